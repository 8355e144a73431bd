# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = Automa
machine-did = 🤖 El automa: { $action }.
machine-level = { -narabe } (nivel { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } está pensando.
machine-stands-in = ⚠️ El motor “{ $engine }” ha fallado. { $machine } juega en su lugar el resto de la partida.
machine-tally = 🤖 { $person } contra { $machine }: { $wins } ganadas, { $draws } tablas, { $losses } perdidas.
profile-machine = 🤖 { $game }, contra { $machine }: { $wins } ganadas, { $draws } tablas, { $losses } perdidas
play-machine = Jugar contra { -narabe }
level-choice = { $level ->
    [1] Nivel 1, para principiantes
    [8] Nivel 8, el más fuerte
   *[other] Nivel { $level }
}

action-letter = Fila { $a }
action-n-takes-n-n = { $a }, captura { $b } y { $c }
action-place = Poner un dado
action-move = Mover un dado
action-fight = Combatir
action-surprise = Sorpresa: mover una carta
action-place-r2 = El 2 rojo
action-place-r4 = El 4 rojo
action-place-r6 = El 6 rojo
action-place-b1 = El 1 negro
action-place-b3 = El 3 negro
action-place-b5 = El 5 negro
action-place-w1 = El 1 blanco
name-r2 = el 2 rojo
name-r4 = el 4 rojo
name-r6 = el 6 rojo
name-b1 = el 1 negro
name-b3 = el 3 negro
name-b5 = el 5 negro
name-w1 = el 1 blanco
did-place-n = puso un dado en la carta { $a }
did-place-n-on-n = puso { $a } en la carta { $b }
did-move-n-to-n = movió el dado de la carta { $a } a la carta { $b }
did-fight-n = combatió en la carta { $a }
did-surprise-n-to-n = Sorpresa: movió la carta { $a }
action-place-n = Poner un dado en la carta { $a }
action-place-n-on-n = Poner { $a } en la carta { $b }
action-move-n = El dado de arriba de la carta { $a }
action-move-n-to-n = Mover el dado de la carta { $a } a la carta { $b }
action-fight-n = Combatir en la carta { $a }
action-surprise-n = Carta { $a }
action-surprise-n-to-n = Sorpresa: la carta { $a } va a { $b }

outlook-goes-on = cuesta { $dots }, { outlook-target }; sigues por detrás y juegas otra vez
outlook-passes = cuesta { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] hasta { $target }
   *[other] saltando { $past } hasta { $target }
}
outlook-beside-ahead = delante de Negro, que empieza
outlook-beside-behind = detrás de Negro, así que empieza Blanco
status-track-targets = Vas { $by ->
    [one] { $by } círculo
   *[other] { $by } círculos
} por detrás en el circuito. Tu piedra de circuito avanza tantos círculos como puntos tiene el círculo que elijas: { $targets }.
status-track-targets-past = { status-track-targets } { $past } salta { $rival }, donde está la otra piedra de circuito, y va uno más allá.

button-again = Revancha
button-next = Acto siguiente
button-next-ninuki = Paso siguiente
button-again-me = Empiezo yo
button-again-them = Empieza mi rival
button-next-me = Empiezo yo
button-next-them = Empieza mi rival
button-accept-me = Aceptar y empezar
button-accept-them = Aceptar, empieza mi rival
first-invited = Quien perdió la última partida elige quién empieza.
loser-chooses = Perdiste la última partida, así que eliges quién empieza.

new-rokumon-act-2 = **{ $next }** tiene siete cartas puestas como ladrillos, tres encima de cuatro. Aquí las líneas son horizontales: las tres de arriba, o tres seguidas de las cuatro de abajo.
new-rokumon-act-3 = En **{ $next }** cuentan los números de los dados: dos dados rivales en una carta pueden combatir, y el más bajo vuelve con quien lo puso.
new-rokumon-act-4 = **{ $next }** añade la Sorpresa: una vez por partida, cada bando puede mover una carta con todo lo que hay en ella. Entonces las líneas también pueden ser diagonales. **!** junto a una reserva: aún sin usar.
new-rokumon-act-5 = **{ $next }** pone una carta boca abajo. Es el fuerte: cualquier dado puede entrar en ella y salir de ella.
new-ninuki-breaking = **{ $next }**: un cinco no ha ganado mientras una captura pueda romperlo. Fíjate en eso antes de completar el tuyo.
new-ninuki-ninuki = **{ $next }**: nadie puede formar dos treses libres con una piedra, salvo que capture o forme una línea ganadora.

refusal-challenge-machine = Aquí juegas en solitario contra el automa. Empiezas tú, y la partida no es puntuada. Deja `opponent`, `starts` y `rated` sin poner.
refusal-challenge-place = Esta partida tiene menos puestos. Indica a quien retas en `opponent`.
refusal-challenge-seats = Elige en `game` un juego para { $seats }: { $known }.
refusal-seats-known = Para { $seats }: { $known }.
refusal-no-such-level = { $engines ->
    [0] No hay ningún nivel “{ $written }”. Elige uno de { $least } a { $most }.
   *[other] No hay ningún nivel “{ $written }”. Elige uno de { $least } a { $most }, o un motor: { $known }.
}
refusal-no-engine = Ningún motor juega aquí a { $rules } todavía. Contra él puedes jugar a: { $known }.
refusal-no-levels = { $rules } se juega contra el automa del propio juego, que no tiene niveles. Omite `level`.
refusal-machines-busy = { -narabe } ya está pensando todo lo que puede, para ti o para otros. Inténtalo en un minuto.
refusal-machine-alone = Contra { -narabe } juegas en solitario. { $level ->
    [yes] Quita a las demás personas, o quita `level` para retarlas.
   *[no] Indica a { -narabe } o a las demás personas, no a ambas partes.
}
machines-fill = { $machine } ocupa { $count ->
    [one] la otra plaza
   *[other] las otras { $count } plazas
}. Para dejar plazas libres a otras personas, deja sin poner `level` y { -narabe }.
refusal-machine-clock = Las partidas contra { -narabe } no tienen reloj. Deja `clock` sin poner.
refusal-follows-already = Esa partida ya existe: #{ $number }. Acéptala, recházala o retírala debajo de su propio mensaje. /games muestra dónde está.
refusal-follows-running = Ya estás jugando esa partida: #{ $number }. Termínala primero. /games muestra dónde está.
refusal-not-over = Esta partida no ha terminado. La revancha se puede jugar después.
refusal-nameless-rematch = Los datos de una persona de esta partida se han borrado, así que no hay revancha. Empieza otra partida con /challenge.
refusal-not-your-sequel = Solo { $people } pueden seguir jugando desde esta partida. Empieza la tuya con /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Apertura (swap2): una persona pone tres piedras, luego la otra elige un color, o añade dos piedras y deja la elección a la primera.
brief-gomoku-opening-swap = > Apertura (swap): una persona pone tres piedras, luego la otra elige un color.
brief-gomoku-opening-rif = > Apertura (RIF): una persona pone tres piedras, la otra puede cambiar los colores. Para la piedra 5 Negro ofrece dos puntos, y Blanco elige uno.
brief-gomoku-opening-yamaguchi = > Apertura (Yamaguchi): una persona pone tres piedras y dice cuántos puntos se ofrecerán para la piedra 5, la otra puede cambiar los colores. Blanco elige uno de los puntos.
brief-gomoku-opening-tarannikov = > Apertura (Tarannikov): las piedras 1 a 5 quedan cerca del centro, y tras cada una la otra persona puede cambiar los colores.
brief-gomoku-opening-soosorv-8 = > Apertura (Soosorv-8): una persona pone tres piedras, la otra puede cambiar los colores. Blanco dice cuántos puntos se ofrecerán para la piedra 5, Negro puede cambiar, y Blanco elige uno de los puntos.
brief-gomoku-opening-taraguchi-10 = > Apertura (Taraguchi-10): las piedras 1 a 4 quedan cerca del centro, y tras cada una se puede cambiar. La piedra 5 también queda cerca, o Negro ofrece diez puntos para ella.
brief-gomoku-opening-sakata = > Apertura (Sakata): una persona pone tres piedras, la otra dos. La primera elige un color, o añade dos piedras y deja la elección a la otra.
brief-ninuki-opening-swap = > Apertura (swap): una persona pone cuatro piedras, luego la otra elige un color.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Todas las reglas, con imágenes: `/rules game:{ $rules }`
aim-gomoku-five = > Cinco o más piedras tuyas en línea ganan (en horizontal, vertical o diagonal).
aim-gomoku-exactly-five = > Exactamente cinco piedras tuyas en línea ganan (en horizontal, vertical o diagonal).
aim-gomoku-renju = > Cinco piedras tuyas en línea ganan (en horizontal, vertical o diagonal): Negro exactamente cinco, Blanco cinco o más.
aim-gomoku-any-blocked = > Un cinco con una piedra rival en cualquiera de los extremos no gana.
aim-gomoku-both-blocked = > Un cinco con piedras rivales en los dos extremos no gana.
aim-gomoku-bans-renju = > Negro no puede formar un doble tres, un doble cuatro ni seis o más en línea. Blanco sí.
aim-gomoku-bans-black-three = > Negro no puede formar un doble tres. Blanco sí.
aim-gomoku-bans-black-three-six = > Negro no puede formar un doble tres ni seis o más en línea. Blanco sí.
aim-gomoku-bans-black = > Algunas jugadas están prohibidas para Negro.
aim-gomoku-bans-three = > Nadie puede formar un doble tres, dos treses con una piedra.
aim-gomoku-bans = > Algunas jugadas están prohibidas.
aim-gomoku-foul-loses = > Una jugada prohibida pierde la partida, y el tablero no la marca.
aim-ninuki-five = > Cinco o más piedras propias en línea ganan (en horizontal, vertical o diagonal).
aim-ninuki-exactly-five = > Exactamente cinco piedras propias en línea ganan (en horizontal, vertical o diagonal).
aim-ninuki-five-teams = > Pon en línea cinco o más piedras propias (en horizontal, vertical o diagonal). Tu pareja de equipo gana contigo.
aim-ninuki-exactly-five-teams = > Pon en línea exactamente cinco piedras propias (en horizontal, vertical o diagonal). Tu pareja de equipo gana contigo.
aim-ninuki-four = > Cuatro o más piedras propias en línea ganan (en horizontal, vertical o diagonal).
aim-ninuki-exactly-four = > Exactamente cuatro piedras propias en línea ganan (en horizontal, vertical o diagonal).
aim-ninuki-pairs = > Captura dos piedras rivales contiguas poniendo una piedra tuya en cada extremo.
aim-ninuki-pairs-and-threes = > Captura dos o tres piedras rivales contiguas poniendo una piedra tuya en cada extremo.
aim-ninuki-pairs-teams = > Captura dos piedras contiguas de otra persona poniendo una piedra tuya en cada extremo. Las de tu pareja de equipo no suman nada.
aim-ninuki-pairs-and-threes-teams = > Captura dos o tres piedras contiguas de otra persona poniendo una piedra tuya en cada extremo. Las de tu pareja de equipo no suman nada.
aim-ninuki-captures-8 = > Capturar 8 piedras (cuatro parejas) también gana.
aim-ninuki-captures-10 = > Capturar 10 piedras (cinco parejas) también gana.
aim-ninuki-captures-12 = > Capturar 12 piedras también gana.
aim-ninuki-captures-15 = > Capturar 15 piedras también gana.
aim-ninuki-captures-together = > Las capturas de un equipo se cuentan juntas.
aim-ninuki-suicide = > También se capturan las piedras que completas entre dos de otra persona.
aim-ninuki-forbidden = > No puedes poner una piedra donde se capturaría al instante.
aim-ninuki-break-line = > Una línea ganadora tiene que aguantar un turno. Quien juega después debe romperla con una captura, o conceder.
aim-ninuki-capture-line = > Quien juega después puede capturar entera una sola línea ganadora si un extremo es suyo y el otro está libre.
aim-ninuki-french = > Un cinco que la próxima jugada puede romper con una captura aún no ha ganado.
aim-ninuki-school42 = > Un cinco aún no ha ganado mientras la próxima jugada pueda romperlo, o ganar por capturas.
aim-ninuki-double-three = > Nadie puede formar un doble tres, dos treses libres con una piedra.
aim-ninuki-double-three-first = > Negro no puede formar un doble tres: dos treses libres con una piedra.
aim-roku-five = > Cinco piedras tuyas seguidas en una línea del tablero ganan. Quien va por detrás en el circuito, el anillo oscuro, pone una piedra en un círculo vacío con puntos. Su piedra de circuito avanza entonces tantos círculos como puntos hay, y cuenta para las cinco donde se para.
aim-roku-ninuki = > Tres capturas también ganan: captura exactamente dos piedras rivales contiguas entre dos tuyas.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] ¿Dónde va tu piedra negra?
    [white] ¿Dónde va tu piedra blanca?
    [red] ¿Dónde va tu piedra roja?
   *[blue] ¿Dónde va tu piedra azul?
}
placing-of = { $colour ->
    [black] Piedra { $number } de { $of }: Negro
   *[white] Piedra { $number } de { $of }: Blanco
}
placing-number = { $colour ->
    [black] Piedra { $number }: Negro
   *[white] Piedra { $number }: Blanco
}
placing-offer = Punto { $number } de { $of }, piedra 5: Negro
placing-swap-or-offer = ¿Cambiar, mantener u ofrecer 1 de { $of }?

about-action-move = tu dado de arriba, a una carta de otro color
about-action-fight = de dos dados rivales en una carta, el más bajo vuelve
about-action-surprise = una vez por partida, con sus dados, a otro lugar

title-shogun = Shogun
called-by-shogun = ⚔️ **¡Ta no mo!** El Shogun llama a la batalla: { $person } podría ganar con la próxima acción.
take-back-by-shogun = ⚔️ { $holder } es Shogun aquí tras tres victorias seguidas, así que { $person } puede deshacer esto una vez con /takeback, sin pedirlo.

button-move-on = Jugada siguiente

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Atrás
chosen-so-far = Hasta ahora: { $action }
question-row = ¿Qué fila?
question-circle = ¿Qué círculo?
question-track-circle = ¿Qué círculo del circuito?
question-pair = ¿Qué pareja capturas?
question-die = ¿Qué dado?
question-empty-card = ¿A qué carta vacía va el dado?
question-top-die = ¿Qué dado mueves?
question-other-card = ¿A qué carta va el dado?
question-fight = ¿En qué carta es el combate?
question-card = ¿Qué carta mueves?
question-cell = ¿Adónde va la carta? Los nombres están en la imagen.
outlook-fight = gana { $won }: { $lost } vuelve a { whose-supply }
upshot-fight = En la carta { $card } ha ganado { $won }, y { $lost } ha vuelto a { whose-supply }.
whose-supply = { $owner ->
    [red] la reserva de Rojo
   *[black] la reserva de Negro
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = Ganas con tres de tus dados en línea, en lo alto de tres cartas seguidas ({ $row ->
    [level] solo líneas horizontales
    [later] en horizontal, y también en diagonal cuando una Sorpresa ha movido una carta
   *[all] en horizontal o diagonal
}), con tres de ellos en una carta, o cuando tu rival no puede hacer nada.
rokumon-act = **Pon un dado** de tu reserva en una carta vacía, o **mueve** tu dado de arriba a una carta de otro color, a cualquier distancia: una vacía, una con un solo dado de cualquier bando, o una con dos tuyos. Si levantas un dado y destapas tres de tu rival en línea, gana tu rival.
rokumon-fight = **Combate** donde dos dados rivales comparten carta: el número más alto se queda, el más bajo vuelve a la reserva de la que salió. La única excepción: el 1 blanco (de Negro) vence al 6 rojo. Los dados nunca se tiran.
rokumon-surprise = **Sorpresa**, una vez por partida (**!** junto a una reserva: aún sin usar): cualquier carta va con sus dados a un lugar libre que toque al menos otras dos cartas.
rokumon-fort = La carta que está boca abajo es el fuerte: cualquier dado puede entrar en ella y salir de ella.
rokumon-solo = Eres Rojo; el automa juega los dados negros y el blanco. Aquí nadie combate, así que los números no cuentan, y la Sorpresa es solo tuya.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = un dado rojo
name-black-die = un dado negro
outlook-supply = en una carta vacía; quedan en tu reserva: { $dice }
outlook-supply-alike = en una carta vacía; quedan en tu reserva: { $count }
outlook-place = { $face ->
    [green] vacía, verde
    [gold] vacía, dorada
   *[down] vacía, el fuerte
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , que está sobre { $under }
}
outlook-move = { $die } sobre { $onto ->
    [none] una carta vacía
    [two] dos tuyos
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] vacía
   *[other] con { $dice }
}
outlook-surprise = toca las cartas { $cards }
outlook-fight-lost = perderías { $lost }, que vuelve a tu reserva
upshot-surprise = La carta { $card } toca ahora las cartas { $cards }.
upshot-fifth = Es la quinta jugada elegida, una piedra negra.
upshot-passed = Si ahora se pasa otra vez, la partida acaba en tablas.

# Hints, in games against the machine.
command-hint = Recibir una pista en una partida no puntuada
option-hint-game = Cuál de tus partidas (número)
hint-five = 💡 Puedes formar cinco en línea ahora mismo.
hint-fours = 💡 Puedes ganar solo con cuatros: hay que responder a cada uno, hasta que formes cinco.
hint-threes = 💡 Puedes ganar de forma forzada: con treses y cuatros a los que hay que responder uno tras otro.
hint-meet-five = 💡 Tu rival está a punto de formar cinco en línea. Detenlo.
hint-meet-fours = 💡 Tu rival amenaza con ganar solo con cuatros. Haz algo contra eso primero.
hint-meet-threes = 💡 Tu rival amenaza con ganar de forma forzada, con treses y cuatros. Haz algo contra eso primero.
hint-quiet = 💡 Aquí no se ve ninguna victoria forzada, ni para ti ni contra ti. Busca una jugada que cree amenazas.
hint-other = 💡 Aquí no se busca ninguna victoria forzada. La pista es solo una jugada posible.
hint-where = Prueba **{ $action }**.
hint-line = Puede seguir así, tus jugadas y las respuestas por turnos: { $line }
button-hint-where = ¿Dónde?
button-hint-line = Mostrar la línea
refusal-hint-rated = En las partidas puntuadas no hay pistas, para que las puntuaciones midan solo a quienes juegan.
refusal-hint-passed = La partida ha avanzado desde entonces. Usa /hint otra vez.
