### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = К содержимому
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-copy = Скопировать
web-copied = Скопировано
web-send = Отправить
web-loading = Минутку…
web-connecting = Идём к столу…
web-you = Вы
web-host = хозяин стола
web-computer = компьютер
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
web-motion = Движение фишек и карт
web-help = Справка
web-to-lobby = В зал
web-title-turn = Ваш ход
web-missing = Здесь пусто
web-missing-text = Такой страницы нет. Возможно, ссылка потеряла букву в пути.
web-table-gone = Такого стола нет, или он закрыт для вас.
web-logged-out = Выход на этом устройстве выполнен с другого.

## Players

web-bot-level = Сила компьютера
web-seat-number = Место { $n }
web-seat-open = свободное место
web-seat-friend = друг
web-seat-bot = компьютер: { $bot }
web-spectator = зритель
web-name = Ваше имя
web-rename = Сменить имя
web-rename-short = сменить
web-carry = Играть на другом устройстве
web-carry-text = Личная ссылка откроет ваши места на другом устройстве. Она сработает один раз, в течение десяти минут. Никому её не давайте.
web-carry-make = Создать ссылку
web-carry-until = Сработает один раз, до { $time }.
web-devices = Ваши устройства
web-device = { $browser }, { $system }
web-device-unknown = неизвестное устройство
web-device-here = это устройство
web-device-times = с { $since }, последний визит { $seen }
web-log-out = Выйти
web-log-out-device = Выйти на устройстве: { $device }
web-log-out-here = Выйти здесь
web-log-out-others = Выйти на всех остальных
web-logged-out-device = Выход выполнен: { $device }
web-logged-out-others = На всех остальных устройствах выход выполнен.
web-revoke = { $n ->
    [1] Отозвать открытую ссылку
    [one] Отозвать { $n } открытую ссылку
    [few] Отозвать { $n } открытые ссылки
   *[many] Отозвать { $n } открытых ссылок
}
web-revoked = Ни одна ссылка больше не сработает.

## A private link, opened

web-link-title = Играть здесь под именем { $name }?
web-link-text = На этом устройстве откроются места, партии и заметки игрока { $name }. Продолжайте, только если вы сами создали эту ссылку.
web-link-now = Сейчас на этом устройстве ваше имя — { $name }. Устройство его забудет.
web-link-elsewhere = На других ваших устройствах имя { $name } останется.
web-link-only = Больше нигде имени { $name } нет: вернуться к нему будет нельзя.
web-link-running = { $n ->
    [one] Под именем { $name } не доиграна { $n } партия.
    [few] Под именем { $name } не доиграны { $n } партии.
   *[many] Под именем { $name } не доиграно { $n } партий.
}
web-link-yes = Играть под именем { $name }
web-link-no = Оставить как есть
web-link-mine = Здесь вы уже { $name }
web-link-mine-text = Откройте эту ссылку на другом устройстве.
web-link-gone = Эта личная ссылка уже использована или отозвана, или ей больше десяти минут. Создайте новую там, где вы играете.

## Lobby

web-hero = Садитесь за стол
web-hero-text = Настольные игры в браузере: с друзьями или против компьютера. Без регистрации и ожидания.
web-games = Игры
web-players = Игроки
web-players-range = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
web-minutes = около { $n } мин
web-play-now = Сыграть с компьютером
web-invite = Пригласить друзей
web-how = Как играть
web-rivals-title = Соперники
web-rivals = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
   *[many] { $n } соперников
}
web-mine = Мои партии
web-play-another = Начать ещё одну партию
web-mine-turns = { $n ->
    [one] Вашего хода ждёт { $n } партия.
    [few] Вашего хода ждут { $n } партии.
   *[many] Вашего хода ждут { $n } партий.
}
web-mine-open = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
}
web-mine-waiting = Партия ещё не началась
web-mine-more = Показать ещё { $n }
web-just-now = только что
web-open = Открытые столы
web-open-empty = Сейчас никто не ждёт. Общие столы появятся здесь.
web-finished = Сыгранные партии
web-finished-empty = Здесь появятся ваши сыгранные партии.
web-watch-list = Можно посмотреть
web-sit = Сесть за стол
web-look = Посмотреть
web-watch = Смотреть
web-your-turn = Ваш ход
web-go-on = Продолжить
web-upload = Посмотреть запись партии
web-uploaded = запись
web-delete = Удалить
web-delete-upload = Удалить эту запись?
web-delete-upload-text = Больше никто не сможет её посмотреть, даже по ссылке.
web-check = Проверить кубики
web-about = О сайте

## Settings

web-settings-text = Всё меняется сразу. Этот браузер запоминает ваш выбор.
web-settings-look = Внешний вид
web-settings-play = Во время игры
web-settings-me = О вас
web-confirm = Переспрашивать
web-confirm-text = То, что дорого стоит и чего не отменить, — принятый обмен, выход из партии — нажимают дважды.
web-size = Размер текста
web-size-normal = обычный
web-size-large = крупный
web-size-larger = ещё крупнее
web-size-largest = самый крупный
web-colours = Цвета
web-motion-text = Видно, как карты и жетоны перемещаются по столу.
web-pace = Ходы других
web-pace-text = Как быстро показывается, что делают другие. Без движения всё видно сразу.
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-instant = сразу
web-gains = Простую прибыль брать сразу
web-gains-text = В «Эфир-камнях» свойства, которые только приносят что-то, применяются без вопроса.
web-chances = Шансы на победу
web-chances-text = Когда вы смотрите партию или её запись, полоса показывает, насколько вероятна победа каждого. Игроки идущей партии её не видят.
web-sound-text = Кубики, карты, чат и звонок, когда ваш ход.
web-devices-open = Ссылки и устройства

## A new table

web-new-table = Стол для игры «{ $game }»
web-who-plays = Кто играет
web-make-table = Открыть стол
web-clock = Время
web-clock-none = без часов
    .text = Каждый думает сколько хочет.
web-clock-live-15 = 15 мин + 10 с
    .text = 15 минут на всю партию и ещё 10 секунд за каждый ответ.
web-clock-live-30 = 30 мин + 20 с
    .text = 30 минут на всю партию и ещё 20 секунд за каждый ответ.
web-clock-day-1 = день на ход
    .text = На каждый ответ есть день: партия между делом.
web-clock-day-3 = 3 дня на ход
    .text = На каждый ответ есть три дня: партия между делом.
web-clock-kind-none = Каждый думает сколько хочет.
web-clock-kind-live = У кого вышло время, за того играет компьютер, пока игрок не вернётся.
web-clock-kind-days = На каждый ответ своё время; потом играет компьютер, пока игрок не вернётся.
web-clock-live-value = { $minutes } мин + { $increment } с
web-clock-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
} на ход
web-clock-of = { $player }: осталось { $time }
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-public = Показать стол всем
web-public-yes = Этот стол виден всем: любой может сесть или смотреть.
web-public-no = Этот стол найдут только те, у кого есть ссылка.
web-visibility = Доступ
web-visibility-public = для всех
web-visibility-private = по ссылке
web-setting-no-seat = Такого места нет.

## The waiting room

web-waiting-title = { $game }: стол открыт
web-invite-link = Отправьте друзьям эту ссылку:
web-share = Поделиться
web-share-title = { $game }: для вас есть место за столом
web-qr = QR-код
web-qr-hide = Скрыть код
web-qr-label = QR-код этой ссылки
web-qr-text = Тот, кто рядом, может навести на него камеру телефона.
web-name-help = Это имя увидят за столом. Его можно сменить в любой момент.
web-sit-at = Сесть на место { $n }
web-seats = Места
web-ready = готово
web-not-ready = ещё собирается
web-ready-on = Можно начинать
web-ready-off = Подождите
web-kick = Попросить уйти
web-leave = Уйти
web-start = Начать
web-waiting-seats = { $n ->
    [one] Свободно { $n } место: отправьте ссылку или отдайте его компьютеру.
    [few] Свободно { $n } места: отправьте ссылку или отдайте их компьютеру.
   *[many] Свободно { $n } мест: отправьте ссылку или отдайте их компьютеру.
}
web-waiting-visitor = Место свободно: садитесь и играйте.
web-waiting-ready = { $n ->
    [one] { $n } игрок ещё не готов.
    [few] { $n } игрока ещё не готовы.
   *[many] { $n } игроков ещё не готовы.
}
web-waiting-start = Все готовы.
web-waiting-host = Все готовы; партию начнёт хозяин стола.
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
web-advice = Что сделал бы мастер?
web-advice-thinking = Мастер думает…
web-advice-told = Ваш шанс победить с каждым вариантом. Нажмите, чтобы найти его в списке: это ещё не ответ.
web-advice-chance = { $n } %
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
web-since-me = Что касается вас
web-since-nothing = Ничего
web-chat = Чат
web-chat-empty = Поздоровайтесь!
web-chat-say = Сообщение
web-mute = Не показывать сообщения: { $player }
web-unmute = Показать { $n ->
    [one] { $n } скрытое сообщение
    [few] { $n } скрытых сообщения
   *[many] { $n } скрытых сообщений
}
web-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
web-notes = Заметки
web-notes-empty = Написанное здесь видите только вы.
web-notes-kept = Сохранено. Это видите только вы.
web-reader = Карта, на которую вы смотрите
web-peek-empty = Здесь появится карта, на которую вы наведёте указатель или нажмёте.
web-spectating = Вы смотрите
web-line-connecting = соединение…
web-line-open = на связи
web-line-waiting = связь пропала, пробуем ещё раз…
web-line-gone = стола больше нет
web-commitment = Хеш ключа кубиков, показанный до первого броска:
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
web-decided = Что решило: { $why }
web-how-ended = Как всё закончилось
web-to-result = Итоги
web-look-at-table = Посмотреть на стол
web-rematch = Реванш
web-rematch-join = К реваншу

## Cards

web-cards-leaf = Листать карты
web-card-before = Предыдущая карта
web-card-after = Следующая карта

## Result and replay

web-result-title = { $game }: итоги
web-scores = Очки
web-source = Источник
web-total = Всего
web-chart = Очки по ходу партии
web-chart-axis = раунды; щелчок откроет момент
web-chart-round = раунд { $n }
web-statistics = Кубики и карты
web-cards-played = Сыгранные карты
web-key = Ключ кубиков
web-key-text = Каждый бросок и каждое перемешивание этой партии следуют из этого ключа. Его хеш был показан до первого броска, так что подобрать ключ потом никто не мог.
web-journal = Запись партии
web-replay = Повтор
web-play = Пуск
web-pause = Пауза
web-step-before = Шаг назад
web-step-after = Шаг вперёд
web-round-before = Раунд назад
web-round-after = Раунд вперёд
web-moment = Момент
web-moment-of = { $n } из { $all }
web-moment-link = Ссылка на момент
web-viewpoint = Чьими глазами
web-viewpoint-public = глазами зрителя
web-viewpoint-all = все карты открыты
web-hands = Скрытые карты
web-open-hand = Рука
web-open-drafted = Выбрано
web-open-pack = На выбор
web-open-leaders = Розданные вожди
web-open-artifacts = Артефакты
web-open-archive-2 = Год II
web-open-archive-3 = Год III
web-continue = Играть отсюда
web-try-again = Попробовать иначе
web-review = Разбор
web-review-mine = Разобрать мою игру
web-review-thinking = Мастер просматривает партию. Это займёт около минуты; повтор можно смотреть и сейчас.
web-review-progress = Готово: { $n } %
web-review-known = О каждом решении судят по тому, что можно было знать тогда.
web-review-chart = Шанс победить от решения к решению
web-review-at = Решение { $n } из { $all }: { $chance } %, { $grade }
web-review-swings = Что стоило больше всего и как было лучше
web-review-no-swings = Ни одно решение не стоило больше мелочи.
web-review-change = { $to } % вместо { $from } %
web-review-taken = Сделано
web-review-better = Лучше

## Checking the dice

web-check-text = До партии сервер показывает хеш тайного ключа, после неё — сам ключ. Если ключ даёт тот же хеш, кубики были определены до первого броска. Считает ваш браузер, ничего никуда не отправляется.
web-check-key = Ключ (показан после партии)
web-check-published = Хеш (показан до партии)
web-check-computed = Хеш этого ключа:
web-check-same = Совпадает: кубики были определены до партии.
web-check-different = Не совпадает: обещан был другой ключ.
web-check-bad-key = В ключе 64 знака: цифры и буквы от a до f.
web-check-dice = Каждый отдельный бросок
web-check-dice-text = Скачайте запись партии и повторите её на своём компьютере: каждый бросок, каждое перемешивание и каждый ответ вычисляются заново из ключа и сравниваются.

## About

web-about-text = Ludoteka — стол для настольных игр: в браузере, в терминале и для тех, кто исследует, как в игры играют. Это свободная программа.
web-about-unofficial = Её делают люди, которым эти игры нравятся; с авторами и издателями она не связана. Слова и картинки здесь наши; понравилась игра — купите коробку.
web-about-fair = Честные кубики, честный компьютер
web-about-fair-text = Кубики определены ключом, хеш которого виден до партии. Компьютер видит ровно то, что видел бы человек на его месте.
web-about-credits = Спасибо
web-credit-games = «Сезоны» придумал Режи Боннессе, издательство Libellud. «Эфир-камни» придумали Симоне Лучани и Вирджинио Джильи, издательство ThunderGryph Games; карты здесь наши собственные. «Ярость эльфов» принадлежит своим авторам и издателю; карты и поля здесь наши собственные.
web-credit-icons = Эмблемы: художники
web-credit-fonts = Шрифты: Alegreya (Хуан Пабло дель Пераль), Literata (TypeTogether); лицензия SIL Open Font License.
web-credit-software = Программы: Svelte, Vite, Project Fluent, Litestar, msgspec, SQLAlchemy.
web-about-privacy = Мы храним выбранное имя, партии, сказанное за столом и названия браузеров, с которых вы играете. Одно cookie напоминает нам, что это вы. Ни одна наша страница не обращается к чужим серверам.

## Help

web-help-lit = Что можно сделать, подсвечено: щёлкните по нему на столе или выберите внизу. Это одно и то же.
web-help-final = Маленький замок значит, что отменить будет нельзя: откроется кубик или карта либо ход перейдёт к другому.
web-help-keys = Клавиши
web-key-number = выбрать вариант с этим номером
web-key-pass = закончить ход или сказать «пас»
web-key-arrows = пройти по вариантам и выбрать
web-key-filter = искать в длинном списке
web-key-list = показать или скрыть список вариантов
web-key-hint = подсказка в одно предложение
web-key-advice = что сделал бы мастер, в игре с компьютером
web-key-card = прочесть карту под указателем
web-key-undo = отменить последний ответ
web-key-restart = отменить весь ход
web-key-since = что было с моего прошлого хода
web-key-pause = приостановить показ чужих ходов или продолжить
web-key-step = показать ещё один шаг
web-key-skip = сразу показать, что на столе теперь
web-key-sound = включить или выключить звук
web-key-help = эта справка
web-hints-again = Снова показывать подсказки к вопросам

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
web-problem-logged-out = Выход на этом устройстве выполнен с другого.
web-problem-unreadable = Сервер этого не понял. Загрузите страницу заново.
web-problem-storage = Сервер не смог это сохранить. Попробуйте чуть позже.
web-problem-internal = Что-то пошло не так. Попробуйте ещё раз или загрузите страницу заново.

# The rulebook of a game.
web-rules = Правила
web-rules-contents = Содержание
web-rules-search = Искать в правилах
web-rules-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено в { $n } месте
   *[other] Найдено в { $n } местах
}
web-rules-print = Напечатать
web-rules-place = Ссылка на «{ $title }»
web-rules-example = Пример
web-cards = Все карты
web-cards-search = Искать в названиях и текстах
web-cards-any = все
web-cards-box = Коробка
web-cards-kind = Вид
web-cards-time = Когда действует
web-cards-colour = Цвет
web-cards-deck = Колода
web-cards-fate = Разыгрывали { $played } игроков, из них победили { $won }.
web-cards-fate-drafted = Брали на драфте { $drafted } игроков, разыгрывали { $played }, из них победили { $won }.
web-cards-measured = Цифры — из партий умельцев: { $games } партий, игроков в каждой — { $players }.
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}

# Уроки: игра, которая учит сама.
web-learn = Учиться, играя
web-learn-new = Учиться, играя: { $n ->
    [one] { $n } короткий урок
    [few] { $n } коротких урока
   *[many] { $n } коротких уроков
}
web-learn-on = Продолжить обучение: пройдено { $done } из { $n }
web-learn-text = Несколько минут, по одной мысли за раз, за настоящим столом. Пройденное запомнит этот браузер.
web-lessons = Все уроки
web-lesson-done = Пройдено
web-lesson-again = Начать урок заново
web-lesson-skip = Пропустить
web-lesson-next = Дальше: { $title }
web-lesson-rules = Прочесть об этом в правилах
web-tutor = Наставник
web-first-match = Сыграть первую партию
web-first-match-text = А потом — целая партия с нестрогим соперником. Если сомневаетесь, нажмите на лампочку: мастер скажет, как поступил бы он.
