# Messages in channels.

-narabe = Narabe

fault = Something went wrong, but nothing is lost. Please try again. If it keeps happening, give this number to the person who runs the bot: { $number }
kept-anyway = Saved. The message will appear in a moment.
fault-busy = Too much is going on right now, so nothing was done. Try again in a moment.
answer-private = -# Only the person who asked sees the answer.

owner-database-damaged = { $count ->
    [one] ⚠️ A check of the database found a flaw. The log says what it is.
   *[other] ⚠️ A check of the database found { $count } flaws. The log says what they are.
} Stop the bot, restore the newest backup with no flaws, and run **narabe check** on it.
owner-database-gone = ⚠️ The database file is gone or has been replaced, so nothing can be saved. The log says where it belongs. Put it back. If that isn’t possible, stop the bot, restore the newest backup with no flaws, and run **narabe check** on it.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Last: { $action } ({ $person })
last-action-planned = Last: { $action } ({ $person }, as planned)
guessed = 🔮 { $right } of { $all } guessed { $action }.
opening-name = Opening: { $name }
to-move = { $person } to move.
won = { $count ->
    [one] 🏆 { $winners } wins: { $end }.
   *[other] 🏆 { $winners } win: { $end }.
}
won-shared = 🤝 { $winners } share the win: { $end }. It counts as a draw between them.
drawn = Draw: { $end }.
drawn-among = Draw between { $people }: { $end }. Out of the game before: { $left }.
drawn-machines = Draw between { $people }, since no one else is left in the game. Out of it before: { $left }.
you-are-challenged = { $people }, you’ve been challenged to { $game } (#{ $number }). { $link }
open-seat-for = { $role }, a seat is free.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, your move in { $game } #{ $number }. { $link }

challenge-made = { $author } challenges { $invited }.
challenge-mates = { $author } invites { $invited } to the same team.
challenge-teams = { $team } challenge { $invited }.
challenge-open = { $author } is looking for { $free ->
    [one] one more player
   *[other] { $free } more players
}.
challenge-until = The challenge expires { $until }.
first-me = The challenger goes first.
first-them = The player who accepts goes first.
first-random = A random player goes first.
first-loser = { $first } If the two have played before, the loser of their last game that wasn’t a draw chooses.
helped-me = The challenger gets the handicap and goes first.
helped-them = The player who accepts gets the handicap and goes first.
helped-random = A random player gets the handicap and goes first.
helped-invited = The weaker player gets the handicap and goes first. The player who accepts says who that is.
weaker-chooses = The weaker player gets the handicap and goes first. Who is that?
challenge-bot-alone = You can’t challenge another bot, but you can pick { -narabe } itself or play alone. To play with people, pick a person, or leave `opponent` empty so that anyone can join.
challenge-play-alone = Play { $name }
challenge-declined = Challenge declined.
challenge-declined-by = Challenge declined by { $person }.
challenge-withdrawn = Challenge withdrawn.
challenge-left = This challenge is over: someone who was in it has left.
challenge-expired = Challenge expired: no one accepted in time.

button-accept = Accept
button-decline = Decline
button-join = Join
button-withdraw = Withdraw
button-leave = Leave
button-rules = Rules
button-move = Move
button-resign = Resign
button-confirm-resign = Yes, resign

form-title = Your move · #{ $number } { $game }
form-where = Where?
form-example = for example { $example }
form-any = Answer any other move
form-any-note = A line that begins with * answers any move that no other line has. If you write one, tick this too.
form-lines = Lines
form-lines-note = Their move, your answer, and so on. One line each. Leave it empty to drop your plan.
form-plan = Plan your answers · { $game }
plan-any = (any other move)
plan-gone = You have no plan for this game now.
plan-line = • { $moves }
plan-more = { $count ->
    [one] … and one more line. { button-plan } has them all.
   *[other] … and { $count } more lines. { button-plan } has them all.
}
plan-title = 🗒️ Your plan: { $lines ->
    [one] one line
   *[other] { $lines } lines
    }. No one sees it before it is played.
plan-void = 🗒️ Your plan is void: the game went another way.
form-note = What do you think of this position?
form-note-example = For example: the three at the bottom comes first
form-note-note = Up to 500 characters, for you alone. Leave it empty to delete the note.
form-note-title = { $ply ->
    [0] Note before the first move · { $game }
   *[other] Note after move { $ply } · { $game }
}
form-share-note = Share at the end
form-share-note-note = Once the game is over, others read it in the replay and in the SGF file.
note-kept = 📝 Saved. No one else can read it.
note-kept-shared = 📝 Saved. No one else can read it before the game is over.
note-kept-open = 📝 Saved. From now on everyone can read it.
note-deleted = 📝 You have no note on this position now.
note-own = { $shared ->
    [yes] 📝 Your note, shared at the end of the game:
   *[no] 📝 Your note:
}
note-of = 📝 Note by { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Notes before the first move.
notes-elsewhere = 📝 Notes after { $count ->
    [one] move
   *[other] moves
} { $plies }.
notes-more = 📝 { $count ->
    [one] There’s one more note here.
   *[other] There are { $count } more notes here.
} `/export` has the shared ones.
form-guess = Guess the move · { $game }
form-guess-note = Secret until the move is made. Right: 1 point, or 3 if at most a quarter guessed it.
form-guess-fun = Secret until the move is made. For fun: a game of one person gives no points.
form-guess-again = Secret until the move. Right: 1 or 3 points, but none for a move that replaces one taken back.
form-winner = Who wins?
form-winner-note = Until the tenth move. Right: 5 points.
form-winner-fun = Until the tenth move. It gives no points in this game.
guess-kept = 🔮 Your guess: { $action }. You can change it until the move is made. No one sees it before.
guess-no-one = Leave it as it is
guess-seat = Player { $number }
prediction-kept = 🔮 Your prediction: { $person } wins. You can change it until the tenth move.
crowd = 👥 the crowd
crowd-listed = 👥 the crowd
crowd-label = The crowd
crowd-how = 🗳️ Everyone else here can vote with { $vote } or /move. Votes are secret until they’re counted.
crowd-to-move = 👥 The crowd is voting for the next move.
form-choice = Or choose
form-choice-note = Moves that others have proposed, and ways to end the game. What you write above comes first.
form-vote = Vote · { $game }
form-vote-again = Your vote so far: { $action }. Secret until the votes are counted.
form-vote-note = Secret until the votes are counted. Until then you can change it.
vote-button = { $away ->
    [yes] **{ $vote }** under the board in the channel
   *[no] **{ $vote }**
}
vote-draw = Agree to the draw
vote-kept = 🗳️ Your vote: { $action }. The votes are counted { $left } at the latest. Until then you can change yours, and no one sees it.
vote-missing = 🗳️ You haven’t voted for this move yet.
vote-resign = Resign
vote-settled = 🗳️ That settled it: the move is made.
vote-written = The move I wrote
vote-yours = 🗳️ Your vote: { $action }. No one else sees it before the votes are counted.
voted = 🗳️ { $action }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , others: { $others }
}. { $people ->
    [one] 1 person
   *[other] { $people } people
} voted.{ $tie ->
    [yes] {" "}It was a tie, and { $action } got there first.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] The vote given so far no longer counts.
   *[other] The { $votes } votes given so far no longer count.
}

menu-hint = Choose an action
chosen = You chose: { $action }.

resign-sure = Resign this game? { $game }
resign-sure-others = Resign this game? The others play on, and you have lost, whatever they agree on. { $game }
resign-sure-team = Resign this game? Your team plays on without you, and its result counts for you too. { $game }
resigned = You resigned.

waits-to-begin = Waiting for someone to accept.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-use-external-apps = Use External Apps (your own permission, not the bot’s)
right-attach-files = Attach Files
right-manage-roles = Manage Roles

help-group-play = __Play__
help-group-between = __During a game__
help-group-look = __Look back__
help-group-settings = __Rules and settings__
help = Play five in a row and its relatives with { -narabe }, right in this channel and at your own pace.
help-lessons = Want to learn? Open `/rules game:gomoku/renju` and press **{ $button }**. { game-gomoku } and pente have some too.
help-moves = Your turn? Press **{ $button }** under the board, or use /move. How to write a move:
    { $games }
    In { game-gomoku }, { game-ninuki } and { preset-ninuki-pente }, columns are letters from the left and rows are numbers from the bottom.

# Games for three and four, and lines that wait for an answer.
to-move-then = { $person } to move, then { $next }.
moves-for = { $person } moves for { $left }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, { $team } with the teammate’s
seat-left = { $seat } (left the game)
left-resigned = 🏳️ Resigned: { $people }.
left-late = ⏳ Out of time: { $people }.
taken = { $count ->
    [0] no captures
    [one] 1 stone captured
   *[other] { $count } stones captured{ $pairs ->
        [0] {""}
        [one] {" "}(1 pair)
       *[other] {" "}({ $pairs } pairs)
    }
}
lobby-drawn = Seats are drawn at random once everyone is here:
lobby-ordered = Seats, in this order:
lobby-named = Seats, in this order. If the others go first, the challenger takes the last one:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, invited
lobby-free = ▫️ free
lobby-anyone = anyone
lobby-teams = Teams: { $one } against { $other }
button-concede = Concede
button-confirm-concede = Yes, concede
concede-sure = Concede, and leave the line unbroken? { $game }
conceded = You conceded.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } and more
join-names-more = { $before } and { $count } more
join-person = { $person }
join-people = { $before } and { $next }
join-people-last = { $before } and { $next }
join-either = { $before } or { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
