# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = 查看引擎對已結束對局的看法
option-review-game = 你的哪一局（留空：你在這裡的上一局）
option-review-file = 棋譜檔案：SGF、PSQ、pente.org、棋步清單或 JSON
button-review = 覆盤
button-review-back = 上一頁
button-review-forth = 下一頁
button-share = 分享覆盤
review-heading = 🔎 **覆盤**，分享之前只有你能看到
review-opening-here = 📖 本伺服器有 { $count } 局到第 { $ply } 手都相同，下這一手的一方得分率為 { $score }%（{ $low }–{ $high }）。
review-heading-shared = 🔎 **覆盤**
review-chances = { $person }的勝率（百分比）：{ $chances }
review-chance = { $ply ->
    [0] 第一手之前 { $percent }
   *[other] 第 { $ply } 手後 { $percent }
}
review-chance-pass = { $ply ->
    [0] 開局停一手後 { $percent }
   *[other] 第 { $ply } 手並停一手後 { $percent }
}
review-chart = { $person }的勝率，%
review-accuracy = { $person }：準確率 { $percent }%，共 { $moves } 手
review-accuracy-none = { $person }：沒有可評判的棋步
review-accuracy-means = -# 準確率是 100% 減去每一手平均損失的勝率，依據本引擎短時間的搜尋。被迫的應手不計入。它不衡量棋力，引擎也可能出錯。
review-missed = 第 { $ply } 手，{ $person }：錯過了{ $kind ->
    [five] 成五
    [captures] 提子取勝
    [vcf] 連衝四取勝（VCF）
    [vcf-captures] 連衝四和提子取勝
    [vct-captures] 活三、衝四和提子取勝
   *[vct] 活三衝四取勝（VCT）
}：{ $line }
review-missed-more = 另外還錯過了 { $count } 次取勝。
review-missed-none = 就搜尋所見，沒有錯過必勝的機會。
review-forbidden = 最後的五連下在 { $point }。那裡是禁手點，所以無法在那裡防住。
review-turns = 後面的頁面有 { $count } 個轉折點。
review-turns-none = 沒有哪一手損失了 15% 或更多的勝率。
review-turn = **第 { $number }/{ $count } 個轉折點**：第 { $ply } 手，{ $person } 的 **{ $action }**
review-turn-pass = **第 { $number }/{ $count } 個轉折點**：第 { $ply } 手後，{ $person } 的 **{ $action }**
review-turn-lost = 這一手使對局立即告負：{ $end }。
review-turn-loss = 這一手使勝率下降了 { $percent } 個百分點。
review-turn-won = 更好的是 **{ $best }**，可以必勝：{ $line }
review-turn-line = 更好的是 **{ $best }**。引擎的後續：{ $line }
review-turn-allowed = 這一手讓對方有了必勝的棋步：{ $line }
review-turn-defences = 已證明能防住的棋步：{ $moves }
review-turn-picture = -# 圖中 A 是實戰的一手，數字是更好的下法。
review-turn-picture-covered = -# 圖中數字是更好的下法，其中 { $number } 是實戰落子的位置。
review-turn-picture-before = -# 圖中是這一手之前的局面。
review-turn-board = -# 這一手之前的棋盤：
review-film = 🎞️ **全局。** 右側的條從下往上是{ $person }的勝率。數字是雙方中較高的勝率。
refusal-review-running = 那一局還在進行。結束後再用 /review。
refusal-review-players = 只有棋手可以覆盤這一局。他們可以把覆盤分享給你。
refusal-review-seats = 只有兩人對局可以覆盤。這一局可以用 /replay 重播。
refusal-review-length = 只能覆盤 { $least } 到 { $most } 手的對局。這一局有 { $count } 手。
refusal-review-busy = 覆盤需要幾秒鐘，現在你或其他人的覆盤正在進行。請一分鐘後再試。
refusal-no-game-to-review = 你在這裡沒有已結束的對局。別處的對局請用 `game`，或附加 `file`。
refusal-own-position = 這是你的對局 #{ $number } 中的局面。那一局繼續下了或結束後才能評判。
refusal-own-file = 你正在下對局 #{ $number }。為了不讓任何人在其中得到幫助，等它結束後才能覆盤檔案。
refusal-own-kind = 你正在下對局 #{ $number }。它結束之前，這種遊戲不提供提示和覆盤。

hint-people = 你正在與人對局。提示需要所有人同意，整局只需一次，之後所有棋手都能使用。
hints-agreed = 💡 這一局允許提示：/hint
button-hint = 提示
button-ask-hints = 請求使用提示
button-agree-hints = 同意使用提示
offer-hints = 💡 { $person } 請求在這一局中允許所有人使用提示。等待 { $people }。
declined-hints = 💡 { $person } 請求允許提示，已被拒絕。
refusal-hints-agreed = 這一局已經允許提示。輪到你時用 /hint。
refusal-hints-declined = 這一局的提示請求已被拒絕，每局只能請求一次。可以在下一局允許。

button-why = 為什麼？
refusal-why-passed = 對局已經繼續下了。用 /board 看現在標出的點。
why-overline = **{ $point }** 是禁手：形成長連。
why-double-four = **{ $point }** 是禁手：同時形成兩個四。
why-double-three = **{ $point }** 是禁手：同時形成兩個活三。
why-four-three-three = **{ $point }** 是禁手：同時形成一個四和兩個活三。
why-self-capture = **{ $point }** 是禁手：你的子會立即被提。
why-row-overline = { $count } 子連成一線：{ $stones }
why-row-flanked = 夾在另一名棋手的子之間：{ $stones }。中間是你的子。
why-row-four = 四：{ $stones }。在 { $holes } 再下一子就成五。
why-row-three = 活三：{ $stones }。在 { $holes } 再下一子就成活四。
why-row-none = 不是真正的活三：{ $stones }。沒有合法的一子能使它成活四。
why-hole-five = { $point } 不算，因為會立即成五。
why-hole-overline = { $point } 不算，因為那會是長連禁手：
why-hole-double-four = { $point } 不算，因為那會是四四禁手：
why-hole-double-three = { $point } 不算，因為那會是三三禁手：
why-hole-four-three-three = { $point } 不算，因為那會是一個四加兩個活三的禁手：
why-recursion = -# 至少有一個合法的點能使它成活四，才算活三。
why-drawn = 圖中已在 { $point } 放上這顆子。
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = 課程
button-lesson-answer = 作答
button-lesson-solution = 看答案
button-lesson-back = 上一課
button-lesson-forth = 下一課
lesson-answer = 你的棋步
lesson-answer-label = 你下在哪裡？
lesson-answer-example = 例如 { $point }
button-try-back = 退一步
button-try-export = 存成檔案
button-try-lay = 落子…
try-title = 🧪 對局 #{ $number } 的自用棋盤。隨意試下，別人看不到。
try-laid = 已下：{ $moves }
try-ask = 試下
try-ask-label = 一手，或依次幾手
try-ask-example = 例如 h9 i10
button-puzzle-another = 換一題
button-puzzle-give-up = 放棄
button-puzzle-solve = 解題
puzzle-day-over = 這道題的日期已過，不再計入紀錄。`/puzzle` 顯示今天的題。
puzzle-done = { $how ->
    [solved] ✅ 你已經解出今日習題。
   *[given-up] 你已經看過今日習題的答案。
}可以再解一次，但不計入紀錄。
puzzle-film = 隱藏的圖片會播放解答。
puzzle-first = 👑 { $person } 最先解出，沒有答錯。
puzzle-gave-up = { $side ->
    [black] 答案（⚫ 進攻，⚪ 防守）：
   *[white] 答案（⚪ 進攻，⚫ 防守）：
}{ $line }
puzzle-goes-on = { $point } 正確，對方應 { $answer }。下一手呢？
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 解出來了！
puzzle-own = 這個局面來自本伺服器下過的一局。
puzzle-theme-fours = 💡 **連衝四。** 每個衝四只給防守方留下一個應手。尋找在同一點會合的兩個四，並選擇應手不會妨礙你的次序。
puzzle-theme-four-three = 💡 **四三。** 一子同時形成一個四和另一條線上的三。四必須防，三隨後變成活四。
puzzle-theme-trap = 💡 **抓禁。** 沒有禁手點，這裡就贏不了。衝出黑方只能在禁手點防守的四，或先使那一點成為禁手點。
puzzle-theme-captures = 💡 **提子取勝。** 提到第五對的威脅與四一樣大。尋找同時形成這兩個威脅的一子。
puzzle-theme-unbroken = 💡 **提子也破不了的四。** 如果什麼都不能提，別的第一手也能贏。動手之前，先看看防守方能提走你的哪些對。
puzzle-streak = 你已連續解題 { $days } 天。每週可以缺一天。
puzzle-streak-of-all = 本伺服器已連續 { $days } 天解出題目。
puzzle-task = { $side ->
    [black] ⚫ 黑方
   *[white] ⚪ 白方
}{ $set ->
    [pente] 連衝四和提子
   *[freestyle] 連衝四
} { $moves } 手取勝（不計應手）。只有一個第一手能做到。
puzzle-terms = -# { $set ->
    [standard] 恰好五連為勝。連衝四：你的每一手都形成四，對方必須立即應對。
    [renju] 五連為勝，黑方有禁手。連衝四：你的每一手都形成四，對方必須立即應對。
    [pente] 五子或更多連成一線為勝，提滿五對也為勝。你的每一手都威脅立即取勝，防守方可以提子。
   *[freestyle] 五子或更多連成一線為勝。連衝四：你的每一手都形成四，對方必須立即應對。
}
puzzle-title = { $kind ->
    [day] **今日習題**
    [course] **課程：{ $count } 題中的第 { $number } 題**
   *[other] **習題**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } 是黑方的禁手點，白方下在那裡獲勝。
   *[white] { $point } 是白方的禁手點，黑方下在那裡獲勝。
}
puzzle-unsure = 在限定時間內沒有找到 { $point } 之後這樣的勝法。這不算錯。請換一手試試。
puzzle-wrong = { $point } 不能這樣取勝。
puzzle-wrong-once = 不是 { $point }。再試一次仍計入連續天數。
puzzle-wrong-spent = { $point } 不能這樣取勝。今天不再計入連續天數，但可以繼續嘗試。
puzzle-yesterday = 昨天：{ $tried } 名棋手嘗試，{ $solved } 名解出（最多答錯一次）。
choice-set-freestyle = 自由規則（五連及以上）
choice-set-pente = Pente
choice-set-renju = 連珠
choice-set-standard = 標準（恰好五連）
choice-theme-captures = 提子取勝
choice-theme-four-three = 四三
choice-theme-fours = 連衝四
choice-theme-trap = 抓禁
choice-theme-unbroken = 提子也破不了的四
command-puzzle = 今日習題，或另一道習題
option-puzzle-another = 另一道不計入紀錄的習題
option-puzzle-set = 習題的規則
option-puzzle-theme = 從這個主題開始30題的課程
lesson-title = 🎓 **{ $course }：第 { $number }/{ $count } 課** · 已解：{ $done }
lesson-right = ✅ { $point } 正確。
lesson-wrong = ❌ { $point } 不是解答。再看看，重新作答。
lesson-solution = 💡 答案：{ $point }。你自己作答後才算解出。
lesson-last = 這是本課程的最後一課。
lesson-five = **五連。** 你的五子在任意方向連成一線就獲勝。黑先：成五。
lesson-gap = **跳四。** 中間有一個空點的四子同樣是四。黑先：成五。
lesson-stop = **防衝四。** 四的開口不堵住，下一手就獲勝。黑先：阻止白方成五。
lesson-straight-four = **活四。** 兩端都空的四無法阻止，因為一子只能堵住一端。黑先：形成活四。
lesson-three = **防活三。** 活三下一手就成活四。要及時堵住一端。黑先：防住它，使白方沒有活三衝四的必勝。
lesson-four-three = **四三。** 一手同時形成一個四和一個活三就必勝：對方必須防四，隨後活三變成活四。黑先：找出四三。
lesson-double-three = **三三。** 沒有禁手時，同時兩個活三必勝：只能防住其中一個。黑先：找出三三。
lesson-double-four = **四四。** 同時兩個四，就有兩個點要成五。黑先：找出只靠衝四的必勝。
lesson-chain = **連衝四。** 每個衝四都必須防，所以可以不斷衝四，直到兩個威脅會合。黑先：下出制勝的第一手。
lesson-prevent = **破連衝四。** 白方威脅連衝四取勝。黑先：使白方不能只靠衝四取勝。
lesson-renju-exact = **恰好五連。** 在連珠中，黑方恰好五子連成一線才獲勝。六子或更多是長連，是黑方的禁手。黑先：形成恰好五連。
lesson-renju-six = **白方的長連。** 白方沒有禁手，六連也獲勝。白先：一手取勝。
lesson-renju-four-three = **四三。** 三三和四四是黑方的禁手。黑方取勝靠四三：同時形成一個四和一個活三。黑先：找出四三。
lesson-renju-false-three = **假活三。** 只有合法的一子能使它成活四，才算活三。如果一端被堵，或會成長連，就不是活三，也就不是三三。黑先：一手形成一個四、一個真活三和一個不算的三，由此取勝。
lesson-renju-overline-trap = **長連抓禁。** 如果黑子會連成六子，黑方就不能在那一點防五。白先：下一個黑方無法防守的四。
lesson-renju-double-three-trap = **三三抓禁。** 黑方會形成兩個活三的點是禁手點，即使必須在那裡防五。白先：下一個黑方無法防守的四。
lesson-renju-double-four-trap = **逼入禁手。** 衝四迫使黑方應一手，而這一子可能使另一點成為禁手點。白先：下出制勝的第一手。
lesson-renju-mise = **做殺。** 既不是四也不是活三的一手，可以威脅四三（日語：mise-te）。黑先：下這樣一手，威脅只靠衝四取勝。
lesson-renju-chase = **連衝四。** 可以一個接一個地衝四，直到兩個威脅會合。黑方的最後一手必須是四三，因為四四是禁手。黑先：下出制勝的第一手。
lesson-renju-meet = **防守。** 白方威脅一個只能在禁手點防守的四。破掉這個四，或使那一點不再是禁手點。黑先：使白方不能靠衝四取勝。
lesson-pente-pair = **提子。** 用你的兩子在任意方向夾住對手恰好兩個相鄰的子，就把它們提走。黑先：提一對。
lesson-pente-pairs = **一次提兩對。** 一子在各個方向夾住的每一對都會提走。黑先：一子提兩對。
lesson-pente-entry = **自己走進去是安全的。** 只有對手下的子才能提走你的一對。你下在對手兩子之間的子不會被提。黑先：一手取勝。
lesson-pente-guard = **保護一對。** 你的一對若一端有對手的子，會從另一端被提。三子相連不會被提，被你提走的子也不再有威脅。黑先：使白方什麼都提不了。
lesson-pente-fifth = **第五對。** 提五對獲勝。黑方已提四對。黑先：一手取勝。
lesson-pente-stop = **提掉夾攻的子。** 白方已提四對，有一顆白子在兩個方向威脅提第五對。黑先：使白方下一手不能取勝。
lesson-pente-break = **從四中提子。** 兩端都空的四堵不住，但提子可以從中取走一子。黑先：阻止白方成五。
lesson-pente-keystone = **要子。** 白方的兩個四共用一子，就是要子。沒有它，兩個都不是四。黑先：兩個都防住。
lesson-pente-sound = **可靠的四。** 白方已提四對，再露出一對就會輸。黑先：形成活四，又讓白方無子可提。
lesson-pente-both = **一手兩個威脅。** 黑方已提四對。一子形成四，同時威脅提第五對，就無法應對。黑先：找出這一手。
