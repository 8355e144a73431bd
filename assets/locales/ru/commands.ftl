# Commands as Discord lists them: at most 100 characters each.

application-description = Пять в ряд и родственные игры прямо в ваших каналах и в своём темпе: гомоку, рэндзю, Pente, нинуки, Gomoku Roku и Rokumon. Вызовите кого-нибудь командой /challenge или сыграйте с компьютером. /help показывает всё, /rules учит каждой игре.
command-challenge = Вызвать кого-нибудь на партию или найти соперника
option-challenge-opponent = Кого вызвать (пусто: любой желающий, Narabe: компьютер)
option-challenge-game = Игра и вариант правил, напр. gomoku/freestyle
option-challenge-rules = Другие правила, напр. size=19 opening=swap2
option-challenge-clock = Время на ход
option-challenge-rated = Учитывать в рейтинге (по умолчанию да, если правила и часы позволяют)
option-challenge-starts = Кто начинает: вы, соперник или жребий
choice-clock-live = 5 минут на ход, играть прямо сейчас
choice-clock-hour = 1 час на ход
choice-clock-day = 1 день на ход
choice-clock-3days = 3 дня на ход
choice-clock-week = 7 дней на ход
choice-clock-bank = 5 дней + 12 часов на ход
choice-clock-none = Без часов (без рейтинга)
choice-starts-me = Начинаю я
choice-starts-them = Начинает соперник
choice-starts-random = По жребию
command-move = Сделать ход
option-move-where = Ваш ход, напр. h8
option-move-game = Какая из ваших партий (номер)
command-board = Показать доску ещё раз
option-board-game = Какая из ваших партий (номер)
command-games = Список ваших текущих партий
command-resign = Сдать партию
option-resign-game = Какая из ваших партий (номер)
command-rules = Объяснить правила, с картинками
option-rules-game = Игра и вариант правил, напр. gomoku/renju (пусто: игра этого канала)
option-rules-rules = Другие правила, напр. size=19 opening=swap2
command-help = Все команды и как играть
menu-replay = Воспроизвести запись
menu-show = Показать эту партию
menu-challenge = Вызвать на партию
option-challenge-player3 = Третий игрок (игры на 3–4 игроков). В командах: ваш партнёр
option-challenge-player4 = Четвёртый игрок (игры на 4 игроков)
option-challenge-seats = Число игроков, если правила допускают разное
option-challenge-level = Играть против Narabe, уровень от 1 до 8
option-challenge-games = 2: пара партий одновременно, каждый начинает одну (пусто: 1)
option-challenge-crowd = Играть против публики: за её ходы голосуют все здесь
choice-seats-3 = 3 игрока
choice-seats-4 = 4 игрока
