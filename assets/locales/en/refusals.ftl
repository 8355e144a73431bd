# Why something may not be done, and what would work.

refusal-other = That doesn’t work right now ({ $word }).
refusal-no-such-game = There’s no game “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Games: { $known }.
refusal-no-such-preset = { $game } has no rule set “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Rule sets: { $known }.
refusal-option-as-preset = “{ $written }” is a rule option, not a rule set. Write `game:{ $under } rules:{ $pair }`.
refusal-option-meant = There’s no game “{ $written }”. Did you mean `game:{ $under } rules:{ $pair }`? Games: { $known }.
refusal-several-options = Several rule options fit “{ $written }”. Write one of these{ $under ->
    [none] {""}
   *[other] {" "}in `rules`, with `game:{ $under }`
}: { $pairs }.
refusal-no-such-key = There’s no rule option “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Options: { $known }.
refusal-no-such-value = “{ $key }” can’t be “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} It can be: { $known }.
refusal-number-out-of-range = “{ $key }” can’t be “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} It can be a number from { $least } to { $most }.
refusal-rules-too-long = Rules can have up to { $most } characters. Write a rule set and only the options that differ from it.
refusal-no-keys = { $game } has no rule options, so leave out “{ $written }”.
refusal-key-twice = You gave the option “{ $key }” twice. Give it once.
refusal-no-such-revision = These rules have no revision { $revision }. The newest is { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }” is for 2 players, not { $seats }.
       *[other] “{ $preset }” is for { $fewest } to { $most } players, not { $seats }.
    }
    [4] “{ $preset }” is for 4 players, not { $seats }.
   *[other] “{ $preset }” is for { $fewest } to { $most } players, not { $seats }.
}
refusal-no-setup = This game can’t start from a set-up position.
refusal-setup-lists = A set-up position needs one list of stones for each of the { $seats } seats. If it has captured stones, it also needs one number for each seat.
refusal-setup-to-move = The seat to move must be one of the { $seats } seats, counted from 0.
refusal-setup-point = The set-up position has “{ $written }”, which isn’t a point of this board.
refusal-no-column-i = This board has no column I: after H comes J. Did you mean { $known }?
refusal-notation = “{ $written }” isn’t a move. Write it like one of these: { $known }.
refusal-one-point = “{ $written }” isn’t a move. Write one point, like { $point }.
refusal-not-a-choice = “{ $written }” isn’t possible now. You can choose: { $actions }.
refusal-a-number = “{ $written }” isn’t possible now. Write a number from { $least } to { $most }.
refusal-unfinished = “{ $written }” is only the start of a move. It can go on with: { $known }.
refusal-off-board = { $point } isn’t on this board. Its points go from { $first } to { $last }.
refusal-occupied = { $point } is already taken. Choose an empty one.
refusal-excluded = “{ $one }” and “{ $other }” don’t go together. With “{ $one }” you can choose: { $known }.
refusal-overline = { $colour ->
    [black] { $point } would make more than { overline-most } in a row, which is forbidden for Black. Forbidden now: { $forbidden }.
   *[all] { $point } would make more than { overline-most } in a row, which is forbidden. Forbidden now: { $forbidden }.
}
overline-most = { $line ->
    [4] four
   *[5] five
}
refusal-double-three = { $colour ->
    [black] { $point } would make a double three (two threes at once), which is forbidden for Black. Forbidden now: { $forbidden }.
   *[all] { $point } would make a double three (two threes at once), which is forbidden. Forbidden now: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } would make a double four (two fours at once), which is forbidden for Black. Forbidden now: { $forbidden }.
   *[all] { $point } would make a double four (two fours at once), which is forbidden. Forbidden now: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } would make a four and two threes at once, which is forbidden for Black. Forbidden now: { $forbidden }.
   *[all] { $point } would make a four and two threes at once, which is forbidden. Forbidden now: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] The first stone goes on { $known }, the centre of the board. “{ $written }” isn’t possible yet.
    [within] { $written } is too far out. This stone of the opening goes inside the square with the corners { $known }.
    [beyond] { $written } is too close to the centre. This stone of the opening goes outside the square with the corners { $known }.
    [beyond-axes] { $written } is too close to the centre. On the centre’s row and column, this stone of the opening goes farther out than { $known }.
    [stone] The opening asks for a stone now, not for “{ $written }”. Name a point, for example: { $known }.
    [choice] The opening asks for a decision now, not for “{ $written }”. Choose: { $actions }.
    [number] The opening asks for a number of fifth moves now, not for “{ $written }”. Write a number from 1 to { $most }.
    [offer] It’s time to offer fifth moves, so “{ $written }” isn’t possible. Offer one, for example: { $known }.
    [other] { $known } is already offered. Offer another point.
    [unequal] { $written } is the same as { $known }, which is already offered. To the four stones, one is the other { $mirror ->
        [column] mirrored in column { $axis }
        [row] mirrored in row { $axis }
        [rising] mirrored in a rising diagonal
        [falling] mirrored in a falling diagonal
        [half-turn] after a half turn
       *[quarter-turn] after a quarter turn
    }. Offer a point that isn’t.
    [pick] It’s time to pick one of the offered fifth moves, so “{ $written }” isn’t possible. Choose: { $known }.
   *[nothing] There’s no opening choice right now, so “{ $written }” isn’t possible. Name a point instead.
}
refusal-game-over = This game is already over.
refusal-guess-empty = Write a move or choose a winner.
refusal-guess-late = That move has already been made. Press the button under the board again to guess the next one.
refusal-guess-off = Guessing is off in this server. Its managers can turn it on in `/settings show`.
refusal-guess-plays = You play in this game. Only those who watch it can guess.
refusal-puzzle-long = That line is too long to keep. Open the puzzle again with /puzzle and play a shorter one.
refusal-puzzle-theme = The set “{ $set }” has no puzzles with the idea “{ $theme }”. It has: { $known }.
refusal-try-chance = Chance decides here, so the line can’t go on.
refusal-try-far = { $written } is too far from the stones to be tried here. Choose a point closer to them, for example { $near }.
refusal-try-gone = Moves of that position were taken back. Open **My view** again.
refusal-try-long = That line is too long to keep. Step back, or take it as a file.
refusal-plan-answers = A line has at most { $most } moves of yours.
refusal-plan-any = A line that begins with * answers any other move. Tick the box as well if you mean that.
refusal-plan-chance = Chance decides before “{ $written }”, so a line has to end there.
refusal-plan-ends = “{ $line }” doesn’t end with a move of yours. Write the other player’s move and then your answer.
refusal-plan-ends-again = “{ $line }” doesn’t end with a move of yours. After { $moves } the other player moves again. Write that move too, and then your answer.
refusal-plan-late = The game has gone on meanwhile. Look at the board and plan again.
refusal-plan-lines = A plan has at most { $most } lines.
refusal-note-long = A note can have up to { $most } characters, and this one has { $count }. Shorten it.
refusal-note-full = You already have { $most } notes on this game, the maximum. Delete one: open its form and empty it.
refusal-note-gone = That position has been taken back. Open the form again on the position as it is now.
refusal-plan-not-here = Plans are for active games between people.
refusal-plan-two-answers = You answer the same move in two ways: { $answers }. Leave one of them out.
refusal-plan-your-turn = It’s your turn. Make your move first, then plan your answer to the next one.
refusal-guess-refused = One of the players wants no guesses about their games.
refusal-guess-crowd = In a game of the crowd you vote instead of guessing. Press **{ $vote }** under its board.
refusal-vote-counted = The votes are counted, and the move is made. You can vote again once the other player has moved.
refusal-vote-empty = Write a move, or choose one from the menu.
refusal-vote-foul = { $point } is forbidden and would lose the game at once. Vote for another move.
refusal-vote-late = That vote is over: the votes are counted. Press the button under the board again to see what’s next.
refusal-vote-new = You can vote once you’ve been in this server for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
refusal-vote-none = In this game no one votes. Watch it with /board, or start your own with /challenge.
refusal-vote-not-now = It’s the other player’s turn. You can vote once they’ve moved.
refusal-vote-plays = You play against the crowd in this game, so you can’t vote for its moves.
refusal-vote-role = In this server only { $role } can vote. Watch the game with /board, or start your own with /challenge.
refusal-crowd-agrees = The crowd votes for moves and can’t agree to that. You can move, or give the game up with /resign.
refusal-crowd-alone = You play against the crowd on your own. Leave out the other players, `level` and `games`, or leave out `crowd`.
refusal-crowd-clock = A vote needs a clock with a time for each move. Choose one of: { $known }.
refusal-crowd-draw = Offer the draw while the crowd votes. Then everyone can vote for it.
refusal-crowd-draw-vote = You agree to this draw by voting for it. Press **{ $vote }** under the board and choose “Agree to the draw”.
refusal-crowd-seat = In this game the crowd votes, and no one in it acts alone. While it’s to move, press **{ $vote }** under the board to vote for a move, or to resign.
refusal-crowd-server = The crowd votes in a server’s channel that I can post in. Use the command there.
refusal-crowd-two = You can only play the crowd in games for two people. Choose another game or rule set.
refusal-has-left = That player has already left this game ({ $written }).
refusal-draw-by-command = “{ $written }” isn’t a move. To offer a draw, use /draw.
refusal-event-by-command = “{ $written }” isn’t a move. To give up a game, use /resign.

refusal-challenge-self = You can’t challenge yourself. Pick someone else, or leave out the opponent so that anyone can join.
refusal-challenge-alone = There’s no one else here to play with. Play against { -narabe } with `/challenge level:3`, or challenge in a server’s channel or in your DMs with a friend.
refusal-challenge-bot = You can’t challenge another bot. Pick { -narabe } itself, pick a person, or leave out the opponent so that anyone can join.
refusal-own-challenge = You’re already in this challenge. It’s waiting for someone else.
refusal-not-your-challenge = This challenge is for { $people }, not for you. Start your own with /challenge.
refusal-not-your-own-challenge = Only { $person } can withdraw this challenge.
refusal-leave-not-in = You haven’t joined this challenge.
refusal-leave-own = This challenge is yours. Press **{ $withdraw }** to end it.
refusal-leave-guests = Someone from another server has joined this challenge, so no one can leave it before the start. Its author can withdraw it.
refusal-challenge-taken = This game has already started.
refusal-challenge-over = This challenge is closed. Start a new one with /challenge.
refusal-unplayed = { $why } No move was made.
refusal-challenged-lately = Several of your challenges to { $person } have just been withdrawn or declined. You can challenge them again from { $until }.
refusal-too-many-games = You already have { $most ->
    [one] one active game
   *[other] { $most } active games
}, the maximum. Finish one, or withdraw a challenge. /games lists them.
refusal-too-many-here = This channel already has { $most ->
    [one] one active game
   *[other] { $most } active games
}, the maximum. Use another channel.
refusal-several-rule-sets = Several games have a rule set “{ $written }”. Name the game too: { $known }.
refusal-lacks-rights = I can’t run a game in this channel. Missing permissions: { $rights }. Someone who manages the server can grant them.
refusal-outside-thread = I’m not in this private thread, so I couldn’t call or remind anyone here. Mention me once in the thread, which adds me, and try again.

refusal-no-such-game-here = There’s no game #{ $number }. /games lists yours.
refusal-no-game-of-yours = You have no game #{ $number }, and there’s none in this channel. /games lists yours.
refusal-game-elsewhere = Game #{ $number } is in another place: { $place }. Use the command there.
refusal-no-such-number = “{ $written }” isn’t a game number. /games lists yours.
refusal-no-game-in-server = There’s no game #{ $number } in this server. In a game’s own channel, the option `game` suggests its number, also when it’s finished.
refusal-no-number-in-server = “{ $written }” isn’t a game number. In a game’s own channel, the option `game` suggests its number, also when it’s finished.
refusal-no-game-waits = No game in this channel is waiting for your move. /games lists all of yours, and /challenge starts a new one.
refusal-no-game-here = You have no active game in this channel. /games lists all of yours, and /challenge starts a new one.
which-game-hint = Which game?
which-game-below = Which game do you mean? Choose it below, or say it with the option `game`: { $known }.
refusal-which-game = Which game do you mean? Say it with the option `game`: { $known }.
refusal-not-your-game = You’re not in this game. Start your own with /challenge.
refusal-you-have-left = You’ve left this game. The others play on, so it’s up to them now.
refusal-not-begun = This game hasn’t started yet. It’s waiting for someone to accept the challenge.
refusal-not-your-turn = It’s not your turn. { $person } is to move.{ $plan ->
    [yes] {" "}To answer beforehand, press { $mine }, then { button-plan }
   *[no] {""}
}
refusal-stale = This board is out of date. { $now } Current board: { $place }
refusal-unreadable = I couldn’t read what Discord sent me. Try again, or use a slash command like /board.
refusal-unknown-button = This button no longer works. Use /board to see the current board.
refusal-command-out-of-date = This command is out of date. Restart Discord and type it again.

refusal-track-first = The first stones go on the track, the outer ring of circles. { $point } isn’t on it. Choose one like A1.
refusal-track-beside = Your track stone goes right next to your opponent’s on { $rival }. Choose one of { $known }.
refusal-free-stone = The free stone goes on an empty circle with one dot, and { $point } has more. Circles with one dot are just inside the track.
refusal-track-circle = { $point } is on the track, which is only for the two track stones. Choose an empty circle with dots.
refusal-the-mark = { $point } is the mark in the middle, where no stone goes. Choose an empty circle with dots.
refusal-no-such-circle = There’s no circle { $point }. Row { $row } goes from { $first } to { $last }.
refusal-row-closed = Row { $row } has no circle to choose right now. Rows that have one: { $known }.
refusal-no-pair = A stone on { $point } flanks no pair, so it can’t take { $pair }. Write { $point } alone, or choose a circle that flanks two neighbouring stones in a row.
refusal-not-flanked = This stone doesn’t flank { $pair }. It can take: { $known }.

refusal-not-dealt = The cards haven’t been dealt yet. Once they’re on the table, it’s Red’s turn.
refusal-already-dealt = The cards have already been dealt, and that happens once a game. Place or move a die.
refusal-bad-deal = A deal names { $cards } different cards from 1 to 7, and in act 5 the one that lies face down. For example: { $known }.
refusal-not-in-act = This act has no “{ $action }”. You can: { $known }.
refusal-nothing-to-do = You can’t do anything with “{ $written }” right now. You can: { $known }.
refusal-supply-empty = All your dice are on cards, so there’s none to place. Choose another action, for example moving one.
refusal-not-in-supply = { $die } isn’t in your supply. You can place: { $known }.
refusal-no-such-card = There’s no card { $card } on the table. Cards: { $known }.
refusal-card-taken = Card { $card } already has a die, and you can only place dice on empty cards. { $count ->
    [0] No card is empty right now, so move a die instead.
   *[other] Empty: { $known }.
}
refusal-no-die = There’s no die on card { $card }. { known-lift }
refusal-covered-die = Your die on card { $card } is covered, and only the top die of a card can move. { known-lift }
refusal-rivals-die = The top die of card { $card } is your opponent’s. { known-lift }
known-lift = { $count ->
    [0] You can’t move any of your dice right now.
   *[other] You can move the top die of: { $known }.
}
refusal-same-card = A die has to move to a different card. { known-land }
refusal-same-colour = Cards { $from } and { $card } are both { $face ->
    [green] green
   *[other] gold
}, and a die can only move to a card of a different colour. { known-land }
refusal-mixed-stack = Card { $card } has two dice, and you can only cover two if both are yours. { known-land }
known-land = { $count ->
    [0] It can’t go anywhere from card { $from } right now.
   *[other] From card { $from } it can go to: { $known }.
}
refusal-no-fight = A fight needs exactly two dice on one card, one of each side. Card { $card } doesn’t have that. { $count ->
    [0] No other card does either.
   *[other] You can fight on: { $known }.
}
refusal-surprise-used = You’ve already used your Surprise, and you get one per game. You can: { $known }.
refusal-locked-card = Card { $card } was just moved by a Surprise, so it stays where it is this turn. You can move: { $known }.
refusal-same-cell = Card { $card } is already on { $cell }. { known-rooms }
refusal-cell-taken = There’s already a card on { $cell }. { known-rooms }
refusal-touches-too-few = On { $cell }, card { $card } would touch fewer than two other cards. { known-rooms }
known-rooms = { $count ->
    [0] Card { $card } has no place to go right now.
   *[other] Card { $card } can go to: { $known }.
}
refusal-automa = The automa has no choice: here it does “{ $does }”.

# Ninuki and pente.
refusal-self-capture = { $point } is between another player’s stones, where yours would be captured at once. These rules forbid that. Forbidden now: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } doesn’t capture the line. Legal now: { $known } (“pass” concedes).
   *[break] { $point } doesn’t break the line. Legal now: { $known } (“pass” concedes).
}
refusal-pass = You can only pass to let a line win, or when you have no legal point. Legal now: { $known }.
refusal-no-choice = Captures happen automatically, so you don’t need “{ $written }”. Name only the point: { $point }.
refusal-challenge-twice = You picked { $person } twice. Pick someone else, or leave a seat open.

# Names that nothing has.
refusal-no-such-row = There’s no row { $row }. Rows go from { $first } at the top to { $last }. A circle is named like { $example }, the fifth of row E.
refusal-no-such-die = There’s no die { $die }. Your dice now: { $known }.
refusal-dice-alike = In this act the dice have no numbers and all of yours are alike, so there’s no { $die }. Name only the card: { $known }.
refusal-no-such-cell = Name the place by its two numbers. Press Move and choose Surprise to see them in the picture. { known-rooms }
refusal-die-for-card = To move a die, name the card it’s on, not { $die }. { known-lift }
refusal-which-die = You have different dice with a { $die }. Name one of them: { $known }.
