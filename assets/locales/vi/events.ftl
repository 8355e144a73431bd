# Leagues and tournaments.

command-events = Giải theo mùa và giải đấu: tạo, tham gia, xem bảng
option-events-do = Việc cần làm (để trống: liệt kê, hoặc tạo giải từ các điều khoản bạn cho)
option-events-format = Thể thức của giải mới (để trống: tùy số người tham gia)
option-events-game = Trò chơi và bộ luật của giải mới, ví dụ gomoku/renju
option-events-rules = Luật bổ sung, ví dụ size=19 opening=swap2
option-events-clock = Thời gian mỗi nước (để trống: 5 ngày + 12 giờ mỗi nước)
option-events-games = Số ván với mỗi đối thủ (để trống: 2 khi đi trước có lợi)
option-events-rounds = Ván mới khi hai người rảnh, hoặc theo từng vòng
option-events-regulations = Điều khoản của một giải vô địch cờ thư tín, cho những gì bạn để trống
option-events-seats = Số người chơi, 3 đến 64: đủ người thì bắt đầu (để trống: vào một ngày)
option-events-starts = Số ngày đến khi bắt đầu, 1 đến 30 (để trống: 3, hoặc khi đủ người nếu có số người)
option-events-name = Tên của giải mới
option-events-event = Số hoặc tên của giải (để trống: giải duy nhất)
option-events-person = Người chơi cần loại hoặc cho vào lại
choice-do-create = Tạo một giải
choice-do-list = Liệt kê các giải ở đây
choice-do-table = Hiện bảng
choice-do-export = Xuất cả giải ra tập tin
choice-do-join = Tham gia
choice-do-leave = Rời giải
choice-do-start = Bắt đầu
choice-do-cancel = Hủy một giải (người tổ chức)
choice-do-remove = Loại một người chơi (người tổ chức)
choice-do-put-back = Cho một người chơi vào lại (người tổ chức)
choice-do-move = Chuyển sang kênh này (người tổ chức)
choice-format-auto = Tùy số người tham gia
choice-format-league = Giải theo mùa: ai cũng gặp nhau, hết mùa này đến mùa khác
choice-format-round-robin = Vòng tròn: ai cũng gặp nhau
choice-format-swiss = Hệ Thụy Sĩ: gặp đối thủ có điểm gần bằng
choice-format-knockout = Loại trực tiếp: thua một trận là bị loại
choice-games-1 = 1 ván
choice-games-2 = 2 ván, mỗi người đi trước một ván
choice-rounds-rolling = Ngay khi hai người rảnh
choice-rounds-strict = Theo từng vòng: vòng sau chờ hết mọi ván
choice-regulations-renju-world = Vô địch renju thế giới: giải theo mùa, Taraguchi-10, mỗi cặp đấu một ván
choice-regulations-gomoku-world = Vô địch gomoku thế giới: giải theo mùa, swap2, mỗi cặp đấu hai ván

set-proposed = ♻️ Một cặp ván: hai ván cùng lúc, mỗi người đi trước một ván.
set-line = ♻️ Một ván của cặp ván. Ván kia: #{ $number } { $link }
set-cancelled = ♻️ Ván kia của cặp ván này đã bị hủy, nên ván này được tính riêng: #{ $number } { $link }
set-result = ♻️ Cặp ván: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, bạn vẫn tham gia { $event } chứ? Giải bắt đầu { $in }. Không trả lời là bạn ra khỏi giải: { $link }
button-stay-event = Vẫn tham gia
event-stays = Bạn tham gia: { $event }.
event-season = 🏁 **{ $name }**, mùa { $season }
event-board = { $event } · vòng { $round }
event-board-decider = { $event } · vòng { $round }, ván quyết định trận đấu
event-board-final = { $event } · chung kết
event-board-final-decider = { $event } · chung kết, ván quyết định
event-not-begun = Trong giải đấu, { $person } bị xử thua ván này vì không chơi.
event-no-result = Trong giải, ván này không cho ai điểm nào.{ $format ->
    [knockout] {" "}Nếu trận không có người thắng, người có hệ số cao hơn khi tham gia đi tiếp, còn nếu không ai cao hơn thì người tham gia trước.
   *[other] {""}
}
event-numbered = { $event } · giải #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , mùa { $season }
} ({ $state })
event-format-auto = vòng tròn đến 10 người chơi, hệ Thụy Sĩ từ 11
event-format-league = giải theo mùa
event-format-round-robin = vòng tròn
event-format-swiss = hệ Thụy Sĩ
event-format-swiss-of = hệ Thụy Sĩ, mỗi người { $rounds } đối thủ
event-format-knockout = loại trực tiếp
event-rated = xếp hạng
event-unrated = không xếp hạng
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] một ván với mỗi đối thủ
   *[other] { $games } ván cùng lúc với mỗi đối thủ, mỗi bên đi trước một ván
} · { $opponents ->
    [0] theo từng vòng
    [1] mỗi lúc một đối thủ
   *[other] mỗi lúc tối đa { $opponents } đối thủ
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] mỗi trận một ván
   *[other] mỗi trận { $games } ván cùng lúc, mỗi bên đi trước một ván
} · { $opponents ->
    [0] theo từng vòng
    [1] mỗi lúc một đối thủ
   *[other] mỗi lúc tối đa { $opponents } đối thủ
} · { $rated }
event-how-auto = Không phải hẹn gì cả: các ván tự bắt đầu, và khi một ván kết thúc thì ván tiếp theo bắt đầu.
event-how-league = Mọi người trong một hạng đều gặp nhau. Những người cuối xuống hạng, những người đầu lên hạng, và mùa sau tự mở.
event-how-round-robin = Mọi người đều gặp nhau. Các ván tự bắt đầu, và khi một ván kết thúc thì ván tiếp theo bắt đầu.
event-how-swiss = Bạn gặp những đối thủ có điểm gần bằng bạn. Các ván tự bắt đầu.
event-how-rounds = Ở hệ Thụy Sĩ, số đối thủ của bạn tùy theo số người chơi: { $one } nếu có { $few }, { $two } nếu có { $some }, { $three } nếu có { $many }.
event-how-strict = Vòng sau tự bắt đầu khi mọi ván của vòng này đã xong.
event-how-knockout = Thua một trận là bị loại. Trận hòa thì đấu thêm một ván, nếu lại hòa thì người có hệ số cao hơn khi tham gia đi tiếp, bằng nhau hoặc đều chưa có thì người tham gia trước.
event-silence = Nếu bạn không đi nước đầu kịp giờ, đối thủ được điểm. Lần thứ hai thì bạn ra khỏi giải. Bạn có thể nghỉ, nhưng không thể tạm dừng các ván này. Ai trong giải cũng có thể là đối thủ của bạn, dù bị chặn hay không.
event-begins-at = Bắt đầu { $when } ({ $in }).
event-begins-with = Bắt đầu khi đủ { $seats } người{ $left ->
    [0] { "" }
   *[other] {" "}(còn thiếu { $left })
}.
event-begins-with-at = Bắt đầu khi đủ { $seats } người{ $left ->
    [0] { "" }
   *[other] {" "}(còn thiếu { $left })
}, chậm nhất là { $when } ({ $in }).
event-begins-once = Bắt đầu ngay khi có ít nhất { $fewest } người.
event-begins-by-hand = { $person } cho bắt đầu bằng `/events do:Bắt đầu` khi có ít nhất 3 người.
event-in-none = **Chưa có ai tham gia.** Nhấn Tham gia để là người đầu tiên.
event-in = **Tham gia ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}và { $more } người nữa
}
event-is-cancelled = { $event } đã bị hủy.{ $games ->
    [0] {""}
   *[other] {" "}Các ván đã bắt đầu vẫn tiếp tục.
}
event-progress = { $over } trên { $all } ván đã xong
event-progress-open = Số ván đã xong: { $over }, đang chơi: { $open }
event-progress-over = Bảng cuối cùng, { $over } ván
event-progress-round = Vòng { $round } trên { $rounds }
event-progress-final = Chung kết
event-division = __Hạng { $number }__
event-more = … và { $count } người nữa: nhấn Bảng.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}sau { $played }
}
event-player-out = { $person } (đã rời giải)
event-annulled = -# Các ván với { $people } không được tính, vì ai rời giải vòng tròn trước khi xong thì ra khỏi bảng.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Cặp ván được tính vào bảng khi cả hai ván đã xong.
event-nameless = Người chơi { $number }
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } không đấu
event-alt-bye = { $points } không có đối thủ
event-alt-passed = không có đối thủ ở vòng { $round }
event-alt-open = { $person } đang đấu
event-tie-match-points = điểm trận { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = đối đầu { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz (bỏ 1 thấp nhất) { $value }
event-tie-wins = số thắng { $value }
event-paired = { $event }: có ván mới. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Chung kết: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } hòa nên đấu thêm một ván quyết định: { $games }
event-through-rating = Ván quyết định giữa { $one } và { $other } cũng hòa. { $one } đi tiếp vì có hệ số cao hơn khi tham gia.
event-through-order = Ván quyết định giữa { $one } và { $other } cũng hòa. { $one } đi tiếp: không ai có hệ số cao hơn, và { $one } tham gia trước.
event-won-rating = Ván quyết định giữa { $one } và { $other } cũng hòa. { $one } thắng vì có hệ số cao hơn khi tham gia.
event-won-order = Ván quyết định giữa { $one } và { $other } cũng hòa. { $one } thắng: không ai có hệ số cao hơn, và { $one } tham gia trước.
event-bye = { $one } lần này không có đối thủ và được điểm cho lần đó.
event-passes = Không có đối thủ ở vòng một, vào thẳng vòng hai: { $people }
event-passes-final = Không có đối thủ ở vòng một, vào thẳng chung kết: { $people }
event-free = Không có đối thủ ở vòng này: { $people }
event-half-bye = { $one } không còn đối thủ và được một nửa số điểm cho lần đó.
event-too-few = { $people }, { $event } chưa bắt đầu được: cần ít nhất { $fewest } người chơi. Giải vẫn mở và tự bắt đầu khi đủ người. { $link }
event-out = { $people } không bắt đầu hai ván nên ra khỏi { $event }.
event-gone = { $people } thua hai ván vì hết giờ mà cả tuần không đi nước nào, nên ra khỏi { $event }.
event-may-return = Người tổ chức có thể cho vào lại trong vòng 48 giờ: `/events do:Cho một người chơi vào lại (người tổ chức)`
event-over = 👑 { $people } vô địch { $event }! { $link }
event-over-none = { $event } đã kết thúc mà không có ai thắng. { $link }
event-over-divided = { $event } đã kết thúc. { $link }
event-over-division = Hạng { $number }: { $people }
event-over-division-none = Hạng { $number }: không có ai thắng
event-up = ⬆️ Lên hạng: { $people }
event-down = ⬇️ Xuống hạng: { $people }
event-cancelled = { $event } đã bị hủy.{ $games ->
    [0] {""}
   *[other] {" "}Các ván đã bắt đầu vẫn tiếp tục.
}
event-moved-on = -# { $event } tiếp tục ở { $channel }. { $link }
event-preview = Tạo giải trong kênh này với các điều kiện sau?
event-preview-more = -# `/events` nhận các điều kiện khác: trò chơi, thể thức, đồng hồ, số chỗ, tên…
button-event-new = Tạo
event-made = Giải #{ $number } đã được tạo. Đăng ký bằng tin nhắn của giải trong kênh này.
event-joined = Bạn tham gia: { $event }. Bạn sẽ đấu tối đa { $opponents } đối thủ cùng lúc, và ai trong giải cũng có thể là đối thủ của bạn, dù bị chặn hay không. Các ván của bạn tự bắt đầu.
event-left = Bạn đã ra khỏi { $event }. Các ván đã bắt đầu vẫn tiếp tục.
event-leave-sure = Rời { $event }? Bạn sẽ không có đối thủ mới. Các ván đã bắt đầu vẫn tiếp tục.
event-leave-early = Nếu chưa xong một nửa số cặp đấu của bạn, kết quả của bạn sẽ rời khỏi bảng.
event-remove-sure = Loại { $person } khỏi { $event }? Người này sẽ không có đối thủ mới. Các ván đã bắt đầu vẫn tiếp tục.
event-remove-early = Nếu chưa xong một nửa số cặp đấu của người này, kết quả sẽ rời khỏi bảng.
event-files = { $event } thành tập tin: { $count } ván của giải, bảng cho phần mềm bảng tính, kết quả cho **narabe standings**, và một báo cáo theo mẫu của FIDE (TRF).
refusal-event-files-too-large = Các tập tin lớn hơn mức Discord nhận trong một tin nhắn. `/export` xuất từng ván một.
event-state-open = đang mở
event-state-running = đang diễn ra
event-state-over = đã kết thúc
event-state-cancelled = đã hủy
events-list = Các giải ở đây:
events-none = Ở đây chưa có giải theo mùa hay giải đấu nào. Hãy tạo một giải: `/events do:Tạo một giải`
events-line = #{ $number } { $event } · { $state } · { $count } người chơi{ $own ->
    [yes] {" "}· **bạn tham gia**
    [over] {" "}· bạn đã tham gia
   *[other] {""}
} { $link }
button-join-event = Tham gia
button-leave-event = Rời giải
button-leave-event-yes = Có, rời giải
button-remove-entrant-yes = Có, loại
button-event-table = Bảng
button-event-files = Tập tin
did-start-event = { $event } bắt đầu ngay bây giờ.
did-cancel-event = { $event } đã bị hủy.{ $games ->
    [0] {""}
   *[other] {" "}Các ván đã bắt đầu vẫn tiếp tục.
}
did-remove-entrant = { $person } đã ra khỏi { $event }.
did-put-back = { $person } đã vào lại { $event }.
did-move-event = { $event } tiếp tục trong kênh này{ $games ->
    [0] {""}
   *[other] , cùng các ván đang chơi
}.

refusal-no-such-event = Máy chủ này không có giải #{ $number }. /events liệt kê các giải.
refusal-which-event = Giải nào? Hãy cho số của giải trong `event`. /events liệt kê các giải.
refusal-which-of-events = Giải nào? Hãy cho số của giải trong `event`: { $known }.
refusal-events-full = Máy chủ này đã có { $most } giải đang mở hoặc đang diễn ra, mức tối đa. Hãy chờ một giải kết thúc, hoặc hủy một giải.
refusal-events-yours = Bạn đã có { $most } giải đang mở hoặc đang diễn ra trên máy chủ này, mức tối đa khi không có quyền Quản Lý Máy Chủ. Hãy chờ một giải kết thúc, hoặc hủy một giải.
refusal-event-not-in-channel = Bot không ở trong kênh này, mà giải cần bot đăng bàn cờ. Hãy thêm bot vào máy chủ, hoặc dùng kênh mà bot thấy được.
refusal-event-seats = Một giải nhận { $fewest } đến { $most } người chơi. Hãy viết một số trong khoảng đó vào `seats`.
refusal-event-name-long = Tên của giải có tối đa { $most } ký tự, tên này có { $count }. Hãy rút ngắn.
refusal-set-half-over = Ván #{ $number } của cặp ván này đã kết thúc, nên không hủy được ván này. Hãy chơi tiếp, hoặc kết thúc bằng /draw hay /resign.
refusal-set-two-players = Cặp ván dành cho hai người. Hãy để trống `games` ở đây, hoặc chọn một trò cho hai người.
refusal-event-two-players = Giải và ngọn đồi dành cho các ván hai người chơi. Hãy chọn một trò trong `game`, ví dụ gomoku/renju.
refusal-event-needs-clock = Giải cần có đồng hồ. Hãy chọn trong `clock`, hoặc để trống cho 5 ngày + 12 giờ mỗi nước.
refusal-event-young-account = Tài khoản Discord của bạn phải được { $days } ngày tuổi mới tham gia giải ở đây được. Cho đến lúc đó bạn có thể chơi bằng /challenge.
refusal-event-young-member = Bạn phải là thành viên của máy chủ này được { $days } ngày mới tham gia giải ở đây được. Cho đến lúc đó bạn có thể chơi bằng /challenge.
refusal-event-full = Cả { $most } chỗ đã kín. /events liệt kê các giải khác, hoặc hãy tạo giải tiếp theo: `/events do:Tạo một giải`
refusal-event-begun = Giải này đã bắt đầu. Bạn có thể theo dõi bảng, hoặc tham gia giải sau: /events
refusal-event-beaten = Bạn đã bị loại khỏi giải này. Bạn có thể theo dõi bảng, hoặc tham gia giải sau: /events
refusal-event-not-begun = Giải này chưa bắt đầu nên chưa có tập tin. Hãy tham gia: `/events do:Tham gia`
refusal-event-ended = Giải này đã kết thúc. /events liệt kê các giải khác.
refusal-event-too-many = Bạn đã ở trong { $most } giải, mức tối đa. Hãy đấu xong hoặc rời một giải trước: `/events do:Rời giải`
refusal-event-they-are-full = { $person } đã ở trong { $most } giải, mức tối đa. Người này phải đấu xong hoặc rời một giải trước.
refusal-event-not-in = Bạn không ở trong giải này. Khi giải còn mở, bạn có thể tham gia: `/events do:Tham gia`
refusal-event-not-organiser = Chỉ { $person } và những người có quyền Quản Lý Máy Chủ mới làm được việc đó.
refusal-event-too-few = Giải cần ít nhất { $fewest } người chơi: còn thiếu { $missing }. Giải vẫn mở.
refusal-event-needs-person = Hãy cho biết ai: chọn một người chơi trong tùy chọn `person`.
refusal-event-no-entrant = { $person } không ở trong giải này. Tin nhắn đăng ký và bảng cho biết ai tham gia.
refusal-event-not-back = Không cho { $person } vào lại được. Việc đó chỉ làm được trong 48 giờ sau khi ra khỏi giải, trừ giải loại trực tiếp.
refusal-event-they-are-in = { $person } vẫn đang ở trong giải này.
refusal-event-ask-back = Bạn không còn ở trong giải này. Trong 48 giờ, người tổ chức có thể cho bạn vào lại: `/events do:Cho một người chơi vào lại (người tổ chức)`
refusal-event-game = Ván này thuộc một giải, nên người chơi không tạm dừng hay hủy được. Người điều hành có thể kết thúc bằng `/settings end` hoặc phân xử bằng `/settings decide`, còn `/vacation start` dừng đồng hồ của bạn.

# The hill.
command-hill = Ngọn đồi: ai đứng ở đâu, tham gia, thách đấu, rời đi
option-hill-do = Việc cần làm (để trống: hiện ngọn đồi, hoặc thách đấu người bạn nêu)
option-hill-person = Thách đấu ai: bất cứ ai cách tối đa hai bậc
option-hill-game = Trò và luật của đồi, ví dụ gomoku/renju (để trống: của bạn, hoặc đồi đông người nhất)
choice-do-show = Hiện ngọn đồi
choice-do-challenge = Thách đấu một người
button-hill-join = Tham gia
button-hill-challenge = Thách đấu…
button-hill-leave = Rời đồi
button-hill-leave-yes = Có, rời đồi
week-title = **Tuần đến { $until }**
week-event = { $event }: xong { $over } trên { $all } ván.
week-games = { $people } người đã đánh xong { $games } ván.
week-guesses = 🔮 Dẫn đầu dự đoán tháng này: { $people }, { $points } điểm.
week-join = { $join }: { $game }
week-king = 👑 { $person } là vua của ngọn đồi ({ $game }) từ { $since }.
week-longest = Ván dài nhất: { $game } #{ $number }, { $moves } nước.
week-puzzles = 🧩 Thế cờ trong ngày: { $people } người giải được { $days } ngày.
week-open = Đang tìm đối thủ:
week-streak = { $people } thắng { $count } ván liên tiếp.
week-upset = Bất ngờ của tuần: { $winner } thắng { $loser }, người có hệ số cao hơn { $gap } điểm (#{ $number }).
hill-title = ⛰️ **Ngọn đồi** · { $game }
hill-empty = Chưa có ai trên đồi. Hãy là người đầu tiên tham gia.
hill-king = 👑 { $person } là vua từ { $since }. { $count ->
   *[other] { $people } đứng thấp hơn một bậc.
}
hill-no-king = 👑 Chưa ai là vua. Vương miện thuộc về người một mình đứng trên bậc cao nhất khi có nhiều bậc.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } thách đấu { $other }
hill-played = ⚔️ { $one } và { $other } đang đấu
hill-how = -# Có thể thách đấu bất cứ ai cách tối đa { $most } bậc. Thắng thì lên một bậc, thua thì xuống một bậc. Ai được người đứng thấp hơn thách đấu mà không nhận lời trong ba ngày thì mất một bậc. Sau 31 ngày không có ván nào, bạn rời đồi.
hill-alt-king = Bậc { $number }, vua: { $people }
hill-alt-step = Bậc { $number }: { $people }
hill-challenge = ⛰️ Tranh ngọn đồi. Ai được người đứng thấp hơn thách đấu mà không nhận lời thì mất một bậc.
hill-challenge-free = ⛰️ Tranh ngọn đồi.
hill-unanswered = ⛰️ Trên đồi, việc này được tính là trận thua của người bị thách đấu vì họ đứng cao hơn.
hill-unanswered-free = ⛰️ Trên đồi, việc này không thay đổi gì: người bị thách đấu không đứng cao hơn.
hill-board = ⛰️ Tranh ngọn đồi: người thắng lên một bậc.
hill-crowned = 👑 { $person } giờ là vua ngọn đồi.
hill-whom = Chọn người để thách đấu.
hill-leave-sure = Rời đồi ({ $game })? Sau một ngày bạn mới có thể tham gia lại, và bắt đầu ở bậc thấp nhất. Các lời thách đấu tranh ngọn đồi mà bạn gửi hoặc nhận và còn chờ trả lời sẽ kết thúc.
hill-leave-playing = Ván tranh ngọn đồi của bạn vẫn tiếp tục, nhưng không tính cho bạn khi bạn không ở trên đồi.
hill-left = Bạn đã rời đồi ({ $game }).
refusal-hill-not-on = Bạn không ở trên đồi ({ $game }). Hãy tham gia trước, bằng /hill.
refusal-hill-off = Bạn không ở trên đồi ({ $game }).
refusal-hill-on = Bạn đã ở trên đồi ({ $game }) rồi, ở bậc { $number } trên { $count }. Dùng /hill để thách đấu ai đó hoặc rời đồi.
refusal-hill-self = Bạn không thể thách đấu chính mình. Hãy chọn người khác trên đồi.
refusal-hill-they-are-not-on = { $person } không ở trên đồi. Hãy thách đấu người đang ở trên đó, hoặc mời người này tham gia bằng /hill.
refusal-hill-too-far = { $person } đứng cách hơn { $most } bậc. Hãy thách đấu người ở gần hơn.
refusal-hill-many-made = Bạn đã có { $most } lời thách đấu tranh đồi. Hãy đấu một trong số đó trước.
refusal-hill-many-received = { $person } đã có { $most } lời thách đấu tranh đồi. Hãy thách đấu người khác, hoặc chờ.
refusal-hill-meets = Bạn và { $person } đang gặp nhau tranh đồi rồi.
refusal-hill-again = Bạn và { $person } mới gặp nhau gần đây. Bạn có thể thách đấu lại từ { $until }.
refusal-hill-no-one = Lúc này không thách đấu được ai: bạn đã có hai lời thách đấu, hoặc trong vòng 7 ngày đã gặp mọi người ở gần hay đã rút lại lời thách đấu gửi họ. Hãy thử lại sau.
refusal-hill-alone = Trên đồi này chưa có ai khác. Hãy mời ai đó tham gia bằng /hill.
refusal-hill-moved = Ngọn đồi vừa thay đổi. Hãy thử lại.
refusal-hill-game = Ván này tranh ngọn đồi, nên người chơi không tạm dừng hay hủy được. Bạn có thể dùng /resign hoặc /draw, còn `/vacation start` dừng đồng hồ của bạn.
refusal-hills-full = Máy chủ này có { $most } ngọn đồi, mức tối đa. Hãy chọn trò của một trong số đó, hoặc để trống `game`.
refusal-hills-yours = Bạn đã lập { $most } ngọn đồi trên máy chủ này, mức tối đa khi không có quyền Quản Lý Máy Chủ. Hãy tham gia một ngọn đồi đã có, hoặc nhờ người có quyền đó.
