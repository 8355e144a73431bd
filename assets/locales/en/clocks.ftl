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

vacation-begun = 🏖️ { $by } is on vacation until { $until } at the latest. Their clock in { $game } stands still.
vacation-begun-by-itself = 🏖️ { $by }’s time was running out, so their vacation has begun by itself, until { $until } at the latest. Their clock in { $game } stands still.
vacation-ended = { $by } is back from vacation. The clock in { $game } goes on.
vacation-started = Your vacation has begun. Your clocks stand still until { $until } ({ $left }) at the latest; you may still move. End it with /vacation stop.
vacation-stopped = Welcome back. Your clocks go on.
vacation-is = You are on vacation until { $until } at the latest. End it before with /vacation stop.
vacation-left = You are not on vacation. You have { $hours } hours of it left; a year has 14 days of 24.
pause-asked = { $people }: { $by } would like to pause { $game }. If all agree the clock stands still, until anybody wants to go on. { $link }
paused = ⏸️ { $game } is paused until { $until } at the latest. Any player may go on before with /pause. { $link }
resumed = ▶️ { $people }: { $by } goes on with { $game }. The clock runs again, until { $until }. { $link }
pause-over = ▶️ { $people }: the pause of { $game } is over. The clock runs again, until { $until }. { $link }
pause-offered = Your wish is passed on. The clock stands still once all players agree.
pause-agreed = The game is paused until { $until } at the latest. Go on before with /pause.
pause-ended = The clock runs again.

button-pause = Pause
command-pause = Pause a game by agreement, or go on with it
option-pause-game = Which game, if you have several here
command-vacation = Have your clocks stand still for up to 14 days a year
option-vacation-do = Start or stop; leave it out to see how it stands
choice-do-start = Start
choice-do-stop = Stop

refusal-no-vacation = You are not on vacation. Begin one with /vacation start.
refusal-vacation-used = You have used your 14 days of vacation of the last 365. More come back as the old ones pass.
refusal-pause-on-vacation = The clock stands still already: somebody is on vacation.
refusal-pause-too-late = The time is up, so it is too late for a pause. The game can still be played on.
refusal-pause-asked-already = You have asked for a pause already; it begins once all the others agree.
