### Слова командного рядка.

cards-free = безкоштовно
cards-by-players = { $costs } (2/3/4 гравці)
cards-prestige = престиж: { $n }
replay-title = { $game }, гравців: { $players }, версія правил { $rules }
replay-unfinished = Партію не закінчено.
replay-decision = Рішення { $number }, бачить { $who }
