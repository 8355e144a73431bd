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
