# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Jugada { $ply }: { $why }
flaw-occupied = { $point } ya está ocupado.
refusal-no-record = Esto no es un registro de partida: { $fault }. Un registro es un objeto JSON en una línea.
refusal-no-sgf = Esto no es un archivo SGF. No tiene ningún nodo como (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Un archivo PSQ empieza con una línea como “Piskvorky 15x15, 11:11, 0”, no con “{ $written }”.
refusal-no-pente-game = Este archivo dice que su juego es “{ $written }”. Juegos de pente.org que se pueden leer: { $known }.
refusal-no-pente-point = “{ $written }” no es un punto del tablero de pente.org, cuyas columnas van de A a T sin I.
refusal-letters-unsure = Estos puntos se pueden leer de dos maneras: con una columna I, y la partida empieza en { $read }, o sin ella, como en pente.org, y empieza en { $other }. Se leen con I. Para la otra lectura usa el formato `pente`, o pon la línea [Game "Pente"] antes de las jugadas.
refusal-not-square = El tablero tiene { $columns ->
    [one] una columna
   *[other] { $columns } columnas
} y { $rows ->
    [one] una fila
   *[other] { $rows } filas
}. Solo se pueden leer tableros cuadrados.
refusal-no-such-board = El tablero es de { $lines }×{ $lines }. Para { $game } se pueden leer tableros de estos tamaños: { $known }.
refusal-size-differs = El tablero del archivo es de { $lines }×{ $lines }, pero las reglas son para { $size }×{ $size }. Escribe “size={ $lines }” en las reglas.
refusal-other-game = El archivo dice que es { $kind ->
    [go] { $written }, es decir, Go
   *[other] { $written }
}, pero Gomoku y Renju son GM[4]. Se lee como GM[4].
refusal-other-colour = El archivo da esta piedra al otro color. Se lee en el orden del archivo.
refusal-late-setup = Las piedras colocadas en mitad de una partida se saltan.
refusal-open-result = El archivo da el resultado “{ $written }”, pero sus jugadas no terminan la partida.
refusal-other-result = El archivo da el resultado “{ $written }”, pero sus jugadas terminan la partida de otra forma. Vale lo que dan las jugadas.
refusal-import-skipped = “{ $written }” no es una jugada y se salta.
refusal-import-no-move = “{ $written }” no es una jugada.
refusal-import-cut = No se pudo leer nada desde la jugada { $ply }.
refusal-cannot-carry = { $what ->
    [board] { format-called } solo admite partidas de dos, Negro y Blanco, en un tablero cuadrado con puntos de letra y número. Usa una lista de jugadas o JSON.
    [captured] { format-called } no admite las piedras capturadas de una posición inicial. Usa JSON.
    [rules] { format-called } solo admite los juegos que hay en pente.org, en 19 líneas: Pente, Keryo-Pente y sus parientes, y Gomoku. Usa una lista de jugadas o JSON.
   *[setup] El formato { format-called } no admite una posición inicial. Usa SGF o JSON.
}
refusal-cannot-carry-action = { format-called } no tiene forma de escribir “{ $actions }” { $ply ->
    [0] antes de la primera jugada
   *[other] después de la jugada { $ply }
}. Usa una lista de jugadas o JSON.

# Replays and exports in channels.
command-replay = Recorrer una partida o un archivo de partida
option-replay-game = Cuál de tus partidas (número)
option-replay-file = Un archivo de partida: SGF, PSQ, pente.org, una lista de jugadas o JSON
command-export = Descargar una partida como archivo
option-export-game = Cuál de tus partidas (número)
option-export-file = Un archivo de partida para convertir a otro formato
option-export-format = Formato de archivo (vacío: SGF, o uno en el que quepa la partida)
choice-format-sgf = SGF, para la mayoría de los programas
choice-format-psq = PSQ, para Piskvork
choice-format-pente = pente.org, con columnas de A a T sin I
choice-format-moves = Una lista de jugadas
choice-format-jsonl = JSON, para el comando narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] lista de jugadas
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Comienzo de la partida. Jugadas: { $steps }.
replay-at = Jugada { $step } de { $steps }: { $action }
replay-at-by = Jugada { $step } de { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] Antes de la primera jugada: { $action }
   *[other] Tras la jugada { $step } de { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] Antes de la primera jugada: { $action } ({ $by })
   *[other] Tras la jugada { $step } de { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Terminada antes de la primera jugada.
   *[other] Terminada tras la jugada { $step }.
}
replay-result = El archivo da el resultado { $result }.
replay-carried = -# Los botones leen la partida de record.jsonl.
exported = Aquí está la partida como { format-called }. Jugadas: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Partida puntuada en Discord
record-event-casual = Partida amistosa en Discord
button-first = Inicio
button-back = Atrás
button-forth = Siguiente
button-last = Final
button-here = Desde aquí

refusal-file-lost = No se pudo descargar el archivo adjunto. Adjúntalo otra vez.
refusal-file-too-large = El archivo adjunto tiene { $size } kB. Un archivo de partida puede tener hasta { $most } kB.
refusal-first-of-many = El archivo contiene varias partidas. Esta es la primera.

form-challenge = Nueva partida
form-opponent = Rival
form-opponent-note = Vacío: cualquiera puede unirse. Elige Narabe para jugar contra la máquina.
form-game = Juego
form-game-note = Los más conocidos. Con su opción game, /challenge admite también los demás.
form-clock = Tiempo por jugada
form-starts = ¿Quién empieza?
form-rated = Puntuada
form-rated-note = Cuenta para la puntuación si las reglas y el reloj lo permiten
form-record = Reproducir una partida
form-file = Archivo de partida
form-file-note = SGF, PSQ, pente.org, una lista de jugadas o JSON
form-moves = O pégala aquí
form-moves-example = 1. h8 i9 2. j10, o SGF
button-record = Reproducir un archivo…
refusal-form-out-of-date = Este formulario está anticuado. Abre uno nuevo con /challenge, o con el botón debajo de /help.
refusal-form-without-record = Sube un archivo de partida, o pega las jugadas.
refusal-file-no-text = Este archivo no es de una partida. Envía SGF, PSQ o una lista de jugadas como texto.
refusal-no-moves-in-file = No se pudo leer ninguna jugada de este archivo. Envía SGF, PSQ o una lista de jugadas como texto.
refusal-no-record-in-text = En este texto no hay ninguna partida. { -narabe } lee SGF, PSQ y listas de jugadas como 1. h8 i9 2. j10.
refusal-no-game-in-message = Este mensaje no muestra ninguna partida. Usa esto en uno de mis tableros o retos.
record-decided = La moderación ha dado la victoria en esta partida a { $winners }.
record-decided-draw = La moderación ha decidido esta partida como tablas.
