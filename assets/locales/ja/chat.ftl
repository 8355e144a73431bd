# Messages in channels.

-narabe = Narabe

fault = こちらで問題が起きました。何も失われていませんので、もう一度お試しください。また起きるときは、この番号をボットの運営者に伝えてください：{ $number }
kept-anyway = 記録されました。メッセージはまもなく表示されます。
fault-busy = 今は混み合っています。何も行われていませんので、少し待ってからもう一度お試しください。

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }：{ $person }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = 直前の手：{ $action }（{ $person }さん）
to-move = { $person }さんの番です。
won = { $count ->
   *[other] 🏆 { $winners }さんの勝ちです（{ $end }）。
}
won-shared = 🤝 { $winners }さんが勝ちを分け合いました（{ $end }）。両者の間では引き分けとして数えます。
drawn = 引き分けです（{ $end }）。
you-are-challenged = { $people }さん、{ $game } #{ $number } の対局を申し込まれています。 { $link }
your-game-is-over = { $people }さん、{ $game } #{ $number } の結果：{ $result } { $link }
your-turn = { $people }さん、{ $game } #{ $number } はあなたの番です。 { $link }

challenge-made = { $author }さんから{ $invited }さんへ対局の申し込みです。{ $first }期限は{ $until }です。
challenge-open = { $author }さんが対局相手を募集しています。{ $first }空席は{ $free }つ、期限は{ $until }です。
first-me = 申し込んだ側が先手です。
first-them = 申し込みを受けた側が先手です。
first-random = 先手はランダムに決まります。
challenge-declined = 対局の申し込みは断られました。
challenge-withdrawn = 対局の申し込みは取り下げられました。
challenge-expired = 期限までに相手が決まりませんでした。

button-accept = 受ける
button-decline = 断る
button-join = 参加
button-withdraw = 取り下げ
button-move = 着手
button-resign = 投了
button-confirm-resign = はい、投了します

form-title = あなたの番です · { $game }
form-where = 次の一手
form-example = 例：{ $example }

menu-hint = 何をしますか？
chosen = 選びました：{ $action }。

resign-sure = 本当にこの対局を投了しますか？ { $game }
resigned = 投了しました。

waits-for-you = あなたの返事を待っています。
waits-to-begin = 対局相手を待っています。

right-view-channel = チャンネルを見る
right-send-messages = メッセージを送信
right-send-messages-in-threads = スレッドでメッセージを送信
right-use-external-apps = 外部アプリを使用する（私ではなく、あなたの権限です）
right-attach-files = ファイルを添付

help = { -narabe }では、五目並べとその仲間のゲームを、このチャンネルで何日かかけて打てます。
    { $commands }
    あなたの番になったら、盤の下の **{ $button }** を押すか、/move で着手してください。書き方：
    { $games }
    { game-gomoku }と{ game-ninuki }の盤では、列を左からアルファベット、行を下から数字で表します。どのルールも /rules で図とともに説明します。

# 三人・四人の対局と、応手を待つ連
to-move-then = { $person }さんの番です。次は{ $next }さんです。
seat-taken = { $seat } · { $taken }
seat-left = { $seat }（離席）
taken = { $count ->
    [0] 取った石なし
   *[other] 取った石{ $count }個{ $pairs ->
        [0] {""}
       *[other] （{ $pairs }組）
    }
}
lobby-drawn = 席は全員がそろったら抽選で決まります。
lobby-named = 席はこの順です（申し込んだ側が後なら最後の席）。
lobby-joined = ✅ { $person }さん
lobby-invited = ⏳ { $person }さん（返事待ち）
lobby-free = ▫️ 空席
button-concede = 負けを認める
button-confirm-concede = はい、認めます
concede-sure = 本当に連を認めて負けにしますか？ { $game }
conceded = 連を認めました。
