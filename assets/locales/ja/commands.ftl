# Commands as Discord lists them: at most 100 characters each.

command-challenge = 対局を申し込むか、対局相手を募集します
option-challenge-opponent = 申し込む相手（空欄なら募集、Narabeならコンピューター戦）
option-challenge-game = ゲームとルール（例：gomoku/freestyle）
option-challenge-rules = ルールの追加指定（例：size=19 opening=swap2）
option-challenge-clock = 一手の持ち時間
option-challenge-rated = レーティングの対象にするか（省くと、ルールと持ち時間が合えば対象）
option-challenge-first = どちらが先手か（自分、相手、ランダム）
choice-clock-live = 一手5分（その場で対局）
choice-clock-hour = 一手1時間
choice-clock-daily = 一手1日
choice-clock-standard = 一手3日
choice-clock-relaxed = 一手7日
choice-clock-bank = 持ち時間5日＋一手ごとに12時間
choice-clock-untimed = 時間無制限（レーティング対象外）
choice-first-me = 自分が先手
choice-first-them = 相手が先手
choice-first-random = ランダム
command-move = 着手します
option-move-where = 打つ手（例：h8）
option-move-game = どの対局か（番号）
command-board = 盤をもう一度表示します
option-board-game = どの対局か（番号）
command-games = 進行中の対局の一覧を表示します
command-resign = 対局を投了します
option-resign-game = どの対局か（番号）
command-rules = ルールを図で説明します
option-rules-game = ゲームとルール（例：gomoku/renju、空欄ならこのチャンネルのもの）
command-help = コマンドの一覧と遊び方を表示します
menu-challenge = 対局を申し込む
option-challenge-second = 三人目の対局者（3〜4人用。チーム戦では味方）
option-challenge-third = 四人目の対局者（4人用）
option-challenge-seats = 対局する人数（ルールで選べるとき）
option-challenge-level = Narabeと打つときのレベル（1〜8）
choice-seats-3 = 3人
choice-seats-4 = 4人
