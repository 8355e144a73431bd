# What people set for themselves, and what they ask of each other between the moves.

panel-on = 開
panel-off = 關
panel-none = 無
panel-done = 完成。
panel-toggle = { $name }：{ $state }
language = 繁體中文

command-preferences = 你的語言、外觀、提醒和勿擾時段
preferences = 你的個人設定，適用於所有伺服器。所有人可見的訊息使用伺服器的設定。
preferences-quiet = 勿擾時段：{ $quiet }
preferences-zone = 時區：{ $zone }
preference-language = 語言
preference-language-discord = 與 Discord 相同
preference-theme = 主題
theme-wood = 主題：木紋
theme-slate = 主題：石板，適合深色模式
theme-paper = 主題：紙張，如同棋書
theme-contrast = 主題：高對比
preference-deck = 卡牌樣式
deck-coins = 卡牌樣式：綠面和金面，附硬幣
deck-suits = 卡牌樣式：撲克牌
preference-lettering = Pente 棋盤：直行
lettering-server = Pente 棋盤：直行與伺服器相同
lettering-with-i = Pente 棋盤：直行含字母 I
lettering-without-i = Pente 棋盤：直行不含字母 I
preference-reminders = 提醒
preference-reminders-channel = 提醒：在頻道中提及
preference-reminders-direct = 提醒：私訊
preference-reminders-none = 提醒：無
preference-numbers-none = 手數：不顯示
preference-numbers-last = 手數：最近幾手
preference-numbers-all = 手數：全部
preference-forbidden = 顯示禁手點
preference-confirm = 每手確認
preference-text-board = 文字棋盤
preference-turned = 棋盤旋轉：{ $degrees }°
preference-auto-vacation = 自動休假
preference-direct-turns = 用私訊通知輪到你
preference-guessable = 對我的對局的競猜
preference-puzzles = 用我的對局出習題
preference-across = 我的空位顯示在其他伺服器
preference-quiet = 勿擾時段
preference-quiet-label = 從幾點到幾點？
preference-quiet-example = 23:00-7:30，或「off」
preference-zone = 時區
preference-zone-label = 哪個時區或城市？
preference-zone-example = Asia/Taipei，或 Tokyo
preference-reset = 恢復預設
refusal-bad-hours = 「{ $written }」不是時段。請寫成 23:00-7:30 這樣，不要勿擾時段則寫「off」。
refusal-no-such-zone = 沒有時區「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指 { $nearest } 嗎？
}請寫 Asia/Taipei 這樣的時區，或 Tokyo 這樣的大城市。

confirm-sure = 棋盤會是這樣。要下這一手嗎？
confirm-play = 確定：{ $action }

command-draw = 提和，或同意和局
option-draw-game = 你的哪一局（編號）
command-takeback = 悔棋，收回你的上一手（30 秒後需其他人同意）
option-takeback-game = 你的哪一局（編號）
command-abort = 取消對局，無結果
option-abort-game = 你的哪一局（編號）
command-rematch = 交換顏色再來一局
option-rematch-game = 哪一局已結束的對局（留空：你在這裡的上一局）
option-board-here = 把對局移到這個頻道
option-games-list = 你進行中的對局、本頻道的對局、空位，或你已結束的對局
option-games-game = 只看這種遊戲
option-games-with = 只看與這名棋手的對局
choice-list-mine = 我進行中的對局，所有地方
choice-list-channel = 本頻道進行中的對局
choice-list-seats = 本頻道的空位
choice-list-finished = 我已結束的對局
command-block = 封鎖棋手，或取消封鎖
option-block-person = 封鎖或取消封鎖誰（留空：列出你封鎖的棋手）
command-privacy = 查看、匯出或刪除儲存的關於你的資料
command-settings = 伺服器設定和管理（需要「管理伺服器」權限）
command-settings-show = 查看並更改伺服器設定
option-settings-game = 對局編號
option-settings-person = 相關的棋手
option-settings-decide-person = 勝者（選擇機器人：大家或電腦）
command-settings-end = 結束對局，無結果
command-settings-void = 作廢結果並重新計算等級分
command-settings-decide = 裁定進行中或已結束的對局（不選人：和局）
command-settings-restore = 恢復實際下出的結果
command-settings-close-season = 結束賽季
command-settings-extend = 給輪到的棋手延長時限，最多一天
command-settings-ban = 禁止棋手在這裡參賽
command-settings-unban = 解除棋手的參賽禁令
command-settings-log = 顯示管理紀錄

button-confirm-abort = 確定取消
button-more = 更多…
button-guess = 競猜…
button-vote = 投票…
button-plan = 預定應手…
button-note = 筆記…
button-try = 試下…
button-draw = 提和
button-takeback = 悔棋
button-abort = 取消對局…
button-replay = 重播
button-agree = 同意
button-agree-draw = 同意和局
button-agree-takeback = 同意悔棋
button-agree-abort = 同意取消
button-turn-down = 拒絕
abort-sure = 還有人沒有落子，你可以馬上取消這一局，無結果。要取消嗎？{ $game }
abort-sure-alone = 要取消這一局，無結果嗎？{ $game }
abort-sure-asks = 所有人都落過子了，需要其他棋手同意。要請他們取消這一局，無結果嗎？{ $game }
abort-sure-asks-one = 現在要取消這一局，需要 { $person } 同意。要請對方取消，無結果嗎？{ $game }
broken-off-aborted = 對局已取消，無結果。
broken-off-ended-by-server = 管理員結束了這一局，無結果。
end-adjudicated = 由管理員裁定
end-no-result = 無結果
offer-draw = 🤝 { $person } 提和。等待 { $people }。
offer-draw-crowd = 🤝 { $person } 提和。如果同意，請按{ $vote }並選擇「同意和局」。
offer-takeback = ↩️ { $person } 想收回 { $action }{ $more ->
    [none] {""}
   *[other] ，連同 { $more }
}。等待 { $people }。
undone-choice = 「{ $action }」
declined-draw = 🤝 { $person } 提和，已被拒絕。
declined-draw-early = 🤝 { $person } 提和，已被拒絕。{ -narabe } 在第 { $from } 手之前不接受提和。
declined-takeback = ↩️ { $person } 請求悔棋，已被拒絕。
declined-abort = { $person } 請求取消對局，已被拒絕。
declined-who = { $person } 不同意。
offer-withdrawn = { $person } 撤回了請求。
lapsed-draw = 🤝 { $person } 的提和已失效。
lapsed-takeback = ↩️ { $person } 的悔棋請求已失效。
lapsed-abort = { $person } 取消對局的請求已失效。
lapsed-hints = 💡 { $person } 的提示請求已失效。
offer-abort = { $person } 想取消對局，無結果。等待 { $people }。
was-taken-back = ↩️ { $person } 收回了{ $count ->
    [1] 一手
   *[other] 一手及其後的棋步
}。
you-are-asked = { $people }，{ $game } #{ $number }：{ $asked } { $link }
board-moved-on = -# { $game }：較新的棋盤 { $link }
no-result = 無結果。
refusal-no-offer = 這一局現在沒有待答覆的請求。用 /draw 提和，或用 /takeback 悔棋。
refusal-others-answer = 只有 { $people } 可以答覆。{ $own ->
    [yes] 用 **{ $decline }** 可以撤回你的請求。
   *[no] 你已經同意了。
}
refusal-offer-stands = { $turn ->
    [yes] { $person } 已經提出了請求。請先用棋盤下方的按鈕答覆，或直接落子：下一手會取消請求。
   *[no] { $person } 已經提出了請求。請先用棋盤下方的按鈕答覆。下一手會取消請求。
}
refusal-offer-yours = { $turn ->
    [yes] 你已經提出了請求。請等待答覆，用 **{ $decline }** 撤回，或直接落子：下一手會取消請求。
   *[no] 你已經提出了請求。請等待答覆，或用棋盤下方的 **{ $decline }** 撤回。下一手會取消請求。
}
refusal-offer-crowd = 你已經提和，大家現在可以為此投票。大家的下一手會取消提和。
refusal-asked-already = 這一手你已經請求過了。下一手之後可以再請求。
refusal-no-draw-now = 現在不能提和。請繼續下，或用 /resign。
refusal-draw-thinking = { $machine } 正在思考。請等它下完這一手再提和。
refusal-nothing-to-take-back = 你沒有可以收回的棋步。
refusal-moves-within = 對局只能在自己的伺服器內移動。這一局在 { $place }。請在那裡用 /board。
refusal-no-game-over-here = 你在這個頻道沒有已結束的對局。用 /challenge 開始一局。

list-mine = 你進行中的對局，等你落子的在前：
list-mine-none = 你沒有進行中的對局。用 /challenge 開始一局。
list-channel = 這個頻道進行中的對局，最緊急的在前：
list-channel-none = 這個頻道沒有人在下棋。用 /challenge 開始一局。
list-seats = 這個頻道的空位：
list-seats-none = 這個頻道沒有空位。用 /challenge 邀請別人。
list-seat = { $game }，{ $author } 發起，空位：{ $free }
list-free = 空位：{ $free }
list-away = 🏖️ { $people } 休假中
list-finished = 你已結束的對局，最新的在前：
list-open = 前往棋盤
list-due = 落子期限 { $when }
list-expires = 過期時間 { $when }
list-across = 來自其他伺服器
across-joined = 你得到了對局 #{ $number } 的座位，這一局在另一個伺服器進行。輪到你時會收到私訊，按其中的 **{ button-mine }** 可以開啟棋盤。`/games` 也會列出這一局。
refusal-across-rematch = 你們中有一人在另一個伺服器，所以這一局不能再來一局。不選對手的 `/challenge` 會提供新的空位，那裡也會顯示。
list-last = 上一手 { $when }
list-your-move = ▶ **輪到你**
list-your-answer = ▶ **等你答覆**
list-against = { $game }，對 { $people }
list-beside = { $game }，同隊：{ $mates }，對：{ $people }
list-between = { $game }：{ $people }
list-in-set = { $game }（兩局中的第 { $part } 局）
list-stone = { $stone } { $game }
list-finished-none = 沒有符合條件的已結束對局。
list-no-match = 沒有符合條件的對局。
page-back = ◀ 上一頁
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = 下一頁 ▶

settings = 伺服器設定。不選頻道或遊戲，就是全部允許。
    禁止參賽：{ $count ->
        [0] 無人
       *[other] { $barred }
    }
    管理對局與棋手：`/settings end`、`extend`、`decide`、`void`、`restore`、`close-season`、`ban`、`unban`、`log`
settings-banned-erased = { $count } 名資料已刪除的棋手
settings-default-line = 預設遊戲：{ $game }
settings-limits-line = 每名棋手最多 { $person } 局、每個頻道最多 { $channel } 局進行中的對局
settings-rule-sets-line = 規則：{ $count ->
        [0] 全部
       *[other] { $names }
    }
settings-usual-game = { $game }（未設定）
setting-channels = 可以開始對局的頻道
setting-games = 這裡可以玩的遊戲
setting-policy = 棋盤的發布方式
policy-edit = 更新同一則訊息
policy-relay = 每手一則新訊息，刪除舊的
policy-keep = 每手一則新訊息，保留舊的
policy-thread = 每局一個討論串
thread-refused = 這個伺服器要為每局建立討論串，但在這裡無法建立。需要「建立公開討論串」權限。對局留在這個頻道。
setting-casual = 計分對局
setting-pace = 預設時限
setting-pace-none = 不限時（不計分）
setting-default = 預設遊戲
setting-default-label = 哪種遊戲和規則？
setting-default-example = { $game }，或 - 表示無
setting-rule-sets = 規則
setting-rule-sets-label = 只允許這些，用逗號分隔（- 為全部）
setting-limits = 上限
setting-limits-label = 每名棋手幾局，每個頻道幾局？
setting-limits-example = 10 50，或 - 表示預設
setting-lettering = Pente 棋盤的字母 I
settings-ratings = **這裡的等級分**
    • 要進入排名，棋手需要 { $games } 局計分對局、{ $opponents } 個不同的對手、不超過 { $deviation } 的偏差，並在最近 { $days } 天內下過計分對局。更改立即生效。
    • 對局開始時，棋手的帳號註冊滿 { $account } 天、加入這個伺服器滿 { $member } 天，該棋手的對局才計分。
    • 同樣兩名棋手在 30 天內的第 1、2、3……局按 { $weights }% 計分。最後一個數字用於之後的所有對局。
    • { $plain ->
        [no] 無開局規則的五子棋、小棋盤和 Gomoku Roku 的讓步對局不計分，因為已關閉。
       *[yes] 無開局規則的五子棋、小棋盤和 Gomoku Roku 的讓步對局也計分。
    }先手的價值已計入預期結果。
    天數和權重的更改用於今後結束的對局。已經計入的不變。
setting-odd = 無開局規則的五子棋計分
setting-ranked = 排名條件…
setting-ranked-label = 局數、對手數、偏差、天數？
setting-ranked-example = 10 3 110 60，或 - 表示預設
setting-ages = 新帳號…
setting-ages-label = 註冊天數，加入伺服器天數？
setting-ages-example = 14 3，或 - 表示預設
setting-none = 無
setting-guesses = 猜下一手
setting-own-puzzles = 用這裡的對局出習題
setting-across = 跨伺服器顯示空位
setting-results = 發布結果的頻道
setting-role-champion = 伺服器管理者建立的最近一次聯賽或錦標賽的冠軍
setting-role-first = 排行榜第一名
setting-role-king = 伺服器管理者加入過的擂台的擂主
setting-role-season = 上個賽季排行榜第一名
setting-role-seats = 有空位時提及，每 15 分鐘最多一次。請允許所有人提及此身分組。
setting-role-title = 稱號持有者，例如將軍（對同一對手三連勝）
setting-role-top = 排行榜前三名
setting-role-voters = 與大家對弈時可以投票的人，須加入滿三天（不選身分組：所有人）
setting-roles = 身分組與結果…
setting-week = 發布每週總結的頻道（週一 10:00 UTC）
setting-puzzle = 發布今日習題的頻道（10:00 UTC 之後）
setting-weights = 重複對局…
setting-weights-label = 第 1、2……局各計百分之幾？
setting-weights-example = 100 100 50 25 0，或 - 表示預設
refusal-bad-ranked = 「{ $written }」不能讀作排名條件。請寫四個數字，例如 10 3 110 60：局數（1 到 1000）、對手數（1 到 100）、偏差（45 到 350）和天數（1 到 3650）。
refusal-bad-ages = 「{ $written }」不能讀作兩個天數。請寫成 14 3 這樣，各為 0 到 3650：註冊天數和加入伺服器的天數。
refusal-bad-weights = 「{ $written }」不能讀作權重。請寫最多 20 個 0 到 100 的數字，例如 100 100 50 25 0。
refusal-bad-limits = 「{ $written }」不能作為兩個上限。請寫兩個數字，例如 10 50：每名棋手 1 到 { $person } 局，每個頻道 1 到 { $channel } 局。
refusal-setting-no-choice = 這樣就什麼都不能玩了：允許的規則（{ $sets }）不屬於任何允許的遊戲（{ $games }）。請先更改另一項設定，或將其清空。
refusal-setting-default-not-here = 預設遊戲將是 { $game }，而這裡只允許：{ $known }。請選擇其他預設遊戲（不設填 -），或先允許它。
refusal-setting-default-alone = { $game } 是單人遊戲，而預設遊戲用於向其他人挑戰。請選擇其他遊戲。
refusal-settings-need-server = 只有伺服器才有伺服器設定。請在伺服器的頻道裡用 `/settings show`。你自己的設定在 /preferences。
refusal-role-of-everyone = 請選擇其他身分組：這個身分組人人都有。
refusal-roles-need-right = 請先給機器人「管理身分組」權限，再重新選擇身分組。
refusal-role-out-of-reach = 機器人無法授予這個身分組：它在機器人自己的身分組之上，或屬於某個整合。請在伺服器設定的「身分組」中把機器人的身分組移到它之上，或選擇其他身分組。
roles-gone = ⚠️ 其中一個身分組已不存在。請選擇其他身分組，或選擇「無」。
roles-refused = ⚠️ Discord 拒絕了一個身分組（代碼 { $code }）。請給機器人「管理身分組」權限，並在伺服器設定的「身分組」中，把機器人自己的身分組移到它要授予的身分組之上。
settings-back = 返回
settings-roles = **身分組與結果**
    成員依對局成績獲得這些身分組，輪到別人時收回。每十分鐘檢查一次。
refusal-settings-need-right = 這需要「管理伺服器」權限。你自己的設定在 /preferences。
refusal-deed-needs-person = 請說明是誰：在選項 `person` 中選擇棋手。
refusal-ban-self = 不能禁止自己參賽。請選擇其他人。
refusal-ban-narabe = 不能禁止 { -narabe } 參賽。請選擇一個人。
refusal-settings-full = 這裡被禁止參賽的人太多，沒有空間儲存這項更改。請先解除一人的禁令：`/settings unban`
refusal-not-banned = { $person } 在這裡沒有被禁止參賽，無需解除。`/settings log` 列出做過的操作。
refusal-deed-not-now = 這一局現在不能這樣做。等待中和進行中的對局可以結束，進行中的可以延長，進行中和已結束的可以裁定，已結束的可以作廢和恢復。
refusal-decide-left = 這位棋手已經離開對局，不能判為獲勝。請選擇其他勝者，或用 `/settings end` 不計結果地結束對局。
refusal-decide-automa = 自動機由遊戲本身操作，不能判負。可以判自動機獲勝或和局，或用 `/settings end` 不計結果地結束對局。
refusal-no-crowd = { -narabe } 不在這一局中。請選其中一名棋手；不選人則為和局。
refusal-not-their-game = { $person } 不在這一局中。請選其中一名棋手；不選人則為和局。
refusal-no-deadline = 這一局沒有可以延長的期限。
did-end = 對局 #{ $number } 已結束，無結果。
did-end-event = 在賽事中雙方都不得分。仍可裁定結果：`/settings decide`
did-adjudicate = 對局 #{ $number } 已裁定。
did-extend = #{ $number } 中輪到的棋手多了{ $minutes ->
    [5] 五分鐘
    [60] 一小時
   *[other] 一天
}。
did-bar = { $person } 不能再在這裡開始或加入對局。進行中的對局繼續。
did-unbar = { $person } 又可以在這裡下棋了。
did-bar-events = 同時退出：{ $events }。
did-unbar-events = 仍未恢復參賽：{ $events }。禁令之後 48 小時內，主辦人可以讓其重新參賽：`/events do:讓棋手重新參賽（主辦人）`
audit = 管理紀錄，最新的在前：
audit-detail = { $line }：{ $detail }
audit-draw = 和局
audit-machine = 電腦
audit-win = { $winner } 獲勝
# What someone has done, behind their name.
audit-act-end = 結束了對局 { $game }
audit-act-extend = 延長了對局 { $game } 的時限
audit-act-adjudicate = 裁定了對局 { $game }
audit-act-void = 作廢了對局 { $game } 的結果
audit-act-restore = 恢復了對局 { $game } 的結果
audit-act-close-season = 結束了賽季
audit-act-bar = 禁止 { $person } 參賽
audit-out-of = 退出 { $events }
audit-act-unbar = 解除了 { $person } 的參賽禁令
audit-act-make-event = 建立了賽事
audit-act-start-event = 開始了賽事
audit-act-cancel-event = 取消了賽事
audit-act-remove-entrant = 把 { $person } 移出了賽事
audit-act-put-back = 讓 { $person } 重新參賽
audit-act-move-event = 移動了賽事
audit-act-set-channels = 設定了對局頻道
audit-act-set-games = 設定了遊戲
audit-act-set-policy = 設定了棋盤的發布方式
audit-act-set-casual = 設定了對局是否計分
audit-act-set-language = 設定了語言
audit-act-set-theme = 設定了主題
audit-act-set-deck = 設定了卡牌樣式
audit-act-set-lettering = 設定了 Pente 棋盤的字母 I
audit-act-set-pace = 設定了預設時限
audit-act-set-rule-sets = 設定了規則
audit-act-set-default = 設定了預設遊戲
audit-act-set-limits = 設定了上限
audit-act-set-odd = 設定了無開局規則的五子棋是否計分
audit-act-set-ranked = 設定了排名條件
audit-act-set-ages = 設定了新帳號的條件
audit-act-set-weights = 設定了重複對局的權重
audit-act-set-role-king = 設定了擂主的身分組
audit-act-set-role-champion = 設定了賽事冠軍的身分組
audit-act-set-role-first = 設定了排行榜第一名的身分組
audit-act-set-role-top = 設定了前三名的身分組
audit-act-set-role-season = 設定了賽季第一名的身分組
audit-act-set-role-title = 設定了稱號持有者的身分組
audit-act-set-role-seats = 設定了有空位時提及的身分組
audit-act-set-role-voters = 設定了可以投票的身分組
audit-act-set-results = 設定了發布結果的頻道
audit-act-set-week = 設定了發布每週總結的頻道
audit-act-set-puzzle = 設定了發布習題的頻道
audit-act-set-guesses = 設定了能否猜下一手
audit-act-set-own-puzzles = 設定了是否用這裡的對局出習題
audit-act-set-across = 設定了是否跨伺服器顯示空位
# The new value of a setting, behind what someone has done.
audit-none = 無
audit-default = 預設
audit-all-channels = 所有頻道
audit-all-games = 所有遊戲
audit-all-rule-sets = 所有規則
audit-theme-wood = 木紋
audit-theme-slate = 石板
audit-theme-paper = 紙張
audit-theme-contrast = 高對比
audit-deck-coins = 綠面和金面，附硬幣
audit-deck-suits = 撲克牌
audit-limits = 每名棋手最多 { $person } 局、每個頻道最多 { $channel } 局進行中的對局
audit-ranked = 至少 { $games } 局計分對局、{ $opponents } 個不同的對手，偏差不超過 { $deviation }，最近 { $days } 天內有計分對局
audit-ages = 帳號註冊滿 { $account } 天，加入伺服器滿 { $member } 天
audit-weights = 第 1、2、3……局按 { $weights }% 計分
audit-empty = 管理紀錄是空的。
refusal-channel-not-here = 對局不能在這個頻道開始。請在這裡下：{ $known }。
refusal-game-not-here = 這個伺服器不提供{ $game }。這裡提供：{ $known }。
refusal-you-are-barred = 你不能在這裡開始或加入對局（伺服器管理員的決定）。你進行中的對局繼續，在其他伺服器也可以下棋。
refusal-they-are-barred = { $person } 不能在這裡下棋（伺服器管理員的決定）。請向其他人挑戰。
refusal-blocked = 你不能向 { $person } 挑戰。請向其他人挑戰。
refusal-you-blocked = 你封鎖了 { $person }。請先用 /block 取消封鎖。
refusal-block-self = 不能封鎖自己。請選擇其他人。
refusal-block-bot = 機器人不會向任何人挑戰，無需封鎖。請選擇一個人。
blocked-list = { $count ->
    [0] 你沒有封鎖任何人。用 /block 並選擇棋手。
   *[other] 你封鎖了 { $people }。要取消封鎖，請用 /block 再選一次。
}
blocked-now = { $person } 已被封鎖：不能再向你挑戰，也不能加入你的空位。你們進行中的對局繼續。賽事和擂台不受影響。
unblocked-now = { $person } 已取消封鎖，可以再向你挑戰。

privacy = • **儲存的關於你的資料**：你的 Discord 使用者 ID，以及開始記錄的時間。你的對局，包括棋步、時間、頻道和結果。你在 /preferences 中的設定，以及你解出的課程。你用 /block 封鎖的人。你的休假。對局產生的等級分。你做今日習題的結果。你的預定應手、筆記、競猜和投票。你加入的聯賽、錦標賽和擂台。機器人給你的身分組。管理員對你的處理，以及你作為管理員的操作。對你下棋的每個伺服器：你在那裡顯示的名稱、加入的日期和最後一次確認你在那裡的時間。不儲存你在頻道裡寫的內容，也不儲存圖片。
    • **儲存多久**：對局、等級分、習題和參賽紀錄在機器人執行期間一直儲存，其餘的直到你更改為止。預定應手在走出或失效後刪除，競猜和投票在計票一週後刪除。用於答覆你的紀錄在一小時內刪除。伺服器移除機器人三十天後（之後那裡還有人落子或解題的，從最後一次算起），關於該伺服器的一切都會刪除。
    • **你可以做什麼**：把一切匯出為檔案，或者刪除。如果你刪除，你進行中的對局結束，由一個沒有名字的棋手代替你，其他人的結果和等級分保持正確。如果有伺服器禁止你參賽，禁令仍然有效，用加鹽雜湊代替你的 ID。
link-terms = 條款
link-privacy = 隱私權政策
link-support = 支援
privacy-export = 全部匯出
privacy-delete = 刪除…
privacy-delete-yes = 確定刪除關於我的一切
privacy-sure = 按下按鈕後，你在所有伺服器的全部資料都會刪除：
    • { $games ->
        [0] 你沒有進行中的對局。
       *[other] 你進行中的 { $games } 局會結束，按認輸計算。
    }
    • 已結束的對局會用 👤1 這樣的編號代替你的名字。
    • 頻道裡已有的訊息保持原樣，提到你的也一樣。
    沒有人能撤銷。
privacy-exported = 儲存的關於你的一切：
refusal-data-too-large = 你的資料超過了 Discord 單則訊息的上限。請向執行 { -narabe } 的人索取副本。
rights-note = -# 這裡缺少權限：{ $rights }。管理伺服器的人可以授予。
channels-note = -# 機器人不能在 { $channels } 顯示棋盤：在那裡需要「檢視頻道」、「傳送訊息」和「附加檔案」權限。
broken-off-server-gone = 對局已取消：伺服器移除了機器人。
refusal-too-many-commands = 一分鐘內的指令超過了 { $most } 個。請稍等。按鈕仍然可用。
refusal-too-many-presses = 一分鐘內的按鈕和表單超過了 { $most } 次。請稍等再按。
refusal-work-under-way = 還在畫你之前要的圖。請等它出來再試。
refusal-too-much-work = 現在正在畫很多圖。請一分鐘後再試。
refusal-too-costly = 重播這一局要花太長時間。請減少手數再試。

# How a board looks to one person alone.
button-mine = 我的視角
option-board-text = 文字棋盤，逐列顯示，只有你能看到
preference-zoom = 放大交戰區域
board-in-file = 文字棋盤在下面的檔案裡。
refusal-no-game-to-show = 這個頻道沒有進行中或已結束的對局。請給出對局編號。/games 列出你的對局。
# Beside the stones on pictures, whose letters are few.
machine-name = 自動機
machine-label = Narabe（等級 { $level }）
strip-days = { $count } 天
strip-hours = { $count } 小時
strip-minutes = { $count } 分

week-offer = **要每週總結嗎？**
    這裡已經下完了十局。每週一可以發布這一週的情況：對局、連勝、等人接受的挑戰。不會提及任何人。請選擇一個頻道，或保持不變：只有你能看到，而且只有這一次。`/settings show` 中也有。
greeting = 👋 { -narabe } 來了：五子棋、連珠及其同類遊戲，在這個頻道或任何頻道都能下。`/challenge` 開始對局，/help 查看全部。如果你管理這個伺服器，請先設定：
setup-open = 設定
setup = **為這個伺服器設定 { -narabe }**
    你管理這個伺服器，所以只有你能看到，而且只有這一次。以後都可以用 `/settings show` 更改。
setup-step = **第 { $number } 步。** { $name }
setup-language = 公開訊息的語言
setup-permissions = **這個頻道的權限**
setup-has = ✓ { $name }：已允許
setup-lacks = ✗ { $name }：對局需要。請在頻道設定中為 { -narabe } 允許，然後再測試。
setup-lacks-roles = ○ { $name }：只有在給棋手身分組時才需要。要使用的話，請在伺服器設定中為 { -narabe } 允許。
setup-test = 再測試
setup-all = 全部設定
