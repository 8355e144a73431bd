# Ratings, leaderboards, profiles and past games.

pool-gomoku = 五子棋
pool-renju = 连珠
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-、Boat- 和 O-Pente
pool-ninuki = 二拔
pool-ninuki-renju = 二拔连珠
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = 三人或更多

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = 无边棋盘
agreed-clock-live = 每步 5 分钟
agreed-clock-hour = 每步 1 小时
agreed-clock-day = 每步 1 天
agreed-clock-3days = 每步 3 天
agreed-clock-week = 每步 7 天
agreed-clock-bank = 5 天 + 每步 12 小时
agreed-clock-none = 不限时
agreed-rated = 计分
agreed-rated-part = 计分 { $percent }%{ $games ->
    [0] {""}
   *[other] （两人在 30 天内的计分对局中已相遇 { $games } 次）
}
agreed-unrated = 不计分：{ $why }
unrated-why = { $why ->
    [direct] 私信中的对局不计分
    [repeated] 两人在 30 天内对局太多
    [machine] 与电脑的对局不计分
    [crowd] 与大家的对局不计分，因为大家没有等级分
    [untimed] 不限时的对局不计分
    [practice] 9×9 棋盘用于练习
    [server] 这个服务器的对局不计分
    [opening] 这个服务器不为无平衡开局规则的五子棋和连珠计分
    [board] 这个服务器不为这种大小的棋盘计分
    [handicap] 这个服务器不为让步对局计分
    [young-account] { $person } 的账号注册不满 { $days } 天
    [young-member] { $person } 加入这个服务器不满 { $days } 天
    [event] 赛事是这样约定的
    [decider] 这一局只用来决定胜方
   *[chosen] 对局是这样提出的
}
result-unrated = 不计分：{ $why }。
took-opening = 这个服务器不为无平衡开局规则的五子棋和连珠计分，所以这局计分对局采用 Swap2 开局。
rating-change = { $person }：{ $before } → **{ $after }**（{ $change }）{ $edge ->
    [0] {""}
   *[other] {" "}· 先手优势：{ $edge } 分
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] 这一局按 { $percent }% 计分：同样的棋手在最近 30 天内已经相遇过。
       *[no] 这一局不计分：同样的棋手在最近 30 天内相遇太多次。
    }
    [time-outs] 这一局不计分：{ $person } 两天内还有一局超时判负，只计第一局。
    [one-sided] { $person } 的得分按 { $percent }% 计算：从这一个对手身上已经得到很多分。等对手与其他人下满十局计分对局后，再计其余部分。
   *[unproven] { $person } 的得分按 { $percent }% 计算：对手的等级分还不稳定。
}
counted-less-for = { $people }：{ $reason }
not-counted = { $why ->
    [set] 这一局与双局的另一局一起计分，要等两局都下完。
    [set-counted] 这一局已与双局的另一局一起计分。
    [set-lost] 双局的另一局不计分，所以这一局也不计分。
    [young-account] 这一局不计分：{ $person } 的账号注册不满 { $days } 天。
    [young-member] 这一局不计分：{ $person } 加入这个服务器不满 { $days } 天。
    [machine] 这一局不计分：有自动机参加。
   *[few-moves] 这一局不计分：不是每个人都下满了 { $moves } 手。
}
ruled = { $ruling ->
    [void] ⚖️ 管理员将这一局作废。
    [draw] ⚖️ 管理员将这一局判为和棋。
   *[win] ⚖️ 管理员将这一局判为 { $winners } 获胜。
}

tally-legend = -# 3-1-2 表示 3 胜 1 和 2 负。计算等级分时，双局算一局。
trend-legend = -# +35 表示最近几局等级分的变化。
provisional-legend = -# 1500? 表示等级分只是估计，还需要更多对局。
ladder-picture = { $pool }，第 { $season } 赛季
ladder-head-name = 棋手
ladder-head-rating = 等级分
ladder-head-tally = 胜-和-负
ladder-head-trend = 走势
ladder-title = 🏆 **{ $pool }** · 第 { $season } 赛季{ $people ->
    [0] {""}
   *[other] {" "}· { $people } 人中 { $ranked } 人有排名
}
ladder-archived = 🏆 **{ $pool }** · 第 { $season } 赛季，已于 { $closed } 结束{ $people ->
    [0] {""}
   *[other] {" "}· { $people } 人中 { $ranked } 人有排名
}
ladder-others = 其他排行榜
button-own-profile = 我的资料
button-leaderboard = 排行榜
ladder-empty = 这里还没有计分对局。人与人之间限时的对局，只要没有人的账号太新或刚加入服务器，就计分。用 `/challenge game:{ $rules }` 开始一局。
ladder-empty-season = 这里本赛季还没有计分对局。人与人之间限时的对局，只要没有人的账号太新或刚加入服务器，就计分。用 `/challenge game:{ $rules }` 开始一局。
ladder-before = 上一赛季：`/leaderboard game:{ $game } season:{ $season }`。
ladder-tallies = 这里还没有对局计入等级分，原因见各棋盘。胜、和、负：
ladder-tally = { $person }：{ $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }：**{ $rating }** · 还需要：{ $missing }
ladder-unranked = ── 尚无排名 ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating }（{ $tally }）
   *[other] { $place }. { $person } { $rating }（{ $tally }）
}
ladder-own = { $person }：{ $ranked } 人中第 { $place } 名，{ $rating }。
ladder-own-unranked = { $person }：{ $rating }，尚无排名。还需要：{ $missing }。按此等级分可排第 { $place } 名。
ladder-own-lacks = { $person }：还需要：{ $missing }。按此等级分可排第 { $place } 名。
ladder-own-would = { $person }：按此等级分可排第 { $place } 名。
ladder-own-archived = { $person }：{ $rating }，在这个赛季没有排名。
ladder-own-missing = { $person }：在这个排行榜上没有计分对局。
guesses-name = 竞猜
guesses-title = 🔮 **本月竞猜** · { $people } 人
guesses-row = { $place }. { $person } · { $points } 分（{ $all } 次中猜中 { $hits } 次）
guesses-empty = 本月还没有计入的竞猜。请在你观看的对局的棋盘下方按**竞猜…**。
guesses-own-missing = { $person }：本月没有计入的竞猜。
guesses-before = 上月第一名：{ $people }，{ $points } 分。
puzzles-name = 习题
puzzles-title = 🧩 **本月解出的习题** · { $people } 人
puzzles-row = { $place }. { $person } · { $days } 天
puzzles-empty = 本月还没有人解出今日习题。`/puzzle` 显示今天的题。
puzzles-own-missing = { $person }：本月没有解出今日习题。
puzzles-before = 上月第一名：{ $people }，{ $days } 天。
missing-games = 再下 { $count } 局
missing-opponents = 再遇 { $count } 个对手
missing-certainty = 再下几局使等级分稳定
missing-recent = 最近 { $days } 天内下一局

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · 第 { $season } 赛季
}
profile-unrated = 那里没有等级分。
profile-empty = 这里还没有与真人的已结束对局。
profile-pool = { $place ->
    [0] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · 第 { $place } 名
}
profile-pool-earlier = { $line } · 第 { $season } 赛季
profile-honour = { $place ->
    [1] 🥇 { $pool }第 1 名，第 { $season } 赛季
    [2] 🥈 { $pool }第 2 名，第 { $season } 赛季
   *[3] 🥉 { $pool }第 3 名，第 { $season } 赛季
}
profile-honours-more = 以往赛季还有 { $count } 次进入前三名
profile-holds = ⚔️ { $game }的{ $title }，对 { $rivals }（三连胜）
profile-games = 没有电脑的对局：{ $wins } 胜 { $draws } 和 { $losses } 负 · { $percent }% 未超时
profile-streak = 连胜：{ $now }（最高 { $best }）
profile-openings = 喜爱的开局：{ $openings }
profile-head-to-head = 对 { $asker }：{ $wins } 胜 { $draws } 和 { $losses } 负
alt-curve = { $pool }：{ $games } 局，从 { $first } 到 { $last }。

history-title = { $person }：已结束 { $count } 局
history-empty = 没有找到 { $person } 已结束的对局。
history-unmatched = { $person } 没有符合条件的已结束对局。
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = 同队：{ $mates }，对：{ $people }
history-replay = 重放其中一局

season-closed = 第 { $season } 赛季已结束并存档。第 { $next } 赛季已开始。所有人的等级分保留，但在重新下棋之前会不那么确定。
season-sure = 要结束第 { $season } 赛季吗？它的排行榜和成绩将成为定局。下一赛季沿用所有人的等级分，但会不那么确定。
season-yes = 确定结束赛季
decide-sure = 现在判 { $person } 胜并结束这局吗？之后无法继续。{ $game }
decide-sure-draw = 现在以和棋结束这局吗？之后无法继续。{ $game }
decide-yes = 确定结束这局
end-sure = 让赛事中的这一局无结果结束吗？双方都不得分，也不会重下。{ $format ->
    [knockout] 如果这场对阵没有胜者，报名时等级分较高的一方晋级，不分高下时先报名的一方晋级。
   *[other] {""}
}裁定结果请用 `/settings decide`。{ $game }
decide-which = 判哪台电脑获胜？对局现在结束，之后不能继续。{ $game }
ruling-sure = 把这局已结束的对局改判为 { $person } 胜吗？{ $rated ->
    [yes] 等级分也会随之变动。{ $game }
   *[no] { $game }
}
ruling-sure-draw = 把这局已结束的对局改判为和棋吗？{ $rated ->
    [yes] 等级分也会随之变动。{ $game }
   *[no] { $game }
}
ruling-which = 把这局已结束的对局改判为哪台电脑胜？{ $game }
ruling-yes = 确定改判
late-sure = 赛事中的这一局已结束，无结果。裁定 { $person } 胜吗？{ $game }
late-sure-draw = 赛事中的这一局已结束，无结果。裁定为和棋吗？{ $game }
late-yes = 确定裁定
result-ruled = { $count ->
    [0] 对局 #{ $number } 已更新。等级分没有变化。
   *[other] 对局 #{ $number } 已更新，等级分已重新计算。有 { $count } 人变化：
}

result-ruled-later = 对局 #{ $number } 已更新。等级分正在重新计算，几分钟后公布。

refusal-unrated = { $why ->
    [direct] 私信中的对局不计分。请在服务器中开始，或去掉 `rated`。
    [untimed] 不限时的对局不计分。请选择时限，或去掉 `rated`。
    [practice] 9×9 棋盘用于练习，不计分。请选择更大的棋盘，或去掉 `rated`。
    [machine] 与电脑的对局不计分。请去掉 `rated`。
    [crowd] 大家没有等级分，所以与大家的对局不计分。请去掉 `rated`。
    [board] 这个服务器不为这种大小的棋盘计分。请选择常用大小，或去掉 `rated`。
    [handicap] 这个服务器不为让步对局计分。请去掉 `rated`。
   *[other] 这里不为这种规则计分。请去掉 `rated`。
}
refusal-no-such-pool = 没有游戏或排行榜“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指“{ $nearest }”吗？
}请选择：{ $known }。
refusal-no-such-season = 没有赛季“{ $written }”。{ $last ->
    [1] 目前只有第 1 赛季。
   *[other] 请选择 1 到 { $last } 之间的编号。
}
refusal-no-server = 这只能在服务器中使用。请在服务器的频道里使用这条命令。
refusal-no-result = 对局 #{ $number } 在这个服务器没有可裁定的结果。/history 显示已结束的对局和编号。
refusal-season-over = 对局 #{ $number } 属于已结束的赛季，结果已成定局。
refusal-knockout-went-on = 淘汰赛已进行到对局 #{ $number }，这一局不能再裁定。要改变晋级者，请用 `/settings decide` 裁定 #{ $number }。
refusal-season-closed-already = 第 { $season } 赛季已经结束。要结束当前赛季，请用 `/settings close-season`。
refusal-not-in-game = 胜者必须是其中一名棋手：{ $people }。

command-leaderboard = 这个服务器的排行榜
option-leaderboard-game = 游戏（留空：这里下得最多的）
option-leaderboard-season = 以往赛季的编号
option-leaderboard-player = 查看这名棋手的名次（留空：你的）
option-leaderboard-text = 用文字代替图片
command-profile = 棋手在这里的等级分和战绩
option-profile-game = 只看这种游戏（留空：全部）
option-profile-season = 以往赛季的编号（留空：当前赛季）
option-profile-player = 谁（留空：你）
option-profile-text = 用文字代替图片
command-history = 浏览已结束的对局
option-history-player = 谁的对局（留空：你的）
option-history-game = 只看这类游戏
option-history-opponent = 只看与这名棋手的对局
option-history-result = 只看这种结果的对局
option-history-rated = 只看计分对局
command-openings = 查看本服务器对局的开局
option-openings-game = 游戏和规则，例如 gomoku/renju（留空：这里最近的规则）
option-openings-player = 只看此人的对局
option-openings-mine = 只看你的对局
option-openings-moves = 到达局面的着法，例如 h8 i9
option-openings-rated = 只看计分对局
choice-result-won = 胜
choice-result-drawn = 和
choice-result-lost = 负
openings-title = 📖 **{ $name }**：本服务器对局的开局
openings-title-person = 📖 **{ $name }**：{ $person } 的开局
openings-rated = 仅计分对局
openings-after = { $moves } 之后：
openings-line = { $letter }：**{ $move }** · { $count } 局 · { $score }%（{ $low }–{ $high }） · 最近 { $when }
openings-line-few = { $letter }：**{ $move }** · { $count } 局 · 最近 { $when }
openings-none = 这里还没有已结束的对局出现过这个局面。
openings-others = -# 用 `game` 选其他游戏：五子棋、连珠、Pente 或二拔。
openings-more = 这里还下过另外 { $count } 种着法。
openings-file = 📚 来自这个机器人自带的棋谱：
openings-file-line = **{ $move }** · { $count } 局 · { $score }%（{ $low }–{ $high }）
openings-file-line-few = **{ $move }** · { $count } 局
openings-means = -# 百分比是轮到落子的一方的得分率及其误差范围。旋转和镜像后相同的局面合并计算。
openings-capped = -# 统计的是最近按此规则结束的 { $most } 局。
openings-mirrored = -# 局面对称：每个点也代表与它对称的点。
button-openings = 开局
button-openings-back = 返回
refusal-openings-game = { $game }的开局不作统计。请试试五子棋、连珠、Pente 或二拔。
refusal-openings-long = 着法最多写 { $most } 手，更远的开局不作统计。请写短一些。
