# Commands as Discord lists them: at most 100 characters each.

application-description = Five in a row and its relatives, right in your channels and at your own pace: gomoku, renju, pente, ninuki, Gomoku Roku and Rokumon. Challenge someone with /challenge, or play the machine. /help lists everything, /rules teaches each game.
command-challenge = Challenge someone to a game, or look for an opponent
option-challenge-opponent = Who to challenge (empty: anyone can join, Narabe: a machine)
option-challenge-game = Game and rule set, e.g. gomoku/freestyle
option-challenge-rules = More rules, e.g. size=19 opening=swap2
option-challenge-clock = Time per move
option-challenge-rated = Count for ratings (default: yes, when rules and clock allow)
option-challenge-starts = Who goes first: me, them or random
choice-clock-live = 5 minutes per move, to play right now
choice-clock-hour = 1 hour per move
choice-clock-day = 1 day per move
choice-clock-3days = 3 days per move
choice-clock-week = 7 days per move
choice-clock-bank = 5 days + 12 hours per move
choice-clock-none = No clock (never rated)
choice-starts-me = I go first
choice-starts-them = My opponent goes first
choice-starts-random = Random
command-move = Make your move
option-move-where = Your move, e.g. h8
option-move-game = Which of your games (number)
command-board = Show the board again
option-board-game = Which of your games (number)
command-games = List your active games
command-resign = Resign a game
option-resign-game = Which of your games (number)
command-rules = Explain a rule set, with pictures
option-rules-game = Game and rule set, e.g. gomoku/renju (empty: this channel’s)
option-rules-rules = More rules, e.g. size=19 opening=swap2
command-help = See all commands and how to play
menu-replay = Replay this record
menu-show = Show this game
menu-challenge = Challenge
option-challenge-player3 = Third player (3–4 player games). In teams: your teammate
option-challenge-player4 = Fourth player (4-player games)
option-challenge-seats = Number of players, if the rule set allows both
option-challenge-level = Play against Narabe, at a level from 1 to 8
option-challenge-games = 2: a set, two games at the same time, and each player begins one (empty: 1)
option-challenge-crowd = Play against the crowd: everyone here votes for its moves
choice-seats-3 = 3 players
choice-seats-4 = 4 players
