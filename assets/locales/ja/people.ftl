# 一人ひとりの設定と、手と手の間のやりとり。

panel-on = オン
panel-off = オフ
panel-none = なし
panel-done = 完了しました。
language = 日本語

command-preferences = 言語、見た目、お知らせ、静かな時間（自分だけの設定）
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
