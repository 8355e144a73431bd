# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五目並べ
preset-gomoku-freestyle = フリースタイル

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

status-to-move = 着手待ち

alt-grid = { $columns }×{ $rows }路の盤です。
alt-places = 置ける場所が{ $count }か所ある盤です。
alt-turn = { $colour }の番です。
alt-status = 対局は終わりました（{ $status }）。
alt-last = 最後の着手：{ $point }。
alt-stones = { $colour }：{ $points }。

action-swap = 色を交代する
action-stay = 色はそのまま
action-take-first = 黒を持つ
action-take-second = 白を持つ
action-place-more = 石をあと二つ置く
action-pass = パス
