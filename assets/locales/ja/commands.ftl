# Commands as Discord lists them: at most 100 characters each.

application-description = 五目並べとその仲間のゲームを、チャンネルで自分のペースで打てます：五目並べ、連珠、ペンテ、二抜き、ゴモクロク、ロクモン。/challenge で相手に申し込むか、コンピューターと打ってください。コマンドの一覧は /help、遊び方は /rules で見られます。
command-challenge = 対局を申し込むか、対局相手を募集します
option-challenge-opponent = 申し込む相手（空欄なら募集、Narabeならコンピューター戦）
option-challenge-game = ゲームとルール（例：gomoku/freestyle）
option-challenge-rules = ルールの追加指定（例：size=19 opening=swap2）
option-challenge-clock = 一手の持ち時間
option-challenge-rated = レーティングの対象にするか（省くと、ルールと持ち時間が合えば対象）
option-challenge-starts = どちらが先手か（自分、相手、ランダム）
choice-clock-live = 一手5分（その場で対局）
choice-clock-hour = 一手1時間
choice-clock-day = 一手1日
choice-clock-3days = 一手3日
choice-clock-week = 一手7日
choice-clock-bank = 持ち時間5日＋一手ごとに12時間
choice-clock-none = 時間無制限（レーティング対象外）
choice-starts-me = 自分が先手
choice-starts-them = 相手が先手
choice-starts-random = ランダム
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
option-rules-rules = ルールの追加指定（例：size=19 opening=swap2）
command-help = コマンドの一覧と遊び方を表示します
menu-replay = この棋譜を再生
menu-show = この対局を表示
menu-challenge = 対局を申し込む
option-challenge-player3 = 3人目の対局者（3〜4人用。チーム戦では味方）
option-challenge-player4 = 4人目の対局者（4人用）
option-challenge-seats = 対局する人数（ルールで選べるとき）
option-challenge-level = Narabeと打つときのレベル（1〜8）
option-challenge-games = 2：先手を交替した2局を同時に打つ（空欄なら1局）
option-challenge-crowd = 皆さんと打つ（次の手を投票で決める）
choice-seats-3 = 3人
choice-seats-4 = 4人
