# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ 請在 { $until } 前落子（{ $left }）。
clock-over-draw = ⌛ { $over }已逾時。{ $person } 可以判逾時勝。否則對局將於{ $left }判和。
clock-over-cancel = ⌛ { $over }已逾時。{ $person } 可以判逾時勝。否則對局將於{ $left }取消。
clock-over-out = ⌛ { $over }已逾時。其他棋手可以判逾時勝。否則 { $late } 將於{ $left }出局。
clock-grace = ⌛ 時間已到。對局將於{ $left }自動結束。
clock-silence = ⌛ 如果沒有人落子，對局將於{ $left }結束。
clock-vacation = 🏖️ 休假中：停止計時，最晚到 { $until }。
clock-paused = ⏸️ 已暫停：停止計時，最晚到 { $until }。任何一方都可以用 /pause 恢復對局。

reminder = { $people }，請在 { $until }（{ $left }）前在 { $game } 落子。{ $link }
reminder-last = ⏳ { $people }，你在 { $game } 的時間將於{ $left }用完。{ $link }
time-over = { $people }：{ $person } 在 { $game } 逾時了。在 { $until }（{ $left }）前，用棋盤下方的按鈕可以判逾時勝，或者催棋。{ $link }
nudge = { $people }：{ $by } 正等你在 { $game } 落子。你的時間已經用完。{ $link }
silence-notice = { $people }：{ $game } 很久沒有人落子了。如果一直沒有，對局將於{ $left }結束。{ $link }
time-ran-out = { $people }：{ $game } 已逾時。{ $link }
time-given = ⚖️ 管理員將 { $person } 在 { $game } 的時間延長至 { $until }（{ $left }）。{ $link }
vote-extended = ⏳ { $game } 還沒有人投票，所以投票延長，最晚到 { $until }（{ $left }）。屆時仍沒有人投票，{ $person } 就逾時判負。{ $called ->
    [0] {""}
   *[other] { $people }
} { $link }
vote-extended-first = ⏳ { $game } 還沒有人投票，所以投票延長，最晚到 { $until }（{ $left }）。屆時仍沒有人投票，對局就取消，無結果。{ $link }
outage = 從 { $since } 到 { $until } 處於離線狀態。所有人的時限都延長了這段時間：{ $games }。

broken-off-no-first-move = 對局已取消，無結果：沒有及時下出第一手。
broken-off-both-out = 對局已取消，無結果：已逾時，無人判逾時勝。
broken-off-silence = 對局已取消，無結果：30 天沒有人落子。

button-claim = 判逾時勝
button-nudge = 催棋
nudged = 你催了 { $person }。

refusal-nudged-already = 已經有人催過 { $person } 了。{ $again }可以再催。
refusal-own-time = 逾時的是你自己。你仍然可以落子。
refusal-time-not-over = 時間還沒用完，期限是 { $until }。之後你可以判逾時勝或催棋。
refusal-no-clock = 這一局不限時，誰都不會逾時。
refusal-not-due = 對局剛剛有變化。請看一看棋盤再試。
refusal-untimed-rated = 不限時的對局不計分。請另選時限，或拿掉 `rated`。

challenge-away = 🏖️ 發出挑戰時 { $person } 正在休假，最晚到 { $until }。回覆可能要等到那時。
vacation-begun = 🏖️ { $by } 開始休假，最晚到 { $until }。其在 { $game } 的計時已停止。
vacation-begun-by-itself = 🏖️ { $by } 即將逾時，自動休假已開始。其在 { $game } 的計時已停止，最晚到 { $until }。
vacation-ended = { $by } 休假歸來。{ $game } 恢復計時。
vacation-started = 你的休假已開始。你的計時最晚停到 { $until }（{ $left }），期間你仍然可以落子。隨時可用 `/vacation stop` 結束。
vacation-stopped = 歡迎回來。你的計時已恢復。
vacation-is = 你正在休假，最晚到 { $until }。隨時可用 `/vacation stop` 結束。
vacation-none = 你沒有在休假。
vacation-left = 365 天內的 14 天假期還剩 { $days ->
    [0] { $hours } 小時
   *[other] { $days } 天
}。
vacation-left-now = 現在結束的話，365 天內的 14 天假期還剩 { $days ->
    [0] { $hours } 小時
   *[other] { $days } 天
}。
pause-asked = { $people }：{ $by } 想暫停 { $game }。如果所有人都同意，就停止計時，直到有人恢復。{ $link }
pause-declined = { $people }：{ $by } 拒絕暫停 { $game }。計時繼續，期限是 { $until }。{ $link }
pause-lapsed = 暫停 { $game } 的請求已失效。
paused = ⏸️ { $game } 已暫停，最晚到 { $until }。任何一方都可以用 /pause 恢復。{ $link }
resumed = ▶️ { $people }：{ $by } 恢復了 { $game }。計時繼續，期限是 { $until }。{ $link }
pause-over = ▶️ { $people }：{ $game } 的暫停結束了。計時繼續，期限是 { $until }。{ $link }
pause-offered = 請求已傳送。所有人都同意後就停止計時。
pause-agreed = 對局已暫停，最晚到 { $until }。隨時可用 /pause 恢復。
pause-turned-down = 已拒絕暫停。計時繼續。
pause-ended = 計時繼續。

button-pause = 暫停
button-no-pause = 拒絕
command-pause = 所有人同意時暫停對局，或恢復對局
option-pause-game = 你的哪一局（編號）
command-vacation = 停止你的計時，每年最多 14 天
command-vacation-show = 查看剩餘的休假天數
command-vacation-start = 開始休假：你的計時會停止
command-vacation-stop = 結束休假：你的計時會繼續

refusal-no-vacation = 你沒有在休假。用 `/vacation start` 開始休假。
refusal-vacation-used = 過去 365 天內的 14 天假期你已經用完。每一天在用過一年之後歸還。
refusal-pause-on-vacation = 計時已經停止：有人正在休假。
refusal-pause-too-late = 時間已到，來不及暫停了。你仍然可以繼續下。
refusal-pause-asked-already = 你已經請求過暫停。其他人都同意後就會開始。
refusal-pause-not-asked = 現在沒有暫停請求了。要請求暫停，請用 /pause。
