# 持ち時間：盤に出る残り時間、催促、休暇、一時停止、停止していた時間

clock-until = ⏳ 期限：{ $until }（{ $left }）
clock-over = ⌛ { $left }に時間切れになりました。相手は時間切れ勝ちにできます。
clock-grace = ⌛ 時間切れです。{ $left }に自動的に終局します。
clock-silence = ⌛ このまま着手がなければ、{ $left }に打ち切りになります。
clock-vacation = 🏖️ 休暇中です。時計は遅くとも{ $until }まで止まります。
clock-paused = ⏸️ 一時停止中です。時計は遅くとも{ $until }まで止まります。対局者は /pause でいつでも再開できます。

reminder = { $people }さん、{ $game }の着手期限は{ $until }（{ $left }）です。{ $link }
reminder-last = ⏳ { $people }さん、{ $game }は{ $left }に時間切れになります。{ $link }
time-over = { $people }さん、{ $game }で{ $person }さんが時間切れになりました。盤の下のボタンで時間切れ勝ちにするか、催促できます。{ $link }
nudge = { $people }さん、{ $by }さんが{ $game }の着手を待っています。期限は過ぎています。{ $link }
silence-notice = { $people }さん、{ $game }は長いあいだ着手がありません。このままなら{ $left }に打ち切りになります。{ $link }
time-ran-out = { $people }さん、{ $game }は時間切れになりました。{ $link }
outage = { $since }から{ $until }まで対局できない状態でした。次の対局の時計にその時間を戻しました：{ $games }

broken-off-no-first-move = 最初の着手が期限までになかったため、無勝負で打ち切りました。
broken-off-both-out = 両者とも時間切れのため、無勝負で打ち切りました。
broken-off-silence = 30日間着手がなかったため、無勝負で打ち切りました。

button-claim = 時間切れ勝ちにする
button-nudge = 催促する
nudged = { $person }さんに着手を促しました。

refusal-nudged-already = { $person }さんにはもう催促しました。次にできるのは{ $again }です。
refusal-own-time = 時間切れなのはあなたです。まだ着手できます。
refusal-time-not-over = まだ時間切れではありません。期限は{ $until }です。過ぎたら時間切れ勝ちか催促ができます。
refusal-no-clock = この対局には時計がないので、時間切れはありません。
refusal-not-due = 対局の状態がいま変わりました。盤を見て、もう一度お試しください。
refusal-untimed-rated = 時計のない対局はレーティング対象にできません。別の持ち時間を選ぶか、対象外にしてください。

vacation-begun = 🏖️ { $by }さんは遅くとも{ $until }まで休暇です。{ $game }の時計は止まります。
vacation-begun-by-itself = 🏖️ 時間切れが近いため、{ $by }さんの休暇が自動的に始まりました（遅くとも{ $until }まで）。{ $game }の時計は止まります。
vacation-ended = { $by }さんの休暇が終わりました。{ $game }の時計が再び動きます。
vacation-started = 休暇に入りました。時計は遅くとも{ $until }（{ $left }）まで止まります。その間も着手できます。/vacation stop で終えられます。
vacation-stopped = おかえりなさい。時計が再び動きます。
vacation-is = 遅くとも{ $until }まで休暇中です。/vacation stop で早く終えられます。
vacation-left = 休暇中ではありません。残りは{ $hours }時間です（1年に24時間×14日）。
pause-asked = { $people }さん、{ $by }さんが{ $game }の一時停止を希望しています。全員が同意すると、だれかが再開するまで時計が止まります。{ $link }
paused = ⏸️ { $game }は遅くとも{ $until }まで一時停止です。対局者は /pause でいつでも再開できます。{ $link }
resumed = ▶️ { $people }さん、{ $by }さんが{ $game }を再開しました。期限は{ $until }です。{ $link }
pause-over = ▶️ { $people }さん、{ $game }の一時停止が終わりました。期限は{ $until }です。{ $link }
pause-offered = 希望を伝えました。全員が同意すると時計が止まります。
pause-agreed = 対局は遅くとも{ $until }まで一時停止です。/pause で早く再開できます。
pause-ended = 時計が再び動きます。

button-pause = 一時停止
command-pause = 合意のうえで対局を一時停止するか、再開します
option-pause-game = どの対局か（ここに複数あるとき）
command-vacation = 1年に14日まで時計を止めます
option-vacation-do = 開始か終了。省くと現在の状態を表示
choice-do-start = 開始
choice-do-stop = 終了

refusal-no-vacation = 休暇中ではありません。/vacation start で始められます。
refusal-vacation-used = 過去365日間の休暇14日を使い切りました。古い分が過ぎるにつれて戻ります。
refusal-pause-on-vacation = 休暇中の人がいるため、時計はすでに止まっています。
refusal-pause-too-late = もう時間切れなので一時停止はできません。対局は続けられます。
refusal-pause-asked-already = 一時停止はもう希望済みです。ほかの全員が同意すると始まります。
