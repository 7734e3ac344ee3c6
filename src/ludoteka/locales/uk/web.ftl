### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = До вмісту
web-close = Закрити
web-cancel = Скасувати
web-save = Зберегти
web-copy = Скопіювати
web-copied = Скопійовано
web-send = Надіслати
web-loading = Хвилинку…
web-connecting = Ідемо до столу…
web-you = Ви
web-host = господар столу
web-computer = комп’ютер
web-away = не в мережі
web-more = Ще
web-settings = Налаштування
web-language = Мова
web-theme = Кольори: { $now }
web-theme-auto = як у системі
web-theme-day = день
web-theme-evening = вечір
web-sound = Звук
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-notify = Сповіщення
web-notify-on = Вас покличуть, коли настане ваш хід
web-notify-off = Покликати, коли настане мій хід
web-notify-denied = Браузер не дозволяє: увімкніть сповіщення цієї сторінки в його налаштуваннях
web-motion = Рух фішок і карт
web-help = Довідка
web-to-lobby = До зали
web-title-turn = Ваш хід
web-missing = Тут порожньо
web-missing-text = Такої сторінки немає. Можливо, посилання загубило літеру дорогою.
web-table-gone = Такого столу немає, або він закритий для вас.
web-logged-out = Вихід на цьому пристрої виконано з іншого.

## Players

web-bot-level = Сила комп’ютера
web-seat-number = Місце { $n }
web-seat-open = вільне місце
web-seat-friend = друг
web-seat-bot = комп’ютер: { $bot }
web-spectator = глядач
web-name = Ваше ім’я
web-rename = Змінити ім’я
web-rename-short = змінити
web-carry = Грати на іншому пристрої
web-carry-text = Особисте посилання відкриє ваші місця на іншому пристрої. Воно спрацює один раз, протягом десяти хвилин. Нікому його не давайте.
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

web-hero = Сідайте до столу
web-hero-text = Настільні ігри в браузері: з друзями або проти комп’ютера. Без реєстрації та чекання.
web-games = Ігри
web-players = Гравці
web-players-range = { $min }–{ $max } { $max ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
web-minutes = близько { $n } хв
web-play-now = Зіграти з комп’ютером
web-invite = Запросити друзів
web-how = Як грати
web-rivals-title = Суперники
web-rivals = { $n ->
    [one] { $n } суперник
    [few] { $n } суперники
   *[many] { $n } суперників
}
web-mine = Мої партії
web-play-another = Почати ще одну партію
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
web-open = Відкриті столи
web-open-empty = Зараз ніхто не чекає. Спільні столи з’являться тут.
web-finished = Зіграні партії
web-finished-empty = Тут з’являться ваші зіграні партії.
web-watch-list = Можна подивитися
web-sit = Сісти до столу
web-look = Переглянути
web-watch = Дивитися
web-your-turn = Ваш хід
web-go-on = Продовжити
web-upload = Переглянути запис партії
web-uploaded = запис
web-delete = Видалити
web-delete-upload = Видалити цей запис?
web-delete-upload-text = Більше ніхто не зможе його переглянути, навіть за посиланням.
web-check = Перевірити кубики
web-about = Про сайт

## Settings

web-settings-text = Усе змінюється одразу. Цей браузер запам’ятовує ваш вибір.
web-settings-look = Вигляд
web-settings-play = Під час гри
web-settings-me = Про вас
web-confirm = Перепитувати
web-confirm-text = Те, що дорого коштує й чого не скасувати, — прийнятий обмін, вихід із партії — натискають двічі.
web-size = Розмір тексту
web-size-normal = звичайний
web-size-large = великий
web-size-larger = ще більший
web-size-largest = найбільший
web-colours = Кольори
web-motion-text = Видно, як карти й жетони переміщуються столом.
web-pace = Ходи інших
web-pace-text = Як швидко показується, що роблять інші. Без руху все видно відразу.
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-instant = відразу
web-gains = Простий здобуток брати одразу
web-gains-text = В «Ефір-каменях» властивості, які лише щось приносять, застосовуються без запитання.
web-chances = Шанси на перемогу
web-chances-text = Коли ви дивитеся партію або її запис, смуга показує, наскільки ймовірна перемога кожного. Гравці партії, що триває, її не бачать.
web-sound-text = Кубики, карти, чат і дзвінок, коли ваш хід.
web-devices-open = Посилання й пристрої

## A new table

web-new-table = Стіл для гри «{ $game }»
web-who-plays = Хто грає
web-make-table = Відкрити стіл
web-clock = Час
web-clock-none = без годинника
    .text = Кожен думає скільки хоче.
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
web-clock-live-value = { $minutes } хв + { $increment } с
web-clock-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
} на хід
web-clock-of = { $player }: лишилося { $time }
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
web-public = Показати стіл усім
web-public-yes = Цей стіл бачать усі: будь-хто може сісти або дивитися.
web-public-no = Цей стіл знайдуть лише ті, хто має посилання.
web-visibility = Доступ
web-visibility-public = для всіх
web-visibility-private = за посиланням
web-setting-no-seat = Такого місця немає.

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
web-options-title = Як граємо за цим столом

## At the table

web-prompt = Що робити
web-options = Варіанти
web-options-list = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
   *[many] { $n } варіантів
}
web-filter = Пошук
web-no-match = Нічого не знайдено.
web-final = Скасувати буде неможливо
web-reversible = Можна скасувати
web-again = Натисніть ще раз: скасувати буде неможливо
web-preview-open = Що з цього вийде, вирішить випадок або те, що приховано.
web-preview-end = На цьому партія закінчиться.
web-preview-unanswered = { $what } — якщо ніхто не відповість
web-board-final = не можна скасувати
web-board-open-card = { $card }: відкрити
web-board-hidden = { $n ->
    [one] { $n } прихована карта
    [few] { $n } приховані карти
   *[other] { $n } прихованих карт
}
web-board-empty = порожньо
web-board-acts = ходить
web-board-table = Стіл
web-undo = Скасувати
web-undo-title = Скасувати останню відповідь
web-restart = Хід наново
web-restart-title = Скасувати весь хід
web-hint = Що це?
web-advice = Що зробив би майстер?
web-advice-thinking = Майстер думає…
web-advice-told = Ваш шанс перемогти з кожним варіантом. Натисніть, щоб знайти його у списку: це ще не відповідь.
web-advice-chance = { $n } %
web-waiting-for = { $n ->
    [one] Зараз вирішує { $players }
   *[other] Зараз вирішують: { $players }
}
web-waiting-table = Гра триває…
web-hurried = Зараз грає багато людей: комп’ютер думає менше, ніж зазвичай.
web-side = Журнал, чат і нотатки
web-log = Журнал
web-log-empty = Поки що нічого не сталося.
web-telling = Що роблять інші
web-telling-on = Далі
web-telling-pause = Пауза
web-telling-step = Наступний крок
web-telling-skip = Відразу до кінця
web-moment-again = Показати ще раз
web-since = Від мого минулого ходу
web-since-me = Що стосується вас
web-since-nothing = Нічого
web-chat = Чат
web-chat-empty = Привітайтеся!
web-chat-say = Повідомлення
web-mute = Не показувати повідомлення: { $player }
web-unmute = Показати { $n ->
    [one] { $n } приховане повідомлення
    [few] { $n } приховані повідомлення
   *[many] { $n } прихованих повідомлень
}
web-unread = { $n ->
    [one] { $n } нове повідомлення
    [few] { $n } нові повідомлення
   *[many] { $n } нових повідомлень
}
web-notes = Нотатки
web-notes-empty = Написане тут бачите лише ви.
web-notes-kept = Збережено. Це бачите лише ви.
web-reader = Карта, на яку ви дивитеся
web-peek-empty = Тут з’явиться карта, на яку ви наведете вказівник або натиснете.
web-spectating = Ви дивитеся
web-line-connecting = з’єднання…
web-line-open = на зв’язку
web-line-waiting = зв’язок зник, пробуємо ще раз…
web-line-gone = столу більше немає
web-commitment = Геш ключа кубиків, показаний до першого кидка:
web-leave-match = Покинути партію
web-leave-again = Натисніть ще раз: ви покинете партію
web-is-gone = { $player } не на зв’язку.
web-stand-in = Нехай грає комп’ютер
web-stood-in = За вас грає комп’ютер.
web-parted = Ви покинули цю партію.
web-stood-in-time = Ваш час вийшов: за вас грає комп’ютер.
web-take-back = Повернутися за стіл
web-out = Можна дивитися далі або покинути партію: грати за вас нікому не потрібно.
web-kicked = Господар попросив вас звільнити місце.
web-news-joined = { $player } за столом
web-news-left = { $player } вже не за столом: грає комп’ютер
web-news-parted = { $player } вже не за столом
web-news-kicked = { $player } вже не за столом: так вирішив господар
web-news-timed-out = { $player }: час вийшов, грає комп’ютер
web-news-stood-in = { $player }: тепер грає комп’ютер
web-news-returned = { $player } знову за столом
web-news-started = Партія починається
web-news-over = Партію завершено
web-news-broken-off = Партію перервано: збій у правилах гри. Її можна продовжити з ранішого моменту.
web-news-rematch = { $player } пропонує реванш
web-over = Партію завершено
web-unfinished = Партію не дограно
web-winner = Перемога: { $player }
web-winners = Спільна перемога: { $players }
web-decided = Що вирішило: { $why }
web-how-ended = Як усе скінчилося
web-to-result = Підсумки
web-look-at-table = Глянути на стіл
web-rematch = Реванш
web-rematch-join = До реваншу

## Cards

web-cards-leaf = Гортати карти
web-card-before = Попередня карта
web-card-after = Наступна карта

## Result and replay

web-result-title = { $game }: підсумки
web-scores = Очки
web-source = Джерело
web-total = Усього
web-chart = Очки протягом партії
web-chart-axis = раунди; клацання відкриє момент
web-chart-round = раунд { $n }
web-statistics = Кубики й карти
web-cards-played = Зіграні карти
web-key = Ключ кубиків
web-key-text = Кожен кидок і кожне перемішування цієї партії випливають із цього ключа. Його геш показано до першого кидка, тож дібрати ключ потім ніхто не міг.
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
web-open-hand = Рука
web-open-drafted = Вибрано
web-open-pack = На вибір
web-open-leaders = Роздані вожді
web-open-artifacts = Артефакти
web-open-archive-2 = Рік II
web-open-archive-3 = Рік III
web-continue = Грати звідси
web-try-again = Спробувати інакше
web-review = Розбір
web-review-mine = Розібрати мою гру
web-review-thinking = Майстер переглядає партію. Це триватиме близько хвилини; повтор можна дивитися вже зараз.
web-review-progress = Готово: { $n } %
web-review-known = Про кожне рішення судять за тим, що можна було знати тоді.
web-review-chart = Шанс перемогти від рішення до рішення
web-review-at = Рішення { $n } з { $all }: { $chance } %, { $grade }
web-review-swings = Що коштувало найбільше і як було краще
web-review-no-swings = Жодне рішення не коштувало більше за дрібницю.
web-review-change = { $to } % замість { $from } %
web-review-taken = Зроблено
web-review-better = Краще

## Checking the dice

web-check-text = До партії сервер показує геш таємного ключа, після неї — сам ключ. Якщо ключ дає той самий геш, кубики було визначено до першого кидка. Рахує ваш браузер, нічого нікуди не надсилається.
web-check-key = Ключ (показано після партії)
web-check-published = Геш (показано до партії)
web-check-computed = Геш цього ключа:
web-check-same = Збігається: кубики було визначено до партії.
web-check-different = Не збігається: обіцяно було інший ключ.
web-check-bad-key = У ключі 64 знаки: цифри та літери від a до f.
web-check-dice = Кожен окремий кидок
web-check-dice-text = Завантажте запис партії та повторіть її на своєму комп’ютері: кожен кидок, кожне перемішування і кожна відповідь обчислюються наново з ключа та порівнюються.

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

web-help-lit = Що можна зробити, підсвічено: клацніть на столі або виберіть унизу. Це те саме.
web-help-final = Маленький замок означає, що скасувати буде неможливо: відкриється кубик чи карта або хід перейде до іншого.
web-help-keys = Клавіші
web-key-number = вибрати варіант із цим номером
web-key-pass = завершити хід або сказати «пас»
web-key-arrows = пройти варіантами й вибрати
web-key-filter = шукати в довгому списку
web-key-list = показати чи сховати список варіантів
web-key-hint = підказка в одне речення
web-key-advice = що зробив би майстер, у грі з комп’ютером
web-key-card = прочитати карту під вказівником
web-key-undo = скасувати останню відповідь
web-key-restart = скасувати весь хід
web-key-since = що було від мого минулого ходу
web-key-pause = призупинити показ чужих ходів або продовжити
web-key-step = показати ще один крок
web-key-skip = відразу показати, що на столі тепер
web-key-sound = увімкнути чи вимкнути звук
web-key-help = ця довідка
web-hints-again = Знову показувати підказки до запитань

## When something is refused

web-problem-offline = Сервер не відповідає. Перевірте з’єднання.
web-problem-bad-request = Сервер цього не зрозумів. Завантажте сторінку наново.
web-problem-not-found = Цього немає, або воно закрите для вас.
web-problem-forbidden = Вам це недоступно.
web-problem-bad-name = В імені потрібна хоча б одна літера чи цифра і не більше ніж 24 знаки.
web-problem-bad-setup = З такими налаштуваннями грати не можна.
web-problem-bad-journal = Це не запис партії, або він пошкоджений.
web-problem-seat-taken = Це місце вже зайняли.
web-problem-not-ready = Хтось ще не готовий.
web-problem-wrong-status = Для цього вже пізно або ще рано.
web-problem-not-your-turn = Зараз не ваш хід.
web-problem-stale = Гра вже пішла далі.
web-problem-illegal = Зараз це неможливо.
web-problem-no-undo = Скасувати неможливо: відтоді був кидок, відкрилася карта або відповів хтось інший.
web-problem-too-long = Задовго.
web-problem-too-large = Файл завеликий.
web-problem-too-many = Забагато водночас: спершу закінчіть або закрийте щось.
web-problem-too-many-links = Відкрито забагато посилань: відкличте їх або зачекайте десять хвилин.
web-problem-too-many-devices = Забагато пристроїв: спершу вийдіть на одному з них.
web-problem-too-many-uploads = Для нових записів немає місця: спершу видаліть якийсь зі своїх.
web-problem-full = Зараз записи більше не вміщаються: спробуйте завтра.
web-problem-slow-down = Трохи повільніше, будь ласка: спробуйте ще раз за мить.
web-problem-slow-down-minutes = Це було зачасто: спробуйте ще раз за { $n } хв.
web-problem-slow-down-hours = Це було зачасто: спробуйте ще раз за { $n } год.
web-problem-wrong-origin = Сторінку відкрито не з адреси сервера: завантажте її наново.
web-problem-logged-out = Вихід на цьому пристрої виконано з іншого.
web-problem-unreadable = Сервер цього не зрозумів. Завантажте сторінку наново.
web-problem-storage = Сервер не зміг це зберегти. Спробуйте трохи згодом.
web-problem-internal = Щось пішло не так. Спробуйте ще раз або завантажте сторінку наново.

# The rulebook of a game.
web-rules = Правила
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
web-cards = Усі карти
web-cards-search = Шукати в назвах і текстах
web-cards-any = усі
web-cards-box = Коробка
web-cards-kind = Вид
web-cards-time = Коли діє
web-cards-colour = Колір
web-cards-deck = Колода
web-cards-fate = Розігрували { $played } гравців, з них перемогли { $won }.
web-cards-fate-drafted = Брали на драфті { $drafted } гравців, розігрували { $played }, з них перемогли { $won }.
web-cards-measured = Цифри — з партій умільців: { $games } партій, гравців у кожній — { $players }.
web-cards-found = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}

# Уроки: гра, яка вчить сама.
web-learn = Учитися, граючи
web-learn-new = Учитися, граючи: { $n ->
    [one] { $n } короткий урок
    [few] { $n } короткі уроки
   *[many] { $n } коротких уроків
}
web-learn-on = Продовжити навчання: пройдено { $done } з { $n }
web-learn-text = Кілька хвилин, по одній думці за раз, за справжнім столом. Пройдене запам’ятає цей браузер.
web-lessons = Усі уроки
web-lesson-done = Пройдено
web-lesson-again = Почати урок знову
web-lesson-skip = Пропустити
web-lesson-next = Далі: { $title }
web-lesson-rules = Прочитати про це в правилах
web-tutor = Наставник
web-first-match = Зіграти першу партію
web-first-match-text = А потім — ціла партія з незлим суперником. Якщо вагаєтеся, натисніть на лампочку: майстер скаже, як учинив би він.
