# 持ち時間：盤に出る残り時間、催促、休暇、一時停止、停止していた時間

clock-until = ⏳ 着手期限：{ $until }（{ $left }）
clock-over-draw = ⌛ { $over }に時間切れになりました。{ $person }さんは時間切れ勝ちにできます。しなければ、{ $left }に引き分けになります。
clock-over-cancel = ⌛ { $over }に時間切れになりました。{ $person }さんは時間切れ勝ちにできます。しなければ、{ $left }に無勝負で打ち切りになります。
clock-over-out = ⌛ { $over }に時間切れになりました。ほかの対局者は時間切れ勝ちにできます。しなければ、{ $left }に{ $late }さんは退出になります。
clock-grace = ⌛ 時間切れです。{ $left }に自動的に終局します。
clock-silence = ⌛ このまま着手がなければ、{ $left }に打ち切りになります。
clock-vacation = 🏖️ 休暇中です。持ち時間の計測は最長で{ $until }まで止まります。
clock-paused = ⏸️ 一時停止中です。持ち時間の計測は最長で{ $until }まで止まります。対局者は /pause でいつでも再開できます。

reminder = { $people }、{ $game }の着手期限は{ $until }（{ $left }）です。{ $link }
reminder-last = ⏳ { $people }、{ $game }は{ $left }に時間切れになります。{ $link }
time-over = { $people }、{ $game }で{ $person }さんが時間切れになりました。{ $until }（{ $left }）まで、盤の下のボタンで、時間切れ勝ちにするか催促できます。{ $link }
nudge = { $people }、{ $by }さんが{ $game }の着手を待っています。期限は過ぎています。{ $link }
silence-notice = { $people }、{ $game }は長いあいだ着手がありません。このままなら{ $left }に打ち切りになります。{ $link }
time-ran-out = { $people }、{ $game }は時間切れになりました。{ $link }
time-given = ⚖️ サーバーの管理者が、{ $game }での{ $person }さんの持ち時間を{ $until }（{ $left }）まで延長しました。{ $link }
vote-extended = ⏳ { $game }にはまだ投票がないため、投票を最長で{ $until }（{ $left }）まで延長しました。それまでに投票がなければ{ $person }さんの時間切れ負けです。{ $called ->
    [0] {""}
   *[other] { $people }{" "}
}{ $link }
vote-extended-first = ⏳ { $game }にはまだ投票がないため、投票を最長で{ $until }（{ $left }）まで延長しました。それまでに投票がなければ無勝負で打ち切ります。{ $link }
outage = { $since }から{ $until }まで停止していました。その分、次の対局の持ち時間を延長しました：{ $games }

broken-off-no-first-move = 最初の着手が期限までになかったため、無勝負で打ち切りました。
broken-off-both-out = 時間切れ勝ちの申し出がなかったため、無勝負で打ち切りました。
broken-off-silence = 30日間着手がなかったため、無勝負で打ち切りました。

button-claim = 時間切れ勝ちにする
button-nudge = 催促する
nudged = { $person }さんに催促しました。

refusal-nudged-already = { $person }さんはもう催促されています。次にできるのは{ $again }です。
refusal-own-time = 時間切れなのはあなたです。まだ着手できます。
refusal-time-not-over = まだ時間切れではありません。期限は{ $until }です。過ぎたら時間切れ勝ちか催促ができます。
refusal-no-clock = 時間無制限の対局なので、時間切れはありません。
refusal-pause-no-clock = 時間無制限の対局なので、一時停止の必要はありません。好きなときに打てます。
refusal-not-due = たった今、対局の状況が変わりました。盤を見て、もう一度お試しください。
refusal-untimed-rated = 時間無制限の対局はレーティングの対象になりません。別の持ち時間を選ぶか、`rated` を外してください。

challenge-away = 🏖️ 申し込みの時点で{ $person }さんは休暇中でした（最長で{ $until }まで）。返事はそれまで待つことになるかもしれません。
vacation-begun = 🏖️ { $by }さんは最長で{ $until }まで休暇です。{ $game }の持ち時間の計測は止まります。
vacation-begun-by-itself = 🏖️ 時間切れが近いため、{ $by }さんの自動休暇が始まりました（最長で{ $until }まで）。{ $game }の持ち時間の計測は止まります。
vacation-ended = { $by }さんの休暇が終わりました。{ $game }の持ち時間の計測を再開します。
vacation-started = 休暇に入りました。持ち時間の計測は最長で{ $until }（{ $left }）まで止まります。その間も着手できます。`/vacation stop` でいつでも終えられます。
vacation-stopped = おかえりなさい。持ち時間の計測を再開しました。
vacation-is = 最長で{ $until }まで休暇中です。`/vacation stop` でいつでも終えられます。
vacation-none = 休暇中ではありません。
vacation-left = 休暇の残りは{ $days ->
    [0] { $hours }時間
   *[other] { $days }日
}です（365日間に14日まで）。
vacation-left-now = 今終えると、休暇の残りは{ $days ->
    [0] { $hours }時間
   *[other] { $days }日
}です（365日間に14日まで）。
vacation-least = 休暇は1回につき最低1時間として数えます。
pause-asked = { $people }、{ $by }さんが{ $game }の一時停止を申し出ています。全員が同意すると、誰かが再開するまで持ち時間の計測が止まります。{ $link }
pause-declined = { $people }、{ $by }さんが{ $game }の一時停止を断りました。持ち時間はそのまま進みます。期限は{ $until }です。{ $link }
pause-lapsed = { $game }の一時停止の申し出は無効になりました。
paused = ⏸️ { $game }は最長で{ $until }まで一時停止です。対局者は /pause でいつでも再開できます。{ $link }
resumed = ▶️ { $people }、{ $by }さんが{ $game }を再開しました。期限は{ $until }です。{ $link }
pause-over = ▶️ { $people }、{ $game }の一時停止が終わりました。期限は{ $until }です。{ $link }
pause-offered = 一時停止を申し出ました。全員が同意すると、持ち時間の計測が止まります。
pause-agreed = 対局は最長で{ $until }まで一時停止です。/pause でいつでも再開できます。
pause-turned-down = 一時停止を断りました。持ち時間はそのまま進みます。
pause-ended = 持ち時間の計測を再開しました。

button-pause = 一時停止
button-no-pause = 断る
command-pause = 合意のうえで対局を一時停止するか、再開します
option-pause-game = どの対局か（番号）
command-vacation = 1年に14日まで、持ち時間の計測を止めます
command-vacation-show = 休暇の残りを表示します
command-vacation-start = 休暇を始めて、持ち時間の計測を止めます
command-vacation-stop = 休暇を終えて、持ち時間の計測を再開します

refusal-no-vacation = 休暇中ではありません。`/vacation start` で始められます。
refusal-vacation-used = 過去365日間の休暇14日を使い切りました。取った日から1年たつごとに、1日ずつ戻ります。
refusal-pause-on-vacation = 休暇中の人がいるため、持ち時間の計測はすでに止まっています。
refusal-pause-too-late = もう時間切れなので一時停止はできません。対局は続けられます。
refusal-pause-asked-already = 一時停止はもう申し出ています。ほかの全員が同意すると始まります。
refusal-pause-not-asked = 一時停止の申し出はもうありません。申し出るには /pause を使ってください。
