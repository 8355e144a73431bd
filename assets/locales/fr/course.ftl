# Ce qui guide dans un jeu : les actions choisies pas à pas, l’automa, et ce qui suit une partie terminée.

machine = l’automa
machine-did = 🤖 L’automa : { $action }.
machine-level = { -narabe } (niveau { $level })
machine-moved = 🤖 { $machine } : { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } réfléchit.
machine-stands-in = ⚠️ Le moteur « { $engine } » a échoué. { $machine } joue le reste de la partie à sa place.
machine-tally = 🤖 { $person } contre { $machine } : { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}, { $draws } { $draws ->
    [one] nulle
   *[other] nulles
}, { $losses } { $losses ->
    [one] perdue
   *[other] perdues
}.
profile-machine = 🤖 { $game }, contre { $machine } : { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}, { $draws } { $draws ->
    [one] nulle
   *[other] nulles
}, { $losses } { $losses ->
    [one] perdue
   *[other] perdues
}
play-machine = Jouer contre { -narabe }
level-choice = { $level ->
    [1] Niveau 1, pour débuter
    [8] Niveau 8, le plus fort
   *[other] Niveau { $level }
}

action-letter = Rangée { $a }
action-n-takes-n-n = { $a }, en prenant { $b } et { $c }
action-place = Poser un dé
action-move = Déplacer un dé
action-fight = Combattre
action-surprise = Surprise : déplacer une carte
action-place-r2 = Le 2 rouge
action-place-r4 = Le 4 rouge
action-place-r6 = Le 6 rouge
action-place-b1 = Le 1 noir
action-place-b3 = Le 3 noir
action-place-b5 = Le 5 noir
action-place-w1 = Le 1 blanc
name-r2 = le 2 rouge
name-r4 = le 4 rouge
name-r6 = le 6 rouge
name-b1 = le 1 noir
name-b3 = le 3 noir
name-b5 = le 5 noir
name-w1 = le 1 blanc
did-place-n = dé posé sur la carte { $a }
did-place-n-on-n = { $a } posé sur la carte { $b }
did-move-n-to-n = dé de la carte { $a } déplacé vers la carte { $b }
did-fight-n = combat sur la carte { $a }
did-surprise-n-to-n = Surprise : carte { $a } déplacée
action-place-n = Poser un dé sur la carte { $a }
action-place-n-on-n = Poser { $a } sur la carte { $b }
action-move-n = Le dé du dessus de la carte { $a }
action-move-n-to-n = Déplacer le dé de la carte { $a } vers la carte { $b }
action-fight-n = Combattre sur la carte { $a }
action-surprise-n = La carte { $a }
action-surprise-n-to-n = Surprise : la carte { $a } va en { $b }

outlook-goes-on = coût { $dots }, { outlook-target }, et vous restez derrière et rejouez
outlook-passes = coût { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] vers { $target }
   *[other] vers { $target } en sautant { $past }
}
outlook-beside-ahead = devant Noir, qui commence
outlook-beside-behind = derrière Noir, donc Blanc commence
status-track-targets = Vous avez { $by ->
    [one] { $by } cercle
   *[other] { $by } cercles
} de retard sur la piste. Votre pierre de piste avance d’autant de cercles que le cercle choisi a de points : { $targets }.
status-track-targets-past = { status-track-targets } { $past } saute { $rival }, où se trouve l’autre pierre de piste, et va un cercle plus loin.

button-again = Revanche
button-next = Acte suivant
button-next-ninuki = Étape suivante
button-again-me = Je commence
button-again-them = L’autre commence
button-next-me = Je commence
button-next-them = L’autre commence
button-accept-me = Accepter et commencer
button-accept-them = Accepter, l’adversaire commence
first-invited = Le perdant de la dernière partie choisit qui commence.
loser-chooses = Vous avez perdu la dernière partie : à vous de choisir qui commence.

new-rokumon-act-2 = **{ $next }** : sept cartes posées comme des briques, trois au-dessus de quatre. Ici, les lignes sont horizontales : les trois du haut, ou trois voisines parmi les quatre du bas.
new-rokumon-act-3 = **{ $next }** : les dés ont leurs nombres. Deux dés adverses sur une même carte peuvent combattre, et le plus faible retourne à son joueur.
new-rokumon-act-4 = **{ $next }** : voici la Surprise. Une fois par partie, chacun peut déplacer une carte avec tout ce qui s’y trouve. On peut alors aussi s’aligner en biais. **!** à côté d’une réserve : elle reste à utiliser.
new-rokumon-act-5 = **{ $next }** : une carte est face cachée. C’est le fort : tout dé peut y aller et en partir.
new-ninuki-breaking = **{ $next }** : un cinq ne suffit pas tant qu’une prise peut le casser. Vérifiez-le avant de compléter le vôtre.
new-ninuki-ninuki = **{ $next }** : le double-trois (deux trois libres formés par une même pierre) est interdit aux deux joueurs, sauf si la pierre prend ou fait un alignement gagnant.

refusal-challenge-machine = Ici, vous affrontez l’automa et vous commencez. La partie n’est pas classée. N’indiquez pas `opponent`, `starts` ni `rated`.
refusal-challenge-place = Cette partie a moins de places. Indiquez la personne que vous défiez dans `opponent`.
refusal-challenge-seats = Choisissez dans `game` un jeu à { $seats } : { $known }.
refusal-seats-known = À { $seats } : { $known }.
refusal-no-such-level = { $engines ->
    [0] Le niveau « { $written } » n’existe pas. Choisissez-en un de { $least } à { $most }.
   *[other] Le niveau « { $written } » n’existe pas. Choisissez-en un de { $least } à { $most }, ou un moteur : { $known }.
}
refusal-no-engine = Aucun moteur ne connaît encore { $rules } ici. Jeux possibles contre un moteur : { $known }.
refusal-no-levels = { $rules } se joue contre l’automa du jeu, qui n’a pas de niveaux. N’indiquez pas `level`.
refusal-machines-busy = { -narabe } réfléchit déjà au maximum en ce moment, pour vous ou pour d’autres. Réessayez dans une minute.
refusal-machine-alone = Contre { -narabe }, on joue en solo. { $level ->
    [yes] N’indiquez pas les autres joueurs, ou n’indiquez pas `level` pour les défier.
   *[no] Indiquez soit { -narabe }, soit les autres joueurs.
}
machines-fill = { $machine } prend { $count ->
    [one] l’autre place
   *[other] les { $count } autres places
}. Pour laisser des places libres, n’indiquez ni `level` ni { -narabe }.
refusal-machine-clock = Les parties contre { -narabe } n’ont pas de pendule. N’indiquez pas `clock`.
refusal-follows-already = Cette partie existe déjà : #{ $number }. Acceptez-la, refusez-la ou annulez-la sous son message. /games indique où il se trouve.
refusal-follows-running = Vous jouez déjà cette partie : #{ $number }. Terminez-la d’abord. /games indique où elle se trouve.
refusal-not-over = Cette partie n’est pas finie. La revanche sera possible ensuite.
refusal-nameless-rematch = Les données d’une personne de cette partie ont été effacées : il n’y a pas de revanche. Commencez une nouvelle partie avec /challenge.
refusal-not-your-sequel = La suite de cette partie est réservée à { $people }. Lancez la vôtre avec /challenge.

# Le but d’une variante, une ligne par point décisif : sous un nouveau plateau et sur la page de ses règles.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Ouverture (swap2) : le premier joueur pose trois pierres, l’autre choisit sa couleur, ou pose encore deux pierres et laisse le choix au premier.
brief-gomoku-opening-swap = > Ouverture (swap) : le premier joueur pose trois pierres, l’autre choisit sa couleur.
brief-gomoku-opening-rif = > Ouverture (RIF) : le premier joueur pose trois pierres, l’autre peut échanger les couleurs. Pour la pierre 5, Noir propose deux points et Blanc en choisit un.
brief-gomoku-opening-yamaguchi = > Ouverture (Yamaguchi) : le premier joueur pose trois pierres et annonce combien de points seront proposés pour la pierre 5, l’autre peut échanger les couleurs. Blanc choisit l’un de ces points.
brief-gomoku-opening-tarannikov = > Ouverture (Tarannikov) : les pierres 1 à 5 restent près du centre, et après chacune l’autre joueur peut échanger les couleurs.
brief-gomoku-opening-soosorv-8 = > Ouverture (Soosorv-8) : le premier joueur pose trois pierres, l’autre peut échanger les couleurs. Blanc annonce combien de points seront proposés pour la pierre 5, Noir peut échanger, et Blanc choisit l’un de ces points.
brief-gomoku-opening-taraguchi-10 = > Ouverture (Taraguchi-10) : les pierres 1 à 4 restent près du centre, avec un échange possible après chacune. La pierre 5 aussi, à moins que Noir ne propose dix points pour elle.
brief-gomoku-opening-sakata = > Ouverture (Sakata) : le premier joueur pose trois pierres, l’autre deux. Le premier choisit sa couleur, ou pose encore deux pierres et laisse le choix à l’autre.
brief-ninuki-opening-swap = > Ouverture (swap) : le premier joueur pose quatre pierres, l’autre choisit sa couleur.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Toutes les règles, avec images : `/rules game:{ $rules }`
aim-gomoku-five = > Pour gagner, alignez au moins cinq de vos pierres (à l’horizontale, à la verticale ou en diagonale).
aim-gomoku-exactly-five = > Pour gagner, alignez exactement cinq de vos pierres (à l’horizontale, à la verticale ou en diagonale).
aim-gomoku-renju = > Pour gagner, alignez cinq de vos pierres (à l’horizontale, à la verticale ou en diagonale) : exactement cinq pour Noir, cinq ou plus pour Blanc.
aim-gomoku-any-blocked = > Un cinq bloqué à un bout par une pierre adverse ne donne pas la victoire.
aim-gomoku-both-blocked = > Un cinq bloqué aux deux bouts par des pierres adverses ne donne pas la victoire.
aim-gomoku-bans-renju = > Noir n’a pas droit au double-trois, au double-quatre ni à la surligne (six ou plus). Blanc y a droit.
aim-gomoku-bans-black-three = > Noir n’a pas droit au double-trois. Blanc y a droit.
aim-gomoku-bans-black-three-six = > Noir n’a pas droit au double-trois ni à la surligne (six ou plus). Blanc y a droit.
aim-gomoku-bans-black = > Certains coups sont interdits à Noir.
aim-gomoku-bans-three = > Personne n’a droit au double-trois, deux trois libres formés par une même pierre.
aim-gomoku-bans = > Certains coups sont interdits.
aim-gomoku-foul-loses = > Un coup interdit perd la partie, et le plateau ne le marque pas.
aim-ninuki-five = > Pour gagner, alignez au moins cinq de vos propres pierres (à l’horizontale, à la verticale ou en diagonale).
aim-ninuki-exactly-five = > Pour gagner, alignez exactement cinq de vos propres pierres (à l’horizontale, à la verticale ou en diagonale).
aim-ninuki-five-teams = > Alignez au moins cinq de vos propres pierres (à l’horizontale, à la verticale ou en diagonale) : vous gagnez, et votre partenaire aussi.
aim-ninuki-exactly-five-teams = > Alignez exactement cinq de vos propres pierres (à l’horizontale, à la verticale ou en diagonale) : vous gagnez, et votre partenaire aussi.
aim-ninuki-four = > Pour gagner, alignez au moins quatre de vos propres pierres (à l’horizontale, à la verticale ou en diagonale).
aim-ninuki-exactly-four = > Pour gagner, alignez exactement quatre de vos propres pierres (à l’horizontale, à la verticale ou en diagonale).
aim-ninuki-pairs = > Prenez deux pierres voisines d’un adversaire en plaçant une des vôtres à chaque bout.
aim-ninuki-pairs-and-threes = > Prenez deux ou trois pierres voisines d’un adversaire en plaçant une des vôtres à chaque bout.
aim-ninuki-pairs-teams = > Prenez deux pierres voisines d’un autre joueur en plaçant une des vôtres à chaque bout. Celles de votre partenaire ne rapportent rien.
aim-ninuki-pairs-and-threes-teams = > Prenez deux ou trois pierres voisines d’un autre joueur en plaçant une des vôtres à chaque bout. Celles de votre partenaire ne rapportent rien.
aim-ninuki-captures-8 = > On gagne aussi avec 8 pierres prises (quatre paires).
aim-ninuki-captures-10 = > On gagne aussi avec 10 pierres prises (cinq paires).
aim-ninuki-captures-12 = > On gagne aussi avec 12 pierres prises.
aim-ninuki-captures-15 = > On gagne aussi avec 15 pierres prises.
aim-ninuki-captures-together = > Les prises d’une équipe se comptent ensemble.
aim-ninuki-suicide = > Les pierres que vous complétez entre deux pierres d’un autre joueur sont prises, elles aussi.
aim-ninuki-forbidden = > Il est interdit de poser une pierre là où elle serait prise aussitôt.
aim-ninuki-break-line = > Un alignement doit tenir un tour. Le joueur suivant doit le casser par une prise, ou concéder.
aim-ninuki-capture-line = > Le joueur suivant peut prendre l’alignement entier, s’il est seul, quand il en tient un bout et que l’autre est libre.
aim-ninuki-french = > Un cinq que le coup suivant peut casser par une prise n’a pas encore gagné.
aim-ninuki-school42 = > Un cinq ne suffit pas tant que le coup suivant peut le casser ou donner la victoire par les prises.
aim-ninuki-double-three = > Personne n’a droit au double-trois, deux trois libres formés par une même pierre.
aim-ninuki-double-three-first = > Noir n’a pas droit au double-trois, deux trois libres formés par une même pierre.
aim-roku-five = > Pour gagner, alignez cinq de vos pierres le long d’une ligne du plateau. Le joueur en retard sur la piste, l’anneau sombre, pose une pierre sur un cercle vide à points. Sa pierre de piste avance alors d’autant de cercles qu’il y a de points, et compte parmi les cinq là où elle s’arrête.
aim-roku-ninuki = > Trois prises donnent aussi la victoire : prenez exactement deux pierres adverses voisines entre deux des vôtres.

# Ce que le formulaire d’un coup dit de ce qui se pose, en 45 caractères au plus.
placing-stone = { $colour ->
    [black] Où poser votre pierre noire ?
    [white] Où poser votre pierre blanche ?
    [red] Où poser votre pierre rouge ?
   *[blue] Où poser votre pierre bleue ?
}
placing-of = { $colour ->
    [black] Pierre { $number } sur { $of } : Noir
   *[white] Pierre { $number } sur { $of } : Blanc
}
placing-number = { $colour ->
    [black] Pierre { $number } : Noir
   *[white] Pierre { $number } : Blanc
}
placing-offer = Point { $number } sur { $of } pour la pierre 5 : Noir
placing-swap-or-offer = Échanger, garder ou proposer 1 point sur { $of } ?

about-action-move = votre dé du dessus, vers une carte d’une autre couleur
about-action-fight = de deux dés adverses sur une carte, le plus faible est rendu
about-action-surprise = une fois par partie, avec ses dés, vers une autre place

title-shogun = Shogun
called-by-shogun = ⚔️ **Ta no mo !** Le Shogun appelle au combat : { $person } pourrait gagner à la prochaine action.
take-back-by-shogun = ⚔️ { $holder } est Shogun après trois victoires de suite : { $person } peut reprendre ce coup une fois sans demander, avec /takeback.

button-move-on = Coup suivant

# Ce qui est demandé à chaque étape d’une action, et ce qu’elle a donné.
button-step-back = ← Retour
chosen-so-far = Jusqu’ici : « { $action } »
question-row = Quelle rangée ?
question-circle = Quel cercle ?
question-track-circle = Quel cercle de la piste ?
question-pair = Quelle paire prenez-vous ?
question-die = Quel dé ?
question-empty-card = Sur quelle carte vide va le dé ?
question-top-die = Quel dé déplacez-vous ?
question-other-card = Vers quelle carte va le dé ?
question-fight = Sur quelle carte a lieu le combat ?
question-card = Quelle carte déplacez-vous ?
question-cell = Où va la carte ? Les noms sont sur l’image.
outlook-fight = { $won } bat { $lost }, qui retourne dans { whose-supply }
upshot-fight = Sur la carte { $card }, { $won } a battu { $lost }, qui est de retour dans { whose-supply }.
whose-supply = { $owner ->
    [red] la réserve de Rouge
   *[black] la réserve de Noir
}

# Ce qu’un plateau de Rokumon dit d’abord : tout ce qui vaut dans son acte.
-rokumon-win = Vous gagnez avec trois de vos dés alignés, au sommet de trois cartes côte à côte ({ $row ->
    [level] à l’horizontale seulement
    [later] à l’horizontale, et aussi en biais dès qu’une Surprise a déplacé une carte
   *[all] à l’horizontale ou en biais
}), avec trois d’entre eux sur une même carte, ou quand l’adversaire ne peut plus rien faire.
rokumon-act = **Posez un dé** de votre réserve sur une carte vide, ou **déplacez** votre dé du dessus vers une carte d’une autre couleur, à toute distance : vide, portant un seul dé (de l’un ou l’autre camp), ou deux des vôtres. Si vous découvrez trois dés adverses alignés en levant le vôtre, l’adversaire gagne.
rokumon-fight = **Combattez** sur une carte que se partagent deux dés adverses : le plus fort reste, le plus faible retourne dans sa réserve. Seule exception : le 1 blanc (de Noir) bat le 6 rouge. On ne lance jamais les dés.
rokumon-surprise = **Surprise**, une fois par partie (**!** à côté d’une réserve : elle reste à utiliser) : une carte de votre choix va, avec ses dés, à une place libre qui touche au moins deux autres cartes.
rokumon-fort = La carte face cachée est le fort : tout dé peut y aller et en partir.
rokumon-solo = Vous êtes Rouge, et l’automa joue les dés noirs et le dé blanc. On ne combat pas ici, les nombres ne comptent donc pas, et la Surprise vous est réservée.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# Ce qui se trouve sur les cartes à choisir.
name-red-die = un dé rouge
name-black-die = un dé noir
outlook-supply = sur une carte vide ; dans votre réserve : { $dice }
outlook-supply-alike = sur une carte vide ; dans votre réserve : { $count }
outlook-place = { $face ->
    [green] vide, verte
    [gold] vide, dorée
   *[down] vide, le fort
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , posé sur { $under }
}
outlook-move = { $die } sur { $onto ->
    [none] une carte vide
    [two] deux des vôtres
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] vide
   *[other] avec { $dice }
}
outlook-surprise = touche les cartes { $cards }
outlook-fight-lost = vous perdriez { $lost }, qui retournerait dans votre réserve
upshot-surprise = La carte { $card } touche maintenant les cartes { $cards }.
upshot-fifth = C’est le cinquième coup choisi, une pierre noire.
upshot-passed = Encore une passe, et la partie est nulle.

# Indices, dans les parties contre la machine.
command-hint = Demander un indice dans une partie non classée
option-hint-game = Laquelle de vos parties (numéro)
hint-five = 💡 Vous pouvez aligner cinq pierres tout de suite.
hint-fours = 💡 Vous pouvez gagner par une suite de quatre : il faut répondre à chacun, jusqu’au cinq.
hint-threes = 💡 Vous pouvez forcer le gain : des trois libres et des quatre auxquels il faut répondre l’un après l’autre.
hint-meet-five = 💡 Votre adversaire va aligner cinq pierres. Arrêtez-le.
hint-meet-fours = 💡 Votre adversaire menace de gagner par une suite de quatre. Parez d’abord.
hint-meet-threes = 💡 Votre adversaire menace de forcer le gain par des trois libres et des quatre. Parez d’abord.
hint-win = 💡 Vous pouvez gagner tout de suite.
hint-win-forced = 💡 Vous pouvez forcer le gain : par des menaces auxquelles il faut répondre l’une après l’autre.
hint-meet-win = 💡 Votre adversaire va gagner. Arrêtez-le.
hint-meet-forced = 💡 Votre adversaire menace de forcer le gain. Parez d’abord.
hint-quiet = 💡 Aucun gain forcé n’est en vue ici, ni pour vous ni contre vous. Cherchez un coup qui prépare des menaces.
hint-other = 💡 Aucun gain forcé n’est recherché ici. L’indice est simplement un coup possible.
hint-where = Essayez **{ $action }**.
hint-line = Une suite possible, vos coups et les réponses tour à tour : { $line }
hint-proved = Il est prouvé que ce coup pare la menace.
hint-threat = Si vous ne faites rien, une suite possible, les coups adverses et vos réponses tour à tour : { $line }
button-hint-where = Où ?
button-hint-line = Voir la suite
refusal-hint-rated = Il n’y a pas d’indices dans les parties classées : la cote ne mesure que les joueurs.
refusal-hint-decides = Il n’y a pas d’indices dans les parties de tournoi ou de la colline : leur résultat ne tient qu’aux joueurs.
refusal-hint-passed = La partie a continué depuis. Utilisez /hint de nouveau.
