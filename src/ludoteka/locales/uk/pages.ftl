### Pages and parts of the browser client that are loaded when they are first needed, with these words.

## Everywhere

web-copy = Скопіювати
web-copied = Скопійовано
web-send = Надіслати
web-motion = Рух фішок і карт
web-missing = Тут порожньо
web-missing-text = Такої сторінки немає. Можливо, посилання загубило літеру дорогою.
web-cancel = Скасувати
web-host = господар столу
web-computer = комп’ютер

## Players

web-bot-level = Сила комп’ютера
web-seat-friend = друг
web-seat-bot = комп’ютер: { $bot }
web-spectator = глядач
web-carry-make = Створити посилання
web-carry-until = Спрацює один раз, до { $time }.
web-devices = Ваші пристрої
web-device = { $browser }, { $system }
web-device-unknown = невідомий пристрій
web-device-here = цей пристрій
web-device-times = з { $since }, останній візит { $seen }
web-log-out = Вийти
web-log-out-device = Вийти на пристрої: { $device }
web-log-out-here = Вийти тут
web-log-out-others = Вийти на всіх інших
web-logged-out-device = Вихід виконано: { $device }
web-logged-out-others = На всіх інших пристроях вихід виконано.
web-revoke = { $n ->
    [1] Відкликати відкрите посилання
    [one] Відкликати { $n } відкрите посилання
    [few] Відкликати { $n } відкриті посилання
   *[many] Відкликати { $n } відкритих посилань
}
web-revoked = Жодне посилання більше не спрацює.

## A private link, opened

web-link-title = Грати тут під іменем { $name }?
web-link-text = На цьому пристрої відкриються місця, партії та нотатки гравця { $name }. Продовжуйте, лише якщо ви самі створили це посилання.
web-link-now = Зараз на цьому пристрої ваше ім’я — { $name }. Пристрій його забуде.
web-link-elsewhere = На інших ваших пристроях ім’я { $name } залишиться.
web-link-only = Більше ніде імені { $name } немає: повернутися до нього буде неможливо.
web-link-running = { $n ->
    [one] Під іменем { $name } не дограно { $n } партію.
    [few] Під іменем { $name } не дограно { $n } партії.
   *[many] Під іменем { $name } не дограно { $n } партій.
}
web-link-yes = Грати під іменем { $name }
web-link-no = Залишити як є
web-link-mine = Тут ви вже { $name }
web-link-mine-text = Відкрийте це посилання на іншому пристрої.
web-link-gone = Це особисте посилання вже використане чи відкликане, або йому понад десять хвилин. Створіть нове там, де ви граєте.

## Lobby

web-players = Гравці
web-rivals-title = Суперники
web-mine = Мої партії
web-mine-turns = { $n ->
    [one] Вашого ходу чекає { $n } партія.
    [few] Вашого ходу чекають { $n } партії.
   *[many] Вашого ходу чекають { $n } партій.
}
web-mine-open = { $n ->
    [one] Вільне { $n } місце
    [few] Вільні { $n } місця
   *[many] Вільно { $n } місць
}
web-mine-waiting = Партія ще не почалася
web-mine-more = Показати ще { $n }
web-just-now = щойно
web-your-turn = Ваш хід
web-go-on = Продовжити
web-delete-upload = Видалити цей запис?
web-delete-upload-text = Більше ніхто не зможе його переглянути, навіть за посиланням.

## Settings

web-settings-text = Усе змінюється одразу. Цей браузер запам’ятовує ваш вибір.
web-settings-look = Вигляд
web-settings-play = Під час гри
web-settings-me = Про вас
web-confirm = Перепитувати
web-confirm-text = Те, що дорого коштує й чого не скасувати, — прийнятий обмін, вихід із партії — натискають двічі.
web-size = Розмір тексту
web-colours = Кольори
web-motion-text = Видно, як карти й жетони переміщуються столом.
web-pace = Ходи інших
web-pace-text = Як швидко показується, що роблять інші. Без руху все видно відразу.
web-gains = Просту вигоду брати одразу
web-gains-text = В «Ефір-каменях» властивості, які лише щось приносять, застосовуються без запитання.
web-chances = Шанси на перемогу
web-chances-text = Коли ви дивитеся партію або її запис, смуга показує, наскільки ймовірна перемога кожного. Гравці партії, що триває, її не бачать.
web-sound-text = Кубики, карти, чат і дзвінок, коли ваш хід.
web-devices-open = Посилання й пристрої
web-size-normal = звичайний
web-size-large = великий
web-size-larger = ще більший
web-size-largest = найбільший
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-instant = відразу

## A new table

web-new-table = Стіл для гри «{ $game }»
web-who-plays = Хто грає
web-make-table = Відкрити стіл
web-clock = Час
web-clock-none = без годинника
    .text = Кожен думає скільки хоче.
web-clock-live-value = { $minutes } хв + { $increment } с
web-clock-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
} на хід
web-public = Показати стіл усім
web-public-yes = Цей стіл бачать усі: будь-хто може сісти або дивитися.
web-public-no = Цей стіл знайдуть лише ті, хто має посилання.
web-visibility = Доступ
web-visibility-public = для всіх
web-visibility-private = за посиланням
web-clock-live-15 = 15 хв + 10 с
    .text = 15 хвилин на всю партію і ще 10 секунд за кожну відповідь.
web-clock-live-30 = 30 хв + 20 с
    .text = 30 хвилин на всю партію і ще 20 секунд за кожну відповідь.
web-clock-day-1 = день на хід
    .text = На кожну відповідь є день: партія між справами.
web-clock-day-3 = 3 дні на хід
    .text = На кожну відповідь є три дні: партія між справами.
web-clock-kind-none = Кожен думає скільки хоче.
web-clock-kind-live = У кого вийшов час, за того грає комп’ютер, доки гравець не повернеться.
web-clock-kind-days = На кожну відповідь свій час; потім грає комп’ютер, доки гравець не повернеться.

## The waiting room

web-waiting-title = { $game }: стіл відкрито
web-invite-link = Надішліть друзям це посилання:
web-share = Поділитися
web-share-title = { $game }: для вас є місце за столом
web-qr = QR-код
web-qr-hide = Сховати код
web-qr-label = QR-код цього посилання
web-qr-text = Той, хто поруч, може навести на нього камеру телефона.
web-name-help = Це ім’я побачать за столом. Його можна змінити будь-коли.
web-sit-at = Сісти на місце { $n }
web-seats = Місця
web-ready = готово
web-not-ready = ще збирається
web-ready-on = Можна починати
web-ready-off = Зачекайте
web-kick = Попросити піти
web-leave = Піти
web-start = Почати
web-waiting-seats = { $n ->
    [one] Вільне { $n } місце: надішліть посилання або віддайте його комп’ютеру.
    [few] Вільні { $n } місця: надішліть посилання або віддайте їх комп’ютеру.
   *[many] Вільних місць: { $n }. Надішліть посилання або віддайте їх комп’ютеру.
}
web-waiting-visitor = Місце вільне: сідайте та грайте.
web-waiting-ready = { $n ->
    [one] { $n } гравець ще не готовий.
    [few] { $n } гравці ще не готові.
   *[many] { $n } гравців ще не готові.
}
web-waiting-start = Усі готові.
web-waiting-host = Усі готові; партію почне господар столу.

## At the table

web-advice-thinking = Майстер думає…
web-advice-told = Ваш шанс перемогти з кожним варіантом. Натисніть, щоб знайти його у списку: це ще не відповідь.
web-advice-chance = { $n } %
web-since-me = Що стосується вас
web-since-nothing = Нічого
web-chat-empty = Привітайтеся!
web-chat-say = Повідомлення
web-mute = Не показувати повідомлення: { $player }
web-unmute = Показати { $n ->
    [one] { $n } приховане повідомлення
    [few] { $n } приховані повідомлення
   *[many] { $n } прихованих повідомлень
}
web-notes-empty = Написане тут бачите лише ви.
web-notes-kept = Збережено. Це бачите лише ви.
web-decided = Що вирішило: { $why }
web-commitment = Геш ключа кубиків, показаний до першого кидка:

## Cards

web-cards-leaf = Гортати карти
web-card-before = Попередня карта
web-card-after = Наступна карта

## Result and replay

web-result-title = { $game }: підсумки
web-source = Джерело
web-total = Усього
web-chart-axis = раунди; клацання відкриє момент
web-chart-round = раунд { $n }
web-cards-played = Зіграні карти
web-journal = Запис партії
web-replay = Повтор
web-play = Пуск
web-pause = Пауза
web-step-before = Крок назад
web-step-after = Крок уперед
web-round-before = Раунд назад
web-round-after = Раунд уперед
web-moment = Момент
web-moment-of = { $n } з { $all }
web-moment-link = Посилання на момент
web-viewpoint = Чиїми очима
web-viewpoint-public = очима глядача
web-viewpoint-all = усі карти відкриті
web-hands = Приховані карти
web-continue = Грати звідси
web-try-again = Спробувати інакше
web-review = Розбір
web-review-thinking = Майстер переглядає партію. Це триватиме близько хвилини; повтор можна дивитися вже зараз.
web-review-progress = Готово: { $n } %
web-review-known = Про кожне рішення судять за тим, що можна було знати тоді.
web-review-chart = Шанс перемогти від рішення до рішення
web-review-at = Рішення { $n } з { $all }: { $chance } %, { $grade }
web-review-swings = Що коштувало найбільше і як було краще
web-review-no-swings = Жодне рішення не коштувало більше за дрібницю.
web-review-change = { $to } % замість { $from } %
web-review-taken = Зроблено
web-review-better = Краще
web-chart = Очки протягом партії
web-statistics = Кубики й карти
web-key = Ключ кубиків
web-key-text = Кожен кидок і кожне перемішування цієї партії випливають із цього ключа. Його геш показано до першого кидка, тож дібрати ключ потім ніхто не міг.
web-open-hand = Рука
web-open-drafted = Вибрано
web-open-pack = На вибір
web-open-leaders = Роздані вожді
web-open-artifacts = Артефакти
web-open-archive-2 = Рік II
web-open-archive-3 = Рік III

## Checking the dice

web-check-text = До партії сервер показує геш таємного ключа, після неї — сам ключ. Якщо ключ дає той самий геш, кубики було визначено до першого кидка. Рахує ваш браузер, нічого нікуди не надсилається.
web-check-key = Ключ (показано після партії)
web-check-published = Геш (показано до партії)
web-check-computed = Геш цього ключа:
web-check-dice = Кожен окремий кидок
web-check-dice-text = Завантажте запис партії та повторіть її на своєму комп’ютері: кожен кидок, кожне перемішування і кожна відповідь обчислюються наново з ключа та порівнюються.
web-check-same = Збігається: кубики було визначено до партії.
web-check-different = Не збігається: обіцяно було інший ключ.
web-check-bad-key = У ключі 64 знаки: цифри та літери від a до f.

## About

web-about-text = Ludoteka — стіл для настільних ігор: у браузері, у терміналі та для тих, хто досліджує, як в ігри грають. Це вільна програма.
web-about-unofficial = Її роблять люди, яким ці ігри подобаються; з авторами та видавцями вона не пов’язана. Слова й малюнки тут наші; сподобалася гра — купіть коробку.
web-about-fair = Чесні кубики, чесний комп’ютер
web-about-fair-text = Кубики визначено ключем, геш якого видно до партії. Комп’ютер бачить рівно те, що бачила б людина на його місці.
web-about-credits = Дякуємо
web-credit-games = «Пори року» придумав Режі Боннессе, видавництво Libellud. «Ефір-камені» придумали Сімоне Лучані та Вірджиніо Джильї, видавництво ThunderGryph Games; карти тут наші власні. «Лють ельфів» належить своїм авторам і видавцеві; карти й поля тут наші власні.
web-credit-icons = Емблеми: художники
web-credit-fonts = Шрифти: Alegreya (Хуан Пабло дель Пераль), Literata (TypeTogether); ліцензія SIL Open Font License.
web-credit-software = Програми: Svelte, Vite, Project Fluent, Litestar, msgspec, SQLAlchemy.
web-about-privacy = Ми зберігаємо вибране ім’я, партії, сказане за столом і назви браузерів, з яких ви граєте. Одне cookie нагадує нам, що це ви. Жодна наша сторінка не звертається до чужих серверів.

## Help

web-point = Спитати про що завгодно
web-help-board = На столі
web-help-lit = Що можна зробити, підсвічено: клацніть на столі або виберіть унизу. Це те саме.
web-help-final = Замочок означає, що скасувати буде неможливо: відкриється кубик чи карта або хід перейде до іншого.
web-help-keys = Клавіші
web-key-number = вибрати варіант із цим номером
web-key-pass = завершити хід або сказати «пас»
web-key-arrows = пройти варіантами й вибрати
web-key-filter = шукати в довгому списку
web-key-list = показати чи сховати список варіантів
web-key-hint = про що запитання і що про це кажуть правила
web-key-advice = що зробив би майстер, у грі з комп’ютером
web-key-card = прочитати карту під вказівником
web-key-undo = скасувати останню відповідь
web-key-restart = скасувати весь хід
web-key-since = що було від мого минулого ходу
web-key-pause = призупинити показ чужих ходів або продовжити
web-key-step = показати ще один крок
web-key-skip = відразу показати, що на столі тепер
web-key-moment = на один момент назад або вперед
web-key-round = на один раунд назад або вперед
web-key-space = Пробіл
web-key-play = показувати партію далі або призупинити
web-key-again = почати спочатку
web-key-onward = коли все розв’язано: далі
web-key-sound = увімкнути чи вимкнути звук
web-key-point = указати на що завгодно й дізнатися, що це; ще раз або Esc — завершити
web-key-help = ця довідка
web-hints-again = Знову показувати підказки до запитань

# The rulebook of a game.

web-rules-contents = Зміст
web-rules-search = Шукати в правилах
web-rules-found = { $n ->
    [0] Нічого не знайдено
    [one] Знайдено в { $n } місці
   *[other] Знайдено в { $n } місцях
}
web-rules-print = Надрукувати
web-rules-place = Посилання на «{ $title }»
web-rules-example = Приклад
web-example-show = Показати на столі
web-example-situation = Початкове положення
web-example-step = Крок { $n }
web-example-back = Назад
web-example-next = Далі
web-example-close = До правил
web-cards-search = Шукати в назвах і текстах
web-cards-any = усі
web-cards-fate = Зіграли { $played } гравців, з них перемогли { $won }.
web-cards-fate-drafted = Брали на драфті { $drafted } гравців, зіграли { $played }, з них перемогли { $won }.
web-cards-measured = Цифри — з партій умільців: партій — { $games }, гравців у кожній — { $players }.
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}

# Уроки: гра, яка вчить сама.

web-learn = Учитися, граючи
web-learn-text = Кілька хвилин за справжнім столом, у кожному уроці щось одне. Пройдене запам’ятає цей браузер.
web-lesson-done = Пройдено
web-lesson-again = Почати урок знову
web-lesson-skip = Пропустити
web-lesson-next = Далі: { $title }
web-lesson-rules = Прочитати про це в правилах
web-tutor = Наставник
web-first-match = Зіграти першу партію
web-first-match-text = А потім — ціла партія з несильним суперником. Якщо вагаєтеся, натисніть на лампочку: майстер скаже, як учинив би він.
