# Why something may not be done, and what would work.

refusal-other = C’est impossible pour le moment ({ $word }).
refusal-no-such-game = Le jeu « { $written } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Jeux : { $known }.
refusal-no-such-preset = { $game } n’a pas de variante « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Variantes : { $known }.
refusal-option-as-preset = « { $written } » est une option de règle, pas une variante. Écrivez `game:{ $under } rules:{ $pair }`.
refusal-option-meant = Le jeu « { $written } » n’existe pas. Vouliez-vous dire `game:{ $under } rules:{ $pair }` ? Jeux : { $known }.
refusal-several-options = Plusieurs options de règle correspondent à « { $written } ». Écrivez l’une d’elles{ $under ->
    [none] {""}
   *[other] {" "}dans `rules`, avec `game:{ $under }`
} : { $pairs }.
refusal-no-such-key = L’option de règle « { $written } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Options : { $known }.
refusal-no-such-value = « { $key } » ne peut pas valoir « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Valeurs possibles : { $known }.
refusal-number-out-of-range = « { $key } » ne peut pas valoir « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Valeurs possibles : de { $least } à { $most }.
refusal-rules-too-long = Les règles ne peuvent pas dépasser { $most } caractères. N’écrivez que la variante et les options qui en diffèrent.
refusal-no-keys = { $game } n’a pas d’options de règle : retirez « { $written } ».
refusal-key-twice = L’option « { $key } » est donnée deux fois. Ne la donnez qu’une fois.
refusal-no-such-revision = Ces règles n’ont pas de révision { $revision }. La plus récente est la { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] « { $preset } » se joue à 2, pas à { $seats }.
       *[other] « { $preset } » se joue de { $fewest } à { $most }, pas à { $seats }.
    }
    [4] « { $preset } » se joue à 4, pas à { $seats }.
   *[other] « { $preset } » se joue de { $fewest } à { $most }, pas à { $seats }.
}
refusal-no-setup = Ce jeu ne peut pas commencer à partir d’une position donnée.
refusal-setup-lists = La position de départ demande une liste de pierres pour chacune des { $seats } places. Si elle indique des pierres prises, il faut aussi un nombre par place.
refusal-setup-to-move = La place au trait doit être l’une des { $seats } places, comptées à partir de 0.
refusal-setup-point = La position de départ contient « { $written } », qui n’est pas un point de ce plateau.
refusal-no-column-i = Ce plateau n’a pas de colonne I : après H vient J. Vouliez-vous dire { $known } ?
refusal-notation = « { $written } » n’est pas un coup. Écrivez par exemple : { $known }.
refusal-one-point = « { $written } » n’est pas un coup. Écrivez un seul point, par exemple { $point }.
refusal-not-a-choice = « { $written } » n’est pas possible ici. Vous avez le choix : { $actions }.
refusal-a-number = « { $written } » n’est pas possible ici. Écrivez un nombre de { $least } à { $most }.
refusal-unfinished = « { $written } » n’est que le début d’un coup. Suites possibles : { $known }.
refusal-off-board = { $point } n’est pas sur ce plateau. Ses points vont de { $first } à { $last }.
refusal-occupied = { $point } est déjà occupé. Choisissez un emplacement libre.
refusal-excluded = « { $one } » et « { $other } » s’excluent. Avec « { $one } », vous pouvez choisir : { $known }.
refusal-overline = { $colour ->
    [black] { $point } ferait une surligne (plus de { overline-most } à la suite), interdite à Noir. Interdits en ce moment : { $forbidden }.
   *[all] { $point } ferait une surligne (plus de { overline-most } à la suite), ce qui est interdit. Interdits en ce moment : { $forbidden }.
}
overline-most = { $line ->
    [4] quatre
   *[5] cinq
}
refusal-double-three = { $colour ->
    [black] { $point } ferait un double-trois (deux trois libres à la fois), interdit à Noir. Interdits en ce moment : { $forbidden }.
   *[all] { $point } ferait un double-trois (deux trois libres à la fois), ce qui est interdit. Interdits en ce moment : { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } ferait un double-quatre (deux quatre à la fois), interdit à Noir. Interdits en ce moment : { $forbidden }.
   *[all] { $point } ferait un double-quatre (deux quatre à la fois), ce qui est interdit. Interdits en ce moment : { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } ferait à la fois un quatre et deux trois libres, ce qui est interdit à Noir. Interdits en ce moment : { $forbidden }.
   *[all] { $point } ferait à la fois un quatre et deux trois libres, ce qui est interdit. Interdits en ce moment : { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] La première pierre se pose au centre, en { $known } : « { $written } » n’est pas encore possible.
    [within] { $written } est trop loin du centre. Cette pierre de l’ouverture se pose dans le carré dont voici deux coins opposés : { $known }.
    [beyond] { $written } est trop près du centre. Cette pierre de l’ouverture se pose hors du carré dont voici deux coins opposés : { $known }.
    [beyond-axes] { $written } est trop près du centre. Sur la rangée et la colonne du centre, cette pierre de l’ouverture se pose au-delà de { $known }.
    [stone] L’ouverture demande une pierre, pas « { $written } ». Indiquez un point, par exemple : { $known }.
    [choice] L’ouverture demande une décision, pas « { $written } ». Choisissez : { $actions }.
    [number] L’ouverture demande un nombre de cinquièmes coups, pas « { $written } ». Écrivez un nombre de 1 à { $most }.
    [offer] Il faut proposer des cinquièmes coups : « { $written } » n’est pas possible. Proposez par exemple : { $known }.
    [other] { $known } est déjà proposé. Proposez un autre point.
    [unequal] { $written } revient au même que { $known }, déjà proposé. Pour les quatre pierres, l’un est l’image de l’autre { $mirror ->
        [column] par rapport à la colonne { $axis }
        [row] par rapport à la rangée { $axis }
        [rising] par rapport à une diagonale montante
        [falling] par rapport à une diagonale descendante
        [half-turn] après un demi-tour
       *[quarter-turn] après un quart de tour
    }. Proposez un point qui ne l’est pas.
    [pick] Il faut choisir l’un des cinquièmes coups proposés : « { $written } » n’est pas possible. Choisissez : { $known }.
   *[nothing] L’ouverture ne demande aucun choix en ce moment : « { $written } » n’est pas possible. Indiquez plutôt un point.
}
refusal-game-over = Cette partie est déjà terminée.
refusal-guess-empty = Écrivez un coup ou choisissez un vainqueur.
refusal-guess-late = Ce coup est déjà joué. Appuyez de nouveau sur le bouton sous le plateau pour deviner le suivant.
refusal-guess-off = Les pronostics sont désactivés sur ce serveur. La modération peut les activer dans `/settings show`.
refusal-guess-plays = Vous jouez cette partie. Seules les personnes qui la regardent peuvent deviner.
refusal-puzzle-long = Cette suite est trop longue pour être retenue. Rouvrez le problème avec /puzzle et jouez-en une plus courte.
refusal-puzzle-theme = La série « { $set } » n’a pas de problème sur l’idée « { $theme } ». Elle a : { $known }.
refusal-try-chance = Ici, le hasard décide : la suite ne peut pas continuer.
refusal-try-far = { $written } est trop loin des pierres pour être essayé ici. Choisissez un point plus proche, par exemple { $near }.
refusal-try-gone = Des coups de cette position ont été repris. Ouvrez de nouveau **Ma vue**.
refusal-try-long = Cette suite est trop longue pour être retenue. Revenez en arrière ou enregistrez-la en fichier.
refusal-plan-answers = Une suite compte au plus { $most } de vos coups.
refusal-plan-any = Une suite qui commence par * répond à tout autre coup. Cochez aussi la case si c’est bien votre intention.
refusal-plan-chance = Le hasard décide avant « { $written } » : la suite doit s’arrêter là.
refusal-plan-ends = « { $line } » ne se termine pas par un de vos coups. Écrivez le coup adverse, puis votre réponse.
refusal-plan-ends-again = « { $line } » ne se termine pas par un de vos coups. Après { $moves }, l’adversaire joue encore. Écrivez aussi ce coup, puis votre réponse.
refusal-plan-late = La partie a continué entre-temps. Regardez le plateau et recommencez.
refusal-plan-lines = On peut prévoir au plus { $most } suites.
refusal-note-long = Une note a { $most } caractères au plus, celle-ci en a { $count }. Raccourcissez-la.
refusal-note-full = Vous avez déjà { $most } notes sur cette partie, le maximum. Effacez-en une : ouvrez-la et videz le champ.
refusal-note-gone = Cette position a été reprise. Rouvrez le formulaire sur la position actuelle.
refusal-plan-not-here = On ne prévoit de coups que dans une partie en cours entre personnes.
refusal-plan-two-answers = Vous répondez de deux façons au même coup : { $answers }. N’en gardez qu’une.
refusal-plan-your-turn = C’est à vous de jouer. Jouez d’abord, puis prévoyez la suite.
refusal-guess-refused = Une des personnes qui jouent ne souhaite pas de pronostics sur ses parties.
refusal-guess-crowd = Dans une partie du public, on vote au lieu de deviner. Appuyez sur **{ $vote }** sous le plateau.
refusal-vote-counted = Le vote est décompté et le coup est joué. Vous pourrez voter de nouveau après le coup de l’adversaire.
refusal-vote-empty = Écrivez un coup ou choisissez-en un dans le menu.
refusal-vote-foul = { $point } est un coup interdit, qui ferait perdre la partie aussitôt. Votez pour un autre coup.
refusal-vote-late = Ce vote est terminé et décompté. Appuyez de nouveau sur le bouton sous le plateau pour voir la suite.
refusal-vote-new = Vous pourrez voter après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sur ce serveur.
refusal-vote-none = Cette partie se joue sans vote. Regardez-la avec /board ou lancez la vôtre avec /challenge.
refusal-vote-not-now = C’est à l’autre camp de jouer. Vous pourrez voter après son coup.
refusal-vote-plays = Vous jouez contre le public dans cette partie, vous ne pouvez donc pas voter pour ses coups.
refusal-vote-role = Sur ce serveur, seuls les membres du rôle { $role } votent. Regardez la partie avec /board ou lancez la vôtre avec /challenge.
refusal-crowd-agrees = Le public vote pour des coups et ne peut pas donner cet accord. Vous pouvez jouer, ou abandonner avec /resign.
refusal-crowd-alone = Contre le public, on joue en solo. N’indiquez ni autres joueurs, ni `level`, ni `games`, ou n’indiquez pas `crowd`.
refusal-crowd-clock = Un vote demande une cadence avec un temps par coup. Choisissez parmi : { $known }.
refusal-crowd-draw = Proposez la nulle pendant que le public vote. Chacun pourra alors voter pour elle.
refusal-crowd-draw-vote = C’est par un vote qu’on accepte cette nulle. Appuyez sur **{ $vote }** sous le plateau et choisissez « Accepter la nulle ».
refusal-crowd-seat = Dans cette partie, c’est le public qui joue, par ses votes. Quand il est au trait, appuyez sur **{ $vote }** sous le plateau pour voter pour un coup ou pour l’abandon.
refusal-crowd-server = Le public vote dans un salon de serveur où je peux écrire. Utilisez la commande là-bas.
refusal-crowd-two = Le public ne joue qu’aux jeux à deux. Choisissez un autre jeu ou une autre variante.
refusal-has-left = Cette personne a déjà quitté la partie ({ $written }).
refusal-draw-by-command = « { $written } » n’est pas un coup. Pour proposer la nulle, utilisez /draw.
refusal-event-by-command = « { $written } » n’est pas un coup. Pour abandonner, utilisez /resign.

refusal-challenge-alone = Il n’y a personne d’autre ici. Jouez contre { -narabe } avec `/challenge level:3`, ou lancez le défi dans un salon d’un serveur ou en message privé avec un ami.
refusal-challenge-self = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre, ou n’indiquez pas d’adversaire : la place sera ouverte à tous.
refusal-challenge-bot = Vous ne pouvez pas défier un autre bot. Choisissez { -narabe } ou une personne, ou n’indiquez pas d’adversaire : la place sera ouverte à tous.
refusal-own-challenge = Vous participez déjà à ce défi. Il attend quelqu’un d’autre.
refusal-not-your-challenge = Ce défi est pour { $people }, pas pour vous. Lancez le vôtre avec /challenge.
refusal-not-your-own-challenge = Ce défi ne peut être annulé que par { $person }.
refusal-leave-not-in = Vous ne participez pas à ce défi.
refusal-leave-own = Ce défi est le vôtre. Appuyez sur **{ $withdraw }** pour y mettre fin.
refusal-leave-guests = Quelqu’un d’un autre serveur participe à ce défi : on ne peut plus le quitter avant le début. La personne qui l’a lancé peut l’annuler.
refusal-challenge-taken = Cette partie a déjà commencé.
refusal-challenge-over = Ce défi est clos. Lancez-en un autre avec /challenge.
refusal-unplayed = { $why } Aucun coup n’a été joué.
refusal-challenged-lately = Plusieurs de vos défis à { $person } viennent d’être retirés ou refusés. Vous pourrez défier cette personne à nouveau à partir du { $until }.
refusal-too-many-games = Vous avez déjà { $most ->
    [one] { $most } partie en cours
   *[other] { $most } parties en cours
}, le maximum. Terminez-en une, ou annulez un défi. /games en donne la liste.
refusal-too-many-here = Ce salon a déjà { $most ->
    [one] { $most } partie en cours
   *[other] { $most } parties en cours
}, le maximum. Utilisez un autre salon.
refusal-several-rule-sets = Plusieurs jeux ont une variante « { $written } ». Indiquez aussi le jeu : { $known }.
refusal-lacks-rights = Je ne peux pas lancer de partie dans ce salon. Permissions manquantes : { $rights }. Une personne qui gère le serveur peut les accorder.
refusal-outside-thread = Je ne suis pas dans ce fil privé et ne pourrais donc prévenir personne ici. Mentionnez-moi une fois dans le fil, ce qui m’y ajoute, puis réessayez.

refusal-no-such-game-here = La partie #{ $number } n’existe pas. /games donne la liste des vôtres.
refusal-no-game-of-yours = Vous n’avez pas de partie #{ $number }, et ce salon non plus. /games donne la liste des vôtres.
refusal-game-elsewhere = La partie #{ $number } se joue ailleurs : { $place }. Utilisez la commande là-bas.
refusal-no-such-number = « { $written } » n’est pas un numéro de partie. /games donne la liste des vôtres.
refusal-no-game-in-server = La partie #{ $number } n’existe pas sur ce serveur. Dans le salon d’une partie, l’option `game` en propose le numéro, même une fois la partie terminée.
refusal-no-number-in-server = « { $written } » n’est pas un numéro de partie. Dans le salon d’une partie, l’option `game` en propose le numéro, même une fois la partie terminée.
refusal-no-game-waits = Aucune partie n’attend votre coup dans ce salon. /games donne la liste des vôtres, et /challenge en lance une nouvelle.
refusal-no-game-here = Vous n’avez pas de partie en cours dans ce salon. /games donne la liste des vôtres, et /challenge en lance une nouvelle.
which-game-hint = Quelle partie ?
which-game-below = De quelle partie s’agit-il ? Choisissez-la ci-dessous, ou précisez-la avec l’option `game` : { $known }.
refusal-which-game = De quelle partie s’agit-il ? Précisez-la avec l’option `game` : { $known }.
refusal-not-your-game = Vous ne jouez pas dans cette partie. Lancez la vôtre avec /challenge.
refusal-you-have-left = Vous avez quitté cette partie. Les autres continuent, et c’est à eux d’en décider.
refusal-not-begun = Cette partie n’a pas encore commencé. Le défi attend une réponse.
refusal-not-your-turn = Ce n’est pas votre tour. À { $person } de jouer.{ $plan ->
    [yes] {" "}Pour répondre d’avance, appuyez sur { $mine }, puis sur { button-plan }
   *[no] {""}
}
refusal-stale = Ce plateau n’est plus à jour. { $now } Plateau actuel : { $place }
refusal-unreadable = Je n’ai pas pu lire ce que Discord m’a envoyé. Réessayez, ou utilisez une commande, par exemple /board.
refusal-unknown-button = Ce bouton ne fonctionne plus. Utilisez /board pour voir le plateau actuel.
refusal-command-out-of-date = Cette commande n’est plus à jour. Redémarrez Discord et tapez-la de nouveau.

refusal-track-first = Les premières pierres se posent sur la piste, l’anneau extérieur. { $point } n’en fait pas partie. Choisissez par exemple A1.
refusal-track-beside = Votre pierre de piste se pose juste à côté de celle de l’adversaire, en { $rival }. Au choix : { $known }.
refusal-free-stone = La pierre libre se pose sur un cercle vide à un seul point, et { $point } en a davantage. Les cercles à un point bordent la piste.
refusal-track-circle = { $point } est sur la piste, réservée aux deux pierres de piste. Choisissez un cercle vide marqué de points.
refusal-the-mark = { $point } est l’emblème du centre, où l’on ne pose rien. Choisissez un cercle vide marqué de points.
refusal-no-such-circle = Le cercle { $point } n’existe pas. La rangée { $row } va de { $first } à { $last }.
refusal-row-closed = La rangée { $row } n’offre aucun cercle en ce moment. Rangées possibles : { $known }.
refusal-no-pair = Une pierre en { $point } n’encadre aucune paire : elle ne peut pas prendre { $pair }. Écrivez { $point } seul, ou choisissez un cercle qui encadre deux pierres voisines d’une ligne.
refusal-not-flanked = Cette pierre n’encadre pas { $pair }. Elle peut prendre : { $known }.

refusal-not-dealt = Les cartes ne sont pas encore distribuées. Dès qu’elles le sont, c’est à Rouge de jouer.
refusal-already-dealt = Les cartes sont déjà distribuées, et on ne les distribue qu’une fois par partie. Posez ou déplacez un dé.
refusal-bad-deal = Une donne indique { $cards } cartes différentes de 1 à 7 et, dans l’acte 5, celle qui est face cachée. Par exemple : { $known }.
refusal-not-in-act = « { $action } » n’existe pas dans cet acte. Vous pouvez : { $known }.
refusal-nothing-to-do = Rien à faire avec « { $written } » en ce moment. Vous pouvez : { $known }.
refusal-supply-empty = Tous vos dés sont sur des cartes : il n’en reste aucun à poser. Choisissez une autre action, par exemple un déplacement.
refusal-not-in-supply = { $die } n’est pas dans votre réserve. Vous pouvez poser : { $known }.
refusal-no-such-card = Il n’y a pas de carte { $card } sur la table. Cartes : { $known }.
refusal-card-taken = La carte { $card } porte déjà un dé, et on ne pose que sur une carte vide. { $count ->
    [0] Aucune n’est vide : déplacez plutôt un dé.
   *[other] Cartes vides : { $known }.
}
refusal-no-die = Il n’y a pas de dé sur la carte { $card }. { known-lift }
refusal-covered-die = Votre dé sur la carte { $card } est recouvert, et seul le dé du dessus se déplace. { known-lift }
refusal-rivals-die = Sur la carte { $card }, le dé du dessus est à l’adversaire. { known-lift }
known-lift = { $count ->
    [0] Vous ne pouvez déplacer aucun de vos dés en ce moment.
   *[other] Vous pouvez déplacer le dé du dessus de : { $known }.
}
refusal-same-card = Un dé doit changer de carte. { known-land }
refusal-same-colour = Les cartes { $from } et { $card } sont toutes deux { $face ->
    [green] vertes
   *[other] dorées
}, et un dé ne va que vers une carte d’une autre couleur. { known-land }
refusal-mixed-stack = La carte { $card } porte deux dés, et on n’en recouvre deux que si les deux sont à soi. { known-land }
known-land = { $count ->
    [0] Depuis la carte { $from }, il ne peut aller nulle part en ce moment.
   *[other] Depuis la carte { $from }, il peut aller sur : { $known }.
}
refusal-no-fight = Un combat oppose exactement deux dés d’une même carte, un de chaque camp. Ce n’est pas le cas de la carte { $card }. { $count ->
    [0] Ni d’aucune autre en ce moment.
   *[other] Cartes où combattre : { $known }.
}
refusal-surprise-used = Vous avez déjà utilisé votre Surprise, et il n’y en a qu’une par partie. Vous pouvez : { $known }.
refusal-locked-card = La carte { $card } vient d’être déplacée par une Surprise et ne bouge pas à ce tour. Vous pouvez déplacer : { $known }.
refusal-same-cell = La carte { $card } est déjà en { $cell }. { known-rooms }
refusal-cell-taken = Il y a déjà une carte en { $cell }. { known-rooms }
refusal-touches-too-few = En { $cell }, la carte { $card } toucherait moins de deux autres cartes. { known-rooms }
known-rooms = { $count ->
    [0] La carte { $card } ne peut aller nulle part en ce moment.
   *[other] La carte { $card } peut aller en : { $known }.
}
refusal-automa = L’automa n’a pas le choix : ici, il joue « { $does } ».

# Ninuki et pente.
refusal-self-capture = { $point } est entre les pierres d’un adversaire : les vôtres y seraient prises aussitôt, et ces règles l’interdisent. Interdits en ce moment : { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } ne prend pas l’alignement. Coups permis : { $known } (« pass » concède la partie).
   *[break] { $point } ne casse pas l’alignement. Coups permis : { $known } (« pass » concède la partie).
}
refusal-pass = On ne passe que pour concéder face à un alignement, ou quand aucun point n’est permis. Coups permis : { $known }.
refusal-no-choice = Les prises sont automatiques. Au lieu de « { $written } », indiquez seulement le point : { $point }.
refusal-challenge-twice = { $person } figure deux fois. Choisissez quelqu’un d’autre, ou laissez une place libre.

# Des noms que rien ne porte.
refusal-no-such-row = La rangée { $row } n’existe pas. Les rangées vont de { $first }, en haut, à { $last }. Un cercle se nomme comme { $example }, le cinquième de la rangée E.
refusal-no-such-die = Le dé { $die } n’existe pas. Vos dés actuels : { $known }.
refusal-dice-alike = Dans cet acte, les dés n’ont pas de nombre et les vôtres sont tous pareils : il n’y a pas de { $die }. Indiquez seulement la carte : { $known }.
refusal-no-such-cell = Indiquez la place par ses deux nombres. Appuyez sur Jouer et choisissez Surprise pour les voir sur l’image. { known-rooms }
refusal-die-for-card = Pour déplacer un dé, indiquez la carte où il se trouve, pas { $die }. { known-lift }
refusal-which-die = Vous avez des dés différents avec un { $die }. Précisez lequel : { $known }.
