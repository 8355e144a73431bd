# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = Viết nước đi như sau: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Hình**
    { $captions }
rules-draw = Người chơi có thể thỏa thuận hòa (/draw).
rules-draw-on-time = Người chơi có thể thỏa thuận hòa (/draw). Ván không xếp hạng cũng hòa khi hết giờ mà lâu không ai tuyên bố thắng.
rules-clock = Đồng hồ chạy trong lượt của bạn. Hết giờ thì bạn thua ván xếp hạng. Trong các ván khác, đối thủ có thể tuyên bố thắng.
rules-play = Chơi luật này
rules-next = Tiếp theo: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (cột h, hàng 8)
how-ninuki = e5 (cột e, hàng 5)
how-roku = E5 (hàng E, đếm từ A ở trên cùng, ô thứ năm từ trái sang)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (hồi 1 và 2) hoặc place r4 on 2 (từ hồi 3), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Bàn cờ: { $value } × { $value } đường.
rule-size-unbounded = Bàn cờ: không có biên. Điểm được đếm theo số bước sang phải và lên trên từ quân đầu tiên, 0,0: sang phải một và xuống dưới hai là 1,-2.
rule-overline-wins = Sáu quân liên tiếp trở lên cũng thắng, dù ở hai đầu có gì.
rule-overline-ignored = Chỉ đúng năm quân liên tiếp mới thắng. Sáu quân trở lên (hàng dài) không được tính gì, và ván tiếp tục.
rule-overline-forbidden = **Hàng dài**, sáu quân liên tiếp trở lên, bị cấm.
rule-ninuki-overline-forbidden = **Hàng dài**, dãy dài hơn dãy thắng, bị cấm.
rule-opening-none = Không có luật khai cuộc.
rule-opening-centre = Khai cuộc: quân đầu tiên đặt ở tâm.
rule-opening-pro = Khai cuộc (pro): quân đầu tiên đặt ở tâm, quân thứ hai ở đâu cũng được, quân thứ ba ngoài vùng 5×5 ở giữa.
rule-opening-long-pro = Khai cuộc (long pro): quân đầu tiên đặt ở tâm, quân thứ hai ở đâu cũng được, quân thứ ba ngoài vùng 7×7 ở giữa.
rule-opening-swap2 = Khai cuộc (swap2):
    1. Người thứ nhất đặt hai quân đen và một quân trắng, ở đâu cũng được.
    2. Người kia nhận Trắng, nhận Đen, hoặc đặt thêm hai quân: một trắng và một đen.
    3. Sau hai quân thêm, người thứ nhất chọn màu.
    4. Trắng đi nước tiếp theo.

# Gomoku and renju.
note-gomoku-turns = Quân đặt ở giao điểm của các đường, mỗi lượt một quân, và ở yên đó. Đen đi trước.
note-gomoku-plain = Không có nước cấm, không có luật khai cuộc.
note-gomoku-no-bans = Không có nước cấm.
rule-gomoku-double-three-allowed = Đôi ba được phép.
rule-gomoku-double-three-forbidden = **Đôi ba**, hai đường ba do một quân tạo ra, bị cấm.
rule-gomoku-double-four-allowed = Đôi bốn được phép.
rule-gomoku-double-four-forbidden = **Đôi bốn**, hai đường bốn do một quân tạo ra, bị cấm.
rule-gomoku-four-three-three-allowed = Nếu chính quân đó còn tạo một đường bốn thì đôi ba trở thành hợp lệ (4-3-3). Một đường bốn cùng một đường ba (4-3) luôn được phép.
rule-gomoku-four-three-three-forbidden = Đôi ba vẫn bị cấm khi quân đó còn tạo một đường bốn (4-3-3). Một đường bốn cùng một đường ba (4-3) được phép, và là cách thắng thường gặp.
note-gomoku-four-three-three = Đôi ba được phép, trừ khi chính quân đó còn tạo một đường bốn (4-3-3).
rule-gomoku-bans-both = Cả hai màu đều có các nước cấm này.
rule-gomoku-bans-black = Chỉ Đen có nước cấm. Trắng không có.
rule-gomoku-foul-refused = Nước cấm bị từ chối, kèm lý do.
rule-gomoku-foul-loses = Đi nước cấm là thua ván, kể cả khi bị ép. Bàn cờ không đánh dấu các điểm này.
rule-gomoku-ends-open = Năm liên tiếp thắng dù ở hai đầu có gì.
rule-gomoku-ends-any-blocked = Năm liên tiếp có quân đối phương ở một đầu bất kỳ thì không thắng. Biên bàn cờ không chặn gì.
rule-gomoku-ends-both-blocked = Năm liên tiếp có quân đối phương ở cả hai đầu thì không thắng. Biên bàn cờ không chặn gì.
rule-gomoku-opening-swap = Khai cuộc (swap):
    1. Người thứ nhất đặt hai quân đen và một quân trắng, ở đâu cũng được.
    2. Người kia đổi màu hoặc giữ màu.
    3. Trắng đi nước tiếp theo.
rule-gomoku-opening-rif = Khai cuộc (RIF):
    1. Người thứ nhất đặt quân 1 đến 3, một trong 26 khai cuộc có tên: đen ở tâm, trắng ngay cạnh, đen trong vùng 5×5 ở giữa.
    2. Người kia đổi màu hoặc giữ màu.
    3. Trắng đặt quân 4 ở đâu cũng được.
    4. Đen đề xuất hai điểm cho quân 5. Hai điểm không được đối xứng nhau.
    5. Trắng chọn một trong hai và đặt quân 6.
rule-gomoku-opening-yamaguchi = Khai cuộc (Yamaguchi):
    1. Người thứ nhất đặt quân 1 đến 3, một trong 26 khai cuộc có tên: đen ở tâm, trắng ngay cạnh, đen trong vùng 5×5 ở giữa.
    2. Cũng người đó nói sẽ có bao nhiêu điểm được đề xuất cho quân 5: 1 đến 12 (luật riêng).
    3. Người kia đổi màu hoặc giữ màu.
    4. Trắng đặt quân 4 ở đâu cũng được.
    5. Đen đề xuất đúng số điểm đó cho quân 5. Không điểm nào được đối xứng với điểm khác.
    6. Trắng chọn một điểm và đặt quân 6.
rule-gomoku-opening-tarannikov = Khai cuộc (Tarannikov):
    1. Quân 1 của Đen đặt ở tâm, quân 2 của Trắng trong vùng 3×3 ở giữa, quân 3 của Đen trong vùng 5×5, quân 4 của Trắng trong vùng 7×7, quân 5 của Đen trong vùng 9×9.
    2. Sau mỗi quân trong năm quân, người kia đổi màu hoặc giữ màu.
    3. Trắng đặt quân 6 ở đâu cũng được.
rule-gomoku-opening-soosorv-8 = Khai cuộc (Soosorv-8):
    1. Người thứ nhất đặt quân 1 đến 3, một trong 26 khai cuộc có tên: đen ở tâm, trắng ngay cạnh, đen trong vùng 5×5 ở giữa.
    2. Người kia đổi màu hoặc giữ màu.
    3. Trắng đặt quân 4 ở đâu cũng được và nói sẽ có bao nhiêu điểm được đề xuất cho quân 5: 1 đến 8.
    4. Đen đổi màu hoặc giữ màu.
    5. Ai đang là Đen thì đề xuất đúng số điểm đó cho quân 5. Không điểm nào được đối xứng với điểm khác.
    6. Trắng chọn một điểm và đặt quân 6.
rule-gomoku-opening-taraguchi-10 = Khai cuộc (Taraguchi-10):
    1. Quân 1 của Đen đặt ở tâm, quân 2 của Trắng trong vùng 3×3 ở giữa, quân 3 của Đen trong vùng 5×5, quân 4 của Trắng trong vùng 7×7.
    2. Sau mỗi quân trong ba quân đầu, người kia đổi màu hoặc giữ màu.
    3. Sau quân 4, Đen đổi màu, giữ màu hoặc đề xuất.
    4. Sau khi đổi hoặc giữ, quân 5 của Đen đặt trong vùng 9×9, và người kia được đổi màu lần cuối.
    5. Đề xuất gồm mười điểm cho quân 5, ở đâu cũng được. Không điểm nào được đối xứng với điểm khác, và Trắng chọn một.
    6. Trắng đặt quân 6 ở đâu cũng được.
rule-gomoku-opening-sakata = Khai cuộc (Sakata):
    1. Người thứ nhất đặt quân 1 đến 3, một trong 26 khai cuộc có tên: đen ở tâm, trắng ngay cạnh, đen trong vùng 5×5 ở giữa.
    2. Người kia đặt quân 4, trắng, trong vùng 7×7, và quân 5, đen, trong vùng 9×9.
    3. Người thứ nhất nhận Trắng, nhận Đen, hoặc đặt thêm hai quân ở đâu cũng được: một trắng và một đen.
    4. Sau hai quân thêm, người kia nhận Trắng hoặc Đen (theo luật của liên đoàn, hai người có thể tiếp tục thêm từng cặp; ở đây chỉ làm một lần, luật riêng).
    5. Trắng đi nước tiếp theo.
note-gomoku-threes = **Đường bốn**: còn thiếu một quân là đủ năm. **Bốn mở**: bốn quân liền nhau, hai đầu đều trống và đầu nào cũng thành năm (đúng năm nếu sáu bị cấm). **Đường ba**: còn thiếu một quân là thành bốn mở.
note-gomoku-threes-renju = **Đường bốn**: còn thiếu một quân là đủ năm. **Bốn mở**: bốn quân liền nhau, hai đầu đều trống và đầu nào cũng thành năm (đúng năm nếu sáu bị cấm). **Đường ba**: còn thiếu một quân là thành bốn mở, bằng một nước mà bản thân nước đó được phép.
note-gomoku-five-first = Nước tạo ra dãy thắng không bao giờ bị cấm.
note-gomoku-end = Người chơi được bỏ lượt, trừ trong khai cuộc. Hai lần bỏ lượt liên tiếp, hoặc bàn cờ đầy, là hòa.
note-gomoku-end-unbounded = Người chơi được bỏ lượt, trừ trong khai cuộc. Hai lần bỏ lượt liên tiếp là hòa.
note-gomoku-federation = Trong các giải của liên đoàn, đi nước cấm là thua (bộ luật renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 26 khai cuộc: quân thứ ba, ghi bằng số. Trực tiếp (D) ở bên trái, gián tiếp (I) ở bên phải
table-gomoku-thirds = 13 khai cuộc mà quân thứ ba của bạn có thể tạo ra, ghi bằng số. Các điểm đối xứng tạo ra cùng khai cuộc
table-numbered = { $number } { $name }
diagram-gomoku-five = năm liên tiếp, Đen đã thắng
diagram-gomoku-ends-any-blocked = Trắng đứng ở một đầu, đường năm này không thắng
diagram-gomoku-ends-both-blocked = Trắng đứng ở cả hai đầu, đường năm này không thắng
diagram-gomoku-six-wins = sáu liên tiếp cũng thắng
diagram-gomoku-six-ignored = sáu liên tiếp, ván tiếp tục
diagram-gomoku-six-forbidden = e5 sẽ tạo sáu liên tiếp, bị cấm
diagram-gomoku-six-loses = e5 đã tạo sáu liên tiếp, Đen thua
diagram-gomoku-double-three = e5 sẽ tạo hai đường ba, bị cấm
diagram-gomoku-double-three-loses = e5 đã tạo hai đường ba, Đen thua
diagram-gomoku-no-double-three = e5 trông như đôi ba nhưng hợp lệ: dãy chỉ có thể thành bốn mở nhờ f5, mà f5 sẽ là đôi bốn
diagram-gomoku-double-four = e5 sẽ tạo hai đường bốn, bị cấm
diagram-gomoku-double-four-loses = e5 đã tạo hai đường bốn, Đen thua
diagram-gomoku-straight-four = c7–f7 là bốn mở; c3–f3 thì không, vì g3 sẽ tạo sáu liên tiếp
diagram-gomoku-four-three = e5 đã tạo một đường bốn và một đường ba, hợp lệ
diagram-gomoku-exempt = e5 đã tạo hai đường ba và một đường bốn, hợp lệ
diagram-gomoku-no-exempt = e5 sẽ tạo hai đường ba và một đường bốn, bị cấm
diagram-gomoku-no-exempt-loses = e5 đã tạo hai đường ba và một đường bốn, Đen thua

# Ninuki and pente.
note-ninuki-turns = Quân đặt ở giao điểm của các đường, mỗi lượt một quân. Đen đi trước.
note-ninuki-turns-individual = Ba hoặc bốn người chơi, mỗi người tự đấu cho mình. Mỗi lượt đặt một quân, theo thứ tự chỗ ngồi.
note-ninuki-turns-teams = Bốn người chơi, hai đấu hai: chỗ 1 và 3 đấu với chỗ 2 và 4. Mỗi lượt đặt một quân, theo thứ tự chỗ ngồi, mỗi người một màu riêng.
note-ninuki-plain = Không có nước cấm, không có luật khai cuộc.
note-ninuki-no-bans = Không có nước cấm.
note-ninuki-free-three = **Ba mở**: ba quân, liền nhau hoặc cách một chỗ trống, mà thêm một quân nữa thành bốn quân liền nhau với hai đầu trống.
rule-ninuki-capture-pairs = Bạn ăn đúng hai quân liền nhau nằm giữa quân mới và một quân khác của bạn, theo bất cứ hướng nào trong tám hướng. Một quân lẻ, hoặc ba quân, thì an toàn.
rule-ninuki-capture-pairs-and-threes = Bạn ăn đúng hai hoặc ba quân liền nhau nằm giữa quân mới và một quân khác của bạn, theo bất cứ hướng nào trong tám hướng. Một quân lẻ thì an toàn.
rule-ninuki-capture-win-yes = Ăn đủ quân cũng thắng.
rule-ninuki-capture-win-no = Chỉ ăn quân thì không thắng.
rule-ninuki-self-capture-none = Đặt quân vào giữa hai quân đối phương là an toàn.
rule-ninuki-self-capture-suicide = Quân mà chính bạn hoàn thành ở giữa hai quân của một người khác sẽ bị người đó ăn.
rule-ninuki-self-capture-forbidden = Bạn không được đặt quân vào chỗ sẽ bị ăn ngay.
rule-ninuki-overtime-off = Có dãy thắng là thắng ngay.
rule-ninuki-overtime-break-line = Dãy thắng phải giữ được qua một lượt. Người chơi tiếp theo phải phá dãy bằng cách ăn quân của dãy, hoặc nhận thua.
rule-ninuki-overtime-capture-line = Nếu một quân chỉ tạo đúng một dãy thắng, với quân của người chơi tiếp theo ở một đầu và đầu kia trống, người đó được ăn cả dãy bằng cách đi vào đó. Nếu không thì dãy thắng ngay.
rule-ninuki-overtime-french = Năm liên tiếp chỉ thắng ngay nếu không nước ăn nào phá được. Nếu không, đối thủ có một nước để phá, hoặc nếu ăn quân cũng thắng thì để ăn đủ quân ở bất cứ đâu.
rule-ninuki-overtime-school42 = Năm liên tiếp chỉ thắng ngay nếu không nước ăn nào phá được hoặc đạt đủ số quân ăn để thắng. Nếu không, đối thủ có một nước để làm một trong hai điều đó.
rule-ninuki-mixed-no = Các quân bị ăn cùng nhau phải cùng một màu.
rule-ninuki-mixed-yes = Các quân bị ăn cùng nhau có thể khác màu.
rule-ninuki-double-three-allowed = Đôi ba được phép.
rule-ninuki-double-three-forbidden = **Đôi ba**, hai đường ba mở do một quân tạo ra, bị cấm.
rule-ninuki-double-three-forbidden-first = **Đôi ba**, hai đường ba mở do một quân tạo ra, bị cấm đối với Đen.
rule-ninuki-opening-g-pente = Khai cuộc (G-Pente): quân đầu tiên đặt ở tâm, quân thứ hai ở đâu cũng được, quân thứ ba ngoài vùng 5×5 ở giữa, và trên hàng và cột của tâm thì cách ít nhất 5 bước.
rule-ninuki-opening-swap = Khai cuộc (swap):
    1. Người thứ nhất đặt hai quân đen và hai quân trắng, xen kẽ màu, ở đâu cũng được.
    2. Người kia đổi màu hoặc giữ màu.
    3. Đen đi nước tiếp theo.
note-ninuki-house = Các nguồn không thống nhất về đôi ba của trò này, nên ở đây theo luật riêng.
note-ninuki-end = Bàn cờ đầy mà không ai thắng là hòa.
note-ninuki-end-passes = Nếu không có điểm hợp lệ nào, bạn bỏ lượt. Khi mọi người lần lượt bỏ lượt, hoặc bàn cờ đầy mà không ai thắng, ván cờ hòa.
note-ninuki-shared = Nếu nhiều bên thắng cùng lúc thì họ cùng thắng, và giữa họ với nhau tính là hòa.
diagram-ninuki-pair = f5 đã ăn cặp ở d5 và e5
diagram-ninuki-two-pairs = f5 đã ăn hai cặp một lúc, theo hàng và theo cột
diagram-ninuki-fifth-pair = f5 đã ăn cặp thứ năm: Đen có mười quân và thắng
diagram-ninuki-three-players = Ba người chơi: f5 của Đen đã ăn cặp của Đỏ, tiếp theo đến Trắng
diagram-ninuki-three = g5 đã ăn ba quân ở d5, e5 và f5
diagram-ninuki-safe = e5 đã vào giữa c5 và f5, an toàn
diagram-ninuki-suicide = e5 đã vào giữa c5 và f5, và cặp đó bị mất
diagram-ninuki-double-three = e5 sẽ tạo hai đường ba mở, bị cấm
diagram-ninuki-blocked-three = Trắng ở e8 chặn một đường ba, nên e5 hợp lệ
diagram-ninuki-broken = e5 đã tạo năm liên tiếp; e4 đã ăn e5 và e6 và phá được
diagram-ninuki-broken-four = e5 đã tạo bốn liên tiếp, ở đây là đủ dãy; e4 đã ăn e5 và e6 và phá được

# Gomoku Roku.
rule-roku-stones = Mỗi bên { $value } quân, kể cả quân trên đường chạy.
rule-roku-skip-landing = Bước nào sẽ dừng ở ô của quân chạy kia thì đi thêm một ô.
rule-roku-skip-all = Trên đường đi, ô của quân chạy kia không được đếm.
note-roku-board = Bàn là một hình lục giác gồm các ô tròn. Vòng tối bên ngoài là đường chạy. Các ô bên trong có 1 đến 4 chấm. Một dãy là một đường thẳng vẽ trên bàn. Có đường nối các ô kề nhau, có đường đi giữa hai ô đến ô phía sau. Không đặt gì ở chính giữa, chỗ cắt đứt các dãy đi qua đó.
note-roku-about = Cho hai người, từ khoảng tám tuổi, chừng 15 phút một ván. Một quân đặt xuống, một quân tiến lên, và năm quân làm nên dãy.
note-roku-track = Đen đặt một quân vào một ô của đường chạy, Trắng vào ô bên cạnh. Nếu quân của Trắng ở phía trước, Đen đi trước. Nếu ở phía sau, Trắng đi trước. Người ở phía sau luôn được đi, theo chiều kim đồng hồ, nên một người có thể đi nhiều lần liền.
note-roku-place = Sáu quân liên tiếp trở lên cũng thắng như năm quân.
note-roku-win = Quân chạy của bạn được tính ở ô nơi nó dừng. Năm liên tiếp mà cần ô nó đã rời đi thì không thắng.
note-roku-handicap-1 = Chấp 1: Đen, người yếu hơn, chọn một ô của đường chạy và đi trước. Quân chạy của Trắng xuất phát ở phía trước 3 ô. Người ở phía sau luôn được đi, theo chiều kim đồng hồ, nên một người có thể đi nhiều lần liền.
note-roku-handicap-2 = Chấp 2: Đen, người yếu hơn, chọn một ô của đường chạy và đi trước. Quân chạy của Trắng xuất phát ở phía trước 4 ô. Người ở phía sau luôn được đi, theo chiều kim đồng hồ, nên một người có thể đi nhiều lần liền.
note-roku-handicap-3 = Chấp 3: Đen, người yếu hơn, chọn một ô của đường chạy và đi trước. Quân chạy của Trắng xuất phát ở phía trước 5 ô. Người ở phía sau luôn được đi, theo chiều kim đồng hồ, nên một người có thể đi nhiều lần liền.
note-roku-dynamic = Sôi động: trước nước đầu tiên, mỗi người đặt một quân tự do vào ô có một chấm. Quân chạy không di chuyển vì việc này.
note-roku-thrilling = Gay cấn: quân khan hiếm, nên hãy đếm kỹ.
note-roku-ninuki = Ninuki: trong hai quân ăn, một quân phải là quân mới, hoặc quân chạy của bạn ở ô nơi nó dừng. Nếu có nhiều cặp, bạn ăn một cặp và nêu tên cặp đó (E5 takes D4 D5). Vào giữa hai quân đối phương là an toàn. Quân chạy không bao giờ bị ăn. Quân bị ăn về tay người ăn, và các ô đó lại trống.
note-roku-out = Nếu đến lượt mà bạn không còn quân nào, bạn thua. Nếu mọi ô có chấm đều đã có quân, ván hòa. Bạn chỉ được đề nghị hòa trong lượt của mình.
note-roku-rebuilt = Các chấm và các dãy của bàn là bản phục dựng.
note-roku-set-up = Cách bày của biến thể này là bản phục dựng.
note-roku-credit = Trò chơi của Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = Đen ở phía sau tại A1 và được đi
diagram-roku-handicap = Đen đã chọn một ô, và ô của Trắng theo đó mà ra
diagram-roku-dynamic = sau các quân tự do ở E9 và F2
diagram-roku-five = năm liên tiếp với quân chạy, vừa đến B1
diagram-roku-no-five = không đủ năm: quân chạy vừa rời B1 sang A2
diagram-roku-pair = C3 và I3 kẹp E4 và G4, hai quân này bị ăn

# Rokumon.
note-rokumon-table-act-1 = Sáu lá bài nằm thành hai hàng, mỗi hàng ba lá: lá xanh (số lẻ) và lá vàng (số chẵn). Đỏ (Sanada) có bốn xúc xắc và đi trước, Đen (Tokugawa) có năm.
note-rokumon-table-bricks = Bảy lá bài nằm như gạch xây, ba trên bốn: lá xanh (số lẻ) và lá vàng (số chẵn). Đỏ (Sanada) có bốn xúc xắc và đi trước, Đen (Tokugawa) có năm.
note-rokumon-table-solo = Bảy lá bài nằm thành hình lục giác, sáu lá quanh một lá: lá xanh (số lẻ) và lá vàng (số chẵn). Bạn là Đỏ (Sanada) với bốn xúc xắc và đi trước. Automa có năm.
note-rokumon-story-act-1 = *Hồi 1, sáu đồng xu:* tiền đò qua dòng sông của người chết là gia huy của dòng họ, nên các chiến binh ra trận không hề sợ hãi.
note-rokumon-story-act-2 = *Hồi 2, một tòa thành ở Ueda:* năm 1583 Đỏ xây thành cùng với Đen, kẻ thù xưa, và lá thứ bảy là tòa thành đó.
note-rokumon-story-act-3 = *Hồi 3, cuộc vây hãm thứ nhất:* Đỏ đã đổi phe, và hai nghìn người sau tường thành Ueda đẩy lùi gần tám nghìn quân của Đen.
note-rokumon-story-act-4 = *Hồi 4, cuộc vây hãm thứ hai:* năm 1600 Ueda cầm chân một đạo quân 38.000 người cho đến khi quá muộn cho trận lớn. Một người con của dòng họ đứng ở phía bên kia, và đó chính là Bất ngờ.
note-rokumon-story-act-5 = *Hồi 5, Osaka:* năm 1614 vị anh hùng cuối cùng của dòng họ dựng một pháo đài trước thành, lá bài nằm úp. Một năm sau, pháo đài và thành đều mất.
note-rokumon-story-solo = *Vĩ thanh, trở về Ueda:* chiến tranh đã qua, mỗi lãnh chúa giữ một tòa thành duy nhất, và có thời gian cho một ván một mình.
note-rokumon-no-values = Số trên xúc xắc không được tính.
note-rokumon-values = Số trên mặt xúc xắc là cố định: của Đỏ là 2, 2, 4 và 6, của Đen là 1, 3, 3 và 5, và viên trắng là 1.
note-rokumon-fight = Khi giao chiến, xúc xắc nào ở trên không quan trọng. Nếu giao chiến để lộ ba liên tiếp, chủ của chúng thắng.
note-rokumon-surprise = Bạn không được dùng Bất ngờ với lá mà đối thủ vừa di chuyển bằng Bất ngờ của họ.
note-rokumon-solo = Automa làm việc đầu tiên có thể làm: hoàn thành dãy của nó, đè lên một xúc xắc đỏ lẻ, chặn dãy của bạn, đặt một xúc xắc, di chuyển một viên.
note-rokumon-draw = Thế cờ lặp lại lần thứ ba, hoặc 200 hành động, là hòa (luật riêng).
note-rokumon-about = Cho một hoặc hai người. Một ván chơi liền mạch mất 5 đến 10 phút.
note-rokumon-loser = Ai là Đỏ: người thua ván gần nhất không hòa của hai người có quyền chọn. Trong ván đầu tiên thì theo lời thách đấu, hoặc ngẫu nhiên.
note-rokumon-title = **Shogun**, vị chúa tể toàn nước Nhật thuở xưa, là danh hiệu cho ba ván thắng liên tiếp trước cùng một đối thủ. Người giữ danh hiệu cho đối thủ đó đi lại mỗi hành động một lần, kể cả trong ván xếp hạng, và hô “Ta no mo!”, lời gọi giao tranh, khi hành động tiếp theo có thể thắng.
note-rokumon-rebuilt = Số và màu của các lá bài là bản phục dựng.
note-rokumon-rebuilt-act-5 = Số, màu và cách xếp của các lá bài là bản phục dựng.
note-rokumon-credit = Trò chơi của Charles Ward, EXIST GAMES, với tranh minh họa ở đó của Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = bài đã chia; các dãy là 5 2 1 và 3 6 4
diagram-rokumon-deal-bricks = bài đã chia; các dãy là 5 2 7, 1 3 6 và 3 6 4
diagram-rokumon-deal-solo = bài đã chia; các dãy là 7 1 3, 5 1 4 và 6 1 2
diagram-rokumon-row = ba xúc xắc đỏ liên tiếp, Đỏ đã thắng
diagram-rokumon-row-of-bricks = ba xúc xắc đỏ cạnh nhau trong hàng bốn lá, Đỏ đã thắng
diagram-rokumon-before-slanting = xúc xắc đỏ ở 2, 3 và 4, chưa thành dãy
diagram-rokumon-slanting = Bất ngờ đã đưa lá 4 đến 0,1: ba xúc xắc đỏ thành dãy chéo, Đỏ đã thắng
diagram-rokumon-slanting-solo = ba xúc xắc đỏ thành dãy chéo qua lá ở giữa, Đỏ đã thắng
diagram-rokumon-fight = trên lá 4, đen 3 đã thắng đỏ 2, viên này về lại kho
diagram-rokumon-surprise = lá 5 đã chuyển đến 0,−1
