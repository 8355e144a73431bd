# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = Automa
machine-did = 🤖 Der Automa: { $action }.
machine-level = { -narabe } (Stufe { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } denkt nach.
machine-stands-in = ⚠️ Die Engine „{ $engine }“ ist ausgefallen. { $machine } spielt an ihrer Stelle die Partie zu Ende.
machine-tally = 🤖 { $person } gegen { $machine }: { $wins } gewonnen, { $draws } remis, { $losses } verloren.
profile-machine = 🤖 { $game }, gegen { $machine }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
play-machine = Gegen { -narabe } spielen
level-choice = { $level ->
    [1] Stufe 1, für den Anfang
    [8] Stufe 8, die stärkste
   *[other] Stufe { $level }
}

action-letter = Reihe { $a }
action-n-takes-n-n = { $a }, schlägt { $b } und { $c }
action-place = Setzen
action-move = Würfel bewegen
action-fight = Kämpfen
action-surprise = Überraschung: Karte bewegen
action-place-r2 = Die rote 2
action-place-r4 = Die rote 4
action-place-r6 = Die rote 6
action-place-b1 = Die schwarze 1
action-place-b3 = Die schwarze 3
action-place-b5 = Die schwarze 5
action-place-w1 = Die weiße 1
name-r2 = die rote 2
name-r4 = die rote 4
name-r6 = die rote 6
name-b1 = die schwarze 1
name-b3 = die schwarze 3
name-b5 = die schwarze 5
name-w1 = die weiße 1
did-place-n = Würfel auf Karte { $a } gesetzt
did-place-n-on-n = { $a } auf Karte { $b } gesetzt
did-move-n-to-n = Würfel von Karte { $a } auf Karte { $b } bewegt
did-fight-n = auf Karte { $a } gekämpft
did-surprise-n-to-n = Überraschung: Karte { $a } bewegt
action-place-n = Würfel auf Karte { $a } setzen
action-place-n-on-n = { $a } auf Karte { $b } setzen
action-move-n = Der oberste Würfel von Karte { $a }
action-move-n-to-n = Würfel von Karte { $a } auf Karte { $b } bewegen
action-fight-n = Auf Karte { $a } kämpfen
action-surprise-n = Karte { $a }
action-surprise-n-to-n = Überraschung: Karte { $a } nach { $b }

outlook-goes-on = kostet { $dots }, { outlook-target }; du bleibst zurück und ziehst noch einmal
outlook-passes = kostet { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] nach { $target }
   *[other] über { $past } hinweg nach { $target }
}
outlook-beside-ahead = vor Schwarz, und Schwarz beginnt
outlook-beside-behind = hinter Schwarz, also beginnt Weiß
status-track-targets = Du liegst auf der Bahn um { $by } zurück. Dein Bahnstein rückt so viele Kreise vor, wie der gewählte Kreis Punkte hat: { $targets }.
status-track-targets-past = { status-track-targets } { $past } überspringt { $rival }, wo der andere Bahnstein liegt, und geht einen Kreis weiter.

button-again = Revanche
button-next = Nächster Akt
button-next-ninuki = Nächste Stufe
button-again-me = Ich beginne
button-again-them = Die andere Seite beginnt
button-next-me = Ich beginne
button-next-them = Die andere Seite beginnt
button-accept-me = Annehmen und beginnen
button-accept-them = Annehmen, Gegenüber beginnt
first-invited = Wer die letzte Partie verloren hat, wählt, wer beginnt.
loser-chooses = Du hast die letzte Partie verloren, also wählst du, wer beginnt.

new-rokumon-act-2 = **{ $next }** hat sieben Karten, wie Ziegel gelegt, drei über vier. Reihen sind hier waagerecht: die oberen drei, oder drei nebeneinander von den unteren vier.
new-rokumon-act-3 = In **{ $next }** zählen die Zahlen auf den Würfeln: Zwei gegnerische Würfel auf einer Karte können kämpfen, und der niedrigere kommt zurück in den Vorrat.
new-rokumon-act-4 = **{ $next }** bringt die Überraschung: Einmal pro Partie darf jede Seite eine Karte mit allem, was darauf liegt, bewegen. Danach können Reihen auch diagonal sein. **!** neben einem Vorrat: noch nicht eingesetzt.
new-rokumon-act-5 = In **{ $next }** liegt eine Karte verdeckt. Sie ist die Festung: Jeder Würfel darf auf sie und von ihr weg ziehen.
new-ninuki-breaking = **{ $next }**: Ein Fünfer hat nicht gewonnen, solange er durch Schlagen noch zu brechen ist. Achte darauf, bevor du deinen vollendest.
new-ninuki-ninuki = **{ $next }**: Niemand darf mit einem Stein zwei freie Dreier machen, außer er schlägt oder bildet eine Gewinnreihe.

refusal-challenge-machine = Hier spielst du allein gegen den Automa. Du beginnst, und die Partie wird nicht gewertet. Lass `opponent`, `starts` und `rated` weg.
refusal-challenge-place = Diese Partie hat weniger Plätze. Nenne die herausgeforderte Person als `opponent`.
refusal-challenge-seats = Wähle mit `game` ein Spiel für { $seats }: { $known }.
refusal-seats-known = Für { $seats }: { $known }.
refusal-no-such-level = { $engines ->
    [0] Es gibt keine Stufe „{ $written }“. Wähle eine von { $least } bis { $most }.
   *[other] Es gibt keine Stufe „{ $written }“. Wähle eine von { $least } bis { $most }, oder eine Engine: { $known }.
}
refusal-no-engine = { $rules } spielt hier noch keine Engine. Gegen sie spielen kannst du: { $known }.
refusal-no-levels = { $rules } wird gegen den Automa des Spiels gespielt, der keine Stufen hat. Lass `level` weg.
refusal-machines-busy = { -narabe } ist mit Rechnen gerade ausgelastet, für dich oder für andere. Versuch es in einer Minute noch einmal.
refusal-machine-alone = Gegen { -narabe } spielst du allein. { $level ->
    [yes] Lass die anderen weg, oder lass `level` weg, um sie herauszufordern.
   *[no] Nenne entweder { -narabe } oder die anderen.
}
machines-fill = { $machine } nimmt { $count ->
    [one] den anderen Platz
   *[other] die anderen { $count } Plätze
}. Damit Plätze für Menschen frei bleiben, lass `level` und { -narabe } weg.
refusal-machine-clock = Partien gegen { -narabe } haben keine Uhr. Lass `clock` weg.
refusal-follows-already = Diese Partie gibt es schon: #{ $number }. Annehmen, ablehnen oder zurückziehen kannst du sie unter ihrer eigenen Nachricht. /games zeigt, wo die ist.
refusal-follows-running = Diese Partie läuft schon: #{ $number }. Beende sie zuerst. /games zeigt, wo sie ist.
refusal-not-over = Diese Partie ist noch nicht beendet. Eine Revanche gibt es danach.
refusal-nameless-rematch = Die Daten einer Person aus dieser Partie wurden gelöscht, deshalb gibt es keine Revanche. Starte eine neue Partie mit /challenge.
refusal-not-your-sequel = Nur { $people } können nach dieser Partie weiterspielen. Starte deine eigene mit /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Eröffnung (Swap2): Eine Seite setzt drei Steine, dann wählt die andere eine Farbe, oder setzt zwei weitere Steine und überlässt der ersten die Wahl.
brief-gomoku-opening-swap = > Eröffnung (Swap): Eine Seite setzt drei Steine, dann wählt die andere eine Farbe.
brief-gomoku-opening-rif = > Eröffnung (RIF): Eine Seite setzt drei Steine, die andere darf die Farben tauschen. Für Stein 5 bietet Schwarz zwei Punkte an, und Weiß wählt einen.
brief-gomoku-opening-yamaguchi = > Eröffnung (Yamaguchi): Eine Seite setzt drei Steine und sagt, wie viele Punkte für Stein 5 angeboten werden, die andere darf die Farben tauschen. Weiß wählt einen der Punkte.
brief-gomoku-opening-tarannikov = > Eröffnung (Tarannikov): Die Steine 1 bis 5 bleiben nahe der Mitte, und nach jedem darf die andere Seite die Farben tauschen.
brief-gomoku-opening-soosorv-8 = > Eröffnung (Soosorv-8): Eine Seite setzt drei Steine, die andere darf die Farben tauschen. Weiß sagt, wie viele Punkte für Stein 5 angeboten werden, Schwarz darf tauschen, und Weiß wählt einen der Punkte.
brief-gomoku-opening-taraguchi-10 = > Eröffnung (Taraguchi-10): Die Steine 1 bis 4 bleiben nahe der Mitte, und nach jedem darf getauscht werden. Stein 5 bleibt auch nahe, oder Schwarz bietet zehn Punkte dafür an.
brief-gomoku-opening-sakata = > Eröffnung (Sakata): Eine Seite setzt drei Steine, die andere zwei. Die erste wählt eine Farbe, oder setzt zwei weitere Steine und überlässt der anderen die Wahl.
brief-ninuki-opening-swap = > Eröffnung (Swap): Eine Seite setzt vier Steine, dann wählt die andere eine Farbe.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Alle Regeln, mit Bildern: `/rules game:{ $rules }`
aim-gomoku-five = > Fünf oder mehr deiner Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-gomoku-exactly-five = > Genau fünf deiner Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-gomoku-renju = > Fünf deiner Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal): Schwarz braucht genau fünf, Weiß fünf oder mehr.
aim-gomoku-any-blocked = > Ein Fünfer mit einem gegnerischen Stein an einem der Enden gewinnt nicht.
aim-gomoku-both-blocked = > Ein Fünfer mit gegnerischen Steinen an beiden Enden gewinnt nicht.
aim-gomoku-bans-renju = > Schwarz darf keinen Doppeldreier, keinen Doppelvierer und keine sechs oder mehr in einer Reihe machen. Weiß darf es.
aim-gomoku-bans-black-three = > Schwarz darf keinen Doppeldreier machen. Weiß darf es.
aim-gomoku-bans-black-three-six = > Schwarz darf keinen Doppeldreier und keine sechs oder mehr in einer Reihe machen. Weiß darf es.
aim-gomoku-bans-black = > Einige Züge sind für Schwarz verboten.
aim-gomoku-bans-three = > Niemand darf einen Doppeldreier machen, zwei Dreier mit einem Stein.
aim-gomoku-bans = > Einige Züge sind verboten.
aim-gomoku-foul-loses = > Ein verbotener Zug verliert die Partie, und das Brett zeigt ihn nicht an.
aim-ninuki-five = > Fünf oder mehr deiner eigenen Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-ninuki-exactly-five = > Genau fünf deiner eigenen Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-ninuki-five-teams = > Bilde eine Reihe aus fünf oder mehr deiner eigenen Steine (waagerecht, senkrecht oder diagonal). Dein Team gewinnt mit dir.
aim-ninuki-exactly-five-teams = > Bilde eine Reihe aus genau fünf deiner eigenen Steine (waagerecht, senkrecht oder diagonal). Dein Team gewinnt mit dir.
aim-ninuki-four = > Vier oder mehr deiner eigenen Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-ninuki-exactly-four = > Genau vier deiner eigenen Steine in einer Reihe gewinnen (waagerecht, senkrecht oder diagonal).
aim-ninuki-pairs = > Schlag zwei benachbarte gegnerische Steine, indem du an jedes Ende einen deiner Steine setzt.
aim-ninuki-pairs-and-threes = > Schlag zwei oder drei benachbarte gegnerische Steine, indem du an jedes Ende einen deiner Steine setzt.
aim-ninuki-pairs-teams = > Schlag zwei benachbarte fremde Steine einer Farbe, indem du an jedes Ende einen deiner Steine setzt. Steine aus dem eigenen Team bringen nichts ein.
aim-ninuki-pairs-and-threes-teams = > Schlag zwei oder drei benachbarte fremde Steine einer Farbe, indem du an jedes Ende einen deiner Steine setzt. Steine aus dem eigenen Team bringen nichts ein.
aim-ninuki-captures-8 = > Auch 8 geschlagene Steine (vier Paare) gewinnen.
aim-ninuki-captures-10 = > Auch 10 geschlagene Steine (fünf Paare) gewinnen.
aim-ninuki-captures-12 = > Auch 12 geschlagene Steine gewinnen.
aim-ninuki-captures-15 = > Auch 15 geschlagene Steine gewinnen.
aim-ninuki-captures-together = > Was ein Team schlägt, zählt zusammen.
aim-ninuki-suicide = > Auch Steine, die du zwischen zwei fremden Steinen einer Farbe vervollständigst, werden geschlagen.
aim-ninuki-forbidden = > Du darfst keinen Stein dorthin setzen, wo er sofort geschlagen würde.
aim-ninuki-break-line = > Eine Gewinnreihe muss einen Zug lang stehen. Wer als Nächstes am Zug ist, muss sie durch Schlagen brechen oder die Niederlage zugeben.
aim-ninuki-capture-line = > Wer als Nächstes am Zug ist, darf eine einzelne Gewinnreihe ganz schlagen, wenn ein Ende das eigene und das andere frei ist.
aim-ninuki-french = > Ein Fünfer, den der nächste Zug durch Schlagen brechen kann, hat noch nicht gewonnen.
aim-ninuki-school42 = > Ein Fünfer hat noch nicht gewonnen, solange der nächste Zug ihn brechen oder durch Schlagen gewinnen kann.
aim-ninuki-double-three = > Niemand darf einen Doppeldreier machen, zwei freie Dreier mit einem Stein.
aim-ninuki-double-three-first = > Schwarz darf keinen Doppeldreier machen: zwei freie Dreier mit einem Stein.
aim-roku-five = > Fünf deiner Steine in einer Reihe entlang einer Linie des Bretts gewinnen. Wer auf der Bahn, dem dunklen Ring, zurückliegt, setzt einen Stein auf einen leeren Kreis mit Punkten. Der eigene Bahnstein rückt dann um so viele Kreise vor, wie es Punkte sind, und zählt für die fünf dort, wo er anhält.
aim-roku-ninuki = > Dreimal schlagen gewinnt auch: Schlag genau zwei benachbarte gegnerische Steine zwischen zweien von dir.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] Wohin kommt dein schwarzer Stein?
    [white] Wohin kommt dein weißer Stein?
    [red] Wohin kommt dein roter Stein?
   *[blue] Wohin kommt dein blauer Stein?
}
placing-of = { $colour ->
    [black] Stein { $number } von { $of }: Schwarz
   *[white] Stein { $number } von { $of }: Weiß
}
placing-number = { $colour ->
    [black] Stein { $number }: Schwarz
   *[white] Stein { $number }: Weiß
}
placing-offer = Punkt { $number } von { $of } für Stein 5: Schwarz
placing-swap-or-offer = Tauschen, bleiben, 1 von { $of } anbieten?

about-action-move = deinen obersten Würfel, auf eine Karte anderer Farbe
about-action-fight = von zwei gegnerischen Würfeln auf einer Karte geht der niedrigere zurück
about-action-surprise = einmal pro Partie, samt Würfeln, an einen anderen Platz

title-shogun = Shogun
called-by-shogun = ⚔️ **Ta no mo!** Der Shogun ruft zum Kampf: { $person } könnte mit der nächsten Aktion gewinnen.
take-back-by-shogun = ⚔️ { $holder } ist hier Shogun nach drei Siegen in Folge, deshalb kann { $person } das einmal mit /takeback zurücknehmen, ohne zu fragen.

button-move-on = Nächster Zug

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Zurück
chosen-so-far = Bisher: { $action }
question-row = Welche Reihe?
question-circle = Welcher Kreis?
question-track-circle = Welcher Kreis der Bahn?
question-pair = Welches Paar schlägst du?
question-die = Welcher Würfel?
question-empty-card = Auf welche leere Karte kommt der Würfel?
question-top-die = Welchen Würfel bewegst du?
question-other-card = Auf welche Karte kommt der Würfel?
question-fight = Auf welcher Karte wird gekämpft?
question-card = Welche Karte bewegst du?
question-cell = Wohin kommt die Karte? Die Namen stehen im Bild.
outlook-fight = { $won } schlägt { $lost }: zurück in { whose-supply }
upshot-fight = Auf Karte { $card } hat { $won } gewonnen; zurück in { whose-supply } kommt { $lost }.
whose-supply = { $owner ->
    [red] den Vorrat von Rot
   *[black] den Vorrat von Schwarz
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = Du gewinnst mit dreien deiner Würfel in einer Reihe, zuoberst auf drei Karten nebeneinander ({ $row ->
    [level] nur waagerechte Reihen
    [later] waagerecht, und auch diagonal, sobald eine Überraschung eine Karte bewegt hat
   *[all] waagerecht oder diagonal
}), mit dreien auf einer Karte, oder wenn die andere Seite nichts mehr tun kann.
rokumon-act = **Setz einen Würfel** aus deinem Vorrat auf eine leere Karte, oder **bewege** deinen obersten Würfel auf eine Karte anderer Farbe, egal wie weit: eine leere, eine mit einem einzelnen Würfel gleich welcher Seite, oder eine mit zweien von dir. Deckst du beim Wegziehen eines Würfels drei der anderen Seite in einer Reihe auf, gewinnt sie.
rokumon-fight = **Kämpfe**, wo zwei gegnerische Würfel auf einer Karte liegen: Die höhere Zahl bleibt, die niedrigere geht in den Vorrat zurück, aus dem sie kam. Die einzige Ausnahme: Die weiße 1 (von Schwarz) schlägt die rote 6. Gewürfelt wird nie.
rokumon-surprise = **Überraschung**, einmal pro Partie (**!** neben einem Vorrat: noch nicht eingesetzt): Eine beliebige Karte kommt mit ihren Würfeln an einen freien Platz, der mindestens zwei andere Karten berührt.
rokumon-fort = Die verdeckte Karte ist die Festung: Jeder Würfel darf auf sie und von ihr weg ziehen.
rokumon-solo = Du bist Rot; der Automa spielt die schwarzen Würfel und den weißen. Hier kämpft niemand, also zählen die Zahlen nicht, und die Überraschung hast nur du.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = ein roter Würfel
name-black-die = ein schwarzer Würfel
outlook-supply = leere Karte; noch in deinem Vorrat: { $dice }
outlook-supply-alike = leere Karte; noch in deinem Vorrat: { $count }
outlook-place = { $face ->
    [green] leer, grün
    [gold] leer, golden
   *[down] leer, die Festung
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , darunter { $under }
}
outlook-move = { $die }, auf { $onto ->
    [none] eine leere Karte
    [two] zwei von dir
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] leer
   *[other] mit: { $dice }
}
outlook-surprise = berührt die Karten { $cards }
outlook-fight-lost = du verlierst { $lost }, zurück in deinen Vorrat
upshot-surprise = Karte { $card } berührt jetzt die Karten { $cards }.
upshot-fifth = Das ist der gewählte fünfte Zug, ein schwarzer Stein.
upshot-passed = Wird gleich noch einmal gepasst, endet die Partie remis.

# Hints, in games against the machine.
command-hint = Einen Tipp in einer ungewerteten Partie holen
option-hint-game = Welche deiner Partien (Nummer)
hint-five = 💡 Du kannst jetzt gleich fünf in einer Reihe machen.
hint-fours = 💡 Du kannst nur mit Vierern gewinnen: Auf jeden muss geantwortet werden, bis du fünf hast.
hint-threes = 💡 Du kannst erzwungen gewinnen: mit Dreiern und Vierern, auf die einer nach dem anderen geantwortet werden muss.
hint-meet-five = 💡 Die andere Seite ist dabei, fünf in einer Reihe zu machen. Stoppe das.
hint-meet-fours = 💡 Die andere Seite droht, nur mit Vierern zu gewinnen. Tu zuerst etwas dagegen.
hint-meet-threes = 💡 Die andere Seite droht, erzwungen zu gewinnen, mit Dreiern und Vierern. Tu zuerst etwas dagegen.
hint-quiet = 💡 Hier ist kein erzwungener Gewinn zu sehen, weder für dich noch gegen dich. Such einen Zug, der Drohungen aufbaut.
hint-other = 💡 Hier wird nicht nach einem erzwungenen Gewinn gesucht. Der Tipp ist nur ein möglicher Zug.
hint-where = Versuch **{ $action }**.
hint-line = So kann es weitergehen, deine Züge und die Antworten im Wechsel: { $line }
button-hint-where = Wo?
button-hint-line = Zugfolge zeigen
refusal-hint-rated = In gewerteten Partien gibt es keine Tipps, damit Wertungen nur messen, wer spielt.
refusal-hint-passed = Die Partie ist inzwischen weitergegangen. Nutze /hint noch einmal.
