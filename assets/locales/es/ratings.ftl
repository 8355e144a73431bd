# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- y O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Tres o más personas

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = tablero ilimitado
agreed-clock-live = 5 minutos por jugada
agreed-clock-hour = 1 hora por jugada
agreed-clock-day = 1 día por jugada
agreed-clock-3days = 3 días por jugada
agreed-clock-week = 7 días por jugada
agreed-clock-bank = 5 días + 12 horas por jugada
agreed-clock-none = sin reloj
agreed-rated = puntuada
agreed-rated-part = cuenta el { $percent } %{ $games ->
    [0] {""}
    [one] , pues ya hubo una partida puntuada entre ambas personas en los últimos 30 días
   *[other] , pues ya hubo { $games } partidas puntuadas entre ambas personas en los últimos 30 días
}
agreed-unrated = no puntuada: { $why }
unrated-why = { $why ->
    [direct] las partidas por mensaje directo no lo son
    [repeated] ya hubo demasiadas partidas entre ambas personas en 30 días
    [machine] las partidas contra una máquina no lo son
    [crowd] las partidas contra el público no lo son, pues no tiene puntuación
    [untimed] las partidas sin reloj no lo son
    [practice] los tableros de 9×9 son para practicar
    [server] este servidor no puntúa partidas
    [opening] este servidor no puntúa el gomoku ni el renju sin una apertura equilibrada
    [board] este servidor no puntúa tableros de este tamaño
    [handicap] este servidor no puntúa partidas con hándicap
    [young-account] la cuenta de { $person } tiene menos de { $days ->
        [one] un día
       *[other] { $days } días
    }
    [young-member] { $person } lleva menos de { $days ->
        [one] un día
       *[other] { $days } días
    } en este servidor
    [event] así lo dice la competición
    [decider] solo decide el enfrentamiento
   *[chosen] así se ofreció
}
result-unrated = No puntuada: { $why }.
took-opening = Este servidor no puntúa el gomoku ni el renju sin una apertura equilibrada, así que esta partida puntuada se abre con swap2.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· ventaja de empezar: 1 punto
   *[other] {" "}· ventaja de empezar: { $edge } puntos
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Esta partida cuenta el { $percent } %: las mismas personas ya se han enfrentado en los últimos 30 días.
       *[no] Esta partida no cuenta para la puntuación: las mismas personas se han enfrentado demasiado en los últimos 30 días.
    }
    [time-outs] Esta partida no cuenta para la puntuación: { $person } perdió otra partida por tiempo en menos de dos días, y solo cuenta la primera.
    [one-sided] Lo que gana { $person } cuenta el { $percent } %: ya ha ganado mucho contra este mismo rival. El resto cuenta cuando ese rival haya jugado diez partidas puntuadas con otras personas.
   *[unproven] Lo que gana { $person } cuenta el { $percent } %: la puntuación de su rival aún no es firme.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] Esta partida cuenta para la puntuación junto con la otra de su doble partida, cuando ambas se hayan jugado hasta el final.
    [set-counted] Esta partida contó para la puntuación junto con la otra de su doble partida.
    [set-lost] Esta partida no cuenta para la puntuación, porque la otra de su doble partida no cuenta.
    [young-account] Esta partida no cuenta para la puntuación: la cuenta de { $person } tenía menos de { $days ->
        [one] un día
       *[other] { $days } días
    }.
    [young-member] Esta partida no cuenta para la puntuación: { $person } llevaba menos de { $days ->
        [one] un día
       *[other] { $days } días
    } en este servidor.
    [machine] Esta partida no cuenta para la puntuación: participó el automa.
   *[few-moves] Esta partida no cuenta para la puntuación: no todos habían hecho { $moves } jugadas.
}
ruled = { $ruling ->
    [void] ⚖️ La moderación ha anulado esta partida.
    [draw] ⚖️ La moderación ha decidido esta partida como tablas.
   *[win] ⚖️ La moderación ha dado la victoria en esta partida a { $winners }.
}

tally-legend = -# 3-1-2 significa 3 ganadas, 1 en tablas, 2 perdidas. Para las puntuaciones, una doble partida cuenta como una.
trend-legend = -# +35 es el cambio de una puntuación en las últimas partidas.
provisional-legend = -# Una puntuación como 1500? es todavía una estimación: necesita más partidas.
ladder-picture = { $pool }, temporada { $season }
ladder-head-name = Nombre
ladder-head-rating = Puntuación
ladder-head-tally = V-T-D
ladder-head-trend = Tendencia
ladder-title = 🏆 **{ $pool }** · temporada { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } de { $people } con puesto
}
ladder-archived = 🏆 **{ $pool }** · temporada { $season }, cerrada { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } de { $people } con puesto
}
ladder-others = Otra clasificación
button-own-profile = Mi perfil
button-leaderboard = Clasificación
ladder-empty = Aún no hay partidas puntuadas aquí. Las partidas entre personas cuentan si tienen reloj y nadie lleva aquí muy poco tiempo. Empieza una con `/challenge game:{ $rules }`.
ladder-empty-season = Aún no hay partidas puntuadas aquí en esta temporada. Las partidas entre personas cuentan si tienen reloj y nadie lleva aquí muy poco tiempo. Empieza una con `/challenge game:{ $rules }`.
ladder-before = La temporada anterior: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Aún no ha contado aquí ninguna partida. Cada tablero dice por qué. Ganadas, tablas y perdidas:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · aún falta: { $missing }
ladder-unranked = ── aún sin puesto ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person }: puesto { $place } de { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, aún sin puesto. Aún falta: { $missing }. Con esa puntuación sería el puesto { $place }.
ladder-own-lacks = { $person }: aún falta: { $missing }. Con esa puntuación sería el puesto { $place }.
ladder-own-would = { $person }: con esa puntuación sería el puesto { $place }.
ladder-own-archived = { $person }: { $rating }, sin puesto en esta temporada.
ladder-own-missing = { $person }: ninguna partida puntuada en esta clasificación.
guesses-name = Pronósticos
guesses-title = 🔮 **Pronósticos de este mes** · { $people ->
    [one] 1 persona
   *[other] { $people } personas
}
guesses-row = { $place }. { $person } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (aciertos: { $hits } de { $all })
guesses-empty = Este mes aún no cuenta ningún pronóstico. Pulsa **Adivinar…** bajo el tablero de una partida que estés mirando.
guesses-own-missing = { $person }: ningún pronóstico contado este mes.
guesses-before = En cabeza el mes pasado: { $people }, { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
puzzles-name = Problemas
puzzles-title = 🧩 **Problemas resueltos este mes** · { $people ->
    [one] 1 persona
   *[other] { $people } personas
}
puzzles-row = { $place }. { $person } · { $days ->
    [one] 1 día
   *[other] { $days } días
}
puzzles-empty = Nadie ha resuelto un problema del día este mes. `/puzzle` muestra el de hoy.
puzzles-own-missing = { $person }: ningún problema del día resuelto este mes.
puzzles-before = En cabeza el mes pasado: { $people }, { $days ->
    [one] 1 día.
   *[other] { $days } días.
}
missing-games = { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
}
missing-opponents = { $count ->
    [one] 1 rival más
   *[other] { $count } rivales más
}
missing-certainty = más partidas para afianzar la puntuación
missing-recent = una partida { $days ->
    [one] en las últimas 24 horas
   *[other] en los últimos { $days } días
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · temporada { $season }
}
profile-unrated = Allí no hay puntuaciones.
profile-empty = Aún no hay aquí partidas terminadas entre personas.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · puesto { $place }
}
profile-pool-earlier = { $line } · temporada { $season }
profile-honour = { $place ->
    [1] 🥇 1.er puesto en { $pool }, temporada { $season }
    [2] 🥈 2.º puesto en { $pool }, temporada { $season }
   *[3] 🥉 3.er puesto en { $pool }, temporada { $season }
}
profile-honours-more = { $count ->
    [one] Un puesto más entre los tres primeros en temporadas anteriores
   *[other] { $count } puestos más entre los tres primeros en temporadas anteriores
}
profile-holds = ⚔️ { $title } en { $game } contra { $rivals } (tres victorias seguidas)
profile-games = Partidas sin máquinas: { $wins } ganadas, { $draws } tablas, { $losses } perdidas · { $percent } % terminadas a tiempo
profile-streak = Racha de victorias: { $now } (la mejor, { $best })
profile-openings = Aperturas favoritas: { $openings }
profile-head-to-head = Contra { $asker }: { $wins } ganadas, { $draws } tablas, { $losses } perdidas
alt-curve = { $pool }: de { $first } a { $last } en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.

history-title = { $person }: { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
}
history-empty = No se han encontrado partidas terminadas de { $person }.
history-unmatched = Ninguna partida terminada de { $person } coincide con eso.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = con { $mates }, contra { $people }
history-replay = Reproducir una de estas partidas

season-closed = La temporada { $season } está cerrada y archivada. Ha empezado la temporada { $next }. Todos conservan su puntuación, pero es menos firme hasta que vuelvan a jugar.
season-sure = ¿Cerrar la temporada { $season }? Sus clasificaciones y resultados quedan definitivos. La próxima empieza con la puntuación de todos, pero menos firme.
season-yes = Sí, cerrar la temporada
decide-sure = ¿Terminar ya esta partida con victoria de { $person }? Después no podrá seguir. { $game }
decide-sure-draw = ¿Terminar ya esta partida en tablas? Después no podrá seguir. { $game }
decide-yes = Sí, terminar la partida
end-sure = ¿Terminar sin resultado esta partida de una competición? No dará puntos a nadie y no se repetirá. { $format ->
    [knockout] Si el enfrentamiento queda sin ganador, pasa quien tenía mejor puntuación al unirse o, si nadie la tenía, quien se unió antes.{" "}
   *[other] {""}
}`/settings decide` le da un resultado. { $game }
decide-which = ¿Qué máquina gana? La partida termina ahora y después no podrá seguir. { $game }
ruling-sure = ¿Cambiar el resultado de esta partida terminada por una victoria de { $person }? { $rated ->
    [yes] Las puntuaciones también cambian. { $game }
   *[no] { $game }
}
ruling-sure-draw = ¿Cambiar el resultado de esta partida terminada por tablas? { $rated ->
    [yes] Las puntuaciones también cambian. { $game }
   *[no] { $game }
}
ruling-which = ¿Qué máquina gana según el nuevo resultado de esta partida terminada? { $game }
ruling-yes = Sí, cambiar el resultado
late-sure = Esta partida de una competición terminó sin resultado. ¿Dar la victoria a { $person }? { $game }
late-sure-draw = Esta partida de una competición terminó sin resultado. ¿Darla por tablas? { $game }
late-yes = Sí, dar este resultado
result-ruled = { $count ->
    [0] La partida #{ $number } se ha actualizado. No ha cambiado ninguna puntuación.
    [one] La partida #{ $number } se ha actualizado y se han recalculado las puntuaciones. Ha cambiado una:
   *[other] La partida #{ $number } se ha actualizado y se han recalculado las puntuaciones. Han cambiado { $count }:
}

result-ruled-later = La partida #{ $number } se ha actualizado. Las puntuaciones se están recalculando y llegan en unos minutos.

refusal-unrated = { $why ->
    [direct] Las partidas por mensaje directo no son puntuadas. Empiézala en un servidor, o deja `rated` sin poner.
    [untimed] Las partidas sin reloj no son puntuadas. Elige un reloj, o deja `rated` sin poner.
    [practice] Los tableros de 9×9 son para practicar y sus partidas no son puntuadas. Elige un tablero más grande, o deja `rated` sin poner.
    [machine] Las partidas contra una máquina no son puntuadas. Deja `rated` sin poner.
    [crowd] El público no tiene puntuación, así que las partidas contra él no son puntuadas. Deja `rated` sin poner.
    [board] Este servidor no puntúa tableros de este tamaño. Elige el tamaño habitual, o deja `rated` sin poner.
    [handicap] Este servidor no puntúa partidas con hándicap. Deja `rated` sin poner.
   *[other] Estas reglas no se puntúan aquí. Deja `rated` sin poner.
}
refusal-no-such-pool = No hay ningún juego ni clasificación “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Elige entre: { $known }.
refusal-no-such-season = No hay ninguna temporada “{ $written }”. { $last ->
    [1] Por ahora solo hay la temporada 1.
   *[other] Elige una de la 1 a la { $last }.
}
refusal-no-server = Esto solo funciona en un servidor. Usa el comando en un canal de un servidor.
refusal-no-result = La partida #{ $number } no tiene en este servidor un resultado que decidir. /history muestra las partidas terminadas con sus números.
refusal-season-over = La partida #{ $number } es de una temporada cerrada, y sus resultados son definitivos.
refusal-knockout-went-on = La eliminatoria ya sigue con la partida #{ $number }, así que esta ya no se puede decidir. Para cambiar quién pasa, decide #{ $number } con `/settings decide`.
refusal-season-closed-already = La temporada { $season } ya está cerrada. Para cerrar la actual, usa `/settings close-season`.
refusal-not-in-game = Solo puede ganar quien juega la partida: { $people }.

command-leaderboard = La clasificación de este servidor
option-leaderboard-game = Juego (vacío: el que más se juega aquí)
option-leaderboard-season = Número de una temporada anterior
option-leaderboard-player = Ver el puesto de esta persona (vacío: el tuyo)
option-leaderboard-text = Texto en lugar de una imagen
command-profile = Las puntuaciones y el historial de alguien aquí
option-profile-game = Solo este juego (vacío: todos)
option-profile-season = Número de una temporada anterior (vacío: la actual)
option-profile-player = Quién (vacío: tú)
option-profile-text = Texto en lugar de una imagen
command-history = Recorrer partidas terminadas
option-history-player = Partidas de quién (vacío: las tuyas)
option-history-game = Solo esta familia de juegos
option-history-opponent = Solo partidas contra esta persona
option-history-result = Solo partidas con este resultado
option-history-rated = Solo partidas puntuadas
command-openings = Explorar las aperturas de las partidas de este servidor
option-openings-game = Juego y variante, p. ej. gomoku/renju (vacío: los últimos aquí)
option-openings-player = Solo partidas de esta persona
option-openings-mine = Solo tus partidas
option-openings-moves = Jugadas que llevan a una posición, p. ej. h8 i9
option-openings-rated = Solo partidas puntuadas
choice-result-won = Ganada
choice-result-drawn = Tablas
choice-result-lost = Perdida
openings-title = 📖 **{ $name }**: aperturas de las partidas de este servidor
openings-title-person = 📖 **{ $name }**: aperturas de { $person }
openings-rated = Solo partidas puntuadas
openings-after = Después de { $moves }:
openings-line = { $letter }: **{ $move }** · { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} · { $score } % ({ $low }–{ $high }) · la última { $when }
openings-line-few = { $letter }: **{ $move }** · { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} · la última { $when }
openings-none = Ninguna partida terminada aquí ha llegado a esta posición.
openings-others = -# Para otro juego, usa `game`: gomoku, renju, pente o ninuki.
openings-more = { $count ->
    [one] Aquí se hizo una jugada más.
   *[other] Aquí se hicieron { $count } jugadas más.
}
openings-file = 📚 De la colección de partidas de este bot:
openings-file-line = **{ $move }** · { $count ->
    [one] una partida
   *[other] { $count } partidas
} · { $score } % ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] una partida
   *[other] { $count } partidas
}
openings-means = -# La parte de los puntos que obtuvo quien tenía el turno, con su margen de error. Las posiciones giradas y reflejadas cuentan juntas.
openings-capped = -# Cuentan las últimas { $most } partidas terminadas con estas reglas.
openings-mirrored = -# La posición es simétrica: cada punto vale también por sus reflejos.
button-openings = Aperturas
button-openings-back = Atrás
refusal-openings-game = Las aperturas de { $game } no se cuentan. Prueba con gomoku, renju, pente o ninuki.
refusal-openings-long = Son más de { $most } jugadas, y las aperturas no se cuentan hasta tan lejos. Escribe menos.
