# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五目並べ
preset-gomoku-freestyle = フリースタイル
preset-gomoku-standard = スタンダード（五連のみ勝ち）
preset-gomoku-caro = カロ
preset-gomoku-family = 家庭ルール（三々禁止）
preset-gomoku-1899 = 1899年のルール
preset-gomoku-1903 = 1903年のルール
preset-gomoku-1912 = 1912年のルール
preset-gomoku-1916 = 1916年のルール
preset-gomoku-1918 = 1918年のルール
preset-gomoku-renju = 連珠
preset-gomoku-renju-tournament = 連珠・大会ルール（禁手は負け）

game-roku = ゴモクロク
preset-roku-standard = スタンダード
preset-roku-handicap-1 = ハンデ1
preset-roku-handicap-2 = ハンデ2
preset-roku-handicap-3 = ハンデ3
preset-roku-dynamic = ダイナミック
preset-roku-thrilling = スリリング
preset-roku-ninuki = 二抜き

game-rokumon = ロクモン
preset-rokumon-act-1 = 第1幕
preset-rokumon-act-2 = 第2幕
preset-rokumon-act-3 = 第3幕
preset-rokumon-act-4 = 第4幕（標準ルール）
preset-rokumon-act-5 = 第5幕
preset-rokumon-solo = ソロ（対オートマ）

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = 長連も勝ち
shown-overline-ignored = 五連のみ勝ち
shown-overline-forbidden = 長連禁止
shown-double-three-allowed = 三々可
shown-double-three-forbidden = 三々禁止
shown-double-three-forbidden-first = 黒は三々禁止
shown-double-four-allowed = 四々可
shown-double-four-forbidden = 四々禁止
shown-four-three-three-allowed = 四三々可
shown-four-three-three-forbidden = 四三々禁止
shown-bans-both = 禁手は黒白とも
shown-bans-black = 禁手は黒のみ
shown-foul-refused = 禁手は打てない
shown-foul-loses = 禁手は負け
shown-ends-open = 止められた五連も勝ち
shown-ends-any-blocked = 片端でも止められた五連は勝ちなし
shown-ends-both-blocked = 両端を止められた五連は勝ちなし
shown-opening-none = 開局規定なし
shown-opening-centre = 初手天元
shown-opening-pro = プロ
shown-opening-long-pro = ロングプロ
shown-opening-g-pente = Gペンテの開局
shown-opening-swap = スワップ
shown-opening-swap2 = スワップ2
shown-opening-rif = 二題打ち
shown-opening-yamaguchi = 題数打ち
shown-opening-tarannikov = タラニコフ
shown-opening-soosorv-8 = 四珠交替打ち
shown-opening-taraguchi-10 = 五珠交替打ち
shown-opening-sakata = 坂田ルール
shown-capture-pairs = 二子取り
shown-capture-pairs-and-threes = 二子取りと三子取り
shown-capture-win-no = 石取りの勝ちなし
shown-self-capture-none = 間に打っても取られない
shown-self-capture-suicide = 自殺手で取られる
shown-self-capture-forbidden = 自殺手禁止
shown-overtime-off = 並べればすぐ勝ち
shown-overtime-break-line = 並びを崩す
shown-overtime-capture-line = 並びをまるごと取る
shown-overtime-french = 五を崩す（フランスのルール）
shown-overtime-school42 = 五を崩す（42校のルール）
shown-mixed-yes = 色の混じった並びも取る
shown-stones = 石{ $value }個
shown-skip-all = 相手のトラックの石は数えない

colour-black = 黒
colour-white = 白
colour-red = 赤
colour-blue = 青

end-five = 五連
end-four = 四連
end-five-ninuki-free-for-all = { end-four }
end-foul = 禁手
end-foul-overline = 禁手：長連
end-foul-double-four = 禁手：四々
end-foul-double-three = 禁手：三々
end-foul-four-three-three = 禁手：四三々
end-board-full = 満局
end-pass = 全員パス
end-resign = 投了
end-agreed = 合意
end-agreed-lost = 途中で退出、残りの人は合意で引き分け
end-agreed-machines = 途中で退出、残りはコンピューターだけ
end-time = 時間切れ
end-time-unclaimed = 時間切れ、勝ちの申し出なし
end-captures = 石取り
end-no-stones = 打つ石がない
end-row = 三つ並び
end-stack = 一枚のカードに三つ
end-submit = できる行動がない
end-reveal = 相手の三つ並びを表に出した
end-repetition = 同じ局面が三度
end-ply-limit = 200手で勝負がつかず

status-to-move = 着手待ち
status-track-first = トラック（外側の暗い輪）のマスを選んでください
status-track-beside = 黒のトラックの石の隣を選んでください（矢印の先なら黒から、手前なら白から始まります）
status-free-stone = 最初の石を、点が一つのマスに自由に置いてください
status-behind = { $colour ->
    [black] 黒がトラックで{ $by }マス後ろなので、黒の番です。
   *[white] 白がトラックで{ $by }マス後ろなので、白の番です。
}
status-deal = カードを配っています
status-opening-swap = 黒白を交替しますか、そのままにしますか
status-opening-swap-or-offer = 黒白を交替するか、そのままにするか、5手目を{ $count }か所提示するか
status-opening-take = どちらの色を持ちますか
status-opening-take-or-more = どちらの色を持ちますか、それとも石をあと二つ置きますか
status-opening-declare = 題数（5手目の数）を宣言してください（1〜{ $most }）
status-opening-offer = 提示する5手目：あと{ $count }か所
status-opening-pick = 提示された5手目のうち、どれにしますか

alt-grid = { $columns }×{ $rows }の盤です。
alt-places = 置ける場所が{ $count }か所ある盤です。
alt-turn = { $colour }の番です。
alt-left = { $colour }は退出しました。
alt-stands-in = { $colour }は退出したため、{ $mate }が代わりに打ちます。
alt-status = 対局は終わりました（{ $status }）。
alt-last = 最後の着手：{ $point }。
alt-from = 移動元：{ $point }。
alt-placing = 次に置く石：{ $colour }。
alt-zone = 置ける点：{ $points }。
alt-no-zone = 置けない点：{ $points }。
alt-stones = { $colour }：{ $points }。
alt-more = 今すること：{ $status }
alt-track = トラックの石：{ $points }。
alt-card-rows = 横に並ぶカード（上の段から）：{ $lines }。
alt-card-diagonals = 斜めに並ぶカード：{ $lines }。
alt-cards = カードとダイス（下から上へ）：{ $cards }。
alt-card = { $number }（{ $face }）に{ $dice }
alt-card-empty = { $number }（{ $face }）は空き
alt-locked = { $number }のカードは今動かせません。
alt-cells = 選べる場所：{ $cells }。
alt-piece = { $colour }{ $what }
alt-hand = { $colour }の残りの石は{ $count }個です。
alt-captured = { $colour }：{ $taken }。
alt-captured-team = { $colour }：{ $taken }、チームの合計は{ $team }。
alt-goal = 石を{ $count }個取れば勝ちです。
alt-taken = 今取られた石：{ $points }。
alt-supply = { $colour }の手元：{ $dice }。
alt-supply-empty = { $colour }の手元にダイスはありません。
alt-surprise = { $colour }はまだ奇襲を使えます。
alt-surprise-used = { $colour }は奇襲を使いました。

face-green = 緑
face-gold = 金
face-down = 伏せ札

action-swap = 黒白を交替する
action-stay = 色はそのまま
action-take-first = 黒を持つ
action-take-second = 白を持つ
action-place-more = 石をあと二つ置く
action-declare-n = 題数{ $a }
action-offer-n = { $a }を提示
did-swap = 黒白を交替
did-stay = 色はそのまま
did-take-first = 黒を選択
did-take-second = 白を選択
did-place-more = 石をあと二つ置くことを選択
did-declare-n = 題数{ $a }を宣言
did-offer-n = { $a }を提示
did-pass = パス
did-resign-n = 投了
did-timeout-n = 時間切れ
did-timeout-n-n = 双方時間切れ
did-draw = 合意による引き分け
action-pass = パス
alt-name = 珠型：{ $name }。
alt-offered = 提示された5手目：{ $points }。
alt-forbidden = 今の禁点：{ $points }。
alt-hidden = 図の外に石が{ $count }個あります。

# The 26 openings of renju.
opening-d1 = 寒星
opening-d2 = 渓月
opening-d3 = 疎星
opening-d4 = 花月
opening-d5 = 残月
opening-d6 = 雨月
opening-d7 = 金星
opening-d8 = 松月
opening-d9 = 丘月
opening-d10 = 新月
opening-d11 = 瑞星
opening-d12 = 山月
opening-d13 = 遊星
opening-i1 = 長星
opening-i2 = 峡月
opening-i3 = 恒星
opening-i4 = 水月
opening-i5 = 流星
opening-i6 = 雲月
opening-i7 = 浦月
opening-i8 = 嵐月
opening-i9 = 銀月
opening-i10 = 明星
opening-i11 = 斜月
opening-i12 = 名月
opening-i13 = 彗星

# 二抜きとペンテ
game-ninuki = 二抜き
preset-ninuki-pente = ペンテ
preset-ninuki-keryo-pente = ケリョ・ペンテ（二子取りと三子取り）
preset-ninuki-g-pente = Gペンテ
preset-ninuki-d-pente = Dペンテ
preset-ninuki-dk-pente = DKペンテ
preset-ninuki-poof-pente = プーフ・ペンテ（自殺手で取られる）
preset-ninuki-boat-pente = ボート・ペンテ（並びを崩す）
preset-ninuki-o-pente = Oペンテ
preset-ninuki-simple = シンプル（石取りあり、第1段階）
preset-ninuki-breaking = 五を崩す（第2段階）
preset-ninuki-ninuki = 五目二抜き（フランスのルール）
preset-ninuki-school42 = 42校のルール
preset-ninuki-ninuki-renju = 二抜き連珠
preset-ninuki-free-for-all = 個人戦（3〜4人）
preset-ninuki-teams = 2対2のチーム戦
end-concede = 並びを崩さず負けを認めた
end-unbroken = 並びを崩す手がなかった
status-overtime-break = { status-line }{ $count ->
    [0] 崩す手がないので、並びを作った側の勝ちです
   *[other] 石を取って並びを崩すか、負けを認めてください。崩せる点：{ $answers }
}
status-overtime-capture = { status-line }{ $count ->
    [0] 取る手がないので、並びを作った側の勝ちです
   *[other] 並びをまるごと取るか、負けを認めてください。取れる点：{ $answers }
}
status-overtime-french = { status-line }次の一手で並びを崩すか、石取りで勝たなければ、並びを作った側の勝ちです。その点：{ $answers }
status-overtime-school42 = { status-line }次の一手で並びを崩すか、石取りで勝たなければ、並びを作った側の勝ちです。その点：{ $answers }
status-line = { $colour ->
    [black] 黒の{ status-length }ができています。
    [white] 白の{ status-length }ができています。
    [red] 赤の{ status-length }ができています。
   *[blue] 青の{ status-length }ができています。
}
status-length = { $line ->
    [4] 四連
   *[5] 五連
}
note-ninuki-stones = 取った数は石の個数で数えます（一組で2個）。
note-ninuki-team-score = 取った石はチームの合計で数えます。味方の石も取れますが、得点にはなりません。味方の石は自分の並びには数えません。
note-ninuki-contested = 二人以上が同時に取る石は盤から除かれ、味方どうしでも誰の得点にもなりません。
note-ninuki-line-stones = まるごと取った並びの石は、1個ずつ数えます。
note-ninuki-goal-in-overtime = 並びを崩す手しか打てません。ほかで取った石が勝ちの数に届いても、並びが残る手は打てません。
note-ninuki-colours = ここでは先手が黒、後手が白です。白が先手のサイトもあります。
note-ninuki-line-capture = 並びをまるごと取る石は、ふつうに挟んだ石も取ります。
note-ninuki-leaving = 退出した人の石は残り、番は飛ばされます。最後に残った人の勝ちです。
note-ninuki-leaving-teams = 味方が退出すると、もう一人が二人分を打ちます。
note-ninuki-compulsory = 取れる石は自動で取ります。取らずにおくことはできません。
note-ninuki-practice = 9路盤は練習用で、レーティングの対象になりません。
note-ninuki-double-three = 石を取る手と、勝ちになる並びを作る手は、三々でも打てます。

# Boards told, further.
alt-won = 勝ちの並び：{ $points }。
alt-row = { $row }の段：{ $stones }。
alt-short = { $colour }があと一つで並ぶ点：{ $points }。
alt-short-capture = { $colour }があと一度取れば勝つ点：{ $points }。

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = カロ
called-gomoku-renju = 連珠
called-gomoku-renju-tournament = 連珠・大会ルール
called-ninuki-pente = ペンテ
called-ninuki-keryo-pente = ケリョ・ペンテ
called-ninuki-g-pente = Gペンテ
called-ninuki-d-pente = Dペンテ
called-ninuki-dk-pente = DKペンテ
called-ninuki-poof-pente = プーフ・ペンテ
called-ninuki-boat-pente = ボート・ペンテ
called-ninuki-o-pente = Oペンテ
called-ninuki-ninuki = 五目二抜き
called-ninuki-simple = 五目二抜き・シンプル
called-ninuki-breaking = 五目二抜き・五を崩す
called-ninuki-school42 = 五目二抜き・42校のルール
called-ninuki-ninuki-renju = 二抜き連珠
called-ninuki-free-for-all = ペンテ・個人戦
called-ninuki-teams = ペンテ・2対2
also-gomoku = 五目, ごもくならべ, ゴモク, 格五, 五つ石, 五石
also-ninuki-pente = プロペンテ
also-ninuki-keryo-pente = ケリョ, ケリョペンテ
also-ninuki-ninuki = 五目ニヌキ, 二抜き五目
also-ninuki-ninuki-renju = ニヌキ連珠, 二抜連珠
also-ninuki-teams = ペンテ2対2
also-gomoku-renju = れんじゅ
