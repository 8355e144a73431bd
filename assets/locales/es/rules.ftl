# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = Una jugada se escribe así: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Imágenes**
    { $captions }
rules-draw = Se pueden acordar tablas (/draw).
rules-draw-on-time = Se pueden acordar tablas (/draw). Una partida no puntuada también acaba en tablas cuando el tiempo se agota y nadie reclama la victoria en mucho tiempo.
rules-clock = El reloj corre en tu turno. Sin tiempo, pierdes una partida puntuada. En las demás, se puede reclamar la victoria.
rules-play = Jugar a esto
rules-next = Siguiente: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (columna h, fila 8)
how-ninuki = e5 (columna e, fila 5)
how-roku = E5 (fila E, contando desde A arriba, quinto círculo desde la izquierda)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (actos 1 y 2) o place r4 on 2 (desde el acto 3), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Tablero: { $value } × { $value } líneas.
rule-size-unbounded = Tablero: sin bordes. Los puntos se cuentan en pasos a la derecha y hacia arriba desde la primera piedra, 0,0: uno a la derecha y dos abajo es 1,-2.
rule-overline-wins = Seis o más en línea también ganan, haya lo que haya en sus extremos.
rule-overline-ignored = Solo ganan exactamente cinco en línea. Seis o más (una sobrelínea) no cuentan nada, y la partida sigue.
rule-overline-forbidden = Una **sobrelínea**, seis o más en línea, está prohibida.
rule-ninuki-overline-forbidden = Una **sobrelínea**, una línea más larga que la que gana, está prohibida.
rule-opening-none = No hay regla de apertura.
rule-opening-centre = Apertura: la primera piedra va en el centro.
rule-opening-pro = Apertura (pro): la primera piedra va en el centro, la segunda donde se quiera, la tercera fuera del 5×5 central.
rule-opening-long-pro = Apertura (long pro): la primera piedra va en el centro, la segunda donde se quiera, la tercera fuera del 7×7 central.
rule-opening-swap2 = Apertura (swap2):
    1. Quien empieza pone dos piedras negras y una blanca, donde quiera.
    2. La otra persona toma Blanco, toma Negro o pone dos piedras más: una blanca y una negra.
    3. Tras dos piedras más, quien empezó elige un color.
    4. Blanco hace la jugada siguiente.

# Gomoku and renju.
note-gomoku-turns = Las piedras van donde se cruzan las líneas, una por turno, y se quedan ahí. Empieza Negro.
note-gomoku-plain = Sin jugadas prohibidas, sin regla de apertura.
note-gomoku-no-bans = Sin jugadas prohibidas.
rule-gomoku-double-three-allowed = Los dobles treses están permitidos.
rule-gomoku-double-three-forbidden = Un **doble tres**, dos treses formados por una piedra, está prohibido.
rule-gomoku-double-four-allowed = Los dobles cuatros están permitidos.
rule-gomoku-double-four-forbidden = Un **doble cuatro**, dos cuatros formados por una piedra, está prohibido.
rule-gomoku-four-three-three-allowed = Un cuatro formado por la misma piedra hace que el doble tres esté permitido (4-3-3). Un cuatro con un solo tres (4-3) siempre está permitido.
rule-gomoku-four-three-three-forbidden = Un doble tres sigue prohibido cuando la piedra forma también un cuatro (4-3-3). Un cuatro con un solo tres (4-3) está permitido, y es la forma habitual de ganar.
note-gomoku-four-three-three = Los dobles treses están permitidos, salvo cuando la misma piedra forma también un cuatro (4-3-3).
rule-gomoku-bans-both = Estas jugadas están prohibidas para ambos colores.
rule-gomoku-bans-black = Solo Negro tiene jugadas prohibidas. Blanco no tiene ninguna.
rule-gomoku-foul-refused = Las jugadas prohibidas se rechazan, con el motivo.
rule-gomoku-foul-loses = Una jugada prohibida pierde la partida, aunque fuera forzada. El tablero no marca esos puntos.
rule-gomoku-ends-open = Un cinco gana haya lo que haya en sus extremos.
rule-gomoku-ends-any-blocked = Un cinco con una piedra rival en cualquiera de los extremos no gana. El borde no bloquea nada.
rule-gomoku-ends-both-blocked = Un cinco con piedras rivales en los dos extremos no gana. El borde no bloquea nada.
rule-gomoku-opening-swap = Apertura (swap):
    1. Quien empieza pone dos piedras negras y una blanca, donde quiera.
    2. La otra persona cambia los colores o los mantiene.
    3. Blanco hace la jugada siguiente.
rule-gomoku-opening-rif = Apertura (RIF):
    1. Quien empieza pone las piedras 1 a 3, una de las 26 aperturas con nombre: negra en el centro, blanca a su lado, negra dentro del 5×5 central.
    2. La otra persona cambia los colores o los mantiene.
    3. Blanco pone la piedra 4 donde quiera.
    4. Negro ofrece dos puntos para la piedra 5. Uno no puede ser el reflejo del otro.
    5. Blanco elige uno de ellos y pone la piedra 6.
rule-gomoku-opening-yamaguchi = Apertura (Yamaguchi):
    1. Quien empieza pone las piedras 1 a 3, una de las 26 aperturas con nombre: negra en el centro, blanca a su lado, negra dentro del 5×5 central.
    2. La misma persona dice cuántos puntos se ofrecerán para la piedra 5: de 1 a 12 (una regla de la casa).
    3. La otra persona cambia los colores o los mantiene.
    4. Blanco pone la piedra 4 donde quiera.
    5. Negro ofrece ese número de puntos para la piedra 5. Ninguno puede ser el reflejo de otro.
    6. Blanco elige uno de ellos y pone la piedra 6.
rule-gomoku-opening-tarannikov = Apertura (Tarannikov):
    1. La piedra 1 de Negro va en el centro, la 2 de Blanco dentro del 3×3 central, la 3 de Negro dentro del 5×5, la 4 de Blanco dentro del 7×7, la 5 de Negro dentro del 9×9.
    2. Tras cada una de las cinco, la otra persona cambia los colores o los mantiene.
    3. Blanco pone la piedra 6 donde quiera.
rule-gomoku-opening-soosorv-8 = Apertura (Soosorv-8):
    1. Quien empieza pone las piedras 1 a 3, una de las 26 aperturas con nombre: negra en el centro, blanca a su lado, negra dentro del 5×5 central.
    2. La otra persona cambia los colores o los mantiene.
    3. Blanco pone la piedra 4 donde quiera y dice cuántos puntos se ofrecerán para la piedra 5: de 1 a 8.
    4. Negro cambia los colores o los mantiene.
    5. Quien sea Negro ahora ofrece ese número de puntos para la piedra 5. Ninguno puede ser el reflejo de otro.
    6. Blanco elige uno de ellos y pone la piedra 6.
rule-gomoku-opening-taraguchi-10 = Apertura (Taraguchi-10):
    1. La piedra 1 de Negro va en el centro, la 2 de Blanco dentro del 3×3 central, la 3 de Negro dentro del 5×5, la 4 de Blanco dentro del 7×7.
    2. Tras cada una de las tres primeras, la otra persona cambia los colores o los mantiene.
    3. Tras la piedra 4, Negro cambia, mantiene u ofrece.
    4. Tras cambiar o mantener, la piedra 5 de Negro va dentro del 9×9, y la otra persona puede cambiar por última vez.
    5. Se ofrecen diez puntos para la piedra 5, donde se quiera. Ninguno puede ser el reflejo de otro, y Blanco elige uno.
    6. Blanco pone la piedra 6 donde quiera.
rule-gomoku-opening-sakata = Apertura (Sakata):
    1. Quien empieza pone las piedras 1 a 3, una de las 26 aperturas con nombre: negra en el centro, blanca a su lado, negra dentro del 5×5 central.
    2. La otra persona pone la piedra 4, blanca, dentro del 7×7, y la piedra 5, negra, dentro del 9×9.
    3. Quien empezó toma Blanco, toma Negro o pone dos piedras más donde quiera: una blanca y una negra.
    4. Tras dos piedras más, la otra persona toma Blanco o Negro (según la regla de la federación, pueden seguir añadiendo pares; aquí se hace una vez, una regla de la casa).
    5. Blanco hace la jugada siguiente.
note-gomoku-threes = **Cuatro**: falta una piedra para cinco. **Cuatro abierto**: cuatro seguidas, donde cada extremo está libre y forma un cinco (exactamente cinco si seis está prohibido). **Tres**: falta una piedra para un cuatro abierto.
note-gomoku-threes-renju = **Cuatro**: falta una piedra para cinco. **Cuatro abierto**: cuatro seguidas, donde cada extremo está libre y forma un cinco (exactamente cinco si seis está prohibido). **Tres**: falta una piedra para un cuatro abierto, con una jugada que esté permitida.
note-gomoku-five-first = Una jugada que forma una línea ganadora nunca está prohibida.
note-gomoku-end = Se puede pasar, salvo durante una apertura. Dos pases seguidos, o un tablero lleno, son tablas.
note-gomoku-end-unbounded = Se puede pasar, salvo durante una apertura. Dos pases seguidos son tablas.
note-gomoku-federation = En los torneos de la federación, una jugada prohibida pierde (variante renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = Las 26 aperturas: la tercera piedra, con su número. Las directas (D) a la izquierda, las indirectas (I) a la derecha
table-gomoku-thirds = Las 13 aperturas que puede formar tu tercera piedra, con su número. Los puntos reflejados forman las mismas
table-numbered = { $number } { $name }
diagram-gomoku-five = cinco en línea, Negro ha ganado
diagram-gomoku-ends-any-blocked = Blanco está en un extremo, este cinco no gana
diagram-gomoku-ends-both-blocked = Blanco está en los dos extremos, este cinco no gana
diagram-gomoku-six-wins = seis en línea también ganan
diagram-gomoku-six-ignored = seis en línea, la partida sigue
diagram-gomoku-six-forbidden = e5 formaría seis, prohibido
diagram-gomoku-six-loses = e5 formó seis, Negro ha perdido
diagram-gomoku-double-three = e5 formaría dos treses, prohibido
diagram-gomoku-double-three-loses = e5 formó dos treses, Negro ha perdido
diagram-gomoku-no-double-three = e5 parece un doble tres pero está permitido: la línea solo podría ser un cuatro abierto con f5, que sería un doble cuatro
diagram-gomoku-double-four = e5 formaría dos cuatros, prohibido
diagram-gomoku-double-four-loses = e5 formó dos cuatros, Negro ha perdido
diagram-gomoku-straight-four = c7–f7 es un cuatro abierto; c3–f3 no, porque g3 formaría seis
diagram-gomoku-four-three = e5 formó un cuatro y un tres, está permitido
diagram-gomoku-exempt = e5 formó dos treses y un cuatro, está permitido
diagram-gomoku-no-exempt = e5 formaría dos treses y un cuatro, prohibido
diagram-gomoku-no-exempt-loses = e5 formó dos treses y un cuatro, Negro ha perdido

# Ninuki and pente.
note-ninuki-turns = Las piedras van donde se cruzan las líneas, una por turno. Empieza Negro.
note-ninuki-turns-individual = Tres o cuatro personas, cada una por su cuenta. Ponen una piedra por turno, en el orden de sus puestos.
note-ninuki-turns-teams = Cuatro personas, dos contra dos: puestos 1 y 3 contra puestos 2 y 4. Ponen una piedra por turno, en el orden de sus puestos, cada una con su propio color.
note-ninuki-plain = Sin jugadas prohibidas, sin regla de apertura.
note-ninuki-no-bans = Sin jugadas prohibidas.
note-ninuki-free-three = **Tres libre**: tres piedras, seguidas o con un hueco, que con una piedra más son cuatro seguidas con los dos extremos libres.
rule-ninuki-capture-pairs = Capturas exactamente dos piedras contiguas que quedan entre tu piedra nueva y otra tuya, en cualquiera de las ocho direcciones. Una sola piedra, o tres, están a salvo.
rule-ninuki-capture-pairs-and-threes = Capturas exactamente dos o tres piedras contiguas que quedan entre tu piedra nueva y otra tuya, en cualquiera de las ocho direcciones. Una sola piedra está a salvo.
rule-ninuki-capture-win-yes = Capturar bastantes piedras también gana.
rule-ninuki-capture-win-no = Las capturas por sí solas no ganan.
rule-ninuki-self-capture-none = Poner una piedra entre dos rivales es seguro.
rule-ninuki-self-capture-suicide = Las piedras que completas entre dos piedras de otra persona las captura esa persona.
rule-ninuki-self-capture-forbidden = No puedes poner una piedra donde se capturaría al instante.
rule-ninuki-overtime-off = Una línea ganadora gana al instante.
rule-ninuki-overtime-break-line = Una línea ganadora tiene que aguantar un turno. Quien juega después debe romperla capturando piedras de ella, o conceder.
rule-ninuki-overtime-capture-line = Si una piedra forma una sola línea ganadora, con una piedra de quien juega después en un extremo y el otro extremo libre, esa persona puede capturar la línea entera jugando ahí. Si no, la línea gana al instante.
rule-ninuki-overtime-french = Un cinco gana al instante solo si ninguna captura puede romperlo. Si no, el rival tiene una jugada para romperlo o, donde las capturas ganan, para llegar a su número en cualquier sitio.
rule-ninuki-overtime-school42 = Un cinco gana al instante solo si ninguna captura puede romperlo ni llegar al número de capturas que gana. Si no, el rival tiene una jugada para una de las dos cosas.
rule-ninuki-mixed-no = Las piedras capturadas juntas son de un solo color.
rule-ninuki-mixed-yes = Las piedras capturadas juntas pueden ser de distintos colores.
rule-ninuki-double-three-allowed = Los dobles treses están permitidos.
rule-ninuki-double-three-forbidden = Un **doble tres**, dos treses libres formados por una piedra, está prohibido.
rule-ninuki-double-three-forbidden-first = Un **doble tres**, dos treses libres formados por una piedra, está prohibido para Negro.
rule-ninuki-opening-g-pente = Apertura (G-Pente): la primera piedra va en el centro, la segunda donde se quiera, la tercera fuera del 5×5 central, y en la fila y la columna del centro a 5 pasos como mínimo.
rule-ninuki-opening-swap = Apertura (swap):
    1. Quien empieza pone dos piedras negras y dos blancas, alternando los colores, donde quiera.
    2. La otra persona cambia los colores o los mantiene.
    3. Negro hace la jugada siguiente.
note-ninuki-house = Las fuentes no coinciden sobre los dobles treses de este juego, así que siguen una regla de la casa.
note-ninuki-end = Un tablero lleno sin ganador son tablas.
note-ninuki-end-passes = Si no tienes ningún punto permitido, pasas. Si todos pasan seguidos, o el tablero se llena sin ganador, son tablas.
note-ninuki-shared = Si varios ganan a la vez, comparten la victoria, que entre sí cuenta como tablas.
diagram-ninuki-pair = f5 ha capturado la pareja de d5 y e5
diagram-ninuki-two-pairs = f5 ha capturado dos parejas a la vez, en la fila y en la columna
diagram-ninuki-fifth-pair = f5 ha capturado la quinta pareja: las negras tienen diez piedras y ganan
diagram-ninuki-three-players = Tres jugadores: f5, negra, ha capturado la pareja roja, y ahora juegan las blancas
diagram-ninuki-three = g5 ha capturado las tres piedras de d5, e5 y f5
diagram-ninuki-safe = e5 se ha metido entre c5 y f5, y es seguro
diagram-ninuki-suicide = e5 se ha metido entre c5 y f5, y la pareja se pierde
diagram-ninuki-double-three = e5 formaría dos treses libres, prohibido
diagram-ninuki-blocked-three = Blanco en e8 bloquea uno de los treses, así que e5 está permitido
diagram-ninuki-broken = e5 formó cinco; e4 ha capturado e5 y e6 y lo ha roto
diagram-ninuki-broken-four = e5 formó cuatro, aquí una línea completa; e4 ha capturado e5 y e6 y la ha roto

# Gomoku Roku.
rule-roku-stones = { $value } piedras por persona, contando la del circuito.
rule-roku-skip-landing = Un paso que acabaría en el círculo de la otra piedra de circuito va uno más allá.
rule-roku-skip-all = Por el camino, el círculo de la otra piedra de circuito no se cuenta.
note-roku-board = El tablero es un hexágono de círculos. El anillo oscuro de fuera es el circuito. Los círculos de dentro tienen de 1 a 4 puntos. Una línea es una recta dibujada en el tablero. Unas unen círculos vecinos, otras pasan entre dos círculos hasta el de detrás. En el centro no va nada, y corta las líneas que pasan por él.
note-roku-about = Para dos, desde unos ocho años, unos 15 minutos por partida. Una piedra al tablero, otra adelante, y cinco hacen la línea.
note-roku-track = Negro pone una piedra en un círculo del circuito, Blanco en uno contiguo. Si la de Blanco está delante, empieza Negro. Si está detrás, empieza Blanco. Siempre juega quien va por detrás, en el sentido de las agujas del reloj, así que se puede jugar varias veces seguidas.
note-roku-place = Seis o más en línea ganan como cinco.
note-roku-win = Tu piedra de circuito cuenta en el círculo donde se para. Un cinco que necesita el círculo que dejó no gana.
note-roku-handicap-1 = Hándicap 1: Negro, el bando más débil, elige un círculo del circuito y empieza. La piedra de circuito de Blanco sale 3 círculos por delante. Siempre juega quien va por detrás, en el sentido de las agujas del reloj, así que se puede jugar varias veces seguidas.
note-roku-handicap-2 = Hándicap 2: Negro, el bando más débil, elige un círculo del circuito y empieza. La piedra de circuito de Blanco sale 4 círculos por delante. Siempre juega quien va por detrás, en el sentido de las agujas del reloj, así que se puede jugar varias veces seguidas.
note-roku-handicap-3 = Hándicap 3: Negro, el bando más débil, elige un círculo del circuito y empieza. La piedra de circuito de Blanco sale 5 círculos por delante. Siempre juega quien va por detrás, en el sentido de las agujas del reloj, así que se puede jugar varias veces seguidas.
note-roku-dynamic = Dinámica: antes de la primera jugada, cada bando pone una piedra libre en un círculo de un punto. Las piedras de circuito no se mueven por ello.
note-roku-thrilling = Emocionante: las piedras escasean, así que lleva la cuenta.
note-roku-ninuki = Ninuki: de las dos piedras que capturan, una debe ser la nueva, o tu piedra de circuito en el círculo donde se para. De varias parejas capturas una, y la nombras (E5 takes D4 D5). Meterse entre dos piedras rivales es seguro. Las piedras de circuito nunca se capturan. Las piedras capturadas van a quien captura, y sus círculos quedan libres otra vez.
note-roku-out = Si te toca y no te queda ninguna piedra, pierdes. Si no hay ningún círculo con puntos libre, la partida acaba en tablas. Solo puedes ofrecer tablas en tu propio turno.
note-roku-rebuilt = Los puntos y las líneas del tablero son una reconstrucción.
note-roku-set-up = La colocación inicial de esta variante es una reconstrucción.
note-roku-credit = Un juego de Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = Negro va por detrás en A1 y juega
diagram-roku-handicap = Negro ha elegido un círculo, y de él sale el de Blanco
diagram-roku-dynamic = tras las piedras libres en E9 y F2
diagram-roku-five = cinco en línea con la piedra de circuito, que ha llegado a B1
diagram-roku-no-five = no es cinco: la piedra de circuito acaba de pasar de B1 a A2
diagram-roku-pair = C3 e I3 encierran E4 y G4, que quedan capturadas

# Rokumon.
note-rokumon-table-act-1 = Seis cartas están en dos filas de tres: verdes (números impares) y doradas (números pares). Rojo (Sanada) tiene cuatro dados y empieza, Negro (Tokugawa) tiene cinco.
note-rokumon-table-bricks = Siete cartas están como ladrillos, tres encima de cuatro: verdes (números impares) y doradas (números pares). Rojo (Sanada) tiene cuatro dados y empieza, Negro (Tokugawa) tiene cinco.
note-rokumon-table-solo = Siete cartas están en un hexágono, seis alrededor de una: verdes (números impares) y doradas (números pares). Eres Rojo (Sanada) con cuatro dados y empiezas. El automa tiene cinco.
note-rokumon-story-act-1 = *Acto 1, seis monedas:* el peaje para cruzar el río de los muertos es el emblema del clan, así que sus guerreros cabalgaban a la batalla sin miedo.
note-rokumon-story-act-2 = *Acto 2, un castillo en Ueda:* en 1583 Rojo lo construye junto con Negro, el enemigo de antaño, y la séptima carta es ese castillo.
note-rokumon-story-act-3 = *Acto 3, el primer asedio:* Rojo ha cambiado de bando, y dos mil tras los muros de Ueda rechazan a casi ocho mil de Negro.
note-rokumon-story-act-4 = *Acto 4, el segundo asedio:* en 1600 Ueda retiene a un ejército de 38 000 hasta que es tarde para la gran batalla. Un hijo del clan está en el otro bando, y él es la Sorpresa.
note-rokumon-story-act-5 = *Acto 5, Osaka:* en 1614 el último héroe del clan levanta un fuerte ante el castillo, la carta que está boca abajo. Un año después, el fuerte y el castillo se pierden.
note-rokumon-story-solo = *Epílogo, de vuelta a Ueda:* las guerras han acabado, cada señor conserva un solo castillo, y hay tiempo para un juego en solitario.
note-rokumon-no-values = Los números de los dados no cuentan.
note-rokumon-values = Los dados muestran números fijos: los de Rojo 2, 2, 4 y 6, los de Negro 1, 3, 3 y 5, y el blanco 1.
note-rokumon-fight = En un combate no importa qué dado está arriba. Si destapa tres en línea, gana el bando al que pertenecen.
note-rokumon-surprise = No puedes usar tu Sorpresa en la carta que tu rival acaba de mover con la suya.
note-rokumon-solo = El automa da el primer paso que puede: completar su línea, tapar un dado rojo solo, bloquear tu línea, poner un dado, mover uno.
note-rokumon-draw = La misma posición por tercera vez, o 200 acciones, son tablas (una regla de la casa).
note-rokumon-about = Para una o dos personas. Una partida jugada sin pausa dura de 5 a 10 minutos.
note-rokumon-loser = Quién es Rojo: elige quien perdió la última partida entre ambos que no acabó en tablas. En la primera lo dice el reto, o el azar.
note-rokumon-title = **Shogun**, el antiguo señor de todo Japón, es el título por tres victorias seguidas contra el mismo rival. Quien lo tiene deja que ese rival deshaga cada acción una vez, también en partidas puntuadas, y grita “¡Ta no mo!”, un desafío a la batalla, cuando la próxima acción podría ganar.
note-rokumon-rebuilt = Los números y colores de las cartas son una reconstrucción.
note-rokumon-rebuilt-act-5 = Los números, los colores y la disposición de las cartas son una reconstrucción.
note-rokumon-credit = Un juego de Charles Ward, EXIST GAMES, con ilustraciones de Andres Agostini allí: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = las cartas están repartidas; las líneas son 5 2 1 y 3 6 4
diagram-rokumon-deal-bricks = las cartas están repartidas; las líneas son 5 2 7, 1 3 6 y 3 6 4
diagram-rokumon-deal-solo = las cartas están repartidas; las líneas son 7 1 3, 5 1 4 y 6 1 2
diagram-rokumon-row = tres dados rojos en línea, Rojo ha ganado
diagram-rokumon-row-of-bricks = tres dados rojos seguidos en la fila de cuatro, Rojo ha ganado
diagram-rokumon-before-slanting = dados rojos en 2, 3 y 4, aún no en línea
diagram-rokumon-slanting = una Sorpresa ha movido la carta 4 a 0,1: tres dados rojos en una línea diagonal, Rojo ha ganado
diagram-rokumon-slanting-solo = tres dados rojos en una línea diagonal por la carta del centro, Rojo ha ganado
diagram-rokumon-fight = en la carta 4 el 3 negro ha vencido al 2 rojo, que vuelve a su reserva
diagram-rokumon-surprise = la carta 5 se ha movido a 0,−1
