# Commands as Discord lists them: at most 100 characters each.

command-challenge = Challenge somebody to a game, or offer an open seat
option-challenge-opponent = Who to challenge; leave it out for an open seat
option-challenge-game = Which game and rule set, such as gomoku/freestyle
option-challenge-rules = Further rules, such as size=19
option-challenge-clock = How much time there is for a turn
option-challenge-rated = Whether the result counts for ratings
option-challenge-first = Who begins
choice-clock-live = Five minutes a turn, for playing at once
choice-clock-hour = An hour a turn
choice-clock-daily = A day a turn
choice-clock-standard = Three days a turn
choice-clock-relaxed = A week a turn
choice-clock-bank = Five days, and 12 hours more a turn
choice-clock-untimed = No clock (never rated)
choice-first-me = I begin
choice-first-them = My opponent begins
choice-first-random = Random
command-move = Make your move
option-move-where = Where, such as h8
option-move-game = Which game, if several wait for you here
command-board = Show the board again
option-board-game = Which game, if you have several here
command-games = List your unfinished games
command-resign = Resign a game
option-resign-game = Which game, if you have several here
command-rules = Explain a rule set, with pictures
option-rules-game = Which game and rule set, such as gomoku/renju
command-help = What I can do and how to play
menu-challenge = Challenge
option-challenge-second = Another player, for games of three or four; in teams this is your mate
option-challenge-third = Another player, for games of four
option-challenge-seats = How many play, where the rule set leaves it open
choice-seats-3 = 3 players
choice-seats-4 = 4 players
