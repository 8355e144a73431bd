# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- und O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Drei oder mehr Personen

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = unbegrenztes Brett
agreed-clock-live = 5 Minuten pro Zug
agreed-clock-hour = 1 Stunde pro Zug
agreed-clock-day = 1 Tag pro Zug
agreed-clock-3days = 3 Tage pro Zug
agreed-clock-week = 7 Tage pro Zug
agreed-clock-bank = 5 Tage + 12 Stunden pro Zug
agreed-clock-none = ohne Uhr
agreed-rated = gewertet
agreed-rated-part = gewertet zu { $percent } %{ $games ->
    [0] {""}
    [one] , denn die beiden haben in den letzten 30 Tagen schon einmal gewertet gegeneinander gespielt
   *[other] , denn die beiden haben in den letzten 30 Tagen schon { $games } Mal gewertet gegeneinander gespielt
}
agreed-unrated = nicht gewertet: { $why }
unrated-why = { $why ->
    [direct] Partien in Direktnachrichten zählen nicht
    [repeated] die beiden haben in 30 Tagen zu oft gegeneinander gespielt
    [machine] Partien gegen eine Maschine zählen nicht
    [crowd] Partien gegen das Publikum zählen nicht, denn es hat keine Wertung
    [untimed] Partien ohne Uhr zählen nicht
    [practice] Bretter mit 9×9 sind zum Üben
    [server] dieser Server wertet keine Partien
    [opening] dieser Server wertet Gomoku und Renju nicht ohne ausgleichende Eröffnung
    [board] dieser Server wertet Bretter dieser Größe nicht
    [handicap] dieser Server wertet Vorgabepartien nicht
    [young-account] das Konto von { $person } ist weniger als { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } alt
    [young-member] { $person } ist seit weniger als { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } auf diesem Server
    [event] so steht es im Wettbewerb
    [decider] sie entscheidet nur das Duell
   *[chosen] so wurde sie angeboten
}
result-unrated = Nicht gewertet: { $why }.
took-opening = Dieser Server wertet Gomoku und Renju nicht ohne ausgleichende Eröffnung, deshalb wird diese gewertete Partie mit Swap2 eröffnet.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· Anzugsvorteil: 1 Punkt
   *[other] {" "}· Anzugsvorteil: { $edge } Punkte
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Diese Partie zählt { $percent } %: Dieselben Personen haben in den letzten 30 Tagen schon gegeneinander gespielt.
       *[no] Diese Partie zählt nicht für die Wertung: Dieselben Personen haben in den letzten 30 Tagen zu oft gegeneinander gespielt.
    }
    [time-outs] Diese Partie zählt nicht für die Wertung: { $person } hat innerhalb von zwei Tagen schon eine andere Partie auf Zeit verloren, und nur die erste zählt.
    [one-sided] Der Gewinn von { $person } zählt { $percent } %: Gegen dasselbe Gegenüber wurde schon viel gewonnen. Der Rest zählt, sobald es zehn gewertete Partien gegen andere gespielt hat.
   *[unproven] Der Gewinn von { $person } zählt { $percent } %: Die Wertung des Gegenübers ist noch nicht sicher.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] Diese Partie zählt zusammen mit der anderen ihrer Doppelpartie für die Wertung, sobald beide zu Ende gespielt sind.
    [set-counted] Diese Partie hat zusammen mit der anderen ihrer Doppelpartie für die Wertung gezählt.
    [set-lost] Diese Partie zählt nicht für die Wertung, weil die andere ihrer Doppelpartie nicht zählt.
    [young-account] Diese Partie zählt nicht für die Wertung: Das Konto von { $person } war weniger als { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } alt.
    [young-member] Diese Partie zählt nicht für die Wertung: { $person } war seit weniger als { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } auf diesem Server.
    [machine] Diese Partie zählt nicht für die Wertung: Der Automa hat mitgespielt.
   *[few-moves] Diese Partie zählt nicht für die Wertung: Nicht alle hatten { $moves } Züge gemacht.
}
ruled = { $ruling ->
    [void] ⚖️ Die Moderation hat diese Partie annulliert.
    [draw] ⚖️ Die Moderation hat auf Remis entschieden.
   *[win] ⚖️ Die Moderation hat auf Sieg für { $winners } entschieden.
}

tally-legend = -# 3-1-2 heißt 3 gewonnen, 1 remis, 2 verloren. Für Wertungen zählt eine Doppelpartie als eine.
trend-legend = -# +35 ist die Veränderung einer Wertung in den letzten Partien.
provisional-legend = -# Eine Wertung wie 1500? ist noch geschätzt: Sie braucht mehr Partien.
ladder-picture = { $pool }, Saison { $season }
ladder-head-name = Name
ladder-head-rating = Wertung
ladder-head-tally = S-R-N
ladder-head-trend = Trend
ladder-title = 🏆 **{ $pool }** · Saison { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } von { $people } mit Platz
}
ladder-archived = 🏆 **{ $pool }** · Saison { $season }, abgeschlossen { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $ranked } von { $people } mit Platz
}
ladder-others = Andere Rangliste
button-own-profile = Mein Profil
button-leaderboard = Rangliste
ladder-empty = Hier gibt es noch keine gewerteten Partien. Partien zwischen Menschen zählen, wenn sie eine Uhr haben und niemand zu neu hier ist. Starte eine mit `/challenge game:{ $rules }`.
ladder-empty-season = In dieser Saison gibt es hier noch keine gewerteten Partien. Partien zwischen Menschen zählen, wenn sie eine Uhr haben und niemand zu neu hier ist. Starte eine mit `/challenge game:{ $rules }`.
ladder-before = Die Saison davor: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Hier hat noch keine Partie für Wertungen gezählt. Jedes Brett sagt, warum. Gewonnen, remis und verloren:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · es fehlt noch: { $missing }
ladder-unranked = ── noch ohne Platz ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · es fehlt noch: { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person }: Platz { $place } von { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, noch ohne Platz. Es fehlt noch: { $missing }. Mit dieser Wertung wäre es Platz { $place }.
ladder-own-lacks = { $person }: Es fehlt noch: { $missing }. Mit dieser Wertung wäre es Platz { $place }.
ladder-own-would = { $person }: Mit dieser Wertung wäre es Platz { $place }.
ladder-own-archived = { $person }: { $rating }, in dieser Saison ohne Platz.
ladder-own-missing = { $person }: keine gewertete Partie in dieser Rangliste.
guesses-name = Tipps
guesses-title = 🔮 **Tipps diesen Monat** · { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
guesses-row = { $place }. { $person } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $hits } von { $all } richtig)
guesses-empty = Diesen Monat wurde noch kein Tipp gezählt. Drücke **Raten…** unter dem Brett einer Partie, der du zusiehst.
guesses-own-missing = { $person }: diesen Monat kein gezählter Tipp.
guesses-before = Letzten Monat vorn: { $people }, { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
puzzles-name = Rätsel
puzzles-title = 🧩 **Diesen Monat gelöste Rätsel** · { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
puzzles-row = { $place }. { $person } · { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-empty = Diesen Monat hat noch niemand ein Rätsel des Tages gelöst. `/puzzle` zeigt das heutige.
puzzles-own-missing = { $person }: diesen Monat kein Rätsel des Tages gelöst.
puzzles-before = Letzten Monat vorn: { $people }, { $days ->
    [one] 1 Tag.
   *[other] { $days } Tage.
}
missing-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
missing-opponents = { $count ->
    [one] 1 neues Gegenüber
   *[other] { $count } neue Gegner
}
missing-certainty = mehr Partien, damit die Wertung sicher wird
missing-recent = eine Partie in den letzten { $days ->
    [one] 24 Stunden
   *[other] { $days } Tagen
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · Saison { $season }
}
profile-unrated = Dort gibt es keine Wertungen.
profile-empty = Hier gibt es noch keine beendeten Partien mit Menschen.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · Platz { $place }
}
profile-pool-earlier = { $line } · Saison { $season }
profile-curves-more = { $count ->
    [one] Die Kurve einer weiteren Wertung ist weggelassen.
   *[other] Die Kurven von { $count } weiteren Wertungen sind weggelassen.
}
profile-honour = { $place ->
    [1] 🥇 Platz 1 in { $pool }, Saison { $season }
    [2] 🥈 Platz 2 in { $pool }, Saison { $season }
   *[3] 🥉 Platz 3 in { $pool }, Saison { $season }
}
profile-honours-more = { $count ->
    [one] Noch ein Platz unter den ersten drei in früheren Saisons
   *[other] Noch { $count } Plätze unter den ersten drei in früheren Saisons
}
profile-holds = ⚔️ { $title } in { $game } gegen { $rivals } (drei Siege in Folge)
profile-games = Partien ohne Maschinen: { $wins } gewonnen, { $draws } remis, { $losses } verloren · { $percent } % rechtzeitig beendet
profile-streak = Siegesserie: { $now } (längste { $best })
profile-openings = Lieblingseröffnungen: { $openings }
profile-head-to-head = Gegen { $asker }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
alt-curve = { $pool }: von { $first } bis { $last } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.

history-title = { $person }: { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
}
history-empty = Keine beendeten Partien von { $person } gefunden.
history-unmatched = Keine beendete Partie von { $person } passt dazu.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = mit { $mates }, gegen { $people }
history-replay = Eine dieser Partien nachspielen

season-closed = Saison { $season } ist abgeschlossen und archiviert. Saison { $next } hat begonnen. Alle behalten ihre Wertung, aber sie ist weniger sicher, bis wieder gespielt wird.
season-sure = Saison { $season } abschließen? Ihre Ranglisten und Ergebnisse werden endgültig. Die nächste Saison beginnt mit den Wertungen aller, aber weniger sicher.
season-yes = Ja, Saison abschließen
decide-sure = Diese Partie jetzt als Sieg für { $person } beenden? Weitergehen kann sie dann nicht mehr. { $game }
decide-sure-draw = Diese Partie jetzt als Remis beenden? Weitergehen kann sie dann nicht mehr. { $game }
decide-yes = Ja, Partie beenden
end-sure = Diese Partie eines Wettbewerbs ohne Ergebnis beenden? Sie bringt dann niemandem Punkte und wird nicht neu gespielt. { $format ->
    [knockout] Bleibt das Match ohne Sieg, kommt die Seite mit der besseren Wertung beim Beitritt weiter, bei gleicher oder ohne Wertung die zuerst beigetretene.{" "}
   *[other] {""}
}`/settings decide` gibt ihr ein Ergebnis. { $game }
decide-which = Welche Maschine gewinnt? Die Partie endet damit und kann nicht weitergehen. { $game }
ruling-sure = Das Ergebnis dieser beendeten Partie durch einen Sieg für { $person } ersetzen? { $rated ->
    [yes] Auch die Wertungen ändern sich. { $game }
   *[no] { $game }
}
ruling-sure-draw = Das Ergebnis dieser beendeten Partie durch ein Remis ersetzen? { $rated ->
    [yes] Auch die Wertungen ändern sich. { $game }
   *[no] { $game }
}
ruling-which = Welche Maschine gewinnt nach dem neuen Ergebnis dieser beendeten Partie? { $game }
ruling-yes = Ja, Ergebnis ändern
late-sure = Diese Partie eines Wettbewerbs wurde ohne Ergebnis beendet. Als Sieg für { $person } werten? { $game }
late-sure-draw = Diese Partie eines Wettbewerbs wurde ohne Ergebnis beendet. Als Remis werten? { $game }
late-yes = Ja, so werten
result-ruled = { $count ->
    [0] Partie #{ $number } ist geändert. Keine Wertung hat sich verändert.
    [one] Partie #{ $number } ist geändert, und die Wertungen wurden neu berechnet. Eine hat sich verändert:
   *[other] Partie #{ $number } ist geändert, und die Wertungen wurden neu berechnet. { $count } haben sich verändert:
}

result-ruled-later = Partie #{ $number } ist geändert. Die Wertungen werden neu berechnet und folgen in wenigen Minuten.

refusal-unrated = { $why ->
    [direct] Partien in Direktnachrichten werden nicht gewertet. Starte sie auf einem Server, oder lass `rated` weg.
    [untimed] Partien ohne Uhr werden nicht gewertet. Wähle eine Uhr, oder lass `rated` weg.
    [practice] Bretter mit 9×9 sind zum Üben: Partien darauf werden nicht gewertet. Wähle ein größeres Brett, oder lass `rated` weg.
    [machine] Partien gegen eine Maschine werden nicht gewertet. Lass `rated` weg.
    [crowd] Das Publikum hat keine Wertung, deshalb werden Partien gegen es nicht gewertet. Lass `rated` weg.
    [board] Dieser Server wertet Bretter dieser Größe nicht. Wähle die übliche Größe, oder lass `rated` weg.
    [handicap] Dieser Server wertet Vorgabepartien nicht. Lass `rated` weg.
   *[other] Diese Regeln werden hier nicht gewertet. Lass `rated` weg.
}
refusal-no-such-pool = Es gibt kein Spiel und keine Rangliste „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Wähle eine von: { $known }.
refusal-no-such-season = Es gibt keine Saison „{ $written }“. { $last ->
    [1] Bisher gibt es nur Saison 1.
   *[other] Wähle eine von 1 bis { $last }.
}
refusal-no-server = Das geht nur auf einem Server. Nutze den Befehl in einem Kanal eines Servers.
refusal-no-result = Partie #{ $number } hat auf diesem Server kein Ergebnis, über das sich entscheiden lässt. /history zeigt beendete Partien mit ihren Nummern.
refusal-season-over = Partie #{ $number } gehört zu einer abgeschlossenen Saison, und deren Ergebnisse sind endgültig.
refusal-knockout-went-on = Das K.-o.-Turnier ist mit Partie #{ $number } weitergegangen, diese lässt sich nicht mehr entscheiden. Um zu ändern, wer weiterkommt, entscheide #{ $number } mit `/settings decide`.
refusal-season-closed-already = Saison { $season } ist schon abgeschlossen. Um die laufende abzuschließen, nutze `/settings close-season`.
refusal-not-in-game = Gewinnen kann nur, wer mitspielt: { $people }.

command-leaderboard = Die Rangliste dieses Servers
option-leaderboard-game = Spiel (leer: das hier am meisten gespielte)
option-leaderboard-season = Nummer einer älteren Saison
option-leaderboard-player = Den Platz dieser Person zeigen (leer: deinen)
option-leaderboard-text = Text statt eines Bildes
command-profile = Wertungen und Bilanz einer Person hier
option-profile-game = Nur dieses Spiel (leer: alle)
option-profile-season = Nummer einer älteren Saison (leer: die laufende)
option-profile-player = Wer (leer: du)
option-profile-text = Text statt eines Bildes
command-history = Beendete Partien durchblättern
option-history-player = Wessen Partien (leer: deine)
option-history-game = Nur diese Spielfamilie
option-history-opponent = Nur Partien gegen diese Person
option-history-result = Nur Partien mit diesem Ergebnis
option-history-rated = Nur gewertete Partien
command-openings = Die Eröffnungen der Partien dieses Servers ansehen
option-openings-game = Spiel und Regelwerk, z. B. gomoku/renju (leer: das letzte hier)
option-openings-player = Nur Partien dieser Person
option-openings-mine = Nur deine Partien
option-openings-moves = Züge bis zu einer Stellung, z. B. h8 i9
option-openings-rated = Nur gewertete Partien
choice-result-won = Gewonnen
choice-result-drawn = Remis
choice-result-lost = Verloren
openings-title = 📖 **{ $name }**: Eröffnungen der Partien dieses Servers
openings-title-person = 📖 **{ $name }**: Eröffnungen von { $person }
openings-rated = Nur gewertete Partien
openings-after = Nach { $moves }:
openings-line = { $letter }: **{ $move }** · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} · { $score } % ({ $low }–{ $high }) · zuletzt { $when }
openings-line-few = { $letter }: **{ $move }** · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} · zuletzt { $when }
openings-none = Keine beendete Partie ist hier zu dieser Stellung gekommen.
openings-others = -# Ein anderes Spiel wählst du mit `game`: Gomoku, Renju, Pente oder Ninuki.
openings-more = { $count ->
    [one] Ein weiterer Zug wurde hier gespielt.
   *[other] { $count } weitere Züge wurden hier gespielt.
}
openings-file = 📚 Aus der Partiensammlung dieses Bots:
openings-file-line = **{ $move }** · { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} · { $score } % ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
openings-means = -# Der Anteil der Punkte, die am Zug erzielt wurden, mit seiner Fehlerspanne. Gedrehte und gespiegelte Stellungen zählen zusammen.
openings-capped = -# Gezählt: die letzten { $most } beendeten Partien nach diesen Regeln.
openings-mirrored = -# Die Stellung ist symmetrisch: Jeder Punkt steht auch für seine Spiegelbilder.
button-openings = Eröffnungen
button-openings-back = Zurück
refusal-openings-game = Eröffnungen von { $game } werden nicht gezählt. Versuch es mit Gomoku, Renju, Pente oder Ninuki.
refusal-openings-long = Das sind mehr als { $most } Züge, und so weit werden Eröffnungen nicht gezählt. Schreib weniger Züge.
