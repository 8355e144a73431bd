# Ce que chacun règle pour soi, et ce qu’on se demande entre les coups.

panel-on = oui
panel-off = non
panel-none = aucune
panel-done = C’est fait.
panel-toggle = { $name } : { $state }
language = Français

command-preferences = Votre langue, l’apparence, les rappels et les heures calmes
preferences = Vos réglages personnels, sur tous les serveurs. Ce que tout le monde voit suit les réglages du serveur.
preferences-quiet = Heures calmes : { $quiet }
preferences-zone = Fuseau horaire : { $zone }
preference-language = Langue
preference-language-discord = celle de Discord
preference-theme = Thème
theme-wood = Thème : bois
theme-slate = Thème : ardoise, pour un écran sombre
theme-paper = Thème : papier, comme dans les livres
theme-contrast = Thème : fort contraste
preference-deck = Jeu de cartes
deck-coins = Jeu de cartes : faces vertes et dorées à pièces
deck-suits = Jeu de cartes : cartes à jouer
preference-lettering = Colonnes des plateaux de pente
lettering-server = Plateaux de pente : colonnes comme sur le serveur
lettering-with-i = Plateaux de pente : colonnes avec la lettre I
lettering-without-i = Plateaux de pente : colonnes sans la lettre I
preference-reminders = Rappels
preference-reminders-channel = Rappels : mention dans le salon
preference-reminders-direct = Rappels : message privé
preference-reminders-none = Rappels : aucun
preference-numbers-none = Numéros des coups : aucun
preference-numbers-last = Numéros des coups : les derniers
preference-numbers-all = Numéros des coups : tous
preference-forbidden = Montrer les points interdits
preference-confirm = Confirmer chaque coup
preference-text-board = Plateau en texte
preference-turned = Plateau tourné : { $degrees }°
preference-auto-vacation = Vacances automatiques
preference-direct-turns = Tours par message privé
preference-guessable = Pronostics sur mes parties
preference-puzzles = Problèmes tirés de mes parties
preference-across = Mes places sur d’autres serveurs
preference-quiet = Heures calmes
preference-quiet-label = De quand à quand ?
preference-quiet-example = 23:00-7:30, ou « off »
preference-zone = Fuseau horaire
preference-zone-label = Quel fuseau horaire, ou quelle ville ?
preference-zone-example = Europe/Paris, ou Tokyo
preference-reset = Réglages par défaut
refusal-bad-hours = « { $written } » n’est pas une plage horaire. Écrivez-la ainsi : 23:00-7:30, ou « off » pour n’en avoir aucune.
refusal-no-such-zone = Le fuseau horaire « { $written } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $nearest } ?
} Écrivez un nom comme Europe/Paris, ou une grande ville comme Tokyo.

confirm-sure = Voici le plateau après ce coup. Le jouer ?
confirm-play = Oui : { $action }

command-draw = Proposer la nulle, ou l’accepter
option-draw-game = Laquelle de vos parties (numéro)
command-takeback = Reprendre votre dernier coup (après 30 secondes, avec l’accord des autres)
option-takeback-game = Laquelle de vos parties (numéro)
command-abort = Interrompre une partie sans résultat
option-abort-game = Laquelle de vos parties (numéro)
command-rematch = Revanche, couleurs inversées
option-rematch-game = Quelle partie terminée (vide : votre dernière ici)
option-board-here = Continuer la partie dans ce salon
option-games-list = Vos parties en cours, celles de ce salon, les places libres, ou vos parties terminées
option-games-game = Seulement ce jeu
option-games-with = Seulement avec cette personne
choice-list-mine = Mes parties en cours, partout
choice-list-channel = Les parties en cours de ce salon
choice-list-seats = Les places libres de ce salon
choice-list-finished = Mes parties terminées
command-block = Bloquer ou débloquer quelqu’un
option-block-person = La personne à bloquer ou à débloquer (vide : voir la liste)
command-privacy = Voir, exporter ou effacer vos données
command-settings = Réglages et modération du serveur (permission « Gérer le serveur »)
command-settings-show = Voir et changer les réglages du serveur
option-settings-game = Numéro de la partie
option-settings-person = La personne concernée
option-settings-decide-person = La personne qui gagne (le bot : le public ou la machine)
command-settings-end = Terminer une partie sans résultat
command-settings-void = Annuler un résultat et recalculer les cotes
command-settings-decide = Trancher une partie en cours ou terminée (sans personne : nulle)
command-settings-restore = Rétablir le résultat joué
command-settings-close-season = Clore la saison
command-settings-extend = Donner plus de temps au joueur au trait, un jour au plus
command-settings-ban = Exclure quelqu’un des parties de ce serveur
command-settings-unban = Lever une exclusion
command-settings-log = Voir le journal de modération

button-confirm-abort = Oui, interrompre
button-more = Plus…
button-guess = Deviner…
button-offer = Proposer un cinquième coup…
button-vote = Voter…
button-plan = Prévoir…
button-note = Annoter…
button-try = Essayer…
button-draw = Proposer la nulle
button-takeback = Reprendre
button-abort = Interrompre…
button-replay = Revoir
button-agree = Accepter
button-agree-draw = Accepter la nulle
button-agree-takeback = Accepter la reprise
button-agree-abort = Accepter l’interruption
button-turn-down = Refuser
abort-sure = Quelqu’un n’a pas encore joué : vous pouvez interrompre cette partie tout de suite, sans résultat. L’interrompre ? { $game }
abort-sure-alone = Interrompre cette partie, sans résultat ? { $game }
abort-sure-asks = Tout le monde a joué : les autres doivent être d’accord. Leur demander d’interrompre cette partie, sans résultat ? { $game }
abort-sure-asks-one = Cette partie ne peut plus être interrompue sans l’accord de { $person }. Demander cet accord, pour une interruption sans résultat ? { $game }
broken-off-aborted = Partie interrompue, sans résultat.
broken-off-ended-by-server = La modération a terminé cette partie, sans résultat.
end-adjudicated = décision de la modération
end-voided = annulée par la modération
end-no-result = sans résultat
offer-draw = 🤝 { $person } propose la nulle. En attente de la réponse de { $people }.
offer-draw-crowd = 🤝 { $person } propose la nulle. Pour l’accepter, appuyez sur { $vote } et choisissez « Accepter la nulle ».
offer-takeback = ↩️ { $person } voudrait reprendre { $action }{ $more ->
    [none] {""}
   *[other] , ce qui annule aussi { $more }
}. En attente de la réponse de { $people }.
undone-choice = le choix « { $action } »
declined-draw = 🤝 { $person } a proposé la nulle : c’est refusé.
declined-draw-early = 🤝 { $person } a proposé la nulle : c’est refusé. { -narabe } n’accepte pas de nulle avant le coup { $from }.
declined-takeback = ↩️ { $person } a demandé à reprendre un coup : c’est refusé.
declined-abort = { $person } a demandé à interrompre la partie : c’est refusé.
declined-who = { $person } a dit non.
offer-withdrawn = { $person } a retiré sa demande.
lapsed-draw = 🤝 La proposition de nulle de { $person } est caduque.
lapsed-takeback = ↩️ La demande de { $person } de reprendre un coup est caduque.
lapsed-abort = La demande de { $person } d’interrompre la partie est caduque.
lapsed-hints = 💡 La demande d’indices de { $person } est caduque.
offer-abort = { $person } voudrait interrompre la partie, sans résultat. En attente de la réponse de { $people }.
was-taken-back = ↩️ { $person } a repris { $count ->
    [1] un coup
   *[other] un coup et ce qui l’a suivi
}.
you-are-asked = { $people }, dans { $game } #{ $number } : { $asked } { $link }
board-moved-on = -# { $game } : plateau actuel { $link }
board-goes-on = -# { $game } continue dans { $channel }. { $link }
no-result = Sans résultat.
refusal-no-offer = Rien n’est proposé dans cette partie en ce moment. /draw propose la nulle, /takeback permet de reprendre un coup.
refusal-others-answer = Réponse réservée à { $people }.{ $own ->
    [yes] {" "}**{ $decline }** retire votre proposition.
   *[no] {" "}Votre accord est déjà donné.
}
refusal-offer-stands = { $turn ->
    [yes] { $person } a déjà fait une demande. Répondez-y d’abord avec les boutons sous le plateau, ou jouez : le prochain coup l’annule.
   *[no] { $person } a déjà fait une demande. Répondez-y d’abord avec les boutons sous le plateau. Le prochain coup l’annule.
}
refusal-offer-yours = { $turn ->
    [yes] Vous avez déjà fait une proposition. Attendez la réponse, retirez-la avec **{ $decline }**, ou jouez : le coup suivant l’annule.
   *[no] Vous avez déjà fait une proposition. Attendez la réponse, ou retirez-la avec **{ $decline }** sous le plateau. Le coup suivant l’annule.
}
refusal-offer-crowd = Vous avez déjà proposé la nulle, et le public peut voter pour elle. Le prochain coup du public l’annule.
refusal-asked-already = Vous l’avez déjà demandé à ce tour. Vous pourrez le redemander après le prochain coup.
refusal-no-draw-now = Vous ne pouvez pas proposer la nulle en ce moment. Continuez à jouer, ou abandonnez avec /resign.
refusal-no-draw-alone = Contre l’automa, il n’y a pas de nulle d’un commun accord. Continuez à jouer, ou abandonnez avec /resign.
refusal-draw-thinking = { $machine } réfléchit. Proposez la nulle après son coup.
refusal-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refusal-take-back-limit = Trop de coups ont été repris dans cette partie. Continuez à partir de cette position, ou commencez une nouvelle partie avec /challenge.
refusal-take-back-stake = D’autres places dépendent de cette partie : seul votre dernier coup peut être repris, dans les 30 secondes, une fois, et avant que quelqu’un d’autre n’agisse. Continuez à partir de cette position.
refusal-moves-within = Une partie ne change de salon qu’à l’intérieur de son serveur. Celle-ci se joue dans { $place }. Utilisez /board là-bas.
refusal-no-game-over-here = Vous n’avez aucune partie terminée dans ce salon. Commencez-en une avec /challenge.

list-mine = Vos parties en cours, d’abord celles qui vous attendent :
list-mine-none = Vous n’avez aucune partie en cours. Commencez-en une avec /challenge.
list-channel = Les parties en cours de ce salon, les plus urgentes d’abord :
list-channel-none = Personne ne joue dans ce salon. Commencez une partie avec /challenge.
list-seats = Les places libres de ce salon :
list-seats-none = Aucune place libre dans ce salon. Proposez-en une avec /challenge.
list-seat = { $game }, proposée par { $author } : { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
list-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
list-away = 🏖️ { $people } en vacances
list-finished = Vos parties terminées, les plus récentes d’abord :
list-open = Voir le plateau
list-due = échéance { $when }
list-expires = expire { $when }
list-across = d’un autre serveur
across-joined = Vous avez la place dans la partie #{ $number }, qui se joue sur un autre serveur. Vos tours arrivent par message privé, où **{ button-mine }** ouvre le plateau. `/games` montre aussi la partie.
refusal-across-rematch = L’un de vous était sur un autre serveur : cette partie n’a pas de revanche. `/challenge` sans adversaire propose une nouvelle place, visible là-bas aussi.
list-last = dernier coup { $when }
list-your-move = ▶ **À vous de jouer**
list-your-answer = ▶ **À vous de répondre**
list-against = { $game } contre { $people }
list-beside = { $game } avec { $mates }, contre { $people }
list-between = { $game } : { $people }
list-in-set = { $game } ({ $part } sur 2)
list-stone = { $stone } { $game }
list-finished-none = Aucune partie terminée ne correspond.
list-no-match = Aucune partie ne correspond.
page-back = ◀ Retour
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Suite ▶

settings = Réglages du serveur. Si vous ne choisissez ni salon ni jeu, tous sont permis.
    Exclusions : { $count ->
        [0] aucune
       *[other] { $barred }
    }
    Pour modérer les parties et les joueurs : `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] une personne dont les données sont supprimées
   *[other] { $count } personnes dont les données sont supprimées
}
settings-default-line = Jeu par défaut : { $game }
settings-limits-line = Jusqu’à { $person ->
    [one] { $person } partie en cours
   *[other] { $person } parties en cours
} par personne et { $channel } par salon
settings-rule-sets-line = Variantes : { $count ->
        [0] toutes
       *[other] { $names }
    }
settings-rule-sets-idle = Injouables, car leurs jeux ne sont pas permis : { $names }
settings-usual-game = { $game } (non réglé)
setting-channels = Salons où l’on peut commencer des parties
setting-games = Jeux proposés ici
setting-policy = Affichage des plateaux
policy-edit = un seul message, mis à jour
policy-relay = un nouveau message par coup, l’ancien est effacé
policy-keep = un nouveau message par coup, les anciens restent
policy-thread = un fil par partie
thread-refused = Ce serveur veut un fil par partie, mais je ne peux pas en créer ici. Il me faut la permission « Créer des fils publics ». La partie reste dans ce salon.
setting-casual = Parties classées
setting-pace = Cadence par défaut
setting-pace-none = sans pendule (jamais classée)
setting-default = Jeu par défaut
setting-default-label = Quel jeu et quelle variante ?
setting-default-example = { $game }, ou - pour aucun
setting-rule-sets = Variantes
setting-rule-sets-label = Seulement celles-ci (- pour toutes)
setting-limits = Limites
setting-limits-label = Parties par personne, par salon ?
setting-limits-example = 10 50 (- pour la valeur par défaut, aussi pour une seule : - 50)
setting-lettering = Lettre I sur les plateaux de pente
settings-ratings = **Les cotes ici**
    • Pour être au classement, il faut { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }, { $opponents ->
        [one] { $opponents } adversaire
       *[other] { $opponents } adversaires différents
    }, une incertitude de { $deviation } ou moins, et une partie classée dans les { $days ->
        [one] 24 dernières heures
       *[other] { $days } derniers jours
    }. Un changement s’applique aussitôt.
    • Une partie compte si, à son début, chaque compte a au moins { $account ->
        [one] { $account } jour
       *[other] { $account } jours
    } et est sur le serveur depuis au moins { $member ->
        [one] { $member } jour
       *[other] { $member } jours
    }.
    • La première, deuxième, troisième… partie entre les deux mêmes personnes en 30 jours compte pour { $weights } %. Le dernier nombre vaut pour toutes les suivantes.
    • { $plain ->
        [no] Le gomoku et le renju simples (sans règle d’ouverture), les petits plateaux et les handicaps du Gomoku Roku ne comptent pas : c’est désactivé.
       *[yes] Le gomoku et le renju simples (sans règle d’ouverture), les petits plateaux et les handicaps du Gomoku Roku comptent aussi.
    } L’avantage du premier coup fait partie du résultat attendu.
    Les nouveaux âges et poids s’appliquent aux parties qui finissent désormais. Ce qui a été compté reste.
setting-odd = Gomoku et renju simples classés
setting-ranked = Conditions du classement…
setting-ranked-label = Parties, adversaires, incertitude, jours ?
setting-ranked-example = 10 3 110 60 (- pour la valeur par défaut)
setting-ages = Nouveaux comptes…
setting-ages-label = Jours du compte, jours sur le serveur ?
setting-ages-example = 14 3 (- pour la valeur par défaut)
setting-none = Aucun
setting-guesses = Deviner le coup
setting-own-puzzles = Problèmes tirés des parties d’ici
setting-across = Places libres entre serveurs
setting-results = Les résultats sont publiés dans
setting-role-champion = Vainqueurs de la dernière ligue ou du dernier tournoi créé par une personne qui gère le serveur
setting-role-first = Premier du classement
setting-role-king = Rois des collines rejointes par une personne qui gère le serveur
setting-role-season = Premier d’un classement de la dernière saison
setting-role-seats = Mentionné pour les places libres, toutes les 15 minutes au plus. Laissez tout le monde mentionner ce rôle.
setting-role-title = Titulaires d’un titre, comme Shogun (trois victoires de suite contre la même personne)
setting-role-top = Trois premiers du classement
setting-role-voters = Peuvent voter dans les parties contre le public, après trois jours de présence (sans rôle : tout le monde)
setting-roles = Rôles et résultats…
setting-week = Salon du résumé de la semaine (le lundi à 10 h UTC)
setting-puzzle = Salon du problème du jour (après 10 h UTC)
setting-weights = Mêmes joueurs…
setting-weights-label = Pour cent de la 1re, 2e… partie ?
setting-weights-example = 100 100 50 25 0 (- pour la valeur par défaut)
refusal-bad-ranked = Il faut quatre nombres, pas « { $written } ». Par exemple 10 3 110 60 : parties (1 à 1000), adversaires (1 à 100), incertitude (45 à 350) et jours (1 à 3650).
refusal-bad-ages = Il faut deux nombres de jours, pas « { $written } ». Par exemple 14 3, de 0 à 3650 : l’âge du compte et le temps passé sur le serveur.
refusal-bad-weights = Il faut une liste de poids, pas « { $written } ». Écrivez jusqu’à 20 nombres de 0 à 100, comme 100 100 50 25 0.
refusal-bad-limits = « { $written } » ne convient pas. Écrivez deux nombres comme 10 50 : de 1 à { $person } parties par personne et de 1 à { $channel } par salon. Écrivez - à la place de l’un pour sa valeur par défaut, comme - 50.
refusal-setting-no-choice = Plus rien ne pourrait se jouer : les variantes permises ({ $sets }) n’appartiennent à aucun des jeux permis ({ $games }). Changez d’abord l’autre réglage, ou videz-le.
refusal-setting-default-not-here = Le jeu par défaut serait { $game }, qui ne fait pas partie de ce qui est permis ici : { $known }. Choisissez un autre jeu par défaut (- pour aucun), ou permettez d’abord celui-ci.
refusal-setting-default-alone = { $game } se joue sans adversaire, alors que le jeu par défaut sert aux défis. Choisissez-en un autre.
refusal-settings-need-server = Ces réglages sont propres à un serveur. Utilisez `/settings show` dans un de ses salons. Les vôtres sont dans /preferences.
refusal-role-of-everyone = Choisissez un autre rôle : tout le monde a celui-ci.
refusal-roles-need-right = Donnez-moi d’abord la permission « Gérer les rôles », puis choisissez le rôle à nouveau.
refusal-role-out-of-reach = Je ne peux pas donner ce rôle : il est au-dessus du mien ou appartient à une intégration. Placez mon rôle au-dessus (paramètres du serveur, section Rôles) ou choisissez-en un autre.
refusal-role-needs-own-right = Pour choisir un rôle que je donne, il vous faut la permission « Gérer les rôles » par l’un de vos rôles. Demandez à quelqu’un qui l’a, ou au propriétaire du serveur.
refusal-role-above-yours = Vous ne pouvez pas choisir ce rôle : il n’est pas en dessous de votre rôle le plus élevé. Choisissez un rôle plus bas, ou demandez à quelqu’un qui a un rôle au-dessus, ou au propriétaire du serveur.
refusal-role-right-unknown = Discord ne dit pas pour l’instant si vous pouvez donner ce rôle. Choisissez-le à nouveau dans une minute.
roles-gone = ⚠️ Un de ces rôles n’existe plus. Choisissez-en un autre, ou aucun.
roles-refused = ⚠️ Discord a refusé un rôle (code { $code }). Donnez-moi la permission « Gérer les rôles » et placez mon propre rôle au-dessus de ceux que je donne, dans les paramètres du serveur, section Rôles.
settings-back = Retour
settings-roles = **Rôles et résultats**
    Les membres reçoivent ces rôles d’après leurs parties et les perdent quand le rôle passe à quelqu’un d’autre. Je vérifie toutes les dix minutes.
refusal-settings-need-right = Réservé aux membres qui ont la permission « Gérer le serveur ». Vos propres réglages sont dans /preferences.
refusal-deed-needs-person = Indiquez la personne dans l’option `person`.
refusal-ban-self = Vous ne pouvez pas vous exclure vous-même. Choisissez quelqu’un d’autre.
refusal-ban-narabe = { -narabe } ne peut pas être exclu. Choisissez une personne.
refusal-settings-full = Trop de personnes sont exclues ici : il n’y a plus de place pour ce changement. Levez d’abord une exclusion : `/settings unban`
refusal-not-banned = { $person } ne fait l’objet d’aucune exclusion ici, il n’y a donc rien à lever. `/settings log` donne la liste de ce qui a été fait.
refusal-deed-not-now = C’est impossible pour cette partie en ce moment. On peut terminer une partie proposée ou en cours, prolonger une partie en cours, trancher une partie en cours ou terminée, annuler ou rétablir une partie terminée.
refusal-decide-left = Cette personne a quitté la partie et ne peut donc pas la gagner. Choisissez quelqu’un d’autre, ou terminez la partie sans résultat avec `/settings end`.
refusal-decide-automa = C’est le jeu lui-même qui joue l’automa, on ne peut pas le faire perdre. Vous pouvez donner la victoire à l’automa, trancher par une nulle, ou terminer la partie sans résultat avec `/settings end`.
refusal-no-crowd = { -narabe } ne joue pas dans cette partie. Choisissez l’un de ses joueurs, ou personne pour la nulle.
refusal-not-their-game = { $person } ne joue pas dans cette partie. Choisissez l’un de ses joueurs, ou personne pour la nulle.
refusal-no-deadline = Cette partie n’a pas d’échéance à repousser.
did-end = La partie #{ $number } est terminée, sans résultat.
did-end-event = Dans son tournoi, elle ne donne de point à personne. Vous pouvez encore lui donner un résultat : `/settings decide`
did-adjudicate = La partie #{ $number } est tranchée.
did-extend = Le joueur au trait dans la partie #{ $number } a { $minutes ->
    [5] cinq minutes
    [60] une heure
   *[other] un jour
} de plus.
did-bar = { $person } ne peut plus commencer ni rejoindre de partie ici. Ses parties en cours continuent.
did-unbar = { $person } peut de nouveau jouer ici.
did-bar-events = Cette personne ne participe donc plus à { $events }.
did-bar-already = { $person } fait déjà l’objet d’une exclusion ici. `/settings unban` la lève.
did-void-already = Le résultat de la partie #{ $number } est déjà annulé. `/settings restore` le rétablit.
did-restore-already = La partie #{ $number } a déjà le résultat qui a été joué, il n’y a donc rien à rétablir.
did-adjudicate-already = La partie #{ $number } a déjà ce résultat, il n’y a donc rien à changer.
did-unbar-events = Cette personne ne participe toujours pas à { $events }. Pendant les 48 heures qui suivent l’exclusion, l’organisation peut la réintégrer : `/events do:Réintégrer quelqu’un (organisation)`
audit = Journal de modération, le plus récent d’abord :
audit-detail = { $line } : { $detail }
audit-draw = nulle
audit-machine = la machine
audit-win = victoire pour { $winner }
audit-act-end = a terminé la partie { $game } sans résultat
audit-act-extend = a donné plus de temps dans la partie { $game }
audit-act-adjudicate = a tranché la partie { $game }
audit-act-void = a annulé le résultat de la partie { $game }
audit-act-restore = a rétabli le résultat de la partie { $game }
audit-act-close-season = a clos la saison
audit-act-bar = a exclu { $person }
audit-out-of = ne participe plus à { $events }
audit-moved = { $event }, de { $from } vers { $to }
audit-act-unbar = a levé l’exclusion de { $person }
audit-act-make-event = a créé un tournoi
audit-act-start-event = a lancé un tournoi
audit-act-cancel-event = a annulé un tournoi
audit-act-remove-entrant = a retiré { $person } d’un tournoi
audit-act-put-back = a réintégré { $person } dans un tournoi
audit-act-move-event = a déplacé un tournoi
audit-act-set-channels = a réglé les salons des parties
audit-act-set-games = a réglé les jeux proposés
audit-act-set-policy = a réglé l’affichage des plateaux
audit-act-set-casual = a réglé les parties classées
audit-act-set-language = a réglé la langue
audit-act-set-theme = a réglé le thème
audit-act-set-deck = a réglé les cartes
audit-act-set-lettering = a réglé la lettre I sur les plateaux de pente
audit-act-set-pace = a réglé la cadence par défaut
audit-act-set-rule-sets = a réglé les variantes
audit-act-set-default = a réglé le jeu par défaut
audit-act-set-limits = a réglé les limites
audit-act-set-odd = a réglé le gomoku et le renju simples classés
audit-act-set-ranked = a réglé les conditions du classement
audit-act-set-ages = a réglé les conditions pour les nouveaux comptes
audit-act-set-weights = a réglé le poids des parties entre les mêmes joueurs
audit-act-set-role-king = a réglé le rôle des rois des collines
audit-act-set-role-champion = a réglé le rôle des vainqueurs
audit-act-set-role-first = a réglé le rôle de la première place
audit-act-set-role-top = a réglé le rôle des trois premières places
audit-act-set-role-season = a réglé le rôle de la première place de la saison
audit-act-set-role-title = a réglé le rôle des titulaires d’un titre
audit-act-set-role-seats = a réglé le rôle mentionné pour les places libres
audit-act-set-role-voters = a réglé le rôle des personnes qui votent
audit-act-set-results = a réglé le salon des résultats
audit-act-set-week = a réglé le salon du résumé de la semaine
audit-act-set-puzzle = a réglé le salon des problèmes
audit-act-set-guesses = a réglé les pronostics sur les coups
audit-act-set-own-puzzles = a réglé les problèmes tirés des parties de ce serveur
audit-act-set-across = a réglé les places libres entre serveurs
audit-none = aucun
audit-default = la valeur par défaut
audit-all-channels = tous les salons
audit-all-games = tous les jeux
audit-all-rule-sets = toutes les variantes
audit-theme-wood = bois
audit-theme-slate = ardoise
audit-theme-paper = papier
audit-theme-contrast = fort contraste
audit-deck-coins = faces vertes et dorées à pièces
audit-deck-suits = cartes à jouer
audit-limits = jusqu’à { $person ->
    [one] { $person } partie en cours
   *[other] { $person } parties en cours
} par personne et { $channel } par salon
audit-ranked = au moins { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, { $opponents ->
    [one] { $opponents } adversaire
   *[other] { $opponents } adversaires différents
}, une incertitude de { $deviation } ou moins, une partie classée dans les { $days ->
    [one] 24 dernières heures
   *[other] { $days } derniers jours
}
audit-ages = compte d’au moins { $account ->
    [one] { $account } jour
   *[other] { $account } jours
}, sur le serveur depuis au moins { $member ->
    [one] { $member } jour
   *[other] { $member } jours
}
audit-weights = { $weights } % pour la première, deuxième, troisième… partie
audit-empty = Le journal de modération est vide.
refusal-channel-not-here = On ne peut pas commencer de partie dans ce salon. Jouez dans : { $known }.
refusal-game-not-here = Ce serveur ne propose pas { $game }. Il propose : { $known }.
refusal-rules-taken = Sans `game`, les règles sont celles de { $game }. Choix possibles dans `game` : { $known }.
refusal-nothing-here = Rien ne peut se jouer sur ce serveur : ses variantes ({ $sets }) n’appartiennent à aucun de ses jeux ({ $games }). La modération peut changer les deux : `/settings show`
refusal-you-are-barred = Vous ne pouvez plus commencer ni rejoindre de partie ici (décision de la modération). Vos parties en cours continuent, et vous pouvez jouer sur d’autres serveurs.
refusal-they-are-barred = { $person } ne peut pas jouer ici (décision de la modération). Défiez quelqu’un d’autre.
refusal-blocked = Vous ne pouvez pas défier { $person }. Défiez quelqu’un d’autre.
refusal-you-blocked = Vous avez bloqué { $person }. Débloquez d’abord cette personne avec /block.
refusal-block-self = Vous ne pouvez pas vous bloquer vous-même. Choisissez quelqu’un d’autre.
refusal-block-bot = Un bot ne défie personne, il n’y a donc rien à bloquer. Choisissez une personne.
blocked-list = { $count ->
    [0] Vous n’avez bloqué personne. Pour bloquer quelqu’un, utilisez /block.
   *[other] Vous avez bloqué { $people }. Pour débloquer quelqu’un, indiquez de nouveau la personne avec /block.
}
blocked-now = { $person } ne peut plus vous défier ni prendre vos places libres. Vos parties en cours continuent. Le blocage ne vaut ni dans les tournois ni sur la colline.
unblocked-now = { $person } peut de nouveau vous défier.

privacy = • **Ce qui est conservé sur vous** : votre identifiant Discord, et depuis quand il est connu. Vos parties avec leurs coups, heures, salons et résultats. Ce que vous réglez dans /preferences, et les leçons que vous avez résolues. Les personnes que vous bloquez avec /block. Vos vacances. Les cotes tirées de vos parties. Vos essais aux problèmes du jour. Vos coups prévus, notes, pronostics et votes. Les ligues, tournois et collines que vous avez rejoints. Les rôles que le bot vous a donnés. Ce que la modération a décidé à votre sujet, et ce que vous avez décidé pour elle. Pour chaque serveur où vous jouez : le nom que vous y affichez, votre date d’arrivée et la dernière date à laquelle vous y étiez. Rien de ce que vous écrivez dans les salons, aucune image.
    • **Combien de temps** : les parties, les cotes, les problèmes et ce que vous avez rejoint tant que le bot fonctionne, le reste jusqu’à ce que vous le changiez. Les coups prévus sont effacés une fois joués ou caducs, les pronostics et les votes une semaine après leur décompte. Ce qui est gardé pour vous répondre est effacé dans l’heure. Trente jours après qu’un serveur a retiré le bot, ou après le dernier coup joué ou le dernier problème tenté là-bas, si c’est plus tard, tout ce qui concerne ce serveur est effacé.
    • **Ce que vous pouvez faire** : exporter tout dans un fichier, ou tout effacer. Si vous effacez tout, vos parties en cours se terminent, un joueur sans nom prend votre place, et les résultats et cotes des autres restent justes. Si un serveur a décidé de vous exclure des parties, l’exclusion reste, sous forme d’empreinte salée à la place de votre identifiant.
link-terms = Conditions d’utilisation
link-privacy = Confidentialité
link-support = Assistance
privacy-export = Tout exporter
privacy-delete = Effacer…
privacy-delete-yes = Oui, effacer tout ce qui me concerne
privacy-sure = Si vous appuyez sur le bouton, tout ce qui vous concerne est effacé, sur tous les serveurs :
    • { $games ->
        [0] Vous n’avez pas de partie en cours.
        [one] Votre partie en cours se termine par abandon.
       *[other] Vos { $games } parties en cours se terminent par abandon.
    }
    • Dans les parties finies, un numéro comme 👤1 remplace votre nom.
    • Les messages déjà postés dans les salons restent tels quels, même s’ils vous nomment.
    Personne ne pourra rien rétablir.
privacy-exported = Tout ce qui est conservé sur vous :
refusal-exported-lately = Vous avez demandé vos données il y a quelques minutes. Nouvelle demande possible à partir du { $until }.
refusal-deleted-lately = Vos données ont été effacées il y a quelques minutes. Ce qui a été conservé depuis pourra être effacé à partir du { $until }.
refusal-data-too-large = Vos données sont trop grosses pour un seul message Discord. Demandez-en une copie à qui gère { -narabe }.
rights-note = -# Permissions manquantes ici : { $rights }. Une personne qui gère le serveur peut les accorder.
thread-note = -# Je ne suis pas dans ce fil privé et ne peux donc prévenir personne ici. Mentionnez-moi une fois dans le fil, ce qui m’y ajoute.
channels-note = -# Le bot ne peut pas montrer de plateaux dans { $channels } : il lui faut là les permissions Voir le salon, Envoyer des messages et Joindre des fichiers.
broken-off-server-gone = Partie interrompue : le serveur a retiré le bot.
refusal-too-many-commands = Cela fait plus de { $most ->
    [one] { $most } commande
   *[other] { $most } commandes
} en une minute. Attendez un instant. Les boutons marchent toujours.
refusal-too-many-presses = Cela fait plus de { $most ->
    [one] { $most } appui sur un bouton ou formulaire
   *[other] { $most } appuis sur des boutons et formulaires
} en une minute. Attendez un instant, puis recommencez.
refusal-work-under-way = Je dessine encore l’image précédente. Attendez qu’elle s’affiche, puis recommencez.
refusal-too-much-work = Beaucoup d’images sont en cours de dessin. Réessayez dans une minute.
refusal-too-costly = Cette partie prend trop de temps à rejouer. Essayez avec moins de coups.

# How a board looks to one person alone.
button-mine = Ma vue
option-board-text = Le plateau en texte, rangée par rangée, pour vous uniquement
preference-zoom = Zoom sur la zone jouée
board-in-file = Le plateau en texte se trouve dans le fichier ci-dessous.
refusal-no-game-to-show = Aucune partie n’est en cours ni terminée dans ce salon. Indiquez un numéro de partie. /games donne la liste des vôtres.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (niveau { $level })
strip-days = { $count } j
strip-hours = { $count } h
strip-minutes = { $count } min

week-offer = **Un résumé de la semaine ?**
    Dix parties ont été terminées ici. Chaque lundi, je peux publier ce qui s’est passé : parties, séries de victoires, défis ouverts, sans mentionner personne. Choisissez un salon ou laissez tel quel : ceci ne s’affiche que pour vous, et une seule fois. `/settings show` le propose aussi.
greeting = 👋 { -narabe } est là : le gomoku et ses cousins, dans ce salon ou un autre. `/challenge` lance une partie, /help montre tout. Si vous gérez ce serveur, commencez par le configurer :
setup-open = Configurer
setup = **Configurer { -narabe } pour ce serveur**
    Vous gérez ce serveur : ceci ne s’affiche que pour vous, et une seule fois. Tout peut être changé plus tard avec `/settings show`.
setup-step = **Étape { $number }.** { $name }
setup-language = Langue des messages publics
setup-permissions = **Permissions dans ce salon**
setup-has = ✓ { $name } : accordée
setup-lacks = ✗ { $name } : les parties en ont besoin. Accordez-la à { -narabe } dans les paramètres du salon, puis testez de nouveau.
setup-lacks-roles = ○ { $name } : seuls les rôles des joueurs en ont besoin. Pour les utiliser, accordez-la à { -narabe } dans les paramètres du serveur.
setup-test = Tester de nouveau
setup-all = Tous les réglages
