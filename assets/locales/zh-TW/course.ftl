# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = 自動機
machine-did = 🤖 自動機：{ $action }。
machine-level = { -narabe }（等級 { $level }）
machine-moved = 🤖 { $machine }：{ $action }。
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } 正在思考。
machine-stands-in = ⚠️ 引擎「{ $engine }」出了故障。由 { $machine } 代它下完這一局。
machine-tally = 🤖 { $person } 對 { $machine }：{ $wins } 勝 { $draws } 和 { $losses } 負。
profile-machine = 🤖 { $game }，對 { $machine }：{ $wins } 勝 { $draws } 和 { $losses } 負
play-machine = 與 { -narabe } 對弈
level-choice = { $level ->
    [1] 等級 1，適合初學者
    [8] 等級 8，最強
   *[other] 等級 { $level }
}

action-letter = { $a } 列
action-n-takes-n-n = { $a }，提 { $b } 和 { $c }
action-place = 放置骰子
action-move = 移動骰子
action-fight = 戰鬥
action-surprise = 奇襲：移動卡牌
action-place-r2 = 紅 2
action-place-r4 = 紅 4
action-place-r6 = 紅 6
action-place-b1 = 黑 1
action-place-b3 = 黑 3
action-place-b5 = 黑 5
action-place-w1 = 白 1
name-r2 = 紅 2
name-r4 = 紅 4
name-r6 = 紅 6
name-b1 = 黑 1
name-b3 = 黑 3
name-b5 = 黑 5
name-w1 = 白 1
did-place-n = 在卡牌 { $a } 放置骰子
did-place-n-on-n = 把{ $a }放在卡牌 { $b }
did-move-n-to-n = 把卡牌 { $a } 的骰子移到卡牌 { $b }
did-fight-n = 在卡牌 { $a } 戰鬥
did-surprise-n-to-n = 奇襲：移動卡牌 { $a }
action-place-n = 在卡牌 { $a } 放置骰子
action-place-n-on-n = 把{ $a }放在卡牌 { $b }
action-move-n = 卡牌 { $a } 最上面的骰子
action-move-n-to-n = 把卡牌 { $a } 的骰子移到卡牌 { $b }
action-fight-n = 在卡牌 { $a } 戰鬥
action-surprise-n = 卡牌 { $a }
action-surprise-n-to-n = 奇襲：卡牌 { $a } 移到 { $b }

outlook-goes-on = 花費 { $dots } 點，{ outlook-target }；你仍落後，可以再下
outlook-passes = 花費 { $dots } 點，{ outlook-target }
outlook-target = { $past ->
    [none] 到 { $target }
   *[other] 跳過 { $past } 到 { $target }
}
outlook-beside-ahead = 在黑方前面，黑方先下
outlook-beside-behind = 在黑方後面，所以白方先下
status-track-targets = 你在軌道上落後 { $by } 格。你選的圓格有幾點，你的軌道子就前進幾格：{ $targets }。
status-track-targets-past = { status-track-targets }{ $past } 會跳過另一個軌道子所在的 { $rival }，多走一格。

button-again = 再來一局
button-next = 下一幕
button-next-ninuki = 下一階段
button-again-me = 我先手
button-again-them = 對手先手
button-next-me = 我先手
button-next-them = 對手先手
button-accept-me = 接受，我先手
button-accept-them = 接受，對方先手
first-invited = 由上一局的負者選擇誰先手。
loser-chooses = 上一局你輸了，所以由你選擇誰先手。

new-rokumon-act-2 = **{ $next }**有七張卡牌，像磚一樣擺放，上三下四。這裡的一排只有橫排：上面三張，或下面四張中相鄰的三張。
new-rokumon-act-3 = 在**{ $next }**，骰子的數字有效了：一張卡牌上敵對的兩個骰子可以戰鬥，小的一方回到主人手中。
new-rokumon-act-4 = **{ $next }**加入奇襲：每名棋手每局可以移動一次卡牌，連同上面的一切。之後也能形成斜排。備用區旁的 **!** 表示還沒有用。
new-rokumon-act-5 = **{ $next }**把一張卡牌背面朝上。它是要塞：任何骰子都可以移進移出。
new-ninuki-breaking = **{ $next }**：五連若還能被提子打斷，就還沒有獲勝。成五之前先看清楚。
new-ninuki-ninuki = **{ $next }**：任何人都不能一子形成兩個活三，除非同時提子或形成獲勝連線。

refusal-challenge-machine = 這裡是你獨自對自動機。由你先手，對局不計分。請拿掉 `opponent`、`starts` 和 `rated`。
refusal-challenge-place = 這局沒有那麼多座位。請把對手填在 `opponent`。
refusal-challenge-seats = 請在 `game` 選擇 { $seats } 人遊戲：{ $known }。
refusal-seats-known = { $seats } 人遊戲：{ $known }。
refusal-no-such-level = { $engines ->
    [0] 沒有等級「{ $written }」。請選 { $least } 到 { $most }。
   *[other] 沒有等級「{ $written }」。請選 { $least } 到 { $most }，或選一個引擎：{ $known }。
}
refusal-no-engine = 這裡還沒有引擎會下{ $rules }。可以與它下這些：{ $known }。
refusal-no-levels = { $rules }的對手是遊戲自帶的自動機，沒有級別。請不要填 `level`。
refusal-machines-busy = { -narabe } 正忙著為你或別人思考，暫時沒有餘力。請一分鐘後再試。
refusal-machine-alone = 與 { -narabe } 對弈是一對一。{ $level ->
    [yes] 請拿掉其他棋手；要向他們挑戰則拿掉 `level`。
   *[no] 請只填 { -narabe } 或其他棋手之一。
}
machines-fill = 其餘 { $count } 個座位由 { $machine } 入座。想給人留出座位，請拿掉 `level` 和 { -narabe }。
refusal-machine-clock = 與 { -narabe } 的對局不限時。請拿掉 `clock`。
refusal-follows-already = 那一局已經有了：#{ $number }。請在它自己的訊息下接受、拒絕或撤回。/games 顯示它在哪裡。
refusal-follows-running = 那一局正在進行：#{ $number }。請先下完。/games 顯示它在哪裡。
refusal-not-over = 這一局還沒有結束。結束後可以再來一局。
refusal-nameless-rematch = 這一局有棋手的資料已刪除，所以不能再來一局。請用 /challenge 發起新的對局。
refusal-not-your-sequel = 只有 { $people } 可以接著這一局下。請用 /challenge 發起自己的對局。

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > 開局（Swap2）：一方下三子，另一方選擇顏色，或再下兩子，由前者選擇顏色。
brief-gomoku-opening-swap = > 開局（Swap）：一方下三子，另一方選擇顏色。
brief-gomoku-opening-rif = > 開局（RIF）：一方下三子，另一方可以交換顏色。第 5 手由黑方提供兩個打點，白方選一個。
brief-gomoku-opening-yamaguchi = > 開局（山口）：一方下三子，並說明第 5 手提供幾個打點，另一方可以交換顏色。白方從打點中選一個。
brief-gomoku-opening-tarannikov = > 開局（Tarannikov）：第 1 到 5 手都在中央附近，每一手之後對方可以交換顏色。
brief-gomoku-opening-soosorv-8 = > 開局（Soosorv-8）：一方下三子，另一方可以交換顏色。白方說明第 5 手提供幾個打點，黑方可以交換，白方從打點中選一個。
brief-gomoku-opening-taraguchi-10 = > 開局（Taraguchi-10）：第 1 到 4 手都在中央附近，每一手之後可以交換。第 5 手也在附近，或由黑方提供十個打點。
brief-gomoku-opening-sakata = > 開局（坂田）：一方下三子，另一方下兩子。前者選擇顏色，或再下兩子，由另一方選擇顏色。
brief-ninuki-opening-swap = > 開局（Swap）：一方下四子，另一方選擇顏色。
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > 全部規則，附圖：`/rules game:{ $rules }`
aim-gomoku-five = > 五子或更多己方棋子連成一線即獲勝（橫、直或斜）。
aim-gomoku-exactly-five = > 恰好五子己方棋子連成一線即獲勝（橫、直或斜）。
aim-gomoku-renju = > 五子己方棋子連成一線即獲勝（橫、直或斜）：黑方恰好五子，白方五子或更多。
aim-gomoku-any-blocked = > 任一端有對方棋子的五連不算獲勝。
aim-gomoku-both-blocked = > 兩端都有對方棋子的五連不算獲勝。
aim-gomoku-bans-renju = > 黑方不能下三三、四四和長連（六子或更多）。白方可以。
aim-gomoku-bans-black-three = > 黑方不能下三三。白方可以。
aim-gomoku-bans-black-three-six = > 黑方不能下三三和長連（六子或更多）。白方可以。
aim-gomoku-bans-black = > 黑方有禁手。
aim-gomoku-bans-three = > 任何人都不能下三三，即一子形成兩個活三。
aim-gomoku-bans = > 有禁手。
aim-gomoku-foul-loses = > 下禁手判負，棋盤上不標出禁手點。
aim-ninuki-five = > 五子或更多己方棋子連成一線即獲勝（橫、直或斜）。
aim-ninuki-exactly-five = > 恰好五子己方棋子連成一線即獲勝（橫、直或斜）。
aim-ninuki-five-teams = > 五子或更多己方棋子連成一線（橫、直或斜）。隊友與你一同獲勝。
aim-ninuki-exactly-five-teams = > 恰好五子己方棋子連成一線（橫、直或斜）。隊友與你一同獲勝。
aim-ninuki-four = > 四子或更多己方棋子連成一線即獲勝（橫、直或斜）。
aim-ninuki-exactly-four = > 恰好四子己方棋子連成一線即獲勝（橫、直或斜）。
aim-ninuki-pairs = > 在對手兩個相鄰棋子的兩端各有你的一子，就把它們提走。
aim-ninuki-pairs-and-threes = > 在對手兩個或三個相鄰棋子的兩端各有你的一子，就把它們提走。
aim-ninuki-pairs-teams = > 在其他棋手兩個相鄰棋子的兩端各有你的一子，就把它們提走。提隊友的子不得分。
aim-ninuki-pairs-and-threes-teams = > 在其他棋手兩個或三個相鄰棋子的兩端各有你的一子，就把它們提走。提隊友的子不得分。
aim-ninuki-captures-8 = > 提滿 8 子（四對）也獲勝。
aim-ninuki-captures-10 = > 提滿 10 子（五對）也獲勝。
aim-ninuki-captures-12 = > 提滿 12 子也獲勝。
aim-ninuki-captures-15 = > 提滿 15 子也獲勝。
aim-ninuki-captures-together = > 同隊的提子合併計算。
aim-ninuki-suicide = > 你自己下成夾在其他棋手兩子之間的棋子也會被提。
aim-ninuki-forbidden = > 不能下在會立即被提的地方。
aim-ninuki-break-line = > 獲勝連線要保持一個回合。下一名棋手必須提子打斷它，或認負。
aim-ninuki-capture-line = > 只有一條獲勝連線時，若一端是下一名棋手的子、另一端是空點，該棋手可以把整條連線提走。
aim-ninuki-french = > 下一手能提子打斷的五連還沒有獲勝。
aim-ninuki-school42 = > 下一手能打斷五連，或能靠提子獲勝時，五連還沒有獲勝。
aim-ninuki-double-three = > 任何人都不能下三三，即一子形成兩個活三。
aim-ninuki-double-three-first = > 黑方不能下三三，即一子形成兩個活三。
aim-roku-five = > 五子己方棋子沿棋盤上的線連成一排即獲勝。外側的深色圓環是軌道，在軌道上落後的一方把棋子下在有點的空圓格上。隨後其軌道子前進與點數相同的格數，停下的位置也能算進五連。
aim-roku-ninuki = > 提子三次也獲勝：用你的兩子夾住恰好兩個相鄰的對方棋子，就把它們提走。

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] 黑子下在哪裡？
    [white] 白子下在哪裡？
    [red] 紅子下在哪裡？
   *[blue] 藍子下在哪裡？
}
placing-of = { $colour ->
    [black] 第 { $number }/{ $of } 子：黑
   *[white] 第 { $number }/{ $of } 子：白
}
placing-number = { $colour ->
    [black] 第 { $number } 子：黑
   *[white] 第 { $number } 子：白
}
placing-offer = 第 5 手的第 { $number }/{ $of } 個打點：黑
placing-swap-or-offer = 交換、不交換，或提供打點（1/{ $of }）？

about-action-move = 把你最上面的骰子移到另一種顏色的卡牌
about-action-fight = 卡牌上敵對的兩個骰子，小的一方回去
about-action-surprise = 每局一次，連同骰子移到別處

title-shogun = 將軍
called-by-shogun = ⚔️ **Ta no mo！** 將軍前來叫陣：{ $person } 下一次行動就能獲勝。
take-back-by-shogun = ⚔️ { $holder } 三連勝，是這裡的將軍，所以 { $person } 可以用 /takeback 收回一次，無需同意。

button-move-on = 下一手

# What is asked in the steps of an action, and what came of one.
button-step-back = ← 返回
chosen-so-far = 已選：{ $action }
question-row = 哪一列？
question-circle = 哪個圓格？
question-track-circle = 軌道上的哪個圓格？
question-pair = 提哪一對？
question-die = 哪個骰子？
question-empty-card = 骰子放到哪張空卡牌？
question-top-die = 移動哪個骰子？
question-other-card = 骰子移到哪張卡牌？
question-fight = 在哪張卡牌上戰鬥？
question-card = 移動哪張卡牌？
question-cell = 卡牌移到哪裡？名稱見圖。
outlook-fight = { $won }勝{ $lost }，後者回到{ whose-supply }
upshot-fight = 在卡牌 { $card } 上，{ $won }戰勝了{ $lost }，後者回到了{ whose-supply }。
whose-supply = { $owner ->
    [red] 紅方的備用區
   *[black] 黑方的備用區
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = 以下情況你獲勝：你的三個骰子排成一排，在相鄰的三張卡牌最上面（{ $row ->
    [level] 只限橫排
    [later] 橫排；奇襲移動過卡牌後斜排也算
   *[all] 橫排或斜排
}）；一張卡牌上有你的三個骰子；對手什麼都不能做。
rokumon-act = **放置骰子**：從備用區放到空卡牌上。**移動骰子**：把最上面的己方骰子移到另一種顏色的卡牌上，不限距離，可以是空卡牌、只有一個骰子（不論哪一方）的卡牌，或有兩個己方骰子的卡牌。如果你拿起骰子露出了對手的三個一排，對手獲勝。
rokumon-fight = **戰鬥**：敵對的兩個骰子在同一張卡牌上時可以戰鬥，數字大的留下，小的回到主人的備用區。唯一的例外：白 1（屬於黑方）勝紅 6。骰子從不擲出。
rokumon-surprise = **奇襲**，每局一次（備用區旁的 **!** 表示還沒有用）：任意一張卡牌連同骰子移到與至少兩張其他卡牌相接的空位。
rokumon-fort = 背面朝上的卡牌是要塞：任何骰子都可以移進移出。
rokumon-solo = 你是紅方；自動機使用黑骰子和白骰子。這裡沒有戰鬥，所以數字無效，奇襲只有你能用。
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
name-red-die = 紅骰子
name-black-die = 黑骰子
outlook-supply = 放到空卡牌上；備用區還剩：{ $dice }
outlook-supply-alike = 放到空卡牌上；備用區還剩 { $count } 個
outlook-place = { $face ->
    [green] 空，綠色
    [gold] 空，金色
   *[down] 空，要塞
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] ，下面是{ $under }
}
outlook-move = { $die }移到{ $onto ->
    [none] 空卡牌
    [two] 自己的兩個骰子上
   *[other] { $onto }上
}
outlook-card = { $count ->
    [0] 空
   *[other] 連同{ $dice }
}
outlook-surprise = 與卡牌 { $cards } 相接
outlook-fight-lost = 你會輸掉{ $lost }，它回到你的備用區
upshot-surprise = 卡牌 { $card } 現在與卡牌 { $cards } 相接。
upshot-fifth = 這是選定的第 5 手（黑）。
upshot-passed = 接著再停一手，對局就是和局。

# Hints, in games against the machine.
command-hint = 在不計分的對局中取得提示
option-hint-game = 你的哪一局（編號）
hint-five = 💡 你現在就能成五。
hint-fours = 💡 你可以只靠衝四獲勝：每一手對方都必須應，直到你成五。
hint-threes = 💡 你有必勝的棋步：用活三和衝四，對方必須一手一手地應。
hint-meet-five = 💡 對手就要成五了。防住它。
hint-meet-fours = 💡 對手威脅只靠衝四獲勝。請先應對。
hint-meet-threes = 💡 對手威脅用活三和衝四必勝。請先應對。
hint-quiet = 💡 這裡看不到必勝的棋步，你和對手都沒有。找一手能製造威脅的棋。
hint-other = 💡 這裡不尋找必勝的棋步。提示只是可下的一手。
hint-where = 試試 **{ $action }**。
hint-line = 可以這樣繼續，你的棋步和應手交替：{ $line }
button-hint-where = 在哪裡？
button-hint-line = 顯示棋步
refusal-hint-rated = 計分對局沒有提示，這樣等級分只衡量棋手本人。
refusal-hint-passed = 對局已經繼續下了。請再用一次 /hint。
