# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Zug { $ply }: { $why }
flaw-occupied = { $point } ist schon besetzt.
refusal-no-record = Das ist keine Aufzeichnung einer Partie: { $fault }. Eine Aufzeichnung ist ein JSON-Objekt in einer Zeile.
refusal-no-sgf = Das ist keine SGF-Datei. Sie hat keinen Knoten wie (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Eine PSQ-Datei beginnt mit einer Zeile wie „Piskvorky 15x15, 11:11, 0“, nicht mit „{ $written }“.
refusal-no-pente-game = Diese Datei nennt als ihr Spiel „{ $written }“. Lesbare Spiele von pente.org: { $known }.
refusal-no-pente-point = „{ $written }“ ist kein Punkt auf dem Brett von pente.org, dessen Spalten A bis T ohne I sind.
refusal-letters-unsure = Diese Punkte lassen sich auf zwei Arten lesen: mit einer Spalte I, dann beginnt die Partie auf { $read }, oder ohne sie, wie auf pente.org, dann beginnt sie auf { $other }. Gelesen wird mit I. Für die andere Lesart nutze das Format `pente`, oder setz die Zeile [Game "Pente"] vor die Züge.
refusal-not-square = Das Brett hat { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
}. Nur quadratische Bretter sind lesbar.
refusal-no-such-board = Das Brett ist { $lines }×{ $lines }. Für { $game } sind Bretter dieser Größen lesbar: { $known }.
refusal-size-differs = Das Brett der Datei ist { $lines }×{ $lines }, die Regeln sind aber für { $size }×{ $size }. Schreib „size={ $lines }“ in die Regeln.
refusal-other-game = Die Datei nennt als Spiel { $kind ->
    [go] { $written }, also Go
   *[other] { $written }
}, aber Gomoku und Renju sind GM[4]. Gelesen wird sie als GM[4].
refusal-other-colour = Die Datei gibt diesen Stein der anderen Farbe. Gelesen wird in der Reihenfolge der Datei.
refusal-late-setup = Mitten in der Partie aufgestellte Steine werden übergangen.
refusal-open-result = Die Datei nennt das Ergebnis „{ $written }“, aber ihre Züge beenden die Partie nicht.
refusal-other-result = Die Datei nennt das Ergebnis „{ $written }“, aber ihre Züge beenden die Partie anders. Es gilt, was die Züge ergeben.
refusal-import-skipped = „{ $written }“ ist kein Zug und wird übergangen.
refusal-import-no-move = „{ $written }“ ist kein Zug.
refusal-import-cut = Ab Zug { $ply } war nichts lesbar.
refusal-cannot-carry = { $what ->
    [board] { format-called } fasst nur Partien für zwei, Schwarz und Weiß, auf einem quadratischen Brett mit Punkten nach Buchstaben. Nutze eine Zugliste oder JSON.
    [captured] { format-called } fasst die geschlagenen Steine einer aufgestellten Stellung nicht. Nutze JSON.
    [rules] { format-called } fasst nur die Spiele, die es auf pente.org gibt, auf 19 Linien: Pente, Keryo-Pente und Verwandte, und Gomoku. Nutze eine Zugliste oder JSON.
   *[setup] Eine aufgestellte Stellung lässt sich nicht als { format-called } schreiben. Nutze SGF oder JSON.
}
refusal-cannot-carry-action = { format-called } kann „{ $actions }“ { $ply ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $ply }
} nicht ausdrücken. Nutze eine Zugliste oder JSON.

# Replays and exports in channels.
command-replay = Eine Partie oder Partiedatei Zug für Zug durchgehen
option-replay-game = Welche deiner Partien (Nummer)
option-replay-file = Eine Partiedatei: SGF, PSQ, pente.org, eine Zugliste oder JSON
command-export = Eine Partie als Datei herunterladen
option-export-game = Welche deiner Partien (Nummer)
option-export-file = Eine Partiedatei zum Umwandeln in ein anderes Format
option-export-format = Dateiformat (leer: SGF, oder eines, das die Partie aufnimmt)
choice-format-sgf = SGF, für die meisten Programme
choice-format-psq = PSQ, für Piskvork
choice-format-pente = pente.org, mit den Spalten A bis T ohne I
choice-format-moves = Eine Zugliste
choice-format-jsonl = JSON, für den Befehl narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] Zugliste
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Beginn der Partie. Züge: { $steps }.
replay-at = Zug { $step } von { $steps }: { $action }
replay-at-by = Zug { $step } von { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] Vor dem ersten Zug: { $action }
   *[other] Nach Zug { $step } von { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] Vor dem ersten Zug: { $action } ({ $by })
   *[other] Nach Zug { $step } von { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Zu Ende vor dem ersten Zug.
   *[other] Zu Ende nach Zug { $step }.
}
replay-result = Die Datei nennt das Ergebnis { $result }.
replay-carried = -# Die Buttons lesen die Partie aus record.jsonl.
exported = Hier ist die Partie als { format-called }. Züge: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Gewertete Partie auf Discord
record-event-casual = Freie Partie auf Discord
button-first = Anfang
button-back = Zurück
button-forth = Weiter
button-last = Ende
button-here = Ab hier

refusal-file-lost = Die angehängte Datei ließ sich nicht herunterladen. Häng sie noch einmal an.
refusal-file-too-large = Die angehängte Datei hat { $size } kB. Eine Partiedatei darf bis zu { $most } kB haben.
refusal-first-of-many = Die Datei enthält mehrere Partien. Das ist die erste.

form-challenge = Neue Partie
form-opponent = Gegenüber
form-opponent-note = Leer: Alle können beitreten. Wähle Narabe, um gegen die Maschine zu spielen.
form-game = Spiel
form-game-note = Die bekanntesten. Mit der Option game nimmt /challenge auch alle anderen.
form-clock = Bedenkzeit pro Zug
form-starts = Wer beginnt?
form-rated = Gewertet
form-rated-note = Zählt für die Wertung, wenn Regeln und Uhr es erlauben
form-record = Eine Partie nachspielen
form-file = Partiedatei
form-file-note = SGF, PSQ, pente.org, eine Zugliste oder JSON
form-moves = Oder füg sie hier ein
form-moves-example = 1. h8 i9 2. j10, oder SGF
button-record = Datei nachspielen…
refusal-form-out-of-date = Dieses Formular ist veraltet. Öffne ein neues mit /challenge, oder mit dem Button unter /help.
refusal-form-without-record = Lade eine Partiedatei hoch, oder füg die Züge ein.
refusal-file-no-text = Diese Datei ist keine Partiedatei. Schick SGF, PSQ oder eine Zugliste als Text.
refusal-no-moves-in-file = Aus dieser Datei ließ sich kein Zug lesen. Schick SGF, PSQ oder eine Zugliste als Text.
refusal-no-record-in-text = In diesem Text steht keine Partie. { -narabe } liest SGF, PSQ und Zuglisten wie 1. h8 i9 2. j10.
refusal-no-game-in-message = Diese Nachricht zeigt keine Partie. Nutze das bei einem meiner Bretter oder einer Herausforderung.
record-decided = Die Moderation hat auf Sieg für { $winners } entschieden.
record-decided-draw = Die Moderation hat auf Remis entschieden.
