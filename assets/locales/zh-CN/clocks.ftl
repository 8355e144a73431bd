# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ 请在 { $until } 前落子（{ $left }）。
clock-over-draw = ⌛ { $over }已超时。{ $person } 可以判超时胜。否则对局将于{ $left }判和。
clock-over-cancel = ⌛ { $over }已超时。{ $person } 可以判超时胜。否则对局将于{ $left }取消。
clock-over-out = ⌛ { $over }已超时。其他棋手可以判超时胜。否则 { $late } 将于{ $left }出局。
clock-grace = ⌛ 时间已到。对局将于{ $left }自动结束。
clock-silence = ⌛ 如果没有人落子，对局将于{ $left }结束。
clock-vacation = 🏖️ 休假中：停止计时，最晚到 { $until }。
clock-paused = ⏸️ 已暂停：停止计时，最晚到 { $until }。任何一方都可以用 /pause 恢复对局。

reminder = { $people }，请在 { $until }（{ $left }）前在 { $game } 落子。{ $link }
reminder-last = ⏳ { $people }，你在 { $game } 的时间将于{ $left }用完。{ $link }
time-over = { $people }：{ $person } 在 { $game } 超时了。在 { $until }（{ $left }）前，用棋盘下方的按钮可以判超时胜，或者催棋。{ $link }
nudge = { $people }：{ $by } 正等你在 { $game } 落子。你的时间已经用完。{ $link }
silence-notice = { $people }：{ $game } 很久没有人落子了。如果一直没有，对局将于{ $left }结束。{ $link }
time-ran-out = { $people }：{ $game } 已超时。{ $link }
time-given = ⚖️ 管理员将 { $person } 在 { $game } 的时间延长至 { $until }（{ $left }）。{ $link }
vote-extended = ⏳ { $game } 还没有人投票，所以投票延长，最晚到 { $until }（{ $left }）。届时仍没有人投票，{ $person } 就超时判负。{ $called ->
    [0] {""}
   *[other] { $people }
} { $link }
vote-extended-first = ⏳ { $game } 还没有人投票，所以投票延长，最晚到 { $until }（{ $left }）。届时仍没有人投票，对局就取消，无结果。{ $link }
outage = 从 { $since } 到 { $until } 处于离线状态。所有人的时限都延长了这段时间：{ $games }。

broken-off-no-first-move = 对局已取消，无结果：没有及时下出第一手。
broken-off-both-out = 对局已取消，无结果：已超时，无人判超时胜。
broken-off-silence = 对局已取消，无结果：30 天没有人落子。

button-claim = 判超时胜
button-nudge = 催棋
nudged = 你催了 { $person }。

refusal-nudged-already = 已经有人催过 { $person } 了。{ $again }可以再催。
refusal-own-time = 超时的是你自己。你仍然可以落子。
refusal-time-not-over = 时间还没用完，期限是 { $until }。之后你可以判超时胜或催棋。
refusal-no-clock = 这一局不限时，谁都不会超时。
refusal-not-due = 对局刚刚有变化。请看一看棋盘再试。
refusal-untimed-rated = 不限时的对局不计分。请另选时限，或去掉 `rated`。

challenge-away = 🏖️ 发出挑战时 { $person } 正在休假，最晚到 { $until }。回复可能要等到那时。
vacation-begun = 🏖️ { $by } 开始休假，最晚到 { $until }。其在 { $game } 的计时已停止。
vacation-begun-by-itself = 🏖️ { $by } 即将超时，自动休假已开始。其在 { $game } 的计时已停止，最晚到 { $until }。
vacation-ended = { $by } 休假归来。{ $game } 恢复计时。
vacation-started = 你的休假已开始。你的计时最晚停到 { $until }（{ $left }），期间你仍然可以落子。随时可用 `/vacation stop` 结束。
vacation-stopped = 欢迎回来。你的计时已恢复。
vacation-is = 你正在休假，最晚到 { $until }。随时可用 `/vacation stop` 结束。
vacation-none = 你没有在休假。
vacation-left = 365 天内的 14 天假期还剩 { $days ->
    [0] { $hours } 小时
   *[other] { $days } 天
}。
vacation-left-now = 现在结束的话，365 天内的 14 天假期还剩 { $days ->
    [0] { $hours } 小时
   *[other] { $days } 天
}。
pause-asked = { $people }：{ $by } 想暂停 { $game }。如果所有人都同意，就停止计时，直到有人恢复。{ $link }
pause-declined = { $people }：{ $by } 拒绝暂停 { $game }。计时继续，期限是 { $until }。{ $link }
pause-lapsed = 暂停 { $game } 的请求已失效。
paused = ⏸️ { $game } 已暂停，最晚到 { $until }。任何一方都可以用 /pause 恢复。{ $link }
resumed = ▶️ { $people }：{ $by } 恢复了 { $game }。计时继续，期限是 { $until }。{ $link }
pause-over = ▶️ { $people }：{ $game } 的暂停结束了。计时继续，期限是 { $until }。{ $link }
pause-offered = 请求已发送。所有人都同意后就停止计时。
pause-agreed = 对局已暂停，最晚到 { $until }。随时可用 /pause 恢复。
pause-turned-down = 已拒绝暂停。计时继续。
pause-ended = 计时继续。

button-pause = 暂停
button-no-pause = 拒绝
command-pause = 所有人同意时暂停对局，或恢复对局
option-pause-game = 你的哪一局（编号）
command-vacation = 停止你的计时，每年最多 14 天
command-vacation-show = 查看剩余的休假天数
command-vacation-start = 开始休假：你的计时会停止
command-vacation-stop = 结束休假：你的计时会继续

refusal-no-vacation = 你没有在休假。用 `/vacation start` 开始休假。
refusal-vacation-used = 过去 365 天内的 14 天假期你已经用完。每一天在用过一年之后归还。
refusal-pause-on-vacation = 计时已经停止：有人正在休假。
refusal-pause-too-late = 时间已到，来不及暂停了。你仍然可以继续下。
refusal-pause-asked-already = 你已经请求过暂停。其他人都同意后就会开始。
refusal-pause-not-asked = 现在没有暂停请求了。要请求暂停，请用 /pause。
