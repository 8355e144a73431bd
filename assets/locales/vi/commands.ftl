# Commands as Discord lists them: at most 100 characters each.

application-description = Cờ caro và các trò cùng họ, ngay trong kênh của bạn và theo nhịp của bạn: gomoku, renju, pente, ninuki, Gomoku Roku và Rokumon. Thách đấu ai đó bằng /challenge, hoặc chơi với máy. /help liệt kê mọi thứ, /rules dạy từng trò.
command-challenge = Thách đấu ai đó, hoặc tìm đối thủ
option-challenge-opponent = Thách đấu ai (để trống: ai cũng vào được, Narabe: máy)
option-challenge-game = Trò chơi và bộ luật, ví dụ gomoku/freestyle
option-challenge-rules = Luật bổ sung, ví dụ size=19 opening=swap2
option-challenge-clock = Thời gian mỗi nước
option-challenge-rated = Tính hệ số (mặc định: có, khi luật và thời gian cho phép)
option-challenge-starts = Ai đi trước: mình, đối thủ hay ngẫu nhiên
choice-clock-live = 5 phút mỗi nước, chơi ngay
choice-clock-hour = 1 giờ mỗi nước
choice-clock-day = 1 ngày mỗi nước
choice-clock-3days = 3 ngày mỗi nước
choice-clock-week = 7 ngày mỗi nước
choice-clock-bank = 5 ngày + 12 giờ mỗi nước
choice-clock-none = Không có đồng hồ (không bao giờ xếp hạng)
choice-starts-me = Mình đi trước
choice-starts-them = Đối thủ đi trước
choice-starts-random = Ngẫu nhiên
command-move = Đi một nước
option-move-where = Nước đi của bạn, ví dụ h8
option-move-game = Ván nào của bạn (số)
command-board = Hiện lại bàn cờ
option-board-game = Ván nào của bạn (số)
command-games = Liệt kê các ván bạn đang chơi
command-resign = Đầu hàng một ván
option-resign-game = Ván nào của bạn (số)
command-rules = Giải thích một bộ luật, có hình
option-rules-game = Trò chơi và bộ luật, ví dụ gomoku/renju (để trống: của kênh này)
option-rules-rules = Luật bổ sung, ví dụ size=19 opening=swap2
command-help = Xem mọi lệnh và cách chơi
menu-replay = Xem lại biên bản này
menu-show = Hiện ván này
menu-challenge = Thách đấu
option-challenge-player3 = Người chơi thứ ba (ván 3–4 người). Khi chơi theo đội: đồng đội của bạn
option-challenge-player4 = Người chơi thứ tư (ván 4 người)
option-challenge-seats = Số người chơi, nếu bộ luật cho phép cả hai
option-challenge-level = Chơi với Narabe, ở cấp từ 1 đến 8
option-challenge-games = 2: một cặp ván, hai ván cùng lúc, mỗi người đi trước một ván (để trống: 1)
option-challenge-crowd = Chơi với đám đông: mọi người ở đây bỏ phiếu cho từng nước của bên đó
choice-seats-3 = 3 người chơi
choice-seats-4 = 4 người chơi
