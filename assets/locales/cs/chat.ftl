# Messages in channels.

-narabe = Narabe

fault = Něco se pokazilo, ale nic se neztratilo. Zkus to prosím znovu. Pokud se to bude opakovat, nahlas toto číslo tomu, kdo bota provozuje: { $number }
kept-anyway = Uloženo. Zpráva se za okamžik objeví.
fault-busy = Teď je moc práce a tohle se neprovedlo. Zkus to za chvíli znovu.

owner-database-damaged = { $count ->
    [one] ⚠️ Kontrola databáze našla { $count } chybu. Podrobnosti jsou v logu.
    [few] ⚠️ Kontrola databáze našla { $count } chyby. Podrobnosti jsou v logu.
    [many] ⚠️ Kontrola databáze našla { $count } chyby. Podrobnosti jsou v logu.
   *[other] ⚠️ Kontrola databáze našla { $count } chyb. Podrobnosti jsou v logu.
} Zastav bota, obnov nejnovější zálohu bez chyb a spusť na ní **narabe check**.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Poslední tah: { $action } ({ $person })
last-action-planned = Poslední tah: { $action } ({ $person }, podle plánu)
guessed = 🔮 { $action }: uhodnuto { $right } z { $all }.
opening-name = Zahájení: { $name }
to-move = Na tahu je { $person }.
won = { $count ->
    [one] 🏆 { $winners } vyhrává: { $end }.
   *[other] 🏆 { $winners } vyhrávají: { $end }.
}
won-shared = 🤝 { $winners } se dělí o výhru: { $end }. Mezi sebou mají remízu.
drawn = Remíza: { $end }.
drawn-among = Remíza ({ $people }): { $end }. Předtím mimo hru: { $left }.
drawn-machines = Remíza ({ $people }), nikdo další už nehraje. Předtím mimo hru: { $left }.
you-are-challenged = { $people }, přišla výzva na { $game } (#{ $number }). { $link }
open-seat-for = { $role }, je tu volné místo.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, tvůj tah: { $game } #{ $number }. { $link }

challenge-made = { $author } posílá výzvu. Soupeř: { $invited }.
challenge-mates = { $author } zve do svého týmu: { $invited }.
challenge-teams = Výzvu posílají { $team }. Soupeři: { $invited }.
challenge-open = { $author } hledá ještě { $free ->
    [one] { $free } hráče
    [few] { $free } hráče
    [many] { $free } hráče
   *[other] { $free } hráčů
}.
challenge-until = Výzva vyprší { $until }.
first-me = Začíná ten, kdo výzvu poslal.
first-them = Začíná ten, kdo výzvu přijme.
first-random = Kdo začne, rozhodne los.
first-loser = { $first } Pokud spolu ti dva už hráli, vybírá poražený z jejich poslední partie, která neskončila remízou.
challenge-bot-alone = Jiného bota vyzvat nejde, ale můžeš zvolit { -narabe } nebo hrát sólo. Chceš-li hrát s lidmi, vyber někoho, nebo nech `opponent` prázdné, aby se mohl přidat kdokoli.
challenge-play-alone = Hrát { $name }
challenge-declined = Výzva odmítnuta.
challenge-declined-by = Výzvu odmítl hráč { $person }.
challenge-withdrawn = Výzva stažena.
challenge-left = Výzva skončila: někdo z účastníků odešel.
challenge-expired = Výzva vypršela: nikdo ji včas nepřijal.

button-accept = Přijmout
button-decline = Odmítnout
button-join = Přidat se
button-withdraw = Stáhnout
button-leave = Odejít
button-rules = Pravidla
button-move = Táhnout
button-resign = Vzdát
button-confirm-resign = Ano, vzdávám

form-title = Tvůj tah · #{ $number } { $game }
form-where = Kam?
form-example = například { $example }
form-any = Odpovědět na kterýkoli jiný tah
form-any-note = Řádek, který začíná *, odpovídá na každý tah, který v jiném není. Zaškrtni i zde.
form-lines = Řádky
form-lines-note = Tah soupeře, tvoje odpověď a tak dále. Každá varianta na řádek. Prázdné: bez plánu.
form-plan = Naplánovat odpovědi · { $game }
plan-any = (kterýkoli jiný tah)
plan-gone = Pro tuto partii teď nemáš žádný plán.
plan-line = • { $moves }
plan-more = … a další řádky: { $count }. Všechny ukáže { button-plan }
plan-title = 🗒️ Tvůj plán, řádků: { $lines }. Dokud se nezahraje, nikdo jiný ho nevidí.
plan-void = 🗒️ Tvůj plán už neplatí: partie šla jinudy.
form-note = Co si myslíš o této pozici?
form-note-example = Například: nejdřív trojka dole
form-note-note = Nejvýš 500 znaků, jen pro tebe. Prázdné: poznámka se smaže.
form-note-title = { $ply ->
    [0] Poznámka před prvním tahem · { $game }
   *[other] Poznámka po { $ply }. tahu · { $game }
}
form-share-note = Na konci sdílet
form-share-note-note = Po partii ji ostatní uvidí při přehrávání a v souboru SGF.
note-kept = 📝 Uloženo. Nikdo jiný si ji nemůže přečíst.
note-kept-shared = 📝 Uloženo. Do konce partie si ji nikdo jiný nemůže přečíst.
note-kept-open = 📝 Uloženo. Od této chvíle si ji může přečíst každý.
note-deleted = 📝 K této pozici teď nemáš žádnou poznámku.
note-own = { $shared ->
    [yes] 📝 Tvoje poznámka, na konci partie se sdílí:
   *[no] 📝 Tvoje poznámka:
}
note-of = 📝 Poznámka hráče { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Poznámky před prvním tahem.
notes-elsewhere = 📝 Poznámky po { $count ->
    [one] tahu
    [few] tazích
    [many] tahu
   *[other] tazích
} { $plies }.
notes-more = 📝 { $count ->
    [one] Je tu ještě { $count } další poznámka.
    [few] Jsou tu ještě { $count } další poznámky.
    [many] Je tu ještě { $count } další poznámky.
   *[other] Je tu ještě { $count } dalších poznámek.
} Sdílené jsou v `/export`.
form-guess = Uhodni tah · { $game }
form-guess-note = Tajné až do tahu. Správně: 1 bod, nebo 3, pokud uhodne nejvýš čtvrtina.
form-winner = Kdo vyhraje?
form-winner-note = Do desátého tahu. Správně: 5 bodů.
guess-kept = 🔮 Tvůj tip: { $action }. Můžeš ho měnit, dokud tah nepadne. Do té doby ho nikdo nevidí.
guess-no-one = Nechat, jak je
guess-seat = Místo { $number }
prediction-kept = 🔮 Tvoje předpověď: vyhraje { $person }. Můžeš ji měnit do desátého tahu.
crowd = 👥 publikum
crowd-listed = 👥 publikum
crowd-label = Publikum
crowd-how = 🗳️ Všichni ostatní tady mohou hlasovat tlačítkem { $vote } nebo přes /move. Hlasy jsou tajné až do sečtení.
crowd-to-move = 👥 Publikum hlasuje o příštím tahu.
form-choice = Nebo vyber
form-choice-note = Tahy, které navrhují ostatní, a způsoby, jak partii ukončit. Přednost má, co napíšeš výš.
form-vote = Hlasování · { $game }
form-vote-again = Tvůj dosavadní hlas: { $action }. Tajné až do sečtení hlasů.
form-vote-note = Tajné až do sečtení hlasů. Do té doby můžeš hlas změnit.
vote-button = { $away ->
    [yes] **{ $vote }** pod deskou v kanálu
   *[no] **{ $vote }**
}
vote-draw = Přijmout remízu
vote-kept = 🗳️ Tvůj hlas: { $action }. Hlasy se sečtou nejpozději { $left }. Do té doby ho můžeš změnit a nikdo ho nevidí.
vote-missing = 🗳️ Pro tento tah zatím chybí tvůj hlas.
vote-resign = Vzdát
vote-settled = 🗳️ Tím je rozhodnuto: tah je zahraný.
vote-written = Tah, který je napsaný výš
vote-yours = 🗳️ Tvůj hlas: { $action }. Do sečtení hlasů ho nikdo jiný nevidí.
voted = 🗳️ { $action }: { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
    [many] { $votes } hlasu
   *[other] { $votes } hlasů
}{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , ostatní: { $others }
}. { $people ->
    [one] Hlasoval { $people } člověk.
    [few] Hlasovali { $people } lidé.
    [many] Hlasovalo { $people } člověka.
   *[other] Hlasovalo { $people } lidí.
}{ $tie ->
    [yes] {" "}Hlasů bylo stejně, ale { $action } je má dřív.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] Dosud odevzdaný { $votes } hlas už neplatí.
    [few] Dosud odevzdané { $votes } hlasy už neplatí.
    [many] Dosud odevzdané hlasy ({ $votes }) už neplatí.
   *[other] Dosud odevzdaných { $votes } hlasů už neplatí.
}

menu-hint = Vyber akci
chosen = Tvoje volba: { $action }.

resign-sure = Vzdát tuto partii? { $game }
resign-sure-others = Vzdát tuto partii? Ostatní hrají dál a pro tebe je to prohra, ať se dohodnou na čemkoli. { $game }
resign-sure-team = Vzdát tuto partii? Tvůj tým hraje dál bez tebe a jeho výsledek platí i pro tebe. { $game }
resigned = Partie je vzdaná.

waits-to-begin = Čeká se, až někdo výzvu přijme.

right-view-channel = Zobrazit kanál
right-send-messages = Posílat zprávy
right-send-messages-in-threads = Posílat zprávy ve vláknech
right-use-external-apps = Používat externí aplikace (tvoje vlastní oprávnění, ne oprávnění bota)
right-attach-files = Přikládat soubory
right-manage-roles = Spravovat role

help-group-play = __Hraní__
help-group-between = __Během partie__
help-group-look = __Ohlédnutí__
help-group-settings = __Pravidla a nastavení__
help = Hraj pět v řadě a příbuzné hry s { -narabe } přímo v tomto kanálu a vlastním tempem.
help-lessons = Chceš se učit? Otevři `/rules game:gomoku/renju` a stiskni **{ $button }**. Jsou i pro gomoku a pente.
help-moves = Jsi na tahu? Stiskni **{ $button }** pod deskou, nebo použij /move. Jak zapsat tah:
    { $games }
    Ve hrách { game-gomoku }, { game-ninuki } a { preset-ninuki-pente } značí sloupce písmena zleva a řádky čísla odspodu.

# Games for three and four, and lines that wait for an answer.
to-move-then = Na tahu je { $person }, potom { $next }.
moves-for = Za hráče { $left } táhne { $person }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, celkem za tým { $team }
seat-left = { $seat } (mimo hru)
left-resigned = 🏳️ Partie vzdána: { $people }.
left-late = ⏳ Vypršel čas: { $people }.
taken = { $count ->
    [0] nic nezajato
    [one] zajat { $count } kámen{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } dvojice)
        [few] {" "}({ $pairs } dvojice)
        [many] {" "}({ $pairs } dvojice)
       *[other] {" "}({ $pairs } dvojic)
    }
    [few] zajaty { $count } kameny{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } dvojice)
        [few] {" "}({ $pairs } dvojice)
        [many] {" "}({ $pairs } dvojice)
       *[other] {" "}({ $pairs } dvojic)
    }
   *[other] zajato { $count } kamenů{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } dvojice)
        [few] {" "}({ $pairs } dvojice)
        [many] {" "}({ $pairs } dvojice)
       *[other] {" "}({ $pairs } dvojic)
    }
}
lobby-drawn = Místa se vylosují, až tu budou všichni:
lobby-ordered = Místa v tomto pořadí:
lobby-named = Místa v tomto pořadí. Pokud začínají ostatní, autor výzvy dostane poslední:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person } (pozvánka odeslána)
lobby-free = ▫️ volno
lobby-anyone = volné místo
lobby-teams = Týmy: { $one } proti { $other }
button-concede = Uznat prohru
button-confirm-concede = Ano, uznat
concede-sure = Uznat prohru a nechat řadu stát? { $game }
conceded = Prohra uznána.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } a další
join-names-more = { $before } a { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
}
join-person = { $person }
join-people = { $before } a { $next }
join-people-last = { $before } a { $next }
join-either = { $before } nebo { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
