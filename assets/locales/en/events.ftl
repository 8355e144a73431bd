# Leagues and tournaments.

command-events = Create or join leagues and tournaments, or see their tables
option-events-do = What to do (empty: list them, or create one from the terms you give)
option-events-format = Form of a new event (empty: decided by how many join)
option-events-game = Game and rule set of a new event, e.g. gomoku/renju
option-events-rules = More rules, e.g. size=19 opening=swap2
option-events-clock = Time per move (empty: 5 days + 12 hours per move)
option-events-games = Games against each opponent (empty: 2 where going first is an advantage)
option-events-rounds = Begin each new game as soon as both are free, or round by round
option-events-regulations = Terms of a correspondence championship, for what you leave empty
option-events-seats = Number of players, 3 to 64: it begins when they’re in (empty: on a date)
option-events-starts = Days until it begins, 1 to 30 (empty: 3, or with seats when they’re all taken)
option-events-name = Name of a new event
option-events-event = Number or name of the event (empty: the only one)
option-events-person = Player to remove or to put back in
choice-do-create = Create an event
choice-do-list = List the events here
choice-do-table = Show the table
choice-do-export = Export the whole event as files
choice-do-join = Join
choice-do-leave = Leave
choice-do-start = Start
choice-do-cancel = Cancel an event (organisers)
choice-do-remove = Remove a player (organisers)
choice-do-put-back = Put a player back in (organisers)
choice-do-move = Move it to this channel (organisers)
choice-format-auto = Decided by how many join
choice-format-league = League: everyone meets everyone, season after season
choice-format-round-robin = Round robin: everyone meets everyone
choice-format-swiss = Swiss: opponents with about the same score
choice-format-knockout = Knockout: lose a match and you’re out
choice-games-1 = 1 game
choice-games-2 = 2 games, each player begins one
choice-rounds-rolling = As soon as both players are free
choice-rounds-strict = Round by round: the next one waits for all games
choice-regulations-renju-world = Renju world championship: leagues, Taraguchi-10, one game each
choice-regulations-gomoku-world = Gomoku world championship: leagues, swap2, two games each

set-proposed = ♻️ A set: two games at the same time, and each player begins one.
set-line = ♻️ One game of a set. The other one: #{ $number } { $link }
set-cancelled = ♻️ The other game of this set was cancelled, so this one counts by itself: #{ $number } { $link }
set-result = ♻️ The set: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, are you still in for { $event }? It begins { $in }. Without an answer you’re out: { $link }
button-stay-event = Still in
event-stays = You’re in: { $event }.
event-season = 🏁 **{ $name }**, season { $season }
event-board = { $event } · round { $round }
event-board-decider = { $event } · round { $round }, the game that decides the match
event-board-final = { $event } · final
event-board-final-decider = { $event } · final, the game that decides it
event-not-begun = For the event, { $person } has lost this game without play.
event-no-result = For the event, this game is over with no points for either player.{ $format ->
    [knockout] {" "}If that leaves the match without a winner, the player with the better rating when they joined goes on, or the one who joined first where neither was rated higher.
   *[other] {""}
}
event-numbered = { $event } · event #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , season { $season }
} ({ $state })
event-format-auto = round robin up to 10 players, Swiss from 11
event-format-league = league
event-format-round-robin = round robin
event-format-swiss = Swiss
event-format-swiss-of = Swiss, { $rounds ->
    [one] one opponent each
   *[other] { $rounds } opponents each
}
event-format-knockout = knockout
event-rated = rated
event-unrated = not rated
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] one game with each opponent
   *[other] { $games } games with each opponent at the same time, each of you begins one
} · { $opponents ->
    [0] round by round
    [1] one opponent at a time
   *[other] up to { $opponents } opponents at a time
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] one game in each match
   *[other] { $games } games in each match at the same time, each of you begins one
} · { $opponents ->
    [0] round by round
    [1] one opponent at a time
   *[other] up to { $opponents } opponents at a time
} · { $rated }
event-how-auto = There’s nothing to arrange: the games begin by themselves, and when one ends, the next one follows.
event-how-league = Everyone in a division meets everyone. The last ones go down, the first ones go up, and the next season opens by itself.
event-how-round-robin = Everyone meets everyone. The games begin by themselves, and when one ends, the next one follows.
event-how-swiss = You play opponents whose score is close to yours. The games begin by themselves.
event-how-rounds = In a Swiss event, the number of your opponents depends on how many take part: { $one } if { $few } do, { $two } if { $some } do, { $three } if { $many } do.
event-how-strict = The next round begins by itself when all games of this one are over.
event-how-knockout = Lose a match and you’re out. A drawn match is followed by one more game. If that’s drawn too, the player with the better rating when they joined goes on. Any rating is better than none. If the ratings are equal or there are none, it’s the player who joined first.
event-silence = If you don’t make your first move in time, the opponent gets the point. The second time, you’re out. You can go on vacation, but you can’t pause these games. Anyone who’s in can be your opponent, blocked or not.
event-begins-at = Begins { $when } ({ $in }).
event-begins-with = Begins when { $seats } are in{ $left ->
    [0] { "" }
   *[other] {" "}({ $left } to go)
}.
event-begins-with-at = Begins when { $seats } are in{ $left ->
    [0] { "" }
   *[other] {" "}({ $left } to go)
}, on { $when } ({ $in }) at the latest.
event-begins-once = Begins as soon as at least { $fewest } are in.
event-begins-by-hand = { $person } starts it with `/events do:Start` once at least 3 are in.
event-in-none = **No one is in yet.** Press Join to be the first.
event-in = **In ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
event-is-cancelled = { $event } was cancelled.{ $games ->
    [0] {""}
   *[other] {" "}Games that had begun go on.
}
event-progress = { $over } of { $all } games over
event-progress-open = Games over: { $over }, under way: { $open }
event-progress-over = Final table, { $over ->
    [one] one game
   *[other] { $over } games
}
event-progress-round = Round { $round } of { $rounds }
event-progress-final = Final
event-division = __Division { $number }__
event-no-winner = No winner
event-more = … and { $count } more: press Table.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}from { $played }
}
event-player-out = { $person } (out)
event-annulled = -# Games with { $people } don’t count, because anyone who leaves a round robin early leaves its table.
event-row-ties = { $row } · { $ties }
event-set-waits = -# A set counts here once both of its games are over.
event-nameless = Player { $number }
event-head = { $stage ->
    [final] F
   *[other] R{ $round }
}
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } without play
event-alt-nothing = { $person } { $points } with no result
event-alt-bye = { $points } without an opponent
event-alt-passed = no opponent in round { $round }
event-alt-open = { $person } under way
event-tie-match-points = match points { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = direct { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz without the lowest { $value }
event-tie-wins = wins { $value }
event-paired = { $event }: new games. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Final: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } was drawn, so one more game decides: { $games }
event-through-rating = The game that was to decide between { $one } and { $other } was drawn too. { $one } goes on, with the better rating when they joined.
event-through-order = The game that was to decide between { $one } and { $other } was drawn too. { $one } goes on: neither was rated higher, and { $one } joined first.
event-won-rating = The game that was to decide between { $one } and { $other } was drawn too. { $one } wins, with the better rating when they joined.
event-won-order = The game that was to decide between { $one } and { $other } was drawn too. { $one } wins: neither was rated higher, and { $one } joined first.
event-through-void-rating = The match between { $one } and { $other } has no result. { $one } goes on, with the better rating when they joined.
event-through-void-order = The match between { $one } and { $other } has no result. { $one } goes on: neither was rated higher, and { $one } joined first.
event-won-void-rating = The match between { $one } and { $other } has no result. { $one } wins, with the better rating when they joined.
event-won-void-order = The match between { $one } and { $other } has no result. { $one } wins: neither was rated higher, and { $one } joined first.
event-bye = { $one } has no opponent this time and gets the points for that.
event-passes = No opponent in the first round, so on to the second: { $people }
event-passes-final = No opponent in the first round, so on to the final: { $people }
event-free = No opponent in this round: { $people }
event-half-bye = { $one } has no opponent left and gets half of the points for that.
event-too-few = { $people }, { $event } couldn’t begin: at least { $fewest } players are needed. It stays open, and begins by itself when there are enough. { $link }
event-not-offered = { $people }, { $event } couldn’t begin: this server no longer offers its rules. All who are still in stay in. Start it with `/events do:Start` once the rules are offered again, or cancel it with `/events do:Cancel an event (organisers)`. { $link }
event-out = { $people } didn’t begin two games and is out of { $event }.
event-gone = { $people } lost two games on time without a move for a week and no longer takes part in { $event }.
event-may-return = An organiser can put them back within 48 hours: `/events do:Put a player back in (organisers)`
event-given-up = { $people }, in { $event } the match of { $one } and { $other } ({ $games }) ended by resignation or on time before both had made two moves. The table counts it as points without play.
event-over = 👑 { $people } won { $event }! { $link }
event-over-none = { $event } is over, and no one has won. { $link }
event-over-divided = { $event } is over. { $link }
event-over-division = Division { $number }: { $people }
event-over-division-none = Division { $number }: no winner
event-up = ⬆️ Up a division: { $people }
event-down = ⬇️ Down a division: { $people }
event-over-ruled = -# A moderator’s decision has changed who won.
event-cancelled = { $event } was cancelled.{ $games ->
    [0] {""}
   *[other] {" "}Games that have begun go on.
}
event-moved-on = -# { $event } goes on in { $channel }. { $link }
event-preview = Create an event in this channel, with these terms?
event-preview-more = -# `/events` takes others: game, format, clock, seats, start, name and more.
button-event-new = Create
event-made = Event #{ $number } created. People sign up with its message in this channel.
event-joined = You’re in: { $event }. You’ll play { $opponents ->
    [one] one opponent at a time
   *[other] up to { $opponents } opponents at a time
}, and anyone in it can be your opponent, blocked or not. Your games begin by themselves.
event-left = You’ve left { $event }. Games that have begun go on.
event-leave-sure = Leave { $event }? You get no new opponents. Games that have begun go on.
event-leave-early = If less than half of your pairings are over, your results leave the table.
event-remove-sure = Take { $person } out of { $event }? They get no new opponents. Games that have begun go on.
event-remove-early = If less than half of their pairings are over, their results leave the table.
event-cancel-sure = Cancel { $event } for good? No one wins it, and no further games begin.{ $games ->
    [0] {""}
    [one] {" "}One game is under way and goes on as an ordinary one.
   *[other] {" "}{ $games } games are under way and go on as ordinary ones.
}
event-files = { $event } as files: { $count ->
    [0] {""}
    [one] its game,{" "}
   *[other] its { $count } games,{" "}
}its table for spreadsheets, its results for **narabe standings**, and a report in TRF, FIDE’s tournament format.
refusal-event-files-too-large = The files are larger than Discord takes in one message. `/export` gives the games one by one.
event-state-open = open
event-state-running = under way
event-state-over = over
event-state-cancelled = cancelled
events-list = Events here:
events-none = There are no leagues or tournaments here yet. Create one: `/events do:Create an event`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}{ $own ->
    [yes] {" "}· **you’re in**
    [over] {" "}· you took part
   *[other] {""}
} { $link }
button-join-event = Join
button-leave-event = Leave
button-leave-event-yes = Yes, leave
button-remove-entrant-yes = Yes, remove them
button-cancel-event-yes = Yes, cancel it
button-event-table = Table
button-event-files = Files
did-start-event = { $event } begins now.
did-cancel-event = { $event } is cancelled.{ $games ->
    [0] {""}
   *[other] {" "}Games that have begun go on.
}
did-remove-entrant = { $person } was removed from { $event }.
did-put-back = { $person } is back in { $event }.
did-move-event = { $event } goes on in this channel{ $games ->
    [0] {""}
   *[other] , with its active games
}.

refusal-no-such-event = There’s no event #{ $number } in this server. /events lists them.
refusal-which-event = Which event? Give its number in `event`. /events lists them.
refusal-which-of-events = Which event? Give its number in `event`: { $known }.
refusal-events-full = This server already has { $most } open or running events, the maximum. Wait until one is over, or cancel one.
refusal-events-yours = You already have { $most } open or running events on this server, the maximum without the Manage Server permission. Wait until one is over, or cancel one.
refusal-events-made-lately = You’ve made as many events on this server as anyone can within a day without the Manage Server permission ({ $most }). Make the next one tomorrow, or ask someone with that permission.
refusal-event-not-in-channel = I’m not in this channel, and an event needs me to post its boards. Add me to the server, or use a channel that I can see.
refusal-event-is-here = This event is already in this channel. To move it, give the same command in the channel where it should go on.
refusal-event-moved-lately = You’ve moved this event lately. You can move it again from { $until }.
refusal-event-seats = An event takes { $fewest } to { $most } players. Write a number in that range in `seats`.
refusal-event-starts = Write in `starts` in how many days the event is to begin, a number from { $fewest } to { $most }.
refusal-event-name-long = The name of an event can have up to { $most } characters, and this one has { $count }. Shorten it.
refusal-set-half-over = Game #{ $number } of this set is finished, so this one can’t be cancelled. Play on, or end it with /draw or /resign.
refusal-set-two-players = A set is for two people. Leave `games` empty here, or choose a game for two.
refusal-event-two-players = Events and hills are for games between two players. Choose one in `game`, e.g. gomoku/renju.
refusal-event-needs-clock = An event needs a clock. Choose one in `clock`, or leave it empty for 5 days + 12 hours per move.
refusal-event-young-account = Your Discord account has to be { $days ->
    [one] one day old
   *[other] { $days } days old
} to join events here. Until then you can play with /challenge.
refusal-event-young-member = You have to be a member of this server for { $days ->
    [one] one day
   *[other] { $days } days
} to join events here. Until then you can play with /challenge.
refusal-event-full = All { $most } places are taken. /events lists other events, or create the next one: `/events do:Create an event`
refusal-event-begun = This event has already begun. You can watch its table, or join the next one: /events
refusal-event-runs = This event is already under way. Its table: `/events do:Show the table`
refusal-event-beaten = You’re out of this event. You can watch its table, or join the next one: /events
refusal-event-not-begun = This event hasn’t begun, so it has no files yet. Join it: `/events do:Join`
refusal-event-ended = This event is over. /events lists the others.
refusal-event-too-many = You’re already in { $most } events, the maximum. Finish or leave one first: `/events do:Leave`
refusal-event-they-are-full = { $person } is already in { $most } events, the maximum. They have to finish or leave one first.
refusal-event-not-in = You’re not in this event. While it’s open you can join it: `/events do:Join`
refusal-event-not-organiser = Only { $person } and people with the Manage Server permission can do that.
refusal-event-own-entrant = You’ve entered this event yourself, so you can’t remove players or put them back while it’s under way. Ask someone with the Manage Server permission.
refusal-event-too-few = An event needs at least { $fewest } players: { $missing } more to go. It stays open.
refusal-event-needs-person = Say who: pick a player in the option `person`.
refusal-event-no-entrant = { $person } isn’t in this event. The sign-up message and the table show who is.
refusal-event-not-back = { $person } can’t be put back. That’s possible for 48 hours after a player is out, and not in a knockout.
refusal-event-they-are-in = { $person } is still in this event, so there’s no one to put back.
refusal-event-ask-back = You’re no longer in this event. For 48 hours an organiser can put you back: `/events do:Put a player back in (organisers)`
refusal-event-left-erased = You were in this event when your data was deleted, so you can’t join it again. You can join the next one.
refusal-event-game = This game belongs to an event, so it can’t be paused or cancelled by its players. A moderator can use `/settings end` or `/settings decide`, and `/vacation start` stops your clock.

# The hill.
command-hill = See the hill, join it, challenge someone, or leave it
option-hill-do = What to do (empty: show the hill, or challenge the person you name)
option-hill-person = Who to challenge: anyone up to two steps away
option-hill-game = Game and rules of the hill, e.g. gomoku/renju (empty: yours, or the one with most people)
choice-do-show = Show it
choice-do-challenge = Challenge a person
button-hill-join = Join
button-hill-challenge = Challenge…
button-hill-leave = Leave
button-hill-leave-yes = Yes, leave
week-title = **The week up to { $until }**
week-event = { $event }: { $over } of { $all } games are over.
week-games = { $games ->
    [one] One game was finished
   *[other] { $games } games were finished
} by { $people ->
    [one] one person.
   *[other] { $people } people.
}
week-guesses = 🔮 First in guessing this month: { $people }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
week-join = { $join }: { $game }
week-king = 👑 { $person } has been king of the hill ({ $game }) since { $since }.
week-longest = Longest game: { $game } #{ $number }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
week-puzzles = 🧩 Puzzles of the day: { $days ->
    [one] 1 solved
   *[other] { $days } solved
}, by { $people ->
    [one] 1 person.
   *[other] { $people } people.
}
week-open = Looking for an opponent:
week-streak = Longest win streak: { $people }, { $count } games in a row.
week-upset = Upset of the week: { $winner } beat { $loser }, who was rated { $gap ->
    [one] one point
   *[other] { $gap } points
} higher (#{ $number }).
hill-title = ⛰️ **Hill** · { $game }
hill-empty = No one is on the hill. Be the first to join.
hill-king = 👑 { $person } has been king since { $since }. { $count ->
    [one] { $people } is
   *[other] { $people } are
} one step below.
hill-no-king = 👑 No one is king. The crown goes to the player who stands alone on the highest of several steps.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-more-steps = … and { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
}
hill-open = ⚔️ { $one } challenges { $other }
hill-played = ⚔️ { $one } and { $other } are playing
hill-more-games = ⚔️ … and { $count } more
hill-how = -# Challenge anyone up to { $most } steps away. A win lifts you one step, a loss lowers you one. A player who is challenged from below and doesn’t accept within three days loses a step. After 31 days without a game you’re off the hill.
hill-alt-king = Step { $number }, king: { $people }
hill-alt-step = Step { $number }: { $people }
hill-challenge = ⛰️ For the hill. A player who is challenged from below and doesn’t accept loses a step.
hill-challenge-free = ⛰️ For the hill.
hill-unanswered = ⛰️ On the hill this counts as a loss for the player challenged, who stood higher.
hill-unanswered-free = ⛰️ On the hill this changes nothing: the player challenged didn’t stand higher.
hill-board = ⛰️ For the hill: the winner goes one step up.
hill-crowned = 👑 { $person } is king of the hill now.
hill-whom = Choose who to challenge.
hill-leave-sure = Leave the hill ({ $game })? You can join again after a day, and begin on the lowest step then. Open challenges for the hill that you’ve made or received end.
hill-leave-playing = Your game for the hill goes on, but it doesn’t count for you while you’re off the hill.
hill-left = You’ve left the hill ({ $game }).
refusal-hill-not-on = You’re not on the hill ({ $game }). Join it first, with /hill.
refusal-hill-off = You’re not on the hill ({ $game }).
refusal-hill-on = You’re already on the hill ({ $game }), on step { $number } of { $count }. Challenge someone or leave with /hill.
refusal-hill-left-lately = You’ve been off the hill ({ $game }) for less than a day. You can join it again from { $until }.
refusal-hill-self = You can’t challenge yourself. Pick someone else on the hill.
refusal-hill-they-are-not-on = { $person } isn’t on the hill. Challenge someone who is, or ask them to join with /hill.
refusal-hill-too-far = { $person } stands more than { $most } steps away. Challenge someone nearer.
refusal-hill-many-made = You already have { $most } challenges for the hill. Play one of them first.
refusal-hill-many-received = { $person } already has { $most } challenges for the hill. Challenge someone else, or wait.
refusal-hill-meets = You and { $person } are already meeting for the hill.
refusal-hill-again = You and { $person } have met lately. You can challenge them again from { $until }.
refusal-hill-withdrew = You withdrew a challenge to { $person } lately. You can challenge them again from { $until }. They can challenge you.
refusal-hill-no-one = No one can be challenged right now: you have two challenges, or within 7 days you’ve met everyone near you or withdrawn your challenge to them. Try again later.
refusal-hill-alone = No one else is on this hill yet. Ask someone to join it with /hill.
refusal-hill-moved = The hill has just changed. Try again.
refusal-hill-game = This game is for the hill, so it can’t be paused or cancelled by its players. You can use /resign or /draw, and `/vacation start` stops your clock.
refusal-hills-full = This server has { $most } hills, which is the limit. Choose the game of one of them, or leave `game` empty.
refusal-hills-yours = You’ve already founded { $most } of the hills on this server, the maximum without the Manage Server permission. Join a hill that is there, or ask someone with that permission.
