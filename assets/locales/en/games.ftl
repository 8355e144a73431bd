# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = freestyle
preset-gomoku-standard = standard (exactly five)
preset-gomoku-caro = Caro
preset-gomoku-family = family (no double three)
preset-gomoku-1899 = rules of 1899
preset-gomoku-1903 = rules of 1903
preset-gomoku-1912 = rules of 1912
preset-gomoku-1916 = rules of 1916
preset-gomoku-1918 = rules of 1918
preset-gomoku-renju = Renju
preset-gomoku-renju-tournament = Renju, tournament rules (a forbidden move loses)

game-roku = Gomoku Roku
preset-roku-standard = standard
preset-roku-handicap-1 = handicap 1
preset-roku-handicap-2 = handicap 2
preset-roku-handicap-3 = handicap 3
preset-roku-dynamic = dynamic
preset-roku-thrilling = thrilling
preset-roku-ninuki = ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = Act 1
preset-rokumon-act-2 = Act 2
preset-rokumon-act-3 = Act 3
preset-rokumon-act-4 = Act 4 (the standard game)
preset-rokumon-act-5 = Act 5
preset-rokumon-solo = solo, against the automa

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = overlines win
shown-overline-ignored = exactly five
shown-overline-forbidden = no overline
shown-double-three-allowed = double three allowed
shown-double-three-forbidden = no double three
shown-double-three-forbidden-first = no double three for Black
shown-double-four-allowed = double four allowed
shown-double-four-forbidden = no double four
shown-four-three-three-allowed = 4-3-3 allowed
shown-four-three-three-forbidden = no 4-3-3
shown-bans-both = forbidden moves for both
shown-bans-black = forbidden moves for Black only
shown-foul-refused = forbidden moves refused
shown-foul-loses = forbidden moves lose
shown-ends-open = blocked fives win
shown-ends-any-blocked = no win with a blocked end
shown-ends-both-blocked = no win with both ends blocked
shown-opening-none = no opening
shown-opening-centre = first stone in the centre
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = G-Pente opening
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = captures of pairs
shown-capture-pairs-and-threes = captures of pairs and threes
shown-capture-win-no = no win by captures
shown-self-capture-none = safe between two stones
shown-self-capture-suicide = self-capture
shown-self-capture-forbidden = no self-capture
shown-overtime-off = a row wins at once
shown-overtime-break-line = breaking the row
shown-overtime-capture-line = capturing the whole row
shown-overtime-french = breaking the five (French rules)
shown-overtime-school42 = breaking the five (school 42)
shown-mixed-yes = mixed captures
shown-stones = { $value } stones
shown-skip-all = other track stone not counted

colour-black = Black
colour-white = White
colour-red = Red
colour-blue = Blue

end-five = five in a row
end-four = four in a row
end-five-ninuki-free-for-all = { end-four }
end-foul = a forbidden move
end-foul-overline = a forbidden move (overline)
end-foul-double-four = a forbidden move (double four)
end-foul-double-three = a forbidden move (double three)
end-foul-four-three-three = a forbidden move (four and two threes)
end-board-full = the board is full
end-pass = everyone passed
end-resign = resignation
end-agreed = by agreement
end-agreed-lost = left the game, the others agreed to a draw
end-agreed-machines = left the game to the machines
end-time = time ran out
end-time-unclaimed = time ran out and no one claimed the win
end-captures = captures
end-no-stones = no stone left to play
end-row = three in a row
end-stack = three on one card
end-submit = no action left
end-reveal = the loser uncovered three in a row
end-repetition = the same position for the third time
end-ply-limit = 200 actions without a winner

status-to-move = To move
status-track-first = Choose a circle of the track, the dark ring outside
status-track-beside = Choose a circle next to Black’s track stone: ahead of it (along the arrows) if Black is to begin, behind it if White is
status-free-stone = Put a free stone on a circle with one dot
status-behind = { $colour ->
    [black] Black
   *[white] White
} is { $by ->
    [one] { $by } circle
   *[other] { $by } circles
} behind on the track and moves.
status-deal = The cards are being dealt
status-opening-swap = Swap colours or keep them?
status-opening-swap-or-offer = Swap colours, keep them, or offer { $count } fifth moves?
status-opening-take = Pick a colour
status-opening-take-or-more = Pick a colour, or place two more stones?
status-opening-declare = How many fifth moves will be offered, from 1 to { $most }?
status-opening-offer = Fifth moves still to offer: { $count }
status-opening-pick = Pick one of the offered fifth moves

alt-grid = Board of { $columns } by { $rows } lines.
alt-places = Board of { $count } places.
alt-turn = { $colour } to move.
alt-left = { $colour } has left the game.
alt-stands-in = { $mate } moves for { $colour }, who has left the game.
alt-status = The game is over: { $status }.
alt-last = Last move: { $point }.
alt-from = Moved from: { $point }.
alt-placing = To be placed: { $colour }.
alt-zone = Allowed points: { $points }.
alt-no-zone = Excluded points: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Now: { $status }
alt-track = Track stones: { $points }.
alt-card-rows = Cards side by side, row by row from the top: { $lines }.
alt-card-diagonals = Cards in a diagonal: { $lines }.
alt-cards = Cards with their dice from bottom to top: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: empty
alt-locked = Card { $number } may not be moved now.
alt-cells = Cells to choose from: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $count ->
    [one] { $colour } has one stone left.
   *[other] { $colour } has { $count } stones left.
}
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, { $team } with the teammate’s.
alt-goal = { $count } captured stones win.
alt-taken = Just taken from: { $points }.
alt-supply = { $colour } still has: { $dice }.
alt-supply-empty = { $colour } has no dice left.
alt-surprise = { $colour } can still use the Surprise.
alt-surprise-used = { $colour } has used the Surprise.

face-green = green
face-gold = gold
face-down = face down

action-swap = Swap colours
action-stay = Keep the colours
action-take-first = Play Black
action-take-second = Play White
action-place-more = Place two more stones
action-declare-n = { $a ->
    [one] Declare { $a } fifth move
   *[other] Declare { $a } fifth moves
}
action-offer-n = Offer { $a }
did-swap = swapped colours
did-stay = kept the colours
did-take-first = chose Black
did-take-second = chose White
did-place-more = chose to place two more stones
did-declare-n = { $a ->
    [one] declared { $a } fifth move
   *[other] declared { $a } fifth moves
}
did-offer-n = offered { $a }
did-pass = passed
did-resign-n = resigned
did-timeout-n = ran out of time
did-timeout-n-n = both ran out of time
did-draw = agreed to a draw
action-pass = Pass
alt-name = Opening: { $name }.
alt-offered = Offered as the fifth move: { $points }.
alt-forbidden = Forbidden now: { $points }.
alt-hidden = { $count ->
    [one] One stone lies outside the picture.
   *[other] { $count } stones lie outside the picture.
}

# The 26 openings of renju.
opening-d1 = D1 Kansei
opening-d2 = D2 Keigetsu
opening-d3 = D3 Sosei
opening-d4 = D4 Kagetsu
opening-d5 = D5 Zangetsu
opening-d6 = D6 Ugetsu
opening-d7 = D7 Kinsei
opening-d8 = D8 Shogetsu
opening-d9 = D9 Kyugetsu
opening-d10 = D10 Shingetsu
opening-d11 = D11 Zuisei
opening-d12 = D12 Sangetsu
opening-d13 = D13 Yusei
opening-i1 = I1 Chosei
opening-i2 = I2 Kyogetsu
opening-i3 = I3 Kosei
opening-i4 = I4 Suigetsu
opening-i5 = I5 Ryusei
opening-i6 = I6 Ungetsu
opening-i7 = I7 Hogetsu
opening-i8 = I8 Rangetsu
opening-i9 = I9 Gingetsu
opening-i10 = I10 Myojo
opening-i11 = I11 Shagetsu
opening-i12 = I12 Meigetsu
opening-i13 = I13 Suisei

# Ninuki and pente.
game-ninuki = Ninuki
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente (pairs and threes)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (self-capture)
preset-ninuki-boat-pente = Boat-Pente (break the line)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = simple (captures, French step 1)
preset-ninuki-breaking = breaking the five (French step 2)
preset-ninuki-ninuki = Gomoku Ninuki (French rules)
preset-ninuki-school42 = rules of school 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = free for all (three or four players)
preset-ninuki-teams = two against two
end-concede = conceded, the winning row stands
end-unbroken = no stone could break the row
status-overtime-break = { status-line } { $count ->
    [0] Nothing can break it, so it has won
   *[other] Break it by capturing, or concede. Captures that break it: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Nothing can take it, so it has won
   *[other] Take the whole row, or concede. The point that takes it: { $answers }
}
status-overtime-french = { status-line } It wins unless the next move breaks it by capturing, or wins by captures. Such moves: { $answers }
status-overtime-school42 = { status-line } It wins unless the next move breaks it, or wins by captures. Such moves: { $answers }
status-line = { $colour ->
    [black] Black has { status-length }.
    [white] White has { status-length }.
    [red] Red has { status-length }.
   *[blue] Blue has { status-length }.
}
status-length = { $line ->
    [4] four in a row
   *[5] five in a row
}
note-ninuki-stones = Captures are counted in stones, two for each pair.
note-ninuki-team-score = A team’s captures count together. A teammate’s stones can be captured too, but score nothing. They do not count in your row.
note-ninuki-contested = A stone that several players capture at once leaves the board and scores for no one, even if they are teammates.
note-ninuki-line-stones = Each stone of a row that is taken whole counts as one captured stone.
note-ninuki-goal-in-overtime = The answer has to break the row. Reaching the winning number of captures elsewhere is not enough.
note-ninuki-colours = Black is the first colour here and White the second. On some other sites White begins.
note-ninuki-line-capture = The stone that takes a whole row makes its ordinary captures too.
note-ninuki-leaving = If a player leaves, their stones stay and their turns are skipped. The last player left wins.
note-ninuki-leaving-teams = If one teammate leaves, the other plays on for both.
note-ninuki-compulsory = Captures are automatic and cannot be declined.
note-ninuki-practice = 9×9 boards are for practice: games on them aren’t rated.
note-ninuki-double-three = A stone that captures, or that makes a winning row, may make a double three.

# Boards told, further.
alt-won = Winning row: { $points }.
alt-row = Row { $row }: { $stones }.
alt-short = { $colour } is one stone short of a winning row, at: { $points }.
alt-short-capture = { $colour } is one capture short of winning, at: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · tournament rules
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · simple
called-ninuki-breaking = Gomoku Ninuki · breaking the five
called-ninuki-school42 = Gomoku Ninuki · rules of school 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · free for all
called-ninuki-teams = Pente · two against two
also-gomoku = gobang, gomoku narabe, kakugo, itsutsu-ishi, morphion, five in a row
also-ninuki-pente = pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = gomoku ninuki, french ninuki
also-ninuki-ninuki-renju = ninuki renju, nuki renju
also-ninuki-teams = pente teams, teams pente
also-gomoku-renju = ren-ju
