# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Đi trước { $until } ({ $left }).
clock-over-draw = ⌛ Đã hết giờ { $over }. { $person } có thể tuyên bố thắng. Nếu không, ván hòa { $left }.
clock-over-cancel = ⌛ Đã hết giờ { $over }. { $person } có thể tuyên bố thắng. Nếu không, ván bị hủy { $left }.
clock-over-out = ⌛ Đã hết giờ { $over }. Những người kia có thể tuyên bố thắng. Nếu không, { $late } bị loại khỏi ván { $left }.
clock-grace = ⌛ Hết giờ. Ván tự kết thúc { $left }.
clock-silence = ⌛ Nếu không ai đi, ván này kết thúc { $left }.
clock-vacation = 🏖️ Đang nghỉ: đồng hồ dừng muộn nhất đến { $until }.
clock-paused = ⏸️ Tạm dừng: đồng hồ dừng muộn nhất đến { $until }. Người chơi nào cũng có thể tiếp tục ván bằng /pause.

reminder = { $people }, hạn đi của bạn trong ván { $game } là { $until } ({ $left }). { $link }
reminder-last = ⏳ { $people }, thời gian của bạn trong ván { $game } sẽ hết { $left }. { $link }
time-over = { $people }: { $person } đã hết giờ trong ván { $game }. Đến { $until } ({ $left }), bạn có thể dùng các nút dưới bàn cờ để tuyên bố thắng hoặc giục. { $link }
nudge = { $people }: { $by } đang chờ nước đi của bạn trong ván { $game }. Bạn đã hết giờ. { $link }
silence-notice = { $people }: đã lâu không ai đi trong ván { $game }. Nếu vẫn không ai đi, ván kết thúc { $left }. { $link }
time-ran-out = { $people }: đã hết giờ trong ván { $game }. { $link }
time-given = ⚖️ Người điều hành đã cho { $person } thêm thời gian trong ván { $game }, đến { $until } ({ $left }). { $link }
vote-extended = ⏳ Chưa ai bỏ phiếu trong ván { $game }, nên cuộc bỏ phiếu kéo dài muộn nhất đến { $until } ({ $left }). Nếu đến lúc đó vẫn không ai bỏ phiếu, { $person } thua vì hết giờ.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ Chưa ai bỏ phiếu trong ván { $game }, nên cuộc bỏ phiếu kéo dài muộn nhất đến { $until } ({ $left }). Nếu đến lúc đó vẫn không ai bỏ phiếu, ván bị hủy, không có kết quả. { $link }
outage = Bot đã ngoại tuyến từ { $since } đến { $until }. Đồng hồ của mọi người được cộng thêm thời gian đó: { $games }.

broken-off-no-first-move = Ván bị hủy, không có kết quả: nước đầu không được đi kịp giờ.
broken-off-both-out = Ván bị hủy, không có kết quả: hết giờ mà không ai tuyên bố thắng.
broken-off-silence = Ván bị hủy, không có kết quả: 30 ngày không ai đi.

button-claim = Tuyên bố thắng
button-nudge = Giục
nudged = Bạn đã giục { $person }.

refusal-nudged-already = Đã có người giục { $person }. Bạn có thể giục lại { $again }.
refusal-own-time = Chính bạn là người hết giờ. Bạn vẫn có thể đi.
refusal-time-not-over = Đồng hồ vẫn còn thời gian, đến { $until }. Sau đó bạn có thể tuyên bố thắng hoặc giục.
refusal-no-clock = Ván này không có đồng hồ nên không ai có thể hết giờ.
refusal-not-due = Ván vừa thay đổi. Hãy xem lại bàn cờ rồi thử lại.
refusal-untimed-rated = Ván không có đồng hồ thì không xếp hạng. Hãy chọn thời gian khác, hoặc bỏ `rated`.

challenge-away = 🏖️ Lúc được thách đấu, { $person } đang nghỉ, muộn nhất đến { $until }. Có thể phải chờ trả lời đến lúc đó.
vacation-begun = 🏖️ { $by } đang nghỉ, muộn nhất đến { $until }. Đồng hồ của người này trong ván { $game } đã dừng.
vacation-begun-by-itself = 🏖️ { $by } sắp hết giờ nên kỳ nghỉ tự động đã bắt đầu. Đồng hồ của người này trong ván { $game } dừng muộn nhất đến { $until }.
vacation-ended = { $by } đã nghỉ xong. Đồng hồ trong ván { $game } chạy lại.
vacation-started = Kỳ nghỉ của bạn đã bắt đầu. Đồng hồ của bạn dừng muộn nhất đến { $until } ({ $left }), và bạn vẫn có thể đi. Kết thúc lúc nào cũng được bằng `/vacation stop`.
vacation-stopped = Chào mừng bạn trở lại. Đồng hồ của bạn chạy lại rồi.
vacation-is = Bạn đang nghỉ, muộn nhất đến { $until }. Kết thúc lúc nào cũng được bằng `/vacation stop`.
vacation-none = Bạn không trong kỳ nghỉ.
vacation-left = Bạn còn { $days ->
    [0] { $hours } giờ
   *[other] { $days } ngày
} trong 14 ngày nghỉ của 365 ngày.
vacation-left-now = Nếu kết thúc ngay, bạn còn { $days ->
    [0] { $hours } giờ
   *[other] { $days } ngày
} trong 14 ngày nghỉ của 365 ngày.
pause-asked = { $people }: { $by } muốn tạm dừng ván { $game }. Nếu mọi người đồng ý, đồng hồ dừng cho đến khi có người tiếp tục. { $link }
pause-declined = { $people }: { $by } đã từ chối tạm dừng ván { $game }. Đồng hồ vẫn chạy, đến { $until }. { $link }
pause-lapsed = Yêu cầu tạm dừng ván { $game } không còn hiệu lực.
paused = ⏸️ Ván { $game } tạm dừng muộn nhất đến { $until }. Người chơi nào cũng có thể tiếp tục bằng /pause. { $link }
resumed = ▶️ { $people }: { $by } đã tiếp tục ván { $game }. Đồng hồ chạy lại, đến { $until }. { $link }
pause-over = ▶️ { $people }: ván { $game } hết tạm dừng. Đồng hồ chạy lại, đến { $until }. { $link }
pause-offered = Đã gửi yêu cầu. Đồng hồ dừng khi mọi người đồng ý.
pause-agreed = Ván tạm dừng muộn nhất đến { $until }. Tiếp tục lúc nào cũng được bằng /pause.
pause-turned-down = Đã từ chối tạm dừng. Đồng hồ vẫn chạy.
pause-ended = Đồng hồ chạy lại rồi.

button-pause = Tạm dừng
button-no-pause = Từ chối
command-pause = Tạm dừng ván nếu mọi người đồng ý, hoặc tiếp tục
option-pause-game = Ván nào của bạn (số)
command-vacation = Dừng đồng hồ của bạn tối đa 14 ngày một năm
command-vacation-show = Xem bạn còn bao nhiêu ngày nghỉ
command-vacation-start = Bắt đầu kỳ nghỉ: đồng hồ của bạn dừng lại
command-vacation-stop = Kết thúc kỳ nghỉ: đồng hồ của bạn chạy tiếp

refusal-no-vacation = Bạn không trong kỳ nghỉ. Bắt đầu một kỳ bằng `/vacation start`.
refusal-vacation-used = Bạn đã dùng hết 14 ngày nghỉ của 365 ngày qua. Mỗi ngày nghỉ được trả lại sau một năm kể từ khi dùng.
refusal-pause-on-vacation = Đồng hồ đã dừng sẵn: có người đang nghỉ.
refusal-pause-too-late = Đã hết giờ nên không tạm dừng được nữa. Bạn vẫn có thể chơi tiếp.
refusal-pause-asked-already = Bạn đã xin tạm dừng rồi. Ván sẽ dừng khi mọi người khác đồng ý.
refusal-pause-not-asked = Không còn ai xin tạm dừng. Muốn xin thì dùng /pause.
