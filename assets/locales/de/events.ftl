# Leagues and tournaments.

command-events = Ligen und Turniere: anlegen, beitreten, die Tabelle sehen
option-events-do = Was zu tun ist (leer: auflisten, oder aus deinen Angaben einen Wettbewerb anlegen)
option-events-format = Form eines neuen Wettbewerbs (leer: je nach Teilnehmerzahl)
option-events-game = Spiel und Regelwerk eines neuen Wettbewerbs, z. B. gomoku/renju
option-events-rules = Weitere Regeln, z. B. size=19 opening=swap2
option-events-clock = Bedenkzeit pro Zug (leer: 5 Tage + 12 Stunden pro Zug)
option-events-games = Partien gegen jedes Gegenüber (leer: 2, wo der erste Zug ein Vorteil ist)
option-events-rounds = Neue Partie, sobald zwei frei sind, oder Runde für Runde
option-events-regulations = Regeln einer Fernmeisterschaft, für alles, was du leer lässt
option-events-seats = Teilnehmerzahl, 3 bis 64: Beginn, sobald alle da sind (leer: an einem Termin)
option-events-starts = Tage bis zum Beginn, 1 bis 30 (leer: 3, oder bei fester Zahl, wenn alle da sind)
option-events-name = Name eines neuen Wettbewerbs
option-events-event = Nummer oder Name des Wettbewerbs (leer: der einzige)
option-events-person = Wer entfernt oder wieder aufgenommen werden soll
choice-do-create = Wettbewerb anlegen
choice-do-list = Wettbewerbe hier auflisten
choice-do-table = Tabelle zeigen
choice-do-export = Ganzen Wettbewerb als Dateien exportieren
choice-do-join = Beitreten
choice-do-leave = Austreten
choice-do-start = Starten
choice-do-cancel = Wettbewerb absagen (Leitung)
choice-do-remove = Jemanden entfernen (Leitung)
choice-do-put-back = Jemanden wieder aufnehmen (Leitung)
choice-do-move = In diesen Kanal verlegen (Leitung)
choice-format-auto = Richtet sich nach der Zahl der Teilnehmenden
choice-format-league = Liga: alle gegen alle, Saison für Saison
choice-format-round-robin = Rundenturnier: alle gegen alle
choice-format-swiss = Schweizer System: Gegner mit etwa gleicher Punktzahl
choice-format-knockout = K.-o.-System: Wer ein Match verliert, scheidet aus
choice-games-1 = 1 Partie
choice-games-2 = 2 Partien, jede Seite beginnt eine
choice-rounds-rolling = Sobald zwei frei sind
choice-rounds-strict = Runde für Runde: die nächste wartet auf alle Partien
choice-regulations-renju-world = Renju-Weltmeisterschaft: Ligen, Taraguchi-10, je eine Partie
choice-regulations-gomoku-world = Gomoku-Weltmeisterschaft: Ligen, Swap2, je zwei Partien

set-proposed = ♻️ Eine Doppelpartie: zwei Partien zugleich, und jede Seite beginnt eine.
set-line = ♻️ Teil einer Doppelpartie. Die andere Partie: #{ $number } { $link }
set-cancelled = ♻️ Die andere Partie dieser Doppelpartie wurde abgebrochen, darum zählt diese für sich: #{ $number } { $link }
set-result = ♻️ Die Doppelpartie: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, seid ihr bei { $event } noch dabei? Es beginnt { $in }. Ohne Antwort seid ihr raus: { $link }
button-stay-event = Noch dabei
event-stays = Du bist dabei: { $event }.
event-season = 🏁 **{ $name }**, Saison { $season }
event-board = { $event } · Runde { $round }
event-board-decider = { $event } · Runde { $round }, Entscheidungspartie des Matchs
event-board-final = { $event } · Finale
event-board-final-decider = { $event } · Finale, Entscheidungspartie
event-not-begun = Für den Wettbewerb hat { $person } diese Partie kampflos verloren.
event-no-result = Im Wettbewerb bringt diese Partie niemandem Punkte.{ $format ->
    [knockout] {" "}Bleibt das Match ohne Sieg, kommt die Seite mit der besseren Wertung beim Beitritt weiter, bei gleicher oder ohne Wertung die zuerst beigetretene.
   *[other] {""}
}
event-numbered = { $event } · Wettbewerb #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , Saison { $season }
} ({ $state })
event-format-auto = Rundenturnier bis 10 Personen, ab 11 Schweizer System
event-format-league = Liga
event-format-round-robin = Rundenturnier
event-format-swiss = Schweizer System
event-format-swiss-of = Schweizer System, { $rounds ->
    [one] je ein Gegner
   *[other] je { $rounds } Gegner
}
event-format-knockout = K.-o.-System
event-rated = gewertet
event-unrated = nicht gewertet
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] eine Partie gegen jedes Gegenüber
   *[other] { $games } Partien zugleich gegen jedes Gegenüber, beide Seiten beginnen eine
} · { $opponents ->
    [0] Runde für Runde
    [1] ein Gegenüber zur gleichen Zeit
   *[other] bis zu { $opponents } Gegner zur gleichen Zeit
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] eine Partie je Match
   *[other] { $games } Partien je Match zur gleichen Zeit, beide Seiten beginnen eine
} · { $opponents ->
    [0] Runde für Runde
    [1] ein Gegenüber zur gleichen Zeit
   *[other] bis zu { $opponents } Gegner zur gleichen Zeit
} · { $rated }
event-how-auto = Du musst nichts verabreden: Die Partien beginnen von selbst, und wenn eine endet, folgt die nächste.
event-how-league = In einer Division spielen alle gegen alle. Die Letzten steigen ab, die Ersten steigen auf, und die nächste Saison öffnet von selbst.
event-how-round-robin = Alle spielen gegen alle. Die Partien beginnen von selbst, und wenn eine endet, folgt die nächste.
event-how-swiss = Du triffst auf Gegner mit etwa deiner Punktzahl. Die Partien beginnen von selbst.
event-how-rounds = Im Schweizer System hängt die Zahl deiner Gegner davon ab, wie viele mitspielen: { $one } bei { $few }, { $two } bei { $some }, { $three } bei { $many }.
event-how-strict = Die nächste Runde beginnt von selbst, wenn alle Partien dieser Runde zu Ende sind.
event-how-knockout = Wer ein Match verliert, scheidet aus. Endet ein Match remis, folgt noch eine Partie. Endet auch sie remis, kommt die Seite mit der besseren Wertung beim Beitritt weiter, bei gleicher oder fehlender Wertung die, die zuerst beigetreten ist.
event-silence = Machst du deinen ersten Zug nicht rechtzeitig, bekommt die andere Seite den Punkt. Beim zweiten Mal scheidest du aus. Du kannst Urlaub nehmen, aber diese Partien nicht pausieren. Gegen alle Teilnehmenden kannst du spielen müssen, blockiert oder nicht.
event-begins-at = Beginnt { $when } ({ $in }).
event-begins-with = Beginnt, wenn { $seats } dabei sind{ $left ->
    [0] { "" }
   *[other] {" "}(noch { $left })
}.
event-begins-with-at = Beginnt, wenn { $seats } dabei sind{ $left ->
    [0] { "" }
   *[other] {" "}(noch { $left })
}, spätestens am { $when } ({ $in }).
event-begins-once = Beginnt, sobald mindestens { $fewest } dabei sind.
event-begins-by-hand = { $person } startet mit `/events do:Starten`, sobald mindestens 3 dabei sind.
event-in-none = **Noch ist niemand dabei.** Drück „Beitreten“ und mach den Anfang.
event-in = **Dabei ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
event-is-cancelled = { $event } wurde abgesagt.{ $games ->
    [0] {""}
   *[other] {" "}Begonnene Partien gehen weiter.
}
event-progress = { $over } von { $all } Partien beendet
event-progress-open = Partien beendet: { $over }, im Gang: { $open }
event-progress-over = Schlusstabelle, { $over ->
    [one] eine Partie
   *[other] { $over } Partien
}
event-progress-round = Runde { $round } von { $rounds }
event-progress-final = Finale
event-division = __Division { $number }__
event-more = … und { $count } weitere: Drück „Tabelle“.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}aus { $played }
}
event-player-out = { $person } (ausgeschieden)
event-annulled = -# Partien gegen { $people } zählen nicht: Wer ein Rundenturnier vorzeitig verlässt, fällt aus der Tabelle.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Eine Doppelpartie zählt hier, sobald ihre beiden Partien beendet sind.
event-nameless = Anonym { $number }
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } kampflos
event-alt-bye = { $points } ohne Gegner
event-alt-passed = ohne Gegner in Runde { $round }
event-alt-open = { $person } läuft noch
event-tie-match-points = Matchpunkte { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = direkt { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz (ohne den Niedrigsten) { $value }
event-tie-wins = Siege { $value }
event-paired = { $event }: neue Partien. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Finale: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } endete remis, also entscheidet noch eine Partie: { $games }
event-through-rating = Auch die Entscheidungspartie zwischen { $one } und { $other } endete remis. { $one } kommt mit der besseren Wertung beim Beitritt weiter.
event-through-order = Auch die Entscheidungspartie zwischen { $one } und { $other } endete remis. { $one } kommt weiter: Niemand ist höher gewertet, und { $one } ist zuerst beigetreten.
event-won-rating = Auch die Entscheidungspartie zwischen { $one } und { $other } endete remis. { $one } gewinnt mit der besseren Wertung beim Beitritt.
event-won-order = Auch die Entscheidungspartie zwischen { $one } und { $other } endete remis. { $one } gewinnt: Niemand ist höher gewertet, und { $one } ist zuerst beigetreten.
event-bye = { $one } hat diesmal kein Gegenüber und bekommt dafür die Punkte.
event-passes = Ohne Gegner in der ersten Runde, direkt in der zweiten: { $people }
event-passes-final = Ohne Gegner in der ersten Runde, direkt im Finale: { $people }
event-free = Ohne Gegner in dieser Runde: { $people }
event-half-bye = { $one } hat kein Gegenüber mehr und bekommt dafür die halben Punkte.
event-too-few = { $people }, { $event } konnte nicht beginnen: Es braucht mindestens { $fewest } Teilnehmende. Die Anmeldung bleibt offen, und es beginnt von selbst, sobald es genug sind. { $link }
event-out = { $people } hat zwei Partien nicht begonnen und ist aus { $event } ausgeschieden.
event-gone = { $people } hat nach einer Woche ohne Zug zwei Partien auf Zeit verloren und ist aus { $event } ausgeschieden.
event-may-return = Die Leitung kann das 48 Stunden lang rückgängig machen: `/events do:Jemanden wieder aufnehmen (Leitung)`
event-over = 👑 Sieg in { $event }: { $people }! { $link }
event-over-none = { $event } ist zu Ende, und niemand hat gewonnen. { $link }
event-over-divided = { $event } ist zu Ende. { $link }
event-over-division = Division { $number }: { $people }
event-over-division-none = Division { $number }: niemand hat gewonnen
event-up = ⬆️ Aufstieg: { $people }
event-down = ⬇️ Abstieg: { $people }
event-cancelled = { $event } wurde abgesagt.{ $games ->
    [0] {""}
   *[other] {" "}Begonnene Partien gehen weiter.
}
event-moved-on = -# { $event } geht in { $channel } weiter. { $link }
event-preview = In diesem Kanal einen Wettbewerb zu diesen Bedingungen anlegen?
event-preview-more = -# `/events` nimmt auch andere: Spiel, Form, Uhr, Plätze, Name und mehr.
button-event-new = Anlegen
event-made = Wettbewerb #{ $number } ist angelegt. Die Anmeldung läuft über die Nachricht in diesem Kanal.
event-joined = Du bist dabei: { $event }. Du spielst { $opponents ->
    [one] gegen einen Gegner zur gleichen Zeit
   *[other] gegen bis zu { $opponents } Gegner zur gleichen Zeit
}, und alle Teilnehmenden können es sein, blockiert oder nicht. Deine Partien beginnen von selbst.
event-left = Du bist aus { $event } ausgetreten. Begonnene Partien gehen weiter.
event-leave-sure = Aus { $event } austreten? Du bekommst keine neuen Gegner. Begonnene Partien gehen weiter.
event-leave-early = Ist weniger als die Hälfte deiner Paarungen beendet, fallen deine Ergebnisse aus der Tabelle.
event-remove-sure = { $person } aus { $event } entfernen? Neue Gegner gibt es dann nicht mehr. Begonnene Partien gehen weiter.
event-remove-early = Ist weniger als die Hälfte der Begegnungen beendet, verlassen die Ergebnisse die Tabelle.
event-files = { $event } als Dateien: { $count ->
    [one] die Partie
   *[other] die { $count } Partien
}, die Tabelle für Tabellenprogramme, die Ergebnisse für **narabe standings** und ein Bericht im Format der FIDE (TRF).
refusal-event-files-too-large = Die Dateien sind größer, als Discord in einer Nachricht annimmt. `/export` gibt die Partien einzeln aus.
event-state-open = offen
event-state-running = läuft
event-state-over = beendet
event-state-cancelled = abgesagt
events-list = Wettbewerbe hier:
events-none = Hier gibt es noch keine Ligen oder Turniere. So legst du etwas an: `/events do:Wettbewerb anlegen`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}{ $own ->
    [yes] {" "}· **du bist dabei**
    [over] {" "}· du warst dabei
   *[other] {""}
} { $link }
button-join-event = Beitreten
button-leave-event = Austreten
button-leave-event-yes = Ja, austreten
button-remove-entrant-yes = Ja, entfernen
button-event-table = Tabelle
button-event-files = Dateien
did-start-event = { $event } beginnt jetzt.
did-cancel-event = { $event } ist abgesagt.{ $games ->
    [0] {""}
   *[other] {" "}Begonnene Partien gehen weiter.
}
did-remove-entrant = { $person } ist aus { $event } entfernt.
did-put-back = { $person } ist wieder dabei: { $event }.
did-move-event = { $event } geht { $games ->
    [0] {""}
   *[other] mit den laufenden Partien{" "}
}in diesem Kanal weiter.

refusal-no-such-event = Auf diesem Server gibt es keinen Wettbewerb #{ $number }. /events listet sie auf.
refusal-which-event = Welcher Wettbewerb? Gib seine Nummer in `event` an. /events listet sie auf.
refusal-which-of-events = Welcher Wettbewerb? Gib seine Nummer in `event` an: { $known }.
refusal-events-full = Auf diesem Server gibt es schon { $most } offene oder laufende Wettbewerbe, mehr gehen nicht. Warte, bis einer beendet ist, oder sag einen ab.
refusal-events-yours = Auf diesem Server hast du schon { $most } offene oder laufende Wettbewerbe, mehr gehen ohne die Berechtigung „Server verwalten“ nicht. Warte, bis einer beendet ist, oder sag einen ab.
refusal-event-not-in-channel = Ich bin nicht in diesem Kanal, muss aber für einen Wettbewerb die Bretter posten. Füge mich zum Server hinzu, oder nutze einen Kanal, den ich sehen kann.
refusal-event-seats = Ein Wettbewerb hat { $fewest } bis { $most } Teilnehmende. Gib bei `seats` eine Zahl in diesem Bereich an.
refusal-event-name-long = Der Name eines Wettbewerbs darf bis zu { $most } Zeichen haben, dieser hat { $count }. Kürze ihn.
refusal-set-half-over = Partie #{ $number } dieser Doppelpartie ist beendet, darum lässt sich diese nicht abbrechen. Spiel weiter oder beende sie mit /draw oder /resign.
refusal-set-two-players = Eine Doppelpartie ist für zwei. Lass `games` hier leer, oder wähle ein Spiel für zwei.
refusal-event-two-players = Wettbewerbe und Hügel gibt es nur mit Spielen für zwei. Wähle eines in `game`, z. B. gomoku/renju.
refusal-event-needs-clock = Ein Wettbewerb braucht eine Uhr. Wähle eine in `clock`, oder lass es leer für 5 Tage + 12 Stunden pro Zug.
refusal-event-young-account = Dein Discord-Konto muss { $days ->
    [one] einen Tag alt
   *[other] { $days } Tage alt
} sein, damit du hier an Wettbewerben teilnehmen kannst. Bis dahin kannst du mit /challenge spielen.
refusal-event-young-member = Du musst seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} Mitglied dieses Servers sein, um hier an Wettbewerben teilzunehmen. Bis dahin kannst du mit /challenge spielen.
refusal-event-full = Alle { $most } Plätze sind vergeben. /events listet andere Wettbewerbe auf, oder leg den nächsten an: `/events do:Wettbewerb anlegen`
refusal-event-begun = Dieser Wettbewerb hat schon begonnen. Du kannst seine Tabelle verfolgen oder beim nächsten mitmachen: /events
refusal-event-beaten = Du bist in diesem Wettbewerb ausgeschieden. Du kannst seine Tabelle verfolgen oder beim nächsten mitmachen: /events
refusal-event-not-begun = Dieser Wettbewerb hat noch nicht begonnen, also noch keine Dateien. Mach mit: `/events do:Beitreten`
refusal-event-ended = Dieser Wettbewerb ist beendet. /events listet die anderen auf.
refusal-event-too-many = Du nimmst schon an { $most } Wettbewerben teil, mehr gehen nicht. Spiel einen zu Ende oder tritt aus: `/events do:Austreten`
refusal-event-they-are-full = { $person } nimmt schon an { $most } Wettbewerben teil, mehr gehen nicht. Erst muss einer davon zu Ende sein oder verlassen werden.
refusal-event-not-in = Du bist in diesem Wettbewerb nicht dabei. Solange er offen ist, mach mit: `/events do:Beitreten`
refusal-event-not-organiser = Das können nur { $person } und alle mit der Berechtigung „Server verwalten“.
refusal-event-too-few = Ein Wettbewerb braucht mindestens { $fewest } Teilnehmende: Es fehlen noch { $missing }. Die Anmeldung bleibt offen.
refusal-event-needs-person = Gib an, wer: Wähle eine Person in der Option `person`.
refusal-event-no-entrant = { $person } ist nicht dabei. Wer in diesem Wettbewerb dabei ist, zeigen Anmeldung und Tabelle.
refusal-event-not-back = { $person } kann nicht wieder aufgenommen werden. Das geht 48 Stunden lang nach dem Ausscheiden, und nicht im K.-o.-System.
refusal-event-they-are-in = { $person } ist in diesem Wettbewerb noch dabei.
refusal-event-ask-back = Du bist nicht mehr in diesem Wettbewerb. 48 Stunden lang kann dich die Leitung wieder aufnehmen: `/events do:Jemanden wieder aufnehmen (Leitung)`
refusal-event-game = Diese Partie gehört zu einem Wettbewerb, deshalb können die Spieler sie weder pausieren noch abbrechen. Die Moderation kann sie mit `/settings end` beenden oder mit `/settings decide` entscheiden, und `/vacation start` hält deine Uhr an.

# The hill.
command-hill = Der Hügel: wer wo steht, beitreten, herausfordern, gehen
option-hill-do = Was zu tun ist (leer: den Hügel zeigen oder die genannte Person herausfordern)
option-hill-person = Wen herausfordern: höchstens zwei Stufen entfernt
option-hill-game = Spiel und Regeln des Hügels, z. B. gomoku/renju (leer: deiner oder der mit den meisten Leuten)
choice-do-show = Zeigen
choice-do-challenge = Jemanden herausfordern
button-hill-join = Beitreten
button-hill-challenge = Herausfordern…
button-hill-leave = Gehen
button-hill-leave-yes = Ja, gehen
week-title = **Die Woche bis { $until }**
week-event = { $event }: { $over } von { $all } Partien sind beendet.
week-games = { $games ->
    [one] Eine Partie wurde beendet
   *[other] { $games } Partien wurden beendet
}, von { $people ->
    [one] einer Person.
   *[other] { $people } Personen.
}
week-guesses = 🔮 Beim Raten diesen Monat vorn: { $people }, { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
week-join = { $join }: { $game }
week-king = 👑 { $person } trägt seit { $since } die Krone auf dem Hügel ({ $game }).
week-longest = Längste Partie: { $game } #{ $number }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.
week-puzzles = 🧩 Rätsel des Tages: { $days } gelöst, von { $people ->
    [one] einer Person.
   *[other] { $people } Personen.
}
week-open = Auf der Suche nach Mitspielenden:
week-streak = Längste Siegesserie: { $people }, { $count } Partien in Folge.
week-upset = Überraschung der Woche: { $winner } hat gegen { $loser } gewonnen, bei { $gap ->
    [one] einem Punkt
   *[other] { $gap } Punkten
} weniger Wertung (#{ $number }).
hill-title = ⛰️ **Hügel** · { $game }
hill-empty = Auf dem Hügel ist niemand. Mach den Anfang.
hill-king = 👑 { $person } trägt seit { $since } die Krone. { $count ->
    [one] { $people } steht
   *[other] { $people } stehen
} eine Stufe tiefer.
hill-no-king = 👑 Niemand trägt die Krone. Sie gehört, wer allein auf der höchsten von mehreren Stufen steht.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } fordert { $other } heraus
hill-played = ⚔️ { $one } und { $other } spielen
hill-how = -# Fordere alle heraus, die höchstens { $most } Stufen entfernt sind. Ein Sieg hebt dich eine Stufe, eine Niederlage senkt dich eine. Wer von weiter unten herausgefordert wird und ablehnt oder drei Tage lang nicht annimmt, verliert eine Stufe. Nach 31 Tagen ohne Partie bist du vom Hügel.
hill-alt-king = Stufe { $number }, mit der Krone: { $people }
hill-alt-step = Stufe { $number }: { $people }
hill-challenge = ⛰️ Um den Hügel. Wer von weiter unten herausgefordert wird und nicht annimmt, verliert eine Stufe.
hill-challenge-free = ⛰️ Um den Hügel.
hill-unanswered = ⛰️ Auf dem Hügel zählt das als Niederlage der herausgeforderten Person, die höher stand.
hill-unanswered-free = ⛰️ Auf dem Hügel ändert das nichts: Die herausgeforderte Person stand nicht höher.
hill-board = ⛰️ Um den Hügel: Wer gewinnt, steigt eine Stufe.
hill-crowned = 👑 { $person } trägt jetzt die Krone auf dem Hügel.
hill-whom = Wähle, wen du herausforderst.
hill-leave-sure = Den Hügel ({ $game }) verlassen? Wieder beitreten kannst du erst nach einem Tag, und du beginnst dann auf der untersten Stufe. Offene Herausforderungen um den Hügel, von dir und an dich, enden.
hill-leave-playing = Deine Partie um den Hügel geht weiter, zählt aber nicht für dich, solange du nicht auf dem Hügel bist.
hill-left = Du hast den Hügel ({ $game }) verlassen.
refusal-hill-not-on = Du bist nicht auf dem Hügel ({ $game }). Tritt ihm zuerst bei, mit /hill.
refusal-hill-off = Du bist nicht auf dem Hügel ({ $game }).
refusal-hill-on = Du bist schon auf dem Hügel ({ $game }), auf Stufe { $number } von { $count }. Mit /hill forderst du jemanden heraus oder gehst.
refusal-hill-self = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen auf dem Hügel.
refusal-hill-they-are-not-on = { $person } ist nicht auf dem Hügel. Fordere jemanden dort heraus oder lade zum Beitritt ein, mit /hill.
refusal-hill-too-far = { $person } steht mehr als { $most } Stufen entfernt. Fordere jemanden heraus, der näher ist.
refusal-hill-many-made = Du hast schon { $most } Herausforderungen um den Hügel. Spiel zuerst eine davon.
refusal-hill-many-received = { $person } hat schon { $most } Herausforderungen um den Hügel. Fordere jemand anderen heraus oder warte.
refusal-hill-meets = Du und { $person } spielt schon um den Hügel.
refusal-hill-again = Du und { $person } habt vor Kurzem gespielt. Eine neue Herausforderung geht ab { $until }.
refusal-hill-no-one = Gerade lässt sich niemand herausfordern: Du hast zwei Herausforderungen, oder du hast in den letzten 7 Tagen mit allen in der Nähe gespielt oder deine Herausforderung an sie zurückgezogen. Versuch es später.
refusal-hill-alone = Auf diesem Hügel ist noch niemand sonst. Lade jemanden zum Beitritt ein, mit /hill.
refusal-hill-moved = Der Hügel hat sich gerade geändert. Versuch es noch einmal.
refusal-hill-game = Diese Partie geht um den Hügel, darum lässt sie sich nicht anhalten oder abbrechen. Es gibt /resign und /draw, und `/vacation start` hält deine Uhr an.
refusal-hills-full = Dieser Server hat { $most } Hügel, mehr gehen nicht. Wähle das Spiel von einem davon oder lass `game` leer.
refusal-hills-yours = Du hast auf diesem Server schon { $most } der Hügel angelegt, mehr gehen ohne die Berechtigung „Server verwalten“ nicht. Tritt einem Hügel bei, den es gibt, oder frag jemanden mit dieser Berechtigung.
