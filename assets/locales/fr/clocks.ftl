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
