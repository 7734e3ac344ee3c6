### Pages and parts of the browser client that are loaded when they are first needed, with these words.

## Everywhere

web-copy = Скопировать
web-copied = Скопировано
web-send = Отправить
web-motion = Движение фишек и карт
web-missing = Здесь пусто
web-missing-text = Такой страницы нет. Возможно, ссылка потеряла букву в пути.
web-cancel = Отмена
web-host = хозяин стола
web-computer = компьютер

## Players

web-bot-level = Сила компьютера
web-seat-friend = друг
web-seat-bot = компьютер: { $bot }
web-spectator = зритель
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
    [1] Отозвать действующую ссылку
    [one] Отозвать { $n } действующую ссылку
    [few] Отозвать { $n } действующие ссылки
   *[many] Отозвать { $n } действующих ссылок
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

web-players = Игроки
web-rivals-title = Соперники
web-mine = Мои партии
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
web-your-turn = Ваш ход
web-go-on = Продолжить
web-delete-upload = Удалить эту запись?
web-delete-upload-text = Больше никто не сможет её посмотреть, даже по ссылке.

## Settings

web-settings-text = Всё меняется сразу. Этот браузер запоминает ваш выбор.
web-settings-look = Внешний вид
web-settings-play = Во время игры
web-settings-me = О вас
web-confirm = Переспрашивать
web-confirm-text = То, что дорого стоит и чего не отменить, — принятый обмен, выход из партии — нажимают дважды.
web-size = Размер текста
web-colours = Цвета
web-motion-text = Видно, как карты и жетоны перемещаются по столу.
web-pace = Ходы других
web-pace-text = Как быстро показывается, что делают другие. Без движения всё видно сразу.
web-gains = Простую выгоду брать сразу
web-gains-text = В «Эфир-камнях» свойства, которые только приносят что-то, применяются без вопроса.
web-chances = Шансы на победу
web-chances-text = Когда вы смотрите партию или её запись, полоса показывает, насколько вероятна победа каждого. Игроки идущей партии её не видят.
web-sound-text = Кубики, карты, чат и звонок, когда ваш ход.
web-devices-open = Ссылки и устройства
web-size-normal = обычный
web-size-large = крупный
web-size-larger = ещё крупнее
web-size-largest = самый крупный
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-instant = сразу

## A new table

web-new-table = Стол для игры «{ $game }»
web-who-plays = Кто играет
web-make-table = Открыть стол
web-clock = Время
web-clock-none = без часов
    .text = Каждый думает сколько хочет.
web-clock-live-value = { $minutes } мин + { $increment } с
web-clock-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
} на ход
web-public = Показать стол всем
web-public-yes = Этот стол виден всем: любой может сесть или смотреть.
web-public-no = Этот стол найдут только те, у кого есть ссылка.
web-visibility = Доступ
web-visibility-public = для всех
web-visibility-private = по ссылке
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

## At the table

web-advice-thinking = Мастер думает…
web-advice-told = Ваш шанс победить с каждым вариантом. Нажмите на любой, чтобы найти его в списке: это ещё не ответ.
web-advice-chance = { $n } %
web-since-me = Что касается вас
web-since-nothing = Ничего
web-chat-empty = Поздоровайтесь!
web-chat-say = Сообщение
web-mute = Не показывать сообщения: { $player }
web-unmute = Показать { $n ->
    [one] { $n } скрытое сообщение
    [few] { $n } скрытых сообщения
   *[many] { $n } скрытых сообщений
}
web-notes-empty = Написанное здесь видите только вы.
web-notes-kept = Сохранено. Это видите только вы.
web-decided = Что решило: { $why }
web-commitment = Хеш ключа кубиков, показанный до первого броска:

## Cards

web-cards-leaf = Листать карты
web-card-before = Предыдущая карта
web-card-after = Следующая карта

## Result and replay

web-result-title = { $game }: итоги
web-source = Источник
web-total = Всего
web-chart-axis = раунды; щелчок откроет момент
web-chart-round = раунд { $n }
web-cards-played = Сыгранные карты
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
web-continue = Играть отсюда
web-try-again = Попробовать иначе
web-review = Разбор
web-review-thinking = Мастер просматривает партию. Это займёт около минуты; повтор можно смотреть и сейчас.
web-review-progress = Готово: { $n } %
web-review-known = О каждом решении судят по тому, что можно было знать тогда.
web-review-chart = Шанс победить от решения к решению
web-review-at = Решение { $n } из { $all }: { $chance } %, { $grade }
web-review-swings = Что обошлось дороже всего и как было лучше
web-review-no-swings = Ни одно решение не обошлось дорого.
web-review-change = { $to } % вместо { $from } %
web-review-taken = Сделано
web-review-better = Лучше
web-chart = Очки по ходу партии
web-statistics = Кубики и карты
web-key = Ключ кубиков
web-key-text = Каждый бросок и каждое перемешивание этой партии следуют из этого ключа. Его хеш был показан до первого броска, так что подобрать ключ потом никто не мог.
web-open-hand = Рука
web-open-drafted = Выбрано
web-open-pack = На выбор
web-open-leaders = Розданные вожди
web-open-artifacts = Артефакты
web-open-archive-2 = Год II
web-open-archive-3 = Год III

## Checking the dice

web-check-text = До партии сервер показывает хеш тайного ключа, после неё — сам ключ. Если ключ даёт тот же хеш, кубики были определены до первого броска. Считает ваш браузер, ничего никуда не отправляется.
web-check-key = Ключ (показан после партии)
web-check-published = Хеш (показан до партии)
web-check-computed = Хеш этого ключа:
web-check-dice = Каждый отдельный бросок
web-check-dice-text = Скачайте запись партии и повторите её на своём компьютере: каждый бросок, каждое перемешивание и каждый ответ вычисляются заново из ключа и сравниваются.
web-check-same = Совпадает: кубики были определены до партии.
web-check-different = Не совпадает: обещан был другой ключ.
web-check-bad-key = В ключе 64 знака: цифры и буквы от a до f.

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
web-about-privacy = Мы храним выбранное имя, партии, сказанное за столом и названия браузеров, с которых вы играете. Один файл cookie напоминает нам, что это вы. Ни одна наша страница не обращается к чужим серверам.

## Help

web-point = Спросить о чём угодно
web-help-board = На столе
web-help-lit = Что можно сделать, подсвечено: щёлкните по нему на столе или выберите внизу. Это одно и то же.
web-help-final = Маленький замок значит, что отменить будет нельзя: откроется кубик или карта либо ход перейдёт к другому.
web-help-keys = Клавиши
web-key-number = выбрать вариант с этим номером
web-key-pass = закончить ход или сказать «пас»
web-key-arrows = пройти по вариантам и выбрать
web-key-filter = искать в длинном списке
web-key-list = показать или скрыть список вариантов
web-key-hint = о чём вопрос и что об этом говорят правила
web-key-advice = что сделал бы мастер, в игре с компьютером
web-key-card = прочесть карту под указателем
web-key-undo = отменить последний ответ
web-key-restart = отменить весь ход
web-key-since = что было с моего прошлого хода
web-key-pause = приостановить показ чужих ходов или продолжить
web-key-step = показать ещё один шаг
web-key-skip = сразу показать, что на столе теперь
web-key-moment = на один момент назад или вперёд
web-key-round = на один раунд назад или вперёд
web-key-space = Пробел
web-key-play = показывать партию дальше или приостановить
web-key-again = начать сначала
web-key-onward = когда всё решено: дальше
web-key-sound = включить или выключить звук
web-key-point = указать на что угодно и узнать, что это; ещё раз или Esc — закончить
web-key-help = эта справка
web-hints-again = Снова показывать подсказки к вопросам

# The rulebook of a game.

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
web-example-show = Показать на столе
web-example-situation = Исходное положение
web-example-step = Шаг { $n }
web-example-back = Назад
web-example-next = Дальше
web-example-close = К правилам
web-cards-search = Искать в названиях и текстах
web-cards-any = все
web-cards-fate = Разыгрывали { $played } игроков, из них победили { $won }.
web-cards-fate-drafted = Брали на драфте { $drafted } игроков, разыгрывали { $played }, из них победили { $won }.
web-cards-measured = Цифры — из партий умельцев. Партий: { $games }, игроков в каждой: { $players }.
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}

# Уроки: игра, которая учит сама.

web-learn = Учиться, играя
web-learn-text = Несколько минут за настоящим столом, в каждом уроке что-то одно. Пройденное запомнит этот браузер.
web-lesson-done = Пройдено
web-lesson-again = Начать урок заново
web-lesson-skip = Пропустить
web-lesson-next = Дальше: { $title }
web-lesson-rules = Прочесть об этом в правилах
web-tutor = Наставник
web-first-match = Сыграть первую партию
web-first-match-text = А потом — целая партия с несильным соперником. Если сомневаетесь, нажмите на лампочку: мастер скажет, как поступил бы он.
