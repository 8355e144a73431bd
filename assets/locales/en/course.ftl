# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = the automa
machine-did = 🤖 The automa: { $action }.
machine-level = { -narabe } (level { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } is thinking.
machine-stands-in = ⚠️ The engine “{ $engine }” has failed. { $machine } plays the rest of the game in its place.
machine-tally = 🤖 { $person } against { $machine }: { $wins } won, { $draws } drawn, { $losses } lost.
profile-machine = 🤖 { $game }, against { $machine }: { $wins } won, { $draws } drawn, { $losses } lost
play-machine = Play { -narabe }
level-choice = { $level ->
    [1] Level 1, for beginners
    [8] Level 8, the strongest
   *[other] Level { $level }
}

action-letter = Row { $a }
action-n-takes-n-n = { $a }, taking { $b } and { $c }
action-place = Place a die
action-move = Move a die
action-fight = Fight
action-surprise = Surprise: move a card
action-place-r2 = The red 2
action-place-r4 = The red 4
action-place-r6 = The red 6
action-place-b1 = The black 1
action-place-b3 = The black 3
action-place-b5 = The black 5
action-place-w1 = The white 1
name-r2 = the red 2
name-r4 = the red 4
name-r6 = the red 6
name-b1 = the black 1
name-b3 = the black 3
name-b5 = the black 5
name-w1 = the white 1
did-place-n = placed a die on card { $a }
did-place-n-on-n = placed { $a } on card { $b }
did-move-n-to-n = moved the die on card { $a } to card { $b }
did-fight-n = fought on card { $a }
did-surprise-n-to-n = Surprise: moved card { $a }
action-place-n = Place a die on card { $a }
action-place-n-on-n = Place { $a } on card { $b }
action-move-n = The top die of card { $a }
action-move-n-to-n = Move the die on card { $a } to card { $b }
action-fight-n = Fight on card { $a }
action-surprise-n = Card { $a }
action-surprise-n-to-n = Surprise: card { $a } goes to { $b }

outlook-goes-on = cost { $dots }, { outlook-target }, and you stay behind and move again
outlook-passes = cost { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] to { $target }
   *[other] skipping { $past } to { $target }
}
outlook-beside-ahead = ahead of Black, who begins
outlook-beside-behind = behind Black, so White begins
status-track-targets = You are { $by ->
    [one] { $by } circle
   *[other] { $by } circles
} behind on the track. Your track stone advances as many circles as the circle you choose has dots: { $targets }.
status-track-targets-past = { status-track-targets } { $past } skips { $rival }, where the other track stone is, and goes one further.

button-again = Rematch
button-next = Next act
button-next-ninuki = Next step
button-again-me = I go first
button-again-them = My opponent goes first
button-next-me = I go first
button-next-them = My opponent goes first
button-accept-me = Accept and go first
button-accept-them = Accept, they go first
first-invited = The loser of the last game chooses who goes first.
loser-chooses = You lost the last game, so you choose who goes first.

new-rokumon-act-2 = **{ $next }** has seven cards laid like bricks, three above four. Rows are horizontal here: the upper three, or three side by side of the lower four.
new-rokumon-act-3 = In **{ $next }**, the numbers on the dice count: two opposing dice on one card can fight, and the lower one goes back to its owner.
new-rokumon-act-4 = **{ $next }** adds the Surprise: once a game, each player may move a card with all that lies on it. Rows can then be diagonal too. **!** beside a supply: still to be used.
new-rokumon-act-5 = **{ $next }** turns one card face down. It is the fort: any die may move onto it and off it.
new-ninuki-breaking = **{ $next }**: a five has not won while a capture can still break it. Look for that before you complete yours.
new-ninuki-ninuki = **{ $next }**: no one may make two free threes with one stone, unless it captures or makes a winning row.

refusal-challenge-machine = Here you play alone against the automa. You go first, and the game isn’t rated. Leave out `opponent`, `starts` and `rated`.
refusal-challenge-place = This game has fewer seats. Name the player you challenge as `opponent`.
refusal-challenge-seats = A game for { $seats } has to be chosen with `game`: { $known }.
refusal-seats-known = For { $seats }: { $known }.
refusal-no-such-level = { $engines ->
    [0] There’s no level “{ $written }”. Choose one from { $least } to { $most }.
   *[other] There’s no level “{ $written }”. Choose one from { $least } to { $most }, or an engine: { $known }.
}
refusal-no-engine = No engine plays { $rules } here yet. You can play these against it: { $known }.
refusal-no-levels = { $rules } is played against the game’s own automa, which has no levels. Leave out `level`.
refusal-machines-busy = { -narabe } is already thinking about as much as it can, for you or for others. Try again in a minute.
refusal-machine-alone = You play against { -narabe } on your own. { $level ->
    [yes] Leave out the other players, or leave out `level` to challenge them.
   *[no] Name either { -narabe } or the other players.
}
machines-fill = { $machine } takes { $count ->
    [one] the other seat
   *[other] the other { $count } seats
}. To leave seats open for people, leave out `level` and { -narabe }.
refusal-machine-clock = Games against { -narabe } have no clock. Leave out `clock`.
refusal-follows-already = That game already exists: #{ $number }. Accept, decline or withdraw it under its own message. /games shows where that is.
refusal-follows-running = You’re already playing that game: #{ $number }. Finish it first. /games shows where it is.
refusal-not-over = This game isn’t over yet. You can have a rematch once it is.
refusal-nameless-rematch = The data of one of the players was deleted, so this game has no rematch. Start a new game with /challenge.
refusal-not-your-sequel = Only { $people } can play on from this game. Start your own with /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Opening (swap2): one player places three stones, then the other picks a colour, or adds two stones and leaves the choice to the first.
brief-gomoku-opening-swap = > Opening (swap): one player places three stones, then the other picks a colour.
brief-gomoku-opening-rif = > Opening (RIF): one player places three stones, the other may swap colours. For stone 5 Black offers two points, and White picks one.
brief-gomoku-opening-yamaguchi = > Opening (Yamaguchi): one player places three stones and says how many points will be offered for stone 5, the other may swap colours. White picks one of the points.
brief-gomoku-opening-tarannikov = > Opening (Tarannikov): stones 1 to 5 stay near the centre, and after each of them the other player may swap colours.
brief-gomoku-opening-soosorv-8 = > Opening (Soosorv-8): one player places three stones, the other may swap colours. White says how many points will be offered for stone 5, Black may swap, and White picks one of the points.
brief-gomoku-opening-taraguchi-10 = > Opening (Taraguchi-10): stones 1 to 4 stay near the centre, with a swap allowed after each. Stone 5 stays near too, or Black offers ten points for it.
brief-gomoku-opening-sakata = > Opening (Sakata): one player places three stones, the other two. The first picks a colour, or adds two stones and leaves the choice to the other.
brief-ninuki-opening-swap = > Opening (swap): one player places four stones, then the other picks a colour.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > All rules, with pictures: `/rules game:{ $rules }`
aim-gomoku-five = > Get five or more of your stones in a row to win (horizontally, vertically or diagonally).
aim-gomoku-exactly-five = > Get exactly five of your stones in a row to win (horizontally, vertically or diagonally).
aim-gomoku-renju = > Get five of your stones in a row to win (horizontally, vertically or diagonally): Black exactly five, White five or more.
aim-gomoku-any-blocked = > A five with an opposing stone at either end does not win.
aim-gomoku-both-blocked = > A five with opposing stones at both ends does not win.
aim-gomoku-bans-renju = > Black may not make a double three, a double four or a row of six or more. White may.
aim-gomoku-bans-black-three = > Black may not make a double three. White may.
aim-gomoku-bans-black-three-six = > Black may not make a double three or a row of six or more. White may.
aim-gomoku-bans-black = > Some moves are forbidden for Black.
aim-gomoku-bans-three = > No one may make a double three, two threes with one stone.
aim-gomoku-bans = > Some moves are forbidden.
aim-gomoku-foul-loses = > A forbidden move loses the game, and the board does not mark it.
aim-ninuki-five = > Get five or more of your own stones in a row to win (horizontally, vertically or diagonally).
aim-ninuki-exactly-five = > Get exactly five of your own stones in a row to win (horizontally, vertically or diagonally).
aim-ninuki-five-teams = > Get five or more of your own stones in a row (horizontally, vertically or diagonally). Your teammate wins with you.
aim-ninuki-exactly-five-teams = > Get exactly five of your own stones in a row (horizontally, vertically or diagonally). Your teammate wins with you.
aim-ninuki-four = > Get four or more of your own stones in a row to win (horizontally, vertically or diagonally).
aim-ninuki-exactly-four = > Get exactly four of your own stones in a row to win (horizontally, vertically or diagonally).
aim-ninuki-pairs = > Capture two adjacent stones of an opponent by placing a stone of yours at each end.
aim-ninuki-pairs-and-threes = > Capture two or three adjacent stones of an opponent by placing a stone of yours at each end.
aim-ninuki-pairs-teams = > Capture two adjacent stones of another player by placing a stone of yours at each end. Stones of your teammate score nothing.
aim-ninuki-pairs-and-threes-teams = > Capture two or three adjacent stones of another player by placing a stone of yours at each end. Stones of your teammate score nothing.
aim-ninuki-captures-8 = > Capturing 8 stones (four pairs) also wins.
aim-ninuki-captures-10 = > Capturing 10 stones (five pairs) also wins.
aim-ninuki-captures-12 = > Capturing 12 stones also wins.
aim-ninuki-captures-15 = > Capturing 15 stones also wins.
aim-ninuki-captures-together = > A team’s captures count together.
aim-ninuki-suicide = > Stones that you complete between two stones of another player are captured, too.
aim-ninuki-forbidden = > You may not place a stone where it would be captured at once.
aim-ninuki-break-line = > A winning row has to stand for one turn. The next player must break it by capturing, or concede.
aim-ninuki-capture-line = > The next player may take a single winning row whole if one end is theirs and the other is free.
aim-ninuki-french = > A five that the next move can break by capturing has not won yet.
aim-ninuki-school42 = > A five has not won yet while the next move can break it, or win by captures.
aim-ninuki-double-three = > No one may make a double three, two free threes with one stone.
aim-ninuki-double-three-first = > Black may not make a double three: two free threes with one stone.
aim-roku-five = > Get five of your stones in a row along a line of the board to win. The player who is behind on the track, the dark ring, places a stone on an empty circle with dots. Their track stone then moves on by as many circles as there are dots, and counts for the five where it stops.
aim-roku-ninuki = > Making three captures also wins: take exactly two adjacent opposing stones between two of yours.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] Where does your black stone go?
    [white] Where does your white stone go?
    [red] Where does your red stone go?
   *[blue] Where does your blue stone go?
}
placing-of = { $colour ->
    [black] Stone { $number } of { $of }: Black
   *[white] Stone { $number } of { $of }: White
}
placing-number = { $colour ->
    [black] Stone { $number }: Black
   *[white] Stone { $number }: White
}
placing-offer = Point { $number } of { $of } for stone 5: Black
placing-swap-or-offer = Swap, stay, or offer 1 of { $of } points?

about-action-move = your top die, to a card of another colour
about-action-fight = of two opposing dice on a card, the lower one goes back
about-action-surprise = once a game, with its dice, to another place

title-shogun = Shogun
called-by-shogun = ⚔️ **Ta no mo!** The Shogun calls to battle: { $person } could win with the next action.
take-back-by-shogun = ⚔️ { $holder } is Shogun here after three wins in a row, so { $person } can take this back once with /takeback, without asking.

button-move-on = Next move

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Back
chosen-so-far = So far: “{ $action }”
question-row = Which row?
question-circle = Which circle?
question-track-circle = Which circle of the track?
question-pair = Which pair do you take?
question-die = Which die?
question-empty-card = Which empty card does the die go to?
question-top-die = Which die do you move?
question-other-card = Which card does the die go to?
question-fight = On which card is the fight?
question-card = Which card do you move?
question-cell = Where does the card go? The names are in the picture.
outlook-fight = { $won } beats { $lost }, which goes back to { whose-supply }
upshot-fight = On card { $card } { $won } has beaten { $lost }, which is back in { whose-supply }.
whose-supply = { $owner ->
    [red] Red’s supply
   *[black] Black’s supply
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = You win with three of your dice in a row, on top of three cards side by side ({ $row ->
    [level] horizontal rows only
    [later] horizontal, and diagonal too once a Surprise has moved a card
   *[all] horizontal or diagonal
}), with three of them on one card, or when your opponent can do nothing.
rokumon-act = **Place a die** from your supply on an empty card, or **move** your top die to a card of another colour, at any distance: an empty one, one with a single die of either side, or one with two of your own. If you lift a die and uncover three of your opponent’s in a row, they win.
rokumon-fight = **Fight** where two opposing dice share a card: the higher number stays, the lower one goes back to its owner’s supply. The one exception: the white 1 (Black’s) beats the red 6. Dice are never rolled.
rokumon-surprise = **Surprise**, once a game (**!** beside a supply: still to be used): any card goes with its dice to a free place that touches at least two other cards.
rokumon-fort = The card that lies face down is the fort: any die may move onto it and off it.
rokumon-solo = You are Red, and the automa plays the black dice and the white one. No one fights here, so the numbers do not count, and the Surprise is yours alone.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = a red die
name-black-die = a black die
outlook-supply = on an empty card; left in your supply: { $dice }
outlook-supply-alike = on an empty card; left in your supply: { $count }
outlook-place = { $face ->
    [green] empty, green
    [gold] empty, gold
   *[down] empty, the fort
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , which lies on { $under }
}
outlook-move = { $die } onto { $onto ->
    [none] an empty card
    [two] two of your own
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] empty
   *[other] with { $dice }
}
outlook-surprise = touches cards { $cards }
outlook-fight-lost = you would lose { $lost }, which goes back to your supply
upshot-surprise = Card { $card } now touches cards { $cards }.
upshot-fifth = That’s the chosen fifth move, a black stone.
upshot-passed = Another pass now makes the game a draw.

# Hints, in games against the machine.
command-hint = Get a hint in an unrated game
option-hint-game = Which of your games (number)
hint-five = 💡 You can make five in a row right now.
hint-fours = 💡 You can win with fours alone: each one has to be answered, until you make five.
hint-threes = 💡 You can win by force: with threes and fours that have to be answered one after another.
hint-meet-five = 💡 Your opponent is about to make five in a row. Stop it.
hint-meet-fours = 💡 Your opponent threatens to win with fours alone. Do something about it first.
hint-meet-threes = 💡 Your opponent threatens to win by force, with threes and fours. Do something about it first.
hint-win = 💡 You can win right now.
hint-win-forced = 💡 You can win by force: with threats that have to be answered one after another.
hint-meet-win = 💡 Your opponent is about to win. Stop it.
hint-meet-forced = 💡 Your opponent threatens to win by force. Do something about it first.
hint-quiet = 💡 There’s no forced win in sight here, neither for you nor against you. Look for a move that builds threats.
hint-other = 💡 No forced win is looked for here. This hint is just a possible move.
hint-where = Try **{ $action }**.
hint-line = It can go on like this, your moves and the answers in turn: { $line }
hint-proved = It’s proved that this wards the threat off.
hint-threat = If nothing is done it can go like this, your opponent’s moves and your answers in turn: { $line }
button-hint-where = Where?
button-hint-line = Show the line
refusal-hint-rated = There are no hints in rated games, so that ratings measure the players alone.
refusal-hint-decides = There are no hints in games of events and hills, so that their results are the players’ own.
refusal-hint-passed = The game has moved on since then. Use /hint again.
