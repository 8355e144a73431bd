# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = tự do
preset-gomoku-standard = tiêu chuẩn (đúng năm quân)
preset-gomoku-caro = Cờ caro
preset-gomoku-family = gia đình (cấm đôi ba)
preset-gomoku-1899 = luật năm 1899
preset-gomoku-1903 = luật năm 1903
preset-gomoku-1912 = luật năm 1912
preset-gomoku-1916 = luật năm 1916
preset-gomoku-1918 = luật năm 1918
preset-gomoku-renju = Renju
preset-gomoku-renju-tournament = Renju, luật thi đấu (đi nước cấm là thua)

game-roku = Gomoku Roku
preset-roku-standard = tiêu chuẩn
preset-roku-handicap-1 = chấp 1
preset-roku-handicap-2 = chấp 2
preset-roku-handicap-3 = chấp 3
preset-roku-dynamic = sôi động
preset-roku-thrilling = gay cấn
preset-roku-ninuki = ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = Hồi 1
preset-rokumon-act-2 = Hồi 2
preset-rokumon-act-3 = Hồi 3
preset-rokumon-act-4 = Hồi 4 (ván tiêu chuẩn)
preset-rokumon-act-5 = Hồi 5
preset-rokumon-solo = một mình, đấu với automa

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = hàng dài cũng thắng
shown-overline-ignored = đúng năm quân
shown-overline-forbidden = cấm hàng dài
shown-double-three-allowed = cho phép đôi ba
shown-double-three-forbidden = cấm đôi ba
shown-double-three-forbidden-first = cấm đôi ba với Đen
shown-double-four-allowed = cho phép đôi bốn
shown-double-four-forbidden = cấm đôi bốn
shown-four-three-three-allowed = cho phép 4-3-3
shown-four-three-three-forbidden = cấm 4-3-3
shown-bans-both = nước cấm cho cả hai màu
shown-bans-black = nước cấm chỉ cho Đen
shown-foul-refused = từ chối nước cấm
shown-foul-loses = đi nước cấm là thua
shown-ends-open = chặn đầu vẫn thắng
shown-ends-any-blocked = chặn một đầu không thắng
shown-ends-both-blocked = chặn hai đầu không thắng
shown-opening-none = không khai cuộc
shown-opening-centre = quân đầu ở tâm
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = khai cuộc G-Pente
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = ăn cặp
shown-capture-pairs-and-threes = ăn cặp và bộ ba
shown-capture-win-no = ăn quân không thắng
shown-self-capture-none = an toàn giữa hai quân
shown-self-capture-suicide = tự vào thế bị ăn
shown-self-capture-forbidden = cấm tự vào thế bị ăn
shown-overtime-off = có dãy là thắng ngay
shown-overtime-break-line = phá dãy
shown-overtime-capture-line = ăn cả dãy
shown-overtime-french = phá đường năm (luật Pháp)
shown-overtime-school42 = phá đường năm (trường 42)
shown-mixed-yes = ăn quân khác màu cùng lúc
shown-stones = { $value } quân
shown-skip-all = không đếm ô của quân chạy kia

colour-black = Đen
colour-white = Trắng
colour-red = Đỏ
colour-blue = Xanh

end-five = năm liên tiếp
end-four = bốn liên tiếp
end-five-ninuki-free-for-all = { end-four }
end-foul = nước cấm
end-foul-overline = nước cấm (hàng dài)
end-foul-double-four = nước cấm (đôi bốn)
end-foul-double-three = nước cấm (đôi ba)
end-foul-four-three-three = nước cấm (một đường bốn và hai đường ba)
end-board-full = bàn cờ đã đầy
end-pass = mọi người đều bỏ lượt
end-resign = một bên đầu hàng
end-agreed = theo thỏa thuận
end-agreed-lost = đã rời ván, những người còn lại đồng ý hòa
end-agreed-machines = đã rời ván, chỉ còn lại máy
end-time = hết giờ
end-time-unclaimed = hết giờ mà không ai tuyên bố thắng
end-captures = ăn đủ quân
end-no-stones = hết quân để đi
end-row = ba liên tiếp
end-stack = ba trên một lá bài
end-submit = hết hành động
end-reveal = bên thua để lộ ba liên tiếp
end-repetition = thế cờ lặp lại lần thứ ba
end-ply-limit = 200 hành động mà chưa ai thắng

status-to-move = Đến lượt đi
status-track-first = Chọn một ô của đường chạy, vòng tối bên ngoài
status-track-beside = Chọn ô cạnh quân chạy của Đen: phía trước (theo mũi tên) nếu muốn Đen đi trước, phía sau nếu muốn Trắng đi trước
status-free-stone = Đặt một quân tự do vào ô có một chấm
status-behind = { $colour ->
    [black] Đen
   *[white] Trắng
} tụt sau { $by } ô trên đường chạy nên được đi.
status-deal = Đang chia bài
status-opening-swap = Đổi màu hay giữ màu?
status-opening-swap-or-offer = Đổi màu, giữ màu, hay đề xuất { $count } nước thứ 5?
status-opening-take = Chọn một màu
status-opening-take-or-more = Chọn một màu, hay đặt thêm hai quân?
status-opening-declare = Sẽ đề xuất bao nhiêu nước thứ 5, từ 1 đến { $most }?
status-opening-offer = Số nước thứ 5 còn phải đề xuất: { $count }
status-opening-pick = Chọn một trong các nước thứ 5 được đề xuất

alt-grid = Bàn cờ { $columns } × { $rows } đường.
alt-places = Bàn có { $count } vị trí.
alt-turn = Đến lượt { $colour }.
alt-left = { $colour } đã rời ván.
alt-stands-in = { $mate } đi thay { $colour }, bên đã rời ván.
alt-status = Ván đã kết thúc: { $status }.
alt-last = Nước cuối: { $point }.
alt-from = Đi từ: { $point }.
alt-placing = Sắp đặt: { $colour }.
alt-zone = Các điểm được phép: { $points }.
alt-no-zone = Các điểm bị loại: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Hiện tại: { $status }
alt-track = Quân chạy: { $points }.
alt-card-rows = Các lá bài kề nhau, từng hàng từ trên xuống: { $lines }.
alt-card-diagonals = Các lá bài theo dãy chéo: { $lines }.
alt-cards = Các lá bài cùng xúc xắc từ dưới lên trên: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: trống
alt-locked = Lúc này không được di chuyển lá { $number }.
alt-cells = Các ô có thể chọn: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $colour } còn { $count } quân.
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, cả đội { $team }.
alt-goal = Ăn đủ { $count } quân thì thắng.
alt-taken = Vừa bị ăn tại: { $points }.
alt-supply = { $colour } vẫn còn: { $dice }.
alt-supply-empty = { $colour } đã hết xúc xắc.
alt-surprise = { $colour } vẫn còn quyền dùng Bất ngờ.
alt-surprise-used = { $colour } đã dùng Bất ngờ.

face-green = xanh
face-gold = vàng
face-down = úp

action-swap = Đổi màu
action-stay = Giữ màu
action-take-first = Chơi Đen
action-take-second = Chơi Trắng
action-place-more = Đặt thêm hai quân
action-declare-n = Công bố { $a } nước thứ 5
action-offer-n = Đề xuất { $a }
did-swap = đổi màu
did-stay = giữ màu
did-take-first = chọn Đen
did-take-second = chọn Trắng
did-place-more = chọn đặt thêm hai quân
did-declare-n = công bố { $a } nước thứ 5
did-offer-n = đề xuất { $a }
did-pass = bỏ lượt
did-resign-n = đầu hàng
did-timeout-n = hết giờ
did-timeout-n-n = cả hai hết giờ
did-draw = đồng ý hòa
action-pass = Bỏ lượt
alt-name = Khai cuộc: { $name }.
alt-offered = Được đề xuất làm nước thứ 5: { $points }.
alt-forbidden = Đang bị cấm: { $points }.
alt-hidden = Có { $count } quân nằm ngoài hình.

# The 26 openings of renju.
opening-d1 = D1 Kansei
opening-d2 = D2 Keigetsu
opening-d3 = D3 Sosei
opening-d4 = D4 Kagetsu
opening-d5 = D5 Zangetsu
opening-d6 = D6 Ugetsu
opening-d7 = D7 Kinsei
opening-d8 = D8 Shogetsu
opening-d9 = D9 Kyugetsu
opening-d10 = D10 Shingetsu
opening-d11 = D11 Zuisei
opening-d12 = D12 Sangetsu
opening-d13 = D13 Yusei
opening-i1 = I1 Chosei
opening-i2 = I2 Kyogetsu
opening-i3 = I3 Kosei
opening-i4 = I4 Suigetsu
opening-i5 = I5 Ryusei
opening-i6 = I6 Ungetsu
opening-i7 = I7 Hogetsu
opening-i8 = I8 Rangetsu
opening-i9 = I9 Gingetsu
opening-i10 = I10 Myojo
opening-i11 = I11 Shagetsu
opening-i12 = I12 Meigetsu
opening-i13 = I13 Suisei

# Ninuki and pente.
game-ninuki = Ninuki
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente (ăn cặp và bộ ba)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (tự vào thế bị ăn)
preset-ninuki-boat-pente = Boat-Pente (phá dãy)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = đơn giản (có ăn quân, bước 1 của Pháp)
preset-ninuki-breaking = phá đường năm (bước 2 của Pháp)
preset-ninuki-ninuki = Gomoku Ninuki (luật Pháp)
preset-ninuki-school42 = luật trường 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = hỗn chiến (ba hoặc bốn người chơi)
preset-ninuki-teams = hai đấu hai
end-concede = nhận thua, dãy thắng giữ nguyên
status-overtime-break = { status-line } { $count ->
    [0] Không gì phá được, nên dãy này đã thắng
   *[other] Hãy phá bằng cách ăn quân, hoặc nhận thua. Các nước ăn phá được: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Không gì ăn được, nên dãy này đã thắng
   *[other] Hãy ăn cả dãy, hoặc nhận thua. Điểm ăn được: { $answers }
}
status-overtime-french = { status-line } Dãy này thắng nếu nước tiếp theo không ăn quân để phá, cũng không thắng nhờ ăn quân. Các nước như thế: { $answers }
status-overtime-school42 = { status-line } Dãy này thắng nếu nước tiếp theo không phá được, cũng không thắng nhờ ăn quân. Các nước như thế: { $answers }
status-line = { $colour ->
    [black] Đen có { status-length }.
    [white] Trắng có { status-length }.
    [red] Đỏ có { status-length }.
   *[blue] Xanh có { status-length }.
}
status-length = { $line ->
    [4] bốn liên tiếp
   *[5] năm liên tiếp
}
note-ninuki-stones = Quân ăn được tính theo quân, mỗi cặp hai quân.
note-ninuki-team-score = Quân ăn được của một đội tính chung. Quân của đồng đội cũng có thể bị ăn nhưng không được tính. Quân đó không tính vào dãy của bạn.
note-ninuki-contested = Quân bị nhiều người chơi ăn cùng lúc rời bàn cờ và không tính cho ai, kể cả khi họ là đồng đội.
note-ninuki-line-stones = Mỗi quân của một dãy bị ăn cả dãy tính là một quân ăn được.
note-ninuki-goal-in-overtime = Nước đáp phải phá dãy. Ăn đủ số quân để thắng ở chỗ khác là chưa đủ.
note-ninuki-colours = Ở đây Đen là màu thứ nhất và Trắng là màu thứ hai. Ở một số trang khác, Trắng đi trước.
note-ninuki-line-capture = Quân ăn cả một dãy cũng ăn quân như bình thường.
note-ninuki-leaving = Nếu một người chơi rời ván, quân của người đó ở lại và lượt bị bỏ qua. Người chơi cuối cùng còn lại thắng.
note-ninuki-leaving-teams = Nếu một đồng đội rời ván, người kia chơi tiếp cho cả hai.
note-ninuki-compulsory = Ăn quân là tự động và không thể từ chối.
note-ninuki-practice = Bàn 9×9 là để luyện tập nên không xếp hạng.
note-ninuki-double-three = Quân ăn được quân, hoặc tạo dãy thắng, được phép tạo đôi ba.

# Boards told, further.
alt-won = Dãy thắng: { $points }.
alt-row = Hàng { $row }: { $stones }.
alt-short = { $colour } còn thiếu một quân để có dãy thắng, tại: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Cờ caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · luật thi đấu
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · đơn giản
called-ninuki-breaking = Gomoku Ninuki · phá đường năm
called-ninuki-school42 = Gomoku Ninuki · luật trường 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · hỗn chiến
called-ninuki-teams = Pente · hai đấu hai
also-gomoku = cờ năm quân, ngũ tử kỳ, năm quân liên tiếp, gobang, gomoku narabe, five in a row
also-ninuki-pente = pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = gomoku ninuki, ninuki pháp
also-ninuki-ninuki-renju = ninuki renju, nuki renju
also-gomoku-renju = cờ liên châu, liên châu, ren-ju
