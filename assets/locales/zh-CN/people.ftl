# What people set for themselves, and what they ask of each other between the moves.

panel-on = 开
panel-off = 关
panel-none = 无
panel-done = 完成。
panel-toggle = { $name }：{ $state }
language = 简体中文

command-preferences = 你的语言、外观、提醒和免打扰时段
preferences = 你的个人设置，适用于所有服务器。所有人可见的消息使用服务器的设置。
preferences-quiet = 免打扰时段：{ $quiet }
preferences-zone = 时区：{ $zone }
preference-language = 语言
preference-language-discord = 与 Discord 相同
preference-theme = 主题
theme-wood = 主题：木纹
theme-slate = 主题：石板，适合深色模式
theme-paper = 主题：纸张，如同棋书
theme-contrast = 主题：高对比度
preference-deck = 卡牌样式
deck-coins = 卡牌样式：绿面和金面，带硬币
deck-suits = 卡牌样式：扑克牌
preference-lettering = Pente 棋盘：列
lettering-server = Pente 棋盘：列与服务器相同
lettering-with-i = Pente 棋盘：列含字母 I
lettering-without-i = Pente 棋盘：列不含字母 I
preference-reminders = 提醒
preference-reminders-channel = 提醒：在频道中提及
preference-reminders-direct = 提醒：私信
preference-reminders-none = 提醒：无
preference-numbers-none = 手数：不显示
preference-numbers-last = 手数：最近几手
preference-numbers-all = 手数：全部
preference-forbidden = 显示禁手点
preference-confirm = 每手确认
preference-text-board = 文字棋盘
preference-turned = 棋盘旋转：{ $degrees }°
preference-auto-vacation = 自动休假
preference-direct-turns = 用私信通知轮到你
preference-guessable = 对我的对局的竞猜
preference-puzzles = 用我的对局出习题
preference-across = 我的空位显示在其他服务器
preference-quiet = 免打扰时段
preference-quiet-label = 从几点到几点？
preference-quiet-example = 23:00-7:30，或“off”
preference-zone = 时区
preference-zone-label = 哪个时区或城市？
preference-zone-example = Asia/Shanghai，或 Tokyo
preference-reset = 恢复默认
refusal-bad-hours = “{ $written }”不是时间段。请写成 23:00-7:30 这样，不要免打扰时段则写“off”。
refusal-no-such-zone = 没有时区“{ $written }”。{ $nearest ->
    [none] {""}
   *[other] 你是指 { $nearest } 吗？
}请写 Asia/Shanghai 这样的时区，或 Tokyo 这样的大城市。

confirm-sure = 棋盘会是这样。要下这一手吗？
confirm-play = 确定：{ $action }

command-draw = 提和，或同意和棋
option-draw-game = 你的哪一局（编号）
command-takeback = 悔棋，收回你的上一手（30 秒后需其他人同意）
option-takeback-game = 你的哪一局（编号）
command-abort = 取消对局，无结果
option-abort-game = 你的哪一局（编号）
command-rematch = 交换颜色再来一局
option-rematch-game = 哪一局已结束的对局（留空：你在这里的上一局）
option-board-here = 把对局移到这个频道
option-games-list = 你进行中的对局、本频道的对局、空位，或你已结束的对局
option-games-game = 只看这种游戏
option-games-with = 只看与这名棋手的对局
choice-list-mine = 我进行中的对局，所有地方
choice-list-channel = 本频道进行中的对局
choice-list-seats = 本频道的空位
choice-list-finished = 我已结束的对局
command-block = 屏蔽棋手，或取消屏蔽
option-block-person = 屏蔽或取消屏蔽谁（留空：列出你屏蔽的棋手）
command-privacy = 查看、导出或删除存储的关于你的数据
command-settings = 服务器设置和管理（需要“管理服务器”权限）
command-settings-show = 查看并更改服务器设置
option-settings-game = 对局编号
option-settings-person = 相关的棋手
option-settings-decide-person = 胜者（选择机器人：大家或电脑）
command-settings-end = 结束对局，无结果
command-settings-void = 作废结果并重新计算等级分
command-settings-decide = 裁定进行中或已结束的对局（不选人：和棋）
command-settings-restore = 恢复实际下出的结果
command-settings-close-season = 结束赛季
command-settings-extend = 给轮到的棋手延长时限，最多一天
command-settings-ban = 禁止棋手在这里参赛
command-settings-unban = 解除棋手的参赛禁令
command-settings-log = 显示管理日志

button-confirm-abort = 确定取消
button-more = 更多…
button-guess = 竞猜…
button-vote = 投票…
button-plan = 预定应手…
button-note = 笔记…
button-try = 试下…
button-draw = 提和
button-takeback = 悔棋
button-abort = 取消对局…
button-replay = 重放
button-agree = 同意
button-agree-draw = 同意和棋
button-agree-takeback = 同意悔棋
button-agree-abort = 同意取消
button-turn-down = 拒绝
abort-sure = 还有人没有落子，你可以马上取消这一局，无结果。要取消吗？{ $game }
abort-sure-alone = 要取消这一局，无结果吗？{ $game }
abort-sure-asks = 所有人都落过子了，需要其他棋手同意。要请他们取消这一局，无结果吗？{ $game }
abort-sure-asks-one = 现在要取消这一局，需要 { $person } 同意。要请对方取消，无结果吗？{ $game }
broken-off-aborted = 对局已取消，无结果。
broken-off-ended-by-server = 管理员结束了这一局，无结果。
end-adjudicated = 由管理员裁定
end-no-result = 无结果
offer-draw = 🤝 { $person } 提和。等待 { $people }。
offer-draw-crowd = 🤝 { $person } 提和。如果同意，请按{ $vote }并选择“同意和棋”。
offer-takeback = ↩️ { $person } 想收回 { $action }{ $more ->
    [none] {""}
   *[other] ，连同 { $more }
}。等待 { $people }。
undone-choice = “{ $action }”
declined-draw = 🤝 { $person } 提和，已被拒绝。
declined-draw-early = 🤝 { $person } 提和，已被拒绝。{ -narabe } 在第 { $from } 手之前不接受和棋。
declined-takeback = ↩️ { $person } 请求悔棋，已被拒绝。
declined-abort = { $person } 请求取消对局，已被拒绝。
declined-who = { $person } 不同意。
offer-withdrawn = { $person } 撤回了请求。
lapsed-draw = 🤝 { $person } 的提和已失效。
lapsed-takeback = ↩️ { $person } 的悔棋请求已失效。
lapsed-abort = { $person } 取消对局的请求已失效。
lapsed-hints = 💡 { $person } 的提示请求已失效。
offer-abort = { $person } 想取消对局，无结果。等待 { $people }。
was-taken-back = ↩️ { $person } 收回了{ $count ->
    [1] 一手
   *[other] 一手及其后的着法
}。
you-are-asked = { $people }，{ $game } #{ $number }：{ $asked } { $link }
board-moved-on = -# { $game }：较新的棋盘 { $link }
no-result = 无结果。
refusal-no-offer = 这一局现在没有待答复的请求。用 /draw 提和，或用 /takeback 悔棋。
refusal-others-answer = 只有 { $people } 可以答复。{ $own ->
    [yes] 用 **{ $decline }** 可以撤回你的请求。
   *[no] 你已经同意了。
}
refusal-offer-stands = { $turn ->
    [yes] { $person } 已经提出了请求。请先用棋盘下方的按钮答复，或直接落子：下一手会取消请求。
   *[no] { $person } 已经提出了请求。请先用棋盘下方的按钮答复。下一手会取消请求。
}
refusal-offer-yours = { $turn ->
    [yes] 你已经提出了请求。请等待答复，用 **{ $decline }** 撤回，或直接落子：下一手会取消请求。
   *[no] 你已经提出了请求。请等待答复，或用棋盘下方的 **{ $decline }** 撤回。下一手会取消请求。
}
refusal-offer-crowd = 你已经提和，大家现在可以为此投票。大家的下一手会取消提和。
refusal-asked-already = 这一手你已经请求过了。下一手之后可以再请求。
refusal-no-draw-now = 现在不能提和。请继续下，或用 /resign。
refusal-draw-thinking = { $machine } 正在思考。请等它下完这一手再提和。
refusal-nothing-to-take-back = 你没有可以收回的着法。
refusal-moves-within = 对局只能在自己的服务器内移动。这一局在 { $place }。请在那里用 /board。
refusal-no-game-over-here = 你在这个频道没有已结束的对局。用 /challenge 开始一局。

list-mine = 你进行中的对局，等你落子的在前：
list-mine-none = 你没有进行中的对局。用 /challenge 开始一局。
list-channel = 这个频道进行中的对局，最紧急的在前：
list-channel-none = 这个频道没有人在下棋。用 /challenge 开始一局。
list-seats = 这个频道的空位：
list-seats-none = 这个频道没有空位。用 /challenge 邀请别人。
list-seat = { $game }，{ $author } 发起，空位：{ $free }
list-free = 空位：{ $free }
list-away = 🏖️ { $people } 休假中
list-finished = 你已结束的对局，最新的在前：
list-open = 前往棋盘
list-due = 落子期限 { $when }
list-expires = 过期时间 { $when }
list-across = 来自其他服务器
across-joined = 你得到了对局 #{ $number } 的座位，这一局在另一个服务器进行。轮到你时会收到私信，按其中的 **{ button-mine }** 可以打开棋盘。`/games` 也会列出这一局。
refusal-across-rematch = 你们中有一人在另一个服务器，所以这一局不能再来一局。不选对手的 `/challenge` 会提供新的空位，那里也会显示。
list-last = 上一手 { $when }
list-your-move = ▶ **轮到你**
list-your-answer = ▶ **等你答复**
list-against = { $game }，对 { $people }
list-beside = { $game }，同队：{ $mates }，对：{ $people }
list-between = { $game }：{ $people }
list-in-set = { $game }（两局中的第 { $part } 局）
list-stone = { $stone } { $game }
list-finished-none = 没有符合条件的已结束对局。
list-no-match = 没有符合条件的对局。
page-back = ◀ 上一页
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = 下一页 ▶

settings = 服务器设置。不选频道或游戏，就是全部允许。
    禁止参赛：{ $count ->
        [0] 无人
       *[other] { $barred }
    }
    管理对局和棋手：`/settings end`、`extend`、`decide`、`void`、`restore`、`close-season`、`ban`、`unban`、`log`
settings-banned-erased = { $count } 名数据已删除的棋手
settings-default-line = 默认游戏：{ $game }
settings-limits-line = 每名棋手最多 { $person } 局、每个频道最多 { $channel } 局进行中的对局
settings-rule-sets-line = 规则：{ $count ->
        [0] 全部
       *[other] { $names }
    }
settings-usual-game = { $game }（未设置）
setting-channels = 可以开始对局的频道
setting-games = 这里可以玩的游戏
setting-policy = 棋盘的发布方式
policy-edit = 更新同一条消息
policy-relay = 每手一条新消息，删除旧的
policy-keep = 每手一条新消息，保留旧的
policy-thread = 每局一个子区
thread-refused = 这个服务器要为每局创建子区，但在这里无法创建。需要“创建公共子区”权限。对局留在这个频道。
setting-casual = 计分对局
setting-pace = 默认时限
setting-pace-none = 不限时（不计分）
setting-default = 默认游戏
setting-default-label = 哪种游戏和规则？
setting-default-example = { $game }，或 - 表示无
setting-rule-sets = 规则
setting-rule-sets-label = 只允许这些，用逗号分隔（- 为全部）
setting-limits = 上限
setting-limits-label = 每名棋手几局，每个频道几局？
setting-limits-example = 10 50，或 - 表示默认
setting-lettering = Pente 棋盘的字母 I
settings-ratings = **这里的等级分**
    • 要进入排名，棋手需要 { $games } 局计分对局、{ $opponents } 个不同的对手、不超过 { $deviation } 的偏差，并在最近 { $days } 天内下过计分对局。更改立即生效。
    • 对局开始时，棋手的账号注册满 { $account } 天、加入这个服务器满 { $member } 天，该棋手的对局才计分。
    • 同样两名棋手在 30 天内的第 1、2、3……局按 { $weights }% 计分。最后一个数字用于之后的所有对局。
    • { $plain ->
        [no] 无开局规则的五子棋、小棋盘和 Gomoku Roku 的让步对局不计分，因为已关闭。
       *[yes] 无开局规则的五子棋、小棋盘和 Gomoku Roku 的让步对局也计分。
    }先手的价值已计入预期结果。
    天数和权重的更改用于今后结束的对局。已经计入的不变。
setting-odd = 无开局规则的五子棋计分
setting-ranked = 排名条件…
setting-ranked-label = 局数、对手数、偏差、天数？
setting-ranked-example = 10 3 110 60，或 - 表示默认
setting-ages = 新账号…
setting-ages-label = 注册天数，加入服务器天数？
setting-ages-example = 14 3，或 - 表示默认
setting-none = 无
setting-guesses = 猜下一手
setting-own-puzzles = 用这里的对局出习题
setting-across = 跨服务器显示空位
setting-results = 发布结果的频道
setting-role-champion = 服务器管理者创建的最近一次联赛或锦标赛的冠军
setting-role-first = 排行榜第一名
setting-role-king = 服务器管理者加入过的擂台的擂主
setting-role-season = 上个赛季排行榜第一名
setting-role-seats = 有空位时提及，每 15 分钟最多一次。请允许所有人提及此身份组。
setting-role-title = 称号持有者，例如将军（对同一对手三连胜）
setting-role-top = 排行榜前三名
setting-role-voters = 与大家对弈时可以投票的人，须加入满三天（不选身份组：所有人）
setting-roles = 身份组与结果…
setting-week = 发布每周总结的频道（周一 10:00 UTC）
setting-puzzle = 发布今日习题的频道（10:00 UTC 之后）
setting-weights = 重复对局…
setting-weights-label = 第 1、2……局各计百分之几？
setting-weights-example = 100 100 50 25 0，或 - 表示默认
refusal-bad-ranked = “{ $written }”不能读作排名条件。请写四个数字，例如 10 3 110 60：局数（1 到 1000）、对手数（1 到 100）、偏差（45 到 350）和天数（1 到 3650）。
refusal-bad-ages = “{ $written }”不能读作两个天数。请写成 14 3 这样，各为 0 到 3650：注册天数和加入服务器的天数。
refusal-bad-weights = “{ $written }”不能读作权重。请写最多 20 个 0 到 100 的数字，例如 100 100 50 25 0。
refusal-bad-limits = “{ $written }”不能作为两个上限。请写两个数字，例如 10 50：每名棋手 1 到 { $person } 局，每个频道 1 到 { $channel } 局。
refusal-setting-no-choice = 这样就什么都不能玩了：允许的规则（{ $sets }）不属于任何允许的游戏（{ $games }）。请先更改另一项设置，或将其清空。
refusal-setting-default-not-here = 默认游戏将是 { $game }，而这里只允许：{ $known }。请选择其他默认游戏（不设填 -），或先允许它。
refusal-setting-default-alone = { $game } 是单人游戏，而默认游戏用于向其他人挑战。请选择其他游戏。
refusal-settings-need-server = 只有服务器才有服务器设置。请在服务器的频道里用 `/settings show`。你自己的设置在 /preferences。
refusal-role-of-everyone = 请选择其他身份组：这个身份组人人都有。
refusal-roles-need-right = 请先给机器人“管理身份组”权限，再重新选择身份组。
refusal-role-out-of-reach = 机器人无法授予这个身份组：它在机器人自己的身份组之上，或属于某个集成。请在服务器设置的“身份组”中把机器人的身份组移到它之上，或选择其他身份组。
roles-gone = ⚠️ 其中一个身份组已不存在。请选择其他身份组，或选择“无”。
roles-refused = ⚠️ Discord 拒绝了一个身份组（代码 { $code }）。请给机器人“管理身份组”权限，并在服务器设置的“身份组”中，把机器人自己的身份组移到它要授予的身份组之上。
settings-back = 返回
settings-roles = **身份组与结果**
    成员按对局成绩获得这些身份组，轮到别人时收回。每十分钟检查一次。
refusal-settings-need-right = 这需要“管理服务器”权限。你自己的设置在 /preferences。
refusal-deed-needs-person = 请说明是谁：在选项 `person` 中选择棋手。
refusal-ban-self = 不能禁止自己参赛。请选择其他人。
refusal-ban-narabe = 不能禁止 { -narabe } 参赛。请选择一个人。
refusal-settings-full = 这里被禁止参赛的人太多，没有空间保存这项更改。请先解除一人的禁令：`/settings unban`
refusal-not-banned = { $person } 在这里没有被禁止参赛，无需解除。`/settings log` 列出做过的操作。
refusal-deed-not-now = 这一局现在不能这样做。等待中和进行中的对局可以结束，进行中的可以延长，进行中和已结束的可以裁定，已结束的可以作废和恢复。
refusal-decide-left = 这位棋手已经离开对局，不能判为获胜。请选择其他胜者，或用 `/settings end` 不计结果地结束对局。
refusal-decide-automa = 自动机由游戏本身操作，不能判负。可以判自动机获胜或和棋，或用 `/settings end` 不计结果地结束对局。
refusal-no-crowd = { -narabe } 不在这一局中。请选其中一名棋手；不选人则为和棋。
refusal-not-their-game = { $person } 不在这一局中。请选其中一名棋手；不选人则为和棋。
refusal-no-deadline = 这一局没有可以延长的期限。
did-end = 对局 #{ $number } 已结束，无结果。
did-end-event = 在赛事中双方都不得分。仍可裁定结果：`/settings decide`
did-adjudicate = 对局 #{ $number } 已裁定。
did-extend = #{ $number } 中轮到的棋手多了{ $minutes ->
    [5] 五分钟
    [60] 一小时
   *[other] 一天
}。
did-bar = { $person } 不能再在这里开始或加入对局。进行中的对局继续。
did-unbar = { $person } 又可以在这里下棋了。
did-bar-events = 同时退出：{ $events }。
did-unbar-events = 仍未恢复参赛：{ $events }。禁令之后 48 小时内，组织者可以让其重新参赛：`/events do:让棋手重新参赛（组织者）`
audit = 管理日志，最新的在前：
audit-detail = { $line }：{ $detail }
audit-draw = 和棋
audit-machine = 电脑
audit-win = { $winner } 获胜
# What someone has done, behind their name.
audit-act-end = 结束了对局 { $game }
audit-act-extend = 延长了对局 { $game } 的时限
audit-act-adjudicate = 裁定了对局 { $game }
audit-act-void = 作废了对局 { $game } 的结果
audit-act-restore = 恢复了对局 { $game } 的结果
audit-act-close-season = 结束了赛季
audit-act-bar = 禁止 { $person } 参赛
audit-out-of = 退出 { $events }
audit-act-unbar = 解除了 { $person } 的参赛禁令
audit-act-make-event = 创建了赛事
audit-act-start-event = 开始了赛事
audit-act-cancel-event = 取消了赛事
audit-act-remove-entrant = 把 { $person } 移出了赛事
audit-act-put-back = 让 { $person } 重新参赛
audit-act-move-event = 移动了赛事
audit-act-set-channels = 设置了对局频道
audit-act-set-games = 设置了游戏
audit-act-set-policy = 设置了棋盘的发布方式
audit-act-set-casual = 设置了对局是否计分
audit-act-set-language = 设置了语言
audit-act-set-theme = 设置了主题
audit-act-set-deck = 设置了卡牌样式
audit-act-set-lettering = 设置了 Pente 棋盘的字母 I
audit-act-set-pace = 设置了默认时限
audit-act-set-rule-sets = 设置了规则
audit-act-set-default = 设置了默认游戏
audit-act-set-limits = 设置了上限
audit-act-set-odd = 设置了无开局规则的五子棋是否计分
audit-act-set-ranked = 设置了排名条件
audit-act-set-ages = 设置了新账号的条件
audit-act-set-weights = 设置了重复对局的权重
audit-act-set-role-king = 设置了擂主的身份组
audit-act-set-role-champion = 设置了赛事冠军的身份组
audit-act-set-role-first = 设置了排行榜第一名的身份组
audit-act-set-role-top = 设置了前三名的身份组
audit-act-set-role-season = 设置了赛季第一名的身份组
audit-act-set-role-title = 设置了称号持有者的身份组
audit-act-set-role-seats = 设置了有空位时提及的身份组
audit-act-set-role-voters = 设置了可以投票的身份组
audit-act-set-results = 设置了发布结果的频道
audit-act-set-week = 设置了发布每周总结的频道
audit-act-set-puzzle = 设置了发布习题的频道
audit-act-set-guesses = 设置了能否猜下一手
audit-act-set-own-puzzles = 设置了是否用这里的对局出习题
audit-act-set-across = 设置了是否跨服务器显示空位
# The new value of a setting, behind what someone has done.
audit-none = 无
audit-default = 默认
audit-all-channels = 所有频道
audit-all-games = 所有游戏
audit-all-rule-sets = 所有规则
audit-theme-wood = 木纹
audit-theme-slate = 石板
audit-theme-paper = 纸张
audit-theme-contrast = 高对比度
audit-deck-coins = 绿面和金面，带硬币
audit-deck-suits = 扑克牌
audit-limits = 每名棋手最多 { $person } 局、每个频道最多 { $channel } 局进行中的对局
audit-ranked = 至少 { $games } 局计分对局、{ $opponents } 个不同的对手，偏差不超过 { $deviation }，最近 { $days } 天内有计分对局
audit-ages = 账号注册满 { $account } 天，加入服务器满 { $member } 天
audit-weights = 第 1、2、3……局按 { $weights }% 计分
audit-empty = 管理日志是空的。
refusal-channel-not-here = 对局不能在这个频道开始。请在这里下：{ $known }。
refusal-game-not-here = 这个服务器不提供{ $game }。这里提供：{ $known }。
refusal-you-are-barred = 你不能在这里开始或加入对局（服务器管理员的决定）。你进行中的对局继续，在其他服务器也可以下棋。
refusal-they-are-barred = { $person } 不能在这里下棋（服务器管理员的决定）。请向其他人挑战。
refusal-blocked = 你不能向 { $person } 挑战。请向其他人挑战。
refusal-you-blocked = 你屏蔽了 { $person }。请先用 /block 取消屏蔽。
refusal-block-self = 不能屏蔽自己。请选择其他人。
refusal-block-bot = 机器人不会向任何人挑战，无需屏蔽。请选择一个人。
blocked-list = { $count ->
    [0] 你没有屏蔽任何人。用 /block 并选择棋手。
   *[other] 你屏蔽了 { $people }。要取消屏蔽，请用 /block 再选一次。
}
blocked-now = { $person } 已被屏蔽：不能再向你挑战，也不能加入你的空位。你们进行中的对局继续。赛事和擂台不受影响。
unblocked-now = { $person } 已取消屏蔽，可以再向你挑战。

privacy = • **存储的关于你的数据**：你的 Discord 用户 ID，以及开始记录的时间。你的对局，包括着法、时间、频道和结果。你在 /preferences 中的设置，以及你解出的课程。你用 /block 屏蔽的人。你的休假。对局产生的等级分。你做今日习题的结果。你的预定应手、笔记、竞猜和投票。你加入的联赛、锦标赛和擂台。机器人给你的身份组。管理员对你的处理，以及你作为管理员的操作。对你下棋的每个服务器：你在那里显示的名称、加入的日期和最后一次确认你在那里的时间。不存储你在频道里写的内容，也不存储图片。
    • **存储多久**：对局、等级分、习题和参赛记录在机器人运行期间一直保存，其余的直到你更改为止。预定应手在走出或失效后删除，竞猜和投票在计票一周后删除。用于答复你的记录在一小时内删除。服务器移除机器人三十天后（之后那里还有人落子或解题的，从最后一次算起），关于该服务器的一切都会删除。
    • **你可以做什么**：把一切导出为文件，或者删除。如果你删除，你进行中的对局结束，由一个没有名字的棋手代替你，其他人的结果和等级分保持正确。如果有服务器禁止你参赛，禁令仍然有效，用加盐哈希代替你的 ID。
link-terms = 条款
link-privacy = 隐私政策
link-support = 支持
privacy-export = 全部导出
privacy-delete = 删除…
privacy-delete-yes = 确定删除关于我的一切
privacy-sure = 按下按钮后，你在所有服务器的全部数据都会删除：
    • { $games ->
        [0] 你没有进行中的对局。
       *[other] 你进行中的 { $games } 局会结束，按认输计算。
    }
    • 已结束的对局会用 👤1 这样的编号代替你的名字。
    • 频道里已有的消息保持原样，提到你的也一样。
    没有人能撤销。
privacy-exported = 存储的关于你的一切：
refusal-data-too-large = 你的数据超过了 Discord 单条消息的上限。请向运行 { -narabe } 的人索取副本。
rights-note = -# 这里缺少权限：{ $rights }。管理服务器的人可以授予。
channels-note = -# 机器人不能在 { $channels } 显示棋盘：在那里需要“查看频道”、“发送消息”和“添加文件”权限。
broken-off-server-gone = 对局已取消：服务器移除了机器人。
refusal-too-many-commands = 一分钟内的命令超过了 { $most } 条。请稍等。按钮仍然可用。
refusal-too-many-presses = 一分钟内的按钮和表单超过了 { $most } 次。请稍等再按。
refusal-work-under-way = 还在画你之前要的图。请等它出来再试。
refusal-too-much-work = 现在正在画很多图。请一分钟后再试。
refusal-too-costly = 重放这一局要花太长时间。请减少手数再试。

# How a board looks to one person alone.
button-mine = 我的视角
option-board-text = 文字棋盘，逐行显示，只有你能看到
preference-zoom = 放大交战区域
board-in-file = 文字棋盘在下面的文件里。
refusal-no-game-to-show = 这个频道没有进行中或已结束的对局。请给出对局编号。/games 列出你的对局。
# Beside the stones on pictures, whose letters are few.
machine-name = 自动机
machine-label = Narabe（等级 { $level }）
strip-days = { $count } 天
strip-hours = { $count } 小时
strip-minutes = { $count } 分

week-offer = **要每周总结吗？**
    这里已经下完了十局。每周一可以发布这一周的情况：对局、连胜、等人接受的挑战。不会提及任何人。请选择一个频道，或保持不变：只有你能看到，而且只有这一次。`/settings show` 中也有。
greeting = 👋 { -narabe } 来了：五子棋、连珠及其同类游戏，在这个频道或任何频道都能下。`/challenge` 开始对局，/help 查看全部。如果你管理这个服务器，请先设置：
setup-open = 设置
setup = **为这个服务器设置 { -narabe }**
    你管理这个服务器，所以只有你能看到，而且只有这一次。以后都可以用 `/settings show` 更改。
setup-step = **第 { $number } 步。** { $name }
setup-language = 公开消息的语言
setup-permissions = **这个频道的权限**
setup-has = ✓ { $name }：已允许
setup-lacks = ✗ { $name }：对局需要。请在频道设置中为 { -narabe } 允许，然后再测试。
setup-lacks-roles = ○ { $name }：仅在给棋手分配身份组时需要。如需使用，请在服务器设置中为 { -narabe } 允许。
setup-test = 再测试
setup-all = 全部设置
