# What people set for themselves, and what they ask of each other between the moves.

panel-on = sí
panel-off = no
panel-none = ninguna
panel-done = Hecho.
panel-toggle = { $name }: { $state }
language = Español

command-preferences = Tu idioma, aspecto, recordatorios y horas de silencio
preferences = Tus ajustes personales, en todos los servidores. Los mensajes que ven todos siguen los ajustes del servidor.
preferences-quiet = Horas de silencio: { $quiet }
preferences-zone = Zona horaria: { $zone }
preference-language = Idioma
preference-language-discord = el mismo que en Discord
preference-theme = Tema
theme-wood = Tema: madera
theme-slate = Tema: pizarra, para el modo oscuro
theme-paper = Tema: papel, como en los libros
theme-contrast = Tema: alto contraste
preference-deck = Baraja
deck-coins = Baraja: caras verdes y doradas con monedas
deck-suits = Baraja: naipes
preference-lettering = Tableros de pente: columnas
lettering-server = Tableros de pente: columnas como en el servidor
lettering-with-i = Tableros de pente: columnas con la letra I
lettering-without-i = Tableros de pente: columnas sin la letra I
preference-reminders = Recordatorios
preference-reminders-channel = Recordatorios: mención en el canal
preference-reminders-direct = Recordatorios: mensaje directo
preference-reminders-none = Recordatorios: ninguno
preference-numbers-none = Números de jugada: ninguno
preference-numbers-last = Números de jugada: los últimos
preference-numbers-all = Números de jugada: todos
preference-forbidden = Mostrar los puntos prohibidos
preference-confirm = Confirmar cada jugada
preference-text-board = Tablero como texto
preference-turned = Tablero girado: { $degrees }°
preference-auto-vacation = Vacaciones automáticas
preference-direct-turns = Turnos por mensaje directo
preference-guessable = Pronósticos sobre mis partidas
preference-puzzles = Problemas de mis partidas
preference-across = Mis plazas en otros servidores
preference-quiet = Horas de silencio
preference-quiet-label = ¿Desde cuándo hasta cuándo?
preference-quiet-example = 23:00-7:30, o “off”
preference-zone = Zona horaria
preference-zone-label = ¿Qué zona horaria o ciudad?
preference-zone-example = Europe/Madrid, o Tokyo
preference-reset = Volver a los valores por defecto
refusal-bad-hours = “{ $written }” no es un intervalo de tiempo. Escríbelo como 23:00-7:30, o “off” para no tener horas de silencio.
refusal-no-such-zone = No hay ninguna zona horaria “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir { $nearest }?
} Escribe una zona horaria como Europe/Madrid, o una ciudad grande como Tokyo.

confirm-sure = El tablero quedaría así. ¿Hacer esta jugada?
confirm-play = Sí: { $action }

command-draw = Ofrecer tablas, o aceptarlas
option-draw-game = Cuál de tus partidas (número)
command-takeback = Deshacer tu última jugada (pasados 30 segundos, si los demás están de acuerdo)
option-takeback-game = Cuál de tus partidas (número)
command-abort = Cancelar una partida sin resultado
option-abort-game = Cuál de tus partidas (número)
command-rematch = Revancha con los colores cambiados
option-rematch-game = Qué partida terminada (vacío: tu última aquí)
option-board-here = Traer la partida a este canal
option-games-list = Tus partidas en curso, las de este canal, las plazas libres o las terminadas
option-games-game = Solo este juego
option-games-with = Solo partidas con esta persona
choice-list-mine = Mis partidas en curso, en todas partes
choice-list-channel = Partidas en curso en este canal
choice-list-seats = Plazas libres en este canal
choice-list-finished = Mis partidas terminadas
command-block = Bloquear o desbloquear a alguien
option-block-person = A quién bloquear o desbloquear (vacío: listar a quienes has bloqueado)
command-privacy = Ver qué se guarda sobre ti, exportarlo o borrarlo
command-settings = Ajustes del servidor y moderación (requiere Gestionar servidor)
command-settings-show = Ver y cambiar los ajustes del servidor
option-settings-game = Número de la partida
option-settings-person = La persona afectada
option-settings-decide-person = Quien gana (el bot: el público o la máquina)
command-settings-end = Terminar una partida sin resultado
command-settings-void = Anular un resultado y recalcular las puntuaciones
command-settings-decide = Decidir una partida en curso o terminada (sin persona: tablas)
command-settings-restore = Restaurar el resultado tal como se jugó
command-settings-close-season = Cerrar la temporada
command-settings-extend = Dar más tiempo a quien le toca, un día como mucho
command-settings-ban = Excluir a alguien de las partidas de aquí
command-settings-unban = Levantar una exclusión
command-settings-log = Mostrar el registro de moderación

button-confirm-abort = Sí, cancelar
button-more = Más…
button-guess = Adivinar…
button-vote = Votar…
button-plan = Prever…
button-note = Anotar…
button-try = Probar jugadas…
button-draw = Ofrecer tablas
button-takeback = Deshacer
button-abort = Cancelar la partida…
button-replay = Reproducir
button-agree = Aceptar
button-agree-draw = Aceptar tablas
button-agree-takeback = Aceptar deshacer
button-agree-abort = Aceptar cancelar
button-turn-down = Rechazar
abort-sure = Alguien no ha jugado todavía, así que puedes cancelar esta partida ahora mismo, sin resultado. ¿Cancelarla? { $game }
abort-sure-alone = ¿Cancelar esta partida sin resultado? { $game }
abort-sure-asks = Todos han jugado ya, así que los demás tienen que estar de acuerdo. ¿Pedirles que se cancele esta partida sin resultado? { $game }
abort-sure-asks-one = Esta partida ya solo se puede cancelar si { $person } está de acuerdo. ¿Pedir que se cancele sin resultado? { $game }
broken-off-aborted = Partida cancelada, sin resultado.
broken-off-ended-by-server = La moderación ha terminado esta partida sin resultado.
end-adjudicated = por decisión de la moderación
end-no-result = sin resultado
offer-draw = 🤝 { $person } ofrece tablas. Falta la respuesta de { $people }.
offer-draw-crowd = 🤝 { $person } ofrece tablas. Si las quieres, pulsa { $vote } y elige “Aceptar tablas”.
offer-takeback = ↩️ { $person } quiere deshacer { $action }{ $more ->
    [none] {""}
   *[other] , y con ello { $more }
}. Falta la respuesta de { $people }.
undone-choice = “{ $action }”
declined-draw = 🤝 La oferta de tablas de { $person } fue rechazada.
declined-draw-early = 🤝 La oferta de tablas de { $person } fue rechazada. { -narabe } no acepta tablas antes de la jugada { $from }.
declined-takeback = ↩️ { $person } pidió deshacer una jugada. La petición fue rechazada.
declined-abort = { $person } pidió cancelar la partida. La petición fue rechazada.
declined-who = { $person } dijo que no.
offer-withdrawn = { $person } retiró su petición.
lapsed-draw = 🤝 La oferta de tablas de { $person } ya no vale.
lapsed-takeback = ↩️ La petición de { $person } de deshacer una jugada ya no vale.
lapsed-abort = La petición de { $person } de cancelar la partida ya no vale.
lapsed-hints = 💡 La petición de pistas de { $person } ya no vale.
offer-abort = { $person } quiere cancelar la partida sin resultado. Falta la respuesta de { $people }.
was-taken-back = ↩️ { $person } ha deshecho { $count ->
    [1] una jugada
   *[other] una jugada y lo que vino después
}.
you-are-asked = { $people }, en { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: tablero más nuevo { $link }
no-result = Sin resultado.
refusal-no-offer = Ahora no hay ninguna oferta en esta partida. Usa /draw para ofrecer tablas, o /takeback para deshacer una jugada.
refusal-others-answer = La respuesta a esto corresponde a { $people }.{ $own ->
    [yes] {" "}Con **{ $decline }** retiras tu oferta.
   *[no] {" "}Tú ya has aceptado.
}
refusal-offer-stands = { $turn ->
    [yes] { $person } ya ha hecho una oferta. Respóndela primero con los botones debajo del tablero, o juega sin más: la próxima jugada la cancela.
   *[no] { $person } ya ha hecho una oferta. Respóndela primero con los botones debajo del tablero. La próxima jugada la cancela.
}
refusal-offer-yours = { $turn ->
    [yes] Ya has hecho una oferta. Espera la respuesta, retírala con **{ $decline }** o juega sin más: la próxima jugada la cancela.
   *[no] Ya has hecho una oferta. Espera la respuesta o retírala con **{ $decline }** debajo del tablero. La próxima jugada la cancela.
}
refusal-offer-crowd = Ya has ofrecido tablas, y el público puede votarlas ahora. La próxima jugada del público cancela la oferta.
refusal-asked-already = Ya has pedido eso en este turno. Puedes pedirlo de nuevo tras la próxima jugada.
refusal-no-draw-now = Ahora no puedes ofrecer tablas. Sigue jugando, o usa /resign.
refusal-draw-thinking = { $machine } está pensando. Ofrece las tablas después de su jugada.
refusal-nothing-to-take-back = No tienes ninguna jugada que deshacer.
refusal-moves-within = Una partida solo se puede mover dentro de su servidor. Esta está en { $place }. Usa /board allí.
refusal-no-game-over-here = No tienes partidas terminadas en este canal. Empieza una partida con /challenge.

list-mine = Tus partidas en curso, primero las que te esperan:
list-mine-none = No tienes partidas en curso. Empieza una con /challenge.
list-channel = Partidas en curso en este canal, las más urgentes primero:
list-channel-none = Nadie juega ahora en este canal. Empieza una partida con /challenge.
list-seats = Plazas libres en este canal:
list-seats-none = No hay plazas libres en este canal. Ofrece una con /challenge.
list-seat = { $game }, ofrecida por { $author }, plazas libres: { $free }
list-free = plazas libres: { $free }
list-away = 🏖️ { $people } de vacaciones
list-finished = Tus partidas terminadas, las más nuevas primero:
list-open = Ir al tablero
list-due = jugada pendiente { $when }
list-expires = caduca { $when }
list-across = de otro servidor
across-joined = Tienes la plaza en la partida #{ $number }, que se juega en otro servidor. Tus turnos llegan por mensaje directo, y allí **{ button-mine }** abre el tablero. `/games` también lista la partida.
refusal-across-rematch = Una de las dos personas estaba en otro servidor, así que esta partida no tiene revancha. `/challenge` sin rival ofrece una plaza nueva, que también se muestra allí.
list-last = última jugada { $when }
list-your-move = ▶ **Te toca**
list-your-answer = ▶ **Tu respuesta**
list-against = { $game } contra { $people }
list-beside = { $game } con { $mates }, contra { $people }
list-between = { $game }: { $people }
list-in-set = { $game } ({ $part } de 2)
list-stone = { $stone } { $game }
list-finished-none = No hay partidas terminadas que coincidan.
list-no-match = No hay partidas que coincidan.
page-back = ◀ Atrás
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Siguiente ▶

settings = Ajustes del servidor. Si no eliges canales ni juegos, se permiten todos.
    Exclusiones: { $count ->
        [0] nadie
       *[other] { $barred }
    }
    Para moderar partidas y personas: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] una persona cuyos datos se han borrado
   *[other] { $count } personas cuyos datos se han borrado
}
settings-default-line = Juego por defecto: { $game }
settings-limits-line = Hasta { $person ->
    [one] una partida en curso
   *[other] { $person } partidas en curso
} por persona y { $channel } por canal
settings-rule-sets-line = Variantes: { $count ->
        [0] todas
       *[other] { $names }
    }
settings-usual-game = { $game } (sin ajustar)
setting-channels = Canales donde se puede empezar a jugar
setting-games = Juegos que hay aquí
setting-policy = Cómo se publican los tableros
policy-edit = actualizar un solo mensaje
policy-relay = un mensaje nuevo por jugada, borrando el anterior
policy-keep = un mensaje nuevo por jugada, conservando los anteriores
policy-thread = un hilo para cada partida
thread-refused = Este servidor quiere un hilo para cada partida, pero aquí no puedo crear ninguno. Necesito el permiso “Crear hilos públicos”. La partida se queda en este canal.
setting-casual = Partidas puntuadas
setting-pace = Reloj por defecto
setting-pace-none = sin reloj (nunca puntuada)
setting-default = Juego por defecto
setting-default-label = ¿Qué juego y variante?
setting-default-example = { $game }, o - para ninguno
setting-rule-sets = Variantes
setting-rule-sets-label = Solo estas, con comas (- para todas)
setting-limits = Límites
setting-limits-label = ¿Partidas por persona, partidas por canal?
setting-limits-example = 10 50, o - para el valor por defecto
setting-lettering = Letra I en los tableros de pente
settings-ratings = **Puntuaciones aquí**
    • Para entrar en la clasificación { $games ->
        [one] hace falta una partida puntuada
       *[other] hacen falta { $games } partidas puntuadas
    }, { $opponents ->
        [one] un rival
       *[other] { $opponents } rivales distintos
    }, una desviación de { $deviation } o menos y una partida puntuada en { $days ->
        [one] las últimas 24 horas
       *[other] los últimos { $days } días
    }. Los cambios valen al instante.
    • Las partidas de alguien cuentan si, cuando empiezan, su cuenta tiene al menos { $account ->
        [one] un día
       *[other] { $account } días
    } y lleva al menos { $member ->
        [one] un día
       *[other] { $member } días
    } en este servidor.
    • La primera, segunda, tercera… partida de las mismas dos personas en 30 días cuenta el { $weights } %. El último número vale para todas las siguientes.
    • { $plain ->
        [no] El gomoku simple, los tableros pequeños y los hándicaps de Gomoku Roku no cuentan: está desactivado.
       *[yes] El gomoku simple, los tableros pequeños y los hándicaps de Gomoku Roku cuentan también.
    } Lo que vale empezar es parte del resultado esperado.
    Los cambios de antigüedad y de pesos valen para las partidas que terminen desde ahora. Lo que ya se ha contado se queda.
setting-odd = El gomoku simple cuenta
setting-ranked = Clasificación…
setting-ranked-label = ¿Partidas, rivales, desviación, días?
setting-ranked-example = 10 3 110 60, o - para el valor por defecto
setting-ages = Cuentas nuevas…
setting-ages-label = ¿Días desde el registro, en el servidor?
setting-ages-example = 14 3, o - para el valor por defecto
setting-none = Ninguno
setting-guesses = Adivinar la jugada
setting-own-puzzles = Problemas de partidas de aquí
setting-across = Plazas libres entre servidores
setting-results = Los resultados se publican en
setting-role-champion = Quienes ganaron la última liga o el último torneo creado por alguien que gestiona el servidor
setting-role-first = Primer puesto de la clasificación
setting-role-king = Quienes llevan la corona de las colinas a las que se ha unido alguien que gestiona el servidor
setting-role-season = Primer puesto de una clasificación de la última temporada
setting-role-seats = Avisado de plazas libres, cada 15 minutos como mucho. Permite que todos mencionen este rol.
setting-role-title = Con un título como Shogun (tres victorias seguidas contra la misma persona)
setting-role-top = Tres primeros puestos de la clasificación
setting-role-voters = Puede votar en partidas contra el público, tras tres días aquí (sin rol: todo el mundo)
setting-roles = Roles y resultados…
setting-week = El resumen de la semana se publica en (lunes, 10:00 UTC)
setting-puzzle = El problema del día se publica en (después de las 10:00 UTC)
setting-weights = Parejas repetidas…
setting-weights-label = ¿Porcentaje de la 1.ª, 2.ª… partida?
setting-weights-example = 100 100 50 25 0, o - por defecto
refusal-bad-ranked = “{ $written }” no se entiende como condiciones de la clasificación. Escribe cuatro números como 10 3 110 60: partidas (1 a 1000), rivales (1 a 100), desviación (45 a 350) y días (1 a 3650).
refusal-bad-ages = “{ $written }” no se entiende como dos números de días. Escríbelos como 14 3, cada uno de 0 a 3650: días desde el registro y días en el servidor.
refusal-bad-weights = “{ $written }” no se entiende como pesos. Escribe hasta 20 números de 0 a 100, como 100 100 50 25 0.
refusal-bad-limits = “{ $written }” no puede ser los dos límites. Escribe dos números como 10 50: de 1 a { $person } partidas por persona y de 1 a { $channel } por canal.
refusal-setting-no-choice = Así no se podría jugar a nada: las variantes permitidas ({ $sets }) no son de ninguno de los juegos permitidos ({ $games }). Cambia antes el otro ajuste, o vacíalo.
refusal-setting-default-not-here = El juego por defecto sería { $game }, que no está entre lo permitido aquí: { $known }. Elige otro juego por defecto (- para ninguno), o permítelo antes.
refusal-setting-default-alone = { $game } es para una sola persona, pero el juego por defecto es para retar a otras. Elige otro.
refusal-settings-need-server = Los ajustes del servidor solo existen en servidores. Usa `/settings show` en un canal de un servidor. Los tuyos están en /preferences.
refusal-role-of-everyone = Elige otro rol: este lo tiene todo el mundo.
refusal-roles-need-right = Dame primero el permiso “Gestionar roles” y vuelve a elegir el rol.
refusal-role-out-of-reach = No puedo dar este rol: está por encima del mío o pertenece a una integración. Pon mi rol por encima (Ajustes del servidor, Roles) o elige otro.
roles-gone = ⚠️ Uno de estos roles ya no existe. Elige otro, o ninguno.
roles-refused = ⚠️ Discord rechazó un rol (código { $code }). Dame el permiso “Gestionar roles” y pon mi propio rol por encima de los que debo dar: Ajustes del servidor, Roles.
settings-back = Atrás
settings-roles = **Roles y resultados**
    Doy estos roles a los miembros según lo que han jugado, y los retiro cuando le tocan a otra persona. Lo reviso cada diez minutos.
refusal-settings-need-right = Para esto necesitas el permiso “Gestionar servidor”. Tus propios ajustes están en /preferences.
refusal-deed-needs-person = Di quién: elige a alguien en la opción `person`.
refusal-ban-self = No puedes excluirte. Elige a otra persona.
refusal-ban-narabe = No se puede excluir a { -narabe }. Elige a una persona.
refusal-settings-full = No queda sitio para este cambio, porque aquí hay demasiadas personas excluidas. Levanta antes una exclusión: `/settings unban`
refusal-not-banned = { $person } no tiene ninguna exclusión aquí, así que no hay nada que levantar. `/settings log` lista lo que se hizo.
refusal-deed-not-now = Eso no funciona ahora con esta partida. Puedes terminar partidas abiertas o en curso, alargar las que están en curso, decidir las que están en curso o terminadas, y anular o restaurar las terminadas.
refusal-decide-left = Esta persona ha dejado la partida y ya no puede ganarla. Elige a otra, o termina la partida sin resultado con `/settings end`.
refusal-decide-automa = El automa lo juega el propio juego y no se le puede dar por perdedor. Puedes dar la victoria al automa, decidir tablas o terminar la partida sin resultado con `/settings end`.
refusal-no-crowd = { -narabe } no juega en esta partida. Elige a alguien que la juegue, o a nadie para unas tablas.
refusal-not-their-game = { $person } no está en esta partida. Elige a alguien que la juegue, o a nadie para unas tablas.
refusal-no-deadline = Esta partida no tiene un plazo que alargar.
did-end = La partida #{ $number } ha terminado sin resultado.
did-end-event = En la competición no da puntos a nadie. Aún se le puede dar un resultado: `/settings decide`
did-adjudicate = La partida #{ $number } se ha decidido.
did-extend = Hay { $minutes ->
    [5] cinco minutos
    [60] una hora
   *[other] un día
} más para la próxima jugada en #{ $number }.
did-bar = { $person } ya no puede empezar partidas aquí ni unirse a ellas. Sus partidas en curso siguen.
did-unbar = { $person } puede volver a jugar aquí.
did-bar-events = Con esto queda fuera de { $events }.
did-unbar-events = Sigue fuera de { $events }. Durante 48 horas tras la exclusión la organización puede readmitir: `/events do:Readmitir a alguien (organización)`
audit = Registro de moderación, lo más nuevo primero:
audit-detail = { $line }: { $detail }
audit-draw = tablas
audit-machine = la máquina
audit-win = victoria de { $winner }
# What someone has done, behind their name.
audit-act-end = ha terminado la partida { $game }
audit-act-extend = ha dado más tiempo en la partida { $game }
audit-act-adjudicate = ha decidido la partida { $game }
audit-act-void = ha anulado el resultado de la partida { $game }
audit-act-restore = ha restaurado el resultado de la partida { $game }
audit-act-close-season = ha cerrado la temporada
audit-act-bar = ha excluido a { $person }
audit-out-of = fuera de { $events }
audit-act-unbar = ha levantado la exclusión de { $person }
audit-act-make-event = ha creado una competición
audit-act-start-event = ha empezado una competición
audit-act-cancel-event = ha cancelado una competición
audit-act-remove-entrant = ha quitado a { $person } de una competición
audit-act-put-back = ha readmitido a { $person } en una competición
audit-act-move-event = ha movido una competición
audit-act-set-channels = ha ajustado los canales de las partidas
audit-act-set-games = ha ajustado los juegos
audit-act-set-policy = ha ajustado cómo se publican los tableros
audit-act-set-casual = ha ajustado si las partidas se puntúan
audit-act-set-language = ha ajustado el idioma
audit-act-set-theme = ha ajustado el tema
audit-act-set-deck = ha ajustado la baraja
audit-act-set-lettering = ha ajustado la letra I en los tableros de pente
audit-act-set-pace = ha ajustado el reloj por defecto
audit-act-set-rule-sets = ha ajustado las variantes
audit-act-set-default = ha ajustado el juego por defecto
audit-act-set-limits = ha ajustado los límites
audit-act-set-odd = ha ajustado si cuenta el gomoku simple
audit-act-set-ranked = ha ajustado quién entra en la clasificación
audit-act-set-ages = ha ajustado las reglas para cuentas nuevas
audit-act-set-weights = ha ajustado los pesos de las parejas repetidas
audit-act-set-role-king = ha ajustado el rol de la corona de las colinas
audit-act-set-role-champion = ha ajustado el rol de quien gana una competición
audit-act-set-role-first = ha ajustado el rol del primer puesto de la clasificación
audit-act-set-role-top = ha ajustado el rol de los tres primeros puestos
audit-act-set-role-season = ha ajustado el rol del primer puesto de la temporada
audit-act-set-role-title = ha ajustado el rol de quien tiene un título
audit-act-set-role-seats = ha ajustado el rol avisado de plazas libres
audit-act-set-role-voters = ha ajustado el rol de quien puede votar
audit-act-set-results = ha ajustado el canal de los resultados
audit-act-set-week = ha ajustado el canal del resumen de la semana
audit-act-set-puzzle = ha ajustado el canal de los problemas
audit-act-set-guesses = ha ajustado si se pueden adivinar las jugadas
audit-act-set-own-puzzles = ha ajustado si hay problemas de partidas de aquí
audit-act-set-across = ha ajustado si las plazas libres se muestran en otros servidores
# The new value of a setting, behind what someone has done.
audit-none = ninguno
audit-default = el valor por defecto
audit-all-channels = todos los canales
audit-all-games = todos los juegos
audit-all-rule-sets = todas las variantes
audit-theme-wood = madera
audit-theme-slate = pizarra
audit-theme-paper = papel
audit-theme-contrast = alto contraste
audit-deck-coins = caras verdes y doradas con monedas
audit-deck-suits = naipes
audit-limits = hasta { $person ->
    [one] una partida en curso
   *[other] { $person } partidas en curso
} por persona y { $channel } por canal
audit-ranked = al menos { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}, { $opponents ->
    [one] un rival
   *[other] { $opponents } rivales distintos
}, una desviación de { $deviation } o menos, una partida puntuada en { $days ->
    [one] las últimas 24 horas
   *[other] los últimos { $days } días
}
audit-ages = cuenta de al menos { $account ->
    [one] un día
   *[other] { $account } días
}, al menos { $member ->
    [one] un día
   *[other] { $member } días
} en el servidor
audit-weights = { $weights } % para la primera, segunda, tercera… partida
audit-empty = El registro de moderación está vacío.
refusal-channel-not-here = En este canal no se puede empezar a jugar. Juega en: { $known }.
refusal-game-not-here = Este servidor no ofrece { $game }. Ofrece: { $known }.
refusal-you-are-barred = No puedes empezar partidas aquí ni unirte a ellas (decisión de la moderación del servidor). Tus partidas en curso siguen, y puedes jugar en otros servidores.
refusal-they-are-barred = { $person } no puede jugar aquí (decisión de la moderación del servidor). Reta a otra persona.
refusal-blocked = No puedes retar a { $person }. Reta a otra persona.
refusal-you-blocked = Has bloqueado a { $person }. Quita antes el bloqueo con /block.
refusal-block-self = No puedes bloquearte. Elige a otra persona.
refusal-block-bot = Los bots no retan a nadie, así que no hay nada que bloquear. Elige a una persona.
blocked-list = { $count ->
    [0] No has bloqueado a nadie. Usa /block y elige a alguien.
   *[other] Has bloqueado a { $people }. Para desbloquear a alguien, usa /block y elige de nuevo a esa persona.
}
blocked-now = Has bloqueado a { $person }: no podrá retarte ni ocupar tus puestos abiertos. Las partidas en curso siguen. En las competiciones y en la colina el bloqueo no cuenta.
unblocked-now = Has desbloqueado a { $person }, y puede retarte de nuevo.

privacy = • **Qué se guarda sobre ti**: tu ID de usuario de Discord, y desde cuándo se conoce. Tus partidas con sus jugadas, tiempos, canales y resultados. Lo que ajustas en /preferences, y las lecciones que has resuelto. A quién bloqueas con /block. Tus vacaciones. Las puntuaciones de tus partidas. Tus intentos en los problemas del día. Tus respuestas previstas, notas, pronósticos y votos. Las ligas, torneos y colinas a los que te has unido. Los roles que tienes del bot. Lo que la moderación decidió sobre ti, y lo que decidiste al moderar. De cada servidor donde juegas: tu nombre visible allí, el día en que entraste y la última fecha en que estabas allí. Nada de lo que escribes en los canales, y ninguna imagen.
    • **Cuánto tiempo**: las partidas, las puntuaciones, los problemas y aquello a lo que te has unido mientras funcione el bot, el resto hasta que lo cambies. Las respuestas previstas se borran al jugarse o al perder su validez, los pronósticos y votos una semana después de contarse. Las notas para responderte se borran antes de una hora. Treinta días después de que un servidor quite el bot, o de la última jugada o del último intento de resolver un problema allí, si es posterior, se borra todo lo de ese servidor.
    • **Qué puedes hacer**: exportarlo todo en un archivo, o borrarlo. Si lo borras, tus partidas en curso terminan, alguien sin nombre ocupa tu lugar, y los resultados y puntuaciones de los demás siguen siendo correctos. Si un servidor te ha excluido de las partidas, la exclusión se queda, con un hash con sal en lugar de tu ID.
link-terms = Términos
link-privacy = Política de privacidad
link-support = Ayuda
privacy-export = Exportar todo
privacy-delete = Borrar…
privacy-delete-yes = Sí, borrar todo sobre mí
privacy-sure = Si pulsas el botón, se borra todo sobre ti, en todos los servidores:
    • { $games ->
        [0] No tienes partidas en curso.
        [one] Tu partida en curso termina y cuenta como abandonada.
       *[other] Tus { $games } partidas en curso terminan y cuentan como abandonadas.
    }
    • Las partidas terminadas llevan un número en lugar de tu nombre, como 👤1.
    • Los mensajes que ya están en los canales se quedan como están, también los que te nombran.
    Nadie puede deshacerlo.
privacy-exported = Todo lo que se guarda sobre ti:
refusal-data-too-large = Tus datos son más grandes de lo que Discord admite en un mensaje. Pide una copia a quien administra { -narabe }.
rights-note = -# Faltan permisos aquí: { $rights }. Puede darlos quien gestione el servidor.
channels-note = -# El bot no puede mostrar tableros en { $channels }: allí necesita los permisos Ver canal, Enviar mensajes y Adjuntar archivos.
broken-off-server-gone = Partida cancelada: el servidor ha quitado el bot.
refusal-too-many-commands = Son más de { $most ->
    [one] un comando
   *[other] { $most } comandos
} en un minuto. Espera un momento. Los botones siguen funcionando.
refusal-too-many-presses = Son más de { $most ->
    [one] una pulsación o formulario
   *[other] { $most } pulsaciones y formularios
} en un minuto. Espera un momento y pulsa otra vez.
refusal-work-under-way = Aún estoy dibujando lo que pediste antes. Espera a que esté e inténtalo otra vez.
refusal-too-much-work = Se están dibujando muchas imágenes. Inténtalo otra vez en un minuto.
refusal-too-costly = Reproducir esta partida lleva demasiado tiempo. Inténtalo con menos jugadas.

# How a board looks to one person alone.
button-mine = Mi vista
option-board-text = El tablero como texto, fila por fila, solo para ti
preference-zoom = Acercar a la acción
board-in-file = El tablero como texto está en el archivo de abajo.
refusal-no-game-to-show = En este canal no hay ninguna partida en curso ni terminada. Da el número de una partida. /games lista las tuyas.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (nivel { $level })
strip-days = { $count } d
strip-hours = { $count } h
strip-minutes = { $count } min

week-offer = **¿Un resumen de la semana?**
    Aquí han terminado diez partidas. Los lunes puedo publicar lo que ha pasado: partidas, rachas, retos abiertos. No avisa a nadie. Elige un canal, o déjalo como está: solo tú ves esto, y solo una vez. También está en `/settings show`.
greeting = 👋 { -narabe } ya está aquí: cinco en línea y juegos afines, en este canal o en cualquier otro. `/challenge` empieza una partida, /help lo muestra todo. Si gestionas este servidor, configúralo:
setup-open = Configurar
setup = **Preparar { -narabe } para este servidor**
    Gestionas este servidor, así que solo tú ves esto, y solo una vez. Todo se puede cambiar después con `/settings show`.
setup-step = **Paso { $number }.** { $name }
setup-language = Idioma de los mensajes públicos
setup-permissions = **Permisos en este canal**
setup-has = ✓ { $name }: permitido
setup-lacks = ✗ { $name }: las partidas lo necesitan. Permíteselo a { -narabe } en los ajustes del canal y comprueba otra vez.
setup-lacks-roles = ○ { $name }: solo hace falta para los roles de los jugadores. Si los quieres usar, permítelo a { -narabe } en los ajustes del servidor.
setup-test = Comprobar otra vez
setup-all = Todos los ajustes
