# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = Write a move like this: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Pictures**
    { $captions }
rules-draw = The players can agree on a draw (/draw).
rules-draw-on-time = The players can agree on a draw (/draw). An unrated game is also a draw when time runs out and no one claims the win for long.
rules-clock = The clock runs on your turn. Out of time, you lose a rated game. In others, the win can be claimed.
rules-play = Play this
rules-next = Next: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (column h, row 8)
how-ninuki = e5 (column e, row 5)
how-roku = E5 (row E, counted from A at the top, fifth circle from the left)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (acts 1 and 2) or place r4 on 2 (from act 3 on), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Board: { $value } × { $value } lines.
rule-size-unbounded = Board: no edges. Points are counted in steps right and up from the first stone, 0,0: one right and two down is 1,-2.
rule-overline-wins = Six or more in a row win too, whatever stands at their ends.
rule-overline-ignored = Only exactly five in a row win. Six or more (an overline) count for nothing, and the game goes on.
rule-overline-forbidden = An **overline**, six or more in a row, is forbidden.
rule-ninuki-overline-forbidden = An **overline**, a row longer than the one that wins, is forbidden.
rule-opening-none = There is no opening rule.
rule-opening-centre = Opening: the first stone goes in the centre.
rule-opening-pro = Opening (pro): the first stone goes in the centre, the second anywhere, the third outside the central 5×5.
rule-opening-long-pro = Opening (long pro): the first stone goes in the centre, the second anywhere, the third outside the central 7×7.
rule-opening-swap2 = Opening (swap2):
    1. The first player places two black stones and a white one, anywhere.
    2. The other player takes White, takes Black, or places two more stones: a white one and a black one.
    3. After two more stones, the first player picks a colour.
    4. White makes the next move.

# Gomoku and renju.
note-gomoku-turns = Stones go where lines cross, one each turn, and stay there. Black goes first.
note-gomoku-plain = No forbidden moves, no opening rule.
note-gomoku-no-bans = No forbidden moves.
rule-gomoku-double-three-allowed = Double threes are allowed.
rule-gomoku-double-three-forbidden = A **double three**, two threes made by one stone, is forbidden.
rule-gomoku-double-four-allowed = Double fours are allowed.
rule-gomoku-double-four-forbidden = A **double four**, two fours made by one stone, is forbidden.
rule-gomoku-four-three-three-allowed = A four made by the same stone makes a double three legal (4-3-3). A four with one three (4-3) is always allowed.
rule-gomoku-four-three-three-forbidden = A double three stays forbidden when the stone makes a four too (4-3-3). A four with one three (4-3) is allowed, and the usual way to win.
note-gomoku-four-three-three = Double threes are allowed, unless the same stone makes a four too (4-3-3), which is forbidden.
rule-gomoku-bans-both = Both colours have these forbidden moves.
rule-gomoku-bans-black = Only Black has forbidden moves. White has none.
rule-gomoku-foul-refused = Forbidden moves are refused, with the reason.
rule-gomoku-foul-loses = A forbidden move loses the game, even if it was forced. The board does not mark these points.
rule-gomoku-ends-open = A five wins whatever stands at its ends.
rule-gomoku-ends-any-blocked = A five with an opposing stone at either end does not win. The edge blocks nothing.
rule-gomoku-ends-both-blocked = A five with opposing stones at both ends does not win. The edge blocks nothing.
rule-gomoku-opening-swap = Opening (swap):
    1. The first player places two black stones and a white one, anywhere.
    2. The other player swaps colours or keeps them.
    3. White makes the next move.
rule-gomoku-opening-rif = Opening (RIF):
    1. The first player places stones 1 to 3, one of the 26 named openings: black in the centre, white next to it, black inside the central 5×5.
    2. The other player swaps colours or keeps them.
    3. White places stone 4 anywhere.
    4. Black offers two points for stone 5. One may not mirror the other.
    5. White picks one of them and places stone 6.
rule-gomoku-opening-yamaguchi = Opening (Yamaguchi):
    1. The first player places stones 1 to 3, one of the 26 named openings: black in the centre, white next to it, black inside the central 5×5.
    2. The same player says how many points will be offered for stone 5: 1 to 12 (a house rule).
    3. The other player swaps colours or keeps them.
    4. White places stone 4 anywhere.
    5. Black offers that many points for stone 5. None may mirror another.
    6. White picks one of them and places stone 6.
rule-gomoku-opening-tarannikov = Opening (Tarannikov):
    1. Black’s stone 1 goes in the centre, White’s 2 inside the central 3×3, Black’s 3 inside the 5×5, White’s 4 inside the 7×7, Black’s 5 inside the 9×9.
    2. After each of the five, the other player swaps colours or keeps them.
    3. White places stone 6 anywhere.
rule-gomoku-opening-soosorv-8 = Opening (Soosorv-8):
    1. The first player places stones 1 to 3, one of the 26 named openings: black in the centre, white next to it, black inside the central 5×5.
    2. The other player swaps colours or keeps them.
    3. White places stone 4 anywhere and says how many points will be offered for stone 5: 1 to 8.
    4. Black swaps colours or keeps them.
    5. The player who is Black now offers that many points for stone 5. None may mirror another.
    6. White picks one of them and places stone 6.
rule-gomoku-opening-taraguchi-10 = Opening (Taraguchi-10):
    1. Black’s stone 1 goes in the centre, White’s 2 inside the central 3×3, Black’s 3 inside the 5×5, White’s 4 inside the 7×7.
    2. After each of the first three, the other player swaps colours or keeps them.
    3. After stone 4, Black swaps, keeps or offers.
    4. After a swap or a keep, Black’s stone 5 goes inside the 9×9, and the other player may swap a last time.
    5. An offer is of ten points for stone 5, anywhere. None may mirror another, and White picks one.
    6. White places stone 6 anywhere.
rule-gomoku-opening-sakata = Opening (Sakata):
    1. The first player places stones 1 to 3, one of the 26 named openings: black in the centre, white next to it, black inside the central 5×5.
    2. The other player places stone 4, white, inside the 7×7, and stone 5, black, inside the 9×9.
    3. The first player takes White, takes Black, or places two more stones anywhere: a white one and a black one.
    4. After two more stones, the other player takes White or Black (by the federation’s rule the two may go on adding pairs; here it is done once, a house rule).
    5. White makes the next move.
note-gomoku-threes = **Four**: one stone short of five. **Open four**: four side by side, where each end is free and makes a five (exactly five if six is forbidden). **Three**: one stone short of an open four.
note-gomoku-threes-renju = **Four**: one stone short of five. **Straight four**: four side by side, where each end is free and makes a five (exactly five if six is forbidden). **Three**: one stone short of a straight four, by a move that is allowed itself.
note-gomoku-five-first = A move that makes a winning row is never forbidden.
note-gomoku-end = Players may pass, except during an opening. Two passes in a row, or a full board, make a draw.
note-gomoku-end-unbounded = Players may pass, except during an opening. Two passes in a row make a draw.
note-gomoku-federation = In the federation’s tournaments, a forbidden move loses (rule set renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = The 26 openings: the third stone, by its number. Direct ones (D) at the left, indirect ones (I) at the right
table-gomoku-thirds = The 13 openings that your third stone can make, by its number. Mirrored points make the same ones
table-numbered = { $number } { $name }
diagram-gomoku-five = five in a row: Black has won
diagram-gomoku-ends-any-blocked = White stands at one end, this five does not win
diagram-gomoku-ends-both-blocked = White stands at both ends, this five does not win
diagram-gomoku-six-wins = six in a row win too
diagram-gomoku-six-ignored = six in a row, the game goes on
diagram-gomoku-six-forbidden = e5 would make six: forbidden
diagram-gomoku-six-loses = e5 made six, so Black has lost
diagram-gomoku-double-three = e5 would make two threes: forbidden
diagram-gomoku-double-three-loses = e5 made two threes, so Black has lost
diagram-gomoku-no-double-three = e5 looks like a double three but is legal: the row could only become a straight four with f5, which would be a double four
diagram-gomoku-double-four = e5 would make two fours: forbidden
diagram-gomoku-double-four-loses = e5 made two fours, so Black has lost
diagram-gomoku-straight-four = c7–f7 is a straight four; c3–f3 is not, since g3 would make six
diagram-gomoku-four-three = e5 made a four and a three, which is legal
diagram-gomoku-exempt = e5 made two threes and a four, which is legal
diagram-gomoku-no-exempt = e5 would make two threes and a four: forbidden
diagram-gomoku-no-exempt-loses = e5 made two threes and a four, so Black has lost

# Ninuki and pente.
note-ninuki-turns = Stones go where lines cross, one each turn. Black goes first.
note-ninuki-turns-individual = Three or four players, each for themselves. They place one stone each turn, in the order of their seats.
note-ninuki-turns-teams = Four players, two against two: seats 1 and 3 against seats 2 and 4. They place one stone each turn, in the order of their seats, each with a colour of their own.
note-ninuki-plain = No forbidden moves, no opening rule.
note-ninuki-no-bans = No forbidden moves.
note-ninuki-free-three = **Free three**: three stones, side by side or with one gap, that one more stone makes four side by side with both ends free.
rule-ninuki-capture-pairs = You capture exactly two adjacent stones that lie between your new stone and another of yours, in any of the eight directions. One stone alone, or three, are safe.
rule-ninuki-capture-pairs-and-threes = You capture exactly two or three adjacent stones that lie between your new stone and another of yours, in any of the eight directions. A stone alone is safe.
rule-ninuki-capture-win-yes = Capturing enough stones also wins.
rule-ninuki-capture-win-no = Captures alone do not win.
rule-ninuki-self-capture-none = Placing a stone between two opposing ones is safe.
rule-ninuki-self-capture-suicide = Stones that you complete between two stones of another player are captured by that player.
rule-ninuki-self-capture-forbidden = You may not place a stone where it would be captured at once.
rule-ninuki-overtime-off = A winning row wins at once.
rule-ninuki-overtime-break-line = A winning row has to stand for one turn. The next player must break it by capturing from it, or concede.
rule-ninuki-overtime-capture-line = If a stone makes just one winning row, with a stone of the next player at one end and the other end free, that player may take the whole row by playing there. Otherwise the row wins at once.
rule-ninuki-overtime-french = A five wins at once only if no capture can break it. Otherwise the opponent has one move to break it or, where captures win, to reach the winning number of captures anywhere.
rule-ninuki-overtime-school42 = A five wins at once only if no capture can break it or reach the winning number of captures. Otherwise the opponent has one move to do either.
rule-ninuki-mixed-no = Stones captured together are of one colour.
rule-ninuki-mixed-yes = Stones captured together may be of different colours.
rule-ninuki-double-three-allowed = Double threes are allowed.
rule-ninuki-double-three-forbidden = A **double three**, two free threes made by one stone, is forbidden.
rule-ninuki-double-three-forbidden-first = A **double three**, two free threes made by one stone, is forbidden for Black.
rule-ninuki-opening-g-pente = Opening (G-Pente): the first stone goes in the centre, the second anywhere, the third outside the central 5×5, and on the centre’s row and column at least 5 steps away.
rule-ninuki-opening-swap = Opening (swap):
    1. The first player places two black and two white stones, alternating colours, anywhere.
    2. The other player swaps colours or keeps them.
    3. Black makes the next move.
note-ninuki-house = Sources disagree on the double threes of this game, so they follow a house rule.
note-ninuki-end = A full board without a winner is a draw.
note-ninuki-end-passes = If you have no legal point, you pass. A full board without a winner is a draw, and so is a round in which everyone passes.
note-ninuki-shared = If several win at once, they share the win, which is a draw between them.
diagram-ninuki-pair = f5 has captured the pair on d5 and e5
diagram-ninuki-two-pairs = f5 has captured two pairs at once, along the row and the column
diagram-ninuki-fifth-pair = f5 has captured the fifth pair: Black has ten stones and wins
diagram-ninuki-three-players = Three players: f5, black, has captured Red’s pair, and White moves next
diagram-ninuki-three = g5 has captured the three stones on d5, e5 and f5
diagram-ninuki-safe = e5 has moved in between c5 and f5, which is safe
diagram-ninuki-suicide = e5 has moved in between c5 and f5, and the pair is lost
diagram-ninuki-double-three = e5 would make two free threes: forbidden
diagram-ninuki-blocked-three = White on e8 blocks one of the threes, so e5 is legal
diagram-ninuki-broken = e5 made five; e4 has captured e5 and e6 and broken it
diagram-ninuki-broken-four = e5 made four, a whole line here; e4 has captured e5 and e6 and broken it

# Gomoku Roku.
rule-roku-stones = { $value } stones each, including the one on the track.
rule-roku-skip-landing = A step that would end on the other track stone’s circle goes one further.
rule-roku-skip-all = On the way, the other track stone’s circle is not counted.
note-roku-board = The board is a hexagon of circles. The dark ring outside is the track. The circles inside have 1 to 4 dots. A row is a straight line drawn on the board. Some join neighbouring circles, others pass between two circles to the one behind. Nothing goes on the middle, which breaks the rows through it.
note-roku-about = For two, from the age of eight or so, about 15 minutes a game. One stone down, one stone onward, and five make the row.
note-roku-track = Black puts a stone on a circle of the track, White on one beside it. If White’s is ahead, Black begins. If it is behind, White begins. The player behind always moves, clockwise, so one player can move several times in a row.
note-roku-place = Six or more in a row win like five.
note-roku-win = Your track stone counts on the circle where it stops. A five that needs the circle it left does not win.
note-roku-handicap-1 = Handicap 1: Black, the weaker player, chooses a circle of the track and begins. White’s track stone starts 3 circles ahead. The player behind always moves, clockwise, so one player can move several times in a row.
note-roku-handicap-2 = Handicap 2: Black, the weaker player, chooses a circle of the track and begins. White’s track stone starts 4 circles ahead. The player behind always moves, clockwise, so one player can move several times in a row.
note-roku-handicap-3 = Handicap 3: Black, the weaker player, chooses a circle of the track and begins. White’s track stone starts 5 circles ahead. The player behind always moves, clockwise, so one player can move several times in a row.
note-roku-dynamic = Dynamic: before the first move, each player puts a free stone on a circle with one dot. The track stones do not move for it.
note-roku-thrilling = Thrilling: stones are scarce, so keep count of them.
note-roku-ninuki = Ninuki: of the two stones that capture, one must be the new stone, or your track stone on the circle where it stops. Of several pairs you take one, and you name it (E5 takes D4 D5). Moving in between two opposing stones is safe. Track stones are never captured. Captured stones go to the captor, and their circles are free again.
note-roku-out = If it is your turn and you have no stone left, you lose. If no circle with dots is free, the game is a draw. You can offer a draw on your own turn only.
note-roku-rebuilt = The dots and rows of the board are a reconstruction.
note-roku-set-up = The set-up of this variant is a reconstruction.
note-roku-credit = A game by Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = Black is behind on A1 and moves
diagram-roku-handicap = Black has chosen a circle, and White’s follows from it
diagram-roku-dynamic = after the free stones on E9 and F2
diagram-roku-five = five in a row with the track stone, which has come to B1
diagram-roku-no-five = no five: the track stone has just left B1 for A2
diagram-roku-pair = C3 and I3 flank E4 and G4, which are captured

# Rokumon.
note-rokumon-table-act-1 = Six cards lie in two rows of three: green ones (odd numbers) and gold ones (even numbers). Red (Sanada) has four dice and begins, Black (Tokugawa) has five.
note-rokumon-table-bricks = Seven cards lie like bricks, three above four: green ones (odd numbers) and gold ones (even numbers). Red (Sanada) has four dice and begins, Black (Tokugawa) has five.
note-rokumon-table-solo = Seven cards lie in a hexagon, six around one: green ones (odd numbers) and gold ones (even numbers). You are Red (Sanada) with four dice and begin. The automa has five.
note-rokumon-story-act-1 = *Act 1, six coins:* the fare across the river of the dead is the clan’s crest, so its warriors rode into battle without fear.
note-rokumon-story-act-2 = *Act 2, a castle at Ueda:* in 1583 Red builds it together with Black, the enemy of old, and the seventh card is that castle.
note-rokumon-story-act-3 = *Act 3, the first siege:* Red has changed sides, and two thousand behind the walls of Ueda throw back almost eight thousand of Black’s.
note-rokumon-story-act-4 = *Act 4, the second siege:* in 1600 Ueda holds up an army of 38,000 until it is too late for the great battle. One son of the clan stands on the other side, and he is the Surprise.
note-rokumon-story-act-5 = *Act 5, Osaka:* in 1614 the clan’s last hero builds a fort before the castle, the card that lies face down. A year later fort and castle are lost.
note-rokumon-story-solo = *Epilogue, back to Ueda:* the wars are over, each lord keeps a single castle, and there is time for a game alone.
note-rokumon-no-values = The numbers on the dice do not count.
note-rokumon-values = The dice show fixed numbers: Red’s 2, 2, 4 and 6, Black’s 1, 3, 3 and 5, and the white one 1.
note-rokumon-fight = In a fight it does not matter which die is on top. If it uncovers three in a row, their owner wins.
note-rokumon-surprise = You cannot use your Surprise on the card that your opponent has just moved with theirs.
note-rokumon-solo = The automa takes the first step that it can: complete its row, cover a single red die, block your row, place a die, move one.
note-rokumon-draw = The same position for the third time, or 200 actions, make a draw (a house rule).
note-rokumon-about = For one or two players. A game played in one go takes 5 to 10 minutes.
note-rokumon-loser = Who is Red: the loser of your last game that wasn’t a draw chooses. In your first game, the challenge or chance decides.
note-rokumon-title = **Shogun**, the old lord of all Japan, is the title for three wins in a row against the same opponent. Its holder lets that opponent take back each action once, in rated games too, and calls “Ta no mo!”, a challenge to battle, when the next action could win.
note-rokumon-rebuilt = The cards’ numbers and colours are a reconstruction.
note-rokumon-rebuilt-act-5 = The cards’ numbers, colours and layout are a reconstruction.
note-rokumon-credit = A game by Charles Ward, EXIST GAMES, with artwork there by Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = the cards are dealt; the rows are 5 2 1 and 3 6 4
diagram-rokumon-deal-bricks = the cards are dealt; the rows are 5 2 7, 1 3 6 and 3 6 4
diagram-rokumon-deal-solo = the cards are dealt; the rows are 7 1 3, 5 1 4 and 6 1 2
diagram-rokumon-row = three red dice in a row, Red has won
diagram-rokumon-row-of-bricks = three red dice side by side in the row of four, Red has won
diagram-rokumon-before-slanting = red dice on 2, 3 and 4, not yet in a row
diagram-rokumon-slanting = a Surprise has moved card 4 below cards 1 and 3 (place 0,1): three red dice in a diagonal row, Red has won
diagram-rokumon-slanting-solo = three red dice in a diagonal row through the middle card, Red has won
diagram-rokumon-fight = on card 4 black 3 has beaten red 2, which is back in its supply
diagram-rokumon-surprise = card 5 has moved to the left of card 7 (place 0,−1)
