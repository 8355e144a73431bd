# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Nước { $ply }: { $why }
flaw-occupied = { $point } đã có quân.
refusal-no-record = Đây không phải là biên bản ván: { $fault }. Một biên bản là một đối tượng JSON trên một dòng.
refusal-no-sgf = Đây không phải là tập tin SGF. Không có node nào như (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Tập tin PSQ bắt đầu bằng một dòng như “Piskvorky 15x15, 11:11, 0”, không phải “{ $written }”.
refusal-no-pente-game = Tập tin này ghi trò chơi là “{ $written }”. Các trò từ pente.org có thể đọc: { $known }.
refusal-no-pente-point = “{ $written }” không phải là điểm trên bàn của pente.org, nơi các cột là A đến T, không có I.
refusal-letters-unsure = Các điểm này có thể đọc theo hai cách: có cột I, khi đó ván bắt đầu ở { $read }, hoặc không có, như trên pente.org, khi đó ván bắt đầu ở { $other }. Ở đây được đọc có I. Để đọc theo cách kia, hãy dùng định dạng `pente`, hoặc đặt dòng [Game "Pente"] trước các nước đi.
refusal-not-square = Bàn cờ có { $columns } cột và { $rows } hàng. Chỉ đọc được bàn cờ vuông.
refusal-no-such-board = Bàn cờ là { $lines }×{ $lines }. Với { $game }, đọc được các bàn cờ có số đường: { $known }.
refusal-size-differs = Bàn cờ trong tập tin là { $lines }×{ $lines }, nhưng luật dành cho bàn { $size }×{ $size }. Hãy ghi “size={ $lines }” trong luật.
refusal-other-game = Tập tin ghi là trò { $kind ->
    [go] { $written }, tức cờ vây
   *[other] { $written }
}, nhưng Gomoku và Renju là GM[4]. Ở đây được đọc như GM[4].
refusal-other-colour = Tập tin gán quân này cho màu kia. Ở đây được đọc theo thứ tự trong tập tin.
refusal-late-setup = Các quân được bày giữa ván bị bỏ qua.
refusal-open-result = Tập tin ghi kết quả “{ $written }”, nhưng các nước đi không kết thúc ván.
refusal-other-result = Tập tin ghi kết quả “{ $written }”, nhưng theo các nước đi thì ván kết thúc khác. Ở đây lấy kết quả theo các nước đi.
refusal-import-skipped = “{ $written }” không phải là nước đi và bị bỏ qua.
refusal-import-no-move = “{ $written }” không phải là nước đi.
refusal-import-cut = Không đọc được gì từ nước { $ply } trở đi.
refusal-cannot-carry = { $what ->
    [board] { format-called } chỉ chứa được ván hai người, Đen và Trắng, trên bàn vuông có điểm đánh chữ cái. Hãy dùng danh sách nước đi hoặc JSON.
    [captured] { format-called } không chứa được quân bị ăn của một thế cờ bày sẵn. Hãy dùng JSON.
    [rules] { format-called } chỉ chứa được các trò có trên pente.org, với 19 đường: Pente, Keryo-Pente và các trò cùng họ, và Gomoku. Hãy dùng danh sách nước đi hoặc JSON.
   *[setup] Dạng { format-called } không chứa được thế cờ bày sẵn. Hãy dùng SGF hoặc JSON.
}
refusal-cannot-carry-action = { format-called } không có cách viết “{ $actions }” { $ply ->
    [0] trước nước đầu tiên
   *[other] sau nước { $ply }
}. Hãy dùng danh sách nước đi hoặc JSON.

# Replays and exports in channels.
command-replay = Xem lại từng nước của một ván hoặc tập tin ván
option-replay-game = Ván nào của bạn (số)
option-replay-file = Tập tin ván: SGF, PSQ, pente.org, danh sách nước đi, hoặc JSON
command-export = Tải một ván về thành tập tin
option-export-game = Ván nào của bạn (số)
option-export-file = Tập tin ván để chuyển sang định dạng khác
option-export-format = Định dạng tập tin (để trống: SGF, hoặc loại ghi được ván)
choice-format-sgf = SGF, cho hầu hết chương trình
choice-format-psq = PSQ, cho Piskvork
choice-format-pente = pente.org, với cột A đến T không có I
choice-format-moves = Danh sách nước đi
choice-format-jsonl = JSON, cho lệnh narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] danh sách nước đi
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Đầu ván. Số nước: { $steps }.
replay-at = Nước { $step } trên { $steps }: { $action }
replay-at-by = Nước { $step } trên { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] Trước nước đầu tiên: { $action }
   *[other] Sau nước { $step } trên { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] Trước nước đầu tiên: { $action } ({ $by })
   *[other] Sau nước { $step } trên { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Kết thúc trước nước đầu tiên.
   *[other] Kết thúc sau nước { $step }.
}
replay-result = Kết quả ghi trong tập tin: { $result }.
replay-carried = -# Các nút đọc ván từ record.jsonl.
exported = Đây là ván dưới dạng { format-called }. Số nước: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Ván xếp hạng trên Discord
record-event-casual = Ván giao hữu trên Discord
button-first = Đầu
button-back = Trước
button-forth = Sau
button-last = Cuối
button-here = Từ đây

refusal-file-lost = Không tải được tập tin đính kèm. Hãy đính kèm lại.
refusal-file-too-large = Tập tin đính kèm có { $size } kB. Tập tin ván chỉ được tối đa { $most } kB.
refusal-first-of-many = Tập tin chứa nhiều ván. Đây là ván đầu tiên.

form-challenge = Ván mới
form-opponent = Đối thủ
form-opponent-note = Để trống: ai cũng vào được. Chọn Narabe để chơi với máy.
form-game = Trò chơi
form-game-note = Những luật quen thuộc nhất. Các luật khác chọn ở tùy chọn game của /challenge.
form-clock = Thời gian mỗi nước
form-starts = Ai đi trước?
form-rated = Xếp hạng
form-rated-note = Tính vào hệ số khi luật và thời gian cho phép
form-record = Xem lại một ván
form-file = Tập tin ván
form-file-note = SGF, PSQ, pente.org, danh sách nước đi, hoặc JSON
form-moves = Hoặc dán vào đây
form-moves-example = 1. h8 i9 2. j10, hoặc SGF
button-record = Xem lại tập tin…
refusal-form-out-of-date = Biểu mẫu này đã cũ. Hãy mở cái mới bằng /challenge, hoặc bằng nút dưới /help.
refusal-form-without-record = Hãy tải lên một tập tin ván, hoặc dán các nước đi.
refusal-file-no-text = Tập tin này không phải là tập tin ván. Hãy gửi SGF, PSQ, hoặc danh sách nước đi dạng chữ.
refusal-no-moves-in-file = Không đọc được nước đi nào từ tập tin này. Hãy gửi SGF, PSQ, hoặc danh sách nước đi dạng chữ.
refusal-no-record-in-text = Trong đoạn chữ này không có biên bản ván nào. { -narabe } đọc được SGF, PSQ, và danh sách nước đi như 1. h8 i9 2. j10.
refusal-no-game-in-message = Tin nhắn này không có ván nào. Hãy dùng lệnh này với một bàn cờ hoặc lời thách đấu của bot.
record-decided = Người điều hành đã xử { $winners } thắng ván này.
record-decided-draw = Người điều hành đã xử ván này hòa.
