# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Zug bis { $until } ({ $left }).
clock-over-draw = ⌛ Die Zeit ist { $over } abgelaufen. { $person } kann den Sieg beanspruchen. Sonst endet die Partie { $left } remis.
clock-over-cancel = ⌛ Die Zeit ist { $over } abgelaufen. { $person } kann den Sieg beanspruchen. Sonst wird die Partie { $left } abgebrochen.
clock-over-out = ⌛ Die Zeit ist { $over } abgelaufen. Die anderen können den Sieg beanspruchen. Sonst scheidet { $late } { $left } aus.
clock-grace = ⌛ Die Zeit ist abgelaufen. Die Partie endet von selbst { $left }.
clock-silence = ⌛ Wenn niemand zieht, endet diese Partie { $left }.
clock-vacation = 🏖️ Im Urlaub: Die Uhr steht bis spätestens { $until }.
clock-paused = ⏸️ Pause: Die Uhr steht bis spätestens { $until }. Alle, die mitspielen, können die Partie mit /pause fortsetzen.

reminder = { $people }, du hast bis { $until } ({ $left }) Zeit für deinen Zug in { $game }. { $link }
reminder-last = ⏳ { $people }, deine Zeit in { $game } läuft { $left } ab. { $link }
time-over = { $people }: Die Zeit von { $person } in { $game } ist abgelaufen. Bis { $until } ({ $left }) kannst du mit den Buttons unter dem Brett den Sieg beanspruchen oder anstupsen. { $link }
nudge = { $people }: { $by } wartet auf deinen Zug in { $game }. Deine Zeit ist abgelaufen. { $link }
silence-notice = { $people }: In { $game } hat lange niemand gezogen. Bleibt es dabei, endet die Partie { $left }. { $link }
time-ran-out = { $people }: Die Zeit in { $game } ist abgelaufen. { $link }
time-given = ⚖️ Die Moderation hat { $person } in { $game } mehr Zeit gegeben, bis { $until } ({ $left }). { $link }
vote-extended = ⏳ In { $game } hat noch niemand abgestimmt, also läuft die Abstimmung bis spätestens { $until } ({ $left }) weiter. Stimmt bis dahin niemand ab, verliert { $person } auf Zeit.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ In { $game } hat noch niemand abgestimmt, also läuft die Abstimmung bis spätestens { $until } ({ $left }) weiter. Stimmt bis dahin niemand ab, wird die Partie ohne Ergebnis abgebrochen. { $link }
outage = Ich war von { $since } bis { $until } offline. Alle Uhren wurden um diese Zeit verlängert: { $games }.

broken-off-no-first-move = Partie abgebrochen, ohne Ergebnis: Der erste Zug kam nicht rechtzeitig.
broken-off-both-out = Partie abgebrochen, ohne Ergebnis: Die Zeit ist abgelaufen, und niemand hat den Sieg beansprucht.
broken-off-silence = Partie abgebrochen, ohne Ergebnis: 30 Tage lang hat niemand gezogen.

button-claim = Sieg beanspruchen
button-nudge = Anstupsen
nudged = Du hast { $person } angestupst.

refusal-nudged-already = { $person } wurde schon angestupst. Wieder möglich ist es { $again }.
refusal-own-time = Deine eigene Zeit ist abgelaufen. Du kannst noch ziehen.
refusal-time-not-over = Es ist noch Zeit auf der Uhr, bis { $until }. Danach kannst du den Sieg beanspruchen oder anstupsen.
refusal-no-clock = Diese Partie hat keine Uhr, also kann keine Zeit ablaufen.
refusal-not-due = Die Partie hat sich gerade geändert. Sieh aufs Brett und versuch es erneut.
refusal-untimed-rated = Partien ohne Uhr werden nicht gewertet. Wähle eine andere Uhr, oder lass `rated` weg.

challenge-away = 🏖️ { $person } war bei der Herausforderung im Urlaub, spätestens bis { $until }. Die Antwort kann bis dahin dauern.
vacation-begun = 🏖️ { $by } ist bis spätestens { $until } im Urlaub. So lange steht die eigene Uhr in { $game }.
vacation-begun-by-itself = 🏖️ Die Zeit von { $by } war fast abgelaufen, deshalb hat der automatische Urlaub begonnen. Die eigene Uhr in { $game } steht bis spätestens { $until }.
vacation-ended = { $by } ist aus dem Urlaub zurück. Die Uhr in { $game } läuft wieder.
vacation-started = Dein Urlaub hat begonnen. Deine Uhren stehen bis spätestens { $until } ({ $left }), und ziehen kannst du trotzdem. Du kannst ihn jederzeit beenden: `/vacation stop`.
vacation-stopped = Willkommen zurück. Deine Uhren laufen wieder.
vacation-is = Du bist bis spätestens { $until } im Urlaub. Du kannst ihn jederzeit beenden: `/vacation stop`.
vacation-none = Du bist nicht im Urlaub.
vacation-left = Von deinen 14 Urlaubstagen in 365 Tagen bleiben dir: { $days ->
    [0] { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
    [one] 1 Tag
   *[other] { $days } Tage
}.
vacation-left-now = Wenn du ihn jetzt beendest, bleiben dir von deinen 14 Urlaubstagen in 365 Tagen: { $days ->
    [0] { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
    [one] 1 Tag
   *[other] { $days } Tage
}.
pause-asked = { $people }: { $by } möchte { $game } pausieren. Wenn alle zustimmen, steht die Uhr, bis jemand die Partie fortsetzt. { $link }
pause-declined = { $people }: { $by } hat die Pause in { $game } abgelehnt. Die Uhr läuft weiter, bis { $until }. { $link }
pause-lapsed = Die Bitte um eine Pause von { $game } gilt nicht mehr.
paused = ⏸️ { $game } ist bis spätestens { $until } pausiert. Alle, die mitspielen, können die Partie mit /pause fortsetzen. { $link }
resumed = ▶️ { $people }: { $by } hat { $game } fortgesetzt. Die Uhr läuft wieder, bis { $until }. { $link }
pause-over = ▶️ { $people }: Die Pause in { $game } ist vorbei. Die Uhr läuft wieder, bis { $until }. { $link }
pause-offered = Anfrage gesendet. Die Uhr bleibt stehen, sobald alle zustimmen.
pause-agreed = Die Partie ist bis spätestens { $until } pausiert. Mit /pause kannst du sie jederzeit fortsetzen.
pause-turned-down = Pause abgelehnt. Die Uhr läuft weiter.
pause-ended = Die Uhr läuft wieder.

button-pause = Pause
button-no-pause = Ablehnen
command-pause = Eine Partie pausieren, wenn alle zustimmen, oder sie fortsetzen
option-pause-game = Welche deiner Partien (Nummer)
command-vacation = Deine Uhren für bis zu 14 Tage im Jahr anhalten
command-vacation-show = Zeigen, wie viel Urlaub dir bleibt
command-vacation-start = Deinen Urlaub beginnen: deine Uhren stehen still
command-vacation-stop = Deinen Urlaub beenden: deine Uhren laufen weiter

refusal-no-vacation = Du bist nicht im Urlaub. So beginnt er: `/vacation start`.
refusal-vacation-used = Du hast alle 14 Urlaubstage der letzten 365 Tage verbraucht. Jeden Tag bekommst du ein Jahr, nachdem du ihn genommen hast, zurück.
refusal-pause-on-vacation = Die Uhr steht schon: Jemand ist im Urlaub.
refusal-pause-too-late = Die Zeit ist abgelaufen, zu spät für eine Pause. Weiterspielen kannst du noch.
refusal-pause-asked-already = Du hast schon um eine Pause gebeten. Sie beginnt, sobald alle anderen zustimmen.
refusal-pause-not-asked = Niemand bittet mehr um eine Pause. Mit /pause kannst du selbst darum bitten.
