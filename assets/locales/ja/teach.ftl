# エンジンと規則の説明：検討、人どうしのヒント、禁点。

command-review = 終わった対局をエンジンで検討します
option-review-game = どの対局か（番号。空欄ならここで最後に終えた対局）
option-review-file = 棋譜のファイル：SGF、PSQ、pente.org、着手の列、JSON
button-review = 検討
button-review-back = 前のページ
button-review-forth = 次のページ
button-share = 検討を公開
review-heading = 🔎 **検討**（公開するまで、あなただけに見えます）
review-opening-here = 📖 このサーバーでは{ $count }局が{ $ply }手目まで同じ進行です。その手を打った側の得点率は{ $score }%（{ $low }〜{ $high }）です。
review-heading-shared = 🔎 **検討**
review-chances = { $person }の勝率（パーセント）：{ $chances }
review-chance = { $ply ->
    [0] 初手の前 { $percent }
   *[other] { $ply }手目の後 { $percent }
}
review-chance-pass = { $ply ->
    [0] 初手の前のパスの後 { $percent }
   *[other] { $ply }手目とパスの後 { $percent }
}
review-chart = { $person }の勝率（%）
review-accuracy = { $person }：正確さ { $percent }%（{ $moves }手）
review-accuracy-none = { $person }：評価できる手はありません
review-accuracy-means = -# 正確さは、100%から一手ごとに失った勝率の平均を引いたものです。短い探索によるこのエンジンの見方で、強制された受けは数えません。棋力の尺度ではなく、エンジンも間違えます。
review-missed = { $ply }手目（{ $person }）：{ $kind ->
    [five] 五連
    [captures] 石取りによる勝ち
    [vcf] 四追い勝ち
    [vcf-captures] 四と石取りによる勝ち
    [vct-captures] 三、四と石取りによる勝ち
   *[vct] 追い詰め
}の見逃し。{ $line }
review-missed-more = 見逃しはほかに{ $count }回あります。
review-missed-none = 探索の範囲では、必勝手順の見逃しはありません。
review-forbidden = 最後の五連は { $point } に打って完成しました。そこは相手の禁点なので、止められませんでした。
review-turns = 次のページから、勝負の分かれ目を{ $count }か所示します。
review-turns-none = 一手で勝率を15%以上失った手はありません。
review-turn = **分かれ目 { $number }／{ $count }**：{ $ply }手目 **{ $action }**（{ $person }）
review-turn-pass = **分かれ目 { $number }／{ $count }**：{ $ply }手目の後の **{ $action }**（{ $person }）
review-turn-lost = この手で負けになりました（{ $end }）。
review-turn-loss = この手で勝率が{ $percent }ポイント下がりました。
review-turn-won = **{ $best }** なら必勝でした：{ $line }
review-turn-line = **{ $best }** のほうがまさっていました。エンジンの読み：{ $line }
review-turn-allowed = この手は相手の必勝を許しました：{ $line }
review-turn-defences = 防げると証明できた手：{ $moves }
review-turn-picture = -# 図のAが実際の手、数字がよりよい手順です。
review-turn-picture-covered = -# 図の数字がよりよい手順です。実際の手は{ $number }の点でした。
review-turn-picture-before = -# 図は着手前の局面です。
review-turn-board = -# 着手前の盤面：
review-film = 🎞️ **一局の流れ**　右の帯は下からが{ $person }の勝率です。数字は勝率の高い側を示します。
refusal-review-running = この対局はまだ続いています。終わってから /review を使ってください。
refusal-review-players = 検討できるのは対局者だけです。対局者が公開すれば、ほかの人も見られます。
refusal-review-seats = 検討できるのは2人の対局です。この対局は /replay で並べられます。
refusal-review-length = 検討できるのは{ $least }手から{ $most }手までの対局です。この対局は{ $count }手です。
refusal-review-busy = 検討には数秒かかります。あなたかほかの人の検討がまだ終わっていません。1分ほどしてからお試しください。
refusal-no-game-to-review = ここで終えた対局がありません。ほかの場所の対局は `game` で選ぶか、`file` で棋譜を添付してください。
refusal-own-position = これはあなたの対局 #{ $number } の局面です。その対局が進むか終わると検討できます。
refusal-own-position-machine = その手を打つと、あなたの対局 #{ $number } の局面になります。応手がその対局の助けになるため、別の手を打つか、その対局が進むか終わるまで待ってください。
refusal-own-file = 対局 #{ $number } が続いています。その対局の助けにならないよう、ファイルの検討は終局後にできます。
refusal-own-kind = 対局 #{ $number } が続いています。その対局が終わるまで、このゲームではヒントも検討も使えません。

hint-people = この対局の相手は人です。ヒントには全員の同意が必要です。一度同意すれば、この対局の間は全員が使えます。
hints-agreed = 💡 この対局ではヒントを使えます：/hint
button-hint = ヒント
button-ask-hints = ヒントの使用を申し出る
button-agree-hints = ヒントに同意
offer-hints = 💡 { $person }さんが、この対局で全員がヒントを使えるように申し出ています。返事待ち：{ $people }
declined-hints = 💡 { $person }さんからのヒントの申し出は断られました。
refusal-hints-agreed = この対局ではすでにヒントが使えます。自分の番に /hint を使ってください。
refusal-hints-declined = この対局ではヒントの申し出が断られました。申し出は一局に一度です。次の対局で申し出てください。

button-why = なぜ？
refusal-why-passed = そのあと対局が進んでいます。今の禁点は /board で見られます。
why-overline = **{ $point }** は禁点です。長連になります。
why-double-four = **{ $point }** は禁点です。四が同時に二つできます。
why-double-three = **{ $point }** は禁点です。三が同時に二つできます。
why-four-three-three = **{ $point }** は禁点です。四と二つの三が同時にできます。
why-self-capture = **{ $point }** は禁点です。打った石がすぐに取られます。
why-row-overline = { $count }個の並び：{ $stones }
why-row-flanked = 両端が相手の石：{ $stones }。間が自分の石になります。
why-row-four = 四：{ $stones }。{ $holes } に打てば五連です。
why-row-three = 三：{ $stones }。{ $holes } に打てば棒四です。
why-row-none = 三ではない並び：{ $stones }。打てる手では棒四になりません。
why-hole-five = { $point } は五連になるので数えません。
why-hole-overline = { $point } は長連で禁手なので数えません：
why-hole-double-four = { $point } は四々で禁手なので数えません：
why-hole-double-three = { $point } は三々で禁手なので数えません：
why-hole-four-three-three = { $point } は四三々で禁手なので数えません：
why-recursion = -# 打てる手の一つで棒四になる三だけを数えます。
why-drawn = 図では { $point } に石が置いてあります。
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = レッスン
button-lesson-answer = 答える
button-lesson-solution = 正解を見る
button-lesson-back = 前のレッスン
button-lesson-forth = 次のレッスン
lesson-answer = あなたの手
lesson-answer-label = どこに打ちますか
lesson-answer-example = 例：{ $point }
button-try-back = 一手戻る
button-try-export = ファイルで保存
button-try-lay = 石を置く…
try-title = 🧪 対局 #{ $number } の試し打ち用の盤です。自由に石を並べられます。ほかの人には見えません。
try-laid = 並べた手：{ $moves }
try-ask = 試し打ち
try-ask-label = 一手、または続けて数手
try-ask-example = 例：h9 i10
button-puzzle-another = 別の問題
button-puzzle-give-up = 降参
button-puzzle-solve = 解く
puzzle-day-over = この問題の日付は過ぎたので、記録には数えません。今日の問題は `/puzzle` で見られます。
puzzle-done = { $how ->
    [solved] ✅ 今日の問題はもう解いています。
   *[given-up] 今日の問題の正解はもう見ています。
}もう一度解けますが、記録には数えません。
puzzle-film = 隠してある画像で正解の手順が見られます。
puzzle-first = 👑 誤答なしで最初に解いたのは{ $person }さんです。
puzzle-gave-up = { $side ->
    [black] 正解（⚫が攻め、⚪が受け）：
   *[white] 正解（⚪が攻め、⚫が受け）：
}{ $line }
puzzle-goes-on = { $point } で正解です。{ $answer } と受けました。次の一手は？
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 正解です！
puzzle-own = この局面は、このサーバーで打たれた対局のものです。
puzzle-theme-fours = 💡 **四追い**　四を作るたびに、受けは一つに決まります。二つの四が一点で重なる場所を探し、受けの石が邪魔にならない順を選びましょう。
puzzle-theme-four-three = 💡 **四三**　一つの石で四と、別の筋の三を同時に作ります。四は止めなければならず、その間に三が棒四になります。
puzzle-theme-trap = 💡 **禁手に追い込む**　禁手がなければ、ここに勝ちはありません。黒の受けが禁手になる四を作るか、先にその点を禁手にしましょう。
puzzle-theme-captures = 💡 **石取りで勝つ**　五組目を取る狙いには、四と同じようにすぐ受けが要ります。二つの狙いを同時に作る手を探しましょう。
puzzle-theme-unbroken = 💡 **石取りで崩れない四**　石を取られないなら、ほかの初手でも勝てます。始める前に、自分のどの二子が取られるかを確かめましょう。
puzzle-streak = { $days ->
    [1] 連続記録の1日目です
   *[other] { $days }日連続で解いています
}。週に1日は休めます。
puzzle-streak-of-all = このサーバーは{ $days }日連続で正解者を出しています。
puzzle-task = { $side ->
    [black] ⚫ 黒
   *[white] ⚪ 白
}の番です。受けの手を除いて{ $moves }手の{ $set ->
    [pente] 四と石取りによる勝ち
   *[freestyle] 四追い勝ち
}があります。初手は一つだけです。
puzzle-terms = -# { $set ->
    [standard] ちょうど五つ並べば勝ちです。四追い：四を続けて作り、相手にすぐ止めさせながら勝ちます。
    [renju] 五つ並べば勝ちで、黒には禁手があります。四追い：四を続けて作り、相手にすぐ止めさせながら勝ちます。
    [pente] 五つ以上並べるか、二子を五組取れば勝ちです。どの手も次の一手で勝つ狙いがあり、受けは石を取ることもできます。
   *[freestyle] 五つ以上並べば勝ちです。四追い：四を続けて作り、相手にすぐ止めさせながら勝ちます。
}
puzzle-title = { $kind ->
    [day] **今日の詰め問題**
    [course] **練習コース：{ $count }問中の{ $number }問目**
   *[other] **詰め問題**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } は黒の禁点なので、白がそこに打って勝ちます。
   *[white] { $point } は白の禁点なので、黒がそこに打って勝ちます。
}
puzzle-unsure = { $point } の後に問題の条件どおりの勝ちがあるかは、時間内に分かりませんでした。不正解には数えません。別の手を試してください。
puzzle-wrong = { $point } では、問題の条件どおりには勝てません。
puzzle-wrong-once = { $point } は違います。あと1回までなら連続記録に数えます。
puzzle-wrong-spent = { $point } では、問題の条件どおりには勝てません。今日は連続記録に数えませんが、続けて解くことはできます。
puzzle-yesterday = 昨日は{ $tried }人が取り組み、{ $solved ->
    [0] 誤答1回以内で解いた人はいませんでした
   *[other] { $solved }人が誤答1回以内で解きました
}。
choice-set-freestyle = フリースタイル（五つ以上）
choice-set-pente = ペンテ
choice-set-renju = 連珠
choice-set-standard = スタンダード（五連のみ勝ち）
choice-theme-captures = 石取りで勝つ
choice-theme-four-three = 四三
choice-theme-fours = 四追い
choice-theme-trap = 禁手に追い込む
choice-theme-unbroken = 石取りで崩れない四
command-puzzle = 今日の詰め問題か、別の詰め問題を出します
option-puzzle-another = 記録に数えない別の問題
option-puzzle-set = 問題のルール
option-puzzle-theme = 30問の練習コースをこのテーマから始める
lesson-title = 🎓 **{ $course }のレッスン { $number }／{ $count }**（解いた数：{ $done }）
lesson-right = ✅ { $point } は正解です。
lesson-wrong = ❌ { $point } では解けません。もう一度考えて答えてください。
lesson-solution = 💡 正解：{ $point }。自分で答えると、解いた数に入ります。
lesson-example = 盤には、例として { $point } を打った局面を表示しています。
lesson-last = このコースのレッスンはこれで最後です。
lesson-five = **五連**　縦・横・斜めに自分の石が五つ並べば勝ちです。黒番：五連を作ってください。
lesson-gap = **飛び四**　間が一つ空いた四つの石も四です。黒番：五連を作ってください。
lesson-stop = **四を止める**　四は空いた端を止めないと次の手で五連になります。黒番：白の五連を止めてください。
lesson-straight-four = **棒四**　両端の空いた四は止められません。一手で止まるのは片方だけだからです。黒番：棒四を作ってください。
lesson-three = **三を止める**　三は次の手で棒四になります。その前に片方の端を止めます。黒番：三や四の追い詰めが残らないように止めてください。
lesson-four-three = **四三**　四と三を同時に作ると勝ちです。相手が四を止める間に、三が棒四になります。黒番：四三を見つけてください。
lesson-double-three = **三々**　禁手のないルールでは、三を同時に二つ作ると勝ちです。止められるのは片方だけです。黒番：三々を見つけてください。
lesson-double-four = **四々**　四を同時に二つ作ると、五連の点が二つできます。黒番：四追い勝ちを見つけてください。
lesson-chain = **四追い**　四は必ず止めなければならないので、四を続けて二つの狙いを重ねます。黒番：勝ちの初手を打ってください。
lesson-prevent = **四追いを防ぐ**　白に四追い勝ちの狙いがあります。黒番：白の四追い勝ちがなくなる手を打ってください。
lesson-renju-exact = **ちょうど五連**　連珠の黒は、ちょうど五つ並べると勝ちです。六つ以上は長連といい、黒の禁手です。黒番：ちょうど五連を作ってください。
lesson-renju-six = **白の長連**　白に禁手はないので、六つ以上並べても勝ちです。白番：この一手で勝ってください。
lesson-renju-four-three = **四三**　三々と四々は黒の禁手です。黒は、四と三を一つずつ同時に作る四三で勝ちます。黒番：四三を見つけてください。
lesson-renju-false-three = **三にならない形**　禁手でない一手で棒四になる形だけが三です。端が止まっていたり長連になったりして棒四にできない形は三ではないので、三々にもなりません。黒番：四と三に、三にならない形が重なる手で勝ってください。
lesson-renju-overline-trap = **長連禁**　長連になる点には、五連を止めるためでも黒は打てません。白番：黒が止められない四を打ってください。
lesson-renju-double-three-trap = **三々禁**　三々になる点は、五連を止めるためでも黒の禁点です。白番：黒が止められない四を打ってください。
lesson-renju-double-four-trap = **禁手に追い込む**　四を止めさせた黒の石で、ほかの点が四々の禁点になることがあります。白番：勝ちの初手を打ってください。
lesson-renju-mise = **ミセ手**　四でも三でもなく、次の四三を狙う手をミセ手といいます。広く四追い勝ちを狙う手はフクミ手です。黒番：ミセ手を打ってください。
lesson-renju-chase = **四追い**　四で追い続けて勝つのが四追いで、三も交えるのが追い詰めです。後の狙いを呼び込む四を呼手といいます。黒は四々が禁手なので、最後は四三で決めます。黒番：勝ちの初手を打ってください。
lesson-renju-meet = **四追いを防ぐ**　白は、禁点でしか止まらない四を狙っています。四の点を先に取るか、禁点が禁点でなくなるように打ちます。止めた石が自分の四や三になれば、ノリ手です。黒番：白の四追い勝ちがなくなる手を打ってください。
lesson-pente-pair = **石取り**　隣り合う相手の石をちょうど二つ、自分の石で両側から挟むと取れます。方向は縦・横・斜めです。黒番：二つ取ってください。
lesson-pente-pairs = **二組取り**　一手で挟めば、どの方向の二つもすべて取れます。黒番：一手で二組取ってください。
lesson-pente-entry = **間に入る**　石を取れるのは相手が打ったときだけです。相手の石の間に自分から打っても取られません。黒番：この一手で勝ってください。
lesson-pente-guard = **石を守る**　片側を相手に押さえられた二つの石は、もう片側に打たれると取られます。三つ並べば取られず、押さえている石を取っても守れます。黒番：白が何も取れなくなる手を打ってください。
lesson-pente-fifth = **五組目**　五組取ると勝ちです。黒はもう四組取っています。黒番：この一手で勝ってください。
lesson-pente-stop = **挟む石を取る**　白は四組取っていて、一つの白石が二方向で五組目を狙っています。黒番：白が次の一手で勝てなくなる手を打ってください。
lesson-pente-break = **四を崩す**　両端の空いた四は端を止めても防げませんが、その中の石を取れば崩れます。黒番：白の五連を止めてください。
lesson-pente-keystone = **要の石**　白の二つの四が一つの石を共有しています。その石を取れば、どちらも四ではなくなります。黒番：両方を止めてください。
lesson-pente-sound = **取られない四**　白は四組取っているので、もう一組取られると負けです。黒番：白に何も取られない棒四を作ってください。
lesson-pente-both = **四と五組目**　黒は四組取っています。四を作りながら五組目も狙えば、相手は両方を受けられません。黒番：その手を見つけてください。
