# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = Sehen, was die Engine von einer beendeten Partie hält
option-review-game = Welche deiner Partien (leer: deine letzte hier)
option-review-file = Eine Partiedatei: SGF, PSQ, pente.org, eine Zugliste oder JSON
button-review = Analyse
button-review-back = Zurück
button-review-forth = Weiter
button-share = Analyse teilen
review-heading = 🔎 **Analyse**, nur für dich, bis du sie teilst
review-opening-here = 📖 { $count } Partien dieses Servers stimmen bis zum Zug { $ply } überein. Mit diesem Zug wurden { $score } % ({ $low }–{ $high }) erzielt.
review-heading-shared = 🔎 **Analyse**
review-chances = Die Gewinnchance von { $person }, in Prozent: { $chances }
review-chance = { $ply ->
    [0] { $percent } vor dem ersten Zug
   *[other] { $percent } nach Zug { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } nach Passen zu Beginn
   *[other] { $percent } nach Zug { $ply } und Passen
}
review-chart = Gewinnchance von { $person }, %
review-accuracy = { $person }: Genauigkeit { $percent } % in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
review-accuracy-none = { $person }: kein Zug zu beurteilen
review-accuracy-means = -# Genauigkeit ist 100 % minus die Chance, die ein Zug im Durchschnitt vergab, so wie diese Engine es in einer kurzen Suche sieht. Erzwungene Antworten zählen nicht. Spielstärke misst sie nicht, und die Engine kann sich irren.
review-missed = Zug { $ply }, { $person }: { $kind ->
    [five] ein Fünfer wurde verpasst
    [captures] ein Gewinn durch Schlagen wurde verpasst
    [vcf] ein Gewinn wurde verpasst, nur mit Vierern
    [vcf-captures] ein Gewinn wurde verpasst, mit Vierern und Schlägen
    [vct-captures] ein Gewinn wurde verpasst, mit Dreiern, Vierern und Schlägen
   *[vct] ein Gewinn wurde verpasst, mit Dreiern und Vierern
}: { $line }
review-missed-more = { $count ->
    [one] Ein weiterer Gewinn wurde verpasst.
   *[other] { $count } weitere Gewinne wurden verpasst.
}
review-missed-none = Kein erzwungener Gewinn wurde verpasst, soweit die Suche sieht.
review-forbidden = Der letzte Fünfer entstand auf { $point }. Dort war er nicht zu stoppen, weil dieser Punkt verboten war.
review-turns = { $count ->
    [one] Ein Wendepunkt steht auf der nächsten Seite.
   *[other] { $count } Wendepunkte stehen auf den nächsten Seiten.
}
review-turns-none = Kein einzelner Zug vergab 15 % oder mehr.
review-turn = **Wendepunkt { $number } von { $count }**: Zug { $ply }, **{ $action }** von { $person }
review-turn-pass = **Wendepunkt { $number } von { $count }**: **{ $action }** von { $person }, nach Zug { $ply }
review-turn-lost = Er verlor die Partie sofort: { $end }.
review-turn-loss = Er kostete { $percent } Prozentpunkte der Gewinnchance.
review-turn-won = Besser war **{ $best }**, was erzwungen gewinnt: { $line }
review-turn-line = Besser war **{ $best }**. Die Variante der Engine: { $line }
review-turn-allowed = Der Zug ließ einen erzwungenen Gewinn zu: { $line }
review-turn-defences = Bewiesene Abwehr: { $moves }
review-turn-picture = -# Im Bild ist A der gespielte Zug, und die Zahlen sind die bessere Fortsetzung.
review-turn-picture-covered = -# Im Bild sind die Zahlen die bessere Fortsetzung. Die { $number } steht dort, wo der Zug gespielt wurde.
review-turn-picture-before = -# Das Bild zeigt die Stellung vor dem Zug.
review-turn-board = -# Das Brett vor dem Zug:
review-film = 🎞️ **Die ganze Partie.** Der Balken rechts ist die Gewinnchance von { $person }, von unten. Die Zahl ist die bessere Chance der beiden.
refusal-review-running = Diese Partie läuft noch. Nutze /review, wenn sie beendet ist.
refusal-review-players = Nur wer mitgespielt hat, kann diese Partie analysieren und die Analyse mit dir teilen.
refusal-review-seats = Analysen gibt es nur für Partien zu zweit. Diese zeigt /replay noch einmal.
refusal-review-length = Analysieren lässt sich eine Partie mit { $least } bis { $most } Zügen. Diese hat { $count }.
refusal-review-busy = Eine Analyse dauert einige Sekunden, und gerade läuft eine von dir oder mehrere andere. Versuch es in einer Minute noch einmal.
refusal-no-game-to-review = Du hast hier keine Partie beendet. Nutze `game` für eine von anderswo, oder häng eine `file` an.
refusal-own-position = Das ist eine Stellung deiner Partie #{ $number }. Beurteilen lässt sie sich, wenn die Partie weitergegangen oder beendet ist.
refusal-own-file = Du spielst die Partie #{ $number }. Dateien lassen sich analysieren, wenn sie beendet ist, damit dabei niemand Hilfe bekommt.
refusal-own-kind = Du spielst die Partie #{ $number }. Bis sie beendet ist, gibt es in diesem Spiel weder Tipps noch Analysen.

hint-people = Du spielst hier gegen Menschen. Für Tipps müssen alle zustimmen, einmal für die ganze Partie, und dann können alle sie nutzen.
hints-agreed = 💡 Tipps sind in dieser Partie erlaubt: /hint
button-hint = Tipp
button-ask-hints = Um Tipps bitten
button-agree-hints = Tipps erlauben
offer-hints = 💡 { $person } bittet darum, in dieser Partie Tipps für alle zu erlauben. Es fehlt die Antwort von { $people }.
declined-hints = 💡 { $person } bat darum, Tipps zu erlauben. Das wurde abgelehnt.
refusal-hints-agreed = Tipps sind in dieser Partie schon erlaubt. Nutze /hint, wenn du am Zug bist.
refusal-hints-declined = Tipps wurden in dieser Partie abgelehnt, und darum bitten kann man nur einmal. In der nächsten Partie könnt ihr sie erlauben.

button-why = Warum?
refusal-why-passed = Die Partie ist inzwischen weitergegangen. Mit /board siehst du die Punkte, die jetzt markiert sind.
why-overline = **{ $point }** ist verboten: Dort entsteht eine Überlinie.
why-double-four = **{ $point }** ist verboten: Dort entstehen zwei Vierer zugleich.
why-double-three = **{ $point }** ist verboten: Dort entstehen zwei Dreier zugleich.
why-four-three-three = **{ $point }** ist verboten: Dort entstehen ein Vierer und zwei Dreier zugleich.
why-self-capture = **{ $point }** ist verboten: Deine Steine würden sofort geschlagen.
why-row-overline = Eine Reihe von { $count }: { $stones }
why-row-flanked = Zwischen Steinen einer anderen Farbe: { $stones }. Die dazwischen sind deine.
why-row-four = Ein Vierer: { $stones }. Ein weiterer Stein auf { $holes } macht fünf.
why-row-three = Ein Dreier: { $stones }. Ein weiterer Stein auf { $holes } macht einen offenen Vierer.
why-row-none = Kein echter Dreier: { $stones }. Kein erlaubter Stein macht daraus einen offenen Vierer.
why-hole-five = { $point } zählt nicht, denn dort entsteht sofort ein Fünfer.
why-hole-overline = { $point } zählt nicht, denn dort entstünde eine Überlinie, und die ist verboten:
why-hole-double-four = { $point } zählt nicht, denn dort entstünde ein Doppelvierer, und der ist verboten:
why-hole-double-three = { $point } zählt nicht, denn dort entstünde ein Doppeldreier, und der ist verboten:
why-hole-four-three-three = { $point } zählt nicht, denn dort entstünden ein Vierer und zwei Dreier, und das ist verboten:
why-recursion = -# Ein Dreier zählt, wenn mindestens ein erlaubter Stein daraus einen offenen Vierer macht.
why-drawn = Im Bild liegt der Stein schon auf { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Lektionen
button-lesson-answer = Antworten
button-lesson-solution = Lösung
button-lesson-back = Vorige Lektion
button-lesson-forth = Nächste Lektion
lesson-answer = Dein Zug
lesson-answer-label = Wohin setzt du?
lesson-answer-example = Zum Beispiel { $point }
button-try-back = Zug zurück
button-try-export = Als Datei
button-try-lay = Stein legen…
try-title = 🧪 Dein eigenes Brett zu Partie #{ $number }. Probiere, was du willst. Sonst sieht es niemand.
try-laid = Gelegt: { $moves }
try-ask = Züge probieren
try-ask-label = Ein Zug oder mehrere nacheinander
try-ask-example = Zum Beispiel h9 i10
button-puzzle-another = Noch eins
button-puzzle-give-up = Aufgeben
button-puzzle-solve = Lösen
puzzle-day-over = Der Tag dieses Rätsels ist vorbei, es zählt also nicht mehr. `/puzzle` zeigt das heutige.
puzzle-done = { $how ->
    [solved] ✅ Du hast das heutige Rätsel schon gelöst.
   *[given-up] Du hast die Lösung des heutigen Rätsels schon gesehen.
} Du kannst es noch einmal lösen, aber das zählt nicht.
puzzle-film = Das verdeckte Bild spielt die Lösung vor.
puzzle-first = 👑 { $person } hat es zuerst ohne falsche Antwort gelöst.
puzzle-gave-up = { $side ->
    [black] Die Lösung (⚫ greift an, ⚪ verteidigt):
   *[white] Die Lösung (⚪ greift an, ⚫ verteidigt):
} { $line }
puzzle-goes-on = { $point } ist richtig, die Antwort ist { $answer }. Wie geht es weiter?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 Gelöst!
puzzle-own = Diese Stellung stammt aus einer Partie dieses Servers.
puzzle-theme-fours = 💡 **Nur Vierer.** Jeder Vierer lässt der Verteidigung eine einzige Antwort. Suche zwei Vierer, die sich in einem Punkt treffen, und wähle die Reihenfolge, in der dir die Antworten nicht in die Quere kommen.
puzzle-theme-four-three = 💡 **Der Vierer-Dreier.** Ein Stein macht einen Vierer und in einer anderen Linie einen Dreier. Der Vierer muss abgewehrt werden, und der Dreier wird zum offenen Vierer.
puzzle-theme-trap = 💡 **Der verbotene Punkt.** Ohne verbotene Punkte gäbe es hier keinen Gewinn. Mach Vierer, deren Abwehr für Schwarz verboten ist, oder sorge erst dafür, dass der Punkt verboten wird.
puzzle-theme-captures = 💡 **Schläge, die gewinnen.** Ein Paar, das das fünfte wäre, droht so viel wie ein Vierer. Suche Steine, die beides zugleich drohen.
puzzle-theme-unbroken = 💡 **Vierer, die kein Schlag bricht.** Könnte nichts geschlagen werden, gewännen auch andere erste Züge. Sieh vor dem Beginn nach, welche deiner Paare die Verteidigung schlagen könnte.
puzzle-streak = { $days ->
    [one] Deine Serie beginnt: ein Tag.
   *[other] Deine Serie: { $days } Tage. Einen Tag pro Woche darfst du auslassen.
}
puzzle-streak-of-all = Dieser Server hat das Rätsel { $days } Tage in Folge gelöst.
puzzle-task = { $side ->
    [black] ⚫ Schwarz
   *[white] ⚪ Weiß
} gewinnt { $set ->
    [pente] mit Vierern und Schlägen
   *[freestyle] mit Vierern
} in { $moves } Zügen, die Antworten nicht mitgezählt. Nur ein einziger erster Zug führt dahin.
puzzle-terms = -# { $set ->
    [standard] Genau fünf in einer Reihe gewinnen. Mit Vierern: Jeder deiner Züge macht einen Vierer, auf den sofort geantwortet werden muss.
    [renju] Fünf in einer Reihe gewinnen, und für Schwarz gibt es verbotene Züge. Mit Vierern: Jeder deiner Züge macht einen Vierer, auf den sofort geantwortet werden muss.
    [pente] Fünf oder mehr in einer Reihe gewinnen, und fünf geschlagene Paare auch. Jeder deiner Züge droht sofort zu gewinnen, und die Abwehr darf schlagen.
   *[freestyle] Fünf oder mehr in einer Reihe gewinnen. Mit Vierern: Jeder deiner Züge macht einen Vierer, auf den sofort geantwortet werden muss.
}
puzzle-title = { $kind ->
    [day] **Rätsel des Tages**
    [course] **Kurs: Rätsel { $number } von { $count }**
   *[other] **Rätsel**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } ist für Schwarz verboten, deshalb gewinnt Weiß dort.
   *[white] { $point } ist für Weiß verboten, deshalb gewinnt Schwarz dort.
}
puzzle-unsure = Nach { $point } wurde in der Zeit kein solcher Gewinn gefunden. Das zählt nicht gegen dich. Versuch einen anderen Zug.
puzzle-wrong = { $point } gewinnt nicht auf diese Weise.
puzzle-wrong-once = { $point } ist es nicht. Ein weiterer Versuch zählt noch für deine Serie.
puzzle-wrong-spent = { $point } gewinnt nicht auf diese Weise. Der heutige Tag zählt nicht mehr für deine Serie, aber du kannst weiter probieren.
puzzle-yesterday = Gestern: { $tried ->
    [one] eine Person hat es versucht
   *[other] { $tried } Personen haben es versucht
}, mit höchstens einer falschen Antwort gelöst: { $solved }.
choice-set-freestyle = Freestyle (fünf oder mehr)
choice-set-pente = Pente
choice-set-renju = Renju
choice-set-standard = Standard (genau fünf)
choice-theme-captures = Schläge, die gewinnen
choice-theme-four-three = Vierer-Dreier
choice-theme-fours = nur Vierer
choice-theme-trap = verbotene Punkte
choice-theme-unbroken = Vierer, die kein Schlag bricht
command-puzzle = Das Rätsel des Tages oder ein anderes
option-puzzle-another = Ein anderes Rätsel, das nicht zählt
option-puzzle-set = Regeln des Rätsels
option-puzzle-theme = Den Kurs von 30 Rätseln bei dieser Idee beginnen
lesson-title = 🎓 **{ $course }: Lektion { $number } von { $count }** · gelöst: { $done }
lesson-right = ✅ { $point } ist richtig.
lesson-wrong = ❌ { $point } löst es nicht. Sieh noch einmal hin und antworte erneut.
lesson-solution = 💡 Lösung: { $point }. Die Lektion zählt als gelöst, sobald du selbst antwortest.
lesson-last = Das ist die letzte Lektion des Kurses.
lesson-five = **Fünf in einer Reihe.** Fünf deiner Steine in einer Reihe gewinnen, in jeder Richtung. Schwarz am Zug: Mach fünf.
lesson-gap = **Die Lücke.** Vier Steine mit einer Lücke dazwischen sind auch ein Vierer. Schwarz am Zug: Mach fünf.
lesson-stop = **Einen Vierer abwehren.** Ein Vierer gewinnt mit dem nächsten Zug, wenn sein offenes Ende nicht besetzt wird. Schwarz am Zug: Stoppe den Fünfer von Weiß.
lesson-straight-four = **Der offene Vierer.** Ein Vierer, der an beiden Enden offen ist, lässt sich nicht stoppen, denn ein Stein schließt nur ein Ende. Schwarz am Zug: Mach einen offenen Vierer.
lesson-three = **Einen offenen Dreier abwehren.** Ein offener Dreier wird mit dem nächsten Zug zum offenen Vierer. Schließ rechtzeitig eines seiner Enden. Schwarz am Zug: Stoppe ihn so, dass kein Gewinn mit Dreiern und Vierern bleibt.
lesson-four-three = **Der Vierer-Dreier.** Ein Zug, der zugleich einen Vierer und einen offenen Dreier macht, gewinnt: Der Vierer muss abgewehrt werden, und dann wird der Dreier zum offenen Vierer. Schwarz am Zug: Finde den Vierer-Dreier.
lesson-double-three = **Der Doppeldreier.** Ohne verbotene Züge gewinnen zwei offene Dreier zugleich: Nur einer von ihnen lässt sich stoppen. Schwarz am Zug: Finde den Doppeldreier.
lesson-double-four = **Der Doppelvierer.** Zwei Vierer zugleich drohen an zwei Punkten mit fünf. Schwarz am Zug: Finde einen Gewinn nur mit Vierern.
lesson-chain = **Eine Kette von Vierern.** Jeder Vierer muss abgewehrt werden, also kannst du mit Vierern weitermachen, bis zwei Drohungen zusammenkommen. Schwarz am Zug: Beginne den Gewinn.
lesson-prevent = **Eine Kette unterbrechen.** Weiß droht mit einer Kette von Vierern. Schwarz am Zug: Spiel so, dass Weiß keinen Gewinn nur mit Vierern hat.
lesson-renju-exact = **Genau fünf.** Im Renju gewinnt Schwarz mit genau fünf in einer Reihe. Sechs oder mehr sind eine Überlinie, und die ist für Schwarz verboten. Schwarz am Zug: Mach genau fünf.
lesson-renju-six = **Die Überlinie von Weiß.** Für Weiß ist nichts verboten, also gewinnen für Weiß auch sechs in einer Reihe. Weiß am Zug: Gewinne mit diesem Zug.
lesson-renju-four-three = **Der Vierer-Dreier.** Doppeldreier und Doppelvierer sind für Schwarz verboten. Womit Schwarz gewinnt, ist der Vierer-Dreier: ein Vierer und ein offener Dreier zugleich. Schwarz am Zug: Finde ihn.
lesson-renju-false-three = **Ein Dreier, der keiner ist.** Ein Dreier zählt nur, wenn ein erlaubter Stein daraus einen offenen Vierer macht. Wo ein Ende blockiert ist oder eine Überlinie entstünde, ist kein Dreier, also auch kein Doppeldreier. Schwarz am Zug: Gewinne mit einem Zug, der einen Vierer macht, einen echten Dreier und einen, der nicht zählt.
lesson-renju-overline-trap = **Die Überlinienfalle.** Schwarz kann einen Fünfer nicht an einem Punkt stoppen, an dem der Stein sechs in einer Reihe ergäbe. Weiß am Zug: Mach einen Vierer, den Schwarz nicht abwehren kann.
lesson-renju-double-three-trap = **Die Doppeldreierfalle.** Ein Punkt, an dem Schwarz zwei Dreier machen würde, ist verboten, auch wenn dort ein Fünfer zu stoppen ist. Weiß am Zug: Mach einen Vierer, den Schwarz nicht abwehren kann.
lesson-renju-double-four-trap = **Schwarz in eine Falle treiben.** Ein Vierer erzwingt den Stein von Schwarz, und gerade dieser Stein kann einen anderen Punkt verboten machen. Weiß am Zug: Beginne den Gewinn.
lesson-renju-mise = **Die stille Drohung.** Ein Zug, der weder einen Vierer noch einen Dreier macht, kann mit einem Vierer-Dreier drohen (japanisch: mise-te). Schwarz am Zug: Spiel einen solchen Zug, sodass ein Gewinn mit Vierern droht.
lesson-renju-chase = **Eine Kette von Vierern.** Vierer lassen sich einer nach dem anderen spielen, bis zwei Drohungen zusammenkommen. Für Schwarz muss der letzte ein Vierer-Dreier sein, denn ein Doppelvierer ist verboten. Schwarz am Zug: Beginne den Gewinn.
lesson-renju-meet = **Verteidigen.** Weiß droht mit einem Vierer, der auf einem verbotenen Punkt abgewehrt werden müsste. Nimm den Vierer weg, oder spiel so, dass der Punkt nicht mehr verboten ist. Schwarz am Zug: Lass Weiß keinen Gewinn mit Vierern.
lesson-pente-pair = **Das Schlagen.** Genau zwei benachbarte Steine der anderen Seite zwischen zweien von dir werden geschlagen, in jeder Richtung. Schwarz am Zug: Schlag ein Paar.
lesson-pente-pairs = **Zwei Paare zugleich.** Ein Stein schlägt jedes Paar, das er einschließt, in allen Richtungen. Schwarz am Zug: Schlag mit einem Stein zwei Paare.
lesson-pente-entry = **Hineinsetzen ist sicher.** Nur ein Stein der anderen Seite schlägt dein Paar. Ein Stein, den du zwischen zwei ihrer Steine setzt, bleibt. Schwarz am Zug: Gewinne mit diesem Zug.
lesson-pente-guard = **Ein Paar retten.** Dein Paar mit einem gegnerischen Stein an einem Ende wird vom anderen Ende aus geschlagen. Drei in einer Reihe können nicht geschlagen werden, und ein Stein, den du geschlagen hast, droht nichts. Schwarz am Zug: Spiel so, dass Weiß nichts schlagen kann.
lesson-pente-fifth = **Das fünfte Paar.** Fünf Paare gewinnen. Schwarz hat vier geschlagen. Schwarz am Zug: Gewinne mit diesem Zug.
lesson-pente-stop = **Die Flanke beseitigen.** Weiß hat vier Paare geschlagen, und ein weißer Stein droht, das fünfte in zwei Richtungen zu schlagen. Schwarz am Zug: Spiel so, dass Weiß mit dem nächsten Zug nicht gewinnen kann.
lesson-pente-break = **Aus einem Vierer schlagen.** Ein Vierer mit zwei offenen Enden lässt sich nicht blockieren, aber durch Schlagen kann ein Stein daraus verschwinden. Schwarz am Zug: Stoppe den Fünfer von Weiß.
lesson-pente-keystone = **Der Schlussstein.** Zwei Vierer von Weiß haben einen Stein gemeinsam, den Schlussstein. Ohne ihn ist keiner von beiden ein Vierer. Schwarz am Zug: Stoppe beide.
lesson-pente-sound = **Ein sicherer Vierer.** Weiß hat vier Paare geschlagen, noch ein ungeschütztes Paar verliert also. Schwarz am Zug: Mach einen offenen Vierer, der Weiß nichts zu schlagen lässt.
lesson-pente-both = **Zwei Drohungen in einer.** Schwarz hat vier Paare geschlagen. Auf einen Stein, der einen Vierer macht und auch droht, das fünfte Paar zu schlagen, gibt es keine Antwort. Schwarz am Zug: Finde ihn.
