# レーティング、ランキング、プロフィール、終わった対局。

pool-gomoku = 五目並べ
pool-renju = 連珠
pool-pente = ペンテ
pool-keryo-pente = ケリョ・ペンテ
pool-captures = プーフ・ボート・Oペンテ
pool-ninuki = 二抜き
pool-ninuki-renju = 二抜き連珠
pool-roku = ゴモクロク
pool-rokumon = ロクモン
pool-multi = 3人以上

agreed-board = { $lines }路盤
agreed-board-unbounded = 無限盤
agreed-clock-live = 一手5分
agreed-clock-hour = 一手1時間
agreed-clock-day = 一手1日
agreed-clock-3days = 一手3日
agreed-clock-week = 一手7日
agreed-clock-bank = 持ち時間5日＋一手ごとに12時間
agreed-clock-none = 時間無制限
agreed-rated = レーティング対局
agreed-rated-part = レーティング対局（{ $games ->
    [0] {""}
   *[other] この30日間に同じ相手とのレーティング対局がすでに{ $games }回あるため、
}{ $percent }%だけ反映）
agreed-rated-less = レーティング対局（この30日間に互いにレーティング対局をしているため、{ $people }には一部だけ反映）
agreed-unrated = レーティング対象外（{ $why }）
unrated-why = { $why ->
    [direct] DMでの対局のため
    [repeated] 30日間に同じ相手と対局しすぎているため
    [machine] コンピューターとの対局のため
    [crowd] 対局相手の「皆さん」にはレーティングがないため
    [untimed] 時間無制限のため
    [practice] 9路盤は練習用のため
    [server] このサーバーではすべて対象外のため
    [opening] このサーバーでは公平な開局規定のない五目並べや連珠は対象外のため
    [board] このサーバーではこの大きさの盤は対象外のため
    [handicap] このサーバーではハンデ戦は対象外のため
    [young-account] { $person }さんのアカウントが作成から{ $days }日未満のため
    [young-member] { $person }さんがこのサーバーに参加して{ $days }日未満のため
    [event] 大会の設定のとおり
    [decider] 対戦の決着だけをつける対局
   *[chosen] 申し込みの条件のとおり
}
result-unrated = この対局はレーティングに反映されません（{ $why }）。
took-opening = このサーバーでは公平な開局規定のない五目並べや連珠はレーティングの対象外なので、このレーティング対局は開局規定「スワップ2」で打ちます。
rating-change = { $person }：{ $before } → **{ $after }**（{ $change }）{ $edge ->
    [0] {""}
   *[other] {" "}· 先手の有利：{ $edge }点
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] この30日間にすでに同じ相手と対局しているため、この対局は{ $percent }%だけ反映されます。
       *[no] この30日間に同じ相手との対局が多すぎるため、この対局はレーティングに反映されません。
    }
    [time-outs] { $person }さんは2日以内に別の対局も時間切れで負けています。反映されるのは最初の1局だけなので、この対局はレーティングに反映されません。
    [one-sided] この相手一人から得た点がすでに多いため、{ $person }さんの増加分は{ $percent }%だけ反映されます。相手がほかの人とレーティング対局を10局打てば、残りも反映されるようになります。
   *[unproven] 相手のレーティングがまだ暫定のため、{ $person }さんの増加分は{ $percent }%だけ反映されます。
}
counted-less-for = { $people }：{ $reason }
not-counted = { $why ->
    [set] この対局のレーティングは、同じセットのもう1局と合わせて、2局とも終わったときに計算します。
    [set-counted] この対局のレーティングは、同じセットのもう1局と合わせて計算しました。
    [set-lost] 同じセットのもう1局がレーティングの対象にならないため、この対局もレーティングに反映されません。
    [young-account] { $person }さんのアカウントが作成から{ $days }日未満だったため、この対局はレーティングに反映されません。
    [young-member] { $person }さんがこのサーバーに参加して{ $days }日未満だったため、この対局はレーティングに反映されません。
    [machine] オートマとの対局だったため、この対局はレーティングに反映されません。
   *[few-moves] 着手が{ $moves }手に満たない対局者がいたため、この対局はレーティングに反映されません。
}
ruled = { $ruling ->
    [void] ⚖️ サーバーの管理者の裁定により、この対局は無効になりました。
    [draw] ⚖️ サーバーの管理者の裁定により、この対局は引き分けになりました。
   *[win] ⚖️ サーバーの管理者の裁定により、{ $winners }の勝ちになりました。
}

tally-legend = -# 3-1-2 は3勝1分2敗です。レーティングの成績では、2局セットを1局と数えます。
trend-legend = -# +35 のような数は最近の対局でのレーティングの変化です。
provisional-legend = -# 1500? のような数は仮のレーティングです。対局を重ねると定まります。
ladder-picture = { $pool }・シーズン{ $season }
ladder-head-name = 名前
ladder-head-rating = レーティング
ladder-head-tally = 勝-分-負
ladder-head-trend = 推移
ladder-title = 🏆 **{ $pool }** · シーズン{ $season }{ $people ->
    [0] {""}
   *[other] {" "}· 順位の付いた人：{ $people }人中{ $ranked }人
}
ladder-archived = 🏆 **{ $pool }** · シーズン{ $season }（{ $closed }終了）{ $people ->
    [0] {""}
   *[other] · 順位の付いた人：{ $people }人中{ $ranked }人
}
ladder-others = ほかのランキング
button-own-profile = 自分の成績
button-leaderboard = ランキング
ladder-empty = ここではレーティング対局がまだありません。人同士の対局は、持ち時間があり、アカウントの作成やサーバーへの参加から十分な日数がたっていれば対象になります。例：`/challenge game:{ $rules }`
ladder-empty-season = 今シーズンは、ここではレーティング対局がまだありません。人同士の対局は、持ち時間があり、アカウントの作成やサーバーへの参加から十分な日数がたっていれば対象になります。例：`/challenge game:{ $rules }`
ladder-uncounted = { $why ->
    [casual] ここにはレーティング対局がありません。このサーバーの対局は、すべてレーティングの対象外です。
   *[rules] ここにはレーティング対局がありません。このサーバーで遊べるルールは、どれもこのランキングの対象になりません。
}
ladder-before = 前のシーズンは `/leaderboard game:{ $game } season:{ $season }` で見られます。
ladder-tallies = ここではレーティングに反映された対局がまだありません（理由は各対局の盤にあります）。対象外の対局の成績（勝-分-負）：
ladder-tally = { $person }さん：{ $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }さん：**{ $rating }** · 順位が付くまで：{ $missing }
ladder-unranked = ── まだ順位なし ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · 順位が付くまで：{ $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }位
}
ladder-row = { $place ->
    [0] { $person } { $rating }（{ $tally }）
   *[other] { $place }位 { $person } { $rating }（{ $tally }）
}
ladder-own = { $person }さん：{ $ranked }人中{ $place }位、{ $rating }。
ladder-own-unranked = { $person }さん：{ $rating }、まだ順位なし。順位が付くまで：{ $missing }。今の点なら{ $place }位に当たります。
ladder-own-lacks = { $person }さんに順位が付くまで：{ $missing }。今の点なら{ $place }位に当たります。
ladder-own-would = { $person }さん：今の点なら{ $place }位に当たります。
ladder-own-archived = { $person }さん：{ $rating }、このシーズンは順位なし。
ladder-own-missing = { $person }さん：ここでのレーティング対局はまだありません。
guesses-name = 予想
guesses-title = 🔮 **今月の予想** · { $people }人
guesses-row = { $place }位 { $person }：{ $points }点（{ $all }回中{ $hits }回的中）
guesses-empty = 今月はまだ予想がありません。観戦している対局の盤の下にある**予想…**を押してください。
guesses-own-missing = { $person }さん：今月の予想はまだありません。
guesses-before = 先月の1位：{ $people }（{ $points }点）
puzzles-name = 詰め問題
puzzles-title = 🧩 **今月解かれた詰め問題** · { $people }人
puzzles-row = { $place }位 { $person }：{ $days }日
puzzles-empty = 今月はまだ誰も「今日の詰め問題」を解いていません。`/puzzle` で見られます。
puzzles-own-missing = { $person }さん：今月はまだ「今日の詰め問題」を解いていません。
puzzles-before = 先月の1位：{ $people }（{ $days }日）
missing-games = あと{ $count }局
missing-opponents = 対局相手あと{ $count }人
missing-certainty = レーティングが定まるまでの対局
missing-recent = { $days }日以内の対局

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · シーズン{ $season }
}
profile-unrated = そこでのレーティングはありません。
profile-empty = 人との対局で終わったものは、ここにはまだありません。
profile-pool = { $place ->
    [0] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }：**{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · { $place }位
}
profile-pool-earlier = { $line } · シーズン{ $season }
profile-curves-more = レーティングはほかに{ $count }個ありますが、推移は省略しています。
profile-honour = { $place ->
    [1] 🥇 { $pool }・シーズン{ $season } 第1位
    [2] 🥈 { $pool }・シーズン{ $season } 第2位
   *[3] 🥉 { $pool }・シーズン{ $season } 第3位
}
profile-honours-more = それ以前のシーズンの3位以内：ほかに{ $count }回
profile-holds = ⚔️ { $game }の{ $title }（{ $rivals }に3連勝）
profile-games = コンピューターのいない対局：{ $wins }勝{ $draws }分{ $losses }敗 · 時間内に終えた対局 { $percent }%
profile-streak = 連勝：{ $now }（最高 { $best }）
profile-openings = よく打つ珠型：{ $openings }
profile-head-to-head = { $asker }さんとの対戦：{ $wins }勝{ $draws }分{ $losses }敗
alt-curve = { $pool }：{ $games }局で{ $first }から{ $last }へ。

history-title = { $person }さん：終わった対局 { $count }局
history-empty = { $person }さんの終わった対局はまだありません。
history-unmatched = { $person }さんの対局で、条件に合う終わったものはありません。
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = 味方：{ $mates }、相手：{ $people }
history-replay = 棋譜を再生する対局

season-closed = シーズン{ $season }を終了し、保存しました。シーズン{ $next }が始まります。レーティングはそのままで、次に打つまで偏差が広がります。
season-sure = シーズン{ $season }を終了しますか？ ランキングと結果が確定し、もう変えられません。次のシーズンは、今のレーティングのまま、偏差を広げて始まります。
season-yes = はい、終了します
decide-sure = この対局を今、{ $person }の勝ちで終わらせますか？ 再開はできません。{ $game }
decide-sure-draw = この対局を今、引き分けで終わらせますか？ 再開はできません。{ $game }
decide-yes = はい、終わらせます
end-sure = 大会のこの対局を無勝負で終わらせますか？ 誰の得点にもならず、打ち直しもありません。{ $format ->
    [knockout] この対戦に勝者がいなければ、参加時のレーティングが高いほうが、差がなければ先に参加したほうが勝ち進みます。
   *[other] {""}
}結果を付けるには `/settings decide` を使います。{ $game }
decide-which = どのコンピューターの勝ちにしますか？ 対局はここで終わり、続けられません。{ $game }
ruling-sure = 終わったこの対局の結果を{ $person }の勝ちに改めますか？ { $rated ->
    [yes] レーティングも変わります。{ $game }
   *[no] { $game }
}
ruling-sure-draw = 終わったこの対局の結果を引き分けに改めますか？ { $rated ->
    [yes] レーティングも変わります。{ $game }
   *[no] { $game }
}
ruling-which = 終わったこの対局の結果を、どのコンピューターの勝ちに改めますか？ { $game }
ruling-yes = はい、改めます
late-sure = 無勝負で終わらせた大会のこの対局を、{ $person }の勝ちにしますか？ { $game }
late-sure-draw = 無勝負で終わらせた大会のこの対局を、引き分けにしますか？ { $game }
late-yes = はい、そうします
result-ruled = { $count ->
    [0] 対局 #{ $number } の結果を改めました。変わるレーティングはありません。
   *[other] 対局 #{ $number } の結果を改め、レーティングを計算し直しました。{ $count }人が変わりました：
}

result-ruled-later = 対局 #{ $number } の結果を改めました。レーティングは計算し直しているところで、数分後に反映されます。

refusal-unrated = { $why ->
    [direct] DMでの対局はレーティングの対象になりません。サーバーで申し込むか、`rated` を外してください。
    [untimed] 時間無制限の対局はレーティングの対象になりません。持ち時間を選ぶか、`rated` を外してください。
    [practice] 9路盤は練習用で、レーティングの対象になりません。大きい盤を選ぶか、`rated` を外してください。
    [machine] コンピューターとの対局はレーティングの対象になりません。`rated` を外してください。
    [crowd] 「皆さん」にはレーティングがないため、「皆さん」との対局はレーティングの対象になりません。`rated` を外してください。
    [board] この大きさの盤は、ここではレーティングの対象になりません。通常の大きさを選ぶか、`rated` を外してください。
    [handicap] ハンデ戦は、ここではレーティングの対象になりません。`rated` を外してください。
   *[other] このルールは、ここではレーティングの対象になりません。`rated` を外してください。
}
refusal-no-such-pool = 「{ $written }」というゲームやランキングはありません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}次から選んでください：{ $known }。
refusal-no-such-season = シーズン「{ $written }」はありません。{ $last ->
    [1] 今はシーズン1だけです。
   *[other] 1から{ $last }までの番号を選んでください。
}
refusal-no-server = サーバーの中でだけ使えます。サーバーのチャンネルで使ってください。
refusal-no-result = 対局 #{ $number } には、このサーバーで裁定できる結果がありません。終わった対局の番号は /history で分かります。
refusal-ruled-meanwhile = 対局 #{ $number } の状態がたった今変わったため、裁定は行われませんでした。対局を確かめて、もう一度お試しください。
refusal-nothing-to-rule = { $state ->
    [open] 対局 #{ $number } はまだ始まっていないので、結果がありません。申し込みは `/settings end` で終わらせられます。
    [running] 対局 #{ $number } は進行中なので、まだ結果がありません。`/settings end` なら無勝負として、`/settings decide` なら結果を付けて終わらせられます。
    [late] 対局 #{ $number } は無勝負で終わりました。結果は後からでも付けられます：`/settings decide`
   *[over] 対局 #{ $number } は無勝負で終わったので、無効にしたり復元したりする結果がありません。
}
refusal-season-over = 対局 #{ $number } は終了したシーズンのものです。結果は変えられません。
refusal-knockout-went-on = 勝ち抜き戦は対局 #{ $number } に進んだので、この対局はもう裁定できません。勝ち残りを変えるには、`/settings decide` で #{ $number } を裁定してください。
refusal-season-closed-already = シーズン{ $season }はもう終了しています。今のシーズンは `/settings close-season` で終了できます。
refusal-not-in-game = 勝者は対局者から選んでください：{ $people }。

command-leaderboard = このサーバーのランキングを表示します
option-leaderboard-game = ゲームの種類（空欄ならここで最もよく打たれているもの）
option-leaderboard-season = 過去のシーズン（番号）
option-leaderboard-player = この人の順位を見る（空欄なら自分）
option-leaderboard-text = 画像の代わりに文字で
command-profile = このサーバーでのレーティングと成績を表示します
option-profile-game = このゲームだけ（空欄ならすべて）
option-profile-season = 過去のシーズンの番号（空欄なら今のシーズン）
option-profile-player = 誰の成績（空欄なら自分）
option-profile-text = 画像の代わりに文字で
command-history = 終わった対局を表示します
option-history-player = 誰の対局（空欄なら自分）
option-history-game = この種類のゲームだけ
option-history-opponent = この相手との対局だけ
option-history-result = この結果の対局だけ
option-history-rated = レーティング対局だけ
command-openings = このサーバーの対局の序盤を調べます
option-openings-game = ゲームとルール（例：gomoku/renju、空欄ならここで最後に打たれたもの）
option-openings-player = この人の対局だけ
option-openings-mine = 自分の対局だけ
option-openings-moves = 局面までの手順（例：h8 i9）
option-openings-rated = レーティング対局だけ
choice-result-won = 勝ち
choice-result-drawn = 引き分け
choice-result-lost = 負け
openings-title = 📖 **{ $name }**：このサーバーの対局の序盤
openings-title-person = 📖 **{ $name }**：{ $person }さんの序盤
openings-rated = レーティング対局だけ
openings-after = { $moves }の後：
openings-line = { $letter }：**{ $move }**　{ $count }局　得点率{ $score }%（{ $low }〜{ $high }）　最後は{ $when }
openings-line-few = { $letter }：**{ $move }**　{ $count }局　最後は{ $when }
openings-none = この局面になった対局はここにはまだありません。
openings-others = -# ほかのゲームは `game` で選べます（五目並べ、連珠、ペンテ、二抜き）。
openings-more = ここで打たれた手はほかに{ $count }通りあります。
openings-file = 📚 このボットの棋譜ファイルから：
openings-file-line = **{ $move }** · { $count }局 · { $score }%（{ $low }〜{ $high }）
openings-file-line-few = **{ $move }** · { $count }局
openings-means = -# 得点率は手番の人が得た点の割合で、かっこ内は95%信頼区間です。回転や裏返しで重なる局面は一つに数えます。
openings-capped = -# このルールで終わった対局のうち、最近の{ $most }局を数えました。
openings-mirrored = -# 対称な局面なので、どの点も裏返しや回転で重なる点を含みます。
button-openings = 序盤
button-openings-back = 一手戻る
refusal-openings-game = { $game }の序盤は数えていません。五目並べ、連珠、ペンテ、二抜きで使えます。
refusal-openings-long = 手順は{ $most }手まで書けます。その先の序盤は数えていません。もっと短い手順を書いてください。
