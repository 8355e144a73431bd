# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**：{ $how }
rules-title = **{ $name }**
rules-how = 着手の書き方：{ $how }
rules-picture = 図{ $number }：{ $caption }
rules-pictures = **図**
    { $captions }
rules-draw = 合意による引き分けもあります（/draw）。
rules-draw-on-time = 合意による引き分けもあります（/draw）。レーティング対象外の対局では、時間切れのあと誰も勝ちを申し出ないまま時間がたつと引き分けです。
rules-clock = 持ち時間は自分の番の間だけ減ります。時間切れになると、レーティング対局では負け、それ以外では相手が時間切れ勝ちにできます。
rules-play = このルールで対局する
rules-next = 次：{ $name }
rules-unsaid = { $key }：{ $value }

# What a move is, in a few words.
how-gomoku = h8（h列の8段目）
how-ninuki = e5（e列の5段目）
how-roku = E5（一番上をAと数えたE段の、左から5番目のマス）
how-rokumon = { $act ->
    [act-1] place 2、move 4 to 1
    [act-2] place 2、move 4 to 1
    [act-3] place r4 on 2、move 4 to 1、fight 4
    [solo] place r4 on 2、move 4 to 1、surprise 6 to 2,-1
    [any] place 2（第1幕・第2幕）、place r4 on 2（第3幕から）、move 4 to 1
   *[other] place r4 on 2、move 4 to 1、fight 4、surprise 6 to 2,-1
}

# Options of several games.
rule-size = 盤は{ $value }路です。
rule-size-unbounded = 盤に端はありません。初手が 0,0 で、ほかの点は初手から右と上へ数えます（右へ1、下へ2なら 1,-2）。
rule-overline-wins = 六つ以上並べても、両端に何があっても勝ちです。
rule-overline-ignored = 勝ちになるのはちょうど五つ並べたときだけです。長連（六つ以上）は勝ちにならず、対局は続きます。
rule-overline-forbidden = **長連**（六つ以上並ぶこと）は禁手です。
rule-ninuki-overline-forbidden = **長連**（勝ちになる数より長い並び）は禁手です。
rule-opening-none = 開局規定はありません。
rule-opening-centre = 開局規定：1手目は天元に打ちます。
rule-opening-pro = 開局規定（プロ）：1手目は天元、2手目は自由、3手目は中央5×5の外に打ちます。
rule-opening-long-pro = 開局規定（ロングプロ）：1手目は天元、2手目は自由、3手目は中央7×7の外に打ちます。
rule-opening-swap2 = 開局規定（スワップ2）：
    1. 仮先が黒石二つと白石一つを自由に置きます。
    2. 仮後は、白を持つ、黒を持つ、白と黒を一つずつ置き加える、のどれかを選びます。
    3. 置き加えたときは、仮先が黒か白かを選びます。
    4. 次は白の番です。

# Gomoku and renju.
note-gomoku-turns = 黒から始め、交互に一つずつ、線の交点に石を打ちます。打った石は動きません。
note-gomoku-plain = 禁手も開局規定もありません。
note-gomoku-no-bans = 禁手はありません。
rule-gomoku-double-three-allowed = 三々は打てます。
rule-gomoku-double-three-forbidden = **三々**（一手で三を二つ作ること）は禁手です。
rule-gomoku-double-four-allowed = 四々は打てます。
rule-gomoku-double-four-forbidden = **四々**（一手で四を二つ作ること）は禁手です。
rule-gomoku-four-three-three-allowed = 四が加わった三々（四三々）は打てます。四と三を一つずつ作る**四三**は、いつでも打てます。
rule-gomoku-four-three-three-forbidden = 四が加わった三々（四三々）も禁手です。四と三を一つずつ作る**四三**は禁手ではなく、基本の勝ち方です。
note-gomoku-four-three-three = 三々は打てますが、四が加わった三々（四三々）は禁手です。
rule-gomoku-bans-both = 禁手は黒にも白にもあります。
rule-gomoku-bans-black = 禁手は黒だけにあり、白にはありません。
rule-gomoku-foul-refused = 禁手を打とうとすると、理由を示して受け付けません。
rule-gomoku-foul-loses = 禁手を打つと、ほかに受けがない場合でも負けです。盤に禁点の印は出ません。
rule-gomoku-ends-open = 五連の両端に何があっても勝ちです。
rule-gomoku-ends-any-blocked = 片端でも相手の石で止められた五連は勝ちになりません。盤の端は止めたことになりません。
rule-gomoku-ends-both-blocked = 両端を相手の石で止められた五連は勝ちになりません。盤の端は止めたことになりません。
rule-gomoku-opening-swap = 開局規定（スワップ）：
    1. 仮先が黒石二つと白石一つを自由に置きます。
    2. 仮後が黒白を交替するか、そのままにするかを選びます。
    3. 次は白の番です。
rule-gomoku-opening-rif = 開局規定（二題打ち・RIF）：
    1. 仮先が1〜3手目を打ち、26の珠型のどれかを作ります（黒は天元、白はその隣、黒は中央5×5の中）。
    2. 仮後が黒白を交替するか、そのままにするかを選びます。
    3. 白が4手目を自由に打ちます。
    4. 黒が5手目を2か所提示します。対称の点は提示できません。
    5. 白がその一つを選び、6手目を打ちます。
rule-gomoku-opening-yamaguchi = 開局規定（題数打ち・山口ルール）：
    1. 仮先が1〜3手目を打ち、26の珠型のどれかを作ります（黒は天元、白はその隣、黒は中央5×5の中）。
    2. 仮先が5手目の題数を1〜12で宣言します（上限はこのボットの取り決めです）。
    3. 仮後が黒白を交替するか、そのままにするかを選びます。
    4. 白が4手目を自由に打ちます。
    5. 黒が題数だけ5手目を提示します。対称の点は提示できません。
    6. 白がその一つを選び、6手目を打ちます。
rule-gomoku-opening-tarannikov = 開局規定（タラニコフ）：
    1. 1手目の黒は天元、2手目の白は中央3×3、3手目の黒は5×5、4手目の白は7×7、5手目の黒は9×9の中に打ちます。
    2. そのつど、打たなかった側が黒白を交替するか、そのままにするかを選びます。
    3. 白が6手目を自由に打ちます。
rule-gomoku-opening-soosorv-8 = 開局規定（四珠交替打ち・ソーソロフ8）：
    1. 仮先が1〜3手目を打ち、26の珠型のどれかを作ります（黒は天元、白はその隣、黒は中央5×5の中）。
    2. 仮後が黒白を交替するか、そのままにするかを選びます。
    3. 白が4手目を自由に打ち、5手目の題数を1〜8で宣言します。
    4. 黒がもう一度、黒白を交替するか、そのままにするかを選びます。
    5. 黒が題数だけ5手目を提示します。対称の点は提示できません。
    6. 白がその一つを選び、6手目を打ちます。
rule-gomoku-opening-taraguchi-10 = 開局規定（五珠交替打ち・タラグチ10）：
    1. 1手目の黒は天元、2手目の白は中央3×3、3手目の黒は5×5、4手目の白は7×7の中に打ちます。
    2. 3手目までは、そのつど打たなかった側が黒白を交替するか、そのままにするかを選びます。
    3. 4手目のあと、黒は、交替する、そのままにする、提示する、のどれかを選びます。
    4. 交替したときも、しなかったときも、黒が5手目を9×9の中に打ち、相手がもう一度交替できます。
    5. 提示するときは、黒が5手目を10か所示し（対称の点は除く）、白がその一つを選びます。
    6. 白が6手目を自由に打ちます。
rule-gomoku-opening-sakata = 開局規定（坂田ルール）：
    1. 仮先が1〜3手目を打ち、26の珠型のどれかを作ります（黒は天元、白はその隣、黒は中央5×5の中）。
    2. 仮後が4手目の白を7×7の中に、5手目の黒を9×9の中に打ちます。
    3. 仮先が、白を持つ、黒を持つ、白黒一つずつをさらに自由に置く、のどれかを選びます。
    4. 二つ置いたときは、仮後が白か黒を選びます（連盟のルールでは何度でも足せますが、ここでは一度だけです。このボットの取り決めです）。
    5. 次は白の番です。
note-gomoku-threes = **四**：あと一手で五連になる形。**棒四**：続いた四つの石で、両端が空いていて、どちらに打っても五連になる形（長連が禁手ならちょうど五連）。**三**：あと一手で棒四になる形。
note-gomoku-threes-renju = **四**：あと一手で五連になる形。**棒四**（達四）：続いた四つの石で、両端が空いていて、どちらに打っても五連になる形（長連が禁手ならちょうど五連）。**三**：禁手でない一手で棒四になる形。
note-gomoku-five-first = 勝ちになる並びを作る手は、いつでも禁手になりません。
note-gomoku-end = パスができます（開局規定の手順の間を除く）。続けて二回パスするか、満局になると引き分けです。
note-gomoku-end-unbounded = パスができます（開局規定の手順の間を除く）。続けて二回パスすると引き分けです。
note-gomoku-federation = 連盟の大会では、禁手を打つと負けです（ルール renju-tournament）：<https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 珠型26種：番号は3手目の位置。左が直接（D）、右が間接（I）
table-gomoku-thirds = 3手目でできる珠型13種：番号は3手目の位置。対称の点も同じ珠型
table-numbered = { $number } { $name }
diagram-gomoku-five = 五連で黒の勝ち
diagram-gomoku-ends-any-blocked = 片端が白なので、この五連は勝ちにならない
diagram-gomoku-ends-both-blocked = 両端が白なので、この五連は勝ちにならない
diagram-gomoku-six-wins = 六つ並べても勝ち
diagram-gomoku-six-ignored = 長連では終わらず、対局は続く
diagram-gomoku-six-forbidden = e5 は長連で禁手
diagram-gomoku-six-loses = e5 は長連で、黒の負け
diagram-gomoku-double-three = e5 は三々で禁手
diagram-gomoku-double-three-loses = e5 は三々で、黒の負け
diagram-gomoku-no-double-three = e5 は三々に見えるが打てる。横の並びは f5 でしか棒四にできず、f5 は四々なので三ではない
diagram-gomoku-double-four = e5 は四々で禁手
diagram-gomoku-double-four-loses = e5 は四々で、黒の負け
diagram-gomoku-straight-four = c7〜f7 は棒四。c3〜f3 は g3 が長連になるので棒四ではない
diagram-gomoku-four-three = e5 は四三で、打てる
diagram-gomoku-exempt = e5 は四三々で、打てる
diagram-gomoku-no-exempt = e5 は四三々で禁手
diagram-gomoku-no-exempt-loses = e5 は四三々で、黒の負け

# Ninuki and pente.
note-ninuki-turns = 黒から始め、交互に一つずつ、線の交点に石を打ちます。
note-ninuki-turns-individual = 3人か4人の個人戦です。席の順に一つずつ石を打ちます。
note-ninuki-turns-teams = 4人が2対2で、1番と3番の席、2番と4番の席が組みます。席の順に一つずつ打ち、石の色は一人ずつ違います。
note-ninuki-plain = 禁手も開局規定もありません。
note-ninuki-no-bans = 禁手はありません。
note-ninuki-free-three = **三**：続いた三つ、または一つ空けた三つの石で、あと一手で両端の空いた続いた四つになる形。
rule-ninuki-capture-pairs = 打った石とほかの自分の石で、隣り合う相手の石をちょうど二つ挟むと取れます。方向は縦・横・斜めの8方向です。一つだけや三つなら取られません。
rule-ninuki-capture-pairs-and-threes = 打った石とほかの自分の石で、隣り合う相手の石をちょうど二つか三つ挟むと取れます。方向は縦・横・斜めの8方向です。一つだけなら取られません。
rule-ninuki-capture-win-yes = 取った石の数でも勝てます。
rule-ninuki-capture-win-no = 石を取るだけでは勝てません。
rule-ninuki-self-capture-none = 相手の石の間に自分から打っても取られません。
rule-ninuki-self-capture-suicide = 自分以外の石の間に自分から打って取られる形にすると、その石は挟んだ側に取られます（自殺手）。
rule-ninuki-self-capture-forbidden = すぐに取られる形になる点（自殺手）には打てません。
rule-ninuki-overtime-off = 並べればすぐに勝ちです。
rule-ninuki-overtime-break-line = 並べても、次の人が一手打つまでは勝ちではありません。次の人は石を取って並びを崩すか、負けを認めます。
rule-ninuki-overtime-capture-line = 勝ちの並びが一つだけで、その片端が次の人の石、もう片端が空いているときは、次の人がそこに打って並びをまるごと取れます。そうでなければ、すぐに勝ちです。
rule-ninuki-overtime-french = 石を取って崩す手がなければ、五連はすぐに勝ちです。あるときは、相手が次の一手で五連を崩すか、（石取りで勝てるルールなら）どこかで取った石を勝ちの数にしないと、五連の勝ちになります。
rule-ninuki-overtime-school42 = 石を取って崩す手も、取った石が勝ちの数になる手もなければ、五連はすぐに勝ちです。あるときは、相手が次の一手でそのどちらかをしないと、五連の勝ちになります。
rule-ninuki-mixed-no = 一度に取れる並びは一色だけです。
rule-ninuki-mixed-yes = 色の混じった並びも取れます。
rule-ninuki-double-three-allowed = 三々は打てます。
rule-ninuki-double-three-forbidden = **三々**（一手で三を二つ作ること）は打てません。
rule-ninuki-double-three-forbidden-first = **三々**（一手で三を二つ作ること）は、黒だけが打てません。
rule-ninuki-opening-g-pente = 開局規定（Gペンテ）：1手目は天元、2手目は自由、3手目は中央5×5の外で、天元と同じ縦横の線の上では5路以上離れた点に打ちます。
rule-ninuki-opening-swap = 開局規定（スワップ）：
    1. 仮先が黒石と白石を交互に二つずつ、自由に置きます。
    2. 仮後が黒白を交替するか、そのままにするかを選びます。
    3. 次は黒の番です。
note-ninuki-house = このルールの三々は資料によって異なり、ここでは独自の取り決めに従います。
note-ninuki-end = 勝負がつかないまま満局になると引き分けです。
note-ninuki-end-passes = 打てる点がないときはパスになります。全員が続けてパスするか、勝負がつかないまま満局になると引き分けです。
note-ninuki-shared = 複数の側が同時に勝つと勝ちを分け合い、互いの間では引き分けになります。
diagram-ninuki-pair = f5 で d5 と e5 の二つを取った
diagram-ninuki-two-pairs = f5 で縦と横に二つずつ、一度に取った
diagram-ninuki-fifth-pair = f5 で取った石が10個になり、黒の勝ち
diagram-ninuki-three-players = 3人の対局：黒が f5 で赤の二子を取り、次は白の番
diagram-ninuki-three = g5 で d5・e5・f5 の三つを取った
diagram-ninuki-safe = c5 と f5 の間に e5 で入っても取られない
diagram-ninuki-suicide = c5 と f5 の間に e5 で入り、二つとも取られた
diagram-ninuki-double-three = e5 は三々で打てない
diagram-ninuki-blocked-three = e8 の白が三の片方を止めているので、e5 は打てる
diagram-ninuki-broken = e5 で五連ができたが、e4 で e5 と e6 が取られて崩れた
diagram-ninuki-broken-four = e5 で四が並んだが（ここでは四で勝ち）、e4 で e5 と e6 が取られて崩れた

# Gomoku Roku.
rule-roku-stones = 石はトラックの石を含めて一人{ $value }個です。
rule-roku-skip-landing = 進んだ先に相手のトラックの石があれば、もう一つ先へ進みます。
rule-roku-skip-all = 相手のトラックの石があるマスは数えずに進みます。
note-roku-board = 盤は丸いマスの六角形です。外側の暗い輪がトラックで、内側のマスには点が1〜4個あります。列は盤に引かれた直線です。隣のマスどうしを結ぶものと、二つのマスの間を通って先のマスへ続くものがあります。中央には置けず、列はそこで切れます。
note-roku-about = 二人用、8歳ごろから、1局は15分ほど。一つ置けば一つ進み、五つ並べば勝ちのゲームです。
note-roku-track = 黒がトラックの好きなマスに、白がその隣に石を置きます。白が先なら黒から、後ろなら白から始まります。いつも時計回りで後ろにいる側が打つので、続けて打つこともあります。
note-roku-place = 六つ以上並べても勝ちです。
note-roku-win = トラックの石は、進んだ先のマスで数えます。離れる前のマスを数えて五つになる並びは、勝ちになりません。
note-roku-handicap-1 = ハンデ1：弱い側の黒がトラックのマスを選び、先に打ちます。白のトラックの石は3マス先から始めます。いつも時計回りで後ろにいる側が打つので、続けて打つこともあります。
note-roku-handicap-2 = ハンデ2：弱い側の黒がトラックのマスを選び、先に打ちます。白のトラックの石は4マス先から始めます。いつも時計回りで後ろにいる側が打つので、続けて打つこともあります。
note-roku-handicap-3 = ハンデ3：弱い側の黒がトラックのマスを選び、先に打ちます。白のトラックの石は5マス先から始めます。いつも時計回りで後ろにいる側が打つので、続けて打つこともあります。
note-roku-dynamic = ダイナミック：最初に双方が、点が一つのマスへ石を一つずつ自由に置きます。このときトラックの石は進みません。
note-roku-thrilling = スリリング：石が少ないので、残りの数に気をつけてください。
note-roku-ninuki = 二抜き：挟む石の一つは、今置いた石か、進んだ先のトラックの石です。取れる組がいくつもあれば、一つ選んで書きます（E5 takes D4 D5）。相手の石の間に自分から入っても取られません。トラックの石は取られません。取った石は取った側のものになり、空いたマスにはまた置けます。
note-roku-out = 自分の番に石が残っていなければ負けです。点のあるマスがすべて埋まると引き分けです。引き分けを申し込めるのは自分の番だけです。
note-roku-rebuilt = 盤の点の数と列は復元したものです。
note-roku-set-up = この変則ルールの始め方は復元したものです。
note-roku-credit = Shota Hasuikeさん（Lotus boardgames）のゲームです：<https://www.lotusboardgames.com>
diagram-roku-start = A1 の黒が後ろなので黒の番
diagram-roku-handicap = 黒がマスを選ぶと、白のマスも決まる
diagram-roku-dynamic = E9 と F2 に自由な石を置いたところ
diagram-roku-five = B1 へ進んだトラックの石を含む五連
diagram-roku-no-five = 五連ではない。トラックの石が B1 を離れて A2 へ進んだ
diagram-roku-pair = C3 と I3 で挟んだ E4 と G4 が取られる

# Rokumon.
note-rokumon-table-act-1 = 六枚のカードを三枚ずつ二段に並べます。奇数が緑、偶数が金です。赤（真田）はダイス四つで先手、黒（徳川）は五つです。
note-rokumon-table-bricks = 七枚のカードを、上に三枚、下に四枚、レンガのように並べます。奇数が緑、偶数が金です。赤（真田）はダイス四つで先手、黒（徳川）は五つです。
note-rokumon-table-solo = 七枚のカードを、一枚を六枚が囲む六角形に並べます。奇数が緑、偶数が金です。あなたは赤（真田）で、ダイス四つで先手です。オートマは五つです。
note-rokumon-story-act-1 = 第1幕・六文銭：三途の川の渡し賃を家紋にした一族は、死を恐れずに戦いました。
note-rokumon-story-act-2 = 第2幕・上田の城：1583年、赤は宿敵の黒と手を組んで城を築きます。七枚目のカードがその城です。
note-rokumon-story-act-3 = 第3幕・最初の上田攻め：赤が寝返ると、黒は八千近い兵で攻め寄せ、城の二千人に追い返されます。
note-rokumon-story-act-4 = 第4幕・二度目の上田攻め：1600年、上田の城は三万八千の軍を足止めし、天下分け目の合戦に遅れさせます。敵方に付いた一族の長男が「奇襲」です。
note-rokumon-story-act-5 = 第5幕・大坂：1614年、一族最後の名将が大坂城の前に砦を築きます。裏向きのカードがそれです。翌年、砦は城とともに落ちます。
note-rokumon-story-solo = 終章・ふたたび上田：戦の世は終わり、大名の城は一つずつになり、一人で遊ぶ時間もできました。
note-rokumon-no-values = ダイスの目は使いません。
note-rokumon-values = ダイスの目は決まっています。赤は2・2・4・6、黒は1・3・3・5、白い1個は1です。
note-rokumon-fight = 戦いでは、どちらのダイスが上でもかまいません。戦って三つの並びが現れると、その持ち主の勝ちです。
note-rokumon-surprise = 相手が直前に奇襲で動かしたカードは、奇襲で動かせません。
note-rokumon-solo = オートマは、できることを次の順に選びます：自分の列を完成させる、一つだけの赤のダイスに重ねる、赤の列を止める、ダイスを置く、動かす。
note-rokumon-draw = 同じ局面が三度現れるか、200手に達すると引き分けです（独自の取り決め）。
note-rokumon-about = 一人または二人用。続けて打てば1局5〜10分です。
note-rokumon-loser = どちらが赤かは、引き分けを除いた直前の対局に負けた側が決めます。初対局では、申し込みで決めるか、くじで決まります。
note-rokumon-title = **将軍**：同じ相手に3連勝すると得られる、天下人の称号です。将軍は、レーティング対局でも相手に一手ごとに一度の取り消しを認め、次の一手で勝てるときは「頼もう！」と勝負を挑む声を上げます。
note-rokumon-rebuilt = カードの数字と色は復元したものです。
note-rokumon-rebuilt-act-5 = カードの数字と色と並べ方は復元したものです。
note-rokumon-credit = Charles Wardさん（EXIST GAMES、絵はAndres Agostiniさん）のゲームです：<https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = カードを配ったところ。列は 5 2 1 と 3 6 4
diagram-rokumon-deal-bricks = カードを配ったところ。列は 5 2 7、1 3 6、3 6 4
diagram-rokumon-deal-solo = カードを配ったところ。列は 7 1 3、5 1 4、6 1 2
diagram-rokumon-row = 赤が三つ並び、赤の勝ち
diagram-rokumon-row-of-bricks = 四枚の段で赤が三つ隣り合い、赤の勝ち
diagram-rokumon-before-slanting = 2・3・4のカードに赤。まだ並んでいない
diagram-rokumon-slanting = 4のカードが奇襲で1と3のカードの下（0,1）へ動き、赤が斜めに三つ並んで赤の勝ち
diagram-rokumon-slanting-solo = 中央のカードを通って赤が斜めに三つ並び、赤の勝ち
diagram-rokumon-fight = 4のカードで黒の3が赤の2に勝ち、赤は手元に戻った
diagram-rokumon-surprise = 5のカードが7のカードの左（0,−1）へ動いた
