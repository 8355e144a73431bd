# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-ninuki = Pente and Ninuki
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Three and more players

is-rated = The game is rated.
rating-change = { $person }: { $before } → **{ $after }** ({ $change })
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] This game counts { $percent } %: the same players have met often in these 30 days.
       *[no] This game does not count for ratings: the same players have met too often in these 30 days.
    }
    [time-outs] This game does not count for ratings: { $person } has lost another game on time within two days, and only the first one counts.
    [one-sided] { $person }’s gain counts { $percent } %: so much has been gained from this one opponent that the rest counts once the opponent has played ten rated games with others.
   *[unproven] { $person }’s gain counts { $percent } %: the opponent’s rating is still a guess.
}
not-counted = { $why ->
    [young-account] This game does not count for ratings: { $person }’s account was younger than { $days } days.
    [young-member] This game does not count for ratings: { $person } had been a member of this server for less than { $days } days.
    [machine] This game does not count for ratings: a machine took part.
   *[few-moves] This game does not count for ratings: not everybody had made { $moves } moves.
}
ruled = { $ruling ->
    [void] ⚖️ Those who run this server have annulled this game.
    [draw] ⚖️ Those who run this server have ruled this game a draw.
   *[win] ⚖️ Those who run this server have ruled this game won by { $winners }.
}

ladder-title = 🏆 **{ $pool }** · season { $season } · { $ranked } ranked of { $people }
ladder-archived = 🏆 **{ $pool }** · season { $season }, closed { $closed } · { $ranked } ranked of { $people }
ladder-empty = Nobody has finished a rated game here yet. A /challenge with “rated” starts one.
ladder-unranked = ── not yet ranked ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-own = { $person }: place { $place } of { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, not ranked yet: { $missing }. That rating would be place { $place }.
ladder-own-archived = { $person }: { $rating }, not ranked in this season.
missing-games = { $count ->
    [one] one more game
   *[other] { $count } more games
}
missing-opponents = { $count ->
    [one] one more opponent
   *[other] { $count } more opponents
}
missing-certainty = more games until the rating is sure
missing-recent = a game within the last { $days } days
button-before = ◀
button-after = ▶

profile-title = **{ $person }**
profile-empty = No finished games here yet.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · place { $place }
}
profile-honour = { $place ->
    [1] 🥇 First in { $pool }, season { $season }
    [2] 🥈 Second in { $pool }, season { $season }
   *[3] 🥉 Third in { $pool }, season { $season }
}
profile-holds = ⚔️ { $title } in { $game } against { $rivals }
profile-games = All games: { $wins } won, { $draws } drawn, { $losses } lost · { $percent } % finished in time
profile-streak = Victories in a row: { $now }, at most { $best }
profile-openings = Favourite openings: { $openings }
profile-head-to-head = Against { $asker }: { $wins } won, { $draws } drawn, { $losses } lost
alt-curve = { $pool }: from { $first } to { $last } in { $games } games.

history-title = { $person }: { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
history-empty = { $person }: no such finished games.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }

season-closed = Season { $season } is closed and kept; season { $next } begins. Everybody keeps their rating, with a wider deviation.
season-sure = Close season { $season }? Its leaderboards and results then stay as they are for good. The next season begins with everybody’s rating, less surely known.
season-yes = Yes, close the season
result-ruled = { $count ->
    [0] Game #{ $number } stands so now. No rating changes by it.
    [one] Game #{ $number } stands so now. Its pool was counted again from there on; one rating changes:
   *[other] Game #{ $number } stands so now. Its pool was counted again from there on; { $count } ratings change:
}

refusal-unrated = { $why ->
    [direct] Games are rated within a server, and this is none. Leave “rated” out.
    [untimed] A game without a clock is never rated. Choose a clock, or leave “rated” out.
    [opening] Under these rules the player who begins is known to win, so they are not rated here. Add an opening, such as opening=swap2, or leave “rated” out.
    [board] Boards of this size are not rated here. Choose the usual size, or leave “rated” out.
    [handicap] Games with a handicap are not rated here. Leave “rated” out.
   *[other] These rules are not rated here. Leave “rated” out.
}
refusal-no-such-pool = There is no leaderboard “{ $written }”. Choose one of: { $known }.
refusal-no-server = This is kept for each server. Use the command in a server’s channel.
refusal-no-result = Game #{ $number } has no result in this server that could be ruled on. /history shows finished games with their numbers.
refusal-season-over = Game #{ $number } belongs to a season that is closed; its results stay as they are.
refusal-season-closed-already = Season { $season } is closed already. /settings do:close-season asks about the one that runs.
refusal-not-in-game = The winner must be one of the players: { $people }.

command-leaderboard = Who plays best in this server
option-leaderboard-pool = Which game
option-leaderboard-season = An older season, by its number
option-leaderboard-text = As text instead of a picture
command-profile = What somebody has done in this server
option-profile-player = Who; leave it out for yourself
command-history = Finished games
option-history-player = Whose; leave it out for yours
option-history-pool = Only this game
option-history-opponent = Only against this player
option-history-result = Only those with this result
option-history-rated = Only rated ones
choice-result-won = Won
choice-result-drawn = Drawn
choice-result-lost = Lost
