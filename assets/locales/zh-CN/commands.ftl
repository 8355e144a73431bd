# Commands as Discord lists them: at most 100 characters each.

application-description = 五子棋家族，就在你的频道里按自己的节奏下：五子棋、连珠、Pente、二拔、Gomoku Roku 和 Rokumon。用 /challenge 向人挑战，或与电脑对弈。/help 列出全部功能，/rules 讲解每种游戏。
command-challenge = 向某人挑战，或寻找对手
option-challenge-opponent = 向谁挑战（留空：任何人都可加入；Narabe：电脑）
option-challenge-game = 游戏和规则，例如 gomoku/freestyle
option-challenge-rules = 其他规则，例如 size=19 opening=swap2
option-challenge-clock = 每步时限
option-challenge-rated = 是否计分（默认：规则和时限允许时计分）
option-challenge-starts = 谁先手：我、对方或随机
choice-clock-live = 每步 5 分钟，马上就下
choice-clock-hour = 每步 1 小时
choice-clock-day = 每步 1 天
choice-clock-3days = 每步 3 天
choice-clock-week = 每步 7 天
choice-clock-bank = 5 天 + 每步 12 小时
choice-clock-none = 不限时（不计分）
choice-starts-me = 我先手
choice-starts-them = 对手先手
choice-starts-random = 随机
command-move = 落子
option-move-where = 你的着法，例如 h8
option-move-game = 你的哪一局（编号）
command-board = 再次显示棋盘
option-board-game = 你的哪一局（编号）
command-games = 列出你进行中的对局
command-resign = 认输
option-resign-game = 你的哪一局（编号）
command-rules = 图解一种规则
option-rules-game = 游戏和规则，例如 gomoku/renju（留空：本频道的规则）
option-rules-rules = 其他规则，例如 size=19 opening=swap2
command-help = 查看全部命令和玩法
menu-replay = 重放这份棋谱
menu-show = 显示这一局
menu-challenge = 挑战
option-challenge-player3 = 第三名棋手（3～4 人对局）；组队时为你的队友
option-challenge-player4 = 第四名棋手（4 人对局）
option-challenge-seats = 人数（规则允许两种人数时）
option-challenge-level = 与 Narabe 对弈，等级 1 到 8
option-challenge-games = 2：双局，同时下两局，双方各先手一局（留空：1）
option-challenge-crowd = 与大家对弈，每一手由投票决定
choice-seats-3 = 3 人
choice-seats-4 = 4 人
