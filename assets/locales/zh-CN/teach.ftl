# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = 查看引擎对已结束对局的看法
option-review-game = 你的哪一局（留空：你在这里的上一局）
option-review-file = 棋谱文件：SGF、PSQ、pente.org、着法列表或 JSON
button-review = 复盘
button-review-back = 上一页
button-review-forth = 下一页
button-share = 分享复盘
review-heading = 🔎 **复盘**，分享之前只有你能看到
review-opening-here = 📖 本服务器有 { $count } 局到第 { $ply } 手都相同，下这一手的一方得分率为 { $score }%（{ $low }–{ $high }）。
review-heading-shared = 🔎 **复盘**
review-chances = { $person }的胜率（百分比）：{ $chances }
review-chance = { $ply ->
    [0] 第一手之前 { $percent }
   *[other] 第 { $ply } 手后 { $percent }
}
review-chance-pass = { $ply ->
    [0] 开局停一手后 { $percent }
   *[other] 第 { $ply } 手并停一手后 { $percent }
}
review-chart = { $person }的胜率，%
review-accuracy = { $person }：准确率 { $percent }%，共 { $moves } 手
review-accuracy-none = { $person }：没有可评判的着法
review-accuracy-means = -# 准确率是 100% 减去每一手平均损失的胜率，依据本引擎短时间的搜索。被迫的应手不计入。它不衡量棋力，引擎也可能出错。
review-missed = 第 { $ply } 手，{ $person }：错过了{ $kind ->
    [five] 成五
    [captures] 提子取胜
    [vcf] 连冲四取胜（VCF）
    [vcf-captures] 连冲四和提子取胜
    [vct-captures] 活三、冲四和提子取胜
   *[vct] 活三冲四取胜（VCT）
}：{ $line }
review-missed-more = 另外还错过了 { $count } 次取胜。
review-missed-none = 就搜索所见，没有错过必胜的机会。
review-forbidden = 最后的五连下在 { $point }。那里是禁手点，所以无法在那里防住。
review-turns = 后面的页面有 { $count } 个转折点。
review-turns-none = 没有哪一手损失了 15% 或更多的胜率。
review-turn = **第 { $number }/{ $count } 个转折点**：第 { $ply } 手，{ $person } 的 **{ $action }**
review-turn-pass = **第 { $number }/{ $count } 个转折点**：第 { $ply } 手后，{ $person } 的 **{ $action }**
review-turn-lost = 这一手使对局立即告负：{ $end }。
review-turn-loss = 这一手使胜率下降了 { $percent } 个百分点。
review-turn-won = 更好的是 **{ $best }**，可以必胜：{ $line }
review-turn-line = 更好的是 **{ $best }**。引擎的变化：{ $line }
review-turn-allowed = 这一手让对方有了必胜的着法：{ $line }
review-turn-defences = 已证明能防住的着法：{ $moves }
review-turn-picture = -# 图中 A 是实战的一手，数字是更好的下法。
review-turn-picture-covered = -# 图中数字是更好的下法，其中 { $number } 是实战落子的位置。
review-turn-picture-before = -# 图中是这一手之前的局面。
review-turn-board = -# 这一手之前的棋盘：
review-film = 🎞️ **全局。** 右侧的条从下往上是{ $person }的胜率。数字是双方中较高的胜率。
refusal-review-running = 那一局还在进行。结束后再用 /review。
refusal-review-players = 只有棋手可以复盘这一局。他们可以把复盘分享给你。
refusal-review-seats = 只有两人对局可以复盘。这一局可以用 /replay 重放。
refusal-review-length = 只能复盘 { $least } 到 { $most } 手的对局。这一局有 { $count } 手。
refusal-review-busy = 复盘需要几秒钟，现在你或其他人的复盘正在进行。请一分钟后再试。
refusal-no-game-to-review = 你在这里没有已结束的对局。别处的对局请用 `game`，或添加 `file`。
refusal-own-position = 这是你的对局 #{ $number } 中的局面。那一局继续下了或结束后才能评判。
refusal-own-file = 你正在下对局 #{ $number }。为了不让任何人在其中得到帮助，等它结束后才能复盘文件。
refusal-own-kind = 你正在下对局 #{ $number }。它结束之前，这种游戏不提供提示和复盘。

hint-people = 你正在与人对局。提示需要所有人同意，整局只需一次，之后所有棋手都能使用。
hints-agreed = 💡 这一局允许提示：/hint
button-hint = 提示
button-ask-hints = 请求使用提示
button-agree-hints = 同意使用提示
offer-hints = 💡 { $person } 请求在这一局中允许所有人使用提示。等待 { $people }。
declined-hints = 💡 { $person } 请求允许提示，已被拒绝。
refusal-hints-agreed = 这一局已经允许提示。轮到你时用 /hint。
refusal-hints-declined = 这一局的提示请求已被拒绝，每局只能请求一次。可以在下一局允许。

button-why = 为什么？
refusal-why-passed = 对局已经继续下了。用 /board 看现在标出的点。
why-overline = **{ $point }** 是禁手：形成长连。
why-double-four = **{ $point }** 是禁手：同时形成两个四。
why-double-three = **{ $point }** 是禁手：同时形成两个活三。
why-four-three-three = **{ $point }** 是禁手：同时形成一个四和两个活三。
why-self-capture = **{ $point }** 是禁手：你的子会立即被提。
why-row-overline = { $count } 子连成一线：{ $stones }
why-row-flanked = 夹在另一名棋手的子之间：{ $stones }。中间是你的子。
why-row-four = 四：{ $stones }。在 { $holes } 再下一子就成五。
why-row-three = 活三：{ $stones }。在 { $holes } 再下一子就成活四。
why-row-none = 不是真正的活三：{ $stones }。没有合法的一子能使它成活四。
why-hole-five = { $point } 不算，因为会立即成五。
why-hole-overline = { $point } 不算，因为那会是长连禁手：
why-hole-double-four = { $point } 不算，因为那会是四四禁手：
why-hole-double-three = { $point } 不算，因为那会是三三禁手：
why-hole-four-three-three = { $point } 不算，因为那会是一个四加两个活三的禁手：
why-recursion = -# 至少有一个合法的点能使它成活四，才算活三。
why-drawn = 图中已在 { $point } 放上这颗子。
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = 课程
button-lesson-answer = 作答
button-lesson-solution = 看答案
button-lesson-back = 上一课
button-lesson-forth = 下一课
lesson-answer = 你的着法
lesson-answer-label = 你下在哪里？
lesson-answer-example = 例如 { $point }
button-try-back = 退一步
button-try-export = 存成文件
button-try-lay = 落子…
try-title = 🧪 对局 #{ $number } 的自用棋盘。随意试下，别人看不到。
try-laid = 已下：{ $moves }
try-ask = 试下
try-ask-label = 一手，或依次几手
try-ask-example = 例如 h9 i10
button-puzzle-another = 换一题
button-puzzle-give-up = 放弃
button-puzzle-solve = 解题
puzzle-day-over = 这道题的日期已过，不再计入记录。`/puzzle` 显示今天的题。
puzzle-done = { $how ->
    [solved] ✅ 你已经解出今日习题。
   *[given-up] 你已经看过今日习题的答案。
}可以再解一次，但不计入记录。
puzzle-film = 隐藏的图片会演示解答。
puzzle-first = 👑 { $person } 最先解出，没有答错。
puzzle-gave-up = { $side ->
    [black] 答案（⚫ 进攻，⚪ 防守）：
   *[white] 答案（⚪ 进攻，⚫ 防守）：
}{ $line }
puzzle-goes-on = { $point } 正确，对方应 { $answer }。下一手呢？
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 解出来了！
puzzle-own = 这个局面来自本服务器下过的一局。
puzzle-theme-fours = 💡 **连冲四。** 每个冲四只给防守方留下一个应手。寻找在同一点会合的两个四，并选择应手不会妨碍你的次序。
puzzle-theme-four-three = 💡 **四三。** 一子同时形成一个四和另一条线上的三。四必须防，三随后变成活四。
puzzle-theme-trap = 💡 **抓禁。** 没有禁手点，这里就赢不了。冲出黑方只能在禁手点防守的四，或先使那一点成为禁手点。
puzzle-theme-captures = 💡 **提子取胜。** 提到第五对的威胁与四一样大。寻找同时形成这两个威胁的一子。
puzzle-theme-unbroken = 💡 **提子也破不了的四。** 如果什么都不能提，别的第一手也能赢。动手之前，先看看防守方能提走你的哪些对。
puzzle-streak = 你已连续解题 { $days } 天。每周可以缺一天。
puzzle-streak-of-all = 本服务器已连续 { $days } 天解出题目。
puzzle-task = { $side ->
    [black] ⚫ 黑方
   *[white] ⚪ 白方
}{ $set ->
    [pente] 连冲四和提子
   *[freestyle] 连冲四
} { $moves } 手取胜（不计应手）。只有一个第一手能做到。
puzzle-terms = -# { $set ->
    [standard] 恰好五连为胜。连冲四：你的每一手都形成四，对方必须立即应对。
    [renju] 五连为胜，黑方有禁手。连冲四：你的每一手都形成四，对方必须立即应对。
    [pente] 五子或更多连成一线为胜，提满五对也为胜。你的每一手都威胁立即取胜，防守方可以提子。
   *[freestyle] 五子或更多连成一线为胜。连冲四：你的每一手都形成四，对方必须立即应对。
}
puzzle-title = { $kind ->
    [day] **今日习题**
    [course] **课程：{ $count } 题中的第 { $number } 题**
   *[other] **习题**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } 是黑方的禁手点，白方下在那里获胜。
   *[white] { $point } 是白方的禁手点，黑方下在那里获胜。
}
puzzle-unsure = 在限定时间内没有找到 { $point } 之后这样的胜法。这不算错。请换一手试试。
puzzle-wrong = { $point } 不能这样取胜。
puzzle-wrong-once = 不是 { $point }。再试一次仍计入连续天数。
puzzle-wrong-spent = { $point } 不能这样取胜。今天不再计入连续天数，但可以继续尝试。
puzzle-yesterday = 昨天：{ $tried } 名棋手尝试，{ $solved } 名解出（最多答错一次）。
choice-set-freestyle = 自由规则（五连及以上）
choice-set-pente = Pente
choice-set-renju = 连珠
choice-set-standard = 标准（恰好五连）
choice-theme-captures = 提子取胜
choice-theme-four-three = 四三
choice-theme-fours = 连冲四
choice-theme-trap = 抓禁
choice-theme-unbroken = 提子也破不了的四
command-puzzle = 今日习题，或另一道习题
option-puzzle-another = 另一道不计入记录的习题
option-puzzle-set = 习题的规则
option-puzzle-theme = 从这个主题开始30题的课程
lesson-title = 🎓 **{ $course }：第 { $number }/{ $count } 课** · 已解：{ $done }
lesson-right = ✅ { $point } 正确。
lesson-wrong = ❌ { $point } 不是解答。再看看，重新作答。
lesson-solution = 💡 答案：{ $point }。你自己作答后才算解出。
lesson-last = 这是本课程的最后一课。
lesson-five = **五连。** 你的五子在任意方向连成一线就获胜。黑先：成五。
lesson-gap = **跳四。** 中间有一个空点的四子同样是四。黑先：成五。
lesson-stop = **防冲四。** 四的开口不堵住，下一手就获胜。黑先：阻止白方成五。
lesson-straight-four = **活四。** 两端都空的四无法阻止，因为一子只能堵住一端。黑先：形成活四。
lesson-three = **防活三。** 活三下一手就成活四。要及时堵住一端。黑先：防住它，使白方没有活三冲四的必胜。
lesson-four-three = **四三。** 一手同时形成一个四和一个活三就必胜：对方必须防四，随后活三变成活四。黑先：找出四三。
lesson-double-three = **三三。** 没有禁手时，同时两个活三必胜：只能防住其中一个。黑先：找出三三。
lesson-double-four = **四四。** 同时两个四，就有两个点要成五。黑先：找出只靠冲四的必胜。
lesson-chain = **连冲四。** 每个冲四都必须防，所以可以不断冲四，直到两个威胁汇合。黑先：下出制胜的第一手。
lesson-prevent = **破连冲四。** 白方威胁连冲四取胜。黑先：使白方不能只靠冲四取胜。
lesson-renju-exact = **恰好五连。** 在连珠中，黑方恰好五子连成一线才获胜。六子或更多是长连，是黑方的禁手。黑先：形成恰好五连。
lesson-renju-six = **白方的长连。** 白方没有禁手，六连也获胜。白先：一手取胜。
lesson-renju-four-three = **四三。** 三三和四四是黑方的禁手。黑方取胜靠四三：同时形成一个四和一个活三。黑先：找出四三。
lesson-renju-false-three = **假活三。** 只有合法的一子能使它成活四，才算活三。如果一端被堵，或会成长连，就不是活三，也就不是三三。黑先：一手形成一个四、一个真活三和一个不算的三，由此取胜。
lesson-renju-overline-trap = **长连抓禁。** 如果黑子会连成六子，黑方就不能在那一点防五。白先：下一个黑方无法防守的四。
lesson-renju-double-three-trap = **三三抓禁。** 黑方会形成两个活三的点是禁手点，即使必须在那里防五。白先：下一个黑方无法防守的四。
lesson-renju-double-four-trap = **逼入禁手。** 冲四迫使黑方应一手，而这一子可能使另一点成为禁手点。白先：下出制胜的第一手。
lesson-renju-mise = **做杀。** 既不是四也不是活三的一手，可以威胁四三（日语：mise-te）。黑先：下这样一手，威胁只靠冲四取胜。
lesson-renju-chase = **连冲四。** 可以一个接一个地冲四，直到两个威胁汇合。黑方的最后一手必须是四三，因为四四是禁手。黑先：下出制胜的第一手。
lesson-renju-meet = **防守。** 白方威胁一个只能在禁手点防守的四。破掉这个四，或使那一点不再是禁手点。黑先：使白方不能靠冲四取胜。
lesson-pente-pair = **提子。** 用你的两子在任意方向夹住对手恰好两个相邻的子，就把它们提走。黑先：提一对。
lesson-pente-pairs = **一次提两对。** 一子在各个方向夹住的每一对都会提走。黑先：一子提两对。
lesson-pente-entry = **自己走进去是安全的。** 只有对手下的子才能提走你的一对。你下在对手两子之间的子不会被提。黑先：一手取胜。
lesson-pente-guard = **保护一对。** 你的一对若一端有对手的子，会从另一端被提。三子相连不会被提，被你提走的子也不再有威胁。黑先：使白方什么都提不了。
lesson-pente-fifth = **第五对。** 提五对获胜。黑方已提四对。黑先：一手取胜。
lesson-pente-stop = **提掉夹攻的子。** 白方已提四对，有一颗白子在两个方向威胁提第五对。黑先：使白方下一手不能取胜。
lesson-pente-break = **从四中提子。** 两端都空的四堵不住，但提子可以从中取走一子。黑先：阻止白方成五。
lesson-pente-keystone = **要子。** 白方的两个四共用一子，就是要子。没有它，两个都不是四。黑先：两个都防住。
lesson-pente-sound = **可靠的四。** 白方已提四对，再露出一对就会输。黑先：形成活四，又让白方无子可提。
lesson-pente-both = **一手两个威胁。** 黑方已提四对。一子形成四，同时威胁提第五对，就无法应对。黑先：找出这一手。
