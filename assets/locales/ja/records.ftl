# ほかのプログラムの棋譜の読み書きと、チャンネルでの棋譜再生。

at-move = { $ply }手目：{ $why }
refusal-no-record = 棋譜として読めません：{ $fault }。棋譜は一行に一つのJSONオブジェクトで書きます。
refusal-no-sgf = SGFファイルとして読めません。(;GM[4]SZ[15];B[hh]) のような節がありません。
refusal-no-psq = PSQファイルの一行目は「Piskvorky 15x15, 11:11, 0」のように書きます。「{ $written }」ではありません。
refusal-not-square = この盤は{ $columns }列{ $rows }段です。読めるのは正方形の盤だけです。
refusal-other-game = ファイルにはゲーム番号{ $written }とありますが、五目並べと連珠はGM[4]です。GM[4]とみなして読みました。
refusal-other-colour = ファイルではこの石は反対の色になっています。ファイルの順番どおりに読みました。
refusal-late-setup = 対局の途中で置かれた石は読み飛ばしました。
refusal-open-result = ファイルの結果は「{ $written }」ですが、指し手では対局は終わっていません。
refusal-import-skipped = 「{ $written }」は着手ではないので読み飛ばしました。
refusal-import-cut = { $ply }手目から先は取り込めませんでした。
refusal-cannot-carry = { $what ->
    [board] { $format }で書けるのは、英字と数字で点を表す正方形の盤で黒と白の二人が打つ対局だけです。movesかjsonlを使ってください。
    [captured] { $format }では、配置した局面の取った石を書けません。jsonlを使ってください。
   *[setup] { $format }では、配置した局面を書けません。sgfかjsonlを使ってください。
}
refusal-cannot-carry-action = { $format }では{ $ply }手目の「{ $written }」を書けません。movesかjsonlを使ってください。
