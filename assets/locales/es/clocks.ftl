# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Plazo para jugar: { $until } ({ $left }).
clock-over-draw = ⌛ El tiempo se agotó { $over }. { $person } puede reclamar la victoria. Si no, la partida termina en tablas { $left }.
clock-over-cancel = ⌛ El tiempo se agotó { $over }. { $person } puede reclamar la victoria. Si no, la partida se cancela { $left }.
clock-over-out = ⌛ El tiempo se agotó { $over }. Los demás pueden reclamar la victoria. Si nadie lo hace, { $late } queda fuera de la partida { $left }.
clock-grace = ⌛ Se acabó el tiempo. La partida termina sola { $left }.
clock-silence = ⌛ Si nadie juega, esta partida termina { $left }.
clock-vacation = 🏖️ De vacaciones: el reloj está parado hasta { $until } como máximo.
clock-paused = ⏸️ En pausa: el reloj está parado hasta { $until } como máximo. Cualquiera que juegue puede reanudar la partida con /pause.

reminder = { $people }, tienes hasta { $until } ({ $left }) para jugar en { $game }. { $link }
reminder-last = ⏳ { $people }, tu tiempo en { $game } se agota { $left }. { $link }
time-over = { $people }: a { $person } se le agotó el tiempo en { $game }. Hasta { $until } ({ $left }) puedes reclamar la victoria o dar un aviso, con los botones debajo del tablero. { $link }
nudge = { $people }: { $by } espera tu jugada en { $game }. Se acabó tu tiempo. { $link }
silence-notice = { $people }: hace mucho que nadie juega en { $game }. Si sigue así, la partida termina { $left }. { $link }
time-ran-out = { $people }: se agotó el tiempo en { $game }. { $link }
time-given = ⚖️ La moderación ha dado más tiempo a { $person } en { $game }, hasta { $until } ({ $left }). { $link }
vote-extended = ⏳ Nadie ha votado todavía en { $game }, así que la votación sigue hasta { $until } ({ $left }) a más tardar. Si nadie vota hasta entonces, { $person } pierde por tiempo.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ Nadie ha votado todavía en { $game }, así que la votación sigue hasta { $until } ({ $left }) a más tardar. Si nadie vota hasta entonces, la partida se cancela sin resultado. { $link }
outage = Estuve sin conexión desde { $since } hasta { $until }. Todos los relojes se han alargado ese tiempo: { $games }.

broken-off-no-first-move = Partida cancelada, sin resultado: la primera jugada no llegó a tiempo.
broken-off-both-out = Partida cancelada, sin resultado: el tiempo se agotó y nadie reclamó la victoria.
broken-off-silence = Partida cancelada, sin resultado: nadie jugó en 30 días.

button-claim = Reclamar la victoria
button-nudge = Dar un aviso
nudged = Has dado un aviso a { $person }.

refusal-nudged-already = { $person } ya ha recibido un aviso. Se puede dar otro { $again }.
refusal-own-time = El tiempo que se agotó es el tuyo. Aún puedes jugar.
refusal-time-not-over = Aún queda tiempo en el reloj, hasta { $until }. Después puedes reclamar la victoria o dar un aviso.
refusal-no-clock = Esta partida no tiene reloj, así que a nadie se le agota el tiempo.
refusal-not-due = La partida acaba de cambiar. Mira el tablero e inténtalo otra vez.
refusal-untimed-rated = Las partidas sin reloj no son puntuadas. Elige otro reloj, o deja `rated` sin poner.

challenge-away = 🏖️ { $person } estaba de vacaciones en el momento del reto, hasta { $until } como máximo. La respuesta puede tardar hasta entonces.
vacation-begun = 🏖️ { $by } está de vacaciones hasta { $until } como máximo. Su reloj en { $game } está parado.
vacation-begun-by-itself = 🏖️ A { $by } se le iba a agotar el tiempo, así que empezaron sus vacaciones automáticas. Su reloj en { $game } está parado hasta { $until } como máximo.
vacation-ended = { $by } ha vuelto de vacaciones. El reloj en { $game } corre de nuevo.
vacation-started = Tus vacaciones han empezado. Tus relojes están parados hasta { $until } ({ $left }) como máximo, y puedes seguir jugando. Termínalas cuando quieras con `/vacation stop`.
vacation-stopped = Te damos la bienvenida de nuevo. Tus relojes corren otra vez.
vacation-is = Estás de vacaciones hasta { $until } como máximo. Termínalas cuando quieras con `/vacation stop`.
vacation-none = No estás de vacaciones.
vacation-left = De tus 14 días de vacaciones en 365 días te quedan: { $days ->
    [0] { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
    [one] 1 día
   *[other] { $days } días
}.
vacation-left-now = Si las terminas ahora, de tus 14 días de vacaciones en 365 días te quedan: { $days ->
    [0] { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
    [one] 1 día
   *[other] { $days } días
}.
pause-asked = { $people }: { $by } quiere pausar { $game }. Si todos están de acuerdo, el reloj se para hasta que alguien reanude. { $link }
pause-declined = { $people }: { $by } ha rechazado la pausa de { $game }. El reloj sigue, hasta { $until }. { $link }
pause-lapsed = La petición de pausar { $game } ya no es válida.
paused = ⏸️ { $game } está en pausa hasta { $until } como máximo. Cualquiera que juegue puede reanudarla con /pause. { $link }
resumed = ▶️ { $people }: { $by } ha reanudado { $game }. El reloj corre de nuevo, hasta { $until }. { $link }
pause-over = ▶️ { $people }: la pausa en { $game } ha terminado. El reloj corre de nuevo, hasta { $until }. { $link }
pause-offered = Petición enviada. El reloj se para cuando todos estén de acuerdo.
pause-agreed = La partida está en pausa hasta { $until } como máximo. Reanúdala cuando quieras con /pause.
pause-turned-down = Pausa rechazada. El reloj sigue.
pause-ended = El reloj corre de nuevo.

button-pause = Pausar
button-no-pause = Rechazar
command-pause = Pausar una partida si todos están de acuerdo, o reanudarla
option-pause-game = Cuál de tus partidas (número)
command-vacation = Parar tus relojes hasta 14 días al año
command-vacation-show = Ver cuántas vacaciones te quedan
command-vacation-start = Empezar tus vacaciones: tus relojes se paran
command-vacation-stop = Terminar tus vacaciones: tus relojes siguen

refusal-no-vacation = No estás de vacaciones. Empiézalas con `/vacation start`.
refusal-vacation-used = Has usado los 14 días de vacaciones de los últimos 365 días. Cada día vuelve un año después de usarlo.
refusal-pause-on-vacation = El reloj ya está parado: alguien está de vacaciones.
refusal-pause-too-late = Se acabó el tiempo, así que es tarde para pausar. Aún puedes seguir jugando.
refusal-pause-asked-already = Ya has pedido una pausa. Empieza cuando los demás estén de acuerdo.
refusal-pause-not-asked = Ya nadie pide una pausa. Para pedirla, usa /pause.
