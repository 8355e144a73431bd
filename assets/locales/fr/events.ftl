# Ligues et tournois.

command-events = Ligues et tournois : en créer un, s’inscrire, voir le tableau
option-events-do = L’action (vide : la liste, ou une création avec les options données)
option-events-format = Forme du nouveau tournoi (vide : selon le nombre d’inscrits)
option-events-game = Le jeu et la variante, par exemple gomoku/renju
option-events-rules = D’autres règles, par exemple size=19 opening=swap2
option-events-clock = Temps par coup (vide : 5 jours + 12 heures par coup)
option-events-games = Parties contre chaque adversaire (vide : 2 si commencer est un avantage)
option-events-rounds = Adversaires qui s’enchaînent librement, ou ronde par ronde
option-events-regulations = Règlement d’un championnat par correspondance, pour ce qui reste vide
option-events-seats = Nombre de joueurs, de 3 à 64 : le départ est donné au complet (vide : à une date)
option-events-starts = Jours avant le départ, de 1 à 30 (vide : 3, ou au complet si un nombre est fixé)
option-events-name = Nom du nouveau tournoi
option-events-event = Numéro ou nom du tournoi (vide : le seul)
option-events-person = La personne à retirer ou à réintégrer
choice-do-create = Créer un tournoi
choice-do-list = La liste des tournois
choice-do-table = Voir le tableau
choice-do-export = Exporter tout le tournoi en fichiers
choice-do-join = S’inscrire
choice-do-leave = Se retirer
choice-do-start = Commencer
choice-do-cancel = Annuler un tournoi (organisation)
choice-do-remove = Retirer une personne (organisation)
choice-do-put-back = Réintégrer quelqu’un (organisation)
choice-do-move = Déplacer dans ce salon (organisation)
choice-format-auto = Selon le nombre d’inscrits
choice-format-league = Ligue : tous contre tous, saison après saison
choice-format-round-robin = Toutes rondes : tous contre tous
choice-format-swiss = Système suisse : des adversaires au score voisin
choice-format-knockout = Élimination directe : un match perdu, et c’est fini
choice-games-1 = 1 partie
choice-games-2 = 2 parties, chacun en commence une
choice-rounds-rolling = Dès que deux joueurs sont libres
choice-rounds-strict = Ronde par ronde : la suivante attend toutes les parties
choice-regulations-renju-world = Mondial de renju : ligues, Taraguchi-10, une partie par adversaire
choice-regulations-gomoku-world = Mondial de gomoku : ligues, swap2, deux parties par adversaire

set-proposed = ♻️ Match aller-retour : deux parties à la fois, et chacun en commence une.
set-line = ♻️ Une partie d’un match aller-retour. L’autre : #{ $number } { $link }
set-cancelled = ♻️ L’autre partie de ce match aller-retour a été interrompue, celle-ci compte donc seule : #{ $number } { $link }
set-result = ♻️ Le match aller-retour : { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, jouez-vous toujours { $event } ? Départ { $in }. Sans réponse, vous n’en serez pas : { $link }
button-stay-event = Je participe
event-stays = Vous êtes bien de la partie : { $event }.
event-season = 🏁 **{ $name }**, saison { $season }
event-board = { $event } · ronde { $round }
event-board-decider = { $event } · ronde { $round }, la partie qui départage
event-board-final = { $event } · finale
event-board-final-decider = { $event } · finale, la partie qui départage
event-not-begun = Pour le tournoi, { $person } perd cette partie par forfait.
event-no-result = Pour le tournoi, cette partie ne donne de point à personne.{ $format ->
    [knockout] {" "}Si le match reste sans gagnant, la meilleure cote à l’inscription passe, ou à cotes égales ou absentes, la première inscription.
   *[other] {""}
}
event-numbered = { $event } · tournoi #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , saison { $season }
} ({ $state })
event-format-auto = tous contre tous jusqu’à 10 inscrits, système suisse à partir de 11
event-format-league = ligue
event-format-round-robin = tous contre tous
event-format-swiss = système suisse
event-format-swiss-of = système suisse, { $rounds ->
    [one] un adversaire chacun
   *[other] { $rounds } adversaires chacun
}
event-format-knockout = élimination directe
event-rated = classé
event-unrated = non classé
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] une partie contre chaque adversaire
   *[other] { $games } parties en même temps contre chaque adversaire, chacun en commence une
} · { $opponents ->
    [0] ronde par ronde
    [1] un adversaire à la fois
   *[other] { $opponents } adversaires à la fois au plus
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] une partie par match
   *[other] { $games } parties en même temps par match, chacun en commence une
} · { $opponents ->
    [0] ronde par ronde
    [1] un adversaire à la fois
   *[other] { $opponents } adversaires à la fois au plus
} · { $rated }
event-how-auto = Rien à organiser : les parties commencent d’elles-mêmes, et chaque fin de partie amène la suivante.
event-how-league = Dans une division, tous rencontrent tous. Les derniers descendent, les premiers montent, et la saison suivante s’ouvre d’elle-même.
event-how-round-robin = Tous rencontrent tous. Les parties commencent d’elles-mêmes, et chaque fin de partie amène la suivante.
event-how-swiss = Vous rencontrez des adversaires au score voisin du vôtre. Les parties commencent d’elles-mêmes.
event-how-rounds = Au système suisse, le nombre de vos adversaires dépend du nombre d’inscrits : { $one } pour { $few }, { $two } pour { $some }, { $three } pour { $many }.
event-how-strict = La ronde suivante commence d’elle-même quand toutes les parties de celle-ci sont finies.
event-how-knockout = Un match perdu élimine. Après un match nul, une partie de plus départage, et si elle est nulle, la meilleure cote à l’inscription passe, une absence de cote venant en dernier, ou, à cote égale ou sans cote, la première inscription.
event-silence = Faute de premier coup à temps, le point va à l’adversaire. La seconde fois, c’est l’élimination. Les vacances arrêtent la pendule, mais ces parties ne peuvent pas être mises en pause. Tout inscrit peut être votre adversaire, bloqué ou non.
event-begins-at = Début : { $when } ({ $in }).
event-begins-with = Début dès que { $seats } personnes sont inscrites{ $left ->
    [0] { "" }
   *[other] {" "}(encore { $left })
}.
event-begins-with-at = Début dès que { $seats } personnes sont inscrites{ $left ->
    [0] { "" }
   *[other] {" "}(encore { $left })
}, et au plus tard le { $when } ({ $in }).
event-begins-once = Début dès qu’il y a au moins { $fewest } inscrits.
event-begins-by-hand = { $person } donne le départ par `/events do:Commencer` dès qu’il y a 3 inscrits.
event-in-none = **Encore personne.** Appuyez sur S’inscrire pour ouvrir la liste.
event-in = **Inscrits ({ $count }) :** { $people }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
event-is-cancelled = { $event } : annulé.{ $games ->
    [0] {""}
   *[other] {" "}Les parties commencées continuent.
}
event-progress = Parties finies : { $over } sur { $all }
event-progress-open = Parties finies : { $over }, en cours : { $open }
event-progress-over = Tableau final, { $over ->
    [one] { $over } partie
   *[other] { $over } parties
}
event-progress-round = Ronde { $round } sur { $rounds }
event-progress-final = Finale
event-division = __Division { $number }__
event-no-winner = Personne n’a gagné
event-more = … et { $count } de plus : appuyez sur Tableau.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}sur { $played }
}
event-player-out = { $person } (hors course)
event-annulled = -# Les parties contre { $people } ne comptent pas : une personne qui quitte tôt un tournoi « tous contre tous » sort de son tableau.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Un match aller-retour compte ici une fois ses deux parties finies.
event-nameless = Anonyme { $number }
event-head = { $stage ->
    [final] F
    [semi] 1/2
    [quarter] 1/4
    [eighth] 1/8
    [sixteenth] 1/16
    [thirty-second] 1/32
   *[other] R{ $round }
}
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } sans jouer
event-alt-nothing = { $person } { $points } sans résultat
event-alt-bye = { $points } sans adversaire
event-alt-passed = sans adversaire à la ronde { $round }
event-alt-open = { $person } en cours
event-tie-match-points = points de match { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = rencontre directe { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz (sans le plus bas) { $value }
event-tie-wins = victoires { $value }
event-paired = { $event } : nouvelles parties. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Finale : { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other }, match nul, une partie de plus départage : { $games }
event-through-rating = La partie qui devait départager { $one } et { $other } est nulle aussi. { $one } passe grâce à sa meilleure cote à l’inscription.
event-through-order = La partie qui devait départager { $one } et { $other } est nulle aussi. { $one } passe : les cotes à l’inscription ne départagent pas, et l’inscription de { $one } date d’avant.
event-won-rating = La partie qui devait départager { $one } et { $other } est nulle aussi. { $one } gagne grâce à sa meilleure cote à l’inscription.
event-won-order = La partie qui devait départager { $one } et { $other } est nulle aussi. { $one } gagne : les cotes à l’inscription ne départagent pas, et l’inscription de { $one } date d’avant.
event-through-void-rating = Le match entre { $one } et { $other } est sans résultat. { $one } passe grâce à sa meilleure cote à l’inscription.
event-through-void-order = Le match entre { $one } et { $other } est sans résultat. { $one } passe : les cotes à l’inscription ne départagent pas, et l’inscription de { $one } date d’avant.
event-won-void-rating = Le match entre { $one } et { $other } est sans résultat. { $one } gagne grâce à sa meilleure cote à l’inscription.
event-won-void-order = Le match entre { $one } et { $other } est sans résultat. { $one } gagne : les cotes à l’inscription ne départagent pas, et l’inscription de { $one } date d’avant.
event-bye = { $one } n’a pas d’adversaire cette fois et reçoit les points prévus.
event-passes = Sans adversaire à la première ronde, directement à la deuxième : { $people }
event-passes-final = Sans adversaire à la première ronde, directement en finale : { $people }
event-free = Sans adversaire à cette ronde : { $people }
event-half-bye = { $one } n’a plus d’adversaire et reçoit la moitié des points.
event-too-few = { $people }, { $event } n’a pas pu commencer : il faut au moins { $fewest } inscrits. La liste reste ouverte, et le départ sera donné dès qu’ils sont assez nombreux. { $link }
event-not-offered = { $people }, { $event } n’a pas pu commencer : ce serveur n’en propose plus les règles. Les inscriptions restent valables. Donnez le départ par `/events do:Commencer` quand ces règles seront de nouveau proposées, ou annulez tout par `/events do:Annuler un tournoi (organisation)`. { $link }
event-out = { $people } n’a pas commencé deux parties et sort de { $event }.
event-gone = { $people } a perdu deux parties au temps sans jouer depuis une semaine et ne participe plus à { $event }.
event-may-return = L’organisation peut revenir là-dessus pendant 48 heures : `/events do:Réintégrer quelqu’un (organisation)`
event-given-up = { $people }, dans { $event }, le match entre { $one } et { $other } ({ $games }) s’est terminé par abandon ou au temps avant deux coups de part et d’autre. Le tableau le compte comme des points obtenus sans jouer.
event-over = 👑 La victoire dans { $event } revient à { $people } ! { $link }
event-over-none = { $event } se termine sans victoire. { $link }
event-over-divided = Fin de { $event }. { $link }
event-over-division = Division { $number } : { $people }
event-over-division-none = Division { $number } : sans victoire
event-up = ⬆️ Montée : { $people }
event-down = ⬇️ Descente : { $people }
event-over-ruled = -# Une décision de la modération a changé l’issue.
event-cancelled = L’organisation a annulé { $event }.{ $games ->
    [0] {""}
   *[other] {" "}Les parties commencées continuent.
}
event-moved-on = -# { $event } continue dans { $channel }. { $link }
event-preview = Créer un tournoi dans ce salon, à ces conditions ?
event-preview-more = -# `/events` en accepte d’autres : jeu, formule, pendule, places, début, nom…
button-event-new = Créer
event-made = Le tournoi #{ $number } est créé. On s’y inscrit par son message dans ce salon.
event-joined = Inscription faite : { $event }. Vous jouerez { $opponents ->
    [one] contre un seul adversaire à la fois
   *[other] contre { $opponents } adversaires à la fois au plus
}, qui que ce soit dans le tournoi, bloqué ou non. Vos parties commencent d’elles-mêmes.
event-left = Vous avez quitté { $event }. Les parties commencées continuent.
event-leave-sure = Se retirer de { $event } ? Vous n’aurez plus de nouvel adversaire. Les parties commencées continuent.
event-leave-early = Si moins de la moitié de vos rencontres sont finies, vos résultats quittent le tableau.
event-remove-sure = Retirer { $person } de { $event } ? Plus de nouvel adversaire. Les parties commencées continuent.
event-remove-early = Si moins de la moitié de ses rencontres sont finies, ses résultats quittent le tableau.
event-cancel-sure = Annuler { $event } pour de bon ? Personne ne gagne, et aucune partie ne commence plus.{ $games ->
    [0] {""}
    [one] {" "}{ $games } partie en cours continue comme partie ordinaire.
   *[other] {" "}{ $games } parties en cours continuent comme parties ordinaires.
}
event-files = { $event } en fichiers : { $count ->
    [0] {""}
    [one] sa partie,{" "}
   *[other] ses { $count } parties,{" "}
}son tableau pour un tableur, ses résultats pour **narabe standings** et un rapport au format de la FIDE (TRF).
refusal-event-files-too-large = Les fichiers sont trop gros pour un seul message Discord. `/export` donne les parties une à une.
event-state-open = inscriptions ouvertes
event-state-running = en cours
event-state-over = terminé
event-state-cancelled = annulé
events-list = Les tournois ici :
events-none = Il n’y a encore ni ligue ni tournoi ici. Créez-en un : `/events do:Créer un tournoi`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
}{ $own ->
    [yes] {" "}· **vous en êtes**
    [over] {" "}· vous avez participé
   *[other] {""}
} { $link }
button-join-event = S’inscrire
button-leave-event = Se retirer
button-leave-event-yes = Oui, me retirer
button-remove-entrant-yes = Oui, retirer
button-cancel-event-yes = Oui, annuler
button-event-table = Tableau
button-event-files = Fichiers
did-start-event = { $event } commence maintenant.
did-cancel-event = Vous avez annulé { $event }.{ $games ->
    [0] {""}
   *[other] {" "}Les parties commencées continuent.
}
did-remove-entrant = { $person } ne participe plus à { $event }.
did-put-back = { $person } participe à nouveau à { $event }.
did-move-event = { $event } continue dans ce salon{ $games ->
    [0] {""}
   *[other] , avec ses parties en cours
}.

refusal-no-such-event = Il n’y a pas de tournoi #{ $number } sur ce serveur. /events en donne la liste.
refusal-which-event = Quel tournoi ? Donnez son numéro dans `event`. /events en donne la liste.
refusal-which-of-events = Quel tournoi ? Donnez son numéro dans `event` : { $known }.
refusal-events-full = Ce serveur a déjà { $most } tournois ouverts ou en cours, le maximum. Attendez la fin de l’un d’eux, ou annulez-en un.
refusal-events-yours = Vous avez déjà { $most } tournois ouverts ou en cours sur ce serveur, le maximum sans la permission Gérer le serveur. Attendez la fin de l’un d’eux, ou annulez-en un.
refusal-events-made-lately = Vous avez créé sur ce serveur autant de tournois qu’il est possible en un jour sans la permission Gérer le serveur ({ $most }). Créez le prochain demain, ou demandez à quelqu’un qui a cette permission.
refusal-event-not-in-channel = Je ne suis pas dans ce salon, et je dois pouvoir y poster les plateaux du tournoi. Ajoutez-moi au serveur, ou choisissez un salon que je vois.
refusal-event-is-here = Ce tournoi est déjà dans ce salon. Pour le déplacer, donnez la même commande dans le salon où il doit continuer.
refusal-event-moved-lately = Vous avez déplacé ce tournoi il y a peu. Nouveau déplacement possible à partir du { $until }.
refusal-event-seats = Un tournoi accueille de { $fewest } à { $most } personnes. Écrivez un nombre entre les deux dans `seats`.
refusal-event-starts = Écrivez dans `starts` dans combien de jours le tournoi doit commencer, un nombre de { $fewest } à { $most }.
refusal-event-name-long = Le nom d’un tournoi a { $most } caractères au plus, celui-ci en a { $count }. Raccourcissez-le.
refusal-set-half-over = La partie #{ $number } de ce match aller-retour est finie, on ne peut donc plus interrompre celle-ci. Jouez-la, ou terminez-la avec /draw ou /resign.
refusal-set-two-players = Un match aller-retour se joue à deux. Laissez `games` vide ici, ou choisissez un jeu à deux.
refusal-event-two-players = Les tournois et les collines se jouent à deux joueurs par partie. Choisissez un tel jeu dans `game`, par exemple gomoku/renju.
refusal-event-needs-clock = Un tournoi a besoin d’une pendule. Choisissez-la dans `clock`, ou laissez vide pour 5 jours + 12 heures par coup.
refusal-event-young-account = Pour s’inscrire ici, un compte Discord doit avoir { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. D’ici là, jouez avec /challenge.
refusal-event-young-member = Pour s’inscrire ici, il faut être membre du serveur depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. D’ici là, jouez avec /challenge.
refusal-event-full = Les { $most } places sont prises. /events donne les autres tournois, ou créez le suivant : `/events do:Créer un tournoi`
refusal-event-begun = Ce tournoi a déjà commencé. Suivez son tableau, ou inscrivez-vous au suivant : /events
refusal-event-runs = Ce tournoi est déjà en cours. Son tableau : `/events do:Voir le tableau`
refusal-event-beaten = Vous ne jouez plus dans ce tournoi. Suivez son tableau, ou inscrivez-vous au suivant : /events
refusal-event-not-begun = Ce tournoi n’a pas commencé et n’a pas encore de fichiers. Pour y participer : `/events do:S’inscrire`
refusal-event-ended = Ce tournoi est terminé. /events donne les autres.
refusal-event-too-many = Vous êtes déjà dans { $most } tournois, le maximum. Finissez-en un, ou retirez-vous d’abord : `/events do:Se retirer`
refusal-event-they-are-full = { $person } est déjà dans { $most } tournois, le maximum. Il faut d’abord en terminer ou en quitter un.
refusal-event-not-in = Vous n’êtes pas dans ce tournoi. Tant que la liste est ouverte, vous pouvez vous inscrire : `/events do:S’inscrire`
refusal-event-not-organiser = Réservé à { $person } et aux membres qui ont la permission Gérer le serveur.
refusal-event-own-entrant = Vous jouez ou avez joué dans ce tournoi : tant qu’il est en cours, vous ne pouvez ni retirer ni réintégrer quelqu’un. Adressez-vous à un membre qui a la permission Gérer le serveur.
refusal-event-too-few = Il faut au moins { $fewest } inscrits : encore { $missing }. La liste reste ouverte.
refusal-event-needs-person = Indiquez la personne dans l’option `person`.
refusal-event-no-entrant = { $person } n’est pas dans ce tournoi. Le message d’inscription et le tableau montrent qui en est.
refusal-event-not-back = Impossible de réintégrer { $person }. C’est possible pendant 48 heures après la sortie, et jamais dans un tournoi à élimination directe.
refusal-event-they-are-in = { $person } participe toujours à ce tournoi, il n’y a personne à réintégrer.
refusal-event-ask-back = Vous n’êtes plus dans ce tournoi. Pendant 48 heures, l’organisation peut vous réintégrer : `/events do:Réintégrer quelqu’un (organisation)`
refusal-event-left-erased = Vous participiez à ce tournoi quand vos données ont été effacées : vous ne pouvez plus le rejoindre. Le prochain vous est ouvert.
refusal-event-game = Cette partie appartient à un tournoi : ses joueurs ne peuvent ni la suspendre ni l’interrompre. La modération peut la terminer par `/settings end` ou la trancher par `/settings decide`, et `/vacation start` arrête votre pendule.

# La colline.
command-hill = La colline : qui se tient où, la rejoindre, défier, la quitter
option-hill-do = L’action (vide : voir la colline, ou défier la personne choisie)
option-hill-person = Qui défier, jusqu’à deux marches de vous
option-hill-game = Jeu et variante, par exemple gomoku/renju (vide : votre colline, ou la plus peuplée)
choice-do-show = La voir
choice-do-challenge = Défier quelqu’un
button-hill-join = Rejoindre
button-hill-challenge = Défier…
button-hill-leave = Quitter
button-hill-leave-yes = Oui, quitter
week-title = **La semaine jusqu’au { $until }**
week-event = { $event } : parties terminées, { $over } sur { $all }.
week-games = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
} par { $people ->
    [one] une personne.
   *[other] { $people } personnes.
}
week-guesses = 🔮 En tête des pronostics ce mois-ci : { $people }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
week-join = { $join } : { $game }
week-king = 👑 { $person } règne sur la colline ({ $game }) depuis le { $since }.
week-longest = Partie la plus longue : { $game } #{ $number }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
week-puzzles = 🧩 Problèmes du jour : { $days ->
    [one] un résolu
   *[other] { $days } résolus
}, par { $people ->
    [one] une personne.
   *[other] { $people } personnes.
}
week-open = Cherchent un adversaire :
week-streak = Plus longue série de victoires : { $people }, { $count } parties de suite.
week-upset = Surprise de la semaine : { $winner } a battu { $loser }, dont la cote était plus élevée de { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} (#{ $number }).
hill-title = ⛰️ **Colline** · { $game }
hill-empty = Il n’y a personne sur la colline. Soyez la première personne à la rejoindre.
hill-king = 👑 { $person } règne sur la colline depuis le { $since }. { $count ->
    [one] { $people } est
   *[other] { $people } sont
} une marche plus bas.
hill-no-king = 👑 Personne ne règne. La couronne va à qui se tient seul sur la plus haute de plusieurs marches.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-more-steps = … et { $count ->
    [one] { $count } marche de plus
   *[other] { $count } marches de plus
}
hill-open = ⚔️ { $one } défie { $other }
hill-played = ⚔️ { $one } et { $other } jouent
hill-more-games = ⚔️ … et { $count } de plus
hill-how = -# Défiez qui vous voulez jusqu’à { $most } marches de vous. Une victoire vous élève d’une marche, une défaite vous fait descendre d’une. La personne défiée depuis une marche plus basse descend d’une marche si elle refuse ou laisse le défi trois jours sans réponse. Après 31 jours sans partie, vous quittez la colline.
hill-alt-king = Marche { $number }, avec la couronne : { $people }
hill-alt-step = Marche { $number } : { $people }
hill-challenge = ⛰️ Pour la colline. La personne défiée depuis une marche plus basse descend d’une marche si elle n’accepte pas.
hill-challenge-free = ⛰️ Pour la colline.
hill-unanswered = ⛰️ Sur la colline, cela compte comme une défaite pour la personne défiée, qui se tenait plus haut.
hill-unanswered-free = ⛰️ Sur la colline, cela ne change rien : la personne défiée ne se tenait pas plus haut.
hill-board = ⛰️ Pour la colline : une victoire élève d’une marche.
hill-crowned = 👑 { $person } règne maintenant sur la colline.
hill-whom = Choisissez qui défier.
hill-leave-sure = Quitter la colline ({ $game }) ? Vous pourrez la rejoindre au bout d’un jour, en repartant de la marche la plus basse. Vos défis ouverts pour la colline, lancés ou reçus, prennent fin.
hill-leave-playing = Votre partie pour la colline continue, mais elle ne compte pas pour vous tant que vous n’êtes pas sur la colline.
hill-left = Vous avez quitté la colline ({ $game }).
refusal-hill-not-on = Vous n’êtes pas sur la colline ({ $game }). Rejoignez-la d’abord avec /hill.
refusal-hill-off = Vous n’êtes pas sur la colline ({ $game }).
refusal-hill-on = Vous êtes déjà sur la colline ({ $game }), à la marche { $number } sur { $count }. Défiez quelqu’un, ou quittez la colline avec /hill.
refusal-hill-left-lately = Vous n’êtes plus sur la colline ({ $game }) depuis moins d’un jour. Vous pourrez la rejoindre à partir du { $until }.
refusal-hill-self = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre sur la colline.
refusal-hill-they-are-not-on = { $person } n’est pas sur la colline. Défiez quelqu’un qui s’y trouve, ou proposez-lui de la rejoindre avec /hill.
refusal-hill-too-far = { $person } se tient à plus de { $most } marches. Défiez quelqu’un de plus proche.
refusal-hill-many-made = Vous avez déjà { $most } défis pour la colline. Jouez d’abord l’un d’eux.
refusal-hill-many-received = { $person } a déjà { $most } défis pour la colline. Défiez quelqu’un d’autre, ou attendez.
refusal-hill-meets = Vous jouez déjà contre { $person } pour la colline.
refusal-hill-again = Vous avez joué il y a peu contre { $person }. Nouveau défi possible à partir du { $until }.
refusal-hill-withdrew = Vous avez annulé il y a peu un défi lancé à { $person }. Nouveau défi possible à partir du { $until }. Cette personne peut vous défier.
refusal-hill-no-one = Personne ne peut être défié en ce moment : vous avez deux défis, ou, depuis 7 jours, vous avez joué contre chacun de vos voisins ou annulé le défi que vous lui aviez lancé. Réessayez plus tard.
refusal-hill-alone = Personne d’autre n’est encore sur cette colline. Proposez à quelqu’un de la rejoindre avec /hill.
refusal-hill-moved = La colline vient de changer. Réessayez.
refusal-hill-game = Cette partie compte pour la colline : ses joueurs ne peuvent ni la suspendre ni l’interrompre. /resign et /draw restent possibles, et `/vacation start` arrête votre pendule.
refusal-hills-full = Ce serveur a { $most } collines, le maximum. Choisissez le jeu de l’une d’elles, ou laissez `game` vide.
refusal-hills-yours = Vous avez déjà créé { $most } des collines de ce serveur, le maximum sans la permission Gérer le serveur. Rejoignez une colline qui existe, ou demandez à une personne qui a cette permission.
