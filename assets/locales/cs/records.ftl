# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Tah { $ply }: { $why }
flaw-occupied = { $point } už je obsazeno.
refusal-no-record = Tohle není záznam partie: { $fault }. Záznam je jeden objekt JSON na jednom řádku.
refusal-no-sgf = Tohle není soubor SGF. Nemá žádný uzel jako (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Soubor PSQ začíná řádkem jako „Piskvorky 15x15, 11:11, 0“, ne „{ $written }“.
refusal-no-pente-game = Soubor uvádí hru „{ $written }“. Hry z pente.org, které jde přečíst: { $known }.
refusal-no-pente-point = „{ $written }“ není průsečík desky pente.org, jejíž sloupce jsou A až T bez I.
refusal-letters-unsure = Tyto průsečíky jde číst dvěma způsoby: se sloupcem I, takže partie začíná na { $read }, nebo bez něj jako na pente.org, takže začíná na { $other }. Čtou se s I. Pro druhé čtení použij formát `pente`, nebo dej před tahy řádek [Game "Pente"].
refusal-not-square = Deska má sloupců { $columns } a řádků { $rows }. Přečíst jde jen čtvercové desky.
refusal-no-such-board = Deska je { $lines }×{ $lines }. U hry { $game } jde přečíst desky těchto velikostí: { $known }.
refusal-size-differs = Deska v souboru je { $lines }×{ $lines }, ale pravidla jsou pro { $size }×{ $size }. Napiš do pravidel „size={ $lines }“.
refusal-other-game = Soubor uvádí hru { $kind ->
    [go] { $written }, tedy go
   *[other] { $written }
}, ale gomoku a renju jsou GM[4]. Čte se jako GM[4].
refusal-other-colour = Soubor dává tento kámen druhé barvě. Čte se v pořadí tahů v souboru.
refusal-late-setup = Kameny rozestavené uprostřed partie se přeskočí.
refusal-open-result = Soubor uvádí výsledek „{ $written }“, ale jeho tahy partii nekončí.
refusal-other-result = Soubor uvádí výsledek „{ $written }“, ale podle jeho tahů partie končí jinak. Platí výsledek podle tahů.
refusal-import-skipped = „{ $written }“ není tah a přeskočí se.
refusal-import-no-move = „{ $written }“ není tah.
refusal-import-cut = Od tahu { $ply } dál nešlo nic přečíst.
refusal-cannot-carry = { $what ->
    [board] { format-called } pojme jen partie dvou hráčů, černého a bílého, na čtvercové desce s písmeny. Použij seznam tahů nebo JSON.
    [captured] { format-called } nepojme zajaté kameny rozestavené pozice. Použij JSON.
    [rules] { format-called } pojme jen hry, které má pente.org, na 19 čarách: Pente, Keryo-Pente s příbuznými a gomoku. Použij seznam tahů nebo JSON.
   *[setup] Formát { format-called } nepojme rozestavenou pozici. Použij SGF nebo JSON.
}
refusal-cannot-carry-action = { format-called } neumí zapsat „{ $actions }“ { $ply ->
    [0] před prvním tahem
   *[other] po tahu { $ply }
}. Použij seznam tahů nebo JSON.

# Replays and exports in channels.
command-replay = Projít partii nebo soubor s partií tah po tahu
option-replay-game = Která z tvých partií (číslo)
option-replay-file = Soubor s partií: SGF, PSQ, pente.org, seznam tahů nebo JSON
command-export = Stáhnout partii jako soubor
option-export-game = Která z tvých partií (číslo)
option-export-file = Soubor s partií, který se má převést do jiného formátu
option-export-format = Formát souboru (prázdné: SGF nebo formát, který partii pojme)
choice-format-sgf = SGF, pro většinu programů
choice-format-psq = PSQ, pro Piskvork
choice-format-pente = pente.org, sloupce A až T bez I
choice-format-moves = Seznam tahů
choice-format-jsonl = JSON, pro příkaz narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] seznam tahů
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Začátek partie. Tahů: { $steps }.
replay-at = Tah { $step } z { $steps }: { $action }
replay-at-by = Tah { $step } z { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] Před prvním tahem: { $action }
   *[other] Po tahu { $step } z { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] Před prvním tahem: { $action } ({ $by })
   *[other] Po tahu { $step } z { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Konec před prvním tahem.
   *[other] Konec po tahu { $step }.
}
replay-result = Soubor uvádí výsledek { $result }.
replay-carried = -# Tlačítka čtou partii ze souboru record.jsonl.
exported = Tady je partie ve formátu { format-called }. Tahů: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Hodnocená partie na Discordu
record-event-casual = Přátelská partie na Discordu
button-first = Začátek
button-back = Zpět
button-forth = Další
button-last = Konec
button-here = Odtud

refusal-file-lost = Přiložený soubor se nepodařilo stáhnout. Přilož ho znovu.
refusal-file-too-large = Přiložený soubor má { $size } kB. Soubor s partií může mít nejvýš { $most } kB.
refusal-first-of-many = Soubor obsahuje několik partií. Tohle je první z nich.

form-challenge = Nová partie
form-opponent = Soupeř
form-opponent-note = Prázdné: přidá se kdokoli. Proti počítači hraješ s volbou Narabe.
form-game = Hra
form-game-note = Nejznámější. S volbou game přijme /challenge i všechny ostatní.
form-clock = Čas na tah
form-starts = Kdo začíná?
form-rated = Hodnocená
form-rated-note = Počítá se do ratingu, když to pravidla a hodiny dovolí
form-record = Přehrát partii
form-file = Soubor s partií
form-file-note = SGF, PSQ, pente.org, seznam tahů nebo JSON
form-moves = Nebo ji vlož sem
form-moves-example = 1. h8 i9 2. j10 nebo SGF
button-record = Přehrát soubor…
refusal-form-out-of-date = Tento formulář je zastaralý. Otevři nový příkazem /challenge, nebo tlačítkem pod /help.
refusal-form-without-record = Nahraj soubor s partií, nebo vlož tahy.
refusal-file-no-text = Tento soubor není soubor s partií. Pošli SGF, PSQ, nebo seznam tahů jako text.
refusal-no-moves-in-file = Z tohoto souboru se nepodařilo přečíst žádný tah. Pošli SGF, PSQ, nebo seznam tahů jako text.
refusal-no-record-in-text = V tomto textu není záznam partie. { -narabe } čte SGF, PSQ a seznamy tahů jako 1. h8 i9 2. j10.
refusal-no-game-in-message = Tato zpráva neukazuje žádnou partii. Použij to na desku nebo výzvu od { -narabe }.
record-decided = Moderátor v této partii přisoudil výhru: { $winners }.
record-decided-draw = Moderátor rozhodl tuto partii jako remízu.
