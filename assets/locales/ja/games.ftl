# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五目並べ
preset-gomoku-freestyle = フリースタイル

game-roku = ゴモクロク
preset-roku-standard = スタンダード
preset-roku-handicap-1 = ハンデ1
preset-roku-handicap-2 = ハンデ2
preset-roku-handicap-3 = ハンデ3
preset-roku-dynamic = ダイナミック
preset-roku-thrilling = スリリング
preset-roku-ninuki = ニヌキ

game-rokumon = ロクモン
preset-rokumon-act-1 = 第1幕
preset-rokumon-act-2 = 第2幕
preset-rokumon-act-3 = 第3幕
preset-rokumon-act-4 = 第4幕（標準ルール）
preset-rokumon-act-5 = 第5幕
preset-rokumon-solo = ソロ（対オートマ）

colour-black = 黒
colour-white = 白
colour-red = 赤
colour-blue = 青

end-five = 五連
end-board-full = 満局
end-pass = 全員パス
end-resign = 投了
end-agreed = 合意
end-time = 時間切れ
end-captures = 石の取り上げ
end-no-stones = 打つ石がない
end-row = 三つ並び
end-stack = 三つ積み
end-submit = できる行動がない
end-reveal = 相手の三つ並びを開けた
end-repetition = 同じ局面が三度
end-ply-limit = 200手で勝負がつかず

status-to-move = 着手待ち
status-track-first = トラックのマスを選ぶ番
status-track-beside = 相手のトラックの石の両隣から選ぶ番
status-free-stone = 点が一つのマスに自由な石を置く番
status-behind = トラックで{ $by }マス後ろ
status-deal = カードを配っています

alt-grid = { $columns }×{ $rows }路の盤です。
alt-places = 置ける場所が{ $count }か所ある盤です。
alt-turn = { $colour }の番です。
alt-status = 対局は終わりました（{ $status }）。
alt-last = 最後の着手：{ $point }。
alt-stones = { $colour }：{ $points }。
alt-more = { $status }。
alt-track = トラックの石：{ $points }。
alt-cards = カードとサイコロ（下から上へ）：{ $cards }。
alt-card = { $number }（{ $face }）に{ $dice }
alt-card-empty = { $number }（{ $face }）は空き
alt-locked = { $number }のカードは今動かせません。
alt-cells = 選べる場所：{ $cells }。
alt-piece = { $colour }{ $what }
alt-hand = { $colour }の残りの石は{ $count }個です。
alt-captured = { $colour }が取った石は{ $count }個です。
alt-supply = { $colour }の手元：{ $dice }。
alt-supply-empty = { $colour }の手元にサイコロはありません。
alt-surprise = { $colour }はまだ奇襲を使えます。
alt-surprise-used = { $colour }は奇襲を使いました。

face-green = 緑
face-gold = 金
face-down = 伏せ札

action-swap = 色を交代する
action-stay = 色はそのまま
action-take-first = 黒を持つ
action-take-second = 白を持つ
action-place-more = 石をあと二つ置く
action-pass = パス
