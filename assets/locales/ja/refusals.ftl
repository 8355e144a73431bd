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
refusal-notation = “{ $written }” cannot be read here. Write a point such as { $first }, from { $first } to { $last }.
refusal-notation-event = “{ $written }” cannot be read here.
refusal-unfinished = “{ $written }” is the beginning of a move. Go on with one of: { $known }.
refusal-off-board = { $point } is not on this board; its points go from { $first } to { $last }.
refusal-occupied = { $point } is taken already. Choose an empty point.
refusal-game-over = This game is over, so nothing more can be played in it.
