### What players are called, and what a master expects, in every client.

player-number = Гравець { $n }
player-guest = Гість { $n }
player-bot-random = Аматор
player-bot-novice = Новачок
player-bot-adept = Умілець
player-bot-expert = Знавець
player-bot-master = Майстер
player-namesake = { $bot } { $n }

master-ahead = Наприкінці попереду приблизно на { $n } { $n ->
    [one] очко
    [few] очки
   *[other] очок
}
master-behind = Наприкінці позаду приблизно на { $n } { $n ->
    [one] очко
    [few] очки
   *[other] очок
}
master-level = Наприкінці приблизно нарівні
master-next = Далі краще: { $steps }

## Як розбір називає рішення

review-best = найкращий хід
review-good = добрий хід
review-inaccuracy = неточність
review-mistake = помилка
review-blunder = груба помилка
