# Messages in channels.

-narabe = Narabe

fault = Something went wrong on my side. Nothing is lost; please try again. If it happens again, give this number to whoever runs me: { $number }
kept-anyway = It is done and kept. The message follows in a moment.
fault-busy = I have too much to do right now. Nothing was done; please try again in a moment.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Last: { $action } ({ $person })
to-move = { $person } to move.
won = { $count ->
    [one] 🏆 { $winners } wins: { $end }.
   *[other] 🏆 { $winners } win together: { $end }.
}
won-shared = 🤝 { $winners } share the victory: { $end }. Between them it counts as a draw.
drawn = A draw: { $end }.
you-are-challenged = { $people }, you are challenged to { $game } #{ $number }. { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, your move in { $game } #{ $number }. { $link }

challenge-made = { $author } challenges { $invited }. { $first } The challenge expires { $until }.
challenge-open = { $author } is looking for somebody to play. { $first } Open seats: { $free }. The challenge expires { $until }.
first-me = The challenger begins.
first-them = Whoever accepts begins.
first-random = Who begins is decided at random.
challenge-declined = The challenge was declined.
challenge-withdrawn = The challenge was withdrawn.
challenge-expired = Nobody accepted the challenge in time.

button-accept = Accept
button-decline = Decline
button-join = Join
button-withdraw = Withdraw
button-move = Move
button-resign = Resign
button-confirm-resign = Yes, resign

form-title = Your move · { $game }
form-where = Where?
form-example = for example { $example }

menu-hint = What do you do?
chosen = You have chosen: { $action }.

resign-sure = Do you really want to resign this game? { $game }
resigned = You have resigned.

waits-for-you = Waiting for you to accept.
waits-to-begin = Waiting for somebody to accept.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-use-external-apps = Use External Apps (your own permission, not mine)
right-attach-files = Attach Files

help = { -narabe } is for five in a row and games like it, played in the channel over days.
    { $commands }
    Your turn? Press **{ $button }** under the board, or use /move. A move is:
    { $games }
    In { game-gomoku } and { game-ninuki } columns are letters from the left, rows numbers from the bottom. In /rules every rule set is explained with pictures.

# Games for three and four, and lines that wait for an answer.
to-move-then = { $person } to move, then { $next }.
seat-taken = { $seat } · { $taken }
seat-left = { $seat } (has left)
taken = { $count ->
    [0] none taken
    [one] 1 stone taken
   *[other] { $count } stones taken{ $pairs ->
        [0] {""}
        [one] {" "}(1 pair)
       *[other] {" "}({ $pairs } pairs)
    }
}
lobby-drawn = Seats, drawn by lot once everybody is here:
lobby-named = Seats, in this order unless the others begin:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, invited
lobby-free = ▫️ free
button-concede = Concede
button-confirm-concede = Yes, concede
concede-sure = Do you really want to concede the line? { $game }
conceded = You have conceded the line.
