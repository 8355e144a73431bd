# Why something may not be done, and what would work.

refusal-other = To teď nejde ({ $word }).
refusal-no-such-game = Hra „{ $written }“ neexistuje.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Hry: { $known }.
refusal-no-such-preset = { $game } nemá variantu pravidel „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Varianty pravidel: { $known }.
refusal-option-as-preset = „{ $written }“ je volba pravidel, ne varianta. Napiš `game:{ $under } rules:{ $pair }`.
refusal-option-meant = Hra „{ $written }“ neexistuje. Není to `game:{ $under } rules:{ $pair }`? Hry: { $known }.
refusal-several-options = Textu „{ $written }“ odpovídá víc voleb pravidel. Napiš jednu z nich{ $under ->
    [none] {""}
   *[other] {" "}do `rules` a k ní `game:{ $under }`
}: { $pairs }.
refusal-no-such-key = Volba pravidel „{ $written }“ neexistuje.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Volby: { $known }.
refusal-no-such-value = „{ $key }“ nemůže být „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Může být: { $known }.
refusal-number-out-of-range = „{ $key }“ nemůže být „{ $written }“.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Může být od { $least } do { $most }.
refusal-rules-too-long = Pravidla mohou mít nejvýš { $most } znaků. Napiš variantu pravidel a jen volby, které se od ní liší.
refusal-no-keys = { $game } nemá volby pravidel, takže vynech „{ $written }“.
refusal-key-twice = Volba „{ $key }“ je tu dvakrát. Uveď ji jednou.
refusal-no-such-revision = Tato pravidla nemají revizi { $revision }. Nejnovější je { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] „{ $preset }“ je pro 2 hráče, ne pro { $seats }.
       *[other] „{ $preset }“ je pro { $fewest } až { $most } hráče, ne pro { $seats }.
    }
    [4] „{ $preset }“ je pro 4 hráče, ne pro { $seats }.
   *[other] „{ $preset }“ je pro { $fewest } až { $most } hráče, ne pro { $seats }.
}
refusal-no-setup = Tato partie nemůže začít z rozestavené pozice.
refusal-setup-lists = Rozestavená pozice potřebuje jeden seznam kamenů pro každé z míst (míst: { $seats }). Pokud má zajaté kameny, potřebuje i jedno číslo pro každé místo.
refusal-setup-to-move = Místo na tahu musí být jedno z míst ({ $seats }), počítáno od 0.
refusal-setup-point = Rozestavená pozice obsahuje „{ $written }“, a to není průsečík této desky.
refusal-no-column-i = Tato deska nemá sloupec I: po H následuje J. Není to { $known }?
refusal-notation = „{ $written }“ není tah. Napiš ho jako některý z těchto: { $known }.
refusal-one-point = „{ $written }“ není tah. Napiš vždy jen jeden průsečík, například { $point }.
refusal-not-a-choice = „{ $written }“ teď nejde. Můžeš zvolit: { $actions }.
refusal-a-number = „{ $written }“ teď nejde. Napiš číslo od { $least } do { $most }.
refusal-unfinished = „{ $written }“ je jen začátek tahu. Může pokračovat takto: { $known }.
refusal-off-board = { $point } na této desce není. Její průsečíky jsou od { $first } do { $last }.
refusal-occupied = { $point } už je obsazeno. Vyber volné místo.
refusal-excluded = „{ $one }“ a „{ $other }“ nejdou dohromady. S „{ $one }“ můžeš zvolit: { $known }.
refusal-overline = { $colour ->
    [black] Na { $point } by vzniklo víc než { overline-most } v řadě, a to má černý zakázáno. Teď zakázáno: { $forbidden }.
   *[all] Na { $point } by vzniklo víc než { overline-most } v řadě, a to je zakázáno. Teď zakázáno: { $forbidden }.
}
overline-most = { $line ->
    [4] čtyři
   *[5] pět
}
refusal-double-three = { $colour ->
    [black] Na { $point } by vznikla vidlička 3×3 (dvě otevřené trojky najednou), a tu má černý zakázanou. Teď zakázáno: { $forbidden }.
   *[all] Na { $point } by vznikla vidlička 3×3 (dvě otevřené trojky najednou), a ta je zakázaná. Teď zakázáno: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] Na { $point } by vznikla vidlička 4×4 (dvě čtyřky najednou), a tu má černý zakázanou. Teď zakázáno: { $forbidden }.
   *[all] Na { $point } by vznikla vidlička 4×4 (dvě čtyřky najednou), a ta je zakázaná. Teď zakázáno: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] Na { $point } by vznikla čtyřka a dvě otevřené trojky najednou, a to má černý zakázáno. Teď zakázáno: { $forbidden }.
   *[all] Na { $point } by vznikla čtyřka a dvě otevřené trojky najednou, a to je zakázáno. Teď zakázáno: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] První kámen patří na { $known }, do středu desky. „{ $written }“ zatím nejde.
    [within] { $written } je moc daleko. Tento kámen zahájení patří dovnitř čtverce s rohy { $known }.
    [beyond] { $written } je moc blízko středu. Tento kámen zahájení patří mimo čtverec s rohy { $known }.
    [beyond-axes] { $written } je moc blízko středu. Ve středovém řádku a sloupci patří tento kámen zahájení dál než { $known }.
    [stone] Zahájení teď chce kámen, ne „{ $written }“. Uveď průsečík, například: { $known }.
    [choice] Zahájení teď chce rozhodnutí, ne „{ $written }“. Vyber: { $actions }.
    [number] Zahájení teď chce počet pátých tahů, ne „{ $written }“. Napiš číslo od 1 do { $most }.
    [offer] Teď se nabízejí páté tahy, takže „{ $written }“ nejde. Nabídni některý, například: { $known }.
    [other] { $known } už je v nabídce. Nabídni jiný průsečík.
    [unequal] { $written } je totéž co { $known }, které už je v nabídce. Pro ty čtyři kameny vznikne jeden z druhého { $mirror ->
        [column] zrcadlením podle sloupce { $axis }
        [row] zrcadlením podle řádku { $axis }
        [rising] zrcadlením podle stoupající úhlopříčky
        [falling] zrcadlením podle klesající úhlopříčky
        [half-turn] otočením o půl otáčky
       *[quarter-turn] otočením o čtvrt otáčky
    }. Nabídni průsečík, pro který to neplatí.
    [pick] Teď se vybírá jeden z nabídnutých pátých tahů, takže „{ $written }“ nejde. Vyber: { $known }.
   *[nothing] V zahájení teď není co volit, takže „{ $written }“ nejde. Uveď místo toho průsečík.
}
refusal-game-over = Tato partie už skončila.
refusal-guess-empty = Napiš tah nebo vyber vítěze.
refusal-guess-late = Tento tah už padl. Stiskni tlačítko pod deskou znovu a tipni si další.
refusal-guess-off = Tipování je na tomto serveru vypnuté. Správci ho mohou zapnout v `/settings show`.
refusal-guess-plays = V této partii hraješ. Tipovat může jen ten, kdo ji sleduje.
refusal-puzzle-long = Ta cesta je moc dlouhá. Otevři úlohu znovu přes /puzzle a zkus kratší.
refusal-puzzle-theme = V sadě „{ $set }“ nejsou úlohy s nápadem „{ $theme }“. Jsou v ní: { $known }.
refusal-try-chance = Tady rozhoduje náhoda, dál to nejde.
refusal-try-far = { $written } je od kamenů moc daleko, tady se to vyzkoušet nedá. Vyber bližší průsečík, například { $near }.
refusal-try-gone = Tahy této pozice byly vzaty zpět. Otevři znovu **Můj pohled**.
refusal-try-long = Ta varianta je moc dlouhá. Vrať se o tah, nebo si ji vezmi jako soubor.
refusal-plan-answers = Řádek má nejvýš { $most } tvých tahů.
refusal-plan-any = Řádek, který začíná *, odpovídá na kterýkoli jiný tah. Pokud to tak chceš, zaškrtni to i dole.
refusal-plan-chance = Před „{ $written }“ rozhoduje náhoda, řádek tam musí skončit.
refusal-plan-ends = „{ $line }“ nekončí tvým tahem. Napiš tah soupeře a pak svou odpověď.
refusal-plan-ends-again = „{ $line }“ nekončí tvým tahem. Po { $moves } táhne soupeř znovu. Napiš i tento tah a pak svou odpověď.
refusal-plan-late = Partie mezitím pokračovala. Podívej se na desku a naplánuj znovu.
refusal-plan-lines = Plán má nejvýš { $most } řádků.
refusal-note-long = Poznámka může mít nejvýš { $most } znaků a tato má { $count }. Zkrať ji.
refusal-note-full = K této partii už máš poznámek { $most }, to je maximum. Jednu smaž: otevři její formulář a vyprázdni ho.
refusal-note-gone = Tahy této pozice byly vzaty zpět. Otevři formulář znovu na nynější pozici.
refusal-plan-not-here = Plány jsou pro běžící partie mezi lidmi.
refusal-plan-two-answers = Na stejný tah máš dvě odpovědi: { $answers }. Jednu vynech.
refusal-plan-your-turn = Jsi na tahu. Nejdřív táhni a pak naplánuj odpověď na další tah.
refusal-guess-refused = Někdo z hráčů si nepřeje tipy na svoje partie.
refusal-guess-crowd = V partii publika se netipuje, hlasuje se. Stiskni **{ $vote }** pod deskou.
refusal-vote-counted = Hlasy jsou sečtené a tah je zahraný. Znovu můžeš hlasovat, až odpoví druhý hráč.
refusal-vote-empty = Napiš tah, nebo nějaký vyber z nabídky.
refusal-vote-late = Toto hlasování skončilo: hlasy jsou sečtené. Stiskni tlačítko pod deskou znovu a uvidíš, co je dál.
refusal-vote-new = Hlasovat můžeš, až budeš na tomto serveru { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}.
refusal-vote-none = V této partii se nehlasuje. Sleduj ji přes /board, nebo začni vlastní pomocí /challenge.
refusal-vote-not-now = Na tahu je druhý hráč. Hlasovat můžeš po jeho tahu.
refusal-vote-plays = V této partii hraješ proti publiku, takže o jeho tazích hlasovat nemůžeš.
refusal-vote-role = Na tomto serveru může hlasovat jen { $role }. Sleduj partii přes /board, nebo začni vlastní pomocí /challenge.
refusal-crowd-agrees = Publikum hlasuje o tazích a k tomuhle souhlas dát nemůže. Můžeš táhnout, nebo partii vzdát pomocí /resign.
refusal-crowd-alone = Proti publiku hraješ jen ty. Vynech ostatní hráče, `level` a `games`, nebo vynech `crowd`.
refusal-crowd-clock = Hlasování potřebuje hodiny, které mají čas na každý tah. Vyber jedny z nich: { $known }.
refusal-crowd-draw = Nabídni remízu, dokud publikum hlasuje. Pak pro ni může hlasovat každý.
refusal-crowd-draw-vote = Tuto remízu přijmeš tím, že pro ni dáš hlas. Stiskni **{ $vote }** pod deskou a vyber „Přijmout remízu“.
refusal-crowd-seat = V této partii hlasuje publikum a nikdo z něj nejedná sám. Když je na tahu, stiskni **{ $vote }** pod deskou a hlasuj pro tah, nebo pro vzdání.
refusal-crowd-server = Publikum hlasuje v kanálu serveru, kam bot může psát. Použij příkaz tam.
refusal-crowd-two = Proti publiku jdou hrát jen hry pro dva. Vyber jinou hru nebo variantu pravidel.
refusal-has-left = Tento hráč už z partie odešel ({ $written }).
refusal-draw-by-command = „{ $written }“ není tah. Remízu nabídneš pomocí /draw.
refusal-event-by-command = „{ $written }“ není tah. Partii vzdáš pomocí /resign.

refusal-challenge-self = Vyzvat sebe nejde. Vyber někoho jiného, nebo soupeře vynech, aby se mohl přidat kdokoli.
refusal-challenge-alone = Není tu nikdo další, s kým hrát. Zahraj si proti { -narabe } příkazem `/challenge level:3`, nebo někoho vyzvi v kanálu serveru nebo v přímých zprávách s kamarádem.
refusal-challenge-bot = Jiného bota vyzvat nejde. Zvol { -narabe }, vyber člověka, nebo soupeře vynech, aby se mohl přidat kdokoli.
refusal-own-challenge = V této výzvě už jsi. Čeká na někoho jiného.
refusal-not-your-challenge = Tato výzva není pro tebe. Je pro: { $people }. Pošli vlastní pomocí /challenge.
refusal-not-your-own-challenge = Tuto výzvu může stáhnout jen { $person }.
refusal-leave-not-in = V této výzvě nejsi.
refusal-leave-own = Tato výzva je tvoje. Ukončíš ji tlačítkem **{ $withdraw }**.
refusal-leave-guests = V této výzvě je hráč z jiného serveru, takže před začátkem z ní nikdo odejít nemůže. Stáhnout ji může její autor.
refusal-challenge-taken = Tato partie už začala.
refusal-challenge-over = Tato výzva je uzavřená. Pošli novou pomocí /challenge.
refusal-too-many-games = Už máš { $most ->
    [one] jednu rozehranou partii
    [few] { $most } rozehrané partie
   *[other] { $most } rozehraných partií
}, to je maximum. Nějakou dohraj, nebo stáhni výzvu. Vypíše je /games.
refusal-too-many-here = Tento kanál už má { $most ->
    [one] jednu rozehranou partii
    [few] { $most } rozehrané partie
   *[other] { $most } rozehraných partií
}, to je maximum. Použij jiný kanál.
refusal-several-rule-sets = Variantu pravidel „{ $written }“ má víc her. Uveď i hru: { $known }.
refusal-lacks-rights = V tomto kanálu bot nemůže vést partii. Chybějící oprávnění: { $rights }. Může je udělit někdo, kdo spravuje server.

refusal-no-such-game-here = Partie #{ $number } neexistuje. Tvoje vypíše /games.
refusal-no-game-of-yours = Partii #{ $number } nemáš a není ani v tomto kanálu. Tvoje vypíše /games.
refusal-game-elsewhere = Partie #{ $number } je jinde: { $place }. Použij příkaz tam.
refusal-no-such-number = „{ $written }“ není číslo partie. Tvoje vypíše /games.
refusal-no-game-waits = V tomto kanálu nečeká na tvůj tah žádná partie. Všechny tvoje vypíše /games a novou začne /challenge.
refusal-no-game-here = V tomto kanálu nemáš rozehranou partii. Všechny tvoje vypíše /games a novou začne /challenge.
which-game-hint = Která partie?
which-game-below = Kterou partii myslíš? Vyber ji níže, nebo ji řekni volbou `game`: { $known }.
refusal-which-game = Kterou partii myslíš? Řekni to volbou `game`: { $known }.
refusal-not-your-game = V této partii nehraješ. Začni vlastní pomocí /challenge.
refusal-you-have-left = V této partii už nehraješ. Ostatní pokračují, teď je to na nich.
refusal-not-begun = Tato partie ještě nezačala. Čeká se, až někdo výzvu přijme.
refusal-not-your-turn = Nejsi na tahu. Na tahu je { $person }.{ $plan ->
    [yes] {" "}Chceš-li odpovědět předem, stiskni { $mine } a pak { button-plan }
   *[no] {""}
}
refusal-stale = Tato deska je zastaralá. { $now } Aktuální deska: { $place }
refusal-unreadable = Nešlo přečíst, co Discord poslal. Zkus to znovu, nebo použij příkaz s lomítkem jako /board.
refusal-unknown-button = Toto tlačítko už nefunguje. Aktuální desku ukáže /board.
refusal-command-out-of-date = Tento příkaz je zastaralý. Restartuj Discord a napiš ho znovu.

refusal-track-first = První kameny patří na dráhu, vnější prstenec kruhů. { $point } na ní není. Vyber takový jako A1.
refusal-track-beside = Tvůj kámen na dráze patří hned vedle soupeřova na { $rival }. Vyber jeden z těchto: { $known }.
refusal-free-stone = Volný kámen patří na prázdný kruh s jednou tečkou, a { $point } jich má víc. Kruhy s jednou tečkou jsou hned za dráhou.
refusal-track-circle = { $point } je na dráze, ta je jen pro dva kameny na dráze. Vyber prázdný kruh s tečkami.
refusal-the-mark = { $point } je značka uprostřed, kam kameny nepatří. Vyber prázdný kruh s tečkami.
refusal-no-such-circle = Kruh { $point } neexistuje. Řádek { $row } vede od { $first } do { $last }.
refusal-row-closed = V řádku { $row } teď není kruh na výběr. Řádky, které ho mají: { $known }.
refusal-no-pair = Kámen na { $point } nesvírá žádnou dvojici, takže nemůže zajmout { $pair }. Napiš jen { $point }, nebo vyber kruh, který sevře dva sousední kameny v řadě.
refusal-not-flanked = Tento kámen nesvírá { $pair }. Může zajmout: { $known }.

refusal-not-dealt = Karty ještě nejsou rozdané. Až budou na stole, je na tahu červený.
refusal-already-dealt = Karty už jsou rozdané, a to se dělá jednou za partii. Polož kostku, nebo některou přesuň.
refusal-bad-deal = Rozdání uvádí různé karty od 1 do 7 (celkem { $cards }) a v 5. dějství i tu, která leží lícem dolů. Například: { $known }.
refusal-not-in-act = Toto dějství nemá „{ $action }“. Můžeš: { $known }.
refusal-nothing-to-do = S „{ $written }“ teď nic udělat nejde. Můžeš: { $known }.
refusal-supply-empty = Všechny tvoje kostky jsou na kartách, žádnou položit nejde. Zvol jinou akci, třeba přesunutí.
refusal-not-in-supply = { $die } ve tvé zásobě není. Můžeš položit: { $known }.
refusal-no-such-card = Karta { $card } na stole není. Karty: { $known }.
refusal-card-taken = Na kartě { $card } už kostka je, a pokládat jde jen na prázdné karty. { $count ->
    [0] Žádná karta teď prázdná není, takže kostku přesuň.
   *[other] Prázdné: { $known }.
}
refusal-no-die = Na kartě { $card } není kostka. { known-lift }
refusal-covered-die = Tvoje kostka na kartě { $card } je zakrytá, a hýbat se může jen horní kostka karty. { known-lift }
refusal-rivals-die = Horní kostka karty { $card } patří soupeři. { known-lift }
known-lift = { $count ->
    [0] Teď nejde přesunout žádnou z tvých kostek.
   *[other] Přesunout můžeš horní kostku karty: { $known }.
}
refusal-same-card = Kostka se musí přesunout na jinou kartu. { known-land }
refusal-same-colour = Karty { $from } a { $card } jsou obě { $face ->
    [green] zelené
   *[other] zlaté
}, a kostka se smí přesunout jen na kartu jiné barvy. { known-land }
refusal-mixed-stack = Na kartě { $card } jsou dvě kostky, a dvě zakryješ, jen když jsou obě tvoje. { known-land }
known-land = { $count ->
    [0] Z karty { $from } teď nemá kam jít.
   *[other] Z karty { $from } může jít na: { $known }.
}
refusal-no-fight = Souboj potřebuje na jedné kartě přesně dvě kostky, od každé strany jednu. Na kartě { $card } to tak není. { $count ->
    [0] Na žádné jiné kartě také ne.
   *[other] Souboj je možný na: { $known }.
}
refusal-surprise-used = Své Překvapení už nemáš, je jen jedno na partii. Můžeš: { $known }.
refusal-locked-card = Kartu { $card } právě přesunulo Překvapení, takže v tomto tahu zůstává na místě. Přesunout můžeš: { $known }.
refusal-same-cell = Karta { $card } už na { $cell } je. { known-rooms }
refusal-cell-taken = Na { $cell } už karta leží. { known-rooms }
refusal-touches-too-few = Na { $cell } by se karta { $card } dotýkala méně než dvou dalších karet. { known-rooms }
known-rooms = { $count ->
    [0] Karta { $card } teď nemá kam jít.
   *[other] Karta { $card } může jít na: { $known }.
}
refusal-automa = Automa nemá na výběr: tady hraje „{ $does }“.

# Ninuki and pente.
refusal-self-capture = { $point } leží mezi kameny jiného hráče, kde by tvoje byly hned zajaty. Tato pravidla to zakazují. Teď zakázáno: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point } nezajme řadu. Teď je možné: { $known } („pass“ uzná prohru).
   *[break] { $point } nepřeruší řadu. Teď je možné: { $known } („pass“ uzná prohru).
}
refusal-pass = Pasovat můžeš, jen když necháš vyhrát řadu, nebo když nemáš povolený průsečík. Teď je možné: { $known }.
refusal-no-choice = Zajetí proběhne samo, takže „{ $written }“ není třeba. Uveď jen průsečík: { $point }.
refusal-challenge-twice = { $person } je ve výběru dvakrát. Vyber někoho jiného, nebo nech místo volné.

# Names that nothing has.
refusal-no-such-row = Řádek { $row } neexistuje. Řádky vedou od { $first } nahoře do { $last }. Kruh se jmenuje třeba { $example }, pátý v řádku E.
refusal-no-such-die = Kostka { $die } neexistuje. Tvoje kostky teď: { $known }.
refusal-dice-alike = V tomto dějství nemají kostky čísla a všechny tvoje jsou stejné, takže { $die } neexistuje. Uveď jen kartu: { $known }.
refusal-no-such-cell = Místo pro kartu určují dvě čísla. Stiskni Táhnout a zvol Překvapení, uvidíš je na obrázku. { known-rooms }
refusal-die-for-card = Chceš-li přesunout kostku, uveď kartu, na které leží, ne { $die }. { known-lift }
refusal-which-die = Máš různé kostky s číslem { $die }. Uveď jednu z nich: { $known }.
