# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Until { $until } ({ $left }).
clock-over = ⌛ The time was up { $left }. The others may claim the win.
clock-grace = ⌛ The time is up. The game ends by itself { $left }.
clock-silence = ⌛ Without a move this game ends { $left }.
clock-vacation = 🏖️ On vacation: the clock stands still until { $until } at the latest.
clock-paused = ⏸️ Paused: the clock stands still until { $until } at the latest. Any player may go on before with /pause.

reminder = { $people }, you have until { $until } ({ $left }) to move in { $game }. { $link }
reminder-last = ⏳ { $people }, your time in { $game } runs out { $left }. { $link }
time-over = { $people }: { $person } has run out of time in { $game }. You may claim the win or nudge, with the buttons under the board. { $link }
nudge = { $people }, { $by } asks you to move in { $game }. Your time is up. { $link }
silence-notice = { $people }: nobody has moved in { $game } for long. Without a move it ends { $left }. { $link }
time-ran-out = { $people }: time has run out in { $game }. { $link }
outage = I could not be played with from { $since } to { $until }. The clocks here have been given that time back: { $games }.

broken-off-no-first-move = Broken off without a result: the first move was not made in time.
broken-off-both-out = Broken off without a result: both players are out of time.
broken-off-silence = Broken off without a result: nobody moved for 30 days.

button-claim = Claim the win
button-nudge = Nudge
nudged = { $person } has been asked to move.

refusal-nudged-already = { $person } has been nudged already. You can do it again { $again }.
refusal-own-time = It is your own time that is up. You can still move.
refusal-time-not-over = The time is not up yet; it ends { $until }. After that you can claim the win or nudge.
refusal-no-clock = This game has no clock, so nobody can run out of time.
refusal-not-due = The game has just changed. Look at the board and try again.
refusal-untimed-rated = A game without a clock cannot be rated. Choose another clock, or leave it unrated.
