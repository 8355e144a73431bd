# Commands as Discord lists them: at most 100 characters each.

application-description = Fünf in einer Reihe und verwandte Spiele, direkt in euren Kanälen und in eurem Tempo: Gomoku, Renju, Pente, Ninuki, Gomoku Roku und Rokumon. Fordere jemanden mit /challenge heraus, oder spiel gegen die Maschine. /help listet alles auf, /rules erklärt jedes Spiel.
command-challenge = Jemanden zu einer Partie herausfordern oder Mitspieler suchen
option-challenge-opponent = Wen du herausforderst (leer: alle können beitreten, Narabe: eine Maschine)
option-challenge-game = Spiel und Regelwerk, z. B. gomoku/freestyle
option-challenge-rules = Weitere Regeln, z. B. size=19 opening=swap2
option-challenge-clock = Bedenkzeit pro Zug
option-challenge-rated = Zählt für die Wertung (Standard: ja, wenn Regeln und Uhr es erlauben)
option-challenge-starts = Wer beginnt: ich, die andere Seite oder das Los
choice-clock-live = 5 Minuten pro Zug, um jetzt gleich zu spielen
choice-clock-hour = 1 Stunde pro Zug
choice-clock-day = 1 Tag pro Zug
choice-clock-3days = 3 Tage pro Zug
choice-clock-week = 7 Tage pro Zug
choice-clock-bank = 5 Tage + 12 Stunden pro Zug
choice-clock-none = Ohne Uhr (nie gewertet)
choice-starts-me = Ich beginne
choice-starts-them = Die andere Seite beginnt
choice-starts-random = Das Los entscheidet
command-move = Deinen Zug machen
option-move-where = Dein Zug, z. B. h8
option-move-game = Welche deiner Partien (Nummer)
command-board = Das Brett noch einmal zeigen
option-board-game = Welche deiner Partien (Nummer)
command-games = Deine laufenden Partien auflisten
command-resign = Eine Partie aufgeben
option-resign-game = Welche deiner Partien (Nummer)
command-rules = Ein Regelwerk mit Bildern erklären
option-rules-game = Spiel und Regelwerk, z. B. gomoku/renju (leer: das dieses Kanals)
option-rules-rules = Weitere Regeln, z. B. size=19 opening=swap2
command-help = Alle Befehle und wie man spielt
menu-replay = Aufzeichnung nachspielen
menu-show = Diese Partie zeigen
menu-challenge = Herausfordern
option-challenge-player3 = Dritte Person (bei 3–4 Plätzen). In Teams: wer mit dir spielt
option-challenge-player4 = Vierte Person (bei 4 Plätzen)
option-challenge-seats = Anzahl der Plätze, wenn das Regelwerk beide erlaubt
option-challenge-level = Gegen Narabe spielen, auf Stufe 1 bis 8
option-challenge-games = 2: eine Doppelpartie, zwei Partien zugleich, und jede Seite beginnt eine (leer: 1)
option-challenge-crowd = Gegen das Publikum spielen: Alle hier stimmen über dessen Züge ab
choice-seats-3 = 3 Plätze
choice-seats-4 = 4 Plätze
