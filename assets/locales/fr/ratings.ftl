# Cotes, classements, profils et parties passées.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- et O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = À trois joueurs et plus

agreed-board = { $lines } × { $lines }
agreed-board-unbounded = plateau sans bords
agreed-clock-live = 5 minutes par coup
agreed-clock-hour = 1 heure par coup
agreed-clock-day = 1 jour par coup
agreed-clock-3days = 3 jours par coup
agreed-clock-week = 7 jours par coup
agreed-clock-bank = 5 jours + 12 heures par coup
agreed-clock-none = sans pendule
agreed-rated = classée
agreed-rated-part = classée à { $percent } %{ $games ->
    [0] {""}
    [one] , car ces deux personnes se sont déjà affrontées une fois en partie classée ces 30 derniers jours
   *[other] , car ces deux personnes se sont déjà affrontées { $games } fois en partie classée ces 30 derniers jours
}
agreed-rated-less = classée, mais moins pour { $people } : déjà face à face en partie classée ces 30 derniers jours
agreed-unrated = non classée : { $why }
unrated-why = { $why ->
    [direct] en message privé, aucune partie ne l’est
    [repeated] ces deux personnes se sont trop souvent affrontées ces 30 derniers jours
    [machine] contre une machine, aucune partie ne l’est
    [crowd] contre le public, qui n’a pas de cote, aucune partie ne l’est
    [untimed] sans pendule, aucune partie ne l’est
    [practice] sur un plateau 9×9, aucune partie ne l’est : on s’y exerce
    [server] ce serveur ne classe pas les parties
    [opening] ce serveur ne classe ni le gomoku ni le renju sans ouverture équilibrée
    [board] ce serveur ne classe pas les plateaux de cette taille
    [handicap] ce serveur ne classe pas les parties à handicap
    [young-account] le compte de { $person } a moins de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [young-member] { $person } est sur ce serveur depuis moins de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
    [event] le tournoi le veut ainsi
    [decider] elle sert seulement à départager
   *[chosen] elle a été proposée ainsi
}
result-unrated = Non classée : { $why }.
took-opening = Ce serveur ne classe ni le gomoku ni le renju sans ouverture équilibrée : cette partie classée commence donc par swap2.
rating-change = { $person } : { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· avantage du premier coup : { $edge } point
   *[other] {" "}· avantage du premier coup : { $edge } points
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Cette partie compte pour { $percent } % : les mêmes joueurs se sont déjà affrontés ces 30 derniers jours.
       *[no] Cette partie ne compte pas pour la cote : les mêmes joueurs se sont trop souvent affrontés ces 30 derniers jours.
    }
    [time-outs] Cette partie ne compte pas pour la cote : { $person } a perdu une autre partie au temps en moins de deux jours, et seule la première compte.
    [one-sided] Le gain de { $person } compte pour { $percent } % : beaucoup de points viennent déjà de ce seul adversaire. Le reste comptera quand celui-ci aura joué dix parties classées contre d’autres.
   *[unproven] Le gain de { $person } compte pour { $percent } % : la cote de l’adversaire est encore incertaine.
}
counted-less-for = { $people } : { $reason }
not-counted = { $why ->
    [set] Cette partie compte pour la cote avec l’autre partie du match aller-retour, une fois les deux jouées jusqu’au bout.
    [set-counted] Cette partie a compté pour la cote avec l’autre partie du match aller-retour.
    [set-lost] Cette partie ne compte pas pour la cote, car l’autre partie du match aller-retour ne compte pas.
    [young-account] Cette partie ne compte pas pour la cote : le compte de { $person } avait moins de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    [young-member] Cette partie ne compte pas pour la cote : { $person } était sur ce serveur depuis moins de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    [machine] Cette partie ne compte pas pour la cote : l’automa y participait.
   *[few-moves] Cette partie ne compte pas pour la cote : tout le monde n’avait pas joué { $moves } coups.
}
ruled = { $ruling ->
    [void] ⚖️ La modération a annulé cette partie.
    [draw] ⚖️ La modération a déclaré cette partie nulle.
   *[win] ⚖️ La modération a accordé la victoire à { $winners }.
}

tally-legend = -# 3-1-2 veut dire 3 gagnées, 1 nulle, 2 perdues. Pour les cotes, les deux parties d’un match aller-retour comptent pour une.
trend-legend = -# Un nombre comme +35 est l’évolution d’une cote sur les dernières parties.
provisional-legend = -# Une cote comme 1500? est encore une estimation : il lui faut plus de parties.
ladder-picture = { $pool }, saison { $season }
ladder-head-name = Nom
ladder-head-rating = Cote
ladder-head-tally = V-N-D
ladder-head-trend = Évolution
ladder-title = 🏆 **{ $pool }** · saison { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } sur { $people } au classement
}
ladder-archived = 🏆 **{ $pool }** · saison { $season }, close le { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } sur { $people } au classement
}
ladder-others = Un autre classement
button-own-profile = Mon profil
button-leaderboard = Classement
ladder-empty = Pas encore de partie classée ici. Une partie entre personnes compte si elle a une pendule et si aucun compte n’est trop récent ici. Par exemple : `/challenge game:{ $rules }`.
ladder-empty-season = Pas encore de partie classée ici cette saison. Une partie entre personnes compte si elle a une pendule et si aucun compte n’est trop récent ici. Par exemple : `/challenge game:{ $rules }`.
ladder-uncounted = { $why ->
    [casual] Pas de partie classée ici : ce serveur ne classe pas les parties.
   *[rules] Pas de partie classée ici : aucun jeu proposé par ce serveur ne compte pour ce classement.
}
ladder-before = La saison précédente : `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Aucune partie n’a encore compté pour le classement ici. Chaque plateau dit pourquoi. Gagnées, nulles et perdues :
ladder-tally = { $person } : { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person } : **{ $rating }** · il manque : { $missing }
ladder-unranked = ── pas encore au classement ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · il manque { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person } : place { $place } sur { $ranked }, { $rating }.
ladder-own-unranked = { $person } : { $rating }, pas encore au classement. Il manque : { $missing }. Sa cote donnerait la place { $place }.
ladder-own-lacks = { $person } : il manque { $missing }. Sa cote donnerait la place { $place }.
ladder-own-would = { $person } : sa cote donnerait la place { $place }.
ladder-own-archived = { $person } : { $rating }, hors classement cette saison.
ladder-own-missing = { $person } : aucune partie classée ici.
guesses-name = Pronostics
guesses-title = 🔮 **Pronostics du mois** · { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}
guesses-row = { $place }. { $person } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} (réussis : { $hits } sur { $all })
guesses-empty = Aucun pronostic n’a encore compté ce mois-ci. Appuyez sur **Deviner…** sous le plateau d’une partie que vous regardez.
guesses-own-missing = { $person } : aucun pronostic compté ce mois-ci.
guesses-before = En tête le mois dernier : { $people }, { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
puzzles-name = Problèmes
puzzles-title = 🧩 **Problèmes résolus ce mois-ci** · { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}
puzzles-row = { $place }. { $person } · { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzles-empty = Personne n’a encore résolu le problème du jour ce mois-ci. `/puzzle` montre celui d’aujourd’hui.
puzzles-own-missing = { $person } : aucun problème du jour résolu ce mois-ci.
puzzles-before = En tête le mois dernier : { $people }, { $days ->
    [one] 1 jour.
   *[other] { $days } jours.
}
missing-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
missing-opponents = { $count ->
    [one] 1 autre adversaire
   *[other] { $count } autres adversaires
}
missing-certainty = des parties pour affiner la cote
missing-recent = une partie dans les { $days ->
    [one] 24 dernières heures
   *[other] { $days } derniers jours
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · saison { $season }
}
profile-unrated = Aucune cote de ce côté.
profile-empty = Aucune partie terminée avec d’autres personnes ici pour le moment.
profile-pool = { $place ->
    [0] { $pool } : **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool } : **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · place { $place }
}
profile-pool-earlier = { $line } · saison { $season }
profile-curves-more = { $count ->
    [one] La courbe d’une autre cote n’est pas montrée.
   *[other] Les courbes de { $count } autres cotes ne sont pas montrées.
}
profile-honour = { $place ->
    [1] 🥇 Première place, { $pool }, saison { $season }
    [2] 🥈 Deuxième place, { $pool }, saison { $season }
   *[3] 🥉 Troisième place, { $pool }, saison { $season }
}
profile-honours-more = { $count ->
    [one] Et { $count } autre place parmi les trois premières dans des saisons passées
   *[other] Et { $count } autres places parmi les trois premières dans des saisons passées
}
profile-holds = ⚔️ { $title } à { $game } contre { $rivals } (trois victoires de suite)
profile-games = Parties sans machine : { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}, { $draws } { $draws ->
    [one] nulle
   *[other] nulles
}, { $losses } { $losses ->
    [one] perdue
   *[other] perdues
} · { $percent } % terminées dans les temps
profile-streak = Victoires d’affilée : { $now } (record : { $best })
profile-openings = Ouvertures favorites : { $openings }
profile-head-to-head = Contre { $asker } : { $wins } { $wins ->
    [one] gagnée
   *[other] gagnées
}, { $draws } { $draws ->
    [one] nulle
   *[other] nulles
}, { $losses } { $losses ->
    [one] perdue
   *[other] perdues
}
alt-curve = { $pool } : de { $first } à { $last } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.

history-title = { $person } : { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
}
history-empty = Aucune partie terminée trouvée pour { $person }.
history-unmatched = Aucune partie terminée de { $person } ne correspond à ces critères.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = avec { $mates }, contre { $people }
history-replay = Revoir une de ces parties

season-closed = La saison { $season } est close et archivée. La saison { $next } commence. Chacun garde sa cote, moins sûre jusqu’à ses prochaines parties.
season-sure = Clore la saison { $season } ? Ses classements et ses résultats deviendront définitifs. Dans la saison suivante, chacun garde sa cote, mais elle est moins sûre.
season-yes = Oui, clore la saison
decide-sure = Terminer cette partie par une victoire de { $person } ? Elle ne pourra plus continuer. { $game }
decide-sure-draw = Terminer cette partie par une nulle ? Elle ne pourra plus continuer. { $game }
decide-yes = Oui, terminer la partie
end-sure = Terminer cette partie de tournoi sans résultat ? Elle ne donnera de point à personne et ne sera pas rejouée. { $format ->
    [knockout] Si le match reste sans gagnant, la meilleure cote à l’inscription passe, ou à cotes égales ou absentes, la première inscription.{" "}
   *[other] {""}
}`/settings decide` lui donne un résultat. { $game }
decide-which = Quelle machine gagne ? La partie se termine maintenant et ne pourra plus continuer. { $game }
ruling-sure = Remplacer le résultat de cette partie terminée par une victoire de { $person } ? { $rated ->
    [yes] Les cotes changeront aussi. { $game }
   *[no] { $game }
}
ruling-sure-draw = Remplacer le résultat de cette partie terminée par une nulle ? { $rated ->
    [yes] Les cotes changeront aussi. { $game }
   *[no] { $game }
}
ruling-which = Quelle machine gagne selon le nouveau résultat de cette partie terminée ? { $game }
ruling-yes = Oui, changer le résultat
late-sure = Cette partie de tournoi a été terminée sans résultat. En faire une victoire de { $person } ? { $game }
late-sure-draw = Cette partie de tournoi a été terminée sans résultat. En faire une nulle ? { $game }
late-yes = Oui, donner ce résultat
result-ruled = { $count ->
    [0] La partie #{ $number } a été mise à jour. Aucune cote ne change.
    [one] La partie #{ $number } a été mise à jour et les cotes recalculées. Une cote change :
   *[other] La partie #{ $number } a été mise à jour et les cotes recalculées. { $count } cotes changent :
}

result-ruled-later = La partie #{ $number } a été mise à jour. Les cotes sont en cours de calcul et suivront dans quelques minutes.

refusal-unrated = { $why ->
    [direct] Les parties en message privé ne sont pas classées. Jouez sur un serveur, ou n’indiquez pas `rated`.
    [untimed] Une partie sans pendule n’est pas classée. Choisissez une pendule, ou n’indiquez pas `rated`.
    [practice] Les plateaux 9×9 servent à s’exercer : les parties n’y sont pas classées. Choisissez un plateau plus grand, ou n’indiquez pas `rated`.
    [machine] Une partie contre une machine n’est pas classée. N’indiquez pas `rated`.
    [crowd] Le public n’a pas de cote : une partie contre lui n’est pas classée. N’indiquez pas `rated`.
    [board] Ce serveur ne classe pas les plateaux de cette taille. Choisissez la taille habituelle, ou n’indiquez pas `rated`.
    [handicap] Ce serveur ne classe pas les parties à handicap. N’indiquez pas `rated`.
   *[other] Ces règles ne sont pas classées ici. N’indiquez pas `rated`.
}
refusal-no-such-pool = Aucun jeu ni classement ne s’appelle « { $written } ».{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
} Choisissez parmi : { $known }.
refusal-no-such-season = La saison « { $written } » n’existe pas. { $last ->
    [1] Il n’y a encore que la saison 1.
   *[other] Choisissez un numéro de 1 à { $last }.
}
refusal-no-server = Cela n’existe que sur un serveur. Utilisez la commande dans l’un de ses salons.
refusal-no-result = La partie #{ $number } n’a pas de résultat à arbitrer sur ce serveur. /history montre les parties terminées avec leurs numéros.
refusal-ruled-meanwhile = La partie #{ $number } vient de changer, votre décision n’a donc pas été appliquée. Regardez la partie et réessayez.
refusal-nothing-to-rule = { $state ->
    [open] La partie #{ $number } n’a pas encore commencé, elle n’a donc pas de résultat. `/settings end` met fin au défi.
    [running] La partie #{ $number } est encore en cours, elle n’a donc pas de résultat. `/settings end` la termine sans résultat, `/settings decide` avec un résultat.
    [late] La partie #{ $number } a été terminée sans résultat. Vous pouvez encore lui en donner un : `/settings decide`
   *[over] La partie #{ $number } a été terminée sans résultat, il n’y a donc rien à annuler ni à rétablir.
}
refusal-season-over = La partie #{ $number } appartient à une saison close : ses résultats sont définitifs.
refusal-knockout-went-on = L’élimination directe continue déjà avec la partie #{ $number } : celle-ci ne peut plus être décidée. Pour changer qui passe, décidez #{ $number } avec `/settings decide`.
refusal-season-closed-already = La saison { $season } est déjà close. Pour clore la saison en cours : `/settings close-season`.
refusal-not-in-game = La victoire ne peut aller qu’à l’un des joueurs : { $people }.

command-leaderboard = Le classement de ce serveur
option-leaderboard-game = Jeu (vide : le plus joué ici)
option-leaderboard-season = Numéro d’une saison passée
option-leaderboard-player = Voir la place de cette personne (vide : la vôtre)
option-leaderboard-text = En texte au lieu d’une image
command-profile = Les cotes et le bilan de quelqu’un sur ce serveur
option-profile-game = Seulement ce jeu (vide : tous)
option-profile-season = Numéro d’une saison passée (vide : celle en cours)
option-profile-player = Qui (vide : vous)
option-profile-text = En texte au lieu d’une image
command-history = Parcourir les parties terminées
option-history-player = Les parties de qui (vide : les vôtres)
option-history-game = Seulement cette famille de jeux
option-history-opponent = Seulement contre cette personne
option-history-result = Seulement les parties avec ce résultat
option-history-rated = Seulement les parties classées
command-openings = Explorer les ouvertures des parties de ce serveur
option-openings-game = Le jeu et la variante, par exemple gomoku/renju (vide : les derniers joués ici)
option-openings-player = Seulement les parties de cette personne
option-openings-mine = Seulement vos parties
option-openings-moves = Les coups jusqu’à une position, par exemple h8 i9
option-openings-rated = Seulement les parties classées
choice-result-won = Gagnées
choice-result-drawn = Nulles
choice-result-lost = Perdues
openings-title = 📖 **{ $name }** : les ouvertures des parties de ce serveur
openings-title-person = 📖 **{ $name }** : les ouvertures de { $person }
openings-rated = Parties classées seulement
openings-after = Après { $moves } :
openings-line = { $letter } : **{ $move }** · { $count ->
    [one] 1 partie
   *[other] { $count } parties
} · { $score } % ({ $low }–{ $high }) · la dernière { $when }
openings-line-few = { $letter } : **{ $move }** · { $count ->
    [one] 1 partie
   *[other] { $count } parties
} · la dernière { $when }
openings-none = Aucune partie finie ici n’est passée par cette position.
openings-others = -# Pour un autre jeu, utilisez `game` : gomoku, renju, pente ou ninuki.
openings-more = { $count ->
    [one] Un autre coup a été joué ici.
   *[other] { $count } autres coups ont été joués ici.
}
openings-file = 📚 D’après le fichier de parties de ce bot :
openings-file-line = **{ $move }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} · { $score } % ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
openings-means = -# La part des points obtenus par la personne au trait, avec son intervalle de confiance à 95 %. Les positions tournées ou retournées comptent ensemble.
openings-capped = -# Comptées : les { $most } dernières parties terminées avec ces règles.
openings-mirrored = -# La position est symétrique : chaque point vaut aussi pour ses symétriques.
button-openings = Ouvertures
button-openings-back = Un coup en arrière
refusal-openings-game = Les ouvertures de { $game } ne sont pas comptées. Essayez le gomoku, le renju, le pente ou le ninuki.
refusal-openings-long = C’est plus de { $most } coups, et les ouvertures ne sont pas comptées aussi loin. Écrivez-en moins.
