# Messages in channels.

-narabe = Narabe

fault = Da ist etwas schiefgegangen, aber nichts ist verloren. Bitte versuch es noch einmal. Wenn es wieder passiert, gib diese Nummer an die Person weiter, die den Bot betreibt: { $number }
kept-anyway = Gespeichert. Die Nachricht erscheint gleich.
fault-busy = Ich habe gerade zu viel zu tun und das nicht ausgeführt. Versuch es gleich noch einmal.

owner-database-damaged = { $count ->
    [one] ⚠️ Eine Prüfung der Datenbank hat einen Fehler gefunden. Welchen, steht im Log.
   *[other] ⚠️ Eine Prüfung der Datenbank hat { $count } Fehler gefunden. Welche, steht im Log.
} Halte den Bot an, stelle die neueste fehlerfreie Sicherung wieder her und lass **narabe check** darüber laufen.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Zuletzt: { $action } ({ $person })
last-action-planned = Zuletzt: { $action } ({ $person }, wie geplant)
guessed = 🔮 { $right } von { $all } hatten { $action }.
opening-name = Eröffnung: { $name }
to-move = { $person } ist am Zug.
won = { $count ->
    [one] 🏆 { $winners } gewinnt: { $end }.
   *[other] 🏆 { $winners } gewinnen: { $end }.
}
won-shared = 🤝 { $winners } teilen sich den Sieg: { $end }. Untereinander zählt das als Remis.
drawn = Remis: { $end }.
drawn-among = Remis zwischen { $people }: { $end }. Vorher ausgeschieden: { $left }.
drawn-machines = Remis zwischen { $people }, denn sonst spielt niemand mehr. Vorher ausgeschieden: { $left }.
you-are-challenged = { $people }, du wurdest zu { $game } herausgefordert (#{ $number }). { $link }
open-seat-for = { $role }, ein Platz ist frei.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, du bist am Zug in { $game } #{ $number }. { $link }

challenge-made = { $author } fordert { $invited } heraus.
challenge-mates = { $author } lädt { $invited } in das eigene Team ein.
challenge-teams = { $team } fordern { $invited } heraus.
challenge-open = { $author } sucht noch { $free ->
    [one] eine Person
   *[other] { $free } Personen
} zum Spielen.
challenge-until = Die Herausforderung läuft { $until } ab.
first-me = Wer herausfordert, beginnt.
first-them = Wer annimmt, beginnt.
first-random = Wer beginnt, entscheidet das Los.
first-loser = { $first } Habt ihr schon gegeneinander gespielt, wählt, wer eure letzte entschiedene Partie verloren hat.
challenge-bot-alone = Einen anderen Bot kannst du nicht herausfordern, aber du kannst { -narabe } selbst wählen oder allein spielen. Um mit Menschen zu spielen, wähle eine Person, oder lass `opponent` leer, damit alle beitreten können.
challenge-play-alone = { $name } spielen
challenge-declined = Herausforderung abgelehnt.
challenge-declined-by = Herausforderung abgelehnt von { $person }.
challenge-withdrawn = Herausforderung zurückgezogen.
challenge-left = Diese Herausforderung ist hinfällig: Jemand, der dabei war, ist nicht mehr da.
challenge-expired = Herausforderung abgelaufen: Niemand hat sie rechtzeitig angenommen.

button-accept = Annehmen
button-decline = Ablehnen
button-join = Beitreten
button-withdraw = Zurückziehen
button-leave = Verlassen
button-rules = Regeln
button-move = Ziehen
button-resign = Aufgeben
button-confirm-resign = Ja, aufgeben

form-title = Dein Zug · #{ $number } { $game }
form-where = Wohin?
form-example = zum Beispiel { $example }
form-any = Auf jeden anderen Zug antworten
form-any-note = Eine Zeile, die mit * beginnt, antwortet auf jeden Zug, der in keiner anderen steht. Auch ankreuzen.
form-lines = Zeilen
form-lines-note = Gegnerischer Zug, deine Antwort und so weiter. Je Variante eine Zeile. Leer: kein Plan.
form-plan = Antworten planen · { $game }
plan-any = (jeder andere Zug)
plan-gone = Für diese Partie hast du jetzt keinen Plan.
plan-line = • { $moves }
plan-more = { $count ->
    [one] … und eine weitere Linie. { button-plan } zeigt alle.
   *[other] … und { $count } weitere Linien. { button-plan } zeigt alle.
}
plan-title = 🗒️ Dein Plan: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
} – bis er gespielt wird, sieht ihn sonst niemand.
plan-void = 🗒️ Dein Plan gilt nicht mehr: Die Partie lief anders.
form-note = Was hältst du von dieser Stellung?
form-note-example = Zum Beispiel: zuerst der Dreier unten
form-note-note = Bis zu 500 Zeichen, nur für dich. Leer: Die Notiz wird gelöscht.
form-note-title = { $ply ->
    [0] Notiz vor dem ersten Zug · { $game }
   *[other] Notiz nach Zug { $ply } · { $game }
}
form-share-note = Am Ende teilen
form-share-note-note = Nach der Partie lesen andere sie beim Nachspielen und in der SGF-Datei.
note-kept = 📝 Gespeichert. Sonst kann sie niemand lesen.
note-kept-shared = 📝 Gespeichert. Bis zum Ende der Partie kann sie sonst niemand lesen.
note-kept-open = 📝 Gespeichert. Ab jetzt können sie alle lesen.
note-deleted = 📝 Zu dieser Stellung hast du jetzt keine Notiz.
note-own = { $shared ->
    [yes] 📝 Deine Notiz, am Ende der Partie geteilt:
   *[no] 📝 Deine Notiz:
}
note-of = 📝 Notiz von { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Notizen vor dem ersten Zug.
notes-elsewhere = 📝 Notizen nach { $count ->
    [one] Zug
   *[other] den Zügen
} { $plies }.
notes-more = 📝 { $count ->
    [one] Hier gibt es noch eine Notiz.
   *[other] Hier gibt es noch { $count } Notizen.
} `/export` enthält die geteilten.
form-guess = Zug raten · { $game }
form-guess-note = Geheim bis zum Zug. Richtig: 1 Punkt, oder 3, wenn höchstens ein Viertel richtig lag.
form-winner = Wer gewinnt?
form-winner-note = Bis zum zehnten Zug. Richtig: 5 Punkte.
guess-kept = 🔮 Dein Tipp: { $action }. Du kannst ihn bis zum Zug ändern. Vorher sieht ihn niemand.
guess-no-one = So lassen
guess-seat = Platz { $number }
prediction-kept = 🔮 Deine Vorhersage: { $person } gewinnt. Du kannst sie bis zum zehnten Zug ändern.
crowd = 👥 das Publikum
crowd-listed = 👥 das Publikum
crowd-label = Publikum
crowd-how = 🗳️ Alle anderen hier können abstimmen, mit { $vote } oder /move. Die Stimmen sind geheim, bis sie ausgezählt werden.
crowd-to-move = 👥 Das Publikum stimmt über den nächsten Zug ab.
form-choice = Oder wähle
form-choice-note = Vorgeschlagene Züge und Wege, die Partie zu beenden. Was du oben schreibst, geht vor.
form-vote = Abstimmen · { $game }
form-vote-again = Deine Stimme bisher: { $action }. Geheim bis zur Auszählung.
form-vote-note = Geheim bis zur Auszählung. Bis dahin kannst du deine Stimme ändern.
vote-button = { $away ->
    [yes] **{ $vote }** unter dem Brett im Kanal
   *[no] **{ $vote }**
}
vote-draw = Remis annehmen
vote-kept = 🗳️ Deine Stimme: { $action }. Ausgezählt wird spätestens { $left }. Bis dahin kannst du sie ändern, und niemand sieht sie.
vote-missing = 🗳️ Über diesen Zug hast du noch nicht abgestimmt.
vote-resign = Aufgeben
vote-settled = 🗳️ Damit ist es entschieden: Der Zug ist gespielt.
vote-written = Der Zug, den ich geschrieben habe
vote-yours = 🗳️ Deine Stimme: { $action }. Vor der Auszählung sieht sie sonst niemand.
voted = 🗳️ { $action }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , andere: { $others }
}. Abgestimmt { $people ->
    [one] hat 1 Person.
   *[other] haben { $people } Personen.
}{ $tie ->
    [yes] {" "}Bei Stimmengleichheit lag { $action } zuerst vorn.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] Die bisher abgegebene Stimme zählt nicht mehr.
   *[other] Die { $votes } bisher abgegebenen Stimmen zählen nicht mehr.
}

menu-hint = Wähle eine Aktion
chosen = Deine Wahl: { $action }.

resign-sure = Diese Partie aufgeben? { $game }
resign-sure-others = Diese Partie aufgeben? Die anderen spielen weiter, und du hast verloren, was immer sie vereinbaren. { $game }
resign-sure-team = Diese Partie aufgeben? Dein Team spielt ohne dich weiter, und sein Ergebnis gilt auch für dich. { $game }
resigned = Du hast aufgegeben.

waits-to-begin = Noch hat niemand angenommen.

right-view-channel = Kanal ansehen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-use-external-apps = Externe Apps verwenden (deine eigene Berechtigung, nicht die des Bots)
right-attach-files = Dateien anhängen
right-manage-roles = Rollen verwalten

help-group-play = __Spielen__
help-group-between = __Während einer Partie__
help-group-look = __Rückblick__
help-group-settings = __Regeln und Einstellungen__
help = Spiel fünf in einer Reihe und verwandte Spiele mit { -narabe }, direkt in diesem Kanal und in deinem Tempo.
help-lessons = Willst du lernen? Öffne `/rules game:gomoku/renju` und drück **{ $button }**. Auch { game-gomoku } und Pente haben welche.
help-moves = Du bist am Zug? Drück **{ $button }** unter dem Brett, oder nutze /move. So schreibst du einen Zug:
    { $games }
    In { game-gomoku }, { game-ninuki } und { preset-ninuki-pente } sind die Spalten Buchstaben von links und die Reihen Zahlen von unten.

# Games for three and four, and lines that wait for an answer.
to-move-then = { $person } ist am Zug, dann { $next }.
moves-for = { $person } zieht für { $left }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, im Team zusammen { $team }
seat-left = { $seat } (hat die Partie verlassen)
left-resigned = 🏳️ Aufgegeben: { $people }.
left-late = ⏳ Zeit abgelaufen: { $people }.
taken = { $count ->
    [0] nichts geschlagen
    [one] 1 Stein geschlagen
   *[other] { $count } Steine geschlagen{ $pairs ->
        [0] {""}
        [one] {" "}(1 Paar)
       *[other] {" "}({ $pairs } Paare)
    }
}
lobby-drawn = Die Plätze werden ausgelost, sobald alle da sind:
lobby-ordered = Plätze in dieser Reihenfolge:
lobby-named = Plätze in dieser Reihenfolge. Wenn die anderen beginnen, nimmt den letzten Platz, wer herausgefordert hat:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, eingeladen
lobby-free = ▫️ frei
lobby-anyone = freier Platz
lobby-teams = Teams: { $one } gegen { $other }
button-concede = Niederlage zugeben
button-confirm-concede = Ja, Niederlage zugeben
concede-sure = Die Niederlage zugeben und die Reihe stehen lassen? { $game }
conceded = Du hast die Niederlage zugegeben.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } und weitere
join-names-more = { $before } und { $count } weitere
join-person = { $person }
join-people = { $before } und { $next }
join-people-last = { $before } und { $next }
join-either = { $before } oder { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
