# Messages in channels.

-narabe = Narabe

fault = Что-то пошло не так, но ничего не потеряно. Попробуйте ещё раз. Если это повторится, сообщите этот номер тому, кто управляет ботом: { $number }
kept-anyway = Сохранено. Сообщение появится через мгновение.
fault-busy = Сейчас слишком много дел, и это не выполнено. Попробуйте ещё раз чуть позже.

owner-database-damaged = { $count ->
    [one] ⚠️ Проверка базы данных нашла { $count } ошибку. Подробности в журнале.
    [few] ⚠️ Проверка базы данных нашла { $count } ошибки. Подробности в журнале.
    [many] ⚠️ Проверка базы данных нашла { $count } ошибок. Подробности в журнале.
   *[other] ⚠️ Проверка базы данных нашла { $count } ошибки. Подробности в журнале.
} Остановите бота, восстановите самую новую резервную копию без ошибок и запустите для неё **narabe check**.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Последний ход: { $action } ({ $person })
last-action-planned = Последний ход: { $action } ({ $person }, по плану)
guessed = 🔮 { $action }: угадано { $right } из { $all }.
opening-name = Дебют: { $name }
to-move = Ходит { $person }.
won = { $count ->
    [one] 🏆 { $winners } побеждает: { $end }.
   *[other] 🏆 { $winners } побеждают: { $end }.
}
won-shared = 🤝 { $winners } делят победу: { $end }. Между собой у них ничья.
drawn = Ничья: { $end }.
drawn-among = Ничья ({ $people }): { $end }. До этого вне игры: { $left }.
drawn-machines = Ничья ({ $people }): больше никто не играет. До этого вне игры: { $left }.
you-are-challenged = { $people }, вас вызывают на партию: { $game } (#{ $number }). { $link }
open-seat-for = { $role }, есть свободное место.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, ваш ход: { $game } #{ $number }. { $link }

challenge-made = { $author } бросает вызов. Соперник: { $invited }.
challenge-mates = { $author } приглашает в свою команду: { $invited }.
challenge-teams = { $team } бросают вызов. Соперники: { $invited }.
challenge-open = { $author } ищет ещё { $free ->
    [one] { $free } игрока
    [few] { $free } игроков
    [many] { $free } игроков
   *[other] { $free } игрока
}.
challenge-until = Вызов истекает { $until }.
first-me = Начинает автор вызова.
first-them = Начинает тот, кто примет вызов.
first-random = Кто начнёт, решит жребий.
first-loser = { $first } Если эти двое уже играли, выбирает проигравший в их последней партии, которая не кончилась вничью.
challenge-bot-alone = Вызвать другого бота нельзя, но можно выбрать { -narabe } или сыграть в одиночку. Чтобы играть с людьми, выберите человека или оставьте `opponent` пустым: тогда присоединиться сможет любой.
challenge-play-alone = Играть: { $name }
challenge-declined = Вызов отклонён.
challenge-declined-by = Вызов отклонён игроком { $person }.
challenge-withdrawn = Вызов отозван.
challenge-left = Вызов закрыт: один из участников ушёл.
challenge-expired = Вызов истёк: его никто не принял вовремя.

button-accept = Принять
button-decline = Отклонить
button-join = Присоединиться
button-withdraw = Отозвать
button-leave = Выйти
button-rules = Правила
button-move = Ход
button-resign = Сдаться
button-confirm-resign = Да, сдаюсь

form-title = Ваш ход · #{ $number } { $game }
form-where = Куда?
form-example = например, { $example }
form-any = Отвечать на любой другой ход
form-any-note = Строка, которая начинается с *, отвечает на любой ход, которого нет в других. Отметьте и здесь.
form-lines = Строки
form-lines-note = Ход соперника, ваш ответ и так далее. Каждый вариант – отдельная строка. Пусто: без плана.
form-plan = План ответов · { $game }
plan-any = (любой другой ход)
plan-gone = Теперь у вас нет плана для этой партии.
plan-line = • { $moves }
plan-more = … и ещё линий: { $count }. Все они в { button-plan }
plan-title = 🗒️ Ваш план, строк: { $lines }. До хода его никто больше не видит.
plan-void = 🗒️ Ваш план больше не действует: партия пошла иначе.
form-note = Что вы думаете об этой позиции?
form-note-example = Например: сначала тройка внизу
form-note-note = До 500 знаков, только для вас. Оставьте пустым, чтобы удалить заметку.
form-note-title = { $ply ->
    [0] Заметка до первого хода · { $game }
   *[other] Заметка после хода { $ply } · { $game }
}
form-share-note = Открыть в конце
form-share-note-note = После партии её прочитают другие при просмотре и в файле SGF.
note-kept = 📝 Сохранено. Больше никто не может это прочитать.
note-kept-shared = 📝 Сохранено. До конца партии больше никто не может это прочитать.
note-kept-open = 📝 Сохранено. Теперь это могут прочитать все.
note-deleted = 📝 Теперь у вас нет заметки об этой позиции.
note-own = { $shared ->
    [yes] 📝 Ваша заметка, откроется в конце партии:
   *[no] 📝 Ваша заметка:
}
note-of = 📝 Заметка игрока { $person }:
note-in-file = { $person }: { $text }
notes-at-first = 📝 Есть заметки до первого хода.
notes-elsewhere = 📝 Есть заметки после { $count ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] ходов
} { $plies }.
notes-more = 📝 { $count ->
    [one] Здесь есть ещё { $count } заметка.
    [few] Здесь есть ещё { $count } заметки.
    [many] Здесь есть ещё { $count } заметок.
   *[other] Здесь есть ещё { $count } заметки.
} Открытые есть в `/export`.
form-guess = Угадать ход · { $game }
form-guess-note = Тайна до хода. Верно: 1 очко, или 3, если угадано не более чем четвертью.
form-winner = Кто победит?
form-winner-note = До десятого хода. Верно: 5 очков.
guess-kept = 🔮 Ваш вариант: { $action }. Его можно менять, пока ход не сделан. До этого его никто не видит.
guess-no-one = Оставить как есть
guess-seat = Место { $number }
prediction-kept = 🔮 Ваш прогноз: победит { $person }. Его можно менять до десятого хода.
crowd = 👥 публика
crowd-listed = 👥 публика
crowd-label = Публика
crowd-how = 🗳️ Все остальные здесь могут голосовать: кнопка { $vote } или /move. До подсчёта голоса тайные.
crowd-to-move = 👥 Публика голосует за следующий ход.
form-choice = Или выберите
form-choice-note = Ходы, предложенные другими, и способы закончить партию. Написанное выше важнее.
form-vote = Голосование · { $game }
form-vote-again = Ваш голос сейчас: { $action }. Тайна до подсчёта голосов.
form-vote-note = Тайна до подсчёта голосов. До этого голос можно изменить.
vote-button = { $away ->
    [yes] **{ $vote }** под доской в канале
   *[no] **{ $vote }**
}
vote-draw = Согласиться на ничью
vote-kept = 🗳️ Ваш голос: { $action }. Подсчёт голосов не позже чем { $left }. До этого голос можно изменить, и его никто не видит.
vote-missing = 🗳️ Вашего голоса за этот ход ещё нет.
vote-resign = Сдаться
vote-settled = 🗳️ Этот голос всё решил: ход сделан.
vote-written = Ход, написанный мной
vote-yours = 🗳️ Ваш голос: { $action }. До подсчёта голосов его больше никто не видит.
voted = 🗳️ { $action }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
    [many] { $votes } голосов
   *[other] { $votes } голоса
}{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }
}{ $others ->
    [0] {""}
   *[other] , остальные: { $others }
}. Всего { $people ->
    [one] проголосовал { $people } человек.
    [few] проголосовали { $people } человека.
    [many] проголосовали { $people } человек.
   *[other] проголосовали { $people } человека.
}{ $tie ->
    [yes] {" "}Голосов поровну, но { $action } набирает их раньше.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] Отданный до сих пор { $votes } голос больше не считается.
    [few] Отданные до сих пор { $votes } голоса больше не считаются.
    [many] Отданные до сих пор { $votes } голосов больше не считаются.
   *[other] Отданные до сих пор { $votes } голоса больше не считаются.
}

menu-hint = Выберите действие
chosen = Ваш выбор: { $action }.

resign-sure = Сдать эту партию? { $game }
resign-sure-others = Сдать эту партию? Остальные играют дальше, а вам засчитывается поражение, о чём бы они ни договорились. { $game }
resign-sure-team = Сдать эту партию? Ваша команда продолжит без вас, и её результат засчитают и вам. { $game }
resigned = Партия сдана.

waits-to-begin = Ждём, пока кто-нибудь примет вызов.

right-view-channel = Просматривать канал
right-send-messages = Отправлять сообщения
right-send-messages-in-threads = Отправлять сообщения в ветках
right-use-external-apps = Использовать внешние приложения (ваше собственное право, а не бота)
right-attach-files = Прикреплять файлы
right-manage-roles = Управлять ролями

help-group-play = __Играть__
help-group-between = __Во время партии__
help-group-look = __Сыгранное__
help-group-settings = __Правила и настройки__
help = Играйте в пять в ряд и родственные игры с { -narabe } прямо в этом канале и в своём темпе.
help-lessons = Хотите учиться? Откройте `/rules game:gomoku/renju` и нажмите **{ $button }**. Есть они и для гомоку и пенте.
help-moves = Ваш ход? Нажмите **{ $button }** под доской или используйте /move. Как записать ход:
    { $games }
    В играх { game-gomoku }, { game-ninuki } и { preset-ninuki-pente } вертикали обозначены буквами слева направо, а горизонтали – числами снизу вверх.

# Games for three and four, and lines that wait for an answer.
to-move-then = Ходит { $person }, затем { $next }.
moves-for = За игрока { $left } ходит { $person }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, вместе с партнёром { $team }
seat-left = { $seat } (вне игры)
left-resigned = 🏳️ Партия сдана: { $people }.
left-late = ⏳ Время вышло: { $people }.
taken = { $count ->
    [0] взятых камней нет
    [one] взят { $count } камень{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } пара)
        [few] {" "}({ $pairs } пары)
        [many] {" "}({ $pairs } пар)
       *[other] {" "}({ $pairs } пары)
    }
    [few] взято { $count } камня{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } пара)
        [few] {" "}({ $pairs } пары)
        [many] {" "}({ $pairs } пар)
       *[other] {" "}({ $pairs } пары)
    }
   *[other] взято { $count } камней{ $pairs ->
        [0] {""}
        [one] {" "}({ $pairs } пара)
        [few] {" "}({ $pairs } пары)
        [many] {" "}({ $pairs } пар)
       *[other] {" "}({ $pairs } пары)
    }
}
lobby-drawn = Места распределит жребий, когда все соберутся:
lobby-ordered = Места в этом порядке:
lobby-named = Места в этом порядке. Если начинают другие, автор вызова занимает последнее:
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person } (приглашение отправлено)
lobby-free = ▫️ свободно
lobby-anyone = свободное место
lobby-teams = Команды: { $one } против { $other }
button-concede = Признать поражение
button-confirm-concede = Да, признать
concede-sure = Признать поражение и не разрывать ряд? { $game }
conceded = Поражение признано.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } и другие
join-names-more = { $before } и ещё { $count }
join-person = { $person }
join-people = { $before } и { $next }
join-people-last = { $before } и { $next }
join-either = { $before } или { $next }
join-things = { $before }; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
