# Cotes, classements, profils et parties passées.

pool-gomoku = Gomoku
pool-renju = Renju
pool-ninuki = Pente et Ninuki
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = À trois joueurs et plus

is-rated = La partie compte pour le classement.
rating-change = { $person } : { $before } → **{ $after }** ({ $change })
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Cette partie compte pour { $percent } % : les mêmes joueurs se sont souvent rencontrés en 30 jours.
       *[no] Cette partie ne compte pas pour le classement : les mêmes joueurs se sont trop souvent rencontrés en 30 jours.
    }
    [time-outs] Cette partie ne compte pas pour le classement : { $person } a perdu une autre partie au temps en moins de deux jours, et seule la première compte.
    [one-sided] Le gain de { $person } compte pour { $percent } % : tant de points viennent déjà de ce seul adversaire que le reste comptera quand celui-ci aura joué dix parties classées contre d’autres.
   *[unproven] Le gain de { $person } compte pour { $percent } % : la cote de l’adversaire est encore incertaine.
}
not-counted = { $why ->
    [young-account] Cette partie ne compte pas pour le classement : le compte de { $person } avait moins de { $days } jours.
    [young-member] Cette partie ne compte pas pour le classement : { $person } était membre de ce serveur depuis moins de { $days } jours.
    [machine] Cette partie ne compte pas pour le classement : une machine y participait.
   *[few-moves] Cette partie ne compte pas pour le classement : tous n’avaient pas joué { $moves } coups.
}
ruled = { $ruling ->
    [void] ⚖️ Les responsables du serveur ont annulé cette partie.
    [draw] ⚖️ Les responsables du serveur ont déclaré cette partie nulle.
   *[win] ⚖️ Les responsables du serveur ont déclaré cette partie gagnée par { $winners }.
}

ladder-title = 🏆 **{ $pool }** · saison { $season } · { $ranked } classés sur { $people }
ladder-archived = 🏆 **{ $pool }** · saison { $season }, close le { $closed } · { $ranked } classés sur { $people }
ladder-empty = Personne n’a encore terminé de partie classée ici. Un /challenge avec « rated » en lance une.
ladder-unranked = ── pas encore classés ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-own = { $person } : place { $place } sur { $ranked }, { $rating }.
ladder-own-unranked = { $person } : { $rating }, pas encore au classement ; il manque : { $missing }. Cette cote vaudrait la place { $place }.
ladder-own-archived = { $person } : { $rating }, hors classement cette saison.
missing-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
missing-opponents = { $count ->
    [one] un autre adversaire
   *[other] { $count } autres adversaires
}
missing-certainty = des parties, jusqu’à ce que la cote soit sûre
missing-recent = une partie dans les { $days } derniers jours
button-before = ◀
button-after = ▶

profile-title = **{ $person }**
profile-empty = Aucune partie terminée ici pour le moment.
profile-pool = { $place ->
    [0] { $pool } : **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool } : **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · place { $place }
}
profile-honour = { $place ->
    [1] 🥇 Première place, { $pool }, saison { $season }
    [2] 🥈 Deuxième place, { $pool }, saison { $season }
   *[3] 🥉 Troisième place, { $pool }, saison { $season }
}
profile-holds = ⚔️ { $title } de { $game } face à { $rivals }
profile-games = En tout : { $wins } gagnées, { $draws } nulles, { $losses } perdues · { $percent } % terminées dans les temps
profile-streak = Victoires de suite : { $now }, au plus { $best }
profile-openings = Ouvertures favorites : { $openings }
profile-head-to-head = Contre { $asker } : { $wins } gagnées, { $draws } nulles, { $losses } perdues
alt-curve = { $pool } : de { $first } à { $last } en { $games } parties.

history-title = { $person } : { $count ->
    [one] une partie terminée
   *[other] { $count } parties terminées
}
history-empty = { $person } : aucune partie terminée de ce genre.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }

season-closed = La saison { $season } est close et conservée ; la saison { $next } commence. Chacun garde sa cote, avec une incertitude plus grande.
season-sure = Clore la saison { $season } ? Ses classements et ses résultats restent alors tels quels pour toujours. La saison suivante commence avec la cote de chacun, moins sûre.
season-yes = Oui, clore la saison
result-ruled = { $count ->
    [0] La partie #{ $number } est désormais ainsi. Aucune cote ne change.
    [one] La partie #{ $number } est désormais ainsi. Son classement a été recalculé depuis là ; une cote change :
   *[other] La partie #{ $number } est désormais ainsi. Son classement a été recalculé depuis là ; { $count } cotes changent :
}

refusal-unrated = { $why ->
    [direct] Les parties sont classées au sein d’un serveur, et ce n’en est pas un. N’indiquez pas « rated ».
    [untimed] Une partie sans pendule n’est jamais classée. Choisissez une pendule, ou n’indiquez pas « rated ».
    [opening] Avec ces règles, on sait que le premier joueur gagne ; elles ne sont pas classées ici. Ajoutez une ouverture, comme opening=swap2, ou n’indiquez pas « rated ».
    [board] Les plateaux de cette taille ne sont pas classés ici. Choisissez la taille habituelle, ou n’indiquez pas « rated ».
    [handicap] Les parties à handicap ne sont pas classées ici. N’indiquez pas « rated ».
   *[other] Ces règles ne sont pas classées ici. N’indiquez pas « rated ».
}
refusal-no-such-pool = Il n’y a pas de classement « { $written } ». Choisissez parmi : { $known }.
refusal-no-server = Ceci est tenu pour chaque serveur. Utilisez la commande dans le salon d’un serveur.
refusal-no-result = La partie #{ $number } n’a pas de résultat à arbitrer dans ce serveur. /history montre les parties terminées avec leurs numéros.
refusal-season-over = La partie #{ $number } appartient à une saison close ; ses résultats restent tels quels.
refusal-season-closed-already = La saison { $season } est déjà close. /settings do:close-season propose celle qui est en cours.
refusal-not-in-game = Le gagnant doit être l’un des joueurs : { $people }.

command-leaderboard = Qui joue le mieux sur ce serveur
option-leaderboard-pool = Quel jeu
option-leaderboard-season = Une saison passée, par son numéro
option-leaderboard-text = En texte au lieu d’une image
command-profile = Ce que quelqu’un a fait sur ce serveur
option-profile-player = Qui ; vous-même par défaut
command-history = Les parties terminées
option-history-player = De qui ; de vous par défaut
option-history-pool = Seulement ce jeu
option-history-opponent = Seulement contre ce joueur
option-history-result = Seulement celles qui ont ce résultat
option-history-rated = Seulement les parties classées
choice-result-won = Gagnées
choice-result-drawn = Nulles
choice-result-lost = Perdues
