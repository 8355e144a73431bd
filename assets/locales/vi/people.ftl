# What people set for themselves, and what they ask of each other between the moves.

panel-on = bật
panel-off = tắt
panel-none = không có
panel-done = Xong.
panel-toggle = { $name }: { $state }
language = Tiếng Việt

command-preferences = Ngôn ngữ, giao diện, lời nhắc và giờ yên tĩnh của bạn
preferences = Cài đặt cá nhân của bạn, ở mọi máy chủ. Tin nhắn mà ai cũng thấy dùng cài đặt của máy chủ.
preferences-quiet = Giờ yên tĩnh: { $quiet }
preferences-zone = Múi giờ: { $zone }
preference-language = Ngôn ngữ
preference-language-discord = giống Discord
preference-theme = Giao diện
theme-wood = Giao diện: gỗ
theme-slate = Giao diện: đá phiến, cho chế độ tối
theme-paper = Giao diện: giấy, như trong sách
theme-contrast = Giao diện: độ tương phản cao
preference-deck = Bộ bài
deck-coins = Bộ bài: mặt xanh và vàng có đồng xu
deck-suits = Bộ bài: bài tây
preference-lettering = Bàn pente: cột
lettering-server = Bàn pente: cột như của máy chủ
lettering-with-i = Bàn pente: cột có chữ I
lettering-without-i = Bàn pente: cột không có chữ I
preference-reminders = Lời nhắc
preference-reminders-channel = Lời nhắc: ping trong kênh
preference-reminders-direct = Lời nhắc: tin nhắn trực tiếp
preference-reminders-none = Lời nhắc: không
preference-numbers-none = Số thứ tự nước đi: không
preference-numbers-last = Số thứ tự nước đi: vài nước cuối
preference-numbers-all = Số thứ tự nước đi: tất cả
preference-forbidden = Hiện điểm cấm
preference-confirm = Xác nhận từng nước đi
preference-text-board = Bàn cờ dạng chữ
preference-turned = Xoay bàn cờ: { $degrees }°
preference-auto-vacation = Tự động nghỉ
preference-direct-turns = Báo lượt bằng tin nhắn trực tiếp
preference-guessable = Dự đoán về ván của mình
preference-puzzles = Thế cờ từ ván của mình
preference-across = Chỗ trống của mình ở máy chủ khác
preference-quiet = Giờ yên tĩnh
preference-quiet-label = Từ mấy giờ đến mấy giờ?
preference-quiet-example = 23:00-7:30, hoặc “off”
preference-zone = Múi giờ
preference-zone-label = Múi giờ hay thành phố nào?
preference-zone-example = Asia/Ho_Chi_Minh, hoặc Tokyo
preference-reset = Đặt lại mặc định
refusal-bad-hours = “{ $written }” không phải là khoảng giờ. Hãy viết như 23:00-7:30, hoặc “off” nếu không muốn giờ yên tĩnh.
refusal-no-such-zone = Không có múi giờ “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là { $nearest }?
} Hãy viết múi giờ như Asia/Ho_Chi_Minh, hoặc một thành phố lớn như Tokyo.

confirm-sure = Bàn cờ sẽ như thế này. Đi nước này?
confirm-play = Có: { $action }

command-draw = Đề nghị hòa, hoặc đồng ý hòa
option-draw-game = Ván nào của bạn (số)
command-takeback = Xin đi lại nước cuối của bạn (sau 30 giây, nếu những người kia đồng ý)
option-takeback-game = Ván nào của bạn (số)
command-abort = Hủy một ván, không có kết quả
option-abort-game = Ván nào của bạn (số)
command-rematch = Đấu lại, đổi màu
option-rematch-game = Ván đã kết thúc nào (để trống: ván gần nhất của bạn ở đây)
option-board-here = Chuyển ván sang kênh này
option-games-list = Ván bạn đang chơi, ván của kênh này, chỗ trống, hoặc ván bạn đã chơi xong
option-games-game = Chỉ trò này
option-games-with = Chỉ các ván với người chơi này
choice-list-mine = Ván mình đang chơi, ở mọi nơi
choice-list-channel = Ván đang chơi trong kênh này
choice-list-seats = Chỗ trống trong kênh này
choice-list-finished = Ván mình đã chơi xong
command-block = Chặn hoặc bỏ chặn một người chơi
option-block-person = Chặn hoặc bỏ chặn ai (để trống: liệt kê những người bạn đã chặn)
command-privacy = Xem những gì được lưu về bạn, xuất ra hoặc xóa đi
command-settings = Cài đặt máy chủ và điều hành (cần quyền Quản Lý Máy Chủ)
command-settings-show = Xem và đổi cài đặt của máy chủ
option-settings-game = Số của ván
option-settings-person = Người chơi liên quan
option-settings-decide-person = Người thắng (bot: đám đông hoặc máy)
command-settings-end = Kết thúc một ván, không có kết quả
command-settings-void = Hủy kết quả và tính lại hệ số
command-settings-decide = Phân xử một ván đang chơi hoặc đã xong (không chọn người: hòa)
command-settings-restore = Khôi phục kết quả như đã chơi
command-settings-close-season = Khép lại mùa
command-settings-extend = Cho người đến lượt thêm thời gian, nhiều nhất một ngày
command-settings-ban = Cấm một người chơi ở đây
command-settings-unban = Bỏ cấm một người chơi
command-settings-log = Hiện nhật ký điều hành

button-confirm-abort = Có, hủy
button-more = Thêm…
button-guess = Đoán…
button-vote = Bỏ phiếu…
button-plan = Dự tính…
button-note = Ghi chú…
button-try = Đi thử…
button-draw = Đề nghị hòa
button-takeback = Xin đi lại
button-abort = Hủy ván…
button-replay = Xem lại
button-agree = Đồng ý
button-agree-draw = Đồng ý hòa
button-agree-takeback = Đồng ý cho đi lại
button-agree-abort = Đồng ý hủy
button-turn-down = Từ chối
abort-sure = Có người chưa đi nước nào, nên bạn có thể hủy ván này ngay, không có kết quả. Hủy ván? { $game }
abort-sure-alone = Hủy ván này, không có kết quả? { $game }
abort-sure-asks = Mọi người đều đã đi, nên những người chơi khác phải đồng ý. Hỏi họ để hủy ván này, không có kết quả? { $game }
abort-sure-asks-one = Giờ chỉ có thể hủy ván này nếu { $person } đồng ý. Đề nghị hủy ván, không có kết quả? { $game }
broken-off-aborted = Ván bị hủy, không có kết quả.
broken-off-ended-by-server = Người điều hành đã kết thúc ván này, không có kết quả.
end-adjudicated = do người điều hành phân xử
end-no-result = không có kết quả
offer-draw = 🤝 { $person } đề nghị hòa. Đang chờ { $people }.
offer-draw-crowd = 🤝 { $person } đề nghị hòa. Nếu bạn muốn hòa, hãy nhấn { $vote } và chọn “Đồng ý hòa”.
offer-takeback = ↩️ { $person } xin đi lại { $action }{ $more ->
    [none] {""}
   *[other] , cùng với { $more }
}. Đang chờ { $people }.
undone-choice = “{ $action }”
declined-draw = 🤝 Lời đề nghị hòa của { $person } đã bị từ chối.
declined-draw-early = 🤝 Lời đề nghị hòa của { $person } đã bị từ chối. { -narabe } không đồng ý hòa trước nước { $from }.
declined-takeback = ↩️ { $person } đã xin đi lại một nước. Yêu cầu bị từ chối.
declined-abort = { $person } đã xin hủy ván. Yêu cầu bị từ chối.
declined-who = { $person } không đồng ý.
offer-withdrawn = { $person } đã rút lại yêu cầu.
lapsed-draw = 🤝 Lời đề nghị hòa của { $person } không còn hiệu lực.
lapsed-takeback = ↩️ Yêu cầu đi lại của { $person } không còn hiệu lực.
lapsed-abort = Yêu cầu hủy ván của { $person } không còn hiệu lực.
lapsed-hints = 💡 Yêu cầu gợi ý của { $person } không còn hiệu lực.
offer-abort = { $person } muốn hủy ván, không có kết quả. Đang chờ { $people }.
was-taken-back = ↩️ { $person } đã đi lại { $count ->
    [1] một nước
   *[other] một nước và mọi nước sau đó
}.
you-are-asked = { $people }, trong ván { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: bàn cờ mới hơn { $link }
no-result = Không có kết quả.
refusal-no-offer = Ván này lúc này không có lời đề nghị nào. Dùng /draw để đề nghị hòa, hoặc /takeback để xin đi lại.
refusal-others-answer = Chỉ { $people } mới trả lời được.{ $own ->
    [yes] {" "}Bạn rút lại đề nghị của mình bằng **{ $decline }**.
   *[no] {" "}Bạn đã đồng ý rồi.
}
refusal-offer-stands = { $turn ->
    [yes] { $person } đã đưa ra đề nghị rồi. Hãy trả lời trước bằng các nút dưới bàn cờ, hoặc cứ chơi: nước tiếp theo sẽ hủy đề nghị đó.
   *[no] { $person } đã đưa ra đề nghị rồi. Hãy trả lời trước bằng các nút dưới bàn cờ. Nước tiếp theo sẽ hủy đề nghị đó.
}
refusal-offer-yours = { $turn ->
    [yes] Bạn đã đưa ra đề nghị rồi. Hãy chờ trả lời, rút lại bằng **{ $decline }**, hoặc cứ chơi: nước tiếp theo sẽ hủy đề nghị đó.
   *[no] Bạn đã đưa ra đề nghị rồi. Hãy chờ trả lời, hoặc rút lại bằng **{ $decline }** dưới bàn cờ. Nước tiếp theo sẽ hủy đề nghị đó.
}
refusal-offer-crowd = Bạn đã đề nghị hòa rồi, và đám đông đang có thể bỏ phiếu cho việc đó. Nước tiếp theo của đám đông sẽ hủy đề nghị.
refusal-asked-already = Bạn đã xin việc đó trong lượt này rồi. Bạn có thể xin lại sau nước tiếp theo.
refusal-no-draw-now = Lúc này bạn không thể đề nghị hòa. Hãy chơi tiếp, hoặc dùng /resign.
refusal-draw-thinking = { $machine } đang nghĩ. Hãy đề nghị hòa sau nước đi này.
refusal-nothing-to-take-back = Bạn không có nước nào để đi lại.
refusal-moves-within = Bạn chỉ có thể chuyển ván trong chính máy chủ của ván. Ván này ở { $place }. Hãy dùng /board ở đó.
refusal-no-game-over-here = Bạn chưa có ván nào chơi xong trong kênh này. Bắt đầu một ván bằng /challenge.

list-mine = Các ván bạn đang chơi, ván chờ bạn xếp trước:
list-mine-none = Bạn không có ván nào đang chơi. Bắt đầu một ván bằng /challenge.
list-channel = Các ván đang chơi trong kênh này, gấp nhất trước:
list-channel-none = Không ai đang chơi trong kênh này. Bắt đầu một ván bằng /challenge.
list-seats = Chỗ trống trong kênh này:
list-seats-none = Không có chỗ trống trong kênh này. Hãy mở một chỗ bằng /challenge.
list-seat = { $game }, { $author } mở: { $free } chỗ trống
list-free = { $free } chỗ trống
list-away = 🏖️ { $people } đang nghỉ
list-finished = Các ván bạn đã chơi xong, mới nhất trước:
list-open = Đến bàn cờ
list-due = hạn đi { $when }
list-expires = hết hạn { $when }
list-across = từ máy chủ khác
across-joined = Bạn có chỗ trong ván #{ $number }, được chơi ở một máy chủ khác. Lượt của bạn được báo bằng tin nhắn trực tiếp, ở đó nút **{ button-mine }** mở bàn cờ. `/games` cũng liệt kê ván này.
refusal-across-rematch = Một trong hai bạn ở máy chủ khác, nên ván này không đấu lại được. `/challenge` không kèm đối thủ sẽ mở một chỗ mới, chỗ đó cũng hiện ở máy chủ kia.
list-last = nước cuối { $when }
list-your-move = ▶ **Đến lượt bạn**
list-your-answer = ▶ **Chờ bạn trả lời**
list-against = { $game } với { $people }
list-beside = { $game } cùng { $mates }, với { $people }
list-between = { $game }: { $people }
list-in-set = { $game } (ván { $part } trong 2)
list-stone = { $stone } { $game }
list-finished-none = Không có ván đã kết thúc nào khớp.
list-no-match = Không có ván nào khớp.
page-back = ◀ Trước
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Sau ▶

settings = Cài đặt máy chủ. Nếu bạn không chọn kênh hay trò chơi nào thì tất cả đều được phép.
    Bị cấm chơi: { $count ->
        [0] không ai
       *[other] { $barred }
    }
    Để điều hành ván và người chơi: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count } người đã xóa dữ liệu
settings-default-line = Trò mặc định: { $game }
settings-limits-line = Tối đa { $person } ván đang chơi mỗi người và { $channel } mỗi kênh
settings-rule-sets-line = Bộ luật: { $count ->
        [0] tất cả
       *[other] { $names }
    }
settings-usual-game = { $game } (chưa đặt)
setting-channels = Các kênh được bắt đầu ván
setting-games = Các trò chơi ở đây
setting-policy = Cách đăng bàn cờ
policy-edit = cập nhật một tin nhắn
policy-relay = mỗi nước một tin nhắn mới, xóa tin cũ
policy-keep = mỗi nước một tin nhắn mới, giữ các tin cũ
policy-thread = mỗi ván một chủ đề
thread-refused = Máy chủ này muốn mỗi ván một chủ đề, nhưng bot không tạo được ở đây. Cần có quyền “Tạo Chủ Đề Công Khai”. Ván vẫn ở kênh này.
setting-casual = Ván xếp hạng
setting-pace = Đồng hồ mặc định
setting-pace-none = không có đồng hồ (không bao giờ xếp hạng)
setting-default = Trò mặc định
setting-default-label = Trò chơi và bộ luật nào?
setting-default-example = { $game }, hoặc - nếu không đặt
setting-rule-sets = Bộ luật
setting-rule-sets-label = Chỉ các bộ này, dùng dấu phẩy (- cho mọi bộ)
setting-limits = Giới hạn
setting-limits-label = Số ván mỗi người, số ván mỗi kênh?
setting-limits-example = 10 50, hoặc - cho mặc định
setting-lettering = Chữ I trên bàn pente
settings-ratings = **Hệ số ở đây**
    • Để có thứ hạng, một người chơi cần { $games } ván xếp hạng, { $opponents } đối thủ khác nhau, độ lệch từ { $deviation } trở xuống, và một ván xếp hạng trong { $days } ngày qua. Thay đổi có hiệu lực ngay.
    • Ván của một người chơi được tính nếu lúc bắt đầu, tài khoản đã có ít nhất { $account } ngày tuổi và đã ở máy chủ này ít nhất { $member } ngày.
    • Ván thứ nhất, thứ hai, thứ ba… giữa cùng hai người chơi trong 30 ngày được tính { $weights }%. Số cuối áp dụng cho mọi ván sau đó.
    • { $plain ->
        [no] Gomoku thường, bàn nhỏ và ván chấp của Gomoku Roku không được tính vì đã tắt.
       *[yes] Gomoku thường, bàn nhỏ và ván chấp của Gomoku Roku cũng được tính.
    } Lợi thế đi trước đã nằm trong kết quả kỳ vọng.
    Thay đổi về tuổi tài khoản và tỷ lệ áp dụng cho các ván kết thúc từ bây giờ. Những gì đã tính thì giữ nguyên.
setting-odd = Tính gomoku thường
setting-ranked = Thứ hạng…
setting-ranked-label = Số ván, đối thủ, độ lệch, số ngày?
setting-ranked-example = 10 3 110 60, hoặc - cho mặc định
setting-ages = Tài khoản mới…
setting-ages-label = Số ngày từ khi lập, số ngày ở máy chủ?
setting-ages-example = 14 3, hoặc - cho mặc định
setting-none = Không có
setting-guesses = Đoán nước đi
setting-own-puzzles = Thế cờ từ các ván ở đây
setting-across = Chỗ trống giữa các máy chủ
setting-results = Kết quả được đăng ở
setting-role-champion = Người vô địch giải theo mùa hoặc giải đấu gần nhất do người quản lý máy chủ tạo
setting-role-first = Hạng nhất bảng xếp hạng
setting-role-king = Vua của các ngọn đồi mà người quản lý máy chủ đã tham gia
setting-role-season = Hạng nhất một bảng xếp hạng của mùa trước
setting-role-seats = Được ping khi còn chỗ trống, nhiều nhất 15 phút một lần. Hãy cho mọi người nhắc đến vai trò này.
setting-role-title = Người giữ danh hiệu, như Shogun (ba ván thắng liên tiếp trước cùng một người)
setting-role-top = Ba hạng đầu bảng xếp hạng
setting-role-voters = Được bỏ phiếu trong ván với đám đông, sau ba ngày ở đây (không vai trò: mọi người)
setting-roles = Vai trò và kết quả…
setting-week = Tóm tắt tuần được đăng ở (thứ Hai, 10:00 UTC)
setting-puzzle = Thế cờ trong ngày được đăng ở (sau 10:00 UTC)
setting-weights = Cặp gặp lại…
setting-weights-label = Phần trăm của ván thứ nhất, thứ hai…?
setting-weights-example = 100 100 50 25 0, hoặc - cho mặc định
refusal-bad-ranked = Không thể đọc “{ $written }” thành điều kiện xếp thứ hạng. Hãy viết bốn số như 10 3 110 60: số ván (1 đến 1000), số đối thủ (1 đến 100), độ lệch (45 đến 350) và số ngày (1 đến 3650).
refusal-bad-ages = Không thể đọc “{ $written }” thành hai số ngày. Hãy viết như 14 3, mỗi số từ 0 đến 3650: số ngày từ khi lập tài khoản và số ngày ở máy chủ.
refusal-bad-weights = Không thể đọc “{ $written }” thành các tỷ lệ. Hãy viết tối đa 20 số từ 0 đến 100, như 100 100 50 25 0.
refusal-bad-limits = “{ $written }” không thể là hai giới hạn. Hãy viết hai số như 10 50: từ 1 đến { $person } ván mỗi người và từ 1 đến { $channel } mỗi kênh.
refusal-setting-no-choice = Như vậy sẽ không chơi được gì: các bộ luật được phép ({ $sets }) không thuộc trò nào được phép ({ $games }). Hãy đổi cài đặt kia trước, hoặc xóa trống nó.
refusal-setting-default-not-here = Trò mặc định sẽ là { $game }, nhưng ở đây chỉ được phép: { $known }. Hãy chọn trò mặc định khác (- nếu không đặt), hoặc cho phép trò này trước.
refusal-setting-default-alone = { $game } dành cho một người chơi, còn trò mặc định là để thách đấu người khác. Hãy chọn trò khác.
refusal-settings-need-server = Cài đặt máy chủ chỉ có trong máy chủ. Hãy dùng `/settings show` trong một kênh của máy chủ. Cài đặt của riêng bạn ở /preferences.
refusal-role-of-everyone = Hãy chọn vai trò khác: ai cũng có vai trò này.
refusal-roles-need-right = Trước tiên hãy cấp cho bot quyền “Quản Lý Vai Trò”, rồi chọn lại vai trò.
refusal-role-out-of-reach = Bot không trao được vai trò này: nó ở trên vai trò của bot hoặc thuộc về một tích hợp. Hãy đưa vai trò của bot lên trên nó (Cài đặt máy chủ, Vai trò), hoặc chọn vai trò khác.
roles-gone = ⚠️ Một trong các vai trò này không còn tồn tại. Hãy chọn vai trò khác, hoặc không chọn.
roles-refused = ⚠️ Discord từ chối một vai trò (mã { $code }). Hãy cấp cho bot quyền “Quản Lý Vai Trò”, và đưa vai trò của bot lên trên các vai trò mà bot sẽ trao: Cài đặt máy chủ, Vai trò.
settings-back = Trước
settings-roles = **Vai trò và kết quả**
    Thành viên nhận các vai trò này từ bot theo những gì họ đã chơi, và mất khi đến lượt người khác. Bot kiểm tra mười phút một lần.
refusal-settings-need-right = Bạn cần quyền “Quản Lý Máy Chủ” cho việc này. Cài đặt của riêng bạn ở /preferences.
refusal-deed-needs-person = Hãy cho biết ai: chọn một người chơi trong tùy chọn `person`.
refusal-ban-self = Bạn không thể tự cấm mình. Hãy chọn người khác.
refusal-ban-narabe = Không thể cấm { -narabe }. Hãy chọn một người.
refusal-settings-full = Không còn chỗ cho thay đổi này, vì ở đây có quá nhiều người bị cấm chơi. Hãy bỏ cấm một người trước: `/settings unban`
refusal-not-banned = { $person } không bị cấm chơi ở đây, nên không có gì để bỏ cấm. `/settings log` liệt kê những việc đã làm.
refusal-deed-not-now = Lúc này không làm được việc đó với ván này. Bạn có thể kết thúc ván đang mời hoặc đang chơi, gia hạn ván đang chơi, phân xử ván đang chơi hoặc đã xong, và hủy hoặc khôi phục kết quả ván đã xong.
refusal-decide-left = Người này đã rời ván nên không thể thắng. Hãy chọn người khác, hoặc kết thúc ván không có kết quả bằng `/settings end`.
refusal-decide-automa = Automa do chính trò chơi điều khiển nên không thể xử cho thua. Bạn có thể xử automa thắng, xử hòa, hoặc kết thúc ván không có kết quả bằng `/settings end`.
refusal-no-crowd = { -narabe } không chơi trong ván này. Hãy chọn một người chơi của ván, hoặc không chọn ai để xử hòa.
refusal-not-their-game = { $person } không ở trong ván này. Hãy chọn một người chơi của ván, hoặc không chọn ai để xử hòa.
refusal-no-deadline = Ván này không có hạn nào để gia hạn.
did-end = Ván #{ $number } đã kết thúc, không có kết quả.
did-end-event = Trong giải, ván này không cho ai điểm nào. Vẫn có thể cho ván một kết quả: `/settings decide`
did-adjudicate = Ván #{ $number } đã được phân xử.
did-extend = Người đến lượt trong ván #{ $number } có thêm { $minutes ->
    [5] năm phút
    [60] một giờ
   *[other] một ngày
}.
did-bar = { $person } không còn được bắt đầu hay tham gia ván ở đây. Các ván đang chơi vẫn tiếp tục.
did-unbar = { $person } lại được chơi ở đây.
did-bar-events = Người này cũng ra khỏi { $events }.
did-unbar-events = Người này vẫn ở ngoài { $events }. Trong 48 giờ sau lệnh cấm, người tổ chức có thể cho vào lại: `/events do:Cho một người chơi vào lại (người tổ chức)`
audit = Nhật ký điều hành, mới nhất trước:
audit-detail = { $line }: { $detail }
audit-draw = hòa
audit-machine = máy
audit-win = { $winner } thắng
# What someone has done, behind their name.
audit-act-end = đã kết thúc ván { $game }
audit-act-extend = đã cho thêm thời gian trong ván { $game }
audit-act-adjudicate = đã phân xử ván { $game }
audit-act-void = đã hủy kết quả ván { $game }
audit-act-restore = đã khôi phục kết quả ván { $game }
audit-act-close-season = đã khép lại mùa
audit-act-bar = đã cấm { $person } chơi
audit-out-of = ra khỏi { $events }
audit-act-unbar = đã bỏ cấm { $person }
audit-act-make-event = đã tạo một giải
audit-act-start-event = đã cho bắt đầu một giải
audit-act-cancel-event = đã hủy một giải
audit-act-remove-entrant = đã loại { $person } khỏi một giải
audit-act-put-back = đã cho { $person } vào lại một giải
audit-act-move-event = đã chuyển một giải
audit-act-set-channels = đã đặt các kênh để chơi
audit-act-set-games = đã đặt các trò chơi
audit-act-set-policy = đã đặt cách đăng bàn cờ
audit-act-set-casual = đã đặt ván có xếp hạng hay không
audit-act-set-language = đã đặt ngôn ngữ
audit-act-set-theme = đã đặt giao diện
audit-act-set-deck = đã đặt bộ bài
audit-act-set-lettering = đã đặt chữ I trên bàn pente
audit-act-set-pace = đã đặt đồng hồ mặc định
audit-act-set-rule-sets = đã đặt các bộ luật
audit-act-set-default = đã đặt trò mặc định
audit-act-set-limits = đã đặt giới hạn
audit-act-set-odd = đã đặt gomoku thường có được tính hay không
audit-act-set-ranked = đã đặt điều kiện có thứ hạng
audit-act-set-ages = đã đặt điều kiện cho tài khoản mới
audit-act-set-weights = đã đặt tỷ lệ của các cặp gặp lại
audit-act-set-role-king = đã đặt vai trò của vua các ngọn đồi
audit-act-set-role-champion = đã đặt vai trò của người vô địch giải
audit-act-set-role-first = đã đặt vai trò của hạng nhất bảng xếp hạng
audit-act-set-role-top = đã đặt vai trò của ba hạng đầu
audit-act-set-role-season = đã đặt vai trò của hạng nhất mùa
audit-act-set-role-title = đã đặt vai trò của người giữ danh hiệu
audit-act-set-role-seats = đã đặt vai trò được ping khi còn chỗ trống
audit-act-set-role-voters = đã đặt vai trò của người bỏ phiếu
audit-act-set-results = đã đặt kênh đăng kết quả
audit-act-set-week = đã đặt kênh đăng tóm tắt tuần
audit-act-set-puzzle = đã đặt kênh đăng thế cờ
audit-act-set-guesses = đã đặt có được đoán nước đi hay không
audit-act-set-own-puzzles = đã đặt có lấy thế cờ từ các ván ở đây hay không
audit-act-set-across = đã đặt có hiện chỗ trống ở máy chủ khác hay không
# The new value of a setting, behind what someone has done.
audit-none = không có
audit-default = mặc định
audit-all-channels = mọi kênh
audit-all-games = mọi trò chơi
audit-all-rule-sets = mọi bộ luật
audit-theme-wood = gỗ
audit-theme-slate = đá phiến
audit-theme-paper = giấy
audit-theme-contrast = độ tương phản cao
audit-deck-coins = mặt xanh và vàng có đồng xu
audit-deck-suits = bài tây
audit-limits = tối đa { $person } ván đang chơi mỗi người và { $channel } mỗi kênh
audit-ranked = ít nhất { $games } ván xếp hạng, { $opponents } đối thủ khác nhau, độ lệch từ { $deviation } trở xuống, một ván xếp hạng trong { $days } ngày qua
audit-ages = tài khoản ít nhất { $account } ngày tuổi, ở máy chủ ít nhất { $member } ngày
audit-weights = { $weights }% cho ván thứ nhất, thứ hai, thứ ba…
audit-empty = Nhật ký điều hành đang trống.
refusal-channel-not-here = Không thể bắt đầu ván trong kênh này. Hãy chơi ở: { $known }.
refusal-game-not-here = Máy chủ này không có { $game }. Ở đây có: { $known }.
refusal-you-are-barred = Bạn không được bắt đầu hay tham gia ván ở đây (quyết định của người điều hành máy chủ). Các ván đang chơi của bạn vẫn tiếp tục, và bạn có thể chơi ở máy chủ khác.
refusal-they-are-barred = { $person } không được chơi ở đây (quyết định của người điều hành máy chủ). Hãy thách đấu người khác.
refusal-blocked = Bạn không thể thách đấu { $person }. Hãy thách đấu người khác.
refusal-you-blocked = Bạn đã chặn { $person }. Hãy bỏ chặn bằng /block trước.
refusal-block-self = Bạn không thể tự chặn mình. Hãy chọn người khác.
refusal-block-bot = Bot không thách đấu ai, nên không cần chặn. Hãy chọn một người.
blocked-list = { $count ->
    [0] Bạn chưa chặn ai. Dùng /block và chọn một người chơi.
   *[other] Bạn đã chặn { $people }. Để bỏ chặn ai đó, dùng /block và chọn lại người đó.
}
blocked-now = { $person } đã bị chặn: không thể thách đấu bạn nữa, cũng không vào được chỗ trống của bạn. Các ván đang chơi vẫn tiếp tục. Trong các giải và trên ngọn đồi, việc chặn không có hiệu lực.
unblocked-now = { $person } đã được bỏ chặn và lại có thể thách đấu bạn.

privacy = • **Những gì được lưu về bạn**: ID người dùng Discord của bạn, và từ khi nào bot biết ID đó. Các ván của bạn cùng nước đi, thời gian, kênh và kết quả. Những gì bạn đặt trong /preferences, và các bài học bạn đã giải. Những người bạn chặn bằng /block. Các kỳ nghỉ của bạn. Hệ số từ các ván của bạn. Các lần bạn giải thế cờ trong ngày. Dự tính, ghi chú, dự đoán và phiếu bầu của bạn. Các giải và ngọn đồi bạn đã tham gia. Các vai trò bot đã trao cho bạn. Những gì người điều hành đã làm với bạn, và những gì bạn làm khi điều hành. Với mỗi máy chủ nơi bạn chơi: tên hiển thị của bạn ở đó, ngày bạn tham gia và lần cuối bot biết bạn còn ở đó. Những gì bạn viết trong kênh thì không, hình ảnh cũng không.
    • **Trong bao lâu**: ván, hệ số, thế cờ và những gì bạn tham gia chừng nào bot còn chạy, phần còn lại cho đến khi bạn thay đổi. Dự tính bị xóa khi đã đi hoặc hết hiệu lực, dự đoán và phiếu bầu một tuần sau khi được đếm. Ghi chú để trả lời bạn được xóa trong vòng một giờ. Ba mươi ngày sau khi một máy chủ gỡ bot, hoặc sau nước đi hoặc lần giải thế cờ cuối cùng ở đó nếu muộn hơn, mọi thứ về máy chủ đó bị xóa.
    • **Bạn có thể làm gì**: xuất mọi thứ ra một tập tin, hoặc xóa đi. Nếu bạn xóa, các ván đang chơi của bạn kết thúc, một người chơi không tên thế chỗ bạn, còn kết quả và hệ số của người khác vẫn đúng. Nếu một máy chủ đã cấm bạn chơi, lệnh cấm vẫn còn, với một mã băm có muối thay cho ID của bạn.
link-terms = Điều khoản
link-privacy = Chính sách quyền riêng tư
link-support = Hỗ trợ
privacy-export = Xuất mọi thứ
privacy-delete = Xóa…
privacy-delete-yes = Có, xóa mọi thứ về mình
privacy-sure = Nếu bạn nhấn nút, mọi thứ về bạn bị xóa, ở mọi máy chủ:
    • { $games ->
        [0] Bạn không có ván nào đang chơi.
       *[other] { $games } ván đang chơi của bạn kết thúc và tính là đầu hàng.
    }
    • Các ván đã kết thúc có một số thay cho tên bạn, ví dụ 👤1.
    • Các tin nhắn đã có trong kênh vẫn giữ nguyên, kể cả khi có tên bạn.
    Không ai hoàn tác được.
privacy-exported = Mọi thứ được lưu về bạn:
refusal-data-too-large = Dữ liệu của bạn lớn hơn mức Discord nhận trong một tin nhắn. Hãy xin bản sao từ người vận hành { -narabe }.
rights-note = -# Thiếu quyền ở đây: { $rights }. Người quản lý máy chủ có thể cấp.
channels-note = -# Bot không hiện được bàn cờ trong { $channels }: ở đó cần các quyền Xem Kênh, Gửi Tin Nhắn và Đính Kèm Tập Tin.
broken-off-server-gone = Ván bị hủy: máy chủ đã gỡ bot.
refusal-too-many-commands = Đã quá { $most } lệnh trong một phút. Hãy chờ một lát. Các nút vẫn dùng được.
refusal-too-many-presses = Đã quá { $most } lần nhấn nút và gửi biểu mẫu trong một phút. Hãy chờ một lát rồi nhấn lại.
refusal-work-under-way = Thứ bạn yêu cầu trước đó vẫn đang được vẽ. Hãy chờ đến khi có, rồi thử lại.
refusal-too-much-work = Lúc này đang có nhiều hình được vẽ. Một phút nữa hãy thử lại.
refusal-too-costly = Ván này mất quá nhiều thời gian để xem lại. Hãy thử với ít nước hơn.

# How a board looks to one person alone.
button-mine = Góc nhìn của mình
option-board-text = Bàn cờ dạng chữ, từng hàng, chỉ mình bạn thấy
preference-zoom = Phóng to chỗ đang đấu
board-in-file = Bàn cờ dạng chữ có trong tập tin dưới đây.
refusal-no-game-to-show = Kênh này không có ván nào đang chơi hay đã kết thúc. Hãy cho số của một ván. /games liệt kê các ván của bạn.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (cấp { $level })
strip-days = { $count } ng
strip-hours = { $count } h
strip-minutes = { $count } ph

week-offer = **Tóm tắt tuần?**
    Ở đây đã chơi xong mười ván. Mỗi thứ Hai, bot có thể đăng những gì đã diễn ra: các ván, chuỗi thắng, lời thách đấu đang mở. Không ping ai cả. Hãy chọn một kênh, hoặc để nguyên như vậy: chỉ bạn thấy phần này, và chỉ một lần. `/settings show` cũng có mục này.
greeting = 👋 { -narabe } đã đến: cờ caro và các trò cùng họ, trong kênh này hay bất cứ kênh nào. `/challenge` bắt đầu một ván, /help cho xem mọi thứ. Nếu bạn quản lý máy chủ này, hãy thiết lập:
setup-open = Thiết lập
setup = **Thiết lập { -narabe } cho máy chủ này**
    Bạn quản lý máy chủ này, nên chỉ bạn thấy phần này, và chỉ một lần. Mọi thứ đều có thể đổi sau bằng `/settings show`.
setup-step = **Bước { $number }.** { $name }
setup-language = Ngôn ngữ của tin nhắn công khai
setup-permissions = **Quyền trong kênh này**
setup-has = ✓ { $name }: được phép
setup-lacks = ✗ { $name }: các ván cần quyền này. Hãy cho phép { -narabe } trong cài đặt của kênh, rồi kiểm tra lại.
setup-lacks-roles = ○ { $name }: chỉ cần cho vai trò của người chơi. Muốn dùng, hãy cấp quyền cho { -narabe } trong cài đặt máy chủ.
setup-test = Kiểm tra lại
setup-all = Mọi cài đặt
