# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Tah do { $until } ({ $left }).
clock-over-draw = ⌛ Čas vypršel { $over }. Výhru si může nárokovat { $person }. Jinak partie skončí remízou { $left }.
clock-over-cancel = ⌛ Čas vypršel { $over }. Výhru si může nárokovat { $person }. Jinak bude partie zrušena { $left }.
clock-over-out = ⌛ Čas vypršel { $over }. Ostatní hráči si mohou nárokovat výhru. Jinak je { $late } mimo hru { $left }.
clock-grace = ⌛ Čas vypršel. Partie sama skončí { $left }.
clock-silence = ⌛ Když nikdo nebude táhnout, partie skončí { $left }.
clock-vacation = 🏖️ Dovolená: hodiny stojí nejdéle do { $until }.
clock-paused = ⏸️ Pauza: hodiny stojí nejdéle do { $until }. Kterýkoli hráč může pokračovat pomocí /pause.

reminder = { $people }, na tah máš čas do { $until } ({ $left }): { $game }. { $link }
reminder-last = ⏳ { $people }, tvůj čas vyprší { $left }: { $game }. { $link }
time-over = { $people }: čas vypršel, na tahu je { $person } ({ $game }). Do { $until } ({ $left }) si tlačítky pod deskou můžeš nárokovat výhru, nebo soupeře popohnat. { $link }
nudge = { $people }: { $by } čeká na tvůj tah v partii { $game }. Tvůj čas vypršel. { $link }
silence-notice = { $people }: v partii { $game } už dlouho nikdo netáhl. Když to tak zůstane, skončí { $left }. { $link }
time-ran-out = { $people }: v partii { $game } vypršel čas. { $link }
time-given = ⚖️ Moderátor přidal čas na tah ({ $game }). Na tahu je { $person }, čas má do { $until } ({ $left }). { $link }
vote-extended = ⏳ V partii { $game } zatím nikdo nehlasoval, takže hlasování pokračuje nejdéle do { $until } ({ $left }). Když do té doby nebude žádný hlas, { $person } prohrává na čas.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ V partii { $game } zatím nikdo nehlasoval, takže hlasování pokračuje nejdéle do { $until } ({ $left }). Když do té doby nebude žádný hlas, partie se zruší bez výsledku. { $link }
outage = Bot byl offline od { $since } do { $until }. Všem hodinám se ta doba přidala: { $games }.

broken-off-no-first-move = Partie zrušena bez výsledku: první tah nepřišel včas.
broken-off-both-out = Partie zrušena bez výsledku: vypršel čas a nikdo si nenárokoval výhru.
broken-off-silence = Partie zrušena bez výsledku: 30 dní nikdo netáhl.

button-claim = Nárokovat výhru
button-nudge = Popohnat
nudged = Připomínka odeslána: { $person }.

refusal-nudged-already = Připomínka už byla odeslána: { $person }. Znovu to půjde { $again }.
refusal-own-time = Vypršel tvůj vlastní čas. Táhnout ještě můžeš.
refusal-time-not-over = Na hodinách ještě zbývá čas, do { $until }. Potom si můžeš nárokovat výhru, nebo soupeře popohnat.
refusal-no-clock = Tato partie nemá hodiny, takže čas nikomu nevyprší.
refusal-not-due = Partie se právě změnila. Podívej se na desku a zkus to znovu.
refusal-untimed-rated = Partie bez hodin se nehodnotí. Zvol jiné hodiny, nebo vynech `rated`.

challenge-away = 🏖️ V době výzvy { $person }: dovolená, nejdéle do { $until }. Odpověď může přijít až potom.
vacation-begun = 🏖️ { $by } má dovolenou nejdéle do { $until }. Hodiny tohoto hráče v partii { $game } stojí.
vacation-begun-by-itself = 🏖️ Čas hráče { $by } by brzy vypršel, proto začala automatická dovolená. Jeho hodiny v partii { $game } stojí nejdéle do { $until }.
vacation-ended = { $by } je zpátky z dovolené. Hodiny v partii { $game } zase běží.
vacation-started = Tvoje dovolená začala. Tvoje hodiny stojí nejdéle do { $until } ({ $left }) a táhnout můžeš i tak. Ukončíš ji kdykoli: `/vacation stop`.
vacation-stopped = Vítej zpátky. Tvoje hodiny zase běží.
vacation-is = Máš dovolenou nejdéle do { $until }. Ukončíš ji kdykoli: `/vacation stop`.
vacation-none = Nemáš dovolenou.
vacation-left = Ze 14 dnů dovolené za 365 dní ti zbývá: { $days ->
    [0] { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}.
vacation-left-now = Když ji ukončíš teď, ze 14 dnů dovolené za 365 dní ti zbývá: { $days ->
    [0] { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
        [many] { $hours } hodiny
       *[other] { $hours } hodin
    }
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}.
pause-asked = { $people }: { $by } žádá o pauzu v partii { $game }. Pokud všichni souhlasí, hodiny se zastaví, dokud někdo nebude pokračovat. { $link }
pause-declined = { $people }: { $by } odmítá pauzu v partii { $game }. Hodiny běží dál, do { $until }. { $link }
pause-lapsed = Žádost o pauzu v partii { $game } už neplatí.
paused = ⏸️ { $game }: pauza nejdéle do { $until }. Kterýkoli hráč může pokračovat pomocí /pause. { $link }
resumed = ▶️ { $people }: { $by } pokračuje v partii { $game }. Hodiny zase běží, do { $until }. { $link }
pause-over = ▶️ { $people }: pauza v partii { $game } skončila. Hodiny zase běží, do { $until }. { $link }
pause-offered = Žádost odeslána. Hodiny se zastaví, až budou všichni souhlasit.
pause-agreed = Partie má pauzu nejdéle do { $until }. Pokračovat můžeš kdykoli: /pause.
pause-turned-down = Pauza odmítnuta. Hodiny běží dál.
pause-ended = Hodiny zase běží.

button-pause = Pauza
button-no-pause = Odmítnout
command-pause = Pozastavit partii, když všichni souhlasí, nebo v ní pokračovat
option-pause-game = Která z tvých partií (číslo)
command-vacation = Zastavit své hodiny až na 14 dní v roce
command-vacation-show = Ukázat, kolik dovolené ti zbývá
command-vacation-start = Začít dovolenou: tvoje hodiny se zastaví
command-vacation-stop = Ukončit dovolenou: tvoje hodiny poběží dál

refusal-no-vacation = Nemáš dovolenou. Začneš ji takto: `/vacation start`.
refusal-vacation-used = Všech 14 dní dovolené za posledních 365 dní je vyčerpáno. Každý den se ti vrátí rok po svém vybrání.
refusal-pause-on-vacation = Hodiny už stojí: někdo má dovolenou.
refusal-pause-too-late = Čas vypršel, na pauzu je pozdě. Hrát dál můžeš.
refusal-pause-asked-already = Žádost o pauzu už je odeslaná. Pauza začne, až budou všichni ostatní souhlasit.
refusal-pause-not-asked = O pauzu už nikdo nežádá. Požádat o ni můžeš pomocí /pause.
