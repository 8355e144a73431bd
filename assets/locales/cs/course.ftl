# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = automa
machine-did = 🤖 Automa: { $action }.
machine-level = { -narabe } (úroveň { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } přemýšlí.
machine-stands-in = ⚠️ Engine „{ $engine }“ selhal. Zbytek partie za něj dohraje { $machine }.
machine-tally = 🤖 { $person } proti { $machine }: výher { $wins }, remíz { $draws }, proher { $losses }.
profile-machine = 🤖 { $game }, proti { $machine }: výher { $wins }, remíz { $draws }, proher { $losses }
play-machine = Hrát s { -narabe }
level-choice = { $level ->
    [1] Úroveň 1, pro začátečníky
    [8] Úroveň 8, nejsilnější
   *[other] Úroveň { $level }
}

action-letter = Řádek { $a }
action-n-takes-n-n = { $a }, zajme { $b } a { $c }
action-place = Položit kostku
action-move = Přesunout kostku
action-fight = Souboj
action-surprise = Překvapení: přesunout kartu
action-place-r2 = Červená 2
action-place-r4 = Červená 4
action-place-r6 = Červená 6
action-place-b1 = Černá 1
action-place-b3 = Černá 3
action-place-b5 = Černá 5
action-place-w1 = Bílá 1
name-r2 = červená 2
name-r4 = červená 4
name-r6 = červená 6
name-b1 = černá 1
name-b3 = černá 3
name-b5 = černá 5
name-w1 = bílá 1
did-place-n = kostka na kartu { $a }
did-place-n-on-n = { $a } na kartu { $b }
did-move-n-to-n = kostka z karty { $a } na kartu { $b }
did-fight-n = souboj na kartě { $a }
did-surprise-n-to-n = Překvapení: přesunuta karta { $a }
action-place-n = Položit kostku na kartu { $a }
action-place-n-on-n = Na kartu { $b }: { $a }
action-move-n = Horní kostka karty { $a }
action-move-n-to-n = Přesunout kostku z karty { $a } na kartu { $b }
action-fight-n = Souboj na kartě { $a }
action-surprise-n = Karta { $a }
action-surprise-n-to-n = Překvapení: karta { $a } jde na { $b }

outlook-goes-on = cena { $dots }, { outlook-target }; zůstáváš pozadu a táhneš znovu
outlook-passes = cena { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] na { $target }
   *[other] přes { $past } na { $target }
}
outlook-beside-ahead = před černým, ten začíná
outlook-beside-behind = za černým, takže začíná bílý
status-track-targets = Na dráze jsi pozadu o { $by }. Tvůj kámen na dráze postoupí o tolik kruhů, kolik teček má kruh, který vybereš: { $targets }.
status-track-targets-past = { status-track-targets } { $past } přeskočí { $rival }, kde je druhý kámen na dráze, a jde o jeden dál.

button-again = Odveta
button-next = Další dějství
button-next-ninuki = Další krok
button-again-me = Začínám já
button-again-them = Začíná soupeř
button-next-me = Začínám já
button-next-them = Začíná soupeř
button-accept-me = Přijmout, začínám já
button-accept-them = Přijmout, začne soupeř
first-invited = Kdo začne, vybírá poražený z minulé partie.
loser-chooses = Minulou partii vyhrál soupeř, takže kdo začne, vybíráš ty.

new-rokumon-act-2 = **{ $next }** má sedm karet položených jako cihly, tři nad čtyřmi. Řady jsou tu vodorovné: tři horní, nebo tři vedle sebe ze čtyř dolních.
new-rokumon-act-3 = **{ $next }**: čísla na kostkách se počítají. Dvě kostky různých stran na jedné kartě se mohou utkat a nižší se vrátí svému majiteli.
new-rokumon-act-4 = **{ $next }** přidává Překvapení: jednou za partii smí každý hráč přesunout kartu se vším, co na ní leží. Řady pak mohou být i šikmé. **!** vedle zásoby: ještě k použití.
new-rokumon-act-5 = **{ $next }** otočí jednu kartu lícem dolů. Je to pevnost: smí na ni a z ní kterákoli kostka.
new-ninuki-breaking = **{ $next }**: pětka nevyhrála, dokud ji zajetí ještě může přerušit. Zkontroluj to, než dokončíš svou.
new-ninuki-ninuki = **{ $next }**: nikdo nesmí jedním kamenem vytvořit dvě volné trojky, ledaže jím něco zajme nebo vytvoří vítěznou řadu.

refusal-challenge-machine = Tady hraješ o samotě proti automě. Začínáš ty a partie se nehodnotí. Vynech `opponent`, `starts` a `rated`.
refusal-challenge-place = Tato partie má méně míst. Soupeře zadej jako `opponent`.
refusal-challenge-seats = Vyber v `game` hru pro { $seats }: { $known }.
refusal-seats-known = Pro { $seats }: { $known }.
refusal-no-such-level = { $engines ->
    [0] Úroveň „{ $written }“ neexistuje. Vyber od { $least } do { $most }.
   *[other] Úroveň „{ $written }“ neexistuje. Vyber od { $least } do { $most }, nebo engine: { $known }.
}
refusal-no-engine = Podle těchto pravidel tu zatím žádný engine nehraje: { $rules }. Proti němu můžeš hrát tato: { $known }.
refusal-no-levels = Podle těchto pravidel proti tobě hraje automa, která nemá úrovně: { $rules }. Vynech `level`.
refusal-machines-busy = { -narabe } teď přemýšlí nad vším, co zvládne, pro tebe nebo pro jiné. Zkus to znovu za minutu.
refusal-machine-alone = Proti { -narabe } hraješ jen ty. { $level ->
    [yes] Vynech ostatní hráče, nebo je vyzvi a vynech `level`.
   *[no] Zadej buď { -narabe }, nebo ostatní hráče.
}
machines-fill = { $machine } obsadí { $count ->
    [one] zbývající místo
    [few] zbývající { $count } místa
    [many] zbývajícího { $count } místa
   *[other] zbývajících { $count } míst
}. Aby místa zůstala volná pro lidi, vynech `level` a { -narabe }.
refusal-machine-clock = Partie s { -narabe } nemají hodiny. Vynech `clock`.
refusal-follows-already = Tato partie už existuje: #{ $number }. Přijmi ji, odmítni, nebo stáhni pod její vlastní zprávou. Kde je, ukáže /games.
refusal-follows-running = Tuto partii už hraješ: #{ $number }. Nejdřív ji dohraj. Kde je, ukáže /games.
refusal-not-over = Tato partie ještě neskončila. Odvetu můžeš mít potom.
refusal-nameless-rematch = Data jedné z osob v této partii byla smazána, takže odveta není možná. Začni novou partii pomocí /challenge.
refusal-not-your-sequel = Z této partie mohou pokračovat jen: { $people }. Začni vlastní pomocí /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Zahájení (swap2): jeden hráč položí tři kameny, druhý si vybere barvu, nebo přidá dva kameny a volbu nechá prvnímu.
brief-gomoku-opening-swap = > Zahájení (swap): jeden hráč položí tři kameny, druhý si vybere barvu.
brief-gomoku-opening-rif = > Zahájení (RIF): jeden hráč položí tři kameny, druhý může vyměnit barvy. Pro kámen 5 nabídne černý dva průsečíky a bílý jeden vybere.
brief-gomoku-opening-yamaguchi = > Zahájení (Yamaguchi): jeden hráč položí tři kameny a řekne, kolik průsečíků se nabídne pro kámen 5, druhý může vyměnit barvy. Bílý jeden z průsečíků vybere.
brief-gomoku-opening-tarannikov = > Zahájení (Tarannikov): kameny 1 až 5 zůstávají blízko středu a po každém z nich může druhý hráč vyměnit barvy.
brief-gomoku-opening-soosorv-8 = > Zahájení (Soosorv-8): jeden hráč položí tři kameny, druhý může vyměnit barvy. Bílý řekne, kolik průsečíků se nabídne pro kámen 5, černý může barvy vyměnit a bílý jeden z průsečíků vybere.
brief-gomoku-opening-taraguchi-10 = > Zahájení (Taraguchi-10): kameny 1 až 4 zůstávají blízko středu a po každém jde vyměnit barvy. Kámen 5 zůstává také blízko, nebo pro něj černý nabídne deset průsečíků.
brief-gomoku-opening-sakata = > Zahájení (Sakata): jeden hráč položí tři kameny, druhý dva. První si vybere barvu, nebo přidá dva kameny a volbu nechá druhému.
brief-ninuki-opening-swap = > Zahájení (swap): jeden hráč položí čtyři kameny, druhý si vybere barvu.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Všechna pravidla, s obrázky: `/rules game:{ $rules }`
aim-gomoku-five = > Vyhraješ, když dáš pět nebo více svých kamenů do řady (vodorovně, svisle nebo šikmo).
aim-gomoku-exactly-five = > Vyhraješ, když dáš přesně pět svých kamenů do řady (vodorovně, svisle nebo šikmo).
aim-gomoku-renju = > Vyhraješ, když dáš pět svých kamenů do řady (vodorovně, svisle nebo šikmo): černý přesně pět, bílý pět nebo více.
aim-gomoku-any-blocked = > Pětka, která má aspoň na jednom konci soupeřův kámen, nevyhrává.
aim-gomoku-both-blocked = > Pětka, která má na obou koncích soupeřovy kameny, nevyhrává.
aim-gomoku-bans-renju = > Černý nesmí vytvořit vidličku 3×3, vidličku 4×4 ani šest a více v řadě. Bílý smí.
aim-gomoku-bans-black-three = > Černý nesmí vytvořit vidličku 3×3. Bílý smí.
aim-gomoku-bans-black-three-six = > Černý nesmí vytvořit vidličku 3×3 ani šest a více v řadě. Bílý smí.
aim-gomoku-bans-black = > Některé tahy má černý zakázané.
aim-gomoku-bans-three = > Nikdo nesmí vytvořit vidličku 3×3, dvě trojky jedním kamenem.
aim-gomoku-bans = > Některé tahy jsou zakázané.
aim-gomoku-foul-loses = > Zakázaný tah prohrává a deska ho neoznačuje.
aim-ninuki-five = > Vyhraješ, když dáš pět nebo více vlastních kamenů do řady (vodorovně, svisle nebo šikmo).
aim-ninuki-exactly-five = > Vyhraješ, když dáš přesně pět vlastních kamenů do řady (vodorovně, svisle nebo šikmo).
aim-ninuki-five-teams = > Dej pět nebo více vlastních kamenů do řady (vodorovně, svisle nebo šikmo). Spoluhráč vyhrává s tebou.
aim-ninuki-exactly-five-teams = > Dej přesně pět vlastních kamenů do řady (vodorovně, svisle nebo šikmo). Spoluhráč vyhrává s tebou.
aim-ninuki-four = > Vyhraješ, když dáš čtyři nebo více vlastních kamenů do řady (vodorovně, svisle nebo šikmo).
aim-ninuki-exactly-four = > Vyhraješ, když dáš přesně čtyři vlastní kameny do řady (vodorovně, svisle nebo šikmo).
aim-ninuki-pairs = > Zajmi dva sousední kameny soupeře tak, že na každý konec dáš svůj kámen.
aim-ninuki-pairs-and-threes = > Zajmi dva nebo tři sousední kameny soupeře tak, že na každý konec dáš svůj kámen.
aim-ninuki-pairs-teams = > Zajmi dva sousední kameny jiného hráče tak, že na každý konec dáš svůj kámen. Za kameny spoluhráče nic není.
aim-ninuki-pairs-and-threes-teams = > Zajmi dva nebo tři sousední kameny jiného hráče tak, že na každý konec dáš svůj kámen. Za kameny spoluhráče nic není.
aim-ninuki-captures-8 = > Vyhrává i zajetí 8 kamenů (čtyř dvojic).
aim-ninuki-captures-10 = > Vyhrává i zajetí 10 kamenů (pěti dvojic).
aim-ninuki-captures-12 = > Vyhrává i zajetí 12 kamenů.
aim-ninuki-captures-15 = > Vyhrává i zajetí 15 kamenů.
aim-ninuki-captures-together = > Zajetí týmu se sčítají.
aim-ninuki-suicide = > Zajaty jsou i kameny, které mezi dvěma kameny jiného hráče vytvoříš vlastním tahem.
aim-ninuki-forbidden = > Nesmíš položit kámen tam, kde by byl hned zajat.
aim-ninuki-break-line = > Vítězná řada musí vydržet jeden tah. Další hráč ji musí přerušit zajetím, nebo uznat prohru.
aim-ninuki-capture-line = > Další hráč může jedinou vítěznou řadu zajmout celou, pokud je jeden její konec jeho a druhý volný.
aim-ninuki-french = > Pětka, kterou příští tah může přerušit zajetím, ještě nevyhrála.
aim-ninuki-school42 = > Pětka ještě nevyhrála, dokud ji příští tah může přerušit, nebo vyhrát zajetími.
aim-ninuki-double-three = > Nikdo nesmí vytvořit vidličku 3×3, dvě volné trojky jedním kamenem.
aim-ninuki-double-three-first = > Černý nesmí vytvořit vidličku 3×3: dvě volné trojky jedním kamenem.
aim-roku-five = > Vyhraješ, když dáš pět svých kamenů do řady podél čáry desky. Kdo je na dráze, tmavém prstenci, pozadu, položí kámen na prázdný kruh s tečkami. Jeho kámen na dráze pak postoupí o tolik kruhů, kolik je tam teček, a do pětky se počítá tam, kde se zastaví.
aim-roku-ninuki = > Vyhrávají i tři zajetí: zajmi přesně dva sousední soupeřovy kameny mezi dvěma svými.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] Kam přijde tvůj černý kámen?
    [white] Kam přijde tvůj bílý kámen?
    [red] Kam přijde tvůj červený kámen?
   *[blue] Kam přijde tvůj modrý kámen?
}
placing-of = { $colour ->
    [black] Kámen { $number } z { $of }: černý
   *[white] Kámen { $number } z { $of }: bílý
}
placing-number = { $colour ->
    [black] Kámen { $number }: černý
   *[white] Kámen { $number }: bílý
}
placing-offer = Průsečík { $number } z { $of } pro kámen 5: černý
placing-swap-or-offer = Vyměnit, nechat, nebo 1 z { $of } průsečíků?

about-action-move = tvoje horní kostka, na kartu jiné barvy
about-action-fight = ze dvou kostek různých stran na kartě se nižší vrací
about-action-surprise = jednou za partii, i s kostkami, na jiné místo

title-shogun = Šógun
called-by-shogun = ⚔️ **Ta no mo!** Šógun volá do boje: { $person } může příští akcí vyhrát.
take-back-by-shogun = ⚔️ { $holder } je tu Šógun po třech výhrách v řadě, takže { $person } smí tuto akci jednou vzít zpět bez ptaní pomocí /takeback.

button-move-on = Další tah

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Zpět
chosen-so-far = Zatím: { $action }
question-row = Který řádek?
question-circle = Který kruh?
question-track-circle = Který kruh dráhy?
question-pair = Kterou dvojici zajmeš?
question-die = Která kostka?
question-empty-card = Na kterou prázdnou kartu kostka přijde?
question-top-die = Kterou kostku přesuneš?
question-other-card = Na kterou kartu kostka přijde?
question-fight = Na které kartě je souboj?
question-card = Kterou kartu přesuneš?
question-cell = Kam karta přijde? Názvy míst jsou na obrázku.
outlook-fight = vyhrává { $won }, { $lost } se vrací do { whose-supply }
upshot-fight = Souboj na kartě { $card }: vyhrává { $won }, { $lost } se vrací do { whose-supply }.
whose-supply = { $owner ->
    [red] zásoby červeného
   *[black] zásoby černého
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = Vyhraješ, když máš tři své kostky v řadě, nahoře na třech kartách vedle sebe ({ $row ->
    [level] jen vodorovné řady
    [later] vodorovně, a jakmile Překvapení přesune kartu, i šikmo
   *[all] vodorovně nebo šikmo
}), když jsou tři na jedné kartě, nebo když soupeř nemůže nic udělat.
rokumon-act = **Polož kostku** ze zásoby na prázdnou kartu, nebo **přesuň** svou horní kostku na kartu jiné barvy, na jakoukoli vzdálenost: na prázdnou, s jedinou kostkou kterékoli strany, nebo se dvěma tvými. Pokud zvedneš kostku a odkryješ tři soupeřovy v řadě, vyhrává soupeř.
rokumon-fight = **Souboj** je možný, když jsou na kartě dvě kostky různých stran: vyšší číslo zůstává, nižší se vrací do zásoby majitele. Jediná výjimka: bílá 1 (černého) porazí červenou 6. Kostkami se nikdy nehází.
rokumon-surprise = **Překvapení**, jednou za partii (**!** vedle zásoby: ještě k použití): kterákoli karta se přesune i s kostkami na volné místo, kde se dotýká aspoň dvou jiných karet.
rokumon-fort = Karta, která leží lícem dolů, je pevnost: smí na ni a z ní kterákoli kostka.
rokumon-solo = Hraješ za červeného, automa má černé kostky a bílou. Nikdo se tu neutkává, takže se čísla nepočítají, a Překvapení máš jen ty.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = červená kostka
name-black-die = černá kostka
outlook-supply = na prázdnou kartu; v zásobě zbývá: { $dice }
outlook-supply-alike = na prázdnou kartu; v zásobě zbývá: { $count }
outlook-place = { $face ->
    [green] prázdná, zelená
    [gold] prázdná, zlatá
   *[down] prázdná, pevnost
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , pod ní { $under }
}
outlook-move = { $die }, cíl: { $onto ->
    [none] prázdná karta
    [two] dvě tvoje
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] prázdná
   *[other] leží tu { $dice }
}
outlook-surprise = dotýká se karet { $cards }
outlook-fight-lost = ztrácíš: { $lost }, vrací se do tvé zásoby
upshot-surprise = Karta { $card } se teď dotýká karet { $cards }.
upshot-fifth = To je vybraný pátý tah, černý kámen.
upshot-passed = Další pas teď znamená remízu.

# Hints, in games against the machine.
command-hint = Získat nápovědu v nehodnocené partii
option-hint-game = Která z tvých partií (číslo)
hint-five = 💡 Můžeš hned vytvořit pět v řadě.
hint-fours = 💡 Můžeš vyhrát samými čtyřkami: na každou se musí odpovědět, dokud nevytvoříš pětku.
hint-threes = 💡 Můžeš vyhrát vynuceně: trojkami a čtyřkami, na které se musí jedna po druhé odpovídat.
hint-meet-five = 💡 Soupeř se chystá vytvořit pět v řadě. Zastav to.
hint-meet-fours = 💡 Soupeř hrozí výhrou samými čtyřkami. Nejdřív s tím něco udělej.
hint-meet-threes = 💡 Soupeř hrozí vynucenou výhrou, trojkami a čtyřkami. Nejdřív s tím něco udělej.
hint-quiet = 💡 Vynucená výhra tu není vidět, ani pro tebe, ani proti tobě. Hledej tah, který staví hrozby.
hint-other = 💡 Vynucená výhra se tu nehledá. Nápověda je jen možný tah.
hint-where = Zkus **{ $action }**.
hint-line = Dál to může jít takto, střídavě tvoje tahy a odpovědi: { $line }
button-hint-where = Kam?
button-hint-line = Ukázat variantu
refusal-hint-rated = V hodnocených partiích nápověda není, aby rating měřil jen hráče.
refusal-hint-passed = Partie se od té doby posunula. Použij /hint znovu.
