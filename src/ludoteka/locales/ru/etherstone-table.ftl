### Etherstone before a match: its name and the options of a table. The lobby loads nothing else of a game.
### An option has its name and `.help`; a value its name and, as `.short`, what it means.

etherstone = Эфир-камни
web-game-etherstone = Вожди расколотого мира: выберите семь карт, забирайте кубики ради камней и свойств, призывайте последователей и побеждайте угрозы, пока вас не заразила Бездна.
etherstone-setting-start = Карты
etherstone-start-draft = Драфт
    .short = Каждый выбирает семь карт из наборов, идущих по кругу, затем одного из двух вождей.
etherstone-start-sets = Готовые наборы
    .short = Каждый получает вождя и семь карт, которые хорошо сочетаются: выбирать не нужно, лучше всего для первой партии.
etherstone-setting-first = Первый игрок
    .help = Кто ходит первым; ходов у всех будет поровну.
etherstone-first-random = по жребию
etherstone-first-1 = место 1
etherstone-first-2 = место 2
etherstone-first-3 = место 3
etherstone-first-4 = место 4
