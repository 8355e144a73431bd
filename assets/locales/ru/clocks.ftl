# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ Ход до { $until } ({ $left }).
clock-over-draw = ⌛ Время истекло { $over }. { $person } может засчитать себе победу. Иначе партия закончится вничью { $left }.
clock-over-cancel = ⌛ Время истекло { $over }. { $person } может засчитать себе победу. Иначе партия будет отменена { $left }.
clock-over-out = ⌛ Время истекло { $over }. Другие игроки могут засчитать себе победу. Иначе { $late } выбывает из игры { $left }.
clock-grace = ⌛ Время вышло. Партия завершится сама { $left }.
clock-silence = ⌛ Если никто не сделает ход, партия завершится { $left }.
clock-vacation = 🏖️ Отпуск: часы стоят не дольше чем до { $until }.
clock-paused = ⏸️ Пауза: часы стоят не дольше чем до { $until }. Любой игрок может продолжить партию командой /pause.

reminder = { $people }, у вас есть время на ход до { $until } ({ $left }): { $game }. { $link }
reminder-last = ⏳ { $people }, ваше время истекает { $left }: { $game }. { $link }
time-over = { $people }: у игрока { $person } вышло время в партии { $game }. До { $until } ({ $left }) кнопками под доской можно засчитать победу или поторопить соперника. { $link }
nudge = { $people }: { $by } ждёт вашего хода в партии { $game }. Ваше время вышло. { $link }
silence-notice = { $people }: в партии { $game } давно нет ходов. Если их не будет, она завершится { $left }. { $link }
time-ran-out = { $people }: в партии { $game } вышло время. { $link }
time-given = ⚖️ Модератор продлил время на ход в партии { $game }. На ход игрока { $person } есть время до { $until } ({ $left }). { $link }
vote-extended = ⏳ В партии { $game } ещё никто не проголосовал, поэтому голосование продолжается не дольше чем до { $until } ({ $left }). Если голосов не будет и тогда, { $person } проигрывает по времени.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ В партии { $game } ещё никто не проголосовал, поэтому голосование продолжается не дольше чем до { $until } ({ $left }). Если голосов не будет и тогда, партия отменяется без результата. { $link }
outage = Бот был не в сети с { $since } до { $until }. Всем часам добавлено это время: { $games }.

broken-off-no-first-move = Партия отменена, результата нет: первый ход не сделан вовремя.
broken-off-both-out = Партия отменена, результата нет: время вышло, победу никто не засчитал.
broken-off-silence = Партия отменена, результата нет: 30 дней не было ходов.

button-claim = Засчитать победу
button-nudge = Поторопить
nudged = Напоминание отправлено: { $person }.

refusal-nudged-already = Напоминание уже отправлено: { $person }. Снова можно { $again }.
refusal-own-time = Вышло ваше собственное время. Ход сделать ещё можно.
refusal-time-not-over = Время на часах ещё есть, до { $until }. После этого можно засчитать победу или поторопить.
refusal-no-clock = Эта партия идёт без часов, поэтому время ни у кого не выйдет.
refusal-not-due = Партия только что изменилась. Посмотрите на доску и попробуйте ещё раз.
refusal-untimed-rated = Партии без часов не рейтинговые. Выберите другой контроль времени или не указывайте `rated`.

challenge-away = 🏖️ На момент вызова { $person } в отпуске, не дольше чем до { $until }. До тех пор ответа, возможно, не будет.
vacation-begun = 🏖️ { $by } в отпуске, не дольше чем до { $until }. Часы этого игрока в партии { $game } стоят.
vacation-begun-by-itself = 🏖️ Время игрока { $by } почти вышло, поэтому начался автоотпуск. Часы этого игрока в партии { $game } стоят не дольше чем до { $until }.
vacation-ended = { $by } снова в игре после отпуска. Часы в партии { $game } идут.
vacation-started = Ваш отпуск начался. Ваши часы стоят не дольше чем до { $until } ({ $left }), а ходить по-прежнему можно. Закончить в любой момент: `/vacation stop`.
vacation-stopped = С возвращением. Ваши часы снова идут.
vacation-is = Вы в отпуске, не дольше чем до { $until }. Закончить в любой момент: `/vacation stop`.
vacation-none = Вы не в отпуске.
vacation-left = Из 14 дней отпуска за 365 дней осталось: { $days ->
    [0] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
vacation-left-now = Если закончить его сейчас, из 14 дней отпуска за 365 дней останется: { $days ->
    [0] { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
        [many] { $hours } часов
       *[other] { $hours } часа
    }
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}.
pause-asked = { $people }: { $by } просит паузу в партии { $game }. Если все согласны, часы остановятся, пока кто-нибудь не продолжит. { $link }
pause-declined = { $people }: { $by } отклоняет паузу в партии { $game }. Часы идут дальше, до { $until }. { $link }
paused = ⏸️ { $game }: пауза, не дольше чем до { $until }. Любой игрок может продолжить командой /pause. { $link }
resumed = ▶️ { $people }: { $by } продолжает партию { $game }. Часы снова идут, до { $until }. { $link }
pause-over = ▶️ { $people }: пауза в партии { $game } закончилась. Часы снова идут, до { $until }. { $link }
pause-offered = Просьба отправлена. Часы остановятся, когда согласятся все.
pause-agreed = В партии пауза, не дольше чем до { $until }. Продолжить в любой момент: /pause.
pause-turned-down = Пауза отклонена. Часы идут дальше.
pause-ended = Часы снова идут.

button-pause = Пауза
button-no-pause = Отказать
command-pause = Поставить партию на паузу с согласия всех или продолжить её
option-pause-game = Какая из ваших партий (номер)
command-vacation = Остановить свои часы, до 14 дней в год
command-vacation-show = Показать, сколько дней отпуска осталось
command-vacation-start = Начать отпуск: ваши часы остановятся
command-vacation-stop = Закончить отпуск: ваши часы пойдут дальше

refusal-no-vacation = Вы не в отпуске. Начать его: `/vacation start`.
refusal-vacation-used = Все 14 дней отпуска за последние 365 дней использованы. Каждый день вернётся через год после того, как был взят.
refusal-pause-on-vacation = Часы и так стоят: кто-то в отпуске.
refusal-pause-too-late = Время вышло, и для паузы уже поздно. Играть дальше можно.
refusal-pause-asked-already = Просьба о паузе уже отправлена. Пауза начнётся, когда согласятся все остальные.
refusal-pause-not-asked = Паузы больше никто не просит. Попросить о ней можно командой /pause.
