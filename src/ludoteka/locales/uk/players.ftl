### What players are called, in every client.

player-number = Гравець { $n }
player-guest = Гість { $n }
player-bot-random = Аматор
player-bot-novice = Новачок
player-bot-adept = Умілець
player-bot-expert = Знавець
player-bot-master = Майстер
player-namesake = { $bot } { $n }

## Як розбір називає рішення

review-best = найкращий хід
review-good = добрий хід
review-inaccuracy = неточність
review-mistake = помилка
review-blunder = груба помилка
