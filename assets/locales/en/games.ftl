# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = freestyle

colour-black = Black
colour-white = White
colour-red = Red
colour-blue = Blue

end-five = five in a row
end-board-full = the board is full
end-pass = everybody passed
end-resign = resignation
end-agreed = by agreement
end-time = time ran out

status-to-move = To move

alt-grid = Board of { $columns } by { $rows } lines.
alt-places = Board of { $count } places.
alt-turn = { $colour } to move.
alt-status = The game is over: { $status }.
alt-last = Last move: { $point }.
alt-stones = { $colour }: { $points }.

action-swap = Swap colours
action-stay = Keep the colours
action-take-first = Play Black
action-take-second = Play White
action-place-more = Place two more stones
action-pass = Pass
