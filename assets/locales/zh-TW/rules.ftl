# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**：{ $how }
rules-title = **{ $name }**
rules-how = 棋步這樣寫：{ $how }。
rules-picture = { $number }. { $caption }
rules-pictures = **圖**
    { $captions }
rules-draw = 棋手可以同意和局（/draw）。
rules-draw-on-time = 棋手可以同意和局（/draw）。不計分的對局在逾時後長時間無人判逾時勝時，也是和局。
rules-clock = 輪到你時計時。逾時的話，計分對局判負；其他對局可由對方判逾時勝。
rules-play = 下這種規則
rules-next = 接下來：{ $name }
rules-unsaid = { $key }：{ $value }

# What a move is, in a few words.
how-gomoku = h8（直行 h，橫列 8）
how-ninuki = e5（直行 e，橫列 5）
how-roku = E5（E 列，從最上面的 A 數起，左起第五個圓格）
how-rokumon = { $act ->
    [act-1] place 2、move 4 to 1
    [act-2] place 2、move 4 to 1
    [act-3] place r4 on 2、move 4 to 1、fight 4
    [solo] place r4 on 2、move 4 to 1、surprise 6 to 2,-1
    [any] place 2（第 1、2 幕）或 place r4 on 2（從第 3 幕起）、move 4 to 1
   *[other] place r4 on 2、move 4 to 1、fight 4、surprise 6 to 2,-1
}

# Options of several games.
rule-size = 棋盤：{ $value } × { $value } 路。
rule-size-unbounded = 棋盤：沒有邊界。點的座標是從第一子 0,0 起向右和向上的步數：向右一、向下二是 1,-2。
rule-overline-wins = 六子或更多連成一線也獲勝，不論兩端是什麼。
rule-overline-ignored = 只有恰好五子連成一線才獲勝。六子或更多（長連）不算，對局繼續。
rule-overline-forbidden = **長連**，即六子或更多連成一線，是禁手。
rule-ninuki-overline-forbidden = **長連**，即比獲勝所需更長的連線，是禁手。
rule-opening-none = 沒有開局規則。
rule-opening-centre = 開局：第一子下在天元。
rule-opening-pro = 開局（Pro）：第一子下在天元，第二子任意，第三子在中央 5×5 之外。
rule-opening-long-pro = 開局（Long Pro）：第一子下在天元，第二子任意，第三子在中央 7×7 之外。
rule-opening-swap2 = 開局（Swap2）：
    1. 假先方在任意位置下兩個黑子和一個白子。
    2. 假後方執白、執黑，或再下兩子：一白一黑。
    3. 再下兩子之後，由假先方選擇顏色。
    4. 下一手由白方下。

# Gomoku and renju.
note-gomoku-turns = 棋子下在線的交叉點上，每次一子，下後不動。黑方先手。
note-gomoku-plain = 沒有禁手，沒有開局規則。
note-gomoku-no-bans = 沒有禁手。
rule-gomoku-double-three-allowed = 允許三三。
rule-gomoku-double-three-forbidden = **三三**，即一子形成兩個活三，是禁手。
rule-gomoku-double-four-allowed = 允許四四。
rule-gomoku-double-four-forbidden = **四四**，即一子形成兩個四，是禁手。
rule-gomoku-four-three-three-allowed = 同一子還形成四時，三三合法（四三三）。一個四加一個活三（四三）總是允許的。
rule-gomoku-four-three-three-forbidden = 同一子還形成四時，三三仍是禁手（四三三）。一個四加一個活三（四三）是允許的，也是通常的取勝方法。
note-gomoku-four-three-three = 允許三三，但同一子還形成四時（四三三）是禁手。
rule-gomoku-bans-both = 雙方都有這些禁手。
rule-gomoku-bans-black = 只有黑方有禁手。白方沒有。
rule-gomoku-foul-refused = 禁手不會被接受，並說明原因。
rule-gomoku-foul-loses = 下禁手判負，即使是被迫的。棋盤上不標出這些點。
rule-gomoku-ends-open = 五連不論兩端是什麼都獲勝。
rule-gomoku-ends-any-blocked = 任一端有對方棋子的五連不算獲勝。棋盤邊不算堵住。
rule-gomoku-ends-both-blocked = 兩端都有對方棋子的五連不算獲勝。棋盤邊不算堵住。
rule-gomoku-opening-swap = 開局（Swap）：
    1. 假先方在任意位置下兩個黑子和一個白子。
    2. 假後方交換顏色，或不交換。
    3. 下一手由白方下。
rule-gomoku-opening-rif = 開局（RIF）：
    1. 假先方下第 1 到 3 手，為 26 種開局之一：黑在天元，白在其旁，黑在中央 5×5 之內。
    2. 假後方交換顏色，或不交換。
    3. 白方在任意位置下第 4 手。
    4. 黑方為第 5 手提供兩個打點，彼此不能對稱。
    5. 白方選其中一個，再下第 6 手。
rule-gomoku-opening-yamaguchi = 開局（山口）：
    1. 假先方下第 1 到 3 手，為 26 種開局之一：黑在天元，白在其旁，黑在中央 5×5 之內。
    2. 假先方說明第 5 手提供幾個打點：1 到 12（自訂規則）。
    3. 假後方交換顏色，或不交換。
    4. 白方在任意位置下第 4 手。
    5. 黑方為第 5 手提供這麼多打點，彼此不能對稱。
    6. 白方選其中一個，再下第 6 手。
rule-gomoku-opening-tarannikov = 開局（Tarannikov）：
    1. 黑方第 1 手在天元，白方第 2 手在中央 3×3 之內，黑方第 3 手在 5×5 之內，白方第 4 手在 7×7 之內，黑方第 5 手在 9×9 之內。
    2. 這五手每一手之後，對方交換顏色，或不交換。
    3. 白方在任意位置下第 6 手。
rule-gomoku-opening-soosorv-8 = 開局（Soosorv-8）：
    1. 假先方下第 1 到 3 手，為 26 種開局之一：黑在天元，白在其旁，黑在中央 5×5 之內。
    2. 假後方交換顏色，或不交換。
    3. 白方在任意位置下第 4 手，並說明第 5 手提供幾個打點：1 到 8。
    4. 黑方交換顏色，或不交換。
    5. 此時的黑方為第 5 手提供這麼多打點，彼此不能對稱。
    6. 白方選其中一個，再下第 6 手。
rule-gomoku-opening-taraguchi-10 = 開局（Taraguchi-10）：
    1. 黑方第 1 手在天元，白方第 2 手在中央 3×3 之內，黑方第 3 手在 5×5 之內，白方第 4 手在 7×7 之內。
    2. 前三手每一手之後，對方交換顏色，或不交換。
    3. 第 4 手之後，黑方交換、不交換，或提供打點。
    4. 交換或不交換之後，黑方第 5 手下在 9×9 之內，對方可以最後一次交換。
    5. 若提供打點，就為第 5 手提供十個，位置任意，彼此不能對稱，由白方選一個。
    6. 白方在任意位置下第 6 手。
rule-gomoku-opening-sakata = 開局（坂田）：
    1. 假先方下第 1 到 3 手，為 26 種開局之一：黑在天元，白在其旁，黑在中央 5×5 之內。
    2. 假後方下第 4 手白子，在 7×7 之內，和第 5 手黑子，在 9×9 之內。
    3. 假先方執白、執黑，或在任意位置再下兩子：一白一黑。
    4. 再下兩子之後，由假後方執白或執黑（按聯盟規則雙方可以繼續成對加子；這裡只加一次，是自訂規則）。
    5. 下一手由白方下。
note-gomoku-threes = **四**：再下一子就成五。**活四**：四子相連，兩端都空，任一端都能成五（禁長連時為恰好五連）。**活三**：再下一子就成活四。
note-gomoku-threes-renju = **四**：再下一子就成五。**活四**：四子相連，兩端都空，任一端都能成五（禁長連時為恰好五連）。**活三**：再下一子就成活四，而且這一子本身合法。
note-gomoku-five-first = 形成獲勝連線的一手從不算禁手。
note-gomoku-end = 可以停一手，但開局過程中不行。連續兩次停一手，或棋盤下滿，即為和局。
note-gomoku-end-unbounded = 可以停一手，但開局過程中不行。連續兩次停一手即為和局。
note-gomoku-federation = 在聯盟的比賽中，下禁手判負（規則 renju-tournament）：<https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 26 種開局：第 3 手的位置按編號標出。左為直指（D），右為斜指（I）
table-gomoku-thirds = 你的第 3 手能形成的 13 種開局，按編號標出。對稱的點形成同一開局
table-numbered = { $number } { $name }
diagram-gomoku-five = 五連，黑方獲勝
diagram-gomoku-ends-any-blocked = 一端是白子，這個五連不算獲勝
diagram-gomoku-ends-both-blocked = 兩端是白子，這個五連不算獲勝
diagram-gomoku-six-wins = 六連也獲勝
diagram-gomoku-six-ignored = 六連，對局繼續
diagram-gomoku-six-forbidden = e5 會成六連，是禁手
diagram-gomoku-six-loses = e5 成六連，黑方負
diagram-gomoku-double-three = e5 會形成兩個活三，是禁手
diagram-gomoku-double-three-loses = e5 形成兩個活三，黑方負
diagram-gomoku-no-double-three = e5 看似三三，其實合法：橫線只能靠 f5 成活四，而 f5 是四四
diagram-gomoku-double-four = e5 會形成兩個四，是禁手
diagram-gomoku-double-four-loses = e5 形成兩個四，黑方負
diagram-gomoku-straight-four = c7–f7 是活四；c3–f3 不是，因為 g3 會成六連
diagram-gomoku-four-three = e5 形成一個四和一個活三，合法
diagram-gomoku-exempt = e5 形成兩個活三和一個四，合法
diagram-gomoku-no-exempt = e5 會形成兩個活三和一個四，是禁手
diagram-gomoku-no-exempt-loses = e5 形成兩個活三和一個四，黑方負

# Ninuki and pente.
note-ninuki-turns = 棋子下在線的交叉點上，每次一子。黑方先手。
note-ninuki-turns-individual = 三名或四名棋手，各自為戰。按座位順序，每次下一子。
note-ninuki-turns-teams = 四名棋手，二對二：座位 1 和 3 對座位 2 和 4。按座位順序，每次下一子，每人一種顏色。
note-ninuki-plain = 沒有禁手，沒有開局規則。
note-ninuki-no-bans = 沒有禁手。
note-ninuki-free-three = **活三**：三子相連或中間有一個空點，再下一子就成為兩端都空的相連四子。
rule-ninuki-capture-pairs = 你的新子與你的另一子在八個方向之一夾住恰好兩個相鄰的子，就把它們提走。一子或三子是安全的。
rule-ninuki-capture-pairs-and-threes = 你的新子與你的另一子在八個方向之一夾住恰好兩個或三個相鄰的子，就把它們提走。一子是安全的。
rule-ninuki-capture-win-yes = 提夠子數也獲勝。
rule-ninuki-capture-win-no = 只靠提子不能獲勝。
rule-ninuki-self-capture-none = 下在對方兩子之間是安全的。
rule-ninuki-self-capture-suicide = 你自己下成夾在其他棋手兩子之間的棋子，會被該棋手提走。
rule-ninuki-self-capture-forbidden = 不能下在會立即被提的地方。
rule-ninuki-overtime-off = 獲勝連線立即獲勝。
rule-ninuki-overtime-break-line = 獲勝連線要保持一個回合。下一名棋手必須從中提子打斷它，或認負。
rule-ninuki-overtime-capture-line = 如果一子只形成一條獲勝連線，而且一端是下一名棋手的子、另一端是空點，該棋手可以下在那裡，把整條連線提走。否則連線立即獲勝。
rule-ninuki-overtime-french = 只有提子無法打斷時，五連才立即獲勝。否則對手有一手的機會打斷它，或在靠提子能獲勝的規則下，在任何地方提滿所需子數。
rule-ninuki-overtime-school42 = 只有提子既不能打斷它，也不能提滿獲勝所需子數時，五連才立即獲勝。否則對手有一手的機會做到其中之一。
rule-ninuki-mixed-no = 一起被提的子是同一種顏色。
rule-ninuki-mixed-yes = 一起被提的子可以是不同顏色。
rule-ninuki-double-three-allowed = 允許三三。
rule-ninuki-double-three-forbidden = **三三**，即一子形成兩個活三，是禁手。
rule-ninuki-double-three-forbidden-first = **三三**，即一子形成兩個活三，是黑方的禁手。
rule-ninuki-opening-g-pente = 開局（G-Pente）：第一子下在天元，第二子任意，第三子在中央 5×5 之外，而在天元所在的橫列和直行上至少相隔 5 步。
rule-ninuki-opening-swap = 開局（Swap）：
    1. 假先方在任意位置下兩個黑子和兩個白子，顏色交替。
    2. 假後方交換顏色，或不交換。
    3. 下一手由黑方下。
note-ninuki-house = 關於這種遊戲的三三，各種資料說法不一，這裡採用自訂規則。
note-ninuki-end = 棋盤下滿而無人獲勝，即為和局。
note-ninuki-end-passes = 沒有合法的點時停一手。所有人相繼停一手，或棋盤下滿而無人獲勝，即為和局。
note-ninuki-shared = 幾方同時獲勝時共同獲勝，彼此之間按和局計算。
diagram-ninuki-pair = f5 提走了 d5 和 e5 的一對
diagram-ninuki-two-pairs = f5 在一行和一列上一次提走兩對
diagram-ninuki-fifth-pair = f5 提走第五對：黑方提到 10 子，獲勝
diagram-ninuki-three-players = 三人對局：黑棋 f5 提走紅方的一對，接下來輪到白方
diagram-ninuki-three = g5 提走了 d5、e5 和 f5 的三子
diagram-ninuki-safe = e5 走進 c5 和 f5 之間，是安全的
diagram-ninuki-suicide = e5 走進 c5 和 f5 之間，一對被提
diagram-ninuki-double-three = e5 會形成兩個活三，是禁手
diagram-ninuki-blocked-three = e8 的白子堵住了其中一個三，所以 e5 合法
diagram-ninuki-broken = e5 成五；e4 提走 e5 和 e6，打斷了它
diagram-ninuki-broken-four = e5 成四，在這裡是獲勝連線；e4 提走 e5 和 e6，打斷了它

# Gomoku Roku.
rule-roku-stones = 每人 { $value } 子，包括軌道上的一子。
rule-roku-skip-landing = 如果前進後會停在另一個軌道子的圓格上，就多走一格。
rule-roku-skip-all = 前進途中，另一個軌道子所在的圓格不計數。
note-roku-board = 棋盤是由圓格組成的六邊形。外側的深色圓環是軌道。內側的圓格有 1 到 4 點。連線沿著棋盤上畫出的直線。有的連接相鄰的圓格，有的從兩個圓格之間穿過，到達後面的圓格。中央不放子，穿過中央的線在那裡斷開。
note-roku-about = 兩人玩，大約八歲以上，一局約 15 分鐘。落一子，進一步，五子連成一線。
note-roku-track = 黑方把子放在軌道的一個圓格上，白方放在旁邊。白方在前則黑方先下，在後則白方先下。總是由落後的一方行棋，方向為順時針，所以一方可以連下幾手。
note-roku-place = 六子或更多連成一線與五連一樣獲勝。
note-roku-win = 你的軌道子算在停下的圓格上。要靠它離開的圓格才能成的五連不算獲勝。
note-roku-handicap-1 = 讓步 1：較弱的一方執黑，選擇軌道上的一個圓格並先下。白方的軌道子從前面 3 格處出發。總是由落後的一方行棋，方向為順時針，所以一方可以連下幾手。
note-roku-handicap-2 = 讓步 2：較弱的一方執黑，選擇軌道上的一個圓格並先下。白方的軌道子從前面 4 格處出發。總是由落後的一方行棋，方向為順時針，所以一方可以連下幾手。
note-roku-handicap-3 = 讓步 3：較弱的一方執黑，選擇軌道上的一個圓格並先下。白方的軌道子從前面 5 格處出發。總是由落後的一方行棋，方向為順時針，所以一方可以連下幾手。
note-roku-dynamic = 動感：第一手之前，雙方各在一個一點的圓格上放一個自由子。軌道子不因此前進。
note-roku-thrilling = 驚險：棋子很少，要留意還剩幾子。
note-roku-ninuki = 二拔：提子的兩子中，必須有一子是新下的子，或是停下後的軌道子。有幾對可提時只提一對，並由你寫明（E5 takes D4 D5）。走進對方兩子之間是安全的。軌道子從不被提。被提的子歸提子的一方，空出的圓格可以再下。
note-roku-out = 輪到你而沒有子了，你就輸了。有點的圓格都滿了則為和局。只有輪到自己時才能提和。
note-roku-rebuilt = 棋盤上的點和線是復原的。
note-roku-set-up = 這個變體的初始擺放是復原的。
note-roku-credit = Shota Hasuike（Lotus boardgames）設計的遊戲：<https://www.lotusboardgames.com>
diagram-roku-start = 黑方在 A1，落後，輪到黑方
diagram-roku-handicap = 黑方選了圓格，白方的隨之確定
diagram-roku-dynamic = 在 E9 和 F2 放了自由子之後
diagram-roku-five = 五連，其中有走到 B1 的軌道子
diagram-roku-no-five = 不是五連：軌道子剛離開 B1 走到 A2
diagram-roku-pair = C3 和 I3 夾住 E4 和 G4，把它們提走

# Rokumon.
note-rokumon-table-act-1 = 六張卡牌擺成兩列，每列三張：綠色的（奇數）和金色的（偶數）。紅方（真田）有四個骰子，先手；黑方（德川）有五個。
note-rokumon-table-bricks = 七張卡牌像磚一樣擺放，上三下四：綠色的（奇數）和金色的（偶數）。紅方（真田）有四個骰子，先手；黑方（德川）有五個。
note-rokumon-table-solo = 七張卡牌擺成六邊形，六張圍著一張：綠色的（奇數）和金色的（偶數）。你是紅方（真田），有四個骰子，先手。自動機有五個。
note-rokumon-story-act-1 = *第 1 幕，六文錢：*渡過冥河的船資成了家族的家紋，所以這家的武士無畏地奔赴戰場。
note-rokumon-story-act-2 = *第 2 幕，上田築城：*1583 年，紅方與宿敵黑方一同築城，第七張卡牌就是那座城。
note-rokumon-story-act-3 = *第 3 幕，第一次攻城：*紅方倒戈，上田城中兩千人擊退了黑方將近八千人。
note-rokumon-story-act-4 = *第 4 幕，第二次攻城：*1600 年，上田拖住三萬八千大軍，使其趕不上那場大決戰。家族的一個兒子站在對面，他就是奇襲。
note-rokumon-story-act-5 = *第 5 幕，大坂：*1614 年，家族最後的英雄在城前築起要塞，就是那張背面朝上的卡牌。一年後，要塞和城都陷落了。
note-rokumon-story-solo = *尾聲，重返上田：*戰爭結束了，每位大名只保留一座城，也有時間獨自玩一局了。
note-rokumon-no-values = 骰子的數字無效。
note-rokumon-values = 骰子的數字是固定的：紅方 2、2、4 和 6，黑方 1、3、3 和 5，白骰子 1。
note-rokumon-fight = 戰鬥時哪個骰子在上都一樣。如果因此露出三個一排，其主人獲勝。
note-rokumon-surprise = 對手剛用奇襲移動的卡牌，你不能用奇襲移動。
note-rokumon-solo = 自動機採取第一個可行的步驟：完成自己的一排、蓋住單獨的紅骰子、阻擋你的一排、放置骰子、移動骰子。
note-rokumon-draw = 同一局面第三次出現，或滿 200 次行動，即為和局（自訂規則）。
note-rokumon-about = 一人或兩人玩。連續下完一局需要 5 到 10 分鐘。
note-rokumon-loser = 誰是紅方：由你們上一盤分出勝負的對局的負者選擇。第一局由挑戰指定，或隨機決定。
note-rokumon-title = **將軍**，昔日統領全日本的人，是對同一對手三連勝的稱號。將軍讓這名對手每次行動都可以收回一次，計分對局也不例外；下一次行動能獲勝時，將軍會喊出叫陣的「Ta no mo！」。
note-rokumon-rebuilt = 卡牌的數字和顏色是復原的。
note-rokumon-rebuilt-act-5 = 卡牌的數字、顏色和擺放是復原的。
note-rokumon-credit = Charles Ward（EXIST GAMES）設計的遊戲，其美術由 Andres Agostini 繪製：<https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = 發好的牌；各排是 5 2 1 和 3 6 4
diagram-rokumon-deal-bricks = 發好的牌；各排是 5 2 7、1 3 6 和 3 6 4
diagram-rokumon-deal-solo = 發好的牌；各排是 7 1 3、5 1 4 和 6 1 2
diagram-rokumon-row = 三個紅骰子排成一排，紅方獲勝
diagram-rokumon-row-of-bricks = 四張一列中相鄰的三個紅骰子，紅方獲勝
diagram-rokumon-before-slanting = 紅骰子在 2、3 和 4 上，還沒有排成一排
diagram-rokumon-slanting = 奇襲把卡牌 4 移到 0,1：三個紅骰子排成斜排，紅方獲勝
diagram-rokumon-slanting-solo = 三個紅骰子經過中央的卡牌排成斜排，紅方獲勝
diagram-rokumon-fight = 在卡牌 4 上，黑 3 戰勝了紅 2，紅 2 回到備用區
diagram-rokumon-surprise = 卡牌 5 移到了 0,−1
