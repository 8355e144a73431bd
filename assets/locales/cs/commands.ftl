# Commands as Discord lists them: at most 100 characters each.

application-description = Pět v řadě a příbuzné hry přímo ve tvých kanálech a vlastním tempem: gomoku, renju, Pente, ninuki, Gomoku Roku a Rokumon. Vyzvi někoho příkazem /challenge, nebo hraj proti počítači. /help vypíše všechno, /rules naučí každou hru.
command-challenge = Vyzvat někoho na partii, nebo hledat soupeře
option-challenge-opponent = Koho vyzvat (prázdné: přidá se kdokoli, Narabe: počítač)
option-challenge-game = Hra a varianta pravidel, např. gomoku/freestyle
option-challenge-rules = Další pravidla, např. size=19 opening=swap2
option-challenge-clock = Čas na tah
option-challenge-rated = Počítat do ratingu (výchozí: ano, když to pravidla a hodiny dovolí)
option-challenge-starts = Kdo začíná: ty, soupeř, nebo los
choice-clock-live = 5 minut na tah, hraje se hned
choice-clock-hour = 1 hodina na tah
choice-clock-day = 1 den na tah
choice-clock-3days = 3 dny na tah
choice-clock-week = 7 dní na tah
choice-clock-bank = 5 dní + 12 hodin na tah
choice-clock-none = Bez hodin (nikdy se nehodnotí)
choice-starts-me = Začínám já
choice-starts-them = Začíná soupeř
choice-starts-random = Losem
command-move = Zahrát tah
option-move-where = Tvůj tah, např. h8
option-move-game = Která z tvých partií (číslo)
command-board = Znovu ukázat desku
option-board-game = Která z tvých partií (číslo)
command-games = Seznam tvých rozehraných partií
command-resign = Vzdát partii
option-resign-game = Která z tvých partií (číslo)
command-rules = Vysvětlit pravidla, s obrázky
option-rules-game = Hra a varianta pravidel, např. gomoku/renju (prázdné: zdejšího kanálu)
option-rules-rules = Další pravidla, např. size=19 opening=swap2
command-help = Všechny příkazy a jak se hraje
menu-replay = Přehrát tento záznam
menu-show = Ukázat tuto partii
menu-challenge = Vyzvat na partii
option-challenge-player3 = Třetí hráč (hry pro 3–4 hráče). V týmech: tvůj spoluhráč
option-challenge-player4 = Čtvrtý hráč (hry pro 4 hráče)
option-challenge-seats = Počet hráčů, pokud pravidla dovolují obojí
option-challenge-level = Hrát proti Narabe, úroveň od 1 do 8
option-challenge-games = 2: dvojice partií najednou, každý hráč jednu začíná (prázdné: 1)
option-challenge-crowd = Hrát proti publiku: o jeho tazích hlasují všichni zde
choice-seats-3 = 3 hráči
choice-seats-4 = 4 hráči
