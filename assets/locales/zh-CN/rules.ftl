# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**：{ $how }
rules-title = **{ $name }**
rules-how = 着法这样写：{ $how }。
rules-picture = { $number }. { $caption }
rules-pictures = **图**
    { $captions }
rules-draw = 棋手可以同意和棋（/draw）。
rules-draw-on-time = 棋手可以同意和棋（/draw）。不计分的对局在超时后长时间无人判超时胜时，也是和棋。
rules-clock = 轮到你时计时。超时的话，计分对局判负；其他对局可由对方判超时胜。
rules-play = 下这种规则
rules-next = 接下来：{ $name }
rules-unsaid = { $key }：{ $value }

# What a move is, in a few words.
how-gomoku = h8（h 列第 8 行）
how-ninuki = e5（e 列第 5 行）
how-roku = E5（E 行，从最上面的 A 数起，左起第五个圆格）
how-rokumon = { $act ->
    [act-1] place 2、move 4 to 1
    [act-2] place 2、move 4 to 1
    [act-3] place r4 on 2、move 4 to 1、fight 4
    [solo] place r4 on 2、move 4 to 1、surprise 6 to 2,-1
    [any] place 2（第 1、2 幕）或 place r4 on 2（从第 3 幕起）、move 4 to 1
   *[other] place r4 on 2、move 4 to 1、fight 4、surprise 6 to 2,-1
}

# Options of several games.
rule-size = 棋盘：{ $value } × { $value } 路。
rule-size-unbounded = 棋盘：没有边界。点的坐标是从第一子 0,0 起向右和向上的步数：向右一、向下二是 1,-2。
rule-overline-wins = 六子或更多连成一线也获胜，不论两端是什么。
rule-overline-ignored = 只有恰好五子连成一线才获胜。六子或更多（长连）不算，对局继续。
rule-overline-forbidden = **长连**，即六子或更多连成一线，是禁手。
rule-ninuki-overline-forbidden = **长连**，即比获胜所需更长的连线，是禁手。
rule-opening-none = 没有开局规则。
rule-opening-centre = 开局：第一子下在天元。
rule-opening-pro = 开局（Pro）：第一子下在天元，第二子任意，第三子在中央 5×5 之外。
rule-opening-long-pro = 开局（Long Pro）：第一子下在天元，第二子任意，第三子在中央 7×7 之外。
rule-opening-swap2 = 开局（Swap2）：
    1. 假先方在任意位置下两个黑子和一个白子。
    2. 假后方执白、执黑，或再下两子：一白一黑。
    3. 再下两子之后，由假先方选择颜色。
    4. 下一手由白方下。

# Gomoku and renju.
note-gomoku-turns = 棋子下在线的交叉点上，每次一子，下后不动。黑方先手。
note-gomoku-plain = 没有禁手，没有开局规则。
note-gomoku-no-bans = 没有禁手。
rule-gomoku-double-three-allowed = 允许三三。
rule-gomoku-double-three-forbidden = **三三**，即一子形成两个活三，是禁手。
rule-gomoku-double-four-allowed = 允许四四。
rule-gomoku-double-four-forbidden = **四四**，即一子形成两个四，是禁手。
rule-gomoku-four-three-three-allowed = 同一子还形成四时，三三合法（四三三）。一个四加一个活三（四三）总是允许的。
rule-gomoku-four-three-three-forbidden = 同一子还形成四时，三三仍是禁手（四三三）。一个四加一个活三（四三）是允许的，也是通常的取胜方法。
note-gomoku-four-three-three = 允许三三，但同一子还形成四时（四三三）是禁手。
rule-gomoku-bans-both = 双方都有这些禁手。
rule-gomoku-bans-black = 只有黑方有禁手。白方没有。
rule-gomoku-foul-refused = 禁手不会被接受，并说明原因。
rule-gomoku-foul-loses = 下禁手判负，即使是被迫的。棋盘上不标出这些点。
rule-gomoku-ends-open = 五连不论两端是什么都获胜。
rule-gomoku-ends-any-blocked = 任一端有对方棋子的五连不算获胜。棋盘边不算堵住。
rule-gomoku-ends-both-blocked = 两端都有对方棋子的五连不算获胜。棋盘边不算堵住。
rule-gomoku-opening-swap = 开局（Swap）：
    1. 假先方在任意位置下两个黑子和一个白子。
    2. 假后方交换颜色，或不交换。
    3. 下一手由白方下。
rule-gomoku-opening-rif = 开局（RIF）：
    1. 假先方下第 1 到 3 手，为 26 种开局之一：黑在天元，白在其旁，黑在中央 5×5 之内。
    2. 假后方交换颜色，或不交换。
    3. 白方在任意位置下第 4 手。
    4. 黑方为第 5 手提供两个打点，彼此不能对称。
    5. 白方选其中一个，再下第 6 手。
rule-gomoku-opening-yamaguchi = 开局（山口）：
    1. 假先方下第 1 到 3 手，为 26 种开局之一：黑在天元，白在其旁，黑在中央 5×5 之内。
    2. 假先方说明第 5 手提供几个打点：1 到 12（自定规则）。
    3. 假后方交换颜色，或不交换。
    4. 白方在任意位置下第 4 手。
    5. 黑方为第 5 手提供这么多打点，彼此不能对称。
    6. 白方选其中一个，再下第 6 手。
rule-gomoku-opening-tarannikov = 开局（Tarannikov）：
    1. 黑方第 1 手在天元，白方第 2 手在中央 3×3 之内，黑方第 3 手在 5×5 之内，白方第 4 手在 7×7 之内，黑方第 5 手在 9×9 之内。
    2. 这五手每一手之后，对方交换颜色，或不交换。
    3. 白方在任意位置下第 6 手。
rule-gomoku-opening-soosorv-8 = 开局（Soosorv-8）：
    1. 假先方下第 1 到 3 手，为 26 种开局之一：黑在天元，白在其旁，黑在中央 5×5 之内。
    2. 假后方交换颜色，或不交换。
    3. 白方在任意位置下第 4 手，并说明第 5 手提供几个打点：1 到 8。
    4. 黑方交换颜色，或不交换。
    5. 此时的黑方为第 5 手提供这么多打点，彼此不能对称。
    6. 白方选其中一个，再下第 6 手。
rule-gomoku-opening-taraguchi-10 = 开局（Taraguchi-10）：
    1. 黑方第 1 手在天元，白方第 2 手在中央 3×3 之内，黑方第 3 手在 5×5 之内，白方第 4 手在 7×7 之内。
    2. 前三手每一手之后，对方交换颜色，或不交换。
    3. 第 4 手之后，黑方交换、不交换，或提供打点。
    4. 交换或不交换之后，黑方第 5 手下在 9×9 之内，对方可以最后一次交换。
    5. 若提供打点，就为第 5 手提供十个，位置任意，彼此不能对称，由白方选一个。
    6. 白方在任意位置下第 6 手。
rule-gomoku-opening-sakata = 开局（坂田）：
    1. 假先方下第 1 到 3 手，为 26 种开局之一：黑在天元，白在其旁，黑在中央 5×5 之内。
    2. 假后方下第 4 手白子，在 7×7 之内，和第 5 手黑子，在 9×9 之内。
    3. 假先方执白、执黑，或在任意位置再下两子：一白一黑。
    4. 再下两子之后，由假后方执白或执黑（按联盟规则双方可以继续成对加子；这里只加一次，是自定规则）。
    5. 下一手由白方下。
note-gomoku-threes = **四**：再下一子就成五。**活四**：四子相连，两端都空，任一端都能成五（禁长连时为恰好五连）。**活三**：再下一子就成活四。
note-gomoku-threes-renju = **四**：再下一子就成五。**活四**：四子相连，两端都空，任一端都能成五（禁长连时为恰好五连）。**活三**：再下一子就成活四，而且这一子本身合法。
note-gomoku-five-first = 形成获胜连线的一手从不算禁手。
note-gomoku-end = 可以停一手，但开局过程中不行。连续两次停一手，或棋盘下满，即为和棋。
note-gomoku-end-unbounded = 可以停一手，但开局过程中不行。连续两次停一手即为和棋。
note-gomoku-federation = 在联盟的比赛中，下禁手判负（规则 renju-tournament）：<https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 26 种开局：第 3 手的位置按编号标出。左为直指（D），右为斜指（I）
table-gomoku-thirds = 你的第 3 手能形成的 13 种开局，按编号标出。对称的点形成同一开局
table-numbered = { $number } { $name }
diagram-gomoku-five = 五连，黑方获胜
diagram-gomoku-ends-any-blocked = 一端是白子，这个五连不算获胜
diagram-gomoku-ends-both-blocked = 两端是白子，这个五连不算获胜
diagram-gomoku-six-wins = 六连也获胜
diagram-gomoku-six-ignored = 六连，对局继续
diagram-gomoku-six-forbidden = e5 会成六连，是禁手
diagram-gomoku-six-loses = e5 成六连，黑方负
diagram-gomoku-double-three = e5 会形成两个活三，是禁手
diagram-gomoku-double-three-loses = e5 形成两个活三，黑方负
diagram-gomoku-no-double-three = e5 看似三三，其实合法：横线只能靠 f5 成活四，而 f5 是四四
diagram-gomoku-double-four = e5 会形成两个四，是禁手
diagram-gomoku-double-four-loses = e5 形成两个四，黑方负
diagram-gomoku-straight-four = c7–f7 是活四；c3–f3 不是，因为 g3 会成六连
diagram-gomoku-four-three = e5 形成一个四和一个活三，合法
diagram-gomoku-exempt = e5 形成两个活三和一个四，合法
diagram-gomoku-no-exempt = e5 会形成两个活三和一个四，是禁手
diagram-gomoku-no-exempt-loses = e5 形成两个活三和一个四，黑方负

# Ninuki and pente.
note-ninuki-turns = 棋子下在线的交叉点上，每次一子。黑方先手。
note-ninuki-turns-individual = 三名或四名棋手，各自为战。按座位顺序，每次下一子。
note-ninuki-turns-teams = 四名棋手，二对二：座位 1 和 3 对座位 2 和 4。按座位顺序，每次下一子，每人一种颜色。
note-ninuki-plain = 没有禁手，没有开局规则。
note-ninuki-no-bans = 没有禁手。
note-ninuki-free-three = **活三**：三子相连或中间有一个空点，再下一子就成为两端都空的相连四子。
rule-ninuki-capture-pairs = 你的新子与你的另一子在八个方向之一夹住恰好两个相邻的子，就把它们提走。一子或三子是安全的。
rule-ninuki-capture-pairs-and-threes = 你的新子与你的另一子在八个方向之一夹住恰好两个或三个相邻的子，就把它们提走。一子是安全的。
rule-ninuki-capture-win-yes = 提够子数也获胜。
rule-ninuki-capture-win-no = 只靠提子不能获胜。
rule-ninuki-self-capture-none = 下在对方两子之间是安全的。
rule-ninuki-self-capture-suicide = 你自己下成夹在其他棋手两子之间的棋子，会被该棋手提走。
rule-ninuki-self-capture-forbidden = 不能下在会立即被提的地方。
rule-ninuki-overtime-off = 获胜连线立即获胜。
rule-ninuki-overtime-break-line = 获胜连线要保持一个回合。下一名棋手必须从中提子打断它，或认负。
rule-ninuki-overtime-capture-line = 如果一子只形成一条获胜连线，而且一端是下一名棋手的子、另一端是空点，该棋手可以下在那里，把整条连线提走。否则连线立即获胜。
rule-ninuki-overtime-french = 只有提子无法打断时，五连才立即获胜。否则对手有一手的机会打断它，或在靠提子能获胜的规则下，在任何地方提满所需子数。
rule-ninuki-overtime-school42 = 只有提子既不能打断它，也不能提满获胜所需子数时，五连才立即获胜。否则对手有一手的机会做到其中之一。
rule-ninuki-mixed-no = 一起被提的子是同一种颜色。
rule-ninuki-mixed-yes = 一起被提的子可以是不同颜色。
rule-ninuki-double-three-allowed = 允许三三。
rule-ninuki-double-three-forbidden = **三三**，即一子形成两个活三，是禁手。
rule-ninuki-double-three-forbidden-first = **三三**，即一子形成两个活三，是黑方的禁手。
rule-ninuki-opening-g-pente = 开局（G-Pente）：第一子下在天元，第二子任意，第三子在中央 5×5 之外，而在天元所在的行和列上至少相隔 5 步。
rule-ninuki-opening-swap = 开局（Swap）：
    1. 假先方在任意位置下两个黑子和两个白子，颜色交替。
    2. 假后方交换颜色，或不交换。
    3. 下一手由黑方下。
note-ninuki-house = 关于这种游戏的三三，各种资料说法不一，这里采用自定规则。
note-ninuki-end = 棋盘下满而无人获胜，即为和棋。
note-ninuki-end-passes = 没有合法的点时停一手。所有人相继停一手，或棋盘下满而无人获胜，即为和棋。
note-ninuki-shared = 几方同时获胜时共同获胜，彼此之间按和棋计算。
diagram-ninuki-pair = f5 提走了 d5 和 e5 的一对
diagram-ninuki-two-pairs = f5 在一行和一列上一次提走两对
diagram-ninuki-fifth-pair = f5 提走第五对：黑方提到 10 子，获胜
diagram-ninuki-three-players = 三人对局：黑棋 f5 提走红方的一对，接下来轮到白方
diagram-ninuki-three = g5 提走了 d5、e5 和 f5 的三子
diagram-ninuki-safe = e5 走进 c5 和 f5 之间，是安全的
diagram-ninuki-suicide = e5 走进 c5 和 f5 之间，一对被提
diagram-ninuki-double-three = e5 会形成两个活三，是禁手
diagram-ninuki-blocked-three = e8 的白子堵住了其中一个三，所以 e5 合法
diagram-ninuki-broken = e5 成五；e4 提走 e5 和 e6，打断了它
diagram-ninuki-broken-four = e5 成四，在这里是获胜连线；e4 提走 e5 和 e6，打断了它

# Gomoku Roku.
rule-roku-stones = 每人 { $value } 子，包括轨道上的一子。
rule-roku-skip-landing = 如果前进后会停在另一个轨道子的圆格上，就多走一格。
rule-roku-skip-all = 前进途中，另一个轨道子所在的圆格不计数。
note-roku-board = 棋盘是由圆格组成的六边形。外侧的深色圆环是轨道。内侧的圆格有 1 到 4 点。连线沿着棋盘上画出的直线。有的连接相邻的圆格，有的从两个圆格之间穿过，到达后面的圆格。中央不放子，穿过中央的线在那里断开。
note-roku-about = 两人玩，大约八岁以上，一局约 15 分钟。落一子，进一步，五子连成一线。
note-roku-track = 黑方把子放在轨道的一个圆格上，白方放在旁边。白方在前则黑方先下，在后则白方先下。总是由落后的一方行棋，方向为顺时针，所以一方可以连下几手。
note-roku-place = 六子或更多连成一线与五连一样获胜。
note-roku-win = 你的轨道子算在停下的圆格上。要靠它离开的圆格才能成的五连不算获胜。
note-roku-handicap-1 = 让步 1：较弱的一方执黑，选择轨道上的一个圆格并先下。白方的轨道子从前面 3 格处出发。总是由落后的一方行棋，方向为顺时针，所以一方可以连下几手。
note-roku-handicap-2 = 让步 2：较弱的一方执黑，选择轨道上的一个圆格并先下。白方的轨道子从前面 4 格处出发。总是由落后的一方行棋，方向为顺时针，所以一方可以连下几手。
note-roku-handicap-3 = 让步 3：较弱的一方执黑，选择轨道上的一个圆格并先下。白方的轨道子从前面 5 格处出发。总是由落后的一方行棋，方向为顺时针，所以一方可以连下几手。
note-roku-dynamic = 动感：第一手之前，双方各在一个一点的圆格上放一个自由子。轨道子不因此前进。
note-roku-thrilling = 惊险：棋子很少，要留意还剩几子。
note-roku-ninuki = 二拔：提子的两子中，必须有一子是新下的子，或是停下后的轨道子。有几对可提时只提一对，并由你写明（E5 takes D4 D5）。走进对方两子之间是安全的。轨道子从不被提。被提的子归提子的一方，空出的圆格可以再下。
note-roku-out = 轮到你而没有子了，你就输了。有点的圆格都满了则为和棋。只有轮到自己时才能提和。
note-roku-rebuilt = 棋盘上的点和线是复原的。
note-roku-set-up = 这个变种的初始摆放是复原的。
note-roku-credit = Shota Hasuike（Lotus boardgames）设计的游戏：<https://www.lotusboardgames.com>
diagram-roku-start = 黑方在 A1，落后，轮到黑方
diagram-roku-handicap = 黑方选了圆格，白方的随之确定
diagram-roku-dynamic = 在 E9 和 F2 放了自由子之后
diagram-roku-five = 五连，其中有走到 B1 的轨道子
diagram-roku-no-five = 不是五连：轨道子刚离开 B1 走到 A2
diagram-roku-pair = C3 和 I3 夹住 E4 和 G4，把它们提走

# Rokumon.
note-rokumon-table-act-1 = 六张卡牌摆成两行，每行三张：绿色的（奇数）和金色的（偶数）。红方（真田）有四个骰子，先手；黑方（德川）有五个。
note-rokumon-table-bricks = 七张卡牌像砖一样摆放，上三下四：绿色的（奇数）和金色的（偶数）。红方（真田）有四个骰子，先手；黑方（德川）有五个。
note-rokumon-table-solo = 七张卡牌摆成六边形，六张围着一张：绿色的（奇数）和金色的（偶数）。你是红方（真田），有四个骰子，先手。自动机有五个。
note-rokumon-story-act-1 = *第 1 幕，六文钱：*渡过冥河的船资成了家族的家纹，所以这家的武士无畏地奔赴战场。
note-rokumon-story-act-2 = *第 2 幕，上田筑城：*1583 年，红方与宿敌黑方一同筑城，第七张卡牌就是那座城。
note-rokumon-story-act-3 = *第 3 幕，第一次攻城：*红方倒戈，上田城中两千人击退了黑方将近八千人。
note-rokumon-story-act-4 = *第 4 幕，第二次攻城：*1600 年，上田拖住三万八千大军，使其赶不上那场大决战。家族的一个儿子站在对面，他就是奇袭。
note-rokumon-story-act-5 = *第 5 幕，大坂：*1614 年，家族最后的英雄在城前筑起要塞，就是那张背面朝上的卡牌。一年后，要塞和城都陷落了。
note-rokumon-story-solo = *尾声，重返上田：*战争结束了，每位大名只保留一座城，也有时间独自玩一局了。
note-rokumon-no-values = 骰子的数字无效。
note-rokumon-values = 骰子的数字是固定的：红方 2、2、4 和 6，黑方 1、3、3 和 5，白骰子 1。
note-rokumon-fight = 战斗时哪个骰子在上都一样。如果因此露出三个一排，其主人获胜。
note-rokumon-surprise = 对手刚用奇袭移动的卡牌，你不能用奇袭移动。
note-rokumon-solo = 自动机采取第一个可行的步骤：完成自己的一排、盖住单独的红骰子、阻挡你的一排、放置骰子、移动骰子。
note-rokumon-draw = 同一局面第三次出现，或满 200 次行动，即为和棋（自定规则）。
note-rokumon-about = 一人或两人玩。连续下完一局需要 5 到 10 分钟。
note-rokumon-loser = 谁是红方：由你们上一盘分出胜负的对局的负者选择。第一局由挑战指定，或随机决定。
note-rokumon-title = **将军**，昔日统领全日本的人，是对同一对手三连胜的称号。将军让这名对手每次行动都可以收回一次，计分对局也不例外；下一次行动能获胜时，将军会喊出叫阵的“Ta no mo！”。
note-rokumon-rebuilt = 卡牌的数字和颜色是复原的。
note-rokumon-rebuilt-act-5 = 卡牌的数字、颜色和摆放是复原的。
note-rokumon-credit = Charles Ward（EXIST GAMES）设计的游戏，其美术由 Andres Agostini 绘制：<https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = 发好的牌；各排是 5 2 1 和 3 6 4
diagram-rokumon-deal-bricks = 发好的牌；各排是 5 2 7、1 3 6 和 3 6 4
diagram-rokumon-deal-solo = 发好的牌；各排是 7 1 3、5 1 4 和 6 1 2
diagram-rokumon-row = 三个红骰子排成一排，红方获胜
diagram-rokumon-row-of-bricks = 四张一行中相邻的三个红骰子，红方获胜
diagram-rokumon-before-slanting = 红骰子在 2、3 和 4 上，还没有排成一排
diagram-rokumon-slanting = 奇袭把卡牌 4 移到 0,1：三个红骰子排成斜排，红方获胜
diagram-rokumon-slanting-solo = 三个红骰子经过中央的卡牌排成斜排，红方获胜
diagram-rokumon-fight = 在卡牌 4 上，黑 3 战胜了红 2，红 2 回到备用区
diagram-rokumon-surprise = 卡牌 5 移到了 0,−1
