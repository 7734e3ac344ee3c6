### Слова командной строки.

cards-free = бесплатно
cards-by-players = { $costs } (2/3/4 игрока)
cards-prestige = престиж: { $n }
replay-title = { $game }, игроков: { $players }, версия правил { $rules }
replay-unfinished = Партия не закончена.
replay-decision = Решение { $number }, видит { $who }
