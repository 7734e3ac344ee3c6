### Слова командной строки.

replay-title = { $game }, игроков: { $players }, версия правил { $rules }
replay-unfinished = Партия не закончена.
replay-decision = Решение { $number }, стол глазами игрока { $player }
replay-end = Конец партии
