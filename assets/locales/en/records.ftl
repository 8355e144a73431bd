# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Move { $ply }: { $why }
flaw-occupied = { $point } is already taken.
refusal-no-record = This isn’t a game record: { $fault }. A record is one JSON object on one line.
refusal-no-sgf = This isn’t an SGF file. It has no node like (;GM[4]SZ[15];B[hh]).
refusal-no-psq = A PSQ file starts with a line like “Piskvorky 15x15, 11:11, 0”, not with “{ $written }”.
refusal-no-pente-game = This file says its game is “{ $written }”. Games from pente.org that can be read: { $known }.
refusal-no-pente-point = “{ $written }” isn’t a point on pente.org’s board, whose columns are A to T without I.
refusal-letters-unsure = These points can be read in two ways: with a column I, so that the game starts on { $read }, or without it, as on pente.org, so that it starts on { $other }. They’re read with I. For the other reading use the format `pente`, or put the line [Game "Pente"] before the moves.
refusal-not-square = The board has { $columns ->
    [one] one column
   *[other] { $columns } columns
} and { $rows ->
    [one] one row
   *[other] { $rows } rows
}. Only square boards can be read.
refusal-no-such-board = The board is { $lines }×{ $lines }. For { $game }, boards of these sizes can be read: { $known }.
refusal-size-differs = The file’s board is { $lines }×{ $lines }, but the rules are for { $size }×{ $size }. Put “size={ $lines }” in the rules.
refusal-other-game = The file says it’s { $kind ->
    [go] { $written }, which is Go
   *[other] { $written }
}, but Gomoku and Renju are GM[4]. It’s read as GM[4].
refusal-other-colour = The file gives this stone to the other colour. It’s read in the order of the file.
refusal-late-setup = Stones set up in the middle of a game are skipped.
refusal-open-result = The file gives the result “{ $written }”, but its moves don’t end the game.
refusal-other-result = The file gives the result “{ $written }”, but its moves end the game otherwise. What the moves give is kept.
refusal-import-skipped = “{ $written }” isn’t a move and is skipped.
refusal-import-no-move = “{ $written }” isn’t a move.
refusal-import-cut = { $ply ->
    [1] No move is read. All are left out, from the first on.
    [2] Move 1 is read. Move 2 and all after it are left out.
   *[other] The moves before move { $ply } are read. Move { $ply } and all after it are left out.
}
refusal-cannot-carry = { $what ->
    [board] { format-called } can only hold two-player games, Black and White, on a square board with lettered points. Use a list of moves or JSON.
    [captured] { format-called } can’t hold the captured stones of a set-up position. Use JSON.
    [rules] { format-called } can only hold the games that pente.org has, on 19 lines: Pente, Keryo-Pente and their relatives, and Gomoku. Use a list of moves or JSON.
   *[setup] A set-up position can’t be written as { format-called }. Use SGF or JSON.
}
refusal-cannot-carry-action = { format-called } has no way to write “{ $actions }” { $ply ->
    [0] before the first move
   *[other] after move { $ply }
}. Use a list of moves or JSON.

# Replays and exports in channels.
command-replay = Step through a game or a game file
option-replay-game = Which of your games (number)
option-replay-file = A game file: SGF, PSQ, pente.org, a list of moves, or JSON
command-export = Download a game as a file
option-export-game = Which of your games (number)
option-export-file = A game file to convert to another format
option-export-format = File format (empty: SGF, or one that holds the game)
choice-format-sgf = SGF, for most programs
choice-format-psq = PSQ, for Piskvork
choice-format-pente = pente.org, with columns A to T without I
choice-format-moves = A list of moves
choice-format-jsonl = JSON, for the command narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] a list of moves
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Start of the game. Moves: { $steps }.
replay-at = Move { $step } of { $steps }: { $action }
replay-at-by = Move { $step } of { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] Before the first move: { $action }
   *[other] After move { $step } of { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] Before the first move: { $action } ({ $by })
   *[other] After move { $step } of { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Over before the first move.
   *[other] Over after move { $step }.
}
replay-result = The file gives the result { $result }.
replay-carried = -# The buttons read the game from record.jsonl.
exported = Here’s the game as { format-called }. Moves: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Rated game on Discord
record-event-casual = Casual game on Discord
button-first = First
button-back = Back
button-forth = Next
button-last = Last
button-here = From here

refusal-file-lost = The attached file couldn’t be downloaded. Attach it again.
refusal-file-too-large = The attached file has { $size } kB. A game file can have up to { $most } kB.
refusal-first-of-many = The file holds several games. This is the first one.

form-challenge = New game
form-opponent = Opponent
form-opponent-note = Empty: anyone can join. Pick Narabe to play the machine.
form-game = Game
form-game-note = The best known ones. With its option game, /challenge takes all others too.
form-clock = Time per move
form-starts = Who goes first?
form-rated = Rated
form-rated-note = Counts for ratings when rules and clock allow
form-record = Replay a game
form-file = Game file
form-file-note = SGF, PSQ, pente.org, a list of moves, or JSON
form-moves = Or paste it here
form-moves-example = 1. h8 i9 2. j10, or SGF
button-record = Replay a file…
refusal-form-out-of-date = This form is out of date. Open a new one with /challenge, or with the button under /help.
refusal-form-without-record = Upload a game file, or paste the moves.
refusal-file-no-text = This file isn’t a game file. Send SGF, PSQ, or a list of moves as text.
refusal-no-moves-in-file = No move could be read from this file. Send SGF, PSQ, or a list of moves as text.
refusal-no-record-in-text = There’s no game record in this text. { -narabe } reads SGF, PSQ, and lists of moves like 1. h8 i9 2. j10.
refusal-no-game-in-message = This message shows no game. Use this on one of my boards or challenges.
record-decided = A moderator ruled this game a win for { $winners }.
record-decided-draw = A moderator ruled this game a draw.
record-void = A moderator voided this game.
record-voided = A moderator voided this game. Its result is the one that was played.
