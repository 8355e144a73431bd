# Why something may not be done, and what would work.

refusal-other = Eso no funciona ahora ({ $word }).
refusal-no-such-game = No hay ningún juego “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Juegos: { $known }.
refusal-no-such-preset = { $game } no tiene ninguna variante “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Variantes: { $known }.
refusal-option-as-preset = “{ $written }” es una opción de reglas, no una variante. Escribe `game:{ $under } rules:{ $pair }`.
refusal-option-meant = No hay ningún juego “{ $written }”. ¿Querías decir `game:{ $under } rules:{ $pair }`? Juegos: { $known }.
refusal-several-options = Varias opciones de reglas encajan con “{ $written }”. Escribe una de ellas{ $under ->
    [none] {""}
   *[other] {" "}en `rules`, con `game:{ $under }`
}: { $pairs }.
refusal-no-such-key = No hay ninguna opción de reglas “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Opciones: { $known }.
refusal-no-such-value = “{ $key }” no puede ser “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Puede ser: { $known }.
refusal-number-out-of-range = “{ $key }” no puede ser “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}¿Querías decir “{ $nearest }”?
} Puede ser un número de { $least } a { $most }.
refusal-rules-too-long = Las reglas pueden tener hasta { $most } caracteres. Escribe una variante y solo las opciones que la cambian.
refusal-no-keys = { $game } no tiene opciones de reglas, así que quita “{ $written }”.
refusal-key-twice = Has dado la opción “{ $key }” dos veces. Dala una vez.
refusal-no-such-revision = Estas reglas no tienen ninguna revisión { $revision }. La más nueva es { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }” es para 2 personas, no para { $seats }.
       *[other] “{ $preset }” es para entre { $fewest } y { $most } personas, no para { $seats }.
    }
    [4] “{ $preset }” es para 4 personas, no para { $seats }.
   *[other] “{ $preset }” es para entre { $fewest } y { $most } personas, no para { $seats }.
}
refusal-no-setup = Este juego no puede empezar desde una posición inicial dada.
refusal-setup-lists = Una posición inicial necesita una lista de piedras para cada uno de los { $seats } puestos. Si tiene piedras capturadas, también necesita un número para cada puesto.
refusal-setup-to-move = El puesto al que le toca debe ser uno de los { $seats } puestos, contados desde 0.
refusal-setup-point = La posición inicial tiene “{ $written }”, que no es un punto de este tablero.
refusal-no-column-i = Este tablero no tiene columna I: después de H viene J. ¿Querías decir { $known }?
refusal-notation = “{ $written }” no es una jugada. Escríbela como una de estas: { $known }.
refusal-one-point = “{ $written }” no es una jugada. Escribe un solo punto cada vez, por ejemplo { $point }.
refusal-not-a-choice = “{ $written }” no es posible ahora. Puedes elegir: { $actions }.
refusal-a-number = “{ $written }” no es posible ahora. Escribe un número del { $least } al { $most }.
refusal-unfinished = “{ $written }” es solo el comienzo de una jugada. Puede seguir con: { $known }.
refusal-off-board = { $point } no está en este tablero. Sus puntos van de { $first } a { $last }.
refusal-occupied = { $point } ya está ocupado. Elige uno libre.
refusal-excluded = “{ $one }” y “{ $other }” no van juntas. Con “{ $one }” puedes elegir: { $known }.
refusal-overline = { $colour ->
    [black] { $point } formaría más de { overline-most } en línea, lo que está prohibido para Negro. Prohibidos ahora: { $forbidden }.
   *[all] { $point } formaría más de { overline-most } en línea, lo que está prohibido. Prohibidos ahora: { $forbidden }.
}
overline-most = { $line ->
    [4] cuatro
   *[5] cinco
}
refusal-double-three = { $colour ->
    [black] { $point } formaría un doble tres (dos treses abiertos a la vez), lo que está prohibido para Negro. Prohibidos ahora: { $forbidden }.
   *[all] { $point } formaría un doble tres (dos treses abiertos a la vez), lo que está prohibido. Prohibidos ahora: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } formaría un doble cuatro (dos cuatros a la vez), lo que está prohibido para Negro. Prohibidos ahora: { $forbidden }.
   *[all] { $point } formaría un doble cuatro (dos cuatros a la vez), lo que está prohibido. Prohibidos ahora: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } formaría un cuatro y dos treses abiertos a la vez, lo que está prohibido para Negro. Prohibidos ahora: { $forbidden }.
   *[all] { $point } formaría un cuatro y dos treses abiertos a la vez, lo que está prohibido. Prohibidos ahora: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] La primera piedra va en { $known }, el centro del tablero. “{ $written }” aún no es posible.
    [within] { $written } está demasiado lejos. Esta piedra de la apertura va dentro del cuadrado con esquinas { $known }.
    [beyond] { $written } está demasiado cerca del centro. Esta piedra de la apertura va fuera del cuadrado con esquinas { $known }.
    [beyond-axes] { $written } está demasiado cerca del centro. En la fila y la columna del centro, esta piedra de la apertura va más allá de { $known }.
    [stone] La apertura pide ahora una piedra, no “{ $written }”. Nombra un punto, por ejemplo: { $known }.
    [choice] La apertura pide ahora una decisión, no “{ $written }”. Elige: { $actions }.
    [number] La apertura pide ahora un número de quintas jugadas, no “{ $written }”. Escribe un número del 1 al { $most }.
    [offer] Es el momento de ofrecer quintas jugadas, así que “{ $written }” no es posible. Ofrece una, por ejemplo: { $known }.
    [other] { $known } ya está ofrecido. Ofrece otro punto.
    [unequal] { $written } es lo mismo que { $known }, que ya está ofrecido. Para las cuatro piedras, uno es el otro { $mirror ->
        [column] reflejado en la columna { $axis }
        [row] reflejado en la fila { $axis }
        [rising] reflejado en una diagonal ascendente
        [falling] reflejado en una diagonal descendente
        [half-turn] tras media vuelta
       *[quarter-turn] tras un cuarto de vuelta
    }. Ofrece un punto que no lo sea.
    [pick] Es el momento de elegir una de las quintas jugadas ofrecidas, así que “{ $written }” no es posible. Elige: { $known }.
   *[nothing] Ahora no hay nada que elegir en la apertura, así que “{ $written }” no es posible. Nombra un punto.
}
refusal-game-over = Esta partida ya ha terminado.
refusal-guess-empty = Escribe una jugada o elige quién gana.
refusal-guess-late = Esa jugada ya está hecha. Pulsa otra vez el botón bajo el tablero para adivinar la siguiente.
refusal-guess-off = Los pronósticos están desactivados en este servidor. Quienes lo gestionan pueden activarlos en `/settings show`.
refusal-guess-plays = Juegas en esta partida. Solo puede adivinar quien la mira.
refusal-puzzle-long = Ese camino es demasiado largo. Abre otra vez el problema con /puzzle y toma uno más corto.
refusal-puzzle-theme = “{ $set }” no tiene problemas con la idea “{ $theme }”. Tiene: { $known }.
refusal-try-chance = Aquí decide el azar, así que la línea no puede seguir.
refusal-try-far = { $written } está demasiado lejos de las piedras para probarlo aquí. Elige un punto más cercano, por ejemplo { $near }.
refusal-try-gone = Se deshicieron jugadas de esa posición. Abre **Mi vista** otra vez.
refusal-try-long = Esa línea es demasiado larga. Da un paso atrás o llévatela como archivo.
refusal-plan-answers = Una línea tiene como máximo { $most } jugadas tuyas.
refusal-plan-any = Una línea que empieza por * responde a cualquier otra jugada. Marca también la casilla si es lo que quieres.
refusal-plan-chance = Antes de “{ $written }” decide el azar, así que la línea tiene que acabar ahí.
refusal-plan-ends = “{ $line }” no acaba con una jugada tuya. Escribe la jugada rival y luego tu respuesta.
refusal-plan-ends-again = “{ $line }” no acaba con una jugada tuya. Después de { $moves } vuelve a jugar el rival. Escribe también esa jugada y luego tu respuesta.
refusal-plan-late = La partida ha seguido entretanto. Mira el tablero y vuelve a planear.
refusal-plan-lines = Un plan tiene como máximo { $most } líneas.
refusal-note-long = Una nota puede tener hasta { $most } caracteres, y esta tiene { $count }. Acórtala.
refusal-note-full = Ya tienes { $most } notas sobre esta partida, el máximo. Borra una: abre su formulario y vacíalo.
refusal-note-gone = Esa posición se ha deshecho. Abre otra vez el formulario en la posición actual.
refusal-plan-not-here = Los planes son para partidas en curso entre personas.
refusal-plan-two-answers = Respondes a la misma jugada de dos formas: { $answers }. Quita una.
refusal-plan-your-turn = Te toca. Juega primero y luego prevé la respuesta a la siguiente.
refusal-guess-refused = Alguien que juega esta partida no quiere pronósticos sobre sus partidas.
refusal-guess-crowd = En una partida del público se vota en lugar de adivinar. Pulsa **{ $vote }** debajo del tablero.
refusal-vote-counted = Los votos están contados y la jugada, hecha. Puedes votar otra vez cuando haya jugado el otro lado.
refusal-vote-empty = Escribe una jugada, o elige una del menú.
refusal-vote-late = Esa votación ha terminado: los votos están contados. Pulsa otra vez el botón debajo del tablero para ver qué sigue.
refusal-vote-new = Puedes votar cuando lleves { $days ->
    [one] { $days } día
   *[other] { $days } días
} en este servidor.
refusal-vote-none = En esta partida no se vota. Mírala con /board, o empieza la tuya con /challenge.
refusal-vote-not-now = Le toca al otro lado. Puedes votar después de su jugada.
refusal-vote-plays = En esta partida juegas contra el público, así que no puedes votar sus jugadas.
refusal-vote-role = En este servidor solo puede votar { $role }. Mira la partida con /board, o empieza la tuya con /challenge.
refusal-crowd-agrees = El público vota jugadas y no puede dar su acuerdo a eso. Puedes jugar, o abandonar la partida con /resign.
refusal-crowd-alone = Contra el público juegas en solitario. Deja sin poner a las demás personas, `level` y `games`, o deja sin poner `crowd`.
refusal-crowd-clock = Una votación necesita un reloj con un tiempo para cada jugada. Elige uno de estos: { $known }.
refusal-crowd-draw = Ofrece las tablas mientras vota el público. Entonces todo el mundo puede votarlas.
refusal-crowd-draw-vote = Estas tablas se aceptan votándolas. Pulsa **{ $vote }** debajo del tablero y elige “Aceptar tablas”.
refusal-crowd-seat = En esta partida vota el público, y nadie actúa por su cuenta. Cuando le toque, pulsa **{ $vote }** debajo del tablero para votar una jugada o el abandono.
refusal-crowd-server = El público vota en un canal de servidor donde puedo publicar. Usa allí el comando.
refusal-crowd-two = Contra el público solo se juega a juegos de dos. Elige otro juego u otra variante.
refusal-has-left = Quien ocupaba ese puesto ya ha dejado esta partida ({ $written }).
refusal-draw-by-command = “{ $written }” no es una jugada. Para ofrecer tablas, usa /draw.
refusal-event-by-command = “{ $written }” no es una jugada. Para abandonar una partida, usa /resign.

refusal-challenge-self = No puedes retarte. Elige a otra persona, o no pongas rival para que cualquiera pueda unirse.
refusal-challenge-alone = Aquí no hay nadie más con quien jugar. Juega contra { -narabe } con `/challenge level:3`, o reta en un canal de un servidor o en tus mensajes directos con tus amistades.
refusal-challenge-bot = No puedes retar a otro bot. Elige a { -narabe }, elige a una persona, o no pongas rival para que cualquiera pueda unirse.
refusal-own-challenge = Ya estás en este reto. Falta otra persona.
refusal-not-your-challenge = Este reto es para { $people }, no para ti. Empieza el tuyo con /challenge.
refusal-not-your-own-challenge = Solo { $person } puede retirar este reto.
refusal-leave-not-in = No participas en este reto.
refusal-leave-own = Este reto es tuyo. Pulsa **{ $withdraw }** para terminarlo.
refusal-leave-guests = Alguien de otro servidor participa en este reto, así que nadie puede salir antes del comienzo. Quien lo creó puede retirarlo.
refusal-challenge-taken = Esta partida ya ha empezado.
refusal-challenge-over = Este reto está cerrado. Empieza uno nuevo con /challenge.
refusal-too-many-games = Ya tienes { $most ->
    [one] una partida en curso
   *[other] { $most } partidas en curso
}, el máximo. Termina una, o retira un reto. /games las lista.
refusal-too-many-here = Este canal ya tiene { $most ->
    [one] una partida en curso
   *[other] { $most } partidas en curso
}, el máximo. Usa otro canal.
refusal-several-rule-sets = Varios juegos tienen una variante “{ $written }”. Nombra también el juego: { $known }.
refusal-lacks-rights = No puedo llevar una partida en este canal. Faltan permisos: { $rights }. Puede darlos quien gestione el servidor.

refusal-no-such-game-here = No hay ninguna partida #{ $number }. /games lista las tuyas.
refusal-no-game-of-yours = No tienes ninguna partida #{ $number }, y en este canal tampoco la hay. /games lista las tuyas.
refusal-game-elsewhere = La partida #{ $number } está en otro sitio: { $place }. Usa el comando allí.
refusal-no-such-number = “{ $written }” no es un número de partida. /games lista las tuyas.
refusal-no-game-waits = En este canal no hay ninguna partida que espere tu jugada. /games lista todas las tuyas, y /challenge empieza una nueva.
refusal-no-game-here = No tienes ninguna partida en curso en este canal. /games lista todas las tuyas, y /challenge empieza una nueva.
which-game-hint = ¿Qué partida?
which-game-below = ¿A qué partida te refieres? Elígela abajo, o dilo con la opción `game`: { $known }.
refusal-which-game = ¿A qué partida te refieres? Dilo con la opción `game`: { $known }.
refusal-not-your-game = No estás en esta partida. Empieza la tuya con /challenge.
refusal-you-have-left = Has dejado esta partida. Los demás siguen jugando, así que ahora depende de ellos.
refusal-not-begun = Esta partida no ha empezado. Falta que alguien acepte el reto.
refusal-not-your-turn = No te toca a ti. Le toca a { $person }.{ $plan ->
    [yes] {" "}Para responder de antemano, pulsa { $mine } y luego { button-plan }
   *[no] {""}
}
refusal-stale = Este tablero está anticuado. { $now } Tablero actual: { $place }
refusal-unreadable = No pude leer lo que me envió Discord. Inténtalo otra vez, o usa un comando como /board.
refusal-unknown-button = Este botón ya no funciona. Usa /board para ver el tablero actual.
refusal-command-out-of-date = Este comando está anticuado. Reinicia Discord y escríbelo otra vez.

refusal-track-first = Las primeras piedras van en el circuito, el anillo exterior de círculos. { $point } no está en él. Elige uno como A1.
refusal-track-beside = Tu piedra de circuito va justo al lado de la de tu rival en { $rival }. Elige uno de { $known }.
refusal-free-stone = La piedra libre va en un círculo vacío de un punto, y { $point } tiene más. Los círculos de un punto están justo dentro del circuito.
refusal-track-circle = { $point } está en el circuito, que es solo para las dos piedras de circuito. Elige un círculo vacío con puntos.
refusal-the-mark = { $point } es la marca del centro, donde no va ninguna piedra. Elige un círculo vacío con puntos.
refusal-no-such-circle = No hay ningún círculo { $point }. La fila { $row } va de { $first } a { $last }.
refusal-row-closed = La fila { $row } no tiene ahora ningún círculo que elegir. Filas que sí: { $known }.
refusal-no-pair = Una piedra en { $point } no encierra ninguna pareja, así que no puede capturar { $pair }. Escribe solo { $point }, o elige un círculo que encierre dos piedras vecinas de una línea.
refusal-not-flanked = Esta piedra no encierra { $pair }. Puede capturar: { $known }.

refusal-not-dealt = Las cartas no se han repartido. Cuando estén en la mesa, le toca a Rojo.
refusal-already-dealt = Las cartas ya se han repartido, y eso pasa una vez por partida. Pon o mueve un dado.
refusal-bad-deal = Un reparto nombra { $cards } cartas distintas de 1 a 7, y en el acto 5 la que está boca abajo. Por ejemplo: { $known }.
refusal-not-in-act = En este acto no hay “{ $action }”. Puedes: { $known }.
refusal-nothing-to-do = Ahora no puedes hacer nada con “{ $written }”. Puedes: { $known }.
refusal-supply-empty = Todos tus dados están en cartas, así que no hay ninguno que poner. Elige otra acción, por ejemplo mover uno.
refusal-not-in-supply = { $die } no está en tu reserva. Puedes poner: { $known }.
refusal-no-such-card = No hay ninguna carta { $card } en la mesa. Cartas: { $known }.
refusal-card-taken = La carta { $card } ya tiene un dado, y solo puedes poner dados en cartas vacías. { $count ->
    [0] Ahora no hay ninguna vacía, así que mueve un dado.
   *[other] Vacías: { $known }.
}
refusal-no-die = No hay ningún dado en la carta { $card }. { known-lift }
refusal-covered-die = Tu dado de la carta { $card } está tapado, y solo se puede mover el dado de arriba de una carta. { known-lift }
refusal-rivals-die = El dado de arriba de la carta { $card } es de tu rival. { known-lift }
known-lift = { $count ->
    [0] Ahora no puedes mover ninguno de tus dados.
   *[other] Puedes mover el dado de arriba de: { $known }.
}
refusal-same-card = Un dado tiene que ir a otra carta. { known-land }
refusal-same-colour = Las cartas { $from } y { $card } son las dos { $face ->
    [green] verdes
   *[other] doradas
}, y un dado solo puede ir a una carta de otro color. { known-land }
refusal-mixed-stack = La carta { $card } tiene dos dados, y solo puedes tapar dos si ambos son tuyos. { known-land }
known-land = { $count ->
    [0] Desde la carta { $from } no puede ir ahora a ningún sitio.
   *[other] Desde la carta { $from } puede ir a: { $known }.
}
refusal-no-fight = Un combate necesita exactamente dos dados en una carta, uno de cada bando. En la carta { $card } no es así. { $count ->
    [0] En ninguna otra tampoco.
   *[other] Puedes combatir en: { $known }.
}
refusal-surprise-used = Ya has usado tu Sorpresa, y tienes una por partida. Puedes: { $known }.
refusal-locked-card = Una Sorpresa acaba de mover la carta { $card }, así que este turno se queda donde está. Puedes mover: { $known }.
refusal-same-cell = La carta { $card } ya está en { $cell }. { known-rooms }
refusal-cell-taken = Ya hay una carta en { $cell }. { known-rooms }
refusal-touches-too-few = En { $cell }, la carta { $card } tocaría menos de otras dos cartas. { known-rooms }
known-rooms = { $count ->
    [0] La carta { $card } no tiene ahora adónde ir.
   *[other] La carta { $card } puede ir a: { $known }.
}
refusal-automa = El automa no tiene elección: aquí hace “{ $does }”.

# Ninuki and pente.
refusal-self-capture = { $point } está entre piedras de otro color, donde las tuyas se capturarían al instante. Estas reglas lo prohíben. Prohibidos ahora: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } no captura la línea. Permitido ahora: { $known } (“pass” concede).
   *[break] { $point } no rompe la línea. Permitido ahora: { $known } (“pass” concede).
}
refusal-pass = Solo puedes pasar para dejar que una línea gane, o cuando no tienes ningún punto permitido. Permitido ahora: { $known }.
refusal-no-choice = Las capturas son automáticas, así que no hace falta “{ $written }”. Nombra solo el punto: { $point }.
refusal-challenge-twice = Has elegido a { $person } dos veces. Elige a otra persona, o deja un puesto libre.

# Names that nothing has.
refusal-no-such-row = No hay ninguna fila { $row }. Las filas van de { $first }, arriba, a { $last }. Un círculo se nombra como { $example }, el quinto de la fila E.
refusal-no-such-die = No hay ningún dado { $die }. Tus dados ahora: { $known }.
refusal-dice-alike = En este acto los dados no tienen números y los tuyos son todos iguales, así que no hay { $die }. Nombra solo la carta: { $known }.
refusal-no-such-cell = El lugar de una carta se nombra con dos números. Pulsa “Jugar” y elige “Sorpresa” para verlos en la imagen. { known-rooms }
refusal-die-for-card = Para mover un dado, nombra la carta en la que está, no { $die }. { known-lift }
refusal-which-die = Tienes distintos dados con un { $die }. Nombra uno de ellos: { $known }.
