# Ratings, leaderboards, profiles and past games.

pool-gomoku = Гомоку
pool-renju = Рэндзю
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat- и O-Pente
pool-ninuki = Нинуки
pool-ninuki-renju = Нинуки-рэндзю
pool-roku = Gomoku Roku
pool-rokumon = Rokumon
pool-multi = Три игрока и больше

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = бесконечная доска
agreed-clock-live = 5 минут на ход
agreed-clock-hour = 1 час на ход
agreed-clock-day = 1 день на ход
agreed-clock-3days = 3 дня на ход
agreed-clock-week = 7 дней на ход
agreed-clock-bank = 5 дней + 12 часов на ход
agreed-clock-none = без часов
agreed-rated = рейтинговая
agreed-rated-part = на рейтинг на { $percent } %{ $games ->
    [0] {""}
    [one] : за последние 30 дней эти двое уже встречались в рейтинговых партиях { $games } раз
    [few] : за последние 30 дней эти двое уже встречались в рейтинговых партиях { $games } раза
    [many] : за последние 30 дней эти двое уже встречались в рейтинговых партиях { $games } раз
   *[other] : за последние 30 дней эти двое уже встречались в рейтинговых партиях { $games } раза
}
agreed-unrated = не рейтинговая: { $why }
unrated-why = { $why ->
    [direct] партия в личных сообщениях
    [repeated] за 30 дней эти двое встречались слишком часто
    [machine] партия с компьютером
    [crowd] партия с публикой, у которой нет рейтинга
    [untimed] партия без часов
    [practice] доски 9×9 предназначены для тренировки
    [server] на этом сервере нет рейтинговых партий
    [opening] на этом сервере гомоку и рэндзю без уравнивающего дебюта не идут в рейтинг
    [board] на этом сервере доски такого размера не идут в рейтинг
    [handicap] на этом сервере партии с форой не идут в рейтинг
    [young-account] учётной записи игрока { $person } меньше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }
    [young-member] { $person } на этом сервере меньше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }
    [event] так указано в турнире
    [decider] она лишь решает, кто проходит дальше
   *[chosen] так она была предложена
}
result-unrated = Не идёт в рейтинг: { $why }.
took-opening = На этом сервере гомоку и рэндзю без уравнивающего дебюта не идут в рейтинг, поэтому эта рейтинговая партия начинается со swap2.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
    [one] {" "}· за первый ход: { $edge } очко
    [few] {" "}· за первый ход: { $edge } очка
    [many] {" "}· за первый ход: { $edge } очков
   *[other] {" "}· за первый ход: { $edge } очка
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] Эта партия учитывается на { $percent } %: эти игроки уже встречались за последние 30 дней.
       *[no] Эта партия не идёт в рейтинг: эти игроки слишком часто встречались за последние 30 дней.
    }
    [time-outs] Эта партия не идёт в рейтинг: у игрока { $person } за два дня это не первое поражение по времени, а учитывается только первое.
    [one-sided] Прибавка игрока { $person } учитывается на { $percent } %: у этого соперника взято уже много очков. Остаток будет учтён, когда соперник сыграет десять рейтинговых партий с другими.
   *[unproven] Прибавка игрока { $person } учитывается на { $percent } %: рейтинг соперника ещё не определился.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] Эта партия пойдёт в рейтинг вместе со второй из пары, когда обе будут доиграны.
    [set-counted] Эта партия пошла в рейтинг вместе со второй из пары.
    [set-lost] Эта партия не идёт в рейтинг, потому что в него не идёт вторая из пары.
    [young-account] Эта партия не идёт в рейтинг: учётной записи игрока { $person } меньше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }.
    [young-member] Эта партия не идёт в рейтинг: { $person } на этом сервере меньше { $days ->
        [one] { $days } дня
       *[other] { $days } дней
    }.
    [machine] Эта партия не идёт в рейтинг: в ней участвует автома.
   *[few-moves] Эта партия не идёт в рейтинг: не все сделали столько ходов: { $moves }.
}
ruled = { $ruling ->
    [void] ⚖️ Модератор аннулировал эту партию.
    [draw] ⚖️ Модератор присудил в этой партии ничью.
   *[win] ⚖️ Модератор присудил победу в этой партии: { $winners }.
}

tally-legend = -# 3-1-2 значит: 3 победы, 1 ничья, 2 поражения. Для рейтингов пара партий считается за одну.
trend-legend = -# +35 значит: так изменился рейтинг за последние партии.
provisional-legend = -# 1500? значит: рейтинг пока приблизительный, нужно больше партий.
ladder-picture = { $pool }, сезон { $season }
ladder-head-name = Игрок
ladder-head-rating = Рейтинг
ladder-head-tally = В-Н-П
ladder-head-trend = Динамика
ladder-title = 🏆 **{ $pool }** · сезон { $season }{ $people ->
    [0] {""}
   *[other] {" "}· в таблице { $ranked } из { $people }
}
ladder-archived = 🏆 **{ $pool }** · сезон { $season }, закрыт { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· в таблице { $ranked } из { $people }
}
ladder-others = Другая таблица лидеров
button-own-profile = Мой профиль
button-leaderboard = Таблица лидеров
ladder-empty = Рейтинговых партий здесь пока нет. Партии между людьми идут в рейтинг, если они с часами и никто здесь не слишком новый. Начните: `/challenge game:{ $rules }`.
ladder-empty-season = В этом сезоне рейтинговых партий здесь пока нет. Партии между людьми идут в рейтинг, если они с часами и никто здесь не слишком новый. Начните: `/challenge game:{ $rules }`.
ladder-before = Предыдущий сезон: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = Здесь ещё ни одна партия не пошла в рейтинг. Причина указана на каждой доске. Победы, ничьи и поражения:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · до места в таблице: { $missing }
ladder-unranked = ── пока без места ──
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
ladder-own = { $person }: #{ $place } из { $ranked }, { $rating }.
ladder-own-unranked = { $person }: { $rating }, пока без места. До места в таблице: { $missing }. С таким рейтингом было бы #{ $place }.
ladder-own-lacks = { $person }: до места в таблице: { $missing }. С таким рейтингом было бы #{ $place }.
ladder-own-would = { $person }: с таким рейтингом было бы #{ $place }.
ladder-own-archived = { $person }: { $rating }, в этом сезоне без места.
ladder-own-missing = { $person }: в этой таблице лидеров рейтинговых партий нет.
guesses-name = Прогнозы
guesses-title = 🔮 **Прогнозы этого месяца** · участников: { $people }
guesses-row = { $place }. { $person } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} (верно { $hits } из { $all })
guesses-empty = В этом месяце прогнозов ещё нет. Нажмите **Угадать…** под доской партии, за которой следите.
guesses-own-missing = { $person }: засчитанных прогнозов в этом месяце нет.
guesses-before = Первое место в прошлом месяце: { $people }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
puzzles-name = Задачи
puzzles-title = 🧩 **Решённые в этом месяце задачи** · участников: { $people }
puzzles-row = { $place }. { $person } · дней: { $days }
puzzles-empty = В этом месяце ещё никто не решил задачу дня. Сегодняшнюю покажет `/puzzle`.
puzzles-own-missing = { $person }: решённых задач дня в этом месяце нет.
puzzles-before = Первое место в прошлом месяце: { $people }, дней: { $days }.
missing-games = { $count ->
    [one] ещё { $count } партия
    [few] ещё { $count } партии
    [many] ещё { $count } партий
   *[other] ещё { $count } партии
}
missing-opponents = { $count ->
    [one] ещё { $count } соперник
    [few] ещё { $count } соперника
    [many] ещё { $count } соперников
   *[other] ещё { $count } соперника
}
missing-certainty = ещё партии, чтобы рейтинг определился
missing-recent = партия не старше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
}

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · сезон { $season }
}
profile-unrated = Рейтингов там нет.
profile-empty = Завершённых партий с людьми здесь пока нет.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · #{ $place }
}
profile-pool-earlier = { $line } · сезон { $season }
profile-honour = { $place ->
    [1] 🥇 1-е место: { $pool }, сезон { $season }
    [2] 🥈 2-е место: { $pool }, сезон { $season }
   *[3] 🥉 3-е место: { $pool }, сезон { $season }
}
profile-honours-more = { $count ->
    [one] И ещё { $count } место в первой тройке в прошлых сезонах
    [few] И ещё { $count } места в первой тройке в прошлых сезонах
    [many] И ещё { $count } мест в первой тройке в прошлых сезонах
   *[other] И ещё { $count } места в первой тройке в прошлых сезонах
}
profile-holds = ⚔️ { $title }, { $game }, против: { $rivals } (три победы подряд)
profile-games = Партии без компьютера: побед { $wins }, ничьих { $draws }, поражений { $losses } · доиграно вовремя { $percent } %
profile-streak = Побед подряд: { $now } (рекорд { $best })
profile-openings = Любимые дебюты: { $openings }
profile-head-to-head = Против { $asker }: побед { $wins }, ничьих { $draws }, поражений { $losses }
alt-curve = { $pool }: от { $first } до { $last }, партий: { $games }.

history-title = { $person }: { $count ->
    [one] { $count } завершённая партия
    [few] { $count } завершённые партии
    [many] { $count } завершённых партий
   *[other] { $count } завершённой партии
}
history-empty = Завершённых партий не найдено: { $person }.
history-unmatched = Подходящих завершённых партий нет: { $person }.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = вместе: { $mates }, против: { $people }
history-replay = Просмотреть одну из партий

season-closed = Сезон { $season } закрыт и сохранён в архиве. Начался сезон { $next }. Рейтинг у всех остаётся, но до новых партий он менее надёжен.
season-sure = Закрыть сезон { $season }? Его таблица и результаты станут окончательными. Следующий сезон начнётся с теми же рейтингами, но менее надёжными.
season-yes = Да, закрыть сезон
decide-sure = Завершить эту партию сейчас? Победит { $person }, и продолжить её будет нельзя. { $game }
decide-sure-draw = Завершить эту партию сейчас вничью? Продолжить её будет нельзя. { $game }
decide-yes = Да, завершить партию
end-sure = Завершить эту партию турнира без результата? Она никому не принесёт очков, и её не переиграют. { $format ->
    [knockout] Если матч останется без победителя, дальше пойдёт игрок с более высоким рейтингом при вступлении, а если он ни у кого не выше, вступивший первым.{" "}
   *[other] {""}
}Результат присуждает `/settings decide`. { $game }
decide-which = Какой компьютер выигрывает? Партия на этом закончится, продолжить её не получится. { $game }
ruling-sure = Изменить результат этой завершённой партии? Победит { $person }. { $rated ->
    [yes] Рейтинги тоже изменятся. { $game }
   *[no] { $game }
}
ruling-sure-draw = Изменить результат этой завершённой партии на ничью? { $rated ->
    [yes] Рейтинги тоже изменятся. { $game }
   *[no] { $game }
}
ruling-which = Какой компьютер выигрывает по новому результату этой завершённой партии? { $game }
ruling-yes = Да, изменить результат
late-sure = Эта партия турнира завершена без результата. Присудить его? Победит { $person }. { $game }
late-sure-draw = Эта партия турнира завершена без результата. Присудить ничью? { $game }
late-yes = Да, присудить
result-ruled = { $count ->
    [0] Партия #{ $number } обновлена. Рейтинги не изменились.
    [one] Партия #{ $number } обновлена, рейтинги пересчитаны. Изменился { $count }:
   *[other] Партия #{ $number } обновлена, рейтинги пересчитаны. Изменилось { $count }:
}

result-ruled-later = Партия #{ $number } обновлена. Рейтинги пересчитываются и появятся через несколько минут.

refusal-unrated = { $why ->
    [direct] Партии в личных сообщениях не рейтинговые. Начните партию на сервере или не указывайте `rated`.
    [untimed] Партии без часов не рейтинговые. Выберите часы или не указывайте `rated`.
    [practice] Доски 9×9 предназначены для тренировки, и партии на них не рейтинговые. Выберите доску побольше или не указывайте `rated`.
    [machine] Партии с компьютером не рейтинговые. Не указывайте `rated`.
    [crowd] У публики нет рейтинга, поэтому партии с ней не рейтинговые. Не указывайте `rated`.
    [board] На этом сервере доски такого размера не идут в рейтинг. Выберите обычный размер или не указывайте `rated`.
    [handicap] На этом сервере партии с форой не идут в рейтинг. Не указывайте `rated`.
   *[other] Партии по этим правилам здесь не рейтинговые. Не указывайте `rated`.
}
refusal-no-such-pool = Игры или таблицы «{ $written }» нет.{ $nearest ->
    [none] {""}
   *[other] {" "}Может быть, «{ $nearest }»?
} Выберите из этих: { $known }.
refusal-no-such-season = Сезона «{ $written }» нет. { $last ->
    [1] Пока есть только сезон 1.
   *[other] Выберите номер от 1 до { $last }.
}
refusal-no-server = Это работает только на сервере. Используйте команду в канале сервера.
refusal-no-result = У партии #{ $number } нет на этом сервере результата, который можно изменить. Завершённые партии с номерами покажет /history.
refusal-season-over = Партия #{ $number } относится к закрытому сезону, его результаты окончательны.
refusal-knockout-went-on = Турнир уже продолжается партией #{ $number }, поэтому эту больше нельзя присудить. Чтобы изменить, кто идёт дальше, присудите #{ $number } через `/settings decide`.
refusal-season-closed-already = Сезон { $season } уже закрыт. Закрыть текущий: `/settings close-season`.
refusal-not-in-game = Победителем может быть только кто-то из игроков: { $people }.

command-leaderboard = Таблица лидеров этого сервера
option-leaderboard-game = Игра (пусто: самая популярная здесь)
option-leaderboard-season = Номер прошлого сезона
option-leaderboard-player = Показать место этого игрока (пусто: ваше)
option-leaderboard-text = Текст вместо картинки
command-profile = Рейтинги и результаты игрока здесь
option-profile-game = Только эта игра (пусто: все)
option-profile-season = Номер прошлого сезона (пусто: текущий)
option-profile-player = Кто (пусто: вы)
option-profile-text = Текст вместо картинки
command-history = Просмотреть завершённые партии
option-history-player = Чьи партии (пусто: ваши)
option-history-game = Только это семейство игр
option-history-opponent = Только партии против этого игрока
option-history-result = Только партии с этим результатом
option-history-rated = Только рейтинговые партии
command-openings = Изучить дебюты партий этого сервера
option-openings-game = Игра и вариант правил, напр. gomoku/renju (пусто: последние здесь)
option-openings-player = Только партии этого игрока
option-openings-mine = Только ваши партии
option-openings-moves = Ходы до позиции, напр. h8 i9
option-openings-rated = Только рейтинговые партии
choice-result-won = Победа
choice-result-drawn = Ничья
choice-result-lost = Поражение
openings-title = 📖 **{ $name }**: дебюты партий этого сервера
openings-title-person = 📖 **{ $name }**: дебюты игрока { $person }
openings-rated = Только рейтинговые партии
openings-after = После { $moves }:
openings-line = { $letter }: **{ $move }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} · { $score } % ({ $low }–{ $high }) · последняя { $when }
openings-line-few = { $letter }: **{ $move }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} · последняя { $when }
openings-none = Среди завершённых здесь партий такой позиции ещё нет.
openings-others = -# Другую игру можно выбрать в `game`: гомоку, рэндзю, Pente или нинуки.
openings-more = { $count ->
    [one] Здесь играли ещё { $count } ход.
    [few] Здесь играли ещё { $count } хода.
    [many] Здесь играли ещё { $count } ходов.
   *[other] Здесь играли ещё { $count } хода.
}
openings-file = 📚 Из собственного собрания партий этого бота:
openings-file-line = **{ $move }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} · { $score } % ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
openings-means = -# Доля очков, набранных стороной, чей ход, и её погрешность. Повёрнутые и отражённые позиции считаются вместе.
openings-capped = -# Учтены последние завершённые партии по этим правилам: { $most }.
openings-mirrored = -# Позиция симметрична: каждый пункт означает и свои отражения.
button-openings = Дебюты
button-openings-back = Назад
refusal-openings-game = Дебюты игры { $game } не подсчитываются. Попробуйте гомоку, рэндзю, Pente или нинуки.
refusal-openings-long = Можно записать не больше { $most } ходов: так далеко дебюты не подсчитываются. Напишите меньше.
