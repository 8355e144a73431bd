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
