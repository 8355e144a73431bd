# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = Гомоку
preset-gomoku-freestyle = фристайл
preset-gomoku-standard = стандарт (ровно пять)
preset-gomoku-caro = каро
preset-gomoku-family = домашние (без вилки 3×3)
preset-gomoku-1899 = правила 1899 года
preset-gomoku-1903 = правила 1903 года
preset-gomoku-1912 = правила 1912 года
preset-gomoku-1916 = правила 1916 года
preset-gomoku-1918 = правила 1918 года
preset-gomoku-renju = рэндзю
preset-gomoku-renju-tournament = рэндзю, турнирные правила (фол проигрывает)

game-roku = Gomoku Roku
preset-roku-standard = стандарт
preset-roku-handicap-1 = фора 1
preset-roku-handicap-2 = фора 2
preset-roku-handicap-3 = фора 3
preset-roku-dynamic = динамичный
preset-roku-thrilling = острый
preset-roku-ninuki = нинуки

game-rokumon = Rokumon
preset-rokumon-act-1 = акт 1
preset-rokumon-act-2 = акт 2
preset-rokumon-act-3 = акт 3
preset-rokumon-act-4 = акт 4 (стандартная игра)
preset-rokumon-act-5 = акт 5
preset-rokumon-solo = соло, против автомы

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = длинный ряд побеждает
shown-overline-ignored = ровно пять
shown-overline-forbidden = без длинного ряда
shown-double-three-allowed = вилка 3×3 разрешена
shown-double-three-forbidden = без вилки 3×3
shown-double-three-forbidden-first = без вилки 3×3 у чёрных
shown-double-four-allowed = вилка 4×4 разрешена
shown-double-four-forbidden = без вилки 4×4
shown-four-three-three-allowed = 4×3×3 разрешено
shown-four-three-three-forbidden = без 4×3×3
shown-bans-both = фолы у обоих цветов
shown-bans-black = фолы только у чёрных
shown-foul-refused = фол не принимается
shown-foul-loses = фол проигрывает
shown-ends-open = закрытая пятёрка побеждает
shown-ends-any-blocked = без победы при закрытом конце
shown-ends-both-blocked = без победы при обоих закрытых концах
shown-opening-none = без дебюта
shown-opening-centre = первый камень в центре
shown-opening-pro = pro
shown-opening-long-pro = long pro
shown-opening-g-pente = дебют G-Pente
shown-opening-swap = swap
shown-opening-swap2 = swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = Ямагути
shown-opening-tarannikov = Таранников
shown-opening-soosorv-8 = Соосырв-8
shown-opening-taraguchi-10 = Тарагучи-10
shown-opening-sakata = Саката
shown-capture-pairs = взятие пар
shown-capture-pairs-and-threes = взятие пар и троек
shown-capture-win-no = без победы взятиями
shown-self-capture-none = между двумя камнями безопасно
shown-self-capture-suicide = самовзятие
shown-self-capture-forbidden = без самовзятия
shown-overtime-off = ряд побеждает сразу
shown-overtime-break-line = разрыв ряда
shown-overtime-capture-line = взятие всего ряда
shown-overtime-french = разрыв пятёрки (французские правила)
shown-overtime-school42 = разрыв пятёрки (школа 42)
shown-mixed-yes = взятие камней разных цветов
shown-stones = камней: { $value }
shown-skip-all = другой камень дорожки не считается

colour-black = Чёрные
colour-white = Белые
colour-red = Красные
colour-blue = Синие

end-five = пять в ряд
end-four = четыре в ряд
end-five-ninuki-free-for-all = { end-four }
end-foul = фол
end-foul-overline = фол (длинный ряд)
end-foul-double-four = фол (вилка 4×4)
end-foul-double-three = фол (вилка 3×3)
end-foul-four-three-three = фол (четвёрка и две тройки)
end-board-full = доска заполнена
end-pass = все спасовали
end-resign = партия сдана
end-agreed = по соглашению
end-agreed-lost = вне игры, остальные согласились на ничью
end-agreed-machines = вне игры, остались только машины
end-time = время вышло
end-time-unclaimed = время вышло, победу никто не засчитал
end-captures = взятия
end-no-stones = не осталось камней для хода
end-row = три в ряд
end-stack = три на одной карте
end-submit = не осталось действий
end-reveal = проигравшая сторона открыла три в ряд
end-repetition = та же позиция в третий раз
end-ply-limit = 200 действий без победы

status-to-move = Ход
status-track-first = Выберите круг дорожки, тёмного кольца снаружи
status-track-beside = Выберите круг рядом с камнем чёрных на дорожке: впереди него (по стрелкам), если начинают чёрные, или позади, если белые
status-free-stone = Поставьте свободный камень на круг с одной точкой
status-behind = { $colour ->
    [black] Чёрные
   *[white] Белые
} отстают на дорожке на { $by } и ходят.
status-deal = Карты раздаются
status-opening-swap = Поменяться цветами или оставить их?
status-opening-swap-or-offer = Поменяться цветами, оставить их или предложить пятые ходы ({ $count })?
status-opening-take = Выберите цвет
status-opening-take-or-more = Выбрать цвет или поставить ещё два камня?
status-opening-declare = Сколько пятых ходов будет предложено, от 1 до { $most }?
status-opening-offer = Осталось предложить пятых ходов: { $count }
status-opening-pick = Выберите один из предложенных пятых ходов

alt-grid = Доска, линий: { $columns } на { $rows }.
alt-places = Доска, мест: { $count }.
alt-turn = Ход: { $colour }.
alt-left = { $colour }: игрок вышел из партии.
alt-stands-in = { $colour }: игрок вышел из партии. За него ходит: { $mate }.
alt-status = Партия завершена: { $status }.
alt-last = Последний ход: { $point }.
alt-from = Ход сделан с: { $point }.
alt-placing = Ставится камень: { $colour }.
alt-zone = Разрешённые пункты: { $points }.
alt-no-zone = Исключённые пункты: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = Сейчас: { $status }
alt-track = Камни на дорожке: { $points }.
alt-card-rows = Карты рядом друг с другом, ряд за рядом сверху: { $lines }.
alt-card-diagonals = Карты по диагонали: { $lines }.
alt-cards = Карты и кубики на них снизу вверх: { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: пусто
alt-locked = Карту { $number } сейчас нельзя двигать.
alt-cells = Места на выбор: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $colour }, осталось камней: { $count }.
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, вместе с партнёром { $team }.
alt-goal = Для победы нужно взять камней: { $count }.
alt-taken = Только что снято с: { $points }.
alt-supply = { $colour }, в запасе: { $dice }.
alt-supply-empty = { $colour }: кубиков не осталось.
alt-surprise = { $colour }: Сюрприз ещё в запасе.
alt-surprise-used = { $colour }: Сюрприз использован.

face-green = зелёная
face-gold = золотая
face-down = рубашкой вверх

action-swap = Поменяться цветами
action-stay = Оставить цвета
action-take-first = Играть чёрными
action-take-second = Играть белыми
action-place-more = Поставить ещё два камня
action-declare-n = { $a ->
    [one] Объявить { $a } пятый ход
    [few] Объявить { $a } пятых хода
   *[other] Объявить { $a } пятых ходов
}
action-offer-n = Предложить { $a }
did-swap = смена цвета
did-stay = цвета оставлены
did-take-first = выбраны чёрные
did-take-second = выбраны белые
did-place-more = решено поставить ещё два камня
did-declare-n = { $a ->
    [one] объявлен { $a } пятый ход
    [few] объявлено { $a } пятых хода
   *[other] объявлено { $a } пятых ходов
}
did-offer-n = предложен ход { $a }
did-pass = пас
did-resign-n = партия сдана
did-timeout-n = время вышло
did-timeout-n-n = время вышло у обоих
did-draw = согласие на ничью
action-pass = Пас
alt-name = Дебют: { $name }.
alt-offered = Предложены пятым ходом: { $points }.
alt-forbidden = Сейчас запрещены: { $points }.
alt-hidden = Камней за пределами картинки: { $count }.

# The 26 openings of renju.
opening-d1 = D1 Кансей
opening-d2 = D2 Кейгецу
opening-d3 = D3 Сосей
opening-d4 = D4 Кагецу
opening-d5 = D5 Зангецу
opening-d6 = D6 Угецу
opening-d7 = D7 Кинсей
opening-d8 = D8 Шогецу
opening-d9 = D9 Кюгецу
opening-d10 = D10 Шингецу
opening-d11 = D11 Зуйсей
opening-d12 = D12 Сангецу
opening-d13 = D13 Юсей
opening-i1 = I1 Чосей
opening-i2 = I2 Кёгецу
opening-i3 = I3 Косей
opening-i4 = I4 Суйгецу
opening-i5 = I5 Рюсей
opening-i6 = I6 Унгецу
opening-i7 = I7 Хогецу
opening-i8 = I8 Рангецу
opening-i9 = I9 Гингецу
opening-i10 = I10 Мёджо
opening-i11 = I11 Шагецу
opening-i12 = I12 Мейгецу
opening-i13 = I13 Суйсей

# Ninuki and pente.
game-ninuki = Нинуки
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente (пары и тройки)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente (самовзятие)
preset-ninuki-boat-pente = Boat-Pente (разрыв ряда)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = простые (взятия, французский шаг 1)
preset-ninuki-breaking = разрыв пятёрки (французский шаг 2)
preset-ninuki-ninuki = Гомоку-нинуки (французские правила)
preset-ninuki-school42 = правила школы 42
preset-ninuki-ninuki-renju = Нинуки-рэндзю
preset-ninuki-free-for-all = каждый за себя (три или четыре игрока)
preset-ninuki-teams = двое на двое
end-concede = поражение признано, победный ряд остался
status-overtime-break = { status-line } { $count ->
    [0] Разорвать ряд нечем, он победил
   *[other] Разорвите ряд взятием или признайте поражение. Взятия, которые его разрывают: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] Взять ряд нечем, он победил
   *[other] Возьмите весь ряд или признайте поражение. Пункт, с которого он берётся: { $answers }
}
status-overtime-french = { status-line } Ряд победит, если следующий ход не разорвёт его взятием и не выиграет взятиями. Такие ходы: { $answers }
status-overtime-school42 = { status-line } Ряд победит, если следующий ход не разорвёт его и не выиграет взятиями. Такие ходы: { $answers }
status-line = { $colour ->
    [black] У чёрных { status-length }.
    [white] У белых { status-length }.
    [red] У красных { status-length }.
   *[blue] У синих { status-length }.
}
status-length = { $line ->
    [4] четыре в ряд
   *[5] пять в ряд
}
note-ninuki-stones = Взятия считаются в камнях, по два за каждую пару.
note-ninuki-team-score = Взятия команды считаются вместе. Камни партнёра тоже можно взять, но они ничего не дают. В вашем ряду они не считаются.
note-ninuki-contested = Камень, который берут сразу несколько игроков, уходит с доски и никому не засчитывается, даже если они партнёры.
note-ninuki-line-stones = Каждый камень ряда, взятого целиком, считается одним взятым камнем.
note-ninuki-goal-in-overtime = Ответ должен разорвать ряд. Набрать победное число взятий в другом месте недостаточно.
note-ninuki-colours = Чёрные здесь первый цвет, белые второй. На некоторых других сайтах начинают белые.
note-ninuki-line-capture = Камень, который берёт целый ряд, делает и свои обычные взятия.
note-ninuki-leaving = Если игрок выходит из игры, его камни остаются, а его ходы пропускаются. Побеждает последний оставшийся.
note-ninuki-leaving-teams = Если выходит один из партнёров, другой играет за обоих.
note-ninuki-compulsory = Взятия происходят сами, отказаться от них нельзя.
note-ninuki-practice = Доски 9×9 предназначены для тренировки: партии на них не рейтинговые.
note-ninuki-double-three = Камень, который берёт или строит победный ряд, может строить вилку 3×3.

# Boards told, further.
alt-won = Победный ряд: { $points }.
alt-row = Горизонталь { $row }: { $stones }.
alt-short = { $colour }: для победного ряда не хватает одного камня на: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = Каро
called-gomoku-renju = Рэндзю
called-gomoku-renju-tournament = Рэндзю · турнирные правила
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = Гомоку-нинуки
called-ninuki-simple = Гомоку-нинуки · простые правила
called-ninuki-breaking = Гомоку-нинуки · разрыв пятёрки
called-ninuki-school42 = Гомоку-нинуки · правила школы 42
called-ninuki-ninuki-renju = Нинуки-рэндзю
called-ninuki-free-for-all = Pente · каждый за себя
called-ninuki-teams = Pente · двое на двое
also-gomoku = пять в ряд, крестики-нолики, гомоку нарабэ, гомокунарабэ, гобанг, gobang, gomoku narabe, kakugo, itsutsu-ishi, five in a row
also-ninuki-pente = пенте, про пенте, pro pente
also-ninuki-keryo-pente = керио, керио-пенте, keryo
also-ninuki-ninuki = гомоку нинуки, французское нинуки, gomoku ninuki
also-ninuki-ninuki-renju = нинуки рэндзю, нуки рэндзю, ninuki renju, nuki renju
also-gomoku-renju = рендзю, ренджу, ren-ju
