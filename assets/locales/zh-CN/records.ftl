# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = 第 { $ply } 手：{ $why }
flaw-occupied = { $point } 已经有子。
refusal-no-record = 这不是棋谱：{ $fault }。一份棋谱是写在一行里的一个 JSON 对象。
refusal-no-sgf = 这不是 SGF 文件。里面没有 (;GM[4]SZ[15];B[hh]) 这样的节点。
refusal-no-psq = PSQ 文件的第一行形如“Piskvorky 15x15, 11:11, 0”，而不是“{ $written }”。
refusal-no-pente-game = 这个文件写明的游戏是“{ $written }”。可以读取的 pente.org 游戏：{ $known }。
refusal-no-pente-point = “{ $written }”不是 pente.org 棋盘上的点，那里的列是 A 到 T，没有 I。
refusal-letters-unsure = 这些点有两种读法：有 I 列，对局从 { $read } 开始；或像 pente.org 那样没有 I 列，对局从 { $other } 开始。现在按有 I 列读取。要用另一种读法，请用格式 `pente`，或在着法前加一行 [Game "Pente"]。
refusal-not-square = 棋盘有 { $columns } 列和 { $rows } 行。只能读取正方形棋盘。
refusal-no-such-board = 这份棋谱的棋盘是 { $lines } 路。{ $game }可以读取的棋盘路数：{ $known }。
refusal-size-differs = 文件的棋盘是 { $lines } 路，但规则用的是 { $size } 路棋盘。请在规则中写“size={ $lines }”。
refusal-other-game = 文件写明是游戏 { $kind ->
    [go] { $written }（围棋）
   *[other] { $written }
}，但五子棋和连珠是 GM[4]。现在按 GM[4] 读取。
refusal-other-colour = 文件把这一子记给了另一种颜色。现在按文件中的顺序读取。
refusal-late-setup = 对局中途摆放的子已跳过。
refusal-open-result = 文件写明的结果是“{ $written }”，但其中的着法并没有结束对局。
refusal-other-result = 文件写明的结果是“{ $written }”，但按其中的着法，对局的结果不同。现在按着法的结果读取。
refusal-import-skipped = “{ $written }”不是着法，已跳过。
refusal-import-no-move = “{ $written }”不是着法。
refusal-import-cut = 从第 { $ply } 手起无法读取。
refusal-cannot-carry = { $what ->
    [board] { format-called } 只能保存黑白两人、在有字母坐标的正方形棋盘上的对局。请用着法列表或 JSON。
    [captured] { format-called } 不能保存摆放局面中的提子。请用 JSON。
    [rules] { format-called } 只能保存 pente.org 有的 19 路游戏：Pente、Keryo-Pente 和它们的变种，以及五子棋。请用着法列表或 JSON。
   *[setup] { format-called } 不能保存摆放的局面。请用 SGF 或 JSON。
}
refusal-cannot-carry-action = { format-called } 无法写出{ $ply ->
    [0] 第一手之前
   *[other] 第 { $ply } 手之后
}的“{ $actions }”。请用着法列表或 JSON。

# Replays and exports in channels.
command-replay = 逐步重放一局或一份棋谱文件
option-replay-game = 你的哪一局（编号）
option-replay-file = 棋谱文件：SGF、PSQ、pente.org、着法列表或 JSON
command-export = 把对局下载为文件
option-export-game = 你的哪一局（编号）
option-export-file = 要转换成其他格式的棋谱文件
option-export-format = 文件格式（留空：SGF，或能记下该对局的格式）
choice-format-sgf = SGF，适用于多数软件
choice-format-psq = PSQ，适用于 Piskvork
choice-format-pente = pente.org，列为 A 到 T，没有 I
choice-format-moves = 着法列表
choice-format-jsonl = JSON，用于命令 narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] 着法列表
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = 对局开始。手数：{ $steps }。
replay-at = 第 { $step }/{ $steps } 手：{ $action }
replay-at-by = 第 { $step }/{ $steps } 手：{ $action }（{ $by }）
replay-after = { $step ->
    [0] 第一手之前：{ $action }
   *[other] 第 { $step }/{ $steps } 手之后：{ $action }
}
replay-after-by = { $step ->
    [0] 第一手之前：{ $action }（{ $by }）
   *[other] 第 { $step }/{ $steps } 手之后：{ $action }（{ $by }）
}
replay-over = { $step ->
    [0] 第一手之前终局。
   *[other] 第 { $step } 手之后终局。
}
replay-result = 文件写明的结果：{ $result }
replay-carried = -# 按钮从 record.jsonl 读取对局。
exported = 这是 { format-called } 格式的对局。手数：{ $count }。
# The occasion that an exported file names (EV in SGF).
record-event-rated = Discord 上的计分对局
record-event-casual = Discord 上的休闲对局
button-first = 开头
button-back = 后退
button-forth = 前进
button-last = 末尾
button-here = 从这里开始

refusal-file-lost = 无法下载附件。请重新添加。
refusal-file-too-large = 附件有 { $size } kB。棋谱文件最大 { $most } kB。
refusal-first-of-many = 文件中有多局。这是第一局。

form-challenge = 新对局
form-opponent = 对手
form-opponent-note = 留空：任何人都可加入。选 Narabe 就与电脑对弈。
form-game = 游戏
form-game-note = 最常见的规则。其他规则可在 /challenge 的 game 选项中选择。
form-clock = 每步时限
form-starts = 谁先手？
form-rated = 计分
form-rated-note = 规则和时限允许时计分
form-record = 重放对局
form-file = 棋谱文件
form-file-note = SGF、PSQ、pente.org、着法列表或 JSON
form-moves = 或粘贴在这里
form-moves-example = 1. h8 i9 2. j10，或 SGF
button-record = 重放文件…
refusal-form-out-of-date = 这个表单已过时。请用 /challenge 或 /help 下方的按钮打开新的表单。
refusal-form-without-record = 请上传棋谱文件，或粘贴着法。
refusal-file-no-text = 这个文件不是棋谱。请发送文本形式的 SGF、PSQ 或着法列表。
refusal-no-moves-in-file = 无法从这个文件读出任何一步棋。请发送文本形式的 SGF、PSQ 或着法列表。
refusal-no-record-in-text = 这段文字里没有棋谱。{ -narabe } 能读取 SGF、PSQ 和 1. h8 i9 2. j10 这样的着法列表。
refusal-no-game-in-message = 这条消息没有显示对局。请对棋盘消息或挑战消息使用。
record-decided = 管理员将这一局判为 { $winners } 获胜。
record-decided-draw = 管理员将这一局判为和棋。
