# Why something may not be done, and what would work.

refusal-other = 現在不能這樣做（{ $word }）。
refusal-no-such-game = 沒有遊戲「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}遊戲：{ $known }。
refusal-no-such-preset = { $game }沒有規則「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}規則：{ $known }。
refusal-option-as-preset = 「{ $written }」是規則選項，不是規則。請寫 `game:{ $under } rules:{ $pair }`。
refusal-option-meant = 沒有遊戲「{ $written }」。你是指 `game:{ $under } rules:{ $pair }` 嗎？遊戲：{ $known }。
refusal-several-options = 有多個規則選項符合「{ $written }」。{ $under ->
    [none] 請寫以下之一
   *[other] 請用 `game:{ $under }`，並在 `rules` 中寫以下之一
}：{ $pairs }。
refusal-no-such-key = 沒有規則選項「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}選項：{ $known }。
refusal-no-such-value = 「{ $key }」不能是「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}可以是：{ $known }。
refusal-number-out-of-range = 「{ $key }」不能是「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}可以是 { $least } 到 { $most }。
refusal-rules-too-long = 規則最多 { $most } 個字元。請寫一種規則，再只寫與它不同的選項。
refusal-no-keys = { $game }沒有規則選項，請拿掉「{ $written }」。
refusal-key-twice = 選項「{ $key }」給出了兩次。請只給一次。
refusal-no-such-revision = 這種規則沒有第 { $revision } 版。最新的是第 { $known } 版。
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] 「{ $preset }」供 2 人玩，不是 { $seats } 人。
       *[other] 「{ $preset }」供 { $fewest } 到 { $most } 人玩，不是 { $seats } 人。
    }
    [4] 「{ $preset }」供 4 人玩，不是 { $seats } 人。
   *[other] 「{ $preset }」供 { $fewest } 到 { $most } 人玩，不是 { $seats } 人。
}
refusal-no-setup = 這種遊戲不能從擺放的局面開始。
refusal-setup-lists = 擺放的局面需要為 { $seats } 個座位各給一份棋子清單。如果有提子，還需要為每個座位給一個數字。
refusal-setup-to-move = 輪到的座位必須是 { $seats } 個座位之一，從 0 數起。
refusal-setup-point = 擺放的局面中有「{ $written }」，它不是這個棋盤上的點。
refusal-no-column-i = 這個棋盤沒有 I 行：H 之後是 J。你是指 { $known } 嗎？
refusal-notation = 「{ $written }」不是棋步。請照這些來寫：{ $known }。
refusal-one-point = 「{ $written }」不是棋步。請一次寫一個點，例如 { $point }。
refusal-not-a-choice = 現在不能「{ $written }」。可以選擇：{ $actions }。
refusal-a-number = 現在不能選「{ $written }」。請寫 { $least } 到 { $most } 的數字。
refusal-unfinished = 「{ $written }」只是棋步的開頭。可以接著寫：{ $known }。
refusal-off-board = { $point } 不在這個棋盤上。這裡的點從 { $first } 到 { $last }。
refusal-occupied = { $point } 已經有子。請選擇空點。
refusal-excluded = 「{ $one }」和「{ $other }」不能同時使用。選「{ $one }」時可以選：{ $known }。
refusal-overline = { $colour ->
    [black] { $point } 會使超過{ overline-most }相連，這是黑方的禁手。目前禁手點：{ $forbidden }。
   *[all] { $point } 會使超過{ overline-most }相連，這是禁手。目前禁手點：{ $forbidden }。
}
overline-most = { $line ->
    [4] 四子
   *[5] 五子
}
refusal-double-three = { $colour ->
    [black] { $point } 會形成三三（同時兩個活三），這是黑方的禁手。目前禁手點：{ $forbidden }。
   *[all] { $point } 會形成三三（同時兩個活三），這是禁手。目前禁手點：{ $forbidden }。
}
refusal-double-four = { $colour ->
    [black] { $point } 會形成四四（同時兩個四），這是黑方的禁手。目前禁手點：{ $forbidden }。
   *[all] { $point } 會形成四四（同時兩個四），這是禁手。目前禁手點：{ $forbidden }。
}
refusal-four-three-three = { $colour ->
    [black] { $point } 會同時形成一個四和兩個活三，這是黑方的禁手。目前禁手點：{ $forbidden }。
   *[all] { $point } 會同時形成一個四和兩個活三，這是禁手。目前禁手點：{ $forbidden }。
}
refusal-opening = { $asks ->
    [centre] 第一子下在 { $known }，即棋盤中央的天元。現在還不能下「{ $written }」。
    [within] { $written } 太靠外。開局的這一子要下在以 { $known } 為角的正方形之內。
    [beyond] { $written } 離中央太近。開局的這一子要下在以 { $known } 為角的正方形之外。
    [beyond-axes] { $written } 離中央太近。在天元所在的橫列和直行上，開局的這一子要下得比 { $known } 更遠。
    [stone] 開局現在要下一子，而不是「{ $written }」。請寫一個點，例如：{ $known }。
    [choice] 開局現在要做選擇，而不是「{ $written }」。請選擇：{ $actions }。
    [number] 開局現在要說明第 5 手的打點數，而不是「{ $written }」。請寫 1 到 { $most } 的數字。
    [offer] 現在要提供第 5 手的打點，所以不能「{ $written }」。請提供一個，例如：{ $known }。
    [other] { $known } 已經提供過。請提供另一個點。
    [unequal] { $written } 與已提供的 { $known } 相同。就這四子來看，一個是另一個{ $mirror ->
        [column] 以直行 { $axis } 為軸的對稱
        [row] 以橫列 { $axis } 為軸的對稱
        [rising] 以上升斜線為軸的對稱
        [falling] 以下降斜線為軸的對稱
        [half-turn] 旋轉半圈
       *[quarter-turn] 旋轉四分之一圈
    }的點。請提供不對稱的點。
    [pick] 現在要從提供的第 5 手打點中選一個，所以不能「{ $written }」。請選擇：{ $known }。
   *[nothing] 現在沒有開局的選擇，所以不能「{ $written }」。請寫一個點。
}
refusal-game-over = 這一局已經結束。
refusal-guess-empty = 請寫一手棋，或選擇勝者。
refusal-guess-late = 這一手已經下了。請再按一次棋盤下方的按鈕，猜下一手。
refusal-guess-off = 本伺服器未開啟競猜。管理者可以在 `/settings show` 中開啟。
refusal-guess-plays = 你是這一局的棋手。只有觀看的人可以競猜。
refusal-puzzle-long = 這條路太長了。請用 /puzzle 重新開啟習題，走短一些的路。
refusal-puzzle-theme = 「{ $set }」沒有「{ $theme }」的習題。有：{ $known }。
refusal-try-chance = 這裡由運氣決定，無法繼續。
refusal-try-far = { $written } 離已有的子太遠，不能在這裡試。請選擇更近的點，例如 { $near }。
refusal-try-gone = 那個局面的著手已被悔掉。請重新開啟**我的視角**。
refusal-try-long = 這個變化太長了。請退一步，或存成檔案。
refusal-plan-answers = 一個變化中你的著手最多 { $most } 手。
refusal-plan-any = 以 * 開頭的一行會應對其他任何一手。若確實如此，請一併勾選。
refusal-plan-chance = 「{ $written }」之前由運氣決定，變化只能到那裡。
refusal-plan-ends = 「{ $line }」不是以你的著手結束。請先寫對方的一手，再寫你的應手。
refusal-plan-ends-again = 「{ $line }」不是以你的著手結束。{ $moves } 之後仍輪到對方。請也寫上那一手，再寫你的應手。
refusal-plan-late = 對局在此期間已經繼續。請看棋盤後重新預定。
refusal-plan-lines = 預定最多 { $most } 個變化。
refusal-note-long = 筆記最多 { $most } 個字元，這則有 { $count } 個。請縮短。
refusal-note-full = 你在這一局的筆記已達上限 { $most } 則。請刪除一則：開啟它的表單並清空。
refusal-note-gone = 那個局面的著手已被悔掉。請在現在的局面重新開啟表單。
refusal-plan-not-here = 只有進行中的人與人對局可以預定應手。
refusal-plan-two-answers = 同一手有兩個應手：{ $answers }。請去掉一個。
refusal-plan-your-turn = 現在輪到你。請先下，再預定對下一手的應手。
refusal-guess-refused = 其中一名棋手不希望別人競猜自己的對局。
refusal-guess-crowd = 大家下的對局不競猜，而是投票。請按棋盤下方的 **{ $vote }**。
refusal-vote-counted = 已經計票，這一手已經下出。對方落子後可以再投票。
refusal-vote-empty = 請寫一手棋，或從選單中選擇。
refusal-vote-late = 那次投票已經結束，計過票了。請再按一次棋盤下方的按鈕，看看接下來是什麼。
refusal-vote-new = 加入這個伺服器滿 { $days } 天後才能投票。
refusal-vote-none = 這一局沒有投票。可以用 /board 觀看，或用 /challenge 發起自己的對局。
refusal-vote-not-now = 現在輪到對方。對方落子後才能投票。
refusal-vote-plays = 你在這一局中與大家對弈，不能為大家的棋步投票。
refusal-vote-role = 在這個伺服器只有 { $role } 可以投票。可以用 /board 觀看，或用 /challenge 發起自己的對局。
refusal-crowd-agrees = 大家只為棋步投票，不能同意這件事。你可以落子，或用 /resign 認輸。
refusal-crowd-alone = 與大家對弈時只有你一人。請拿掉其他棋手、`level` 和 `games`，或拿掉 `crowd`。
refusal-crowd-clock = 投票需要每一手都有時間的時限。請選擇其一：{ $known }。
refusal-crowd-draw = 請在大家投票時提和，這樣每個人都可以為此投票。
refusal-crowd-draw-vote = 同意這次提和要用投票。請按棋盤下方的 **{ $vote }**，選擇「同意和局」。
refusal-crowd-seat = 這一局由大家投票，沒有人能獨自決定。輪到大家時，請按棋盤下方的 **{ $vote }**，為一手棋或認輸投票。
refusal-crowd-server = 大家在機器人可以傳訊息的伺服器頻道中投票。請在那裡使用指令。
refusal-crowd-two = 只有兩人遊戲可以與大家對弈。請選擇其他遊戲或規則。
refusal-has-left = 那名棋手已經退出這一局（{ $written }）。
refusal-draw-by-command = 「{ $written }」不是棋步。要提和請用 /draw。
refusal-event-by-command = 「{ $written }」不是棋步。要認輸請用 /resign。

refusal-challenge-self = 不能向自己挑戰。請選擇其他人，或不寫對手，這樣任何人都能加入。
refusal-challenge-alone = 這裡沒有別人可以一起下棋。請用 `/challenge level:3` 與 { -narabe } 對局，或在伺服器的頻道裡、與朋友的私訊裡挑戰。
refusal-challenge-bot = 不能向其他機器人挑戰。請選 { -narabe } 本身，選一個人，或不寫對手，這樣任何人都能加入。
refusal-own-challenge = 你已經在這個挑戰中。它在等其他人。
refusal-not-your-challenge = 這個挑戰是給 { $people } 的，不是給你的。請用 /challenge 發起自己的挑戰。
refusal-not-your-own-challenge = 只有 { $person } 可以撤回這個挑戰。
refusal-leave-not-in = 你沒有加入這個挑戰。
refusal-leave-own = 這個挑戰是你發起的。要結束它，請按 **{ $withdraw }**。
refusal-leave-guests = 有其他伺服器的人加入了這個挑戰，所以開始之前誰都不能退出。發起人可以撤回它。
refusal-challenge-taken = 這一局已經開始。
refusal-challenge-over = 這個挑戰已經關閉。請用 /challenge 發起新的挑戰。
refusal-too-many-games = 你進行中的對局已達上限 { $most } 局。請下完一局，或撤回一個挑戰。/games 列出全部對局。
refusal-too-many-here = 這個頻道進行中的對局已達上限 { $most } 局。請換一個頻道。
refusal-several-rule-sets = 有幾種遊戲都有規則「{ $written }」。請把遊戲也寫上：{ $known }。
refusal-lacks-rights = 無法在這個頻道進行對局。缺少權限：{ $rights }。管理伺服器的人可以授予。

refusal-no-such-game-here = 沒有對局 #{ $number }。/games 列出你的對局。
refusal-no-game-of-yours = 你沒有對局 #{ $number }，這個頻道裡也沒有。/games 列出你的對局。
refusal-game-elsewhere = 對局 #{ $number } 在別處：{ $place }。請在那裡使用指令。
refusal-no-such-number = 「{ $written }」不是對局編號。/games 列出你的對局。
refusal-no-game-waits = 這個頻道沒有對局在等你落子。/games 列出你的全部對局，/challenge 開始新的對局。
refusal-no-game-here = 你在這個頻道沒有進行中的對局。/games 列出你的全部對局，/challenge 開始新的對局。
which-game-hint = 哪一局？
which-game-below = 你指的是哪一局？請在下面選擇，或用選項 `game` 說明：{ $known }。
refusal-which-game = 你指的是哪一局？請用選項 `game` 說明：{ $known }。
refusal-not-your-game = 你不在這一局中。請用 /challenge 發起自己的對局。
refusal-you-have-left = 你已經退出這一局。其他人繼續下，接下來由他們決定。
refusal-not-begun = 這一局還沒有開始，正在等人接受挑戰。
refusal-not-your-turn = 還沒輪到你。現在輪到 { $person }。{ $plan ->
    [yes] 想預先應對，請按「{ $mine }」，再按「{ button-plan }」。
   *[no] {""}
}
refusal-stale = 這個棋盤已過期。{ $now }目前棋盤：{ $place }
refusal-unreadable = 無法讀取 Discord 傳來的內容。請再試一次，或用 /board 這樣的斜線指令。
refusal-unknown-button = 這個按鈕已經失效。請用 /board 查看目前棋盤。
refusal-command-out-of-date = 這個指令已過期。請重新啟動 Discord 後重新輸入。

refusal-track-first = 最初的子下在軌道上，也就是外側的一圈圓格。{ $point } 不在軌道上。請選 A1 這樣的圓格。
refusal-track-beside = 你的軌道子要緊挨著對手在 { $rival } 的軌道子。請選 { $known } 之一。
refusal-free-stone = 自由子下在一點的空圓格上，而 { $point } 的點數更多。一點的圓格緊靠軌道內側。
refusal-track-circle = { $point } 在軌道上，那裡只放兩個軌道子。請選有點的空圓格。
refusal-the-mark = { $point } 是中央的標記，那裡不放子。請選有點的空圓格。
refusal-no-such-circle = 沒有圓格 { $point }。{ $row } 列從 { $first } 到 { $last }。
refusal-row-closed = { $row } 列現在沒有可選的圓格。有可選圓格的列：{ $known }。
refusal-no-pair = 下在 { $point } 的子沒有夾住一對，所以不能提 { $pair }。請只寫 { $point }，或選一個在同一線上夾住兩個相鄰子的圓格。
refusal-not-flanked = 這一子沒有夾住 { $pair }。它能提：{ $known }。

refusal-not-dealt = 還沒有發牌。牌擺上桌面後輪到紅方。
refusal-already-dealt = 牌已經發過，每局只發一次。請放置或移動骰子。
refusal-bad-deal = 發牌要寫出 { $cards } 張不同的卡牌，從 1 到 7；第 5 幕還要寫出背面朝上的那張。例如：{ $known }。
refusal-not-in-act = 這一幕沒有「{ $action }」。你可以：{ $known }。
refusal-nothing-to-do = 「{ $written }」現在什麼也做不了。你可以：{ $known }。
refusal-supply-empty = 你的骰子都在卡牌上，沒有可以放置的。請選擇其他行動，例如移動骰子。
refusal-not-in-supply = { $die }不在你的備用區。你可以放置：{ $known }。
refusal-no-such-card = 桌面上沒有卡牌 { $card }。卡牌：{ $known }。
refusal-card-taken = 卡牌 { $card } 上已經有骰子，只能在空卡牌上放置骰子。{ $count ->
    [0] 現在沒有空卡牌，請改為移動骰子。
   *[other] 空卡牌：{ $known }。
}
refusal-no-die = 卡牌 { $card } 上沒有骰子。{ known-lift }
refusal-covered-die = 你在卡牌 { $card } 上的骰子被蓋住了，只有最上面的骰子能移動。{ known-lift }
refusal-rivals-die = 卡牌 { $card } 最上面的骰子是對手的。{ known-lift }
known-lift = { $count ->
    [0] 你現在沒有能移動的骰子。
   *[other] 你可以移動這些卡牌最上面的骰子：{ $known }。
}
refusal-same-card = 骰子要移到另一張卡牌上。{ known-land }
refusal-same-colour = 卡牌 { $from } 和 { $card } 都是{ $face ->
    [green] 綠色
   *[other] 金色
}，骰子只能移到不同顏色的卡牌上。{ known-land }
refusal-mixed-stack = 卡牌 { $card } 上有兩個骰子，只有兩個都是你的才能蓋上去。{ known-land }
known-land = { $count ->
    [0] 從卡牌 { $from } 出發，現在哪裡都去不了。
   *[other] 從卡牌 { $from } 可以去：{ $known }。
}
refusal-no-fight = 戰鬥要求一張卡牌上正好有兩個骰子，雙方各一個。卡牌 { $card } 不是這樣。{ $count ->
    [0] 其他卡牌也都不是。
   *[other] 你可以在這裡戰鬥：{ $known }。
}
refusal-surprise-used = 你已經用過奇襲，每局只有一次。你可以：{ $known }。
refusal-locked-card = 卡牌 { $card } 剛被奇襲移動過，這一回合不能動。你可以移動：{ $known }。
refusal-same-cell = 卡牌 { $card } 已經在 { $cell }。{ known-rooms }
refusal-cell-taken = { $cell } 已經有卡牌。{ known-rooms }
refusal-touches-too-few = 在 { $cell }，卡牌 { $card } 相接的其他卡牌不到兩張。{ known-rooms }
known-rooms = { $count ->
    [0] 卡牌 { $card } 現在沒有地方可去。
   *[other] 卡牌 { $card } 可以去：{ $known }。
}
refusal-automa = 自動機沒有選擇：這裡它要「{ $does }」。

# Ninuki and pente.
refusal-self-capture = { $point } 在另一名棋手的子之間，你的子會立即被提。這種規則禁止這樣下。目前禁手點：{ $forbidden }。
refusal-overtime = { $asks ->
    [capture] { $point } 提不走連線。現在合法：{ $known }（「pass」表示認負）。
   *[break] { $point } 打不斷連線。現在合法：{ $known }（「pass」表示認負）。
}
refusal-pass = 只有讓連線獲勝，或沒有合法的點時，才能停一手。現在合法：{ $known }。
refusal-no-choice = 提子自動完成，不需要「{ $written }」。請只寫點：{ $point }。
refusal-challenge-twice = { $person } 選了兩次。請選擇其他人，或留一個空位。

# Names that nothing has.
refusal-no-such-row = 沒有 { $row } 列。列從最上面的 { $first } 到 { $last }。圓格的名稱形如 { $example }，即 E 列的第五個。
refusal-no-such-die = 沒有骰子 { $die }。你現在的骰子：{ $known }。
refusal-dice-alike = 這一幕的骰子沒有數字，你的骰子都一樣，所以沒有 { $die }。請只寫卡牌：{ $known }。
refusal-no-such-cell = 卡牌的位置用兩個數字表示。按「落子」並選擇奇襲，就能在圖中看到。{ known-rooms }
refusal-die-for-card = 要移動骰子，請寫它所在的卡牌，而不是 { $die }。{ known-lift }
refusal-which-die = 你有幾個不同的骰子都是 { $die }。請寫其中一個：{ $known }。
