# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = Ver qué opina el motor de una partida terminada
option-review-game = Cuál de tus partidas (vacío: tu última aquí)
option-review-file = Un archivo de partida: SGF, PSQ, pente.org, una lista de jugadas o JSON
button-review = Análisis
button-review-back = Atrás
button-review-forth = Siguiente
button-share = Compartir el análisis
review-heading = 🔎 **Análisis**, solo para ti hasta que lo compartas
review-opening-here = 📖 { $count } partidas de este servidor coinciden hasta la jugada { $ply }. Con esa jugada se obtuvo el { $score } % ({ $low }–{ $high }).
review-heading-shared = 🔎 **Análisis**
review-chances = Opciones de ganar ({ $person }), en porcentaje: { $chances }
review-chance = { $ply ->
    [0] { $percent } antes de la primera jugada
   *[other] { $percent } tras la jugada { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } tras pasar al principio
   *[other] { $percent } tras la jugada { $ply } y un pase
}
review-chart = Probabilidad de victoria de { $person }, %
review-accuracy = { $person }: precisión { $percent } % en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
review-accuracy-none = { $person }: ninguna jugada que juzgar
review-accuracy-means = -# La precisión es 100 % menos las opciones que una jugada regaló de media, tal como las ve este motor en una búsqueda corta. Las respuestas forzadas no se cuentan. No mide la fuerza de juego, y el motor puede equivocarse.
review-missed = Jugada { $ply }, { $person }: { $kind ->
    [five] se escapó un cinco
    [captures] se escapó una victoria por capturas
    [vcf] se escapó una victoria, solo con cuatros
    [vcf-captures] se escapó una victoria, con cuatros y capturas
    [vct-captures] se escapó una victoria, con treses, cuatros y capturas
   *[vct] se escapó una victoria, con treses y cuatros
}: { $line }
review-missed-more = { $count ->
    [one] Se escapó una victoria más.
   *[other] Se escaparon { $count } victorias más.
}
review-missed-none = No se escapó ninguna victoria forzada, hasta donde ve la búsqueda.
review-forbidden = El último cinco se formó en { $point }. Allí no se podía detener, porque ese punto estaba prohibido.
review-turns = { $count ->
    [one] Hay un momento decisivo en la página siguiente.
   *[other] Hay { $count } momentos decisivos en las páginas siguientes.
}
review-turns-none = Ninguna jugada por sí sola regaló el 15 % o más.
review-turn = **Momento decisivo { $number } de { $count }**: jugada { $ply }, **{ $action }** de { $person }
review-turn-pass = **Momento decisivo { $number } de { $count }**: **{ $action }** de { $person }, tras la jugada { $ply }
review-turn-lost = Perdió la partida en el acto: { $end }.
review-turn-loss = Costó { $percent } puntos porcentuales de las opciones de ganar.
review-turn-won = Mejor era **{ $best }**, que gana de forma forzada: { $line }
review-turn-line = Mejor era **{ $best }**. La línea del motor: { $line }
review-turn-allowed = La jugada permitió una victoria forzada: { $line }
review-turn-defences = Defensa demostrada: { $moves }
review-turn-picture = -# En la imagen, A es la jugada que se hizo, y los números son la línea mejor.
review-turn-picture-covered = -# En la imagen, los números son la línea mejor. El { $number } está donde se hizo la jugada.
review-turn-picture-before = -# La imagen muestra la posición antes de la jugada.
review-turn-board = -# El tablero antes de la jugada:
review-film = 🎞️ **La partida entera.** La barra de la derecha son las opciones de ganar ({ $person }), desde abajo. El número es la mayor de las dos opciones.
refusal-review-running = Esa partida sigue en curso. Usa /review cuando haya terminado.
refusal-review-players = Solo quienes jugaron esta partida pueden analizarla. Pueden compartir el análisis contigo.
refusal-review-seats = Solo hay análisis de partidas de dos. /replay muestra esta otra vez.
refusal-review-length = Se puede analizar una partida de { $least } a { $most } jugadas. Esta tiene { $count }.
refusal-review-busy = Un análisis tarda unos segundos, y se está haciendo uno tuyo o varios de otros. Inténtalo en un minuto.
refusal-no-game-to-review = No has terminado ninguna partida aquí. Usa `game` para una de otro sitio, o adjunta un `file`.
refusal-own-position = Esta es una posición de tu partida #{ $number }. Se puede juzgar cuando esa partida haya avanzado o terminado.
refusal-own-file = Estás jugando la partida #{ $number }. Se pueden analizar archivos cuando termine, para que nadie reciba ayuda en ella.
refusal-own-kind = Estás jugando la partida #{ $number }. Hasta que termine, no hay pistas ni análisis en este juego.

hint-people = Aquí juegas contra personas. Las pistas necesitan el acuerdo de todos, una vez para toda la partida, y después pueden usarlas todos.
hints-agreed = 💡 Se permiten pistas en esta partida: /hint
button-hint = Pista
button-ask-hints = Pedir pistas
button-agree-hints = Aceptar pistas
offer-hints = 💡 { $person } pide permitir pistas para todos en esta partida. Falta la respuesta de { $people }.
declined-hints = 💡 { $person } pidió permitir pistas. La petición fue rechazada.
refusal-hints-agreed = En esta partida ya se permiten pistas. Usa /hint cuando te toque.
refusal-hints-declined = Las pistas se rechazaron en esta partida, y solo se pueden pedir una vez. Se pueden permitir en la próxima.

button-why = ¿Por qué?
refusal-why-passed = La partida ha avanzado desde entonces. Mira con /board los puntos marcados ahora.
why-overline = **{ $point }** está prohibido: forma una sobrelínea.
why-double-four = **{ $point }** está prohibido: forma dos cuatros a la vez.
why-double-three = **{ $point }** está prohibido: forma dos treses a la vez.
why-four-three-three = **{ $point }** está prohibido: forma un cuatro y dos treses a la vez.
why-self-capture = **{ $point }** está prohibido: tus piedras se capturarían al instante.
why-row-overline = Una línea de { $count }: { $stones }
why-row-flanked = Entre piedras de otro color: { $stones }. Las de en medio son tuyas.
why-row-four = Un cuatro: { $stones }. Una piedra más en { $holes } forma cinco.
why-row-three = Un tres: { $stones }. Una piedra más en { $holes } forma un cuatro abierto.
why-row-none = No es un tres de verdad: { $stones }. Ninguna piedra permitida lo convierte en un cuatro abierto.
why-hole-five = { $point } no cuenta, porque forma cinco al instante.
why-hole-overline = { $point } no cuenta, porque sería una sobrelínea, que está prohibida:
why-hole-double-four = { $point } no cuenta, porque sería un doble cuatro, que está prohibido:
why-hole-double-three = { $point } no cuenta, porque sería un doble tres, que está prohibido:
why-hole-four-three-three = { $point } no cuenta, porque sería un cuatro y dos treses, que está prohibido:
why-recursion = -# Un tres cuenta si al menos una piedra permitida lo convierte en un cuatro abierto.
why-drawn = En la imagen, la piedra ya está en { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Lecciones
button-lesson-answer = Responder
button-lesson-solution = Solución
button-lesson-back = Lección anterior
button-lesson-forth = Lección siguiente
lesson-answer = Tu jugada
lesson-answer-label = ¿Dónde juegas?
lesson-answer-example = Por ejemplo { $point }
button-try-back = Paso atrás
button-try-export = Como archivo
button-try-lay = Poner una piedra…
try-title = 🧪 Tu propio tablero de la partida #{ $number }. Prueba lo que quieras. Nadie más lo ve.
try-laid = Puestas: { $moves }
try-ask = Probar jugadas
try-ask-label = Una jugada, o varias por turno
try-ask-example = Por ejemplo h9 i10
button-puzzle-another = Otro
button-puzzle-give-up = Rendirse
button-puzzle-solve = Resolver
puzzle-day-over = El día de este problema ya ha pasado, así que no cuenta. `/puzzle` muestra el de hoy.
puzzle-done = { $how ->
    [solved] ✅ Ya has resuelto el problema de hoy.
   *[given-up] Ya has visto la solución del problema de hoy.
} Puedes resolverlo otra vez, pero no cuenta.
puzzle-film = La imagen oculta reproduce la solución.
puzzle-first = 👑 { $person } lo resolvió antes que nadie sin ninguna respuesta errónea.
puzzle-gave-up = { $side ->
    [black] La solución (⚫ ataca, ⚪ defiende):
   *[white] La solución (⚪ ataca, ⚫ defiende):
} { $line }
puzzle-goes-on = { $point } es correcto y la respuesta es { $answer }. ¿Cómo sigue?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 ¡Resuelto!
puzzle-own = Esta posición es de una partida que se jugó en este servidor.
puzzle-theme-fours = 💡 **Solo cuatros.** Cada cuatro deja a la defensa una sola respuesta. Busca dos cuatros que coincidan en un punto y elige el orden en que las respuestas no te estorben.
puzzle-theme-four-three = 💡 **El cuatro-tres.** Una piedra forma un cuatro y, en otra línea, un tres. Al cuatro hay que responder, y el tres se convierte en un cuatro abierto.
puzzle-theme-trap = 💡 **El punto prohibido.** Sin puntos prohibidos aquí no habría victoria. Forma cuatros cuya respuesta esté prohibida para Negro, o haz antes que el punto quede prohibido.
puzzle-theme-captures = 💡 **Capturas que ganan.** Una pareja que sería la quinta amenaza tanto como un cuatro. Busca piedras que hagan las dos amenazas a la vez.
puzzle-theme-unbroken = 💡 **Cuatros que ninguna captura rompe.** Si no se pudiera capturar nada, también ganarían otras primeras jugadas. Antes de empezar, mira cuáles de tus parejas podría capturar la defensa.
puzzle-streak = { $days ->
    [one] Empieza tu racha: un día.
   *[other] Tu racha: { $days } días. Puedes saltarte un día por semana.
}
puzzle-streak-of-all = Este servidor lo ha resuelto { $days } días seguidos.
puzzle-task = { $side ->
    [black] ⚫ Negras
   *[white] ⚪ Blancas
} ganan { $set ->
    [pente] con cuatros y capturas
   *[freestyle] con cuatros
} en { $moves } jugadas, sin contar las respuestas. Solo una primera jugada lo logra.
puzzle-terms = -# { $set ->
    [standard] Ganan exactamente cinco en línea. Con cuatros: cada jugada tuya hace un cuatro, al que hay que responder de inmediato.
    [renju] Ganan cinco en línea, y las negras tienen jugadas prohibidas. Con cuatros: cada jugada tuya hace un cuatro, al que hay que responder de inmediato.
    [pente] Ganan cinco o más en línea, y también cinco parejas capturadas. Cada jugada tuya amenaza con ganar enseguida, y la defensa puede capturar.
   *[freestyle] Ganan cinco o más en línea. Con cuatros: cada jugada tuya hace un cuatro, al que hay que responder de inmediato.
}
puzzle-title = { $kind ->
    [day] **Problema del día**
    [course] **Curso: problema { $number } de { $count }**
   *[other] **Problema**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } está prohibido para las negras, así que las blancas ganan ahí.
   *[white] { $point } está prohibido para las blancas, así que las negras ganan ahí.
}
puzzle-unsure = Tras { $point } no se encontró a tiempo una victoria así. No cuenta en tu contra. Prueba otra jugada.
puzzle-wrong = { $point } no gana de esa manera.
puzzle-wrong-once = No es { $point }. Un intento más aún cuenta para tu racha.
puzzle-wrong-spent = { $point } no gana de esa manera. Hoy ya no cuenta para tu racha, pero puedes seguir intentándolo.
puzzle-yesterday = Ayer: { $tried ->
    [one] una persona lo intentó
   *[other] { $tried } personas lo intentaron
}. Con una respuesta errónea como máximo lo resolvieron: { $solved }.
choice-set-freestyle = Libre (cinco o más)
choice-set-pente = Pente
choice-set-renju = Renju
choice-set-standard = Estándar (exactamente cinco)
choice-theme-captures = capturas que ganan
choice-theme-four-three = cuatro-tres
choice-theme-fours = solo cuatros
choice-theme-trap = puntos prohibidos
choice-theme-unbroken = cuatros que ninguna captura rompe
command-puzzle = El problema del día, u otro
option-puzzle-another = Otro problema, que no cuenta
option-puzzle-set = Reglas del problema
option-puzzle-theme = Empezar el curso de 30 problemas por esta idea
lesson-title = 🎓 **{ $course }: lección { $number } de { $count }** · resueltas: { $done }
lesson-right = ✅ { $point } es correcto.
lesson-wrong = ❌ { $point } no lo resuelve. Mira otra vez y responde de nuevo.
lesson-solution = 💡 Solución: { $point }. La lección cuenta como resuelta cuando respondas por tu cuenta.
lesson-last = Esta es la última lección del curso.
lesson-five = **Cinco en línea.** Cinco piedras tuyas en línea ganan, en cualquier dirección. Juega Negro: forma cinco.
lesson-gap = **El hueco.** Cuatro piedras con un hueco en medio también son un cuatro. Juega Negro: forma cinco.
lesson-stop = **Responder a un cuatro.** Un cuatro gana en la próxima jugada si no se ocupa su extremo abierto. Juega Negro: detén el cinco de Blanco.
lesson-straight-four = **El cuatro abierto.** Un cuatro abierto por los dos extremos no se puede detener, porque una piedra solo cierra uno. Juega Negro: forma un cuatro abierto.
lesson-three = **Responder a un tres abierto.** Un tres abierto se convierte en un cuatro abierto en la próxima jugada. Cierra a tiempo uno de sus extremos. Juega Negro: detenlo de modo que no quede ninguna victoria con treses y cuatros.
lesson-four-three = **El cuatro-tres.** Una jugada que forma a la vez un cuatro y un tres abierto gana: hay que responder al cuatro, y entonces el tres se convierte en un cuatro abierto. Juega Negro: encuentra el cuatro-tres.
lesson-double-three = **El doble tres.** Sin jugadas prohibidas, dos treses abiertos a la vez ganan: solo se puede detener uno. Juega Negro: encuentra el doble tres.
lesson-double-four = **El doble cuatro.** Dos cuatros a la vez amenazan con cinco en dos puntos. Juega Negro: encuentra una victoria solo con cuatros.
lesson-chain = **Una cadena de cuatros.** A cada cuatro hay que responder, así que puedes seguir con cuatros hasta que se junten dos amenazas. Juega Negro: empieza la victoria.
lesson-prevent = **Romper una cadena.** Blanco amenaza con una cadena de cuatros. Juega Negro: juega de modo que Blanco no tenga una victoria solo con cuatros.
lesson-renju-exact = **Exactamente cinco.** En renju, Negro gana con exactamente cinco en línea. Seis o más son una sobrelínea, que está prohibida para Negro. Juega Negro: forma exactamente cinco.
lesson-renju-six = **La sobrelínea de Blanco.** A Blanco no se le prohíbe nada, así que seis en línea ganan para Blanco. Juega Blanco: gana con esta jugada.
lesson-renju-four-three = **El cuatro-tres.** El doble tres y el doble cuatro están prohibidos para Negro. Negro gana con el cuatro-tres: un cuatro y un tres abierto a la vez. Juega Negro: encuéntralo.
lesson-renju-false-three = **Un tres que no lo es.** Un tres solo cuenta si una piedra permitida lo convierte en un cuatro abierto. Donde un extremo está bloqueado o formaría una sobrelínea, no hay tres, y por tanto tampoco doble tres. Juega Negro: gana con una jugada que forme un cuatro, un tres de verdad y uno que no cuente.
lesson-renju-overline-trap = **La trampa de la sobrelínea.** Negro no puede detener un cinco en un punto donde la piedra formaría seis en línea. Juega Blanco: forma un cuatro al que Negro no pueda responder.
lesson-renju-double-three-trap = **La trampa del doble tres.** Un punto donde Negro formaría dos treses está prohibido, aunque allí haya que detener un cinco. Juega Blanco: forma un cuatro al que Negro no pueda responder.
lesson-renju-double-four-trap = **Llevar a Negro a una trampa.** Un cuatro fuerza la piedra de Negro, y esa misma piedra puede hacer que otro punto quede prohibido. Juega Blanco: empieza la victoria.
lesson-renju-mise = **La amenaza callada.** Una jugada que no forma ni un cuatro ni un tres puede amenazar con un cuatro-tres (en japonés: mise-te). Juega Negro: haz una jugada así, de modo que amenace una victoria con cuatros.
lesson-renju-chase = **Una cadena de cuatros.** Los cuatros se pueden jugar uno tras otro hasta que se junten dos amenazas. Para Negro el último debe ser un cuatro-tres, porque el doble cuatro está prohibido. Juega Negro: empieza la victoria.
lesson-renju-meet = **Defender.** Blanco amenaza con un cuatro al que habría que responder en un punto prohibido. Quita el cuatro, o juega de modo que el punto deje de estar prohibido. Juega Negro: no dejes a Blanco ninguna victoria con cuatros.
lesson-pente-pair = **La captura.** Exactamente dos piedras vecinas de tu rival entre dos tuyas se capturan, en cualquier dirección. Juega Negro: captura una pareja.
lesson-pente-pairs = **Dos parejas a la vez.** Una piedra captura todas las parejas que encierra, en todas las direcciones. Juega Negro: captura dos parejas con una piedra.
lesson-pente-entry = **Meterse es seguro.** Solo una piedra de tu rival captura tu pareja. Una piedra que pones entre dos suyas se queda. Juega Negro: gana con esta jugada.
lesson-pente-guard = **Salvar una pareja.** Tu pareja con una piedra rival en un extremo se captura desde el otro. Tres en línea no se pueden capturar, y una piedra que has capturado no amenaza nada. Juega Negro: juega de modo que Blanco no pueda capturar nada.
lesson-pente-fifth = **La quinta pareja.** Cinco parejas ganan. Negro ha capturado cuatro. Juega Negro: gana con esta jugada.
lesson-pente-stop = **Quitar el flanco.** Blanco ha capturado cuatro parejas, y una piedra blanca amenaza con capturar la quinta en dos direcciones. Juega Negro: juega de modo que Blanco no pueda ganar en la próxima jugada.
lesson-pente-break = **Capturar dentro de un cuatro.** Un cuatro con dos extremos abiertos no se puede bloquear, pero una captura puede quitarle una piedra. Juega Negro: detén el cinco de Blanco.
lesson-pente-keystone = **La piedra clave.** Dos cuatros de Blanco comparten una piedra, la piedra clave. Sin ella, ninguno de los dos es un cuatro. Juega Negro: detén los dos.
lesson-pente-sound = **Un cuatro firme.** Blanco ha capturado cuatro parejas, así que exponer una pareja más pierde. Juega Negro: forma un cuatro abierto que no deje a Blanco nada que capturar.
lesson-pente-both = **Dos amenazas en una.** Negro ha capturado cuatro parejas. A una piedra que forma un cuatro y además amenaza con capturar la quinta pareja no se le puede responder. Juega Negro: encuéntrala.
