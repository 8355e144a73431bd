# Why something may not be done, and what would work.

refusal-other = That cannot be done now ({ $word }).
refusal-no-such-game = There is no game “{ $written }”. Did you mean “{ $nearest }”? Games: { $known }.
refusal-no-such-preset = { $game } has no rule set “{ $written }”. Did you mean “{ $nearest }”? Rule sets: { $known }.
refusal-no-such-key = There is no option “{ $written }”. Did you mean “{ $nearest }”? Options: { $known }.
refusal-no-such-value = “{ $key }” cannot be “{ $written }”. Did you mean “{ $nearest }”? It may be: { $known }.
refusal-key-twice = The option “{ $key }” is given twice; give it once.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }” is for two seats, not { $seats }.
       *[other] “{ $preset }” is for { $fewest } to { $most } seats, not { $seats }.
    }
   *[other] “{ $preset }” is for { $fewest } to { $most } seats, not { $seats }.
}
refusal-no-setup = This game cannot begin from a set-up position.
refusal-setup-lists = The set-up needs one list of stones for each of the { $seats } seats, and as many numbers of captured stones if any.
refusal-setup-to-move = The seat to move must be one of the { $seats } seats, counted from 0.
refusal-setup-point = The set-up has “{ $written }”, which is no point of this board.
refusal-notation = “{ $written }” cannot be read as a move. Write one like these: { $known }.
refusal-unfinished = “{ $written }” is the beginning of a move. Go on with one of: { $known }.
refusal-off-board = { $point } is not on this board; its points go from { $first } to { $last }.
refusal-occupied = { $point } is taken already. Choose an empty point.
refusal-game-over = This game is over, so nothing more can be played in it.
refusal-has-left = That seat has left this game already ({ $written }).
refusal-event-by-command = “{ $written }” is not a move. Resign with /resign.

refusal-challenge-self = You cannot challenge yourself. Name somebody else, or leave the opponent out for an open seat.
refusal-challenge-bot = { -narabe } plays between people, so a bot cannot be challenged. Name a person, or leave the opponent out for an open seat.
refusal-challenge-alone = ここにはほかに誰もいません。サーバーのチャンネルか、お友だちとの会話で対局を申し込んでください。
refusal-own-challenge = You are in this challenge already; it waits for somebody else.
refusal-not-your-challenge = This challenge is not for you; it is for { $people }. Start your own with /challenge.
refusal-not-your-own-challenge = Only { $person } can withdraw this challenge.
refusal-challenge-over = This challenge is over. Start a new one with /challenge.
refusal-too-many-games = You already have { $most } unfinished games, which is the most. Finish one, or withdraw a challenge; /games lists them.
refusal-too-many-here = This channel already has { $most } unfinished games, which is the most. Use another channel.
refusal-several-rule-sets = Several games have a rule set “{ $written }”. Name the game too: { $known }.
refusal-lacks-rights = I cannot play in this channel, because I lack a permission here: { $rights }. Somebody who manages the server can grant it to me.

refusal-no-such-game-here = There is no game #{ $number }. /games lists yours.
refusal-no-such-number = “{ $written }” is no game’s number. /games lists yours.
refusal-no-game-waits = No game waits for your move in this channel. /games lists all of yours; /challenge begins a new one.
refusal-no-game-here = You have no running game in this channel. /games lists all of yours; /challenge begins a new one.
refusal-which-game = Several of your games fit. Say which with the option “game”: { $known }.
refusal-not-your-game = You do not play in this game. Start your own with /challenge.
refusal-not-begun = This game has not begun; it waits for somebody to take the challenge.
refusal-not-your-turn = It is not your turn. { $person } is to move.
refusal-stale = This board is out of date. { $now } { $link }
refusal-unknown-button = This button is from another version of me and does nothing any more. /board shows the game as it stands.
