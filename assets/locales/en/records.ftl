# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Move { $ply }: { $why }
refusal-no-record = This is no record: { $fault }. A record is one JSON object on one line.
refusal-no-sgf = This is no SGF file: it has no node such as (;GM[4]SZ[15];B[hh]).
refusal-no-psq = A PSQ file begins with a line such as “Piskvorky 15x15, 11:11, 0”, not with “{ $written }”.
refusal-not-square = The board has { $columns } columns and { $rows } rows; only square boards can be read.
refusal-other-game = The file says it is game { $written }; Gomoku and Renju are GM[4]. It is read as if it said that.
refusal-other-colour = The file gives this stone to the other colour. It is taken in the order of the file.
refusal-late-setup = Stones that are set up in the middle of a game are passed over.
refusal-open-result = The file gives the result “{ $written }”, but its moves do not end the game.
refusal-import-skipped = “{ $written }” is no move and is passed over.
refusal-import-cut = From move { $ply } on nothing could be taken over.
refusal-cannot-carry = { $what ->
    [board] { $format } can only hold games of two, Black and White, on a square board with lettered points. Use moves or jsonl.
    [captured] { $format } cannot hold captured stones of a set-up position. Use jsonl.
   *[setup] { $format } cannot hold a set-up position. Use sgf or jsonl.
}
refusal-cannot-carry-action = { $format } has no way to write move { $ply }, “{ $written }”. Use moves or jsonl.

# Replays and exports in channels.
command-replay = Step through a game, or through a record in a file
option-replay-game = Which game, if you have several here
option-replay-file = A record: SGF, PSQ, a list of moves, or JSON
command-export = Get a game’s record as a file
option-export-game = Which game, if you have several here
option-export-file = A record to write in another format
option-export-format = What to write it in; SGF unless you choose another
choice-format-sgf = SGF, for most programs
choice-format-psq = PSQ, for Piskvork
choice-format-moves = A list of moves
choice-format-jsonl = JSON, as narabe judge takes it

replay-title = **{ $game }**{ $rules }
replay-begins = The beginning. Moves: { $steps }.
replay-at = Move { $step } of { $steps }: { $action }
exported = Here is the record as { $format }. Moves: { $count }.
button-first = First
button-back = Back
button-forth = Next
button-last = Last
button-here = From here

refusal-file-lost = The attached file could not be fetched. Attach it again.
refusal-file-too-large = The attached file has { $size } kB; a record may have up to { $most } kB.
refusal-first-of-many = The file holds several records; this is the first of them.
