# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = Ход { $ply }: { $why }
flaw-occupied = Пункт { $point } уже занят.
refusal-no-record = Это не запись партии: { $fault }. Запись – это один объект JSON в одной строке.
refusal-no-sgf = Это не файл SGF. В нём нет узла вида (;GM[4]SZ[15];B[hh]).
refusal-no-psq = Файл PSQ начинается со строки вида «Piskvorky 15x15, 11:11, 0», а не с «{ $written }».
refusal-no-pente-game = В файле указана игра «{ $written }». Игры с pente.org, которые можно прочитать: { $known }.
refusal-no-pente-point = «{ $written }» – не пункт доски pente.org, где вертикали идут от A до T без I.
refusal-letters-unsure = Эти пункты можно прочитать двояко: с вертикалью I, тогда партия начинается с { $read }, или без неё, как на pente.org, тогда она начинается с { $other }. Прочитано с I. Для другого прочтения укажите формат `pente` или поставьте перед ходами строку [Game "Pente"].
refusal-not-square = На доске вертикалей { $columns }, а горизонталей { $rows }. Читаются только квадратные доски.
refusal-no-such-board = Доска { $lines }×{ $lines }. Для игры «{ $game }» читаются доски с таким числом линий: { $known }.
refusal-size-differs = В файле доска { $lines }×{ $lines }, а правила – для доски { $size }×{ $size }. Напишите в правилах «size={ $lines }».
refusal-other-game = В файле указана игра { $kind ->
    [go] { $written }, то есть го
   *[other] { $written }
}, но гомоку и рэндзю – это GM[4]. Он прочитан как GM[4].
refusal-other-colour = В файле этот камень другого цвета. Он прочитан по порядку ходов в файле.
refusal-late-setup = Камни, расставленные посреди партии, пропущены.
refusal-open-result = В файле указан результат «{ $written }», но ходы не доводят партию до конца.
refusal-other-result = В файле указан результат «{ $written }», но по ходам партия кончается иначе. Засчитан результат по ходам.
refusal-import-skipped = «{ $written }» – не ход, это пропущено.
refusal-import-no-move = «{ $written }» – не ход.
refusal-import-cut = Начиная с хода { $ply } ничего прочитать не удалось.
refusal-cannot-carry = { $what ->
    [board] Формат { format-called } вмещает только партии двух игроков, чёрных и белых, на квадратной доске с буквами. Используйте список ходов или JSON.
    [captured] Формат { format-called } не вмещает взятые камни расставленной позиции. Используйте JSON.
    [rules] Формат { format-called } вмещает только игры с pente.org на 19 линиях: Pente, Keryo-Pente с родственными и гомоку. Используйте список ходов или JSON.
   *[setup] Формат { format-called } не вмещает расставленную позицию. Используйте SGF или JSON.
}
refusal-cannot-carry-action = В формате { format-called } не записать «{ $actions }» { $ply ->
    [0] перед первым ходом
   *[other] после хода { $ply }
}. Используйте список ходов или JSON.

# Replays and exports in channels.
command-replay = Просмотреть партию или файл партии по ходам
option-replay-game = Какая из ваших партий (номер)
option-replay-file = Файл партии: SGF, PSQ, pente.org, список ходов или JSON
command-export = Скачать партию файлом
option-export-game = Какая из ваших партий (номер)
option-export-file = Файл партии, который нужно перевести в другой формат
option-export-format = Формат файла (пусто: SGF или тот, что вмещает партию)
choice-format-sgf = SGF, для большинства программ
choice-format-psq = PSQ, для Piskvork
choice-format-pente = pente.org, вертикали от A до T без I
choice-format-moves = Список ходов
choice-format-jsonl = JSON, для команды narabe judge
# The formats as sentences call them.
format-called = { $format ->
    [moves] список ходов
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = Начало партии. Ходов: { $steps }.
replay-at = Ход { $step } из { $steps }: { $action }
replay-at-by = Ход { $step } из { $steps }: { $action } ({ $by })
replay-after = { $step ->
    [0] До первого хода: { $action }
   *[other] После хода { $step } из { $steps }: { $action }
}
replay-after-by = { $step ->
    [0] До первого хода: { $action } ({ $by })
   *[other] После хода { $step } из { $steps }: { $action } ({ $by })
}
replay-over = { $step ->
    [0] Конец до первого хода.
   *[other] Конец после хода { $step }.
}
replay-result = Результат в файле: { $result }.
replay-carried = -# Кнопки читают партию из record.jsonl.
exported = Вот партия в формате { format-called }. Ходов: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Рейтинговая партия в Discord
record-event-casual = Товарищеская партия в Discord
button-first = В начало
button-back = Назад
button-forth = Вперёд
button-last = В конец
button-here = Отсюда

refusal-file-lost = Вложенный файл не удалось скачать. Прикрепите его ещё раз.
refusal-file-too-large = Вложенный файл занимает { $size } кБ. Файл партии может занимать до { $most } кБ.
refusal-first-of-many = В файле несколько партий. Это первая из них.

form-challenge = Новая партия
form-opponent = Соперник
form-opponent-note = Пусто: любой желающий. Выберите Narabe, чтобы играть с компьютером.
form-game = Игра
form-game-note = Самые известные. Остальные можно выбрать в /challenge, параметр game.
form-clock = Время на ход
form-starts = Кто начинает?
form-rated = Рейтинговая
form-rated-note = Идёт в рейтинг, если правила и часы позволяют
form-record = Воспроизвести партию
form-file = Файл партии
form-file-note = SGF, PSQ, pente.org, список ходов или JSON
form-moves = Или вставьте её сюда
form-moves-example = 1. h8 i9 2. j10 или SGF
button-record = Воспроизвести файл…
refusal-form-out-of-date = Эта форма устарела. Откройте новую командой /challenge или кнопкой под /help.
refusal-form-without-record = Загрузите файл партии или вставьте ходы.
refusal-file-no-text = Это не файл партии. Отправьте SGF, PSQ или список ходов текстом.
refusal-no-moves-in-file = Из этого файла не удалось прочитать ни одного хода. Отправьте SGF, PSQ или список ходов текстом.
refusal-no-record-in-text = В этом тексте нет записи партии. { -narabe } читает SGF, PSQ и списки ходов вида 1. h8 i9 2. j10.
refusal-no-game-in-message = В этом сообщении нет партии. Используйте это для доски или вызова от { -narabe }.
record-decided = Модератор присудил победу в этой партии: { $winners }.
record-decided-draw = Модератор присудил в этой партии ничью.
