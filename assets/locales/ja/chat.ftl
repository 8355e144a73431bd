# Messages in channels.

-narabe = Narabe

fault = エラーが起きましたが、何も失われていません。もう一度お試しください。何度も起きるときは、この番号をボットの運営者に伝えてください：{ $number }
kept-anyway = 保存しました。メッセージはまもなく表示されます。
fault-busy = 今は混み合っていて、実行できませんでした。少し待ってからもう一度お試しください。
answer-private = -# 回答は本人にだけ表示されます。

owner-database-damaged = ⚠️ データベースの検査で{ $count }件の異常が見つかりました。内容はログに記録されています。ボットを停止し、異常のない最新のバックアップを復元してから、**narabe check** で確認してください。
owner-database-gone = ⚠️ データベースのファイルがなくなったか、別のファイルに置き換わったため、何も保存できません。本来の場所はログに記録されています。元のファイルを戻してください。戻せないときは、ボットを停止し、異常のない最新のバックアップを復元してから、**narabe check** で確認してください。

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }：{ $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = 直前の手：{ $action }（{ $person }さん）
last-action-planned = 直前の手：{ $action }（{ $person }さんの予定手）
guessed = 🔮 { $action }：{ $all }人中{ $right }人が的中
opening-name = 珠型：{ $name }
to-move = { $person }さんの番です。
won = { $count ->
   *[other] 🏆 { $winners }の勝ちです（{ $end }）。
}
won-shared = 🤝 { $winners }が勝ちを分け合いました（{ $end }）。互いの間では引き分けとして数えます。
drawn = 引き分けです（{ $end }）。
drawn-among = { $people }の引き分けです（{ $end }）。途中で退出：{ $left }
drawn-machines = 対局者がいなくなり、{ $people }の引き分けです。途中で退出：{ $left }
you-are-challenged = { $people }、{ $game }（#{ $number }）の対局を申し込まれています。{ $link }
open-seat-for = { $role } 対局相手を募集しています。
result-posted = **{ $game } #{ $number }**　{ $people }：{ $result } { $link }
your-game-is-over = { $people }、{ $game } #{ $number } の結果：{ $result } { $link }
your-turn = { $people }、{ $game } #{ $number } はあなたの番です。{ $link }

challenge-made = { $author }さんから{ $invited }へ対局の申し込みです。
challenge-mates = { $author }さんから{ $invited }へ、同じチームでの対局の誘いです。
challenge-teams = { $team }から{ $invited }へ対局の申し込みです。
challenge-open = { $author }さんが対局相手をあと{ $free }人募集しています。
challenge-until = 期限は{ $until }です。
first-me = 申し込んだ側が先手です。
first-them = 申し込みを受けた側が先手です。
first-random = 先手はランダムに決まります。
first-loser = { $first }対局したことのある二人なら、引き分けを除いた直前の対局に負けた側が選びます。
helped-me = 申し込んだ側がハンデを受け、先に打ちます。
helped-them = 申し込みを受けた側がハンデを受け、先に打ちます。
helped-random = ハンデを受けて先に打つ人は、ランダムに決まります。
helped-invited = 弱い側がハンデを受け、先に打ちます。どちらが弱いかは、申し込みを受けた側が決めます。
weaker-chooses = 弱い側がハンデを受け、先に打ちます。それはどちらですか？
challenge-bot-alone = ほかのボットには申し込めませんが、{ -narabe }自身と打つことも、一人で遊ぶこともできます。人と打つには、相手を選ぶか、`opponent` を空欄にして募集してください。
challenge-play-alone = { $name }で遊ぶ
challenge-declined = 対局の申し込みは断られました。
challenge-declined-by = { $person }さんが対局の申し込みを断りました。
challenge-withdrawn = 対局の申し込みは取り下げられました。
challenge-left = 参加者の1人がいなくなったため、この対局の申し込みは終わりました。
challenge-expired = 期限までに相手が決まりませんでした。

button-accept = 受ける
button-decline = 断る
button-join = 参加
button-withdraw = 取り下げ
button-leave = 参加をやめる
button-rules = ルール
button-move = 着手
button-resign = 投了
button-confirm-resign = はい、投了します

form-title = あなたの番です · #{ $number } { $game }
form-where = 次の一手
form-example = 例：{ $example }
form-any = ほかのどの手にも応じる
form-any-note = * で始まる行は、ほかの行にないどの手にも応じます。その行があるときはチェックも入れてください。
form-lines = 手順
form-lines-note = 相手の手、自分の応手、…の順に、1行に一つの手順を書きます。空欄なら予定を取り消します。
form-plan = 応手の予定 · { $game }
plan-any = （その他の手）
plan-gone = この対局の予定手はなくなりました。
plan-line = • { $moves }
plan-more = …ほか{ $count }行。すべては「{ button-plan }」にあります。
plan-title = 🗒️ あなたの予定手：{ $lines }通り。打たれるまで誰にも見えません。
plan-void = 🗒️ 対局が別の進行になったため、予定手は無効になりました。
form-note = この局面をどう思いますか？
form-note-example = 例：下辺の三が先
form-note-note = 500文字まで、自分だけが読めます。空にするとメモを消します。
form-note-title = { $ply ->
    [0] 初手の前のメモ · { $game }
   *[other] { $ply }手目の後のメモ · { $game }
}
form-share-note = 終局後に公開
form-share-note-note = 終局後、ほかの人も再生とSGFファイルで読めます。
note-kept = 📝 保存しました。ほかの人には読めません。
note-kept-shared = 📝 保存しました。終局まではほかの人には読めません。
note-kept-open = 📝 保存しました。これからはほかの人も読めます。
note-deleted = 📝 この局面のメモはありません。
note-own = { $shared ->
    [yes] 📝 あなたのメモ（終局後に公開）：
   *[no] 📝 あなたのメモ：
}
note-of = 📝 { $person }さんのメモ：
note-in-file = { $person }：{ $text }
notes-at-first = 📝 初手の前にメモがあります。
notes-elsewhere = 📝 { $count }手の後にメモがあります：{ $plies }手目
notes-more = 📝 ここにはメモがあと{ $count }件あります。公開されたものは `/export` にあります。
form-guess = 次の一手を予想 · { $game }
form-guess-note = 着手まで秘密です。的中で1点、的中者が4分の1以下なら3点。
form-guess-fun = 着手まで秘密です。一人で打つ対局なので、的中しても点はつきません。
form-guess-again = 着手まで秘密です。的中で1点か3点。待ったのあとの打ち直しには点がつきません。
form-winner = 勝つのは？
form-winner-note = 10手目の前まで。的中で5点。
form-winner-fun = 10手目の前まで。この対局では点はつきません。
guess-kept = 🔮 あなたの予想：{ $action }。着手までは変更でき、それまで誰にも見えません。
guess-no-one = そのまま
guess-seat = プレイヤー{ $number }
prediction-kept = 🔮 あなたの予想：{ $person }の勝ち。10手目の前まで変更できます。
crowd = 👥 皆
crowd-listed = 👥 皆さん
crowd-label = 皆さん
crowd-how = 🗳️ 対局者以外は誰でも、{ $vote }か /move で投票できます。集計まで秘密です。
crowd-to-move = 👥 皆さんが次の手を投票で決めています。
form-choice = または選ぶ
form-choice-note = ほかの人が挙げた手と、対局の終わらせ方です。上に書いた手が優先です。
form-vote = 投票 · { $game }
form-vote-again = 今の投票：{ $action }。集計まで秘密です。
form-vote-note = 集計まで秘密です。それまでは変更できます。
vote-button = { $away ->
    [yes] チャンネルの盤の下の**{ $vote }**
   *[no] **{ $vote }**
}
vote-draw = 引き分けに同意
vote-kept = 🗳️ あなたの投票：{ $action }。集計は遅くとも{ $left }です。それまでは変更でき、誰にも見えません。
vote-missing = 🗳️ この手にはまだ投票していません。
vote-resign = 投了
vote-settled = 🗳️ これで決まり、着手しました。
vote-written = 上に書いた手
vote-yours = 🗳️ あなたの投票：{ $action }。集計までほかの人には見えません。
voted = 🗳️ { $action }：{ $votes }票{ $second ->
    [0] {""}
   *[other] 、{ $next }：{ $second }票
}{ $others ->
    [0] {""}
   *[other] 、その他：{ $others }票
}（{ $people }人が投票）{ $tie ->
    [yes] 。同数のため、先にその票数に達した{ $action }に決まりました。
   *[no] {""}
}
votes-dropped = 🗳️ これまでに入った{ $votes }票は無効になりました。

menu-hint = 選んでください
chosen = 選んだ手：{ $action }

resign-sure = この対局を投了しますか？ { $game }
resign-sure-others = この対局を投了しますか？ 投了してもほかの人は打ち続け、その後に引き分けで合意しても、あなたの負けになります。{ $game }
resign-sure-team = この対局を投了しますか？ 投了しても味方が打ち続け、チームの結果があなたの結果にもなります。{ $game }
resigned = 投了しました。

waits-to-begin = 対局の成立を待っています。

right-view-channel = チャンネルを見る
right-send-messages = メッセージを送信
right-send-messages-in-threads = スレッドでメッセージを送信
right-use-external-apps = 外部アプリを使用する（ボットではなく、あなたの権限です）
right-attach-files = ファイルを添付
right-manage-roles = ロールの管理

help-group-play = __対局する__
help-group-between = __対局中に__
help-group-look = __振り返る__
help-group-settings = __ルールと設定__
help = { -narabe }では、五目並べとその仲間のゲームを、このチャンネルで自分のペースで打てます。
help-lessons = 学びたい方は `/rules game:gomoku/renju` を開いて **{ $button }** を押してください。{ game-gomoku }とペンテにもあります。
help-moves = あなたの番になったら、盤の下の **{ $button }** を押すか、/move で着手してください。書き方：
    { $games }
    { game-gomoku }、{ game-ninuki }、{ preset-ninuki-pente }の盤では、列を左からアルファベット、段を下から数字で表します。

# 三人・四人の対局と、応手を待つ並び
to-move-then = { $person }さんの番です。次は{ $next }さんです。
moves-for = { $left }の代わりに{ $person }が打ちます。
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }、チームの合計は{ $team }
seat-left = { $seat }（退出）
left-resigned = 🏳️ 投了：{ $people }
left-late = ⏳ 時間切れ：{ $people }
taken = { $count ->
    [0] 取った石なし
   *[other] 取った石{ $count }個{ $pairs ->
        [0] {""}
       *[other] （{ $pairs }組）
    }
}
lobby-drawn = 席は全員がそろったら抽選で決まります。
lobby-ordered = 席順：
lobby-named = 席順（相手が先手のときは、申し込んだ側が最後の席）：
lobby-joined = ✅ { $person }さん
lobby-invited = ⏳ { $person }さん（返事待ち）
lobby-free = ▫️ 空席
lobby-anyone = 空席
lobby-teams = チーム分け：{ $one } 対 { $other }
button-concede = 負けを認める
button-confirm-concede = はい、認めます
concede-sure = 相手の並びを崩さず、負けを認めますか？ { $game }
conceded = 負けを認めました。

# 名前、物、文のつなぎと、文の終わり
join-names = { $before }、{ $next }
join-names-cut = { $before }など
join-names-more = { $before }、ほか{ $count }件
join-person = { $person }さん
join-people = { $before }と{ $next }
join-people-last = { $before }、{ $next }
join-either = { $before }または{ $next }
join-things = { $before }、{ $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before }{ $next }
full-stop = { $sentence }。
