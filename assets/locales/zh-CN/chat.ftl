# Messages in channels.

-narabe = Narabe

fault = 出了点问题，但什么都没有丢失。请再试一次。如果一直这样，请把这个编号告诉运行机器人的人：{ $number }
kept-anyway = 已保存。消息稍后就会出现。
fault-busy = 现在太忙，这项操作没有执行。请稍后再试。

owner-database-damaged = ⚠️ 检查数据库时发现 { $count } 处损坏，详情见日志。请停止机器人，恢复最新的无损备份，再对它运行 **narabe check**。

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }：{ $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = 上一步：{ $action }（{ $person }）
last-action-planned = 上一步：{ $action }（{ $person }，预定的一手）
guessed = 🔮 { $all } 人中有 { $right } 人猜中 { $action }。
opening-name = 开局：{ $name }
to-move = 轮到 { $person }。
won = 🏆 { $count ->
   *[other] { $winners } 获胜：{ $end }。
}
won-shared = 🤝 { $winners } 共同获胜：{ $end }。彼此之间按和棋计算。
drawn = 和棋：{ $end }。
drawn-among = { $people } 和棋：{ $end }。此前已退出：{ $left }
drawn-machines = 已无真人对局，{ $people } 和棋。此前已退出：{ $left }
you-are-challenged = { $people }，有人向你发起挑战：{ $game }（#{ $number }）。{ $link }
open-seat-for = { $role }，有一个空位。
result-posted = **{ $game } #{ $number }**，{ $people }：{ $result } { $link }
your-game-is-over = { $people }，{ $game } #{ $number }：{ $result } { $link }
your-turn = { $people }，{ $game } #{ $number } 轮到你了。{ $link }

challenge-made = { $author } 向 { $invited } 挑战。
challenge-mates = { $author } 邀请 { $invited } 同队对局。
challenge-teams = { $team } 向 { $invited } 挑战。
challenge-open = { $author } 还在找 { $free } 名棋手。
challenge-until = 挑战有效期至 { $until }。
first-me = 挑战者先手。
first-them = 接受挑战的人先手。
first-random = 随机决定先手。
first-loser = { $first }如果两人下过，由上一盘分出胜负的对局的负者选择。
challenge-bot-alone = 不能向其他机器人挑战，但可以选 { -narabe }，或者独自对局。想和人下棋，请选一个人，或让 `opponent` 留空，这样任何人都能加入。
challenge-play-alone = 玩 { $name }
challenge-declined = 挑战已被拒绝。
challenge-declined-by = { $person } 拒绝了挑战。
challenge-withdrawn = 挑战已撤回。
challenge-left = 挑战已结束：其中一名参与者已离开。
challenge-expired = 挑战已过期：没有人及时接受。

button-accept = 接受
button-decline = 拒绝
button-join = 加入
button-withdraw = 撤回
button-leave = 退出
button-rules = 规则
button-move = 落子
button-resign = 认输
button-confirm-resign = 确定认输

form-title = 你的着法 · #{ $number } { $game }
form-where = 下在哪里？
form-example = 例如 { $example }
form-any = 应对其他任何一手
form-any-note = 以 * 开头的一行应对其他行里没有的任何一手。若有这样的行，请一并勾选。
form-lines = 变化
form-lines-note = 对方一手、你的应手，依次写下。每行一个变化。留空则取消预定。
form-plan = 预定应手 · { $game }
plan-any = （其他任何一手）
plan-gone = 这一局现在没有预定的应手。
plan-line = • { $moves }
plan-more = …还有 { $count } 行。“{ button-plan }”中可以看到全部。
plan-title = 🗒️ 你的预定：{ $lines } 个变化。下出之前别人看不到。
plan-void = 🗒️ 对局走了别的变化，你的预定已失效。
form-note = 你怎么看这个局面？
form-note-example = 例如：先处理下面的三
form-note-note = 最多 500 个字符，只有你能看到。留空则删除笔记。
form-note-title = { $ply ->
    [0] 第一手之前的笔记 · { $game }
   *[other] 第 { $ply } 手之后的笔记 · { $game }
}
form-share-note = 终局后公开
form-share-note-note = 对局结束后，其他人可以在重放和 SGF 文件中看到。
note-kept = 📝 已保存。别人看不到。
note-kept-shared = 📝 已保存。对局结束前别人看不到。
note-kept-open = 📝 已保存。从现在起所有人都能看到。
note-deleted = 📝 这个局面现在没有你的笔记。
note-own = { $shared ->
    [yes] 📝 你的笔记，终局后公开：
   *[no] 📝 你的笔记：
}
note-of = 📝 { $person } 的笔记：
note-in-file = { $person }：{ $text }
notes-at-first = 📝 第一手之前有笔记。
notes-elsewhere = 📝 另有 { $count } 处笔记：第 { $plies } 手之后。
notes-more = 📝 这里还有 { $count } 条笔记。公开的在 `/export` 中。
form-guess = 猜下一手 · { $game }
form-guess-note = 落子前保密。猜中得 1 分，猜中者不超过四分之一时得 3 分。
form-winner = 谁会赢？
form-winner-note = 第 10 手之前有效。猜中得 5 分。
guess-kept = 🔮 你的猜测：{ $action }。落子前都可以更改，在此之前没有人看得到。
guess-no-one = 保持不变
guess-seat = { $number } 号位
prediction-kept = 🔮 你的预测：{ $person } 胜。第 10 手之前都可以更改。
crowd = 👥 大家
crowd-listed = 👥 大家
crowd-label = 大家
crowd-how = 🗳️ 对局者以外的人都可以用{ $vote }或 /move 投票。计票前保密。
crowd-to-move = 👥 大家正在投票决定下一手。
form-choice = 或者选择
form-choice-note = 别人提出的着法，以及结束对局的方式。上面写的优先。
form-vote = 投票 · { $game }
form-vote-again = 你目前的投票：{ $action }。计票前保密。
form-vote-note = 计票前保密，在此之前可以更改。
vote-button = { $away ->
    [yes] 频道里棋盘下方的**{ $vote }**
   *[no] **{ $vote }**
}
vote-draw = 同意和棋
vote-kept = 🗳️ 你的投票：{ $action }。最晚{ $left }计票。在此之前可以更改，也没有人看得到。
vote-missing = 🗳️ 这一手你还没有投票。
vote-resign = 认输
vote-settled = 🗳️ 这一票定了：这一手已经下出。
vote-written = 我写的着法
vote-yours = 🗳️ 你的投票：{ $action }。计票前别人看不到。
voted = 🗳️ { $action }：{ $votes } 票{ $second ->
    [0] {""}
   *[other] ，{ $next }：{ $second } 票
}{ $others ->
    [0] {""}
   *[other] ，其他：{ $others } 票
}。共 { $people } 人投票。{ $tie ->
    [yes] 票数相同，{ $action } 先达到。
   *[no] {""}
}
votes-dropped = 🗳️ 此前投出的 { $votes } 票不再有效。

menu-hint = 选择行动
chosen = 你选择了：{ $action }。

resign-sure = 这一局要认输吗？{ $game }
resign-sure-others = 这一局要认输吗？其他人会继续下，无论他们之后如何商定，你都算输。{ $game }
resign-sure-team = 这一局要认输吗？队友会继续下，队伍的结果也算作你的结果。{ $game }
resigned = 你认输了。

waits-to-begin = 正在等人接受。

right-view-channel = 查看频道
right-send-messages = 发送消息
right-send-messages-in-threads = 在子区内发送消息
right-use-external-apps = 使用外部应用（是你自己的权限，不是机器人的）
right-attach-files = 添加文件
right-manage-roles = 管理身份组

help-group-play = __下棋__
help-group-between = __对局之中__
help-group-look = __回顾__
help-group-settings = __规则和设置__
help = 用 { -narabe } 下五子棋家族的各种棋，就在这个频道里，按自己的节奏。
help-lessons = 想学习？打开 `/rules game:gomoku/renju`，按 **{ $button }**。{ game-gomoku }和 Pente 也有。
help-moves = 轮到你了？按棋盘下方的 **{ $button }**，或者用 /move。着法的写法：
    { $games }
    在{ game-gomoku }、{ game-ninuki }和 { preset-ninuki-pente } 里，列是从左数起的字母，行是从下数起的数字。

# Games for three and four, and lines that wait for an answer.
to-move-then = 轮到 { $person }，然后是 { $next }。
moves-for = 由 { $person } 代 { $left } 落子。
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }，全队共 { $team }
seat-left = { $seat }（已退出）
left-resigned = 🏳️ 认输：{ $people }
left-late = ⏳ 超时：{ $people }
taken = { $count ->
    [0] 没有提子
   *[other] 已提 { $count } 子{ $pairs ->
        [0] {""}
       *[other] （{ $pairs } 对）
    }
}
lobby-drawn = 人到齐后随机抽签决定座位：
lobby-ordered = 座位按此顺序：
lobby-named = 座位按此顺序。如果让其他人先手，挑战者坐最后一个座位：
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }，已邀请
lobby-free = ▫️ 空位
lobby-anyone = 空位
lobby-teams = 分队：{ $one } 对 { $other }
button-concede = 认负
button-confirm-concede = 确定认负
concede-sure = 不打断连线，就此认负吗？{ $game }
conceded = 你认负了。

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }、{ $next }
join-names-cut = { $before }等
join-names-more = { $before }，另有 { $count } 项
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
