# Why something may not be done, and what would work.

refusal-other = Das geht gerade nicht ({ $word }).
refusal-no-such-game = Es gibt kein Spiel „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Spiele: { $known }.
refusal-no-such-preset = { $game } hat kein Regelwerk „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Regelwerke: { $known }.
refusal-option-as-preset = „{ $written }“ ist eine Regeloption, kein Regelwerk. Schreib `game:{ $under } rules:{ $pair }`.
refusal-option-meant = Es gibt kein Spiel „{ $written }“. Meintest du `game:{ $under } rules:{ $pair }`? Spiele: { $known }.
refusal-several-options = Zu „{ $written }“ passen mehrere Regeloptionen. Schreib eine davon{ $under ->
    [none] {""}
   *[other] {" "}in `rules`, mit `game:{ $under }`
}: { $pairs }.
refusal-no-such-key = Es gibt keine Regeloption „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Optionen: { $known }.
refusal-no-such-value = „{ $key }“ kann nicht „{ $written }“ sein.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Möglich ist: { $known }.
refusal-number-out-of-range = „{ $key }“ kann nicht „{ $written }“ sein.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du „{ $nearest }“?
} Möglich ist eine Zahl von { $least } bis { $most }.
refusal-rules-too-long = Regeln dürfen bis zu { $most } Zeichen haben. Schreib ein Regelwerk und nur die Optionen, die davon abweichen.
refusal-no-keys = { $game } hat keine Regeloptionen, also lass „{ $written }“ weg.
refusal-key-twice = Du hast die Option „{ $key }“ zweimal angegeben. Gib sie einmal an.
refusal-no-such-revision = Diese Regeln haben keine Fassung { $revision }. Die neueste ist { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] „{ $preset }“ ist für 2 Personen, nicht für { $seats }.
       *[other] „{ $preset }“ ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
    }
    [4] „{ $preset }“ ist für 4 Personen, nicht für { $seats }.
   *[other] „{ $preset }“ ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
}
refusal-no-setup = Dieses Spiel kann nicht mit einer aufgestellten Stellung beginnen.
refusal-setup-lists = Eine aufgestellte Stellung braucht für jeden der { $seats } Plätze eine Liste von Steinen. Hat sie geschlagene Steine, braucht sie auch für jeden Platz eine Zahl.
refusal-setup-to-move = Der Platz am Zug muss einer der { $seats } Plätze sein, von 0 an gezählt.
refusal-setup-point = In der aufgestellten Stellung steht „{ $written }“, das ist kein Punkt dieses Bretts.
refusal-no-column-i = Dieses Brett hat keine Spalte I: Auf H folgt J. Meintest du { $known }?
refusal-notation = „{ $written }“ ist kein Zug. Schreib ihn wie einen von diesen: { $known }.
refusal-one-point = „{ $written }“ ist kein Zug. Nenne jeweils nur einen Punkt, zum Beispiel { $point }.
refusal-not-a-choice = „{ $written }“ geht gerade nicht. Zur Wahl steht: { $actions }.
refusal-a-number = „{ $written }“ geht jetzt nicht. Schreib eine Zahl von { $least } bis { $most }.
refusal-unfinished = „{ $written }“ ist nur der Anfang eines Zugs. So kann er weitergehen: { $known }.
refusal-off-board = { $point } liegt nicht auf diesem Brett. Seine Punkte gehen von { $first } bis { $last }.
refusal-occupied = { $point } ist schon besetzt. Wähle einen freien Punkt.
refusal-excluded = „{ $one }“ und „{ $other }“ passen nicht zusammen. Mit „{ $one }“ kannst du wählen: { $known }.
refusal-overline = { $colour ->
    [black] { $point } ergäbe mehr als { overline-most } in einer Reihe, was für Schwarz verboten ist. Jetzt verboten: { $forbidden }.
   *[all] { $point } ergäbe mehr als { overline-most } in einer Reihe, was verboten ist. Jetzt verboten: { $forbidden }.
}
overline-most = { $line ->
    [4] vier
   *[5] fünf
}
refusal-double-three = { $colour ->
    [black] { $point } ergäbe einen Doppeldreier (zwei offene Dreier zugleich), was für Schwarz verboten ist. Jetzt verboten: { $forbidden }.
   *[all] { $point } ergäbe einen Doppeldreier (zwei offene Dreier zugleich), was verboten ist. Jetzt verboten: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } ergäbe einen Doppelvierer (zwei Vierer zugleich), was für Schwarz verboten ist. Jetzt verboten: { $forbidden }.
   *[all] { $point } ergäbe einen Doppelvierer (zwei Vierer zugleich), was verboten ist. Jetzt verboten: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } ergäbe einen Vierer und zwei offene Dreier zugleich, was für Schwarz verboten ist. Jetzt verboten: { $forbidden }.
   *[all] { $point } ergäbe einen Vierer und zwei offene Dreier zugleich, was verboten ist. Jetzt verboten: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] Der erste Stein kommt auf { $known }, die Mitte des Bretts. „{ $written }“ geht noch nicht.
    [within] { $written } ist zu weit außen. Dieser Stein der Eröffnung kommt in das Quadrat mit den Ecken { $known }.
    [beyond] { $written } ist zu nah an der Mitte. Dieser Stein der Eröffnung kommt außerhalb des Quadrats mit den Ecken { $known }.
    [beyond-axes] { $written } ist zu nah an der Mitte. In Reihe und Spalte der Mitte kommt dieser Stein der Eröffnung weiter nach außen als { $known }.
    [stone] Die Eröffnung verlangt jetzt einen Stein, nicht „{ $written }“. Nenne einen Punkt, zum Beispiel: { $known }.
    [choice] Die Eröffnung verlangt jetzt eine Entscheidung, nicht „{ $written }“. Wähle: { $actions }.
    [number] Die Eröffnung verlangt jetzt eine Anzahl fünfter Züge, nicht „{ $written }“. Schreib eine Zahl von 1 bis { $most }.
    [offer] Jetzt werden fünfte Züge angeboten, also geht „{ $written }“ nicht. Biete einen an, zum Beispiel: { $known }.
    [other] { $known } ist schon angeboten. Biete einen anderen Punkt an.
    [unequal] { $written } ist dasselbe wie { $known }, und das ist schon angeboten. Für die vier Steine ist der eine Punkt der andere, { $mirror ->
        [column] gespiegelt an der Spalte { $axis }
        [row] gespiegelt an der Reihe { $axis }
        [rising] gespiegelt an einer steigenden Diagonale
        [falling] gespiegelt an einer fallenden Diagonale
        [half-turn] nach einer halben Drehung
       *[quarter-turn] nach einer Vierteldrehung
    }. Biete einen Punkt an, für den das nicht gilt.
    [pick] Jetzt wird einer der angebotenen fünften Züge gewählt, also geht „{ $written }“ nicht. Wähle: { $known }.
   *[nothing] In der Eröffnung ist gerade nichts zu entscheiden, also geht „{ $written }“ nicht. Nenne stattdessen einen Punkt.
}
refusal-game-over = Diese Partie ist schon beendet.
refusal-guess-empty = Schreib einen Zug oder wähle, wer gewinnt.
refusal-guess-late = Dieser Zug ist schon gespielt. Drück den Button unter dem Brett noch einmal und rate den nächsten.
refusal-guess-off = Raten ist auf diesem Server aus. Wer ihn verwaltet, kann es in `/settings show` einschalten.
refusal-guess-plays = Du spielst in dieser Partie mit. Raten kann nur, wer zusieht.
refusal-puzzle-long = Dieser Weg ist zu lang. Öffne das Rätsel mit /puzzle neu und nimm einen kürzeren.
refusal-puzzle-theme = In „{ $set }“ gibt es keine Rätsel mit der Idee „{ $theme }“. Es gibt: { $known }.
refusal-try-chance = Hier entscheidet der Zufall, weiter geht die Zeile nicht.
refusal-try-far = { $written } ist zu weit von den Steinen entfernt, um hier probiert zu werden. Wähle einen näheren Punkt, zum Beispiel { $near }.
refusal-try-gone = Züge dieser Stellung wurden zurückgenommen. Öffne **Meine Ansicht** noch einmal.
refusal-try-long = Diese Zeile ist zu lang. Geh einen Zug zurück oder nimm sie als Datei.
refusal-plan-answers = Eine Zeile hat höchstens { $most } eigene Züge.
refusal-plan-any = Eine Zeile, die mit * beginnt, antwortet auf jeden anderen Zug. Kreuze auch das Kästchen an, wenn du das willst.
refusal-plan-chance = Vor „{ $written }“ entscheidet der Zufall, dort muss die Zeile enden.
refusal-plan-ends = „{ $line }“ endet nicht mit einem eigenen Zug. Schreib den gegnerischen Zug und dann deine Antwort.
refusal-plan-ends-again = „{ $line }“ endet nicht mit einem eigenen Zug. Nach { $moves } ist die Gegenseite noch einmal am Zug. Schreib auch diesen Zug und dann deine Antwort.
refusal-plan-late = Die Partie ging inzwischen weiter. Sieh dir das Brett an und plane neu.
refusal-plan-lines = Ein Plan hat höchstens { $most } Zeilen.
refusal-note-long = Eine Notiz darf bis zu { $most } Zeichen haben, diese hat { $count }. Kürze sie.
refusal-note-full = Du hast schon { $most } Notizen zu dieser Partie, mehr gehen nicht. Lösche eine: Öffne ihr Formular und leere es.
refusal-note-gone = Diese Stellung wurde zurückgenommen. Öffne das Formular noch einmal in der jetzigen Stellung.
refusal-plan-not-here = Planen kann man in laufenden Partien zwischen Menschen.
refusal-plan-two-answers = Du antwortest auf denselben Zug zweimal: { $answers }. Lass eine Antwort weg.
refusal-plan-your-turn = Du bist am Zug. Zieh zuerst und plane dann die Antwort auf den nächsten Zug.
refusal-guess-refused = Jemand in dieser Partie möchte keine Tipps zu den eigenen Partien.
refusal-guess-crowd = In einer Partie des Publikums wird abgestimmt, nicht geraten. Drück **{ $vote }** unter dem Brett.
refusal-vote-counted = Die Stimmen sind ausgezählt, und der Zug ist gespielt. Abstimmen kannst du wieder, sobald die andere Seite gezogen hat.
refusal-vote-empty = Schreib einen Zug, oder wähle einen aus dem Menü.
refusal-vote-late = Diese Abstimmung ist vorbei: Die Stimmen sind ausgezählt. Drück den Button unter dem Brett noch einmal und sieh, wie es weitergeht.
refusal-vote-new = Abstimmen kannst du, sobald du { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} auf diesem Server bist.
refusal-vote-none = In dieser Partie wird nicht abgestimmt. Sieh mit /board zu, oder starte deine eigene mit /challenge.
refusal-vote-not-now = Die andere Seite ist am Zug. Abstimmen kannst du, sobald sie gezogen hat.
refusal-vote-plays = Du spielst in dieser Partie gegen das Publikum, deshalb kannst du nicht über dessen Züge abstimmen.
refusal-vote-role = Auf diesem Server kann nur { $role } abstimmen. Sieh der Partie mit /board zu, oder starte deine eigene mit /challenge.
refusal-crowd-agrees = Das Publikum stimmt über Züge ab und kann dem nicht zustimmen. Du kannst ziehen oder die Partie mit /resign aufgeben.
refusal-crowd-alone = Gegen das Publikum spielst du allein. Lass die anderen, `level` und `games` weg, oder lass `crowd` weg.
refusal-crowd-clock = Eine Abstimmung braucht eine Uhr mit einer Zeit für jeden Zug. Wähle eine von: { $known }.
refusal-crowd-draw = Biete das Remis an, während das Publikum abstimmt. Dann können alle dafür stimmen.
refusal-crowd-draw-vote = Dieses Remis nimmst du an, indem du dafür stimmst. Drück **{ $vote }** unter dem Brett und wähle „Remis annehmen“.
refusal-crowd-seat = In dieser Partie stimmt das Publikum ab, und niemand darin handelt allein. Ist es am Zug, drück **{ $vote }** unter dem Brett und stimm für einen Zug oder fürs Aufgeben.
refusal-crowd-server = Das Publikum stimmt in einem Serverkanal ab, in dem ich posten kann. Nutze den Befehl dort.
refusal-crowd-two = Gegen das Publikum geht es nur in Spielen für zwei. Wähle ein anderes Spiel oder Regelwerk.
refusal-has-left = Wer auf diesem Platz saß, hat die Partie schon verlassen ({ $written }).
refusal-draw-by-command = „{ $written }“ ist kein Zug. Um Remis anzubieten, nutze /draw.
refusal-event-by-command = „{ $written }“ ist kein Zug. Um eine Partie aufzugeben, nutze /resign.

refusal-challenge-self = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen, oder lass das Gegenüber weg, damit alle beitreten können.
refusal-challenge-alone = Hier ist sonst niemand, mit dem du spielen kannst. Spiel mit `/challenge level:3` gegen { -narabe }, oder fordere in einem Kanal eines Servers oder in deinen Direktnachrichten mit Freunden heraus.
refusal-challenge-bot = Einen anderen Bot kannst du nicht herausfordern. Wähle { -narabe } selbst, wähle eine Person, oder lass das Gegenüber weg, damit alle beitreten können.
refusal-own-challenge = Du bist bei dieser Herausforderung schon dabei. Sie wartet auf jemand anderen.
refusal-not-your-challenge = Diese Herausforderung ist für { $people }, nicht für dich. Starte deine eigene mit /challenge.
refusal-not-your-own-challenge = Nur { $person } kann diese Herausforderung zurückziehen.
refusal-leave-not-in = Du bist dieser Herausforderung nicht beigetreten.
refusal-leave-own = Diese Herausforderung ist deine. Drück **{ $withdraw }**, um sie zu beenden.
refusal-leave-guests = Jemand von einem anderen Server ist dieser Herausforderung beigetreten, deshalb kann sie vor dem Beginn niemand verlassen. Wer sie gestellt hat, kann sie zurückziehen.
refusal-challenge-taken = Diese Partie hat schon begonnen.
refusal-challenge-over = Diese Herausforderung ist geschlossen. Starte eine neue mit /challenge.
refusal-too-many-games = Du hast schon { $most ->
    [one] eine laufende Partie
   *[other] { $most } laufende Partien
}, mehr gehen nicht. Spiel eine zu Ende, oder zieh eine Herausforderung zurück. /games listet sie auf.
refusal-too-many-here = In diesem Kanal gibt es schon { $most ->
    [one] eine laufende Partie
   *[other] { $most } laufende Partien
}, mehr gehen nicht. Nutze einen anderen Kanal.
refusal-several-rule-sets = Mehrere Spiele haben ein Regelwerk „{ $written }“. Nenne auch das Spiel: { $known }.
refusal-lacks-rights = In diesem Kanal kann ich keine Partie leiten. Fehlende Berechtigungen: { $rights }. Wer den Server verwaltet, kann sie erteilen.

refusal-no-such-game-here = Es gibt keine Partie #{ $number }. /games listet deine auf.
refusal-no-game-of-yours = Du hast keine Partie #{ $number }, und in diesem Kanal gibt es keine. /games listet deine auf.
refusal-game-elsewhere = Partie #{ $number } ist woanders: { $place }. Nutze den Befehl dort.
refusal-no-such-number = „{ $written }“ ist keine Nummer einer Partie. /games listet deine auf.
refusal-no-game-waits = In diesem Kanal wartet keine Partie auf deinen Zug. /games listet alle deine auf, und /challenge startet eine neue.
refusal-no-game-here = Du hast in diesem Kanal keine laufende Partie. /games listet alle deine auf, und /challenge startet eine neue.
which-game-hint = Welche Partie?
which-game-below = Welche Partie meinst du? Wähle sie unten aus, oder gib sie mit der Option `game` an: { $known }.
refusal-which-game = Welche Partie meinst du? Gib sie mit der Option `game` an: { $known }.
refusal-not-your-game = Du spielst in dieser Partie nicht mit. Starte deine eigene mit /challenge.
refusal-you-have-left = Du hast diese Partie verlassen. Die anderen spielen weiter, jetzt liegt es an ihnen.
refusal-not-begun = Diese Partie hat noch nicht begonnen. Noch hat niemand die Herausforderung angenommen.
refusal-not-your-turn = Du bist nicht am Zug. { $person } ist am Zug.{ $plan ->
    [yes] {" "}Um im Voraus zu antworten, drück { $mine }, dann { button-plan }
   *[no] {""}
}
refusal-stale = Dieses Brett ist veraltet. { $now } Aktuelles Brett: { $place }
refusal-unreadable = Was Discord mir geschickt hat, konnte ich nicht lesen. Versuch es noch einmal, oder nutze einen Slash-Befehl wie /board.
refusal-unknown-button = Dieser Button funktioniert nicht mehr. Nutze /board, um das aktuelle Brett zu sehen.
refusal-command-out-of-date = Dieser Befehl ist veraltet. Starte Discord neu und gib ihn noch einmal ein.

refusal-track-first = Die ersten Steine kommen auf die Bahn, den äußeren Ring von Kreisen. { $point } liegt nicht darauf. Wähle einen Kreis wie A1.
refusal-track-beside = Dein Bahnstein kommt direkt neben den anderen auf { $rival }. Wähle einen von { $known }.
refusal-free-stone = Der freie Stein kommt auf einen leeren Kreis mit einem Punkt, und { $point } hat mehr. Kreise mit einem Punkt liegen gleich innerhalb der Bahn.
refusal-track-circle = { $point } liegt auf der Bahn, die nur für die beiden Bahnsteine ist. Wähle einen leeren Kreis mit Punkten.
refusal-the-mark = { $point } ist die Marke in der Mitte, auf die kein Stein kommt. Wähle einen leeren Kreis mit Punkten.
refusal-no-such-circle = Es gibt keinen Kreis { $point }. Reihe { $row } geht von { $first } bis { $last }.
refusal-row-closed = In Reihe { $row } ist gerade kein Kreis zu wählen. Reihen, in denen es geht: { $known }.
refusal-no-pair = Ein Stein auf { $point } schließt kein Paar ein, also kann er { $pair } nicht schlagen. Schreib nur { $point }, oder wähle einen Kreis, der zwei benachbarte Steine einer Reihe einschließt.
refusal-not-flanked = Dieser Stein schließt { $pair } nicht ein. Er kann schlagen: { $known }.

refusal-not-dealt = Die Karten sind noch nicht ausgeteilt. Sobald sie auf dem Tisch liegen, ist Rot am Zug.
refusal-already-dealt = Die Karten sind schon ausgeteilt, und das geschieht einmal pro Partie. Setz oder bewege einen Würfel.
refusal-bad-deal = Beim Austeilen werden { $cards } verschiedene Karten von 1 bis 7 genannt, und in Akt 5 auch die, die verdeckt liegt. Zum Beispiel: { $known }.
refusal-not-in-act = In diesem Akt gibt es „{ $action }“ nicht. Du kannst: { $known }.
refusal-nothing-to-do = Mit „{ $written }“ kannst du gerade nichts anfangen. Du kannst: { $known }.
refusal-supply-empty = Alle deine Würfel liegen auf Karten, also ist keiner zum Setzen da. Wähle eine andere Aktion, bewege zum Beispiel einen.
refusal-not-in-supply = { $die } ist nicht in deinem Vorrat. Du kannst setzen: { $known }.
refusal-no-such-card = Es liegt keine Karte { $card } auf dem Tisch. Karten: { $known }.
refusal-card-taken = Auf Karte { $card } liegt schon ein Würfel, und setzen kannst du nur auf leere Karten. { $count ->
    [0] Gerade ist keine Karte leer, also bewege stattdessen einen Würfel.
   *[other] Leer: { $known }.
}
refusal-no-die = Auf Karte { $card } liegt kein Würfel. { known-lift }
refusal-covered-die = Dein Würfel auf Karte { $card } ist bedeckt, und nur der oberste Würfel einer Karte kann sich bewegen. { known-lift }
refusal-rivals-die = Der oberste Würfel von Karte { $card } gehört der anderen Seite. { known-lift }
known-lift = { $count ->
    [0] Du kannst gerade keinen deiner Würfel bewegen.
   *[other] Du kannst den obersten Würfel bewegen von: { $known }.
}
refusal-same-card = Ein Würfel muss auf eine andere Karte ziehen. { known-land }
refusal-same-colour = Die Karten { $from } und { $card } sind beide { $face ->
    [green] grün
   *[other] golden
}, und ein Würfel kann nur auf eine Karte anderer Farbe ziehen. { known-land }
refusal-mixed-stack = Auf Karte { $card } liegen zwei Würfel, und zwei kannst du nur bedecken, wenn beide deine sind. { known-land }
known-land = { $count ->
    [0] Von Karte { $from } aus kann er gerade nirgendwohin.
   *[other] Von Karte { $from } aus kann er ziehen auf: { $known }.
}
refusal-no-fight = Für einen Kampf müssen genau zwei Würfel auf einer Karte liegen, einer von jeder Seite. Auf Karte { $card } ist das nicht so. { $count ->
    [0] Auf keiner anderen auch.
   *[other] Kämpfen kannst du auf: { $known }.
}
refusal-surprise-used = Du hast deine Überraschung schon eingesetzt, und du hast eine pro Partie. Du kannst: { $known }.
refusal-locked-card = Karte { $card } wurde gerade durch eine Überraschung bewegt, deshalb bleibt sie in diesem Zug liegen. Du kannst bewegen: { $known }.
refusal-same-cell = Karte { $card } liegt schon auf { $cell }. { known-rooms }
refusal-cell-taken = Auf { $cell } liegt schon eine Karte. { known-rooms }
refusal-touches-too-few = Auf { $cell } würde Karte { $card } weniger als zwei andere Karten berühren. { known-rooms }
known-rooms = { $count ->
    [0] Für Karte { $card } gibt es gerade keinen Platz.
   *[other] Karte { $card } kann nach: { $known }.
}
refusal-automa = Der Automa hat keine Wahl: Hier macht er „{ $does }“.

# Ninuki and pente.
refusal-self-capture = { $point } liegt zwischen Steinen einer anderen Farbe, wo deine sofort geschlagen würden. Diese Regeln verbieten das. Jetzt verboten: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } schlägt die Reihe nicht. Jetzt erlaubt: { $known } („pass“ gibt die Niederlage zu).
   *[break] { $point } bricht die Reihe nicht. Jetzt erlaubt: { $known } („pass“ gibt die Niederlage zu).
}
refusal-pass = Passen kannst du nur, um eine Reihe gewinnen zu lassen, oder wenn du keinen erlaubten Punkt hast. Jetzt erlaubt: { $known }.
refusal-no-choice = Geschlagen wird von selbst, also brauchst du „{ $written }“ nicht. Nenne nur den Punkt: { $point }.
refusal-challenge-twice = Du hast { $person } zweimal gewählt. Wähle jemand anderen, oder lass einen Platz offen.

# Names that nothing has.
refusal-no-such-row = Es gibt keine Reihe { $row }. Die Reihen gehen von { $first } oben bis { $last }. Ein Kreis heißt zum Beispiel { $example }, der fünfte der Reihe E.
refusal-no-such-die = Es gibt keinen Würfel { $die }. Deine Würfel jetzt: { $known }.
refusal-dice-alike = In diesem Akt haben die Würfel keine Zahlen und deine sind alle gleich, also gibt es { $die } nicht. Nenne nur die Karte: { $known }.
refusal-no-such-cell = Ein Platz für eine Karte wird mit zwei Zahlen benannt. Drück „Ziehen“ und wähle „Überraschung“, um sie im Bild zu sehen. { known-rooms }
refusal-die-for-card = Um einen Würfel zu bewegen, nenne die Karte, auf der er liegt, nicht { $die }. { known-lift }
refusal-which-die = Du hast verschiedene Würfel mit einer { $die }. Nenne einen davon: { $known }.
