# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = A move is { $how }.
rules-pictures = Pictures: { $captions }
rules-draw = A draw can be agreed (/draw).
rules-draw-on-time = A draw can be agreed (/draw). An unrated game is also a draw when both players have run out of time.
rules-clock = The clock runs while the decision is yours. If it runs out, you lose a rated game; in others the win can then be claimed.
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = a point, such as h8
how-ninuki = a point, such as j10
how-roku = a circle, such as E5: row E (A is the top row), fifth circle from the left
how-rokumon = an action, such as { $act ->
    [act-1] place 2
    [act-2] place 2
    [any] place 2 in acts 1 and 2, place r4 on 2 from act 3 on,
   *[other] place r4 on 2
} or move 4 to 1

# Options of several games.
rule-size = Board: { $value } × { $value } lines.
rule-size-unbounded = The board has no edges: the first stone is 0,0, others go by steps from it, such as 3,-2.
rule-overline-wins = Six or more in a row win like five.
rule-overline-ignored = Only exactly five win; six or more count for nothing.
rule-overline-forbidden = Six or more in a row (an overline) are forbidden.
rule-opening-none = No opening rule.
rule-opening-centre = Opening: the first stone goes to the centre.
rule-opening-pro = Opening (pro): the first stone goes to the centre, the third outside the central 5×5.
rule-opening-long-pro = Opening (long pro): the first stone goes to the centre, the third outside the central 7×7.
rule-opening-swap2 = Opening (swap2): one player puts three stones; the other takes a colour, or adds two stones and leaves the choice to the first.

# Gomoku and renju.
note-gomoku-turns = Black and White put stones in turn. Five in an unbroken row, along, across or diagonally, win.
rule-gomoku-double-three-allowed = Double threes are allowed.
rule-gomoku-double-three-forbidden = A move that makes two threes at once (a double three) is forbidden.
rule-gomoku-double-four-allowed = Double fours are allowed.
rule-gomoku-double-four-forbidden = A move that makes two fours at once (a double four) is forbidden.
rule-gomoku-four-three-three-allowed = A four made by the same move makes a double three legal.
rule-gomoku-four-three-three-forbidden = A four made by the same move does not excuse a double three.
rule-gomoku-bans-both = The bans hold for both colours.
rule-gomoku-bans-black = The bans hold for Black alone; where overlines are forbidden, White’s wins.
rule-gomoku-foul-refused = Forbidden moves are refused, with the reason.
rule-gomoku-foul-loses = A forbidden move loses, even a forced one; the board does not warn.
rule-gomoku-ends-open = A five wins whatever stands at its ends.
rule-gomoku-ends-any-blocked = A five with an opposing stone at either end does not win; the edge blocks nothing.
rule-gomoku-ends-both-blocked = A five with opposing stones at both ends does not win; the edge blocks nothing.
rule-gomoku-opening-swap = Opening (swap): one player puts two black stones and a white one; the other may swap colours.
rule-gomoku-opening-rif = Opening (RIF): centre, a neighbour, a stone in the 5×5; the other may swap; White plays the fourth; Black offers two fifths, not symmetric; White picks one.
rule-gomoku-opening-yamaguchi = Opening (Yamaguchi): as RIF, but whoever puts the first three stones also says how many fifths Black will offer, 1 to 12.
rule-gomoku-opening-tarannikov = Opening (Tarannikov): stones 1 to 5 go to the centre and the 3×3, 5×5, 7×7 and 9×9 around it; after each the other may swap.
rule-gomoku-opening-soosorv-8 = Opening (Soosorv-8): as RIF, but with the fourth stone White says how many fifths, 1 to 8; the other may swap once more; Black offers them.
rule-gomoku-opening-taraguchi-10 = Opening (Taraguchi-10): as Tarannikov to stone 4; then a fifth in the 9×9 and a last swap, or ten offered fifths of which White picks one.
note-gomoku-threes = A three can become a four with both ends open; a four is one stone short of five.
note-gomoku-threes-renju = A three can still become, by a legal move, a four with both ends open; a four is one stone short of five.
note-gomoku-five-first = A move that makes exactly five is never forbidden.
note-gomoku-end = Passing is allowed after the opening. Two passes in a row or a full board are a draw.
note-gomoku-federation = In the federation’s tournaments a forbidden move loses (renju-tournament): <https://www.renju.net/study/rifrules.php>
diagram-gomoku-five = five in a row, Black has won
diagram-gomoku-ends-any-blocked = White stands at one end, this five does not win
diagram-gomoku-ends-both-blocked = White stands at both ends, this five does not win
diagram-gomoku-six-wins = six in a row win too
diagram-gomoku-six-ignored = six in a row, the game goes on
diagram-gomoku-six-forbidden = e5 would make six, forbidden
diagram-gomoku-six-loses = e5 made six, Black has lost
diagram-gomoku-double-three = e5 would make two threes, forbidden
diagram-gomoku-double-three-loses = e5 made two threes, Black has lost
diagram-gomoku-double-four = e5 would make two fours, forbidden
diagram-gomoku-double-four-loses = e5 made two fours, Black has lost
diagram-gomoku-exempt = e5 made two threes and a four, which is legal
diagram-gomoku-no-exempt = e5 would make two threes and a four, forbidden
diagram-gomoku-no-exempt-loses = e5 made two threes and a four, Black has lost

# Ninuki and pente.
note-ninuki-turns = Put stones in turn. Five of your own colour in a row win.
note-ninuki-turns-individual = Put stones in turn, each for themselves. Four of your own colour in a row win.
note-ninuki-turns-teams = Put stones in turn, two against two. Five of one player’s colour in a row win for both teammates.
note-ninuki-captures-8 = 8 captured stones win too.
note-ninuki-captures-10 = 10 captured stones win too.
note-ninuki-captures-12 = 12 captured stones win too.
note-ninuki-captures-15 = 15 captured stones win too.
rule-ninuki-capture-pairs = Exactly two neighbouring stones that your new stone flanks with another of yours are captured.
rule-ninuki-capture-pairs-and-threes = Exactly two or three neighbouring stones that your new stone flanks with another of yours are captured.
rule-ninuki-capture-win-yes = Captured stones win too.
rule-ninuki-capture-win-no = Captures alone do not win.
rule-ninuki-self-capture-none = Moving in between two opposing stones is safe.
rule-ninuki-self-capture-suicide = Whoever moves in between two opposing stones loses what they flank.
rule-ninuki-self-capture-forbidden = Moving in between two opposing stones that would flank a capture is forbidden.
rule-ninuki-overtime-off = A line wins at once.
rule-ninuki-overtime-break-line = After a line the next player must break it by a capture, or concedes.
rule-ninuki-overtime-capture-line = After a line the next player may capture it whole, if one end is theirs and the other open.
rule-ninuki-overtime-french = A line has not won while the next move can break it by a capture. It wins unless that move breaks it, or reaches the goal of captures anywhere.
rule-ninuki-overtime-school42 = A line wins unless the next move breaks it by a capture, or reaches the goal of captures; a chance of either is enough for that move.
rule-ninuki-mixed-no = Captured stones are of one colour.
rule-ninuki-mixed-yes = Captured stones may be of different colours.
rule-ninuki-double-three-allowed = Double threes are allowed.
rule-ninuki-double-three-forbidden = Two free threes by one move are forbidden.
rule-ninuki-double-three-forbidden-first = Two free threes by one move are forbidden to the first colour.
rule-ninuki-opening-g-pente = Opening (G-Pente): as pro, and the third stone not on the centre’s row or column at distance 3 or 4.
rule-ninuki-opening-swap = Opening (swap): one player puts two stones of each colour; the other may swap colours.
diagram-ninuki-pair = f5 has captured the pair on d5 and e5
diagram-ninuki-safe = e5 has moved in between c5 and f5, which is safe
diagram-ninuki-suicide = e5 has moved in between c5 and f5, and the pair is lost

# Gomoku Roku.
rule-roku-stones = { $value } stones each, the one on the track included.
rule-roku-skip-landing = A step that would end on the other track stone’s circle goes one further.
rule-roku-skip-all = The circle of the other track stone is not counted.
note-roku-track = Each player has a stone on the outer ring, the track: Black chooses its circle, White one beside it. Whoever is behind, going clockwise, moves, so turns need not alternate.
note-roku-place = Put a stone on an empty circle inside; your track stone then goes on by that circle’s dots, 1 to 4.
note-roku-win = Five or more in a row win; your track stone counts where it has come to. Nothing goes on the middle, which breaks the rows through it.
note-roku-handicap-1 = Handicap 1: Black, the weaker player, begins; White’s track stone starts 3 circles ahead.
note-roku-handicap-2 = Handicap 2: Black, the weaker player, begins; White’s track stone starts 4 circles ahead.
note-roku-handicap-3 = Handicap 3: Black, the weaker player, begins; White’s track stone starts 5 circles ahead.
note-roku-dynamic = Dynamic: before the first move each player puts a free stone on a circle with one dot; the track stones stay.
note-roku-thrilling = Thrilling: stones are few, and who runs out of them loses.
note-roku-ninuki = Ninuki: exactly two neighbouring opposing stones flanked along a row are captured; three captures win too. A track stone may flank, and is never captured.
note-roku-out = When all circles are full it is a draw; who has to move and has no stone left loses.
note-roku-board = The board’s dots and rows are a reconstruction.
note-roku-set-up = This variant’s set-up is a reconstruction.
note-roku-credit = A game by Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = Black is behind on A1 and moves; dots are costs
diagram-roku-handicap = Black’s circle is chosen, White’s follows; dots are costs
diagram-roku-dynamic = after the free stones on E9 and F2; dots are costs
diagram-roku-five = five with the track stone on B1
diagram-roku-pair = C3 and I3 flank E4 and G4, which are captured

# Rokumon.
note-rokumon-goal = Red (Sanada) has four dice and begins, Black (Tokugawa) has five. Three of your dice on top of three cards in a row win, and so do three on one card.
note-rokumon-no-values = The numbers on the dice do not count.
note-rokumon-values = Dice show fixed numbers, Red’s 2 2 4 6, Black’s 1 3 3 5 and a white 1; they are never rolled.
note-rokumon-place = **Place**: a die from your supply on an empty card.
note-rokumon-move = **Move**: your top die to a card of another colour: an empty one, one with a single die of either side, or one with two of your own.
note-rokumon-fight = **Fight**: of two opposing dice on a card the lower goes back to its owner; the white 1 beats the red 6 alone.
note-rokumon-surprise = **Surprise**, once a game: a card with its dice goes to a vacant cell that touches two others, but not the card that the other side has just moved so.
note-rokumon-fort = One card lies face down, the Fort; it differs from both colours.
note-rokumon-solo = Solo: the automa plays the black dice by fixed rules; it neither fights nor surprises, and nor do you fight.
note-rokumon-reveal = If three of the other side lie in a row when you lift a die, you lose.
note-rokumon-submit = Who has no action left loses. The third time of one position, or 200 actions, are a draw.
note-rokumon-title = **Shogun**: the title for three wins in a row against the same opponent. Its holder lets that opponent take each action back once, in rated games too, and calls “Ta no mo!” when the next action could win.
note-rokumon-rebuilt = Numbers and colours of the cards and the draws are reconstructions.
note-rokumon-rebuilt-act-5 = Numbers and colours of the cards, the pattern of act 5 and the draws are reconstructions.
note-rokumon-credit = A game by Charles Ward, EXIST GAMES, with artwork there by Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = the cards are dealt, Red begins
diagram-rokumon-row = three red dice in a row, Red has won
diagram-rokumon-row-of-bricks = three red dice side by side in the row of four, Red has won
diagram-rokumon-slanting = card 4 has moved to 0,1 by a Surprise: three red dice in a diagonal row, Red has won
diagram-rokumon-slanting-solo = three red dice in a diagonal row through the middle card, Red has won
diagram-rokumon-fight = on card 4 black 3 has beaten red 2, which is back in its supply
diagram-rokumon-surprise = card 5 has moved to 0,-1
