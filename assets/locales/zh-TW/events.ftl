# Leagues and tournaments.

command-events = 聯賽和比賽：建立、參加、查看積分表
option-events-do = 要做什麼（留空：列出賽事，或按你給出的條件建立）
option-events-format = 新賽事的賽制（留空：按參賽人數決定）
option-events-game = 新賽事的遊戲和規則，例如 gomoku/renju
option-events-rules = 其他規則，例如 size=19 opening=swap2
option-events-clock = 每步時限（留空：5 天 + 每步 12 小時）
option-events-games = 與每個對手下幾局（留空：先手佔優的遊戲為 2 局）
option-events-rounds = 兩人有空就開始下一局，或逐輪進行
option-events-regulations = 通訊錦標賽的條件，用於你留空的各項
option-events-seats = 參賽人數，3 到 64：人滿即開始（留空：按日期開始）
option-events-starts = 幾天後開始，1 到 30（留空：3 天；限定人數時為人滿之時）
option-events-name = 新賽事的名稱
option-events-event = 賽事的編號或名稱（留空：唯一的那個）
option-events-person = 要移除或重新參賽的棋手
choice-do-create = 建立賽事
choice-do-list = 列出這裡的賽事
choice-do-table = 顯示積分表
choice-do-export = 把整個賽事匯出為檔案
choice-do-join = 參加
choice-do-leave = 退出
choice-do-start = 開始
choice-do-cancel = 取消賽事（主辦人）
choice-do-remove = 移除棋手（主辦人）
choice-do-put-back = 讓棋手重新參賽（主辦人）
choice-do-move = 移到此頻道（主辦人）
choice-format-auto = 按參賽人數決定
choice-format-league = 聯賽：人人相遇，一季接一季
choice-format-round-robin = 循環賽：人人相遇
choice-format-swiss = 瑞士制：對手的積分相近
choice-format-knockout = 淘汰賽：輸一輪就出局
choice-games-1 = 1 局
choice-games-2 = 2 局，雙方各先手一局
choice-rounds-rolling = 兩人有空就開始
choice-rounds-strict = 逐輪：全部對局結束後才開始下一輪
choice-regulations-renju-world = 連珠世界錦標賽：聯賽，Taraguchi-10，各一局
choice-regulations-gomoku-world = 五子棋世界錦標賽：聯賽，Swap2，各兩局

set-proposed = ♻️ 雙局：同時下兩局，雙方各先手一局。
set-line = ♻️ 雙局中的一局。另一局：#{ $number } { $link }
set-cancelled = ♻️ 這個雙局的另一局已取消，本局單獨計算：#{ $number } { $link }
set-result = ♻️ 雙局：{ $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }，還參加 { $event } 嗎？{ $in }開始。不回答即視為退出：{ $link }
button-stay-event = 繼續參加
event-stays = 你已確認參加：{ $event }。
event-season = 🏁 **{ $name }**，第 { $season } 賽季
event-board = { $event } · 第 { $round } 輪
event-board-decider = { $event } · 第 { $round } 輪，決勝局
event-board-final = { $event } · 決賽
event-board-final-decider = { $event } · 決賽，決勝局
event-not-begun = 在賽事中，{ $person } 不戰而負。
event-no-result = 在賽事中，這一局雙方都不得分。{ $format ->
    [knockout] 如果這場對陣沒有勝者，報名時等級分較高的一方晉級，不分高下時先報名的一方晉級。
   *[other] {""}
}
event-numbered = { $event } · 賽事 #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] ，第 { $season } 賽季
}（{ $state }）
event-format-auto = 10 人以內循環賽，11 人起瑞士制
event-format-league = 聯賽
event-format-round-robin = 循環賽
event-format-swiss = 瑞士制
event-format-swiss-of = 瑞士制，每人 { $rounds } 個對手
event-format-knockout = 淘汰賽
event-rated = 計分
event-unrated = 不計分
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] 與每個對手下一局
   *[other] 與每個對手同時下 { $games } 局，各先手一局
} · { $opponents ->
    [0] 逐輪進行
    [1] 每次一個對手
   *[other] 同時最多 { $opponents } 個對手
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] 每輪對陣一局
   *[other] 每輪對陣同時下 { $games } 局，各先手一局
} · { $opponents ->
    [0] 逐輪進行
    [1] 每次一個對手
   *[other] 同時最多 { $opponents } 個對手
} · { $rated }
event-how-auto = 什麼都不用安排：對局自動開始，一局結束，下一局接著來。
event-how-league = 同一級別的人都要相遇。末位降級，首位升級，下一賽季自動開放。
event-how-round-robin = 人人相遇。對局自動開始，一局結束，下一局接著來。
event-how-swiss = 與積分相近的對手相遇。對局自動開始。
event-how-rounds = 瑞士制中，對手的數量取決於參加人數：{ $few } 人時 { $one } 個，{ $some } 人時 { $two } 個，{ $many } 人時 { $three } 個。
event-how-strict = 本輪對局全部結束後，下一輪自動開始。
event-how-knockout = 輸一輪就出局。平手則加賽一局，加賽和局則報名時等級分較高的一方晉級，等級分相同或都沒有時先報名的一方晉級。
event-silence = 沒有及時下出第一手，該分歸對手。第二次就出局。可以休假，但不能暫停這些對局。參賽的任何人都可能與你相遇，不論是否封鎖。
event-begins-at = { $when } 開始（{ $in }）。
event-begins-with = 滿 { $seats } 人開始{ $left ->
    [0] { "" }
   *[other] （還差 { $left } 人）
}。
event-begins-with-at = 滿 { $seats } 人開始{ $left ->
    [0] { "" }
   *[other] （還差 { $left } 人）
}，最遲於 { $when }（{ $in }）開始。
event-begins-once = 至少有 { $fewest } 人後立即開始。
event-begins-by-hand = 至少有 3 人後，由 { $person } 用 `/events do:開始` 開始。
event-in-none = **還沒有人參加。** 按「參加」，成為第一個。
event-in = **已參加（{ $count }）：** { $people }{ $more ->
    [0] {""}
   *[other] {" "}等，另有 { $more } 人
}
event-is-cancelled = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已開始的對局繼續。
}
event-progress = 已結束 { $over }/{ $all } 局
event-progress-open = 已結束 { $over } 局，進行中 { $open } 局
event-progress-over = 最終積分表，{ $over } 局
event-progress-round = 第 { $round } 輪，共 { $rounds } 輪
event-progress-final = 決賽
event-division = __第 { $number } 級__
event-more = ……另有 { $count } 人：請按「積分表」。
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] （{ $played } 局）
}
event-player-out = { $person }（已退出）
event-annulled = -# 與 { $people } 的對局不計入，因為提前退出循環賽的人會從積分表中去除。
event-row-ties = { $row } · { $ties }
event-set-waits = -# 雙局要兩局都結束後才計入此表。
event-nameless = 參賽者 { $number }
event-alt-row = { $place }. { $person }，{ $points }
event-alt-results = { $place }. { $person }，{ $points }（{ $results }）
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points }（未對局）
event-alt-bye = { $points }（輪空）
event-alt-passed = 第 { $round } 輪輪空
event-alt-open = { $person } 進行中
event-tie-match-points = 場分 { $value }
event-tie-sonneborn-berger = 索伯分 { $value }
event-tie-direct-encounter = 直勝 { $value }
event-tie-buchholz = 對手分 { $value }
event-tie-buchholz-cut-1 = 對手分（去掉最低）{ $value }
event-tie-wins = 勝局 { $value }
event-paired = { $event }：新的對局。{ $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = 決賽：{ $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } 平手，加賽一局決勝：{ $games }
event-through-rating = { $one } 與 { $other } 的決勝局也是和局。{ $one } 報名時等級分較高，晉級。
event-through-order = { $one } 與 { $other } 的決勝局也是和局。等級分不分高下，{ $one } 先報名，晉級。
event-won-rating = { $one } 與 { $other } 的決勝局也是和局。{ $one } 報名時等級分較高，奪冠。
event-won-order = { $one } 與 { $other } 的決勝局也是和局。等級分不分高下，{ $one } 先報名，奪冠。
event-bye = { $one } 這次輪空，得相應的分數。
event-passes = 首輪輪空，從第 2 輪開始：{ $people }
event-passes-final = 首輪輪空，直接進入決賽：{ $people }
event-free = 本輪輪空：{ $people }
event-half-bye = { $one } 已沒有對手可遇，得相應分數的一半。
event-too-few = { $people }，{ $event } 無法開始：至少需要 { $fewest } 名棋手。報名繼續開放，人數夠了就自動開始。{ $link }
event-out = { $people } 兩次沒有開局，已退出 { $event }。
event-gone = { $people } 一週沒有落子，逾時輸掉兩局，已退出 { $event }。
event-may-return = 主辦人可以在 48 小時內讓其重新參賽：`/events do:讓棋手重新參賽（主辦人）`
event-over = 👑 { $people } 贏得 { $event }！{ $link }
event-over-none = { $event } 已結束，無人獲勝。{ $link }
event-over-divided = { $event } 已結束。{ $link }
event-over-division = 第 { $number } 級：{ $people }
event-over-division-none = 第 { $number } 級：無人獲勝
event-up = ⬆️ 升級：{ $people }
event-down = ⬇️ 降級：{ $people }
event-cancelled = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已開始的對局繼續。
}
event-moved-on = -# { $event } 在 { $channel } 繼續。{ $link }
event-preview = 按這些條件在本頻道建立賽事嗎？
event-preview-more = -# `/events` 還可以指定遊戲、賽制、時限、名額、名稱等。
button-event-new = 建立
event-made = 賽事 #{ $number } 已建立。請用這個頻道裡的報名訊息報名。
event-joined = 你已參加：{ $event }。你同時最多有 { $opponents } 個對手，參賽的任何人都可能與你相遇，不論是否封鎖。對局會自動開始。
event-left = 你已退出 { $event }。已開始的對局繼續。
event-leave-sure = 要退出 { $event } 嗎？你不會再有新的對手，已開始的對局繼續。
event-leave-early = 如果你完成的對陣不到一半，你的成績將從積分表中去除。
event-remove-sure = 要讓 { $person } 退出 { $event } 嗎？不會再有新的對手，已開始的對局繼續。
event-remove-early = 如果完成的對陣不到一半，其成績將從積分表中去除。
event-files = { $event } 的檔案：其中的 { $count } 局、供試算表使用的積分表、供 **narabe standings** 使用的成績，以及 FIDE 格式（TRF）的報告。
refusal-event-files-too-large = 檔案超過了 Discord 單則訊息的上限。用 `/export` 可以逐局匯出。
event-state-open = 報名中
event-state-running = 進行中
event-state-over = 已結束
event-state-cancelled = 已取消
events-list = 這裡的賽事：
events-none = 這裡還沒有聯賽或比賽。建立一個：`/events do:建立賽事`
events-line = #{ $number } { $event } · { $state } · { $count } 人{ $own ->
    [yes] {" "}· **你已參加**
    [over] {" "}· 你參加過
   *[other] {""}
} { $link }
button-join-event = 參加
button-leave-event = 退出
button-leave-event-yes = 確定退出
button-remove-entrant-yes = 確定移除
button-event-table = 積分表
button-event-files = 檔案
did-start-event = { $event } 現在開始。
did-cancel-event = { $event } 已取消。{ $games ->
    [0] {""}
   *[other] 已開始的對局繼續。
}
did-remove-entrant = { $person } 已退出 { $event }。
did-put-back = { $person } 已重新參加 { $event }。
did-move-event = { $event } 在此頻道繼續{ $games ->
    [0] {""}
   *[other] ，進行中的對局一併移來
}。

refusal-no-such-event = 這個伺服器沒有賽事 #{ $number }。/events 列出全部賽事。
refusal-which-event = 哪個賽事？請在 `event` 中寫出編號。/events 列出全部賽事。
refusal-which-of-events = 哪個賽事？請在 `event` 中寫出編號：{ $known }。
refusal-events-full = 這個伺服器報名中和進行中的賽事已達上限 { $most } 個。請等一個結束，或取消一個。
refusal-events-yours = 你在這個伺服器建立的賽事中，報名中和進行中的已有 { $most } 個，沒有「管理伺服器」權限時這是上限。請等一個結束，或取消一個。
refusal-event-not-in-channel = 機器人不在這個頻道，而賽事需要它來發布棋盤。請把它新增到伺服器，或換一個它能看到的頻道。
refusal-event-seats = 賽事可以有 { $fewest } 到 { $most } 名棋手。請在 `seats` 中寫這個範圍內的數字。
refusal-event-name-long = 賽事名稱最多 { $most } 個字元，這個有 { $count } 個。請縮短。
refusal-set-half-over = 這個雙局的 #{ $number } 已經結束，因此本局不能取消。請繼續下，或用 /draw 或 /resign 結束。
refusal-set-two-players = 雙局只用於兩人對局。請讓 `games` 留空，或選擇兩人遊戲。
refusal-event-two-players = 賽事和擂台只用於兩人對局。請在 `game` 中選擇，例如 gomoku/renju。
refusal-event-needs-clock = 賽事需要時限。請在 `clock` 中選擇，留空則為 5 天 + 每步 12 小時。
refusal-event-young-account = 你的 Discord 帳號註冊滿 { $days } 天後才能參加這裡的賽事。在那之前可以用 /challenge 下棋。
refusal-event-young-member = 你加入這個伺服器滿 { $days } 天後才能參加這裡的賽事。在那之前可以用 /challenge 下棋。
refusal-event-full = { $most } 個名額已滿。/events 列出其他賽事，也可以建立下一個：`/events do:建立賽事`
refusal-event-begun = 這個賽事已經開始。你可以看積分表，或參加下一個：/events
refusal-event-beaten = 你在這個賽事中已被淘汰。你可以看積分表，或參加下一個：/events
refusal-event-not-begun = 這個賽事還沒開始，所以沒有檔案。參加它：`/events do:參加`
refusal-event-ended = 這個賽事已經結束。/events 列出其他賽事。
refusal-event-too-many = 你已經參加了 { $most } 個賽事，達到上限。請先完成或退出一個：`/events do:退出`
refusal-event-they-are-full = { $person } 已經參加了 { $most } 個賽事，達到上限。需要先完成或退出一個。
refusal-event-not-in = 你沒有參加這個賽事。報名期間可以參加：`/events do:參加`
refusal-event-not-organiser = 只有 { $person } 和擁有「管理伺服器」權限的人可以這樣做。
refusal-event-too-few = 賽事至少需要 { $fewest } 名棋手：還差 { $missing } 名。報名繼續開放。
refusal-event-needs-person = 請說明是誰：在選項 `person` 中選擇棋手。
refusal-event-no-entrant = { $person } 沒有參加這個賽事。報名訊息和積分表裡有參賽名單。
refusal-event-not-back = 不能讓 { $person } 重新參賽。只有出局後 48 小時內可以，淘汰賽則不行。
refusal-event-they-are-in = { $person } 仍在這個賽事中，無需重新參賽。
refusal-event-ask-back = 你已不在這個賽事中。48 小時內主辦人可以讓你重新參賽：`/events do:讓棋手重新參賽（主辦人）`
refusal-event-game = 這一局屬於賽事，棋手不能暫停或取消。管理員可以用 `/settings end` 結束，用 `/settings decide` 裁定，用 `/vacation start` 可以停止你的計時。

# The hill.
command-hill = 擂台：誰在哪一級，加入、挑戰、退出
option-hill-do = 要做什麼（留空：查看擂台，或挑戰你指定的人）
option-hill-person = 挑戰誰：相差最多兩級的任何人
option-hill-game = 擂台的遊戲和規則，如 gomoku/renju（留空：你所在的擂台，或人最多的擂台）
choice-do-show = 查看
choice-do-challenge = 挑戰某人
button-hill-join = 加入
button-hill-challenge = 挑戰…
button-hill-leave = 退出
button-hill-leave-yes = 確定退出
week-title = **截至 { $until } 的一週**
week-event = { $event }：{ $all } 局中已結束 { $over } 局。
week-games = { $people } 人下完了 { $games } 局。
week-guesses = 🔮 本月競猜第一名：{ $people }，{ $points } 分。
week-join = { $join }：{ $game }
week-king = 👑 { $person } 自 { $since } 起為擂主（{ $game }）。
week-longest = 最長的對局：{ $game } #{ $number }，{ $moves } 手。
week-puzzles = 🧩 今日習題：{ $people } 人解出 { $days } 天的題。
week-open = 正在尋找對手：
week-streak = { $people } 已連勝 { $count } 局。
week-upset = 本週爆冷：{ $winner } 戰勝了等級分高出 { $gap } 分的 { $loser }（#{ $number }）。
hill-title = ⛰️ **擂台** · { $game }
hill-empty = 擂台上還沒有人。來當第一個吧。
hill-king = 👑 { $person } 自 { $since } 起為擂主。{ $people } 在下一級。{ $count ->
   *[other] { "" }
}
hill-no-king = 👑 目前沒有擂主。獨自站在最高一級的人獲得桂冠，且擂台須有多級。
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } 挑戰 { $other }
hill-played = ⚔️ { $one } 和 { $other } 正在對局
hill-how = -# 可以挑戰相差最多 { $most } 級的任何人。勝一局升一級，負一局降一級。受到下級挑戰而三天內沒有接受的人降一級。31 天沒有對局就離開擂台。
hill-alt-king = 第 { $number } 級，擂主：{ $people }
hill-alt-step = 第 { $number } 級：{ $people }
hill-challenge = ⛰️ 擂台賽。受到下級挑戰卻不接受的人降一級。
hill-challenge-free = ⛰️ 擂台賽。
hill-unanswered = ⛰️ 被挑戰者當時站得更高，在擂台上這算作其一負。
hill-unanswered-free = ⛰️ 被挑戰者當時並未站得更高，擂台上沒有變化。
hill-board = ⛰️ 擂台賽：勝者升一級。
hill-crowned = 👑 { $person } 現在是擂主。
hill-whom = 請選擇要挑戰的人。
hill-leave-sure = 要退出擂台（{ $game }）嗎？一天之後才能再次加入，並從最低一級開始。你發出或收到而尚未接受的擂台挑戰都會結束。
hill-leave-playing = 你已開始的擂台賽對局繼續，但你不在擂台上時不影響你的級。
hill-left = 你已退出擂台（{ $game }）。
refusal-hill-not-on = 你不在擂台（{ $game }）上。請先用 /hill 加入。
refusal-hill-off = 你不在擂台（{ $game }）上。
refusal-hill-on = 你已經在擂台（{ $game }）上了，位於第 { $number } 級，共 { $count } 級。用 /hill 挑戰別人或退出。
refusal-hill-self = 不能向自己挑戰。請選擇擂台上的其他人。
refusal-hill-they-are-not-on = { $person } 不在擂台上。請挑戰擂台上的人，或請對方用 /hill 加入。
refusal-hill-too-far = { $person } 與你相差超過 { $most } 級。請挑戰更近的人。
refusal-hill-many-made = 你已經發出 { $most } 個擂台挑戰。請先下完其中一個。
refusal-hill-many-received = { $person } 已經收到 { $most } 個擂台挑戰。請挑戰別人，或稍等。
refusal-hill-meets = 你和 { $person } 已經在打擂台了。
refusal-hill-again = 你和 { $person } 最近剛下過。從 { $until } 起可以再次挑戰。
refusal-hill-no-one = 現在沒有可以挑戰的人：你已有兩個挑戰，或 7 天內已和附近的人都下過，或撤回過對他們的挑戰。請稍後再試。
refusal-hill-alone = 這個擂台上還沒有其他人。請邀請別人用 /hill 加入。
refusal-hill-moved = 擂台剛剛有變化。請再試一次。
refusal-hill-game = 這是擂台賽，對局者不能暫停或取消。可以用 /resign 或 /draw，`/vacation start` 會停下你的計時。
refusal-hills-full = 這個伺服器已有 { $most } 個擂台，已達上限。請選擇其中一個的遊戲，或將 `game` 留空。
refusal-hills-yours = 你在這個伺服器設立的擂台已有 { $most } 個，沒有「管理伺服器」權限時這是上限。請加入已有的擂台，或請有該權限的人設立。
