### What players are called, in every client.

player-number = Игрок { $n }
player-guest = Гость { $n }
player-bot-random = Дилетант
player-bot-novice = Новичок
player-bot-adept = Умелец
player-bot-expert = Знаток
player-bot-master = Мастер
player-namesake = { $bot } { $n }

## Как разбор называет решение

review-best = лучший ход
review-good = хороший ход
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
