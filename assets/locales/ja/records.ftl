# ほかのプログラムの棋譜の読み書きと、チャンネルでの棋譜再生。

at-move = { $ply }手目：{ $why }
flaw-occupied = { $point } はもう埋まっています。
refusal-no-record = 棋譜として読めません：{ $fault }。棋譜は一行に一つのJSONオブジェクトで書きます。
refusal-no-sgf = SGFファイルとして読めません。(;GM[4]SZ[15];B[hh]) のようなノードがありません。
refusal-no-psq = PSQファイルの一行目は「Piskvorky 15x15, 11:11, 0」のように書きます。「{ $written }」ではありません。
refusal-no-pente-game = ファイルには「{ $written }」の対局とあります。pente.org のゲームで読めるのは { $known } です。
refusal-no-pente-point = 「{ $written }」は pente.org の盤の点ではありません。列は I を除く A〜T です。
refusal-letters-unsure = この座標は二通りに読めます。I の列があれば初手は { $read }、pente.org のように I がなければ初手は { $other } です。I があるものとして読みました。もう一方で読むには、形式 `pente` を選ぶか、着手の前に [Game "Pente"] の行を置いてください。
refusal-not-square = この盤は{ $columns }列{ $rows }段です。読めるのは正方形の盤だけです。
refusal-no-such-board = { $lines }路盤の棋譜です。{ $game }の棋譜は、次の路数の盤なら読み込めます：{ $known }。
refusal-size-differs = ファイルの盤は{ $lines }路ですが、ルールは{ $size }路盤のものです。ルールに「size={ $lines }」と書いてください。
refusal-other-game = ファイルには{ $kind ->
    [go] { $written }（囲碁）
   *[other] { $written }
}とありますが、五目並べと連珠はGM[4]です。GM[4]とみなして読みました。
refusal-other-colour = ファイルではこの石は反対の色になっています。ファイルの順番どおりに読みました。
refusal-late-setup = 対局の途中で置かれた石は読み飛ばしました。
refusal-open-result = ファイルの結果は「{ $written }」ですが、棋譜の手順では対局は終わっていません。
refusal-other-result = ファイルの結果は「{ $written }」ですが、棋譜の手順では違う結果で対局が終わっています。手順どおりの結果にしました。
refusal-import-skipped = 「{ $written }」は着手ではないので読み飛ばしました。
refusal-import-no-move = 「{ $written }」は着手ではありません。
refusal-import-cut = { $ply ->
    [1] 着手は1手も読み込んでいません。最初の着手から省きました。
    [2] 1手目を読み込みました。2手目とその後の着手は省きました。
   *[other] { $ply }手目の前までを読み込みました。{ $ply }手目とその後の着手は省きました。
}
refusal-cannot-carry = { $what ->
    [board] { format-called }で書けるのは、英字と数字で点を表す正方形の盤で黒と白の二人が打つ対局だけです。着手の列か JSON を使ってください。
    [captured] { format-called }では、配置した局面の取った石を書けません。JSON を使ってください。
    [rules] { format-called }で書けるのは、19路盤で打つ pente.org のゲーム（Pente、Keryo-Pente とその仲間、Gomoku）だけです。着手の列か JSON を使ってください。
   *[setup] { format-called }では、配置した局面を書けません。SGF か JSON を使ってください。
}
refusal-cannot-carry-action = { format-called }では、{ $ply ->
    [0] 初手の前
   *[other] { $ply }手目の後
}の「{ $actions }」を書けません。着手の列か JSON を使ってください。

# チャンネルでの再生と書き出し。
command-replay = 対局やファイルの棋譜を一手ずつ並べます
option-replay-game = どの対局か（番号）
option-replay-file = 棋譜のファイル：SGF、PSQ、pente.org、着手の列、JSON
command-export = 対局の棋譜をファイルに書き出します
option-export-game = どの対局か（番号）
option-export-file = ほかの形式に変換する棋譜
option-export-format = ファイルの形式（空欄ならSGF、またはその対局を書ける形式）
choice-format-sgf = SGF（多くのプログラム向け）
choice-format-psq = PSQ（Piskvork向け）
choice-format-pente = pente.org（I のない A〜T の列）
choice-format-moves = 着手の列
choice-format-jsonl = JSON（narabe judge コマンド向け）
format-called = { $format ->
    [moves] 着手の列
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = 開始局面。全{ $steps }手。
replay-at = { $steps }手中{ $step }手目：{ $action }
replay-at-by = { $steps }手中{ $step }手目：{ $action }（{ $by }）
replay-after = { $step ->
    [0] 初手の前：{ $action }
   *[other] { $steps }手中{ $step }手目の後：{ $action }
}
replay-after-by = { $step ->
    [0] 初手の前：{ $action }（{ $by }）
   *[other] { $steps }手中{ $step }手目の後：{ $action }（{ $by }）
}
replay-over = { $step ->
    [0] 初手の前に終局。
   *[other] { $step }手目の後に終局。
}
replay-result = ファイルの結果は{ $result }です。
replay-carried = -# ボタンは record.jsonl の棋譜を読みます。
exported = { format-called }形式の棋譜です。全{ $count }手。
# The occasion that an exported file names (EV in SGF).
record-event-rated = Discordのレーティング対局
record-event-casual = Discordの対局（レーティングなし）
button-first = 最初
button-back = 一手戻る
button-forth = 一手進む
button-last = 最後
button-here = ここから並べる

refusal-file-lost = 添付ファイルを取得できませんでした。もう一度添付してください。
refusal-file-too-large = 添付ファイルは{ $size } kBあります。棋譜は{ $most } kBまで読めます。
refusal-first-of-many = ファイルには棋譜がいくつか入っています。これは最初の棋譜です。

form-challenge = 新しい対局
form-opponent = 相手
form-opponent-note = 空欄なら募集します。Narabeを選ぶとコンピューターと打てます。
form-game = ゲーム
form-game-note = よく知られたものです。ほかのルールは /challenge の game で選べます。
form-clock = 一手の持ち時間
form-starts = どちらが先手？
form-rated = レーティング対局
form-rated-note = ルールと持ち時間が合えば、レーティングの対象になります
form-record = 棋譜を再生
form-file = 棋譜のファイル
form-file-note = SGF、PSQ、pente.org、着手の列、JSON
form-moves = または、ここに貼り付け
form-moves-example = 1. h8 i9 2. j10、またはSGF
button-record = 棋譜を再生…
refusal-form-out-of-date = このフォームはもう使えません。/challenge か、/help のボタンで開き直してください。
refusal-form-without-record = 棋譜のファイルを添付するか、着手を貼り付けてください。
refusal-file-no-text = このファイルは棋譜ではありません。SGF、PSQ、または着手の列をテキストで送ってください。
refusal-no-moves-in-file = このファイルからは一手も読み取れませんでした。SGF、PSQ、または着手の列をテキストで送ってください。
refusal-no-record-in-text = このテキストには棋譜がありません。SGF、PSQ、1. h8 i9 2. j10 のような着手の列を読めます。
refusal-no-game-in-message = このメッセージには対局がありません。盤や対局の申し込みのメッセージで使ってください。
record-decided = サーバーの管理者の裁定により、{ $winners }の勝ちになりました。
record-decided-draw = サーバーの管理者の裁定により、この対局は引き分けになりました。
record-void = サーバーの管理者の裁定により、この対局は無効です。
record-voided = サーバーの管理者の裁定により、この対局は無効です。結果は対局時のものです。
