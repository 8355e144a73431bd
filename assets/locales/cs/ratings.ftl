# Ratings, leaderboards, profiles and past games.

pool-gomoku = Gomoku
pool-renju = Renju
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- a O-Pente
pool-ninuki = Ninuki
pool-ninuki-renju = Ninuki-Renju
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Tři a více hráčů

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = neomezená deska
agreed-clock-live = 5 minut na tah
agreed-clock-hour = 1 hodina na tah
agreed-clock-day = 1 den na tah
agreed-clock-3days = 3 dny na tah
agreed-clock-week = 7 dní na tah
agreed-clock-bank = 5 dní + 12 hodin na tah
agreed-clock-none = bez hodin
agreed-rated = hodnocená
agreed-rated-part = hodnoceno na { $percent } %{ $games ->
    [0] {""}
    [one] , protože tato dvojice za posledních 30 dní už jednou hrála hodnocenou partii
    [few] , protože tato dvojice za posledních 30 dní hrála hodnocenou partii už { $games }×
    [many] , protože tato dvojice za posledních 30 dní hrála hodnocenou partii už { $games }×
   *[other] , protože tato dvojice za posledních 30 dní hrála hodnocenou partii už { $games }×
}
agreed-unrated = nehodnocená: { $why }
unrated-why = { $why ->
    [direct] partie v přímých zprávách
    [repeated] tato dvojice za 30 dní hrála příliš často
    [machine] partie s počítačem
    [crowd] partie s publikem, které nemá rating
    [untimed] partie bez hodin
    [practice] partie na desce 9×9 slouží ke cvičení
    [server] tento server partie nehodnotí
    [opening] tento server nehodnotí gomoku a renju bez vyrovnaného zahájení
    [board] tento server desky této velikosti nehodnotí
    [handicap] tento server partie s handicapem nehodnotí
    [young-account] účet hráče { $person } je mladší než { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
    [young-member] { $person } je na tomto serveru méně než { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
    [event] tak to stojí v soutěži
    [decider] rozhoduje jen o postupu
   *[chosen] byla tak nabídnuta
}
result-unrated = Nehodnoceno: { $why }.
took-opening = Tento server nehodnotí gomoku a renju bez vyrovnaného zahájení, takže tato hodnocená partie začíná zahájením swap2.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· za první tah: { $edge } bod
    [few] {" "}· za první tah: { $edge } body
    [many] {" "}· za první tah: { $edge } bodu
   *[other] {" "}· za první tah: { $edge } bodů
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Tato partie se počítá na { $percent } %: stejní hráči spolu za posledních 30 dní už hráli.
       *[no] Tato partie se do ratingu nepočítá: stejní hráči spolu za posledních 30 dní hráli příliš často.
    }
    [time-outs] Tato partie se do ratingu nepočítá: { $person } má během dvou dnů další prohru na čas a počítá se jen ta první.
    [one-sided] Zisk hráče { $person } se počítá na { $percent } %: od tohoto jednoho soupeře už má bodů hodně. Zbytek se započítá, až ten soupeř odehraje deset hodnocených partií s jinými.
   *[unproven] Zisk hráče { $person } se počítá na { $percent } %: rating soupeře ještě není ustálený.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] Tato partie se do ratingu započítá spolu s druhou z dvojice, až budou obě dohrané.
    [set-counted] Tato partie se do ratingu započítala spolu s druhou z dvojice.
    [set-lost] Tato partie se do ratingu nepočítá, protože se nepočítá druhá z dvojice.
    [young-account] Tato partie se do ratingu nepočítá: účet hráče { $person } je mladší než { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
    [young-member] Tato partie se do ratingu nepočítá: { $person } je na tomto serveru méně než { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }.
    [machine] Tato partie se do ratingu nepočítá: hrála v ní automa.
   *[few-moves] Tato partie se do ratingu nepočítá: ne všichni odehráli tolik tahů: { $moves }.
}
ruled = { $ruling ->
    [void] ⚖️ Moderátor tuto partii anuloval.
    [draw] ⚖️ Moderátor rozhodl tuto partii jako remízu.
   *[win] ⚖️ Moderátor v této partii přisoudil výhru: { $winners }.
}

tally-legend = -# 3-1-2 znamená 3 výhry, 1 remíza, 2 prohry. Pro rating se dvojice partií počítá jako jedna.
trend-legend = -# +35 je změna ratingu v posledních partiích.
provisional-legend = -# Rating jako 1500? je zatím jen odhad: chce to víc partií.
ladder-picture = { $pool }, sezóna { $season }
ladder-head-name = Hráč
ladder-head-rating = Rating
ladder-head-tally = V-R-P
ladder-head-trend = Vývoj
ladder-title = 🏆 **{ $pool }** · sezóna { $season }{ $people ->
    [0] {""}
   *[other] {" "}· v žebříčku { $ranked } z { $people }
}
ladder-archived = 🏆 **{ $pool }** · sezóna { $season }, uzavřená { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· v žebříčku { $ranked } z { $people }
}
ladder-others = Jiný žebříček
button-own-profile = Můj profil
button-leaderboard = Žebříček
ladder-empty = Zatím tu nejsou hodnocené partie. Počítají se partie mezi lidmi, které mají hodiny, pokud tu nikdo není příliš nový. Začni ji: `/challenge game:{ $rules }`.
ladder-empty-season = V této sezóně tu zatím nejsou hodnocené partie. Počítají se partie mezi lidmi, které mají hodiny, pokud tu nikdo není příliš nový. Začni ji: `/challenge game:{ $rules }`.
ladder-before = Předchozí sezóna: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Do ratingu se tu zatím nezapočítala žádná partie, důvod ukazuje každá deska. Výhry, remízy a prohry:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · ještě chybí: { $missing }
ladder-unranked = ── zatím bez umístění ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }.
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }. { $person } { $rating } ({ $tally })
}
ladder-own = { $person }: #{ $place } z { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, zatím bez umístění. Ještě chybí: { $missing }. S tímto ratingem by to bylo #{ $place }.
ladder-own-lacks = { $person }: ještě chybí: { $missing }. S tímto ratingem by to bylo #{ $place }.
ladder-own-would = { $person }: s tímto ratingem by to bylo #{ $place }.
ladder-own-archived = { $person }: { $rating }, v této sezóně bez umístění.
ladder-own-missing = { $person }: v tomto žebříčku žádné hodnocené partie.
guesses-name = Tipy
guesses-title = 🔮 **Tipy tohoto měsíce** · { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
    [many] { $people } člověka
   *[other] { $people } lidí
}
guesses-row = { $place }. { $person } · { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} (správně { $hits } z { $all })
guesses-empty = Tento měsíc se zatím nepočítá žádný tip. Stiskni **Tipovat…** pod deskou partie, kterou sleduješ.
guesses-own-missing = { $person }: tento měsíc žádný započítaný tip.
guesses-before = První minulý měsíc: { $people }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
puzzles-name = Úlohy
puzzles-title = 🧩 **Úlohy vyřešené tento měsíc** · řešitelů: { $people }
puzzles-row = { $place }. { $person } · dní: { $days }
puzzles-empty = Tento měsíc ještě nikdo nevyřešil úlohu dne. Dnešní ukáže `/puzzle`.
puzzles-own-missing = { $person }: tento měsíc žádná vyřešená úloha dne.
puzzles-before = První minulý měsíc: { $people }, dní: { $days }.
missing-games = { $count ->
    [one] ještě { $count } partie
    [few] ještě { $count } partie
    [many] ještě { $count } partie
   *[other] ještě { $count } partií
}
missing-opponents = { $count ->
    [one] ještě { $count } soupeř
    [few] ještě { $count } soupeři
    [many] ještě { $count } soupeře
   *[other] ještě { $count } soupeřů
}
missing-certainty = další partie, aby se rating ustálil
missing-recent = { $days ->
    [one] partie za poslední { $days } den
    [few] partie za poslední { $days } dny
    [many] partie za poslední { $days } dne
   *[other] partie za posledních { $days } dní
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · sezóna { $season }
}
profile-unrated = Tam žádné ratingy nejsou.
profile-empty = Zatím tu nejsou dohrané partie s lidmi.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · #{ $place }
}
profile-pool-earlier = { $line } · sezóna { $season }
profile-honour = { $place ->
    [1] 🥇 1. místo: { $pool }, sezóna { $season }
    [2] 🥈 2. místo: { $pool }, sezóna { $season }
   *[3] 🥉 3. místo: { $pool }, sezóna { $season }
}
profile-honours-more = { $count ->
    [one] A ještě { $count } další místo do třetího v dřívějších sezónách
    [few] A ještě { $count } další místa do třetího v dřívějších sezónách
    [many] A ještě { $count } dalšího místa do třetího v dřívějších sezónách
   *[other] A ještě { $count } dalších míst do třetího v dřívějších sezónách
}
profile-holds = ⚔️ { $title }, { $game }, proti: { $rivals } (tři výhry v řadě)
profile-games = Partie bez počítače: výher { $wins }, remíz { $draws }, proher { $losses } · včas dohráno { $percent } %
profile-streak = Série výher: { $now } (nejlepší { $best })
profile-openings = Oblíbená zahájení: { $openings }
profile-head-to-head = Proti { $asker }: výher { $wins }, remíz { $draws }, proher { $losses }
alt-curve = { $pool }: od { $first } do { $last }, partií: { $games }.

history-title = { $person }: { $count ->
    [one] { $count } dohraná partie
    [few] { $count } dohrané partie
    [many] { $count } dohrané partie
   *[other] { $count } dohraných partií
}
history-empty = Žádné dohrané partie: { $person }.
history-unmatched = Takovou dohranou partii tu nemá: { $person }.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = spolu: { $mates }, proti: { $people }
history-replay = Přehrát jednu z partií

season-closed = Sezóna { $season } je uzavřená a archivovaná. Začala sezóna { $next }. Rating všem zůstává, ale než zase odehrají partie, je méně jistý.
season-sure = Uzavřít sezónu { $season }? Její žebříčky a výsledky budou konečné. Další sezóna začne s ratingy všech, ale méně jistými.
season-yes = Ano, uzavřít sezónu
decide-sure = Ukončit teď tuhle partii? Vyhraje { $person } a pokračovat už nepůjde. { $game }
decide-sure-draw = Ukončit teď tuhle partii remízou? Pokračovat už nepůjde. { $game }
decide-yes = Ano, ukončit partii
end-sure = Ukončit tuhle partii soutěže bez výsledku? Nikomu nepřinese body a znovu se hrát nebude. { $format ->
    [knockout] Zůstane-li zápas bez vítěze, postupuje hráč s vyšším ratingem při přihlášení, a není-li vyšší, ten, kdo se přihlásil první.{" "}
   *[other] {""}
}Výsledek jí dá `/settings decide`. { $game }
decide-which = Který počítač vyhraje? Partie teď skončí a pokračovat už nepůjde. { $game }
ruling-sure = Změnit výsledek téhle dohrané partie? Vyhraje { $person }. { $rated ->
    [yes] Změní se i ratingy. { $game }
   *[no] { $game }
}
ruling-sure-draw = Změnit výsledek téhle dohrané partie na remízu? { $rated ->
    [yes] Změní se i ratingy. { $game }
   *[no] { $game }
}
ruling-which = Který počítač podle nového výsledku téhle dohrané partie vyhraje? { $game }
ruling-yes = Ano, změnit výsledek
late-sure = Tahle partie soutěže skončila bez výsledku. Dát jí výsledek? Vyhraje { $person }. { $game }
late-sure-draw = Tahle partie soutěže skončila bez výsledku. Má to být remíza? { $game }
late-yes = Ano, dát výsledek
result-ruled = { $count ->
    [0] Partie #{ $number } je aktualizovaná. Žádný rating se nezměnil.
    [one] Partie #{ $number } je aktualizovaná a ratingy jsou přepočítané. Změnil se { $count }:
    [few] Partie #{ $number } je aktualizovaná a ratingy jsou přepočítané. Změnily se { $count }:
   *[other] Partie #{ $number } je aktualizovaná a ratingy jsou přepočítané. Změnilo se jich { $count }:
}

result-ruled-later = Partie #{ $number } je aktualizovaná. Ratingy se přepočítávají a budou za pár minut.

refusal-unrated = { $why ->
    [direct] Partie v přímých zprávách se nehodnotí. Začni ji na serveru, nebo vynech `rated`.
    [untimed] Partie bez hodin se nehodnotí. Zvol hodiny, nebo vynech `rated`.
    [practice] Partie na desce 9×9 slouží ke cvičení a nehodnotí se. Zvol větší desku, nebo vynech `rated`.
    [machine] Partie s počítačem se nehodnotí. Vynech `rated`.
    [crowd] Publikum nemá rating, takže partie s ním se nehodnotí. Vynech `rated`.
    [board] Tento server desky této velikosti nehodnotí. Zvol obvyklou velikost, nebo vynech `rated`.
    [handicap] Tento server partie s handicapem nehodnotí. Vynech `rated`.
   *[other] Tato pravidla se tu nehodnotí. Vynech `rated`.
}
refusal-no-such-pool = Hra ani žebříček „{ $written }“ neexistuje.{ $nearest ->
    [none] {""}
   *[other] {" "}Není to „{ $nearest }“?
} Vyber jeden z těchto: { $known }.
refusal-no-such-season = Sezóna „{ $written }“ neexistuje. { $last ->
    [1] Zatím je jen sezóna 1.
   *[other] Vyber číslo od 1 do { $last }.
}
refusal-no-server = To funguje jen na serveru. Použij příkaz v kanálu serveru.
refusal-no-result = Partie #{ $number } nemá na tomto serveru výsledek, o kterém by šlo rozhodnout. Dohrané partie s čísly ukáže /history.
refusal-season-over = Partie #{ $number } patří do uzavřené sezóny a její výsledky jsou konečné.
refusal-knockout-went-on = Vyřazovací turnaj už pokračuje partií #{ $number }, a tuto už nejde rozhodnout. Kdo postoupí, změníš rozhodnutím partie #{ $number } pomocí `/settings decide`.
refusal-season-closed-already = Sezóna { $season } už je uzavřená. Současnou uzavřeš takto: `/settings close-season`.
refusal-not-in-game = Vítězem může být jen některý z hráčů: { $people }.

command-leaderboard = Žebříček tohoto serveru
option-leaderboard-game = Hra (prázdné: nejhranější tady)
option-leaderboard-season = Číslo starší sezóny
option-leaderboard-player = Ukázat místo tohoto hráče (prázdné: tvoje)
option-leaderboard-text = Text místo obrázku
command-profile = Ratingy a výsledky hráče zde
option-profile-game = Jen tato hra (prázdné: všechny)
option-profile-season = Číslo starší sezóny (prázdné: současná)
option-profile-player = Kdo (prázdné: ty)
option-profile-text = Text místo obrázku
command-history = Procházet dohrané partie
option-history-player = Čí partie (prázdné: tvoje)
option-history-game = Jen tato rodina her
option-history-opponent = Jen partie proti tomuto hráči
option-history-result = Jen partie s tímto výsledkem
option-history-rated = Jen hodnocené partie
command-openings = Prozkoumat zahájení partií tohoto serveru
option-openings-game = Hra a varianta pravidel, např. gomoku/renju (prázdné: poslední zde)
option-openings-player = Jen partie tohoto hráče
option-openings-mine = Jen tvoje partie
option-openings-moves = Tahy k pozici, např. h8 i9
option-openings-rated = Jen hodnocené partie
choice-result-won = Výhra
choice-result-drawn = Remíza
choice-result-lost = Prohra
openings-title = 📖 **{ $name }**: zahájení partií na tomto serveru
openings-title-person = 📖 **{ $name }**: zahájení hráče { $person }
openings-rated = Jen hodnocené partie
openings-after = Po { $moves }:
openings-line = { $letter }: **{ $move }** · { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
} · { $score } % ({ $low }–{ $high }) · naposledy { $when }
openings-line-few = { $letter }: **{ $move }** · { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
} · naposledy { $when }
openings-none = Žádná dohraná partie tu k této pozici nedošla.
openings-others = -# Jinou hru vybereš pomocí `game`: gomoku, renju, pente nebo ninuki.
openings-more = { $count ->
    [one] Hrál se tu ještě { $count } další tah.
    [few] Hrály se tu ještě { $count } další tahy.
    [many] Hrálo se tu ještě { $count } dalšího tahu.
   *[other] Hrálo se tu ještě { $count } dalších tahů.
}
openings-file = 📚 Z vlastní sbírky partií tohoto bota:
openings-file-line = **{ $move }** · { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
} · { $score } % ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
openings-means = -# Podíl bodů, které získala strana na tahu, s odchylkou. Otočené a zrcadlené pozice se počítají dohromady.
openings-capped = -# Počítají se poslední dohrané partie podle těchto pravidel: { $most }.
openings-mirrored = -# Pozice je souměrná: každý průsečík zastupuje i své zrcadlové obrazy.
button-openings = Zahájení
button-openings-back = Zpět
refusal-openings-game = Zahájení hry { $game } se nepočítají. Zkus gomoku, renju, pente nebo ninuki.
refusal-openings-long = Zapsat lze nejvýš { $most } tahů, tak daleko se zahájení nepočítají. Napiš jich méně.
