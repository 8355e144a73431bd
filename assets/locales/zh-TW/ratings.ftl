# Ratings, leaderboards, profiles and past games.

pool-gomoku = 五子棋
pool-renju = 連珠
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-、Boat- 和 O-Pente
pool-ninuki = 二拔
pool-ninuki-renju = 二拔連珠
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = 三人或更多

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = 無邊棋盤
agreed-clock-live = 每步 5 分鐘
agreed-clock-hour = 每步 1 小時
agreed-clock-day = 每步 1 天
agreed-clock-3days = 每步 3 天
agreed-clock-week = 每步 7 天
agreed-clock-bank = 5 天 + 每步 12 小時
agreed-clock-none = 不限時
agreed-rated = 計分
agreed-rated-part = 計分 { $percent }%{ $games ->
    [0] {""}
   *[other] （兩人在 30 天內的計分對局中已相遇 { $games } 次）
}
agreed-unrated = 不計分：{ $why }
unrated-why = { $why ->
    [direct] 私訊中的對局不計分
    [repeated] 兩人在 30 天內對局太多
    [machine] 與電腦的對局不計分
    [crowd] 與大家的對局不計分，因為大家沒有等級分
    [untimed] 不限時的對局不計分
    [practice] 9×9 棋盤用於練習
    [server] 這個伺服器的對局不計分
    [opening] 這個伺服器不為無平衡開局規則的五子棋和連珠計分
    [board] 這個伺服器不為這種大小的棋盤計分
    [handicap] 這個伺服器不為讓步對局計分
    [young-account] { $person } 的帳號註冊不滿 { $days } 天
    [young-member] { $person } 加入這個伺服器不滿 { $days } 天
    [event] 賽事是這樣約定的
    [decider] 這一局只用來決定勝方
   *[chosen] 對局是這樣提出的
}
result-unrated = 不計分：{ $why }。
took-opening = 這個伺服器不為無平衡開局規則的五子棋和連珠計分，所以這局計分對局採用 Swap2 開局。
rating-change = { $person }：{ $before } → **{ $after }**（{ $change }）{ $edge ->
    [0] {""}
   *[other] {" "}· 先手優勢：{ $edge } 分
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] 這一局按 { $percent }% 計分：同樣的棋手在最近 30 天內已經相遇過。
       *[no] 這一局不計分：同樣的棋手在最近 30 天內相遇太多次。
    }
    [time-outs] 這一局不計分：{ $person } 兩天內還有一局逾時判負，只計第一局。
    [one-sided] { $person } 的得分按 { $percent }% 計算：從這一個對手身上已經得到很多分。等對手與其他人下滿十局計分對局後，再計其餘部分。
   *[unproven] { $person } 的得分按 { $percent }% 計算：對手的等級分還不穩定。
}
counted-less-for = { $people }：{ $reason }
not-counted = { $why ->
    [set] 這一局與雙局的另一局一起計分，要等兩局都下完。
    [set-counted] 這一局已與雙局的另一局一起計分。
    [set-lost] 雙局的另一局不計分，所以這一局也不計分。
    [young-account] 這一局不計分：{ $person } 的帳號註冊不滿 { $days } 天。
    [young-member] 這一局不計分：{ $person } 加入這個伺服器不滿 { $days } 天。
    [machine] 這一局不計分：有自動機參加。
   *[few-moves] 這一局不計分：不是每個人都下滿了 { $moves } 手。
}
ruled = { $ruling ->
    [void] ⚖️ 管理員將這一局作廢。
    [draw] ⚖️ 管理員將這一局判為和局。
   *[win] ⚖️ 管理員將這一局判為 { $winners } 獲勝。
}

tally-legend = -# 3-1-2 表示 3 勝 1 和 2 負。計算等級分時，雙局算一局。
trend-legend = -# +35 表示最近幾局等級分的變化。
provisional-legend = -# 1500? 表示等級分只是估計，還需要更多對局。
ladder-picture = { $pool }，第 { $season } 賽季
ladder-head-name = 棋手
ladder-head-rating = 等級分
ladder-head-tally = 勝-和-負
ladder-head-trend = 走勢
ladder-title = 🏆 **{ $pool }** · 第 { $season } 賽季{ $people ->
    [0] {""}
   *[other] {" "}· { $people } 人中 { $ranked } 人有排名
}
ladder-archived = 🏆 **{ $pool }** · 第 { $season } 賽季，已於 { $closed } 結束{ $people ->
    [0] {""}
   *[other] {" "}· { $people } 人中 { $ranked } 人有排名
}
ladder-others = 其他排行榜
button-own-profile = 我的資料
button-leaderboard = 排行榜
ladder-empty = 這裡還沒有計分對局。人與人之間限時的對局，只要沒有人的帳號太新或剛加入伺服器，就計分。用 `/challenge game:{ $rules }` 開始一局。
ladder-empty-season = 這裡本賽季還沒有計分對局。人與人之間限時的對局，只要沒有人的帳號太新或剛加入伺服器，就計分。用 `/challenge game:{ $rules }` 開始一局。
ladder-before = 上一賽季：`/leaderboard game:{ $game } season:{ $season }`。
ladder-tallies = 這裡還沒有對局計入等級分，原因見各棋盤。勝、和、負：
ladder-tally = { $person }：{ $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }：**{ $rating }** · 還需要：{ $missing }
ladder-unranked = ── 尚無排名 ──
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
ladder-own-unranked = { $person }：{ $rating }，尚無排名。還需要：{ $missing }。按此等級分可排第 { $place } 名。
ladder-own-lacks = { $person }：還需要：{ $missing }。按此等級分可排第 { $place } 名。
ladder-own-would = { $person }：按此等級分可排第 { $place } 名。
ladder-own-archived = { $person }：{ $rating }，在這個賽季沒有排名。
ladder-own-missing = { $person }：在這個排行榜上沒有計分對局。
guesses-name = 競猜
guesses-title = 🔮 **本月競猜** · { $people } 人
guesses-row = { $place }. { $person } · { $points } 分（{ $all } 次中猜中 { $hits } 次）
guesses-empty = 本月還沒有計入的競猜。請在你觀看的對局的棋盤下方按**競猜…**。
guesses-own-missing = { $person }：本月沒有計入的競猜。
guesses-before = 上月第一名：{ $people }，{ $points } 分。
puzzles-name = 習題
puzzles-title = 🧩 **本月解出的習題** · { $people } 人
puzzles-row = { $place }. { $person } · { $days } 天
puzzles-empty = 本月還沒有人解出今日習題。`/puzzle` 顯示今天的題。
puzzles-own-missing = { $person }：本月沒有解出今日習題。
puzzles-before = 上月第一名：{ $people }，{ $days } 天。
missing-games = 再下 { $count } 局
missing-opponents = 再遇 { $count } 個對手
missing-certainty = 再下幾局使等級分穩定
missing-recent = 最近 { $days } 天內下一局

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · 第 { $season } 賽季
}
profile-unrated = 那裡沒有等級分。
profile-empty = 這裡還沒有與真人的已結束對局。
profile-pool = { $place ->
    [0] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · 第 { $place } 名
}
profile-pool-earlier = { $line } · 第 { $season } 賽季
profile-honour = { $place ->
    [1] 🥇 { $pool }第 1 名，第 { $season } 賽季
    [2] 🥈 { $pool }第 2 名，第 { $season } 賽季
   *[3] 🥉 { $pool }第 3 名，第 { $season } 賽季
}
profile-honours-more = 以往賽季還有 { $count } 次進入前三名
profile-holds = ⚔️ { $game }的{ $title }，對 { $rivals }（三連勝）
profile-games = 沒有電腦的對局：{ $wins } 勝 { $draws } 和 { $losses } 負 · { $percent }% 未逾時
profile-streak = 連勝：{ $now }（最高 { $best }）
profile-openings = 喜愛的開局：{ $openings }
profile-head-to-head = 對 { $asker }：{ $wins } 勝 { $draws } 和 { $losses } 負
alt-curve = { $pool }：{ $games } 局，從 { $first } 到 { $last }。

history-title = { $person }：已結束 { $count } 局
history-empty = 沒有找到 { $person } 已結束的對局。
history-unmatched = { $person } 沒有符合條件的已結束對局。
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = 同隊：{ $mates }，對：{ $people }
history-replay = 重播其中一局

season-closed = 第 { $season } 賽季已結束並存檔。第 { $next } 賽季已開始。所有人的等級分保留，但在重新下棋之前會不那麼確定。
season-sure = 要結束第 { $season } 賽季嗎？它的排行榜和成績將成為定局。下一賽季沿用所有人的等級分，但會不那麼確定。
season-yes = 確定結束賽季
decide-sure = 現在判 { $person } 勝並結束這局嗎？之後無法繼續。{ $game }
decide-sure-draw = 現在以和局結束這局嗎？之後無法繼續。{ $game }
decide-yes = 確定結束這局
end-sure = 讓賽事中的這一局無結果結束嗎？雙方都不得分，也不會重下。{ $format ->
    [knockout] 如果這場對陣沒有勝者，報名時等級分較高的一方晉級，不分高下時先報名的一方晉級。
   *[other] {""}
}裁定結果請用 `/settings decide`。{ $game }
decide-which = 判哪台電腦獲勝？對局現在結束，之後不能繼續。{ $game }
ruling-sure = 把這局已結束的對局改判為 { $person } 勝嗎？{ $rated ->
    [yes] 等級分也會隨之變動。{ $game }
   *[no] { $game }
}
ruling-sure-draw = 把這局已結束的對局改判為和局嗎？{ $rated ->
    [yes] 等級分也會隨之變動。{ $game }
   *[no] { $game }
}
ruling-which = 把這局已結束的對局改判為哪台電腦勝？{ $game }
ruling-yes = 確定改判
late-sure = 賽事中的這一局已結束，無結果。裁定 { $person } 勝嗎？{ $game }
late-sure-draw = 賽事中的這一局已結束，無結果。裁定為和局嗎？{ $game }
late-yes = 確定裁定
result-ruled = { $count ->
    [0] 對局 #{ $number } 已更新。等級分沒有變化。
   *[other] 對局 #{ $number } 已更新，等級分已重新計算。有 { $count } 人變化：
}

result-ruled-later = 對局 #{ $number } 已更新。等級分正在重新計算，幾分鐘後公布。

refusal-unrated = { $why ->
    [direct] 私訊中的對局不計分。請在伺服器中開始，或拿掉 `rated`。
    [untimed] 不限時的對局不計分。請選擇時限，或拿掉 `rated`。
    [practice] 9×9 棋盤用於練習，不計分。請選擇更大的棋盤，或拿掉 `rated`。
    [machine] 與電腦的對局不計分。請拿掉 `rated`。
    [crowd] 大家沒有等級分，所以與大家的對局不計分。請拿掉 `rated`。
    [board] 這個伺服器不為這種大小的棋盤計分。請選擇常用大小，或拿掉 `rated`。
    [handicap] 這個伺服器不為讓步對局計分。請拿掉 `rated`。
   *[other] 這裡不為這種規則計分。請拿掉 `rated`。
}
refusal-no-such-pool = 沒有遊戲或排行榜「{ $written }」。{ $nearest ->
    [none] {""}
   *[other] 你是指「{ $nearest }」嗎？
}請選擇：{ $known }。
refusal-no-such-season = 沒有賽季「{ $written }」。{ $last ->
    [1] 目前只有第 1 賽季。
   *[other] 請選擇 1 到 { $last } 之間的編號。
}
refusal-no-server = 這只能在伺服器中使用。請在伺服器的頻道裡使用這個指令。
refusal-no-result = 對局 #{ $number } 在這個伺服器沒有可裁定的結果。/history 顯示已結束的對局和編號。
refusal-season-over = 對局 #{ $number } 屬於已結束的賽季，結果已成定局。
refusal-knockout-went-on = 淘汰賽已進行到對局 #{ $number }，這一局不能再裁定。要改變晉級者，請用 `/settings decide` 裁定 #{ $number }。
refusal-season-closed-already = 第 { $season } 賽季已經結束。要結束目前賽季，請用 `/settings close-season`。
refusal-not-in-game = 勝者必須是其中一名棋手：{ $people }。

command-leaderboard = 這個伺服器的排行榜
option-leaderboard-game = 遊戲（留空：這裡下得最多的）
option-leaderboard-season = 以往賽季的編號
option-leaderboard-player = 查看這名棋手的名次（留空：你的）
option-leaderboard-text = 用文字代替圖片
command-profile = 棋手在這裡的等級分和戰績
option-profile-game = 只看這種遊戲（留空：全部）
option-profile-season = 以往賽季的編號（留空：目前賽季）
option-profile-player = 誰（留空：你）
option-profile-text = 用文字代替圖片
command-history = 瀏覽已結束的對局
option-history-player = 誰的對局（留空：你的）
option-history-game = 只看這類遊戲
option-history-opponent = 只看與這名棋手的對局
option-history-result = 只看這種結果的對局
option-history-rated = 只看計分對局
command-openings = 查看本伺服器對局的開局
option-openings-game = 遊戲和規則，例如 gomoku/renju（留空：這裡最近的規則）
option-openings-player = 只看此人的對局
option-openings-mine = 只看你的對局
option-openings-moves = 到達局面的棋步，例如 h8 i9
option-openings-rated = 只看計分對局
choice-result-won = 勝
choice-result-drawn = 和
choice-result-lost = 負
openings-title = 📖 **{ $name }**：本伺服器對局的開局
openings-title-person = 📖 **{ $name }**：{ $person } 的開局
openings-rated = 僅計分對局
openings-after = { $moves } 之後：
openings-line = { $letter }：**{ $move }** · { $count } 局 · { $score }%（{ $low }–{ $high }） · 最近 { $when }
openings-line-few = { $letter }：**{ $move }** · { $count } 局 · 最近 { $when }
openings-none = 這裡還沒有已結束的對局出現過這個局面。
openings-others = -# 用 `game` 選其他遊戲：五子棋、連珠、Pente 或二拔。
openings-more = 這裡還下過另外 { $count } 種下法。
openings-file = 📚 來自這個機器人內建的棋譜：
openings-file-line = **{ $move }** · { $count } 局 · { $score }%（{ $low }–{ $high }）
openings-file-line-few = **{ $move }** · { $count } 局
openings-means = -# 百分比是輪到落子的一方的得分率及其誤差範圍。旋轉和鏡像後相同的局面合併計算。
openings-capped = -# 統計的是最近依此規則結束的 { $most } 局。
openings-mirrored = -# 局面對稱：每個點也代表與它對稱的點。
button-openings = 開局
button-openings-back = 返回
refusal-openings-game = { $game }的開局不作統計。請試試五子棋、連珠、Pente 或二拔。
refusal-openings-long = 棋步最多寫 { $most } 手，更遠的開局不作統計。請寫短一些。
