# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- and O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Three or more players

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = unlimited board
agreed-clock-live = 5 minutes per move
agreed-clock-hour = 1 hour per move
agreed-clock-day = 1 day per move
agreed-clock-3days = 3 days per move
agreed-clock-week = 7 days per move
agreed-clock-bank = 5 days + 12 hours per move
agreed-clock-none = no clock
agreed-rated = rated
agreed-rated-part = rated at { $percent }%{ $games ->
    [0] {""}
    [one] : these two have already met once in rated games in the last 30 days
   *[other] : these two have already met { $games } times in rated games in the last 30 days
}
agreed-rated-less = rated, but less for { $people }: they have already met in rated games in the last 30 days
agreed-unrated = not rated: { $why }
unrated-why = { $why ->
    [direct] games in DMs aren’t
    [repeated] these two have played too often in the last 30 days
    [machine] games against a machine aren’t
    [crowd] games against the crowd aren’t, since it has no rating
    [untimed] games without a clock aren’t
    [practice] games on 9×9 boards aren’t, since they’re for practice
    [server] this server doesn’t rate games
    [opening] this server doesn’t rate gomoku or renju without a balanced opening
    [board] this server doesn’t rate boards of this size
    [handicap] this server doesn’t rate handicap games
    [young-account] { $person }’s account is { $days ->
        [one] less than a day old
       *[other] less than { $days } days old
    }
    [young-member] { $person } joined this server less than { $days ->
        [one] a day
       *[other] { $days } days
    } ago
    [event] that’s what the event says
    [decider] it only decides the match
   *[chosen] as offered
}
result-unrated = Not rated: { $why }.
took-opening = This server doesn’t rate gomoku or renju without a balanced opening, so this rated game opens with swap2.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· first-player edge: 1 point
   *[other] {" "}· first-player edge: { $edge } points
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] This game counts { $percent }%: the same players have met before in the last 30 days.
       *[no] This game doesn’t count for ratings: the same players have met too often in the last 30 days.
    }
    [time-outs] This game doesn’t count for ratings: { $person } lost another game on time within two days, and only the first one counts.
    [one-sided] { $person }’s gain counts { $percent }%: they’ve already gained a lot from this one opponent. The rest counts once that opponent has played ten rated games with others.
   *[unproven] { $person }’s gain counts { $percent }%: the opponent’s rating isn’t settled yet.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] This game counts for ratings together with the other game of its set, once both are played to the end.
    [set-counted] This game has counted for ratings together with the other game of its set.
    [set-lost] This game doesn’t count for ratings, since the other game of its set doesn’t.
    [young-account] This game doesn’t count for ratings: { $person }’s account was { $days ->
        [one] less than a day old
       *[other] less than { $days } days old
    }.
    [young-member] This game doesn’t count for ratings: { $person } had been in this server for less than { $days ->
        [one] a day
       *[other] { $days } days
    }.
    [machine] This game doesn’t count for ratings: the automa took part.
   *[few-moves] This game doesn’t count for ratings: not everyone had made { $moves } moves.
}
ruled = { $ruling ->
    [void] ⚖️ A moderator voided this game.
    [draw] ⚖️ A moderator ruled this game a draw.
   *[win] ⚖️ A moderator ruled this game a win for { $winners }.
}

tally-legend = -# 3-1-2 means 3 won, 1 drawn, 2 lost. Ratings count a set of two games as one.
trend-legend = -# A number like +35 is the change of a rating over the latest games.
provisional-legend = -# A rating like 1500? is still a guess: it needs more games.
ladder-picture = { $pool }, season { $season }
ladder-head-name = Player
ladder-head-rating = Rating
ladder-head-tally = W-D-L
ladder-head-trend = Trend
ladder-title = 🏆 **{ $pool }** · season { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } of { $people } ranked
}
ladder-archived = 🏆 **{ $pool }** · season { $season }, closed { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } of { $people } ranked
}
ladder-others = Another leaderboard
button-own-profile = My profile
button-leaderboard = Leaderboard
ladder-empty = No rated games here yet. Games between people count when they have a clock and no one is too new here. Start one with `/challenge game:{ $rules }`.
ladder-empty-season = No rated games in this season yet. Games between people count when they have a clock and no one is too new here. Start one with `/challenge game:{ $rules }`.
ladder-uncounted = { $why ->
    [casual] No rated games here: this server doesn’t rate games.
   *[rules] No rated games here: no game that this server offers counts for this leaderboard.
}
ladder-before = The season before: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = No game here has counted for ratings so far. Each board says why. Won, drawn and lost:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · still needed: { $missing }
ladder-unranked = ── not ranked yet ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person }: #{ $place } of { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, not ranked yet. Still needed: { $missing }. That rating would be #{ $place }.
ladder-own-lacks = { $person } still needs { $missing }. Their rating so far would be #{ $place }.
ladder-own-would = { $person }: their rating so far would be #{ $place }.
ladder-own-archived = { $person }: { $rating }, not ranked in this season.
ladder-own-missing = { $person }: no rated games on this leaderboard.
guesses-name = Guesses
guesses-title = 🔮 **Guesses this month** · { $people ->
    [one] 1 person
   *[other] { $people } people
}
guesses-row = { $place }. { $person } · { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $hits } of { $all } right)
guesses-empty = No guess has been counted this month. Press **Guess…** under the board of a game that you watch.
guesses-own-missing = { $person }: no guess counted this month.
guesses-before = First last month: { $people }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
puzzles-name = Puzzles
puzzles-title = 🧩 **Puzzles solved this month** · { $people ->
    [one] 1 person
   *[other] { $people } people
}
puzzles-row = { $place }. { $person } · { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-empty = No one has solved a puzzle of the day this month. `/puzzle` shows today’s.
puzzles-own-missing = { $person }: no puzzle of the day solved this month.
puzzles-before = First last month: { $people }, { $days ->
    [one] 1 day.
   *[other] { $days } days.
}
missing-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
missing-opponents = { $count ->
    [one] 1 more opponent
   *[other] { $count } more opponents
}
missing-certainty = more games to settle the rating
missing-recent = a game in the last { $days ->
    [one] day
   *[other] { $days } days
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · season { $season }
}
profile-unrated = No ratings there.
profile-empty = No finished games with people here yet.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · #{ $place }
}
profile-pool-earlier = { $line } · season { $season }
profile-curves-more = { $count ->
    [one] The curve of one more rating is left out.
   *[other] The curves of { $count } more ratings are left out.
}
profile-honour = { $place ->
    [1] 🥇 1st in { $pool }, season { $season }
    [2] 🥈 2nd in { $pool }, season { $season }
   *[3] 🥉 3rd in { $pool }, season { $season }
}
profile-honours-more = { $count ->
    [one] One more place among the first three in earlier seasons
   *[other] { $count } more places among the first three in earlier seasons
}
profile-holds = ⚔️ { $title } in { $game } against { $rivals } (three wins in a row)
profile-games = Games without machines: { $wins } won, { $draws } drawn, { $losses } lost · { $percent }% finished on time
profile-streak = Win streak: { $now } (best { $best })
profile-openings = Favourite openings: { $openings }
profile-head-to-head = Against { $asker }: { $wins } won, { $draws } drawn, { $losses } lost
alt-curve = { $pool }: from { $first } to { $last } in { $games ->
    [one] one game
   *[other] { $games } games
}.

history-title = { $person }: { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
history-empty = No finished games found for { $person }.
history-unmatched = No finished games of { $person } match that.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = with { $mates }, against { $people }
history-replay = Replay one of these games

season-closed = Season { $season } is closed and archived. Season { $next } has started. Everyone keeps their rating, but it’s less certain until they play again.
season-sure = Close season { $season }? Its leaderboards and results become final. The next season starts with everyone’s rating, but less certain.
season-yes = Yes, close the season
decide-sure = End this game now as a win for { $person }? It can’t go on after that. { $game }
decide-sure-draw = End this game now as a draw? It can’t go on after that. { $game }
decide-yes = Yes, end the game
end-sure = End this game of an event with no result? Neither player gets points for it, and it isn’t played again. { $format ->
    [knockout] If that leaves the match without a winner, the player with the better rating when they joined goes on, or the one who joined first where neither was rated higher.{" "}
   *[other] {""}
}`/settings decide` gives it a result instead. { $game }
decide-which = Which machine wins? The game ends now, and can’t go on after that. { $game }
ruling-sure = Change the result of this finished game to a win for { $person }? { $rated ->
    [yes] Ratings change with it. { $game }
   *[no] { $game }
}
ruling-sure-draw = Change the result of this finished game to a draw? { $rated ->
    [yes] Ratings change with it. { $game }
   *[no] { $game }
}
ruling-which = Which machine wins by the new result of this finished game? { $game }
ruling-yes = Yes, change the result
late-sure = This game of an event was ended with no result. Make it a win for { $person }? { $game }
late-sure-draw = This game of an event was ended with no result. Make it a draw? { $game }
late-yes = Yes, give it this result
result-ruled = { $count ->
    [0] Game #{ $number } has been updated. No ratings changed.
    [one] Game #{ $number } has been updated and ratings were recalculated. One changed:
   *[other] Game #{ $number } has been updated and ratings were recalculated. { $count } changed:
}

result-ruled-later = Game #{ $number } has been updated. Ratings are being recalculated and follow in a few minutes.

refusal-unrated = { $why ->
    [direct] Games in DMs aren’t rated. Start it in a server, or leave out `rated`.
    [untimed] Games without a clock aren’t rated. Choose a clock, or leave out `rated`.
    [practice] 9×9 boards are for practice, so games on them aren’t rated. Choose a larger board, or leave out `rated`.
    [machine] Games against a machine aren’t rated. Leave out `rated`.
    [crowd] The crowd has no rating, so games against it aren’t rated. Leave out `rated`.
    [board] This server doesn’t rate boards of this size. Choose the usual size, or leave out `rated`.
    [handicap] This server doesn’t rate handicap games. Leave out `rated`.
   *[other] These rules aren’t rated here. Leave out `rated`.
}
refusal-no-such-pool = There’s no game or leaderboard “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Choose one of: { $known }.
refusal-no-such-season = There’s no season “{ $written }”. { $last ->
    [1] So far there’s only season 1.
   *[other] Choose one from 1 to { $last }.
}
refusal-no-server = This only works in a server. Use the command in a server’s channel.
refusal-no-result = Game #{ $number } has no result in this server to rule on. /history shows finished games with their numbers.
refusal-ruled-meanwhile = Game #{ $number } has just changed, so your decision wasn’t carried out. Look at the game and try again.
refusal-nothing-to-rule = { $state ->
    [open] Game #{ $number } hasn’t started yet, so it has no result. `/settings end` ends the challenge.
    [running] Game #{ $number } is still active, so it has no result yet. `/settings end` ends it with no result, and `/settings decide` with one.
    [late] Game #{ $number } ended with no result. You can still give it one: `/settings decide`
   *[over] Game #{ $number } ended with no result, so there’s none to void or restore.
}
refusal-season-over = Game #{ $number } belongs to a closed season, and its results are final.
refusal-knockout-went-on = The knockout has gone on with game #{ $number }, so this one can’t be decided any more. To change who goes on, decide #{ $number } with `/settings decide`.
refusal-season-closed-already = Season { $season } is already closed. To close the current one, use `/settings close-season`.
refusal-not-in-game = The winner must be one of the players: { $people }.

command-leaderboard = Show this server’s leaderboard
option-leaderboard-game = Game (empty: the one played most here)
option-leaderboard-season = Number of an older season
option-leaderboard-player = Show this player’s place (empty: yours)
option-leaderboard-text = Text instead of a picture
command-profile = Show a player’s ratings and record here
option-profile-game = Only this game (empty: all)
option-profile-season = Number of an older season (empty: the current one)
option-profile-player = Who (empty: you)
option-profile-text = Text instead of a picture
command-history = Browse finished games
option-history-player = Whose games (empty: yours)
option-history-game = Only this game family
option-history-opponent = Only games against this player
option-history-result = Only games with this result
option-history-rated = Only rated games
command-openings = Explore the openings of this server’s own games
option-openings-game = Game and rule set, e.g. gomoku/renju (empty: the last one here)
option-openings-player = Only this player’s games
option-openings-mine = Only your games
option-openings-moves = Moves that lead to a position, e.g. h8 i9
option-openings-rated = Only rated games
choice-result-won = Won
choice-result-drawn = Drawn
choice-result-lost = Lost
openings-title = 📖 **{ $name }**: openings of this server’s games
openings-title-person = 📖 **{ $name }**: openings of { $person }
openings-rated = Rated games only
openings-after = After { $moves }:
openings-line = { $letter }: **{ $move }** · { $count ->
    [one] 1 game
   *[other] { $count } games
} · { $score }% ({ $low }–{ $high }) · last { $when }
openings-line-few = { $letter }: **{ $move }** · { $count ->
    [one] 1 game
   *[other] { $count } games
} · last { $when }
openings-none = No finished game here has come this way.
openings-others = -# Use `game` for another game: gomoku, renju, pente or ninuki.
openings-more = { $count ->
    [one] One more move was played here.
   *[other] { $count } more moves were played here.
}
openings-file = 📚 From this bot’s own file of games:
openings-file-line = **{ $move }** · { $count ->
    [one] one game
   *[other] { $count } games
} · { $score }% ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] one game
   *[other] { $count } games
}
openings-means = -# The share of points that the player to move has scored, with its 95% confidence interval. Turned and mirrored positions count together.
openings-capped = -# Counted: the latest { $most } finished games with these rules.
openings-mirrored = -# The position is symmetrical: each point stands for its mirror images too.
button-openings = Openings
button-openings-back = Back
refusal-openings-game = Openings of { $game } aren’t counted. Try gomoku, renju, pente or ninuki.
refusal-openings-long = That’s more than { $most } moves, and openings aren’t counted that far. Write fewer of them.
