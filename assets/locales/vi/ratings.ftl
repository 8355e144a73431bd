# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- và O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Từ ba người chơi trở lên

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = bàn cờ vô hạn
agreed-clock-live = 5 phút mỗi nước
agreed-clock-hour = 1 giờ mỗi nước
agreed-clock-day = 1 ngày mỗi nước
agreed-clock-3days = 3 ngày mỗi nước
agreed-clock-week = 7 ngày mỗi nước
agreed-clock-bank = 5 ngày + 12 giờ mỗi nước
agreed-clock-none = không có đồng hồ
agreed-rated = xếp hạng
agreed-rated-part = xếp hạng { $percent }%{ $games ->
    [0] {""}
   *[other] , vì hai người này đã gặp nhau { $games } lần trong ván xếp hạng trong 30 ngày qua
}
agreed-unrated = không xếp hạng: { $why }
unrated-why = { $why ->
    [direct] ván trong tin nhắn trực tiếp thì không
    [repeated] hai người này đã gặp nhau quá nhiều trong 30 ngày
    [machine] ván với máy thì không
    [crowd] ván với đám đông thì không, vì đám đông không có hệ số
    [untimed] ván không có đồng hồ thì không
    [practice] bàn 9×9 là để luyện tập
    [server] máy chủ này không xếp hạng các ván
    [opening] máy chủ này không xếp hạng gomoku và renju không có khai cuộc cân bằng
    [board] máy chủ này không xếp hạng bàn cỡ này
    [handicap] máy chủ này không xếp hạng ván chấp
    [young-account] tài khoản của { $person } chưa được { $days } ngày tuổi
    [young-member] { $person } vào máy chủ này chưa được { $days } ngày
    [event] giải đấu ghi như vậy
    [decider] ván này chỉ để phân định cặp đấu
   *[chosen] ván được đề nghị như vậy
}
result-unrated = Không xếp hạng: { $why }.
took-opening = Máy chủ này không xếp hạng gomoku và renju không có khai cuộc cân bằng, nên ván xếp hạng này mở bằng swap2.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
   *[other] {" "}· lợi thế đi trước: { $edge } điểm
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Ván này được tính { $percent }%: hai người chơi này đã gặp nhau trước đó trong 30 ngày qua.
       *[no] Ván này không tính vào hệ số: hai người chơi này đã gặp nhau quá nhiều trong 30 ngày qua.
    }
    [time-outs] Ván này không tính vào hệ số: { $person } đã thua một ván khác vì hết giờ trong vòng hai ngày, và chỉ ván đầu được tính.
    [one-sided] Phần tăng của { $person } được tính { $percent }%: người này đã tăng nhiều nhờ riêng đối thủ này. Phần còn lại được tính khi đối thủ đó đã chơi mười ván xếp hạng với người khác.
   *[unproven] Phần tăng của { $person } được tính { $percent }%: hệ số của đối thủ chưa ổn định.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] Ván này tính vào hệ số cùng với ván kia của cặp ván, khi cả hai đã chơi xong.
    [set-counted] Ván này đã tính vào hệ số cùng với ván kia của cặp ván.
    [set-lost] Ván này không tính vào hệ số, vì ván kia của cặp ván không được tính.
    [young-account] Ván này không tính vào hệ số: tài khoản của { $person } khi đó chưa được { $days } ngày tuổi.
    [young-member] Ván này không tính vào hệ số: { $person } khi đó ở máy chủ này chưa được { $days } ngày.
    [machine] Ván này không tính vào hệ số: có automa tham gia.
   *[few-moves] Ván này không tính vào hệ số: không phải ai cũng đã đi { $moves } nước.
}
ruled = { $ruling ->
    [void] ⚖️ Người điều hành đã hủy kết quả ván này.
    [draw] ⚖️ Người điều hành đã xử ván này hòa.
   *[win] ⚖️ Người điều hành đã xử { $winners } thắng ván này.
}

tally-legend = -# 3-1-2 nghĩa là 3 thắng, 1 hòa, 2 thua. Khi tính hệ số, một cặp ván tính là một.
trend-legend = -# +35 là thay đổi hệ số trong các ván gần đây.
provisional-legend = -# 1500? là hệ số ước lượng: cần thêm ván đấu.
ladder-picture = { $pool }, mùa { $season }
ladder-head-name = Người chơi
ladder-head-rating = Hệ số
ladder-head-tally = T-H-B
ladder-head-trend = Xu hướng
ladder-title = 🏆 **{ $pool }** · mùa { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } trên { $people } có thứ hạng
}
ladder-archived = 🏆 **{ $pool }** · mùa { $season }, khép lại { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } trên { $people } có thứ hạng
}
ladder-others = Bảng xếp hạng khác
button-own-profile = Hồ sơ của mình
button-leaderboard = Bảng xếp hạng
ladder-empty = Ở đây chưa có ván xếp hạng nào. Ván giữa người với người được tính khi có đồng hồ và không ai quá mới ở đây. Bắt đầu một ván bằng `/challenge game:{ $rules }`.
ladder-empty-season = Mùa này ở đây chưa có ván xếp hạng nào. Ván giữa người với người được tính khi có đồng hồ và không ai quá mới ở đây. Bắt đầu một ván bằng `/challenge game:{ $rules }`.
ladder-before = Mùa trước: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Ở đây chưa có ván nào được tính vào hệ số. Mỗi bàn cờ cho biết lý do. Thắng, hòa và thua:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · còn cần: { $missing }
ladder-unranked = ── chưa có thứ hạng ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person }: #{ $place } trên { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, chưa có thứ hạng. Còn cần: { $missing }. Với hệ số đó sẽ là #{ $place }.
ladder-own-lacks = { $person }: còn cần: { $missing }. Với hệ số đó sẽ là #{ $place }.
ladder-own-would = { $person }: với hệ số đó sẽ là #{ $place }.
ladder-own-archived = { $person }: { $rating }, không có thứ hạng trong mùa này.
ladder-own-missing = { $person }: không có ván xếp hạng nào trong bảng xếp hạng này.
guesses-name = Dự đoán
guesses-title = 🔮 **Dự đoán tháng này** · { $people } người
guesses-row = { $place }. { $person } · { $points } điểm (đúng { $hits } trên { $all })
guesses-empty = Tháng này chưa có dự đoán nào được tính. Hãy nhấn **Đoán…** dưới bàn cờ của ván bạn đang xem.
guesses-own-missing = { $person }: tháng này chưa có dự đoán nào được tính.
guesses-before = Dẫn đầu tháng trước: { $people }, { $points } điểm.
puzzles-name = Thế cờ
puzzles-title = 🧩 **Thế cờ đã giải tháng này** · { $people } người
puzzles-row = { $place }. { $person } · { $days } ngày
puzzles-empty = Tháng này chưa ai giải được thế cờ trong ngày. `/puzzle` cho xem thế cờ hôm nay.
puzzles-own-missing = { $person }: tháng này chưa giải được thế cờ trong ngày nào.
puzzles-before = Dẫn đầu tháng trước: { $people }, { $days } ngày.
missing-games = thêm { $count } ván
missing-opponents = thêm { $count } đối thủ
missing-certainty = thêm ván để hệ số ổn định
missing-recent = một ván trong { $days } ngày qua

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · mùa { $season }
}
profile-unrated = Ở đó không có hệ số nào.
profile-empty = Ở đây chưa có ván nào với người chơi xong.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · #{ $place }
}
profile-pool-earlier = { $line } · mùa { $season }
profile-honour = { $place ->
    [1] 🥇 Hạng nhất { $pool }, mùa { $season }
    [2] 🥈 Hạng nhì { $pool }, mùa { $season }
   *[3] 🥉 Hạng ba { $pool }, mùa { $season }
}
profile-honours-more = Và thêm { $count } lần trong ba hạng đầu ở các mùa trước
profile-holds = ⚔️ { $title } của { $game } trước { $rivals } (ba ván thắng liên tiếp)
profile-games = Ván không có máy: { $wins } thắng, { $draws } hòa, { $losses } thua · { $percent }% chơi xong đúng giờ
profile-streak = Chuỗi thắng: { $now } (dài nhất { $best })
profile-openings = Khai cuộc ưa thích: { $openings }
profile-head-to-head = Gặp { $asker }: { $wins } thắng, { $draws } hòa, { $losses } thua
alt-curve = { $pool }: từ { $first } đến { $last } trong { $games } ván.

history-title = { $person }: { $count } ván đã kết thúc
history-empty = Không tìm thấy ván đã kết thúc nào của { $person }.
history-unmatched = Không có ván đã kết thúc nào của { $person } khớp với điều đó.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = cùng { $mates }, với { $people }
history-replay = Xem lại một ván

season-closed = Mùa { $season } đã khép lại và được lưu trữ. Mùa { $next } đã bắt đầu. Mọi người giữ hệ số của mình, nhưng độ chắc chắn giảm cho đến khi chơi lại.
season-sure = Khép lại mùa { $season }? Bảng xếp hạng và kết quả của mùa này sẽ là cuối cùng. Mùa sau bắt đầu với hệ số của mọi người, nhưng kém chắc chắn hơn.
season-yes = Có, khép lại mùa
decide-sure = Kết thúc ván này ngay với phần thắng cho { $person }? Sau đó không thể chơi tiếp. { $game }
decide-sure-draw = Kết thúc ván này ngay với kết quả hòa? Sau đó không thể chơi tiếp. { $game }
decide-yes = Có, kết thúc ván
end-sure = Kết thúc ván này của giải mà không có kết quả? Không ai được điểm và ván không được đấu lại. { $format ->
    [knockout] Nếu trận không có người thắng, người có hệ số cao hơn khi tham gia đi tiếp, còn nếu không ai cao hơn thì người tham gia trước.{" "}
   *[other] {""}
}`/settings decide` cho ván một kết quả. { $game }
decide-which = Máy nào thắng? Ván sẽ kết thúc ngay và không thể chơi tiếp. { $game }
ruling-sure = Đổi kết quả của ván đã xong này thành phần thắng cho { $person }? { $rated ->
    [yes] Hệ số cũng thay đổi. { $game }
   *[no] { $game }
}
ruling-sure-draw = Đổi kết quả của ván đã xong này thành hòa? { $rated ->
    [yes] Hệ số cũng thay đổi. { $game }
   *[no] { $game }
}
ruling-which = Đổi kết quả của ván đã xong này thành phần thắng cho máy nào? { $game }
ruling-yes = Có, đổi kết quả
late-sure = Ván này của giải đã kết thúc, không có kết quả. Xử thắng cho { $person }? { $game }
late-sure-draw = Ván này của giải đã kết thúc, không có kết quả. Xử hòa? { $game }
late-yes = Có, xử như vậy
result-ruled = { $count ->
    [0] Ván #{ $number } đã được cập nhật. Không hệ số nào thay đổi.
   *[other] Ván #{ $number } đã được cập nhật và hệ số đã được tính lại. Có { $count } hệ số thay đổi:
}

result-ruled-later = Ván #{ $number } đã được cập nhật. Hệ số đang được tính lại và sẽ có sau vài phút.

refusal-unrated = { $why ->
    [direct] Ván trong tin nhắn trực tiếp thì không xếp hạng. Hãy bắt đầu trong một máy chủ, hoặc bỏ `rated`.
    [untimed] Ván không có đồng hồ thì không xếp hạng. Hãy chọn thời gian, hoặc bỏ `rated`.
    [practice] Bàn 9×9 là để luyện tập nên không xếp hạng. Hãy chọn bàn lớn hơn, hoặc bỏ `rated`.
    [machine] Ván với máy thì không xếp hạng. Hãy bỏ `rated`.
    [crowd] Đám đông không có hệ số, nên ván với đám đông thì không xếp hạng. Hãy bỏ `rated`.
    [board] Máy chủ này không xếp hạng bàn cỡ này. Hãy chọn cỡ thông thường, hoặc bỏ `rated`.
    [handicap] Máy chủ này không xếp hạng ván chấp. Hãy bỏ `rated`.
   *[other] Luật này không xếp hạng ở đây. Hãy bỏ `rated`.
}
refusal-no-such-pool = Không có trò chơi hay bảng xếp hạng “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Hãy chọn một trong: { $known }.
refusal-no-such-season = Không có mùa “{ $written }”. { $last ->
    [1] Hiện chỉ có mùa 1.
   *[other] Hãy chọn số từ 1 đến { $last }.
}
refusal-no-server = Việc này chỉ làm được trong máy chủ. Hãy dùng lệnh trong một kênh của máy chủ.
refusal-no-result = Ván #{ $number } không có kết quả nào trong máy chủ này để phân xử. /history hiện các ván đã kết thúc cùng số của chúng.
refusal-season-over = Ván #{ $number } thuộc một mùa đã khép lại, và kết quả mùa đó là cuối cùng.
refusal-knockout-went-on = Giải loại trực tiếp đã tiếp tục với ván #{ $number }, nên không thể phân xử ván này nữa. Để đổi người đi tiếp, hãy phân xử #{ $number } bằng `/settings decide`.
refusal-season-closed-already = Mùa { $season } đã khép lại rồi. Để khép lại mùa hiện tại, hãy dùng `/settings close-season`.
refusal-not-in-game = Người thắng phải là một trong những người chơi: { $people }.

command-leaderboard = Bảng xếp hạng của máy chủ này
option-leaderboard-game = Trò chơi (để trống: trò được chơi nhiều nhất ở đây)
option-leaderboard-season = Số của một mùa trước
option-leaderboard-player = Xem thứ hạng của người này (để trống: của bạn)
option-leaderboard-text = Chữ thay vì hình
command-profile = Hệ số và thành tích của một người chơi ở đây
option-profile-game = Chỉ trò này (để trống: tất cả)
option-profile-season = Số của một mùa trước (để trống: mùa hiện tại)
option-profile-player = Ai (để trống: bạn)
option-profile-text = Chữ thay vì hình
command-history = Duyệt các ván đã kết thúc
option-history-player = Ván của ai (để trống: của bạn)
option-history-game = Chỉ họ trò chơi này
option-history-opponent = Chỉ các ván với người chơi này
option-history-result = Chỉ các ván có kết quả này
option-history-rated = Chỉ các ván xếp hạng
command-openings = Xem khai cuộc từ các ván của máy chủ này
option-openings-game = Trò và luật, ví dụ gomoku/renju (để trống: luật vừa chơi gần nhất ở đây)
option-openings-player = Chỉ các ván của người chơi này
option-openings-mine = Chỉ các ván của bạn
option-openings-moves = Các nước dẫn đến một thế cờ, ví dụ h8 i9
option-openings-rated = Chỉ các ván xếp hạng
choice-result-won = Thắng
choice-result-drawn = Hòa
choice-result-lost = Thua
openings-title = 📖 **{ $name }**: khai cuộc trong các ván của máy chủ này
openings-title-person = 📖 **{ $name }**: khai cuộc của { $person }
openings-rated = Chỉ ván xếp hạng
openings-after = Sau { $moves }:
openings-line = { $letter }: **{ $move }** · { $count } ván · { $score }% ({ $low }–{ $high }) · gần nhất { $when }
openings-line-few = { $letter }: **{ $move }** · { $count } ván · gần nhất { $when }
openings-none = Chưa có ván nào đã xong ở đây đi đến thế cờ này.
openings-others = -# Dùng `game` để xem trò khác: Gomoku, Renju, Pente hoặc Ninuki.
openings-more = Ở đây còn { $count } nước khác đã được đi.
openings-file = 📚 Từ tệp ván cờ riêng của bot này:
openings-file-line = **{ $move }** · { $count } ván · { $score }% ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count } ván
openings-means = -# Tỷ lệ điểm mà bên đến lượt đã giành được, cùng sai số. Các thế cờ xoay hoặc đối xứng được tính chung.
openings-capped = -# Tính { $most } ván đã kết thúc gần nhất theo bộ luật này.
openings-mirrored = -# Thế cờ đối xứng: mỗi điểm cũng thay cho các điểm đối xứng với nó.
button-openings = Khai cuộc
button-openings-back = Trở lại
refusal-openings-game = Khai cuộc của { $game } không được thống kê. Hãy thử Gomoku, Renju, Pente hoặc Ninuki.
refusal-openings-long = Đó là hơn { $most } nước, mà khai cuộc không được thống kê xa đến vậy. Hãy viết ít nước hơn.
