# Le temps : ce qu’en dit le plateau, les rappels, les vacances, les pauses, les silences.

clock-until = ⏳ Jusqu’au { $until } ({ $left }).
clock-over = ⌛ Temps écoulé { $left }. L’adversaire peut réclamer la victoire.
clock-grace = ⌛ Temps écoulé. La partie se termine d’elle-même { $left }.
clock-silence = ⌛ Sans un coup, cette partie prend fin { $left }.
clock-vacation = 🏖️ En vacances : la pendule est arrêtée jusqu’au { $until } au plus tard.
clock-paused = ⏸️ Pause : la pendule est arrêtée jusqu’au { $until } au plus tard. Chacun peut reprendre avant avec /pause.

reminder = { $people }, vous avez jusqu’au { $until } ({ $left }) pour jouer dans { $game }. { $link }
reminder-last = ⏳ { $people }, votre temps dans { $game } s’achève { $left }. { $link }
time-over = { $people } : { $person } n’a plus de temps dans { $game }. Vous pouvez réclamer la victoire ou relancer, avec les boutons sous le plateau. { $link }
nudge = { $people }, { $by } vous demande de jouer dans { $game }. Votre temps est écoulé. { $link }
silence-notice = { $people } : personne n’a joué dans { $game } depuis longtemps. Sans un coup, elle prend fin { $left }. { $link }
time-ran-out = { $people } : le temps est écoulé dans { $game }. { $link }
outage = On ne pouvait pas jouer du { $since } au { $until }. Ce temps a été rendu aux pendules d’ici : { $games }.

broken-off-no-first-move = Partie interrompue sans résultat : le premier coup n’a pas été joué à temps.
broken-off-both-out = Partie interrompue sans résultat : les deux camps n’ont plus de temps.
broken-off-silence = Partie interrompue sans résultat : personne n’a joué pendant 30 jours.

button-claim = Réclamer la victoire
button-nudge = Relancer
nudged = { $person } a été relancé·e.

refusal-nudged-already = { $person } a déjà été relancé·e. Vous pourrez recommencer { $again }.
refusal-own-time = C’est votre propre temps qui est écoulé. Vous pouvez encore jouer.
refusal-time-not-over = Le temps n’est pas encore écoulé ; il s’achève { $until }. Ensuite vous pourrez réclamer la victoire ou relancer.
refusal-no-clock = Cette partie n’a pas de pendule : personne ne peut y manquer de temps.
refusal-not-due = La partie vient de changer. Regardez le plateau et réessayez.
refusal-untimed-rated = Une partie sans pendule ne peut pas être classée. Choisissez une autre cadence, ou laissez-la hors classement.

vacation-begun = 🏖️ { $by } est en vacances jusqu’au { $until } au plus tard. Sa pendule dans { $game } est arrêtée.
vacation-begun-by-itself = 🏖️ Le temps de { $by } s’achevait : ses vacances ont commencé d’elles-mêmes, jusqu’au { $until } au plus tard. Sa pendule dans { $game } est arrêtée.
vacation-ended = { $by } est de retour de vacances. La pendule de { $game } repart.
vacation-started = Vos vacances ont commencé. Vos pendules sont arrêtées jusqu’au { $until } ({ $left }) au plus tard ; vous pouvez quand même jouer. Pour y mettre fin : /vacation stop.
vacation-stopped = Bon retour. Vos pendules repartent.
vacation-is = Vous êtes en vacances jusqu’au { $until } au plus tard. Pour y mettre fin avant : /vacation stop.
vacation-left = Vous n’êtes pas en vacances. Il vous en reste { $hours } heures ; une année en a 14 jours de 24.
pause-asked = { $people } : { $by } souhaite une pause dans { $game }. Si tout le monde est d’accord, la pendule s’arrête jusqu’à ce que quelqu’un veuille reprendre. { $link }
paused = ⏸️ { $game } est en pause jusqu’au { $until } au plus tard. Chacun peut reprendre avant avec /pause. { $link }
resumed = ▶️ { $people } : { $by } reprend { $game }. La pendule repart, jusqu’au { $until }. { $link }
pause-over = ▶️ { $people } : la pause de { $game } est finie. La pendule repart, jusqu’au { $until }. { $link }
pause-offered = Votre souhait est transmis. La pendule s’arrête dès que tout le monde est d’accord.
pause-agreed = La partie est en pause jusqu’au { $until } au plus tard. Pour reprendre avant : /pause.
pause-ended = La pendule repart.

button-pause = Mettre en pause
command-pause = Mettre une partie en pause d’un commun accord, ou la reprendre
option-pause-game = Quelle partie, si vous en avez plusieurs ici
command-vacation = Arrêter vos pendules, jusqu’à 14 jours par an
option-vacation-do = Commencer ou finir ; sans cela, voir où vous en êtes
choice-do-start = Commencer
choice-do-stop = Finir

refusal-no-vacation = Vous n’êtes pas en vacances. Pour les commencer : /vacation start.
refusal-vacation-used = Vous avez pris vos 14 jours de vacances des 365 derniers jours. Ils reviennent à mesure que les anciens passent.
refusal-pause-on-vacation = La pendule est déjà arrêtée : quelqu’un est en vacances.
refusal-pause-too-late = Le temps est écoulé : trop tard pour une pause. On peut encore jouer.
refusal-pause-asked-already = Vous avez déjà demandé une pause ; elle commence dès que les autres sont d’accord.
