# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = автома
machine-did = 🤖 Автома: { $action }.
machine-level = { -narabe } (уровень { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine } думает.
machine-stands-in = ⚠️ Движок «{ $engine }» отказал. Вместо него партию доиграет { $machine }.
machine-tally = 🤖 { $person } против { $machine }: побед { $wins }, ничьих { $draws }, поражений { $losses }.
profile-machine = 🤖 { $game }, против { $machine }: побед { $wins }, ничьих { $draws }, поражений { $losses }
play-machine = Играть с { -narabe }
level-choice = { $level ->
    [1] Уровень 1, для новичков
    [8] Уровень 8, самый сильный
   *[other] Уровень { $level }
}

action-letter = Строка { $a }
action-n-takes-n-n = { $a }, берёт { $b } и { $c }
action-place = Поставить кубик
action-move = Передвинуть кубик
action-fight = Бой
action-surprise = Сюрприз: передвинуть карту
action-place-r2 = Красный 2
action-place-r4 = Красный 4
action-place-r6 = Красный 6
action-place-b1 = Чёрный 1
action-place-b3 = Чёрный 3
action-place-b5 = Чёрный 5
action-place-w1 = Белый 1
name-r2 = красный 2
name-r4 = красный 4
name-r6 = красный 6
name-b1 = чёрный 1
name-b3 = чёрный 3
name-b5 = чёрный 5
name-w1 = белый 1
did-place-n = кубик на карту { $a }
did-place-n-on-n = { $a } на карту { $b }
did-move-n-to-n = кубик с карты { $a } на карту { $b }
did-fight-n = бой на карте { $a }
did-surprise-n-to-n = Сюрприз: передвинута карта { $a }
action-place-n = Поставить кубик на карту { $a }
action-place-n-on-n = Поставить { $a } на карту { $b }
action-move-n = Верхний кубик карты { $a }
action-move-n-to-n = Передвинуть кубик с карты { $a } на карту { $b }
action-fight-n = Бой на карте { $a }
action-surprise-n = Карта { $a }
action-surprise-n-to-n = Сюрприз: карта { $a } переходит на { $b }

outlook-goes-on = цена { $dots }, { outlook-target }; вы всё ещё отстаёте и ходите снова
outlook-passes = цена { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] на { $target }
   *[other] мимо { $past } на { $target }
}
outlook-beside-ahead = впереди чёрных, они и начинают
outlook-beside-behind = позади чёрных, поэтому начинают белые
status-track-targets = Вы отстаёте на дорожке на { $by }. Ваш камень дорожки проходит столько кругов, сколько точек на выбранном круге: { $targets }.
status-track-targets-past = { status-track-targets } { $past } минует { $rival }, где стоит другой камень дорожки, и ведёт на один дальше.

button-again = Реванш
button-next = Следующий акт
button-next-ninuki = Следующий шаг
button-again-me = Начинаю я
button-again-them = Начинает соперник
button-next-me = Начинаю я
button-next-them = Начинает соперник
button-accept-me = Принять, начинаю я
button-accept-them = Принять, начинает соперник
first-invited = Кто начинает, выбирает проигравший в прошлой партии.
loser-chooses = Прошлую партию выиграл соперник, поэтому кто начинает, выбираете вы.

new-rokumon-act-2 = **{ $next }**: семь карт лежат кирпичной кладкой, три над четырьмя. Ряды здесь горизонтальные: три верхних или три рядом из четырёх нижних.
new-rokumon-act-3 = **{ $next }**: числа на кубиках считаются. Два кубика разных сторон на одной карте могут вступить в бой, и меньший возвращается к владельцу.
new-rokumon-act-4 = **{ $next }**: добавляется Сюрприз. Один раз за партию каждый игрок может передвинуть карту со всем, что на ней лежит. Ряды тогда бывают и диагональными. **!** рядом с запасом: ещё не использован.
new-rokumon-act-5 = **{ $next }**: одна карта лежит рубашкой вверх. Это форт: любой кубик может перейти на него и с него.
new-ninuki-breaking = **{ $next }**: пятёрка ещё не победила, пока её можно разорвать взятием. Проверьте это, прежде чем достроить свою.
new-ninuki-ninuki = **{ $next }**: никому нельзя строить одним камнем две свободные тройки, если этот камень не берёт и не строит победный ряд.

refusal-challenge-machine = Здесь вы играете в одиночку против автомы. Вы начинаете, и партия не рейтинговая. Не указывайте `opponent`, `starts` и `rated`.
refusal-challenge-place = В этой партии меньше мест. Укажите соперника в `opponent`.
refusal-challenge-seats = Выберите в `game` игру для { $seats }: { $known }.
refusal-seats-known = Для { $seats }: { $known }.
refusal-no-such-level = { $engines ->
    [0] Уровня «{ $written }» нет. Выберите от { $least } до { $most }.
   *[other] Уровня «{ $written }» нет. Выберите от { $least } до { $most } или движок: { $known }.
}
refusal-no-engine = Ни один движок здесь пока не играет по этим правилам: { $rules }. С ним можно сыграть в эти: { $known }.
refusal-no-levels = По этим правилам играют против автомы самой игры, у которой нет уровней: { $rules }. Не указывайте `level`.
refusal-machines-busy = { -narabe } сейчас думает над всем, что успевает, для вас или для других. Попробуйте ещё раз через минуту.
refusal-machine-alone = С { -narabe } вы играете один на один. { $level ->
    [yes] Не указывайте других игроков или не указывайте `level`, чтобы вызвать их.
   *[no] Укажите либо { -narabe }, либо других игроков.
}
machines-fill = { $machine } занимает { $count ->
    [one] оставшееся место
    [few] остальные { $count } места
    [many] остальные { $count } мест
   *[other] остальные { $count } места
}. Чтобы оставить места людям, не указывайте `level` и { -narabe }.
refusal-machine-clock = Партии с { -narabe } идут без часов. Не указывайте `clock`.
refusal-follows-already = Эта партия уже есть: #{ $number }. Примите, отклоните или отзовите вызов под его сообщением. Где оно, покажет /games.
refusal-follows-running = Эта партия уже идёт: #{ $number }. Сначала доиграйте её. Где она, покажет /games.
refusal-not-over = Эта партия ещё не завершена. Реванш возможен, когда она закончится.
refusal-nameless-rematch = Данные одного из игроков этой партии удалены, поэтому реванш невозможен. Начните новую партию командой /challenge.
refusal-not-your-sequel = Продолжить эту партию могут только: { $people }. Начните свою командой /challenge.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > Дебют (swap2): один игрок ставит три камня, затем другой выбирает цвет или добавляет два камня и оставляет выбор первому.
brief-gomoku-opening-swap = > Дебют (swap): один игрок ставит три камня, затем другой выбирает цвет.
brief-gomoku-opening-rif = > Дебют (RIF): один игрок ставит три камня, другой может поменять цвета. Для камня 5 чёрные предлагают два пункта, белые выбирают один.
brief-gomoku-opening-yamaguchi = > Дебют (Ямагути): один игрок ставит три камня и называет, сколько пунктов будет предложено для камня 5, другой может поменять цвета. Белые выбирают один из пунктов.
brief-gomoku-opening-tarannikov = > Дебют (Таранников): камни с 1 по 5 ставятся недалеко от центра, и после каждого другой игрок может поменять цвета.
brief-gomoku-opening-soosorv-8 = > Дебют (Соосырв-8): один игрок ставит три камня, другой может поменять цвета. Белые называют, сколько пунктов будет предложено для камня 5, чёрные могут поменять цвета, и белые выбирают один из пунктов.
brief-gomoku-opening-taraguchi-10 = > Дебют (Тарагучи-10): камни с 1 по 4 ставятся недалеко от центра, после каждого можно поменять цвета. Камень 5 тоже ставится недалеко, или чёрные предлагают для него десять пунктов.
brief-gomoku-opening-sakata = > Дебют (Саката): один игрок ставит три камня, другой два. Первый выбирает цвет или добавляет два камня и оставляет выбор другому.
brief-ninuki-opening-swap = > Дебют (swap): один игрок ставит четыре камня, затем другой выбирает цвет.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > Все правила, с картинками: `/rules game:{ $rules }`
aim-gomoku-five = > Чтобы победить, постройте пять или больше своих камней в ряд (по горизонтали, вертикали или диагонали).
aim-gomoku-exactly-five = > Чтобы победить, постройте ровно пять своих камней в ряд (по горизонтали, вертикали или диагонали).
aim-gomoku-renju = > Чтобы победить, постройте пять своих камней в ряд (по горизонтали, вертикали или диагонали): чёрные ровно пять, белые пять или больше.
aim-gomoku-any-blocked = > Пятёрка, у которой хотя бы на одном конце стоит камень соперника, не побеждает.
aim-gomoku-both-blocked = > Пятёрка, у которой на обоих концах стоят камни соперника, не побеждает.
aim-gomoku-bans-renju = > Чёрным нельзя строить вилку 3×3, вилку 4×4 и шесть или более в ряд. Белым можно.
aim-gomoku-bans-black-three = > Чёрным нельзя строить вилку 3×3. Белым можно.
aim-gomoku-bans-black-three-six = > Чёрным нельзя строить вилку 3×3 и шесть или более в ряд. Белым можно.
aim-gomoku-bans-black = > Некоторые ходы запрещены чёрным.
aim-gomoku-bans-three = > Никому нельзя строить вилку 3×3, две тройки одним камнем.
aim-gomoku-bans = > Некоторые ходы запрещены.
aim-gomoku-foul-loses = > Фол проигрывает партию, и доска его не отмечает.
aim-ninuki-five = > Чтобы победить, постройте пять или больше собственных камней в ряд (по горизонтали, вертикали или диагонали).
aim-ninuki-exactly-five = > Чтобы победить, постройте ровно пять собственных камней в ряд (по горизонтали, вертикали или диагонали).
aim-ninuki-five-teams = > Постройте пять или больше собственных камней в ряд (по горизонтали, вертикали или диагонали). Партнёр побеждает вместе с вами.
aim-ninuki-exactly-five-teams = > Постройте ровно пять собственных камней в ряд (по горизонтали, вертикали или диагонали). Партнёр побеждает вместе с вами.
aim-ninuki-four = > Чтобы победить, постройте четыре или больше собственных камней в ряд (по горизонтали, вертикали или диагонали).
aim-ninuki-exactly-four = > Чтобы победить, постройте ровно четыре собственных камня в ряд (по горизонтали, вертикали или диагонали).
aim-ninuki-pairs = > Берите два соседних камня соперника, поставив по своему камню на каждом конце.
aim-ninuki-pairs-and-threes = > Берите два или три соседних камня соперника, поставив по своему камню на каждом конце.
aim-ninuki-pairs-teams = > Берите два соседних камня другого игрока, поставив по своему камню на каждом конце. Камни партнёра ничего не дают.
aim-ninuki-pairs-and-threes-teams = > Берите два или три соседних камня другого игрока, поставив по своему камню на каждом конце. Камни партнёра ничего не дают.
aim-ninuki-captures-8 = > Победу приносят и 8 взятых камней (четыре пары).
aim-ninuki-captures-10 = > Победу приносят и 10 взятых камней (пять пар).
aim-ninuki-captures-12 = > Победу приносят и 12 взятых камней.
aim-ninuki-captures-15 = > Победу приносят и 15 взятых камней.
aim-ninuki-captures-together = > Взятия команды считаются вместе.
aim-ninuki-suicide = > Камни, которые вы сами дополняете между двумя камнями соперника, тоже берутся.
aim-ninuki-forbidden = > Нельзя ставить камень туда, где его сразу возьмут.
aim-ninuki-break-line = > Победный ряд должен простоять один ход. Следующий игрок должен разорвать его взятием или признать поражение.
aim-ninuki-capture-line = > Следующий игрок может взять одиночный победный ряд целиком, если на одном конце стоит его камень, а другой свободен.
aim-ninuki-french = > Пятёрка, которую следующий ход может разорвать взятием, ещё не победила.
aim-ninuki-school42 = > Пятёрка ещё не победила, пока следующий ход может её разорвать или выиграть взятиями.
aim-ninuki-double-three = > Никому нельзя строить вилку 3×3, две свободные тройки одним камнем.
aim-ninuki-double-three-first = > Чёрным нельзя строить вилку 3×3: две свободные тройки одним камнем.
aim-roku-five = > Чтобы победить, постройте пять своих камней в ряд вдоль линии доски. Тот, кто отстаёт на дорожке, тёмном кольце, ставит камень на пустой круг с точками. Затем его камень дорожки проходит столько кругов, сколько там точек, и считается для пятёрки там, где остановился.
aim-roku-ninuki = > Победу приносят и три взятия: берите ровно два соседних камня соперника между двумя своими.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] Куда поставить ваш чёрный камень?
    [white] Куда поставить ваш белый камень?
    [red] Куда поставить ваш красный камень?
   *[blue] Куда поставить ваш синий камень?
}
placing-of = { $colour ->
    [black] Камень { $number } из { $of }: чёрный
   *[white] Камень { $number } из { $of }: белый
}
placing-number = { $colour ->
    [black] Камень { $number }: чёрный
   *[white] Камень { $number }: белый
}
placing-offer = Пункт { $number } из { $of } для камня 5: чёрный
placing-swap-or-offer = Сменить, оставить или пункт 1 из { $of }?

about-action-move = ваш верхний кубик, на карту другого цвета
about-action-fight = из двух кубиков разных сторон на карте меньший возвращается
about-action-surprise = раз за партию, вместе с кубиками, на другое место

title-shogun = Сёгун
called-by-shogun = ⚔️ **Ta no mo!** Сёгун зовёт на бой: { $person } может победить следующим действием.
take-back-by-shogun = ⚔️ { $holder } здесь Сёгун после трёх побед подряд, поэтому { $person } может один раз вернуть это действие без спроса командой /takeback.

button-move-on = Следующий ход

# What is asked in the steps of an action, and what came of one.
button-step-back = ← Назад
chosen-so-far = Пока выбрано: { $action }
question-row = Какая строка?
question-circle = Какой круг?
question-track-circle = Какой круг дорожки?
question-pair = Какую пару вы берёте?
question-die = Какой кубик?
question-empty-card = На какую пустую карту поставить кубик?
question-top-die = Какой кубик передвинуть?
question-other-card = На какую карту перейдёт кубик?
question-fight = На какой карте бой?
question-card = Какую карту передвинуть?
question-cell = Куда перейдёт карта? Названия мест на картинке.
outlook-fight = { $won } побеждает { $lost }, тот возвращается в { whose-supply }
upshot-fight = На карте { $card } { $won } побеждает { $lost }, тот возвращается в { whose-supply }.
whose-supply = { $owner ->
    [red] запас красных
   *[black] запас чёрных
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = Вы побеждаете, если три ваших кубика стоят в ряд, сверху на трёх картах рядом ({ $row ->
    [level] только горизонтальные ряды
    [later] по горизонтали, а когда Сюрприз передвинет карту, и по диагонали
   *[all] по горизонтали или диагонали
}), если три ваших кубика на одной карте или если соперник ничего не может сделать.
rokumon-act = **Поставьте кубик** из запаса на пустую карту или **передвиньте** свой верхний кубик на карту другого цвета, на любое расстояние: на пустую, с одним кубиком любой стороны или с двумя вашими. Если вы поднимете кубик и откроете три кубика соперника в ряд, победит соперник.
rokumon-fight = **Бой** возможен, если на карте два кубика разных сторон: большее число остаётся, меньшее возвращается в запас владельца. Единственное исключение: белый 1 (чёрных) побеждает красный 6. Кубики никогда не бросают.
rokumon-surprise = **Сюрприз**, один раз за партию (**!** рядом с запасом: ещё не использован): любая карта переходит со своими кубиками на свободное место, где касается хотя бы двух других карт.
rokumon-fort = Карта рубашкой вверх – форт: любой кубик может перейти на него и с него.
rokumon-solo = Вы играете красными, автома чёрными кубиками и белым. Боёв здесь нет, поэтому числа не считаются, а Сюрприз есть только у вас.
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
name-red-die = красный кубик
name-black-die = чёрный кубик
outlook-supply = на пустую карту; осталось в запасе: { $dice }
outlook-supply-alike = на пустую карту; осталось в запасе: { $count }
outlook-place = { $face ->
    [green] пустая, зелёная
    [gold] пустая, золотая
   *[down] пустая, форт
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , под ним { $under }
}
outlook-move = { $die } на { $onto ->
    [none] пустую карту
    [two] два ваших
   *[other] { $onto }
}
outlook-card = { $count ->
    [0] пустая
   *[other] на ней { $dice }
}
outlook-surprise = касается карт { $cards }
outlook-fight-lost = вы теряете { $lost }, он возвращается в ваш запас
upshot-surprise = Карта { $card } теперь касается карт { $cards }.
upshot-fifth = Это выбранный пятый ход, чёрный камень.

# Hints, in games against the machine.
command-hint = Получить подсказку в партии без рейтинга
option-hint-game = Какая из ваших партий (номер)
hint-five = 💡 Вы можете построить пять в ряд прямо сейчас.
hint-fours = 💡 Вы можете победить одними четвёрками: на каждую придётся отвечать, пока вы не построите пятёрку.
hint-threes = 💡 Вы можете победить форсированно: тройками и четвёрками, на которые приходится отвечать одну за другой.
hint-meet-five = 💡 Соперник вот-вот построит пять в ряд. Остановите это.
hint-meet-fours = 💡 Соперник угрожает победить одними четвёрками. Сначала примите меры.
hint-meet-threes = 💡 Соперник угрожает победить форсированно, тройками и четвёрками. Сначала примите меры.
hint-quiet = 💡 Форсированной победы здесь не видно, ни за вас, ни против вас. Ищите ход, который создаёт угрозы.
hint-other = 💡 Форсированная победа здесь не ищется. Подсказка – просто возможный ход.
hint-where = Попробуйте **{ $action }**.
hint-line = Дальше может быть так, ваши ходы и ответы по очереди: { $line }
button-hint-where = Куда?
button-hint-line = Показать вариант
refusal-hint-rated = В рейтинговых партиях подсказок нет, чтобы рейтинг измерял только игроков.
refusal-hint-passed = Партия с тех пор ушла вперёд. Используйте /hint ещё раз.
