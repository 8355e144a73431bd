# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = See what the engine thinks of a finished game
option-review-game = Which of your games (empty: your last one here)
option-review-file = A game file: SGF, PSQ, pente.org, a list of moves, or JSON
button-review = Review
button-review-back = Back
button-review-forth = Next
button-share = Share the review
review-heading = 🔎 **Review**, for you alone until you share it
review-opening-here = 📖 { $count } games of this server agree up to move { $ply }. In them the player who made it scored { $score }% ({ $low }–{ $high }).
review-heading-shared = 🔎 **Review**
review-chances = { $person }’s chance to win, in percent: { $chances }
review-chance = { $ply ->
    [0] { $percent } before the first move
   *[other] { $percent } after move { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } after a pass at the start
   *[other] { $percent } after move { $ply } and a pass
}
review-chart = { $person }’s chance to win, %
review-accuracy = { $person }: accuracy { $percent }% over { $moves ->
    [one] one move
   *[other] { $moves } moves
}
review-accuracy-none = { $person }: no move to judge
review-accuracy-means = -# Accuracy is 100% minus the chance that a move gave away on average, as this engine sees it in a short search. Forced answers aren’t counted. It doesn’t measure strength, and the engine can be wrong.
review-missed = Move { $ply }, { $person }: { $kind ->
    [five] a five was missed
    [captures] a win by captures was missed
    [vcf] a win was missed, by fours alone
    [vcf-captures] a win was missed, by fours and captures
    [vct-captures] a win was missed, by threes, fours and captures
   *[vct] a win was missed, by threes and fours
}: { $line }
review-missed-more = { $count ->
    [one] One more win was missed.
   *[other] { $count } more wins were missed.
}
review-missed-none = No win by force was missed, as far as the search sees.
review-forbidden = The last five was made at { $point }. It couldn’t be stopped there, since that point was forbidden.
review-turns = { $count ->
    [one] One turning point is on the next page.
   *[other] { $count } turning points are on the next pages.
}
review-turns-none = No single move gave away 15% or more.
review-turn = **Turning point { $number } of { $count }**: move { $ply }, **{ $action }** by { $person }
review-turn-pass = **Turning point { $number } of { $count }**: **{ $action }** by { $person }, after move { $ply }
review-turn-lost = It lost the game at once: { $end }.
review-turn-loss = It cost { $percent } percentage points of the chance to win.
review-turn-won = Better was **{ $best }**, which wins by force: { $line }
review-turn-line = Better was **{ $best }**. The engine’s line: { $line }
review-turn-allowed = The move allowed a win by force: { $line }
review-turn-defences = Proved to prevent it: { $moves }
review-turn-picture = -# In the picture, A is the move that was played, and the numbers are the better line.
review-turn-picture-covered = -# In the picture, the numbers are the better line. Number { $number } stands where the move was played.
review-turn-picture-before = -# The picture shows the position before the move.
review-turn-board = -# The board before the move:
review-film = 🎞️ **The whole game.** The bar on the right is { $person }’s chance to win, from below. The number is the better chance of the two.
refusal-review-running = That game is still going on. Use /review once it’s finished.
refusal-review-players = Only the players can review this game. They can share the review with you.
refusal-review-seats = Only games for two can be reviewed. /replay shows this one again.
refusal-review-length = A game with { $least } to { $most } moves can be reviewed. This one has { $count }.
refusal-review-busy = A review takes some seconds. Yours is still being made, or others are ahead of it. Try again in a minute.
refusal-no-game-to-review = You’ve finished no game here. Use `game` for one from elsewhere, or attach a `file`.
refusal-own-position = This position is from your game #{ $number }. You can have it analysed once that game has moved on or is finished.
refusal-own-position-machine = That move would make the position of your game #{ $number }, and an answer would be help in it. Play another one, or wait until that game has moved on or is finished.
refusal-own-file = You’re playing game #{ $number }. Files can be reviewed once it’s finished, so that no one gets help in it.
refusal-own-kind = You’re playing game #{ $number }. Until it’s finished, there are no hints or reviews in games of this kind.

hint-people = You’re playing against people here. Hints need everyone’s agreement, once for the whole game, and then all players can use them.
hints-agreed = 💡 Hints are allowed in this game: /hint
button-hint = Hint
button-ask-hints = Ask for hints
button-agree-hints = Agree to hints
offer-hints = 💡 { $person } asks to allow hints for everyone in this game. Waiting for { $people }.
declined-hints = 💡 { $person } asked to allow hints. The request was declined.
refusal-hints-agreed = Hints are already allowed in this game. Use /hint on your turn.
refusal-hints-declined = Hints were declined in this game, and that can be asked once. You can allow them in the next game.

button-why = Why?
refusal-why-passed = The game has moved on since then. Look at the points that are marked now with /board.
why-overline = **{ $point }** is forbidden: it makes an overline.
why-double-four = **{ $point }** is forbidden: it makes two fours at once.
why-double-three = **{ $point }** is forbidden: it makes two threes at once.
why-four-three-three = **{ $point }** is forbidden: it makes a four and two threes at once.
why-self-capture = **{ $point }** is forbidden: your stones would be captured at once.
why-row-overline = A row of { $count }: { $stones }
why-row-flanked = Between another player’s stones: { $stones }. The ones in between are yours.
why-row-four = A four: { $stones }. One more stone at { $holes } makes five.
why-row-three = A three: { $stones }. One more stone at { $holes } makes a straight four.
why-row-none = No real three: { $stones }. No legal stone makes it a straight four.
why-hole-five = { $point } isn’t counted, since it makes five at once.
why-hole-overline = { $point } isn’t counted, since it would be an overline, which is forbidden:
why-hole-double-four = { $point } isn’t counted, since it would be a double four, which is forbidden:
why-hole-double-three = { $point } isn’t counted, since it would be a double three, which is forbidden:
why-hole-four-three-three = { $point } isn’t counted, since it would be a four and two threes, which is forbidden:
why-recursion = -# A three counts if at least one legal stone makes it a straight four.
why-drawn = In the picture the stone is already on { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Lessons
button-lesson-answer = Answer
button-lesson-solution = Solution
button-lesson-back = Previous lesson
button-lesson-forth = Next lesson
lesson-answer = Your move
lesson-answer-label = Where do you play?
lesson-answer-example = For example { $point }
button-try-back = Step back
button-try-export = As a file
button-try-lay = Lay a stone…
try-title = 🧪 Your own board for game #{ $number }. Try what you like. No one else sees it.
try-laid = Laid: { $moves }
try-ask = Try moves
try-ask-label = One move, or several in turn
try-ask-example = For example h9 i10
button-puzzle-another = Another one
button-puzzle-give-up = Give up
button-puzzle-solve = Solve
puzzle-day-over = The day of this puzzle is over, so it doesn’t count. `/puzzle` shows today’s.
puzzle-done = { $how ->
    [solved] ✅ You’ve already solved today’s puzzle.
   *[given-up] You’ve already seen the solution of today’s puzzle.
} You can solve it again, but that doesn’t count.
puzzle-film = The hidden picture plays the solution.
puzzle-first = 👑 { $person } was the first to find it without a wrong answer.
puzzle-gave-up = { $side ->
    [black] The solution (⚫ attacks, ⚪ defends):
   *[white] The solution (⚪ attacks, ⚫ defends):
} { $line }
puzzle-goes-on = { $point } is right, and { $answer } is the answer. What’s next?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 Solved!
puzzle-own = This position is from a game that was played in this server.
puzzle-theme-fours = 💡 **Fours alone.** Each four leaves the defence one answer. Look for two fours that meet at one point, and choose the order in which the answers don’t get in your way.
puzzle-theme-four-three = 💡 **The four-three.** One stone makes a four and, along another line, a three. The four has to be met, and the three becomes a straight four.
puzzle-theme-trap = 💡 **The forbidden point.** Without forbidden points there would be no win here. Make fours whose answer is forbidden to Black, or make the point forbidden first.
puzzle-theme-captures = 💡 **Captures that win.** A pair that would be the fifth threatens as much as a four. Look for stones that make both threats at once.
puzzle-theme-unbroken = 💡 **Fours that no capture breaks.** If nothing could be captured, other first moves would win as well. Before you begin, see which of your pairs the defence could capture.
puzzle-streak = { $days ->
    [one] Your streak begins: one day.
   *[other] Your streak: { $days } days. You can miss one day a week.
}
puzzle-streak-of-all = This server has solved the puzzle { $days } days in a row.
puzzle-task = { $side ->
    [black] ⚫ Black
   *[white] ⚪ White
} wins { $set ->
    [pente] by fours and captures
   *[freestyle] by fours
} in { $moves } moves, not counting the answers. Only one first move does it.
puzzle-terms = -# { $set ->
    [standard] Exactly five in a row win. By fours: each of your moves makes a four, which must be answered at once.
    [renju] Five in a row win, and Black has forbidden moves. By fours: each of your moves makes a four, which must be answered at once.
    [pente] Five or more in a row win, and so do five captured pairs. Each of your moves threatens to win at once, and the defence may capture.
   *[freestyle] Five or more in a row win. By fours: each of your moves makes a four, which must be answered at once.
}
puzzle-title = { $kind ->
    [day] **Puzzle of the day**
    [course] **Course: puzzle { $number } of { $count }**
   *[other] **Puzzle**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } is forbidden to Black, so White wins there.
   *[white] { $point } is forbidden to White, so Black wins there.
}
puzzle-unsure = No such win was found after { $point } in the time there is. That doesn’t count against you. Try another move.
puzzle-wrong = { $point } doesn’t win that way.
puzzle-wrong-once = { $point } isn’t the one. One more try counts for your streak.
puzzle-wrong-spent = { $point } doesn’t win that way. Today no longer counts for your streak, but you can keep trying.
puzzle-yesterday = Yesterday: { $tried ->
    [one] one player tried
   *[other] { $tried } players tried
}, { $solved ->
    [0] and no one
   *[other] { $solved }
} found it with at most one wrong answer.
choice-set-freestyle = Freestyle (five or more)
choice-set-pente = Pente
choice-set-renju = Renju
choice-set-standard = Standard (exactly five)
choice-theme-captures = captures that win
choice-theme-four-three = four-three
choice-theme-fours = fours alone
choice-theme-trap = forbidden points
choice-theme-unbroken = fours that no capture breaks
command-puzzle = Solve the puzzle of the day, or another one
option-puzzle-another = Another puzzle, which doesn’t count
option-puzzle-set = Rules of the puzzle
option-puzzle-theme = Begin the course of 30 puzzles at this idea
lesson-title = 🎓 **{ $course }: lesson { $number } of { $count }** · solved: { $done }
lesson-right = ✅ { $point } is right.
lesson-wrong = ❌ { $point } doesn’t solve it. Look again and answer once more.
lesson-solution = 💡 Solution: { $point }. The lesson counts as solved once you answer it yourself.
lesson-example = The board shows { $point }, for example.
lesson-last = This is the last lesson of the course.
lesson-five = **Five in a row.** Five of your stones in a row win, in any direction. Black to move: make five.
lesson-gap = **The gap.** Four stones with a gap between them are a four as well. Black to move: make five.
lesson-stop = **Meeting a four.** A four wins on the next move unless its open end is taken. Black to move: stop White’s five.
lesson-straight-four = **The straight four.** A four that is open at both ends can’t be stopped, since one stone closes one end only. Black to move: make a straight four.
lesson-three = **Meeting an open three.** An open three becomes a straight four on the next move. Close one of its ends in time. Black to move: stop it so that no win by threes and fours is left.
lesson-four-three = **The four-three.** A move that makes a four and an open three at once wins: the four has to be met, and then the three becomes a straight four. Black to move: find the four-three.
lesson-double-three = **The double three.** Without forbidden moves, two open threes at once win: only one of them can be stopped. Black to move: find the double three.
lesson-double-four = **The double four.** Two fours at once threaten five at two points. Black to move: find a win by fours alone.
lesson-chain = **A chain of fours.** Each four has to be met, so you can go on with fours until two threats come together. Black to move: begin the win.
lesson-prevent = **Breaking a chain.** White threatens a chain of fours. Black to move: play so that White has no win by fours alone.
lesson-renju-exact = **Exactly five.** In renju, Black wins with exactly five in a row. Six or more are an overline, which is forbidden to Black. Black to move: make exactly five.
lesson-renju-six = **White’s overline.** Nothing is forbidden to White, so six in a row win for White. White to move: win with this move.
lesson-renju-four-three = **The four-three.** Double threes and double fours are forbidden to Black. What Black wins with is the four-three: one four and one open three at once. Black to move: find it.
lesson-renju-false-three = **A three that isn’t one.** A three counts only if a legal stone makes it a straight four. Where an end is blocked or would make an overline, there’s no three, and so no double three. Black to move: win with a move that makes a four, one real three and one that doesn’t count.
lesson-renju-overline-trap = **The overline trap.** Black can’t stop a five at a point where the stone would make six in a row. White to move: make a four that Black can’t meet.
lesson-renju-double-three-trap = **The double-three trap.** A point where Black would make two threes is forbidden, even if a five has to be stopped there. White to move: make a four that Black can’t meet.
lesson-renju-double-four-trap = **Driving Black into a trap.** A four forces Black’s stone, and that very stone can make another point forbidden. White to move: begin the win.
lesson-renju-mise = **The quiet threat.** A move that makes neither a four nor a three can threaten a four-three (Japanese: mise-te). Black to move: play such a move, so that a win by fours is threatened.
lesson-renju-chase = **A chain of fours.** Fours can be played one after the other until two threats come together. For Black the last one must be a four-three, since a double four is forbidden. Black to move: begin the win.
lesson-renju-meet = **Defending.** White threatens a four that would have to be met at a forbidden point. Take the four away, or play so that the point is no longer forbidden. Black to move: leave White no win by fours.
lesson-pente-pair = **The capture.** Exactly two neighbouring stones of your opponent between two of yours are taken, in any direction. Black to move: take a pair.
lesson-pente-pairs = **Two pairs at once.** One stone takes every pair that it closes in, in all directions. Black to move: take two pairs with one stone.
lesson-pente-entry = **Moving in is safe.** Only your opponent’s stone takes your pair. A stone that you put between two of theirs stays. Black to move: win with this move.
lesson-pente-guard = **Saving a pair.** Your pair with an opposing stone at one end will be taken from the other end. Three in a row can’t be taken, and a stone that you have taken threatens nothing. Black to move: play so that White can take nothing.
lesson-pente-fifth = **The fifth pair.** Five pairs win. Black has taken four. Black to move: win with this move.
lesson-pente-stop = **Removing the flank.** White has taken four pairs, and one white stone threatens to take the fifth in two directions. Black to move: play so that White can’t win with the next move.
lesson-pente-break = **Capturing out of a four.** A four with two open ends can’t be blocked, but a capture can take a stone out of it. Black to move: stop White’s five.
lesson-pente-keystone = **The keystone.** Two of White’s fours share a stone, the keystone. Without it, neither of them is a four. Black to move: stop both.
lesson-pente-sound = **A sound four.** White has taken four pairs, so that exposing one more pair loses. Black to move: make a straight four that leaves White nothing to take.
lesson-pente-both = **Two threats in one.** Black has taken four pairs. A stone that makes a four and also threatens to take the fifth pair can’t be answered. Black to move: find it.
