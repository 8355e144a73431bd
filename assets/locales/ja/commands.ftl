# Commands as Discord lists them: at most 100 characters each.

command-challenge = 対局を申し込むか、対局相手を募集します
option-challenge-opponent = 申し込む相手（空欄なら募集になります）
option-challenge-game = ゲームとルール（例：gomoku/freestyle）
option-challenge-rules = ルールの追加指定（例：size=19）
option-challenge-clock = 一手の持ち時間
option-challenge-rated = レーティングに反映するかどうか
option-challenge-first = どちらが先手か
choice-clock-daily = 一手1日
choice-clock-standard = 一手3日
choice-clock-relaxed = 一手7日
choice-clock-bank = 持ち時間5日＋一手ごとに12時間
choice-clock-untimed = 時間無制限（レート対象外）
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
