### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = К содержимому
web-close = Закрыть
web-chat = Чат
web-notes = Заметки
web-save = Сохранить
web-loading = Минутку…
web-connecting = Идём к столу…
web-you = Вы
web-away = не в сети
web-more = Ещё
web-settings = Настройки
web-language = Язык
web-theme = Цвета: { $now }
web-theme-auto = как в системе
web-theme-day = день
web-theme-evening = вечер
web-sound = Звук
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-notify = Уведомления
web-notify-on = Вас позовут, когда придёт ваш ход
web-notify-off = Позвать, когда придёт мой ход
web-notify-denied = Браузер не разрешает: включите уведомления этой страницы в его настройках
web-help = Справка
web-to-lobby = В зал
web-title-turn = Ваш ход
web-table-gone = Такого стола нет, или он закрыт для вас.
web-logged-out = Выход отсюда выполнен с другого устройства.

## Players

web-seat-number = Место { $n }
web-seat-open = свободное место
web-name = Ваше имя
web-rename = Сменить имя
web-rename-short = сменить
web-carry = Играть на другом устройстве
web-carry-text = Личная ссылка откроет ваши места на другом устройстве. Она сработает один раз, в течение десяти минут. Никому её не давайте.

## Lobby

web-hero = Садитесь за стол
web-hero-text = Настольные игры в браузере: с друзьями или против компьютера. Без регистрации и ожидания.
web-games = Игры
web-players-range = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
web-minutes = около { $n } мин
web-play-now = Сыграть с компьютером
web-invite = Пригласить друзей
web-how = Как играть
web-rivals = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
   *[many] { $n } соперников
}
web-play-another = Начать ещё одну партию
web-open = Открытые столы
web-open-empty = Сейчас никто не ждёт. Общие столы появятся здесь.
web-finished = Сыгранные партии
web-finished-empty = Здесь появятся ваши сыгранные партии.
web-watch-list = Можно посмотреть
web-sit = Сесть за стол
web-look = Посмотреть
web-watch = Смотреть
web-upload = Посмотреть запись партии
web-uploaded = запись
web-delete = Удалить
web-check = Проверить кубики
web-about = О сайте

## A new table

web-clock-of = { $player }: осталось { $time }
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-setting-no-seat = Такого места нет.

## The waiting room

web-options-title = Как играем за этим столом

## At the table

web-prompt = Что делать
web-options = Варианты
web-options-list = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
web-filter = Поиск
web-no-match = Ничего не найдено.
web-final = Отменить будет нельзя
web-reversible = Можно отменить
web-again = Нажмите ещё раз: отменить будет нельзя
web-preview-open = Что из этого выйдет, решит случай или то, что скрыто.
web-preview-end = На этом партия закончится.
web-preview-unanswered = { $what } — если никто не ответит
web-board-final = нельзя отменить
web-board-open-card = { $card }: открыть
web-board-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[other] { $n } скрытых карт
}
web-board-empty = пусто
web-board-acts = ходит
web-board-table = Стол
web-undo = Отменить
web-undo-title = Отменить последний ответ
web-restart = Ход заново
web-restart-title = Отменить весь ход
web-hint = Что это?
web-coach = Тренер
web-advice = Что сделал бы мастер?
web-waiting-for = { $n ->
    [one] Сейчас решает { $players }
   *[other] Сейчас решают: { $players }
}
web-waiting-table = Игра идёт…
web-hurried = Сейчас играют многие: компьютер думает меньше обычного.
web-side = Журнал, чат и заметки
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-telling = Что делают другие
web-telling-on = Дальше
web-telling-pause = Пауза
web-telling-step = Следующий шаг
web-telling-skip = Сразу к концу
web-moment-again = Показать ещё раз
web-since = С моего прошлого хода
web-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
web-reader = Карта, на которую вы смотрите
web-peek-empty = Здесь появится карта, на которую вы наведёте указатель или нажмёте.
web-spectating = Вы смотрите
web-line-connecting = соединение…
web-line-open = на связи
web-line-waiting = связь пропала, пробуем ещё раз…
web-line-gone = стола больше нет
web-leave-match = Покинуть партию
web-leave-again = Нажмите ещё раз: вы покинете партию
web-is-gone = { $player } не на связи.
web-stand-in = Пусть играет компьютер
web-stood-in = За вас играет компьютер.
web-parted = Вы покинули эту партию.
web-stood-in-time = Ваше время вышло: за вас играет компьютер.
web-take-back = Вернуться за стол
web-out = Можно смотреть дальше или покинуть партию: играть за вас никому не нужно.
web-kicked = Хозяин попросил вас освободить место.
web-news-joined = { $player } за столом
web-news-left = { $player } больше не за столом: играет компьютер
web-news-parted = { $player } больше не за столом
web-news-kicked = { $player } больше не за столом: так решил хозяин
web-news-timed-out = { $player }: время вышло, играет компьютер
web-news-stood-in = { $player }: теперь играет компьютер
web-news-returned = { $player } снова за столом
web-news-started = Партия начинается
web-news-over = Партия окончена
web-news-broken-off = Партия прервана: сбой в правилах игры. Её можно продолжить с более раннего момента.
web-news-rematch = { $player } предлагает реванш
web-over = Партия окончена
web-unfinished = Партия не доиграна
web-winner = Победа: { $player }
web-winners = Общая победа: { $players }
web-how-ended = Как всё закончилось
web-to-result = Итоги
web-look-at-table = Посмотреть на стол
web-rematch = Реванш
web-rematch-join = К реваншу

## Result and replay

web-scores = Очки
web-review-mine = Разобрать мою игру

## Help

web-in-rules = В правилах
web-what-happened = Что здесь произошло?

## When something is refused

web-problem-offline = Сервер не отвечает. Проверьте соединение.
web-problem-bad-request = Сервер этого не понял. Загрузите страницу заново.
web-problem-not-found = Этого нет, или оно закрыто для вас.
web-problem-forbidden = Вам это недоступно.
web-problem-bad-name = В имени нужна хотя бы одна буква или цифра и не больше 24 знаков.
web-problem-bad-setup = С такими настройками играть нельзя.
web-problem-bad-journal = Это не запись партии, или она повреждена.
web-problem-seat-taken = Это место уже заняли.
web-problem-not-ready = Кто-то ещё не готов.
web-problem-wrong-status = Для этого уже поздно или ещё рано.
web-problem-not-your-turn = Сейчас не ваш ход.
web-problem-stale = Игра уже ушла дальше.
web-problem-illegal = Сейчас это невозможно.
web-problem-no-undo = Отменить нельзя: с тех пор был бросок, открылась карта или ответил кто-то ещё.
web-problem-too-long = Слишком длинно.
web-problem-too-large = Файл слишком велик.
web-problem-too-many = Слишком много сразу: сначала закончите или закройте что-нибудь.
web-problem-too-many-links = Открыто слишком много ссылок: отзовите их или подождите десять минут.
web-problem-too-many-devices = Слишком много устройств: сначала выйдите на одном из них.
web-problem-too-many-uploads = Для новых записей нет места: сначала удалите какую-нибудь из своих.
web-problem-full = Сейчас записи больше не помещаются: попробуйте завтра.
web-problem-slow-down = Чуть медленнее, пожалуйста: попробуйте ещё раз через мгновение.
web-problem-slow-down-minutes = Это было слишком часто: попробуйте ещё раз через { $n } мин.
web-problem-slow-down-hours = Это было слишком часто: попробуйте ещё раз через { $n } ч.
web-problem-wrong-origin = Страница открыта не с адреса сервера: загрузите её заново.
web-problem-logged-out = Выход отсюда выполнен с другого устройства.
web-problem-unreadable = Сервер этого не понял. Загрузите страницу заново.
web-problem-storage = Сервер не смог это сохранить. Попробуйте чуть позже.
web-problem-internal = Что-то пошло не так. Попробуйте ещё раз или загрузите страницу заново.

# The rulebook of a game.

web-rules = Правила
web-cards = Все карты
web-puzzles = Задачи
web-cards-box = Коробка
web-cards-kind = Вид
web-cards-time = Когда действует
web-cards-colour = Цвет
web-cards-deck = Колода

# Уроки: игра, которая учит сама.

web-learn-new = Учиться, играя: { $n ->
    [one] { $n } короткий урок
    [few] { $n } коротких урока
   *[many] { $n } коротких уроков
}
web-learn-on = Продолжить обучение: пройдено { $done } из { $n }
web-lessons = Все уроки
