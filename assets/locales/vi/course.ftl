# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = automa
machine-did = 🤖 Automa: { $action }.
machine-level = { -narabe } (cấp { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } đang nghĩ.
machine-stands-in = ⚠️ Engine “{ $engine }” gặp sự cố. { $machine } chơi thay phần còn lại của ván.
machine-tally = 🤖 { $person } đấu với { $machine }: { $wins } thắng, { $draws } hòa, { $losses } thua.
profile-machine = 🤖 { $game }, đấu với { $machine }: { $wins } thắng, { $draws } hòa, { $losses } thua
play-machine = Chơi với { -narabe }
level-choice = { $level ->
    [1] Cấp 1, cho người mới
    [8] Cấp 8, mạnh nhất
   *[other] Cấp { $level }
}

action-letter = Hàng { $a }
action-n-takes-n-n = { $a }, ăn { $b } và { $c }
action-place = Đặt một xúc xắc
action-move = Di chuyển một xúc xắc
action-fight = Giao chiến
action-surprise = Bất ngờ: di chuyển một lá bài
action-place-r2 = Đỏ 2
action-place-r4 = Đỏ 4
action-place-r6 = Đỏ 6
action-place-b1 = Đen 1
action-place-b3 = Đen 3
action-place-b5 = Đen 5
action-place-w1 = Trắng 1
name-r2 = đỏ 2
name-r4 = đỏ 4
name-r6 = đỏ 6
name-b1 = đen 1
name-b3 = đen 3
name-b5 = đen 5
name-w1 = trắng 1
did-place-n = đặt một xúc xắc lên lá { $a }
did-place-n-on-n = đặt { $a } lên lá { $b }
did-move-n-to-n = di chuyển xúc xắc từ lá { $a } sang lá { $b }
did-fight-n = giao chiến trên lá { $a }
did-surprise-n-to-n = Bất ngờ: di chuyển lá { $a }
action-place-n = Đặt một xúc xắc lên lá { $a }
action-place-n-on-n = Đặt { $a } lên lá { $b }
action-move-n = Xúc xắc trên cùng của lá { $a }
action-move-n-to-n = Di chuyển xúc xắc từ lá { $a } sang lá { $b }
action-fight-n = Giao chiến trên lá { $a }
action-surprise-n = Lá { $a }
action-surprise-n-to-n = Bất ngờ: lá { $a } đến { $b }

outlook-goes-on = tốn { $dots }, { outlook-target }; bạn vẫn ở phía sau và đi tiếp
outlook-passes = tốn { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] đến { $target }
   *[other] bỏ qua { $past } đến { $target }
}
outlook-beside-ahead = phía trước Đen, Đen đi trước
outlook-beside-behind = phía sau Đen, nên Trắng đi trước
status-track-targets = Bạn tụt sau { $by } ô trên đường chạy. Ô bạn chọn có bao nhiêu chấm thì quân chạy của bạn tiến bấy nhiêu ô: { $targets }.
status-track-targets-past = { status-track-targets } { $past } bỏ qua { $rival }, nơi có quân chạy kia, và đi thêm một ô.

button-again = Đấu lại
button-next = Hồi tiếp theo
button-next-ninuki = Bước tiếp theo
button-again-me = Mình đi trước
button-again-them = Đối thủ đi trước
button-next-me = Mình đi trước
button-next-them = Đối thủ đi trước
button-accept-me = Nhận lời và đi trước
button-accept-them = Nhận lời, họ đi trước
first-invited = Người thua ván trước chọn ai đi trước.
loser-chooses = Bạn thua ván trước, nên bạn chọn ai đi trước.

new-rokumon-act-2 = **{ $next }** có bảy lá bài xếp như gạch xây, ba trên bốn. Ở đây dãy là hàng ngang: ba lá trên, hoặc ba lá cạnh nhau trong bốn lá dưới.
new-rokumon-act-3 = Trong **{ $next }**, số trên xúc xắc được tính: hai xúc xắc của hai bên trên một lá có thể giao chiến, và viên nhỏ hơn về lại tay chủ.
new-rokumon-act-4 = **{ $next }** thêm Bất ngờ: mỗi ván một lần, mỗi người chơi được di chuyển một lá bài cùng mọi thứ trên đó. Khi đó dãy cũng có thể là dãy chéo. **!** cạnh kho: vẫn chưa dùng.
new-rokumon-act-5 = **{ $next }** úp một lá bài. Đó là pháo đài: xúc xắc nào cũng được vào và ra.
new-ninuki-breaking = **{ $next }**: năm liên tiếp chưa thắng chừng nào một nước ăn còn phá được. Hãy để ý điều đó trước khi tạo đường năm của bạn.
new-ninuki-ninuki = **{ $next }**: không ai được tạo hai đường ba mở bằng một quân, trừ khi quân đó ăn quân hoặc tạo dãy thắng.

refusal-challenge-machine = Ở đây bạn chơi một mình với automa. Bạn đi trước, và ván không xếp hạng. Hãy bỏ `opponent`, `starts` và `rated`.
refusal-challenge-place = Ván này có ít chỗ hơn. Hãy ghi người bạn thách đấu vào `opponent`.
refusal-challenge-seats = Hãy chọn trong `game` một trò cho { $seats } người: { $known }.
refusal-seats-known = Dành cho { $seats } người: { $known }.
refusal-no-such-level = { $engines ->
    [0] Không có cấp “{ $written }”. Hãy chọn cấp từ { $least } đến { $most }.
   *[other] Không có cấp “{ $written }”. Hãy chọn cấp từ { $least } đến { $most }, hoặc một engine: { $known }.
}
refusal-no-engine = Ở đây chưa có engine nào chơi { $rules }. Bạn có thể chơi với engine các luật này: { $known }.
refusal-no-levels = { $rules } được chơi với automa của trò chơi, không có cấp độ. Hãy bỏ `level`.
refusal-machines-busy = { -narabe } đang nghĩ hết mức có thể, cho bạn hoặc cho người khác. Một phút nữa hãy thử lại.
refusal-machine-alone = Bạn chơi với { -narabe } một mình. { $level ->
    [yes] Hãy bỏ những người chơi khác, hoặc bỏ `level` để thách đấu họ.
   *[no] Hãy chỉ ghi { -narabe } hoặc những người chơi khác.
}
machines-fill = { $machine } ngồi { $count } chỗ còn lại. Muốn để trống chỗ cho người khác, hãy bỏ `level` và { -narabe }.
refusal-machine-clock = Ván với { -narabe } không có đồng hồ. Hãy bỏ `clock`.
refusal-follows-already = Ván đó đã có rồi: #{ $number }. Hãy nhận lời, từ chối hoặc rút lại dưới tin nhắn của ván. /games cho biết tin nhắn ở đâu.
refusal-follows-running = Ván đó đang diễn ra rồi: #{ $number }. Hãy chơi xong ván đó trước. /games cho biết ván ở đâu.
refusal-not-over = Ván này chưa kết thúc. Bạn có thể đấu lại khi ván kết thúc.
refusal-nameless-rematch = Dữ liệu của một người chơi ván này đã bị xóa nên không thể đấu lại. Hãy bắt đầu ván mới bằng /challenge.
refusal-not-your-sequel = Chỉ { $people } mới chơi tiếp từ ván này được. Hãy tự bắt đầu bằng /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Khai cuộc (swap2): một người đặt ba quân, rồi người kia chọn màu, hoặc thêm hai quân và nhường người thứ nhất chọn.
brief-gomoku-opening-swap = > Khai cuộc (swap): một người đặt ba quân, rồi người kia chọn màu.
brief-gomoku-opening-rif = > Khai cuộc (RIF): một người đặt ba quân, người kia được đổi màu. Với quân 5, Đen đề xuất hai điểm và Trắng chọn một.
brief-gomoku-opening-yamaguchi = > Khai cuộc (Yamaguchi): một người đặt ba quân và nói sẽ đề xuất bao nhiêu điểm cho quân 5, người kia được đổi màu. Trắng chọn một trong các điểm.
brief-gomoku-opening-tarannikov = > Khai cuộc (Tarannikov): quân 1 đến 5 ở gần tâm, và sau mỗi quân người kia được đổi màu.
brief-gomoku-opening-soosorv-8 = > Khai cuộc (Soosorv-8): một người đặt ba quân, người kia được đổi màu. Trắng nói sẽ đề xuất bao nhiêu điểm cho quân 5, Đen được đổi màu, và Trắng chọn một trong các điểm.
brief-gomoku-opening-taraguchi-10 = > Khai cuộc (Taraguchi-10): quân 1 đến 4 ở gần tâm, sau mỗi quân được đổi màu. Quân 5 cũng ở gần, hoặc Đen đề xuất mười điểm cho quân đó.
brief-gomoku-opening-sakata = > Khai cuộc (Sakata): một người đặt ba quân, người kia đặt hai. Người thứ nhất chọn màu, hoặc thêm hai quân và nhường người kia chọn.
brief-ninuki-opening-swap = > Khai cuộc (swap): một người đặt bốn quân, rồi người kia chọn màu.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Toàn bộ luật, có hình: `/rules game:{ $rules }`
aim-gomoku-five = > Xếp từ năm quân của bạn trở lên liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-gomoku-exactly-five = > Xếp đúng năm quân của bạn liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-gomoku-renju = > Xếp năm quân của bạn liên tiếp là thắng (ngang, dọc hoặc chéo): Đen đúng năm, Trắng từ năm trở lên.
aim-gomoku-any-blocked = > Năm liên tiếp có quân đối phương ở một đầu bất kỳ thì không thắng.
aim-gomoku-both-blocked = > Năm liên tiếp có quân đối phương ở cả hai đầu thì không thắng.
aim-gomoku-bans-renju = > Đen không được tạo đôi ba, đôi bốn hay sáu quân trở lên liên tiếp. Trắng thì được.
aim-gomoku-bans-black-three = > Đen không được tạo đôi ba. Trắng thì được.
aim-gomoku-bans-black-three-six = > Đen không được tạo đôi ba hay sáu quân trở lên liên tiếp. Trắng thì được.
aim-gomoku-bans-black = > Một số nước bị cấm đối với Đen.
aim-gomoku-bans-three = > Không ai được tạo đôi ba, hai đường ba bằng một quân.
aim-gomoku-bans = > Một số nước bị cấm.
aim-gomoku-foul-loses = > Đi nước cấm là thua ván, và bàn cờ không đánh dấu nước đó.
aim-ninuki-five = > Xếp từ năm quân của chính bạn trở lên liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-ninuki-exactly-five = > Xếp đúng năm quân của chính bạn liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-ninuki-five-teams = > Xếp từ năm quân của chính bạn trở lên liên tiếp (ngang, dọc hoặc chéo). Đồng đội thắng cùng bạn.
aim-ninuki-exactly-five-teams = > Xếp đúng năm quân của chính bạn liên tiếp (ngang, dọc hoặc chéo). Đồng đội thắng cùng bạn.
aim-ninuki-four = > Xếp từ bốn quân của chính bạn trở lên liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-ninuki-exactly-four = > Xếp đúng bốn quân của chính bạn liên tiếp là thắng (ngang, dọc hoặc chéo).
aim-ninuki-pairs = > Ăn hai quân liền nhau của đối thủ bằng cách đặt quân của bạn ở mỗi đầu.
aim-ninuki-pairs-and-threes = > Ăn hai hoặc ba quân liền nhau của đối thủ bằng cách đặt quân của bạn ở mỗi đầu.
aim-ninuki-pairs-teams = > Ăn hai quân liền nhau của người khác bằng cách đặt quân của bạn ở mỗi đầu. Quân của đồng đội không được tính.
aim-ninuki-pairs-and-threes-teams = > Ăn hai hoặc ba quân liền nhau của người khác bằng cách đặt quân của bạn ở mỗi đầu. Quân của đồng đội không được tính.
aim-ninuki-captures-8 = > Ăn 8 quân (bốn cặp) cũng thắng.
aim-ninuki-captures-10 = > Ăn 10 quân (năm cặp) cũng thắng.
aim-ninuki-captures-12 = > Ăn 12 quân cũng thắng.
aim-ninuki-captures-15 = > Ăn 15 quân cũng thắng.
aim-ninuki-captures-together = > Quân ăn được của một đội tính chung.
aim-ninuki-suicide = > Quân mà chính bạn hoàn thành ở giữa hai quân của người khác cũng bị ăn.
aim-ninuki-forbidden = > Bạn không được đặt quân vào chỗ sẽ bị ăn ngay.
aim-ninuki-break-line = > Dãy thắng phải giữ được qua một lượt. Người chơi tiếp theo phải phá dãy bằng cách ăn quân, hoặc nhận thua.
aim-ninuki-capture-line = > Người chơi tiếp theo được ăn cả một dãy thắng duy nhất nếu một đầu là quân của họ và đầu kia trống.
aim-ninuki-french = > Năm liên tiếp mà nước tiếp theo có thể ăn quân để phá thì chưa thắng.
aim-ninuki-school42 = > Năm liên tiếp chưa thắng chừng nào nước tiếp theo có thể phá, hoặc thắng nhờ ăn quân.
aim-ninuki-double-three = > Không ai được tạo đôi ba, hai đường ba mở bằng một quân.
aim-ninuki-double-three-first = > Đen không được tạo đôi ba: hai đường ba mở bằng một quân.
aim-roku-five = > Xếp năm quân của bạn liên tiếp dọc theo một đường của bàn là thắng. Người ở phía sau trên đường chạy, vòng tối, đặt một quân vào ô trống có chấm. Sau đó quân chạy của họ tiến số ô bằng số chấm, và được tính vào năm quân ở ô nơi nó dừng.
aim-roku-ninuki = > Ăn ba lần cũng thắng: ăn đúng hai quân đối phương liền nhau giữa hai quân của bạn.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] Quân đen của bạn đặt ở đâu?
    [white] Quân trắng của bạn đặt ở đâu?
    [red] Quân đỏ của bạn đặt ở đâu?
   *[blue] Quân xanh của bạn đặt ở đâu?
}
placing-of = { $colour ->
    [black] Quân { $number } trên { $of }: Đen
   *[white] Quân { $number } trên { $of }: Trắng
}
placing-number = { $colour ->
    [black] Quân { $number }: Đen
   *[white] Quân { $number }: Trắng
}
placing-offer = Điểm { $number } trên { $of } cho quân 5: Đen
placing-swap-or-offer = Đổi, giữ, hay đề xuất điểm 1 trên { $of }?

about-action-move = xúc xắc trên cùng của bạn, sang lá khác màu
about-action-fight = hai xúc xắc của hai bên trên một lá, viên nhỏ hơn về lại
about-action-surprise = mỗi ván một lần, cùng xúc xắc trên đó, sang chỗ khác

title-shogun = Shogun
called-by-shogun = ⚔️ **Ta no mo!** Shogun gọi giao tranh: { $person } có thể thắng bằng hành động tiếp theo.
take-back-by-shogun = ⚔️ { $holder } là Shogun ở đây sau ba ván thắng liên tiếp, nên { $person } được đi lại nước này một lần bằng /takeback, không cần xin.

button-move-on = Nước tiếp theo

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Trước
chosen-so-far = Đã chọn: { $action }
question-row = Hàng nào?
question-circle = Ô nào?
question-track-circle = Ô nào của đường chạy?
question-pair = Bạn ăn cặp nào?
question-die = Xúc xắc nào?
question-empty-card = Xúc xắc lên lá trống nào?
question-top-die = Bạn di chuyển xúc xắc nào?
question-other-card = Xúc xắc sang lá nào?
question-fight = Giao chiến trên lá nào?
question-card = Bạn di chuyển lá nào?
question-cell = Lá bài đến đâu? Tên các chỗ có trong hình.
outlook-fight = { $won } thắng { $lost }, viên này về { whose-supply }
upshot-fight = Trên lá { $card }, { $won } đã thắng { $lost }, viên này đã về { whose-supply }.
whose-supply = { $owner ->
    [red] kho của Đỏ
   *[black] kho của Đen
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = Bạn thắng khi có ba xúc xắc của mình liên tiếp, trên cùng của ba lá bài cạnh nhau ({ $row ->
    [level] chỉ dãy ngang
    [later] dãy ngang, và cả dãy chéo sau khi Bất ngờ đã di chuyển một lá
   *[all] dãy ngang hoặc chéo
}), có ba viên trên cùng một lá, hoặc khi đối thủ không làm được gì.
rokumon-act = **Đặt một xúc xắc** từ kho của bạn lên một lá trống, hoặc **di chuyển** xúc xắc trên cùng của bạn sang một lá khác màu, bao xa cũng được: lá trống, lá có một viên của bên nào cũng được, hoặc lá có hai viên của chính bạn. Nếu bạn nhấc một xúc xắc và để lộ ba viên liên tiếp của đối thủ, họ thắng.
rokumon-fight = **Giao chiến** khi hai xúc xắc của hai bên ở chung một lá: số lớn hơn ở lại, số nhỏ hơn về lại kho của chủ. Ngoại lệ duy nhất: trắng 1 (của Đen) thắng đỏ 6. Xúc xắc không bao giờ được gieo.
rokumon-surprise = **Bất ngờ**, mỗi ván một lần (**!** cạnh kho: vẫn chưa dùng): một lá bài bất kỳ cùng xúc xắc trên đó chuyển đến một chỗ trống chạm ít nhất hai lá khác.
rokumon-fort = Lá bài nằm úp là pháo đài: xúc xắc nào cũng được vào và ra.
rokumon-solo = Bạn là Đỏ; automa chơi các xúc xắc đen và viên trắng. Ở đây không ai giao chiến, nên các số không được tính, và chỉ bạn có Bất ngờ.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = một xúc xắc đỏ
name-black-die = một xúc xắc đen
outlook-supply = lên một lá trống; trong kho của bạn còn: { $dice }
outlook-supply-alike = lên một lá trống; trong kho của bạn còn: { $count }
outlook-place = { $face ->
    [green] trống, xanh
    [gold] trống, vàng
   *[down] trống, pháo đài
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , nằm trên { $under }
}
outlook-move = { $die } lên { $onto ->
    [none] một lá trống
    [two] hai viên của chính bạn
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] trống
   *[other] cùng { $dice }
}
outlook-surprise = chạm các lá { $cards }
outlook-fight-lost = bạn sẽ mất { $lost }, viên này về lại kho của bạn
upshot-surprise = Lá { $card } giờ chạm các lá { $cards }.
upshot-fifth = Đó là nước thứ 5 được chọn, một quân đen.
upshot-passed = Nếu giờ lại bỏ lượt, ván kết thúc hòa.

# Hints, in games against the machine.
command-hint = Xin một gợi ý trong ván không xếp hạng
option-hint-game = Ván nào của bạn (số)
hint-five = 💡 Bạn có thể tạo năm liên tiếp ngay bây giờ.
hint-fours = 💡 Bạn có thể thắng chỉ bằng nước bốn: nước nào đối thủ cũng phải đáp, cho đến khi bạn tạo năm liên tiếp.
hint-threes = 💡 Bạn có thể thắng chắc: bằng các nước ba và nước bốn mà đối thủ phải đáp lần lượt.
hint-meet-five = 💡 Đối thủ sắp tạo năm liên tiếp. Hãy chặn lại.
hint-meet-fours = 💡 Đối thủ đe dọa thắng chỉ bằng nước bốn. Hãy lo việc đó trước.
hint-meet-threes = 💡 Đối thủ đe dọa thắng chắc, bằng nước ba và nước bốn. Hãy lo việc đó trước.
hint-quiet = 💡 Ở đây không thấy đường thắng chắc nào, cả cho bạn lẫn cho đối thủ. Hãy tìm một nước tạo ra mối đe dọa.
hint-other = 💡 Ở đây không tìm đường thắng chắc. Gợi ý chỉ là một nước có thể đi.
hint-where = Thử **{ $action }**.
hint-line = Có thể đi tiếp như sau, nước của bạn và nước đáp xen kẽ: { $line }
button-hint-where = Ở đâu?
button-hint-line = Xem đường đi
refusal-hint-rated = Ván xếp hạng không có gợi ý, để hệ số chỉ đo người chơi.
refusal-hint-passed = Ván đã đi tiếp từ lúc đó. Hãy dùng /hint lần nữa.
