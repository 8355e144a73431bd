# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = 自动机
machine-did = 🤖 自动机：{ $action }。
machine-level = { -narabe }（等级 { $level }）
machine-moved = 🤖 { $machine }：{ $action }。
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } 正在思考。
machine-stands-in = ⚠️ 引擎“{ $engine }”出了故障。由 { $machine } 代它下完这一局。
machine-tally = 🤖 { $person } 对 { $machine }：{ $wins } 胜 { $draws } 和 { $losses } 负。
profile-machine = 🤖 { $game }，对 { $machine }：{ $wins } 胜 { $draws } 和 { $losses } 负
play-machine = 与 { -narabe } 对弈
level-choice = { $level ->
    [1] 等级 1，适合初学者
    [8] 等级 8，最强
   *[other] 等级 { $level }
}

action-letter = { $a } 行
action-n-takes-n-n = { $a }，提 { $b } 和 { $c }
action-place = 放置骰子
action-move = 移动骰子
action-fight = 战斗
action-surprise = 奇袭：移动卡牌
action-place-r2 = 红 2
action-place-r4 = 红 4
action-place-r6 = 红 6
action-place-b1 = 黑 1
action-place-b3 = 黑 3
action-place-b5 = 黑 5
action-place-w1 = 白 1
name-r2 = 红 2
name-r4 = 红 4
name-r6 = 红 6
name-b1 = 黑 1
name-b3 = 黑 3
name-b5 = 黑 5
name-w1 = 白 1
did-place-n = 在卡牌 { $a } 放置骰子
did-place-n-on-n = 把{ $a }放在卡牌 { $b }
did-move-n-to-n = 把卡牌 { $a } 的骰子移到卡牌 { $b }
did-fight-n = 在卡牌 { $a } 战斗
did-surprise-n-to-n = 奇袭：移动卡牌 { $a }
action-place-n = 在卡牌 { $a } 放置骰子
action-place-n-on-n = 把{ $a }放在卡牌 { $b }
action-move-n = 卡牌 { $a } 最上面的骰子
action-move-n-to-n = 把卡牌 { $a } 的骰子移到卡牌 { $b }
action-fight-n = 在卡牌 { $a } 战斗
action-surprise-n = 卡牌 { $a }
action-surprise-n-to-n = 奇袭：卡牌 { $a } 移到 { $b }

outlook-goes-on = 花费 { $dots } 点，{ outlook-target }；你仍落后，可以再下
outlook-passes = 花费 { $dots } 点，{ outlook-target }
outlook-target = { $past ->
    [none] 到 { $target }
   *[other] 跳过 { $past } 到 { $target }
}
outlook-beside-ahead = 在黑方前面，黑方先下
outlook-beside-behind = 在黑方后面，所以白方先下
status-track-targets = 你在轨道上落后 { $by } 格。你选的圆格有几点，你的轨道子就前进几格：{ $targets }。
status-track-targets-past = { status-track-targets }{ $past } 会跳过另一个轨道子所在的 { $rival }，多走一格。

button-again = 再来一局
button-next = 下一幕
button-next-ninuki = 下一阶段
button-again-me = 我先手
button-again-them = 对手先手
button-next-me = 我先手
button-next-them = 对手先手
button-accept-me = 接受，我先手
button-accept-them = 接受，对方先手
first-invited = 由上一局的负者选择谁先手。
loser-chooses = 上一局你输了，所以由你选择谁先手。

new-rokumon-act-2 = **{ $next }**有七张卡牌，像砖一样摆放，上三下四。这里的一排只有横排：上面三张，或下面四张中相邻的三张。
new-rokumon-act-3 = 在**{ $next }**，骰子的数字有效了：一张卡牌上敌对的两个骰子可以战斗，小的一方回到主人手中。
new-rokumon-act-4 = **{ $next }**加入奇袭：每名棋手每局可以移动一次卡牌，连同上面的一切。之后也能形成斜排。备用区旁的 **!** 表示还没有用。
new-rokumon-act-5 = **{ $next }**把一张卡牌背面朝上。它是要塞：任何骰子都可以移进移出。
new-ninuki-breaking = **{ $next }**：五连若还能被提子打断，就还没有获胜。成五之前先看清楚。
new-ninuki-ninuki = **{ $next }**：任何人都不能一子形成两个活三，除非同时提子或形成获胜连线。

refusal-challenge-machine = 这里是你独自对自动机。由你先手，对局不计分。请去掉 `opponent`、`starts` 和 `rated`。
refusal-challenge-place = 这局没有那么多座位。请把对手填在 `opponent`。
refusal-challenge-seats = 请在 `game` 选择 { $seats } 人游戏：{ $known }。
refusal-seats-known = { $seats } 人游戏：{ $known }。
refusal-no-such-level = { $engines ->
    [0] 没有等级“{ $written }”。请选 { $least } 到 { $most }。
   *[other] 没有等级“{ $written }”。请选 { $least } 到 { $most }，或选一个引擎：{ $known }。
}
refusal-no-engine = 这里还没有引擎会下{ $rules }。可以与它下这些：{ $known }。
refusal-no-levels = { $rules }的对手是游戏自带的自动机，没有级别。请不要填 `level`。
refusal-machines-busy = { -narabe } 正忙着为你或别人思考，暂时没有余力。请一分钟后再试。
refusal-machine-alone = 与 { -narabe } 对弈是一对一。{ $level ->
    [yes] 请去掉其他棋手；要向他们挑战则去掉 `level`。
   *[no] 请只填 { -narabe } 或其他棋手之一。
}
machines-fill = 其余 { $count } 个座位由 { $machine } 入座。想给人留出座位，请去掉 `level` 和 { -narabe }。
refusal-machine-clock = 与 { -narabe } 的对局不限时。请去掉 `clock`。
refusal-follows-already = 那一局已经有了：#{ $number }。请在它自己的消息下接受、拒绝或撤回。/games 显示它在哪里。
refusal-follows-running = 那一局正在进行：#{ $number }。请先下完。/games 显示它在哪里。
refusal-not-over = 这一局还没有结束。结束后可以再来一局。
refusal-nameless-rematch = 这一局有棋手的数据已删除，所以不能再来一局。请用 /challenge 发起新的对局。
refusal-not-your-sequel = 只有 { $people } 可以接着这一局下。请用 /challenge 发起自己的对局。

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > 开局（Swap2）：一方下三子，另一方选择颜色，或再下两子，由前者选择颜色。
brief-gomoku-opening-swap = > 开局（Swap）：一方下三子，另一方选择颜色。
brief-gomoku-opening-rif = > 开局（RIF）：一方下三子，另一方可以交换颜色。第 5 手由黑方提供两个打点，白方选一个。
brief-gomoku-opening-yamaguchi = > 开局（山口）：一方下三子，并说明第 5 手提供几个打点，另一方可以交换颜色。白方从打点中选一个。
brief-gomoku-opening-tarannikov = > 开局（Tarannikov）：第 1 到 5 手都在中央附近，每一手之后对方可以交换颜色。
brief-gomoku-opening-soosorv-8 = > 开局（Soosorv-8）：一方下三子，另一方可以交换颜色。白方说明第 5 手提供几个打点，黑方可以交换，白方从打点中选一个。
brief-gomoku-opening-taraguchi-10 = > 开局（Taraguchi-10）：第 1 到 4 手都在中央附近，每一手之后可以交换。第 5 手也在附近，或由黑方提供十个打点。
brief-gomoku-opening-sakata = > 开局（坂田）：一方下三子，另一方下两子。前者选择颜色，或再下两子，由另一方选择颜色。
brief-ninuki-opening-swap = > 开局（Swap）：一方下四子，另一方选择颜色。
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > 全部规则，附图：`/rules game:{ $rules }`
aim-gomoku-five = > 五子或更多己方棋子连成一线即获胜（横、竖或斜）。
aim-gomoku-exactly-five = > 恰好五子己方棋子连成一线即获胜（横、竖或斜）。
aim-gomoku-renju = > 五子己方棋子连成一线即获胜（横、竖或斜）：黑方恰好五子，白方五子或更多。
aim-gomoku-any-blocked = > 任一端有对方棋子的五连不算获胜。
aim-gomoku-both-blocked = > 两端都有对方棋子的五连不算获胜。
aim-gomoku-bans-renju = > 黑方不能下三三、四四和长连（六子或更多）。白方可以。
aim-gomoku-bans-black-three = > 黑方不能下三三。白方可以。
aim-gomoku-bans-black-three-six = > 黑方不能下三三和长连（六子或更多）。白方可以。
aim-gomoku-bans-black = > 黑方有禁手。
aim-gomoku-bans-three = > 任何人都不能下三三，即一子形成两个活三。
aim-gomoku-bans = > 有禁手。
aim-gomoku-foul-loses = > 下禁手判负，棋盘上不标出禁手点。
aim-ninuki-five = > 五子或更多己方棋子连成一线即获胜（横、竖或斜）。
aim-ninuki-exactly-five = > 恰好五子己方棋子连成一线即获胜（横、竖或斜）。
aim-ninuki-five-teams = > 五子或更多己方棋子连成一线（横、竖或斜）。队友与你一同获胜。
aim-ninuki-exactly-five-teams = > 恰好五子己方棋子连成一线（横、竖或斜）。队友与你一同获胜。
aim-ninuki-four = > 四子或更多己方棋子连成一线即获胜（横、竖或斜）。
aim-ninuki-exactly-four = > 恰好四子己方棋子连成一线即获胜（横、竖或斜）。
aim-ninuki-pairs = > 在对手两个相邻棋子的两端各有你的一子，就把它们提走。
aim-ninuki-pairs-and-threes = > 在对手两个或三个相邻棋子的两端各有你的一子，就把它们提走。
aim-ninuki-pairs-teams = > 在其他棋手两个相邻棋子的两端各有你的一子，就把它们提走。提队友的子不得分。
aim-ninuki-pairs-and-threes-teams = > 在其他棋手两个或三个相邻棋子的两端各有你的一子，就把它们提走。提队友的子不得分。
aim-ninuki-captures-8 = > 提满 8 子（四对）也获胜。
aim-ninuki-captures-10 = > 提满 10 子（五对）也获胜。
aim-ninuki-captures-12 = > 提满 12 子也获胜。
aim-ninuki-captures-15 = > 提满 15 子也获胜。
aim-ninuki-captures-together = > 同队的提子合并计算。
aim-ninuki-suicide = > 你自己下成夹在其他棋手两子之间的棋子也会被提。
aim-ninuki-forbidden = > 不能下在会立即被提的地方。
aim-ninuki-break-line = > 获胜连线要保持一个回合。下一名棋手必须提子打断它，或认负。
aim-ninuki-capture-line = > 只有一条获胜连线时，若一端是下一名棋手的子、另一端是空点，该棋手可以把整条连线提走。
aim-ninuki-french = > 下一手能提子打断的五连还没有获胜。
aim-ninuki-school42 = > 下一手能打断五连，或能靠提子获胜时，五连还没有获胜。
aim-ninuki-double-three = > 任何人都不能下三三，即一子形成两个活三。
aim-ninuki-double-three-first = > 黑方不能下三三，即一子形成两个活三。
aim-roku-five = > 五子己方棋子沿棋盘上的线连成一排即获胜。外侧的深色圆环是轨道，在轨道上落后的一方把棋子下在有点的空圆格上。随后其轨道子前进与点数相同的格数，停下的位置也能算进五连。
aim-roku-ninuki = > 提子三次也获胜：用你的两子夹住恰好两个相邻的对方棋子，就把它们提走。

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] 黑子下在哪里？
    [white] 白子下在哪里？
    [red] 红子下在哪里？
   *[blue] 蓝子下在哪里？
}
placing-of = { $colour ->
    [black] 第 { $number }/{ $of } 子：黑
   *[white] 第 { $number }/{ $of } 子：白
}
placing-number = { $colour ->
    [black] 第 { $number } 子：黑
   *[white] 第 { $number } 子：白
}
placing-offer = 第 5 手的第 { $number }/{ $of } 个打点：黑
placing-swap-or-offer = 交换、不交换，或提供打点（1/{ $of }）？

about-action-move = 把你最上面的骰子移到另一种颜色的卡牌
about-action-fight = 卡牌上敌对的两个骰子，小的一方回去
about-action-surprise = 每局一次，连同骰子移到别处

title-shogun = 将军
called-by-shogun = ⚔️ **Ta no mo！** 将军前来叫阵：{ $person } 下一次行动就能获胜。
take-back-by-shogun = ⚔️ { $holder } 三连胜，是这里的将军，所以 { $person } 可以用 /takeback 收回一次，无需同意。

button-move-on = 下一手

# What is asked in the steps of an action, and what came of one.
button-step-back = ← 返回
chosen-so-far = 已选：{ $action }
question-row = 哪一行？
question-circle = 哪个圆格？
question-track-circle = 轨道上的哪个圆格？
question-pair = 提哪一对？
question-die = 哪个骰子？
question-empty-card = 骰子放到哪张空卡牌？
question-top-die = 移动哪个骰子？
question-other-card = 骰子移到哪张卡牌？
question-fight = 在哪张卡牌上战斗？
question-card = 移动哪张卡牌？
question-cell = 卡牌移到哪里？名称见图。
outlook-fight = { $won }胜{ $lost }，后者回到{ whose-supply }
upshot-fight = 在卡牌 { $card } 上，{ $won }战胜了{ $lost }，后者回到了{ whose-supply }。
whose-supply = { $owner ->
    [red] 红方的备用区
   *[black] 黑方的备用区
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = 以下情况你获胜：你的三个骰子排成一排，在相邻的三张卡牌最上面（{ $row ->
    [level] 只限横排
    [later] 横排；奇袭移动过卡牌后斜排也算
   *[all] 横排或斜排
}）；一张卡牌上有你的三个骰子；对手什么都不能做。
rokumon-act = **放置骰子**：从备用区放到空卡牌上。**移动骰子**：把最上面的己方骰子移到另一种颜色的卡牌上，不限距离，可以是空卡牌、只有一个骰子（不论哪一方）的卡牌，或有两个己方骰子的卡牌。如果你拿起骰子露出了对手的三个一排，对手获胜。
rokumon-fight = **战斗**：敌对的两个骰子在同一张卡牌上时可以战斗，数字大的留下，小的回到主人的备用区。唯一的例外：白 1（属于黑方）胜红 6。骰子从不掷出。
rokumon-surprise = **奇袭**，每局一次（备用区旁的 **!** 表示还没有用）：任意一张卡牌连同骰子移到与至少两张其他卡牌相接的空位。
rokumon-fort = 背面朝上的卡牌是要塞：任何骰子都可以移进移出。
rokumon-solo = 你是红方；自动机使用黑骰子和白骰子。这里没有战斗，所以数字无效，奇袭只有你能用。
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
name-red-die = 红骰子
name-black-die = 黑骰子
outlook-supply = 放到空卡牌上；备用区还剩：{ $dice }
outlook-supply-alike = 放到空卡牌上；备用区还剩 { $count } 个
outlook-place = { $face ->
    [green] 空，绿色
    [gold] 空，金色
   *[down] 空，要塞
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] ，下面是{ $under }
}
outlook-move = { $die }移到{ $onto ->
    [none] 空卡牌
    [two] 自己的两个骰子上
   *[other] { $onto }上
}
outlook-card = { $count ->
    [0] 空
   *[other] 连同{ $dice }
}
outlook-surprise = 与卡牌 { $cards } 相接
outlook-fight-lost = 你会输掉{ $lost }，它回到你的备用区
upshot-surprise = 卡牌 { $card } 现在与卡牌 { $cards } 相接。
upshot-fifth = 这是选定的第 5 手（黑）。
upshot-passed = 接着再停一手，对局就是和棋。

# Hints, in games against the machine.
command-hint = 在不计分的对局中获取提示
option-hint-game = 你的哪一局（编号）
hint-five = 💡 你现在就能成五。
hint-fours = 💡 你可以只靠冲四获胜：每一手对方都必须应，直到你成五。
hint-threes = 💡 你有必胜的着法：用活三和冲四，对方必须一手一手地应。
hint-meet-five = 💡 对手就要成五了。防住它。
hint-meet-fours = 💡 对手威胁只靠冲四获胜。请先应对。
hint-meet-threes = 💡 对手威胁用活三和冲四必胜。请先应对。
hint-quiet = 💡 这里看不到必胜的着法，你和对手都没有。找一手能制造威胁的棋。
hint-other = 💡 这里不寻找必胜的着法。提示只是可下的一手。
hint-where = 试试 **{ $action }**。
hint-line = 可以这样继续，你的着法和应手交替：{ $line }
button-hint-where = 在哪里？
button-hint-line = 显示着法
refusal-hint-rated = 计分对局没有提示，这样等级分只衡量棋手本人。
refusal-hint-passed = 对局已经继续下了。请再用一次 /hint。
