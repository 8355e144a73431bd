# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = So schreibst du einen Zug: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Bilder**
    { $captions }
rules-draw = Beide Seiten können sich auf Remis einigen (/draw).
rules-draw-on-time = Beide Seiten können sich auf Remis einigen (/draw). Eine nicht gewertete Partie ist auch remis, wenn die Zeit abläuft und lange niemand den Sieg beansprucht.
rules-clock = Die Uhr läuft, wenn du am Zug bist. Ist die Zeit abgelaufen, verlierst du eine gewertete Partie. In anderen kann der Sieg beansprucht werden.
rules-play = Das spielen
rules-next = Weiter: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (Spalte h, Reihe 8)
how-ninuki = e5 (Spalte e, Reihe 5)
how-roku = E5 (Reihe E, von A oben an gezählt, fünfter Kreis von links)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (Akte 1 und 2) oder place r4 on 2 (ab Akt 3), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Brett: { $value } × { $value } Linien.
rule-size-unbounded = Brett: ohne Rand. Punkte zählen in Schritten nach rechts und nach oben vom ersten Stein aus, 0,0: Einer nach rechts und zwei nach unten ist 1,-2.
rule-overline-wins = Auch sechs oder mehr in einer Reihe gewinnen, was immer an ihren Enden steht.
rule-overline-ignored = Nur genau fünf in einer Reihe gewinnen. Sechs oder mehr (eine Überlinie) zählen nicht, und die Partie geht weiter.
rule-overline-forbidden = Eine **Überlinie**, sechs oder mehr in einer Reihe, ist verboten.
rule-ninuki-overline-forbidden = Eine **Überlinie**, eine Reihe länger als die, die gewinnt, ist verboten.
rule-opening-none = Es gibt keine Eröffnungsregel.
rule-opening-centre = Eröffnung: Der erste Stein kommt in die Mitte.
rule-opening-pro = Eröffnung (Pro): Der erste Stein kommt in die Mitte, der zweite beliebig, der dritte außerhalb der mittleren 5×5.
rule-opening-long-pro = Eröffnung (Long Pro): Der erste Stein kommt in die Mitte, der zweite beliebig, der dritte außerhalb der mittleren 7×7.
rule-opening-swap2 = Eröffnung (Swap2):
    1. Wer beginnt, setzt zwei schwarze Steine und einen weißen, beliebig.
    2. Die andere Seite nimmt Weiß, nimmt Schwarz oder setzt zwei weitere Steine: einen weißen und einen schwarzen.
    3. Nach zwei weiteren Steinen wählt eine Farbe, wer begonnen hat.
    4. Weiß macht den nächsten Zug.

# Gomoku and renju.
note-gomoku-turns = Steine kommen auf die Schnittpunkte der Linien, einer pro Zug, und bleiben dort. Schwarz beginnt.
note-gomoku-plain = Keine verbotenen Züge, keine Eröffnungsregel.
note-gomoku-no-bans = Keine verbotenen Züge.
rule-gomoku-double-three-allowed = Doppeldreier sind erlaubt.
rule-gomoku-double-three-forbidden = Ein **Doppeldreier**, zwei Dreier mit einem Stein, ist verboten.
rule-gomoku-double-four-allowed = Doppelvierer sind erlaubt.
rule-gomoku-double-four-forbidden = Ein **Doppelvierer**, zwei Vierer mit einem Stein, ist verboten.
rule-gomoku-four-three-three-allowed = Ein Vierer mit demselben Stein macht einen Doppeldreier erlaubt (4-3-3). Ein Vierer mit einem Dreier (4-3) ist immer erlaubt.
rule-gomoku-four-three-three-forbidden = Ein Doppeldreier bleibt verboten, wenn der Stein auch einen Vierer macht (4-3-3). Ein Vierer mit einem Dreier (4-3) ist erlaubt und die übliche Art zu gewinnen.
note-gomoku-four-three-three = Doppeldreier sind erlaubt, außer wenn derselbe Stein auch einen Vierer macht (4-3-3).
rule-gomoku-bans-both = Für beide Farben gelten diese verbotenen Züge.
rule-gomoku-bans-black = Nur für Schwarz gibt es verbotene Züge. Für Weiß gibt es keine.
rule-gomoku-foul-refused = Verbotene Züge werden abgelehnt, mit dem Grund.
rule-gomoku-foul-loses = Ein verbotener Zug verliert die Partie, auch wenn er erzwungen war. Das Brett zeigt diese Punkte nicht an.
rule-gomoku-ends-open = Ein Fünfer gewinnt, was immer an seinen Enden steht.
rule-gomoku-ends-any-blocked = Ein Fünfer mit einem gegnerischen Stein an einem der Enden gewinnt nicht. Der Rand blockiert nichts.
rule-gomoku-ends-both-blocked = Ein Fünfer mit gegnerischen Steinen an beiden Enden gewinnt nicht. Der Rand blockiert nichts.
rule-gomoku-opening-swap = Eröffnung (Swap):
    1. Wer beginnt, setzt zwei schwarze Steine und einen weißen, beliebig.
    2. Die andere Seite tauscht die Farben oder behält sie.
    3. Weiß macht den nächsten Zug.
rule-gomoku-opening-rif = Eröffnung (RIF):
    1. Wer beginnt, setzt die Steine 1 bis 3, eine der 26 benannten Eröffnungen: Schwarz in die Mitte, Weiß daneben, Schwarz in die mittleren 5×5.
    2. Die andere Seite tauscht die Farben oder behält sie.
    3. Weiß setzt Stein 4 beliebig.
    4. Schwarz bietet zwei Punkte für Stein 5 an. Keiner darf das Spiegelbild des anderen sein.
    5. Weiß wählt einen davon und setzt Stein 6.
rule-gomoku-opening-yamaguchi = Eröffnung (Yamaguchi):
    1. Wer beginnt, setzt die Steine 1 bis 3, eine der 26 benannten Eröffnungen: Schwarz in die Mitte, Weiß daneben, Schwarz in die mittleren 5×5.
    2. Dieselbe Person sagt, wie viele Punkte für Stein 5 angeboten werden: 1 bis 12 (eine Hausregel).
    3. Die andere Seite tauscht die Farben oder behält sie.
    4. Weiß setzt Stein 4 beliebig.
    5. Schwarz bietet so viele Punkte für Stein 5 an. Keiner darf das Spiegelbild eines anderen sein.
    6. Weiß wählt einen davon und setzt Stein 6.
rule-gomoku-opening-tarannikov = Eröffnung (Tarannikov):
    1. Stein 1 (Schwarz) kommt in die Mitte, 2 (Weiß) in die mittleren 3×3, 3 (Schwarz) in die 5×5, 4 (Weiß) in die 7×7, 5 (Schwarz) in die 9×9.
    2. Nach jedem der fünf tauscht die andere Seite die Farben oder behält sie.
    3. Weiß setzt Stein 6 beliebig.
rule-gomoku-opening-soosorv-8 = Eröffnung (Soosorv-8):
    1. Wer beginnt, setzt die Steine 1 bis 3, eine der 26 benannten Eröffnungen: Schwarz in die Mitte, Weiß daneben, Schwarz in die mittleren 5×5.
    2. Die andere Seite tauscht die Farben oder behält sie.
    3. Weiß setzt Stein 4 beliebig und sagt, wie viele Punkte für Stein 5 angeboten werden: 1 bis 8.
    4. Schwarz tauscht die Farben oder behält sie.
    5. Wer jetzt Schwarz ist, bietet so viele Punkte für Stein 5 an. Keiner darf das Spiegelbild eines anderen sein.
    6. Weiß wählt einen davon und setzt Stein 6.
rule-gomoku-opening-taraguchi-10 = Eröffnung (Taraguchi-10):
    1. Stein 1 (Schwarz) kommt in die Mitte, 2 (Weiß) in die mittleren 3×3, 3 (Schwarz) in die 5×5, 4 (Weiß) in die 7×7.
    2. Nach jedem der ersten drei tauscht die andere Seite die Farben oder behält sie.
    3. Nach Stein 4 tauscht Schwarz, behält oder bietet an.
    4. Nach Tauschen oder Behalten kommt Stein 5 (Schwarz) in die 9×9, und die andere Seite darf ein letztes Mal tauschen.
    5. Angeboten werden zehn Punkte für Stein 5, beliebig. Keiner darf das Spiegelbild eines anderen sein, und Weiß wählt einen.
    6. Weiß setzt Stein 6 beliebig.
rule-gomoku-opening-sakata = Eröffnung (Sakata):
    1. Wer beginnt, setzt die Steine 1 bis 3, eine der 26 benannten Eröffnungen: Schwarz in die Mitte, Weiß daneben, Schwarz in die mittleren 5×5.
    2. Die andere Seite setzt Stein 4, weiß, in die 7×7, und Stein 5, schwarz, in die 9×9.
    3. Wer begonnen hat, nimmt Weiß, nimmt Schwarz oder setzt zwei weitere Steine, beliebig: einen weißen und einen schwarzen.
    4. Nach zwei weiteren Steinen nimmt die andere Seite Weiß oder Schwarz (nach der Regel des Verbands dürfen beide weitere Paare setzen; hier geschieht es einmal, eine Hausregel).
    5. Weiß macht den nächsten Zug.
note-gomoku-threes = **Vierer**: Ein Stein fehlt zum Fünfer. **Offener Vierer**: vier nebeneinander, bei denen jedes Ende frei ist und einen Fünfer ergibt (genau fünf, wenn sechs verboten sind). **Dreier**: Ein Stein fehlt zum offenen Vierer.
note-gomoku-threes-renju = **Vierer**: Ein Stein fehlt zum Fünfer. **Offener Vierer**: vier nebeneinander, bei denen jedes Ende frei ist und einen Fünfer ergibt (genau fünf, wenn sechs verboten sind). **Dreier**: Ein Stein fehlt zum offenen Vierer, durch einen Zug, der selbst erlaubt ist.
note-gomoku-five-first = Ein Zug, der eine Gewinnreihe bildet, ist nie verboten.
note-gomoku-end = Außer während einer Eröffnung darf gepasst werden. Zweimal Passen nacheinander oder ein volles Brett ergeben ein Remis.
note-gomoku-end-unbounded = Außer während einer Eröffnung darf gepasst werden. Zweimal Passen nacheinander ergibt ein Remis.
note-gomoku-federation = In den Turnieren des Verbands verliert ein verbotener Zug (Regelwerk renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = Die 26 Eröffnungen: der dritte Stein mit seiner Nummer. Direkte (D) links, indirekte (I) rechts
table-gomoku-thirds = Die 13 Eröffnungen, die dein dritter Stein bilden kann, mit ihrer Nummer. Gespiegelte Punkte ergeben dieselben
table-numbered = { $number } { $name }
diagram-gomoku-five = fünf in einer Reihe, Schwarz hat gewonnen
diagram-gomoku-ends-any-blocked = Weiß steht an einem Ende, dieser Fünfer gewinnt nicht
diagram-gomoku-ends-both-blocked = Weiß steht an beiden Enden, dieser Fünfer gewinnt nicht
diagram-gomoku-six-wins = auch sechs in einer Reihe gewinnen
diagram-gomoku-six-ignored = sechs in einer Reihe, die Partie geht weiter
diagram-gomoku-six-forbidden = e5 ergäbe sechs, verboten
diagram-gomoku-six-loses = e5 ergab sechs, Schwarz hat verloren
diagram-gomoku-double-three = e5 ergäbe zwei Dreier, verboten
diagram-gomoku-double-three-loses = e5 ergab zwei Dreier, Schwarz hat verloren
diagram-gomoku-no-double-three = e5 sieht aus wie ein Doppeldreier, ist aber erlaubt: Die Reihe würde nur mit f5 zum offenen Vierer, und das wäre ein Doppelvierer
diagram-gomoku-double-four = e5 ergäbe zwei Vierer, verboten
diagram-gomoku-double-four-loses = e5 ergab zwei Vierer, Schwarz hat verloren
diagram-gomoku-straight-four = c7–f7 ist ein offener Vierer; c3–f3 nicht, denn g3 ergäbe sechs
diagram-gomoku-four-three = e5 ergab einen Vierer und einen Dreier, das ist erlaubt
diagram-gomoku-exempt = e5 ergab zwei Dreier und einen Vierer, das ist erlaubt
diagram-gomoku-no-exempt = e5 ergäbe zwei Dreier und einen Vierer, verboten
diagram-gomoku-no-exempt-loses = e5 ergab zwei Dreier und einen Vierer, Schwarz hat verloren

# Ninuki and pente.
note-ninuki-turns = Steine kommen auf die Schnittpunkte der Linien, einer pro Zug. Schwarz beginnt.
note-ninuki-turns-individual = Drei oder vier Personen, alle für sich. Sie setzen je einen Stein pro Zug, in der Reihenfolge ihrer Plätze.
note-ninuki-turns-teams = Vier Personen, zwei gegen zwei: Platz 1 und 3 gegen Platz 2 und 4. Sie setzen je einen Stein pro Zug, in der Reihenfolge ihrer Plätze, alle mit einer eigenen Farbe.
note-ninuki-plain = Keine verbotenen Züge, keine Eröffnungsregel.
note-ninuki-no-bans = Keine verbotenen Züge.
note-ninuki-free-three = **Freier Dreier**: drei Steine, nebeneinander oder mit einer Lücke, aus denen ein weiterer Stein vier nebeneinander mit zwei freien Enden macht.
rule-ninuki-capture-pairs = Du schlägst genau zwei benachbarte Steine, die zwischen deinem neuen Stein und einem anderen von dir liegen, in jeder der acht Richtungen. Einer allein oder drei sind sicher.
rule-ninuki-capture-pairs-and-threes = Du schlägst genau zwei oder drei benachbarte Steine, die zwischen deinem neuen Stein und einem anderen von dir liegen, in jeder der acht Richtungen. Einer allein ist sicher.
rule-ninuki-capture-win-yes = Auch genug geschlagene Steine gewinnen.
rule-ninuki-capture-win-no = Schlagen allein gewinnt nicht.
rule-ninuki-self-capture-none = Einen Stein zwischen zwei gegnerische zu setzen ist sicher.
rule-ninuki-self-capture-suicide = Steine, die du zwischen zwei fremden Steinen einer Farbe vervollständigst, schlägt diese Farbe.
rule-ninuki-self-capture-forbidden = Du darfst keinen Stein dorthin setzen, wo er sofort geschlagen würde.
rule-ninuki-overtime-off = Eine Gewinnreihe gewinnt sofort.
rule-ninuki-overtime-break-line = Eine Gewinnreihe muss einen Zug lang stehen. Wer als Nächstes am Zug ist, muss sie brechen, indem er daraus schlägt, oder die Niederlage zugeben.
rule-ninuki-overtime-capture-line = Bildet ein Stein nur eine Gewinnreihe, und an einem Ende steht ein Stein der Seite, die als Nächstes am Zug ist, und das andere Ende ist frei, darf diese Seite die ganze Reihe schlagen, indem sie dorthin setzt. Sonst gewinnt die Reihe sofort.
rule-ninuki-overtime-french = Ein Fünfer gewinnt nur dann sofort, wenn er nicht durch Schlagen zu brechen ist. Sonst hat die andere Seite einen Zug, um ihn zu brechen oder, wo Schlagen gewinnt, irgendwo ihre Zahl zu erreichen.
rule-ninuki-overtime-school42 = Ein Fünfer gewinnt nur dann sofort, wenn kein Schlagen ihn brechen oder die Zahl zum Gewinn durch Schlagen erreichen kann. Sonst hat die andere Seite einen Zug, um eins von beiden zu tun.
rule-ninuki-mixed-no = Zusammen geschlagene Steine sind von einer Farbe.
rule-ninuki-mixed-yes = Zusammen geschlagene Steine dürfen verschiedene Farben haben.
rule-ninuki-double-three-allowed = Doppeldreier sind erlaubt.
rule-ninuki-double-three-forbidden = Ein **Doppeldreier**, zwei freie Dreier mit einem Stein, ist verboten.
rule-ninuki-double-three-forbidden-first = Ein **Doppeldreier**, zwei freie Dreier mit einem Stein, ist für Schwarz verboten.
rule-ninuki-opening-g-pente = Eröffnung (G-Pente): Der erste Stein kommt in die Mitte, der zweite beliebig, der dritte außerhalb der mittleren 5×5, und in Reihe und Spalte der Mitte mindestens 5 Schritte entfernt.
rule-ninuki-opening-swap = Eröffnung (Swap):
    1. Wer beginnt, setzt zwei schwarze und zwei weiße Steine, abwechselnd, beliebig.
    2. Die andere Seite tauscht die Farben oder behält sie.
    3. Schwarz macht den nächsten Zug.
note-ninuki-house = Über die Doppeldreier dieses Spiels sind die Quellen uneins, deshalb gilt eine Hausregel.
note-ninuki-end = Ein volles Brett, auf dem niemand gewonnen hat, ergibt ein Remis.
note-ninuki-end-passes = Ohne erlaubten Punkt passt du. Passen alle nacheinander, oder ist das Brett voll und niemand hat gewonnen, ist die Partie remis.
note-ninuki-shared = Gewinnen mehrere zugleich, teilen sie sich den Sieg. Untereinander zählt das als Remis.
diagram-ninuki-pair = f5 hat das Paar auf d5 und e5 geschlagen
diagram-ninuki-two-pairs = f5 hat zwei Paare auf einmal geschlagen, in der Reihe und in der Spalte
diagram-ninuki-fifth-pair = f5 hat das fünfte Paar geschlagen: Schwarz hat zehn Steine und gewinnt
diagram-ninuki-three-players = Zu dritt: f5, schwarz, hat das Paar von Rot geschlagen, und Weiß ist am Zug
diagram-ninuki-three = g5 hat die drei Steine auf d5, e5 und f5 geschlagen
diagram-ninuki-safe = e5 wurde zwischen c5 und f5 gesetzt, das ist sicher
diagram-ninuki-suicide = e5 wurde zwischen c5 und f5 gesetzt, und das Paar ist verloren
diagram-ninuki-double-three = e5 ergäbe zwei freie Dreier, verboten
diagram-ninuki-blocked-three = Weiß auf e8 blockiert einen der Dreier, also ist e5 erlaubt
diagram-ninuki-broken = e5 ergab fünf; e4 hat e5 und e6 geschlagen und sie gebrochen
diagram-ninuki-broken-four = e5 ergab vier, hier eine ganze Reihe; e4 hat e5 und e6 geschlagen und sie gebrochen

# Gomoku Roku.
rule-roku-stones = Je { $value } Steine, der auf der Bahn eingeschlossen.
rule-roku-skip-landing = Ein Schritt, der auf dem Kreis des anderen Bahnsteins enden würde, geht einen Kreis weiter.
rule-roku-skip-all = Unterwegs zählt der Kreis des anderen Bahnsteins nicht mit.
note-roku-board = Das Brett ist ein Sechseck aus Kreisen. Der dunkle Ring außen ist die Bahn. Die Kreise innen haben 1 bis 4 Punkte. Eine Reihe ist eine gerade Linie auf dem Brett. Manche verbinden benachbarte Kreise, andere gehen zwischen zwei Kreisen hindurch zu dem dahinter. In die Mitte kommt nichts, und sie unterbricht die Reihen, die durch sie gehen.
note-roku-about = Für zwei, ab etwa acht Jahren, rund 15 Minuten pro Partie. Ein Stein hinein, ein Stein voran, und fünf sind die Reihe.
note-roku-track = Schwarz setzt einen Stein auf einen Kreis der Bahn, Weiß einen daneben. Liegt der weiße davor, beginnt Schwarz. Liegt er dahinter, beginnt Weiß. Am Zug ist immer, wer zurückliegt, im Uhrzeigersinn, also kann eine Seite mehrmals nacheinander ziehen.
note-roku-place = Sechs oder mehr in einer Reihe gewinnen wie fünf.
note-roku-win = Dein Bahnstein zählt auf dem Kreis, auf dem er anhält. Ein Fünfer, der den Kreis braucht, den er verlassen hat, gewinnt nicht.
note-roku-handicap-1 = Vorgabe 1: Schwarz, die schwächere Seite, wählt einen Kreis der Bahn und beginnt. Der weiße Bahnstein startet 3 Kreise davor. Am Zug ist immer, wer zurückliegt, im Uhrzeigersinn, also kann eine Seite mehrmals nacheinander ziehen.
note-roku-handicap-2 = Vorgabe 2: Schwarz, die schwächere Seite, wählt einen Kreis der Bahn und beginnt. Der weiße Bahnstein startet 4 Kreise davor. Am Zug ist immer, wer zurückliegt, im Uhrzeigersinn, also kann eine Seite mehrmals nacheinander ziehen.
note-roku-handicap-3 = Vorgabe 3: Schwarz, die schwächere Seite, wählt einen Kreis der Bahn und beginnt. Der weiße Bahnstein startet 5 Kreise davor. Am Zug ist immer, wer zurückliegt, im Uhrzeigersinn, also kann eine Seite mehrmals nacheinander ziehen.
note-roku-dynamic = Dynamisch: Vor dem ersten Zug setzt jede Seite einen freien Stein auf einen Kreis mit einem Punkt. Die Bahnsteine rücken dafür nicht vor.
note-roku-thrilling = Spannend: Die Steine sind knapp, also behalte sie im Auge.
note-roku-ninuki = Ninuki: Von den zwei Steinen, die schlagen, muss einer der neue Stein sein, oder dein Bahnstein auf dem Kreis, auf dem er anhält. Von mehreren Paaren schlägst du eines, und du nennst es (E5 takes D4 D5). Zwischen zwei gegnerische Steine zu setzen ist sicher. Bahnsteine werden nie geschlagen. Geschlagene Steine gehen an die Seite, die geschlagen hat, und ihre Kreise sind wieder frei.
note-roku-out = Bist du am Zug und hast keinen Stein mehr, verlierst du. Ist kein Kreis mit Punkten frei, ist die Partie remis. Remis anbieten kannst du nur, wenn du am Zug bist.
note-roku-rebuilt = Die Punkte und Reihen des Bretts sind eine Rekonstruktion.
note-roku-set-up = Die Aufstellung dieser Variante ist eine Rekonstruktion.
note-roku-credit = Ein Spiel von Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = Schwarz liegt auf A1 zurück und zieht
diagram-roku-handicap = Schwarz hat einen Kreis gewählt, und daraus folgt der von Weiß
diagram-roku-dynamic = nach den freien Steinen auf E9 und F2
diagram-roku-five = fünf in einer Reihe mit dem Bahnstein, der auf B1 gekommen ist
diagram-roku-no-five = kein Fünfer: Der Bahnstein ist gerade von B1 nach A2 gerückt
diagram-roku-pair = C3 und I3 schließen E4 und G4 ein, die damit geschlagen sind

# Rokumon.
note-rokumon-table-act-1 = Sechs Karten liegen in zwei Dreierreihen: grüne (ungerade Zahlen) und goldene (gerade Zahlen). Rot (Sanada) hat vier Würfel und beginnt, Schwarz (Tokugawa) hat fünf.
note-rokumon-table-bricks = Sieben Karten liegen wie Ziegel, drei über vier: grüne (ungerade Zahlen) und goldene (gerade Zahlen). Rot (Sanada) hat vier Würfel und beginnt, Schwarz (Tokugawa) hat fünf.
note-rokumon-table-solo = Sieben Karten liegen in einem Sechseck, sechs um eine: grüne (ungerade Zahlen) und goldene (gerade Zahlen). Du bist Rot (Sanada) mit vier Würfeln und beginnst. Der Automa hat fünf.
note-rokumon-story-act-1 = *Akt 1, sechs Münzen:* Das Fährgeld über den Totenfluss ist das Wappen des Clans, deshalb ritten seine Krieger furchtlos in die Schlacht.
note-rokumon-story-act-2 = *Akt 2, eine Burg in Ueda:* 1583 baut Rot sie gemeinsam mit Schwarz, dem alten Feind, und die siebte Karte ist diese Burg.
note-rokumon-story-act-3 = *Akt 3, die erste Belagerung:* Rot hat die Seite gewechselt, und zweitausend hinter den Mauern von Ueda schlagen fast achttausend von Schwarz zurück.
note-rokumon-story-act-4 = *Akt 4, die zweite Belagerung:* 1600 hält Ueda ein Heer von 38.000 auf, bis es für die große Schlacht zu spät ist. Ein Sohn des Clans steht auf der anderen Seite, und er ist die Überraschung.
note-rokumon-story-act-5 = *Akt 5, Osaka:* 1614 baut der letzte Held des Clans vor der Burg eine Festung, die Karte, die verdeckt liegt. Ein Jahr später sind Festung und Burg verloren.
note-rokumon-story-solo = *Epilog, zurück nach Ueda:* Die Kriege sind vorbei, jedem Fürsten bleibt eine einzige Burg, und es ist Zeit für ein Spiel allein.
note-rokumon-no-values = Die Zahlen auf den Würfeln zählen nicht.
note-rokumon-values = Die Würfel zeigen feste Zahlen: die roten 2, 2, 4 und 6, die schwarzen 1, 3, 3 und 5, und der weiße 1.
note-rokumon-fight = In einem Kampf ist es gleich, welcher Würfel oben liegt. Deckt er drei in einer Reihe auf, gewinnt die Seite, der sie gehören.
note-rokumon-surprise = Du kannst deine Überraschung nicht auf die Karte anwenden, die die andere Seite gerade mit ihrer bewegt hat.
note-rokumon-solo = Der Automa macht den ersten Schritt, der ihm möglich ist: seine Reihe vollenden, einen einzelnen roten Würfel bedecken, deine Reihe blockieren, einen Würfel setzen, einen bewegen.
note-rokumon-draw = Dieselbe Stellung zum dritten Mal oder 200 Aktionen ergeben ein Remis (eine Hausregel).
note-rokumon-about = Für eine oder zwei Personen. Ohne Pause gespielt dauert eine Partie 5 bis 10 Minuten.
note-rokumon-loser = Wer Rot ist: Das wählt, wer eure letzte entschiedene Partie verloren hat. In eurer ersten Partie sagt es die Herausforderung, oder das Los entscheidet.
note-rokumon-title = **Shogun**, der alte Herr ganz Japans, ist der Titel für drei Siege in Folge gegen dasselbe Gegenüber. Wer ihn hält, lässt dieses Gegenüber jede Aktion einmal zurücknehmen, auch in gewerteten Partien, und ruft „Ta no mo!“, eine Aufforderung zum Kampf, wenn die nächste Aktion gewinnen könnte.
note-rokumon-rebuilt = Die Zahlen und Farben der Karten sind eine Rekonstruktion.
note-rokumon-rebuilt-act-5 = Die Zahlen, Farben und Lage der Karten sind eine Rekonstruktion.
note-rokumon-credit = Ein Spiel von Charles Ward, EXIST GAMES, dort mit Illustrationen von Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = die Karten sind ausgeteilt; die Reihen sind 5 2 1 und 3 6 4
diagram-rokumon-deal-bricks = die Karten sind ausgeteilt; die Reihen sind 5 2 7, 1 3 6 und 3 6 4
diagram-rokumon-deal-solo = die Karten sind ausgeteilt; die Reihen sind 7 1 3, 5 1 4 und 6 1 2
diagram-rokumon-row = drei rote Würfel in einer Reihe, Rot hat gewonnen
diagram-rokumon-row-of-bricks = drei rote Würfel nebeneinander in der Viererreihe, Rot hat gewonnen
diagram-rokumon-before-slanting = rote Würfel auf 2, 3 und 4, noch nicht in einer Reihe
diagram-rokumon-slanting = eine Überraschung hat Karte 4 nach 0,1 bewegt: drei rote Würfel in einer diagonalen Reihe, Rot hat gewonnen
diagram-rokumon-slanting-solo = drei rote Würfel in einer diagonalen Reihe durch die mittlere Karte, Rot hat gewonnen
diagram-rokumon-fight = auf Karte 4 hat die schwarze 3 die rote 2 geschlagen, die zurück im Vorrat ist
diagram-rokumon-surprise = Karte 5 ist nach 0,−1 gezogen
