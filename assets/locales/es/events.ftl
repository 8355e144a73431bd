# Leagues and tournaments.

command-events = Ligas y torneos: crear, unirse, ver la tabla
option-events-do = Qué hacer (vacío: listarlas, o crear una competición con lo que indiques)
option-events-format = Formato de una competición nueva (vacío: según cuánta gente se una)
option-events-game = Juego y variante de una competición nueva, p. ej. gomoku/renju
option-events-rules = Más reglas, p. ej. size=19 opening=swap2
option-events-clock = Tiempo por jugada (vacío: 5 días + 12 horas por jugada)
option-events-games = Partidas contra cada rival (vacío: 2 donde empezar sea una ventaja)
option-events-rounds = Nueva partida cuando dos están libres, o ronda a ronda
option-events-regulations = Normas de un campeonato por correspondencia, para lo que dejes vacío
option-events-seats = Participantes, de 3 a 64: empieza cuando estén (vacío: en una fecha)
option-events-starts = Días hasta que empiece, de 1 a 30 (vacío: 3, o con plazas fijas cuando estén todos)
option-events-name = Nombre de una competición nueva
option-events-event = Número o nombre de la competición (vacío: la única)
option-events-person = Persona que se quita o se readmite
choice-do-create = Crear una competición
choice-do-list = Listar las competiciones de aquí
choice-do-table = Mostrar la tabla
choice-do-export = Exportar la competición entera en archivos
choice-do-join = Unirse
choice-do-leave = Salir
choice-do-start = Empezar
choice-do-cancel = Cancelar una competición (organización)
choice-do-remove = Quitar a alguien (organización)
choice-do-put-back = Readmitir a alguien (organización)
choice-do-move = Mover a este canal (organización)
choice-format-auto = Según cuánta gente se una
choice-format-league = Liga: todos contra todos, temporada tras temporada
choice-format-round-robin = Todos contra todos
choice-format-swiss = Suizo: rivales con más o menos los mismos puntos
choice-format-knockout = Eliminatoria: pierdes un enfrentamiento y quedas fuera
choice-games-1 = 1 partida
choice-games-2 = 2 partidas, cada persona empieza una
choice-rounds-rolling = En cuanto dos están libres
choice-rounds-strict = Ronda a ronda: la siguiente espera todas las partidas
choice-regulations-renju-world = Mundial de renju: ligas, Taraguchi-10, una partida cada vez
choice-regulations-gomoku-world = Mundial de gomoku: ligas, swap2, dos partidas cada vez

set-proposed = ♻️ Una doble partida: dos a la vez, y cada persona empieza una.
set-line = ♻️ Parte de una doble partida. La otra: #{ $number } { $link }
set-cancelled = ♻️ La otra partida de esta doble partida se canceló, así que esta cuenta por sí sola: #{ $number } { $link }
set-result = ♻️ La doble partida: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, ¿sigues en { $event }? Empieza { $in }. Sin respuesta quedas fuera: { $link }
button-stay-event = Sigo
event-stays = Sigues dentro: { $event }.
event-season = 🏁 **{ $name }**, temporada { $season }
event-board = { $event } · ronda { $round }
event-board-decider = { $event } · ronda { $round }, la partida que decide el enfrentamiento
event-board-final = { $event } · final
event-board-final-decider = { $event } · final, la partida decisiva
event-not-begun = En la competición pierde esta partida, sin jugarla, { $person }.
event-no-result = En la competición, esta partida no da puntos a nadie.{ $format ->
    [knockout] {" "}Si el enfrentamiento queda sin ganador, pasa quien tenía mejor puntuación al unirse o, si nadie la tenía, quien se unió antes.
   *[other] {""}
}
event-numbered = { $event } · competición #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , temporada { $season }
} ({ $state })
event-format-auto = todos contra todos hasta 10 participantes, suizo desde 11
event-format-league = liga
event-format-round-robin = todos contra todos
event-format-swiss = suizo
event-format-swiss-of = suizo, { $rounds ->
    [one] un rival cada uno
   *[other] { $rounds } rivales cada uno
}
event-format-knockout = eliminatoria
event-rated = puntuada
event-unrated = no puntuada
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] una partida con cada rival
   *[other] { $games } partidas a la vez con cada rival, cada lado empieza una
} · { $opponents ->
    [0] ronda a ronda
    [1] un rival a la vez
   *[other] hasta { $opponents } rivales a la vez
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] una partida en cada enfrentamiento
   *[other] { $games } partidas a la vez en cada enfrentamiento, cada lado empieza una
} · { $opponents ->
    [0] ronda a ronda
    [1] un rival a la vez
   *[other] hasta { $opponents } rivales a la vez
} · { $rated }
event-how-auto = No hay nada que organizar: las partidas empiezan solas, y cuando una termina, sigue la siguiente.
event-how-league = En una división juegan todos contra todos. Los últimos bajan, los primeros suben, y la temporada siguiente se abre sola.
event-how-round-robin = Todos juegan contra todos. Las partidas empiezan solas, y cuando una termina, sigue la siguiente.
event-how-swiss = Juegas contra rivales con más o menos tus puntos. Las partidas empiezan solas.
event-how-rounds = En el sistema suizo, el número de tus rivales depende de cuántos participen: { $one } si son { $few }, { $two } si son { $some }, { $three } si son { $many }.
event-how-strict = La ronda siguiente empieza sola cuando terminan todas las partidas de esta.
event-how-knockout = Quien pierde un enfrentamiento queda fuera. Tras un enfrentamiento en tablas se juega una partida más, y si también acaba en tablas, pasa quien tenía mejor puntuación al unirse, o con puntuaciones iguales o sin ellas, quien se unió antes.
event-silence = Si no haces tu primera jugada a tiempo, tu rival se lleva el punto. A la segunda, quedas fuera. Puedes irte de vacaciones, pero no pausar estas partidas. Puede tocarte cualquiera que participe, con bloqueo o sin él.
event-begins-at = Empieza { $when } ({ $in }).
event-begins-with = Empieza cuando haya { $seats } participantes{ $left ->
    [0] { "" }
   *[other] {" "}(faltan { $left })
}.
event-begins-with-at = Empieza cuando haya { $seats } participantes{ $left ->
    [0] { "" }
   *[other] {" "}(faltan { $left })
}, como muy tarde el { $when } ({ $in }).
event-begins-once = Empieza en cuanto haya al menos { $fewest } participantes.
event-begins-by-hand = { $person } la empieza con `/events do:Empezar` cuando haya al menos 3 participantes.
event-in-none = **Aún no hay nadie.** Pulsa “Unirse” y sé la primera persona.
event-in = **Participan ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
event-is-cancelled = { $event } se ha cancelado.{ $games ->
    [0] {""}
   *[other] {" "}Las partidas empezadas siguen.
}
event-progress = { $over } de { $all } partidas terminadas
event-progress-open = Partidas terminadas: { $over }, en curso: { $open }
event-progress-over = Tabla final, { $over ->
    [one] una partida
   *[other] { $over } partidas
}
event-progress-round = Ronda { $round } de { $rounds }
event-progress-final = Final
event-division = __División { $number }__
event-more = … y { $count } más: pulsa “Tabla”.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}de { $played }
}
event-player-out = { $person } (fuera)
event-annulled = -# Las partidas con { $people } no cuentan, porque quien deja antes de tiempo un torneo de todos contra todos sale de su tabla.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Una doble partida cuenta aquí cuando sus dos partidas han terminado.
event-nameless = Participante { $number }
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } sin jugar
event-alt-bye = { $points } sin rival
event-alt-passed = sin rival en la ronda { $round }
event-alt-open = { $person } en curso
event-tie-match-points = puntos de enfrentamiento { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = directo { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz (sin el peor) { $value }
event-tie-wins = victorias { $value }
event-paired = { $event }: partidas nuevas. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Final: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } acabó en tablas y decide una partida más: { $games }
event-through-rating = La partida decisiva entre { $one } y { $other } también acabó en tablas. Pasa { $one }, con mejor puntuación al unirse.
event-through-order = La partida decisiva entre { $one } y { $other } también acabó en tablas. Pasa { $one }: nadie tiene más puntuación, y { $one } se unió antes.
event-won-rating = La partida decisiva entre { $one } y { $other } también acabó en tablas. Gana { $one }, con mejor puntuación al unirse.
event-won-order = La partida decisiva entre { $one } y { $other } también acabó en tablas. Gana { $one }: nadie tiene más puntuación, y { $one } se unió antes.
event-bye = { $one } no tiene rival esta vez y recibe los puntos por ello.
event-passes = Sin rival en la primera ronda, entrada en la segunda: { $people }
event-passes-final = Sin rival en la primera ronda, entrada directa en la final: { $people }
event-free = Sin rival en esta ronda: { $people }
event-half-bye = { $one } ya no tiene rival y recibe por ello la mitad de los puntos.
event-too-few = { $people }, { $event } no ha podido empezar: hacen falta al menos { $fewest } participantes. Sigue abierta y empezará sola cuando haya bastantes. { $link }
event-out = { $people } no empezó dos partidas y queda fuera de { $event }.
event-gone = { $people } perdió dos partidas por tiempo sin jugar en una semana y queda fuera de { $event }.
event-may-return = La organización puede deshacerlo durante 48 horas: `/events do:Readmitir a alguien (organización)`
event-over = 👑 ¡Victoria en { $event }: { $people }! { $link }
event-over-none = { $event } ha terminado sin victoria de nadie. { $link }
event-over-divided = { $event } ha terminado. { $link }
event-over-division = División { $number }: { $people }
event-over-division-none = División { $number }: sin victoria
event-up = ⬆️ Suben de división: { $people }
event-down = ⬇️ Bajan de división: { $people }
event-cancelled = { $event } se ha cancelado.{ $games ->
    [0] {""}
   *[other] {" "}Las partidas que han empezado siguen.
}
event-moved-on = -# { $event } sigue en { $channel }. { $link }
event-preview = ¿Crear una competición en este canal con estas condiciones?
event-preview-more = -# `/events` admite otras: juego, formato, reloj, plazas, nombre y más.
button-event-new = Crear
event-made = Competición #{ $number } creada. La inscripción se hace con su mensaje en este canal.
event-joined = Participas en { $event }. Jugarás { $opponents ->
    [one] contra un rival a la vez
   *[other] contra hasta { $opponents } rivales a la vez
}, y puede tocarte cualquiera que participe, con bloqueo o sin él. Tus partidas empiezan solas.
event-left = Has salido de { $event }. Las partidas que han empezado siguen.
event-leave-sure = ¿Salir de { $event }? No tendrás más rivales. Las partidas que han empezado siguen.
event-leave-early = Si ha terminado menos de la mitad de tus emparejamientos, tus resultados salen de la tabla.
event-remove-sure = ¿Sacar a { $person } de { $event }? No tendrá más rivales. Las partidas que han empezado siguen.
event-remove-early = Si ha terminado menos de la mitad de sus enfrentamientos, sus resultados salen de la tabla.
event-files = { $event } en archivos: { $count ->
    [one] su partida
   *[other] sus { $count } partidas
}, su tabla para hojas de cálculo, sus resultados para **narabe standings** y un informe en el formato de la FIDE (TRF).
refusal-event-files-too-large = Los archivos son más grandes de lo que Discord admite en un mensaje. `/export` da las partidas una a una.
event-state-open = abierta
event-state-running = en curso
event-state-over = terminada
event-state-cancelled = cancelada
events-list = Competiciones de aquí:
events-none = Aún no hay ligas ni torneos aquí. Crea uno: `/events do:Crear una competición`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}{ $own ->
    [yes] {" "}· **participas**
    [over] {" "}· participaste
   *[other] {""}
} { $link }
button-join-event = Unirse
button-leave-event = Salir
button-leave-event-yes = Sí, salir
button-remove-entrant-yes = Sí, sacar
button-event-table = Tabla
button-event-files = Archivos
did-start-event = { $event } empieza ahora.
did-cancel-event = { $event } queda cancelada.{ $games ->
    [0] {""}
   *[other] {" "}Las partidas que han empezado siguen.
}
did-remove-entrant = { $person } queda fuera de { $event }.
did-put-back = { $person } vuelve a participar en { $event }.
did-move-event = { $event } sigue en este canal{ $games ->
    [0] {""}
   *[other] , con sus partidas en curso
}.

refusal-no-such-event = No hay ninguna competición #{ $number } en este servidor. /events las lista.
refusal-which-event = ¿Qué competición? Da su número en `event`. /events las lista.
refusal-which-of-events = ¿Qué competición? Da su número en `event`: { $known }.
refusal-events-full = Este servidor ya tiene { $most } competiciones abiertas o en curso, el máximo. Espera a que termine una, o cancela una.
refusal-events-yours = Ya tienes { $most } competiciones abiertas o en curso en este servidor, el máximo sin el permiso “Gestionar servidor”. Espera a que termine una, o cancela una.
refusal-event-not-in-channel = No estoy en este canal, y una competición necesita que yo publique sus tableros. Añádeme al servidor, o usa un canal que yo pueda ver.
refusal-event-seats = Una competición admite de { $fewest } a { $most } participantes. Escribe un número entre esos en `seats`.
refusal-event-name-long = El nombre de una competición puede tener hasta { $most } caracteres, y este tiene { $count }. Acórtalo.
refusal-set-half-over = La partida #{ $number } de esta doble partida ha terminado, así que esta no se puede cancelar. Sigue jugando o termínala con /draw o /resign.
refusal-set-two-players = Una doble partida es para dos personas. Deja `games` vacío aquí, o elige un juego para dos.
refusal-event-two-players = Las competiciones y las colinas son de juegos para dos personas. Elige uno en `game`, p. ej. gomoku/renju.
refusal-event-needs-clock = Una competición necesita un reloj. Elige uno en `clock`, o déjalo vacío para 5 días + 12 horas por jugada.
refusal-event-young-account = Tu cuenta de Discord debe tener { $days ->
    [one] un día
   *[other] { $days } días
} para participar aquí en competiciones. Hasta entonces puedes jugar con /challenge.
refusal-event-young-member = Debes llevar { $days ->
    [one] un día
   *[other] { $days } días
} en este servidor para participar aquí en competiciones. Hasta entonces puedes jugar con /challenge.
refusal-event-full = Las { $most } plazas están ocupadas. /events lista otras competiciones, o crea la siguiente: `/events do:Crear una competición`
refusal-event-begun = Esta competición ya ha empezado. Puedes seguir su tabla, o unirte a la siguiente: /events
refusal-event-beaten = Has quedado fuera de esta competición. Puedes seguir su tabla, o unirte a la siguiente: /events
refusal-event-not-begun = Esta competición no ha empezado, así que aún no tiene archivos. Únete: `/events do:Unirse`
refusal-event-ended = Esta competición ha terminado. /events lista las demás.
refusal-event-too-many = Ya participas en { $most } competiciones, el máximo. Termina una o sal de una: `/events do:Salir`
refusal-event-they-are-full = { $person } ya participa en { $most } competiciones, el máximo. Antes tiene que terminar una o salir de una.
refusal-event-not-in = No participas en esta competición. Mientras esté abierta puedes unirte: `/events do:Unirse`
refusal-event-not-organiser = Eso solo pueden hacerlo { $person } y quienes tienen el permiso “Gestionar servidor”.
refusal-event-too-few = Una competición necesita al menos { $fewest } participantes: faltan { $missing }. Sigue abierta.
refusal-event-needs-person = Di quién: elige a alguien en la opción `person`.
refusal-event-no-entrant = { $person } no participa en esta competición. El mensaje de inscripción y la tabla muestran quién sí.
refusal-event-not-back = No se puede readmitir a { $person }. Es posible durante 48 horas tras quedar fuera, y no en una eliminatoria.
refusal-event-they-are-in = { $person } sigue en esta competición, así que no hace falta readmitir.
refusal-event-ask-back = Ya no estás en esta competición. Durante 48 horas la organización puede readmitirte: `/events do:Readmitir a alguien (organización)`
refusal-event-game = Esta partida es de una competición, así que quienes la juegan no pueden pausarla ni cancelarla. La moderación puede terminarla con `/settings end` o decidirla con `/settings decide`, y `/vacation start` detiene tu reloj.

# The hill.
command-hill = La colina: quién está dónde, unirse, retar, salir
option-hill-do = Qué hacer (vacío: mostrar la colina, o retar a la persona indicada)
option-hill-person = A quién retar: hasta dos peldaños de ti
option-hill-game = Juego y reglas de la colina, p. ej. gomoku/renju (vacío: la tuya o la que tiene más gente)
choice-do-show = Mostrar
choice-do-challenge = Retar a alguien
button-hill-join = Unirse
button-hill-challenge = Retar…
button-hill-leave = Salir
button-hill-leave-yes = Sí, salir
week-title = **La semana hasta { $until }**
week-event = { $event }: { $over } de { $all } partidas han terminado.
week-games = { $games ->
    [one] Terminó una partida
   *[other] Terminaron { $games } partidas
} de { $people ->
    [one] una persona.
   *[other] { $people } personas.
}
week-guesses = 🔮 En cabeza de los pronósticos este mes: { $people }, { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
week-join = { $join }: { $game }
week-king = 👑 { $person } lleva la corona de la colina ({ $game }) desde { $since }.
week-longest = La partida más larga: { $game } #{ $number }, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
week-puzzles = 🧩 Problemas del día: { $days ->
    [one] 1 resuelto
   *[other] { $days } resueltos
}, por { $people ->
    [one] 1 persona.
   *[other] { $people } personas.
}
week-open = Se busca rival:
week-streak = Racha de victorias más larga: { $people }, { $count } partidas seguidas.
week-upset = Sorpresa de la semana: { $winner } ganó a { $loser }, con { $gap ->
    [one] un punto
   *[other] { $gap } puntos
} más de puntuación (#{ $number }).
hill-title = ⛰️ **Colina** · { $game }
hill-empty = No hay nadie en la colina. Estrénala.
hill-king = 👑 { $person } lleva la corona desde { $since }. { $count ->
    [one] { $people } está
   *[other] { $people } están
} un peldaño por debajo.
hill-no-king = 👑 Nadie lleva la corona. Es de quien está sin compañía en el más alto de varios peldaños.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } reta a { $other }
hill-played = ⚔️ { $one } y { $other } están jugando
hill-how = -# Reta a cualquiera que esté hasta { $most } peldaños de ti. Ganar te sube un peldaño, perder te baja uno. Quien recibe un reto desde más abajo y no lo acepta en tres días pierde un peldaño. Tras 31 días sin jugar sales de la colina.
hill-alt-king = Peldaño { $number }, con la corona: { $people }
hill-alt-step = Peldaño { $number }: { $people }
hill-challenge = ⛰️ Por la colina. Quien recibe un reto desde más abajo y no lo acepta pierde un peldaño.
hill-challenge-free = ⛰️ Por la colina.
hill-unanswered = ⛰️ En la colina esto cuenta como derrota de quien recibió el reto, que estaba más arriba.
hill-unanswered-free = ⛰️ En la colina esto no cambia nada: quien recibió el reto no estaba más arriba.
hill-board = ⛰️ Por la colina: quien gana sube un peldaño.
hill-crowned = 👑 { $person } lleva ahora la corona de la colina.
hill-whom = Elige a quién retar.
hill-leave-sure = ¿Salir de la colina ({ $game })? Podrás volver a unirte al cabo de un día, y empezarás en el peldaño más bajo. Terminan los retos abiertos por la colina que has hecho o recibido.
hill-leave-playing = Tu partida por la colina sigue, pero no cuenta para ti mientras no estés en la colina.
hill-left = Has salido de la colina ({ $game }).
refusal-hill-not-on = No estás en la colina ({ $game }). Primero únete con /hill.
refusal-hill-off = No estás en la colina ({ $game }).
refusal-hill-on = Ya estás en la colina ({ $game }), en el peldaño { $number } de { $count }. Con /hill puedes retar a alguien o salir.
refusal-hill-self = No puedes retarte. Elige a otra persona de la colina.
refusal-hill-they-are-not-on = { $person } no está en la colina. Reta a alguien que esté, o invita a unirse con /hill.
refusal-hill-too-far = { $person } está a más de { $most } peldaños. Reta a alguien más cercano.
refusal-hill-many-made = Ya tienes { $most } retos por la colina. Juega antes uno de ellos.
refusal-hill-many-received = { $person } ya tiene { $most } retos por la colina. Reta a otra persona o espera.
refusal-hill-meets = { $person } y tú ya jugáis por la colina.
refusal-hill-again = { $person } y tú habéis jugado hace poco. Se puede volver a retar desde { $until }.
refusal-hill-no-one = Ahora no se puede retar a nadie: tienes dos retos, o en los últimos 7 días has jugado con todas las personas cercanas o has retirado el reto que les hiciste. Inténtalo más tarde.
refusal-hill-alone = Aún no hay nadie más en esta colina. Invita a alguien a unirse con /hill.
refusal-hill-moved = La colina acaba de cambiar. Inténtalo otra vez.
refusal-hill-game = Esta partida es por la colina, así que sus jugadores no pueden pausarla ni cancelarla. Puedes usar /resign o /draw, y `/vacation start` detiene tu reloj.
refusal-hills-full = Este servidor tiene { $most } colinas, que es el límite. Elige el juego de una de ellas o deja `game` vacío.
refusal-hills-yours = Ya has creado { $most } de las colinas de este servidor, el máximo sin el permiso “Gestionar servidor”. Únete a una que ya exista, o pídeselo a alguien con ese permiso.
