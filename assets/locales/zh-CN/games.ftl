# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五子棋
preset-gomoku-freestyle = 自由规则
preset-gomoku-standard = 标准（恰好五连）
preset-gomoku-caro = Caro
preset-gomoku-family = 家庭规则（禁三三）
preset-gomoku-1899 = 1899 年规则
preset-gomoku-1903 = 1903 年规则
preset-gomoku-1912 = 1912 年规则
preset-gomoku-1916 = 1916 年规则
preset-gomoku-1918 = 1918 年规则
preset-gomoku-renju = 连珠
preset-gomoku-renju-tournament = 连珠·比赛规则（下禁手判负）

game-roku = Gomoku Roku
preset-roku-standard = 标准
preset-roku-handicap-1 = 让步 1
preset-roku-handicap-2 = 让步 2
preset-roku-handicap-3 = 让步 3
preset-roku-dynamic = 动感
preset-roku-thrilling = 惊险
preset-roku-ninuki = 二拔

game-rokumon = Rokumon
preset-rokumon-act-1 = 第 1 幕
preset-rokumon-act-2 = 第 2 幕
preset-rokumon-act-3 = 第 3 幕
preset-rokumon-act-4 = 第 4 幕（标准玩法）
preset-rokumon-act-5 = 第 5 幕
preset-rokumon-solo = 单人，对自动机

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = 长连也胜
shown-overline-ignored = 恰好五连
shown-overline-forbidden = 禁长连
shown-double-three-allowed = 允许三三
shown-double-three-forbidden = 禁三三
shown-double-three-forbidden-first = 黑方禁三三
shown-double-four-allowed = 允许四四
shown-double-four-forbidden = 禁四四
shown-four-three-three-allowed = 允许四三三
shown-four-three-three-forbidden = 禁四三三
shown-bans-both = 双方都有禁手
shown-bans-black = 仅黑方有禁手
shown-foul-refused = 不能下禁手
shown-foul-loses = 下禁手判负
shown-ends-open = 被堵的五连也胜
shown-ends-any-blocked = 一端被堵不算胜
shown-ends-both-blocked = 两端被堵不算胜
shown-opening-none = 无开局规则
shown-opening-centre = 第一子下在天元
shown-opening-pro = Pro
shown-opening-long-pro = Long Pro
shown-opening-g-pente = G-Pente 开局
shown-opening-swap = Swap
shown-opening-swap2 = Swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = 山口
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = 坂田
shown-capture-pairs = 提两子
shown-capture-pairs-and-threes = 可提两子和三子
shown-capture-win-no = 提子不算胜
shown-self-capture-none = 下在两子之间安全
shown-self-capture-suicide = 自陷被提
shown-self-capture-forbidden = 禁止自陷
shown-overtime-off = 连线立即获胜
shown-overtime-break-line = 打断连线
shown-overtime-capture-line = 提走整条连线
shown-overtime-french = 打断五连（法国规则）
shown-overtime-school42 = 打断五连（42 学校规则）
shown-mixed-yes = 可提混色
shown-stones = { $value } 子
shown-skip-all = 对方轨道子不计格

colour-black = 黑方
colour-white = 白方
colour-red = 红方
colour-blue = 蓝方

end-five = 五连
end-four = 四连
end-five-ninuki-free-for-all = { end-four }
end-foul = 禁手
end-foul-overline = 长连禁手
end-foul-double-four = 四四禁手
end-foul-double-three = 三三禁手
end-foul-four-three-three = 四三三禁手
end-board-full = 棋盘已满
end-pass = 所有人都停一手
end-resign = 认输
end-agreed = 双方同意
end-agreed-lost = 已退出，其他人同意和棋
end-agreed-machines = 已退出，只剩机器
end-time = 超时
end-time-unclaimed = 超时，无人判胜
end-captures = 提子
end-no-stones = 无子可下
end-row = 三个一排
end-stack = 一张卡牌上有三个
end-submit = 无法行动
end-reveal = 负方露出了对方的三个一排
end-repetition = 同一局面第三次出现
end-ply-limit = 200 次行动未分胜负

status-to-move = 轮到行棋
status-track-first = 在轨道（外侧的深色圆环）上选一个圆格
status-track-beside = 选黑方轨道子旁边的圆格：想让黑方先下就选它前面（沿箭头方向），想让白方先下就选它后面
status-free-stone = 在一个一点的圆格上放自由子
status-behind = { $colour ->
    [black] 黑方
   *[white] 白方
}在轨道上落后 { $by } 格，轮到其行棋。
status-deal = 正在发牌
status-opening-swap = 交换颜色，还是不交换？
status-opening-swap-or-offer = 交换颜色、不交换，还是提供 { $count } 个第 5 手打点？
status-opening-take = 选择颜色
status-opening-take-or-more = 选择颜色，还是再下两子？
status-opening-declare = 第 5 手提供几个打点？1 到 { $most }
status-opening-offer = 还要提供的第 5 手打点：{ $count }
status-opening-pick = 从提供的第 5 手打点中选一个

alt-grid = { $columns } × { $rows } 路棋盘。
alt-places = 有 { $count } 个位置的棋盘。
alt-turn = 轮到{ $colour }。
alt-left = { $colour }已退出对局。
alt-stands-in = { $colour }已退出对局，由{ $mate }代为落子。
alt-status = 对局已结束：{ $status }。
alt-last = 上一手：{ $point }。
alt-from = 移自：{ $point }。
alt-placing = 待放：{ $colour }。
alt-zone = 可以下的点：{ $points }。
alt-no-zone = 不能下的点：{ $points }。
alt-stones = { $colour }：{ $points }。
alt-more = 现在：{ $status }
alt-track = 轨道子：{ $points }。
alt-card-rows = 横向相邻的卡牌（从上排起）：{ $lines }。
alt-card-diagonals = 斜向相邻的卡牌：{ $lines }。
alt-cards = 卡牌和上面的骰子（从下到上）：{ $cards }。
alt-card = { $number }（{ $face }）：{ $dice }
alt-card-empty = { $number }（{ $face }）：空
alt-locked = 卡牌 { $number } 现在不能移动。
alt-cells = 可选的位置：{ $cells }。
alt-piece = { $colour } { $what }
alt-hand = { $colour }还剩 { $count } 子。
alt-captured = { $colour }：{ $taken }。
alt-captured-team = { $colour }：{ $taken }，全队共 { $team }。
alt-goal = 提满 { $count } 子获胜。
alt-taken = 刚被提走的点：{ $points }。
alt-supply = { $colour }还有：{ $dice }。
alt-supply-empty = { $colour }没有剩余的骰子。
alt-surprise = { $colour }还可以使用奇袭。
alt-surprise-used = { $colour }已用过奇袭。

face-green = 绿
face-gold = 金
face-down = 背面朝上

action-swap = 交换颜色
action-stay = 不交换
action-take-first = 执黑
action-take-second = 执白
action-place-more = 再下两子
action-declare-n = 宣布 { $a } 个打点
action-offer-n = 提供打点 { $a }
did-swap = 交换颜色
did-stay = 不交换
did-take-first = 选择执黑
did-take-second = 选择执白
did-place-more = 选择再下两子
did-declare-n = 宣布 { $a } 个打点
did-offer-n = 提供打点 { $a }
did-pass = 停一手
did-resign-n = 认输
did-timeout-n = 超时
did-timeout-n-n = 双方超时
did-draw = 同意和棋
action-pass = 停一手
alt-name = 开局：{ $name }。
alt-offered = 提供的第 5 手打点：{ $points }。
alt-forbidden = 当前禁手点：{ $points }。
alt-hidden = 图外还有 { $count } 子。

# The 26 openings of renju.
opening-d1 = D1 寒星
opening-d2 = D2 溪月
opening-d3 = D3 疏星
opening-d4 = D4 花月
opening-d5 = D5 残月
opening-d6 = D6 雨月
opening-d7 = D7 金星
opening-d8 = D8 松月
opening-d9 = D9 丘月
opening-d10 = D10 新月
opening-d11 = D11 瑞星
opening-d12 = D12 山月
opening-d13 = D13 游星
opening-i1 = I1 长星
opening-i2 = I2 峡月
opening-i3 = I3 恒星
opening-i4 = I4 水月
opening-i5 = I5 流星
opening-i6 = I6 云月
opening-i7 = I7 浦月
opening-i8 = I8 岚月
opening-i9 = I9 银月
opening-i10 = I10 明星
opening-i11 = I11 斜月
opening-i12 = I12 名月
opening-i13 = I13 彗星

# Ninuki and pente.
game-ninuki = 二拔
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente（可提两子和三子）
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente（自陷被提）
preset-ninuki-boat-pente = Boat-Pente（打断连线）
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = 简易（有提子，法国第 1 阶段）
preset-ninuki-breaking = 打断五连（法国第 2 阶段）
preset-ninuki-ninuki = Gomoku Ninuki（法国规则）
preset-ninuki-school42 = 42 学校规则
preset-ninuki-ninuki-renju = 二拔连珠
preset-ninuki-free-for-all = 混战（三人或四人）
preset-ninuki-teams = 二对二
end-concede = 认负，获胜连线成立
status-overtime-break = { status-line }{ $count ->
    [0] 没有着法能打断它，所以它已获胜
   *[other] 提子打断它，或认负。能打断它的提子：{ $answers }
}
status-overtime-capture = { status-line }{ $count ->
    [0] 没有着法能提走它，所以它已获胜
   *[other] 提走整条连线，或认负。能提走它的点：{ $answers }
}
status-overtime-french = { status-line }下一手如果不能提子打断它，也不能靠提子获胜，它就获胜。这样的着法：{ $answers }
status-overtime-school42 = { status-line }下一手如果不能打断它，也不能靠提子获胜，它就获胜。这样的着法：{ $answers }
status-line = { $colour ->
    [black] 黑方有{ status-length }。
    [white] 白方有{ status-length }。
    [red] 红方有{ status-length }。
   *[blue] 蓝方有{ status-length }。
}
status-length = { $line ->
    [4] 四连
   *[5] 五连
}
note-ninuki-stones = 提子按子数计算，每对算两子。
note-ninuki-team-score = 同队的提子合并计算。队友的子也能提，但不得分，也不算进你的连线。
note-ninuki-contested = 几名棋手同时提到的子离开棋盘，不归任何人得分，队友之间也一样。
note-ninuki-line-stones = 整条提走的连线，每一子都算一个提子。
note-ninuki-goal-in-overtime = 应手必须打断连线。在别处提满获胜所需的子数还不够。
note-ninuki-colours = 这里黑方先手，白方后手。有些网站上是白方先手。
note-ninuki-line-capture = 提走整条连线的那一子，也照常完成普通提子。
note-ninuki-leaving = 有人退出时，其棋子留在盘上，轮次跳过。最后留下的人获胜。
note-ninuki-leaving-teams = 队友中有一人退出时，另一人替两人下。
note-ninuki-compulsory = 提子自动完成，不能放弃。
note-ninuki-practice = 9×9 棋盘用于练习，对局不计分。
note-ninuki-double-three = 提子的一手，或形成获胜连线的一手，可以形成三三。

# Boards told, further.
alt-won = 获胜连线：{ $points }。
alt-row = { $row } 行：{ $stones }。
alt-short = { $colour }差一子就能形成获胜连线，位置：{ $points }。

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = 连珠
called-gomoku-renju-tournament = 连珠 · 比赛规则
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · 简易
called-ninuki-breaking = Gomoku Ninuki · 打断五连
called-ninuki-school42 = Gomoku Ninuki · 42 学校规则
called-ninuki-ninuki-renju = 二拔连珠
called-ninuki-free-for-all = Pente · 混战
called-ninuki-teams = Pente · 二对二
also-gomoku = 五子, 五目, 五目棋, 五子连线, 连五子, 格五, wuziqi
also-ninuki-pente = 提子五子棋, 吃子五子棋, pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = 二拔五子棋, 法国二拔
also-ninuki-ninuki-renju = 二拔棋, ninuki renju, nuki renju
also-gomoku-renju = 连珠棋, 连珠五子棋, 禁手五子棋, 有禁手, lianzhu
