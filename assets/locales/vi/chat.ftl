# Messages in channels.

-narabe = Narabe

fault = Có lỗi xảy ra, nhưng không mất gì cả. Bạn hãy thử lại. Nếu vẫn bị, hãy đưa số này cho người vận hành bot: { $number }
kept-anyway = Đã lưu. Tin nhắn sẽ hiện ra ngay.
fault-busy = Hiện đang quá bận nên thao tác này chưa được thực hiện. Chút nữa hãy thử lại.

owner-database-damaged = ⚠️ Lần kiểm tra cơ sở dữ liệu đã tìm thấy { $count } lỗi. Chi tiết có trong nhật ký. Hãy dừng bot, khôi phục bản sao lưu mới nhất không có lỗi, rồi chạy **narabe check** với bản đó.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Nước cuối: { $action } ({ $person })
last-action-planned = Nước cuối: { $action } ({ $person }, theo dự tính)
guessed = 🔮 { $right } trên { $all } người đoán đúng { $action }.
opening-name = Khai cuộc: { $name }
to-move = Đến lượt { $person }.
won = { $count ->
   *[other] 🏆 { $winners } thắng: { $end }.
}
won-shared = 🤝 { $winners } cùng thắng: { $end }. Giữa họ với nhau thì tính là hòa.
drawn = Hòa: { $end }.
drawn-among = Hòa giữa { $people }: { $end }. Đã rời ván trước đó: { $left }.
drawn-machines = Hòa giữa { $people }, vì không còn ai khác chơi. Đã rời ván trước đó: { $left }.
you-are-challenged = { $people }, bạn được mời đấu { $game } (#{ $number }). { $link }
open-seat-for = { $role }, còn một chỗ trống.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, đến lượt bạn trong ván { $game } #{ $number }. { $link }

challenge-made = { $author } thách đấu { $invited }.
challenge-mates = { $author } mời { $invited } vào đội mình.
challenge-teams = { $team } thách đấu { $invited }.
challenge-open = { $author } đang tìm thêm { $free } người chơi.
challenge-until = Lời thách đấu hết hạn { $until }.
first-me = Người thách đấu đi trước.
first-them = Người nhận lời đi trước.
first-random = Người đi trước được chọn ngẫu nhiên.
first-loser = { $first } Nếu hai người đã từng gặp nhau, người thua ván gần nhất không hòa có quyền chọn.
challenge-bot-alone = Bạn không thể thách đấu bot khác, nhưng có thể chọn chính { -narabe } hoặc chơi một mình. Muốn chơi với người, hãy chọn một người, hoặc để trống `opponent` để ai cũng vào được.
challenge-play-alone = Chơi { $name }
challenge-declined = Lời thách đấu đã bị từ chối.
challenge-declined-by = { $person } đã từ chối lời thách đấu.
challenge-withdrawn = Lời thách đấu đã được rút lại.
challenge-left = Lời thách đấu đã kết thúc: một người tham gia đã rời đi.
challenge-expired = Lời thách đấu đã hết hạn: không ai nhận lời kịp.

button-accept = Nhận lời
button-decline = Từ chối
button-join = Tham gia
button-withdraw = Rút lại
button-leave = Rời đi
button-rules = Luật chơi
button-move = Đi
button-resign = Đầu hàng
button-confirm-resign = Có, đầu hàng

form-title = Nước đi · #{ $number } { $game }
form-where = Đi vào đâu?
form-example = ví dụ { $example }
form-any = Đáp mọi nước khác
form-any-note = Dòng bắt đầu bằng * đáp mọi nước không có ở dòng khác. Nếu có dòng đó, đánh dấu cả ô này.
form-lines = Các dòng
form-lines-note = Nước của đối thủ, nước đáp của bạn, v.v. Mỗi phương án một dòng. Để trống: bỏ dự tính.
form-plan = Dự tính nước đáp · { $game }
plan-any = (mọi nước khác)
plan-gone = Bây giờ bạn không có dự tính nào cho ván này.
plan-line = • { $moves }
plan-more = … và { $count } dòng nữa. { button-plan } có đủ tất cả.
plan-title = 🗒️ Dự tính của bạn: { $lines } dòng. Không ai khác thấy trước khi nó được đi.
plan-void = 🗒️ Dự tính của bạn không còn hiệu lực: ván đã đi theo hướng khác.
form-note = Bạn nghĩ gì về thế cờ này?
form-note-example = Ví dụ: đường ba ở dưới đi trước
form-note-note = Tối đa 500 ký tự, chỉ cho bạn. Để trống: xóa ghi chú.
form-note-title = { $ply ->
    [0] Ghi chú trước nước đầu · { $game }
   *[other] Ghi chú sau nước { $ply } · { $game }
}
form-share-note = Chia sẻ khi ván kết thúc
form-share-note-note = Khi ván đã xong, người khác đọc được lúc xem lại và trong tệp SGF.
note-kept = 📝 Đã lưu. Không ai khác đọc được.
note-kept-shared = 📝 Đã lưu. Không ai khác đọc được trước khi ván kết thúc.
note-kept-open = 📝 Đã lưu. Từ giờ ai cũng đọc được.
note-deleted = 📝 Bây giờ bạn không có ghi chú nào về thế cờ này.
note-own = { $shared ->
    [yes] 📝 Ghi chú của bạn, chia sẻ khi ván kết thúc:
   *[no] 📝 Ghi chú của bạn:
}
note-of = 📝 Ghi chú của { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Có ghi chú trước nước đầu.
notes-elsewhere = 📝 Có ghi chú ở { $count } chỗ khác, sau nước { $plies }.
notes-more = 📝 Ở đây còn { $count } ghi chú nữa. `/export` có các ghi chú được chia sẻ.
form-guess = Đoán nước đi · { $game }
form-guess-note = Giữ kín đến khi có nước đi. Đúng: 1 điểm, hoặc 3 nếu tối đa một phần tư đoán đúng.
form-winner = Ai thắng?
form-winner-note = Đến nước thứ mười. Đúng: 5 điểm.
guess-kept = 🔮 Bạn đoán: { $action }. Bạn có thể đổi đến khi có nước đi. Trước đó không ai thấy.
guess-no-one = Giữ nguyên
guess-seat = Người chơi { $number }
prediction-kept = 🔮 Bạn dự đoán: { $person } thắng. Bạn có thể đổi đến nước thứ mười.
crowd = 👥 đám đông
crowd-listed = 👥 đám đông
crowd-label = Đám đông
crowd-how = 🗳️ Mọi người khác ở đây đều có thể bỏ phiếu bằng { $vote } hoặc /move. Phiếu được giữ kín đến khi kiểm phiếu.
crowd-to-move = 👥 Đám đông đang bỏ phiếu cho nước tiếp theo.
form-choice = Hoặc chọn
form-choice-note = Các nước người khác đề xuất và các cách kết thúc ván. Nước bạn viết ở trên được ưu tiên.
form-vote = Bỏ phiếu · { $game }
form-vote-again = Phiếu hiện tại của bạn: { $action }. Giữ kín đến khi kiểm phiếu.
form-vote-note = Giữ kín đến khi kiểm phiếu. Trước đó bạn có thể đổi.
vote-button = { $away ->
    [yes] **{ $vote }** dưới bàn cờ trong kênh
   *[no] **{ $vote }**
}
vote-draw = Đồng ý hòa
vote-kept = 🗳️ Phiếu của bạn: { $action }. Kiểm phiếu muộn nhất { $left }. Trước đó bạn có thể đổi, và không ai thấy.
vote-missing = 🗳️ Bạn chưa bỏ phiếu cho nước này.
vote-resign = Đầu hàng
vote-settled = 🗳️ Lá phiếu này đã quyết định: nước đã được đi.
vote-written = Nước mình đã viết
vote-yours = 🗳️ Phiếu của bạn: { $action }. Không ai khác thấy trước khi kiểm phiếu.
voted = 🗳️ { $action }: { $votes } phiếu{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , còn lại: { $others }
}. { $people } người đã bỏ phiếu.{ $tie ->
    [yes] {" "}Số phiếu bằng nhau, và { $action } đạt được trước.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes } phiếu đã bỏ đến giờ không còn được tính.

menu-hint = Chọn một hành động
chosen = Bạn đã chọn: { $action }.

resign-sure = Đầu hàng ván này? { $game }
resign-sure-others = Đầu hàng ván này? Những người khác chơi tiếp, và bạn đã thua, dù họ thỏa thuận thế nào. { $game }
resign-sure-team = Đầu hàng ván này? Đội của bạn chơi tiếp mà không có bạn, và kết quả của đội cũng là của bạn. { $game }
resigned = Bạn đã đầu hàng.

waits-to-begin = Đang chờ người nhận lời.

right-view-channel = Xem Kênh
right-send-messages = Gửi Tin Nhắn
right-send-messages-in-threads = Gửi Tin Nhắn Trong Chủ Đề
right-use-external-apps = Dùng Ứng Dụng Bên Ngoài (quyền của chính bạn, không phải của bot)
right-attach-files = Đính Kèm Tập Tin
right-manage-roles = Quản lý vai trò

help-group-play = __Chơi__
help-group-between = __Trong ván__
help-group-look = __Xem lại__
help-group-settings = __Luật và cài đặt__
help = Chơi cờ caro và các trò cùng họ với { -narabe }, ngay trong kênh này và theo nhịp của bạn.
help-lessons = Muốn học? Hãy mở `/rules game:gomoku/renju` rồi nhấn **{ $button }**. { game-gomoku } và Pente cũng có.
help-moves = Đến lượt bạn? Nhấn **{ $button }** dưới bàn cờ, hoặc dùng /move. Cách viết nước đi:
    { $games }
    Trong { game-gomoku }, { game-ninuki } và { preset-ninuki-pente }, cột là chữ cái tính từ bên trái, hàng là số tính từ dưới lên.

# Games for three and four, and lines that wait for an answer.
to-move-then = Đến lượt { $person }, rồi đến { $next }.
moves-for = { $person } đi thay { $left }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, cả đội { $team }
seat-left = { $seat } (đã rời ván)
left-resigned = 🏳️ Đầu hàng: { $people }.
left-late = ⏳ Hết giờ: { $people }.
taken = { $count ->
    [0] chưa ăn quân nào
   *[other] đã ăn { $count } quân{ $pairs ->
        [0] {""}
       *[other] {" "}({ $pairs } cặp)
    }
}
lobby-drawn = Chỗ được bốc thăm ngẫu nhiên khi đủ người:
lobby-ordered = Chỗ theo thứ tự này:
lobby-named = Chỗ theo thứ tự này. Nếu những người kia đi trước, người thách đấu ngồi chỗ cuối:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, đã mời
lobby-free = ▫️ còn trống
lobby-anyone = chỗ trống
lobby-teams = Đội: { $one } đấu với { $other }
button-concede = Nhận thua
button-confirm-concede = Có, nhận thua
concede-sure = Nhận thua và để nguyên dãy quân? { $game }
conceded = Bạn đã nhận thua.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } và hơn nữa
join-names-more = { $before } và { $count } mục nữa
join-person = { $person }
join-people = { $before } và { $next }
join-people-last = { $before } và { $next }
join-either = { $before } hoặc { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
