# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 五目並べ
preset-gomoku-freestyle = フリースタイル
preset-gomoku-standard = スタンダード（五連のみ勝ち）
preset-gomoku-caro = カロ
preset-gomoku-family = 家庭ルール（三々禁止）
preset-gomoku-1899 = 1899年のルール
preset-gomoku-1903 = 1903年のルール
preset-gomoku-1912 = 1912年のルール
preset-gomoku-1916 = 1916年のルール
preset-gomoku-1918 = 1918年のルール
preset-gomoku-renju = 連珠

colour-black = 黒
colour-white = 白
colour-red = 赤
colour-blue = 青

end-five = 五連
end-foul = 禁手
end-board-full = 満局
end-pass = 全員パス
end-resign = 投了
end-agreed = 合意
end-time = 時間切れ

status-to-move = 着手待ち
status-opening-swap = 黒白を入れ替えますか、そのままにしますか
status-opening-swap-or-offer = 黒白を入れ替えるか、そのままにするか、五手目の候補を{ $count }か所示すか
status-opening-take = どちらの色を持ちますか
status-opening-take-or-more = どちらの色を持ちますか、それとも石をあと二つ置きますか
status-opening-declare = 五手目の候補をいくつ示すことにしますか（1～{ $most }）
status-opening-offer = 示す五手目の候補：あと{ $count }か所
status-opening-pick = 示された五手目の候補のうち、どれにしますか

alt-grid = { $columns }×{ $rows }路の盤です。
alt-places = 置ける場所が{ $count }か所ある盤です。
alt-turn = { $colour }の番です。
alt-status = 対局は終わりました（{ $status }）。
alt-last = 最後の着手：{ $point }。
alt-stones = { $colour }：{ $points }。
alt-name = 珠型：{ $name }。
alt-offered = 五手目の候補：{ $points }。
alt-forbidden = 今の禁点：{ $points }。
alt-hidden = 図の外に石が{ $count }個あります。

# The 26 openings of renju.
opening-d1 = D1 寒星
opening-d2 = D2 渓月
opening-d3 = D3 疎星
opening-d4 = D4 花月
opening-d5 = D5 残月
opening-d6 = D6 雨月
opening-d7 = D7 金星
opening-d8 = D8 松月
opening-d9 = D9 丘月
opening-d10 = D10 新月
opening-d11 = D11 瑞星
opening-d12 = D12 山月
opening-d13 = D13 遊星
opening-i1 = I1 長星
opening-i2 = I2 峡月
opening-i3 = I3 恒星
opening-i4 = I4 水月
opening-i5 = I5 流星
opening-i6 = I6 雲月
opening-i7 = I7 浦月
opening-i8 = I8 嵐月
opening-i9 = I9 銀月
opening-i10 = I10 明星
opening-i11 = I11 斜月
opening-i12 = I12 名月
opening-i13 = I13 彗星
