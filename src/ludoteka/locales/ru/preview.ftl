### What a messenger shows of a link that somebody sends.

preview-invited = Вас приглашают: { $game }
preview-invites = { $player } приглашает: { $game }
preview-seats = { $n ->
    [0] Все места заняты, но можно посмотреть.
    [one] Свободно { $n } место. Регистрация не нужна.
    [few] Свободно { $n } места. Регистрация не нужна.
   *[many] Свободно { $n } мест. Регистрация не нужна.
}
preview-running = { $game }: идёт партия
preview-finished = { $game }: партия окончена
