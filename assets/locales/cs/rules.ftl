# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = Tah se zapisuje takto: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **Obrázky**
    { $captions }
rules-draw = Hráči se mohou dohodnout na remíze (/draw).
rules-draw-on-time = Hráči se mohou dohodnout na remíze (/draw). Nehodnocená partie je remíza i tehdy, když čas vyprší a výhru si dlouho nikdo nenárokuje.
rules-clock = Hodiny běží, když jsi na tahu. Když čas vyprší, hodnocenou partii prohráváš. V ostatních si lze výhru nárokovat.
rules-play = Hrát takto
rules-next = Další: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (sloupec h, řádek 8)
how-ninuki = e5 (sloupec e, řádek 5)
how-roku = E5 (řádek E, počítáno od A nahoře, pátý kruh zleva)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (1. a 2. dějství) nebo place r4 on 2 (od 3. dějství), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = Deska: { $value } × { $value } čar.
rule-size-unbounded = Deska: bez okrajů. Průsečíky se počítají v krocích doprava a nahoru od prvního kamene, 0,0: jeden doprava a dva dolů je 1,-2.
rule-overline-wins = Vyhrává i šest a více v řadě, ať na jejích koncích stojí cokoli.
rule-overline-ignored = Vyhrává jen přesně pět v řadě. Šest a více (přesah) se nepočítá a hra pokračuje.
rule-overline-forbidden = **Přesah**, šest a více v řadě, je zakázaný.
rule-ninuki-overline-forbidden = **Přesah**, řada delší než vítězná, je zakázaný.
rule-opening-none = Není žádné pravidlo zahájení.
rule-opening-centre = Zahájení: první kámen patří do středu.
rule-opening-pro = Zahájení (pro): první kámen patří do středu, druhý kamkoli, třetí mimo střední čtverec 5×5.
rule-opening-long-pro = Zahájení (long pro): první kámen patří do středu, druhý kamkoli, třetí mimo střední čtverec 7×7.
rule-opening-swap2 = Zahájení (swap2):
    1. První hráč položí kamkoli dva černé kameny a jeden bílý.
    2. Druhý hráč si vezme bílého, vezme si černého, nebo položí ještě dva kameny: bílý a černý.
    3. Po dvou přidaných kamenech si barvu vybírá první hráč.
    4. Další tah má bílý.

# Gomoku and renju.
note-gomoku-turns = Kameny se pokládají na průsečíky, jeden za tah, a zůstávají na místě. Začíná černý.
note-gomoku-plain = Žádné zakázané tahy, žádné pravidlo zahájení.
note-gomoku-no-bans = Žádné zakázané tahy.
rule-gomoku-double-three-allowed = Vidličky 3×3 jsou povolené.
rule-gomoku-double-three-forbidden = **Vidlička 3×3**, dvě trojky vytvořené jedním kamenem, je zakázaná.
rule-gomoku-double-four-allowed = Vidličky 4×4 jsou povolené.
rule-gomoku-double-four-forbidden = **Vidlička 4×4**, dvě čtyřky vytvořené jedním kamenem, je zakázaná.
rule-gomoku-four-three-three-allowed = Čtyřka vytvořená týmž kamenem vidličku 3×3 povoluje (4×3×3). Čtyřka s jednou trojkou (4×3) je povolená vždy.
rule-gomoku-four-three-three-forbidden = Vidlička 3×3 zůstává zakázaná, i když kámen tvoří také čtyřku (4×3×3). Čtyřka s jednou trojkou (4×3) je povolená a obvykle se jí vyhrává.
note-gomoku-four-three-three = Vidličky 3×3 jsou povolené, pokud týž kámen netvoří také čtyřku (4×3×3).
rule-gomoku-bans-both = Tyto zakázané tahy mají obě barvy.
rule-gomoku-bans-black = Zakázané tahy má jen černý. Bílý žádné nemá.
rule-gomoku-foul-refused = Zakázaný tah se odmítne s uvedením důvodu.
rule-gomoku-foul-loses = Zakázaný tah prohrává, i když byl vynucený. Deska tyto průsečíky neoznačuje.
rule-gomoku-ends-open = Pětka vyhrává, ať na jejích koncích stojí cokoli.
rule-gomoku-ends-any-blocked = Pětka, která má aspoň na jednom konci soupeřův kámen, nevyhrává. Okraj nic neblokuje.
rule-gomoku-ends-both-blocked = Pětka, která má na obou koncích soupeřovy kameny, nevyhrává. Okraj nic neblokuje.
rule-gomoku-opening-swap = Zahájení (swap):
    1. První hráč položí kamkoli dva černé kameny a jeden bílý.
    2. Druhý hráč barvy vymění, nebo nechá.
    3. Další tah má bílý.
rule-gomoku-opening-rif = Zahájení (RIF):
    1. První hráč položí kameny 1 až 3, jedno z 26 pojmenovaných zahájení: černý do středu, bílý hned vedle něj, černý dovnitř středního čtverce 5×5.
    2. Druhý hráč barvy vymění, nebo nechá.
    3. Bílý položí kámen 4 kamkoli.
    4. Černý nabídne dva průsečíky pro kámen 5. Nesmějí být zrcadlové.
    5. Bílý jeden z nich vybere a položí kámen 6.
rule-gomoku-opening-yamaguchi = Zahájení (Yamaguchi):
    1. První hráč položí kameny 1 až 3, jedno z 26 pojmenovaných zahájení: černý do středu, bílý hned vedle něj, černý dovnitř středního čtverce 5×5.
    2. Týž hráč řekne, kolik průsečíků se nabídne pro kámen 5: 1 až 12 (domácí pravidlo).
    3. Druhý hráč barvy vymění, nebo nechá.
    4. Bílý položí kámen 4 kamkoli.
    5. Černý nabídne tolik průsečíků pro kámen 5. Žádné nesmějí být zrcadlové.
    6. Bílý jeden z nich vybere a položí kámen 6.
rule-gomoku-opening-tarannikov = Zahájení (Tarannikov):
    1. Kámen 1 černého patří do středu, 2 bílého dovnitř středního čtverce 3×3, 3 černého do 5×5, 4 bílého do 7×7, 5 černého do 9×9.
    2. Po každém z těch pěti druhý hráč barvy vymění, nebo nechá.
    3. Bílý položí kámen 6 kamkoli.
rule-gomoku-opening-soosorv-8 = Zahájení (Soosorv-8):
    1. První hráč položí kameny 1 až 3, jedno z 26 pojmenovaných zahájení: černý do středu, bílý hned vedle něj, černý dovnitř středního čtverce 5×5.
    2. Druhý hráč barvy vymění, nebo nechá.
    3. Bílý položí kámen 4 kamkoli a řekne, kolik průsečíků se nabídne pro kámen 5: 1 až 8.
    4. Černý barvy vymění, nebo nechá.
    5. Kdo je teď černý, nabídne tolik průsečíků pro kámen 5. Žádné nesmějí být zrcadlové.
    6. Bílý jeden z nich vybere a položí kámen 6.
rule-gomoku-opening-taraguchi-10 = Zahájení (Taraguchi-10):
    1. Kámen 1 černého patří do středu, 2 bílého dovnitř středního čtverce 3×3, 3 černého do 5×5, 4 bílého do 7×7.
    2. Po každém z prvních tří druhý hráč barvy vymění, nebo nechá.
    3. Po kameni 4 černý barvy vymění, nechá, nebo nabízí.
    4. Po výměně nebo ponechání patří kámen 5 černého do 9×9 a druhý hráč může barvy naposled vyměnit.
    5. Nabídka je deset průsečíků pro kámen 5, kdekoli. Žádné nesmějí být zrcadlové a bílý jeden vybere.
    6. Bílý položí kámen 6 kamkoli.
rule-gomoku-opening-sakata = Zahájení (Sakata):
    1. První hráč položí kameny 1 až 3, jedno z 26 pojmenovaných zahájení: černý do středu, bílý hned vedle něj, černý dovnitř středního čtverce 5×5.
    2. Druhý hráč položí kámen 4, bílý, dovnitř 7×7 a kámen 5, černý, dovnitř 9×9.
    3. První hráč si vezme bílého, vezme si černého, nebo položí kamkoli ještě dva kameny: bílý a černý.
    4. Po dvou přidaných kamenech si druhý hráč vezme bílého nebo černého (podle pravidla federace mohou oba přidávat dvojice dál, tady se to dělá jednou, domácí pravidlo).
    5. Další tah má bílý.
note-gomoku-threes = **Čtyřka**: k pětce chybí jeden kámen. **Otevřená čtyřka**: čtyři vedle sebe, kde je každý konec volný a dává pětku (přesně pět, je-li šest zakázáno). **Trojka**: k otevřené čtyřce chybí jeden kámen.
note-gomoku-threes-renju = **Čtyřka**: k pětce chybí jeden kámen. **Otevřená čtyřka**: čtyři vedle sebe, kde je každý konec volný a dává pětku (přesně pět, je-li šest zakázáno). **Trojka**: k otevřené čtyřce chybí jeden kámen, a to tahem, který je sám povolený.
note-gomoku-five-first = Tah, který vytvoří vítěznou řadu, není zakázaný nikdy.
note-gomoku-end = Hráči mohou pasovat, jen ne během zahájení. Dva pasy po sobě nebo plná deska znamenají remízu.
note-gomoku-end-unbounded = Hráči mohou pasovat, jen ne během zahájení. Dva pasy po sobě znamenají remízu.
note-gomoku-federation = Na turnajích federace zakázaný tah prohrává (varianta pravidel renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 26 zahájení: třetí kámen podle čísla. Vlevo přímá (D), vpravo nepřímá (I)
table-gomoku-thirds = 13 zahájení, která může vytvořit tvůj třetí kámen, podle čísla. Zrcadlové průsečíky dávají totéž
table-numbered = { $number } { $name }
diagram-gomoku-five = pět v řadě, černý vyhrál
diagram-gomoku-ends-any-blocked = na jednom konci stojí bílý, tato pětka nevyhrává
diagram-gomoku-ends-both-blocked = na obou koncích stojí bílý, tato pětka nevyhrává
diagram-gomoku-six-wins = vyhrává i šest v řadě
diagram-gomoku-six-ignored = šest v řadě, hra pokračuje
diagram-gomoku-six-forbidden = e5 by dalo šest, zakázáno
diagram-gomoku-six-loses = e5 dalo šest, černý prohrál
diagram-gomoku-double-three = e5 by dalo dvě trojky, zakázáno
diagram-gomoku-double-three-loses = e5 dalo dvě trojky, černý prohrál
diagram-gomoku-no-double-three = e5 vypadá jako vidlička 3×3, ale je povolené: řada by se stala otevřenou čtyřkou jen s f5, a to by byla vidlička 4×4
diagram-gomoku-double-four = e5 by dalo dvě čtyřky, zakázáno
diagram-gomoku-double-four-loses = e5 dalo dvě čtyřky, černý prohrál
diagram-gomoku-straight-four = c7–f7 je otevřená čtyřka; c3–f3 ne, protože g3 by dalo šest
diagram-gomoku-four-three = e5 dalo čtyřku a trojku, to je povolené
diagram-gomoku-exempt = e5 dalo dvě trojky a čtyřku, to je povolené
diagram-gomoku-no-exempt = e5 by dalo dvě trojky a čtyřku, zakázáno
diagram-gomoku-no-exempt-loses = e5 dalo dvě trojky a čtyřku, černý prohrál

# Ninuki and pente.
note-ninuki-turns = Kameny se pokládají na průsečíky, jeden za tah. Začíná černý.
note-ninuki-turns-individual = Tři nebo čtyři hráči, každý sám za sebe. Pokládají po jednom kameni za tah v pořadí míst.
note-ninuki-turns-teams = Čtyři hráči, dva na dva: místa 1 a 3 proti místům 2 a 4. Pokládají po jednom kameni za tah v pořadí míst, každý ve své barvě.
note-ninuki-plain = Žádné zakázané tahy, žádné pravidlo zahájení.
note-ninuki-no-bans = Žádné zakázané tahy.
note-ninuki-free-three = **Volná trojka**: tři kameny vedle sebe nebo s jednou mezerou, z nichž jeden další kámen udělá čtyři vedle sebe s oběma konci volnými.
rule-ninuki-capture-pairs = Zajmeš přesně dva sousední kameny, které leží mezi tvým novým kamenem a jiným tvým, v kterémkoli z osmi směrů. Jeden kámen nebo tři jsou v bezpečí.
rule-ninuki-capture-pairs-and-threes = Zajmeš přesně dva nebo tři sousední kameny, které leží mezi tvým novým kamenem a jiným tvým, v kterémkoli z osmi směrů. Samotný kámen je v bezpečí.
rule-ninuki-capture-win-yes = Vyhrává i zajetí dostatečného počtu kamenů.
rule-ninuki-capture-win-no = Samotná zajetí nevyhrávají.
rule-ninuki-self-capture-none = Položit kámen mezi dva soupeřovy je bezpečné.
rule-ninuki-self-capture-suicide = Kameny, které mezi dvěma kameny jiného hráče vytvoříš vlastním tahem, ti tento hráč zajme.
rule-ninuki-self-capture-forbidden = Nesmíš položit kámen tam, kde by byl hned zajat.
rule-ninuki-overtime-off = Vítězná řada vyhrává hned.
rule-ninuki-overtime-break-line = Vítězná řada musí vydržet jeden tah. Další hráč ji musí přerušit zajetím, nebo uznat prohru.
rule-ninuki-overtime-capture-line = Pokud kámen vytvoří jen jednu vítěznou řadu, která má na jednom konci kámen dalšího hráče a druhý konec volný, může tento hráč zajmout celou řadu tahem tam. Jinak řada vyhrává hned.
rule-ninuki-overtime-french = Pětka vyhrává hned, jen když ji žádné zajetí nemůže přerušit. Jinak má soupeř jeden tah na to, aby ji přerušil, nebo aby tam, kde zajetí vyhrávají, kdekoli dosáhl potřebného počtu.
rule-ninuki-overtime-school42 = Pětka vyhrává hned, jen když ji žádné zajetí nemůže přerušit ani dosáhnout vítězného počtu. Jinak má soupeř na jedno nebo druhé jeden tah.
rule-ninuki-mixed-no = Společně zajaté kameny mají jednu barvu.
rule-ninuki-mixed-yes = Společně zajaté kameny mohou mít různé barvy.
rule-ninuki-double-three-allowed = Vidličky 3×3 jsou povolené.
rule-ninuki-double-three-forbidden = **Vidlička 3×3**, dvě volné trojky vytvořené jedním kamenem, je zakázaná.
rule-ninuki-double-three-forbidden-first = **Vidlička 3×3**, dvě volné trojky vytvořené jedním kamenem, je pro černého zakázaná.
rule-ninuki-opening-g-pente = Zahájení (G-Pente): první kámen patří do středu, druhý kamkoli, třetí mimo střední čtverec 5×5 a ve středovém řádku a sloupci aspoň 5 kroků daleko.
rule-ninuki-opening-swap = Zahájení (swap):
    1. První hráč položí kamkoli dva černé a dva bílé kameny, střídavě po barvách.
    2. Druhý hráč barvy vymění, nebo nechá.
    3. Další tah má černý.
note-ninuki-house = Zdroje se v této hře rozcházejí v tom, co je vidlička 3×3, proto platí domácí pravidlo.
note-ninuki-end = Plná deska bez vítěze znamená remízu.
note-ninuki-end-passes = Bez povoleného průsečíku pasuješ. Když všichni po sobě pasují nebo je deska plná bez vítěze, je to remíza.
note-ninuki-shared = Když jich současně vyhraje víc, dělí se o výhru a mezi sebou mají remízu.
diagram-ninuki-pair = f5 zajalo dvojici na d5 a e5
diagram-ninuki-two-pairs = f5 zajalo dvě dvojice najednou, v řádku i ve sloupci
diagram-ninuki-fifth-pair = f5 zajalo pátou dvojici: černý má deset kamenů a vyhrává
diagram-ninuki-three-players = Tři hráči: f5, černý, zajalo dvojici červeného a na tahu je bílý
diagram-ninuki-three = g5 zajalo tři kameny na d5, e5 a f5
diagram-ninuki-safe = e5 vstoupilo mezi c5 a f5, to je bezpečné
diagram-ninuki-suicide = e5 vstoupilo mezi c5 a f5 a dvojice je ztracená
diagram-ninuki-double-three = e5 by dalo dvě volné trojky, zakázáno
diagram-ninuki-blocked-three = bílý na e8 blokuje jednu z trojek, takže e5 je povolené
diagram-ninuki-broken = e5 dalo pětku; e4 zajalo e5 a e6 a přerušilo ji
diagram-ninuki-broken-four = e5 dalo čtyři, tady celou řadu; e4 zajalo e5 a e6 a přerušilo ji

# Gomoku Roku.
rule-roku-stones = Kamenů má každý { $value } včetně toho na dráze.
rule-roku-skip-landing = Krok, který by skončil na kruhu druhého kamene na dráze, jde o jeden dál.
rule-roku-skip-all = Cestou se kruh druhého kamene na dráze nepočítá.
note-roku-board = Deska je šestiúhelník z kruhů. Tmavý prstenec na okraji je dráha. Kruhy uvnitř mají 1 až 4 tečky. Řada je rovná čára nakreslená na desce. Některé spojují sousední kruhy, jiné procházejí mezi dvěma kruhy k tomu za nimi. Doprostřed se nepokládá nic, střed přerušuje řady, které jím vedou.
note-roku-about = Pro dva, asi od osmi let, kolem 15 minut na partii. Jeden kámen na desku, druhý po dráze a pět udělá řadu.
note-roku-track = Černý položí kámen na kruh dráhy, bílý na sousední. Je-li bílý vpředu, začíná černý. Je-li pozadu, začíná bílý. Táhne vždy ten, kdo je pozadu, po směru hodin, takže jeden hráč může táhnout několikrát po sobě.
note-roku-place = Šest a více v řadě vyhrává stejně jako pět.
note-roku-win = Tvůj kámen na dráze se počítá na kruhu, kde se zastaví. Pětka, která potřebuje kruh, který opustil, nevyhrává.
note-roku-handicap-1 = Handicap 1: černý, slabší hráč, vybere kruh dráhy a začíná. Kámen bílého na dráze začíná o 3 kruhy vpředu. Táhne vždy ten, kdo je pozadu, po směru hodin, takže jeden hráč může táhnout několikrát po sobě.
note-roku-handicap-2 = Handicap 2: černý, slabší hráč, vybere kruh dráhy a začíná. Kámen bílého na dráze začíná o 4 kruhy vpředu. Táhne vždy ten, kdo je pozadu, po směru hodin, takže jeden hráč může táhnout několikrát po sobě.
note-roku-handicap-3 = Handicap 3: černý, slabší hráč, vybere kruh dráhy a začíná. Kámen bílého na dráze začíná o 5 kruhů vpředu. Táhne vždy ten, kdo je pozadu, po směru hodin, takže jeden hráč může táhnout několikrát po sobě.
note-roku-dynamic = Dynamická: před prvním tahem položí každý hráč volný kámen na kruh s jednou tečkou. Kameny na dráze se kvůli tomu nehýbou.
note-roku-thrilling = Napínavá: kamenů je málo, tak je počítej.
note-roku-ninuki = Ninuki: ze dvou kamenů, které zajetí provedou, musí být jeden ten nový, nebo tvůj kámen na dráze na kruhu, kde se zastaví. Z více dvojic zajmeš jednu, tu, kterou uvedeš (E5 takes D4 D5). Vstoupit mezi dva soupeřovy kameny je bezpečné. Kameny na dráze nejde zajmout nikdy. Zajaté kameny patří tomu, kdo je zajal, a jejich kruhy jsou zase volné.
note-roku-out = Pokud jsi na tahu a nemáš žádný kámen, prohráváš. Pokud není volný žádný kruh s tečkami, je to remíza. Remízu můžeš nabídnout jen na svém tahu.
note-roku-rebuilt = Tečky a řady desky jsou rekonstrukce.
note-roku-set-up = Počáteční rozestavení této varianty je rekonstrukce.
note-roku-credit = Autor hry: Shota Hasuike, Lotus boardgames: <https://www.lotusboardgames.com>
diagram-roku-start = černý je na A1 pozadu a táhne
diagram-roku-handicap = černý vybral kruh, kruh bílého se řídí podle něj
diagram-roku-dynamic = po volných kamenech na E9 a F2
diagram-roku-five = pět v řadě s kamenem na dráze, který došel na B1
diagram-roku-no-five = není to pětka: kámen na dráze právě odešel z B1 na A2
diagram-roku-pair = C3 a I3 sevřely E4 a G4, ty jsou zajaté

# Rokumon.
note-rokumon-table-act-1 = Šest karet leží ve dvou řadách po třech: zelené (lichá čísla) a zlaté (sudá čísla). Červený (Sanada) má čtyři kostky a začíná, černý (Tokugawa) jich má pět.
note-rokumon-table-bricks = Sedm karet leží jako cihly, tři nad čtyřmi: zelené (lichá čísla) a zlaté (sudá čísla). Červený (Sanada) má čtyři kostky a začíná, černý (Tokugawa) jich má pět.
note-rokumon-table-solo = Sedm karet leží v šestiúhelníku, šest kolem jedné: zelené (lichá čísla) a zlaté (sudá čísla). Hraješ za červeného (Sanada) se čtyřmi kostkami a začínáš. Automa jich má pět.
note-rokumon-story-act-1 = *1. dějství, šest mincí:* poplatek za převoz přes řeku mrtvých je erbem klanu, proto jeho bojovníci vyjížděli do boje beze strachu.
note-rokumon-story-act-2 = *2. dějství, hrad v Uedě:* v roce 1583 ho červený staví společně s černým, dávným nepřítelem, a sedmá karta je ten hrad.
note-rokumon-story-act-3 = *3. dějství, první obléhání:* červený přešel na druhou stranu a dva tisíce mužů za zdmi Uedy odrážejí téměř osm tisíc mužů černého.
note-rokumon-story-act-4 = *4. dějství, druhé obléhání:* v roce 1600 Ueda zdrží armádu o 38 000 mužích, až je na velkou bitvu pozdě. Jeden ze synů klanu stojí na druhé straně, a to je Překvapení.
note-rokumon-story-act-5 = *5. dějství, Ósaka:* v roce 1614 postaví poslední hrdina klanu před hradem pevnost, je to karta, která leží lícem dolů. O rok později jsou pevnost i hrad ztraceny.
note-rokumon-story-solo = *Epilog, zpátky v Uedě:* války skončily, každému pánovi zůstal jediný hrad a je čas na hru o samotě.
note-rokumon-no-values = Čísla na kostkách se nepočítají.
note-rokumon-values = Kostky ukazují pevná čísla: červené 2, 2, 4 a 6, černé 1, 3, 3 a 5 a bílá 1.
note-rokumon-fight = V souboji nezáleží na tom, která kostka je nahoře. Pokud souboj odkryje tři v řadě, vyhrává jejich majitel.
note-rokumon-surprise = Překvapení nejde použít na kartu, kterou soupeř právě přesunul tím svým.
note-rokumon-solo = Automa udělá první krok, který může: dokončit svou řadu, zakrýt samotnou červenou kostku, zablokovat tvou řadu, položit kostku, přesunout kostku.
note-rokumon-draw = Stejná pozice potřetí nebo 200 akcí znamenají remízu (domácí pravidlo).
note-rokumon-about = Pro jednoho nebo dva hráče. Partie odehraná bez přestávky trvá 5 až 10 minut.
note-rokumon-loser = Kdo je červený: vybírá poražený z vaší poslední partie, která neskončila remízou. V první partii to říká výzva, nebo rozhodne los.
note-rokumon-title = **Šógun**, dávný vládce celého Japonska, je titul za tři výhry v řadě nad stejným soupeřem. Jeho držitel nechá tohoto soupeře vzít každou akci jednou zpět, i v hodnocených partiích, a zvolá „Ta no mo!“, výzvu k boji, když by příští akce mohla vyhrát.
note-rokumon-rebuilt = Čísla a barvy karet jsou rekonstrukce.
note-rokumon-rebuilt-act-5 = Čísla, barvy a rozložení karet jsou rekonstrukce.
note-rokumon-credit = Autor hry: Charles Ward, EXIST GAMES, ilustrace tamtéž: Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = karty jsou rozdané; řady jsou 5 2 1 a 3 6 4
diagram-rokumon-deal-bricks = karty jsou rozdané; řady jsou 5 2 7, 1 3 6 a 3 6 4
diagram-rokumon-deal-solo = karty jsou rozdané; řady jsou 7 1 3, 5 1 4 a 6 1 2
diagram-rokumon-row = tři červené kostky v řadě, červený vyhrál
diagram-rokumon-row-of-bricks = tři červené kostky vedle sebe v řadě čtyř, červený vyhrál
diagram-rokumon-before-slanting = červené kostky na 2, 3 a 4, zatím ne v řadě
diagram-rokumon-slanting = Překvapení přesunulo kartu 4 na 0,1: tři červené kostky v šikmé řadě, červený vyhrál
diagram-rokumon-slanting-solo = tři červené kostky v šikmé řadě přes prostřední kartu, červený vyhrál
diagram-rokumon-fight = na kartě 4 porazila černá 3 červenou 2, ta je zpátky ve své zásobě
diagram-rokumon-surprise = karta 5 se přesunula na 0,−1
