# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = libre

colour-black = Noir
colour-white = Blanc
colour-red = Rouge
colour-blue = Bleu

end-five = cinq à la suite
end-board-full = le plateau est plein
end-pass = tout le monde a passé
end-resign = abandon
end-agreed = accord mutuel
end-time = temps écoulé

status-to-move = Coup à jouer

alt-grid = Plateau de { $columns } lignes sur { $rows }.
alt-places = Plateau de { $count } emplacements.
alt-turn = À { $colour } de jouer.
alt-status = La partie est terminée : { $status }.
alt-last = Dernier coup : { $point }.
alt-stones = { $colour } : { $points }.

action-swap = Échanger les couleurs
action-stay = Garder les couleurs
action-take-first = Jouer Noir
action-take-second = Jouer Blanc
action-place-more = Poser deux pierres de plus
action-pass = Passer
