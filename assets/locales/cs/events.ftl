# Leagues and tournaments.

command-events = Ligy a turnaje: vytvořit, přihlásit se, ukázat tabulku
option-events-do = Co udělat (prázdné: vypsat je, nebo založit soutěž podle zadaných podmínek)
option-events-format = Forma nové soutěže (prázdné: rozhodne počet přihlášených)
option-events-game = Hra a varianta pravidel nové soutěže, např. gomoku/renju
option-events-rules = Další pravidla, např. size=19 opening=swap2
option-events-clock = Čas na tah (prázdné: 5 dní + 12 hodin na tah)
option-events-games = Partií s každým soupeřem (prázdné: 2 tam, kde je začínat výhoda)
option-events-rounds = Další soupeř, jakmile jsou dva volní, nebo kolo po kole
option-events-regulations = Podmínky korespondenčního mistrovství pro to, co necháš prázdné
option-events-seats = Počet hráčů, 3 až 64: začne se, až budou přihlášení (prázdné: k určitému dni)
option-events-starts = Počet dní do začátku, 1 až 30 (prázdné: 3, nebo při daném počtu hráčů, až budou všichni)
option-events-name = Název nové soutěže
option-events-event = Číslo nebo název soutěže (prázdné: ta jediná)
option-events-person = Hráč, který se má odebrat nebo vrátit
choice-do-create = Vytvořit soutěž
choice-do-list = Vypsat zdejší soutěže
choice-do-table = Ukázat tabulku
choice-do-export = Stáhnout celou soutěž jako soubory
choice-do-join = Přihlásit se
choice-do-leave = Odejít
choice-do-start = Začít
choice-do-cancel = Zrušit soutěž (pořadatelé)
choice-do-remove = Odebrat hráče (pořadatelé)
choice-do-put-back = Vrátit hráče (pořadatelé)
choice-do-move = Přesunout do tohoto kanálu (pořadatelé)
choice-format-auto = Rozhodne počet přihlášených
choice-format-league = Liga: každý s každým, sezóna za sezónou
choice-format-round-robin = Každý s každým
choice-format-swiss = Švýcarský systém: soupeři s podobným počtem bodů
choice-format-knockout = Vyřazovací: prohraješ zápas a končíš
choice-games-1 = 1 partie
choice-games-2 = 2 partie, každý hráč jednu začíná
choice-rounds-rolling = Jakmile jsou dva hráči volní
choice-rounds-strict = Kolo po kole: další čeká na všechny partie
choice-regulations-renju-world = Mistrovství světa v renju: ligy, Taraguchi-10, po jedné partii
choice-regulations-gomoku-world = Mistrovství světa v gomoku: ligy, swap2, po dvou partiích

set-proposed = ♻️ Dvojice partií: obě najednou, každý hráč jednu začíná.
set-line = ♻️ Jedna partie z dvojice. Druhá: #{ $number } { $link }
set-cancelled = ♻️ Druhá partie této dvojice byla zrušena, takže tahle se počítá samostatně: #{ $number } { $link }
set-result = ♻️ Dvojice partií: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, počítáte se do { $event }? Začíná { $in }. Bez odpovědi jste venku: { $link }
button-stay-event = Hraju
event-stays = Jsi v soutěži: { $event }.
event-season = 🏁 **{ $name }**, sezóna { $season }
event-board = { $event } · { $round }. kolo
event-board-decider = { $event } · { $round }. kolo, partie, která rozhodne zápas
event-board-final = { $event } · finále
event-board-final-decider = { $event } · finále, rozhodující partie
event-not-begun = Pro soutěž tuto partii bez hry prohrává { $person }.
event-no-result = V soutěži tato partie nikomu nepřináší body.{ $format ->
    [knockout] {" "}Zůstane-li zápas bez vítěze, postupuje hráč s vyšším ratingem při přihlášení, a není-li vyšší, ten, kdo se přihlásil první.
   *[other] {""}
}
event-numbered = { $event } · soutěž #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , sezóna { $season }
} ({ $state })
event-format-auto = každý s každým do 10 hráčů, švýcarský systém od 11
event-format-league = liga
event-format-round-robin = každý s každým
event-format-swiss = švýcarský systém
event-format-swiss-of = švýcarský systém, každý { $rounds ->
    [one] jednoho soupeře
    [few] { $rounds } soupeře
   *[other] { $rounds } soupeřů
}
event-format-knockout = vyřazovací
event-rated = hodnocená
event-unrated = nehodnocená
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] jedna partie s každým soupeřem
   *[other] partií s každým soupeřem najednou: { $games }, každý jednu začíná
} · { $opponents ->
    [0] kolo po kole
    [1] jeden soupeř najednou
   *[other] soupeřů najednou: až { $opponents }
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] jedna partie v každém zápase
   *[other] partií v každém zápase najednou: { $games }, každý jednu začíná
} · { $opponents ->
    [0] kolo po kole
    [1] jeden soupeř najednou
   *[other] soupeřů najednou: až { $opponents }
} · { $rated }
event-how-auto = Nic se nemusí domlouvat: partie začínají samy, a když jedna skončí, přijde další.
event-how-league = V divizi hraje každý s každým. Poslední sestupují, první postupují a další sezóna se otevře sama.
event-how-round-robin = Hraje každý s každým. Partie začínají samy, a když jedna skončí, přijde další.
event-how-swiss = Potkáváš soupeře s podobným počtem bodů. Partie začínají samy.
event-how-rounds = Ve švýcarském systému závisí počet tvých soupeřů na tom, kolik lidí hraje: { $one } při { $few }, { $two } při { $some }, { $three } při { $many }.
event-how-strict = Další kolo začne samo, až skončí všechny partie tohoto kola.
event-how-knockout = Prohraješ zápas a končíš. Po nerozhodném zápasu následuje ještě jedna partie, a když i ta skončí remízou, postupuje hráč s vyšším ratingem při přihlášení, při stejném nebo žádném ten, kdo se přihlásil dřív.
event-silence = Když včas nezahraješ první tah, bod získá soupeř. Podruhé už končíš. Dovolenou si vzít můžeš, ale tyto partie pozastavit nejdou. Soupeřem může být kdokoli ze soutěže, i když je mezi vámi blokování.
event-begins-at = Začátek { $when } ({ $in }).
event-begins-with = Začne, až počet hráčů dosáhne { $seats }{ $left ->
    [0] { "" }
   *[other] {" "}(zbývá { $left })
}.
event-begins-with-at = Začne, až počet hráčů dosáhne { $seats }{ $left ->
    [0] { "" }
   *[other] {" "}(zbývá { $left })
}, nejpozději { $when } ({ $in }).
event-begins-once = Začne, jakmile počet hráčů dosáhne aspoň { $fewest }.
event-begins-by-hand = { $person } soutěž spustí pomocí `/events do:Začít`, až budou přihlášení aspoň 3.
event-in-none = **Zatím tu nikdo není.** Stiskni Přihlásit se a buď první.
event-in = **Hrají ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}a další { $more }
}
event-is-cancelled = { $event }: soutěž je zrušená.{ $games ->
    [0] {""}
   *[other] {" "}Rozehrané partie pokračují.
}
event-progress = Dohráno partií: { $over } z { $all }
event-progress-open = Dohráno partií: { $over }, rozehráno: { $open }
event-progress-over = Konečná tabulka, partií: { $over }
event-progress-round = Kolo { $round } z { $rounds }
event-progress-final = Finále
event-division = __Divize { $number }__
event-more = … a další { $count }: stiskni Tabulka.
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}z { $played }
}
event-player-out = { $person } (mimo)
event-annulled = -# Nepočítají se partie hráčů: { $people }. Kdo odejde ze soutěže každý s každým předčasně, odchází i z její tabulky.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Dvojice se tu počítá, až skončí obě její partie.
event-nameless = Hráč { $number }
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } bez hry
event-alt-bye = { $points } bez soupeře
event-alt-passed = bez soupeře v { $round }. kole
event-alt-open = { $person } hraje se
event-tie-match-points = zápasové body { $value }
event-tie-sonneborn-berger = Sonneborn-Berger { $value }
event-tie-direct-encounter = vzájemně { $value }
event-tie-buchholz = Buchholz { $value }
event-tie-buchholz-cut-1 = Buchholz (bez nejhoršího) { $value }
event-tie-wins = výhry { $value }
event-paired = { $event }: nové partie. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Finále: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } skončilo remízou, rozhodne ještě jedna partie: { $games }
event-through-rating = Rozhodující partie { $one } – { $other } skončila také remízou. Postupuje { $one }: vyšší rating při přihlášení.
event-through-order = Rozhodující partie { $one } – { $other } skončila také remízou. Postupuje { $one }: vyšší rating nemá nikdo a jeho přihláška byla první.
event-won-rating = Rozhodující partie { $one } – { $other } skončila také remízou. Vítězí { $one }: vyšší rating při přihlášení.
event-won-order = Rozhodující partie { $one } – { $other } skončila také remízou. Vítězí { $one }: vyšší rating nemá nikdo a jeho přihláška byla první.
event-bye = { $one } tentokrát nemá soupeře a dostává za to body.
event-passes = V prvním kole bez soupeře, nástup ve druhém: { $people }
event-passes-final = V prvním kole bez soupeře, nástup až ve finále: { $people }
event-free = V tomto kole bez soupeře: { $people }
event-half-bye = { $one } už nemá soupeře a dostává za to polovinu bodů.
event-too-few = { $people }, { $event } se nepodařilo začít: hráčů musí být aspoň { $fewest }. Přihlášky zůstávají otevřené. Až bude hráčů dost, soutěž začne sama. { $link }
event-out = { $people } vypadává ze soutěže { $event }: dvě partie bez prvního tahu.
event-gone = { $people } vypadává ze soutěže { $event }: dvě partie prohrané na čas a týden bez tahu.
event-may-return = Pořadatel může hráče do 48 hodin vrátit: `/events do:Vrátit hráče (pořadatelé)`
event-over = 👑 Vítězství v soutěži { $event }: { $people }! { $link }
event-over-none = Soutěž { $event } skončila bez vítěze. { $link }
event-over-divided = Soutěž { $event } skončila. { $link }
event-over-division = Divize { $number }: { $people }
event-over-division-none = Divize { $number }: bez vítěze
event-up = ⬆️ Postup: { $people }
event-down = ⬇️ Sestup: { $people }
event-cancelled = { $event }: soutěž je zrušená.{ $games ->
    [0] {""}
   *[other] {" "}Rozehrané partie pokračují.
}
event-moved-on = -# { $event } pokračuje v kanálu { $channel }. { $link }
event-preview = Vytvořit v tomto kanálu soutěž s těmito podmínkami?
event-preview-more = -# `/events` bere i jiné: hru, systém, hodiny, počet míst, jméno a další.
button-event-new = Vytvořit
event-made = Soutěž #{ $number } je vytvořená. K přihlášení slouží její zpráva v tomto kanálu.
event-joined = Hraješ: { $event }. Soupeřů najednou budeš mít nejvýš { $opponents } a soupeřem může být kdokoli ze soutěže, i když je mezi vámi blokování. Tvoje partie začnou samy.
event-left = Už nehraješ: { $event }. Rozehrané partie pokračují.
event-leave-sure = Odejít ze soutěže { $event }? Nové soupeře už nedostaneš. Rozehrané partie pokračují.
event-leave-early = Pokud je odehraná méně než polovina tvých zápasů, tvoje výsledky zmizí z tabulky.
event-remove-sure = { $event }: odebrat hráče { $person }? Nové soupeře už nedostane. Rozehrané partie pokračují.
event-remove-early = Pokud je odehraná méně než polovina jeho zápasů, jeho výsledky zmizí z tabulky.
event-files = { $event } jako soubory: partie ({ $count }), tabulka pro tabulkové programy, výsledky pro **narabe standings** a zpráva ve formátu FIDE (TRF).
refusal-event-files-too-large = Soubory jsou větší, než Discord přijme v jedné zprávě. `/export` vydá partie po jedné.
event-state-open = přihlášky otevřené
event-state-running = probíhá
event-state-over = skončila
event-state-cancelled = zrušená
events-list = Zdejší soutěže:
events-none = Zatím tu nejsou žádné ligy ani turnaje. Vytvoř první: `/events do:Vytvořit soutěž`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}{ $own ->
    [yes] {" "}· **hraješ**
    [over] {" "}· hrál(a) jsi
   *[other] {""}
} { $link }
button-join-event = Přihlásit se
button-leave-event = Odejít
button-leave-event-yes = Ano, odejít
button-remove-entrant-yes = Ano, odebrat
button-event-table = Tabulka
button-event-files = Soubory
did-start-event = { $event }: soutěž začíná.
did-cancel-event = { $event }: soutěž je zrušená.{ $games ->
    [0] {""}
   *[other] {" "}Rozehrané partie pokračují.
}
did-remove-entrant = { $person } už nehraje: { $event }.
did-put-back = { $person } zase hraje: { $event }.
did-move-event = { $event } pokračuje { $games ->
    [0] {""}
   *[other] i s rozehranými partiemi{" "}
}v tomto kanálu.

refusal-no-such-event = Na tomto serveru není soutěž #{ $number }. Vypíše je /events.
refusal-which-event = Která soutěž? Uveď její číslo v `event`. Vypíše je /events.
refusal-which-of-events = Která soutěž? Uveď její číslo v `event`: { $known }.
refusal-events-full = Tento server už má { $most } otevřených nebo probíhajících soutěží, to je maximum. Počkej, až některá skončí, nebo jednu zruš.
refusal-events-yours = Tvých otevřených nebo probíhajících soutěží na tomto serveru už je { $most }, bez oprávnění Spravovat server je to maximum. Počkej, až některá skončí, nebo jednu zruš.
refusal-event-not-in-channel = Bot v tomto kanálu není, a pro soutěž musí posílat desky. Přidej ho na server, nebo použij kanál, který vidí.
refusal-event-seats = Soutěž má { $fewest } až { $most } hráčů. Napiš číslo z tohoto rozmezí do `seats`.
refusal-event-name-long = Název soutěže může mít nejvýš { $most } znaků a tento má { $count }. Zkrať ho.
refusal-set-half-over = Partie #{ $number } této dvojice skončila, takže tuhle nejde zrušit. Hraj dál, nebo ji ukonči přes /draw nebo /resign.
refusal-set-two-players = Dvojice partií je pro dva lidi. Nech tu `games` prázdné, nebo vyber hru pro dva.
refusal-event-two-players = Soutěže a kopce jsou jen ve hrách pro dva. Vyber takovou v `game`, např. gomoku/renju.
refusal-event-needs-clock = Soutěž potřebuje hodiny. Vyber je v `clock`, nebo to nech prázdné: 5 dní + 12 hodin na tah.
refusal-event-young-account = Ke zdejším soutěžím se přihlásíš, až bude tvůj účet na Discordu starý aspoň { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Do té doby můžeš hrát přes /challenge.
refusal-event-young-member = Ke zdejším soutěžím se přihlásíš, až budeš na tomto serveru aspoň { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Do té doby můžeš hrát přes /challenge.
refusal-event-full = Všechna místa ({ $most }) jsou obsazená. Další soutěže vypíše /events, nebo vytvoř novou: `/events do:Vytvořit soutěž`
refusal-event-begun = Tato soutěž už začala. Můžeš sledovat její tabulku, nebo se přihlásit do další: /events
refusal-event-beaten = V této soutěži už dál nehraješ. Můžeš sledovat její tabulku, nebo se přihlásit do další: /events
refusal-event-not-begun = Tato soutěž ještě nezačala, takže zatím nemá soubory. Přihlas se: `/events do:Přihlásit se`
refusal-event-ended = Tato soutěž skončila. Ostatní vypíše /events.
refusal-event-too-many = Soutěží, ve kterých hraješ, už je { $most }, to je maximum. Některou nejdřív dohraj, nebo z ní odejdi: `/events do:Odejít`
refusal-event-they-are-full = { $person } už hraje v maximálním počtu soutěží: { $most }. Nejdřív musí některou dohrát, nebo z ní odejít.
refusal-event-not-in = V této soutěži nehraješ. Dokud jsou přihlášky otevřené, můžeš se přidat: `/events do:Přihlásit se`
refusal-event-not-organiser = To může jen { $person } a lidé s oprávněním Spravovat server.
refusal-event-too-few = Soutěž potřebuje aspoň { $fewest } hráče, ještě chybí: { $missing }. Přihlášky zůstávají otevřené.
refusal-event-needs-person = Řekni, kdo: vyber hráče ve volbě `person`.
refusal-event-no-entrant = { $person } v této soutěži nehraje. Kdo hraje, ukáže zpráva s přihláškami a tabulka.
refusal-event-not-back = { $person } se vrátit nemůže. Jde to jen do 48 hodin po vypadnutí a ne ve vyřazovací soutěži.
refusal-event-they-are-in = { $person } v této soutěži pořád hraje.
refusal-event-ask-back = Tuto soutěž už nehraješ. Do 48 hodin od odchodu tě pořadatel může vrátit: `/events do:Vrátit hráče (pořadatelé)`
refusal-event-game = Tato partie patří do soutěže, takže ji hráči nemohou pozastavit ani zrušit. Moderátor ji může ukončit přes `/settings end` nebo rozhodnout přes `/settings decide` a tvoje hodiny zastaví `/vacation start`.

# The hill.
command-hill = Kopec: kdo kde stojí, přihlásit se, vyzvat, odejít
option-hill-do = Co udělat (prázdné: ukázat kopec, nebo vyzvat uvedeného hráče)
option-hill-person = Koho vyzvat: kohokoli do dvou stupňů od tebe
option-hill-game = Hra a pravidla kopce, např. gomoku/renju (prázdné: tvůj, nebo ten s nejvíce lidmi)
choice-do-show = Ukázat
choice-do-challenge = Vyzvat hráče
button-hill-join = Přihlásit se
button-hill-challenge = Vyzvat…
button-hill-leave = Odejít
button-hill-leave-yes = Ano, odejít
week-title = **Týden do { $until }**
week-event = { $event }: dohráno { $over } z { $all } partií.
week-games = Dohrané partie: { $games }, hráčů: { $people }.
week-guesses = 🔮 První v tipování tento měsíc: { $people }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
week-join = { $join }: { $game }
week-king = 👑 { $person } vládne na kopci ({ $game }) od { $since }.
week-longest = Nejdelší partie: { $game } #{ $number }, počet tahů: { $moves }.
week-puzzles = 🧩 Úlohy dne: vyřešeno { $days }, řešitelů: { $people }.
week-open = Hledá se soupeř:
week-streak = { $people }: výher v řadě – { $count }.
week-upset = Překvapení týdne: { $winner } poráží hráče { $loser }, který má rating vyšší o { $gap } (#{ $number }).
hill-title = ⛰️ **Kopec** · { $game }
hill-empty = Na kopci nikdo není. Přihlas se jako první.
hill-king = 👑 { $person } vládne od { $since }. { $count ->
    [one] { $people } je
   *[other] { $people } jsou
} o stupeň níž.
hill-no-king = 👑 Král není. Koruna patří tomu, kdo stojí sám na nejvyšším z několika stupňů.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } vyzývá: { $other }
hill-played = ⚔️ { $one } a { $other } hrají
hill-how = -# Vyzvi kohokoli do { $most } stupňů od sebe. Výhra tě zvedne o stupeň, prohra o stupeň sníží. Kdo dostane výzvu zespodu a do tří dnů ji nepřijme, ztratí stupeň. Po 31 dnech bez partie jsi z kopce dole.
hill-alt-king = Stupeň { $number }, král: { $people }
hill-alt-step = Stupeň { $number }: { $people }
hill-challenge = ⛰️ O kopec. Kdo dostane výzvu zespodu a nepřijme ji, ztratí stupeň.
hill-challenge-free = ⛰️ O kopec.
hill-unanswered = ⛰️ Na kopci se to počítá jako prohra vyzvaného, který stál výš.
hill-unanswered-free = ⛰️ Na kopci se tím nic nemění: vyzvaný nestál výš.
hill-board = ⛰️ O kopec: vítěz jde o stupeň výš.
hill-crowned = 👑 { $person } teď vládne kopci.
hill-whom = Vyber, koho vyzveš.
hill-leave-sure = Odejít z kopce ({ $game })? Znovu se můžeš přihlásit až po jednom dni a začneš na nejnižším stupni. Otevřené výzvy o kopec od tebe i pro tebe skončí.
hill-leave-playing = Tvoje partie o kopec pokračuje, ale dokud na kopci nejsi, pro tebe se nepočítá.
hill-left = Už nejsi na kopci ({ $game }).
refusal-hill-not-on = Nejsi na kopci ({ $game }). Nejdřív se přihlas přes /hill.
refusal-hill-off = Nejsi na kopci ({ $game }).
refusal-hill-on = Na kopci ({ $game }) už jsi, na stupni { $number } z { $count }. Přes /hill můžeš někoho vyzvat nebo odejít.
refusal-hill-self = Vyzvat sebe nejde. Vyber někoho jiného na kopci.
refusal-hill-they-are-not-on = { $person } na kopci není. Vyzvi někoho, kdo tam je, nebo ho pozvi přes /hill.
refusal-hill-too-far = { $person } stojí dál než { $most } stupně. Vyzvi někoho bližšího.
refusal-hill-many-made = Už máš { $most } výzvy o kopec. Nejdřív jednu z nich odehraj.
refusal-hill-many-received = { $person } už má { $most } výzvy o kopec. Vyzvi někoho jiného, nebo počkej.
refusal-hill-meets = Ty a { $person } už o kopec hrajete.
refusal-hill-again = Ty a { $person } jste se nedávno potkali. Nová výzva jde od { $until }.
refusal-hill-no-one = Teď není koho vyzvat: máš dvě výzvy, nebo pro všechny poblíž platí, že jste spolu v posledních 7 dnech hráli nebo byla tvoje výzva stažena. Zkus to později.
refusal-hill-alone = Na tomhle kopci zatím nikdo jiný není. Pozvi někoho přes /hill.
refusal-hill-moved = Kopec se právě změnil. Zkus to znovu.
refusal-hill-game = Tahle partie je o kopec, takže ji hráči nemůžou pozastavit ani zrušit. Můžeš použít /resign nebo /draw a `/vacation start` zastaví tvoje hodiny.
refusal-hills-full = Tento server má { $most } kopců, víc jich být nemůže. Vyber hru jednoho z nich, nebo nech `game` prázdné.
refusal-hills-yours = Tvých kopců na tomto serveru už je { $most }, bez oprávnění Spravovat server je to maximum. Přihlas se na některý z existujících, nebo požádej někoho s tímto oprávněním.
