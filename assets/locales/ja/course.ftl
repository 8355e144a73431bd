# 一手を順に選ぶための言葉、オートマ、終局後のつづき。

machine = オートマ
machine-did = 🤖 オートマ：{ $action }。
machine-level = { -narabe }（レベル{ $level }）
machine-moved = 🤖 { $machine }：{ $action }。
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine }が考えています。
machine-stands-in = ⚠️ エンジン「{ $engine }」に問題が起きました。残りは{ $machine }が代わりに打ちます。
machine-tally = 🤖 { $person }さんの{ $machine }との対戦成績：{ $wins }勝{ $draws }分{ $losses }敗。
profile-machine = 🤖 { $game }、{ $machine }との対戦：{ $wins }勝{ $draws }分{ $losses }敗
play-machine = { -narabe }と打つ
level-choice = { $level ->
    [1] レベル1（入門）
    [8] レベル8（最強）
   *[other] レベル{ $level }
}

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
did-place-n = カード{ $a }にダイスを配置
did-place-n-on-n = { $a }をカード{ $b }に配置
did-move-n-to-n = カード{ $a }のダイスをカード{ $b }へ移動
did-fight-n = カード{ $a }での戦い
did-surprise-n-to-n = 奇襲：カード{ $a }を移動
action-place-n = カード{ $a }にダイスを置く
action-place-n-on-n = { $a }をカード{ $b }に置く
action-move-n = カード{ $a }の一番上のダイス
action-move-n-to-n = カード{ $a }のダイスをカード{ $b }へ動かす
action-fight-n = カード{ $a }で戦う
action-surprise-n = カード{ $a }
action-surprise-n-to-n = 奇襲：カード{ $a }を{ $b }へ

outlook-goes-on = コスト{ $dots }、{ outlook-target }。まだ後ろなので続けて打ちます
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
button-next-ninuki = 次の段階へ
button-again-me = 自分が先手
button-again-them = 相手が先手
button-next-me = 自分が先手
button-next-them = 相手が先手
button-accept-me = 受けて先手で打つ
button-accept-them = 受けて先手をゆずる
first-invited = 先手は、前の対局に負けた側が決めます。
loser-chooses = 前の対局に負けたので、どちらが先手かを選べます。

new-rokumon-act-2 = **{ $next }**：カードは七枚、上に三枚、下に四枚、レンガのように並びます。ここでの列は横だけで、上の三枚か、下の四枚のうち隣り合う三枚です。
new-rokumon-act-3 = **{ $next }**：ダイスに数がつきます。一枚のカードに敵味方のダイスが一つずつあれば戦うことができ、数の小さい方が手元に戻ります。
new-rokumon-act-4 = **{ $next }**：奇襲が加わります。一局に一度ずつ、カードを上のダイスごと動かせます。動かしたあとは斜めの列もできます。手元のダイスの横の **！** は、まだ使える印です。
new-rokumon-act-5 = **{ $next }**：一枚のカードが裏向きになり、砦になります。どのダイスも砦に出入りできます。
new-ninuki-breaking = **{ $next }**：五連を作っても、石を取って崩せる間はまだ勝ちではありません。五連を作る前に確かめましょう。
new-ninuki-ninuki = **{ $next }**：一手で三を二つ作る三々は、石を取るか勝ちの並びを作る場合を除き、双方とも打てません。

refusal-challenge-machine = オートマとの一人用の対局で、あなたが先手です。レーティングの対象にはなりません。`opponent`、`starts`、`rated` を外してください。
refusal-challenge-place = この対局にその席はありません。相手は `opponent` に指定してください。
refusal-challenge-seats = { $seats }人で打てるゲームを `game` で選んでください：{ $known }。
refusal-seats-known = { $seats }人用：{ $known }。
refusal-no-such-level = { $engines ->
    [0] 「{ $written }」というレベルはありません。{ $least }〜{ $most }から選んでください。
   *[other] 「{ $written }」というレベルはありません。{ $least }〜{ $most }か、次のエンジンから選んでください：{ $known }。
}
refusal-no-engine = { $rules }を打てるエンジンはまだありません。次のルールなら対局できます：{ $known }。
refusal-no-levels = { $rules }の相手はこのゲームのオートマで、レベルはありません。`level` なしで始めてください。
refusal-machines-busy = { -narabe }は今、あなたやほかの人のために考えるだけで手いっぱいです。1分ほどしてからもう一度お試しください。
refusal-machine-alone = { -narabe }とは一人で打ちます。{ $level ->
    [yes] ほかの対局者を外してください。人に申し込むときは `level` を外してください。
   *[no] { -narabe }かほかの対局者のどちらかだけを指定してください。
}
machines-fill = 残りの{ $count }席にはすべて{ $machine }が着きます。人のために席を空けておくには、`level` と{ -narabe }を指定しないでください。
refusal-machine-clock = { -narabe }との対局に持ち時間はありません。`clock` を外してください。
refusal-follows-already = その対局はもうあります（#{ $number }）。そのメッセージのボタンで、受けるか、断るか、取り下げてください。場所は /games で見られます。
refusal-follows-running = その対局はもう進行中です（#{ $number }）。先に終わらせてください。場所は /games で見られます。
refusal-not-over = この対局はまだ終わっていません。終わればもう一局できます。
refusal-nameless-rematch = この対局の対局者のデータが削除されているため、もう一局はできません。/challenge で新しい対局を始めてください。
refusal-not-your-sequel = この対局のつづきを始められるのは{ $people }だけです。/challenge で自分の対局を始められます。

# ルールの目的。決め手になることを一行ずつ、新しい盤の下とルールの頁に載せる。
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > 開局規定（スワップ2）：仮先が石を三つ置き、仮後が黒か白を選びます。二つ置き加えて、仮先に選ばせることもできます。
brief-gomoku-opening-swap = > 開局規定（スワップ）：仮先が石を三つ置き、仮後が黒か白を選びます。
brief-gomoku-opening-rif = > 開局規定（二題打ち・RIF）：仮先が3手目までを打ち、仮後が黒白を交替できます。5手目は黒が2か所提示し、白がその一つを選びます。
brief-gomoku-opening-yamaguchi = > 開局規定（題数打ち・山口ルール）：仮先が3手目までを打って5手目の題数を宣言し、仮後が黒白を交替できます。5手目は白がその中から選びます。
brief-gomoku-opening-tarannikov = > 開局規定（タラニコフ）：5手目までは中央付近に打ち、そのつど、打たなかった側が黒白を交替できます。
brief-gomoku-opening-soosorv-8 = > 開局規定（四珠交替打ち・ソーソロフ8）：仮先が3手目までを打ち、仮後が黒白を交替できます。白が5手目の題数を宣言し、黒がもう一度交替でき、白が5手目を選びます。
brief-gomoku-opening-taraguchi-10 = > 開局規定（五珠交替打ち・タラグチ10）：4手目までは中央付近に打ち、そのつど黒白を交替できます。5手目も中央付近に打つか、黒が10か所提示します。
brief-gomoku-opening-sakata = > 開局規定（坂田ルール）：仮先が3手目まで、仮後が5手目までを打ちます。仮先が黒か白を選ぶか、二つ置き加えて仮後に選ばせます。
brief-ninuki-opening-swap = > 開局規定（スワップ）：仮先が石を四つ置き、仮後が黒か白を選びます。
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > 図入りの詳しいルール：`/rules game:{ $rules }`
aim-gomoku-five = > 縦・横・斜めのどれかに自分の石を五つ以上並べると勝ちです。
aim-gomoku-exactly-five = > 縦・横・斜めのどれかに自分の石をちょうど五つ並べると勝ちです。
aim-gomoku-renju = > 縦・横・斜めのどれかに自分の石を五つ並べると勝ちです。黒はちょうど五つ、白は六つ以上でも勝ちです。
aim-gomoku-any-blocked = > 片端でも相手の石で止められた五連は勝ちになりません。
aim-gomoku-both-blocked = > 両端を相手の石で止められた五連は勝ちになりません。
aim-gomoku-bans-renju = > 黒は三々・四々・長連（六つ以上）が禁手です。白に禁手はありません。
aim-gomoku-bans-black-three = > 黒は三々が禁手です。白に禁手はありません。
aim-gomoku-bans-black-three-six = > 黒は三々と長連（六つ以上）が禁手です。白に禁手はありません。
aim-gomoku-bans-black = > 黒には禁手があります。
aim-gomoku-bans-three = > 一手で三を二つ作る三々は、黒も白も禁手です。
aim-gomoku-bans = > 黒にも白にも禁手があります。
aim-gomoku-foul-loses = > 禁手を打つと負けです。盤に印は出ません。
aim-ninuki-five = > 縦・横・斜めのどれかに自分の石を五つ以上並べると勝ちです。
aim-ninuki-exactly-five = > 縦・横・斜めのどれかに自分の石をちょうど五つ並べると勝ちです。
aim-ninuki-five-teams = > 縦・横・斜めのどれかに自分の石を五つ以上並べると、味方と二人の勝ちです。
aim-ninuki-exactly-five-teams = > 縦・横・斜めのどれかに自分の石をちょうど五つ並べると、味方と二人の勝ちです。
aim-ninuki-four = > 縦・横・斜めのどれかに自分の石を四つ以上並べると勝ちです。
aim-ninuki-exactly-four = > 縦・横・斜めのどれかに自分の石をちょうど四つ並べると勝ちです。
aim-ninuki-pairs = > 隣り合う相手の石二つを、自分の石で両側から挟むと取れます。
aim-ninuki-pairs-and-threes = > 隣り合う相手の石二つか三つを、自分の石で両側から挟むと取れます。
aim-ninuki-pairs-teams = > 隣り合うほかの人の石二つを、自分の石で両側から挟むと取れます。味方の石は得点になりません。
aim-ninuki-pairs-and-threes-teams = > 隣り合うほかの人の石二つか三つを、自分の石で両側から挟むと取れます。味方の石は得点になりません。
aim-ninuki-captures-8 = > 石を8個（四組）取っても勝ちです。
aim-ninuki-captures-10 = > 石を10個（五組）取っても勝ちです。
aim-ninuki-captures-12 = > 石を12個取っても勝ちです。
aim-ninuki-captures-15 = > 石を15個取っても勝ちです。
aim-ninuki-captures-together = > 取った石はチームの合計で数えます。
aim-ninuki-suicide = > 自分以外の石の間に自分から打って挟まれた場合も、取られます。
aim-ninuki-forbidden = > すぐに取られる形になる点には打てません。
aim-ninuki-break-line = > 並べても、次の人が一手打つまでは勝ちではありません。次の人は石を取って並びを崩すか、負けを認めます。
aim-ninuki-capture-line = > 勝ちの並びが一つだけで、片端が次の人の石、もう片端が空いていると、並びをまるごと取られることがあります。
aim-ninuki-french = > 次の一手で石を取って崩せる五連は、まだ勝ちではありません。
aim-ninuki-school42 = > 次の一手で崩されるか石取りで勝たれる五連は、まだ勝ちではありません。
aim-ninuki-double-three = > 一手で三を二つ作る三々は、黒も白も打てません。
aim-ninuki-double-three-first = > 黒は、一手で三を二つ作る三々を打てません。
aim-roku-five = > 盤の線にそって自分の石を五つ並べると勝ちです。外側の暗い輪がトラックです。トラックで後ろにいる側が点のある空いたマスに石を置き、点の数だけ自分のトラックの石を進めます。トラックの石も、止まった場所で五つのうちに数えます。
aim-roku-ninuki = > 三回取っても勝ちです。隣り合う相手の石をちょうど二つ、自分の石で両側から挟むと取れます。

# 着手のフォームに書く、これから置くもの（45字まで）。
placing-stone = { $colour ->
    [black] 黒石をどこに打ちますか？
    [white] 白石をどこに打ちますか？
    [red] 赤い石をどこに打ちますか？
   *[blue] 青い石をどこに打ちますか？
}
placing-of = { $colour ->
    [black] { $of }手のうち{ $number }手目（黒）
   *[white] { $of }手のうち{ $number }手目（白）
}
placing-number = { $colour ->
    [black] { $number }手目（黒）
   *[white] { $number }手目（白）
}
placing-offer = 提示する5手目（黒）：{ $number }／{ $of }か所目
placing-swap-or-offer = 交替、そのまま、または5手目の提示（1／{ $of }か所目）

about-action-move = 一番上のダイスを、色の違うカードへ
about-action-fight = 敵味方の二つのうち、数の小さい方が手元に戻ります
about-action-surprise = 一局に一度、ダイスごと別の場所へ

title-shogun = 将軍
called-by-shogun = ⚔️ **頼もう！** 将軍の{ $person }さんが勝負を挑んでいます。次の一手で勝てます。
take-back-by-shogun = ⚔️ { $holder }さんは3連勝した将軍なので、{ $person }さんは /takeback でこの一手を一度だけ同意なしに取り消せます。

button-move-on = 着手

# 一手の途中でたずねることと、その結果。
button-step-back = ← 戻る
chosen-so-far = ここまで：「{ $action }」
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
question-cell = カードをどこへ動かしますか？ 名前は図にあります。
outlook-fight = { $won }が{ $lost }に勝ち、{ $lost }は{ whose-supply }に戻ります
upshot-fight = カード{ $card }の戦いは{ $won }の勝ちで、{ $lost }は{ whose-supply }に戻りました。
whose-supply = { $owner ->
    [red] 赤の手元
   *[black] 黒の手元
}

# ロクモンの最初の盤に添える、その幕の遊び方。
-rokumon-win = 自分のダイスが一番上にあるカードが三枚一列に並ぶか（{ $row ->
    [level] 横の列だけ
    [later] 横の列。奇襲でカードが動いたあとは斜めも
   *[all] 横か斜め
}）、一枚のカードに自分のダイスが三つ重なるか、相手が何もできなくなれば勝ちです。
rokumon-act = **ダイスを置く**：手元から空いたカードへ。**ダイスを動かす**：一番上の自分のダイスを、色の違うカードへ（距離は問いません）。行き先は、空いたカード、どちらかのダイスが一つだけあるカード、自分のダイスが二つあるカードのどれかです。ダイスを持ち上げて相手の三つの列が現れると、相手の勝ちです。
rokumon-fight = **戦う**：一枚のカードに敵味方のダイスが一つずつあれば戦えます。数の大きい方が残り、小さい方は持ち主の手元に戻ります。ただし、黒の側の白の1は赤の6に勝ちます。ダイスは振りません。
rokumon-surprise = **奇襲**（一局に一度。手元のダイスの横の **！** はまだ使える印）：好きなカードを一枚、上のダイスごと、ほかの二枚以上に接する空いた場所へ動かします。
rokumon-fort = 裏向きのカードは砦です。どのダイスも砦に出入りできます。
rokumon-solo = あなたは赤、オートマは黒と白のダイスです。戦いはないので、数は関係ありません。奇襲を使えるのはあなただけです。
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# 選べるカードに何が載っているか.
name-red-die = 赤のダイス
name-black-die = 黒のダイス
outlook-supply = 空いたカードへ。手元：{ $dice }
outlook-supply-alike = 空いたカードへ。手元に残り{ $count }個
outlook-place = { $face ->
    [green] 空き、緑
    [gold] 空き、金
   *[down] 空き、砦
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] （下に{ $under }）
}
outlook-move = { $die }を{ $onto ->
    [none] 空いたカードへ
    [two] 自分のダイス二つの上へ
   *[other] { $onto }の上へ
}
outlook-card = { $count ->
    [0] ダイスなし
   *[other] { $dice }ごと
}
outlook-surprise = カード{ $cards }に接します
outlook-fight-lost = あなたの{ $lost }が負けて、手元に戻ります
upshot-surprise = カード{ $card }は今、カード{ $cards }に接しています。
upshot-fifth = 提示された中から選ばれた5手目（黒）です。
upshot-passed = 続けてもう一度パスすると引き分けになります。

# 機械との対局でのヒント。
command-hint = レーティング対象外の対局でヒントをもらいます
option-hint-game = どの対局か（番号）
hint-five = 💡 今すぐ五連を作れます。
hint-fours = 💡 四追い勝ちがあります。四を続ければ五連ができます。
hint-threes = 💡 追い詰めがあります。三や四で攻め続ければ勝てます。
hint-meet-five = 💡 相手は次に五連を作れます。止めてください。
hint-meet-fours = 💡 相手に四追い勝ちの狙いがあります。先に受けてください。
hint-meet-threes = 💡 相手に追い詰めの狙いがあります。先に受けてください。
hint-win = 💡 今すぐ勝てる手があります。
hint-win-forced = 💡 必勝の手順があります。相手が受けなければならない手を続ければ勝てます。
hint-meet-win = 💡 相手は次の手で勝てます。止めてください。
hint-meet-forced = 💡 相手に必勝の手順があります。先に受けてください。
hint-quiet = 💡 どちらにも追い詰めは見当たりません。狙いを作る手を探しましょう。
hint-other = 💡 ここでは必勝の手順を探しません。ヒントは候補の一手だけです。
hint-where = おすすめの手は **{ $action }** です。
hint-line = 手順の一例（あなたの手と相手の受けを順に）：{ $line }
hint-proved = この手で狙いを防げることは確かめてあります。
hint-threat = 受けなかった場合の手順の一例（相手の手とあなたの受けを順に）：{ $line }
button-hint-where = どこ？
button-hint-line = 手順を見る
refusal-hint-rated = レーティング対局ではヒントを使えません。レーティングは対局者だけの力を表すためです。
refusal-hint-decides = 大会や山の対局ではヒントを使えません。結果を対局者だけの力で決めるためです。
refusal-hint-passed = そのあと対局が進んでいます。/hint をもう一度使ってください。
