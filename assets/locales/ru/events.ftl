# Leagues and tournaments.

command-events = Лиги и турниры: создать, вступить, посмотреть таблицу
option-events-do = Что сделать (пусто: показать список или создать турнир по вашим условиям)
option-events-format = Форма нового турнира (пусто: зависит от числа участников)
option-events-game = Игра и вариант правил нового турнира, напр. gomoku/renju
option-events-rules = Другие правила, напр. size=19 opening=swap2
option-events-clock = Время на ход (пусто: 5 дней + 12 часов на ход)
option-events-games = Партий с каждым соперником (пусто: 2 там, где выгодно начинать)
option-events-rounds = Новая партия, как только двое свободны, или по турам
option-events-regulations = Регламент чемпионата по переписке для того, что вы оставили пустым
option-events-seats = Число игроков, от 3 до 64: турнир начнётся, когда они соберутся (пусто: в назначенный день)
option-events-starts = Через сколько дней начать, от 1 до 30 (пусто: 3, а если задано число игроков, по их сбору)
option-events-name = Название нового турнира
option-events-event = Номер или название турнира (пусто: единственный)
option-events-person = Игрок, которого нужно исключить или вернуть
choice-do-create = Создать турнир
choice-do-list = Список турниров здесь
choice-do-table = Показать таблицу
choice-do-export = Скачать весь турнир файлами
choice-do-join = Вступить
choice-do-leave = Выйти
choice-do-start = Начать
choice-do-cancel = Отменить турнир (организаторы)
choice-do-remove = Исключить игрока (организаторы)
choice-do-put-back = Вернуть игрока (организаторы)
choice-do-move = Перенести в этот канал (организаторы)
choice-format-auto = Зависит от числа участников
choice-format-league = Лига: все играют со всеми, сезон за сезоном
choice-format-round-robin = Круговой турнир: все играют со всеми
choice-format-swiss = Швейцарская система: соперники с близким числом очков
choice-format-knockout = На вылет: кто проиграл матч, тот выбывает
choice-games-1 = 1 партия
choice-games-2 = 2 партии, каждый начинает одну
choice-rounds-rolling = Как только двое свободны
choice-rounds-strict = По турам: следующий ждёт все партии
choice-regulations-renju-world = Чемпионат мира по рэндзю: лиги, Тарагучи-10, по одной партии
choice-regulations-gomoku-world = Чемпионат мира по гомоку: лиги, swap2, по две партии

set-proposed = ♻️ Пара партий: две одновременно, каждый начинает одну.
set-line = ♻️ Одна партия из пары. Другая: #{ $number } { $link }
set-cancelled = ♻️ Другая партия этой пары отменена, поэтому эта считается отдельно: #{ $number } { $link }
set-result = ♻️ Пара партий: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, вы ещё участвуете в { $event }? Начало { $in }. Без ответа вы выбываете: { $link }
button-stay-event = Участвую
event-stays = Вы участвуете: { $event }.
event-season = 🏁 **{ $name }**, сезон { $season }
event-board = { $event } · тур { $round }
event-board-decider = { $event } · тур { $round }, партия, которая решает матч
event-board-final = { $event } · финал
event-board-final-decider = { $event } · финал, решающая партия
event-not-begun = В турнире это поражение без игры: { $person }.
event-no-result = В турнире эта партия никому не приносит очков.{ $format ->
    [knockout] {" "}Если матч останется без победителя, дальше пойдёт игрок с более высоким рейтингом при вступлении, а если он ни у кого не выше, вступивший первым.
   *[other] {""}
}
event-numbered = { $event } · турнир #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , сезон { $season }
} ({ $state })
event-format-auto = круговой до 10 игроков, швейцарский с 11
event-format-league = лига
event-format-round-robin = круговой
event-format-swiss = швейцарский
event-format-swiss-of = швейцарский, у каждого { $rounds ->
    [one] { $rounds } соперник
    [few] { $rounds } соперника
   *[other] { $rounds } соперников
}
event-format-knockout = на вылет
event-rated = рейтинговый
event-unrated = не рейтинговый
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] одна партия с каждым соперником
   *[other] партий с каждым соперником одновременно: { $games }, каждый начинает одну
} · { $opponents ->
    [0] по турам
    [1] один соперник одновременно
   *[other] соперников одновременно: до { $opponents }
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] одна партия в каждом матче
   *[other] партий в каждом матче одновременно: { $games }, каждый начинает одну
} · { $opponents ->
    [0] по турам
    [1] один соперник одновременно
   *[other] соперников одновременно: до { $opponents }
} · { $rated }
event-how-auto = Договариваться ни о чём не нужно: партии начинаются сами, и когда кончается одна, за ней идёт следующая.
event-how-league = Внутри дивизиона все играют со всеми. Последние опускаются, первые поднимаются, и следующий сезон открывается сам.
event-how-round-robin = Все играют со всеми. Партии начинаются сами, и когда кончается одна, за ней идёт следующая.
event-how-swiss = Вы встречаете соперников с близким числом очков. Партии начинаются сами.
event-how-rounds = В швейцарском турнире число ваших соперников зависит от числа участников: { $one } при { $few }, { $two } при { $some }, { $three } при { $many }.
event-how-strict = Следующий тур начинается сам, когда окончены все партии этого тура.
event-how-knockout = Кто проиграл матч, тот выбывает. После ничьей в матче играется ещё одна партия, а при ничьей в ней дальше идёт игрок с более высоким рейтингом при вступлении, а если рейтинги равны или их нет, то вступивший раньше.
event-silence = Если вы не сделали первый ход вовремя, очко получает соперник. Во второй раз вы выбываете. Отпуск взять можно, а поставить эти партии на паузу нельзя. Соперником может стать любой участник, даже если между вами блокировка.
event-begins-at = Начало { $when } ({ $in }).
event-begins-with = Начнётся, когда игроков станет { $seats }{ $left ->
    [0] { "" }
   *[other] {" "}(осталось { $left })
}.
event-begins-with-at = Начнётся, когда игроков станет { $seats }{ $left ->
    [0] { "" }
   *[other] {" "}(осталось { $left })
}, но не позже { $when } ({ $in }).
event-begins-once = Начнётся, как только игроков станет не меньше { $fewest }.
event-begins-by-hand = { $person } даст старт командой `/events do:Начать`, когда наберётся хотя бы 3 игрока.
event-in-none = **Пока никого нет.** Нажмите «Вступить» и будьте первыми.
event-in = **Участвуют ({ $count }):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}
event-is-cancelled = { $event }: турнир отменён.{ $games ->
    [0] {""}
   *[other] {" "}Начатые партии продолжаются.
}
event-progress = Завершено партий: { $over } из { $all }
event-progress-open = Завершено партий: { $over }, идёт: { $open }
event-progress-over = Итоговая таблица, партий: { $over }
event-progress-round = Тур { $round } из { $rounds }
event-progress-final = Финал
event-division = __Дивизион { $number }__
event-more = … и ещё { $count }: нажмите «Таблица».
event-row = `{ $place }` { $person } **{ $points }**{ $played ->
    [0] {""}
   *[other] {" "}из { $played }
}
event-player-out = { $person } (вне турнира)
event-annulled = -# Не засчитываются партии игроков: { $people }. Кто выходит из кругового турнира досрочно, выходит и из его таблицы.
event-row-ties = { $row } · { $ties }
event-set-waits = -# Пара партий засчитывается здесь, когда окончены обе.
event-nameless = Участник { $number }
event-alt-row = { $place }. { $person }, { $points }
event-alt-results = { $place }. { $person }, { $points } ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } без игры
event-alt-bye = { $points } без соперника
event-alt-passed = без соперника в туре { $round }
event-alt-open = { $person } идёт партия
event-tie-match-points = очки за матчи { $value }
event-tie-sonneborn-berger = Бергер { $value }
event-tie-direct-encounter = личная встреча { $value }
event-tie-buchholz = Бухгольц { $value }
event-tie-buchholz-cut-1 = Бухгольц (без худшего) { $value }
event-tie-wins = победы { $value }
event-paired = { $event }: новые партии. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = Финал: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other }: ничья, всё решит ещё одна партия: { $games }
event-through-rating = Решающая партия { $one } – { $other } тоже закончилась вничью. Дальше идёт { $one }: рейтинг при вступлении был выше.
event-through-order = Решающая партия { $one } – { $other } тоже закончилась вничью. Дальше идёт { $one }: рейтинг ни у кого не выше, а вступление было раньше.
event-won-rating = Решающая партия { $one } – { $other } тоже закончилась вничью. Побеждает { $one }: рейтинг при вступлении был выше.
event-won-order = Решающая партия { $one } – { $other } тоже закончилась вничью. Побеждает { $one }: рейтинг ни у кого не выше, а вступление было раньше.
event-bye = { $one } на этот раз без соперника и получает за это очки.
event-passes = Без соперника в первом туре, сразу во втором: { $people }
event-passes-final = Без соперника в первом туре, сразу в финале: { $people }
event-free = Без соперника в этом туре: { $people }
event-half-bye = { $one } теперь без соперника и получает за это половину очков.
event-too-few = { $people }, { $event } не удалось начать: игроков должно быть не меньше { $fewest }. Запись остаётся открытой. Когда игроков хватит, турнир начнётся сам. { $link }
event-out = { $people } выбывает из турнира { $event }: не начаты две партии.
event-gone = { $people } выбывает из турнира { $event }: две партии проиграны по времени, и неделю не было ходов.
event-may-return = Организатор может вернуть игрока в течение 48 часов: `/events do:Вернуть игрока (организаторы)`
event-over = 👑 Победа в турнире { $event }: { $people }! { $link }
event-over-none = Турнир { $event } завершён, победителя нет. { $link }
event-over-divided = Турнир { $event } завершён. { $link }
event-over-division = Дивизион { $number }: { $people }
event-over-division-none = Дивизион { $number }: победителя нет
event-up = ⬆️ Повышение: { $people }
event-down = ⬇️ Понижение: { $people }
event-cancelled = { $event }: турнир отменён.{ $games ->
    [0] {""}
   *[other] {" "}Начатые партии продолжаются.
}
event-moved-on = -# { $event } продолжается в канале { $channel }. { $link }
event-preview = Создать в этом канале турнир на таких условиях?
event-preview-more = -# В `/events` можно задать и другие: игру, систему, часы, число мест, имя.
button-event-new = Создать
event-made = Турнир #{ $number } создан. Записаться можно через его сообщение в этом канале.
event-joined = Вы участвуете: { $event }. Соперников одновременно: до { $opponents }. Соперником может стать любой участник, даже если между вами блокировка. Ваши партии начнутся сами.
event-left = Вы больше не участвуете: { $event }. Начатые партии продолжаются.
event-leave-sure = Выйти из турнира { $event }? Новых соперников у вас не будет. Начатые партии продолжаются.
event-leave-early = Если сыграно меньше половины ваших встреч, ваши результаты уйдут из таблицы.
event-remove-sure = { $event }: убрать игрока { $person }? Новых соперников у него не будет. Начатые партии продолжаются.
event-remove-early = Если сыграно меньше половины его встреч, его результаты уйдут из таблицы.
event-files = { $event } в файлах: партии ({ $count }), таблица для электронных таблиц, результаты для **narabe standings** и отчёт в формате ФИДЕ (TRF).
refusal-event-files-too-large = Файлы больше, чем Discord принимает в одном сообщении. `/export` выдаёт партии по одной.
event-state-open = открыта запись
event-state-running = идёт
event-state-over = завершён
event-state-cancelled = отменён
events-list = Турниры здесь:
events-none = Лиг и турниров здесь пока нет. Создайте первый: `/events do:Создать турнир`
events-line = #{ $number } { $event } · { $state } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}{ $own ->
    [yes] {" "}· **вы участвуете**
    [over] {" "}· вы участвовали
   *[other] {""}
} { $link }
button-join-event = Вступить
button-leave-event = Выйти
button-leave-event-yes = Да, выйти
button-remove-entrant-yes = Да, убрать
button-event-table = Таблица
button-event-files = Файлы
did-start-event = { $event }: турнир начинается.
did-cancel-event = { $event }: турнир отменён.{ $games ->
    [0] {""}
   *[other] {" "}Начатые партии продолжаются.
}
did-remove-entrant = { $person } больше не участвует: { $event }.
did-put-back = { $person } снова участвует: { $event }.
did-move-event = { $event } продолжается в этом канале{ $games ->
    [0] {""}
   *[other] {" "}вместе с текущими партиями
}.

refusal-no-such-event = На этом сервере нет турнира #{ $number }. Список: /events.
refusal-which-event = Какой турнир? Укажите его номер в `event`. Список: /events.
refusal-which-of-events = Какой турнир? Укажите его номер в `event`: { $known }.
refusal-events-full = На этом сервере уже { $most } открытых или идущих турниров, это предел. Подождите, пока один завершится, или отмените один.
refusal-events-yours = На этом сервере у вас уже есть открытые или идущие турниры: { $most }, без права «Управлять сервером» это предел. Подождите, пока один завершится, или отмените один.
refusal-event-not-in-channel = Бота нет в этом канале, а для турнира он должен публиковать доски. Добавьте его на сервер или выберите канал, который он видит.
refusal-event-seats = В турнире может быть от { $fewest } до { $most } игроков. Укажите число из этого промежутка в `seats`.
refusal-event-name-long = В названии турнира может быть до { $most } знаков, а в этом { $count }. Сократите его.
refusal-set-half-over = Партия #{ $number } этой пары окончена, поэтому эту отменить нельзя. Играйте дальше или завершите её: /draw, /resign.
refusal-set-two-players = Пара партий бывает только у двоих. Оставьте здесь `games` пустым или выберите игру для двоих.
refusal-event-two-players = Турниры и горы бывают только по играм для двоих. Выберите такую в `game`, напр. gomoku/renju.
refusal-event-needs-clock = Турниру нужны часы. Выберите их в `clock` или оставьте пустым: 5 дней + 12 часов на ход.
refusal-event-young-account = Чтобы вступать здесь в турниры, ваша учётная запись Discord должна существовать не меньше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
}. До тех пор можно играть через /challenge.
refusal-event-young-member = Чтобы вступать здесь в турниры, нужно состоять на этом сервере не меньше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
}. До тех пор можно играть через /challenge.
refusal-event-full = Все места ({ $most }) заняты. Другие турниры покажет /events, или создайте следующий: `/events do:Создать турнир`
refusal-event-begun = Этот турнир уже начался. Можно следить за его таблицей или вступить в следующий: /events
refusal-event-beaten = Вы выбыли из этого турнира. Можно следить за его таблицей или вступить в следующий: /events
refusal-event-not-begun = Этот турнир ещё не начался, поэтому файлов пока нет. Вступите в него: `/events do:Вступить`
refusal-event-ended = Этот турнир завершён. Другие покажет /events.
refusal-event-too-many = Вы уже участвуете в турнирах: { $most }, это предел. Сначала доиграйте один или выйдите: `/events do:Выйти`
refusal-event-they-are-full = { $person } уже участвует в предельном числе турниров: { $most }. Сначала нужно доиграть один или выйти.
refusal-event-not-in = Вы не участвуете в этом турнире. Пока запись открыта, можно вступить: `/events do:Вступить`
refusal-event-not-organiser = Это доступно только организатору ({ $person }) и тем, у кого есть право «Управлять сервером».
refusal-event-too-few = В турнире должно быть не меньше { $fewest } игроков, не хватает: { $missing }. Запись остаётся открытой.
refusal-event-needs-person = Укажите, кого это касается: выберите игрока в параметре `person`.
refusal-event-no-entrant = { $person } не участвует в этом турнире. Участников показывают сообщение для записи и таблица.
refusal-event-not-back = Вернуть игрока { $person } нельзя. Это возможно 48 часов после выбывания и не в турнире на вылет.
refusal-event-they-are-in = { $person } и так участвует в этом турнире.
refusal-event-ask-back = Вы больше не участвуете в этом турнире. В течение 48 часов организатор может вас вернуть: `/events do:Вернуть игрока (организаторы)`
refusal-event-game = Эта партия – часть турнира, поэтому игроки не могут поставить её на паузу или отменить. Модератор может завершить её командой `/settings end` или присудить командой `/settings decide`, а `/vacation start` останавливает ваши часы.

# The hill.
command-hill = Гора: кто где стоит, вступить, вызвать, уйти
option-hill-do = Что сделать (пусто: показать гору или вызвать указанного игрока)
option-hill-person = Кого вызвать: не дальше двух ступеней от вас
option-hill-game = Игра и правила горы, напр. gomoku/renju (пусто: ваша или та, где больше людей)
choice-do-show = Показать
choice-do-challenge = Вызвать игрока
button-hill-join = Вступить
button-hill-challenge = Вызвать…
button-hill-leave = Уйти
button-hill-leave-yes = Да, уйти
week-title = **Неделя до { $until }**
week-event = { $event }: сыграно партий { $over } из { $all }.
week-games = Завершено партий: { $games }, участников: { $people }.
week-guesses = 🔮 Первое место по прогнозам в этом месяце: { $people }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
week-join = { $join }: { $game }
week-king = 👑 { $person } на троне горы ({ $game }) с { $since }.
week-longest = Самая длинная партия: { $game } #{ $number }, ходов: { $moves }.
week-puzzles = 🧩 Задачи дня: решено { $days }, участников: { $people }.
week-open = Ищут соперника:
week-streak = { $people }: побед подряд – { $count }.
week-upset = Сенсация недели: { $winner } побеждает игрока { $loser }, чей рейтинг выше на { $gap } (#{ $number }).
hill-title = ⛰️ **Гора** · { $game }
hill-empty = На горе никого нет. Вступите первым номером.
hill-king = 👑 { $person } на троне с { $since }. { $count ->
    [one] { $people } стоит
   *[other] { $people } стоят
} ступенью ниже.
hill-no-king = 👑 Короля нет. Корону получает тот, кто стоит в одиночестве на верхней из нескольких ступеней.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one } вызывает { $other }
hill-played = ⚔️ { $one } и { $other } играют
hill-how = -# Вызывайте любого не дальше { $most } ступеней от вас. Победа поднимает на ступень, поражение опускает. Кто получает вызов снизу и не принимает его за три дня, теряет ступень. После 31 дня без партий вы сходите с горы.
hill-alt-king = Ступень { $number }, король: { $people }
hill-alt-step = Ступень { $number }: { $people }
hill-challenge = ⛰️ За гору. Кто получает вызов снизу и не принимает его, теряет ступень.
hill-challenge-free = ⛰️ За гору.
hill-unanswered = ⛰️ На горе это засчитывается как поражение вызванного игрока: он стоял выше.
hill-unanswered-free = ⛰️ На горе это ничего не меняет: вызванный игрок не стоял выше.
hill-board = ⛰️ За гору: победитель поднимается на ступень.
hill-crowned = 👑 { $person } теперь на троне горы.
hill-whom = Выберите, кого вызвать.
hill-leave-sure = Уйти с горы ({ $game })? Снова вступить можно через сутки, и начнёте вы с нижней ступени. Открытые вызовы за гору, ваши и вам, закроются.
hill-leave-playing = Ваша партия за гору продолжается, но для вас она не считается, пока вы не на горе.
hill-left = Вы больше не на горе ({ $game }).
refusal-hill-not-on = Вас нет на горе ({ $game }). Сначала вступите: /hill.
refusal-hill-off = Вас нет на горе ({ $game }).
refusal-hill-on = Вы уже на горе ({ $game }), ступень { $number } из { $count }. Вызвать кого-нибудь или уйти можно через /hill.
refusal-hill-self = Вызвать самого себя нельзя. Выберите на горе кого-нибудь другого.
refusal-hill-they-are-not-on = На горе нет игрока { $person }. Вызовите другого или предложите вступить: /hill.
refusal-hill-too-far = До игрока { $person } больше { $most } ступеней. Вызовите кого-нибудь ближе.
refusal-hill-many-made = Вызовов за гору у вас уже { $most }. Сначала сыграйте один из них.
refusal-hill-many-received = У игрока { $person } уже { $most } вызова за гору. Вызовите другого или подождите.
refusal-hill-meets = У вас и игрока { $person } уже идёт партия за гору.
refusal-hill-again = Вы недавно играли с соперником { $person }. Новый вызов возможен с { $until }.
refusal-hill-no-one = Сейчас вызвать некого: у вас два вызова, или за последние 7 дней вы со всеми рядом играли либо отозвали свой вызов. Попробуйте позже.
refusal-hill-alone = На этой горе пока больше никого нет. Предложите кому-нибудь вступить: /hill.
refusal-hill-moved = Гора только что изменилась. Попробуйте ещё раз.
refusal-hill-game = Эта партия за гору, поэтому игроки не могут её остановить или отменить. Есть /resign и /draw, а `/vacation start` останавливает ваши часы.
refusal-hills-full = На этом сервере гор уже { $most }, это предел. Выберите игру одной из них или оставьте `game` пустым.
refusal-hills-yours = На этом сервере вами уже основано гор: { $most }, без права «Управлять сервером» это предел. Вступите на одну из имеющихся или попросите кого-нибудь с этим правом.
