# Leagues and tournaments.

command-events = 联赛和比赛：创建、参加、查看积分表
option-events-do = 要做什么（留空：列出赛事，或按你给出的条件创建）
option-events-format = 新赛事的赛制（留空：按参赛人数决定）
option-events-game = 新赛事的游戏和规则，例如 gomoku/renju
option-events-rules = 其他规则，例如 size=19 opening=swap2
option-events-clock = 每步时限（留空：5 天 + 每步 12 小时）
option-events-games = 与每个对手下几局（留空：先手占优的游戏为 2 局）
option-events-rounds = 两人有空就开始下一局，或逐轮进行
option-events-regulations = 通信锦标赛的条件，用于你留空的各项
option-events-seats = 参赛人数，3 到 64：人满即开始（留空：按日期开始）
option-events-starts = 几天后开始，1 到 30（留空：3 天；限定人数时为人满之时）
option-events-name = 新赛事的名称
option-events-event = 赛事的编号或名称（留空：唯一的那个）
option-events-person = 要移除或重新参赛的棋手
choice-do-create = 创建赛事
choice-do-list = 列出这里的赛事
choice-do-table = 显示积分表
choice-do-export = 把整个赛事导出为文件
choice-do-join = 参加
choice-do-leave = 退出
choice-do-start = 开始
choice-do-cancel = 取消赛事（组织者）
choice-do-remove = 移除棋手（组织者）
choice-do-put-back = 让棋手重新参赛（组织者）
choice-do-move = 移到此频道（组织者）
choice-format-auto = 按参赛人数决定
choice-format-league = 联赛：人人相遇，一季接一季
choice-format-round-robin = 循环赛：人人相遇
choice-format-swiss = 瑞士制：对手的积分相近
choice-format-knockout = 淘汰赛：输一轮就出局
choice-games-1 = 1 局
choice-games-2 = 2 局，双方各先手一局
choice-rounds-rolling = 两人有空就开始
choice-rounds-strict = 逐轮：全部对局结束后才开始下一轮
choice-regulations-renju-world = 连珠世界锦标赛：联赛，Taraguchi-10，各一局
choice-regulations-gomoku-world = 五子棋世界锦标赛：联赛，Swap2，各两局

set-proposed = ♻️ 双局：同时下两局，双方各先手一局。
set-line = ♻️ 双局中的一局。另一局：#{ $number } { $link }
set-cancelled = ♻️ 这个双局的另一局已取消，本局单独计算：#{ $number } { $link }
set-result = ♻️ 双局：{ $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }，还参加 { $event } 吗？{ $in }开始。不回答即视为退出：{ $link }
button-stay-event = 继续参加
event-stays = 你已确认参加：{ $event }。
event-season = 🏁 **{ $name }**，第 { $season } 赛季
event-board = { $event } · 第 { $round } 轮
event-board-decider = { $event } · 第 { $round } 轮，决胜局
event-board-final = { $event } · 决赛
event-board-final-decider = { $event } · 决赛，决胜局
event-not-begun = 在赛事中，{ $person } 不战而负。
event-no-result = 在赛事中，这一局双方都不得分。{ $format ->
    [knockout] 如果这场对阵没有胜者，报名时等级分较高的一方晋级，不分高下时先报名的一方晋级。
   *[other] {""}
}
event-numbered = { $event } · 赛事 #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] ，第 { $season } 赛季
}（{ $state }）
event-format-auto = 10 人以内循环赛，11 人起瑞士制
event-format-league = 联赛
event-format-round-robin = 循环赛
event-format-swiss = 瑞士制
event-format-swiss-of = 瑞士制，每人 { $rounds } 个对手
event-format-knockout = 淘汰赛
event-rated = 计分
event-unrated = 不计分
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] 与每个对手下一局
   *[other] 与每个对手同时下 { $games } 局，各先手一局
} · { $opponents ->
    [0] 逐轮进行
    [1] 每次一个对手
   *[other] 同时最多 { $opponents } 个对手
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] 每轮对阵一局
   *[other] 每轮对阵同时下 { $games } 局，各先手一局
} · { $opponents ->
    [0] 逐轮进行
    [1] 每次一个对手
   *[other] 同时最多 { $opponents } 个对手
} · { $rated }
event-how-auto = 什么都不用安排：对局自动开始，一局结束，下一局接着来。
event-how-league = 同一级别的人都要相遇。末位降级，首位升级，下一赛季自动开放。
event-how-round-robin = 人人相遇。对局自动开始，一局结束，下一局接着来。
event-how-swiss = 与积分相近的对手相遇。对局自动开始。
event-how-rounds = 瑞士制中，对手的数量取决于参加人数：{ $few } 人时 { $one } 个，{ $some } 人时 { $two } 个，{ $many } 人时 { $three } 个。
event-how-strict = 本轮对局全部结束后，下一轮自动开始。
event-how-knockout = 输一轮就出局。打平则加赛一局，加赛和棋则报名时等级分较高的一方晋级，等级分相同或都没有时先报名的一方晋级。
event-silence = 没有及时下出第一手，该分归对手。第二次就出局。可以休假，但不能暂停这些对局。参赛的任何人都可能与你相遇，不论是否屏蔽。
event-begins-at = { $when } 开始（{ $in }）。
event-begins-with = 满 { $seats } 人开始{ $left ->
    [0] { "" }
   *[other] （还差 { $left } 人）
}。
event-begins-with-at = 满 { $seats } 人开始{ $left ->
    [0] { "" }
   *[other] （还差 { $left } 人）
}，最迟于 { $when }（{ $in }）开始。
event-begins-once = 至少有 { $fewest } 人后立即开始。
event-begins-by-hand = 至少有 3 人后，由 { $person } 用 `/events do:开始` 开始。
event-in-none = **还没有人参加。** 按“参加”，成为第一个。
event-in = **已参加（{ $count }）：** { $people }{ $more ->
    [0] {""}
   *[other] {" "}等，另有 { $more } 人
}
event-is-cancelled = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已开始的对局继续。
}
event-progress = 已结束 { $over }/{ $all } 局
event-progress-open = 已结束 { $over } 局，进行中 { $open } 局
event-progress-over = 最终积分表，{ $over } 局
event-progress-round = 第 { $round } 轮，共 { $rounds } 轮
event-progress-final = 决赛
event-division = __第 { $number } 级__
event-more = ……另有 { $count } 人：请按“积分表”。
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] （{ $played } 局）
}
event-player-out = { $person }（已退出）
event-annulled = -# 与 { $people } 的对局不计入，因为提前退出循环赛的人会从积分表中去除。
event-row-ties = { $row } · { $ties }
event-set-waits = -# 双局要两局都结束后才计入此表。
event-nameless = 参赛者 { $number }
event-alt-row = { $place }. { $person }，{ $points }
event-alt-results = { $place }. { $person }，{ $points }（{ $results }）
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points }（未对局）
event-alt-bye = { $points }（轮空）
event-alt-passed = 第 { $round } 轮轮空
event-alt-open = { $person } 进行中
event-tie-match-points = 场分 { $value }
event-tie-sonneborn-berger = 索伯分 { $value }
event-tie-direct-encounter = 直胜 { $value }
event-tie-buchholz = 对手分 { $value }
event-tie-buchholz-cut-1 = 对手分（去掉最低）{ $value }
event-tie-wins = 胜局 { $value }
event-paired = { $event }：新的对局。{ $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = 决赛：{ $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } 打平，加赛一局决胜：{ $games }
event-through-rating = { $one } 与 { $other } 的决胜局也是和棋。{ $one } 报名时等级分较高，晋级。
event-through-order = { $one } 与 { $other } 的决胜局也是和棋。等级分不分高下，{ $one } 先报名，晋级。
event-won-rating = { $one } 与 { $other } 的决胜局也是和棋。{ $one } 报名时等级分较高，夺冠。
event-won-order = { $one } 与 { $other } 的决胜局也是和棋。等级分不分高下，{ $one } 先报名，夺冠。
event-bye = { $one } 这次轮空，得相应的分数。
event-passes = 首轮轮空，从第 2 轮开始：{ $people }
event-passes-final = 首轮轮空，直接进入决赛：{ $people }
event-free = 本轮轮空：{ $people }
event-half-bye = { $one } 已没有对手可遇，得相应分数的一半。
event-too-few = { $people }，{ $event } 无法开始：至少需要 { $fewest } 名棋手。报名继续开放，人数够了就自动开始。{ $link }
event-out = { $people } 两次没有开局，已退出 { $event }。
event-gone = { $people } 一周没有落子，超时输掉两局，已退出 { $event }。
event-may-return = 组织者可以在 48 小时内让其重新参赛：`/events do:让棋手重新参赛（组织者）`
event-over = 👑 { $people } 赢得 { $event }！{ $link }
event-over-none = { $event } 已结束，无人获胜。{ $link }
event-over-divided = { $event } 已结束。{ $link }
event-over-division = 第 { $number } 级：{ $people }
event-over-division-none = 第 { $number } 级：无人获胜
event-up = ⬆️ 升级：{ $people }
event-down = ⬇️ 降级：{ $people }
event-cancelled = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已开始的对局继续。
}
event-moved-on = -# { $event } 在 { $channel } 继续。{ $link }
event-preview = 按这些条件在本频道创建赛事吗？
event-preview-more = -# `/events` 还可以指定游戏、赛制、时限、名额、名称等。
button-event-new = 创建
event-made = 赛事 #{ $number } 已创建。请用这个频道里的报名消息报名。
event-joined = 你已参加：{ $event }。你同时最多有 { $opponents } 个对手，参赛的任何人都可能与你相遇，不论是否屏蔽。对局会自动开始。
event-left = 你已退出 { $event }。已开始的对局继续。
event-leave-sure = 要退出 { $event } 吗？你不会再有新的对手，已开始的对局继续。
event-leave-early = 如果你完成的对阵不到一半，你的成绩将从积分表中去除。
event-remove-sure = 要让 { $person } 退出 { $event } 吗？不会再有新的对手，已开始的对局继续。
event-remove-early = 如果完成的对阵不到一半，其成绩将从积分表中去除。
event-files = { $event } 的文件：其中的 { $count } 局、供电子表格使用的积分表、供 **narabe standings** 使用的成绩，以及 FIDE 格式（TRF）的报告。
refusal-event-files-too-large = 文件超过了 Discord 单条消息的上限。用 `/export` 可以逐局导出。
event-state-open = 报名中
event-state-running = 进行中
event-state-over = 已结束
event-state-cancelled = 已取消
events-list = 这里的赛事：
events-none = 这里还没有联赛或比赛。创建一个：`/events do:创建赛事`
events-line = #{ $number } { $event } · { $state } · { $count } 人{ $own ->
    [yes] {" "}· **你已参加**
    [over] {" "}· 你参加过
   *[other] {""}
} { $link }
button-join-event = 参加
button-leave-event = 退出
button-leave-event-yes = 确定退出
button-remove-entrant-yes = 确定移除
button-event-table = 积分表
button-event-files = 文件
did-start-event = { $event } 现在开始。
did-cancel-event = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已开始的对局继续。
}
did-remove-entrant = { $person } 已退出 { $event }。
did-put-back = { $person } 已重新参加 { $event }。
did-move-event = { $event } 在此频道继续{ $games ->
    [0] {""}
   *[other] ，进行中的对局一并移来
}。

refusal-no-such-event = 这个服务器没有赛事 #{ $number }。/events 列出全部赛事。
refusal-which-event = 哪个赛事？请在 `event` 中写出编号。/events 列出全部赛事。
refusal-which-of-events = 哪个赛事？请在 `event` 中写出编号：{ $known }。
refusal-events-full = 这个服务器报名中和进行中的赛事已达上限 { $most } 个。请等一个结束，或取消一个。
refusal-events-yours = 你在这个服务器创建的赛事中，报名中和进行中的已有 { $most } 个，没有“管理服务器”权限时这是上限。请等一个结束，或取消一个。
refusal-event-not-in-channel = 机器人不在这个频道，而赛事需要它来发布棋盘。请把它添加到服务器，或换一个它能看到的频道。
refusal-event-seats = 赛事可以有 { $fewest } 到 { $most } 名棋手。请在 `seats` 中写这个范围内的数字。
refusal-event-name-long = 赛事名称最多 { $most } 个字符，这个有 { $count } 个。请缩短。
refusal-set-half-over = 这个双局的 #{ $number } 已经结束，因此本局不能取消。请继续下，或用 /draw 或 /resign 结束。
refusal-set-two-players = 双局只用于两人对局。请让 `games` 留空，或选择两人游戏。
refusal-event-two-players = 赛事和擂台只用于两人对局。请在 `game` 中选择，例如 gomoku/renju。
refusal-event-needs-clock = 赛事需要时限。请在 `clock` 中选择，留空则为 5 天 + 每步 12 小时。
refusal-event-young-account = 你的 Discord 账号注册满 { $days } 天后才能参加这里的赛事。在那之前可以用 /challenge 下棋。
refusal-event-young-member = 你加入这个服务器满 { $days } 天后才能参加这里的赛事。在那之前可以用 /challenge 下棋。
refusal-event-full = { $most } 个名额已满。/events 列出其他赛事，也可以创建下一个：`/events do:创建赛事`
refusal-event-begun = 这个赛事已经开始。你可以看积分表，或参加下一个：/events
refusal-event-beaten = 你在这个赛事中已被淘汰。你可以看积分表，或参加下一个：/events
refusal-event-not-begun = 这个赛事还没开始，所以没有文件。参加它：`/events do:参加`
refusal-event-ended = 这个赛事已经结束。/events 列出其他赛事。
refusal-event-too-many = 你已经参加了 { $most } 个赛事，达到上限。请先完成或退出一个：`/events do:退出`
refusal-event-they-are-full = { $person } 已经参加了 { $most } 个赛事，达到上限。需要先完成或退出一个。
refusal-event-not-in = 你没有参加这个赛事。报名期间可以参加：`/events do:参加`
refusal-event-not-organiser = 只有 { $person } 和拥有“管理服务器”权限的人可以这样做。
refusal-event-too-few = 赛事至少需要 { $fewest } 名棋手：还差 { $missing } 名。报名继续开放。
refusal-event-needs-person = 请说明是谁：在选项 `person` 中选择棋手。
refusal-event-no-entrant = { $person } 没有参加这个赛事。报名消息和积分表里有参赛名单。
refusal-event-not-back = 不能让 { $person } 重新参赛。只有出局后 48 小时内可以，淘汰赛则不行。
refusal-event-they-are-in = { $person } 仍在这个赛事中，无需重新参赛。
refusal-event-ask-back = 你已不在这个赛事中。48 小时内组织者可以让你重新参赛：`/events do:让棋手重新参赛（组织者）`
refusal-event-game = 这一局属于赛事，棋手不能暂停或取消。管理员可以用 `/settings end` 结束，用 `/settings decide` 裁定，用 `/vacation start` 可以停止你的计时。

# The hill.
command-hill = 擂台：谁在哪一级，加入、挑战、退出
option-hill-do = 要做什么（留空：查看擂台，或挑战你指定的人）
option-hill-person = 挑战谁：相差最多两级的任何人
option-hill-game = 擂台的游戏和规则，如 gomoku/renju（留空：你所在的擂台，或人最多的擂台）
choice-do-show = 查看
choice-do-challenge = 挑战某人
button-hill-join = 加入
button-hill-challenge = 挑战…
button-hill-leave = 退出
button-hill-leave-yes = 确定退出
week-title = **截至 { $until } 的一周**
week-event = { $event }：{ $all } 局中已结束 { $over } 局。
week-games = { $people } 人下完了 { $games } 局。
week-guesses = 🔮 本月竞猜第一名：{ $people }，{ $points } 分。
week-join = { $join }：{ $game }
week-king = 👑 { $person } 自 { $since } 起为擂主（{ $game }）。
week-longest = 最长的对局：{ $game } #{ $number }，{ $moves } 手。
week-puzzles = 🧩 今日习题：{ $people } 人解出 { $days } 天的题。
week-open = 正在寻找对手：
week-streak = { $people } 已连胜 { $count } 局。
week-upset = 本周爆冷：{ $winner } 战胜了等级分高出 { $gap } 分的 { $loser }（#{ $number }）。
hill-title = ⛰️ **擂台** · { $game }
hill-empty = 擂台上还没有人。来做第一个吧。
hill-king = 👑 { $person } 自 { $since } 起为擂主。{ $people } 在下一级。{ $count ->
   *[other] { "" }
}
hill-no-king = 👑 目前没有擂主。独自站在最高一级的人获得桂冠，且擂台须有多级。
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } 挑战 { $other }
hill-played = ⚔️ { $one } 和 { $other } 正在对局
hill-how = -# 可以挑战相差最多 { $most } 级的任何人。胜一局升一级，负一局降一级。受到下级挑战而三天内没有接受的人降一级。31 天没有对局就离开擂台。
hill-alt-king = 第 { $number } 级，擂主：{ $people }
hill-alt-step = 第 { $number } 级：{ $people }
hill-challenge = ⛰️ 擂台赛。受到下级挑战却不接受的人降一级。
hill-challenge-free = ⛰️ 擂台赛。
hill-unanswered = ⛰️ 被挑战者当时站得更高，在擂台上这算作其一负。
hill-unanswered-free = ⛰️ 被挑战者当时并未站得更高，擂台上没有变化。
hill-board = ⛰️ 擂台赛：胜者升一级。
hill-crowned = 👑 { $person } 现在是擂主。
hill-whom = 请选择要挑战的人。
hill-leave-sure = 要退出擂台（{ $game }）吗？一天之后才能再次加入，并从最低一级开始。你发出或收到而尚未接受的擂台挑战都会结束。
hill-leave-playing = 你已开始的擂台赛对局继续，但你不在擂台上时不影响你的级。
hill-left = 你已退出擂台（{ $game }）。
refusal-hill-not-on = 你不在擂台（{ $game }）上。请先用 /hill 加入。
refusal-hill-off = 你不在擂台（{ $game }）上。
refusal-hill-on = 你已经在擂台（{ $game }）上了，位于第 { $number } 级，共 { $count } 级。用 /hill 挑战别人或退出。
refusal-hill-self = 不能向自己挑战。请选择擂台上的其他人。
refusal-hill-they-are-not-on = { $person } 不在擂台上。请挑战擂台上的人，或请对方用 /hill 加入。
refusal-hill-too-far = { $person } 与你相差超过 { $most } 级。请挑战更近的人。
refusal-hill-many-made = 你已经发出 { $most } 个擂台挑战。请先下完其中一个。
refusal-hill-many-received = { $person } 已经收到 { $most } 个擂台挑战。请挑战别人，或稍等。
refusal-hill-meets = 你和 { $person } 已经在打擂台了。
refusal-hill-again = 你和 { $person } 最近刚下过。从 { $until } 起可以再次挑战。
refusal-hill-no-one = 现在没有可以挑战的人：你已有两个挑战，或 7 天内已和附近的人都下过，或撤回过对他们的挑战。请稍后再试。
refusal-hill-alone = 这个擂台上还没有其他人。请邀请别人用 /hill 加入。
refusal-hill-moved = 擂台刚刚有变化。请再试一次。
refusal-hill-game = 这是擂台赛，对局者不能暂停或取消。可以用 /resign 或 /draw，`/vacation start` 会停下你的计时。
refusal-hills-full = 这个服务器已有 { $most } 个擂台，已达上限。请选择其中一个的游戏，或将 `game` 留空。
refusal-hills-yours = 你在这个服务器设立的擂台已有 { $most } 个，没有“管理服务器”权限时这是上限。请加入已有的擂台，或请有该权限的人设立。
