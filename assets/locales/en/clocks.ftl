# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Move by { $until } ({ $left }).
clock-over-draw = ⌛ Time ran out { $over }. { $person } can claim the win. If no one does, the game is a draw { $left }.
clock-over-cancel = ⌛ Time ran out { $over }. { $person } can claim the win. If no one does, the game is cancelled { $left }.
clock-over-out = ⌛ Time ran out { $over }. The other players can claim the win. If no one does, { $late } is out of the game { $left }.
clock-grace = ⌛ Time is up. The game ends automatically { $left }.
clock-silence = ⌛ If no one moves, this game ends { $left }.
clock-vacation = 🏖️ On vacation: the clock is stopped until { $until } at the latest.
clock-paused = ⏸️ Paused: the clock is stopped until { $until } at the latest. Any player can resume the game with /pause.

reminder = { $people }, you have until { $until } ({ $left }) to move in { $game }. { $link }
reminder-last = ⏳ { $people }, your time in { $game } runs out { $left }. { $link }
time-over = { $people }: { $person } ran out of time in { $game }. Until { $until } ({ $left }) you can claim the win or nudge them, with the buttons under the board. { $link }
nudge = { $people }: { $by } is waiting for your move in { $game }. Your time is up. { $link }
silence-notice = { $people }: no one has moved in { $game } for a long time. If no one does, it ends { $left }. { $link }
time-ran-out = { $people }: time ran out in { $game }. { $link }
time-given = ⚖️ A moderator gave { $person } more time in { $game }, until { $until } ({ $left }). { $link }
vote-extended = ⏳ No one has voted in { $game } yet, so the vote goes on until { $until } ({ $left }) at the latest. If no one votes by then, { $person } loses on time.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ No one has voted in { $game } yet, so the vote goes on until { $until } ({ $left }) at the latest. If no one votes by then, the game is cancelled with no result. { $link }
outage = I was offline from { $since } to { $until }. Everyone’s clocks were extended by that time: { $games }.

broken-off-no-first-move = Game cancelled, no result: the first move wasn’t made in time.
broken-off-both-out = Game cancelled, no result: time ran out and no one claimed the win.
broken-off-silence = Game cancelled, no result: no one moved for 30 days.

button-claim = Claim the win
button-nudge = Nudge
nudged = You nudged { $person }.

refusal-nudged-already = Someone has already nudged { $person }. You can do it again { $again }.
refusal-own-time = It’s your own time that ran out. You can still move.
refusal-time-not-over = There’s still time on the clock, until { $until }. After that you can claim the win or nudge.
refusal-no-clock = This game has no clock, so no one can run out of time.
refusal-pause-no-clock = This game has no clock, so there’s nothing to pause. Move when you like.
refusal-not-due = The game just changed. Check the board and try again.
refusal-untimed-rated = Games without a clock aren’t rated. Choose another clock, or leave out `rated`.

challenge-away = 🏖️ { $person } was on vacation when challenged, until { $until } at the latest. The answer may wait until then.
vacation-begun = 🏖️ { $by } is on vacation until { $until } at the latest. Their time in { $game } is stopped.
vacation-begun-by-itself = 🏖️ { $by } was about to run out of time, so their auto-vacation started. Their time in { $game } is stopped until { $until } at the latest.
vacation-ended = { $by } is back from vacation. Their time in { $game } is no longer stopped.
vacation-started = Your vacation has started. Your clocks are stopped until { $until } ({ $left }) at the latest, and you can still move. End it any time with `/vacation stop`.
vacation-stopped = Welcome back. Your clocks are running again.
vacation-is = You’re on vacation until { $until } at the latest. End it any time with `/vacation stop`.
vacation-none = You’re not on vacation.
vacation-left = You have { $days ->
    [0] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
   *[other] { $days }
} of your 14 vacation days left, counting the last 365 days.
vacation-left-now = If you end it now, you have { $days ->
    [0] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
   *[other] { $days }
} of your 14 vacation days left, counting the last 365 days.
vacation-least = Each vacation counts as at least an hour.
pause-asked = { $people }: { $by } wants to pause { $game }. If everyone agrees, the clock stops until someone resumes. { $link }
pause-declined = { $people }: { $by } declined the pause in { $game }. The clock goes on, until { $until }. { $link }
pause-lapsed = The request to pause { $game } is over.
paused = ⏸️ { $game } is paused until { $until } at the latest. Any player can resume it with /pause. { $link }
resumed = ▶️ { $people }: { $by } resumed { $game }. The clock is running again, until { $until }. { $link }
pause-over = ▶️ { $people }: the pause in { $game } is over. The clock is running again, until { $until }. { $link }
pause-offered = Request sent. The clock stops once everyone agrees.
pause-agreed = The game is paused until { $until } at the latest. Resume it any time with /pause.
pause-turned-down = Pause declined. The clock goes on.
pause-ended = The clock is running again.

button-pause = Pause
button-no-pause = Decline
command-pause = Pause a game if everyone agrees, or resume it
option-pause-game = Which of your games (number)
command-vacation = Stop your clocks for up to 14 days a year
command-vacation-show = Show how much vacation you have left
command-vacation-start = Start your vacation: your clocks stop
command-vacation-stop = End your vacation: your clocks go on

refusal-no-vacation = You’re not on vacation. Start one with `/vacation start`.
refusal-vacation-used = You’ve used all 14 vacation days of the last 365 days. You get each day back a year after you took it.
refusal-pause-on-vacation = The clock is already stopped: someone is on vacation.
refusal-pause-too-late = Time is up, so it’s too late to pause. You can still play on.
refusal-pause-asked-already = You’ve already asked for a pause. It starts once everyone else agrees.
refusal-pause-not-asked = No one is asking for a pause any more. To ask for one, use /pause.
