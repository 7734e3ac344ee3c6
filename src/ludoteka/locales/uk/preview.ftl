### What a messenger shows of a link that somebody sends.

preview-invited = Вас запрошують: { $game }
preview-invites = { $player } запрошує: { $game }
preview-seats = { $n ->
    [0] Усі місця зайняті, але можна подивитися.
    [one] Вільне { $n } місце. Реєстрація не потрібна.
    [few] Вільні { $n } місця. Реєстрація не потрібна.
   *[many] Вільно { $n } місць. Реєстрація не потрібна.
}
preview-running = { $game }: триває партія
preview-finished = { $game }: партію завершено
