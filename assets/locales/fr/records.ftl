# Parties venues d’autres programmes ou écrites pour eux, et leur relecture dans les salons.

at-move = Coup { $ply } : { $why }
flaw-occupied = { $point } est déjà occupé.
refusal-no-record = Ce n’est pas une partie enregistrée : { $fault }. Il faut un objet JSON sur une seule ligne.
refusal-no-sgf = Ce n’est pas un fichier SGF : il n’a aucun nœud comme (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Un fichier PSQ commence par une ligne comme « Piskvorky 15x15, 11:11, 0 », pas par « { $written } ».
refusal-no-pente-game = Le fichier annonce une partie de « { $written } ». Parmi les jeux de pente.org, on peut lire : { $known }.
refusal-no-pente-point = « { $written } » n’est pas un point du plateau de pente.org, dont les colonnes vont de A à T sans I.
refusal-letters-unsure = Ces points se lisent de deux façons : avec une colonne I, et la partie commence en { $read }, ou sans elle, comme sur pente.org, et elle commence en { $other }. Ils sont lus avec I. Pour l’autre lecture, choisissez le format `pente` ou placez la ligne [Game "Pente"] avant les coups.
refusal-not-square = Le plateau a { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} et { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}. Seuls les plateaux carrés peuvent être lus.
refusal-no-such-board = Le plateau est de { $lines } × { $lines }. Tailles de plateau lisibles pour le jeu { $game } : { $known }.
refusal-size-differs = Le plateau du fichier est de { $lines } × { $lines }, mais les règles sont pour { $size } × { $size }. Écrivez « size={ $lines } » dans les règles.
refusal-other-game = Le fichier annonce { $kind ->
    [go] { $written }, le go
   *[other] { $written }
}, mais le gomoku et le renju sont GM[4]. Il est lu comme GM[4].
refusal-other-colour = Dans le fichier, cette pierre est de l’autre couleur. L’ordre des coups a été suivi.
refusal-late-setup = Les pierres ajoutées en cours de partie sont ignorées.
refusal-open-result = Le fichier donne le résultat « { $written } », mais ses coups ne terminent pas la partie.
refusal-other-result = Le fichier donne le résultat « { $written } », mais ses coups terminent la partie autrement. Le résultat des coups a été gardé.
refusal-import-skipped = « { $written } » n’est pas un coup et est ignoré.
refusal-import-no-move = « { $written } » n’est pas un coup.
refusal-import-cut = { $ply ->
    [1] Aucun coup n’est lu. Tous sont laissés de côté, dès le premier.
    [2] Le coup 1 est lu. Le coup 2 et la suite sont laissés de côté.
   *[other] Les coups avant le coup { $ply } sont lus. Le coup { $ply } et la suite sont laissés de côté.
}
refusal-cannot-carry = { $what ->
    [board] { format-called } ne peut contenir que des parties à deux, Noir et Blanc, sur un plateau carré dont les points ont une lettre et un chiffre. Utilisez une liste de coups ou JSON.
    [captured] { format-called } ne peut pas contenir les pierres prises d’une position de départ. Utilisez JSON.
    [rules] { format-called } ne peut contenir que les jeux de pente.org, sur 19 lignes : Pente, Keryo-Pente et leurs variantes, et Gomoku. Utilisez une liste de coups ou JSON.
   *[setup] Le format { format-called } ne peut pas contenir une position de départ. Utilisez SGF ou JSON.
}
refusal-cannot-carry-action = { format-called } ne sait pas écrire « { $actions } » { $ply ->
    [0] avant le premier coup
   *[other] après le coup { $ply }
}. Utilisez une liste de coups ou JSON.

# Relecture et export dans les salons.
command-replay = Rejouer pas à pas une partie ou un fichier
option-replay-game = Laquelle de vos parties (numéro)
option-replay-file = Un fichier : SGF, PSQ, pente.org, liste de coups ou JSON
command-export = Recevoir une partie sous forme de fichier
option-export-game = Laquelle de vos parties (numéro)
option-export-file = Un fichier à convertir dans un autre format
option-export-format = Format du fichier (vide : SGF, ou un format qui convient à la partie)
choice-format-sgf = SGF, pour la plupart des programmes
choice-format-psq = PSQ, pour Piskvork
choice-format-pente = pente.org, colonnes de A à T sans I
choice-format-moves = Une liste de coups
choice-format-jsonl = JSON, pour la commande narabe judge
format-called = { $format ->
    [moves] liste de coups
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Début de la partie. Nombre de coups : { $steps }.
replay-at = Coup { $step } sur { $steps } : { $action }
replay-at-by = Coup { $step } sur { $steps } : { $action } ({ $by })
replay-after = { $step ->
    [0] Avant le premier coup : { $action }
   *[other] Après le coup { $step } sur { $steps } : { $action }
}
replay-after-by = { $step ->
    [0] Avant le premier coup : { $action } ({ $by })
   *[other] Après le coup { $step } sur { $steps } : { $action } ({ $by })
}
replay-over = { $step ->
    [0] Terminée avant le premier coup.
   *[other] Terminée après le coup { $step }.
}
replay-result = Résultat donné par le fichier : { $result }.
replay-carried = -# Les boutons lisent la partie dans record.jsonl.
exported = Voici la partie au format { format-called }. Nombre de coups : { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Partie classée sur Discord
record-event-casual = Partie amicale sur Discord
button-first = Début
button-back = Reculer
button-forth = Avancer
button-last = Fin
button-here = À partir d’ici

refusal-file-lost = Le fichier joint n’a pas pu être récupéré. Joignez-le de nouveau.
refusal-file-too-large = Le fichier joint fait { $size } ko, et une partie peut en faire { $most } au plus.
refusal-first-of-many = Le fichier contient plusieurs parties. Voici la première.

form-challenge = Nouvelle partie
form-opponent = Adversaire
form-opponent-note = Vide : la place est ouverte à tous. Choisissez Narabe pour jouer contre la machine.
form-game = Jeu
form-game-note = Les plus connus. Avec son option game, /challenge accepte aussi tous les autres.
form-clock = Temps par coup
form-starts = Qui commence ?
form-rated = Partie classée
form-rated-note = Compte pour la cote, si les règles et la pendule le permettent
form-record = Revoir une partie
form-file = Fichier de partie
form-file-note = SGF, PSQ, pente.org, liste de coups ou JSON
form-moves = Ou collez-la ici
form-moves-example = 1. h8 i9 2. j10, ou du SGF
button-record = Revoir un fichier…
refusal-form-out-of-date = Ce formulaire n’est plus à jour. Ouvrez-en un autre avec /challenge, ou avec le bouton de /help.
refusal-form-without-record = Joignez un fichier de partie, ou collez les coups.
refusal-file-no-text = Ce fichier n’est pas une partie. Envoyez du SGF, du PSQ ou une liste de coups en texte.
refusal-no-moves-in-file = Aucun coup n’a pu être lu dans ce fichier. Envoyez du SGF, du PSQ ou une liste de coups en texte.
refusal-no-record-in-text = Ce texte ne contient aucune partie. { -narabe } lit le SGF, le PSQ et les listes de coups comme 1. h8 i9 2. j10.
refusal-no-game-in-message = Ce message ne montre aucune partie. Choisissez un de mes plateaux ou de mes défis.
record-decided = La modération a accordé la victoire à { $winners }.
record-decided-draw = La modération a déclaré cette partie nulle.
record-void = La modération a annulé cette partie.
record-voided = La modération a annulé cette partie. Le résultat indiqué est celui qui a été joué.
