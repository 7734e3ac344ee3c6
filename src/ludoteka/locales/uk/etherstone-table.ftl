### Etherstone before a match: its name and the options of a table. The lobby loads nothing else of a game.
### An option has its name and `.help`; a value its name and, as `.short`, what it means.

etherstone = Ефір-камені
web-game-etherstone = Вожді розколотого світу: виберіть сім карт, забирайте кубики заради каменів і властивостей, викликайте послідовників і долайте загрози, доки вас не заразила Безодня.
etherstone-setting-start = Карти
etherstone-start-draft = Драфт
    .short = Кожен вибирає сім карт із наборів, що йдуть по колу, потім одного з двох вождів.
etherstone-start-sets = Готові набори
    .short = Кожен отримує вождя і сім карт, які добре поєднуються: вибирати не треба, найкраще для першої партії.
etherstone-setting-first = Перший гравець
    .help = Хто ходить першим; ходів у всіх буде порівну.
etherstone-first-random = за жеребом
etherstone-first-1 = місце 1
etherstone-first-2 = місце 2
etherstone-first-3 = місце 3
etherstone-first-4 = місце 4
