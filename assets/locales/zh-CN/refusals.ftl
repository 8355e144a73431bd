# Why something may not be done, and what would work.

refusal-other = 现在不能这样做（{ $word }）。
refusal-no-such-game = 没有游戏“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}游戏：{ $known }。
refusal-no-such-preset = { $game }没有规则“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}规则：{ $known }。
refusal-option-as-preset = “{ $written }”是规则选项，不是规则。请写 `game:{ $under } rules:{ $pair }`。
refusal-option-meant = 没有游戏“{ $written }”。你是指 `game:{ $under } rules:{ $pair }` 吗？游戏：{ $known }。
refusal-several-options = 有多个规则选项符合“{ $written }”。{ $under ->
    [none] 请写以下之一
   *[other] 请用 `game:{ $under }`，并在 `rules` 中写以下之一
}：{ $pairs }。
refusal-no-such-key = 没有规则选项“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}选项：{ $known }。
refusal-no-such-value = “{ $key }”不能是“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}可以是：{ $known }。
refusal-number-out-of-range = “{ $key }”不能是“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}可以是 { $least } 到 { $most }。
refusal-rules-too-long = 规则最多 { $most } 个字符。请写一种规则，再只写与它不同的选项。
refusal-no-keys = { $game }没有规则选项，请去掉“{ $written }”。
refusal-key-twice = 选项“{ $key }”给出了两次。请只给一次。
refusal-no-such-revision = 这种规则没有第 { $revision } 版。最新的是第 { $known } 版。
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }”供 2 人玩，不是 { $seats } 人。
       *[other] “{ $preset }”供 { $fewest } 到 { $most } 人玩，不是 { $seats } 人。
    }
    [4] “{ $preset }”供 4 人玩，不是 { $seats } 人。
   *[other] “{ $preset }”供 { $fewest } 到 { $most } 人玩，不是 { $seats } 人。
}
refusal-no-setup = 这种游戏不能从摆放的局面开始。
refusal-setup-lists = 摆放的局面需要为 { $seats } 个座位各给一份棋子列表。如果有提子，还需要为每个座位给一个数字。
refusal-setup-to-move = 轮到的座位必须是 { $seats } 个座位之一，从 0 数起。
refusal-setup-point = 摆放的局面中有“{ $written }”，它不是这个棋盘上的点。
refusal-no-column-i = 这个棋盘没有 I 列：H 之后是 J。你是指 { $known } 吗？
refusal-notation = “{ $written }”不是着法。请照这些来写：{ $known }。
refusal-one-point = “{ $written }”不是着法。请一次写一个点，例如 { $point }。
refusal-not-a-choice = 现在不能“{ $written }”。可以选择：{ $actions }。
refusal-a-number = 现在不能选“{ $written }”。请写 { $least } 到 { $most } 的数字。
refusal-unfinished = “{ $written }”只是着法的开头。可以接着写：{ $known }。
refusal-off-board = { $point } 不在这个棋盘上。这里的点从 { $first } 到 { $last }。
refusal-occupied = { $point } 已经有子。请选择空点。
refusal-excluded = “{ $one }”和“{ $other }”不能同时使用。选“{ $one }”时可以选：{ $known }。
refusal-overline = { $colour ->
    [black] { $point } 会使超过{ overline-most }相连，这是黑方的禁手。当前禁手点：{ $forbidden }。
   *[all] { $point } 会使超过{ overline-most }相连，这是禁手。当前禁手点：{ $forbidden }。
}
overline-most = { $line ->
    [4] 四子
   *[5] 五子
}
refusal-double-three = { $colour ->
    [black] { $point } 会形成三三（同时两个活三），这是黑方的禁手。当前禁手点：{ $forbidden }。
   *[all] { $point } 会形成三三（同时两个活三），这是禁手。当前禁手点：{ $forbidden }。
}
refusal-double-four = { $colour ->
    [black] { $point } 会形成四四（同时两个四），这是黑方的禁手。当前禁手点：{ $forbidden }。
   *[all] { $point } 会形成四四（同时两个四），这是禁手。当前禁手点：{ $forbidden }。
}
refusal-four-three-three = { $colour ->
    [black] { $point } 会同时形成一个四和两个活三，这是黑方的禁手。当前禁手点：{ $forbidden }。
   *[all] { $point } 会同时形成一个四和两个活三，这是禁手。当前禁手点：{ $forbidden }。
}
refusal-opening = { $asks ->
    [centre] 第一子下在 { $known }，即棋盘中央的天元。现在还不能下“{ $written }”。
    [within] { $written } 太靠外。开局的这一子要下在以 { $known } 为角的正方形之内。
    [beyond] { $written } 离中央太近。开局的这一子要下在以 { $known } 为角的正方形之外。
    [beyond-axes] { $written } 离中央太近。在天元所在的行和列上，开局的这一子要下得比 { $known } 更远。
    [stone] 开局现在要下一子，而不是“{ $written }”。请写一个点，例如：{ $known }。
    [choice] 开局现在要做选择，而不是“{ $written }”。请选择：{ $actions }。
    [number] 开局现在要说明第 5 手的打点数，而不是“{ $written }”。请写 1 到 { $most } 的数字。
    [offer] 现在要提供第 5 手的打点，所以不能“{ $written }”。请提供一个，例如：{ $known }。
    [other] { $known } 已经提供过。请提供另一个点。
    [unequal] { $written } 与已提供的 { $known } 相同。就这四子来看，一个是另一个{ $mirror ->
        [column] 以 { $axis } 列作轴的对称
        [row] 以 { $axis } 行作轴的对称
        [rising] 以上升斜线为轴的对称
        [falling] 以下降斜线为轴的对称
        [half-turn] 旋转半圈
       *[quarter-turn] 旋转四分之一圈
    }的点。请提供不对称的点。
    [pick] 现在要从提供的第 5 手打点中选一个，所以不能“{ $written }”。请选择：{ $known }。
   *[nothing] 现在没有开局的选择，所以不能“{ $written }”。请写一个点。
}
refusal-game-over = 这一局已经结束。
refusal-guess-empty = 请写一手棋，或选择胜者。
refusal-guess-late = 这一手已经下了。请再按一次棋盘下方的按钮，猜下一手。
refusal-guess-off = 本服务器未开启竞猜。管理者可以在 `/settings show` 中开启。
refusal-guess-plays = 你是这一局的棋手。只有观看的人可以竞猜。
refusal-puzzle-long = 这条路太长了。请用 /puzzle 重新打开习题，走短一些的路。
refusal-puzzle-theme = “{ $set }”没有“{ $theme }”的习题。有：{ $known }。
refusal-try-chance = 这里由运气决定，无法继续。
refusal-try-far = { $written } 离已有的子太远，不能在这里试。请选择更近的点，例如 { $near }。
refusal-try-gone = 那个局面的着手已被悔掉。请重新打开**我的视角**。
refusal-try-long = 这个变化太长了。请退一步，或存成文件。
refusal-plan-answers = 一个变化中你的着手最多 { $most } 手。
refusal-plan-any = 以 * 开头的一行会应对其他任何一手。若确实如此，请一并勾选。
refusal-plan-chance = “{ $written }”之前由运气决定，变化只能到那里。
refusal-plan-ends = “{ $line }”不是以你的着手结束。请先写对方的一手，再写你的应手。
refusal-plan-ends-again = “{ $line }”不是以你的着手结束。{ $moves } 之后仍轮到对方。请也写上那一手，再写你的应手。
refusal-plan-late = 对局在此期间已经继续。请看棋盘后重新预定。
refusal-plan-lines = 预定最多 { $most } 个变化。
refusal-note-long = 笔记最多 { $most } 个字符，这条有 { $count } 个。请缩短。
refusal-note-full = 你在这一局的笔记已达上限 { $most } 条。请删除一条：打开它的表单并清空。
refusal-note-gone = 那个局面的着手已被悔掉。请在现在的局面重新打开表单。
refusal-plan-not-here = 只有进行中的人与人对局可以预定应手。
refusal-plan-two-answers = 同一手有两个应手：{ $answers }。请去掉一个。
refusal-plan-your-turn = 现在轮到你。请先下，再预定对下一手的应手。
refusal-guess-refused = 其中一名棋手不希望别人竞猜自己的对局。
refusal-guess-crowd = 大家下的对局不竞猜，而是投票。请按棋盘下方的 **{ $vote }**。
refusal-vote-counted = 已经计票，这一手已经下出。对方落子后可以再投票。
refusal-vote-empty = 请写一手棋，或从菜单中选择。
refusal-vote-late = 那次投票已经结束，计过票了。请再按一次棋盘下方的按钮，看看接下来是什么。
refusal-vote-new = 加入这个服务器满 { $days } 天后才能投票。
refusal-vote-none = 这一局没有投票。可以用 /board 观看，或用 /challenge 发起自己的对局。
refusal-vote-not-now = 现在轮到对方。对方落子后才能投票。
refusal-vote-plays = 你在这一局中与大家对弈，不能为大家的着法投票。
refusal-vote-role = 在这个服务器只有 { $role } 可以投票。可以用 /board 观看，或用 /challenge 发起自己的对局。
refusal-crowd-agrees = 大家只为着法投票，不能同意这件事。你可以落子，或用 /resign 认输。
refusal-crowd-alone = 与大家对弈时只有你一人。请去掉其他棋手、`level` 和 `games`，或去掉 `crowd`。
refusal-crowd-clock = 投票需要每一手都有时间的时限。请选择其一：{ $known }。
refusal-crowd-draw = 请在大家投票时提和，这样每个人都可以为此投票。
refusal-crowd-draw-vote = 同意这次提和要用投票。请按棋盘下方的 **{ $vote }**，选择“同意和棋”。
refusal-crowd-seat = 这一局由大家投票，没有人能独自决定。轮到大家时，请按棋盘下方的 **{ $vote }**，为一手棋或认输投票。
refusal-crowd-server = 大家在机器人可以发消息的服务器频道中投票。请在那里使用命令。
refusal-crowd-two = 只有两人游戏可以与大家对弈。请选择其他游戏或规则。
refusal-has-left = 那名棋手已经退出这一局（{ $written }）。
refusal-draw-by-command = “{ $written }”不是着法。要提和请用 /draw。
refusal-event-by-command = “{ $written }”不是着法。要认输请用 /resign。

refusal-challenge-self = 不能向自己挑战。请选择其他人，或不写对手，这样任何人都能加入。
refusal-challenge-alone = 这里没有别人可以一起下棋。请用 `/challenge level:3` 与 { -narabe } 对局，或在服务器的频道里、与朋友的私信里挑战。
refusal-challenge-bot = 不能向其他机器人挑战。请选 { -narabe } 本身，选一个人，或不写对手，这样任何人都能加入。
refusal-own-challenge = 你已经在这个挑战中。它在等其他人。
refusal-not-your-challenge = 这个挑战是给 { $people } 的，不是给你的。请用 /challenge 发起自己的挑战。
refusal-not-your-own-challenge = 只有 { $person } 可以撤回这个挑战。
refusal-leave-not-in = 你没有加入这个挑战。
refusal-leave-own = 这个挑战是你发起的。要结束它，请按 **{ $withdraw }**。
refusal-leave-guests = 有其他服务器的人加入了这个挑战，所以开始之前谁都不能退出。发起人可以撤回它。
refusal-challenge-taken = 这一局已经开始。
refusal-challenge-over = 这个挑战已经关闭。请用 /challenge 发起新的挑战。
refusal-too-many-games = 你进行中的对局已达上限 { $most } 局。请下完一局，或撤回一个挑战。/games 列出全部对局。
refusal-too-many-here = 这个频道进行中的对局已达上限 { $most } 局。请换一个频道。
refusal-several-rule-sets = 有几种游戏都有规则“{ $written }”。请把游戏也写上：{ $known }。
refusal-lacks-rights = 无法在这个频道进行对局。缺少权限：{ $rights }。管理服务器的人可以授予。

refusal-no-such-game-here = 没有对局 #{ $number }。/games 列出你的对局。
refusal-no-game-of-yours = 你没有对局 #{ $number }，这个频道里也没有。/games 列出你的对局。
refusal-game-elsewhere = 对局 #{ $number } 在别处：{ $place }。请在那里使用命令。
refusal-no-such-number = “{ $written }”不是对局编号。/games 列出你的对局。
refusal-no-game-waits = 这个频道没有对局在等你落子。/games 列出你的全部对局，/challenge 开始新的对局。
refusal-no-game-here = 你在这个频道没有进行中的对局。/games 列出你的全部对局，/challenge 开始新的对局。
which-game-hint = 哪一局？
which-game-below = 你指的是哪一局？请在下面选择，或用选项 `game` 说明：{ $known }。
refusal-which-game = 你指的是哪一局？请用选项 `game` 说明：{ $known }。
refusal-not-your-game = 你不在这一局中。请用 /challenge 发起自己的对局。
refusal-you-have-left = 你已经退出这一局。其他人继续下，接下来由他们决定。
refusal-not-begun = 这一局还没有开始，正在等人接受挑战。
refusal-not-your-turn = 还没轮到你。现在轮到 { $person }。{ $plan ->
    [yes] 想预先应对，请按“{ $mine }”，再按“{ button-plan }”。
   *[no] {""}
}
refusal-stale = 这个棋盘已过时。{ $now }当前棋盘：{ $place }
refusal-unreadable = 无法读取 Discord 发来的内容。请再试一次，或用 /board 这样的斜杠命令。
refusal-unknown-button = 这个按钮已经失效。请用 /board 查看当前棋盘。
refusal-command-out-of-date = 这个命令已过时。请重启 Discord 后重新输入。

refusal-track-first = 最初的子下在轨道上，也就是外侧的一圈圆格。{ $point } 不在轨道上。请选 A1 这样的圆格。
refusal-track-beside = 你的轨道子要紧挨着对手在 { $rival } 的轨道子。请选 { $known } 之一。
refusal-free-stone = 自由子下在一点的空圆格上，而 { $point } 的点数更多。一点的圆格紧靠轨道内侧。
refusal-track-circle = { $point } 在轨道上，那里只放两个轨道子。请选有点的空圆格。
refusal-the-mark = { $point } 是中央的标记，那里不放子。请选有点的空圆格。
refusal-no-such-circle = 没有圆格 { $point }。{ $row } 行从 { $first } 到 { $last }。
refusal-row-closed = { $row } 行现在没有可选的圆格。有可选圆格的行：{ $known }。
refusal-no-pair = 下在 { $point } 的子没有夹住一对，所以不能提 { $pair }。请只写 { $point }，或选一个在同一线上夹住两个相邻子的圆格。
refusal-not-flanked = 这一子没有夹住 { $pair }。它能提：{ $known }。

refusal-not-dealt = 还没有发牌。牌摆上桌面后轮到红方。
refusal-already-dealt = 牌已经发过，每局只发一次。请放置或移动骰子。
refusal-bad-deal = 发牌要写出 { $cards } 张不同的卡牌，从 1 到 7；第 5 幕还要写出背面朝上的那张。例如：{ $known }。
refusal-not-in-act = 这一幕没有“{ $action }”。你可以：{ $known }。
refusal-nothing-to-do = “{ $written }”现在什么也做不了。你可以：{ $known }。
refusal-supply-empty = 你的骰子都在卡牌上，没有可以放置的。请选择其他行动，例如移动骰子。
refusal-not-in-supply = { $die }不在你的备用区。你可以放置：{ $known }。
refusal-no-such-card = 桌面上没有卡牌 { $card }。卡牌：{ $known }。
refusal-card-taken = 卡牌 { $card } 上已经有骰子，只能在空卡牌上放置骰子。{ $count ->
    [0] 现在没有空卡牌，请改为移动骰子。
   *[other] 空卡牌：{ $known }。
}
refusal-no-die = 卡牌 { $card } 上没有骰子。{ known-lift }
refusal-covered-die = 你在卡牌 { $card } 上的骰子被盖住了，只有最上面的骰子能移动。{ known-lift }
refusal-rivals-die = 卡牌 { $card } 最上面的骰子是对手的。{ known-lift }
known-lift = { $count ->
    [0] 你现在没有能移动的骰子。
   *[other] 你可以移动这些卡牌最上面的骰子：{ $known }。
}
refusal-same-card = 骰子要移到另一张卡牌上。{ known-land }
refusal-same-colour = 卡牌 { $from } 和 { $card } 都是{ $face ->
    [green] 绿色
   *[other] 金色
}，骰子只能移到不同颜色的卡牌上。{ known-land }
refusal-mixed-stack = 卡牌 { $card } 上有两个骰子，只有两个都是你的才能盖上去。{ known-land }
known-land = { $count ->
    [0] 从卡牌 { $from } 出发，现在哪里都去不了。
   *[other] 从卡牌 { $from } 可以去：{ $known }。
}
refusal-no-fight = 战斗要求一张卡牌上正好有两个骰子，双方各一个。卡牌 { $card } 不是这样。{ $count ->
    [0] 其他卡牌也都不是。
   *[other] 你可以在这里战斗：{ $known }。
}
refusal-surprise-used = 你已经用过奇袭，每局只有一次。你可以：{ $known }。
refusal-locked-card = 卡牌 { $card } 刚被奇袭移动过，这一回合不能动。你可以移动：{ $known }。
refusal-same-cell = 卡牌 { $card } 已经在 { $cell }。{ known-rooms }
refusal-cell-taken = { $cell } 已经有卡牌。{ known-rooms }
refusal-touches-too-few = 在 { $cell }，卡牌 { $card } 相接的其他卡牌不到两张。{ known-rooms }
known-rooms = { $count ->
    [0] 卡牌 { $card } 现在没有地方可去。
   *[other] 卡牌 { $card } 可以去：{ $known }。
}
refusal-automa = 自动机没有选择：这里它要“{ $does }”。

# Ninuki and pente.
refusal-self-capture = { $point } 在另一名棋手的子之间，你的子会立即被提。这种规则禁止这样下。当前禁手点：{ $forbidden }。
refusal-overtime = { $asks ->
    [capture] { $point } 提不走连线。现在合法：{ $known }（“pass”表示认负）。
   *[break] { $point } 打不断连线。现在合法：{ $known }（“pass”表示认负）。
}
refusal-pass = 只有让连线获胜，或没有合法的点时，才能停一手。现在合法：{ $known }。
refusal-no-choice = 提子自动完成，不需要“{ $written }”。请只写点：{ $point }。
refusal-challenge-twice = { $person } 选了两次。请选择其他人，或留一个空位。

# Names that nothing has.
refusal-no-such-row = 没有 { $row } 行。行从最上面的 { $first } 到 { $last }。圆格的名称形如 { $example }，即 E 行的第五个。
refusal-no-such-die = 没有骰子 { $die }。你现在的骰子：{ $known }。
refusal-dice-alike = 这一幕的骰子没有数字，你的骰子都一样，所以没有 { $die }。请只写卡牌：{ $known }。
refusal-no-such-cell = 卡牌的位置用两个数字表示。按“落子”并选择奇袭，就能在图中看到。{ known-rooms }
refusal-die-for-card = 要移动骰子，请写它所在的卡牌，而不是 { $die }。{ known-lift }
refusal-which-die = 你有几个不同的骰子都是 { $die }。请写其中一个：{ $known }。
