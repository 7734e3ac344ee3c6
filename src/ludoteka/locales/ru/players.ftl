### What players are called, and what a master expects, in every client.

player-number = Игрок { $n }
player-guest = Гость { $n }
player-bot-random = Дилетант
player-bot-novice = Новичок
player-bot-adept = Умелец
player-bot-expert = Знаток
player-bot-master = Мастер
player-namesake = { $bot } { $n }

master-ahead = К концу впереди примерно на { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
master-behind = К концу позади примерно на { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
master-level = К концу примерно наравне
master-next = Затем лучше: { $steps }

## Как разбор называет решение

review-best = лучший ход
review-good = хороший ход
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
