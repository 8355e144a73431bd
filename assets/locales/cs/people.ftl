# What people set for themselves, and what they ask of each other between the moves.

panel-on = zapnuto
panel-off = vypnuto
panel-none = žádné
panel-done = Hotovo.
panel-toggle = { $name }: { $state }
language = Čeština

command-preferences = Tvůj jazyk, vzhled, připomínky a tiché hodiny
preferences = Tvoje osobní nastavení na všech serverech. Zprávy, které vidí všichni, se řídí nastavením serveru.
preferences-quiet = Tiché hodiny: { $quiet }
preferences-zone = Časové pásmo: { $zone }
preference-language = Jazyk
preference-language-discord = stejný jako Discord
preference-theme = Motiv
theme-wood = Motiv: dřevo
theme-slate = Motiv: břidlice, pro tmavý režim
theme-paper = Motiv: papír, jako v knihách
theme-contrast = Motiv: vysoký kontrast
preference-deck = Balíček karet
deck-coins = Balíček karet: zelené a zlaté s mincemi
deck-suits = Balíček karet: hrací karty
preference-lettering = Desky Pente: sloupce
lettering-server = Desky Pente: sloupce jako na serveru
lettering-with-i = Desky Pente: sloupce s písmenem I
lettering-without-i = Desky Pente: sloupce bez písmene I
preference-reminders = Připomínky
preference-reminders-channel = Připomínky: zmínka v kanálu
preference-reminders-direct = Připomínky: přímá zpráva
preference-reminders-none = Připomínky: žádné
preference-numbers-none = Čísla tahů: žádná
preference-numbers-last = Čísla tahů: několik posledních
preference-numbers-all = Čísla tahů: všechna
preference-forbidden = Ukazovat zakázané průsečíky
preference-confirm = Potvrzovat každý tah
preference-text-board = Deska jako text
preference-turned = Otočení desky: { $degrees }°
preference-auto-vacation = Automatická dovolená
preference-direct-turns = Tahy v přímé zprávě
preference-guessable = Tipy na moje partie
preference-puzzles = Úlohy z mých partií
preference-across = Moje místa na jiných serverech
preference-quiet = Tiché hodiny
preference-quiet-label = Od kdy do kdy?
preference-quiet-example = 23:00-7:30, nebo „off“
preference-zone = Časové pásmo
preference-zone-label = Které časové pásmo nebo město?
preference-zone-example = Europe/Prague nebo Tokyo
preference-reset = Obnovit výchozí
refusal-bad-hours = „{ $written }“ není časové rozmezí. Napiš ho jako 23:00-7:30, nebo „off“, když tiché hodiny nechceš.
refusal-no-such-zone = Časové pásmo „{ $written }“ neexistuje.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to { $nearest }?
} Napiš časové pásmo jako Europe/Prague, nebo velké město jako Tokyo.

confirm-sure = Deska by vypadala takto. Zahrát tento tah?
confirm-play = Ano: { $action }

command-draw = Nabídnout remízu, nebo ji přijmout
option-draw-game = Která z tvých partií (číslo)
command-takeback = Vzít zpět svůj poslední tah (po 30 sekundách se souhlasem ostatních)
option-takeback-game = Která z tvých partií (číslo)
command-abort = Zrušit partii bez výsledku
option-abort-game = Která z tvých partií (číslo)
command-rematch = Odveta s prohozenými barvami
option-rematch-game = Která dohraná partie (prázdné: tvoje poslední zde)
option-board-here = Přesunout partii do tohoto kanálu
option-games-list = Tvoje rozehrané partie, partie v tomto kanálu, volná místa, nebo tvoje dohrané
option-games-game = Jen tato hra
option-games-with = Jen partie s tímto hráčem
choice-list-mine = Moje rozehrané partie, všude
choice-list-channel = Rozehrané partie v tomto kanálu
choice-list-seats = Volná místa v tomto kanálu
choice-list-finished = Moje dohrané partie
command-block = Zablokovat nebo odblokovat hráče
option-block-person = Koho zablokovat nebo odblokovat (prázdné: seznam zablokovaných)
command-privacy = Zjistit, co je o tobě uloženo, stáhnout to, nebo smazat
command-settings = Nastavení serveru a moderování (potřebuje Spravovat server)
command-settings-show = Ukázat a změnit nastavení serveru
option-settings-game = Číslo partie
option-settings-person = Hráč, kterého se to týká
option-settings-decide-person = Vítěz (bot: publikum nebo počítač)
command-settings-end = Ukončit partii bez výsledku
command-settings-void = Anulovat výsledek a přepočítat ratingy
command-settings-decide = Rozhodnout rozehranou nebo dohranou partii (bez hráče: remíza)
command-settings-restore = Obnovit výsledek, jak se hrálo
command-settings-close-season = Uzavřít sezónu
command-settings-extend = Dát hráči na tahu víc času, nejvýš o den
command-settings-ban = Vyloučit hráče ze zdejších partií
command-settings-unban = Zrušit vyloučení hráče
command-settings-log = Ukázat protokol moderování

button-confirm-abort = Ano, zrušit
button-more = Více…
button-guess = Tipovat…
button-vote = Hlasovat…
button-plan = Plán…
button-note = Poznámka…
button-try = Zkusit tahy…
button-draw = Nabídnout remízu
button-takeback = Vzít tah zpět
button-abort = Zrušit partii…
button-replay = Přehrát
button-agree = Souhlasím
button-agree-draw = Přijmout remízu
button-agree-takeback = Povolit tah zpět
button-agree-abort = Souhlasit se zrušením
button-turn-down = Odmítnout
abort-sure = Někdo ještě netáhl, takže tuto partii můžeš zrušit hned, bez výsledku. Zrušit ji? { $game }
abort-sure-alone = Zrušit tuto partii bez výsledku? { $game }
abort-sure-asks = Táhli už všichni, takže ostatní hráči musí souhlasit. Požádat je o zrušení této partie bez výsledku? { $game }
abort-sure-asks-one = Tuto partii teď jde zrušit, jen když s tím souhlasí { $person }. Požádat o zrušení bez výsledku? { $game }
broken-off-aborted = Partie zrušena bez výsledku.
broken-off-ended-by-server = Moderátor ukončil tuto partii bez výsledku.
end-adjudicated = rozhodl moderátor
end-no-result = bez výsledku
offer-draw = 🤝 { $person } nabízí remízu. Čeká se na odpověď: { $people }.
offer-draw-crowd = 🤝 { $person } nabízí remízu. Pokud ji chceš, stiskni { $vote } a vyber „Přijmout remízu“.
offer-takeback = ↩️ { $person } chce vzít zpět tah { $action }{ $more ->
    [none] {""}
   *[other] , a s ním i { $more }
}. Čeká se na odpověď: { $people }.
undone-choice = „{ $action }“
declined-draw = 🤝 Nabídka remízy byla odmítnuta ({ $person }).
declined-draw-early = 🤝 Nabídka remízy byla odmítnuta ({ $person }). Před { $from }. tahem { -narabe } remízu nepřijímá.
declined-takeback = ↩️ Žádost o vzetí tahu zpět byla odmítnuta ({ $person }).
declined-abort = Žádost o zrušení partie byla odmítnuta ({ $person }).
declined-who = Proti: { $person }.
offer-withdrawn = Žádost byla stažena ({ $person }).
lapsed-draw = 🤝 Nabídka remízy už neplatí ({ $person }).
lapsed-takeback = ↩️ Žádost o vzetí tahu zpět už neplatí ({ $person }).
lapsed-abort = Žádost o zrušení partie už neplatí ({ $person }).
lapsed-hints = 💡 Žádost o nápovědy už neplatí ({ $person }).
offer-abort = { $person } chce partii zrušit bez výsledku. Čeká se na odpověď: { $people }.
was-taken-back = ↩️ { $person } bere zpět { $count ->
    [1] tah
   *[other] tah a vše po něm
}.
you-are-asked = { $people }, { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: novější deska { $link }
no-result = Bez výsledku.
refusal-no-offer = V této partii teď není žádná nabídka. Remízu nabídneš pomocí /draw, tah vezmeš zpět pomocí /takeback.
refusal-others-answer = Na to mohou odpovědět jen: { $people }.{ $own ->
    [yes] {" "}Svou nabídku stáhneš tlačítkem **{ $decline }**.
   *[no] {" "}Tvůj souhlas už tu je.
}
refusal-offer-stands = { $turn ->
    [yes] Nabídka už tu je, jejím autorem je { $person }. Nejdřív na ni odpověz tlačítky pod deskou, nebo prostě hraj: další tah ji zruší.
   *[no] Nabídka už tu je, jejím autorem je { $person }. Nejdřív na ni odpověz tlačítky pod deskou. Další tah ji zruší.
}
refusal-offer-yours = { $turn ->
    [yes] Tvoje nabídka už je odeslaná. Počkej na odpověď, stáhni ji tlačítkem **{ $decline }**, nebo prostě hraj: další tah ji zruší.
   *[no] Tvoje nabídka už je odeslaná. Počkej na odpověď, nebo ji stáhni tlačítkem **{ $decline }** pod deskou. Další tah ji zruší.
}
refusal-offer-crowd = Tvoje nabídka remízy už je odeslaná a publikum pro ni teď může hlasovat. Příští tah publika ji zruší.
refusal-asked-already = V tomto tahu už tvoje žádost padla. Znovu to půjde po příštím tahu.
refusal-no-draw-now = Teď remízu nabídnout nejde. Hraj dál, nebo použij /resign.
refusal-draw-thinking = { $machine } přemýšlí. Remízu nabídni po tomto tahu.
refusal-nothing-to-take-back = Nemáš tah, který by šlo vzít zpět.
refusal-moves-within = Partii jde přesunout jen v rámci jejího serveru. Tato je tady: { $place }. Použij /board tam.
refusal-no-game-over-here = V tomto kanálu nemáš žádné dohrané partie. Začni partii pomocí /challenge.

list-mine = Tvoje rozehrané partie, nejdřív ty, které čekají na tebe:
list-mine-none = Nemáš žádné rozehrané partie. Začni partii pomocí /challenge.
list-channel = Rozehrané partie v tomto kanálu, nejnaléhavější první:
list-channel-none = V tomto kanálu nikdo nehraje. Začni partii pomocí /challenge.
list-seats = Volná místa v tomto kanálu:
list-seats-none = V tomto kanálu není volné místo. Nabídni ho pomocí /challenge.
list-seat = { $game }, nabízí { $author }, volná místa: { $free }
list-free = volná místa: { $free }
list-away = 🏖️ { $people } na dovolené
list-finished = Tvoje dohrané partie, nejnovější první:
list-open = K desce
list-due = tah { $when }
list-expires = vyprší { $when }
list-across = z jiného serveru
across-joined = Máš místo v partii #{ $number }, která se hraje na jiném serveru. Tvoje tahy přijdou přímou zprávou a desku tam otevře **{ button-mine }**. Partii vypíše i `/games`.
refusal-across-rematch = Někdo z vás byl na jiném serveru, takže tato partie nemá odvetu. `/challenge` bez soupeře nabídne nové místo, které se ukáže i tam.
list-last = poslední tah { $when }
list-your-move = ▶ **Tvůj tah**
list-your-answer = ▶ **Tvoje odpověď**
list-against = { $game } vs. { $people }
list-beside = { $game }, spolu: { $mates }, proti: { $people }
list-between = { $game }: { $people }
list-in-set = { $game } ({ $part } ze 2)
list-stone = { $stone } { $game }
list-finished-none = Žádné dohrané partie neodpovídají.
list-no-match = Žádné partie neodpovídají.
page-back = ◀ Zpět
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Další ▶

settings = Nastavení serveru. Když nevybereš žádné kanály nebo hry, jsou povoleny všechny.
    Vyloučeni: { $count ->
        [0] nikdo
       *[other] { $barred }
    }
    Moderování partií a hráčů: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] jeden člověk, jehož údaje byly smazány
    [few] { $count } lidé, jejichž údaje byly smazány
   *[other] { $count } lidí, jejichž údaje byly smazány
}
settings-default-line = Výchozí hra: { $game }
settings-limits-line = Rozehraných partií: nejvýš { $person } na hráče a { $channel } na kanál
settings-rule-sets-line = Varianty pravidel: { $count ->
        [0] všechny
       *[other] { $names }
    }
settings-usual-game = { $game } (nenastaveno)
setting-channels = Kanály, kde mohou partie začínat
setting-games = Hry, které se tu hrají
setting-policy = Jak se posílají desky
policy-edit = upravovat jednu zprávu
policy-relay = nová zpráva na každý tah, starou smazat
policy-keep = nová zpráva na každý tah, staré nechat
policy-thread = vlákno pro každou partii
thread-refused = Tento server chce pro každou partii vlákno, ale bot ho tady vytvořit nemůže. Potřebuje oprávnění „Vytvářet veřejná vlákna“. Partie zůstává v tomto kanálu.
setting-casual = Hodnocené partie
setting-pace = Výchozí hodiny
setting-pace-none = bez hodin (nikdy se nehodnotí)
setting-default = Výchozí hra
setting-default-label = Která hra a varianta pravidel?
setting-default-example = { $game }, nebo - pro žádnou
setting-rule-sets = Varianty pravidel
setting-rule-sets-label = Jen tyto, s čárkami (- pro všechny)
setting-limits = Limity
setting-limits-label = Partií na hráče, partií na kanál?
setting-limits-example = 10 50, nebo - pro výchozí
setting-lettering = Písmeno I na deskách Pente
settings-ratings = **Zdejší ratingy**
    • Pro umístění v žebříčku jsou třeba hodnocené partie ({ $games }), různí soupeři ({ $opponents }), odchylka nejvýš { $deviation } a hodnocená partie ne starší než { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }. Změny platí hned.
    • Partie hráče se počítají, pokud na jejich začátku má účet aspoň { $account ->
        [one] { $account } den
        [few] { $account } dny
       *[other] { $account } dní
    } a je na tomto serveru aspoň { $member ->
        [one] { $member } den
        [few] { $member } dny
       *[other] { $member } dní
    }.
    • První, druhá, třetí … partie týchž dvou hráčů během 30 dní se počítá na { $weights } %. Poslední číslo platí pro všechny další partie.
    • { $plain ->
        [no] Prosté gomoku, malé desky a handicapy Gomoku Roku se nepočítají, to je vypnuté.
       *[yes] Prosté gomoku, malé desky a handicapy Gomoku Roku se počítají také.
    } Výhoda začínajícího je součástí očekávaného výsledku.
    Změny stáří a vah platí pro partie, které skončí od této chvíle. Co se už započítalo, zůstává.
setting-odd = Prosté gomoku se počítá
setting-ranked = Umístění v žebříčku…
setting-ranked-label = Partie, soupeři, odchylka, dny?
setting-ranked-example = 10 3 110 60, nebo - pro výchozí
setting-ages = Nové účty…
setting-ages-label = Dní od registrace, dní na serveru?
setting-ages-example = 14 3, nebo - pro výchozí
setting-none = Žádné
setting-guesses = Hádání tahů
setting-own-puzzles = Úlohy ze zdejších partií
setting-across = Volná místa i na jiných serverech
setting-results = Výsledky se zveřejňují v
setting-role-champion = Vítězové poslední ligy nebo posledního turnaje, který založil někdo ze správy serveru
setting-role-first = První v žebříčku
setting-role-king = Králové kopců, na které se přihlásil někdo ze správy serveru
setting-role-season = První v žebříčku minulé sezóny
setting-role-seats = Zmíněná u volných míst, nejvýš jednou za 15 minut. Povol všem tuto roli zmiňovat.
setting-role-title = Držitelé titulu, třeba Šógun (tři výhry v řadě proti stejnému soupeři)
setting-role-top = První tři v žebříčku
setting-role-voters = Smí hlasovat v partiích proti publiku po třech dnech zde (bez role: všichni)
setting-roles = Role a výsledky…
setting-week = Souhrn týdne se zveřejňuje v (pondělí, 10:00 UTC)
setting-puzzle = Úloha dne se zveřejňuje v (po 10:00 UTC)
setting-weights = Opakované dvojice…
setting-weights-label = Procenta první, druhé … partie?
setting-weights-example = 100 100 50 25 0, nebo - pro výchozí
refusal-bad-ranked = „{ $written }“ nejde přečíst jako podmínky žebříčku. Napiš čtyři čísla jako 10 3 110 60: partie (1 až 1000), soupeři (1 až 100), odchylka (45 až 350) a dny (1 až 3650).
refusal-bad-ages = „{ $written }“ nejde přečíst jako dva počty dní. Napiš je jako 14 3, každý od 0 do 3650: dny od registrace a dny na serveru.
refusal-bad-weights = „{ $written }“ nejde přečíst jako váhy. Napiš nejvýš 20 čísel od 0 do 100, třeba 100 100 50 25 0.
refusal-bad-limits = „{ $written }“ nemůže být dvojice limitů. Napiš dvě čísla jako 10 50: 1 až { $person } partií na hráče a 1 až { $channel } na kanál.
refusal-setting-no-choice = Nedalo by se hrát nic: povolené varianty pravidel ({ $sets }) nepatří k žádné z povolených her ({ $games }). Změň nejdřív druhé nastavení, nebo ho vyprázdni.
refusal-setting-default-not-here = Výchozí hra by byla { $game }, a ta tu není povolená. Povoleno: { $known }. Vyber jinou výchozí hru (- pro žádnou), nebo ji nejdřív povol.
refusal-setting-default-alone = { $game } je pro jednoho hráče, ale výchozí hra je pro výzvy ostatním. Vyber jinou.
refusal-settings-need-server = Nastavení serveru existuje jen na serverech. Použij `/settings show` v kanálu serveru. Tvoje vlastní je v /preferences.
refusal-role-of-everyone = Vyber jinou roli: tuto mají všichni.
refusal-roles-need-right = Dej nejdřív botovi oprávnění „Spravovat role“ a pak vyber roli znovu.
refusal-role-out-of-reach = Tuto roli bot udělit nemůže: je nad jeho vlastní nebo patří integraci. Přesuň roli bota nad ni (Nastavení serveru, Role), nebo vyber jinou.
roles-gone = ⚠️ Jedna z těchto rolí už neexistuje. Vyber jinou, nebo žádnou.
roles-refused = ⚠️ Discord odmítl roli (kód { $code }). Dej botovi oprávnění „Spravovat role“ a přesuň jeho vlastní roli nad role, které má udělovat: Nastavení serveru, Role.
settings-back = Zpět
settings-roles = **Role a výsledky**
    Členové dostávají tyto role podle odehraných partií a ztrácejí je, když přijde řada na někoho jiného. Kontrola probíhá každých deset minut.
refusal-settings-need-right = K tomu potřebuješ oprávnění „Spravovat server“. Tvoje vlastní nastavení je v /preferences.
refusal-deed-needs-person = Řekni, kdo: vyber hráče ve volbě `person`.
refusal-ban-self = Vyloučit sebe nejde. Vyber někoho jiného.
refusal-ban-narabe = { -narabe } vyloučit nejde. Vyber člověka.
refusal-settings-full = Na tuto změnu už není místo, protože je tu příliš mnoho vyloučených. Nejdřív zruš něčí vyloučení: `/settings unban`
refusal-not-banned = { $person } tu není mezi vyloučenými, takže není co rušit. Co se dělo, vypíše `/settings log`.
refusal-deed-not-now = To s touto partií teď nejde. Můžeš ukončit otevřené nebo rozehrané partie, prodloužit rozehrané, rozhodnout rozehrané nebo dohrané a anulovat nebo obnovit dohrané.
refusal-decide-left = Tento hráč partii opustil, takže ji nemůže vyhrát. Vyber jiného vítěze, nebo partii ukonči bez výsledku pomocí `/settings end`.
refusal-decide-automa = Za automu hraje sama hra a nelze ji prohlásit za poraženou. Můžeš rozhodnout pro automu nebo pro remízu, nebo partii ukončit bez výsledku pomocí `/settings end`.
refusal-no-crowd = { -narabe } v této partii nehraje. Vyber jednoho z jejích hráčů, nebo nikoho pro remízu.
refusal-not-their-game = { $person } v této partii nehraje. Vyber jednoho z jejích hráčů, nebo nikoho pro remízu.
refusal-no-deadline = Tato partie nemá lhůtu, kterou by šlo prodloužit.
did-end = Partie #{ $number } skončila bez výsledku.
did-end-event = V soutěži nikomu nepřináší body. Výsledek jí ještě můžeš dát: `/settings decide`
did-adjudicate = Partie #{ $number } je rozhodnutá.
did-extend = Hráč na tahu v partii #{ $number } má { $minutes ->
    [5] o pět minut
    [60] o hodinu
   *[other] o den
} víc.
did-bar = { $person } tu už nemůže začínat partie ani se k nim přidávat. Rozehrané partie pokračují.
did-unbar = { $person } tu zase může hrát.
did-bar-events = Tím končí i účast v: { $events }.
did-unbar-events = Účast v { $events } zůstává zrušená. Do 48 hodin po vyloučení může hráče vrátit pořadatel: `/events do:Vrátit hráče (pořadatelé)`
audit = Protokol moderování, nejnovější první:
audit-detail = { $line }: { $detail }
audit-draw = remíza
audit-machine = počítač
audit-win = vyhrává { $winner }
# What someone has done, behind their name.
audit-act-end = ukončuje partii { $game }
audit-act-extend = dává víc času v partii { $game }
audit-act-adjudicate = rozhoduje partii { $game }
audit-act-void = anuluje výsledek partie { $game }
audit-act-restore = obnovuje výsledek partie { $game }
audit-act-close-season = uzavírá sezónu
audit-act-bar = vylučuje hráče { $person }
audit-out-of = bez účasti v { $events }
audit-act-unbar = ruší vyloučení hráče { $person }
audit-act-make-event = vytváří soutěž
audit-act-start-event = zahajuje soutěž
audit-act-cancel-event = ruší soutěž
audit-act-remove-entrant = odebírá hráče { $person } ze soutěže
audit-act-put-back = vrací hráče { $person } do soutěže
audit-act-move-event = přesouvá soutěž
audit-act-set-channels = nastavuje kanály pro partie
audit-act-set-games = nastavuje hry
audit-act-set-policy = nastavuje, jak se posílají desky
audit-act-set-casual = nastavuje, zda se partie hodnotí
audit-act-set-language = nastavuje jazyk
audit-act-set-theme = nastavuje motiv
audit-act-set-deck = nastavuje karty
audit-act-set-lettering = nastavuje písmeno I na deskách Pente
audit-act-set-pace = nastavuje výchozí hodiny
audit-act-set-rule-sets = nastavuje varianty pravidel
audit-act-set-default = nastavuje výchozí hru
audit-act-set-limits = nastavuje limity
audit-act-set-odd = nastavuje, zda se počítá prosté gomoku
audit-act-set-ranked = nastavuje podmínky žebříčku
audit-act-set-ages = nastavuje pravidla pro nové účty
audit-act-set-weights = nastavuje váhy opakovaných dvojic
audit-act-set-role-king = nastavuje roli králů kopců
audit-act-set-role-champion = nastavuje roli vítězů soutěží
audit-act-set-role-first = nastavuje roli prvního v žebříčku
audit-act-set-role-top = nastavuje roli prvních tří
audit-act-set-role-season = nastavuje roli prvního v sezóně
audit-act-set-role-title = nastavuje roli držitelů titulu
audit-act-set-role-seats = nastavuje roli zmiňovanou u volných míst
audit-act-set-role-voters = nastavuje roli hlasujících
audit-act-set-results = nastavuje kanál pro výsledky
audit-act-set-week = nastavuje kanál pro souhrn týdne
audit-act-set-puzzle = nastavuje kanál pro úlohy
audit-act-set-guesses = nastavuje, zda jde tipovat tahy
audit-act-set-own-puzzles = nastavuje, zda jsou úlohy ze zdejších partií
audit-act-set-across = nastavuje, zda se volná místa ukazují i jinde
# The new value of a setting, behind what someone has done.
audit-none = žádné
audit-default = výchozí
audit-all-channels = všechny kanály
audit-all-games = všechny hry
audit-all-rule-sets = všechny varianty pravidel
audit-theme-wood = dřevo
audit-theme-slate = břidlice
audit-theme-paper = papír
audit-theme-contrast = vysoký kontrast
audit-deck-coins = zelené a zlaté s mincemi
audit-deck-suits = hrací karty
audit-limits = nejvýš { $person ->
    [one] { $person } rozehraná partie
    [few] { $person } rozehrané partie
    [many] { $person } rozehrané partie
   *[other] { $person } rozehraných partií
} na hráče a { $channel } na kanál
audit-ranked = aspoň { $games ->
    [one] { $games } hodnocená partie
    [few] { $games } hodnocené partie
    [many] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
}, { $opponents ->
    [one] { $opponents } soupeř
    [few] { $opponents } různí soupeři
    [many] { $opponents } různého soupeře
   *[other] { $opponents } různých soupeřů
}, odchylka nejvýš { $deviation }, hodnocená partie ne starší než { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
audit-ages = účet aspoň { $account ->
    [one] { $account } den
    [few] { $account } dny
    [many] { $account } dne
   *[other] { $account } dní
}, na serveru aspoň { $member ->
    [one] { $member } den
    [few] { $member } dny
    [many] { $member } dne
   *[other] { $member } dní
}
audit-weights = { $weights } % za první, druhou, třetí … partii
audit-empty = Protokol moderování je prázdný.
refusal-channel-not-here = V tomto kanálu partie začínat nemohou. Hraj tady: { $known }.
refusal-game-not-here = Tento server nenabízí { $game }. Nabízí: { $known }.
refusal-you-are-barred = Nemůžeš tu začínat partie ani se k nim přidávat (rozhodnutí moderátorů serveru). Tvoje rozehrané partie pokračují a na jiných serverech hrát můžeš.
refusal-they-are-barred = { $person } tu nesmí hrát (rozhodnutí moderátorů serveru). Vyzvi někoho jiného.
refusal-blocked = Hráče { $person } nemůžeš vyzvat. Vyzvi někoho jiného.
refusal-you-blocked = { $person } je mezi tvými zablokovanými. Nejdřív blokování zruš pomocí /block.
refusal-block-self = Zablokovat sebe nejde. Vyber někoho jiného.
refusal-block-bot = Boti nikoho nevyzývají, takže není co blokovat. Vyber člověka.
blocked-list = { $count ->
    [0] Nemáš nikoho zablokovaného. Použij /block a vyber hráče.
   *[other] Máš zablokované: { $people }. Blokování zrušíš tak, že použiješ /block a vybereš hráče znovu.
}
blocked-now = { $person } je teď mezi tvými zablokovanými: žádné další výzvy tobě a žádné obsazování tvých volných míst. Tvoje rozehrané partie pokračují. V soutěžích a na kopci to neplatí.
unblocked-now = { $person } už není mezi tvými zablokovanými a může tě zase vyzvat.

privacy = • **Co je o tobě uloženo**: tvoje ID uživatele na Discordu a odkdy je známé. Tvoje partie s tahy, časy, kanály a výsledky. Tvoje volby v /preferences a tvoje vyřešené lekce. Koho blokuješ přes /block. Tvoje dovolené. Ratingy z tvých partií. Tvoje pokusy o úlohy dne. Tvoje plány, poznámky, tipy a hlasy. Ligy, turnaje a kopce s tvou účastí. Role, které máš od bota. Co o tobě rozhodli moderátoři a tvoje vlastní moderování. Pro každý server, kde hraješ: tvoje tamní zobrazované jméno, den vstupu a poslední známý den členství. Nic z toho, co píšeš v kanálech, a žádné obrázky.
    • **Na jak dlouho**: partie, ratingy, úlohy a účast po dobu provozu bota, ostatní, dokud to nezměníš. Plány se smažou po odehrání nebo zneplatnění, tipy a hlasy týden po sečtení. Poznámky potřebné k odpovědím tobě se smažou do hodiny. Třicet dní poté, co server bota odebere, nebo po posledním tahu nebo pokusu o úlohu na něm, pokud byl později, se smaže vše o tomto serveru.
    • **Co můžeš udělat**: stáhnout vše jako soubor, nebo to smazat. Když to smažeš, tvoje rozehrané partie skončí, tvé místo zaujme hráč beze jména a výsledky a ratingy ostatních zůstanou správné. Pokud tě některý server vyloučil z partií, vyloučení zůstává, ale místo tvého ID se uloží solený hash.
link-terms = Podmínky
link-privacy = Zásady ochrany soukromí
link-support = Podpora
privacy-export = Stáhnout vše
privacy-delete = Smazat…
privacy-delete-yes = Ano, smazat o mně vše
privacy-sure = Když stiskneš tlačítko, smaže se o tobě vše, na všech serverech:
    • { $games ->
        [0] Nemáš žádné rozehrané partie.
        [one] Tvoje rozehraná partie skončí jako vzdaná.
        [few] Tvoje { $games } rozehrané partie skončí jako vzdané.
       *[other] Tvých { $games } rozehraných partií skončí jako vzdané.
    }
    • V dohraných partiích bude místo tvého jména číslo, např. 👤1.
    • Zprávy, které už v kanálech jsou, zůstanou beze změny, i když je v nich tvoje jméno.
    Vrátit to nemůže nikdo.
privacy-exported = Všechno, co je o tobě uloženo:
refusal-data-too-large = Tvoje data jsou větší, než Discord přijme v jedné zprávě. Požádej o kopii provozovatele { -narabe }.
rights-note = -# Tady chybí oprávnění: { $rights }. Může je udělit někdo, kdo spravuje server.
channels-note = -# Bot nemůže ukazovat desky tady: { $channels }. Potřebuje tam oprávnění Zobrazit kanál, Posílat zprávy a Přikládat soubory.
broken-off-server-gone = Partie zrušena: server odebral bota.
refusal-too-many-commands = To je víc než { $most ->
    [one] { $most } příkaz
    [few] { $most } příkazy
   *[other] { $most } příkazů
} za minutu. Chvíli počkej. Tlačítka fungují dál.
refusal-too-many-presses = To je víc než { $most } stisků tlačítek a formulářů za minutu. Chvíli počkej a pak to stiskni znovu.
refusal-work-under-way = Bot ještě kreslí, co se žádalo předtím. Počkej, až to bude, a pak to zkus znovu.
refusal-too-much-work = Právě se kreslí hodně obrázků. Zkus to znovu za minutu.
refusal-too-costly = Přehrát tuto partii trvá moc dlouho. Zkus to s méně tahy.

# How a board looks to one person alone.
button-mine = Můj pohled
option-board-text = Deska jako text, řádek po řádku, jen pro tebe
preference-zoom = Přiblížit dění
board-in-file = Deska jako text je v souboru níže.
refusal-no-game-to-show = V tomto kanálu není rozehraná ani dohraná partie. Uveď číslo partie. Tvoje vypíše /games.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (úroveň { $level })
strip-days = { $count } d
strip-hours = { $count } h
strip-minutes = { $count } min

week-offer = **Souhrn týdne?**
    Dohrálo se tu už deset partií. V pondělí může bot zveřejnit, co se dělo: partie, série, otevřené výzvy. Nikoho nezmiňuje. Vyber kanál, nebo to nech, jak to je: vidíš to jen ty a jen jednou. Je to i v `/settings show`.
greeting = 👋 { -narabe } je tady: pět v řadě a příbuzné hry, v tomto kanálu i v kterémkoli jiném. `/challenge` začne partii, /help ukáže vše. Pokud tento server spravuješ, nastav ho:
setup-open = Nastavit
setup = **Nastav { -narabe } pro tento server**
    Spravuješ tento server, takže tohle vidíš jen ty a jen jednou. Všechno jde později změnit pomocí `/settings show`.
setup-step = **Krok { $number }.** { $name }
setup-language = Jazyk veřejných zpráv
setup-permissions = **Oprávnění v tomto kanálu**
setup-has = ✓ { $name }: povoleno
setup-lacks = ✗ { $name }: partie ho potřebují. Povol ho pro { -narabe } v nastavení kanálu a pak to ověř znovu.
setup-lacks-roles = ○ { $name }: potřebné jen pro role hráčů. Pokud je chceš používat, povol to pro { -narabe } v nastavení serveru.
setup-test = Ověřit znovu
setup-all = Všechna nastavení
