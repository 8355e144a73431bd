# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }** : { $how }
rules-title = **{ $name }**
rules-how = Un coup s’écrit ainsi : { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Images**
    { $captions }
rules-draw = On peut convenir d’une nulle (/draw).
rules-draw-on-time = On peut convenir d’une nulle (/draw). Une partie non classée est nulle aussi quand le temps est écoulé et que personne ne réclame la victoire pendant longtemps.
rules-clock = La pendule tourne pendant votre tour. À zéro, la partie est perdue si elle est classée. Sinon, la victoire peut être réclamée.
rules-play = Lancer une partie
rules-next = Ensuite : { $name }
rules-unsaid = { $key } : { $value }

# What a move is, in a few words.
how-gomoku = h8 (colonne h, rangée 8)
how-ninuki = e5 (colonne e, rangée 5)
how-roku = E5 (rangée E à partir de A en haut, cinquième cercle depuis la gauche)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (actes 1 et 2) ou place r4 on 2 (dès l’acte 3), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Plateau : { $value } × { $value } lignes.
rule-size-unbounded = Plateau : sans bord. Les points se comptent en pas vers la droite et vers le haut depuis la première pierre, 0,0 : un pas à droite et deux vers le bas, c’est 1,-2.
rule-overline-wins = Aligner six pierres ou plus donne aussi la victoire, quoi qu’il y ait aux bouts.
rule-overline-ignored = Seul un alignement d’exactement cinq pierres donne la victoire. Une surligne (six ou plus) ne compte pas, et la partie continue.
rule-overline-forbidden = La **surligne**, six pierres alignées ou plus, est interdite.
rule-ninuki-overline-forbidden = La **surligne**, un alignement plus long qu’il ne faut pour gagner, est interdite.
rule-opening-none = Il n’y a pas de règle d’ouverture.
rule-opening-centre = Ouverture : la première pierre va au centre.
rule-opening-pro = Ouverture (pro) : la première pierre va au centre, la deuxième où l’on veut, la troisième hors du 5×5 central.
rule-opening-long-pro = Ouverture (long pro) : la première pierre va au centre, la deuxième où l’on veut, la troisième hors du 7×7 central.
rule-opening-swap2 = Ouverture (swap2) :
    1. Le premier joueur pose deux pierres noires et une blanche, où il veut.
    2. L’autre prend Blanc, prend Noir, ou pose encore deux pierres : une blanche et une noire.
    3. Après ces deux pierres de plus, le premier choisit sa couleur.
    4. Blanc joue le coup suivant.

# Gomoku and renju.
note-gomoku-turns = On pose une pierre à tour de rôle, là où des lignes se croisent, et elle y reste. Noir commence.
note-gomoku-plain = Aucun coup interdit, pas de règle d’ouverture.
note-gomoku-no-bans = Aucun coup interdit.
rule-gomoku-double-three-allowed = Le double-trois est permis.
rule-gomoku-double-three-forbidden = Le **double-trois**, deux trois libres formés par une même pierre, est interdit.
rule-gomoku-double-four-allowed = Le double-quatre est permis.
rule-gomoku-double-four-forbidden = Le **double-quatre**, deux quatre formés par une même pierre, est interdit.
rule-gomoku-four-three-three-allowed = Si la pierre forme aussi un quatre (4-3-3), le double-trois est permis. Un quatre et un seul trois libre (4-3) le sont toujours.
rule-gomoku-four-three-three-forbidden = Le double-trois reste interdit si la pierre forme aussi un quatre (4-3-3). Un quatre et un seul trois libre (4-3) sont permis : c’est la façon habituelle de gagner.
note-gomoku-four-three-three = Le double-trois est permis, sauf si la pierre forme aussi un quatre (4-3-3).
rule-gomoku-bans-both = Ces interdictions valent pour les deux couleurs.
rule-gomoku-bans-black = Ces interdictions ne valent que pour Noir.
rule-gomoku-foul-refused = Un coup interdit est refusé, et la raison est donnée.
rule-gomoku-foul-loses = Un coup interdit perd la partie, même s’il est forcé. Le plateau ne marque pas ces points.
rule-gomoku-ends-open = Un cinq donne la victoire, quoi qu’il y ait à ses bouts.
rule-gomoku-ends-any-blocked = Un cinq bloqué à un bout par une pierre adverse ne donne pas la victoire. Le bord ne bloque rien.
rule-gomoku-ends-both-blocked = Un cinq bloqué aux deux bouts par des pierres adverses ne donne pas la victoire. Le bord ne bloque rien.
rule-gomoku-opening-swap = Ouverture (swap) :
    1. Le premier joueur pose deux pierres noires et une blanche, où il veut.
    2. L’autre échange les couleurs ou les garde.
    3. Blanc joue le coup suivant.
rule-gomoku-opening-rif = Ouverture (RIF) :
    1. Le premier joueur pose les pierres 1 à 3, l’une des 26 ouvertures : noire au centre, blanche à côté, noire dans le 5×5 central.
    2. L’autre échange les couleurs ou les garde.
    3. Blanc pose la pierre 4 où il veut.
    4. Noir propose deux points, non symétriques, pour la pierre 5.
    5. Blanc en choisit un et pose la pierre 6.
rule-gomoku-opening-yamaguchi = Ouverture (Yamaguchi) :
    1. Le premier joueur pose les pierres 1 à 3, l’une des 26 ouvertures : noire au centre, blanche à côté, noire dans le 5×5 central.
    2. Il annonce combien de points seront proposés pour la pierre 5 : de 1 à 12 (règle maison).
    3. L’autre échange les couleurs ou les garde.
    4. Blanc pose la pierre 4 où il veut.
    5. Noir propose ce nombre de points, non symétriques, pour la pierre 5.
    6. Blanc en choisit un et pose la pierre 6.
rule-gomoku-opening-tarannikov = Ouverture (Tarannikov) :
    1. La pierre 1 (noire) va au centre, la 2 (blanche) dans le 3×3 central, la 3 (noire) dans le 5×5, la 4 (blanche) dans le 7×7, la 5 (noire) dans le 9×9.
    2. Après chacune des cinq, l’autre joueur échange les couleurs ou les garde.
    3. Blanc pose la pierre 6 où il veut.
rule-gomoku-opening-soosorv-8 = Ouverture (Soosorv-8) :
    1. Le premier joueur pose les pierres 1 à 3, l’une des 26 ouvertures : noire au centre, blanche à côté, noire dans le 5×5 central.
    2. L’autre échange les couleurs ou les garde.
    3. Blanc pose la pierre 4 où il veut et annonce combien de points seront proposés pour la pierre 5 : de 1 à 8.
    4. Noir échange les couleurs ou les garde.
    5. Le joueur qui a maintenant Noir propose ce nombre de points, non symétriques, pour la pierre 5.
    6. Blanc en choisit un et pose la pierre 6.
rule-gomoku-opening-taraguchi-10 = Ouverture (Taraguchi-10) :
    1. La pierre 1 (noire) va au centre, la 2 (blanche) dans le 3×3 central, la 3 (noire) dans le 5×5, la 4 (blanche) dans le 7×7.
    2. Après chacune des trois premières, l’autre joueur échange les couleurs ou les garde.
    3. Après la pierre 4, Noir échange, garde ou propose.
    4. S’il échange ou garde, la pierre 5 de Noir va dans le 9×9, et l’autre peut échanger une dernière fois.
    5. S’il propose, c’est dix points non symétriques pour la pierre 5, où il veut, et Blanc en choisit un.
    6. Blanc pose la pierre 6 où il veut.
rule-gomoku-opening-sakata = Ouverture (Sakata) :
    1. Le premier joueur pose les pierres 1 à 3, l’une des 26 ouvertures : noire au centre, blanche à côté, noire dans le 5×5 central.
    2. L’autre pose la pierre 4, blanche, dans le 7×7, et la pierre 5, noire, dans le 9×9.
    3. Le premier joueur prend Blanc, prend Noir, ou pose encore deux pierres où il veut : une blanche et une noire.
    4. Après ces deux pierres, l’autre prend Blanc ou Noir (la règle de la fédération permet d’ajouter d’autres paires ; ici, une seule : règle maison).
    5. Blanc joue le coup suivant.
note-gomoku-threes = **Quatre** : il ne manque qu’une pierre pour faire cinq. **Quatre libre** : quatre côte à côte, dont chaque bout est libre et fait cinq (exactement, si six est interdit). **Trois libre** : il ne manque qu’une pierre pour faire un quatre libre.
note-gomoku-threes-renju = **Quatre** : il ne manque qu’une pierre pour faire cinq. **Quatre libre** : quatre côte à côte, dont chaque bout est libre et fait cinq (exactement, si six est interdit). **Trois libre** : il ne manque qu’un coup, lui-même permis, pour faire un quatre libre.
note-gomoku-five-first = Un coup qui fait un alignement gagnant n’est jamais interdit.
note-gomoku-end = On peut passer, sauf pendant une ouverture. La partie est nulle après deux passes de suite, ou quand le plateau est plein.
note-gomoku-end-unbounded = On peut passer, sauf pendant une ouverture. La partie est nulle après deux passes de suite.
note-gomoku-federation = Dans les tournois de la fédération, un coup interdit perd (variante renju-tournament) : <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = Les 26 ouvertures : la troisième pierre, par son numéro. À gauche les directes (D), à droite les indirectes (I)
table-gomoku-thirds = Les 13 ouvertures possibles : la troisième pierre, par son numéro. Les points symétriques donnent les mêmes
table-numbered = { $number } { $name }
diagram-gomoku-five = cinq alignées : Noir a gagné
diagram-gomoku-ends-any-blocked = Blanc tient un bout, ce cinq ne compte pas
diagram-gomoku-ends-both-blocked = Blanc tient les deux bouts, ce cinq ne compte pas
diagram-gomoku-six-wins = un alignement de six donne aussi la victoire
diagram-gomoku-six-ignored = six pierres alignées, la partie continue
diagram-gomoku-six-forbidden = e5 ferait six : interdit
diagram-gomoku-six-loses = e5 a fait six : Noir a perdu
diagram-gomoku-double-three = e5 ferait deux trois libres : interdit
diagram-gomoku-double-three-loses = e5 a fait deux trois libres : Noir a perdu
diagram-gomoku-no-double-three = e5 semble un double-trois, mais est permis : la ligne ne ferait un quatre libre qu’avec f5, un double-quatre
diagram-gomoku-double-four = e5 ferait deux quatre : interdit
diagram-gomoku-double-four-loses = e5 a fait deux quatre : Noir a perdu
diagram-gomoku-straight-four = c7–f7 est un quatre libre ; c3–f3 non, car g3 ferait six
diagram-gomoku-four-three = e5 a fait un quatre et un trois libre, permis
diagram-gomoku-exempt = e5 a fait deux trois libres et un quatre, permis
diagram-gomoku-no-exempt = e5 ferait deux trois libres et un quatre : interdit
diagram-gomoku-no-exempt-loses = e5 a fait deux trois libres et un quatre : Noir a perdu

# Ninuki and pente.
note-ninuki-turns = On pose une pierre à tour de rôle, là où des lignes se croisent. Noir commence.
note-ninuki-turns-individual = À trois ou à quatre, chacun pour soi. On pose une pierre à tour de rôle, dans l’ordre des places.
note-ninuki-turns-teams = À quatre, deux contre deux : les places 1 et 3 contre les places 2 et 4. On pose une pierre à tour de rôle, dans l’ordre des places, chacun avec sa couleur.
note-ninuki-plain = Aucun coup interdit, pas de règle d’ouverture.
note-ninuki-no-bans = Aucun coup interdit.
note-ninuki-free-three = **Trois libre** : trois pierres, côte à côte ou avec un trou, auxquelles une seule pierre suffit pour en faire quatre côte à côte, libres aux deux bouts.
rule-ninuki-capture-pairs = On prend exactement deux pierres voisines entre la pierre posée et une autre des siennes, dans les huit directions. Une pierre seule, ou trois, ne risquent rien.
rule-ninuki-capture-pairs-and-threes = On prend exactement deux ou trois pierres voisines entre la pierre posée et une autre des siennes, dans les huit directions. Une pierre seule ne risque rien.
rule-ninuki-capture-win-yes = On gagne aussi par les prises.
rule-ninuki-capture-win-no = Les prises seules ne donnent pas la victoire.
rule-ninuki-self-capture-none = On peut jouer sans risque entre deux pierres adverses.
rule-ninuki-self-capture-suicide = Les pierres que l’on complète entre deux pierres d’un autre joueur sont prises par lui.
rule-ninuki-self-capture-forbidden = Il est interdit de poser une pierre là où elle serait prise aussitôt.
rule-ninuki-overtime-off = Un alignement donne aussitôt la victoire.
rule-ninuki-overtime-break-line = Un alignement doit tenir un tour. Le joueur suivant doit le casser par une prise, ou concéder.
rule-ninuki-overtime-capture-line = Si la pierre ne fait qu’un seul alignement gagnant, que le joueur suivant en tienne un bout et que l’autre soit libre, il peut y jouer et prendre l’alignement entier. Sinon, la partie est gagnée aussitôt.
rule-ninuki-overtime-french = **Prise de fin de partie** : un cinq ne met fin à la partie que si aucune prise ne peut le casser. Sinon, l’adversaire a un coup pour le casser ou, si l’on gagne aussi par les prises, pour atteindre le nombre requis, où que ce soit.
rule-ninuki-overtime-school42 = Un cinq ne met fin à la partie que si aucune prise ne peut le casser ni atteindre le nombre requis. Sinon, l’adversaire a un coup pour l’un ou l’autre.
rule-ninuki-mixed-no = Les pierres prises ensemble sont d’une seule couleur.
rule-ninuki-mixed-yes = Les pierres prises ensemble peuvent être de couleurs différentes.
rule-ninuki-double-three-allowed = Le double-trois est permis.
rule-ninuki-double-three-forbidden = Le **double-trois**, deux trois libres formés par une même pierre, est interdit.
rule-ninuki-double-three-forbidden-first = Le **double-trois**, deux trois libres formés par une même pierre, est interdit à Noir.
rule-ninuki-opening-g-pente = Ouverture (G-Pente) : la première pierre va au centre, la deuxième où l’on veut, la troisième hors du 5×5 central, et à 5 pas au moins sur la rangée et la colonne du centre.
rule-ninuki-opening-swap = Ouverture (swap) :
    1. Le premier joueur pose deux pierres noires et deux blanches, en alternant, où il veut.
    2. L’autre échange les couleurs ou les garde.
    3. Noir joue le coup suivant.
note-ninuki-house = Les sources ne s’accordent pas sur le double-trois de ce jeu : c’est donc ici une règle maison qui s’applique.
note-ninuki-end = La partie est nulle quand le plateau est plein et que personne n’a gagné.
note-ninuki-end-passes = Sans point permis, on passe. La partie est nulle quand tout le monde passe de suite, ou quand le plateau est plein et que personne n’a gagné.
note-ninuki-shared = Si plusieurs gagnent à la fois, ils partagent la victoire, ce qui compte comme une partie nulle.
diagram-ninuki-pair = f5 a pris la paire en d5 et e5
diagram-ninuki-two-pairs = f5 a pris deux paires d’un coup, dans la rangée et dans la colonne
diagram-ninuki-fifth-pair = f5 a pris la cinquième paire : Noir a dix pierres et gagne
diagram-ninuki-three-players = À trois : f5, noire, a pris la paire de Rouge, et Blanc joue ensuite
diagram-ninuki-three = g5 a pris les trois pierres en d5, e5 et f5
diagram-ninuki-safe = e5 vient se placer entre c5 et f5, sans risque
diagram-ninuki-suicide = e5 vient se placer entre c5 et f5, et la paire est perdue
diagram-ninuki-double-three = e5 ferait deux trois libres : interdit
diagram-ninuki-blocked-three = Blanc en e8 bloque l’un des trois libres : e5 est permis
diagram-ninuki-broken = e5 a fait cinq ; e4 a pris e5 et e6 et l’a cassé
diagram-ninuki-broken-four = e5 a aligné quatre pierres, ce qui suffit ici ; e4 a pris e5 et e6 et a cassé l’alignement

# Gomoku Roku.
rule-roku-stones = { $value } pierres chacun, celle de la piste comprise.
rule-roku-skip-landing = Une pierre de piste qui devrait s’arrêter sur le cercle de l’autre avance d’un cercle de plus.
rule-roku-skip-all = En avançant, on ne compte pas le cercle occupé par l’autre pierre de piste.
note-roku-board = Le plateau est un hexagone de cercles. L’anneau sombre, à l’extérieur, est la piste. Les cercles intérieurs ont de 1 à 4 points. Une ligne est une droite tracée sur le plateau : elle relie des cercles voisins, ou passe entre deux cercles vers celui de derrière. Rien ne se pose au milieu, qui coupe les lignes.
note-roku-about = À deux, dès huit ans environ, un quart d’heure par partie. Une pierre se pose, une pierre avance, cinq s’alignent.
note-roku-track = Noir pose une pierre sur un cercle de la piste, Blanc sur un cercle voisin. Si Blanc est devant, Noir commence. S’il est derrière, Blanc commence. C’est toujours au joueur en retard, dans le sens horaire, de jouer, parfois plusieurs fois de suite.
note-roku-place = Un alignement de six pierres ou plus vaut un alignement de cinq.
note-roku-win = La pierre de piste compte là où elle est arrivée. Un cinq auquel il faudrait le cercle qu’elle a quitté ne compte pas.
note-roku-handicap-1 = Handicap 1 : Noir, le plus faible, choisit un cercle de la piste et commence. La pierre de piste de Blanc part 3 cercles devant. C’est toujours au joueur en retard, dans le sens horaire, de jouer, parfois plusieurs fois de suite.
note-roku-handicap-2 = Handicap 2 : Noir, le plus faible, choisit un cercle de la piste et commence. La pierre de piste de Blanc part 4 cercles devant. C’est toujours au joueur en retard, dans le sens horaire, de jouer, parfois plusieurs fois de suite.
note-roku-handicap-3 = Handicap 3 : Noir, le plus faible, choisit un cercle de la piste et commence. La pierre de piste de Blanc part 5 cercles devant. C’est toujours au joueur en retard, dans le sens horaire, de jouer, parfois plusieurs fois de suite.
note-roku-dynamic = Dynamique : avant le premier coup, chacun pose une pierre libre sur un cercle à un point. Les pierres de piste n’avancent pas pour autant.
note-roku-thrilling = Palpitant : les pierres sont rares, comptez-les.
note-roku-ninuki = Ninuki : l’une des deux pierres qui prennent doit être celle que l’on pose, ou la pierre de piste là où elle est arrivée. S’il y a plusieurs paires, on en choisit une, que l’on nomme (E5 takes D4 D5). On peut jouer sans risque entre deux pierres adverses. Une pierre de piste n’est jamais prise. Celui qui prend garde les pierres, et leurs cercles redeviennent libres.
note-roku-out = Le joueur au trait qui n’a plus de pierre a perdu. S’il ne reste aucun cercle à points libre, la partie est nulle. On ne propose la nulle qu’à son tour.
note-roku-rebuilt = Les points et les lignes du plateau sont une reconstitution.
note-roku-set-up = La mise en place de cette variante est une reconstitution.
note-roku-credit = Un jeu de Shota Hasuike, Lotus boardgames : <https://www.lotusboardgames.com>
diagram-roku-start = Noir, en A1, a du retard : à lui de jouer
diagram-roku-handicap = Noir a choisi un cercle, celui de Blanc en découle
diagram-roku-dynamic = après les pierres libres en E9 et F2
diagram-roku-five = cinq avec la pierre de piste, arrivée en B1
diagram-roku-no-five = pas de cinq : la pierre de piste vient de quitter B1 pour A2
diagram-roku-pair = C3 et I3 encadrent E4 et G4, qui sont prises

# Rokumon.
note-rokumon-table-act-1 = Six cartes sur deux rangées de trois, vertes (nombres impairs) et dorées (nombres pairs). Rouge (Sanada) a quatre dés et commence, Noir (Tokugawa) en a cinq.
note-rokumon-table-bricks = Sept cartes posées comme des briques, trois au-dessus de quatre, vertes (nombres impairs) et dorées (nombres pairs). Rouge (Sanada) a quatre dés et commence, Noir (Tokugawa) en a cinq.
note-rokumon-table-solo = Sept cartes en hexagone, six autour d’une, vertes (nombres impairs) et dorées (nombres pairs). Vous êtes Rouge (Sanada), avec quatre dés, et vous commencez. L’automa en a cinq.
note-rokumon-story-act-1 = *Acte 1, six pièces :* l’obole du fleuve des morts ornait le blason du clan, qui partait donc au combat sans crainte.
note-rokumon-story-act-2 = *Acte 2, un château à Ueda :* en 1583, Rouge le bâtit avec Noir, l’ennemi d’hier, et la septième carte est ce château.
note-rokumon-story-act-3 = *Acte 3, le premier siège :* Rouge a changé de camp, et deux mille hommes, derrière les murs d’Ueda, en repoussent près de huit mille.
note-rokumon-story-act-4 = *Acte 4, le second siège :* en 1600, Ueda retient une armée de 38 000 hommes, qui manque la grande bataille. Un fils du clan est dans l’autre camp : la Surprise, c’est lui.
note-rokumon-story-act-5 = *Acte 5, Osaka :* en 1614, le dernier héros du clan élève un fort devant le château, la carte face cachée. Un an plus tard, tout est perdu.
note-rokumon-story-solo = *Épilogue, retour à Ueda :* la guerre est finie, chaque seigneur garde un seul château, et l’on a le temps de jouer seul.
note-rokumon-no-values = Les nombres des dés ne comptent pas.
note-rokumon-values = Les dés montrent des nombres fixes : 2, 2, 4 et 6 pour Rouge, 1, 3, 3, 5 et un 1 blanc pour Noir.
note-rokumon-fight = Peu importe quel dé est dessus. Si un combat découvre trois dés alignés, leur propriétaire gagne.
note-rokumon-surprise = Une Surprise ne peut pas déplacer la carte que l’autre vient de déplacer ainsi.
note-rokumon-solo = L’automa joue la première action possible dans cet ordre : compléter sa ligne, couvrir un dé rouge seul, bloquer la vôtre, poser un dé, en déplacer un.
note-rokumon-draw = Une position qui se présente pour la troisième fois, ou 200 actions, font une partie nulle (règle maison).
note-rokumon-about = Seul ou à deux. Une partie jouée d’une traite dure 5 à 10 minutes.
note-rokumon-loser = Qui est Rouge : le perdant de votre dernière partie non nulle choisit. À la première, le défi le précise, sinon le sort décide.
note-rokumon-title = **Shogun**, maître du Japon d’autrefois : trois victoires de suite contre un même adversaire. Il lui laisse reprendre chaque action une fois, même en partie classée, et lance « Ta no mo ! », l’appel au combat, s’il peut gagner au coup suivant.
note-rokumon-rebuilt = Les nombres et couleurs des cartes sont une reconstitution.
note-rokumon-rebuilt-act-5 = Les nombres, couleurs et places des cartes sont une reconstitution.
note-rokumon-credit = Un jeu de Charles Ward, EXIST GAMES, édition illustrée par Andres Agostini : <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = les cartes sont distribuées ; les lignes sont 5 2 1 et 3 6 4
diagram-rokumon-deal-bricks = les cartes sont distribuées ; les lignes sont 5 2 7, 1 3 6 et 3 6 4
diagram-rokumon-deal-solo = les cartes sont distribuées ; les lignes sont 7 1 3, 5 1 4 et 6 1 2
diagram-rokumon-row = trois dés rouges alignés, Rouge a gagné
diagram-rokumon-row-of-bricks = trois dés rouges côte à côte dans la rangée de quatre, Rouge a gagné
diagram-rokumon-before-slanting = des dés rouges sur 2, 3 et 4, pas encore alignés
diagram-rokumon-slanting = une Surprise a mis la carte 4 sous les cartes 1 et 3 (place 0,1) : trois dés rouges alignés en biais, Rouge a gagné
diagram-rokumon-slanting-solo = trois dés rouges alignés en biais par la carte du milieu, Rouge a gagné
diagram-rokumon-fight = sur la carte 4, le 3 noir a battu le 2 rouge, revenu en réserve
diagram-rokumon-surprise = la carte 5 est passée à gauche de la carte 7 (place 0,−1)
