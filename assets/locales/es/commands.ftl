# Commands as Discord lists them: at most 100 characters each.

application-description = El cinco en línea y sus parientes, en tus canales y a tu ritmo: gomoku, renju, pente, ninuki, Gomoku Roku y Rokumon. Reta a alguien con /challenge, o juega contra la máquina. /help lo muestra todo, /rules enseña cada juego.
command-challenge = Retar a alguien a una partida, o buscar rival
option-challenge-opponent = A quién retas (vacío: cualquiera puede unirse, Narabe: una máquina)
option-challenge-game = Juego y variante, p. ej. gomoku/freestyle
option-challenge-rules = Más reglas, p. ej. size=19 opening=swap2
option-challenge-clock = Tiempo por jugada
option-challenge-rated = Cuenta para la puntuación (por defecto: sí, si las reglas y el reloj lo permiten)
option-challenge-starts = Quién empieza: yo, la otra persona o al azar
choice-clock-live = 5 minutos por jugada, para jugar ahora mismo
choice-clock-hour = 1 hora por jugada
choice-clock-day = 1 día por jugada
choice-clock-3days = 3 días por jugada
choice-clock-week = 7 días por jugada
choice-clock-bank = 5 días + 12 horas por jugada
choice-clock-none = Sin reloj (nunca puntuada)
choice-starts-me = Empiezo yo
choice-starts-them = Empieza mi rival
choice-starts-random = Al azar
command-move = Hacer tu jugada
option-move-where = Tu jugada, p. ej. h8
option-move-game = Cuál de tus partidas (número)
command-board = Mostrar el tablero otra vez
option-board-game = Cuál de tus partidas (número)
command-games = Listar tus partidas en curso
command-resign = Abandonar una partida
option-resign-game = Cuál de tus partidas (número)
command-rules = Explicar una variante, con imágenes
option-rules-game = Juego y variante, p. ej. gomoku/renju (vacío: los de este canal)
option-rules-rules = Más reglas, p. ej. size=19 opening=swap2
command-help = Ver todos los comandos y cómo se juega
menu-replay = Reproducir este registro
menu-show = Mostrar esta partida
menu-challenge = Retar
option-challenge-player3 = Tercera persona (partidas de 3–4). En equipos: tu pareja
option-challenge-player4 = Cuarta persona (partidas de 4)
option-challenge-seats = Número de puestos, si la variante permite ambos
option-challenge-level = Jugar contra Narabe, en un nivel del 1 al 8
option-challenge-games = 2: una doble partida, dos a la vez, y cada persona empieza una (vacío: 1)
option-challenge-crowd = Jugar contra el público, que vota cada jugada
choice-seats-3 = 3 puestos
choice-seats-4 = 4 puestos
