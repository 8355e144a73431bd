# Commands as Discord lists them: at most 100 characters each.

application-description = 五子棋家族，就在你的頻道裡按自己的節奏下：五子棋、連珠、Pente、二拔、Gomoku Roku 和 Rokumon。用 /challenge 向人挑戰，或與電腦對弈。/help 列出全部功能，/rules 講解每種遊戲。
command-challenge = 向某人挑戰，或尋找對手
option-challenge-opponent = 向誰挑戰（留空：任何人都可加入；Narabe：電腦）
option-challenge-game = 遊戲和規則，例如 gomoku/freestyle
option-challenge-rules = 其他規則，例如 size=19 opening=swap2
option-challenge-clock = 每步時限
option-challenge-rated = 是否計分（預設：規則和時限允許時計分）
option-challenge-starts = 誰先手：我、對方或隨機
choice-clock-live = 每步 5 分鐘，馬上就下
choice-clock-hour = 每步 1 小時
choice-clock-day = 每步 1 天
choice-clock-3days = 每步 3 天
choice-clock-week = 每步 7 天
choice-clock-bank = 5 天 + 每步 12 小時
choice-clock-none = 不限時（不計分）
choice-starts-me = 我先手
choice-starts-them = 對手先手
choice-starts-random = 隨機
command-move = 落子
option-move-where = 你的棋步，例如 h8
option-move-game = 你的哪一局（編號）
command-board = 再次顯示棋盤
option-board-game = 你的哪一局（編號）
command-games = 列出你進行中的對局
command-resign = 認輸
option-resign-game = 你的哪一局（編號）
command-rules = 圖解一種規則
option-rules-game = 遊戲和規則，例如 gomoku/renju（留空：本頻道的規則）
option-rules-rules = 其他規則，例如 size=19 opening=swap2
command-help = 查看全部指令和玩法
menu-replay = 重播這份棋譜
menu-show = 顯示這一局
menu-challenge = 挑戰
option-challenge-player3 = 第三名棋手（3～4 人對局）；組隊時為你的隊友
option-challenge-player4 = 第四名棋手（4 人對局）
option-challenge-seats = 人數（規則允許兩種人數時）
option-challenge-level = 與 Narabe 對弈，等級 1 到 8
option-challenge-games = 2：雙局，同時下兩局，雙方各先手一局（留空：1）
option-challenge-crowd = 與大家對弈，每一手由投票決定
choice-seats-3 = 3 人
choice-seats-4 = 4 人
