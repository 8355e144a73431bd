# Commands as Discord lists them: at most 100 characters each.

command-challenge = 対局を申し込むか、対局相手を募集します
option-challenge-opponent = 申し込む相手（空欄なら募集になります）
option-challenge-game = ゲームとルール（例：gomoku/freestyle）
option-challenge-rules = ルールの追加指定（例：size=19）
option-challenge-first = どちらが先手か
choice-first-me = 自分が先手
choice-first-them = 相手が先手
choice-first-random = ランダム
command-move = 着手します
option-move-where = 打つ場所（例：h8）
option-move-game = どの対局か（ここであなたの番の対局が複数あるとき）
command-board = 盤をもう一度表示します
option-board-game = どの対局か（ここに対局が複数あるとき）
command-games = 終わっていない対局の一覧を表示します
command-resign = 対局を投了します
option-resign-game = どの対局か（ここに対局が複数あるとき）
command-help = できることと遊び方を説明します
menu-challenge = 対局を申し込む
