# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**：{ $how }
rules-title = **{ $name }**
rules-how = 着手の書き方：{ $how }。
rules-pictures = 図：{ $captions }
rules-draw = 合意による引き分け（/draw）もあります。
rules-draw-on-time = 合意による引き分け（/draw）もあります。レーティング対象外の対局は、双方が時間切れになっても引き分けです。
rules-clock = 持ち時間は、手番が自分にある間だけ減ります。時間切れになると、レーティング対局では負け、それ以外では相手が時間切れ勝ちにできます。
rules-unsaid = { $key }：{ $value }

# What a move is, in a few words.
how-gomoku = h8 のような点
how-ninuki = j10 のような点
how-roku = E5 のようなマス（一番上の段が A、その E の段の左から5番目）
how-rokumon = { $act ->
    [act-1] place 2
    [act-2] place 2
    [any] place 2（第1幕・第2幕）、place r4 on 2（第3幕から）
   *[other] place r4 on 2
}、move 4 to 1 のような行動

# Options of several games.
rule-size = 盤は{ $value }路です。
rule-size-unbounded = 盤に端はありません。初手が 0,0 で、ほかの点は 3,-2 のように初手からの歩数で表します。
rule-overline-wins = 六つ以上並べても五連と同じく勝ちです。
rule-overline-ignored = ちょうど五連だけが勝ちで、長連は勝ちになりません。
rule-overline-forbidden = 六つ以上並ぶ長連は禁手です。
rule-opening-none = 開局の規定はありません。
rule-opening-centre = 開局：初手は天元です。
rule-opening-pro = 開局（プロ）：初手は天元、三手目は中央5×5の外です。
rule-opening-long-pro = 開局（ロングプロ）：初手は天元、三手目は中央7×7の外です。
rule-opening-swap2 = 開局（スワップ2）：一方が三手を置き、相手は色を選ぶか、二手を加えて色の選択を委ねます。

# Gomoku and renju.
note-gomoku-turns = 黒と白が交互に石を置き、縦・横・斜めのいずれかに五つ続けて並べると勝ちです。
rule-gomoku-double-three-allowed = 三々は打てます。
rule-gomoku-double-three-forbidden = 一手で三が二つできる三々は禁手です。
rule-gomoku-double-four-allowed = 四々は打てます。
rule-gomoku-double-four-forbidden = 一手で四が二つできる四々は禁手です。
rule-gomoku-four-three-three-allowed = 同じ手で四もできる四三々は打てます。
rule-gomoku-four-three-three-forbidden = 四三々も禁手です。
rule-gomoku-bans-both = 禁手は黒白どちらにもあります。
rule-gomoku-bans-black = 禁手は黒だけにあります。長連が禁手のとき、白は長連でも勝ちです。
rule-gomoku-foul-refused = 禁手は理由を示して受け付けません。
rule-gomoku-foul-loses = 禁手を打つと、やむを得ない手でも負けです。盤に印は出ません。
rule-gomoku-ends-open = 五連の両端に何があっても勝ちです。
rule-gomoku-ends-any-blocked = 片端でも相手の石で止められた五連は勝ちになりません。盤の端は数えません。
rule-gomoku-ends-both-blocked = 両端を相手の石で止められた五連は勝ちになりません。盤の端は数えません。
rule-gomoku-opening-swap = 開局（スワップ）：一方が黒二つと白一つを置き、相手は黒白を入れ替えられます。
rule-gomoku-opening-rif = 開局（RIF）：天元、その隣、5×5の中に三手を置き、相手は入れ替えられます。白が四手目、黒が対称でない五手目を二か所示し、白が一つ選びます。
rule-gomoku-opening-yamaguchi = 開局（山口）：RIFと同じですが、三手を置く側が五手目の候補の数を1〜12で宣言します。
rule-gomoku-opening-tarannikov = 開局（タラニコフ）：1〜5手目を天元、3×3、5×5、7×7、9×9の中に置き、そのつど相手は入れ替えられます。
rule-gomoku-opening-soosorv-8 = 開局（ソーソロフ8）：RIFと同じですが、四手目とともに白が五手目の候補の数を1〜8で宣言し、相手はもう一度入れ替えられ、黒が示します。
rule-gomoku-opening-taraguchi-10 = 開局（タラグチ10）：四手目まではタラニコフと同じで、その後は9×9の中の五手目と最後の入れ替えか、五手目を十か所示して白が一つ選ぶかです。
note-gomoku-threes = 三は両端の空いた四になれる形、四はあと一手で五連になる形です。
note-gomoku-threes-renju = 三は禁手でない一手で両端の空いた四になれる形、四はあと一手で五連になる形です。
note-gomoku-five-first = ちょうど五連になる手は禁手になりません。
note-gomoku-end = 開局のあとはパスができます。パスが続くか満局になると引き分けです。
note-gomoku-federation = 連盟の大会では禁手は負けです（renju-tournament）：<https://www.renju.net/study/rifrules.php>
diagram-gomoku-five = 五連で黒の勝ち
diagram-gomoku-ends-any-blocked = 片端が白なので、この五連は勝ちにならない
diagram-gomoku-ends-both-blocked = 両端が白なので、この五連は勝ちにならない
diagram-gomoku-six-wins = 六つ並べても勝ち
diagram-gomoku-six-ignored = 長連では終わらず、対局は続く
diagram-gomoku-six-forbidden = e5 は長連で禁手
diagram-gomoku-six-loses = e5 は長連で、黒の負け
diagram-gomoku-double-three = e5 は三々で禁手
diagram-gomoku-double-three-loses = e5 は三々で、黒の負け
diagram-gomoku-double-four = e5 は四々で禁手
diagram-gomoku-double-four-loses = e5 は四々で、黒の負け
diagram-gomoku-exempt = e5 は四三々で、打てる
diagram-gomoku-no-exempt = e5 は四三々で禁手
diagram-gomoku-no-exempt-loses = e5 は四三々で、黒の負け

# Ninuki and pente.
note-ninuki-turns = 順に石を置き、自分の色を五つ並べると勝ちです。
note-ninuki-turns-individual = それぞれ自分のために順に石を置き、自分の色を四つ並べると勝ちです。
note-ninuki-turns-teams = 二人ずつ組んで順に石を置き、一人の色が五つ並べば組の勝ちです。
note-ninuki-captures-8 = 取った石が8個になっても勝ちです。
note-ninuki-captures-10 = 取った石が10個になっても勝ちです。
note-ninuki-captures-12 = 取った石が12個になっても勝ちです。
note-ninuki-captures-15 = 取った石が15個になっても勝ちです。
rule-ninuki-capture-pairs = 打った石と自分の石で、隣り合うちょうど二つの石を挟むと取れます。
rule-ninuki-capture-pairs-and-threes = 打った石と自分の石で、隣り合うちょうど二つか三つの石を挟むと取れます。
rule-ninuki-capture-win-yes = 取った石の数でも勝てます。
rule-ninuki-capture-win-no = 石を取るだけでは勝てません。
rule-ninuki-self-capture-none = 相手の石の間に自分から入っても取られません。
rule-ninuki-self-capture-suicide = 相手の石の間に自分から入ると、挟まれた石は取られます。
rule-ninuki-self-capture-forbidden = 挟まれて取られる形になる点には打てません。
rule-ninuki-overtime-off = 並べればすぐに勝ちです。
rule-ninuki-overtime-break-line = 並べられたら、次の人は石を取って列を崩すか、負けを認めます。
rule-ninuki-overtime-capture-line = 並べられても、列の片端が次の人の石でもう片端が空いていれば、列をまるごと取れます。
rule-ninuki-overtime-french = 次の一手で石を取って列を崩せる間は、まだ勝ちではありません。崩されず、取った石がどこでも勝ちの数に届かなければ、並べた側の勝ちです。
rule-ninuki-overtime-school42 = 次の一手で列を崩されるか、取られた石が勝ちの数に届けば、並べても勝ちになりません。どちらかができるときに、その一手が与えられます。
rule-ninuki-mixed-no = 一度に取れる列は一色だけです。
rule-ninuki-mixed-yes = 色の混じった列も取れます。
rule-ninuki-double-three-allowed = 三々は打てます。
rule-ninuki-double-three-forbidden = 一手で三が二つできる手は打てません。
rule-ninuki-double-three-forbidden-first = 一手で三が二つできる手は、先の色だけが打てません。
rule-ninuki-opening-g-pente = 開局（Gペンテ）：プロと同じで、さらに三手目は天元の縦横で3か4離れた点には打てません。
rule-ninuki-opening-swap = 開局（スワップ）：一方が二色の石を二つずつ置き、相手は色を入れ替えられます。
diagram-ninuki-pair = f5 で d5 と e5 の二つを取った
diagram-ninuki-safe = c5 と f5 の間に e5 で入っても取られない
diagram-ninuki-suicide = c5 と f5 の間に e5 で入り、二つとも取られた

# Gomoku Roku.
rule-roku-stones = 石はトラックの石を含めて一人{ $value }個です。
rule-roku-skip-landing = 進んだ先に相手のトラックの石があれば、もう一つ先へ進みます。
rule-roku-skip-all = 相手のトラックの石があるマスは数えずに進みます。
note-roku-track = 外周のトラックに石を一つずつ置きます。黒がマスを選び、白はその両隣から選びます。時計回りで後ろにいる側が打つので、交互とは限りません。
note-roku-place = 内側の空いたマスに石を置くと、そのマスの点の数（1〜4）だけトラックの石が進みます。
note-roku-win = 五つ以上並べると勝ちで、進んだ先のトラックの石も数えます。中央には置けず、列はそこで切れます。
note-roku-handicap-1 = ハンデ1：弱い側の黒が先に打ち、白のトラックの石は3マス先から始めます。
note-roku-handicap-2 = ハンデ2：弱い側の黒が先に打ち、白のトラックの石は4マス先から始めます。
note-roku-handicap-3 = ハンデ3：弱い側の黒が先に打ち、白のトラックの石は5マス先から始めます。
note-roku-dynamic = ダイナミック：最初に双方が点一つのマスへ自由な石を一つ置きます。トラックの石は進みません。
note-roku-thrilling = スリリング：石が少なく、なくなると負けです。
note-roku-ninuki = 二抜き：列の上で、隣り合うちょうど二つの相手の石を挟むと取れ、三回取っても勝ちです。トラックの石は挟めますが、取られません。
note-roku-out = マスがすべて埋まると引き分け、自分の番に石がなければ負けです。
note-roku-board = 盤の点の数と列は復元したものです。
note-roku-set-up = この変則ルールの始め方は復元したものです。
note-roku-credit = Shota Hasuikeさん（Lotus boardgames）のゲームです：<https://www.lotusboardgames.com>
diagram-roku-start = A1 の黒が後ろなので黒の番。点の数が進む数
diagram-roku-handicap = 黒のマスが決まると白のマスも決まる。点の数が進む数
diagram-roku-dynamic = E9 と F2 に自由な石を置いたところ。点の数が進む数
diagram-roku-five = B1 のトラックの石を含む五連
diagram-roku-pair = C3 と I3 で挟んだ E4 と G4 が取られる

# Rokumon.
note-rokumon-goal = 赤（真田）はダイス四つで先手、黒（徳川）は五つです。自分のダイスが一番上にあるカードを三枚並べるか、一枚に自分のダイスを三つ重ねると勝ちです。
note-rokumon-no-values = ダイスの目は使いません。
note-rokumon-values = ダイスの目は決まっていて、赤は2・2・4・6、黒は1・3・3・5と白の1です。振ることはありません。
note-rokumon-place = **place**：手元のダイスを空いたカードに置きます。
note-rokumon-move = **move**：一番上の自分のダイスを、色の違うカードへ動かします。行き先は、空いたカード、どちらかのダイスが一つだけあるカード、自分のダイスが二つあるカードのどれかです。
note-rokumon-fight = **fight**：一枚のカードにある敵味方二つのダイスのうち、目の小さい方が持ち主に戻ります。白の1は赤の6にだけ勝ちます。
note-rokumon-surprise = **surprise**（一局に一度）：カードをダイスごと、ほかの二枚に接する空き場所へ動かします。相手が直前にそうして動かしたカードは動かせません。
note-rokumon-fort = 一枚は伏せた砦で、どちらの色とも違う色とみなします。
note-rokumon-solo = ソロ：黒はオートマが決まった手順で動かします。オートマは fight も surprise も使わず、あなたも fight は使えません。
note-rokumon-reveal = ダイスを持ち上げたとき相手の三つ並びが現れると負けです。
note-rokumon-submit = できる行動がなければ負けです。同じ局面が三度現れるか、200手に達すると引き分けです。
note-rokumon-title = **将軍**：同じ相手に3連勝すると得られる称号です。将軍は、レーティング対局でも相手に一手ごとに一度の取り消しを認め、次の一手で勝てるときは「頼もう！」と告げます。
note-rokumon-rebuilt = カードの数字と色、引き分けの規定は復元したものです。
note-rokumon-rebuilt-act-5 = カードの数字と色、第5幕の並べ方、引き分けの規定は復元したものです。
note-rokumon-credit = Charles Wardさん（EXIST GAMES、絵はAndres Agostiniさん）のゲームです：<https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = カードを配ったところ。赤が先手
diagram-rokumon-row = 赤が三つ並び、赤の勝ち
diagram-rokumon-row-of-bricks = 四枚の段で赤が三つ隣り合い、赤の勝ち
diagram-rokumon-slanting = 4のカードが奇襲で 0,1 へ動き、赤が斜めに三つ並んで赤の勝ち
diagram-rokumon-slanting-solo = 中央のカードを通って赤が斜めに三つ並び、赤の勝ち
diagram-rokumon-fight = 4のカードで黒の3が赤の2に勝ち、赤は手元に戻った
diagram-rokumon-surprise = 5のカードが 0,-1 へ動いた
