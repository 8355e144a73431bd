# Why something may not be done, and what would work.

refusal-other = C’est impossible pour le moment ({ $word }).
refusal-no-such-game = Il n’y a pas de jeu « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Jeux : { $known }.
refusal-no-such-preset = { $game } n’a pas de variante « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Variantes : { $known }.
refusal-no-such-key = Il n’y a pas d’option de règle « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Options : { $known }.
refusal-no-such-value = « { $key } » ne peut pas valoir « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Valeurs possibles : { $known }.
refusal-rules-too-long = Le texte des règles dépasse { $most } caractères ; écrivez une variante et les seules options qui en diffèrent.
refusal-no-keys = { $game } n’a pas d’options de règle : retirez « { $written } ».
refusal-key-twice = L’option « { $key } » est donnée deux fois ; ne la donnez qu’une fois.
refusal-no-such-revision = Ces règles n’ont pas de révision { $revision } ; la plus récente est la { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] « { $preset } » se joue à deux, pas à { $seats }.
       *[other] « { $preset } » se joue de { $fewest } à { $most }, pas à { $seats }.
    }
    [4] « { $preset } » se joue à quatre, pas à { $seats }.
   *[other] « { $preset } » se joue de { $fewest } à { $most }, pas à { $seats }.
}
refusal-no-setup = Ce jeu ne peut pas commencer à partir d’une position donnée.
refusal-setup-lists = La position de départ demande une liste de pierres pour chacune des { $seats } places. Si elle indique des pierres capturées, il faut aussi un nombre par place.
refusal-setup-to-move = La place qui joue doit être l’une des { $seats } places, comptées à partir de 0.
refusal-setup-point = La position de départ contient « { $written } », qui n’est pas un point de ce plateau.
refusal-notation = « { $written } » ne se lit pas comme un coup. Écrivez par exemple : { $known }.
refusal-unfinished = « { $written } » n’est que le début d’un coup. Suites possibles : { $known }.
refusal-off-board = { $point } n’est pas sur ce plateau ; ses points vont de { $first } à { $last }.
refusal-occupied = { $point } est déjà pris. Choisissez un emplacement libre.
refusal-excluded = « { $one } » et « { $other } » s’excluent. Avec « { $one } » on peut choisir : { $known }.
refusal-overline = { $colour ->
    [black] { $point } ferait une surligne (plus de { overline-most } à la suite), ce qui est interdit à Noir. Interdits pour l’instant : { $forbidden }.
    [red] { $point } ferait une surligne (plus de { overline-most } à la suite), ce qui est interdit à Rouge. Interdits pour l’instant : { $forbidden }.
    [blue] { $point } ferait une surligne (plus de { overline-most } à la suite), ce qui est interdit à Bleu. Interdits pour l’instant : { $forbidden }.
   *[white] { $point } ferait une surligne (plus de { overline-most } à la suite), ce qui est interdit à Blanc. Interdits pour l’instant : { $forbidden }.
}
overline-most = { $line ->
    [4] quatre
   *[5] cinq
}
refusal-double-three = { $colour ->
    [black] { $point } ferait un double trois (deux trois libres à la fois), ce qui est interdit à Noir. Interdits pour l’instant : { $forbidden }.
   *[white] { $point } ferait un double trois (deux trois libres à la fois), ce qui est interdit à Blanc. Interdits pour l’instant : { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } ferait un double quatre, ce qui est interdit à Noir. Interdits pour l’instant : { $forbidden }.
   *[white] { $point } ferait un double quatre, ce qui est interdit à Blanc. Interdits pour l’instant : { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } ferait à la fois un quatre et deux trois libres, ce qui est interdit à Noir. Interdits pour l’instant : { $forbidden }.
   *[white] { $point } ferait à la fois un quatre et deux trois libres, ce qui est interdit à Blanc. Interdits pour l’instant : { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] La première pierre se pose en { $known } : « { $written } » n’est pas encore possible.
    [within] { $written } est trop loin : cette pierre de l’ouverture se pose dans le carré de coins { $known }.
    [beyond] { $written } est trop près du centre : cette pierre de l’ouverture se pose hors du carré de coins { $known }.
    [beyond-axes] { $written } est trop près du centre : sur sa ligne et sa colonne, cette pierre de l’ouverture se pose au-delà de { $known }.
    [stone] L’ouverture demande une pierre, pas « { $written } ». Indiquez un point, par exemple : { $known }.
    [choice] L’ouverture demande une décision, pas « { $written } ». Choisissez : { $known }.
    [number] L’ouverture demande combien de cinquièmes coups seront proposés, pas « { $written } ». Choisissez : { $known }.
    [offer] Il faut proposer des cinquièmes coups : « { $written } » n’est pas possible. Proposez par exemple : { $known }.
    [other] { $known } est déjà proposé. Proposez un autre point.
    [unequal] { $written } revient au même que { $known }, déjà proposé : pour les quatre pierres, l’un est l’autre { $mirror ->
        [column] reflété dans la colonne { $axis }
        [row] reflété dans la rangée { $axis }
        [rising] reflété dans une diagonale montante
        [falling] reflété dans une diagonale descendante
        [half-turn] après un demi-tour
       *[quarter-turn] après un quart de tour
    }. Proposez un point qui ne l’est pas.
    [pick] Il faut choisir l’un des cinquièmes coups proposés : « { $written } » n’est pas possible. Choisissez : { $known }.
   *[nothing] Aucune ouverture n’est en cours : « { $written } » n’est pas possible. Indiquez plutôt un point.
}
refusal-game-over = Cette partie est terminée : on ne peut plus y jouer.
refusal-has-left = Cette place a déjà quitté la partie ({ $written }).
refusal-event-by-command = « { $written } » n’est pas un coup. Pour abandonner, utilisez /resign.

refusal-challenge-alone = Il n’y a personne d’autre ici. Lancez le défi dans un salon d’un serveur, ou dans votre conversation avec un ami.
refusal-challenge-self = Vous ne pouvez pas vous défier vous-même. Nommez quelqu’un d’autre, ou n’indiquez pas d’adversaire pour proposer une place libre.
refusal-challenge-bot = { -narabe } fait jouer des personnes entre elles : on ne peut pas défier un bot. Nommez une personne, ou n’indiquez pas d’adversaire pour proposer une place libre.
refusal-own-challenge = Vous participez déjà à ce défi ; il attend quelqu’un d’autre.
refusal-not-your-challenge = Ce défi n’est pas pour vous ; il est pour { $people }. Lancez le vôtre avec /challenge.
refusal-not-your-own-challenge = Ce défi ne peut être retiré que par { $person }.
refusal-challenge-taken = Cette partie a déjà commencé.
refusal-challenge-over = Ce défi est clos. Lancez-en un autre avec /challenge.
refusal-too-many-games = Vous avez déjà { $most } parties en cours, c’est le maximum. Terminez-en une, ou retirez un défi ; /games en donne la liste.
refusal-too-many-here = Ce salon a déjà { $most } parties en cours, c’est le maximum. Utilisez un autre salon.
refusal-several-rule-sets = Plusieurs jeux ont une variante « { $written } ». Indiquez aussi le jeu : { $known }.
refusal-lacks-rights = Je ne peux pas lancer de partie dans ce salon. Permissions manquantes : { $rights }. Une personne qui gère le serveur peut me les donner.

refusal-no-such-game-here = Il n’y a pas de partie #{ $number }. /games donne la liste des vôtres.
refusal-game-elsewhere = La partie #{ $number } se joue ailleurs : { $place }. Allez-y pour y jouer.
refusal-no-such-number = « { $written } » n’est pas un numéro de partie. /games donne la liste des vôtres.
refusal-no-game-waits = Aucune partie n’attend votre coup dans ce salon. /games donne la liste des vôtres ; /challenge en lance une nouvelle.
refusal-no-game-here = Vous n’avez pas de partie en cours dans ce salon. /games donne la liste des vôtres ; /challenge en lance une nouvelle.
refusal-which-game = Plusieurs de vos parties conviennent. Précisez laquelle avec l’option « game » : { $known }.
refusal-not-your-game = Vous ne jouez pas dans cette partie. Lancez la vôtre avec /challenge.
refusal-you-have-left = Vous avez quitté cette partie ; les autres continuent, et c’est à eux d’en décider.
refusal-not-begun = Cette partie n’a pas encore commencé ; le défi attend une réponse.
refusal-not-your-turn = Ce n’est pas votre tour. À { $person } de jouer.
refusal-stale = Ce plateau n’est plus à jour. { $now } Le plateau actuel : { $place }
refusal-unreadable = Discord m’a envoyé quelque chose que je ne sais pas lire. Réessayez, ou passez par une commande, par exemple /board.
refusal-unknown-button = Ce bouton ne fonctionne plus. /board affiche la partie telle qu’elle est.

refusal-track-first = Les premières pierres se posent sur la piste, l’anneau extérieur ; { $point } n’en fait pas partie. Choisissez par exemple A1.
refusal-track-beside = Votre pierre de piste se pose juste à côté de celle de l’adversaire, en { $rival }. Au choix : { $known }.
refusal-free-stone = La pierre libre se pose sur un cercle vide à un seul point, et { $point } en a davantage. Les cercles à un point bordent la piste.
refusal-track-circle = { $point } est sur la piste, réservée aux deux pierres de piste. Choisissez un cercle vide marqué de points.
refusal-the-mark = { $point } est l’emblème du centre, où l’on ne pose rien. Choisissez un cercle vide marqué de points.
refusal-no-such-circle = Il n’y a pas de cercle { $point } ; la rangée { $row } va de { $first } à { $last }.
refusal-row-closed = La rangée { $row } n’offre aucun cercle pour le moment. Rangées possibles : { $known }.
refusal-no-pair = Une pierre en { $point } n’encadre aucune paire et ne peut donc pas prendre { $pair }. Écrivez { $point } seul, ou choisissez un cercle qui encadre deux pierres voisines d’une ligne.
refusal-not-flanked = Cette pierre n’encadre pas { $pair }. Elle peut prendre : { $known }.

refusal-not-dealt = Les cartes ne sont pas encore distribuées. Dès qu’elles le sont, c’est à Rouge de jouer.
refusal-already-dealt = Les cartes sont déjà distribuées, et on ne les distribue qu’une fois par partie. Posez ou déplacez un dé.
refusal-bad-deal = Une donne indique { $cards } cartes différentes de 1 à 7 et, dans l’acte 5, celle qui est face cachée. Par exemple : { $known }.
refusal-not-in-act = « { $action } » n’existe pas dans cet acte. Vous pouvez : { $known }.
refusal-nothing-to-do = Rien à faire avec « { $written } » pour le moment. Vous pouvez : { $known }.
refusal-supply-empty = Tous vos dés sont sur des cartes : il n’en reste aucun à poser. Choisissez une autre action, par exemple un déplacement.
refusal-not-in-supply = { $die } n’est pas dans votre réserve. Vous pouvez poser : { $known }.
refusal-no-such-card = Il n’y a pas de carte { $card } sur la table. Cartes : { $known }.
refusal-card-taken = La carte { $card } porte déjà un dé, et l’on ne pose que sur une carte vide. { $count ->
    [0] Aucune n’est vide : déplacez plutôt un dé.
   *[other] Cartes vides : { $known }.
}
refusal-no-die = Il n’y a pas de dé sur la carte { $card }. { known-lift }
refusal-covered-die = Votre dé sur la carte { $card } est recouvert, et seul le dé du dessus se déplace. { known-lift }
refusal-rivals-die = Sur la carte { $card }, le dé du dessus est à l’adversaire. { known-lift }
known-lift = { $count ->
    [0] Aucun de vos dés ne peut se déplacer pour le moment.
   *[other] Vous pouvez déplacer le dé du dessus de : { $known }.
}
refusal-same-card = Un dé se déplace vers une autre carte que la sienne. { known-land }
refusal-same-colour = Les cartes { $from } et { $card } sont toutes deux { $face ->
    [green] vertes
   *[other] dorées
} ; un dé va vers une carte d’une autre couleur. { known-land }
refusal-mixed-stack = La carte { $card } porte deux dés, et l’on n’en recouvre deux que si les deux sont à soi. { known-land }
known-land = { $count ->
    [0] Depuis la carte { $from }, il ne peut aller nulle part.
   *[other] Depuis la carte { $from }, il peut aller sur : { $known }.
}
refusal-no-fight = Un combat oppose exactement deux dés d’une même carte, un de chaque camp ; ce n’est pas le cas de la carte { $card }. { $count ->
    [0] Ni d’aucune autre pour le moment.
   *[other] Cartes où combattre : { $known }.
}
refusal-surprise-used = Vous avez déjà fait votre Surprise, et il n’y en a qu’une par partie. Vous pouvez : { $known }.
refusal-locked-card = La carte { $card } vient d’être déplacée par une Surprise et ne bouge pas à ce tour. Vous pouvez déplacer : { $known }.
refusal-same-cell = La carte { $card } est déjà en { $cell }. { known-rooms }
refusal-cell-taken = Il y a déjà une carte en { $cell }. { known-rooms }
refusal-touches-too-few = En { $cell }, la carte { $card } toucherait moins de deux autres cartes. { known-rooms }
known-rooms = { $count ->
    [0] Il n’y a pas de place pour la carte { $card } ailleurs.
   *[other] La carte { $card } peut aller en : { $known }.
}
refusal-automa = L’automa n’a pas le choix : ici, il joue « { $does } ».

# Ninuki et pente.
refusal-self-capture = { $point } est entre les pierres d’un adversaire : les vôtres y seraient prises, et ces règles l’interdisent. Interdits pour l’instant : { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } ne prend pas l’alignement. Coups permis : { $known } (« pass » concède).
   *[break] { $point } ne casse pas l’alignement. Coups permis : { $known } (« pass » concède).
}
refusal-pass = On ne passe que pour concéder un alignement, ou quand aucun point n’est permis. Coups permis : { $known }.
refusal-no-choice = Les prises se font d’elles-mêmes : « { $written } » en dit trop, indiquez seulement le point. Coups permis : { $known }.
refusal-challenge-twice = { $person } est nommé deux fois. Nommez quelqu’un d’autre, ou laissez une place libre.

# Des noms que rien ne porte.
refusal-no-such-row = Il n’y a pas de rangée { $row }. Les rangées vont de { $first }, en haut, à { $last }, et un cercle se nomme comme { $example }, le cinquième de la rangée E.
refusal-no-such-die = Il n’y a pas de dé { $die }. Vos dés actuels : { $known }.
refusal-dice-alike = Dans cet acte, les dés n’ont pas de valeur et les vôtres sont tous pareils : { $die } n’en est pas. Nommez la carte seule : { $known }.
refusal-no-such-cell = Une case se nomme par deux nombres ; l’image derrière « Jouer » puis « Surprise » montre où elles sont. { known-rooms }
refusal-die-for-card = Pour un déplacement, nommez la carte où se trouve le dé, pas le dé { $die }. { known-lift }
refusal-which-die = Vous avez des dés différents avec un { $die }. Précisez lequel : { $known }.
