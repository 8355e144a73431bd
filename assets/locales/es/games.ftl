# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = libre
preset-gomoku-standard = estándar (exactamente cinco)
preset-gomoku-caro = Caro
preset-gomoku-family = familiar (sin doble tres)
preset-gomoku-1899 = reglas de 1899
preset-gomoku-1903 = reglas de 1903
preset-gomoku-1912 = reglas de 1912
preset-gomoku-1916 = reglas de 1916
preset-gomoku-1918 = reglas de 1918
preset-gomoku-renju = Renju
preset-gomoku-renju-tournament = Renju, reglas de torneo (una jugada prohibida pierde)

game-roku = Gomoku Roku
preset-roku-standard = estándar
preset-roku-handicap-1 = hándicap 1
preset-roku-handicap-2 = hándicap 2
preset-roku-handicap-3 = hándicap 3
preset-roku-dynamic = dinámica
preset-roku-thrilling = emocionante
preset-roku-ninuki = ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = Acto 1
preset-rokumon-act-2 = Acto 2
preset-rokumon-act-3 = Acto 3
preset-rokumon-act-4 = Acto 4 (el juego estándar)
preset-rokumon-act-5 = Acto 5
preset-rokumon-solo = solitario, contra el automa

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = las sobrelíneas ganan
shown-overline-ignored = exactamente cinco
shown-overline-forbidden = sin sobrelínea
shown-double-three-allowed = doble tres permitido
shown-double-three-forbidden = sin doble tres
shown-double-three-forbidden-first = sin doble tres para Negro
shown-double-four-allowed = doble cuatro permitido
shown-double-four-forbidden = sin doble cuatro
shown-four-three-three-allowed = 4-3-3 permitido
shown-four-three-three-forbidden = sin 4-3-3
shown-bans-both = jugadas prohibidas para ambos
shown-bans-black = jugadas prohibidas solo para Negro
shown-foul-refused = jugadas prohibidas rechazadas
shown-foul-loses = una jugada prohibida pierde
shown-ends-open = los cincos bloqueados ganan
shown-ends-any-blocked = sin victoria con un extremo bloqueado
shown-ends-both-blocked = sin victoria con los dos extremos bloqueados
shown-opening-none = sin apertura
shown-opening-centre = primera piedra en el centro
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = apertura G-Pente
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = captura de parejas
shown-capture-pairs-and-threes = captura de parejas y tríos
shown-capture-win-no = sin victoria por capturas
shown-self-capture-none = sin riesgo entre dos piedras
shown-self-capture-suicide = autocaptura
shown-self-capture-forbidden = sin autocaptura
shown-overtime-off = una línea gana al instante
shown-overtime-break-line = romper la línea
shown-overtime-capture-line = capturar la línea entera
shown-overtime-french = romper el cinco (reglas francesas)
shown-overtime-school42 = romper el cinco (escuela 42)
shown-mixed-yes = capturas de colores mezclados
shown-stones = { $value } piedras
shown-skip-all = sin contar la otra piedra de circuito

colour-black = Negro
colour-white = Blanco
colour-red = Rojo
colour-blue = Azul

end-five = cinco en línea
end-four = cuatro en línea
end-five-ninuki-free-for-all = { end-four }
end-foul = una jugada prohibida
end-foul-overline = una jugada prohibida (sobrelínea)
end-foul-double-four = una jugada prohibida (doble cuatro)
end-foul-double-three = una jugada prohibida (doble tres)
end-foul-four-three-three = una jugada prohibida (un cuatro y dos treses)
end-board-full = el tablero está lleno
end-pass = todos han pasado
end-resign = abandono
end-agreed = de común acuerdo
end-agreed-lost = dejó la partida, tablas entre los demás
end-agreed-machines = dejó la partida a las máquinas
end-time = tiempo agotado
end-time-unclaimed = tiempo agotado, nadie reclamó la victoria
end-captures = capturas
end-no-stones = no quedan piedras por jugar
end-row = tres en línea
end-stack = tres en una carta
end-submit = no queda ninguna acción
end-reveal = quien pierde destapó tres en línea
end-repetition = la misma posición por tercera vez
end-ply-limit = 200 acciones sin victoria

status-to-move = Le toca
status-track-first = Elige un círculo del circuito, el anillo oscuro de fuera
status-track-beside = Elige un círculo junto a la piedra de circuito de Negro: delante de ella (siguiendo las flechas) si debe empezar Negro, detrás si debe empezar Blanco
status-free-stone = Pon una piedra libre en un círculo de un punto
status-behind = { $colour ->
    [black] Negro
   *[white] Blanco
} va { $by ->
    [one] { $by } círculo
   *[other] { $by } círculos
} por detrás en el circuito y juega.
status-deal = Se están repartiendo las cartas
status-opening-swap = ¿Cambiar los colores o mantenerlos?
status-opening-swap-or-offer = ¿Cambiar los colores, mantenerlos u ofrecer { $count } quintas jugadas?
status-opening-take = Elige un color
status-opening-take-or-more = ¿Elegir un color, o poner dos piedras más?
status-opening-declare = ¿Cuántas quintas jugadas se ofrecerán, de 1 a { $most }?
status-opening-offer = Quintas jugadas que faltan por ofrecer: { $count }
status-opening-pick = Elige una de las quintas jugadas ofrecidas

alt-grid = Tablero de { $columns } por { $rows } líneas.
alt-places = Tablero de { $count } lugares.
alt-turn = Le toca a { $colour }.
alt-left = { $colour } ha dejado la partida.
alt-stands-in = { $mate } juega por { $colour }, que ha dejado la partida.
alt-status = La partida ha terminado: { $status }.
alt-last = Última jugada: { $point }.
alt-from = Viene de: { $point }.
alt-placing = Por poner: { $colour }.
alt-zone = Puntos permitidos: { $points }.
alt-no-zone = Puntos excluidos: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Ahora: { $status }
alt-track = Piedras de circuito: { $points }.
alt-card-rows = Cartas contiguas, fila por fila desde arriba: { $lines }.
alt-card-diagonals = Cartas en diagonal: { $lines }.
alt-cards = Cartas con sus dados de abajo arriba: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: vacía
alt-locked = La carta { $number } no se puede mover ahora.
alt-cells = Lugares para elegir: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $count ->
    [one] A { $colour } le queda una piedra.
   *[other] A { $colour } le quedan { $count } piedras.
}
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, { $team } en total con su equipo.
alt-goal = Ganan { $count } piedras capturadas.
alt-taken = Recién capturadas en: { $points }.
alt-supply = A { $colour } le quedan: { $dice }.
alt-supply-empty = A { $colour } no le quedan dados.
alt-surprise = { $colour } aún puede usar la Sorpresa.
alt-surprise-used = { $colour } ha usado la Sorpresa.

face-green = verde
face-gold = dorada
face-down = boca abajo

action-swap = Cambiar los colores
action-stay = Mantener los colores
action-take-first = Jugar con Negro
action-take-second = Jugar con Blanco
action-place-more = Poner dos piedras más
action-declare-n = { $a ->
    [one] Declarar { $a } quinta jugada
   *[other] Declarar { $a } quintas jugadas
}
action-offer-n = Ofrecer { $a }
did-swap = cambió los colores
did-stay = mantuvo los colores
did-take-first = eligió Negro
did-take-second = eligió Blanco
did-place-more = eligió poner dos piedras más
did-declare-n = { $a ->
    [one] declaró { $a } quinta jugada
   *[other] declaró { $a } quintas jugadas
}
did-offer-n = ofreció { $a }
did-pass = pasó
did-resign-n = abandonó
did-timeout-n = agotó el tiempo
did-timeout-n-n = ambos agotaron el tiempo
did-draw = aceptó tablas
action-pass = Pasar
alt-name = Apertura: { $name }.
alt-offered = Ofrecidas como quinta jugada: { $points }.
alt-forbidden = Prohibidos ahora: { $points }.
alt-hidden = { $count ->
    [one] Una piedra queda fuera de la imagen.
   *[other] { $count } piedras quedan fuera de la imagen.
}

# The 26 openings of renju.
opening-d1 = D1 Kansei
opening-d2 = D2 Keigetsu
opening-d3 = D3 Sosei
opening-d4 = D4 Kagetsu
opening-d5 = D5 Zangetsu
opening-d6 = D6 Ugetsu
opening-d7 = D7 Kinsei
opening-d8 = D8 Shogetsu
opening-d9 = D9 Kyugetsu
opening-d10 = D10 Shingetsu
opening-d11 = D11 Zuisei
opening-d12 = D12 Sangetsu
opening-d13 = D13 Yusei
opening-i1 = I1 Chosei
opening-i2 = I2 Kyogetsu
opening-i3 = I3 Kosei
opening-i4 = I4 Suigetsu
opening-i5 = I5 Ryusei
opening-i6 = I6 Ungetsu
opening-i7 = I7 Hogetsu
opening-i8 = I8 Rangetsu
opening-i9 = I9 Gingetsu
opening-i10 = I10 Myojo
opening-i11 = I11 Shagetsu
opening-i12 = I12 Meigetsu
opening-i13 = I13 Suisei

# Ninuki and pente.
game-ninuki = Ninuki
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente (parejas y tríos)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (autocaptura)
preset-ninuki-boat-pente = Boat-Pente (romper la línea)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = sencilla (capturas, paso francés 1)
preset-ninuki-breaking = romper el cinco (paso francés 2)
preset-ninuki-ninuki = Gomoku Ninuki (reglas francesas)
preset-ninuki-school42 = reglas de la escuela 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = todos contra todos (tres o cuatro personas)
preset-ninuki-teams = dos contra dos
end-concede = concesión, la línea ganadora sigue en pie
status-overtime-break = { status-line } { $count ->
    [0] Nada puede romper la línea, así que ha ganado
   *[other] Rómpela con una captura, o concede. Capturas que la rompen: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Nada puede capturar la línea, así que ha ganado
   *[other] Captura la línea entera, o concede. El punto que la captura: { $answers }
}
status-overtime-french = { status-line } La línea gana si la próxima jugada no la rompe con una captura ni gana por capturas. Jugadas así: { $answers }
status-overtime-school42 = { status-line } La línea gana si la próxima jugada no la rompe ni gana por capturas. Jugadas así: { $answers }
status-line = { $colour ->
    [black] Negro tiene { status-length }.
    [white] Blanco tiene { status-length }.
    [red] Rojo tiene { status-length }.
   *[blue] Azul tiene { status-length }.
}
status-length = { $line ->
    [4] cuatro en línea
   *[5] cinco en línea
}
note-ninuki-stones = Las capturas se cuentan en piedras, dos por cada pareja.
note-ninuki-team-score = Las capturas de un equipo se cuentan juntas. También se pueden capturar piedras del propio equipo, pero no suman nada. En tu línea no cuentan.
note-ninuki-contested = Una piedra que varias personas capturan a la vez sale del tablero y no suma para nadie, ni siquiera en el mismo equipo.
note-ninuki-line-stones = Cada piedra de una línea capturada entera cuenta como una piedra capturada.
note-ninuki-goal-in-overtime = La respuesta tiene que romper la línea. Llegar en otro sitio al número de capturas que gana no basta.
note-ninuki-colours = Aquí Negro es el primer color y Blanco el segundo. En otros sitios empieza Blanco.
note-ninuki-line-capture = La piedra que captura una línea entera hace también sus capturas normales.
note-ninuki-leaving = Si alguien deja la partida, sus piedras se quedan y sus turnos se saltan. Gana quien quede al final.
note-ninuki-leaving-teams = Si una persona de la pareja se va, la otra juega por ambas.
note-ninuki-compulsory = Las capturas son automáticas y no se pueden rechazar.
note-ninuki-practice = Los tableros de 9×9 son para practicar: sus partidas no son puntuadas.
note-ninuki-double-three = Una piedra que captura, o que forma una línea ganadora, puede formar un doble tres.

# Boards told, further.
alt-won = Línea ganadora: { $points }.
alt-row = Fila { $row }: { $stones }.
alt-short = A { $colour } le falta una piedra para una línea ganadora, en: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · reglas de torneo
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · sencilla
called-ninuki-breaking = Gomoku Ninuki · romper el cinco
called-ninuki-school42 = Gomoku Ninuki · reglas de la escuela 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · todos contra todos
called-ninuki-teams = Pente · dos contra dos
also-gomoku = cinco en línea, cinco en raya, 5 en línea, 5 en raya, gobang, gomoku narabe, kakugo, itsutsu-ishi, morphion
also-ninuki-pente = pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = gomoku ninuki, ninuki francés
also-ninuki-ninuki-renju = ninuki renju, nuki renju
also-gomoku-renju = ren-ju
