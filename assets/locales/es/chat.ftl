# Messages in channels.

-narabe = Narabe

fault = Algo ha salido mal, pero no se ha perdido nada. Inténtalo otra vez. Si sigue pasando, da este número a quien administra el bot: { $number }
kept-anyway = Guardado. El mensaje aparecerá en un momento.
fault-busy = Tengo mucho trabajo y no he hecho eso. Inténtalo en un momento.

owner-database-damaged = { $count ->
    [one] ⚠️ Una revisión de la base de datos ha encontrado un fallo. El registro dice cuál es.
   *[other] ⚠️ Una revisión de la base de datos ha encontrado { $count } fallos. El registro dice cuáles son.
} Detén el bot, restaura la copia más reciente sin fallos y ejecuta **narabe check** con ella.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Última jugada: { $action } ({ $person })
last-action-planned = Última jugada: { $action } ({ $person }, prevista)
guessed = 🔮 { $right } de { $all } tenían { $action }.
opening-name = Apertura: { $name }
to-move = Le toca a { $person }.
won = { $count ->
    [one] 🏆 Gana { $winners }: { $end }.
   *[other] 🏆 Ganan { $winners }: { $end }.
}
won-shared = 🤝 { $winners } comparten la victoria: { $end }. Entre sí cuenta como tablas.
drawn = Tablas: { $end }.
drawn-among = Tablas entre { $people }: { $end }. Fuera de la partida antes: { $left }.
drawn-machines = Tablas entre { $people }, pues ya no juega nadie más. Fuera de la partida antes: { $left }.
you-are-challenged = { $people }, tienes un reto a { $game } (#{ $number }). { $link }
open-seat-for = { $role }, hay una plaza libre.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, te toca en { $game } #{ $number }. { $link }

challenge-made = { $author } reta a { $invited }.
challenge-mates = { $author } invita a { $invited } a su equipo.
challenge-teams = { $team } retan a { $invited }.
challenge-open = { $author } busca { $free ->
    [one] una persona más
   *[other] { $free } personas más
} para jugar.
challenge-until = El reto caduca { $until }.
first-me = Empieza quien reta.
first-them = Empieza quien acepta.
first-random = El primer turno se decide por sorteo.
first-loser = { $first } Si ya han jugado antes, elige quien perdió su última partida que no acabó en tablas.
challenge-bot-alone = No puedes retar a otro bot, pero puedes elegir a { -narabe } o jugar en solitario. Para jugar con gente, elige a alguien, o deja `opponent` vacío para que cualquiera pueda unirse.
challenge-play-alone = Jugar a { $name }
challenge-declined = Reto rechazado.
challenge-declined-by = Reto rechazado por { $person }.
challenge-withdrawn = Reto retirado.
challenge-left = Este reto ha terminado: alguien que participaba se ha ido.
challenge-expired = Reto caducado: nadie lo aceptó a tiempo.

button-accept = Aceptar
button-decline = Rechazar
button-join = Unirse
button-withdraw = Retirar
button-leave = Salir
button-rules = Reglas
button-move = Jugar
button-resign = Abandonar
button-confirm-resign = Sí, abandonar

form-title = Tu jugada · #{ $number } { $game }
form-where = ¿Dónde?
form-example = por ejemplo { $example }
form-any = Responder a cualquier otra jugada
form-any-note = Una línea que empieza por * responde a toda jugada que no esté en otra. Márcalo también.
form-lines = Líneas
form-lines-note = Su jugada, tu respuesta, etc. Una variante por línea. Vacío: ningún plan.
form-plan = Prever tus respuestas · { $game }
plan-any = (cualquier otra jugada)
plan-gone = Ahora no tienes ningún plan para esta partida.
plan-line = • { $moves }
plan-more = { $count ->
    [one] … y una línea más. { button-plan } las tiene todas.
   *[other] … y { $count } líneas más. { button-plan } las tiene todas.
}
plan-title = 🗒️ Tu plan: { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}. Nadie más lo ve antes de que se juegue.
plan-void = 🗒️ Tu plan ya no vale: la partida tomó otro camino.
form-note = ¿Qué te parece esta posición?
form-note-example = Por ejemplo: primero el tres de abajo
form-note-note = Hasta 500 caracteres, solo para ti. Vacío: se borra la nota.
form-note-title = { $ply ->
    [0] Nota antes de la primera jugada · { $game }
   *[other] Nota tras la jugada { $ply } · { $game }
}
form-share-note = Compartir al final
form-share-note-note = Terminada la partida, otras personas la leen al reproducirla y en el archivo SGF.
note-kept = 📝 Guardada. Nadie más puede leerla.
note-kept-shared = 📝 Guardada. Nadie más puede leerla antes de que termine la partida.
note-kept-open = 📝 Guardada. Desde ahora todo el mundo puede leerla.
note-deleted = 📝 Ahora no tienes ninguna nota sobre esta posición.
note-own = { $shared ->
    [yes] 📝 Tu nota, que se comparte al final de la partida:
   *[no] 📝 Tu nota:
}
note-of = 📝 Nota de { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Notas antes de la primera jugada.
notes-elsewhere = 📝 Notas tras { $count ->
    [one] la jugada
   *[other] las jugadas
} { $plies }.
notes-more = 📝 { $count ->
    [one] Aquí hay una nota más.
   *[other] Aquí hay { $count } notas más.
} `/export` contiene las compartidas.
form-guess = Adivina la jugada · { $game }
form-guess-note = Secreto hasta la jugada. Acierto: 1 punto, o 3 si acertó como mucho un cuarto.
form-winner = ¿Quién gana?
form-winner-note = Hasta la décima jugada. Acierto: 5 puntos.
guess-kept = 🔮 Tu respuesta: { $action }. Puedes cambiarla hasta que se juegue. Nadie la ve antes.
guess-no-one = Dejarlo como está
guess-seat = Plaza { $number }
prediction-kept = 🔮 Tu pronóstico: gana { $person }. Puedes cambiarlo hasta la décima jugada.
crowd = 👥 el público
crowd-listed = 👥 el público
crowd-label = El público
crowd-how = 🗳️ Cualquier otra persona de aquí puede votar con { $vote } o /move. Los votos son secretos hasta el recuento.
crowd-to-move = 👥 El público vota la próxima jugada.
form-choice = O elige
form-choice-note = Jugadas que otros proponen y formas de acabar la partida. Lo que escribas arriba va primero.
form-vote = Votar · { $game }
form-vote-again = Tu voto hasta ahora: { $action }. Secreto hasta el recuento.
form-vote-note = Secreto hasta el recuento. Hasta entonces puedes cambiarlo.
vote-button = { $away ->
    [yes] **{ $vote }** debajo del tablero del canal
   *[no] **{ $vote }**
}
vote-draw = Aceptar tablas
vote-kept = 🗳️ Tu voto: { $action }. El recuento es { $left } a más tardar. Hasta entonces puedes cambiarlo, y nadie lo ve.
vote-missing = 🗳️ Aún no has votado esta jugada.
vote-resign = Abandonar
vote-settled = 🗳️ Con eso queda decidido: la jugada está hecha.
vote-written = La jugada que he escrito
vote-yours = 🗳️ Tu voto: { $action }. Nadie más lo ve antes del recuento.
voted = 🗳️ { $action }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , otros: { $others }
}. { $people ->
    [one] Votó 1 persona.
   *[other] Votaron { $people } personas.
}{ $tie ->
    [yes] {" "}Hubo igualdad y { $action } llegó antes.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] El voto dado hasta ahora ya no cuenta.
   *[other] Los { $votes } votos dados hasta ahora ya no cuentan.
}

menu-hint = Elige una acción
chosen = Has elegido: { $action }.

resign-sure = ¿Abandonar esta partida? { $game }
resign-sure-others = ¿Abandonar esta partida? El resto sigue jugando y tú has perdido, acuerden lo que acuerden. { $game }
resign-sure-team = ¿Abandonar esta partida? Tu equipo sigue sin ti, y su resultado también cuenta para ti. { $game }
resigned = Has abandonado.

waits-to-begin = A la espera de que alguien acepte.

right-view-channel = Ver canal
right-send-messages = Enviar mensajes
right-send-messages-in-threads = Enviar mensajes en hilos
right-use-external-apps = Usar aplicaciones externas (tu propio permiso, no el del bot)
right-attach-files = Adjuntar archivos
right-manage-roles = Gestionar roles

help-group-play = __Jugar__
help-group-between = __Durante la partida__
help-group-look = __Mirar atrás__
help-group-settings = __Reglas y ajustes__
help = Juega al cinco en línea y a sus parientes con { -narabe }, en este mismo canal y a tu ritmo.
help-lessons = ¿Quieres aprender? Abre `/rules game:gomoku/renju` y pulsa **{ $button }**. También las hay de gomoku y pente.
help-moves = ¿Te toca? Pulsa **{ $button }** debajo del tablero, o usa /move. Cómo se escribe una jugada:
    { $games }
    En { game-gomoku }, { game-ninuki } y { preset-ninuki-pente }, las columnas son letras desde la izquierda y las filas son números desde abajo.

# Games for three and four, and lines that wait for an answer.
to-move-then = Le toca a { $person }, después a { $next }.
moves-for = { $person } juega por { $left }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, { $team } en total con su equipo
seat-left = { $seat } (ha dejado la partida)
left-resigned = 🏳️ Abandono: { $people }.
left-late = ⏳ Tiempo agotado: { $people }.
taken = { $count ->
    [0] sin capturas
    [one] 1 piedra capturada
   *[other] { $count } piedras capturadas{ $pairs ->
        [0] {""}
        [one] {" "}(1 pareja)
       *[other] {" "}({ $pairs } parejas)
    }
}
lobby-drawn = Los puestos se sortean cuando estén todos:
lobby-ordered = Puestos, en este orden:
lobby-named = Puestos, en este orden. Si empiezan los demás, quien reta ocupa el último:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, con invitación
lobby-free = ▫️ libre
lobby-anyone = puesto libre
lobby-teams = Equipos: { $one } contra { $other }
button-concede = Conceder
button-confirm-concede = Sí, conceder
concede-sure = ¿Conceder y dejar la línea sin romper? { $game }
conceded = Has concedido la partida.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } y más
join-names-more = { $before } y { $count } más
join-person = { $person }
join-people = { $before } y { $next }
join-people-last = { $before } y { $next }
join-either = { $before } o { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
