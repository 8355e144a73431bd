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

colour-black = Black
colour-white = White
colour-red = Red
colour-blue = Blue

end-five = five in a row
end-foul = a forbidden move
end-board-full = the board is full
end-pass = everyone passed
end-resign = resignation
end-agreed = by agreement
end-time = time ran out
end-captures = captures
end-no-stones = no stone left to play
end-row = three in a row
end-stack = three on one card
end-submit = no action left
end-reveal = the loser uncovered this three in a row
end-repetition = the same position for the third time
end-ply-limit = 200 plies without a winner

status-to-move = To move
status-track-first = Choose a circle of the track, the dark ring outside
status-track-beside = Choose a circle beside Black’s track stone: ahead of it along the arrows, and Black begins; behind it, and White begins
status-free-stone = Put a free stone on a circle with one dot
status-behind = { $colour ->
    [black] Black
   *[white] White
} is { $by } behind on the track and so to move.
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
alt-status = The game is over: { $status }.
alt-last = Last move: { $point }.
alt-stones = { $colour }: { $points }.
alt-more = Asked now: { $status }
alt-track = Track stones: { $points }.
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
end-concede = the line was conceded
status-overtime-break = { status-line } { $count ->
    [0] Nothing can break it, so it has won
   *[other] It has to be broken by capturing. Answers: { $answers }. The only other choice is to concede
}
status-overtime-capture = { status-line } { $count ->
    [0] Nothing can capture it, so it has won
   *[other] It can be captured whole. Answer: { $answers }. The only other choice is to concede
}
status-overtime-french = { status-line } Unless it is broken now by capturing, or the last captures are made that win, it has won. Answers: { $answers }
status-overtime-school42 = { status-line } Unless it is broken now, or the last captures are made that win, it has won. Answers: { $answers }
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
note-ninuki-stones = The unit of the score is the stone; pairs are only shown beside it.
note-ninuki-team-score = A team’s score is the sum of what both mates have taken.
note-ninuki-contested = A stone that several seats claim at once goes to no one, also when they are teammates.
note-ninuki-line-stones = Stones taken with a whole line count one each.
note-ninuki-goal-in-overtime = With break-line, an answer that reaches the goal of captures but leaves the line is not legal.
note-ninuki-colours = Openings speak of the first and the second colour, whatever the stones look like.
note-ninuki-line-capture = A stone that captures a whole line makes its ordinary captures too.
note-ninuki-leaving = When a player leaves, their stones stay and their turns are skipped, and the last one left wins.
note-ninuki-leaving-teams = When one teammate leaves, the other plays on for both.
note-ninuki-compulsory = Captures are compulsory and made by themselves.
note-ninuki-practice = Boards of 9 lines are for practice.
note-ninuki-double-three = A move that captures is exempt from the ban on double threes, and so is one that makes a winning line.

# Boards told, further.
alt-won = Winning line: { $points }.
alt-row = Row { $row }: { $stones }.
alt-short = { $colour } is one stone short of a line, at: { $points }.

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
also-gomoku-renju = ren-ju
