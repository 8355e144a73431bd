# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = libre
preset-gomoku-standard = standard (cinq exactement)
preset-gomoku-caro = caro
preset-gomoku-family = familiale (sans double-trois)
preset-gomoku-1899 = règles de 1899
preset-gomoku-1903 = règles de 1903
preset-gomoku-1912 = règles de 1912
preset-gomoku-1916 = règles de 1916
preset-gomoku-1918 = règles de 1918
preset-gomoku-renju = renju
preset-gomoku-renju-tournament = renju, règles de tournoi (un coup interdit perd)

game-roku = Gomoku Roku
preset-roku-standard = standard
preset-roku-handicap-1 = handicap 1
preset-roku-handicap-2 = handicap 2
preset-roku-handicap-3 = handicap 3
preset-roku-dynamic = dynamique
preset-roku-thrilling = palpitant
preset-roku-ninuki = ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = acte 1
preset-rokumon-act-2 = acte 2
preset-rokumon-act-3 = acte 3
preset-rokumon-act-4 = acte 4 (le jeu standard)
preset-rokumon-act-5 = acte 5
preset-rokumon-solo = solo, contre l’automa

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = surligne gagnante
shown-overline-ignored = cinq exactement
shown-overline-forbidden = sans surligne
shown-double-three-allowed = double-trois permis
shown-double-three-forbidden = sans double-trois
shown-double-three-forbidden-first = sans double-trois pour Noir
shown-double-four-allowed = double-quatre permis
shown-double-four-forbidden = sans double-quatre
shown-four-three-three-allowed = 4-3-3 permis
shown-four-three-three-forbidden = sans 4-3-3
shown-bans-both = coups interdits pour les deux couleurs
shown-bans-black = coups interdits pour Noir seul
shown-foul-refused = coups interdits refusés
shown-foul-loses = coups interdits perdants
shown-ends-open = cinq bloqué gagnant
shown-ends-any-blocked = sans victoire avec un bout bloqué
shown-ends-both-blocked = sans victoire avec les deux bouts bloqués
shown-opening-none = sans ouverture
shown-opening-centre = première pierre au centre
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = ouverture G-Pente
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = prise des paires
shown-capture-pairs-and-threes = prise des paires et des triplets
shown-capture-win-no = sans victoire par les prises
shown-self-capture-none = sans risque entre deux pierres
shown-self-capture-suicide = auto-prise
shown-self-capture-forbidden = sans auto-prise
shown-overtime-off = victoire immédiate par alignement
shown-overtime-break-line = casser l’alignement
shown-overtime-capture-line = prendre l’alignement entier
shown-overtime-french = casser le cinq (règles françaises)
shown-overtime-school42 = casser le cinq (école 42)
shown-mixed-yes = prise de couleurs mêlées
shown-stones = { $value } pierres
shown-skip-all = autre pierre de piste non comptée

colour-black = Noir
colour-white = Blanc
colour-red = Rouge
colour-blue = Bleu

end-five = cinq pierres alignées
end-four = quatre pierres alignées
end-five-ninuki-free-for-all = { end-four }
end-foul = coup interdit du perdant
end-foul-overline = coup interdit du perdant (surligne)
end-foul-double-four = coup interdit du perdant (double-quatre)
end-foul-double-three = coup interdit du perdant (double-trois)
end-foul-four-three-three = coup interdit du perdant (un quatre et deux trois libres)
end-board-full = le plateau est plein
end-pass = tout le monde a passé
end-resign = abandon
end-agreed = accord mutuel
end-agreed-lost = partie quittée, nulle entre les autres
end-agreed-machines = partie quittée, il ne restait que des machines
end-time = temps écoulé
end-time-unclaimed = temps écoulé, victoire non réclamée
end-captures = assez de pierres prises
end-no-stones = il n’y a plus de pierre à jouer
end-row = trois dés alignés
end-stack = trois sur une même carte
end-submit = plus aucune action possible
end-reveal = trois dés alignés découverts par le perdant
end-repetition = même position pour la troisième fois
end-ply-limit = 200 actions sans vainqueur

status-to-move = Coup à jouer
status-track-first = Choisir un cercle de la piste, l’anneau sombre
status-track-beside = Choisir un cercle à côté de la pierre de piste noire. Devant elle, dans le sens des flèches, Noir commence. Derrière elle, Blanc commence
status-free-stone = Poser une pierre libre sur un cercle à un point
status-behind = { $colour ->
    [black] Noir
   *[white] Blanc
} a { $by ->
    [one] { $by } cercle
   *[other] { $by } cercles
} de retard sur la piste : à lui de jouer.
status-deal = Les cartes sont en cours de distribution
status-opening-swap = Échanger les couleurs ou les garder ?
status-opening-swap-or-offer = Échanger les couleurs, les garder ou proposer { $count } cinquièmes coups ?
status-opening-take = Choisir une couleur
status-opening-take-or-more = Choisir une couleur, ou poser encore deux pierres ?
status-opening-declare = Combien de cinquièmes coups proposer, de 1 à { $most } ?
status-opening-offer = Cinquièmes coups à proposer encore : { $count }
status-opening-pick = Choisir l’un des cinquièmes coups proposés

alt-grid = Plateau de { $columns } lignes sur { $rows }.
alt-places = Plateau de { $count } emplacements.
alt-turn = À { $colour } de jouer.
alt-left = { $colour } a quitté la partie.
alt-stands-in = { $mate } joue pour { $colour }, qui a quitté la partie.
alt-status = La partie est terminée : { $status }.
alt-last = Dernier coup : { $point }.
alt-from = Départ : { $point }.
alt-placing = Pierre à poser : { $colour }.
alt-zone = Points permis : { $points }.
alt-no-zone = Points exclus : { $points }.
alt-stones = { $colour } : { $points }.
alt-more = À faire : { $status }
alt-track = Pierres de piste : { $points }.
alt-card-rows = Cartes côte à côte, rangée par rangée depuis le haut : { $lines }.
alt-card-diagonals = Cartes alignées en biais : { $lines }.
alt-cards = Cartes et dés, de bas en haut : { $cards }.
alt-card = { $number } { $face } : { $dice }
alt-card-empty = { $number } { $face } : vide
alt-locked = La carte { $number } ne peut pas bouger pour le moment.
alt-cells = Places au choix : { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $count ->
    [one] { $colour } a encore une pierre.
   *[other] { $colour } a encore { $count } pierres.
}
alt-captured = { $colour } : { $taken }.
alt-captured-team = { $colour } : { $taken }, { $team } avec celles de son partenaire.
alt-goal = Victoire à { $count } pierres prises.
alt-taken = Pierres prises en : { $points }.
alt-supply = { $colour } a encore : { $dice }.
alt-supply-empty = { $colour } n’a plus de dé en réserve.
alt-surprise = { $colour } peut encore utiliser la Surprise.
alt-surprise-used = { $colour } a utilisé la Surprise.

face-green = verte
face-gold = dorée
face-down = face cachée

action-swap = Échanger les couleurs
action-stay = Garder les couleurs
action-take-first = Jouer Noir
action-take-second = Jouer Blanc
action-place-more = Poser deux pierres de plus
action-declare-n = { $a ->
    [one] Annoncer { $a } cinquième coup
   *[other] Annoncer { $a } cinquièmes coups
}
action-offer-n = Proposer { $a }
did-swap = couleurs échangées
did-stay = couleurs gardées
did-take-first = Noir choisi
did-take-second = Blanc choisi
did-place-more = choix de poser deux pierres de plus
did-declare-n = { $a ->
    [one] { $a } cinquième coup annoncé
   *[other] { $a } cinquièmes coups annoncés
}
did-offer-n = { $a } proposé
did-pass = tour passé
did-resign-n = abandon
did-timeout-n = temps écoulé
did-timeout-n-n = temps écoulé pour les deux
did-draw = nulle d’un commun accord
action-pass = Passer
alt-name = Ouverture : { $name }.
alt-offered = Proposés comme cinquième coup : { $points }.
alt-forbidden = Interdits pour l’instant : { $points }.
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

# Ninuki et pente.
game-ninuki = Ninuki
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente (paires et triplets)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (auto-prise)
preset-ninuki-boat-pente = Boat-Pente (casser l’alignement)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = simple (prises, étape 1)
preset-ninuki-breaking = casser le cinq (étape 2)
preset-ninuki-ninuki = Gomoku Ninuki (règles françaises)
preset-ninuki-school42 = règles de l’école 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = chacun pour soi (trois ou quatre joueurs)
preset-ninuki-teams = deux contre deux
end-concede = l’alignement n’a pas été cassé
end-unbroken = aucune pierre ne pouvait casser l’alignement
status-overtime-break = { status-line } { $count ->
    [0] Impossible de casser l’alignement : la partie est gagnée
   *[other] Il faut casser l’alignement par une prise, ou concéder. Prises possibles : { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Impossible de prendre l’alignement : la partie est gagnée
   *[other] Il faut prendre l’alignement en entier, ou concéder. Point qui le prend : { $answers }
}
status-overtime-french = { status-line } À moins de casser l’alignement tout de suite par une prise, ou de gagner par les prises, la partie est perdue. Coups possibles : { $answers }
status-overtime-school42 = { status-line } À moins de casser l’alignement tout de suite, ou de gagner par les prises, la partie est perdue. Coups possibles : { $answers }
status-line = { $colour ->
    [black] Noir a { status-length }.
    [white] Blanc a { status-length }.
    [red] Rouge a { status-length }.
   *[blue] Bleu a { status-length }.
}
status-length = { $line ->
    [4] quatre pierres alignées
   *[5] cinq pierres alignées
}
note-ninuki-stones = Les prises se comptent en pierres, deux par paire.
note-ninuki-team-score = Les prises d’une équipe se comptent ensemble. Vous pouvez prendre les pierres de votre partenaire, mais sans rien marquer. Elles ne comptent pas dans votre alignement.
note-ninuki-contested = Une pierre que plusieurs joueurs prennent à la fois quitte le plateau et ne compte pour personne, même entre partenaires.
note-ninuki-line-stones = Chaque pierre d’un alignement pris en entier compte comme une pierre prise.
note-ninuki-goal-in-overtime = La réponse doit casser l’alignement. Atteindre ailleurs le nombre de prises requis ne suffit pas.
note-ninuki-colours = Ici, Noir est la première couleur et Blanc la seconde. Sur d’autres sites, Blanc commence.
note-ninuki-line-capture = La pierre qui prend un alignement entier fait aussi ses prises ordinaires.
note-ninuki-leaving = Si un joueur quitte la partie, ses pierres restent et ses tours sont sautés. Le dernier joueur restant gagne.
note-ninuki-leaving-teams = Si un partenaire quitte la partie, l’autre joue pour les deux.
note-ninuki-compulsory = Les prises sont automatiques et ne se refusent pas.
note-ninuki-practice = Les plateaux 9×9 servent à s’exercer : les parties n’y sont pas classées.
note-ninuki-double-three = Un coup qui prend, ou qui fait un alignement gagnant, peut former un double-trois.

# Boards told, further.
alt-won = Alignement gagnant : { $points }.
alt-row = Rangée { $row } : { $stones }.
alt-short = { $colour } : il ne manque qu’une pierre pour un alignement gagnant, en { $points }.
alt-short-capture = { $colour } : une prise suffit pour gagner, en { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · règles de tournoi
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · simple
called-ninuki-breaking = Gomoku Ninuki · casser le cinq
called-ninuki-school42 = Gomoku Ninuki · règles de l’école 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · chacun pour soi
called-ninuki-teams = Pente · deux contre deux
also-gomoku = morpion, morpion à cinq, gobang, cinq à la suite
also-ninuki-pente = pente pro
also-ninuki-keryo-pente = kéryo, kéryo-pente
also-ninuki-ninuki = gomoku ninuki, ninuki français
also-ninuki-ninuki-renju = ninuki renju
also-ninuki-teams = pente par équipes, pente en équipes
also-gomoku-renju = ren ju
