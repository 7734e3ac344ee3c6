### What players are called, in every client.

player-number = Гравець { $n }
player-guest = Гість { $n }
player-bot-random = Початківець
player-bot-greedy = Умілець
player-bot-expert = Знавець
player-bot-master = Майстер
player-namesake = { $bot } { $n }
