### Слова командной строки.

replay-title = { $game }, игроков: { $players }, версия правил { $rules }
replay-unfinished = Партия не закончена.
replay-decision = Решение { $number }, стол глазами игрока { $player }
replay-end = Конец партии

## Разбор партии

review-title = Разбор: { $game }, { $player }
review-known = О каждом решении судят по тому, что игрок мог знать в ту минуту.
review-curve = Шанс победить от решения к решению: от { $first } % до { $last } % в конце:
review-chance = { $n } %
review-swings = Решения, которые стоили больше всего
review-no-swings = Ни одно решение не стоило больше мелочи.
review-taken = Сделано, { $n } %: { $option }
review-better = Лучше, { $n } %: { $option }
