# 一人ひとりの設定と、手と手の間のやりとり。

panel-on = オン
panel-off = オフ
panel-none = なし
panel-done = 完了しました。
panel-toggle = { $name }：{ $state }
language = 日本語

command-preferences = 言語、見た目、お知らせ、通知しない時間帯を自分用に設定します
preferences = 個人設定です。どのサーバーでも同じです。全員に見えるものはサーバーの設定に従います。
preferences-quiet = 通知しない時間帯：{ $quiet }
preferences-zone = タイムゾーン：{ $zone }
preference-language = 言語
preference-language-discord = Discordの言語に合わせる
preference-theme = テーマ
theme-wood = テーマ：木目
theme-slate = テーマ：石板（暗い画面向け）
theme-paper = テーマ：紙（棋書のように）
theme-contrast = テーマ：高コントラスト
preference-deck = カードの絵柄
deck-coins = カードの絵柄：緑と金の面に硬貨
deck-suits = カードの絵柄：トランプ
preference-lettering = ペンテの盤の列の文字
lettering-server = ペンテの盤：サーバーに合わせる
lettering-with-i = ペンテの盤：列にIを使う
lettering-without-i = ペンテの盤：列にIを使わない
preference-reminders = お知らせ
preference-reminders-channel = お知らせ：チャンネルでメンション
preference-reminders-direct = お知らせ：ダイレクトメッセージ
preference-reminders-none = お知らせ：なし
preference-numbers-none = 手数：なし
preference-numbers-last = 手数：最近の手だけ
preference-numbers-all = 手数：すべて
preference-forbidden = 禁点の表示
preference-confirm = 着手前の確認
preference-text-board = 盤を文字で表示
preference-turned = 盤の回転：{ $degrees }°
preference-auto-vacation = 自動休暇
preference-direct-turns = 手番をダイレクトメッセージで
preference-guessable = 自分の対局の予想
preference-puzzles = 自分の対局から詰め問題を作る
preference-across = 自分の募集をほかのサーバーにも出す
preference-quiet = 通知しない時間帯
preference-quiet-label = 何時から何時まで？
preference-quiet-example = 23:00-7:30（なしは「off」）
preference-zone = タイムゾーン
preference-zone-label = タイムゾーンまたは都市
preference-zone-example = Asia/Tokyo または Tokyo
preference-reset = 初期設定に戻す
refusal-bad-hours = 「{ $written }」は時間帯として読めません。23:00-7:30 のように書くか、なしにするなら「off」と書いてください。
refusal-no-such-zone = 「{ $written }」というタイムゾーンはありません。{ $nearest ->
    [none] {""}
   *[other] { $nearest } ですか？{" "}
}Asia/Tokyo のような名前か、Tokyo のような大きな都市名を書いてください。

confirm-sure = 打つとこのようになります。この手でよろしいですか？
confirm-play = はい：{ $action }

command-draw = 引き分けを申し込むか、受けます
option-draw-game = どの対局か（番号）
command-takeback = 直前の自分の手を取り消します（待った。30秒を過ぎると相手の同意が必要）
option-takeback-game = どの対局か（番号）
command-abort = 対局を無勝負で打ち切ります
option-abort-game = どの対局か（番号）
command-rematch = 先後を替えてもう一局始めます
option-rematch-game = どの終わった対局か（空欄ならここでの最後の対局）
option-board-here = 対局をこのチャンネルに移す
option-games-list = 自分の対局、このチャンネルの対局、募集中の対局、または終わった対局
option-games-game = このゲームだけ
option-games-with = この人との対局だけ
choice-list-mine = 自分の進行中の対局（全サーバー）
choice-list-channel = このチャンネルの進行中の対局
choice-list-seats = このチャンネルの募集中の対局
choice-list-finished = 自分の終わった対局
command-block = 相手をブロック、またはブロックを解除します
option-block-person = ブロックまたは解除する相手（空欄なら一覧）
command-privacy = 保存されている自分のデータを確認、書き出し、削除します
command-settings = サーバーの設定と対局の管理をします（「サーバー管理」の権限が必要）
command-settings-show = サーバーの設定を見て、変更します
option-settings-game = 対局の番号
option-settings-person = 対象の人
option-settings-decide-person = 勝者（ボットを選ぶと「皆さん」またはコンピューターの勝ち）
command-settings-end = 対局を無勝負で終わらせます
command-settings-void = 結果を無効にして、レーティングを計算し直します
command-settings-decide = 進行中か終わった対局の勝敗を裁定します（人を選ばなければ引き分け）
command-settings-restore = 打たれたとおりの結果に戻します
command-settings-close-season = シーズンを終了します
command-settings-extend = 手番の人の持ち時間を延長します（最長1日）
command-settings-ban = 人をここでの対局に参加できないようにします
command-settings-unban = 参加禁止を解除します
command-settings-log = モデレーションの記録を表示します

button-confirm-abort = はい、打ち切ります
button-more = その他…
button-guess = 予想…
button-offer = 5手目を提示…
button-vote = 投票…
button-plan = 予定手…
button-note = メモ…
button-try = 試し打ち…
button-draw = 引き分けを申し込む
button-takeback = 待ったを申し出る
button-abort = 打ち切る…
button-replay = 棋譜を再生
button-agree = 同意する
button-agree-draw = 引き分けに同意
button-agree-takeback = 待ったに同意
button-agree-abort = 打ち切りに同意
button-turn-down = 断る
abort-sure = まだ打っていない人がいるので、今すぐ無勝負で打ち切れます。打ち切りますか？ { $game }
abort-sure-alone = この対局を無勝負で打ち切りますか？ { $game }
abort-sure-asks = 全員が打ったので、打ち切りには相手の同意が必要です。無勝負での打ち切りを申し出ますか？ { $game }
abort-sure-asks-one = 打ち切りには{ $person }さんの同意が必要です。無勝負での打ち切りを申し出ますか？ { $game }
broken-off-aborted = 対局を無勝負で打ち切りました。
broken-off-ended-by-server = サーバーの管理者が対局を無勝負で終わらせました。
end-adjudicated = サーバーの管理者による裁定
end-voided = サーバーの管理者の裁定により無効
end-no-result = 無勝負
offer-draw = 🤝 { $person }さんが引き分けを申し込んでいます。返事待ち：{ $people }
offer-draw-crowd = 🤝 { $person }さんが引き分けを申し込んでいます。賛成の方は{ $vote }を押して「引き分けに同意」を選んでください。
offer-takeback = ↩️ { $person }さんが{ $action }の「待った」を申し出ています{ $more ->
    [none] {""}
   *[other] （{ $more }も取り消されます）
}。返事待ち：{ $people }
undone-choice = 「{ $action }」の選択
declined-draw = 🤝 { $person }さんの引き分けの申し込みは断られました。
declined-draw-early = 🤝 { $person }さんの引き分けの申し込みは断られました。{ -narabe }は{ $from }手目より前の引き分けには応じません。
declined-takeback = ↩️ { $person }さんの「待った」は認められませんでした。
declined-abort = { $person }さんからの打ち切りの申し出は断られました。
declined-who = { $person }さんが断りました。
offer-withdrawn = { $person }さんは申し出を取り下げました。
lapsed-draw = 🤝 { $person }さんの引き分けの申し込みは無効になりました。
lapsed-takeback = ↩️ { $person }さんの「待った」は無効になりました。
lapsed-abort = { $person }さんからの打ち切りの申し出は無効になりました。
lapsed-hints = 💡 { $person }さんからのヒントの申し出は無効になりました。
offer-abort = { $person }さんが無勝負での打ち切りを申し出ています。返事待ち：{ $people }
was-taken-back = ↩️ { $person }さんが{ $count ->
    [1] 1手
   *[other] 1手とその後の着手を
}戻しました。
you-are-asked = { $people }、{ $game } #{ $number }：{ $asked } { $link }
board-moved-on = -# { $game }：最新の盤 { $link }
board-goes-on = -# { $game } は { $channel } で続いています。{ $link }
no-result = 無勝負です。
refusal-no-offer = この対局では今、何も申し込まれていません。/draw で引き分けを申し込み、/takeback で「待った」を申し出られます。
refusal-others-answer = 返事ができるのは{ $people }だけです。{ $own ->
    [yes] あなたが**{ $decline }**を押すと、申し出は取り下げになります。
   *[no] あなたはすでに同意しています。
}
refusal-offer-stands = { $turn ->
    [yes] すでに{ $person }さんの申し出があります。まず盤の下のボタンで返事をするか、そのまま打ってください。次の手が打たれると取り消されます。
   *[no] すでに{ $person }さんの申し出があります。まず盤の下のボタンで返事をしてください。次の手が打たれると取り消されます。
}
refusal-offer-yours = { $turn ->
    [yes] すでに申し出ています。返事を待つか、そのまま打ち進めてください。盤の下の**{ $decline }**をあなたが押すと取り下げになり、次の手が打たれても取り消されます。
   *[no] すでに申し出ています。返事を待ってください。盤の下の**{ $decline }**をあなたが押すと取り下げになり、次の手が打たれても取り消されます。
}
refusal-offer-crowd = すでに引き分けを申し込んでいて、皆さんが投票できます。皆さんの次の手で申し込みは取り消されます。
refusal-asked-already = この手番ではもう申し出ています。次の手の後でまた申し出られます。
refusal-no-draw-now = この対局では今、引き分けを申し込めません。続けるか、/resign で投了できます。
refusal-no-draw-alone = オートマが相手の対局に、合意による引き分けはありません。続けるか、/resign で投了できます。
refusal-draw-thinking = { $machine }が考えています。引き分けは、次の手の後に申し込んでください。
refusal-nothing-to-take-back = 取り消せるあなたの手がありません。
refusal-take-back-limit = この対局ではもう「待った」を使えません。取り消した手が多すぎます。このまま打ち進めるか、/challenge で新しい対局を始めてください。
refusal-take-back-stake = ほかの人の順位にも関わる対局なので、取り消せるのは自分の直前の手だけです。30秒以内に一度だけ、ほかの人が動く前に取り消してください。このまま打ち進められます。
refusal-moves-within = 対局は同じサーバーの中でだけ移せます。この対局は{ $place }で行われています。そこで /board を使ってください。
refusal-no-game-over-here = このチャンネルに、終わったあなたの対局はありません。/challenge で始めてください。

list-mine = あなたの進行中の対局（自分の番が先、期限の近い順）：
list-mine-none = 進行中の対局はありません。/challenge で始めてください。
list-channel = このチャンネルの進行中の対局（期限の近い順）：
list-channel-none = このチャンネルでは誰も対局していません。/challenge で始めてください。
list-seats = このチャンネルの募集中の対局：
list-seats-none = 募集中の対局はありません。/challenge で募集できます。
list-seat = { $game }（{ $author }さん、あと{ $free }人）
list-free = あと{ $free }人
list-away = 🏖️ { $people }は休暇中
list-finished = あなたの終わった対局（新しい順）：
list-open = 盤を見る
list-due = 着手期限 { $when }
list-expires = 受付期限 { $when }
list-across = ほかのサーバーの募集
across-joined = 対局 #{ $number } に参加しました。対局はほかのサーバーで行われます。手番はDMで届き、**{ button-mine }**で盤を開けます。`/games` の一覧にも表示されます。
refusal-across-rematch = 片方がほかのサーバーにいたため、この対局では「もう一局」を使えません。`/challenge` を相手なしで使うと新しい募集が出て、あちらのサーバーにも表示されます。
list-last = 最終着手 { $when }
list-your-move = ▶ **あなたの番です**
list-your-answer = ▶ **あなたの返事待ちです**
list-against = { $game }（相手：{ $people }）
list-beside = { $game }（味方：{ $mates }、相手：{ $people }）
list-between = { $game }：{ $people }
list-in-set = { $game }（2局中{ $part }局目）
list-stone = { $stone } { $game }
list-finished-none = 条件に合う終わった対局はありません。
list-no-match = 条件に合う対局はありません。
page-back = ◀ 前へ
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = 次へ ▶

settings = このサーバーの設定です。チャンネルやゲームを選ばなければ、すべて使えます。
    参加禁止：{ $count ->
        [0] なし
       *[other] { $barred }
    }
    対局や参加者の管理：`/settings end`、`extend`、`decide`、`void`、`restore`、`close-season`、`ban`、`unban`、`log`
settings-banned-erased = データを削除した{ $count }人
settings-default-line = 標準のゲーム：{ $game }
settings-limits-line = 同時に打てる対局：一人{ $person }局、チャンネル{ $channel }局まで
settings-rule-sets-line = ルールの種類：{ $count ->
        [0] すべて
       *[other] { $names }
    }
settings-rule-sets-idle = ゲームが許可されていないため遊べないルール：{ $names }
settings-usual-game = { $game }（未設定）
setting-channels = 対局を始められるチャンネル
setting-games = 遊べるゲーム
setting-policy = 盤の見せ方
policy-edit = 一つのメッセージを更新する
policy-relay = 一手ごとに新しいメッセージを出し、古いものは消す
policy-keep = 一手ごとに新しいメッセージを出し、古いものも残す
policy-thread = 対局ごとにスレッドを作る
thread-refused = このサーバーでは対局ごとにスレッドを作る設定ですが、ここでは作れません。「公開スレッドの作成」の権限が必要です。対局はこのチャンネルで続きます。
setting-casual = レーティング対局
setting-pace = 標準の持ち時間
setting-pace-none = 時間無制限（レーティング対象外）
setting-default = 標準のゲーム
setting-default-label = どのゲームとルール？
setting-default-example = { $game }（なしは -）
setting-rule-sets = ルールの種類
setting-rule-sets-label = 遊べるルールだけ（「、」区切り、- で全部）
setting-limits = 上限
setting-limits-label = 一人の局数とチャンネルの局数
setting-limits-example = 10 50（標準に戻すには -、一つだけなら - 50）
setting-lettering = ペンテの盤でI列を使う
settings-ratings = **ここでのレーティング**
    • 順位が付く条件：レーティング対局{ $games }局以上、相手{ $opponents }人以上、偏差{ $deviation }以下、直近{ $days }日以内の対局。変えるとすぐに反映されます。
    • 対局の開始時に必要な日数：アカウント作成から{ $account }日、サーバー参加から{ $member }日。
    • 30日間に同じ二人が打つ1局目、2局目…の重み：{ $weights }%。最後の数字はそれ以降のすべての対局に使います。
    • { $plain ->
        [no] 普通の五目並べと連珠（開局規定なし）、小さい盤、ゴモクロクのハンデ戦は、オフにしてあるので対象外です。
       *[yes] 普通の五目並べと連珠（開局規定なし）、小さい盤、ゴモクロクのハンデ戦も対象です。
    }先に打つ有利さは、期待される結果に含めて計算します。
    日数と重みの変更は、これから終わる対局に使われます。すでに数えた対局は変わりません。
setting-odd = 普通の五目並べと連珠も対象
setting-ranked = 順位の条件…
setting-ranked-label = 局数、相手の数、偏差、日数
setting-ranked-example = 10 3 110 60（標準に戻すには -）
setting-ages = 必要な日数…
setting-ages-label = アカウントの日数、参加の日数
setting-ages-example = 14 3（標準に戻すには -）
setting-none = なし
setting-guesses = 次の一手の予想
setting-own-puzzles = ここでの対局から詰め問題を作る
setting-across = サーバーをまたぐ募集
setting-results = 結果を投稿するチャンネル
setting-role-champion = 「サーバー管理」権限のある人が作った直近のリーグ・大会の優勝者
setting-role-first = ランキング1位
setting-role-king = 「サーバー管理」権限のある人が参加したことのある山の王
setting-role-season = 前シーズンのランキング1位
setting-role-seats = 相手募集の通知（15分に1回まで）。このロールには全員がメンションできるようにしてください。
setting-role-title = 称号の保持者（同じ相手に3連勝した将軍など）
setting-role-top = ランキング上位3人
setting-role-voters = 「皆さん」との対局で投票できる人（ロールがなければ全員。どちらも参加して3日たってから）
setting-roles = ロールと結果…
setting-week = 週のまとめを投稿するチャンネル（毎週月曜 10:00 UTC）
setting-puzzle = 今日の詰め問題を投稿するチャンネル（毎日 10:00 UTC 過ぎ）
setting-weights = 同じ相手の重み…
setting-weights-label = 1局目、2局目…の割合（%）
setting-weights-example = 100 100 50 25 0（標準に戻すには -）
refusal-bad-ranked = 「{ $written }」は順位の条件として読めません。10 3 110 60 のように数字を四つ書いてください：局数（1〜1000）、相手の数（1〜100）、偏差（45〜350）、日数（1〜3650）。
refusal-bad-ages = 「{ $written }」は日数として読めません。14 3 のように0から3650までの数字を二つ書いてください：アカウントと参加の日数です。
refusal-bad-weights = 「{ $written }」は重みとして読めません。100 100 50 25 0 のように0から100までの数字を20個まで書いてください。
refusal-bad-limits = 「{ $written }」は二つの上限にできません。10 50 のように数字を二つ書いてください。一人1〜{ $person }局、チャンネル1〜{ $channel }局です。一つだけ標準に戻すには、- 50 のようにその場所に - を書いてください。
refusal-setting-no-choice = これでは何も遊べなくなります。許可されたルール（{ $sets }）が、許可されたゲーム（{ $games }）のどれにも含まれていません。先にもう一方の設定を変えるか、空にしてください。
refusal-setting-default-not-here = 標準のゲームが{ $game }になりますが、ここで遊べるのは次だけです：{ $known }。標準のゲームを変える（なしは -）か、先にそれを許可してください。
refusal-setting-default-alone = { $game }は一人用ですが、標準のゲームはほかの人への申し込みに使われます。別のものを選んでください。
refusal-settings-need-server = `/settings show` はサーバーの設定なので、サーバーのチャンネルで使ってください。個人設定は /preferences です。
refusal-role-of-everyone = このロールは全員が持っています。別のロールを選んでください。
refusal-roles-need-right = 先にボットに「ロールの管理」の権限を付けてから、もう一度ロールを選んでください。
refusal-role-out-of-reach = このロールは付与できません。ボットのロールより上にあるか、連携サービスのロールです。サーバー設定の「ロール」でボットのロールを上に移すか、別のロールを選んでください。
refusal-role-needs-own-right = ボットが付与するロールを選ぶには、あなたのロールに「ロールの管理」の権限が必要です。その権限がある人か、サーバーの所有者に頼んでください。
refusal-role-above-yours = このロールは、あなたの最も高いロールより下にないため選べません。もっと下のロールを選ぶか、このロールより上のロールを持つ人かサーバーの所有者に頼んでください。
refusal-role-right-unknown = あなたがこのロールを付与できるかどうか、今はDiscordに確認できません。1分ほどしてから選び直してください。
roles-gone = ⚠️ 選んだロールの一つがもうありません。別のロールか「なし」を選んでください。
roles-refused = ⚠️ Discordがロールの付与を拒否しました（コード { $code }）。ボットに「ロールの管理」の権限を付け、サーバー設定の「ロール」で、ボットのロールを付与するロールより上に移してください。
settings-back = 戻る
settings-roles = **ロールと結果**
    対局の成績に応じてメンバーにロールを付け、ほかの人に移ったら外します。10分ごとに確認します。
refusal-settings-need-right = 「サーバー管理」の権限が必要です。個人設定は /preferences です。
refusal-deed-needs-person = 対象の人をオプション `person` で指定してください。
refusal-ban-self = 自分を参加禁止にすることはできません。ほかの人を指定してください。
refusal-ban-narabe = { -narabe }を参加禁止にすることはできません。人を指定してください。
refusal-settings-full = 参加を禁止されている人が多すぎて、この変更は保存できません。先に `/settings unban` で誰かの禁止を解除してください。
refusal-not-banned = { $person }さんはここで参加を禁止されていないので、解除は要りません。これまでの操作は `/settings log` で見られます。
refusal-deed-not-now = この対局には今それができません。終了は募集中か進行中、延長は進行中、裁定は進行中か終わった対局、無効と復元は終わった対局が対象です。
refusal-decide-left = この人は対局から退出しているので、勝ちにはできません。ほかの勝者を選ぶか、`/settings end` で無勝負として終了してください。
refusal-decide-automa = オートマはゲーム自体が動かすので、負けにはできません。オートマの勝ちか引き分けに裁定するか、`/settings end` で無勝負として終了してください。
refusal-no-crowd = この対局に{ -narabe }は参加していません。対局者を指定するか、引き分けなら誰も指定しないでください。
refusal-not-their-game = { $person }さんはこの対局の対局者ではありません。対局者を指定するか、引き分けなら誰も指定しないでください。
refusal-no-deadline = この対局には延ばせる期限がありません。
did-end = 対局 #{ $number } を無勝負で終わらせました。
did-end-event = 大会では誰の得点にもなりません。結果は後からでも付けられます：`/settings decide`
did-adjudicate = 対局 #{ $number } を裁定しました。
did-extend = 対局 #{ $number } の手番の人の持ち時間を{ $minutes ->
    [5] 5分
    [60] 1時間
   *[other] 1日
}延長しました。
did-bar = { $person }さんはここで新しく対局を始めたり対局に加わったりできなくなりました。進行中の対局は続きます。
did-unbar = { $person }さんはまたここで対局できます。
did-bar-events = これにより { $events } からも外れます。
did-bar-already = { $person }さんはここではすでに参加禁止です。`/settings unban` で解除できます。
did-void-already = 対局 #{ $number } の結果はすでに無効です。`/settings restore` で元に戻せます。
did-restore-already = 対局 #{ $number } の結果は打たれたとおりなので、復元は要りません。
did-adjudicate-already = 対局 #{ $number } の結果はすでにそのとおりなので、裁定は要りません。
did-unbar-events = { $events } からは外れたままです。参加禁止から48時間以内なら主催者が戻せます：`/events do:外れた人を戻す（主催者）`
audit = モデレーションの記録（新しい順）：
audit-detail = { $line }：{ $detail }
audit-draw = 引き分け
audit-machine = コンピューター
audit-win = { $winner }の勝ち
audit-act-end = 対局 { $game } を無勝負で終了
audit-act-extend = 対局 { $game } の持ち時間を延長
audit-act-adjudicate = 対局 { $game } を裁定
audit-act-void = 対局 { $game } の結果を無効化
audit-act-restore = 対局 { $game } の結果を復元
audit-act-close-season = シーズンを終了
audit-act-bar = { $person }さんを参加禁止に設定
audit-out-of = { $events } からも外す
audit-moved = { $event }（{ $from } から { $to } へ）
audit-act-unbar = { $person }さんの参加禁止を解除
audit-act-make-event = 大会を作成
audit-act-start-event = 大会を開始
audit-act-cancel-event = 大会を中止
audit-act-remove-entrant = { $person }さんを大会から除外
audit-act-put-back = { $person }さんを大会に再登録
audit-act-move-event = 大会を別のチャンネルに移動
audit-act-set-channels = 対局できるチャンネルを設定
audit-act-set-games = 遊べるゲームを設定
audit-act-set-policy = 盤の見せ方を設定
audit-act-set-casual = レーティング対局を設定
audit-act-set-language = 言語を設定
audit-act-set-theme = テーマを設定
audit-act-set-deck = カードを設定
audit-act-set-lettering = ペンテの盤でのI列の使用を設定
audit-act-set-pace = 標準の持ち時間を設定
audit-act-set-rule-sets = ルールの種類を設定
audit-act-set-default = 標準のゲームを設定
audit-act-set-limits = 上限を設定
audit-act-set-odd = 普通の五目並べと連珠を対象に含めるかを設定
audit-act-set-ranked = 順位の条件を設定
audit-act-set-ages = 新しいアカウントの条件を設定
audit-act-set-weights = 同じ相手との対局の重みを設定
audit-act-set-role-king = 山の王のロールを設定
audit-act-set-role-champion = 優勝者のロールを設定
audit-act-set-role-first = ランキング1位のロールを設定
audit-act-set-role-top = ランキング上位3人のロールを設定
audit-act-set-role-season = 前シーズン1位のロールを設定
audit-act-set-role-title = 称号の保持者のロールを設定
audit-act-set-role-seats = 相手の募集を通知するロールを設定
audit-act-set-role-voters = 投票できる人のロールを設定
audit-act-set-results = 結果を投稿するチャンネルを設定
audit-act-set-week = 週のまとめを投稿するチャンネルを設定
audit-act-set-puzzle = 今日の詰め問題を投稿するチャンネルを設定
audit-act-set-guesses = 次の一手の予想を設定
audit-act-set-own-puzzles = ここでの対局から詰め問題を作るかを設定
audit-act-set-across = サーバーをまたぐ募集を設定
audit-none = なし
audit-default = 標準
audit-all-channels = すべてのチャンネル
audit-all-games = すべてのゲーム
audit-all-rule-sets = すべてのルール
audit-theme-wood = 木目
audit-theme-slate = 石板
audit-theme-paper = 紙
audit-theme-contrast = 高コントラスト
audit-deck-coins = 緑と金の面に硬貨
audit-deck-suits = トランプ
audit-limits = 一人{ $person }局、チャンネルごとに{ $channel }局まで
audit-ranked = レーティング対局{ $games }局以上、相手{ $opponents }人以上、偏差{ $deviation }以下、直近{ $days }日以内の対局
audit-ages = アカウント作成から{ $account }日以上、サーバー参加から{ $member }日以上
audit-weights = 1局目、2局目…の順に{ $weights }%
audit-empty = モデレーションの記録はまだありません。
refusal-channel-not-here = このチャンネルでは対局できません。対局できるチャンネル：{ $known }
refusal-game-not-here = このサーバーでは{ $game }を遊べません。遊べるゲーム：{ $known }
refusal-rules-taken = `game` を選ばないと、ルールは{ $game }のものになります。`game` で選べるもの：{ $known }
refusal-nothing-here = このサーバーでは今は何も遊べません。許可されたルール（{ $sets }）が、許可されたゲーム（{ $games }）のどれにも含まれていません。サーバーの管理者が `/settings show` でどちらも変えられます。
refusal-you-are-barred = サーバーの管理者の判断により、ここで新しい対局はできません。進行中の対局は続きます。ほかのサーバーでは対局できます。
refusal-they-are-barred = サーバーの管理者の判断により、{ $person }さんはここで対局できません。ほかの人に申し込んでください。
refusal-blocked = { $person }さんには対局を申し込めません。ほかの人に申し込んでください。
refusal-you-blocked = あなたは{ $person }さんをブロックしています。まず /block で解除してください。
refusal-block-self = 自分をブロックすることはできません。ほかの人を指定してください。
refusal-block-bot = ボットは対局を申し込まないため、ブロックは要りません。人を指定してください。
blocked-list = { $count ->
    [0] ブロックしている人はいません。/block で相手を指定するとブロックします。
   *[other] ブロックしている人：{ $people }。/block でもう一度指定すると解除します。
}
blocked-now = { $person }さんをブロックしました。この人はあなたに対局を申し込むことも、あなたの募集に参加することもできません。進行中の対局は続きます。大会と山では、ブロックは適用されません。
unblocked-now = { $person }さんのブロックを解除しました。またあなたに対局を申し込めます。

privacy = • **保存しているもの**：あなたのDiscordのユーザーIDと最初に記録した日時、対局とその手・時刻・チャンネル・結果、/preferences の設定、解いたレッスン、/block でブロックした人、休暇、対局から計算されるレーティング、今日の詰め問題の解答、予定手・メモ・予想・投票、参加したリーグ・大会・山、ボットが付けたロール、モデレーションの記録のうちあなたが行ったものとあなたに関するもの、対局したサーバーごとの表示名と参加した日と最後に在籍を確認した日時。チャンネルでの発言や画像は保存しません。
    • **期間**：対局、レーティング、詰め問題の解答、参加したものは運用している間、ほかは変更されるまで。予定手は打たれるか無効になると、予想と投票は集計の1週間後に消えます。返事のための記録は1時間以内に消えます。サーバーから外されて30日（その後もそこで対局や詰め問題の解答が続けば、最後の一手または解答から30日）たつと、そのサーバーについてのものはすべて消えます。
    • **できること**：すべてをファイルに書き出す、またはすべて削除する。削除すると、進行中の対局は終わり、あなたの代わりに名前のない対局者が残り、ほかの人の結果とレーティングは正しいまま残ります。サーバーで参加禁止になっている場合、その禁止はIDの代わりにソルト付きハッシュとして残ります。
link-terms = 利用規約
link-privacy = プライバシーポリシー
link-support = サポート
privacy-export = すべて書き出す
privacy-delete = 削除…
privacy-delete-yes = はい、私のデータをすべて削除します
privacy-sure = ボタンを押すと、あなたのデータはすべてのサーバーで削除されます。
    • { $games ->
        [0] 進行中の対局はありません。
       *[other] 進行中の対局{ $games }局は投了として終わります。
    }
    • 終わった対局では、名前の代わりに👤1のような番号が出ます。
    • チャンネルにすでにあるメッセージは、名前の出ているものもそのまま残ります。
    元には戻せません。
privacy-exported = 保存されているあなたのデータのすべて：
refusal-exported-lately = 数分前にもデータの書き出しをしています。{ $until }からまた書き出せます。
refusal-deleted-lately = データは数分前に削除しました。その後に保存したものは、{ $until }から削除できます。
refusal-data-too-large = データが大きすぎて、Discordの1つのメッセージに入りません。{ -narabe } の運営者に写しを頼んでください。
rights-note = -# ここで足りない権限：{ $rights }。サーバーを管理する人が付与できます。
thread-note = -# このプライベートスレッドに参加していないため、手番のお知らせやリマインダーを送れません。スレッド内で一度このボットにメンションすると追加されます。
channels-note = -# { $channels }では盤面を表示できません。必要な権限：チャンネルを見る、メッセージを送信、ファイルを添付。
broken-off-server-gone = ボットがサーバーから外されたため、対局を打ち切りました。
refusal-too-many-commands = コマンドが1分間に{ $most }回を超えています。少し待ってください。ボタンはそのまま使えます。
refusal-too-many-presses = ボタンとフォームの操作が1分間に{ $most }回を超えています。少し待ってから、もう一度押してください。
refusal-work-under-way = 前の画像をまだ作っています。できてからもう一度お試しください。
refusal-too-much-work = ただいま画像の依頼が混み合っています。1分ほどしてからお試しください。
refusal-too-costly = この棋譜は再生に時間がかかりすぎます。手数を減らしてお試しください。

# How a board looks to one person alone.
button-mine = 自分用の盤
option-board-text = 盤を一行ずつ文字で（あなただけに表示）
preference-zoom = 石のあるところだけを拡大
board-in-file = 文字で表した盤は下のファイルにあります。
refusal-no-game-to-show = このチャンネルには、進行中の対局も終わった対局もありません。番号で指定してください。あなたの対局は /games で見られます。
# Beside the stones on pictures, whose letters are few.
machine-name = オートマ
machine-label = Narabe Lv.{ $level }
strip-days = { $count }日
strip-hours = { $count }時間
strip-minutes = { $count }分

week-offer = **週のまとめを投稿しますか？**
    このサーバーで10局が終わりました。毎週月曜日に、対局数、連勝、募集中の対局などのまとめを投稿できます。メンションはしません。チャンネルを選ぶか、そのままにしておいてください。この案内は、サーバーを管理しているあなただけに一度だけ表示しています。`/settings show` でも設定できます。
greeting = 👋 五目並べや連珠などの対局をこのサーバーで楽しめるようになりました。`/challenge` で対局を始め、/help ですべてのコマンドが見られます。サーバーの管理者の方は、まず設定をどうぞ：
setup-open = 設定する
setup = **このサーバーで{ -narabe }を使う準備**
    サーバーを管理しているあなただけに、一度だけ表示しています。あとから `/settings show` でいつでも変更できます。
setup-step = **手順{ $number }** { $name }
setup-language = 全員に見えるメッセージの言語
setup-permissions = **このチャンネルでの権限**
setup-has = ✓ { $name }：許可済み
setup-lacks = ✗ { $name }：対局に必要です。チャンネルの設定で{ -narabe }に許可してから、もう一度確認してください。
setup-lacks-roles = ○ { $name }：ロールを付ける場合だけ必要です。使うときは、サーバー設定で{ -narabe }に許可してください。
setup-test = もう一度確認
setup-all = すべての設定
