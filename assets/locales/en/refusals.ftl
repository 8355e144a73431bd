# Why something may not be done, and what would work.

refusal-other = That cannot be done now ({ $word }).
refusal-no-such-game = There is no game “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Games: { $known }.
refusal-no-such-preset = { $game } has no rule set “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Rule sets: { $known }.
refusal-no-such-key = There is no rule option “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Options: { $known }.
refusal-no-such-value = “{ $key }” cannot be “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} It can be: { $known }.
refusal-rules-too-long = The rules text is longer than { $most } letters; write a preset and the options that differ from it.
refusal-no-keys = { $game } has no rule options, so leave out “{ $written }”.
refusal-key-twice = The option “{ $key }” is given twice; give it once.
refusal-no-such-revision = There is no revision { $revision } of these rules; the newest is { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }” is for two seats, not { $seats }.
       *[other] “{ $preset }” is for { $fewest } to { $most } seats, not { $seats }.
    }
    [4] “{ $preset }” is for four seats, not { $seats }.
   *[other] “{ $preset }” is for { $fewest } to { $most } seats, not { $seats }.
}
refusal-no-setup = This game cannot begin from a set-up position.
refusal-setup-lists = The set-up needs one list of stones for each of the { $seats } seats. If it gives captured stones, it needs one number for each seat too.
refusal-setup-to-move = The seat to move must be one of the { $seats } seats, counted from 0.
refusal-setup-point = The set-up has “{ $written }”, which is not a point of this board.
refusal-notation = “{ $written }” cannot be read as a move. Write it like one of these: { $known }.
refusal-unfinished = “{ $written }” is only the beginning of a move. It can go on as: { $known }.
refusal-off-board = { $point } is not on this board; its points go from { $first } to { $last }.
refusal-occupied = { $point } is already taken. Choose one that is free.
refusal-excluded = “{ $one }” and “{ $other }” exclude each other. With “{ $one }” these are possible: { $known }.
refusal-overline = { $colour ->
    [black] Black may not make more than { overline-most } in a row, as { $point } would. Forbidden now: { $forbidden }.
    [red] Red may not make more than { overline-most } in a row, as { $point } would. Forbidden now: { $forbidden }.
    [blue] Blue may not make more than { overline-most } in a row, as { $point } would. Forbidden now: { $forbidden }.
   *[white] White may not make more than { overline-most } in a row, as { $point } would. Forbidden now: { $forbidden }.
}
overline-most = { $line ->
    [4] four
   *[5] five
}
refusal-double-three = { $colour ->
    [black] { $point } would make two open threes at once, which Black may not do. Forbidden now: { $forbidden }.
   *[white] { $point } would make two open threes at once, which White may not do. Forbidden now: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } would make two fours at once, which Black may not do. Forbidden now: { $forbidden }.
   *[white] { $point } would make two fours at once, which White may not do. Forbidden now: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } would make a four and two open threes at once, which Black may not do. Forbidden now: { $forbidden }.
   *[white] { $point } would make a four and two open threes at once, which White may not do. Forbidden now: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] The first stone has to go on { $known }, the centre of the board; “{ $written }” is not possible yet.
    [within] { $written } is too far out: this stone of the opening lies in the square with the corners { $known }.
    [beyond] { $written } is too near the centre: this stone of the opening has to go outside the square with the corners { $known }.
    [beyond-axes] { $written } is too near the centre: on its row and column this stone of the opening lies farther out than { $known }.
    [stone] The opening asks for a stone now, not for “{ $written }”. Name a point, such as: { $known }.
    [choice] The opening asks for a decision now, not for “{ $written }”. Choose: { $known }.
    [number] The opening asks now how many fifth moves there shall be, not for “{ $written }”. Choose: { $known }.
    [offer] Fifth moves are to be offered now, so “{ $written }” is not possible. Offer one, such as: { $known }.
    [other] { $known } is offered already. Offer another point.
    [unequal] { $written } is the same as { $known }, which is offered already: to the four stones one is the other { $mirror ->
        [column] mirrored in the column { $axis }
        [row] mirrored in the row { $axis }
        [rising] mirrored in a rising diagonal
        [falling] mirrored in a falling diagonal
        [half-turn] after a half turn
       *[quarter-turn] after a quarter turn
    }. Offer a point that is not.
    [pick] One of the offered fifth moves is to be chosen now, so “{ $written }” is not possible. Choose: { $known }.
   *[nothing] There is no opening going on, so “{ $written }” is not possible. Name a point instead.
}
refusal-game-over = This game is over, so nothing more can be played in it.
refusal-has-left = That seat has already left this game ({ $written }).
refusal-event-by-command = “{ $written }” is not a move. To give up a game, use /resign.

refusal-challenge-self = You cannot challenge yourself. Name somebody else, or leave the opponent out for an open seat.
refusal-challenge-alone = Nobody else is here to play with. Challenge in a server’s channel, or in your conversation with a friend.
refusal-challenge-bot = { -narabe } is for games between people, so a bot cannot be challenged. Name a person, or leave the opponent out for an open seat.
refusal-own-challenge = You are already in this challenge; it is waiting for somebody else.
refusal-not-your-challenge = This challenge is not for you; it is for { $people }. Start your own with /challenge.
refusal-not-your-own-challenge = Only { $person } can withdraw this challenge.
refusal-challenge-taken = This game has already begun.
refusal-challenge-over = This challenge is over. Start a new one with /challenge.
refusal-too-many-games = You already have { $most } unfinished games, which is the most. Finish one, or withdraw a challenge; /games lists them.
refusal-too-many-here = This channel already has { $most } unfinished games, which is the most. Use another channel.
refusal-several-rule-sets = Several games have a rule set “{ $written }”. Name the game too: { $known }.
refusal-lacks-rights = I cannot run a game in this channel. Missing permissions: { $rights }. Somebody who manages the server can give them to me.

refusal-no-such-game-here = There is no game #{ $number }. /games lists yours.
refusal-game-elsewhere = Game #{ $number } is played elsewhere: { $place }. Go there to play in it.
refusal-no-such-number = “{ $written }” is not a game’s number. /games lists yours.
refusal-no-game-waits = No game in this channel is waiting for your move. /games lists all of yours; /challenge starts a new one.
refusal-no-game-here = You have no running game in this channel. /games lists all of yours; /challenge starts a new one.
refusal-which-game = Several of your games fit. Say which with the option “game”: { $known }.
refusal-not-your-game = You are not playing in this game. Start your own with /challenge.
refusal-you-have-left = You have left this game; the others play on, and what becomes of it is up to them.
refusal-not-begun = This game has not begun; it is waiting for somebody to accept the challenge.
refusal-not-your-turn = It is not your turn. { $person } is to move.
refusal-stale = This board is out of date. { $now } The current one: { $place }
refusal-unreadable = Discord sent me something that I can’t read. Try once more, or use a slash command such as /board.
refusal-unknown-button = This button no longer works. /board shows the game as it stands.

refusal-track-first = The first stones go on the track, the ring of circles outside; { $point } is not on it. Choose one such as A1.
refusal-track-beside = Your track stone goes right beside your opponent’s on { $rival }. Choose one of { $known }.
refusal-free-stone = The free stone goes on an empty circle with one dot, and { $point } has more. Those with one lie just inside the track.
refusal-track-circle = { $point } is on the track, where only the two track stones go. Choose an empty circle with dots.
refusal-the-mark = { $point } is the mark in the middle, where no stone goes. Choose an empty circle with dots.
refusal-no-such-circle = There is no circle { $point }; row { $row } goes from { $first } to { $last }.
refusal-row-closed = Row { $row } has no circle to choose now. Rows that have one: { $known }.
refusal-no-pair = A stone on { $point } flanks no pair, so it cannot take { $pair }. Write { $point } alone, or choose a circle that flanks two neighbouring stones on a row.
refusal-not-flanked = This stone does not flank { $pair }. It can take: { $known }.

refusal-not-dealt = The cards have not been dealt yet. Once they lie on the table it is Red’s turn.
refusal-already-dealt = The cards have been dealt already, and they are dealt once a game. Place or move a die.
refusal-bad-deal = A deal names { $cards } different cards from 1 to 7, and in act 5 which of them lies face down. For example: { $known }.
refusal-not-in-act = This act has no “{ $action }”. You can: { $known }.
refusal-nothing-to-do = Nothing can be done with “{ $written }” now. You can: { $known }.
refusal-supply-empty = All your dice are on cards, so there is none to place. Choose another action, such as moving one.
refusal-not-in-supply = { $die } is not in your supply. You can place: { $known }.
refusal-no-such-card = There is no card { $card } on the table. Cards: { $known }.
refusal-card-taken = Card { $card } has a die on it, and dice are placed on empty cards. { $count ->
    [0] No card is empty now, so move a die instead.
   *[other] Empty: { $known }.
}
refusal-no-die = There is no die on card { $card }. { known-lift }
refusal-covered-die = Your die on card { $card } is covered, and only the top die of a card moves. { known-lift }
refusal-rivals-die = The die on top of card { $card } is your opponent’s. { known-lift }
known-lift = { $count ->
    [0] None of your dice can be moved now.
   *[other] You can move the top die of: { $known }.
}
refusal-same-card = A die moves to another card, not to its own. { known-land }
refusal-same-colour = Cards { $from } and { $card } are both { $face ->
    [green] green
   *[other] gold
}; a die moves to a card of another colour. { known-land }
refusal-mixed-stack = Card { $card } has two dice, and you may cover two only if both are yours. { known-land }
known-land = { $count ->
    [0] From card { $from } it can go nowhere now.
   *[other] From card { $from } it can go to: { $known }.
}
refusal-no-fight = A fight is between exactly two dice on one card, one of each side; card { $card } has no such pair. { $count ->
    [0] Nor has any other card now.
   *[other] There is one on: { $known }.
}
refusal-surprise-used = You have used your Surprise, and there is one a game. You can: { $known }.
refusal-locked-card = Card { $card } was moved by a Surprise just now and stays where it is this turn. You can move: { $known }.
refusal-same-cell = Card { $card } lies on { $cell } already. { known-rooms }
refusal-cell-taken = There is a card on { $cell } already. { known-rooms }
refusal-touches-too-few = On { $cell } card { $card } would touch fewer than two other cards. { known-rooms }
known-rooms = { $count ->
    [0] There is no cell for card { $card } now.
   *[other] Card { $card } can go to: { $known }.
}
refusal-automa = The automa has no choice: here it does “{ $does }”.

# Ninuki and pente.
refusal-self-capture = { $point } lies between another player’s stones, where yours would be captured, and these rules forbid that. Forbidden now: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } does not capture the line. Legal now: { $known }, where “pass” concedes.
   *[break] { $point } does not break the line. Legal now: { $known }, where “pass” concedes.
}
refusal-pass = You can pass only to concede a line, or when there is no point where you may play. Legal now: { $known }.
refusal-no-choice = Captures are made by themselves, so “{ $written }” says too much: name the point alone. Legal now: { $known }.
refusal-challenge-twice = { $person } is named twice. Name somebody else, or leave a seat open.

# Names that nothing has.
refusal-no-such-row = There is no row { $row }. Rows go from { $first } at the top to { $last }, and a circle is named like { $example }, the fifth of row E.
refusal-no-such-die = There is no die { $die }. Your dice now: { $known }.
refusal-dice-alike = In this act the dice have no numbers and yours are all alike, so { $die } is none of them. Name the card alone: { $known }.
refusal-no-such-cell = A cell is named by two numbers; the picture behind Move and Surprise shows where they are. { known-rooms }
refusal-die-for-card = A move names the card on which the die lies, so { $die } alone does not say it. { known-lift }
refusal-which-die = You have different dice with a { $die }. Name one of them: { $known }.
