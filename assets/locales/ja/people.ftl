# 一人ひとりの設定と、手と手の間のやりとり。

panel-on = オン
panel-off = オフ
panel-none = なし
panel-done = 完了しました。
language = 日本語

command-preferences = 言語、見た目、お知らせ、静かな時間を自分用に設定します
preferences = あなたへの表示の設定です。どのサーバーでも同じです。全員に見えるものはサーバーの設定に従います。
    静かな時間：{ $quiet }・タイムゾーン：{ $zone }
preference-language = 言語
preference-language-discord = Discordの言語に合わせる
preference-theme = テーマ
theme-wood = テーマ：木目
theme-slate = テーマ：石板（暗い画面向け）
theme-paper = テーマ：紙（棋書のように）
theme-contrast = テーマ：高コントラスト
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
preference-quiet = 静かな時間
preference-quiet-label = 何時から何時まで？
preference-quiet-example = 23:00-7:30（なしは「off」）
preference-zone = タイムゾーン
preference-zone-label = タイムゾーンまたは都市
preference-zone-example = Asia/Tokyo または Tokyo
preference-reset = 最初の設定に戻す
refusal-bad-hours = 「{ $written }」は時間帯として読めません。23:00-7:30 のように書くか、なしにするなら「off」と書いてください。
refusal-no-such-zone = 「{ $written }」というタイムゾーンはありません。{ $nearest } ですか？ Asia/Tokyo のような名前か、Tokyo のような大きな都市名を書いてください。

confirm-sure = 打つとこのようになります。この手でよろしいですか？
confirm-play = はい：{ $action }

command-draw = 引き分けを申し込むか、受けます
option-draw-game = どの対局か（ここに複数あるとき）
command-takeback = 自分の最後の手の待ったを頼みます
option-takeback-game = どの対局か（ここに複数あるとき）
command-abort = 結果なしで対局を中止します
option-abort-game = どの対局か（ここに複数あるとき）
command-rematch = 先後を入れ替えてもう一局始めます
option-rematch-game = どの対局か（省略するとここでの最後の対局）
option-board-here = これからこのチャンネルで対局する
option-games-list = どの一覧か
option-games-game = このゲームだけ
option-games-with = この人との対局だけ
choice-list-mine = 自分の対局（全サーバー）
choice-list-here = このチャンネルの対局
choice-list-finished = 自分の終わった対局
command-block = 相手からの挑戦を拒否するか、拒否を解除します
option-block-person = 誰を（省略すると一覧）
command-privacy = 保存しているあなたの情報を渡すか、削除します
command-settings = チャンネル、ゲーム、持ち時間、見た目、運営を設定します（サーバー管理者用）
option-settings-do = すぐに行うこと
option-settings-game = どの対局に（番号）
option-settings-person = 誰に、または誰の勝ちか
choice-do-end = 結果なしで対局を終わらせる
choice-do-void = 結果を無効にする（レーティングは計算し直し）
choice-do-adjudicate = 進行中か終わった対局の勝敗を裁定する（人の指定がなければ引き分け）
choice-do-restore = 打たれたとおりの結果に戻す
choice-do-close-season = ランキングのシーズンを終了する
choice-do-extend = 一日延長する
choice-do-bar = ここでの対局から締め出す
choice-do-unbar = またここで対局できるようにする
choice-do-audit = 行われたことを見る

button-confirm-abort = はい、中止します
button-agree = 同意する
button-turn-down = 断る
abort-sure = まだ打っていない人がいるので、結果なしですぐに中止できます。中止しますか？ { $game }
abort-sure-alone = この対局を結果なしで中止しますか？ { $game }
abort-sure-asks = 全員が打ったので、中止には相手の同意が必要です。頼みますか？ { $game }
broken-off-aborted = 対局は結果なしで中止されました。
broken-off-ended-by-server = サーバーの管理者が対局を結果なしで終わらせました。
adjudicated = （サーバーの管理者による裁定）
offer-draw = 🤝 { $person }さんが引き分けを申し込んでいます。返事をする人：{ $people }
offer-takeback = ↩️ { $person }さんが最後の手の待ったを頼んでいます。返事をする人：{ $people }
declined-draw = 🤝 { $person }さんの引き分けの申し込みは受け入れられませんでした。
declined-takeback = ↩️ { $person }さんの待ったは認められませんでした。
declined-abort = { $person }さんの中止の頼みは認められませんでした。
offer-abort = { $person }さんが結果なしでの中止を頼んでいます。返事をする人：{ $people }
was-taken-back = ↩️ { $person }さんが{ $count }手戻しました。
you-are-asked = { $people }さん、{ $game } #{ $number }：{ $asked } { $link }
no-result = 結果なし。
refusal-no-offer = この対局では今、何も申し込まれていません。/draw で引き分けを申し込み、/takeback で待ったを頼めます。
refusal-others-answer = 返事ができるのは{ $people }さんだけです
refusal-offer-stands = すでに{ $person }さんの申し込みがあります。まず盤の下のボタンで返事をしてください。次の手が打たれても取り下げになります。
refusal-asked-already = この手番ではもう頼みました。次の手の後でまた頼めます。
refusal-no-draw-now = この対局では今、引き分けを申し込めません。続けるか、/resign で投了できます。
refusal-nothing-to-take-back = 戻せるあなたの手がありません。
refusal-moves-within = 対局は同じサーバーの中でだけ移せます。この対局は{ $place }で行われています。そこで /board を使ってください。
refusal-no-game-over-here = このチャンネルに、終わったあなたの対局はありません。/challenge で始めてください。

list-mine = あなたの進行中の対局（急ぐ順、{ $page }ページ）：
list-mine-none = 進行中の対局はありません。/challenge で始めてください。
list-here = このチャンネルの進行中の対局（急ぐ順、{ $page }ページ）：
list-here-none = このチャンネルでは誰も対局していません。/challenge で始めてください。
list-finished = あなたの終わった対局（新しい順、{ $page }ページ）：
list-due = 着手期限 { $when }
list-expires = 受付期限 { $when }
list-last = 最終着手 { $when }
list-finished-none = 当てはまる終わった対局はありません。
page-back = ◀ 前へ
page-on = 次へ ▶

settings = このサーバーの設定です。チャンネルやゲームを選ばなければ、すべて使えます。
    標準のゲーム：{ $game }・一人{ $person }局、チャンネル{ $channel }局まで・締め出し：{ $count ->
        [0] なし
       *[other] { $barred }
    }
    対局の終了、延長、裁定、無効、シーズンの終了、締め出し、記録の閲覧：`/settings do:…`
setting-channels = 対局を始められるチャンネル
setting-games = 遊べるゲーム
setting-policy = 盤の見せ方
policy-edit = 一つの盤をその場で更新する
policy-relay = 一手ごとに新しい盤を出し、古い盤は消す
policy-keep = 一手ごとに新しい盤を出し、古い盤も残す
policy-thread = 対局ごとにスレッドを作る
thread-refused = このサーバーでは対局ごとにスレッドを作ることになっていますが、ここでは作れません。「公開スレッドの作成」の権限が必要です。対局はこのチャンネルで続きます。
setting-casual = レーティングなし
setting-more = ほかの設定…
setting-back = 戻る
setting-pace = 指定がないときの持ち時間
setting-default = 標準のゲーム
setting-default-label = どのゲームとルール？
setting-default-example = gomoku/renju（なしは -）
setting-rule-sets = ルールの種類
setting-rule-sets-label = 遊べるルールだけ（「、」区切り、- で全部）
setting-rule-sets-example = gomoku/renju、pente
setting-limits = 上限
setting-limits-label = 一人の局数とチャンネルの局数
setting-limits-example = 10 50（数字を二つ）
setting-ratings = レーティング…
settings-ratings = **ここでのレーティング**
    • 順位が付く条件：レーティング対局{ $games }局以上、相手{ $opponents }人以上、偏差{ $deviation }以下、最近{ $days }日以内の対局。変えるとすぐに反映されます。
    • 対局を始めるときに必要な日数：アカウント作成から{ $account }日、サーバー参加から{ $member }日。
    • 30日間に同じ二人が打つ1局目、2局目…の重み：{ $weights }%。最後の数字はそれ以降のすべての対局に使います。
    日数と重みは、これから終わる対局に使われます。すでに数えた対局は変わりません。
setting-odd = 変則ルールも対象
setting-ranked = 順位の条件…
setting-ranked-label = 局数、相手の数、偏差、日数
setting-ranked-example = 10 3 110 60（標準に戻すには -）
setting-ages = 必要な日数…
setting-ages-label = アカウントの日数、参加の日数
setting-ages-example = 14 3（標準に戻すには -）
setting-weights = 同じ相手の重み…
setting-weights-label = 1局目、2局目…の割合（%）
setting-weights-example = 100 100 50 25 0（標準に戻すには -）
refusal-bad-ranked = 「{ $written }」は順位の条件として読めません。10 3 110 60 のように数字を四つ書いてください：局数（1〜1000）、相手の数（1〜100）、偏差（45〜350）、日数（1〜3650）。
refusal-bad-ages = 「{ $written }」は日数として読めません。14 3 のように0から3650までの数字を二つ書いてください：アカウントと参加の日数です。
refusal-bad-weights = 「{ $written }」は重みとして読めません。100 100 50 25 0 のように0から100までの数字を20個まで書いてください。
refusal-bad-limits = 「{ $written }」は二つの上限として読めません。10 50 のように数字を二つ書いてください。一人{ $person }局、チャンネル{ $channel }局までです。
refusal-settings-need-server = 設定はサーバーのものです。サーバーのチャンネルで /settings を使ってください。自分の設定は /preferences です。
refusal-settings-need-right = 「サーバー管理」の権限を持つ人のための機能です。自分の設定は /preferences です。
refusal-deed-needs-game = どの対局か、オプション「game」に番号で書いてください。
refusal-deed-needs-person = 誰か、オプション「person」で指定してください。
refusal-deed-not-now = この対局には今それができません。終了は募集中か進行中、延長は進行中、裁定は進行中か終わった対局、無効と復元は終わった対局が対象です。
refusal-not-their-game = { $person }さんはこの対局の対局者ではありません。対局者を指定するか、引き分けなら誰も指定しないでください。
refusal-no-deadline = この対局には延ばせる期限がありません。
did-end = 対局 #{ $number } を結果なしで終わらせました。
did-adjudicate = 対局 #{ $number } を裁定しました。
did-extend = 対局 #{ $number } の手番の人に一日足しました。
did-bar = { $person }さんはここで対局を始めたり加わったりできなくなりました。進行中の対局は続きます。
did-unbar = { $person }さんはまたここで対局できます。
audit = ここで行われたこと（新しい順）：
audit-empty = まだ何も行われていません。
refusal-channel-not-here = このサーバーでは、このチャンネルで対局できません。対局できるチャンネル：{ $known }
refusal-game-not-here = このサーバーではそのゲームを遊べません。遊べるゲーム：{ $known }
refusal-you-are-barred = サーバーの管理者により、ここで新しい対局はできません。進行中の対局は続きます。ほかの場所では対局できます。
refusal-they-are-barred = サーバーの管理者により、{ $person }さんはここで対局できません。ほかの人に挑戦してください。
refusal-blocked = { $person }さんはあなたからの挑戦を望んでいません。ほかの人に挑戦してください。
refusal-you-blocked = あなたは{ $person }さんからの挑戦を拒否しています。まず /block で解除してください。
refusal-block-self = 自分を拒否することはできません。ほかの人を指定してください。
blocked-list = { $count ->
    [0] 拒否している人はいません。/block に人を指定すると拒否します。
   *[other] 次の人からの挑戦を拒否しています：{ $people }。/block に人を指定すると解除します。
}
blocked-now = { $person }さんはあなたに挑戦したり、あなたの空席に入ったりできなくなりました。進行中の対局は続きます。
unblocked-now = { $person }さんはまたあなたに挑戦できます。

privacy = • **保存しているもの**：あなたのDiscordの番号、対局とその手・時刻・チャンネル・結果、/preferences の設定、/block で拒否している人、対局から計算されるレーティング、対局したサーバーごとに盤に表示する名前と参加した時期。チャンネルでの発言や画像は保存しません。
    • **期間**：対局とレーティングは運用している間、ほかは変更されるまで。返事のための覚え書きは一時間以内に消えます。サーバーから外されて30日たつと、そのサーバーについてのものはすべて消えます。
    • **できること**：すべてをファイルで受け取る、またはすべて削除する。削除すると、進行中の対局は終わり、あなたの代わりに名前のない対局者が残り、ほかの人の結果とレーティングはそのまま正しく残ります。サーバーで対局を禁止されている場合、その禁止は番号の代わりにソルト付きハッシュとして残ります。
privacy-export = すべてファイルで受け取る
privacy-delete = 削除…
privacy-delete-yes = はい、私の情報をすべて削除します
privacy-sure = 未完の対局は今終わり（進行中のものは投了）、あなたのものはすべて完全に消えます。元には戻せません。
privacy-exported = 保存しているあなたの情報のすべて：
rights-note = -# ここで足りない権限：{ $rights }。サーバーを管理する人が与えられます。
broken-off-server-gone = サーバーから外されたため、対局は中止されました。
refusal-too-many-commands = 一分間に{ $most }回を超えるコマンドです。少し待ってください。ボタンはそのまま使えます。
refusal-too-many-presses = ボタンとフォームの操作が一分間に{ $most }回を超えています。少し待ってから、もう一度押してください。
refusal-work-under-way = 前にお願いされた画像をまだ作っています。できてからもう一度お試しください。
refusal-too-much-work = ただいま画像の依頼が込み合っています。一分ほどしてからお試しください。
refusal-too-costly = この棋譜は再生に時間がかかりすぎます。手数を減らしてお試しください。

# How a board looks to one person alone.
button-mine = 自分用の盤
option-board-text = 盤を一行ずつ言葉で（あなただけに表示）
preference-zoom = 石のあるところだけを拡大
board-in-file = 言葉で表した盤は下のファイルにあります。
refusal-no-game-to-show = このチャンネルには、進行中の対局も終わった対局もありません。番号で指定してください。あなたの対局は /games で見られます。
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
strip-days = { $count } d
strip-hours = { $count } h
strip-minutes = { $count } min
