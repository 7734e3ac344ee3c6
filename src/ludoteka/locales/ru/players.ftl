### What players are called, in every client.

player-number = Игрок { $n }
player-guest = Гость { $n }
player-bot-random = Новичок
player-bot-greedy = Умелец
player-bot-expert = Знаток
player-bot-master = Мастер
player-namesake = { $bot } { $n }
