### Слова командного рядка.

replay-title = { $game }, гравців: { $players }, версія правил { $rules }
replay-unfinished = Партію не завершено.
replay-decision = Рішення { $number }, стіл очима гравця { $player }
replay-end = Кінець партії

## Розбір партії

review-title = Розбір: { $game }, { $player }
review-known = Про кожне рішення судять за тим, що гравець міг знати тієї миті.
review-curve = Шанс перемогти від рішення до рішення: від { $first } % до { $last } % наприкінці:
review-chance = { $n } %
review-swings = Рішення, що коштували найбільше
review-no-swings = Жодне рішення не коштувало більше за дрібницю.
review-taken = Зроблено, { $n } %: { $option }
review-better = Краще, { $n } %: { $option }
