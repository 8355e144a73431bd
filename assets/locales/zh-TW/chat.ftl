# Messages in channels.

-narabe = Narabe

fault = 出了點問題，但什麼都沒有遺失。請再試一次。如果一直這樣，請把這個編號告訴架設機器人的人：{ $number }
kept-anyway = 已儲存。訊息稍後就會出現。
fault-busy = 現在太忙，這項操作沒有執行。請稍後再試。

owner-database-damaged = ⚠️ 檢查資料庫時發現 { $count } 處損壞，詳情見紀錄。請停止機器人，恢復最新的無損備份，再對它執行 **narabe check**。

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }：{ $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = 上一步：{ $action }（{ $person }）
last-action-planned = 上一步：{ $action }（{ $person }，預定的一手）
guessed = 🔮 { $all } 人中有 { $right } 人猜中 { $action }。
opening-name = 開局：{ $name }
to-move = 輪到 { $person }。
won = 🏆 { $count ->
   *[other] { $winners } 獲勝：{ $end }。
}
won-shared = 🤝 { $winners } 共同獲勝：{ $end }。彼此之間按和局計算。
drawn = 和局：{ $end }。
drawn-among = { $people } 和局：{ $end }。此前已退出：{ $left }
drawn-machines = 已無真人對局，{ $people } 和局。此前已退出：{ $left }
you-are-challenged = { $people }，有人向你發起挑戰：{ $game }（#{ $number }）。{ $link }
open-seat-for = { $role }，有一個空位。
result-posted = **{ $game } #{ $number }**，{ $people }：{ $result } { $link }
your-game-is-over = { $people }，{ $game } #{ $number }：{ $result } { $link }
your-turn = { $people }，{ $game } #{ $number } 輪到你了。{ $link }

challenge-made = { $author } 向 { $invited } 挑戰。
challenge-mates = { $author } 邀請 { $invited } 同隊對局。
challenge-teams = { $team } 向 { $invited } 挑戰。
challenge-open = { $author } 還在找 { $free } 名棋手。
challenge-until = 挑戰有效期至 { $until }。
first-me = 挑戰者先手。
first-them = 接受挑戰的人先手。
first-random = 隨機決定先手。
first-loser = { $first }如果兩人下過，由上一盤分出勝負的對局的負者選擇。
challenge-bot-alone = 不能向其他機器人挑戰，但可以選 { -narabe }，或者獨自對局。想和人下棋，請選一個人，或讓 `opponent` 留空，這樣任何人都能加入。
challenge-play-alone = 玩 { $name }
challenge-declined = 挑戰已被拒絕。
challenge-declined-by = { $person } 拒絕了挑戰。
challenge-withdrawn = 挑戰已撤回。
challenge-left = 挑戰已結束：其中一名參與者已離開。
challenge-expired = 挑戰已過期：沒有人及時接受。

button-accept = 接受
button-decline = 拒絕
button-join = 加入
button-withdraw = 撤回
button-leave = 退出
button-rules = 規則
button-move = 落子
button-resign = 認輸
button-confirm-resign = 確定認輸

form-title = 你的棋步 · #{ $number } { $game }
form-where = 下在哪裡？
form-example = 例如 { $example }
form-any = 應對其他任何一手
form-any-note = 以 * 開頭的一行應對其他行裡沒有的任何一手。若有這樣的行，請一併勾選。
form-lines = 變化
form-lines-note = 對方一手、你的應手，依次寫下。每行一個變化。留空則取消預定。
form-plan = 預定應手 · { $game }
plan-any = （其他任何一手）
plan-gone = 這一局現在沒有預定的應手。
plan-line = • { $moves }
plan-more = …還有 { $count } 行。「{ button-plan }」中可以看到全部。
plan-title = 🗒️ 你的預定：{ $lines } 個變化。下出之前別人看不到。
plan-void = 🗒️ 對局走了別的變化，你的預定已失效。
form-note = 你怎麼看這個局面？
form-note-example = 例如：先處理下面的三
form-note-note = 最多 500 個字元，只有你能看到。留空則刪除筆記。
form-note-title = { $ply ->
    [0] 第一手之前的筆記 · { $game }
   *[other] 第 { $ply } 手之後的筆記 · { $game }
}
form-share-note = 終局後公開
form-share-note-note = 對局結束後，其他人可以在重播和 SGF 檔案中看到。
note-kept = 📝 已儲存。別人看不到。
note-kept-shared = 📝 已儲存。對局結束前別人看不到。
note-kept-open = 📝 已儲存。從現在起所有人都能看到。
note-deleted = 📝 這個局面現在沒有你的筆記。
note-own = { $shared ->
    [yes] 📝 你的筆記，終局後公開：
   *[no] 📝 你的筆記：
}
note-of = 📝 { $person } 的筆記：
note-in-file = { $person }：{ $text }
notes-at-first = 📝 第一手之前有筆記。
notes-elsewhere = 📝 另有 { $count } 處筆記：第 { $plies } 手之後。
notes-more = 📝 這裡還有 { $count } 則筆記。公開的在 `/export` 中。
form-guess = 猜下一手 · { $game }
form-guess-note = 落子前保密。猜中得 1 分，猜中者不超過四分之一時得 3 分。
form-winner = 誰會贏？
form-winner-note = 第 10 手之前有效。猜中得 5 分。
guess-kept = 🔮 你的猜測：{ $action }。落子前都可以更改，在此之前沒有人看得到。
guess-no-one = 維持不變
guess-seat = { $number } 號位
prediction-kept = 🔮 你的預測：{ $person } 勝。第 10 手之前都可以更改。
crowd = 👥 大家
crowd-listed = 👥 大家
crowd-label = 大家
crowd-how = 🗳️ 對局者以外的人都可以用{ $vote }或 /move 投票。計票前保密。
crowd-to-move = 👥 大家正在投票決定下一手。
form-choice = 或者選擇
form-choice-note = 別人提出的棋步，以及結束對局的方式。上面寫的優先。
form-vote = 投票 · { $game }
form-vote-again = 你目前的投票：{ $action }。計票前保密。
form-vote-note = 計票前保密，在此之前可以更改。
vote-button = { $away ->
    [yes] 頻道裡棋盤下方的**{ $vote }**
   *[no] **{ $vote }**
}
vote-draw = 同意和局
vote-kept = 🗳️ 你的投票：{ $action }。最晚{ $left }計票。在此之前可以更改，也沒有人看得到。
vote-missing = 🗳️ 這一手你還沒有投票。
vote-resign = 認輸
vote-settled = 🗳️ 這一票定了：這一手已經下出。
vote-written = 我寫的棋步
vote-yours = 🗳️ 你的投票：{ $action }。計票前別人看不到。
voted = 🗳️ { $action }：{ $votes } 票{ $second ->
    [0] {""}
   *[other] ，{ $next }：{ $second } 票
}{ $others ->
    [0] {""}
   *[other] ，其他：{ $others } 票
}。共 { $people } 人投票。{ $tie ->
    [yes] 票數相同，{ $action } 先達到。
   *[no] {""}
}
votes-dropped = 🗳️ 此前投出的 { $votes } 票不再有效。

menu-hint = 選擇行動
chosen = 你選擇了：{ $action }。

resign-sure = 這一局要認輸嗎？{ $game }
resign-sure-others = 這一局要認輸嗎？其他人會繼續下，無論他們之後如何商定，你都算輸。{ $game }
resign-sure-team = 這一局要認輸嗎？隊友會繼續下，隊伍的結果也算作你的結果。{ $game }
resigned = 你認輸了。

waits-to-begin = 正在等人接受。

right-view-channel = 檢視頻道
right-send-messages = 傳送訊息
right-send-messages-in-threads = 在討論串中傳送訊息
right-use-external-apps = 使用外部應用程式（是你自己的權限，不是機器人的）
right-attach-files = 附加檔案
right-manage-roles = 管理身分組

help-group-play = __下棋__
help-group-between = __對局之中__
help-group-look = __回顧__
help-group-settings = __規則和設定__
help = 用 { -narabe } 下五子棋家族的各種棋，就在這個頻道裡，按自己的節奏。
help-lessons = 想學習？打開 `/rules game:gomoku/renju`，按 **{ $button }**。{ game-gomoku }和 Pente 也有。
help-moves = 輪到你了？按棋盤下方的 **{ $button }**，或者用 /move。棋步的寫法：
    { $games }
    在{ game-gomoku }、{ game-ninuki }和 { preset-ninuki-pente } 裡，直行是從左數起的字母，橫列是從下數起的數字。

# Games for three and four, and lines that wait for an answer.
to-move-then = 輪到 { $person }，然後是 { $next }。
moves-for = 由 { $person } 代 { $left } 下。
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }，全隊共 { $team }
seat-left = { $seat }（已退出）
left-resigned = 🏳️ 認輸：{ $people }
left-late = ⏳ 逾時：{ $people }
taken = { $count ->
    [0] 沒有提子
   *[other] 已提 { $count } 子{ $pairs ->
        [0] {""}
       *[other] （{ $pairs } 對）
    }
}
lobby-drawn = 人到齊後隨機抽籤決定座位：
lobby-ordered = 座位按此順序：
lobby-named = 座位按此順序。如果讓其他人先手，挑戰者坐最後一個座位：
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }，已邀請
lobby-free = ▫️ 空位
lobby-anyone = 空位
lobby-teams = 分隊：{ $one } 對 { $other }
button-concede = 認負
button-confirm-concede = 確定認負
concede-sure = 不打斷連線，就此認負嗎？{ $game }
conceded = 你認負了。

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }、{ $next }
join-names-cut = { $before }等
join-names-more = { $before }，另有 { $count } 項
join-person = { $person }
join-people = { $before } 和 { $next }
join-people-last = { $before } 和 { $next }
join-either = { $before } 或 { $next }
join-things = { $before }；{ $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before }{ $next }
full-stop = { $sentence }。
