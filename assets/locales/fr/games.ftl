# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = libre
preset-gomoku-standard = standard (cinq exactement)
preset-gomoku-caro = caro
preset-gomoku-family = familiale (sans double trois)
preset-gomoku-1899 = règles de 1899
preset-gomoku-1903 = règles de 1903
preset-gomoku-1912 = règles de 1912
preset-gomoku-1916 = règles de 1916
preset-gomoku-1918 = règles de 1918
preset-gomoku-renju = renju

colour-black = Noir
colour-white = Blanc
colour-red = Rouge
colour-blue = Bleu

end-five = cinq à la suite
end-foul = un coup interdit
end-board-full = le plateau est plein
end-pass = tout le monde a passé
end-resign = abandon
end-agreed = accord mutuel
end-time = temps écoulé

status-to-move = Coup à jouer
status-opening-swap = Échanger les couleurs ou les garder ?
status-opening-swap-or-offer = Échanger les couleurs, les garder, ou proposer { $count } cinquièmes coups ?
status-opening-take = Quelle couleur choisir ?
status-opening-take-or-more = Quelle couleur choisir, ou poser encore deux pierres ?
status-opening-declare = Combien de cinquièmes coups faut-il proposer, de 1 à { $most } ?
status-opening-offer = Cinquièmes coups à proposer encore : { $count }
status-opening-pick = Lequel des cinquièmes coups proposés choisir ?

alt-grid = Plateau de { $columns } lignes sur { $rows }.
alt-places = Plateau de { $count } emplacements.
alt-turn = À { $colour } de jouer.
alt-status = La partie est terminée : { $status }.
alt-last = Dernier coup : { $point }.
alt-stones = { $colour } : { $points }.
alt-name = Ouverture : { $name }.
alt-offered = Proposés comme cinquième coup : { $points }.
alt-forbidden = Interdits pour l’instant : { $points }.
alt-hidden = { $count ->
    [one] Une pierre se trouve hors de l’image.
   *[other] { $count } pierres se trouvent hors de l’image.
}

# The 26 openings of renju.
opening-d1 = D1 Kansei
opening-d2 = D2 Keigetsu
opening-d3 = D3 Sosei
opening-d4 = D4 Kagetsu
opening-d5 = D5 Zangetsu
opening-d6 = D6 Ugetsu
opening-d7 = D7 Kinsei
opening-d8 = D8 Shogetsu
opening-d9 = D9 Kyugetsu
opening-d10 = D10 Shingetsu
opening-d11 = D11 Zuisei
opening-d12 = D12 Sangetsu
opening-d13 = D13 Yusei
opening-i1 = I1 Chosei
opening-i2 = I2 Kyogetsu
opening-i3 = I3 Kosei
opening-i4 = I4 Suigetsu
opening-i5 = I5 Ryusei
opening-i6 = I6 Ungetsu
opening-i7 = I7 Hogetsu
opening-i8 = I8 Rangetsu
opening-i9 = I9 Gingetsu
opening-i10 = I10 Myojo
opening-i11 = I11 Shagetsu
opening-i12 = I12 Meigetsu
opening-i13 = I13 Suisei
