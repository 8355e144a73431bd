# Le temps : ce qu’en dit le plateau, les rappels, les vacances, les pauses, les silences.

clock-until = ⏳ À jouer avant le { $until } ({ $left }).
clock-over-draw = ⌛ Temps écoulé { $over }. { $person } peut réclamer la victoire. Faute de réclamation, la partie sera nulle { $left }.
clock-over-cancel = ⌛ Temps écoulé { $over }. { $person } peut réclamer la victoire. Faute de réclamation, la partie sera interrompue { $left }.
clock-over-out = ⌛ Temps écoulé { $over }. Les autres peuvent réclamer la victoire. Faute de réclamation, { $late } quittera la partie { $left }.
clock-grace = ⌛ Temps écoulé. La partie se termine automatiquement { $left }.
clock-silence = ⌛ Faute de coup, la partie prendra fin { $left }.
clock-vacation = 🏖️ En vacances : la pendule est arrêtée jusqu’au { $until } au plus tard.
clock-paused = ⏸️ Pause : la pendule est arrêtée jusqu’au { $until } au plus tard. Chacun peut reprendre la partie avec /pause.

reminder = { $people }, vous avez jusqu’au { $until } ({ $left }) pour jouer dans { $game }. { $link }
reminder-last = ⏳ { $people }, votre temps dans { $game } s’épuise { $left }. { $link }
time-over = { $people } : { $person } n’a plus de temps dans { $game }. Jusqu’au { $until } ({ $left }), vous pouvez réclamer la victoire ou envoyer un rappel avec les boutons sous le plateau. { $link }
nudge = { $people } : { $by } attend votre coup dans { $game }. Votre temps est écoulé. { $link }
silence-notice = { $people } : personne n’a joué dans { $game } depuis longtemps. Faute de coup, la partie prendra fin { $left }. { $link }
time-ran-out = { $people } : le temps est écoulé dans { $game }. { $link }
time-given = ⚖️ La modération a donné plus de temps à { $person } dans { $game }, jusqu’au { $until } ({ $left }). { $link }
vote-extended = ⏳ Personne n’a encore voté dans { $game }. Le vote continue jusqu’au { $until } ({ $left }) au plus tard. Sans aucun vote d’ici là, { $person } perd au temps.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ Personne n’a encore voté dans { $game }. Le vote continue jusqu’au { $until } ({ $left }) au plus tard. Sans aucun vote d’ici là, la partie est interrompue sans résultat. { $link }
outage = J’étais hors ligne du { $since } au { $until }. Les pendules ont été prolongées d’autant : { $games }.

broken-off-no-first-move = Partie interrompue sans résultat : le premier coup n’a pas été joué à temps.
broken-off-both-out = Partie interrompue sans résultat : temps écoulé, victoire non réclamée.
broken-off-silence = Partie interrompue sans résultat : personne n’a joué pendant 30 jours.

button-claim = Réclamer la victoire
button-nudge = Envoyer un rappel
nudged = Un rappel a été envoyé à { $person }.

refusal-nudged-already = Un rappel a déjà été envoyé à { $person }. Vous pourrez en envoyer un autre { $again }.
refusal-own-time = C’est votre propre temps qui est écoulé. Vous pouvez encore jouer.
refusal-time-not-over = Le temps n’est pas écoulé : il reste jusqu’au { $until }. Ensuite, vous pourrez réclamer la victoire ou envoyer un rappel.
refusal-no-clock = Cette partie n’a pas de pendule : personne ne peut manquer de temps.
refusal-pause-no-clock = Cette partie n’a pas de pendule : il n’y a rien à mettre en pause. Jouez quand vous voulez.
refusal-not-due = La partie vient de changer. Regardez le plateau et réessayez.
refusal-untimed-rated = Une partie sans pendule n’est pas classée. Choisissez une autre cadence, ou n’indiquez pas `rated`.

challenge-away = 🏖️ { $person } était en vacances au moment du défi, jusqu’au { $until } au plus tard. La réponse peut attendre jusque-là.
vacation-begun = 🏖️ { $by } est en vacances jusqu’au { $until } au plus tard. Sa pendule dans { $game } est arrêtée.
vacation-begun-by-itself = 🏖️ { $by } allait manquer de temps : ses vacances automatiques ont commencé. Sa pendule dans { $game } est arrêtée jusqu’au { $until } au plus tard.
vacation-ended = { $by } est de retour de vacances. Sa pendule n’est plus arrêtée dans { $game }.
vacation-started = Vos vacances ont commencé. Vos pendules sont arrêtées jusqu’au { $until } ({ $left }) au plus tard, et vous pouvez jouer quand même. Pour y mettre fin : `/vacation stop`.
vacation-stopped = Bon retour ! Vos pendules repartent.
vacation-is = Vous êtes en vacances jusqu’au { $until } au plus tard. Pour y mettre fin avant : `/vacation stop`.
vacation-none = Vous n’êtes pas en vacances.
vacation-left = Il vous reste { $days ->
    [0] { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
    [one] { $days } jour
   *[other] { $days } jours
} de vacances sur vos 14 jours par période de 365 jours.
vacation-left-now = Si vous y mettez fin maintenant, il vous restera { $days ->
    [0] { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
    [one] { $days } jour
   *[other] { $days } jours
} de vacances sur vos 14 jours par période de 365 jours.
vacation-least = Chaque période de vacances compte pour une heure au moins.
pause-asked = { $people } : { $by } souhaite une pause dans { $game }. Si tout le monde est d’accord, la pendule s’arrête jusqu’à ce que quelqu’un reprenne. { $link }
pause-declined = { $people } : { $by } refuse la pause dans { $game }. La pendule continue. À jouer avant le { $until }. { $link }
pause-lapsed = La demande de pause dans { $game } n’est plus valable.
paused = ⏸️ { $game } est en pause jusqu’au { $until } au plus tard. Chacun peut reprendre la partie avec /pause. { $link }
resumed = ▶️ { $people } : { $by } reprend { $game }. La pendule repart. À jouer avant le { $until }. { $link }
pause-over = ▶️ { $people } : la pause dans { $game } est finie et la pendule repart. À jouer avant le { $until }. { $link }
pause-offered = Demande envoyée. La pendule s’arrête dès que tout le monde est d’accord.
pause-agreed = La partie est en pause jusqu’au { $until } au plus tard. Pour reprendre avant : /pause.
pause-turned-down = Pause refusée. La pendule continue.
pause-ended = La pendule repart.

button-pause = Mettre en pause
button-no-pause = Refuser
command-pause = Mettre une partie en pause d’un commun accord, ou la reprendre
option-pause-game = Laquelle de vos parties (numéro)
command-vacation = Arrêter vos pendules, jusqu’à 14 jours par an
command-vacation-show = Voir ce qu’il vous reste de vacances
command-vacation-start = Commencer vos vacances : vos pendules s’arrêtent
command-vacation-stop = Finir vos vacances : vos pendules repartent

refusal-no-vacation = Vous n’êtes pas en vacances. Pour en prendre : `/vacation start`.
refusal-vacation-used = Vous avez pris vos 14 jours de vacances des 365 derniers jours. Chaque jour vous revient un an après l’avoir pris.
refusal-pause-on-vacation = La pendule est déjà arrêtée : quelqu’un est en vacances.
refusal-pause-too-late = Le temps est écoulé : il est trop tard pour une pause. Vous pouvez continuer à jouer.
refusal-pause-asked-already = Vous avez déjà demandé une pause. Elle commence dès que les autres sont d’accord.
refusal-pause-not-asked = Plus personne ne demande de pause. Pour en demander une : /pause.
