# 一手を順に選ぶための言葉、オートマ、終局後のつづき。

machine = オートマ
machine-did = 🤖 オートマ：{ $action }。

action-letter = { $a }の段
action-n-takes-n-n = { $a }（{ $b }と{ $c }を取る）
action-place = ダイスを置く
action-move = ダイスを動かす
action-fight = 戦う
action-surprise = 奇襲：カードを動かす
action-place-r2 = 赤の2
action-place-r4 = 赤の4
action-place-r6 = 赤の6
action-place-b1 = 黒の1
action-place-b3 = 黒の3
action-place-b5 = 黒の5
action-place-w1 = 白の1
name-r2 = 赤の2
name-r4 = 赤の4
name-r6 = 赤の6
name-b1 = 黒の1
name-b3 = 黒の3
name-b5 = 黒の5
name-w1 = 白の1
action-place-n = カード{ $a }にダイスを置く
action-place-n-on-n = { $a }をカード{ $b }に置く
action-move-n = カード{ $a }の一番上のダイス
action-move-n-to-n = カード{ $a }のダイスをカード{ $b }へ動かす
action-fight-n = カード{ $a }で戦う
action-surprise-n = カード{ $a }
action-surprise-n-to-n = 奇襲：カード{ $a }を{ $b }へ

outlook-goes-on = コスト{ $dots }、{ outlook-target }。まだ後ろなので続けて打てます
outlook-passes = コスト{ $dots }、{ outlook-target }
outlook-target = { $past ->
    [none] { $target }へ
   *[other] { $past }を飛ばして{ $target }へ
}
outlook-beside-ahead = 黒の一つ先。黒から始まります
outlook-beside-behind = 黒の一つ後ろ。白から始まります
status-track-targets = トラックで{ $by }マス後ろにいます。マスの点の数だけ、トラックの石が進みます：{ $targets }。
status-track-targets-past = { status-track-targets }{ $past } では、相手の石がある { $rival } を飛ばして一つ先まで進みます。

button-again = もう一局
button-next = 次の幕へ
button-again-me = 自分が先手
button-again-them = 相手が先手
button-next-me = 自分が先手
button-next-them = 相手が先手
button-accept-me = 受けて先手で始める
button-accept-them = 受けて先手をゆずる
first-invited = 先手は、前の対局に負けた側が決めます。
loser-chooses = 前の対局に負けたので、どちらが先手かを選べます。

new-rokumon-act-2 = **{ $next }**：カードは七枚、上に三枚、下に四枚、レンガのように並びます。ここでの列は横だけで、上の三枚か、下の四枚のうち隣り合う三枚です。
new-rokumon-solo = オートマは黒で、白いダイスも黒のものです。手持ちの横の **！** は、一局に一度カードを動かす奇襲がまだ使える印です。
new-rokumon-act-3 = **{ $next }**：ダイスに数がつきます。一枚のカードで向かい合う二つのダイスは戦うことができ、小さい方が手元に戻ります。
new-rokumon-act-4 = **{ $next }**：奇襲が加わります。一局に一度ずつ、カードを上のダイスごと動かせます。動かしたあとは斜めの列もできます。手持ちの横の **！** は、まだ使える印です。
new-rokumon-act-5 = **{ $next }**：カードの一枚が裏返しの砦になり、どのダイスもそこへ、またそこから動けます。

refusal-challenge-machine = この対局はオートマとの一人遊びで、あなたが先手です。相手と先手の指定を外してください。レート対象外です。
refusal-follows-already = その対局はもう申し込まれているか、始まっています（#{ $number }）。そのメッセージのボタンで受ける、断る、取り下げるのどれかをしてください。場所は /games で見られます。
refusal-not-over = この対局はまだ終わっていません。終わればもう一局できます。
refusal-not-your-sequel = この対局のつづきを始められるのは{ $people }さんだけです。/challenge で自分の対局を始められます。

aim-roku = > 盤の線にそって自分の石が五つ並べば勝ちです。暗い色の輪がトラックです。トラックで後ろにいる側が点のあるマスに石を置き、点の数だけ自分のトラックの石を進めます。トラックの石も、止まった場所で五つのうちに数えます。
aim-gomoku = > 縦・横・斜めのどれかに自分の石が五つ並べば勝ちです。このルールのほかの決まりは /rules にあります。
aim-ninuki = > 自分の石が五つ並べば勝ちです（三人・四人がそれぞれに打つときは四つ）。隣り合う相手の石をちょうど二つ、自分の石で両側から挟むと取れます。決まった数の石を取っても勝ちです。その数は /rules にあります。
aim-rokumon = > 自分のダイスが三つ一列に並ぶか、一枚のカードに三つ重なるか、相手が何もできなくなれば勝ちです。空いたカードにダイスを置くか、一番上の自分のダイスを色の違うカードへ動かします。ほかのダイスに重ねることもできます。ダイスを持ち上げて相手の三つの列が現れると、相手の勝ちです。

about-action-place = 手元から空いたカードへ
about-action-move = 一番上のダイスを、色の違うカードへ
about-action-fight = 向かい合う二つのうち、小さい方が手元に戻ります
about-action-surprise = 一局に一度、ダイスごと別の場所へ

title-shogun = 将軍
called-by-shogun = ⚔️ **頼もう！** { $person }さんは次の一手で勝てます。

button-move-on = 次の手へ

# 一手の途中でたずねることと、その結果。
button-step-back = ← 戻る
chosen-so-far = ここまで：{ $action }
question-row = どの段ですか？
question-circle = どのマスですか？
question-track-circle = トラックのどのマスですか？
question-pair = どの二石を取りますか？
question-die = どのダイスですか？
question-empty-card = どの空いたカードに置きますか？
question-top-die = どのダイスを動かしますか？
question-other-card = どのカードへ動かしますか？
question-fight = どのカードで戦いますか？
question-card = どのカードを動かしますか？
question-cell = カードをどこへ動かしますか？ 図に同じ名前があります。
outlook-fight = { $won }が{ $lost }に勝ち、{ $lost }は{ whose-supply }に戻ります
upshot-fight = カード{ $card }の戦いは{ $won }の勝ちで、{ $lost }は{ whose-supply }に戻りました。
whose-supply = { $owner ->
    [red] 赤の手元
   *[black] 黒の手元
}
