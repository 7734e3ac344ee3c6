### Слова командного рядка.

replay-title = { $game }, гравців: { $players }, версія правил { $rules }
replay-unfinished = Партію не завершено.
replay-decision = Рішення { $number }, стіл очима гравця { $player }
replay-end = Кінець партії
