# What people set for themselves, and what they ask of each other between the moves.

panel-on = an
panel-off = aus
panel-none = keine
panel-done = Erledigt.
panel-toggle = { $name }: { $state }
language = Deutsch

command-preferences = Deine Sprache, Ansicht, Erinnerungen und Ruhezeiten
preferences = Deine persönlichen Einstellungen, auf allen Servern. Nachrichten, die alle sehen, folgen den Einstellungen des Servers.
preferences-quiet = Ruhezeiten: { $quiet }
preferences-zone = Zeitzone: { $zone }
preference-language = Sprache
preference-language-discord = wie in Discord
preference-theme = Design
theme-wood = Design: Holz
theme-slate = Design: Schiefer, für den dunklen Modus
theme-paper = Design: Papier, wie in Büchern
theme-contrast = Design: hoher Kontrast
preference-deck = Kartensatz
deck-coins = Kartensatz: grüne und goldene Seiten mit Münzen
deck-suits = Kartensatz: Spielkarten
preference-lettering = Pente-Bretter: Spalten
lettering-server = Pente-Bretter: Spalten wie auf dem Server
lettering-with-i = Pente-Bretter: Spalten mit dem Buchstaben I
lettering-without-i = Pente-Bretter: Spalten ohne den Buchstaben I
preference-reminders = Erinnerungen
preference-reminders-channel = Erinnerungen: Erwähnung im Kanal
preference-reminders-direct = Erinnerungen: Direktnachricht
preference-reminders-none = Erinnerungen: keine
preference-numbers-none = Zugnummern: keine
preference-numbers-last = Zugnummern: die letzten
preference-numbers-all = Zugnummern: alle
preference-forbidden = Verbotene Punkte zeigen
preference-confirm = Jeden Zug bestätigen
preference-text-board = Brett als Text
preference-turned = Brett gedreht: { $degrees }°
preference-auto-vacation = Automatischer Urlaub
preference-direct-turns = Züge per Direktnachricht
preference-guessable = Tipps zu meinen Partien
preference-puzzles = Rätsel aus meinen Partien
preference-across = Meine freien Plätze auf anderen Servern
preference-quiet = Ruhezeiten
preference-quiet-label = Von wann bis wann?
preference-quiet-example = 23:00-7:30, oder „off“
preference-zone = Zeitzone
preference-zone-label = Welche Zeitzone oder Stadt?
preference-zone-example = Europe/Berlin, oder Tokyo
preference-reset = Auf Standard zurücksetzen
refusal-bad-hours = „{ $written }“ ist kein Zeitraum. Schreib ihn wie 23:00-7:30, oder „off“ für keine Ruhezeiten.
refusal-no-such-zone = Es gibt keine Zeitzone „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Meintest du { $nearest }?
} Schreib eine Zeitzone wie Europe/Berlin, oder eine große Stadt wie Tokyo.

confirm-sure = So sähe das Brett aus. Diesen Zug spielen?
confirm-play = Ja: { $action }

command-draw = Remis anbieten oder annehmen
option-draw-game = Welche deiner Partien (Nummer)
command-takeback = Deinen letzten Zug zurücknehmen (nach 30 Sekunden, wenn die anderen zustimmen)
option-takeback-game = Welche deiner Partien (Nummer)
command-abort = Eine Partie ohne Ergebnis abbrechen
option-abort-game = Welche deiner Partien (Nummer)
command-rematch = Revanche mit getauschten Farben
option-rematch-game = Welche beendete Partie (leer: deine letzte hier)
option-board-here = Die Partie in diesen Kanal holen
option-games-list = Deine laufenden Partien, die dieses Kanals, freie Plätze oder deine beendeten
option-games-game = Nur dieses Spiel
option-games-with = Nur Partien mit dieser Person
choice-list-mine = Meine laufenden Partien, überall
choice-list-channel = Laufende Partien in diesem Kanal
choice-list-seats = Freie Plätze in diesem Kanal
choice-list-finished = Meine beendeten Partien
command-block = Jemanden blockieren oder freigeben
option-block-person = Wen du blockierst oder freigibst (leer: alle zeigen, die du blockiert hast)
command-privacy = Sehen, was über dich gespeichert ist, es exportieren oder löschen
command-settings = Servereinstellungen und Moderation (braucht „Server verwalten“)
command-settings-show = Servereinstellungen zeigen und ändern
option-settings-game = Nummer der Partie
option-settings-person = Die betroffene Person
option-settings-decide-person = Wer gewinnt (der Bot: das Publikum oder die Maschine)
command-settings-end = Partie ohne Ergebnis beenden
command-settings-void = Ergebnis annullieren und Wertungen neu berechnen
command-settings-decide = Laufende oder beendete Partie entscheiden (ohne Person: remis)
command-settings-restore = Gespieltes Ergebnis wiederherstellen
command-settings-close-season = Saison abschließen
command-settings-extend = Der Person am Zug mehr Zeit geben, höchstens einen Tag
command-settings-ban = Jemanden hier vom Spielen ausschließen
command-settings-unban = Jemanden wieder zulassen
command-settings-log = Moderationslog zeigen

button-confirm-abort = Ja, abbrechen
button-more = Mehr…
button-guess = Raten…
button-vote = Abstimmen…
button-plan = Planen…
button-note = Notiz…
button-try = Züge probieren…
button-draw = Remis anbieten
button-takeback = Zurücknehmen
button-abort = Partie abbrechen…
button-replay = Nachspielen
button-agree = Zustimmen
button-agree-draw = Remis annehmen
button-agree-takeback = Zurücknehmen erlauben
button-agree-abort = Abbruch zustimmen
button-turn-down = Ablehnen
abort-sure = Noch haben nicht alle gezogen, also kannst du diese Partie sofort abbrechen, ohne Ergebnis. Abbrechen? { $game }
abort-sure-alone = Diese Partie ohne Ergebnis abbrechen? { $game }
abort-sure-asks = Alle haben schon gezogen, also müssen die anderen zustimmen. Sie fragen, ob diese Partie ohne Ergebnis abgebrochen werden soll? { $game }
abort-sure-asks-one = Diese Partie kann jetzt nur noch abgebrochen werden, wenn { $person } zustimmt. Nach einem Abbruch ohne Ergebnis fragen? { $game }
broken-off-aborted = Partie abgebrochen, ohne Ergebnis.
broken-off-ended-by-server = Die Moderation hat diese Partie ohne Ergebnis beendet.
end-adjudicated = durch die Moderation entschieden
end-no-result = kein Ergebnis
offer-draw = 🤝 { $person } bietet Remis an. Es fehlt die Antwort von { $people }.
offer-draw-crowd = 🤝 { $person } bietet Remis an. Willst du es, drück { $vote } und wähle „Remis annehmen“.
offer-takeback = ↩️ { $person } möchte zurücknehmen: { $action }{ $more ->
    [none] {""}
   *[other] , und damit auch { $more }
}. Es fehlt die Antwort von { $people }.
undone-choice = „{ $action }“
declined-draw = 🤝 Das Remisangebot von { $person } wurde abgelehnt.
declined-draw-early = 🤝 Das Remisangebot von { $person } wurde abgelehnt. { -narabe } nimmt vor Zug { $from } kein Remis an.
declined-takeback = ↩️ { $person } wollte einen Zug zurücknehmen. Das wurde abgelehnt.
declined-abort = { $person } wollte die Partie abbrechen. Das wurde abgelehnt.
declined-who = { $person } war dagegen.
offer-withdrawn = { $person } hat die Anfrage zurückgezogen.
lapsed-draw = 🤝 Das Remisangebot von { $person } ist hinfällig.
lapsed-takeback = ↩️ Die Bitte von { $person } um Rücknahme eines Zuges ist hinfällig.
lapsed-abort = Die Bitte von { $person } um Abbruch der Partie ist hinfällig.
lapsed-hints = 💡 Die Bitte von { $person } um Tipps ist hinfällig.
offer-abort = { $person } möchte die Partie ohne Ergebnis abbrechen. Es fehlt die Antwort von { $people }.
was-taken-back = ↩️ { $person } hat { $count ->
    [1] einen Zug
   *[other] einen Zug und alles danach
} zurückgenommen.
you-are-asked = { $people }, in { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: neueres Brett { $link }
no-result = Kein Ergebnis.
refusal-no-offer = In dieser Partie gibt es gerade kein Angebot. Mit /draw bietest du Remis an, mit /takeback nimmst du einen Zug zurück.
refusal-others-answer = Die Antwort darauf steht nur { $people } zu.{ $own ->
    [yes] {" "}Mit **{ $decline }** ziehst du dein Angebot zurück.
   *[no] {" "}Du hast schon zugestimmt.
}
refusal-offer-stands = { $turn ->
    [yes] { $person } hat schon ein Angebot gemacht. Beantworte es erst mit den Buttons unter dem Brett, oder spiel einfach: Mit dem nächsten Zug verfällt es.
   *[no] { $person } hat schon ein Angebot gemacht. Beantworte es erst mit den Buttons unter dem Brett. Mit dem nächsten Zug verfällt es.
}
refusal-offer-yours = { $turn ->
    [yes] Du hast schon ein Angebot gemacht. Warte auf die Antwort, zieh es mit **{ $decline }** zurück oder spiel einfach: Mit dem nächsten Zug verfällt es.
   *[no] Du hast schon ein Angebot gemacht. Warte auf die Antwort oder zieh es mit **{ $decline }** unter dem Brett zurück. Mit dem nächsten Zug verfällt es.
}
refusal-offer-crowd = Du hast schon Remis angeboten, und das Publikum kann jetzt dafür stimmen. Mit dem nächsten Zug des Publikums verfällt das Angebot.
refusal-asked-already = Darum hast du in diesem Zug schon gebeten. Nach dem nächsten Zug geht es wieder.
refusal-no-draw-now = Du kannst gerade kein Remis anbieten. Spiel weiter, oder nutze /resign.
refusal-draw-thinking = { $machine } denkt nach. Biete das Remis nach dem Zug an.
refusal-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen.
refusal-moves-within = Eine Partie lässt sich nur innerhalb ihres Servers verlegen. Diese ist in { $place }. Nutze /board dort.
refusal-no-game-over-here = Du hast in diesem Kanal keine beendeten Partien. Starte eine Partie mit /challenge.

list-mine = Deine laufenden Partien, zuerst die, in denen du dran bist:
list-mine-none = Du hast keine laufenden Partien. Starte eine mit /challenge.
list-channel = Laufende Partien in diesem Kanal, die dringendsten zuerst:
list-channel-none = In diesem Kanal spielt gerade niemand. Starte eine Partie mit /challenge.
list-seats = Freie Plätze in diesem Kanal:
list-seats-none = In diesem Kanal ist kein Platz frei. Biete einen mit /challenge an.
list-seat = { $game }, angeboten von { $author }, freie Plätze: { $free }
list-free = freie Plätze: { $free }
list-away = 🏖️ { $people } im Urlaub
list-finished = Deine beendeten Partien, die neuesten zuerst:
list-open = Zum Brett
list-due = Zug fällig { $when }
list-expires = läuft { $when } ab
list-across = von einem anderen Server
across-joined = Du hast den Platz in Partie #{ $number }, die auf einem anderen Server gespielt wird. Deine Züge kommen als Direktnachricht, und dort öffnet **{ button-mine }** das Brett. Auch `/games` listet die Partie auf.
refusal-across-rematch = Jemand von euch war auf einem anderen Server, deshalb gibt es zu dieser Partie keine Revanche. `/challenge` ohne Gegenüber bietet einen neuen Platz an, der auch dort gezeigt wird.
list-last = letzter Zug { $when }
list-your-move = ▶ **Dein Zug**
list-your-answer = ▶ **Deine Antwort**
list-against = { $game } gegen { $people }
list-beside = { $game } mit { $mates }, gegen { $people }
list-between = { $game }: { $people }
list-in-set = { $game } ({ $part } von 2)
list-stone = { $stone } { $game }
list-finished-none = Keine beendeten Partien gefunden.
list-no-match = Keine passenden Partien gefunden.
page-back = ◀ Zurück
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Weiter ▶

settings = Servereinstellungen. Wenn du keine Kanäle oder Spiele auswählst, sind alle erlaubt.
    Ausgeschlossen: { $count ->
        [0] niemand
       *[other] { $barred }
    }
    Zum Moderieren von Partien und Personen: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] eine Person, deren Daten gelöscht wurden
   *[other] { $count } Personen, deren Daten gelöscht wurden
}
settings-default-line = Standardspiel: { $game }
settings-limits-line = Bis zu { $person ->
    [one] eine laufende Partie
   *[other] { $person } laufende Partien
} pro Person und { $channel } pro Kanal
settings-rule-sets-line = Regelwerke: { $count ->
        [0] alle
       *[other] { $names }
    }
settings-usual-game = { $game } (nicht eingestellt)
setting-channels = Kanäle, in denen Partien beginnen können
setting-games = Spiele, die es hier gibt
setting-policy = Wie Bretter gepostet werden
policy-edit = eine Nachricht immer wieder aktualisieren
policy-relay = für jeden Zug eine neue Nachricht, die alte löschen
policy-keep = für jeden Zug eine neue Nachricht, die alten behalten
policy-thread = ein Thread für jede Partie
thread-refused = Dieser Server möchte einen Thread für jede Partie, aber ich kann hier keinen erstellen. Dafür brauche ich die Berechtigung „Öffentliche Threads erstellen“. Die Partie bleibt in diesem Kanal.
setting-casual = Gewertete Partien
setting-pace = Standarduhr
setting-pace-none = ohne Uhr (nie gewertet)
setting-default = Standardspiel
setting-default-label = Welches Spiel und Regelwerk?
setting-default-example = { $game }, oder - für keines
setting-rule-sets = Regelwerke
setting-rule-sets-label = Nur diese, mit Kommas (- für alle)
setting-limits = Grenzen
setting-limits-label = Partien pro Person, Partien pro Kanal?
setting-limits-example = 10 50, oder - für den Standard
setting-lettering = Buchstabe I auf Pente-Brettern
settings-ratings = **Wertungen hier**
    • In der Rangliste steht, wer { $games ->
        [one] eine gewertete Partie
       *[other] { $games } gewertete Partien
    } hat, { $opponents ->
        [one] einen Gegner
       *[other] { $opponents } verschiedene Gegner
    }, eine Abweichung von höchstens { $deviation } und eine gewertete Partie in den letzten { $days ->
        [one] 24 Stunden
       *[other] { $days } Tagen
    }. Änderungen gelten sofort.
    • Partien zählen, wenn das Konto bei ihrem Beginn mindestens { $account ->
        [one] einen Tag alt
       *[other] { $account } Tage alt
    } und seit mindestens { $member ->
        [one] einem Tag
       *[other] { $member } Tagen
    } auf diesem Server ist.
    • Die erste, zweite, dritte … Partie derselben zwei Personen innerhalb von 30 Tagen zählt { $weights } %. Die letzte Zahl gilt für alle weiteren Partien.
    • { $plain ->
        [no] Einfaches Gomoku, kleine Bretter und Vorgaben in Gomoku Roku zählen nicht: Das ist ausgeschaltet.
       *[yes] Einfaches Gomoku, kleine Bretter und Vorgaben in Gomoku Roku zählen auch.
    } Was der erste Zug wert ist, steckt im erwarteten Ergebnis.
    Änderungen an Alter und Gewichten gelten für Partien, die von jetzt an enden. Was schon gezählt wurde, bleibt.
setting-odd = Einfaches Gomoku zählt
setting-ranked = Rangliste…
setting-ranked-label = Partien, Gegner, Abweichung, Tage?
setting-ranked-example = 10 3 110 60, oder - für den Standard
setting-ages = Neue Konten…
setting-ages-label = Tage seit Anmeldung, Tage auf dem Server?
setting-ages-example = 14 3, oder - für den Standard
setting-none = Keine
setting-guesses = Züge raten
setting-own-puzzles = Rätsel aus Partien von hier
setting-across = Freie Plätze auch auf anderen Servern
setting-results = Ergebnisse erscheinen in
setting-role-champion = Siegreich in der letzten Liga oder im letzten Turnier von jemandem, der den Server verwaltet
setting-role-first = Platz 1 der Rangliste
setting-role-king = Mit Krone auf den Hügeln, denen jemand beigetreten ist, der den Server verwaltet
setting-role-season = Platz 1 einer Rangliste der letzten Saison
setting-role-seats = Erwähnt bei freien Plätzen, höchstens alle 15 Minuten. Lass alle diese Rolle erwähnen.
setting-role-title = Mit einem Titel wie Shogun (drei Siege in Folge gegen dieselbe Person)
setting-role-top = Die ersten drei der Rangliste
setting-role-voters = Stimmt in Partien gegen das Publikum ab, nach drei Tagen hier (keine Rolle: alle)
setting-roles = Rollen und Ergebnisse…
setting-week = Ein Rückblick auf die Woche erscheint in (montags, 10:00 UTC)
setting-puzzle = Das Rätsel des Tages erscheint in (nach 10:00 UTC)
setting-weights = Wiederholte Paarungen…
setting-weights-label = Prozent der ersten, zweiten … Partie?
setting-weights-example = 100 100 50 25 0, oder - für den Standard
refusal-bad-ranked = „{ $written }“ ist als Bedingung für die Rangliste nicht lesbar. Schreib vier Zahlen wie 10 3 110 60: Partien (1 bis 1000), Gegner (1 bis 100), Abweichung (45 bis 350) und Tage (1 bis 3650).
refusal-bad-ages = „{ $written }“ ist nicht als zwei Anzahlen von Tagen lesbar. Schreib sie wie 14 3, jede von 0 bis 3650: Tage seit der Anmeldung und Tage auf dem Server.
refusal-bad-weights = „{ $written }“ ist nicht als Gewichte lesbar. Schreib bis zu 20 Zahlen von 0 bis 100, wie 100 100 50 25 0.
refusal-bad-limits = „{ $written }“ kann nicht die zwei Grenzen sein. Schreib zwei Zahlen wie 10 50: 1 bis { $person } Partien pro Person und 1 bis { $channel } pro Kanal.
refusal-setting-no-choice = So ließe sich nichts mehr spielen: Die erlaubten Regelwerke ({ $sets }) gehören zu keinem der erlaubten Spiele ({ $games }). Ändere erst die andere Einstellung, oder leere sie.
refusal-setting-default-not-here = Das Standardspiel wäre { $game }, das hier nicht erlaubt ist. Erlaubt: { $known }. Wähle ein anderes Standardspiel (- für keines), oder erlaube es erst.
refusal-setting-default-alone = { $game } ist für eine Person allein, das Standardspiel aber für Herausforderungen an andere. Wähle ein anderes.
refusal-settings-need-server = Servereinstellungen gibt es nur auf Servern. Nutze `/settings show` in einem Kanal eines Servers. Deine eigenen sind in /preferences.
refusal-role-of-everyone = Wähle eine andere Rolle: Diese haben alle.
refusal-roles-need-right = Gib mir erst die Berechtigung „Rollen verwalten“ und wähle die Rolle dann noch einmal.
refusal-role-out-of-reach = Diese Rolle kann ich nicht vergeben: Sie steht über meiner eigenen oder gehört zu einer Integration. Schiebe meine Rolle darüber (Servereinstellungen, Rollen), oder wähle eine andere.
roles-gone = ⚠️ Eine dieser Rollen gibt es nicht mehr. Wähle eine andere oder keine.
roles-refused = ⚠️ Discord hat eine Rolle abgelehnt (Code { $code }). Gib mir die Berechtigung „Rollen verwalten“ und schiebe meine eigene Rolle über die Rollen, die ich vergeben soll: Servereinstellungen, Rollen.
settings-back = Zurück
settings-roles = **Rollen und Ergebnisse**
    Mitglieder bekommen diese Rollen von mir für ihre Partien und verlieren sie, wenn andere an der Reihe sind. Ich sehe alle zehn Minuten nach.
refusal-settings-need-right = Dafür brauchst du die Berechtigung „Server verwalten“. Deine eigenen Einstellungen sind in /preferences.
refusal-deed-needs-person = Gib an, wer: Wähle eine Person in der Option `person`.
refusal-ban-self = Du kannst dich nicht selbst ausschließen. Wähle jemand anderen.
refusal-ban-narabe = { -narabe } lässt sich nicht ausschließen. Wähle eine Person.
refusal-settings-full = Für diese Änderung ist kein Platz mehr, weil hier so viele Personen ausgeschlossen sind. Lass erst jemanden wieder zu: `/settings unban`
refusal-not-banned = { $person } ist hier nicht ausgeschlossen, also gibt es nichts aufzuheben. `/settings log` zeigt, was getan wurde.
refusal-deed-not-now = Das geht bei dieser Partie gerade nicht. Du kannst offene oder laufende Partien beenden, laufende verlängern, laufende oder beendete entscheiden und beendete annullieren oder wiederherstellen.
refusal-decide-left = Diese Person hat die Partie verlassen und kann sie nicht mehr gewinnen. Wähle jemand anderen, oder beende die Partie mit `/settings end` ohne Ergebnis.
refusal-decide-automa = Den Automa spielt das Spiel selbst, er kann nicht zum Verlierer erklärt werden. Du kannst für den Automa oder auf Remis entscheiden, oder die Partie mit `/settings end` ohne Ergebnis beenden.
refusal-no-crowd = { -narabe } spielt in dieser Partie nicht mit. Wähle jemanden, der mitspielt, oder niemanden für ein Remis.
refusal-not-their-game = { $person } spielt in dieser Partie nicht mit. Wähle jemanden, der mitspielt, oder niemanden für ein Remis.
refusal-no-deadline = Diese Partie hat keine Frist zum Verlängern.
did-end = Partie #{ $number } ist ohne Ergebnis beendet.
did-end-event = Im Wettbewerb bringt sie niemandem Punkte. Du kannst ihr noch ein Ergebnis geben: `/settings decide`
did-adjudicate = Partie #{ $number } ist entschieden.
did-extend = Für den Zug in #{ $number } gibt es { $minutes ->
    [5] fünf Minuten
    [60] eine Stunde
   *[other] einen Tag
} mehr.
did-bar = { $person } kann hier keine Partien mehr beginnen und keinen mehr beitreten. Laufende Partien gehen weiter.
did-unbar = { $person } kann hier wieder spielen.
did-bar-events = Damit endet auch die Teilnahme an: { $events }.
did-unbar-events = Weiterhin nicht dabei: { $events }. 48 Stunden lang nach dem Ausschluss kann die Leitung das rückgängig machen: `/events do:Jemanden wieder aufnehmen (Leitung)`
audit = Moderationslog, das Neueste zuerst:
audit-detail = { $line }: { $detail }
audit-draw = Remis
audit-machine = die Maschine
audit-win = Sieg für { $winner }
# What someone has done, behind their name.
audit-act-end = hat Partie { $game } beendet
audit-act-extend = hat in Partie { $game } mehr Zeit gegeben
audit-act-adjudicate = hat Partie { $game } entschieden
audit-act-void = hat das Ergebnis von Partie { $game } annulliert
audit-act-restore = hat das Ergebnis von Partie { $game } wiederhergestellt
audit-act-close-season = hat die Saison abgeschlossen
audit-act-bar = hat { $person } ausgeschlossen
audit-out-of = nicht mehr in { $events }
audit-act-unbar = hat { $person } wieder zugelassen
audit-act-make-event = hat einen Wettbewerb angelegt
audit-act-start-event = hat einen Wettbewerb gestartet
audit-act-cancel-event = hat einen Wettbewerb abgesagt
audit-act-remove-entrant = hat { $person } aus einem Wettbewerb entfernt
audit-act-put-back = hat { $person } wieder in einen Wettbewerb aufgenommen
audit-act-move-event = hat einen Wettbewerb verlegt
audit-act-set-channels = hat die Kanäle für Partien eingestellt
audit-act-set-games = hat die Spiele eingestellt
audit-act-set-policy = hat eingestellt, wie Bretter gepostet werden
audit-act-set-casual = hat eingestellt, ob Partien gewertet werden
audit-act-set-language = hat die Sprache eingestellt
audit-act-set-theme = hat das Design eingestellt
audit-act-set-deck = hat die Karten eingestellt
audit-act-set-lettering = hat den Buchstaben I auf Pente-Brettern eingestellt
audit-act-set-pace = hat die Standarduhr eingestellt
audit-act-set-rule-sets = hat die Regelwerke eingestellt
audit-act-set-default = hat das Standardspiel eingestellt
audit-act-set-limits = hat die Grenzen eingestellt
audit-act-set-odd = hat eingestellt, ob einfaches Gomoku zählt
audit-act-set-ranked = hat die Bedingungen der Rangliste eingestellt
audit-act-set-ages = hat die Regeln für neue Konten eingestellt
audit-act-set-weights = hat die Gewichte wiederholter Paarungen eingestellt
audit-act-set-role-king = hat die Rolle mit der Krone der Hügel eingestellt
audit-act-set-role-champion = hat die Rolle für Siege in Wettbewerben eingestellt
audit-act-set-role-first = hat die Rolle für Platz 1 der Rangliste eingestellt
audit-act-set-role-top = hat die Rolle für die ersten drei eingestellt
audit-act-set-role-season = hat die Rolle für Platz 1 der Saison eingestellt
audit-act-set-role-title = hat die Rolle für Titel eingestellt
audit-act-set-role-seats = hat die bei freien Plätzen erwähnte Rolle eingestellt
audit-act-set-role-voters = hat die Rolle für Abstimmungen eingestellt
audit-act-set-results = hat den Kanal für Ergebnisse eingestellt
audit-act-set-week = hat den Kanal für den Wochenrückblick eingestellt
audit-act-set-puzzle = hat den Kanal für Rätsel eingestellt
audit-act-set-guesses = hat eingestellt, ob Züge geraten werden können
audit-act-set-own-puzzles = hat eingestellt, ob Rätsel aus Partien von hier kommen
audit-act-set-across = hat eingestellt, ob freie Plätze auch auf anderen Servern gezeigt werden
# The new value of a setting, behind what someone has done.
audit-none = keine
audit-default = Standard
audit-all-channels = alle Kanäle
audit-all-games = alle Spiele
audit-all-rule-sets = alle Regelwerke
audit-theme-wood = Holz
audit-theme-slate = Schiefer
audit-theme-paper = Papier
audit-theme-contrast = hoher Kontrast
audit-deck-coins = grüne und goldene Seiten mit Münzen
audit-deck-suits = Spielkarten
audit-limits = bis zu { $person ->
    [one] eine laufende Partie
   *[other] { $person } laufende Partien
} pro Person und { $channel } pro Kanal
audit-ranked = mindestens { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}, { $opponents ->
    [one] ein Gegner
   *[other] { $opponents } verschiedene Gegner
}, eine Abweichung von höchstens { $deviation }, eine gewertete Partie in den letzten { $days ->
    [one] 24 Stunden
   *[other] { $days } Tagen
}
audit-ages = Konto mindestens { $account ->
    [one] einen Tag alt
   *[other] { $account } Tage alt
}, auf dem Server seit mindestens { $member ->
    [one] einem Tag
   *[other] { $member } Tagen
}
audit-weights = { $weights } % für die erste, zweite, dritte … Partie
audit-empty = Das Moderationslog ist leer.
refusal-channel-not-here = In diesem Kanal können keine Partien beginnen. Spiel in: { $known }.
refusal-game-not-here = { $game } gibt es auf diesem Server nicht. Es gibt: { $known }.
refusal-you-are-barred = Du kannst hier keine Partien beginnen und keinen beitreten (Entscheidung der Servermoderation). Deine laufenden Partien gehen weiter, und auf anderen Servern kannst du spielen.
refusal-they-are-barred = { $person } darf hier nicht spielen (Entscheidung der Servermoderation). Fordere jemand anderen heraus.
refusal-blocked = Du kannst { $person } nicht herausfordern. Fordere jemand anderen heraus.
refusal-you-blocked = Du hast { $person } blockiert. Gib die Person erst mit /block wieder frei.
refusal-block-self = Du kannst dich nicht selbst blockieren. Wähle jemand anderen.
refusal-block-bot = Bots fordern niemanden heraus, es gibt also nichts zu blockieren. Wähle eine Person.
blocked-list = { $count ->
    [0] Du hast niemanden blockiert. Nutze /block und wähle eine Person.
   *[other] Du hast { $people } blockiert. Um jemanden freizugeben, nutze /block und wähle die Person noch einmal.
}
blocked-now = { $person } ist blockiert: keine Herausforderungen an dich mehr, kein Beitritt auf deine offenen Plätze. Eure laufenden Partien gehen weiter. Bei Wettbewerben und auf dem Hügel gilt das nicht.
unblocked-now = { $person } ist freigegeben und kann dich wieder herausfordern.

privacy = • **Was über dich gespeichert ist**: deine Discord-Nutzer-ID, und seit wann sie bekannt ist. Deine Partien mit ihren Zügen, Zeiten, Kanälen und Ergebnissen. Was du in /preferences einstellst, und die Lektionen, die du gelöst hast. Wen du mit /block blockierst. Deine Urlaubstage. Die Wertungen aus deinen Partien. Deine Versuche an den Rätseln des Tages. Deine Pläne, Notizen, Tipps und Stimmen. Die Ligen, Turniere und Hügel, denen du beigetreten bist. Die Rollen, die du vom Bot hast. Was die Moderation über dich entschieden hat, und was du als Moderation getan hast. Für jeden Server, auf dem du spielst: dein Anzeigename dort, der Tag deines Beitritts und wann du zuletzt dort warst. Nichts, was du in Kanälen schreibst, und keine Bilder.
    • **Wie lange**: Partien, Wertungen, Rätsel und Beitritte, solange der Bot läuft, das Übrige, bis du es änderst. Pläne werden gelöscht, sobald sie gespielt oder hinfällig sind, Tipps und Stimmen eine Woche nach der Auszählung. Notizen, um dir zu antworten, werden innerhalb einer Stunde gelöscht. Dreißig Tage nachdem ein Server den Bot entfernt hat, oder nach dem letzten Zug oder Rätselversuch dort, wenn der später war, wird alles über diesen Server gelöscht.
    • **Was du tun kannst**: alles als Datei exportieren, oder es löschen. Wenn du es löschst, enden deine laufenden Partien, eine Person ohne Namen tritt an deine Stelle, und die Ergebnisse und Wertungen der anderen bleiben richtig. Hat dich ein Server vom Spielen ausgeschlossen, bleibt der Ausschluss, mit einem gesalzenen Hash statt deiner ID.
link-terms = Nutzungsbedingungen
link-privacy = Datenschutzerklärung
link-support = Support
privacy-export = Alles exportieren
privacy-delete = Löschen…
privacy-delete-yes = Ja, alles über mich löschen
privacy-sure = Wenn du auf den Button drückst, wird alles über dich gelöscht, auf jedem Server:
    • { $games ->
        [0] Du hast keine laufenden Partien.
        [one] Deine laufende Partie endet und zählt als aufgegeben.
       *[other] Deine { $games } laufenden Partien enden und zählen als aufgegeben.
    }
    • In beendeten Partien steht statt deines Namens eine Nummer wie 👤1.
    • Nachrichten, die schon in Kanälen stehen, bleiben, wie sie sind, auch wenn sie dich nennen.
    Niemand kann das rückgängig machen.
privacy-exported = Alles, was über dich gespeichert ist:
refusal-data-too-large = Deine Daten sind größer, als Discord in einer Nachricht annimmt. Bitte die Person, die { -narabe } betreibt, um eine Kopie.
rights-note = -# Fehlende Berechtigungen hier: { $rights }. Wer den Server verwaltet, kann sie erteilen.
channels-note = -# Der Bot kann in { $channels } keine Bretter zeigen: Dort braucht er die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“.
broken-off-server-gone = Partie abgebrochen: Der Bot wurde vom Server entfernt.
refusal-too-many-commands = Das sind mehr als { $most ->
    [one] ein Befehl
   *[other] { $most } Befehle
} in einer Minute. Warte einen Moment. Buttons gehen weiterhin.
refusal-too-many-presses = Das sind mehr als { $most ->
    [one] ein Klick oder Formular
   *[other] { $most } Klicks und Formulare
} in einer Minute. Warte einen Moment, dann drück noch einmal.
refusal-work-under-way = Ich zeichne noch, worum du vorher gebeten hast. Warte, bis es da ist, dann versuch es noch einmal.
refusal-too-much-work = Gerade werden viele Bilder gezeichnet. Versuch es in einer Minute noch einmal.
refusal-too-costly = Diese Partie nachzuspielen dauert zu lange. Versuch es mit weniger Zügen.

# How a board looks to one person alone.
button-mine = Meine Ansicht
option-board-text = Das Brett als Text, Reihe für Reihe, nur für dich
preference-zoom = Auf das Geschehen zoomen
board-in-file = Das Brett als Text ist in der Datei unten.
refusal-no-game-to-show = In diesem Kanal gibt es keine laufende oder beendete Partie. Gib die Nummer einer Partie an. /games listet deine auf.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (Stufe { $level })
strip-days = { $count } T
strip-hours = { $count } h
strip-minutes = { $count } min

week-offer = **Ein Rückblick auf die Woche?**
    Hier wurden zehn Partien beendet. Montags kann ich posten, was los war: Partien, Serien, offene Herausforderungen. Erwähnt wird dabei niemand. Wähle einen Kanal, oder lass es so: Nur du siehst das, und nur einmal. Auch in `/settings show` gibt es das.
greeting = 👋 { -narabe } ist da: fünf in einer Reihe und verwandte Spiele, in diesem Kanal oder jedem anderen. `/challenge` beginnt eine Partie, /help zeigt alles. Wenn du diesen Server verwaltest, richte ihn ein:
setup-open = Einrichten
setup = **{ -narabe } für diesen Server einrichten**
    Du verwaltest diesen Server, deshalb siehst nur du das, und nur einmal. Alles lässt sich später mit `/settings show` ändern.
setup-step = **Schritt { $number }.** { $name }
setup-language = Sprache der öffentlichen Nachrichten
setup-permissions = **Berechtigungen in diesem Kanal**
setup-has = ✓ { $name }: erlaubt
setup-lacks = ✗ { $name }: Partien brauchen das. Erlaube es für { -narabe } in den Kanaleinstellungen, dann prüf noch einmal.
setup-lacks-roles = ○ { $name }: nur für Rollen der Spieler nötig. Wenn du sie nutzen willst, erlaube es für { -narabe } in den Servereinstellungen.
setup-test = Noch einmal prüfen
setup-all = Alle Einstellungen
