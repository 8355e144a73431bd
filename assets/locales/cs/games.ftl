# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = freestyle
preset-gomoku-standard = standard (přesně pět)
preset-gomoku-caro = Caro
preset-gomoku-family = rodinné (bez vidličky 3×3)
preset-gomoku-1899 = pravidla z roku 1899
preset-gomoku-1903 = pravidla z roku 1903
preset-gomoku-1912 = pravidla z roku 1912
preset-gomoku-1916 = pravidla z roku 1916
preset-gomoku-1918 = pravidla z roku 1918
preset-gomoku-renju = Renju
preset-gomoku-renju-tournament = Renju, turnajová pravidla (zakázaný tah prohrává)

game-roku = Gomoku Roku
preset-roku-standard = standard
preset-roku-handicap-1 = handicap 1
preset-roku-handicap-2 = handicap 2
preset-roku-handicap-3 = handicap 3
preset-roku-dynamic = dynamická
preset-roku-thrilling = napínavá
preset-roku-ninuki = ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = 1. dějství
preset-rokumon-act-2 = 2. dějství
preset-rokumon-act-3 = 3. dějství
preset-rokumon-act-4 = 4. dějství (standardní hra)
preset-rokumon-act-5 = 5. dějství
preset-rokumon-solo = sólo, proti automě

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = přesah vyhrává
shown-overline-ignored = přesně pět
shown-overline-forbidden = bez přesahu
shown-double-three-allowed = vidlička 3×3 povolená
shown-double-three-forbidden = bez vidličky 3×3
shown-double-three-forbidden-first = bez vidličky 3×3 pro černého
shown-double-four-allowed = vidlička 4×4 povolená
shown-double-four-forbidden = bez vidličky 4×4
shown-four-three-three-allowed = 4×3×3 povoleno
shown-four-three-three-forbidden = bez 4×3×3
shown-bans-both = zakázané tahy pro oba
shown-bans-black = zakázané tahy jen pro černého
shown-foul-refused = zakázaný tah se odmítne
shown-foul-loses = zakázaný tah prohrává
shown-ends-open = vyhrává i blokovaná pětka
shown-ends-any-blocked = bez výhry s blokovaným koncem
shown-ends-both-blocked = bez výhry s oběma konci blokovanými
shown-opening-none = bez zahájení
shown-opening-centre = první kámen do středu
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = zahájení G-Pente
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = zajetí dvojic
shown-capture-pairs-and-threes = zajetí dvojic a trojic
shown-capture-win-no = bez výhry zajetím
shown-self-capture-none = bezpečně mezi dvěma kameny
shown-self-capture-suicide = vlastní zajetí
shown-self-capture-forbidden = bez vlastního zajetí
shown-overtime-off = řada vyhrává hned
shown-overtime-break-line = přerušení řady
shown-overtime-capture-line = zajetí celé řady
shown-overtime-french = přerušení pětky (francouzská pravidla)
shown-overtime-school42 = přerušení pětky (škola 42)
shown-mixed-yes = zajetí smíšených barev
shown-stones = { $value } kamenů
shown-skip-all = druhý kámen na dráze se nepočítá

colour-black = Černý
colour-white = Bílý
colour-red = Červený
colour-blue = Modrý

end-five = pět v řadě
end-four = čtyři v řadě
end-five-ninuki-free-for-all = { end-four }
end-foul = zakázaný tah
end-foul-overline = zakázaný tah (přesah)
end-foul-double-four = zakázaný tah (vidlička 4×4)
end-foul-double-three = zakázaný tah (vidlička 3×3)
end-foul-four-three-three = zakázaný tah (čtyřka a dvě trojky)
end-board-full = deska je plná
end-pass = všichni pasovali
end-resign = partie vzdána
end-agreed = dohodou
end-agreed-lost = mimo hru, ostatní se dohodli na remíze
end-agreed-machines = mimo hru, zůstaly jen stroje
end-time = vypršel čas
end-time-unclaimed = vypršel čas a nikdo si nenárokoval výhru
end-captures = zajetí
end-no-stones = nezbyl kámen na tah
end-row = tři v řadě
end-stack = tři na jedné kartě
end-submit = nezbyla žádná akce
end-reveal = poražená strana odkryla tři v řadě
end-repetition = stejná pozice potřetí
end-ply-limit = 200 akcí bez vítěze

status-to-move = Na tahu
status-track-first = Vyber kruh dráhy, tmavého prstence na okraji
status-track-beside = Vyber kruh vedle kamene černého na dráze: před ním (po směru šipek), má-li začít černý, za ním, má-li začít bílý
status-free-stone = Polož volný kámen na kruh s jednou tečkou
status-behind = { $colour ->
    [black] Černý
   *[white] Bílý
} je na dráze pozadu o { $by } a táhne.
status-deal = Rozdávají se karty
status-opening-swap = Vyměnit barvy, nebo je nechat?
status-opening-swap-or-offer = Vyměnit barvy, nechat je, nebo nabídnout páté tahy ({ $count })?
status-opening-take = Vyber barvu
status-opening-take-or-more = Vybrat barvu, nebo položit ještě dva kameny?
status-opening-declare = Kolik pátých tahů se nabídne, od 1 do { $most }?
status-opening-offer = Zbývá nabídnout pátých tahů: { $count }
status-opening-pick = Vyber jeden z nabídnutých pátých tahů

alt-grid = Deska, čar: { $columns } × { $rows }.
alt-places = Deska, míst: { $count }.
alt-turn = Na tahu: { $colour }.
alt-left = { $colour }: hráč z partie odešel.
alt-stands-in = { $colour }: hráč z partie odešel. Táhne za něj: { $mate }.
alt-status = Partie skončila: { $status }.
alt-last = Poslední tah: { $point }.
alt-from = Odkud: { $point }.
alt-placing = Pokládá se kámen: { $colour }.
alt-zone = Povolené průsečíky: { $points }.
alt-no-zone = Vyloučené průsečíky: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Teď: { $status }
alt-track = Kameny na dráze: { $points }.
alt-card-rows = Karty vedle sebe, řada po řadě shora: { $lines }.
alt-card-diagonals = Karty v šikmé řadě: { $lines }.
alt-cards = Karty a kostky na nich zdola nahoru: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: prázdná
alt-locked = Kartou { $number } teď nejde hýbat.
alt-cells = Místa na výběr: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $colour }, zbývá kamenů: { $count }.
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, celkem za tým { $team }.
alt-goal = K výhře je třeba zajmout kamenů: { $count }.
alt-taken = Právě zajato na: { $points }.
alt-supply = { $colour } má v zásobě: { $dice }.
alt-supply-empty = { $colour } už nemá kostky.
alt-surprise = { $colour } má ještě Překvapení.
alt-surprise-used = { $colour } už Překvapení nemá.

face-green = zelená
face-gold = zlatá
face-down = lícem dolů

action-swap = Vyměnit barvy
action-stay = Nechat barvy
action-take-first = Hrát za černého
action-take-second = Hrát za bílého
action-place-more = Položit ještě dva kameny
action-declare-n = { $a ->
    [one] Ohlásit { $a } pátý tah
    [few] Ohlásit { $a } páté tahy
   *[other] Ohlásit { $a } pátých tahů
}
action-offer-n = Nabídnout { $a }
did-swap = výměna barev
did-stay = barvy zůstávají
did-take-first = zvolen černý
did-take-second = zvolen bílý
did-place-more = přijdou ještě dva kameny
did-declare-n = { $a ->
    [one] ohlášen { $a } pátý tah
    [few] ohlášeny { $a } páté tahy
   *[other] ohlášeno { $a } pátých tahů
}
did-offer-n = nabídnuto { $a }
did-pass = pas
did-resign-n = partie vzdána
did-timeout-n = vypršel čas
did-timeout-n-n = oběma vypršel čas
did-draw = dohoda na remíze
action-pass = Pas
alt-name = Zahájení: { $name }.
alt-offered = Nabídnuto jako pátý tah: { $points }.
alt-forbidden = Teď zakázáno: { $points }.
alt-hidden = Kamenů mimo obrázek: { $count }.

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
preset-ninuki-keryo-pente = Keryo-Pente (dvojice a trojice)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (vlastní zajetí)
preset-ninuki-boat-pente = Boat-Pente (přerušení řady)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = jednoduchá (zajetí, francouzský krok 1)
preset-ninuki-breaking = přerušení pětky (francouzský krok 2)
preset-ninuki-ninuki = Gomoku Ninuki (francouzská pravidla)
preset-ninuki-school42 = pravidla školy 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = každý sám za sebe (tři nebo čtyři hráči)
preset-ninuki-teams = dva na dva
end-concede = prohra uznána, vítězná řada stojí
status-overtime-break = { status-line } { $count ->
    [0] Nic ji nepřeruší, takže vyhrála
   *[other] Přeruš ji zajetím, nebo uznej prohru. Zajetí, která ji přeruší: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Nic ji nezajme, takže vyhrála
   *[other] Zajmi celou řadu, nebo uznej prohru. Průsečík, který ji zajme: { $answers }
}
status-overtime-french = { status-line } Vyhraje, pokud ji příští tah nepřeruší zajetím nebo nevyhraje zajetími. Takové tahy: { $answers }
status-overtime-school42 = { status-line } Vyhraje, pokud ji příští tah nepřeruší nebo nevyhraje zajetími. Takové tahy: { $answers }
status-line = { $colour ->
    [black] Černý má { status-length }.
    [white] Bílý má { status-length }.
    [red] Červený má { status-length }.
   *[blue] Modrý má { status-length }.
}
status-length = { $line ->
    [4] čtyři v řadě
   *[5] pět v řadě
}
note-ninuki-stones = Zajetí se počítají v kamenech, dva za každou dvojici.
note-ninuki-team-score = Zajetí týmu se sčítají. Zajmout jde i kameny spoluhráče, ale nic za to není. Do tvé řady se nepočítají.
note-ninuki-contested = Kámen, který zajme více hráčů najednou, zmizí z desky a nepočítá se nikomu, ani když jsou spoluhráči.
note-ninuki-line-stones = Každý kámen řady zajaté vcelku se počítá jako jeden zajatý kámen.
note-ninuki-goal-in-overtime = Odpověď musí řadu přerušit. Dosáhnout vítězného počtu zajetí jinde nestačí.
note-ninuki-colours = Černý je zde první barva a bílý druhá. Na některých jiných stránkách začíná bílý.
note-ninuki-line-capture = Kámen, který zajme celou řadu, provede i svá běžná zajetí.
note-ninuki-leaving = Když hráč odejde, jeho kameny zůstanou a jeho tahy se přeskakují. Vyhrává poslední, kdo zbude.
note-ninuki-leaving-teams = Když odejde jeden ze spoluhráčů, druhý hraje dál za oba.
note-ninuki-compulsory = Zajetí proběhne samo a nejde odmítnout.
note-ninuki-practice = Desky 9×9 slouží ke cvičení: partie na nich se nehodnotí.
note-ninuki-double-three = Kámen, který něco zajme nebo vytvoří vítěznou řadu, smí tvořit vidličku 3×3.

# Boards told, further.
alt-won = Vítězná řada: { $points }.
alt-row = Řádek { $row }: { $stones }.
alt-short = { $colour }: k vítězné řadě chybí jeden kámen na: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · turnajová pravidla
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · jednoduchá
called-ninuki-breaking = Gomoku Ninuki · přerušení pětky
called-ninuki-school42 = Gomoku Ninuki · pravidla školy 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · každý sám za sebe
called-ninuki-teams = Pente · dva na dva
also-gomoku = piškvorky, piskvorky, pišqworky, pět v řadě, gobang, gomoku narabe, kakugo, itsutsu-ishi, five in a row
also-ninuki-pente = pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = gomoku ninuki, francouzské ninuki
also-ninuki-ninuki-renju = ninuki renju, nuki renju
also-gomoku-renju = ren-ju, rendžu
