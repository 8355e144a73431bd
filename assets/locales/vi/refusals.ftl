# Why something may not be done, and what would work.

refusal-other = Lúc này không làm được việc đó ({ $word }).
refusal-no-such-game = Không có trò “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Các trò: { $known }.
refusal-no-such-preset = { $game } không có bộ luật “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Các bộ luật: { $known }.
refusal-option-as-preset = “{ $written }” là tùy chọn luật, không phải bộ luật. Hãy viết `game:{ $under } rules:{ $pair }`.
refusal-option-meant = Không có trò “{ $written }”. Ý bạn là `game:{ $under } rules:{ $pair }`? Các trò: { $known }.
refusal-several-options = Có nhiều tùy chọn luật khớp với “{ $written }”. Hãy viết một trong số đó{ $under ->
    [none] {""}
   *[other] {" "}vào `rules`, cùng với `game:{ $under }`
}: { $pairs }.
refusal-no-such-key = Không có tùy chọn luật “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Các tùy chọn: { $known }.
refusal-no-such-value = “{ $key }” không thể là “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Có thể là: { $known }.
refusal-number-out-of-range = “{ $key }” không thể là “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Ý bạn là “{ $nearest }”?
} Có thể là số từ { $least } đến { $most }.
refusal-rules-too-long = Luật chỉ được dài tối đa { $most } ký tự. Hãy viết một bộ luật và chỉ những tùy chọn khác với bộ đó.
refusal-no-keys = { $game } không có tùy chọn luật, nên hãy bỏ “{ $written }”.
refusal-key-twice = Bạn đã cho tùy chọn “{ $key }” hai lần. Hãy cho một lần thôi.
refusal-no-such-revision = Luật này không có bản sửa đổi { $revision }. Bản mới nhất là { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }” dành cho 2 người chơi, không phải { $seats }.
       *[other] “{ $preset }” dành cho { $fewest } đến { $most } người chơi, không phải { $seats }.
    }
    [4] “{ $preset }” dành cho 4 người chơi, không phải { $seats }.
   *[other] “{ $preset }” dành cho { $fewest } đến { $most } người chơi, không phải { $seats }.
}
refusal-no-setup = Trò này không thể bắt đầu từ một thế cờ bày sẵn.
refusal-setup-lists = Thế cờ bày sẵn cần một danh sách quân cho mỗi chỗ trong { $seats } chỗ. Nếu có quân bị ăn, cũng cần một số cho mỗi chỗ.
refusal-setup-to-move = Chỗ đến lượt đi phải là một trong { $seats } chỗ, đếm từ 0.
refusal-setup-point = Thế cờ bày sẵn có “{ $written }”, không phải là điểm của bàn cờ này.
refusal-no-column-i = Bàn cờ này không có cột I: sau H là J. Ý bạn là { $known }?
refusal-notation = “{ $written }” không phải là nước đi. Hãy viết như một trong các nước này: { $known }.
refusal-one-point = “{ $written }” không phải là nước đi. Hãy viết từng điểm một, ví dụ { $point }.
refusal-not-a-choice = Lúc này không thể “{ $written }”. Bạn có thể chọn: { $actions }.
refusal-a-number = Lúc này không chọn được “{ $written }”. Hãy viết một số từ { $least } đến { $most }.
refusal-unfinished = “{ $written }” mới chỉ là phần đầu của một nước đi. Có thể viết tiếp bằng: { $known }.
refusal-off-board = { $point } không có trên bàn cờ này. Các điểm đi từ { $first } đến { $last }.
refusal-occupied = { $point } đã có quân. Hãy chọn một chỗ trống.
refusal-excluded = “{ $one }” và “{ $other }” không đi cùng nhau. Với “{ $one }” bạn có thể chọn: { $known }.
refusal-overline = { $colour ->
    [black] { $point } sẽ tạo hơn { overline-most } quân liên tiếp, nước cấm đối với Đen. Đang bị cấm: { $forbidden }.
   *[all] { $point } sẽ tạo hơn { overline-most } quân liên tiếp, đây là nước cấm. Đang bị cấm: { $forbidden }.
}
overline-most = { $line ->
    [4] bốn
   *[5] năm
}
refusal-double-three = { $colour ->
    [black] { $point } sẽ tạo đôi ba (hai đường ba mở cùng lúc), nước cấm đối với Đen. Đang bị cấm: { $forbidden }.
   *[all] { $point } sẽ tạo đôi ba (hai đường ba mở cùng lúc), đây là nước cấm. Đang bị cấm: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } sẽ tạo đôi bốn (hai đường bốn cùng lúc), nước cấm đối với Đen. Đang bị cấm: { $forbidden }.
   *[all] { $point } sẽ tạo đôi bốn (hai đường bốn cùng lúc), đây là nước cấm. Đang bị cấm: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } sẽ tạo một đường bốn và hai đường ba mở cùng lúc, nước cấm đối với Đen. Đang bị cấm: { $forbidden }.
   *[all] { $point } sẽ tạo một đường bốn và hai đường ba mở cùng lúc, đây là nước cấm. Đang bị cấm: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] Quân đầu tiên đặt ở { $known }, tâm bàn cờ. Chưa thể đi “{ $written }”.
    [within] { $written } quá xa. Quân này của khai cuộc đặt bên trong hình vuông có các góc { $known }.
    [beyond] { $written } quá gần tâm. Quân này của khai cuộc đặt bên ngoài hình vuông có các góc { $known }.
    [beyond-axes] { $written } quá gần tâm. Trên hàng và cột của tâm, quân này của khai cuộc đặt xa hơn { $known }.
    [stone] Khai cuộc lúc này cần một quân, không phải “{ $written }”. Hãy nêu một điểm, ví dụ: { $known }.
    [choice] Khai cuộc lúc này cần một quyết định, không phải “{ $written }”. Hãy chọn: { $actions }.
    [number] Khai cuộc lúc này cần số nước thứ 5, không phải “{ $written }”. Hãy viết một số từ 1 đến { $most }.
    [offer] Đây là lúc đề xuất nước thứ 5, nên không thể đi “{ $written }”. Hãy đề xuất một nước, ví dụ: { $known }.
    [other] { $known } đã được đề xuất rồi. Hãy đề xuất điểm khác.
    [unequal] { $written } cũng như { $known }, đã được đề xuất rồi. Đối với bốn quân, điểm này là điểm kia { $mirror ->
        [column] đối xứng qua cột { $axis }
        [row] đối xứng qua hàng { $axis }
        [rising] đối xứng qua một đường chéo đi lên
        [falling] đối xứng qua một đường chéo đi xuống
        [half-turn] sau nửa vòng xoay
       *[quarter-turn] sau một phần tư vòng xoay
    }. Hãy đề xuất một điểm không như vậy.
    [pick] Đây là lúc chọn một trong các nước thứ 5 được đề xuất, nên không thể đi “{ $written }”. Hãy chọn: { $known }.
   *[nothing] Lúc này khai cuộc không có gì để chọn, nên không thể đi “{ $written }”. Hãy nêu một điểm.
}
refusal-game-over = Ván này đã kết thúc rồi.
refusal-guess-empty = Hãy viết một nước hoặc chọn người thắng.
refusal-guess-late = Nước đó đã đi rồi. Hãy nhấn lại nút dưới bàn cờ để đoán nước tiếp theo.
refusal-guess-off = Máy chủ này đang tắt phần dự đoán. Người quản lý có thể bật trong `/settings show`.
refusal-guess-plays = Bạn chơi trong ván này. Chỉ người xem mới được đoán.
refusal-puzzle-long = Đường này quá dài. Hãy mở lại thế cờ bằng /puzzle và đi đường ngắn hơn.
refusal-puzzle-theme = Bộ “{ $set }” không có thế cờ với ý “{ $theme }”. Bộ này có: { $known }.
refusal-try-chance = Ở đây may rủi quyết định nên không đi tiếp được.
refusal-try-far = { $written } quá xa các quân nên không thử ở đây được. Hãy chọn một điểm gần hơn, ví dụ { $near }.
refusal-try-gone = Các nước của thế cờ đó đã được đi lại. Hãy mở lại **Góc nhìn của mình**.
refusal-try-long = Dòng này quá dài. Hãy lùi một nước, hoặc lưu thành tệp.
refusal-plan-answers = Một dòng có nhiều nhất { $most } nước của bạn.
refusal-plan-any = Dòng bắt đầu bằng * sẽ đáp mọi nước khác. Hãy đánh dấu cả ô bên dưới nếu bạn muốn vậy.
refusal-plan-chance = Trước “{ $written }” là phần may rủi nên dòng phải dừng ở đó.
refusal-plan-ends = “{ $line }” không kết thúc bằng nước của bạn. Hãy viết nước của đối thủ rồi nước đáp của bạn.
refusal-plan-ends-again = “{ $line }” không kết thúc bằng nước của bạn. Sau { $moves }, đối thủ được đi tiếp. Hãy viết cả nước đó rồi nước đáp của bạn.
refusal-plan-late = Ván đã đi tiếp trong lúc đó. Hãy xem bàn cờ và dự tính lại.
refusal-plan-lines = Một dự tính có nhiều nhất { $most } dòng.
refusal-note-long = Một ghi chú có tối đa { $most } ký tự, ghi chú này có { $count }. Hãy rút ngắn.
refusal-note-full = Bạn đã có { $most } ghi chú về ván này, mức tối đa. Hãy xóa một ghi chú: mở biểu mẫu của nó rồi để trống.
refusal-note-gone = Các nước của thế cờ đó đã được đi lại. Hãy mở lại biểu mẫu ở thế cờ hiện tại.
refusal-plan-not-here = Chỉ dự tính được trong ván đang diễn ra giữa người với người.
refusal-plan-two-answers = Bạn đáp cùng một nước theo hai cách: { $answers }. Hãy bỏ một cách.
refusal-plan-your-turn = Đến lượt bạn. Hãy đi trước, rồi dự tính nước đáp cho nước sau.
refusal-guess-refused = Một người chơi không muốn có dự đoán về ván của mình.
refusal-guess-crowd = Trong ván của đám đông, bạn bỏ phiếu chứ không đoán. Hãy nhấn **{ $vote }** dưới bàn cờ.
refusal-vote-counted = Đã kiểm phiếu và nước đã được đi. Bạn có thể bỏ phiếu tiếp khi người chơi kia đã đi.
refusal-vote-empty = Hãy viết một nước, hoặc chọn trong danh sách.
refusal-vote-late = Lần bỏ phiếu đó đã xong: phiếu đã được kiểm. Hãy nhấn lại nút dưới bàn cờ để xem tiếp theo là gì.
refusal-vote-new = Bạn có thể bỏ phiếu khi đã ở máy chủ này { $days } ngày.
refusal-vote-none = Ván này không có bỏ phiếu. Hãy xem bằng /board, hoặc tự bắt đầu bằng /challenge.
refusal-vote-not-now = Đang là lượt của người chơi kia. Bạn có thể bỏ phiếu khi họ đã đi.
refusal-vote-plays = Trong ván này bạn đấu với đám đông, nên không thể bỏ phiếu cho nước của họ.
refusal-vote-role = Ở máy chủ này chỉ { $role } mới được bỏ phiếu. Hãy xem ván bằng /board, hoặc tự bắt đầu bằng /challenge.
refusal-crowd-agrees = Đám đông bỏ phiếu cho nước đi và không thể đồng ý việc đó. Bạn có thể đi tiếp, hoặc bỏ ván bằng /resign.
refusal-crowd-alone = Bạn đấu với đám đông một mình. Hãy bỏ những người chơi khác, `level` và `games`, hoặc bỏ `crowd`.
refusal-crowd-clock = Bỏ phiếu cần đồng hồ có thời gian cho từng nước. Hãy chọn một trong: { $known }.
refusal-crowd-draw = Hãy đề nghị hòa trong lúc đám đông bỏ phiếu. Khi đó ai cũng có thể bỏ phiếu cho việc đó.
refusal-crowd-draw-vote = Bạn đồng ý ván hòa này bằng cách bỏ phiếu. Hãy nhấn **{ $vote }** dưới bàn cờ và chọn “Đồng ý hòa”.
refusal-crowd-seat = Trong ván này đám đông bỏ phiếu, và không ai trong đó quyết định một mình. Khi đến lượt đám đông, hãy nhấn **{ $vote }** dưới bàn cờ để bỏ phiếu cho một nước, hoặc cho việc đầu hàng.
refusal-crowd-server = Đám đông bỏ phiếu trong một kênh của máy chủ mà bot đăng bài được. Hãy dùng lệnh ở đó.
refusal-crowd-two = Chỉ đấu được với đám đông ở các trò cho hai người. Hãy chọn trò hoặc bộ luật khác.
refusal-has-left = Người chơi đó đã rời ván này rồi ({ $written }).
refusal-draw-by-command = “{ $written }” không phải là nước đi. Để đề nghị hòa, hãy dùng /draw.
refusal-event-by-command = “{ $written }” không phải là nước đi. Để bỏ một ván, hãy dùng /resign.

refusal-challenge-self = Bạn không thể thách đấu chính mình. Hãy chọn người khác, hoặc không chọn đối thủ để ai cũng vào được.
refusal-challenge-alone = Ở đây không có ai khác để chơi cùng. Hãy chơi với { -narabe } bằng `/challenge level:3`, hoặc thách đấu trong một kênh của máy chủ hay trong tin nhắn trực tiếp với một người bạn.
refusal-challenge-bot = Bạn không thể thách đấu bot khác. Hãy chọn chính { -narabe }, chọn một người, hoặc không chọn đối thủ để ai cũng vào được.
refusal-own-challenge = Bạn đã tham gia lời thách đấu này rồi. Đang chờ người khác.
refusal-not-your-challenge = Lời thách đấu này dành cho { $people }, không phải cho bạn. Hãy tự bắt đầu bằng /challenge.
refusal-not-your-own-challenge = Chỉ { $person } mới rút lại được lời thách đấu này.
refusal-leave-not-in = Bạn chưa tham gia lời thách đấu này.
refusal-leave-own = Lời thách đấu này là của bạn. Hãy nhấn **{ $withdraw }** để kết thúc.
refusal-leave-guests = Có người từ máy chủ khác đã tham gia lời thách đấu này, nên không ai rời đi được trước khi bắt đầu. Người tạo ra nó có thể rút lại.
refusal-challenge-taken = Ván này đã bắt đầu rồi.
refusal-challenge-over = Lời thách đấu này đã đóng. Hãy bắt đầu lời mới bằng /challenge.
refusal-too-many-games = Bạn đã có { $most } ván đang chơi, mức tối đa. Hãy chơi xong một ván, hoặc rút lại một lời thách đấu. /games liệt kê chúng.
refusal-too-many-here = Kênh này đã có { $most } ván đang chơi, mức tối đa. Hãy dùng kênh khác.
refusal-several-rule-sets = Nhiều trò có bộ luật “{ $written }”. Hãy nêu cả trò chơi: { $known }.
refusal-lacks-rights = Bot không thể mở ván trong kênh này. Thiếu quyền: { $rights }. Người quản lý máy chủ có thể cấp.

refusal-no-such-game-here = Không có ván #{ $number }. /games liệt kê các ván của bạn.
refusal-no-game-of-yours = Bạn không có ván #{ $number }, và kênh này cũng không có. /games liệt kê các ván của bạn.
refusal-game-elsewhere = Ván #{ $number } ở chỗ khác: { $place }. Hãy dùng lệnh ở đó.
refusal-no-such-number = “{ $written }” không phải là số của ván. /games liệt kê các ván của bạn.
refusal-no-game-waits = Trong kênh này không có ván nào chờ nước đi của bạn. /games liệt kê mọi ván của bạn, còn /challenge bắt đầu ván mới.
refusal-no-game-here = Bạn không có ván nào đang chơi trong kênh này. /games liệt kê mọi ván của bạn, còn /challenge bắt đầu ván mới.
which-game-hint = Ván nào?
which-game-below = Bạn muốn nói ván nào? Hãy chọn bên dưới, hoặc cho biết bằng tùy chọn `game`: { $known }.
refusal-which-game = Bạn muốn nói ván nào? Hãy cho biết bằng tùy chọn `game`: { $known }.
refusal-not-your-game = Bạn không ở trong ván này. Hãy tự bắt đầu bằng /challenge.
refusal-you-have-left = Bạn đã rời ván này. Những người kia chơi tiếp, giờ là việc của họ.
refusal-not-begun = Ván này chưa bắt đầu. Đang chờ người nhận lời thách đấu.
refusal-not-your-turn = Chưa đến lượt bạn. Đang là lượt của { $person }.{ $plan ->
    [yes] {" "}Để đáp trước, nhấn { $mine } rồi { button-plan }
   *[no] {""}
}
refusal-stale = Bàn cờ này đã cũ. { $now } Bàn cờ hiện tại: { $place }
refusal-unreadable = Bot không đọc được những gì Discord gửi. Hãy thử lại, hoặc dùng một lệnh gạch chéo như /board.
refusal-unknown-button = Nút này không còn dùng được. Hãy dùng /board để xem bàn cờ hiện tại.
refusal-command-out-of-date = Lệnh này đã cũ. Hãy khởi động lại Discord rồi gõ lại.

refusal-track-first = Những quân đầu tiên đặt trên đường chạy, vòng ô ngoài cùng. { $point } không nằm trên đó. Hãy chọn một ô như A1.
refusal-track-beside = Quân chạy của bạn đặt ngay cạnh quân của đối thủ ở { $rival }. Hãy chọn một trong: { $known }.
refusal-free-stone = Quân tự do đặt vào ô trống có một chấm, mà { $point } có nhiều hơn. Các ô có một chấm nằm ngay phía trong đường chạy.
refusal-track-circle = { $point } nằm trên đường chạy, chỉ dành cho hai quân chạy. Hãy chọn một ô trống có chấm.
refusal-the-mark = { $point } là dấu ở giữa, nơi không đặt quân nào. Hãy chọn một ô trống có chấm.
refusal-no-such-circle = Không có ô { $point }. Hàng { $row } đi từ { $first } đến { $last }.
refusal-row-closed = Hàng { $row } lúc này không có ô nào để chọn. Các hàng có ô: { $known }.
refusal-no-pair = Quân ở { $point } không kẹp cặp nào, nên không ăn được { $pair }. Hãy chỉ viết { $point }, hoặc chọn ô kẹp hai quân kề nhau trên một đường.
refusal-not-flanked = Quân này không kẹp { $pair }. Có thể ăn: { $known }.

refusal-not-dealt = Bài chưa được chia. Khi bài đã lên bàn thì đến lượt Đỏ.
refusal-already-dealt = Bài đã được chia rồi, và mỗi ván chỉ chia một lần. Hãy đặt hoặc di chuyển một xúc xắc.
refusal-bad-deal = Khi chia bài phải nêu { $cards } lá khác nhau từ 1 đến 7, và ở hồi 5 thì cả lá nằm úp. Ví dụ: { $known }.
refusal-not-in-act = Hồi này không có “{ $action }”. Bạn có thể: { $known }.
refusal-nothing-to-do = Lúc này bạn không làm được gì với “{ $written }”. Bạn có thể: { $known }.
refusal-supply-empty = Mọi xúc xắc của bạn đã ở trên các lá bài, nên không còn viên nào để đặt. Hãy chọn hành động khác, ví dụ di chuyển một viên.
refusal-not-in-supply = { $die } không có trong kho của bạn. Bạn có thể đặt: { $known }.
refusal-no-such-card = Trên bàn không có lá { $card }. Các lá bài: { $known }.
refusal-card-taken = Lá { $card } đã có xúc xắc, mà bạn chỉ được đặt xúc xắc lên lá trống. { $count ->
    [0] Lúc này không lá nào trống, nên hãy di chuyển một xúc xắc.
   *[other] Lá trống: { $known }.
}
refusal-no-die = Không có xúc xắc nào trên lá { $card }. { known-lift }
refusal-covered-die = Xúc xắc của bạn trên lá { $card } bị đè, mà chỉ xúc xắc trên cùng của một lá mới di chuyển được. { known-lift }
refusal-rivals-die = Xúc xắc trên cùng của lá { $card } là của đối thủ. { known-lift }
known-lift = { $count ->
    [0] Lúc này bạn không di chuyển được xúc xắc nào.
   *[other] Bạn có thể di chuyển xúc xắc trên cùng của: { $known }.
}
refusal-same-card = Xúc xắc phải sang một lá khác. { known-land }
refusal-same-colour = Lá { $from } và lá { $card } đều màu { $face ->
    [green] xanh
   *[other] vàng
}, mà xúc xắc chỉ được sang lá khác màu. { known-land }
refusal-mixed-stack = Lá { $card } có hai xúc xắc, và bạn chỉ được đè lên hai viên nếu cả hai là của bạn. { known-land }
known-land = { $count ->
    [0] Lúc này từ lá { $from } không đi được đâu cả.
   *[other] Từ lá { $from } có thể đến: { $known }.
}
refusal-no-fight = Giao chiến cần đúng hai xúc xắc trên một lá, mỗi bên một viên. Lá { $card } không có như vậy. { $count ->
    [0] Không lá nào khác có cả.
   *[other] Bạn có thể giao chiến trên: { $known }.
}
refusal-surprise-used = Bạn đã dùng Bất ngờ rồi, mà mỗi ván chỉ có một lần. Bạn có thể: { $known }.
refusal-locked-card = Lá { $card } vừa được di chuyển bằng Bất ngờ, nên lượt này phải ở yên. Bạn có thể di chuyển: { $known }.
refusal-same-cell = Lá { $card } đã ở { $cell } rồi. { known-rooms }
refusal-cell-taken = Ở { $cell } đã có một lá bài. { known-rooms }
refusal-touches-too-few = Ở { $cell }, lá { $card } sẽ chạm chưa đến hai lá khác. { known-rooms }
known-rooms = { $count ->
    [0] Lúc này lá { $card } không có chỗ nào để đến.
   *[other] Lá { $card } có thể đến: { $known }.
}
refusal-automa = Automa không được chọn: ở đây nó làm “{ $does }”.

# Ninuki and pente.
refusal-self-capture = { $point } nằm giữa các quân của người chơi khác, nơi quân của bạn sẽ bị ăn ngay. Luật này cấm điều đó. Đang bị cấm: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } không ăn được dãy. Hợp lệ lúc này: { $known } (“pass” là nhận thua).
   *[break] { $point } không phá được dãy. Hợp lệ lúc này: { $known } (“pass” là nhận thua).
}
refusal-pass = Bạn chỉ được bỏ lượt để cho một dãy thắng, hoặc khi không có điểm hợp lệ nào. Hợp lệ lúc này: { $known }.
refusal-no-choice = Việc ăn quân là tự động, nên bạn không cần “{ $written }”. Hãy chỉ nêu điểm: { $point }.
refusal-challenge-twice = Bạn đã chọn { $person } hai lần. Hãy chọn người khác, hoặc để trống một chỗ.

# Names that nothing has.
refusal-no-such-row = Không có hàng { $row }. Các hàng đi từ { $first } ở trên cùng đến { $last }. Ô được gọi như { $example }, ô thứ năm của hàng E.
refusal-no-such-die = Không có xúc xắc { $die }. Xúc xắc của bạn lúc này: { $known }.
refusal-dice-alike = Ở hồi này xúc xắc không có số và mọi viên của bạn đều như nhau, nên không có { $die }. Hãy chỉ nêu lá bài: { $known }.
refusal-no-such-cell = Chỗ cho một lá bài được gọi bằng hai số. Nhấn Đi và chọn Bất ngờ để thấy chúng trong hình. { known-rooms }
refusal-die-for-card = Để di chuyển một xúc xắc, hãy nêu lá bài có nó, không phải { $die }. { known-lift }
refusal-which-die = Bạn có các xúc xắc { $die } khác nhau. Hãy nêu một viên: { $known }.
