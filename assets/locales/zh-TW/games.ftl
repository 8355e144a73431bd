# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五子棋
preset-gomoku-freestyle = 自由規則
preset-gomoku-standard = 標準（恰好五連）
preset-gomoku-caro = Caro
preset-gomoku-family = 家庭規則（禁三三）
preset-gomoku-1899 = 1899 年規則
preset-gomoku-1903 = 1903 年規則
preset-gomoku-1912 = 1912 年規則
preset-gomoku-1916 = 1916 年規則
preset-gomoku-1918 = 1918 年規則
preset-gomoku-renju = 連珠
preset-gomoku-renju-tournament = 連珠·比賽規則（下禁手判負）

game-roku = Gomoku Roku
preset-roku-standard = 標準
preset-roku-handicap-1 = 讓步 1
preset-roku-handicap-2 = 讓步 2
preset-roku-handicap-3 = 讓步 3
preset-roku-dynamic = 動感
preset-roku-thrilling = 驚險
preset-roku-ninuki = 二拔

game-rokumon = Rokumon
preset-rokumon-act-1 = 第 1 幕
preset-rokumon-act-2 = 第 2 幕
preset-rokumon-act-3 = 第 3 幕
preset-rokumon-act-4 = 第 4 幕（標準玩法）
preset-rokumon-act-5 = 第 5 幕
preset-rokumon-solo = 單人，對自動機

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = 長連也勝
shown-overline-ignored = 恰好五連
shown-overline-forbidden = 禁長連
shown-double-three-allowed = 允許三三
shown-double-three-forbidden = 禁三三
shown-double-three-forbidden-first = 黑方禁三三
shown-double-four-allowed = 允許四四
shown-double-four-forbidden = 禁四四
shown-four-three-three-allowed = 允許四三三
shown-four-three-three-forbidden = 禁四三三
shown-bans-both = 雙方都有禁手
shown-bans-black = 僅黑方有禁手
shown-foul-refused = 不能下禁手
shown-foul-loses = 下禁手判負
shown-ends-open = 被堵的五連也勝
shown-ends-any-blocked = 一端被堵不算勝
shown-ends-both-blocked = 兩端被堵不算勝
shown-opening-none = 無開局規則
shown-opening-centre = 第一子下在天元
shown-opening-pro = Pro
shown-opening-long-pro = Long Pro
shown-opening-g-pente = G-Pente 開局
shown-opening-swap = Swap
shown-opening-swap2 = Swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = 山口
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = 坂田
shown-capture-pairs = 提兩子
shown-capture-pairs-and-threes = 可提兩子和三子
shown-capture-win-no = 提子不算勝
shown-self-capture-none = 下在兩子之間安全
shown-self-capture-suicide = 自陷被提
shown-self-capture-forbidden = 禁止自陷
shown-overtime-off = 連線立即獲勝
shown-overtime-break-line = 打斷連線
shown-overtime-capture-line = 提走整條連線
shown-overtime-french = 打斷五連（法國規則）
shown-overtime-school42 = 打斷五連（42 學校規則）
shown-mixed-yes = 可提混色
shown-stones = { $value } 子
shown-skip-all = 對方軌道子不計格

colour-black = 黑方
colour-white = 白方
colour-red = 紅方
colour-blue = 藍方

end-five = 五連
end-four = 四連
end-five-ninuki-free-for-all = { end-four }
end-foul = 禁手
end-foul-overline = 長連禁手
end-foul-double-four = 四四禁手
end-foul-double-three = 三三禁手
end-foul-four-three-three = 四三三禁手
end-board-full = 棋盤已滿
end-pass = 所有人都停一手
end-resign = 認輸
end-agreed = 雙方同意
end-agreed-lost = 已退出，其他人同意和局
end-agreed-machines = 已退出，只剩機器
end-time = 逾時
end-time-unclaimed = 逾時，無人判勝
end-captures = 提子
end-no-stones = 無子可下
end-row = 三個一排
end-stack = 一張卡牌上有三個
end-submit = 無法行動
end-reveal = 負方露出了對方的三個一排
end-repetition = 同一局面第三次出現
end-ply-limit = 200 次行動未分勝負

status-to-move = 輪到行棋
status-track-first = 在軌道（外側的深色圓環）上選一個圓格
status-track-beside = 選黑方軌道子旁邊的圓格：想讓黑方先下就選它前面（沿箭頭方向），想讓白方先下就選它後面
status-free-stone = 在一個一點的圓格上放自由子
status-behind = { $colour ->
    [black] 黑方
   *[white] 白方
}在軌道上落後 { $by } 格，輪到其行棋。
status-deal = 正在發牌
status-opening-swap = 交換顏色，還是不交換？
status-opening-swap-or-offer = 交換顏色、不交換，還是提供 { $count } 個第 5 手打點？
status-opening-take = 選擇顏色
status-opening-take-or-more = 選擇顏色，還是再下兩子？
status-opening-declare = 第 5 手提供幾個打點？1 到 { $most }
status-opening-offer = 還要提供的第 5 手打點：{ $count }
status-opening-pick = 從提供的第 5 手打點中選一個

alt-grid = { $columns } × { $rows } 路棋盤。
alt-places = 有 { $count } 個位置的棋盤。
alt-turn = 輪到{ $colour }。
alt-left = { $colour }已退出對局。
alt-stands-in = { $colour }已退出對局，由{ $mate }代為落子。
alt-status = 對局已結束：{ $status }。
alt-last = 上一手：{ $point }。
alt-from = 移自：{ $point }。
alt-placing = 待放：{ $colour }。
alt-zone = 可以下的點：{ $points }。
alt-no-zone = 不能下的點：{ $points }。
alt-stones = { $colour }：{ $points }。
alt-more = 現在：{ $status }
alt-track = 軌道子：{ $points }。
alt-card-rows = 橫向相鄰的卡牌（從上排起）：{ $lines }。
alt-card-diagonals = 斜向相鄰的卡牌：{ $lines }。
alt-cards = 卡牌和上面的骰子（從下到上）：{ $cards }。
alt-card = { $number }（{ $face }）：{ $dice }
alt-card-empty = { $number }（{ $face }）：空
alt-locked = 卡牌 { $number } 現在不能移動。
alt-cells = 可選的位置：{ $cells }。
alt-piece = { $colour } { $what }
alt-hand = { $colour }還剩 { $count } 子。
alt-captured = { $colour }：{ $taken }。
alt-captured-team = { $colour }：{ $taken }，全隊共 { $team }。
alt-goal = 提滿 { $count } 子獲勝。
alt-taken = 剛被提走的點：{ $points }。
alt-supply = { $colour }還有：{ $dice }。
alt-supply-empty = { $colour }沒有剩餘的骰子。
alt-surprise = { $colour }還可以使用奇襲。
alt-surprise-used = { $colour }已用過奇襲。

face-green = 綠
face-gold = 金
face-down = 背面朝上

action-swap = 交換顏色
action-stay = 不交換
action-take-first = 執黑
action-take-second = 執白
action-place-more = 再下兩子
action-declare-n = 宣布 { $a } 個打點
action-offer-n = 提供打點 { $a }
did-swap = 交換顏色
did-stay = 不交換
did-take-first = 選擇執黑
did-take-second = 選擇執白
did-place-more = 選擇再下兩子
did-declare-n = 宣布 { $a } 個打點
did-offer-n = 提供打點 { $a }
did-pass = 停一手
did-resign-n = 認輸
did-timeout-n = 逾時
did-timeout-n-n = 雙方逾時
did-draw = 同意和局
action-pass = 停一手
alt-name = 開局：{ $name }。
alt-offered = 提供的第 5 手打點：{ $points }。
alt-forbidden = 目前禁手點：{ $points }。
alt-hidden = 圖外還有 { $count } 子。

# The 26 openings of renju.
opening-d1 = D1 寒星
opening-d2 = D2 溪月
opening-d3 = D3 疏星
opening-d4 = D4 花月
opening-d5 = D5 殘月
opening-d6 = D6 雨月
opening-d7 = D7 金星
opening-d8 = D8 松月
opening-d9 = D9 丘月
opening-d10 = D10 新月
opening-d11 = D11 瑞星
opening-d12 = D12 山月
opening-d13 = D13 遊星
opening-i1 = I1 長星
opening-i2 = I2 峽月
opening-i3 = I3 恆星
opening-i4 = I4 水月
opening-i5 = I5 流星
opening-i6 = I6 雲月
opening-i7 = I7 浦月
opening-i8 = I8 嵐月
opening-i9 = I9 銀月
opening-i10 = I10 明星
opening-i11 = I11 斜月
opening-i12 = I12 名月
opening-i13 = I13 彗星

# Ninuki and pente.
game-ninuki = 二拔
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente（可提兩子和三子）
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente（自陷被提）
preset-ninuki-boat-pente = Boat-Pente（打斷連線）
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = 簡易（有提子，法國第 1 階段）
preset-ninuki-breaking = 打斷五連（法國第 2 階段）
preset-ninuki-ninuki = Gomoku Ninuki（法國規則）
preset-ninuki-school42 = 42 學校規則
preset-ninuki-ninuki-renju = 二拔連珠
preset-ninuki-free-for-all = 混戰（三人或四人）
preset-ninuki-teams = 二對二
end-concede = 認負，獲勝連線成立
status-overtime-break = { status-line }{ $count ->
    [0] 沒有棋步能打斷它，所以它已獲勝
   *[other] 提子打斷它，或認負。能打斷它的提子：{ $answers }
}
status-overtime-capture = { status-line }{ $count ->
    [0] 沒有棋步能提走它，所以它已獲勝
   *[other] 提走整條連線，或認負。能提走它的點：{ $answers }
}
status-overtime-french = { status-line }下一手如果不能提子打斷它，也不能靠提子獲勝，它就獲勝。這樣的棋步：{ $answers }
status-overtime-school42 = { status-line }下一手如果不能打斷它，也不能靠提子獲勝，它就獲勝。這樣的棋步：{ $answers }
status-line = { $colour ->
    [black] 黑方有{ status-length }。
    [white] 白方有{ status-length }。
    [red] 紅方有{ status-length }。
   *[blue] 藍方有{ status-length }。
}
status-length = { $line ->
    [4] 四連
   *[5] 五連
}
note-ninuki-stones = 提子按子數計算，每對算兩子。
note-ninuki-team-score = 同隊的提子合併計算。隊友的子也能提，但不得分，也不算進你的連線。
note-ninuki-contested = 幾名棋手同時提到的子離開棋盤，不歸任何人得分，隊友之間也一樣。
note-ninuki-line-stones = 整條提走的連線，每一子都算一個提子。
note-ninuki-goal-in-overtime = 應手必須打斷連線。在別處提滿獲勝所需的子數還不夠。
note-ninuki-colours = 這裡黑方先手，白方後手。有些網站上是白方先手。
note-ninuki-line-capture = 提走整條連線的那一子，也照常完成普通提子。
note-ninuki-leaving = 有人退出時，其棋子留在盤上，輪次跳過。最後留下的人獲勝。
note-ninuki-leaving-teams = 隊友中有一人退出時，另一人替兩人下。
note-ninuki-compulsory = 提子自動完成，不能放棄。
note-ninuki-practice = 9×9 棋盤用於練習，對局不計分。
note-ninuki-double-three = 提子的一手，或形成獲勝連線的一手，可以形成三三。

# Boards told, further.
alt-won = 獲勝連線：{ $points }。
alt-row = { $row } 列：{ $stones }。
alt-short = { $colour }差一子就能形成獲勝連線，位置：{ $points }。

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = 連珠
called-gomoku-renju-tournament = 連珠 · 比賽規則
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · 簡易
called-ninuki-breaking = Gomoku Ninuki · 打斷五連
called-ninuki-school42 = Gomoku Ninuki · 42 學校規則
called-ninuki-ninuki-renju = 二拔連珠
called-ninuki-free-for-all = Pente · 混戰
called-ninuki-teams = Pente · 二對二
also-gomoku = 五子, 五子連珠, 五目, 五目棋, 五子連線, 連五子, 格五, wuziqi
also-ninuki-pente = 提子五子棋, 吃子五子棋, pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = 二拔五子棋, 法國二拔
also-ninuki-ninuki-renju = 二拔棋, ninuki renju, nuki renju
also-gomoku-renju = 連珠棋, 連珠五子棋, 禁手五子棋, 有禁手, lianzhu
