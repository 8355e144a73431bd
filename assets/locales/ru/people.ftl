# What people set for themselves, and what they ask of each other between the moves.

panel-on = вкл.
panel-off = выкл.
panel-none = нет
panel-done = Готово.
panel-toggle = { $name }: { $state }
language = Русский

command-preferences = Ваш язык, оформление, напоминания и тихие часы
preferences = Ваши личные настройки на всех серверах. Сообщения, которые видят все, следуют настройкам сервера.
preferences-quiet = Тихие часы: { $quiet }
preferences-zone = Часовой пояс: { $zone }
preference-language = Язык
preference-language-discord = как в Discord
preference-theme = Тема
theme-wood = Тема: дерево
theme-slate = Тема: сланец, для тёмного режима
theme-paper = Тема: бумага, как в книгах
theme-contrast = Тема: высокая контрастность
preference-deck = Колода
deck-coins = Колода: зелёные и золотые карты с монетами
deck-suits = Колода: игральные карты
preference-lettering = Вертикали на досках Pente
lettering-server = Доски Pente: вертикали как на сервере
lettering-with-i = Доски Pente: вертикали с буквой I
lettering-without-i = Доски Pente: вертикали без буквы I
preference-reminders = Напоминания
preference-reminders-channel = Напоминания: упоминание в канале
preference-reminders-direct = Напоминания: личное сообщение
preference-reminders-none = Напоминания: нет
preference-numbers-none = Номера ходов: нет
preference-numbers-last = Номера ходов: несколько последних
preference-numbers-all = Номера ходов: все
preference-forbidden = Показывать запрещённые пункты
preference-confirm = Подтверждать каждый ход
preference-text-board = Доска текстом
preference-turned = Поворот доски: { $degrees }°
preference-auto-vacation = Автоотпуск
preference-direct-turns = Ходы личным сообщением
preference-guessable = Прогнозы на мои партии
preference-puzzles = Задачи из моих партий
preference-across = Мои места на других серверах
preference-quiet = Тихие часы
preference-quiet-label = С какого часа и до какого?
preference-quiet-example = 23:00-7:30 или «off»
preference-zone = Часовой пояс
preference-zone-label = Какой часовой пояс или город?
preference-zone-example = Europe/Moscow или Tokyo
preference-reset = Сбросить настройки
refusal-bad-hours = «{ $written }» – не промежуток времени. Напишите, например, 23:00-7:30 или «off», если тихие часы не нужны.
refusal-no-such-zone = Часового пояса «{ $written }» нет.{ $nearest ->
    [none] {""}
   *[other] {" "}Может быть, { $nearest }?
} Напишите часовой пояс вида Europe/Moscow или большой город вида Tokyo.

confirm-sure = Доска будет выглядеть так. Сделать этот ход?
confirm-play = Да: { $action }

command-draw = Предложить ничью или согласиться на неё
option-draw-game = Какая из ваших партий (номер)
command-takeback = Вернуть свой последний ход (после 30 секунд с согласия остальных)
option-takeback-game = Какая из ваших партий (номер)
command-abort = Отменить партию без результата
option-abort-game = Какая из ваших партий (номер)
command-rematch = Реванш со сменой цвета
option-rematch-game = Какая завершённая партия (пусто: ваша последняя здесь)
option-board-here = Перенести партию в этот канал
option-games-list = Ваши текущие партии, партии этого канала, свободные места или ваши завершённые
option-games-game = Только эта игра
option-games-with = Только партии с этим игроком
choice-list-mine = Мои текущие партии, везде
choice-list-channel = Текущие партии в этом канале
choice-list-seats = Свободные места в этом канале
choice-list-finished = Мои завершённые партии
command-block = Заблокировать или разблокировать игрока
option-block-person = Кого заблокировать или разблокировать (пусто: список заблокированных)
command-privacy = Узнать, что о вас хранится, скачать это или удалить
command-settings = Настройки сервера и модерация (нужно право «Управлять сервером»)
command-settings-show = Показать и изменить настройки сервера
option-settings-game = Номер партии
option-settings-person = Игрок, о котором речь
option-settings-decide-person = Победитель (бот: публика или компьютер)
command-settings-end = Завершить партию без результата
command-settings-void = Аннулировать результат и пересчитать рейтинги
command-settings-decide = Присудить текущую или завершённую партию (без игрока: ничья)
command-settings-restore = Восстановить результат, как сыграно
command-settings-close-season = Закрыть сезон
command-settings-extend = Дать тому, кто ходит, больше времени, не больше дня
command-settings-ban = Отстранить игрока от партий здесь
command-settings-unban = Снять отстранение игрока
command-settings-log = Показать журнал модерации

button-confirm-abort = Да, отменить
button-more = Ещё…
button-guess = Угадать…
button-vote = Голосовать…
button-plan = План…
button-note = Заметка…
button-try = Попробовать ходы…
button-draw = Предложить ничью
button-takeback = Вернуть ход
button-abort = Отменить партию…
button-replay = Просмотреть партию
button-agree = Согласиться
button-agree-draw = Согласиться на ничью
button-agree-takeback = Разрешить возврат хода
button-agree-abort = Согласиться на отмену
button-turn-down = Отказать
abort-sure = Ходы сделаны ещё не всеми, поэтому эту партию можно отменить сразу, без результата. Отменить? { $game }
abort-sure-alone = Отменить эту партию без результата? { $game }
abort-sure-asks = Ходы сделали все, поэтому нужно согласие других игроков. Попросить их отменить эту партию без результата? { $game }
abort-sure-asks-one = Теперь для отмены этой партии нужно согласие: { $person }. Попросить об отмене без результата? { $game }
broken-off-aborted = Партия отменена, результата нет.
broken-off-ended-by-server = Модератор завершил эту партию без результата.
end-adjudicated = по решению модератора
end-no-result = без результата
offer-draw = 🤝 { $person } предлагает ничью. Ждём ответа: { $people }.
offer-draw-crowd = 🤝 { $person } предлагает ничью. Если вы за, нажмите { $vote } и выберите «Согласиться на ничью».
offer-takeback = ↩️ { $person } просит вернуть ход: { $action }{ $more ->
    [none] {""}
   *[other] , а вместе с ним { $more }
}. Ждём ответа: { $people }.
undone-choice = «{ $action }»
declined-draw = 🤝 Предложение ничьей отклонено ({ $person }).
declined-draw-early = 🤝 Предложение ничьей отклонено ({ $person }). { -narabe } не соглашается на ничью раньше хода { $from }.
declined-takeback = ↩️ Просьба вернуть ход отклонена ({ $person }).
declined-abort = Просьба отменить партию отклонена ({ $person }).
declined-who = Против: { $person }.
offer-withdrawn = Просьба отозвана ({ $person }).
lapsed-draw = 🤝 Предложение ничьей больше не действует ({ $person }).
lapsed-takeback = ↩️ Просьба вернуть ход больше не действует ({ $person }).
lapsed-abort = Просьба отменить партию больше не действует ({ $person }).
lapsed-hints = 💡 Просьба о подсказках больше не действует ({ $person }).
offer-abort = { $person } просит отменить партию без результата. Ждём ответа: { $people }.
was-taken-back = ↩️ { $person } возвращает { $count ->
    [1] ход
   *[other] ход и всё, что было после него
}.
you-are-asked = { $people }, { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: более новая доска { $link }
no-result = Результата нет.
refusal-no-offer = Сейчас в этой партии нет предложений. Предложите ничью командой /draw или верните ход командой /takeback.
refusal-others-answer = На это могут ответить только: { $people }.{ $own ->
    [yes] {" "}Отозвать своё предложение можно кнопкой **{ $decline }**.
   *[no] {" "}Ваше согласие уже есть.
}
refusal-offer-stands = { $turn ->
    [yes] Предложение уже есть, его автор: { $person }. Сначала ответьте на него кнопками под доской или просто играйте: следующий ход его отменит.
   *[no] Предложение уже есть, его автор: { $person }. Сначала ответьте на него кнопками под доской. Следующий ход его отменит.
}
refusal-offer-yours = { $turn ->
    [yes] Ваше предложение уже отправлено. Подождите ответа, отзовите его кнопкой **{ $decline }** или просто играйте: следующий ход его отменит.
   *[no] Ваше предложение уже отправлено. Подождите ответа или отзовите его кнопкой **{ $decline }** под доской. Следующий ход его отменит.
}
refusal-offer-crowd = Ваше предложение ничьей уже отправлено, и публика может за него голосовать. Следующий ход публики его отменит.
refusal-asked-already = На этом ходу такая просьба от вас уже была. Снова можно после следующего хода.
refusal-no-draw-now = Сейчас предложить ничью нельзя. Играйте дальше или используйте /resign.
refusal-draw-thinking = { $machine } думает. Предложите ничью после этого хода.
refusal-nothing-to-take-back = У вас нет хода, который можно вернуть.
refusal-moves-within = Партию можно переносить только внутри её сервера. Эта идёт здесь: { $place }. Используйте /board там.
refusal-no-game-over-here = В этом канале у вас нет завершённых партий. Начните партию командой /challenge.

list-mine = Ваши текущие партии, сначала те, что ждут вас:
list-mine-none = У вас нет текущих партий. Начните партию командой /challenge.
list-channel = Текущие партии в этом канале, сначала самые срочные:
list-channel-none = В этом канале никто не играет. Начните партию командой /challenge.
list-seats = Свободные места в этом канале:
list-seats-none = В этом канале нет свободных мест. Предложите партию командой /challenge.
list-seat = { $game }, предлагает { $author }, свободных мест: { $free }
list-free = свободных мест: { $free }
list-away = 🏖️ в отпуске: { $people }
list-finished = Ваши завершённые партии, сначала новые:
list-open = К доске
list-due = ход { $when }
list-expires = истекает { $when }
list-across = с другого сервера
across-joined = Место в партии #{ $number } ваше, она идёт на другом сервере. О ваших ходах сообщат в личных сообщениях, доску там открывает **{ button-mine }**. Партия есть и в `/games`.
refusal-across-rematch = Один из игроков играет с другого сервера, поэтому реванша у этой партии нет. `/challenge` без соперника предложит новое место, которое покажут и там.
list-last = последний ход { $when }
list-your-move = ▶ **Ваш ход**
list-your-answer = ▶ **Ваш ответ**
list-against = { $game } против { $people }
list-beside = { $game }, вместе: { $mates }, против: { $people }
list-between = { $game }: { $people }
list-in-set = { $game } ({ $part } из 2)
list-stone = { $stone } { $game }
list-finished-none = Подходящих завершённых партий нет.
list-no-match = Подходящих партий нет.
page-back = ◀ Назад
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Дальше ▶

settings = Настройки сервера. Если каналы или игры не выбраны, разрешены все.
    Отстранены: { $count ->
        [0] никто
       *[other] { $barred }
    }
    Модерация партий и игроков: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] { $count } игрок, чьи данные удалены
    [few] { $count } игрока, чьи данные удалены
   *[other] { $count } игроков, чьи данные удалены
}
settings-default-line = Игра по умолчанию: { $game }
settings-limits-line = Текущих партий: до { $person } у игрока и до { $channel } в канале
settings-rule-sets-line = Варианты правил: { $count ->
        [0] все
       *[other] { $names }
    }
settings-usual-game = { $game } (не задана)
setting-channels = Каналы, где можно начинать партии
setting-games = Игры, в которые здесь играют
setting-policy = Как публикуются доски
policy-edit = обновлять одно сообщение
policy-relay = новое сообщение на каждый ход, старое удалять
policy-keep = новое сообщение на каждый ход, старые оставлять
policy-thread = ветка для каждой партии
thread-refused = На этом сервере каждой партии нужна своя ветка, но создать её здесь бот не может. Ему нужно право «Создание публичных веток». Партия остаётся в этом канале.
setting-casual = Рейтинговые партии
setting-pace = Часы по умолчанию
setting-pace-none = без часов (без рейтинга)
setting-default = Игра по умолчанию
setting-default-label = Какая игра и вариант правил?
setting-default-example = { $game } или - (не задавать)
setting-rule-sets = Варианты правил
setting-rule-sets-label = Только эти, через запятую (- значит все)
setting-limits = Пределы
setting-limits-label = Партий на игрока, партий на канал?
setting-limits-example = 10 50 или - (по умолчанию)
setting-lettering = Буква I на досках Pente
settings-ratings = **Рейтинги здесь**
    • Чтобы занять место в таблице, игроку нужны рейтинговые партии ({ $games }), разные соперники ({ $opponents }), отклонение не больше { $deviation } и рейтинговая партия не старше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }. Изменения действуют сразу.
    • Партии игрока учитываются, если к их началу возраст учётной записи в днях не меньше { $account }, а дней на этом сервере не меньше { $member }.
    • Первая, вторая, третья … партия одних и тех же двух игроков за 30 дней учитывается на { $weights } %. Последнее число относится и ко всем следующим партиям.
    • { $plain ->
        [no] Простое гомоку, маленькие доски и форы Gomoku Roku не учитываются: это выключено.
       *[yes] Простое гомоку, маленькие доски и форы Gomoku Roku тоже учитываются.
    } Преимущество первого хода входит в ожидаемый результат.
    Изменения сроков и весов касаются партий, которые завершатся с этого момента. Уже учтённое остаётся.
setting-odd = Простое гомоку в рейтинге
setting-ranked = Место в таблице…
setting-ranked-label = Партии, соперники, отклонение, дни?
setting-ranked-example = 10 3 110 60 или - (по умолчанию)
setting-ages = Новые учётные записи…
setting-ages-label = Дней с регистрации, дней на сервере?
setting-ages-example = 14 3 или - (по умолчанию)
setting-none = Нет
setting-guesses = Угадывание ходов
setting-own-puzzles = Задачи из здешних партий
setting-across = Места для других серверов
setting-results = Результаты публикуются в
setting-role-champion = Победители последней лиги или последнего турнира, созданного тем, кто управляет сервером
setting-role-first = Первое место в таблице лидеров
setting-role-king = Короли гор, на которые вступил тот, кто управляет сервером
setting-role-season = Первое место в таблице лидеров прошлого сезона
setting-role-seats = Упоминается при свободных местах, не чаще раза в 15 минут. Разрешите всем упоминать эту роль.
setting-role-title = Обладатели титула, например Сёгун (три победы подряд над одним соперником)
setting-role-top = Первая тройка таблицы лидеров
setting-role-voters = Могут голосовать в партиях против публики после трёх дней на сервере (без роли: все)
setting-roles = Роли и результаты…
setting-week = Итоги недели публикуются в (по понедельникам, 10:00 UTC)
setting-puzzle = Задача дня публикуется в (после 10:00 UTC)
setting-weights = Повторные пары…
setting-weights-label = Процент первой, второй … партии?
setting-weights-example = 100 100 50 25 0 или - (по умолчанию)
refusal-bad-ranked = «{ $written }» не читается как условия для места в таблице. Напишите четыре числа вида 10 3 110 60: партии (от 1 до 1000), соперники (от 1 до 100), отклонение (от 45 до 350) и дни (от 1 до 3650).
refusal-bad-ages = «{ $written }» не читается как два числа дней. Напишите их в виде 14 3, каждое от 0 до 3650: дни с регистрации и дни на сервере.
refusal-bad-weights = «{ $written }» не читается как веса. Напишите до 20 чисел от 0 до 100, например 100 100 50 25 0.
refusal-bad-limits = «{ $written }» не подходит как два предела. Напишите два числа вида 10 50: от 1 до { $person } партий на игрока и от 1 до { $channel } на канал.
refusal-setting-no-choice = Тогда играть было бы не во что: разрешённые варианты правил ({ $sets }) не относятся ни к одной из разрешённых игр ({ $games }). Сначала измените другую настройку или очистите её.
refusal-setting-default-not-here = Игрой по умолчанию была бы { $game }, а здесь разрешено только: { $known }. Выберите другую игру по умолчанию (- значит никакую) или сначала разрешите эту.
refusal-setting-default-alone = { $game }: игра для одного, а игра по умолчанию нужна для вызовов другим. Выберите другую.
refusal-settings-need-server = Настройки сервера есть только на серверах. Используйте `/settings show` в канале сервера. Ваши личные: /preferences.
refusal-role-of-everyone = Выберите другую роль: эта есть у всех.
refusal-roles-need-right = Сначала дайте боту право «Управлять ролями», затем выберите роль ещё раз.
refusal-role-out-of-reach = Бот не может выдать эту роль: она выше его собственной или принадлежит интеграции. Поставьте роль бота выше неё (Настройки сервера, Роли) или выберите другую.
roles-gone = ⚠️ Одной из этих ролей больше нет. Выберите другую или никакую.
roles-refused = ⚠️ Discord не разрешает выдать роль (код { $code }). Дайте боту право «Управлять ролями» и поставьте роль бота выше выдаваемых ролей: Настройки сервера, Роли.
settings-back = Назад
settings-roles = **Роли и результаты**
    Участники получают эти роли за сыгранные партии и теряют их, когда приходит черёд других. Проверка – каждые десять минут.
refusal-settings-need-right = Для этого нужно право «Управлять сервером». Ваши личные настройки: /preferences.
refusal-deed-needs-person = Укажите, кого это касается: выберите игрока в параметре `person`.
refusal-ban-self = Себя отстранить нельзя. Выберите кого-нибудь другого.
refusal-ban-narabe = { -narabe } отстранить нельзя. Выберите человека.
refusal-settings-full = Для этого изменения нет места: здесь отстранено слишком много игроков. Сначала снимите отстранение с кого-нибудь: `/settings unban`
refusal-not-banned = { $person } здесь не в числе отстранённых, снимать нечего. Что сделано, покажет `/settings log`.
refusal-deed-not-now = Сейчас с этой партией так нельзя. Можно завершать открытые и текущие партии, продлевать текущие, присуждать текущие и завершённые, аннулировать и восстанавливать завершённые.
refusal-decide-left = Этот игрок покинул партию и выиграть её не может. Выберите другого победителя или завершите партию без результата через `/settings end`.
refusal-decide-automa = За автому играет сама игра, и присудить ей поражение нельзя. Можно присудить победу автоме или ничью либо завершить партию без результата через `/settings end`.
refusal-no-crowd = { -narabe } не участвует в этой партии. Выберите одного из её игроков или никого для ничьей.
refusal-not-their-game = { $person } не участвует в этой партии. Выберите одного из её игроков или никого для ничьей.
refusal-no-deadline = У этой партии нет срока, который можно продлить.
did-end = Партия #{ $number } завершена без результата.
did-end-event = В турнире она никому не приносит очков. Результат ещё можно присудить: `/settings decide`
did-adjudicate = Партия #{ $number } присуждена.
did-extend = У того, кто ходит в партии #{ $number }, есть ещё { $minutes ->
    [5] пять минут
    [60] один час
   *[other] один день
}.
did-bar = { $person } больше не может начинать здесь партии и присоединяться к ним. Текущие партии продолжаются.
did-unbar = { $person } снова может здесь играть.
did-bar-events = Вместе с этим снято участие в: { $events }.
did-unbar-events = Участие в { $events } остаётся снятым. В течение 48 часов после отстранения организатор может вернуть игрока: `/events do:Вернуть игрока (организаторы)`
audit = Журнал модерации, сначала новое:
audit-detail = { $line }: { $detail }
audit-draw = ничья
audit-machine = компьютер
audit-win = побеждает { $winner }
# What someone has done, behind their name.
audit-act-end = завершает партию { $game }
audit-act-extend = даёт больше времени в партии { $game }
audit-act-adjudicate = присуждает партию { $game }
audit-act-void = аннулирует результат партии { $game }
audit-act-restore = восстанавливает результат партии { $game }
audit-act-close-season = закрывает сезон
audit-act-bar = отстраняет игрока { $person }
audit-out-of = вне турниров { $events }
audit-act-unbar = снимает отстранение игрока { $person }
audit-act-make-event = создаёт турнир
audit-act-start-event = начинает турнир
audit-act-cancel-event = отменяет турнир
audit-act-remove-entrant = исключает игрока { $person } из турнира
audit-act-put-back = возвращает игрока { $person } в турнир
audit-act-move-event = переносит турнир
audit-act-set-channels = задаёт каналы для партий
audit-act-set-games = задаёт игры
audit-act-set-policy = задаёт, как публикуются доски
audit-act-set-casual = задаёт, идут ли партии в рейтинг
audit-act-set-language = задаёт язык
audit-act-set-theme = задаёт тему
audit-act-set-deck = задаёт карты
audit-act-set-lettering = задаёт букву I на досках Pente
audit-act-set-pace = задаёт часы по умолчанию
audit-act-set-rule-sets = задаёт варианты правил
audit-act-set-default = задаёт игру по умолчанию
audit-act-set-limits = задаёт пределы
audit-act-set-odd = задаёт, идёт ли в рейтинг простое гомоку
audit-act-set-ranked = задаёт условия для места в таблице
audit-act-set-ages = задаёт правила для новых учётных записей
audit-act-set-weights = задаёт веса повторных пар
audit-act-set-role-king = задаёт роль королей гор
audit-act-set-role-champion = задаёт роль победителей турниров
audit-act-set-role-first = задаёт роль первого места в таблице лидеров
audit-act-set-role-top = задаёт роль первой тройки
audit-act-set-role-season = задаёт роль первого места сезона
audit-act-set-role-title = задаёт роль обладателей титула
audit-act-set-role-seats = задаёт роль, упоминаемую при свободных местах
audit-act-set-role-voters = задаёт роль голосующих
audit-act-set-results = задаёт канал для результатов
audit-act-set-week = задаёт канал для итогов недели
audit-act-set-puzzle = задаёт канал для задач
audit-act-set-guesses = задаёт, можно ли угадывать ходы
audit-act-set-own-puzzles = задаёт, берутся ли задачи из здешних партий
audit-act-set-across = задаёт, видны ли свободные места на других серверах
# The new value of a setting, behind what someone has done.
audit-none = нет
audit-default = по умолчанию
audit-all-channels = все каналы
audit-all-games = все игры
audit-all-rule-sets = все варианты правил
audit-theme-wood = дерево
audit-theme-slate = сланец
audit-theme-paper = бумага
audit-theme-contrast = высокая контрастность
audit-deck-coins = зелёные и золотые карты с монетами
audit-deck-suits = игральные карты
audit-limits = до { $person ->
    [one] { $person } текущей партии
    [few] { $person } текущих партий
    [many] { $person } текущих партий
   *[other] { $person } текущей партии
} у игрока и до { $channel } в канале
audit-ranked = не меньше { $games ->
    [one] { $games } рейтинговой партии
    [few] { $games } рейтинговых партий
    [many] { $games } рейтинговых партий
   *[other] { $games } рейтинговой партии
}, { $opponents ->
    [one] { $opponents } соперник
    [few] { $opponents } разных соперника
    [many] { $opponents } разных соперников
   *[other] { $opponents } разного соперника
}, отклонение не больше { $deviation }, рейтинговая партия не старше { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
}
audit-ages = учётной записи не меньше { $account ->
    [one] { $account } дня
    [few] { $account } дней
    [many] { $account } дней
   *[other] { $account } дня
}, на сервере не меньше { $member ->
    [one] { $member } дня
    [few] { $member } дней
    [many] { $member } дней
   *[other] { $member } дня
}
audit-weights = { $weights } % за первую, вторую, третью … партию
audit-empty = Журнал модерации пуст.
refusal-channel-not-here = В этом канале нельзя начинать партии. Играйте здесь: { $known }.
refusal-game-not-here = На этом сервере не играют в «{ $game }». Здесь есть: { $known }.
refusal-you-are-barred = Вы не можете начинать здесь партии и присоединяться к ним (решение модераторов сервера). Ваши текущие партии продолжаются, а на других серверах играть можно.
refusal-they-are-barred = { $person } не может здесь играть (решение модераторов сервера). Вызовите кого-нибудь другого.
refusal-blocked = Вы не можете вызвать игрока { $person }. Вызовите кого-нибудь другого.
refusal-you-blocked = { $person } в вашем списке заблокированных. Сначала снимите блокировку командой /block.
refusal-block-self = Себя заблокировать нельзя. Выберите кого-нибудь другого.
refusal-block-bot = Боты никого не вызывают, блокировать нечего. Выберите человека.
blocked-list = { $count ->
    [0] Ваш список заблокированных пуст. Используйте /block и выберите игрока.
   *[other] Вами заблокированы: { $people }. Чтобы снять блокировку, используйте /block и выберите игрока ещё раз.
}
blocked-now = { $person } теперь в вашем списке заблокированных: вызовов вам больше не будет, и ваши открытые места для этого игрока закрыты. Ваши текущие партии продолжаются. В турнирах и на горе блокировка не действует.
unblocked-now = Блокировка снята: { $person } снова может вас вызывать.

privacy = • **Что о вас хранится**: ваш ID пользователя Discord и то, с какого времени он известен. Ваши партии с ходами, временем, каналами и результатами. Что вы выбрали в /preferences и какие задачи решили. Кого вы заблокировали командой /block. Ваши отпуска. Рейтинги ваших партий. Ваши попытки решить задачи дня. Ваши планы, заметки, прогнозы и голоса. Лиги, турниры и горы с вашим участием. Роли, которые у вас есть от бота. Что решили о вас модераторы и что вы решили как модератор. Для каждого сервера, где вы играете: ваше отображаемое имя там, день вступления и когда вы были там в последний раз. Ничего из того, что вы пишете в каналах, и никаких изображений.
    • **Как долго**: партии, рейтинги, задачи и участие, пока работает бот, остальное, пока вы это не измените. Планы удаляются, когда они сыграны или больше не действуют, прогнозы и голоса через неделю после подсчёта. Заметки для ответов вам удаляются в течение часа. Через тридцать дней после того, как сервер удалит бота, или после последнего хода или попытки решить задачу на нём, если это было позже, удаляется всё об этом сервере.
    • **Что вы можете сделать**: скачать всё файлом или удалить. При удалении ваши текущие партии завершатся, ваше место займёт игрок без имени, а результаты и рейтинги других останутся верными. Если сервер отстранил вас от партий, отстранение остаётся, но вместо вашего ID хранится хеш с солью.
link-terms = Условия
link-privacy = Политика конфиденциальности
link-support = Поддержка
privacy-export = Скачать всё
privacy-delete = Удалить…
privacy-delete-yes = Да, удалить всё обо мне
privacy-sure = Если нажать кнопку, будет удалено всё о вас, на всех серверах:
    • { $games ->
        [0] Текущих партий у вас нет.
        [one] { $games } текущая партия завершится как сданная.
        [few] { $games } текущие партии завершатся как сданные.
       *[other] { $games } текущих партий завершатся как сданные.
    }
    • В завершённых партиях вместо вашего имени будет номер, напр. 👤1.
    • Сообщения, которые уже есть в каналах, останутся без изменений, даже если в них есть ваше имя.
    Отменить это не сможет никто.
privacy-exported = Всё, что о вас хранится:
refusal-data-too-large = Ваши данные больше, чем Discord принимает в одном сообщении. Попросите копию у того, кто управляет { -narabe }.
rights-note = -# Здесь не хватает прав: { $rights }. Их может выдать тот, кто управляет сервером.
channels-note = -# Бот не может показывать доски здесь: { $channels }. Там ему нужны права «Просматривать канал», «Отправлять сообщения» и «Прикреплять файлы».
broken-off-server-gone = Партия отменена: сервер удалил бота.
refusal-too-many-commands = Это больше { $most ->
    [one] { $most } команды
   *[other] { $most } команд
} за минуту. Подождите немного. Кнопки по-прежнему работают.
refusal-too-many-presses = Это больше { $most ->
    [one] { $most } нажатия кнопок и форм
   *[other] { $most } нажатий кнопок и форм
} за минуту. Подождите немного, потом нажмите ещё раз.
refusal-work-under-way = Бот ещё рисует то, о чём вы просили раньше. Дождитесь этого, потом попробуйте ещё раз.
refusal-too-much-work = Сейчас рисуется много картинок. Попробуйте ещё раз через минуту.
refusal-too-costly = Эту партию слишком долго воспроизводить. Попробуйте с меньшим числом ходов.

# How a board looks to one person alone.
button-mine = Мой вид
option-board-text = Доска текстом, строка за строкой, только для вас
preference-zoom = Приближать место игры
board-in-file = Доска текстом – в файле ниже.
refusal-no-game-to-show = В этом канале нет текущих и завершённых партий. Укажите номер партии. Ваши покажет /games.
# Beside the stones on pictures, whose letters are few.
machine-name = Автома
machine-label = Narabe Lv.{ $level }
strip-days = { $count } д
strip-hours = { $count } ч
strip-minutes = { $count } мин

week-offer = **Итоги недели?**
    Здесь доиграно уже десять партий. По понедельникам бот может публиковать, что произошло: партии, серии, открытые вызовы. Он никого не упоминает. Выберите канал или оставьте как есть: это видите только вы и только один раз. То же есть в `/settings show`.
greeting = 👋 { -narabe } уже здесь: пять в ряд и родственные игры, в этом канале или любом другом. `/challenge` начинает партию, /help показывает всё. Если вы управляете этим сервером, настройте бота:
setup-open = Настроить
setup = **Настройте { -narabe } для этого сервера**
    Вы управляете этим сервером, поэтому это видите только вы и только один раз. Всё можно изменить позже командой `/settings show`.
setup-step = **Шаг { $number }.** { $name }
setup-language = Язык общих сообщений
setup-permissions = **Права в этом канале**
setup-has = ✓ { $name }: разрешено
setup-lacks = ✗ { $name }: нужно для партий. Разрешите это для { -narabe } в настройках канала, потом проверьте ещё раз.
setup-lacks-roles = ○ { $name }: нужно только для ролей игроков. Чтобы ими пользоваться, разрешите это для { -narabe } в настройках сервера.
setup-test = Проверить ещё раз
setup-all = Все настройки
