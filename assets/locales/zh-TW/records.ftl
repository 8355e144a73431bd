# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = 第 { $ply } 手：{ $why }
flaw-occupied = { $point } 已經有子。
refusal-no-record = 這不是棋譜：{ $fault }。一份棋譜是寫在一行裡的一個 JSON 物件。
refusal-no-sgf = 這不是 SGF 檔案。裡面沒有 (;GM[4]SZ[15];B[hh]) 這樣的節點。
refusal-no-psq = PSQ 檔案的第一行形如「Piskvorky 15x15, 11:11, 0」，而不是「{ $written }」。
refusal-no-pente-game = 這個檔案寫明的遊戲是「{ $written }」。可以讀取的 pente.org 遊戲：{ $known }。
refusal-no-pente-point = 「{ $written }」不是 pente.org 棋盤上的點，那裡的直行是 A 到 T，沒有 I。
refusal-letters-unsure = 這些點有兩種讀法：有 I 行，對局從 { $read } 開始；或像 pente.org 那樣沒有 I 行，對局從 { $other } 開始。現在按有 I 行讀取。要用另一種讀法，請用格式 `pente`，或在棋步前加一行 [Game "Pente"]。
refusal-not-square = 棋盤有 { $columns } 個直行和 { $rows } 個橫列。只能讀取正方形棋盤。
refusal-no-such-board = 這份棋譜的棋盤是 { $lines } 路。{ $game }可以讀取的棋盤路數：{ $known }。
refusal-size-differs = 檔案的棋盤是 { $lines } 路，但規則用的是 { $size } 路棋盤。請在規則中寫「size={ $lines }」。
refusal-other-game = 檔案寫明是遊戲 { $kind ->
    [go] { $written }（圍棋）
   *[other] { $written }
}，但五子棋和連珠是 GM[4]。現在按 GM[4] 讀取。
refusal-other-colour = 檔案把這一子記給了另一種顏色。現在按檔案中的順序讀取。
refusal-late-setup = 對局中途擺放的子已跳過。
refusal-open-result = 檔案寫明的結果是「{ $written }」，但其中的棋步並沒有結束對局。
refusal-other-result = 檔案寫明的結果是「{ $written }」，但按其中的棋步，對局的結果不同。現在按棋步的結果讀取。
refusal-import-skipped = 「{ $written }」不是棋步，已跳過。
refusal-import-no-move = 「{ $written }」不是棋步。
refusal-import-cut = 從第 { $ply } 手起無法讀取。
refusal-cannot-carry = { $what ->
    [board] { format-called } 只能儲存黑白兩人、在有字母座標的正方形棋盤上的對局。請用棋步清單或 JSON。
    [captured] { format-called } 不能儲存擺放局面中的提子。請用 JSON。
    [rules] { format-called } 只能儲存 pente.org 有的 19 路遊戲：Pente、Keryo-Pente 和它們的變體，以及五子棋。請用棋步清單或 JSON。
   *[setup] { format-called } 不能儲存擺放的局面。請用 SGF 或 JSON。
}
refusal-cannot-carry-action = { format-called } 無法寫出{ $ply ->
    [0] 第一手之前
   *[other] 第 { $ply } 手之後
}的「{ $actions }」。請用棋步清單或 JSON。

# Replays and exports in channels.
command-replay = 逐步重播一局或一份棋譜檔案
option-replay-game = 你的哪一局（編號）
option-replay-file = 棋譜檔案：SGF、PSQ、pente.org、棋步清單或 JSON
command-export = 把對局下載為檔案
option-export-game = 你的哪一局（編號）
option-export-file = 要轉換成其他格式的棋譜檔案
option-export-format = 檔案格式（留空：SGF，或能記下該對局的格式）
choice-format-sgf = SGF，適用於多數軟體
choice-format-psq = PSQ，適用於 Piskvork
choice-format-pente = pente.org，直行從 A 到 T，沒有 I
choice-format-moves = 棋步清單
choice-format-jsonl = JSON，用於指令 narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] 棋步清單
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = 對局開始。手數：{ $steps }。
replay-at = 第 { $step }/{ $steps } 手：{ $action }
replay-at-by = 第 { $step }/{ $steps } 手：{ $action }（{ $by }）
replay-after = { $step ->
    [0] 第一手之前：{ $action }
   *[other] 第 { $step }/{ $steps } 手之後：{ $action }
}
replay-after-by = { $step ->
    [0] 第一手之前：{ $action }（{ $by }）
   *[other] 第 { $step }/{ $steps } 手之後：{ $action }（{ $by }）
}
replay-over = { $step ->
    [0] 第一手之前終局。
   *[other] 第 { $step } 手之後終局。
}
replay-result = 檔案寫明的結果：{ $result }
replay-carried = -# 按鈕從 record.jsonl 讀取對局。
exported = 這是 { format-called } 格式的對局。手數：{ $count }。
# The occasion that an exported file names (EV in SGF).
record-event-rated = Discord 上的計分對局
record-event-casual = Discord 上的休閒對局
button-first = 開頭
button-back = 後退
button-forth = 前進
button-last = 結尾
button-here = 從這裡開始

refusal-file-lost = 無法下載附件。請重新附加。
refusal-file-too-large = 附件有 { $size } kB。棋譜檔案最大 { $most } kB。
refusal-first-of-many = 檔案中有多局。這是第一局。

form-challenge = 新對局
form-opponent = 對手
form-opponent-note = 留空：任何人都可加入。選 Narabe 就與電腦對弈。
form-game = 遊戲
form-game-note = 最常見的規則。其他規則可在 /challenge 的 game 選項中選擇。
form-clock = 每步時限
form-starts = 誰先手？
form-rated = 計分
form-rated-note = 規則和時限允許時計分
form-record = 重播對局
form-file = 棋譜檔案
form-file-note = SGF、PSQ、pente.org、棋步清單或 JSON
form-moves = 或貼上在這裡
form-moves-example = 1. h8 i9 2. j10，或 SGF
button-record = 重播檔案…
refusal-form-out-of-date = 這個表單已過期。請用 /challenge 或 /help 下方的按鈕開啟新的表單。
refusal-form-without-record = 請上傳棋譜檔案，或貼上棋步。
refusal-file-no-text = 這個檔案不是棋譜。請傳送文字形式的 SGF、PSQ 或棋步清單。
refusal-no-moves-in-file = 無法從這個檔案讀出任何一步棋。請傳送文字形式的 SGF、PSQ 或棋步清單。
refusal-no-record-in-text = 這段文字裡沒有棋譜。{ -narabe } 能讀取 SGF、PSQ 和 1. h8 i9 2. j10 這樣的棋步清單。
refusal-no-game-in-message = 這則訊息沒有顯示對局。請對棋盤訊息或挑戰訊息使用。
record-decided = 管理員將這一局判為 { $winners } 獲勝。
record-decided-draw = 管理員將這一局判為和局。
