# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Gomoku
preset-gomoku-freestyle = Freestyle
preset-gomoku-standard = Standard (genau fünf)
preset-gomoku-caro = Caro
preset-gomoku-family = Familie (kein Doppeldreier)
preset-gomoku-1899 = Regeln von 1899
preset-gomoku-1903 = Regeln von 1903
preset-gomoku-1912 = Regeln von 1912
preset-gomoku-1916 = Regeln von 1916
preset-gomoku-1918 = Regeln von 1918
preset-gomoku-renju = Renju
preset-gomoku-renju-tournament = Renju, Turnierregeln (ein verbotener Zug verliert)

game-roku = Gomoku Roku
preset-roku-standard = Standard
preset-roku-handicap-1 = Vorgabe 1
preset-roku-handicap-2 = Vorgabe 2
preset-roku-handicap-3 = Vorgabe 3
preset-roku-dynamic = Dynamisch
preset-roku-thrilling = Spannend
preset-roku-ninuki = Ninuki

game-rokumon = Rokumon
preset-rokumon-act-1 = Akt 1
preset-rokumon-act-2 = Akt 2
preset-rokumon-act-3 = Akt 3
preset-rokumon-act-4 = Akt 4 (das Standardspiel)
preset-rokumon-act-5 = Akt 5
preset-rokumon-solo = Solo, gegen den Automa

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = Überlinien gewinnen
shown-overline-ignored = genau fünf
shown-overline-forbidden = keine Überlinie
shown-double-three-allowed = Doppeldreier erlaubt
shown-double-three-forbidden = kein Doppeldreier
shown-double-three-forbidden-first = kein Doppeldreier für Schwarz
shown-double-four-allowed = Doppelvierer erlaubt
shown-double-four-forbidden = kein Doppelvierer
shown-four-three-three-allowed = 4-3-3 erlaubt
shown-four-three-three-forbidden = 4-3-3 verboten
shown-bans-both = verbotene Züge für beide
shown-bans-black = verbotene Züge nur für Schwarz
shown-foul-refused = verbotene Züge werden abgelehnt
shown-foul-loses = ein verbotener Zug verliert
shown-ends-open = auch blockierte Fünfer gewinnen
shown-ends-any-blocked = kein Gewinn mit blockiertem Ende
shown-ends-both-blocked = kein Gewinn mit zwei blockierten Enden
shown-opening-none = ohne Eröffnung
shown-opening-centre = erster Stein in der Mitte
shown-opening-pro = Pro
shown-opening-long-pro = Long Pro
shown-opening-g-pente = G-Pente-Eröffnung
shown-opening-swap = Swap
shown-opening-swap2 = Swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Yamaguchi
shown-opening-tarannikov = Tarannikov
shown-opening-soosorv-8 = Soosorv-8
shown-opening-taraguchi-10 = Taraguchi-10
shown-opening-sakata = Sakata
shown-capture-pairs = Paare schlagen
shown-capture-pairs-and-threes = Paare und Dreier schlagen
shown-capture-win-no = kein Gewinn durch Schlagen
shown-self-capture-none = sicher zwischen zwei Steinen
shown-self-capture-suicide = Selbstschlag
shown-self-capture-forbidden = kein Selbstschlag
shown-overtime-off = eine Reihe gewinnt sofort
shown-overtime-break-line = die Reihe brechen
shown-overtime-capture-line = die ganze Reihe schlagen
shown-overtime-french = den Fünfer brechen (französische Regeln)
shown-overtime-school42 = den Fünfer brechen (Schule 42)
shown-mixed-yes = gemischte Farben schlagen
shown-stones = { $value } Steine
shown-skip-all = anderer Bahnstein zählt nicht mit

colour-black = Schwarz
colour-white = Weiß
colour-red = Rot
colour-blue = Blau

end-five = fünf in einer Reihe
end-four = vier in einer Reihe
end-five-ninuki-free-for-all = { end-four }
end-foul = verbotener Zug
end-foul-overline = verbotener Zug (Überlinie)
end-foul-double-four = verbotener Zug (Doppelvierer)
end-foul-double-three = verbotener Zug (Doppeldreier)
end-foul-four-three-three = verbotener Zug (ein Vierer und zwei Dreier)
end-board-full = das Brett ist voll
end-pass = alle haben gepasst
end-resign = Aufgabe
end-agreed = nach Vereinbarung
end-agreed-lost = Partie verlassen, Remis der anderen
end-agreed-machines = Partie den Maschinen überlassen
end-time = Zeit abgelaufen
end-time-unclaimed = Zeit abgelaufen, Sieg nicht beansprucht
end-captures = genug Steine geschlagen
end-no-stones = kein Stein mehr übrig
end-row = drei in einer Reihe
end-stack = drei auf einer Karte
end-submit = keine Aktion mehr möglich
end-reveal = beim Wegziehen wurde eine Dreierreihe aufgedeckt
end-repetition = dieselbe Stellung zum dritten Mal
end-ply-limit = 200 Aktionen ohne Sieg

status-to-move = Am Zug
status-track-first = Wähle einen Kreis der Bahn, des dunklen Rings außen
status-track-beside = Wähle einen Kreis neben dem schwarzen Bahnstein: davor (in Pfeilrichtung), wenn Schwarz beginnen soll, dahinter, wenn Weiß beginnen soll
status-free-stone = Setz einen freien Stein auf einen Kreis mit einem Punkt
status-behind = { $colour ->
    [black] Schwarz
   *[white] Weiß
} liegt auf der Bahn um { $by } zurück und zieht.
status-deal = Die Karten werden ausgeteilt
status-opening-swap = Farben tauschen oder behalten?
status-opening-swap-or-offer = Farben tauschen, behalten, oder { $count } fünfte Züge anbieten?
status-opening-take = Wähle eine Farbe
status-opening-take-or-more = Eine Farbe wählen, oder zwei weitere Steine setzen?
status-opening-declare = Wie viele fünfte Züge werden angeboten, von 1 bis { $most }?
status-opening-offer = Noch anzubietende fünfte Züge: { $count }
status-opening-pick = Wähle einen der angebotenen fünften Züge

alt-grid = Brett mit { $columns } mal { $rows } Linien.
alt-places = Brett mit { $count } Feldern.
alt-turn = { $colour } ist am Zug.
alt-left = { $colour } hat die Partie verlassen.
alt-stands-in = { $mate } zieht für { $colour }: { $colour } hat die Partie verlassen.
alt-status = Die Partie ist beendet: { $status }.
alt-last = Letzter Zug: { $point }.
alt-from = Gezogen von: { $point }.
alt-placing = Zu setzen: { $colour }.
alt-zone = Erlaubte Punkte: { $points }.
alt-no-zone = Ausgeschlossene Punkte: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Jetzt: { $status }
alt-track = Bahnsteine: { $points }.
alt-card-rows = Karten nebeneinander, Reihe für Reihe von oben: { $lines }.
alt-card-diagonals = Karten in einer Diagonale: { $lines }.
alt-cards = Karten mit ihren Würfeln von unten nach oben: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: leer
alt-locked = Karte { $number } darf jetzt nicht bewegt werden.
alt-cells = Plätze zur Wahl: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $count ->
    [one] { $colour } hat noch einen Stein.
   *[other] { $colour } hat noch { $count } Steine.
}
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, im Team zusammen { $team }.
alt-goal = { $count } geschlagene Steine gewinnen.
alt-taken = Gerade geschlagen auf: { $points }.
alt-supply = { $colour } hat noch: { $dice }.
alt-supply-empty = { $colour } hat keine Würfel mehr.
alt-surprise = { $colour } kann die Überraschung noch einsetzen.
alt-surprise-used = { $colour } hat die Überraschung eingesetzt.

face-green = grün
face-gold = golden
face-down = verdeckt

action-swap = Farben tauschen
action-stay = Farben behalten
action-take-first = Schwarz spielen
action-take-second = Weiß spielen
action-place-more = Zwei weitere Steine setzen
action-declare-n = { $a ->
    [one] { $a } fünften Zug ansagen
   *[other] { $a } fünfte Züge ansagen
}
action-offer-n = { $a } anbieten
did-swap = Farben getauscht
did-stay = Farben behalten
did-take-first = Schwarz gewählt
did-take-second = Weiß gewählt
did-place-more = zwei weitere Steine gewählt
did-declare-n = { $a ->
    [one] { $a } fünften Zug angesagt
   *[other] { $a } fünfte Züge angesagt
}
did-offer-n = { $a } angeboten
did-pass = gepasst
did-resign-n = aufgegeben
did-timeout-n = Zeit abgelaufen
did-timeout-n-n = Zeit bei beiden abgelaufen
did-draw = Remis vereinbart
action-pass = Passen
alt-name = Eröffnung: { $name }.
alt-offered = Als fünfter Zug angeboten: { $points }.
alt-forbidden = Jetzt verboten: { $points }.
alt-hidden = { $count ->
    [one] Ein Stein liegt außerhalb des Bildes.
   *[other] { $count } Steine liegen außerhalb des Bildes.
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
preset-ninuki-keryo-pente = Keryo-Pente (Paare und Dreier)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (Selbstschlag)
preset-ninuki-boat-pente = Boat-Pente (die Reihe brechen)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = Einfach (Schlagen, französische Stufe 1)
preset-ninuki-breaking = Den Fünfer brechen (französische Stufe 2)
preset-ninuki-ninuki = Gomoku Ninuki (französische Regeln)
preset-ninuki-school42 = Regeln der Schule 42
preset-ninuki-ninuki-renju = Ninuki-Renju
preset-ninuki-free-for-all = Jeder gegen jeden (drei oder vier Personen)
preset-ninuki-teams = Zwei gegen zwei
end-concede = Niederlage zugegeben, die Gewinnreihe bleibt stehen
status-overtime-break = { status-line } { $count ->
    [0] Nichts kann die Reihe brechen, also hat sie gewonnen
   *[other] Brich die Reihe durch Schlagen, oder gib die Niederlage zu. Schlagzüge, die sie brechen: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Nichts kann die Reihe schlagen, also hat sie gewonnen
   *[other] Schlag die ganze Reihe, oder gib die Niederlage zu. Der Punkt, der sie schlägt: { $answers }
}
status-overtime-french = { status-line } Die Reihe gewinnt, außer der nächste Zug bricht sie durch Schlagen oder gewinnt selbst durch Schlagen. Solche Züge: { $answers }
status-overtime-school42 = { status-line } Die Reihe gewinnt, außer der nächste Zug bricht sie oder gewinnt selbst durch Schlagen. Solche Züge: { $answers }
status-line = { $colour ->
    [black] Schwarz hat { status-length }.
    [white] Weiß hat { status-length }.
    [red] Rot hat { status-length }.
   *[blue] Blau hat { status-length }.
}
status-length = { $line ->
    [4] vier in einer Reihe
   *[5] fünf in einer Reihe
}
note-ninuki-stones = Geschlagenes zählt in Steinen, zwei für jedes Paar.
note-ninuki-team-score = Was ein Team schlägt, zählt zusammen. Auch Steine aus dem eigenen Team können geschlagen werden, bringen aber nichts ein. In deiner Reihe zählen sie nicht.
note-ninuki-contested = Ein Stein, den mehrere zugleich schlagen, verlässt das Brett und zählt für niemanden, auch nicht im selben Team.
note-ninuki-line-stones = Jeder Stein einer Reihe, die ganz geschlagen wird, zählt als ein geschlagener Stein.
note-ninuki-goal-in-overtime = Die Antwort muss die Reihe brechen. Anderswo die nötige Zahl geschlagener Steine zu erreichen genügt nicht.
note-ninuki-colours = Schwarz ist hier die erste Farbe und Weiß die zweite. Auf manchen anderen Seiten beginnt Weiß.
note-ninuki-line-capture = Der Stein, der eine ganze Reihe schlägt, schlägt auch wie sonst.
note-ninuki-leaving = Verlässt jemand die Partie, bleiben die Steine liegen, und die Züge fallen aus. Wer zuletzt übrig ist, gewinnt.
note-ninuki-leaving-teams = Verlässt eine Hälfte eines Teams die Partie, spielt die andere für beide weiter.
note-ninuki-compulsory = Geschlagen wird von selbst, und ablehnen lässt es sich nicht.
note-ninuki-practice = Bretter mit 9×9 sind zum Üben: Partien darauf werden nicht gewertet.
note-ninuki-double-three = Ein Stein, der schlägt oder eine Gewinnreihe bildet, darf einen Doppeldreier bilden.

# Boards told, further.
alt-won = Gewinnreihe: { $points }.
alt-row = Reihe { $row }: { $stones }.
alt-short = { $colour } fehlt ein Stein zur Gewinnreihe, auf: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Caro
called-gomoku-renju = Renju
called-gomoku-renju-tournament = Renju · Turnierregeln
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Gomoku Ninuki
called-ninuki-simple = Gomoku Ninuki · einfach
called-ninuki-breaking = Gomoku Ninuki · den Fünfer brechen
called-ninuki-school42 = Gomoku Ninuki · Regeln der Schule 42
called-ninuki-ninuki-renju = Ninuki-Renju
called-ninuki-free-for-all = Pente · jeder gegen jeden
called-ninuki-teams = Pente · zwei gegen zwei
also-gomoku = fünf gewinnt, 5 gewinnt, fünf in einer reihe, 5 in einer reihe, gobang, gomoku narabe, kakugo, itsutsu-ishi, morphion
also-ninuki-pente = pro pente
also-ninuki-keryo-pente = keryo
also-ninuki-ninuki = gomoku ninuki, französisches ninuki
also-ninuki-ninuki-renju = ninuki renju, nuki renju
also-gomoku-renju = ren-ju
