# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = Xem engine nghĩ gì về một ván đã kết thúc
option-review-game = Ván nào của bạn (để trống: ván gần nhất của bạn ở đây)
option-review-file = Tập tin ván: SGF, PSQ, pente.org, danh sách nước đi, hoặc JSON
button-review = Phân tích
button-review-back = Trước
button-review-forth = Sau
button-share = Chia sẻ bản phân tích
review-heading = 🔎 **Phân tích**, chỉ mình bạn thấy cho đến khi bạn chia sẻ
review-opening-here = 📖 { $count } ván của máy chủ này giống nhau đến nước { $ply }. Bên đi nước đó đạt { $score }% ({ $low }–{ $high }).
review-heading-shared = 🔎 **Phân tích**
review-chances = Cơ hội thắng của { $person }, theo phần trăm: { $chances }
review-chance = { $ply ->
    [0] { $percent } trước nước đầu
   *[other] { $percent } sau nước { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } sau lần bỏ lượt lúc đầu
   *[other] { $percent } sau nước { $ply } và một lần bỏ lượt
}
review-chart = Khả năng thắng của { $person }, %
review-accuracy = { $person }: độ chính xác { $percent }% qua { $moves } nước
review-accuracy-none = { $person }: không có nước nào để đánh giá
review-accuracy-means = -# Độ chính xác là 100% trừ đi phần cơ hội thắng mà mỗi nước trung bình đánh mất, theo cách nhìn của engine này khi tính toán ngắn. Nước đáp bắt buộc không được tính. Con số này không đo sức cờ, và engine có thể sai.
review-missed = Nước { $ply }, { $person }: { $kind ->
    [five] bỏ lỡ một nước thành năm
    [captures] bỏ lỡ một nước thắng bằng ăn quân
    [vcf] bỏ lỡ một đường thắng, chỉ bằng nước bốn
    [vcf-captures] bỏ lỡ một đường thắng, bằng nước bốn và ăn quân
    [vct-captures] bỏ lỡ một đường thắng, bằng nước ba, nước bốn và ăn quân
   *[vct] bỏ lỡ một đường thắng, bằng nước ba và nước bốn
}: { $line }
review-missed-more = Còn { $count } đường thắng nữa bị bỏ lỡ.
review-missed-none = Trong tầm tính toán, không đường thắng chắc nào bị bỏ lỡ.
review-forbidden = Đường năm cuối cùng được tạo tại { $point }. Không thể chặn ở đó, vì đó là điểm cấm.
review-turns = Có { $count } bước ngoặt ở các trang sau.
review-turns-none = Không nước đơn lẻ nào đánh mất từ 15% trở lên.
review-turn = **Bước ngoặt { $number } trên { $count }**: nước { $ply }, **{ $action }** của { $person }
review-turn-pass = **Bước ngoặt { $number } trên { $count }**: sau nước { $ply }, **{ $action }** của { $person }
review-turn-lost = Nước này thua ngay: { $end }.
review-turn-loss = Nước này làm giảm { $percent } điểm phần trăm cơ hội thắng.
review-turn-won = Tốt hơn là **{ $best }**, nước thắng chắc: { $line }
review-turn-line = Tốt hơn là **{ $best }**. Chuỗi nước của engine: { $line }
review-turn-allowed = Nước này cho phép đối thủ thắng chắc: { $line }
review-turn-defences = Đã chứng minh là ngăn được: { $moves }
review-turn-picture = -# Trong hình, A là nước đã đi, còn các số là đường đi tốt hơn.
review-turn-picture-covered = -# Trong hình, các số là đường đi tốt hơn. Số { $number } nằm ở chỗ nước đã đi.
review-turn-picture-before = -# Trong hình là thế cờ trước nước đi này.
review-turn-board = -# Bàn cờ trước nước đi này:
review-film = 🎞️ **Cả ván.** Thanh bên phải là cơ hội thắng của { $person }, tính từ dưới lên. Con số là cơ hội cao hơn của hai bên.
refusal-review-running = Ván đó vẫn đang diễn ra. Hãy dùng /review khi ván kết thúc.
refusal-review-players = Chỉ người chơi mới được phân tích ván này. Họ có thể chia sẻ bản phân tích với bạn.
refusal-review-seats = Chỉ phân tích được ván hai người. Hãy xem lại ván này bằng /replay.
refusal-review-length = Phân tích được ván có { $least } đến { $most } nước. Ván này có { $count } nước.
refusal-review-busy = Một lần phân tích mất vài giây, và hiện một lần của bạn hoặc vài lần khác đang chạy. Một phút nữa hãy thử lại.
refusal-no-game-to-review = Bạn chưa chơi xong ván nào ở đây. Hãy dùng `game` cho ván ở nơi khác, hoặc đính kèm một `file`.
refusal-own-position = Đây là một thế cờ trong ván #{ $number } của bạn. Có thể đánh giá khi ván đó đã đi tiếp hoặc kết thúc.
refusal-own-file = Bạn đang chơi ván #{ $number }. Tập tin có thể được phân tích khi ván đó kết thúc, để không ai được trợ giúp trong ván.
refusal-own-kind = Bạn đang chơi ván #{ $number }. Cho đến khi ván đó kết thúc, trò này không có gợi ý hay phân tích.

hint-people = Ở đây bạn chơi với người. Gợi ý cần mọi người đồng ý, một lần cho cả ván, và sau đó mọi người chơi đều dùng được.
hints-agreed = 💡 Ván này được phép dùng gợi ý: /hint
button-hint = Gợi ý
button-ask-hints = Xin dùng gợi ý
button-agree-hints = Đồng ý cho gợi ý
offer-hints = 💡 { $person } xin cho mọi người dùng gợi ý trong ván này. Đang chờ { $people }.
declined-hints = 💡 { $person } đã xin cho dùng gợi ý. Yêu cầu bị từ chối.
refusal-hints-agreed = Ván này đã được phép dùng gợi ý rồi. Hãy dùng /hint trong lượt của bạn.
refusal-hints-declined = Gợi ý đã bị từ chối trong ván này, và việc đó chỉ xin được một lần. Bạn có thể cho phép ở ván sau.

button-why = Vì sao?
refusal-why-passed = Ván đã đi tiếp từ lúc đó. Hãy xem các điểm đang được đánh dấu bằng /board.
why-overline = **{ $point }** bị cấm: điểm này tạo hàng dài.
why-double-four = **{ $point }** bị cấm: điểm này tạo hai đường bốn cùng lúc.
why-double-three = **{ $point }** bị cấm: điểm này tạo hai đường ba cùng lúc.
why-four-three-three = **{ $point }** bị cấm: điểm này tạo một đường bốn và hai đường ba cùng lúc.
why-self-capture = **{ $point }** bị cấm: quân của bạn sẽ bị ăn ngay.
why-row-overline = Một dãy { $count } quân: { $stones }
why-row-flanked = Nằm giữa các quân của người chơi khác: { $stones }. Những quân ở giữa là của bạn.
why-row-four = Đường bốn: { $stones }. Thêm một quân ở { $holes } là thành năm.
why-row-three = Đường ba: { $stones }. Thêm một quân ở { $holes } là thành bốn mở.
why-row-none = Không phải đường ba thật: { $stones }. Không quân hợp lệ nào biến dãy này thành bốn mở.
why-hole-five = { $point } không được tính, vì tạo năm liên tiếp ngay.
why-hole-overline = { $point } không được tính, vì sẽ là hàng dài, mà hàng dài bị cấm:
why-hole-double-four = { $point } không được tính, vì sẽ là đôi bốn, mà đôi bốn bị cấm:
why-hole-double-three = { $point } không được tính, vì sẽ là đôi ba, mà đôi ba bị cấm:
why-hole-four-three-three = { $point } không được tính, vì sẽ là một đường bốn và hai đường ba, bị cấm:
why-recursion = -# Đường ba được tính nếu có ít nhất một quân hợp lệ biến nó thành bốn mở.
why-drawn = Trong hình, quân đã nằm ở { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Bài học
button-lesson-answer = Trả lời
button-lesson-solution = Lời giải
button-lesson-back = Bài trước
button-lesson-forth = Bài sau
lesson-answer = Nước đi của bạn
lesson-answer-label = Bạn đi vào đâu?
lesson-answer-example = Ví dụ { $point }
button-try-back = Lùi một nước
button-try-export = Thành tệp
button-try-lay = Đặt quân…
try-title = 🧪 Bàn cờ riêng của bạn cho ván #{ $number }. Cứ thử thoải mái. Không ai khác thấy.
try-laid = Đã đặt: { $moves }
try-ask = Đi thử
try-ask-label = Một nước, hoặc vài nước lần lượt
try-ask-example = Ví dụ h9 i10
button-puzzle-another = Thế cờ khác
button-puzzle-give-up = Bỏ cuộc
button-puzzle-solve = Giải
puzzle-day-over = Ngày của thế cờ này đã qua nên không được tính nữa. `/puzzle` cho xem thế cờ hôm nay.
puzzle-done = { $how ->
    [solved] ✅ Bạn đã giải thế cờ trong ngày rồi.
   *[given-up] Bạn đã xem lời giải của thế cờ trong ngày rồi.
} Bạn có thể giải lại, nhưng không được tính.
puzzle-film = Hình ẩn chạy lại lời giải.
puzzle-first = 👑 { $person } là người đầu tiên giải được mà không sai lần nào.
puzzle-gave-up = { $side ->
    [black] Lời giải (⚫ tấn công, ⚪ phòng thủ):
   *[white] Lời giải (⚪ tấn công, ⚫ phòng thủ):
} { $line }
puzzle-goes-on = { $point } là đúng, đối thủ đáp { $answer }. Tiếp theo đi đâu?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 Giải được rồi!
puzzle-own = Thế cờ này lấy từ một ván đã chơi ở máy chủ này.
puzzle-theme-fours = 💡 **Chỉ đường bốn.** Mỗi đường bốn chỉ để bên thủ một nước đáp. Hãy tìm hai đường bốn gặp nhau ở một điểm, và chọn thứ tự mà các nước đáp không cản bạn.
puzzle-theme-four-three = 💡 **Bốn-ba.** Một quân tạo đường bốn và, trên một đường khác, đường ba. Đối thủ phải chặn đường bốn, rồi đường ba thành bốn mở.
puzzle-theme-trap = 💡 **Điểm cấm.** Nếu không có điểm cấm thì ở đây không thắng được. Hãy tạo những đường bốn mà nước chặn bị cấm với Đen, hoặc làm cho điểm đó bị cấm trước.
puzzle-theme-captures = 💡 **Ăn quân để thắng.** Cặp sẽ là cặp thứ năm đe dọa ngang một đường bốn. Hãy tìm những quân tạo cả hai đe dọa cùng lúc.
puzzle-theme-unbroken = 💡 **Đường bốn không sợ bị ăn.** Nếu không ăn được gì thì những nước đầu khác cũng thắng. Trước khi bắt đầu, hãy xem bên thủ có thể ăn những cặp nào của bạn.
puzzle-streak = Chuỗi của bạn: { $days } ngày. Mỗi tuần được nghỉ một ngày.
puzzle-streak-of-all = Máy chủ này đã giải được { $days } ngày liên tiếp.
puzzle-task = { $side ->
    [black] ⚫ Đen
   *[white] ⚪ Trắng
} thắng { $set ->
    [pente] bằng các đường bốn và ăn quân
   *[freestyle] chỉ bằng các đường bốn
} trong { $moves } nước, không kể nước đáp. Chỉ một nước đầu làm được.
puzzle-terms = -# { $set ->
    [standard] Đúng năm quân liên tiếp là thắng. Chỉ bằng đường bốn: mỗi nước của bạn tạo một đường bốn mà đối thủ phải chặn ngay.
    [renju] Năm quân liên tiếp là thắng, và Đen có các nước cấm. Chỉ bằng đường bốn: mỗi nước của bạn tạo một đường bốn mà đối thủ phải chặn ngay.
    [pente] Từ năm quân liên tiếp trở lên là thắng, ăn đủ năm cặp cũng thắng. Mỗi nước của bạn dọa thắng ngay, và bên thủ có thể ăn quân.
   *[freestyle] Từ năm quân liên tiếp trở lên là thắng. Chỉ bằng đường bốn: mỗi nước của bạn tạo một đường bốn mà đối thủ phải chặn ngay.
}
puzzle-title = { $kind ->
    [day] **Thế cờ trong ngày**
    [course] **Khóa học: thế cờ { $number } trên { $count }**
   *[other] **Thế cờ**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } là điểm cấm của Đen, nên Trắng thắng ở đó.
   *[white] { $point } là điểm cấm của Trắng, nên Đen thắng ở đó.
}
puzzle-unsure = Trong thời gian cho phép chưa tìm thấy cách thắng như vậy sau { $point }. Không tính là sai. Hãy thử nước khác.
puzzle-wrong = { $point } không thắng theo cách đó.
puzzle-wrong-once = Không phải { $point }. Thử thêm một lần vẫn được tính vào chuỗi.
puzzle-wrong-spent = { $point } không thắng theo cách đó. Hôm nay không còn được tính vào chuỗi, nhưng bạn vẫn có thể thử tiếp.
puzzle-yesterday = Hôm qua: { $tried } người chơi thử, { $solved } người giải được và sai nhiều nhất một lần.
choice-set-freestyle = Tự do (từ năm quân)
choice-set-pente = Pente
choice-set-renju = Renju
choice-set-standard = Tiêu chuẩn (đúng năm quân)
choice-theme-captures = ăn quân để thắng
choice-theme-four-three = bốn-ba
choice-theme-fours = chỉ đường bốn
choice-theme-trap = điểm cấm
choice-theme-unbroken = đường bốn không sợ bị ăn
command-puzzle = Thế cờ trong ngày, hoặc một thế cờ khác
option-puzzle-another = Một thế cờ khác, không tính vào chuỗi
option-puzzle-set = Luật của thế cờ
option-puzzle-theme = Bắt đầu khóa 30 thế cờ từ ý này
lesson-title = 🎓 **{ $course }: bài { $number } trên { $count }** · đã giải: { $done }
lesson-right = ✅ { $point } là đúng.
lesson-wrong = ❌ { $point } chưa giải được. Hãy nhìn lại và trả lời lần nữa.
lesson-solution = 💡 Lời giải: { $point }. Bài được tính là đã giải khi bạn tự trả lời.
lesson-last = Đây là bài cuối của khóa học.
lesson-five = **Năm liên tiếp.** Năm quân của bạn liên tiếp là thắng, theo hướng nào cũng được. Đen đi: hãy tạo năm liên tiếp.
lesson-gap = **Chỗ hở.** Bốn quân có một chỗ hở ở giữa cũng là đường bốn. Đen đi: hãy tạo năm liên tiếp.
lesson-stop = **Chặn đường bốn.** Đường bốn sẽ thắng ở nước sau nếu đầu trống của nó không bị chiếm. Đen đi: hãy chặn đường năm của Trắng.
lesson-straight-four = **Bốn mở.** Đường bốn trống cả hai đầu thì không chặn được, vì một quân chỉ chặn được một đầu. Đen đi: hãy tạo bốn mở.
lesson-three = **Chặn ba mở.** Ba mở thành bốn mở ở nước sau. Hãy chặn kịp một đầu. Đen đi: hãy chặn sao cho không còn đường thắng nào bằng nước ba và nước bốn.
lesson-four-three = **Bốn-ba.** Nước tạo cùng lúc một đường bốn và một đường ba mở là thắng: đối thủ phải chặn đường bốn, rồi đường ba thành bốn mở. Đen đi: hãy tìm bốn-ba.
lesson-double-three = **Đôi ba.** Khi không có nước cấm, hai đường ba mở cùng lúc là thắng: chỉ chặn được một đường. Đen đi: hãy tìm đôi ba.
lesson-double-four = **Đôi bốn.** Hai đường bốn cùng lúc đe dọa thành năm ở hai điểm. Đen đi: hãy tìm đường thắng chỉ bằng nước bốn.
lesson-chain = **Chuỗi nước bốn.** Nước bốn nào cũng phải chặn, nên bạn có thể đi tiếp nước bốn cho đến khi hai mối đe dọa gặp nhau. Đen đi: hãy mở đầu đường thắng.
lesson-prevent = **Cắt chuỗi.** Trắng đe dọa một chuỗi nước bốn. Đen đi: hãy đi sao cho Trắng không còn thắng chỉ bằng nước bốn.
lesson-renju-exact = **Đúng năm.** Trong renju, Đen thắng với đúng năm quân liên tiếp. Sáu quân trở lên là hàng dài, nước cấm đối với Đen. Đen đi: hãy tạo đúng năm liên tiếp.
lesson-renju-six = **Hàng dài của Trắng.** Trắng không bị cấm gì, nên sáu quân liên tiếp cũng thắng cho Trắng. Trắng đi: hãy thắng bằng nước này.
lesson-renju-four-three = **Bốn-ba.** Đôi ba và đôi bốn là nước cấm đối với Đen. Cách thắng của Đen là bốn-ba: một đường bốn và một đường ba mở cùng lúc. Đen đi: hãy tìm nước đó.
lesson-renju-false-three = **Ba mà không phải ba.** Đường ba chỉ được tính nếu có quân hợp lệ biến nó thành bốn mở. Nếu một đầu bị chặn hoặc sẽ thành hàng dài thì không có đường ba, nên cũng không có đôi ba. Đen đi: hãy thắng bằng nước tạo một đường bốn, một đường ba thật và một đường ba không được tính.
lesson-renju-overline-trap = **Bẫy hàng dài.** Đen không thể chặn đường năm ở điểm mà quân của Đen sẽ tạo sáu liên tiếp. Trắng đi: hãy tạo một đường bốn mà Đen không chặn được.
lesson-renju-double-three-trap = **Bẫy đôi ba.** Điểm mà Đen sẽ tạo hai đường ba là điểm cấm, kể cả khi phải chặn đường năm ở đó. Trắng đi: hãy tạo một đường bốn mà Đen không chặn được.
lesson-renju-double-four-trap = **Dồn Đen vào bẫy.** Nước bốn buộc Đen phải đặt quân, và chính quân đó có thể làm một điểm khác bị cấm. Trắng đi: hãy mở đầu đường thắng.
lesson-renju-mise = **Đe dọa ngầm.** Một nước không tạo đường bốn cũng không tạo đường ba vẫn có thể đe dọa bốn-ba (tiếng Nhật: mise-te). Đen đi: hãy đi một nước như vậy, để đe dọa thắng bằng nước bốn.
lesson-renju-chase = **Chuỗi nước bốn.** Có thể đi các nước bốn liền nhau cho đến khi hai mối đe dọa gặp nhau. Với Đen, nước cuối phải là bốn-ba, vì đôi bốn bị cấm. Đen đi: hãy mở đầu đường thắng.
lesson-renju-meet = **Phòng thủ.** Trắng đe dọa một đường bốn mà chỉ chặn được ở điểm cấm. Hãy phá đường bốn đó, hoặc đi sao cho điểm ấy không còn bị cấm. Đen đi: đừng để Trắng còn đường thắng bằng nước bốn.
lesson-pente-pair = **Ăn quân.** Đúng hai quân liền nhau của đối thủ nằm giữa hai quân của bạn thì bị ăn, theo hướng nào cũng vậy. Đen đi: hãy ăn một cặp.
lesson-pente-pairs = **Hai cặp cùng lúc.** Một quân ăn mọi cặp mà nó kẹp, ở mọi hướng. Đen đi: hãy ăn hai cặp bằng một quân.
lesson-pente-entry = **Đi vào giữa là an toàn.** Chỉ quân của đối thủ mới ăn cặp của bạn. Quân bạn tự đặt vào giữa hai quân của họ thì ở lại. Đen đi: hãy thắng bằng nước này.
lesson-pente-guard = **Cứu một cặp.** Cặp của bạn có quân đối phương ở một đầu sẽ bị ăn từ đầu kia. Ba quân liên tiếp thì không bị ăn, và quân mà bạn đã ăn thì không đe dọa gì nữa. Đen đi: hãy đi sao cho Trắng không ăn được gì.
lesson-pente-fifth = **Cặp thứ năm.** Năm cặp là thắng. Đen đã ăn bốn cặp. Đen đi: hãy thắng bằng nước này.
lesson-pente-stop = **Dẹp quân kẹp.** Trắng đã ăn bốn cặp, và một quân trắng đe dọa ăn cặp thứ năm ở hai hướng. Đen đi: hãy đi sao cho Trắng không thắng được ở nước sau.
lesson-pente-break = **Ăn quân trong đường bốn.** Đường bốn trống cả hai đầu thì không chặn được, nhưng một nước ăn có thể lấy mất một quân của nó. Đen đi: hãy chặn đường năm của Trắng.
lesson-pente-keystone = **Quân then chốt.** Hai đường bốn của Trắng chung một quân, quân then chốt. Không có nó, cả hai đều không còn là đường bốn. Đen đi: hãy chặn cả hai.
lesson-pente-sound = **Đường bốn vững.** Trắng đã ăn bốn cặp, nên để hở thêm một cặp là thua. Đen đi: hãy tạo bốn mở mà không để Trắng ăn được gì.
lesson-pente-both = **Hai đe dọa trong một.** Đen đã ăn bốn cặp. Quân vừa tạo đường bốn vừa đe dọa ăn cặp thứ năm thì đối thủ không đáp nổi. Đen đi: hãy tìm nước đó.
