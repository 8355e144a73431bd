# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }** : { $how }
rules-title = **{ $name }**
rules-how = Un coup, c’est { $how }.
rules-pictures = Images : { $captions }
rules-draw = On peut convenir d’une nulle (/draw).
rules-draw-on-time = On peut convenir d’une nulle (/draw). Une partie non classée est nulle aussi quand le temps des deux joueurs est écoulé.
rules-clock = La pendule tourne tant que c’est à vous. À zéro, une partie classée est perdue ; sinon la victoire peut être réclamée.
rules-unsaid = { $key } : { $value }

# What a move is, in a few words.
how-gomoku = un point, comme h8
how-ninuki = un point, comme j10
how-roku = un cercle, comme E5 : rangée E (A est celle du haut), cinquième cercle à partir de la gauche
how-rokumon = une action, comme { $act ->
    [act-1] place 2
    [act-2] place 2
    [any] place 2 aux actes 1 et 2, place r4 on 2 à partir de l’acte 3,
   *[other] place r4 on 2
} ou move 4 to 1

# Options of several games.
rule-size = Plateau : { $value } × { $value } intersections.
rule-size-unbounded = Le plateau est sans bord : la première pierre est 0,0, les autres se comptent en pas depuis elle, comme 3,-2.
rule-overline-wins = Six pierres alignées ou plus gagnent comme cinq.
rule-overline-ignored = Seules cinq pierres exactement gagnent ; une surligne ne compte pas.
rule-overline-forbidden = Six pierres alignées ou plus (surligne) sont interdites.
rule-opening-none = Pas de règle d’ouverture.
rule-opening-centre = Ouverture : la première pierre va au centre.
rule-opening-pro = Ouverture (pro) : la première pierre va au centre, la troisième hors du 5×5 central.
rule-opening-long-pro = Ouverture (long pro) : la première pierre va au centre, la troisième hors du 7×7 central.
rule-opening-swap2 = Ouverture (swap2) : l’un pose trois pierres ; l’autre prend une couleur, ou ajoute deux pierres et laisse le choix au premier.

# Gomoku and renju.
note-gomoku-turns = Noir et Blanc posent une pierre à tour de rôle. Cinq pierres alignées sans trou, en ligne, en colonne ou en diagonale, gagnent.
rule-gomoku-double-three-allowed = Le double-trois est permis.
rule-gomoku-double-three-forbidden = Un coup qui fait deux trois à la fois (double-trois) est interdit.
rule-gomoku-double-four-allowed = Le double-quatre est permis.
rule-gomoku-double-four-forbidden = Un coup qui fait deux quatre à la fois (double-quatre) est interdit.
rule-gomoku-four-three-three-allowed = Un quatre fait par le même coup rend le double-trois légal.
rule-gomoku-four-three-three-forbidden = Un quatre fait par le même coup n’excuse pas un double-trois.
rule-gomoku-bans-both = Les interdits valent pour les deux couleurs.
rule-gomoku-bans-black = Les interdits ne valent que pour Noir ; là où la surligne est interdite, celle de Blanc gagne.
rule-gomoku-foul-refused = Un coup interdit est refusé, avec la raison.
rule-gomoku-foul-loses = Un coup interdit perd, même forcé ; le plateau n’avertit pas.
rule-gomoku-ends-open = Un cinq gagne quoi qu’il y ait à ses bouts.
rule-gomoku-ends-any-blocked = Un cinq avec une pierre adverse à l’un de ses bouts ne gagne pas ; le bord ne bloque rien.
rule-gomoku-ends-both-blocked = Un cinq avec une pierre adverse à chaque bout ne gagne pas ; le bord ne bloque rien.
rule-gomoku-opening-swap = Ouverture (swap) : l’un pose deux pierres noires et une blanche ; l’autre peut échanger les couleurs.
rule-gomoku-opening-rif = Ouverture (RIF) : centre, une voisine, une pierre dans le 5×5 ; l’autre peut échanger ; Blanc joue la quatrième ; Noir propose deux cinquièmes non symétriques ; Blanc en choisit une.
rule-gomoku-opening-yamaguchi = Ouverture (Yamaguchi) : comme RIF, mais qui pose les trois premières pierres annonce aussi combien de cinquièmes Noir proposera, de 1 à 12.
rule-gomoku-opening-tarannikov = Ouverture (Tarannikov) : les pierres 1 à 5 vont au centre puis dans les 3×3, 5×5, 7×7 et 9×9 qui l’entourent ; après chacune l’autre peut échanger.
rule-gomoku-opening-soosorv-8 = Ouverture (Soosorv-8) : comme RIF, mais avec la quatrième Blanc annonce combien de cinquièmes, de 1 à 8 ; l’autre peut encore échanger ; Noir les propose.
rule-gomoku-opening-taraguchi-10 = Ouverture (Taraguchi-10) : comme Tarannikov jusqu’à la quatrième ; puis une cinquième dans le 9×9 et un dernier échange, ou dix cinquièmes dont Blanc choisit une.
note-gomoku-threes = Un trois peut devenir un quatre ouvert aux deux bouts ; à un quatre il manque une pierre pour faire cinq.
note-gomoku-threes-renju = Un trois peut encore devenir, par un coup légal, un quatre ouvert aux deux bouts ; à un quatre il manque une pierre pour faire cinq.
note-gomoku-five-first = Un coup qui fait exactement cinq n’est jamais interdit.
note-gomoku-end = On peut passer après l’ouverture. Deux passes de suite ou un plateau plein font partie nulle.
note-gomoku-federation = Dans les tournois de la fédération, un coup interdit perd (renju-tournament) : <https://www.renju.net/study/rifrules.php>
diagram-gomoku-five = cinq alignées, Noir a gagné
diagram-gomoku-ends-any-blocked = Blanc tient un bout, ce cinq ne gagne pas
diagram-gomoku-ends-both-blocked = Blanc tient les deux bouts, ce cinq ne gagne pas
diagram-gomoku-six-wins = six alignées gagnent aussi
diagram-gomoku-six-ignored = six alignées, la partie continue
diagram-gomoku-six-forbidden = e5 ferait six, interdit
diagram-gomoku-six-loses = e5 a fait six, Noir a perdu
diagram-gomoku-double-three = e5 ferait deux trois, interdit
diagram-gomoku-double-three-loses = e5 a fait deux trois, Noir a perdu
diagram-gomoku-double-four = e5 ferait deux quatre, interdit
diagram-gomoku-double-four-loses = e5 a fait deux quatre, Noir a perdu
diagram-gomoku-exempt = e5 a fait deux trois et un quatre, ce qui est légal
diagram-gomoku-no-exempt = e5 ferait deux trois et un quatre, interdit
diagram-gomoku-no-exempt-loses = e5 a fait deux trois et un quatre, Noir a perdu

# Ninuki and pente.
note-ninuki-turns = On pose une pierre à tour de rôle. Pour gagner, il faut aligner cinq pierres de sa couleur.
note-ninuki-turns-individual = On pose une pierre à tour de rôle, chacun pour soi. Pour gagner, il faut aligner quatre pierres de sa couleur.
note-ninuki-turns-teams = On pose une pierre à tour de rôle, deux contre deux. Les deux partenaires gagnent quand l’un aligne cinq pierres de sa couleur.
note-ninuki-captures-8 = On gagne aussi avec 8 pierres prises.
note-ninuki-captures-10 = On gagne aussi avec 10 pierres prises.
note-ninuki-captures-12 = On gagne aussi avec 12 pierres prises.
note-ninuki-captures-15 = On gagne aussi avec 15 pierres prises.
rule-ninuki-capture-pairs = Deux pierres voisines exactement, encadrées par la pierre posée et une autre des siennes, sont prises.
rule-ninuki-capture-pairs-and-threes = Deux ou trois pierres voisines exactement, encadrées par la pierre posée et une autre des siennes, sont prises.
rule-ninuki-capture-win-yes = On gagne aussi par les pierres prises.
rule-ninuki-capture-win-no = Les prises seules ne gagnent pas.
rule-ninuki-self-capture-none = On peut se poser sans risque entre deux pierres adverses.
rule-ninuki-self-capture-suicide = Qui se pose entre deux pierres adverses perd ce qu’elles encadrent.
rule-ninuki-self-capture-forbidden = Il est interdit de jouer là où ses pierres seraient prises aussitôt.
rule-ninuki-overtime-off = Un alignement gagne aussitôt.
rule-ninuki-overtime-break-line = Après un alignement, le suivant doit le casser par une prise, ou il concède.
rule-ninuki-overtime-capture-line = Après un alignement, le suivant peut le prendre en entier s’il en tient un bout et que l’autre est libre.
rule-ninuki-overtime-french = Un alignement n’a pas gagné tant que le coup suivant peut le casser par une prise. Il gagne, sauf si ce coup le casse ou atteint, où que ce soit, le nombre de prises voulu.
rule-ninuki-overtime-school42 = Un alignement gagne, sauf si le coup suivant le casse par une prise ou atteint le nombre de prises voulu ; pouvoir l’un ou l’autre suffit pour avoir ce coup.
rule-ninuki-mixed-no = Les pierres prises sont d’une seule couleur.
rule-ninuki-mixed-yes = Les pierres prises peuvent être de couleurs différentes.
rule-ninuki-double-three-allowed = Le double-trois est permis.
rule-ninuki-double-three-forbidden = Deux trois libres par un même coup sont interdits.
rule-ninuki-double-three-forbidden-first = Deux trois libres par un même coup sont interdits à la première couleur.
rule-ninuki-opening-g-pente = Ouverture (G-Pente) : comme pro, et la troisième pierre ni sur la ligne ni sur la colonne du centre à distance 3 ou 4.
rule-ninuki-opening-swap = Ouverture (swap) : l’un pose deux pierres de chaque couleur ; l’autre peut échanger les couleurs.
diagram-ninuki-pair = f5 a capturé la paire en d5 et e5
diagram-ninuki-safe = e5 s’est posée entre c5 et f5, ce qui est sans risque
diagram-ninuki-suicide = e5 s’est posée entre c5 et f5, et la paire est perdue

# Gomoku Roku.
rule-roku-stones = { $value } pierres chacun, celle de la piste comprise.
rule-roku-skip-landing = Une pierre de piste qui devrait s’arrêter sur le cercle de l’autre avance d’un cercle de plus.
rule-roku-skip-all = En avançant, on ne compte pas le cercle occupé par l’autre pierre de piste.
note-roku-track = Chacun a une pierre sur l’anneau extérieur, la piste : Noir choisit son cercle, Blanc l’un des deux voisins. C’est toujours au joueur en retard, dans le sens des aiguilles d’une montre, de jouer : les tours n’alternent donc pas forcément.
note-roku-place = On pose une pierre sur un cercle intérieur vide ; la pierre de piste avance alors d’autant de cercles que celui-ci a de points, de 1 à 4.
note-roku-win = Pour gagner, il faut aligner au moins cinq pierres ; la pierre de piste compte là où elle est arrivée. Rien ne se pose au milieu, qui coupe les lignes.
note-roku-handicap-1 = Handicap 1 : Noir, le plus faible, commence ; la pierre de piste de Blanc part 3 cercles devant.
note-roku-handicap-2 = Handicap 2 : Noir, le plus faible, commence ; la pierre de piste de Blanc part 4 cercles devant.
note-roku-handicap-3 = Handicap 3 : Noir, le plus faible, commence ; la pierre de piste de Blanc part 5 cercles devant.
note-roku-dynamic = Dynamique : avant le premier coup chacun pose une pierre libre sur un cercle à un point ; les pierres de piste restent.
note-roku-thrilling = Palpitant : les pierres sont comptées, et le joueur qui n’en a plus a perdu.
note-roku-ninuki = Ninuki : deux pierres adverses voisines exactement, encadrées sur une ligne, sont prises ; trois prises gagnent aussi. Une pierre de piste peut encadrer et n’est jamais prise.
note-roku-out = Si tous les cercles sont occupés, la partie est nulle ; le joueur qui doit jouer et n’a plus de pierre a perdu.
note-roku-board = Les points et les lignes du plateau sont une reconstitution.
note-roku-set-up = La mise en place de cette variante est une reconstitution.
note-roku-credit = Un jeu de Shota Hasuike, Lotus boardgames : <https://www.lotusboardgames.com>
diagram-roku-start = Noir, en A1, a du retard : à lui de jouer ; les points indiquent les coûts
diagram-roku-handicap = le cercle de Noir est choisi, celui de Blanc en découle ; les points indiquent les coûts
diagram-roku-dynamic = après les pierres libres en E9 et F2 ; les points indiquent les coûts
diagram-roku-five = cinq avec la pierre de piste en B1
diagram-roku-pair = C3 et I3 encadrent E4 et G4, qui sont prises

# Rokumon.
note-rokumon-goal = Rouge (Sanada) a quatre dés et commence, Noir (Tokugawa) en a cinq. Pour gagner, il faut trois de ses dés au sommet de trois cartes alignées, ou trois sur une même carte.
note-rokumon-no-values = Les nombres des dés ne comptent pas.
note-rokumon-values = Les dés montrent des nombres fixes : 2 2 4 6 pour Rouge, 1 3 3 5 et un 1 blanc pour Noir ; on ne les lance jamais.
note-rokumon-place = **Place** : poser un dé de sa réserve sur une carte vide.
note-rokumon-move = **Move** : déplacer son dé du dessus vers une carte d’une autre couleur : vide, portant un seul dé (de l’un ou l’autre camp), ou deux des siens.
note-rokumon-fight = **Fight** : de deux dés adverses sur une carte, le plus faible retourne à son camp ; le 1 blanc ne bat que le 6 rouge.
note-rokumon-surprise = **Surprise**, une fois par partie : une carte avec ses dés va dans une case vide qui en touche deux autres, sauf la carte que l’autre vient de déplacer ainsi.
note-rokumon-fort = Une carte est face cachée, le Fort ; elle diffère des deux couleurs.
note-rokumon-solo = Solo : l’automa joue les dés noirs selon des règles fixes ; il n’a ni Fight ni Surprise, et vous n’avez pas Fight.
note-rokumon-reveal = Si trois dés adverses sont alignés quand vous soulevez un dé, vous perdez.
note-rokumon-submit = Le joueur qui ne peut plus rien faire a perdu. La partie est nulle à la troisième répétition d’une position, ou après 200 actions.
note-rokumon-title = **Shogun** : trois victoires de suite contre un même adversaire. Il lui laisse reprendre chaque action une fois, même en partie classée, et annonce « Ta no mo ! » s’il peut gagner au coup suivant.
note-rokumon-rebuilt = Les nombres et couleurs des cartes et les parties nulles sont des reconstitutions.
note-rokumon-rebuilt-act-5 = Les nombres et couleurs des cartes, la disposition de l’acte 5 et les parties nulles sont des reconstitutions.
note-rokumon-credit = Un jeu de Charles Ward, EXIST GAMES, illustré là-bas par Andres Agostini : <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = les cartes sont distribuées, Rouge commence
diagram-rokumon-row = trois dés rouges alignés, Rouge a gagné
diagram-rokumon-row-of-bricks = trois dés rouges côte à côte dans la rangée de quatre, Rouge a gagné
diagram-rokumon-slanting = la carte 4 est allée en 0,1 par une Surprise : trois dés rouges alignés en biais, Rouge a gagné
diagram-rokumon-slanting-solo = trois dés rouges alignés en biais par la carte du milieu, Rouge a gagné
diagram-rokumon-fight = sur la carte 4, le 3 noir a battu le 2 rouge, revenu en réserve
diagram-rokumon-surprise = la carte 5 est passée en 0,-1
