# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = Zjistit, co si engine myslí o dohrané partii
option-review-game = Která z tvých partií (prázdné: tvoje poslední zde)
option-review-file = Soubor s partií: SGF, PSQ, pente.org, seznam tahů nebo JSON
button-review = Rozbor
button-review-back = Zpět
button-review-forth = Další
button-share = Sdílet rozbor
review-heading = 🔎 **Rozbor**, jen pro tebe, dokud ho nesdílíš
review-opening-here = 📖 Partií tohoto serveru, které se shodují do tahu { $ply }: { $count }. Tento tah v nich získal { $score } % ({ $low }–{ $high }).
review-heading-shared = 🔎 **Rozbor**
review-chances = Šance na výhru ({ $person }) v procentech: { $chances }
review-chance = { $ply ->
    [0] { $percent } před prvním tahem
   *[other] { $percent } po tahu { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } po pasu na začátku
   *[other] { $percent } po tahu { $ply } a pasu
}
review-chart = Šance na výhru ({ $person }), %
review-accuracy = { $person }: přesnost { $percent } %, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
review-accuracy-none = { $person }: žádný tah k posouzení
review-accuracy-means = -# Přesnost je 100 % minus šance, o kterou tah v průměru připravil, jak ji tento engine vidí při krátkém hledání. Vynucené odpovědi se nepočítají. Neměří sílu hry a engine se může mýlit.
review-missed = Tah { $ply }, { $person }: { $kind ->
    [five] promarněná pětka
    [captures] promarněná výhra zajetím
    [vcf] promarněná výhra samými čtyřkami
    [vcf-captures] promarněná výhra čtyřkami a zajetím
    [vct-captures] promarněná výhra trojkami, čtyřkami a zajetím
   *[vct] promarněná výhra trojkami a čtyřkami
}: { $line }
review-missed-more = { $count ->
    [one] Promarněná je ještě { $count } výhra.
    [few] Promarněné jsou ještě { $count } výhry.
    [many] Promarněno je ještě { $count } výhry.
   *[other] Promarněno je ještě { $count } výher.
}
review-missed-none = Žádná vynucená výhra promarněna nebyla, kam hledání dohlédne.
review-forbidden = Poslední pětka vznikla na { $point }. Zastavit ji tam nešlo, protože ten průsečík byl zakázaný.
review-turns = { $count ->
    [one] { $count } zlomový okamžik je na další stránce.
    [few] { $count } zlomové okamžiky jsou na dalších stránkách.
    [many] { $count } zlomového okamžiku je na dalších stránkách.
   *[other] { $count } zlomových okamžiků je na dalších stránkách.
}
review-turns-none = Žádný jednotlivý tah nepřipravil o 15 % nebo více.
review-turn = **Zlomový okamžik { $number } z { $count }**: tah { $ply }, **{ $action }**, { $person }
review-turn-pass = **Zlomový okamžik { $number } z { $count }**: **{ $action }**, { $person }, po tahu { $ply }
review-turn-lost = Okamžitá prohra: { $end }.
review-turn-loss = Ztráta šance na výhru: { $percent } p. b.
review-turn-won = Lepší je **{ $best }**, to vyhrává vynuceně: { $line }
review-turn-line = Lepší je **{ $best }**. Varianta enginu: { $line }
review-turn-allowed = Tah dovolil vynucenou výhru: { $line }
review-turn-defences = Prokázaná obrana: { $moves }
review-turn-picture = -# Na obrázku je A zahraný tah a čísla jsou lepší varianta.
review-turn-picture-covered = -# Na obrázku jsou čísla lepší varianta. Číslo { $number } stojí tam, kam byl zahrán tah.
review-turn-picture-before = -# Na obrázku je pozice před tímto tahem.
review-turn-board = -# Deska před tímto tahem:
review-film = 🎞️ **Celá partie.** Sloupec vpravo je šance na výhru ({ $person }), měřená zdola. Číslo je ta lepší z obou šancí.
refusal-review-running = Tato partie ještě běží. Použij /review, až skončí.
refusal-review-players = Rozebrat tuto partii mohou jen její hráči. Rozbor s tebou mohou sdílet.
refusal-review-seats = Rozbory jsou pro partie dvou hráčů. Tuto partii znovu přehraje /replay.
refusal-review-length = Rozebrat jde partii, která má { $least } až { $most } tahů. Tato jich má { $count }.
refusal-review-busy = Rozbor trvá několik sekund a jeden tvůj nebo několik jiných se právě dělá. Zkus to znovu za minutu.
refusal-no-game-to-review = Nemáš tu dohranou partii. Uveď partii odjinud v `game`, nebo přilož `file`.
refusal-own-position = Tohle je pozice tvé partie #{ $number }. Posoudit půjde, až se ta partie posune nebo skončí.
refusal-own-file = Hraješ partii #{ $number }. Soubory půjde rozebrat, až skončí, aby v ní nikdo nedostal pomoc.
refusal-own-kind = Hraješ partii #{ $number }. Než skončí, nejde v této hře použít nápovědu ani rozbor.

hint-people = Tady hraješ proti lidem. Nápovědu musí schválit všichni, jednou na celou partii, a pak ji mohou používat všichni hráči.
hints-agreed = 💡 V této partii je nápověda povolená: /hint
button-hint = Nápověda
button-ask-hints = Požádat o nápovědu
button-agree-hints = Povolit nápovědu
offer-hints = 💡 { $person } žádá o povolení nápovědy pro všechny v této partii. Čeká se na odpověď: { $people }.
declined-hints = 💡 Žádost o povolení nápovědy byla odmítnuta ({ $person }).
refusal-hints-agreed = Nápověda už je v této partii povolená. Použij /hint, až budeš na tahu.
refusal-hints-declined = Nápověda byla v této partii odmítnuta a žádat o ni jde jen jednou. Povolit ji jde v příští partii.

button-why = Proč?
refusal-why-passed = Partie se od té doby posunula. Průsečíky, které jsou označené teď, ukáže /board.
why-overline = **{ $point }** je zakázaný: vznikl by přesah.
why-double-four = **{ $point }** je zakázaný: vznikly by dvě čtyřky najednou.
why-double-three = **{ $point }** je zakázaný: vznikly by dvě trojky najednou.
why-four-three-three = **{ $point }** je zakázaný: vznikla by čtyřka a dvě trojky najednou.
why-self-capture = **{ $point }** je zakázaný: tvoje kameny by byly hned zajaty.
why-row-overline = Délka řady { $count }: { $stones }
why-row-flanked = Mezi kameny jiného hráče: { $stones }. Ty uvnitř jsou tvoje.
why-row-four = Čtyřka: { $stones }. Další kámen na { $holes } dá pětku.
why-row-three = Trojka: { $stones }. Další kámen na { $holes } dá otevřenou čtyřku.
why-row-none = Není to skutečná trojka: { $stones }. Žádný povolený kámen z ní neudělá otevřenou čtyřku.
why-hole-five = { $point } se nepočítá, protože hned dává pětku.
why-hole-overline = { $point } se nepočítá, protože by to byl přesah, a ten je zakázaný:
why-hole-double-four = { $point } se nepočítá, protože by to byla vidlička 4×4, a ta je zakázaná:
why-hole-double-three = { $point } se nepočítá, protože by to byla vidlička 3×3, a ta je zakázaná:
why-hole-four-three-three = { $point } se nepočítá, protože by to byla čtyřka a dvě trojky, a to je zakázané:
why-recursion = -# Trojka se počítá, když z ní aspoň jeden povolený kámen udělá otevřenou čtyřku.
why-drawn = Na obrázku už kámen leží na { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Lekce
button-lesson-answer = Odpovědět
button-lesson-solution = Řešení
button-lesson-back = Předchozí lekce
button-lesson-forth = Další lekce
lesson-answer = Tvůj tah
lesson-answer-label = Kam zahraješ?
lesson-answer-example = Například { $point }
button-try-back = O tah zpět
button-try-export = Jako soubor
button-try-lay = Položit kámen…
try-title = 🧪 Tvoje vlastní deska k partii #{ $number }. Zkoušej, co chceš. Nikdo jiný ji nevidí.
try-laid = Položeno: { $moves }
try-ask = Zkusit tahy
try-ask-label = Jeden tah, nebo několik po sobě
try-ask-example = Například h9 i10
button-puzzle-another = Další
button-puzzle-give-up = Vzdát
button-puzzle-solve = Řešit
puzzle-day-over = Den této úlohy už skončil, takže se nepočítá. Dnešní ukáže `/puzzle`.
puzzle-done = { $how ->
    [solved] ✅ Dnešní úloha je už vyřešená.
   *[given-up] Řešení dnešní úlohy už se ti ukázalo.
} Můžeš ji řešit znovu, ale nepočítá se to.
puzzle-film = Skrytý obrázek přehraje řešení.
puzzle-first = 👑 První řešení bez chyby: { $person }.
puzzle-gave-up = { $side ->
    [black] Řešení (⚫ útočí, ⚪ brání):
   *[white] Řešení (⚪ útočí, ⚫ brání):
} { $line }
puzzle-goes-on = { $point } je správně, odpověď je { $answer }. Co dál?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 Vyřešeno!
puzzle-own = Tato pozice je z partie, která se hrála na tomto serveru.
puzzle-theme-fours = 💡 **Jen čtyřky.** Každá čtyřka nechává obraně jedinou odpověď. Hledej dvě čtyřky, které se setkají v jednom průsečíku, a takové pořadí, ve kterém ti odpovědi nepřekážejí.
puzzle-theme-four-three = 💡 **Vidlička 4×3.** Jeden kámen vytvoří čtyřku a v jiném směru trojku. Na čtyřku se musí odpovědět a z trojky je otevřená čtyřka.
puzzle-theme-trap = 💡 **Zakázaný průsečík.** Bez zakázaných průsečíků by tu výhra nebyla. Tvoř čtyřky, na které má černý odpověď zakázanou, nebo nejdřív udělej průsečík zakázaným.
puzzle-theme-captures = 💡 **Zajetí, které vyhrává.** Dvojice, která by byla pátá, hrozí stejně jako čtyřka. Hledej kameny, které vytvoří obě hrozby najednou.
puzzle-theme-unbroken = 💡 **Čtyřky, které zajetí nezničí.** Kdyby nešlo nic zajmout, vyhrávaly by i jiné první tahy. Než začneš, podívej se, které z tvých dvojic by obrana mohla zajmout.
puzzle-streak = { $days ->
    [one] Tvoje série začíná: jeden den.
    [few] Tvoje série: { $days } dny. Jeden den v týdnu můžeš vynechat.
    [many] Tvoje série: { $days } dne. Jeden den v týdnu můžeš vynechat.
   *[other] Tvoje série: { $days } dní. Jeden den v týdnu můžeš vynechat.
}
puzzle-streak-of-all = Tento server řeší úlohu dní v řadě: { $days }.
puzzle-task = { $side ->
    [black] ⚫ Černý
   *[white] ⚪ Bílý
} vyhraje { $set ->
    [pente] čtyřkami a zajetím
   *[freestyle] čtyřkami
}, počet tahů bez odpovědí: { $moves }. Vede k tomu jediný první tah.
puzzle-terms = -# { $set ->
    [standard] Vyhrává přesně pět v řadě. Čtyřkami: každý tvůj tah vytvoří čtyřku, na kterou je nutné hned odpovědět.
    [renju] Vyhrává pět v řadě a černý má zakázané tahy. Čtyřkami: každý tvůj tah vytvoří čtyřku, na kterou je nutné hned odpovědět.
    [pente] Vyhrává pět nebo více v řadě a také pět zajatých dvojic. Každý tvůj tah hrozí hned vyhrát a obrana smí zajmout dvojici.
   *[freestyle] Vyhrává pět nebo více v řadě. Čtyřkami: každý tvůj tah vytvoří čtyřku, na kterou je nutné hned odpovědět.
}
puzzle-title = { $kind ->
    [day] **Úloha dne**
    [course] **Kurz: úloha { $number } z { $count }**
   *[other] **Úloha**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] Černý má zakázáno hrát na { $point }, bílý tam proto vyhraje.
   *[white] Bílý má zakázáno hrát na { $point }, černý tam proto vyhraje.
}
puzzle-unsure = Po { $point } se ve vymezeném čase taková výhra nenašla. Nepočítá se to jako chyba. Zkus jiný tah.
puzzle-wrong = { $point } takto nevyhrává.
puzzle-wrong-once = { $point } to není. Ještě jeden pokus se počítá do série.
puzzle-wrong-spent = { $point } takto nevyhrává. Dnešek se už do série nepočítá, ale můžeš zkoušet dál.
puzzle-yesterday = Včera: zkoušelo to { $tried }, nanejvýš s jednou chybou vyřešilo { $solved }.
choice-set-freestyle = Freestyle (pět a více)
choice-set-pente = Pente
choice-set-renju = Renju
choice-set-standard = Standard (přesně pět)
choice-theme-captures = zajetí, které vyhrává
choice-theme-four-three = vidlička 4×3
choice-theme-fours = jen čtyřky
choice-theme-trap = zakázané průsečíky
choice-theme-unbroken = čtyřky, které zajetí nezničí
command-puzzle = Úloha dne, nebo jiná
option-puzzle-another = Jiná úloha, která se nepočítá
option-puzzle-set = Pravidla úlohy
option-puzzle-theme = Začít kurz 30 úloh tímto námětem
lesson-title = 🎓 **{ $course }: lekce { $number } z { $count }** · vyřešeno: { $done }
lesson-right = ✅ { $point } je správně.
lesson-wrong = ❌ { $point } to neřeší. Podívej se ještě jednou a odpověz znovu.
lesson-solution = 💡 Řešení: { $point }. Lekce se počítá jako vyřešená, až na ni odpovíš.
lesson-last = Toto je poslední lekce kurzu.
lesson-five = **Pět v řadě.** Pět tvých kamenů v řadě vyhrává, v kterémkoli směru. Na tahu je černý: vytvoř pětku.
lesson-gap = **Mezera.** Čtyři kameny s mezerou mezi sebou jsou také čtyřka. Na tahu je černý: vytvoř pětku.
lesson-stop = **Odpověď na čtyřku.** Čtyřka vyhraje příštím tahem, pokud se neobsadí její otevřený konec. Na tahu je černý: zastav pětku bílého.
lesson-straight-four = **Otevřená čtyřka.** Čtyřku otevřenou na obou koncích nejde zastavit, protože jeden kámen zavře jen jeden konec. Na tahu je černý: vytvoř otevřenou čtyřku.
lesson-three = **Odpověď na otevřenou trojku.** Z otevřené trojky je příštím tahem otevřená čtyřka. Zavři včas jeden z jejích konců. Na tahu je černý: zastav ji tak, aby nezbyla žádná výhra trojkami a čtyřkami.
lesson-four-three = **Vidlička 4×3.** Tah, který vytvoří čtyřku a otevřenou trojku najednou, vyhrává: na čtyřku se musí odpovědět, a z trojky je pak otevřená čtyřka. Na tahu je černý: najdi vidličku 4×3.
lesson-double-three = **Vidlička 3×3.** Bez zakázaných tahů dvě otevřené trojky najednou vyhrávají: zastavit jde jen jednu. Na tahu je černý: najdi vidličku 3×3.
lesson-double-four = **Vidlička 4×4.** Dvě čtyřky najednou hrozí pětkou na dvou průsečících. Na tahu je černý: najdi výhru samými čtyřkami.
lesson-chain = **Řetěz čtyřek.** Na každou čtyřku se musí odpovědět, takže jde čtyřkami pokračovat, dokud se nesejdou dvě hrozby. Na tahu je černý: zahaj výhru.
lesson-prevent = **Přetržení řetězu.** Bílý hrozí řetězem čtyřek. Na tahu je černý: zahraj tak, aby bílý neměl výhru samými čtyřkami.
lesson-renju-exact = **Přesně pět.** V renju vyhrává černý, když má v řadě přesně pět. Šest a více je přesah, a ten má černý zakázaný. Na tahu je černý: vytvoř přesně pět.
lesson-renju-six = **Přesah bílého.** Bílý nemá zakázáno nic, takže pro bílého šest v řadě vyhrává. Na tahu je bílý: vyhraj tímto tahem.
lesson-renju-four-three = **Vidlička 4×3.** Vidličky 3×3 a 4×4 má černý zakázané. Vyhrává vidličkou 4×3: jedna čtyřka a jedna otevřená trojka najednou. Na tahu je černý: najdi ji.
lesson-renju-false-three = **Falešná trojka.** Trojka se počítá, jen když z ní povolený kámen udělá otevřenou čtyřku. Kde je konec zablokovaný nebo by dal přesah, tam trojka není, a tedy ani vidlička 3×3. Na tahu je černý: vyhraj tahem, který vytvoří čtyřku, jednu skutečnou trojku a jednu, která se nepočítá.
lesson-renju-overline-trap = **Past přesahu.** Černý nemůže zastavit pětku na průsečíku, kde by jeho kámen dal šest v řadě. Na tahu je bílý: vytvoř čtyřku, na kterou černý nemá odpověď.
lesson-renju-double-three-trap = **Past vidličky 3×3.** Průsečík, kde by černý vytvořil dvě trojky, je zakázaný, i když je tam třeba zastavit pětku. Na tahu je bílý: vytvoř čtyřku, na kterou černý nemá odpověď.
lesson-renju-double-four-trap = **Zahnat černého do pasti.** Čtyřka si vynutí kámen černého a právě ten může udělat z jiného průsečíku zakázaný. Na tahu je bílý: zahaj výhru.
lesson-renju-mise = **Tichá hrozba.** Tah, který nevytvoří čtyřku ani trojku, může hrozit vidličkou 4×3 (japonsky mise-te). Na tahu je černý: zahraj takový tah, aby hrozila výhra čtyřkami.
lesson-renju-chase = **Řetěz čtyřek.** Čtyřky jde hrát jednu za druhou, dokud se nesejdou dvě hrozby. U černého musí být poslední vidlička 4×3, protože vidlička 4×4 je zakázaná. Na tahu je černý: zahaj výhru.
lesson-renju-meet = **Obrana.** Bílý hrozí čtyřkou, na kterou by bylo třeba odpovědět na zakázaném průsečíku. Znemožni čtyřku, nebo zahraj tak, aby průsečík už nebyl zakázaný. Na tahu je černý: nenech bílému výhru čtyřkami.
lesson-pente-pair = **Zajetí.** Přesně dva sousední kameny soupeře mezi dvěma tvými jsou zajaty, v kterémkoli směru. Na tahu je černý: zajmi dvojici.
lesson-pente-pairs = **Dvě dvojice najednou.** Jeden kámen zajme každou dvojici, kterou sevře, ve všech směrech. Na tahu je černý: zajmi jedním kamenem dvě dvojice.
lesson-pente-entry = **Vstoupit je bezpečné.** Tvou dvojici zajme jen soupeřův kámen. Kámen, který dáš mezi dva jeho, zůstane. Na tahu je černý: vyhraj tímto tahem.
lesson-pente-guard = **Záchrana dvojice.** Tvou dvojici se soupeřovým kamenem na jednom konci soupeř zajme z druhého. Tři v řadě zajmout nejde a kámen, který máš zajatý, nehrozí ničím. Na tahu je černý: zahraj tak, aby bílý nemohl nic zajmout.
lesson-pente-fifth = **Pátá dvojice.** Pět dvojic vyhrává. Černý zajal čtyři. Na tahu je černý: vyhraj tímto tahem.
lesson-pente-stop = **Odstranění sevření.** Bílý zajal čtyři dvojice a jeden bílý kámen hrozí zajmout pátou ve dvou směrech. Na tahu je černý: zahraj tak, aby bílý příštím tahem nemohl vyhrát.
lesson-pente-break = **Zajetí ze čtyřky.** Čtyřku se dvěma otevřenými konci nejde zablokovat, ale zajetí z ní může vzít kámen. Na tahu je černý: zastav pětku bílého.
lesson-pente-keystone = **Klíčový kámen.** Dvě čtyřky bílého mají společný kámen, klíčový. Bez něj není čtyřka ani jedna. Na tahu je černý: zastav obě.
lesson-pente-sound = **Spolehlivá čtyřka.** Bílý zajal čtyři dvojice, takže vystavit další dvojici znamená prohru. Na tahu je černý: vytvoř otevřenou čtyřku, po které bílý nemá co zajmout.
lesson-pente-both = **Dvě hrozby v jedné.** Černý zajal čtyři dvojice. Na kámen, který vytvoří čtyřku a zároveň hrozí zajmout pátou dvojici, není odpověď. Na tahu je černý: najdi ho.
