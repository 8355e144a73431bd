# Messages in channels.

-narabe = Narabe

fault = Something went wrong on my side. Nothing is lost; please try again. If it happens again, give number { $number } to whoever runs me.
fault-busy = More is going on than I can serve right now. Nothing was done; please try again in a moment.

title = **{ $game }** · { $rules } · #{ $number }
seat = { $stone } { $person }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

to-move = { $person } to move.
won = { $count ->
    [one] 🏆 { $winners } wins: { $end }.
   *[other] 🏆 { $winners } win together: { $end }.
}
drawn = A draw: { $end }.
your-turn = { $person }, your move in { $game } #{ $number }. { $link }

challenge-made = { $author } challenges { $invited }. { $first } The challenge expires { $until }.
challenge-open = { $author } looks for somebody to play. { $first } Open seats: { $free }. The challenge expires { $until }.
first-me = The challenger begins.
first-them = The challenged side begins.
first-random = Lots decide who begins.
challenge-declined = The challenge was declined.
challenge-withdrawn = The challenge was withdrawn.
challenge-expired = Nobody took the challenge in time.

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

resign-sure = Do you really want to resign? { $game }
resigned = You have resigned.

no-games = You have no unfinished games. /challenge begins one.
your-games = Your unfinished games:
waits-to-begin = Waiting for the challenge to be taken.

right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files

help = { -narabe } lines them up: five in a row and its relatives, played here over days.
    { $commands }
    Your turn? Press **Move** under the board, or type /move with a point such as h8. A board’s columns are letters from the left, its rows numbers from the bottom.
