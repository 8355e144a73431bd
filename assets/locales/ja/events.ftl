# リーグと大会。

command-events = リーグや大会の作成、参加、順位表の表示をします
option-events-do = 操作（空欄なら一覧、条件を入れると作成）
option-events-format = 新しい大会の形式（空欄なら参加者の数で決まる）
option-events-game = ゲームとルール（例：gomoku/renju）
option-events-rules = ルールの追加指定（例：size=19 opening=swap2）
option-events-clock = 一手の持ち時間（空欄なら5日＋一手ごとに12時間）
option-events-games = 相手ごとの対局数（空欄なら、先手が有利なルールでは2局）
option-events-rounds = 空いた人から次の相手と打つか、ラウンドごとか
option-events-regulations = 通信選手権の規定（空欄の項目に使う）
option-events-seats = 参加者の数（3〜64。そろうと開始、空欄なら日時で開始）
option-events-starts = 開始までの日数（1〜30。空欄なら3日後、定員があればそろったとき）
option-events-name = 新しい大会の名前
option-events-event = 大会の番号か名前（大会が一つだけなら空欄で可）
option-events-person = 外す、または戻す参加者
choice-do-create = 大会を作る
choice-do-list = 大会の一覧
choice-do-table = 順位表を見る
choice-do-export = 大会全体をファイルで書き出す
choice-do-join = 参加する
choice-do-leave = 参加をやめる
choice-do-start = 開始
choice-do-cancel = 大会を中止する（主催者）
choice-do-remove = 参加者を外す（主催者）
choice-do-put-back = 外れた人を戻す（主催者）
choice-do-move = このチャンネルに移す（主催者）
choice-format-auto = 参加者の数で決める
choice-format-league = リーグ：総当たりでシーズンが続く
choice-format-round-robin = 総当たり戦
choice-format-swiss = スイス式：成績の近い相手と対局
choice-format-knockout = 勝ち抜き戦：負けたら敗退
choice-games-1 = 1局
choice-games-2 = 2局（先手を交替）
choice-rounds-rolling = 2人が空きしだい次の対局
choice-rounds-strict = ラウンド制：全局が終わると次へ
choice-regulations-renju-world = 連珠の通信世界選手権：リーグ、五珠交替打ち、1局ずつ
choice-regulations-gomoku-world = 五目並べの通信世界選手権：リーグ、スワップ2、2局ずつ

set-proposed = ♻️ 2局セット：2局を同時に打ち、1局ずつ先手を持ちます。
set-line = ♻️ 2局セットの1局です。もう1局：#{ $number } { $link }
set-cancelled = ♻️ このセットのもう1局は打ち切られたので、この1局だけで数えます：#{ $number } { $link }
set-result = ♻️ セットの結果：{ $one } { $points }対{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }、{ $event } にまだ参加しますか？ { $in }に始まります。返事がなければ外れます：{ $link }
button-stay-event = 参加する
event-stays = { $event } に参加しています。
event-season = 🏁 **{ $name }** シーズン{ $season }
event-board = { $event } 第{ $round }ラウンド
event-board-decider = { $event } 第{ $round }ラウンド・対戦の決着をつける1局
event-board-final = { $event } 決勝
event-board-final-decider = { $event } 決勝・決着をつける1局
event-not-begun = 大会では{ $person }さんの不戦敗になります。
event-no-result = 大会では、この対局は誰の得点にもなりません。{ $format ->
    [knockout] この対戦に勝者がいなければ、参加時のレーティングが高いほうが、差がなければ先に参加したほうが勝ち進みます。
   *[other] {""}
}
event-numbered = { $event } · 大会 #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] {" "}シーズン{ $season }
}（{ $state }）
event-format-auto = 10人までは総当たり、11人からはスイス式
event-format-league = リーグ
event-format-round-robin = 総当たり戦
event-format-swiss = スイス式
event-format-swiss-of = スイス式、相手は各{ $rounds }人
event-format-knockout = 勝ち抜き戦
event-rated = レーティング対局
event-unrated = レーティングなし
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] 相手ごとに1局
   *[other] 相手ごとに先手を替えて同時に{ $games }局
} · { $opponents ->
    [0] ラウンド制
    [1] 同時に1人と対局
   *[other] 同時に{ $opponents }人まで対局
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] 1対戦に1局
   *[other] 1対戦に先手を替えて同時に{ $games }局
} · { $opponents ->
    [0] ラウンド制
    [1] 同時に1人と対局
   *[other] 同時に{ $opponents }人まで対局
} · { $rated }
event-how-auto = 日程の相談はいりません。対局は自動で始まり、終わると次の対局が始まります。
event-how-league = 同じ部の全員と対局します。下位は降格、上位は昇格し、次のシーズンは自動で始まります。
event-how-round-robin = 全員と対局します。対局は自動で始まり、終わると次の対局が始まります。
event-how-swiss = 成績の近い相手と対局します。対局は自動で始まります。
event-how-rounds = スイス式での相手の数は参加人数で決まります。{ $few }人なら{ $one }人、{ $some }人なら{ $two }人、{ $many }人なら{ $three }人です。
event-how-strict = このラウンドの対局がすべて終わると、次のラウンドが自動で始まります。
event-how-knockout = 負けると敗退です。引き分けならもう1局打ち、それも引き分けなら参加時のレーティングが高いほうが勝ち進みます。レーティングのない人は最も低いとみなします。レーティングが同じか、どちらにもない場合は、先に参加したほうです。
event-silence = 初手を時間内に打たないと、相手の得点になります。2回目で参加取り消しです。休暇は使えますが、一時停止はできません。ブロックに関係なく、参加者の誰とも当たります。
event-begins-at = 開始：{ $when }（{ $in }）
event-begins-with = { $seats }人そろうと始まります{ $left ->
    [0] { "" }
   *[other] （あと{ $left }人）
}。
event-begins-with-at = { $seats }人そろうと始まります{ $left ->
    [0] { "" }
   *[other] （あと{ $left }人）
}。遅くとも{ $when }（{ $in }）に始まります。
event-begins-once = { $fewest }人以上そろいしだい始まります。
event-begins-by-hand = 3人以上そろったら、{ $person }さんが `/events do:開始` で始めます。
event-in-none = **まだ参加者はいません。**「参加する」を押してください。
event-in = **参加者（{ $count }人）：** { $people }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }人
}
event-is-cancelled = { $event } は中止になりました。{ $games ->
    [0] {""}
   *[other] 始まった対局は続きます。
}
event-progress = { $all }局のうち{ $over }局が終了
event-progress-open = 終了{ $over }局、対局中{ $open }局
event-progress-over = 最終順位（{ $over }局）
event-progress-round = 全{ $rounds }ラウンド中の第{ $round }ラウンド
event-progress-final = 決勝
event-division = __{ $number }部__
event-no-winner = 優勝者なし
event-more = …ほか{ $count }人。「順位表」を押してください。
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] （{ $played }局）
}
event-player-out = { $person }（退出）
event-annulled = -# { $people }との対局は成績に数えません。総当たり戦を早く退出した人の成績は表から外れます。
event-row-ties = { $row } · { $ties }
event-set-waits = -# 2局セットの成績は、2局とも終わった時点で入ります。
event-nameless = プレイヤー{ $number }
event-head = { $stage ->
    [final] 決勝
    [semi] 準決勝
   *[other] { $round }回戦
}
event-alt-row = { $place }位 { $person } { $points }点
event-alt-results = { $place }位 { $person } { $points }点（{ $results }）
event-alt-played = 対{ $person } { $points }
event-alt-unplayed = 対{ $person } { $points }（不戦）
event-alt-nothing = 対{ $person } { $points }（無勝負）
event-alt-bye = { $points }（対戦相手なし）
event-alt-passed = 第{ $round }ラウンド 対戦相手なし
event-alt-open = 対{ $person } 対局中
event-tie-match-points = 勝点 { $value }
event-tie-sonneborn-berger = ゾンネボーン・ベルガー { $value }
event-tie-direct-encounter = 直接対決 { $value }
event-tie-buchholz = ブッフホルツ { $value }
event-tie-buchholz-cut-1 = ブッフホルツ（最低を除く）{ $value }
event-tie-wins = 勝数 { $value }
event-paired = { $event } の新しい対局が始まりました。{ $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = 決勝：{ $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } は引き分けのため、もう1局で決着をつけます：{ $games }
event-through-rating = { $one }さんと{ $other }さんの決着をつける1局も引き分けでした。参加時のレーティングが高い{ $one }さんが勝ち進みます。
event-through-order = { $one }さんと{ $other }さんの決着をつける1局も引き分けでした。参加時のレーティングに差がないため、先に参加した{ $one }さんが勝ち進みます。
event-won-rating = { $one }さんと{ $other }さんの決着をつける1局も引き分けでした。参加時のレーティングが高い{ $one }さんの優勝です。
event-won-order = { $one }さんと{ $other }さんの決着をつける1局も引き分けでした。参加時のレーティングに差がないため、先に参加した{ $one }さんの優勝です。
event-through-void-rating = { $one }さんと{ $other }さんの対戦は無勝負となりました。参加時のレーティングが高い{ $one }さんが勝ち進みます。
event-through-void-order = { $one }さんと{ $other }さんの対戦は無勝負となりました。参加時のレーティングに差がないため、先に参加した{ $one }さんが勝ち進みます。
event-won-void-rating = { $one }さんと{ $other }さんの対戦は無勝負となりました。参加時のレーティングが高い{ $one }さんの優勝です。
event-won-void-order = { $one }さんと{ $other }さんの対戦は無勝負となりました。参加時のレーティングに差がないため、先に参加した{ $one }さんの優勝です。
event-bye = { $one }さんは今回は対局相手がいないため、規定の得点が入ります。
event-passes = 第1ラウンドは相手がなく、第2ラウンドから：{ $people }
event-passes-final = 第1ラウンドは相手がなく、決勝から：{ $people }
event-free = このラウンドは相手なし：{ $people }
event-half-bye = { $one }さんは残りの対局相手がいないため、得点の半分が入ります。
event-too-few = { $people }、{ $event } は{ $fewest }人以上そろわず、始まりませんでした。募集は続き、そろいしだい始まります。{ $link }
event-not-offered = { $people }、{ $event } のルールはこのサーバーで使えなくなったため、始まりませんでした。参加者はそのまま残ります。また使えるようになったら `/events do:開始` で始めるか、`/events do:大会を中止する（主催者）` で中止してください。{ $link }
event-out = { $people }は2局で初手を打たなかったため、{ $event } の参加取り消しとなりました。
event-gone = { $people }は1週間着手がないまま2局で時間切れ負けになったため、{ $event } から外れました。
event-may-return = 48時間以内なら主催者が戻せます：`/events do:外れた人を戻す（主催者）`
event-given-up = { $people }、{ $event } の{ $one }さんと{ $other }さんの対戦（{ $games }）は、双方が2手ずつ打つ前に投了または時間切れで終わりました。表では不戦の得点として扱います。
event-over = 👑 { $event } の優勝は{ $people }です。{ $link }
event-over-none = { $event } は優勝者なしで終わりました。{ $link }
event-over-divided = { $event } は終わりました。{ $link }
event-over-division = { $number }部：{ $people }
event-over-division-none = { $number }部：優勝者なし
event-up = ⬆️ 昇格：{ $people }
event-down = ⬇️ 降格：{ $people }
event-over-ruled = -# サーバーの管理者の裁定により、結果が変わりました。
event-cancelled = { $event } は中止になりました。{ $games ->
    [0] {""}
   *[other] 始まった対局は続きます。
}
event-moved-on = -# { $event } は { $channel } で続いています。{ $link }
event-preview = この条件で、このチャンネルに大会を作りますか？
event-preview-more = -# `/events` では、ゲーム・形式・持ち時間・定員・開始日・名前なども選べます。
button-event-new = 作る
event-made = 大会 #{ $number } を作りました。参加はこのチャンネルの募集メッセージからです。
event-joined = { $event } に参加しました。同時に{ $opponents }人までと対局します。ブロックに関係なく、参加者の誰とも当たります。対局は自動で始まります。
event-left = { $event } への参加をやめました。始まった対局は続きます。
event-leave-sure = { $event } への参加をやめますか？ 新しい相手とは当たりません。始まった対局は続きます。
event-leave-early = 終わった対戦が半分に満たないと、成績は順位表から消えます。
event-remove-sure = { $event } から{ $person }さんを外しますか？ 新しい相手とは当たりません。始まった対局は続きます。
event-remove-early = 終わった対戦が半分に満たないと、その成績は順位表から消えます。
event-cancel-sure = { $event } を中止しますか？ 勝者は決まらず、新しい対局は始まりません。{ $games ->
    [0] {""}
   *[other] 対局中の{ $games }局は、通常の対局として続きます。
}
event-files = { $event } のファイルです。{ $count ->
    [0] {""}
   *[other] 全{ $count }局の棋譜、
}表計算用の順位表、**narabe standings**用の結果、FIDE形式（TRF）の報告が入っています。
refusal-event-files-too-large = ファイルが大きすぎて、Discordの1つのメッセージに入りません。対局は `/export` で1局ずつ出せます。
event-state-open = 募集中
event-state-running = 進行中
event-state-over = 終了
event-state-cancelled = 中止
events-list = このサーバーの大会：
events-none = このサーバーにはまだ大会がありません。作るには：`/events do:大会を作る`
events-line = #{ $number } { $event } · { $state } · { $count }人{ $own ->
    [yes] {" "}· **参加中**
    [over] {" "}· 参加した大会
   *[other] {""}
} { $link }
button-join-event = 参加する
button-leave-event = 参加をやめる
button-leave-event-yes = はい、やめる
button-remove-entrant-yes = はい、外します
button-cancel-event-yes = はい、中止します
button-event-table = 順位表
button-event-files = ファイル
did-start-event = { $event } を開始します。
did-cancel-event = { $event } を中止しました。{ $games ->
    [0] {""}
   *[other] 始まった対局は続きます。
}
did-remove-entrant = { $person }さんを { $event } から外しました。
did-put-back = { $person }さんは { $event } に戻りました。
did-move-event = { $event } は、{ $games ->
    [0] {""}
   *[other] 進行中の対局とともに
}このチャンネルで続きます。

refusal-no-such-event = このサーバーに大会 #{ $number } はありません。/events で一覧が見られます。
refusal-which-event = どの大会ですか？ `event` に番号を入れてください。/events で一覧が見られます。
refusal-which-of-events = どの大会ですか？ `event` に番号を入れてください：{ $known }。
refusal-events-full = このサーバーでは募集中と進行中の大会が上限の{ $most }件です。終わるのを待つか、一つ中止してください。
refusal-events-yours = このサーバーであなたが作った募集中と進行中の大会が、「サーバー管理」権限のない場合の上限の{ $most }件です。終わるのを待つか、一つ中止してください。
refusal-events-made-lately = 「サーバー管理」権限のない人が1日に作れる大会の上限（{ $most }件）に達しました。明日また作るか、権限のある人に頼んでください。
refusal-event-not-in-channel = このチャンネルにボットがいないため、盤面を出せません。ボットをサーバーに追加するか、ボットに見えるチャンネルで作ってください。
refusal-event-is-here = この大会はすでにこのチャンネルにあります。移すには、移す先のチャンネルで同じコマンドを使ってください。
refusal-event-moved-lately = この大会は最近移したばかりです。{ $until }からまた移せます。
refusal-event-seats = 参加者は{ $fewest }〜{ $most }人です。その範囲の数を `seats` に入れてください。
refusal-event-starts = 何日後に始めるかを、{ $fewest }〜{ $most }の数で `starts` に入れてください。
refusal-event-name-long = 大会の名前は{ $most }文字までです（今は{ $count }文字）。短くしてください。
refusal-set-half-over = このセットの#{ $number }は終わっているので、こちらは打ち切れません。続けるか、/draw や /resign で終えてください。
refusal-set-two-players = 2局セットは2人の対局だけです。ここでは `games` を空欄にするか、2人用のゲームを選んでください。
refusal-event-two-players = 大会と山は2人で対局するゲームだけです。`game` で選んでください（例：gomoku/renju）。
refusal-event-needs-clock = 大会には持ち時間が必要です。`clock` で選ぶか、空欄にしてください（5日＋一手ごとに12時間）。
refusal-event-young-account = このサーバーの大会に参加できるのは、作成から{ $days }日たったアカウントです。それまでは /challenge で対局できます。
refusal-event-young-member = このサーバーの大会に参加できるのは、サーバーに入って{ $days }日たってからです。それまでは /challenge で対局できます。
refusal-event-full = { $most }人の定員に達しました。/events でほかの大会を見るか、次の大会を作ってください：`/events do:大会を作る`
refusal-event-begun = この大会はもう始まっています。順位表は見られます。次の大会に参加してください：/events
refusal-event-runs = この大会はもう始まっています。順位表：`/events do:順位表を見る`
refusal-event-beaten = この大会ではもう敗退しています。順位表は見られます。次の大会に参加してください：/events
refusal-event-not-begun = この大会はまだ始まっていないので、ファイルはありません。参加するには：`/events do:参加する`
refusal-event-ended = この大会は終わっています。ほかの大会は /events で見られます。
refusal-event-too-many = 参加中の大会が上限の{ $most }件です。終わるのを待つか、一つやめてください：`/events do:参加をやめる`
refusal-event-they-are-full = { $person }さんはすでに上限の{ $most }件の大会に参加しています。どれか一つが終わるか、本人がやめれば戻せます。
refusal-event-not-in = この大会には参加していません。募集中なら参加できます：`/events do:参加する`
refusal-event-not-organiser = これができるのは、{ $person }さんと「サーバー管理」権限のある人だけです。
refusal-event-own-entrant = 自分も参加している大会では、進行中に参加者を外したり戻したりできません。「サーバー管理」権限のある人に頼んでください。
refusal-event-too-few = 大会には{ $fewest }人以上が必要です（あと{ $missing }人）。募集は続きます。
refusal-event-needs-person = 対象の人をオプション `person` で指定してください。
refusal-event-no-entrant = { $person }さんはこの大会に参加していません。参加者は募集のメッセージか順位表で確かめてください。
refusal-event-not-back = { $person }さんは戻せません。戻せるのは外れてから48時間以内で、勝ち抜き戦ではできません。
refusal-event-they-are-in = { $person }さんはこの大会に参加中なので、戻す必要はありません。
refusal-event-ask-back = あなたはこの大会から外れています。48時間以内なら主催者が戻せます：`/events do:外れた人を戻す（主催者）`
refusal-event-left-erased = データを削除した時にこの大会に参加していたため、もう参加できません。次の大会には参加できます。
refusal-event-game = この対局は大会のものなので、対局者は一時停止や打ち切りができません。サーバーの管理者は `/settings end` や `/settings decide` で終了や裁定ができます。あなたの持ち時間の計測は `/vacation start` で止められます。

# 山。
command-hill = 山を見たり、参加や申し込みをしたり、降りたりします
option-hill-do = 操作（空欄なら山を表示。人を選ぶとその人に申し込む）
option-hill-person = 申し込む相手（上下2段まで）
option-hill-game = 山のゲームとルール（例：gomoku/renju、空欄なら自分のいる山か、いちばん人の多い山）
choice-do-show = 表示する
choice-do-challenge = 対局を申し込む
button-hill-join = 参加する
button-hill-challenge = 申し込む…
button-hill-leave = 山を降りる
button-hill-leave-yes = はい、降りる
week-title = **{ $until }までの1週間**
week-event = { $event }：{ $all }局中{ $over }局が終了
week-games = { $people }人で{ $games }局が終わりました。
week-guesses = 🔮 今月の予想の1位：{ $people }（{ $points }点）
week-join = { $join }：{ $game }
week-king = 👑 { $person }さんが{ $since }から山の王です（{ $game }）。
week-longest = 最長の対局：{ $game } #{ $number }（{ $moves }手）
week-puzzles = 🧩 今日の詰め問題：{ $days }日分が解かれました（解いた人：{ $people }人）。
week-open = 対局相手を募集中：
week-streak = 最多連勝：{ $people }（{ $count }連勝中）
week-upset = 今週の番狂わせ：{ $winner }さんが、レーティングが{ $gap }高い{ $loser }さんに勝ちました（#{ $number }）。
hill-title = ⛰️ **山** · { $game }
hill-empty = 山にはまだ誰もいません。最初に参加しましょう。
hill-king = 👑 { $person }さんが{ $since }から王です。1段下の{ $count }人：{ $people }
hill-no-king = 👑 王はいません。段が二つ以上あるとき、いちばん上に一人で立つ人が王になります。
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}ほか{ $more }人
}
hill-more-steps = …ほか{ $count }段
hill-open = ⚔️ { $one }さんが{ $other }さんに申し込み中
hill-played = ⚔️ { $one }さんと{ $other }さんが対局中
hill-more-games = ⚔️ …ほか{ $count }組
hill-how = -# 上下{ $most }段までの人に申し込めます。勝てば1段上がり、負ければ1段下がります。下の段から申し込まれた人は、3日以内に受けないと1段下がります。31日間対局がないと山から降ります。
hill-alt-king = { $number }段目、王：{ $people }
hill-alt-step = { $number }段目：{ $people }
hill-challenge = ⛰️ 山の対局です。下の段から申し込まれた人は、受けないと1段下がります。
hill-challenge-free = ⛰️ 山の対局です。
hill-unanswered = ⛰️ 申し込まれた人のほうが上の段にいたので、山ではその人の負けとして数えます。
hill-unanswered-free = ⛰️ 申し込まれた人のほうが上の段にいたわけではないので、山では何も変わりません。
hill-board = ⛰️ 山の対局：勝った人が1段上がります。
hill-crowned = 👑 { $person }さんが山の王になりました。
hill-whom = 申し込む相手を選んでください。
hill-leave-sure = 山（{ $game }）への参加をやめますか？ 1日経つともう一度参加できますが、いちばん下の段から始まります。返事待ちの山の申し込みは、送ったものも届いたものも終わります。
hill-leave-playing = 始まっている山の対局は続きますが、山にいない間は自分の段は変わりません。
hill-left = 山（{ $game }）への参加をやめました。
refusal-hill-not-on = 山（{ $game }）にいません。先に /hill で参加してください。
refusal-hill-off = 山（{ $game }）にいません。
refusal-hill-on = もう山（{ $game }）にいます。全{ $count }段のうち{ $number }段目です。申し込みも、山を降りるのも /hill でできます。
refusal-hill-left-lately = 山（{ $game }）から外れて、まだ1日経っていません。{ $until }からまた参加できます。
refusal-hill-self = 自分には対局を申し込めません。山にいるほかの人を選んでください。
refusal-hill-they-are-not-on = { $person }さんは山にいません。山にいる人に申し込むか、/hill での参加を勧めてください。
refusal-hill-too-far = { $person }さんは{ $most }段より離れています。もっと近い人に申し込んでください。
refusal-hill-many-made = 山の申し込みがもう{ $most }件あります。先にどれかを打ってください。
refusal-hill-many-received = { $person }さんには山の申し込みがもう{ $most }件来ています。ほかの人に申し込むか、しばらく待ってください。
refusal-hill-meets = { $person }さんとは、もう山の対局をしています。
refusal-hill-again = { $person }さんとは最近対局しました。{ $until }からまた申し込めます。
refusal-hill-withdrew = { $person }さんへの申し込みを最近取り下げました。{ $until }からまた申し込めます。{ $person }さんからの申し込みは受けられます。
refusal-hill-no-one = 今申し込める人がいません。申し込みが2件あるか、近くの人とは7日以内に対局したか、その人への申し込みを取り下げています。あとでもう一度お試しください。
refusal-hill-alone = この山には、まだほかに誰もいません。誰かに /hill での参加を勧めてください。
refusal-hill-moved = たった今、山の状況が変わりました。もう一度お試しください。
refusal-hill-game = 山の対局なので、対局者は一時停止や打ち切りができません。/resign や /draw は使えます。`/vacation start` で持ち時間の計測を止められます。
refusal-hills-full = このサーバーの山は上限の{ $most }個です。そのどれかのゲームを選ぶか、`game` を空欄にしてください。
refusal-hills-yours = このサーバーであなたが最初に参加した山が、「サーバー管理」権限のない場合の上限の{ $most }個です。すでにある山に参加するか、権限のある人に頼んでください。
