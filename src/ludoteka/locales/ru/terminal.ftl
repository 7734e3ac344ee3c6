### The terminal game: everything around the table, the same for every game.

terminal-language = русский

## Players

terminal-you = Игрок (вы)

## Choosing

terminal-thinking = { $player } думает…
terminal-watching = Играют компьютеры, вы смотрите
terminal-out = { $player } вне игры
terminal-out-text = Можно смотреть дальше или уйти клавишей q; партия сохраняется.
terminal-reversible = можно отменить
terminal-final = отменить будет нельзя
terminal-again = Нажмите Enter ещё раз: отменить будет нельзя
terminal-confirm = Готово
terminal-filter = Поиск: { $text }
terminal-number = Вариант { $text }
terminal-no-match = Ничего не найдено. Esc очищает поиск.
terminal-count = { $n } из { $all }
terminal-undone = Отменено
terminal-cannot-undo = Отменить нельзя: с тех пор был бросок, открылась карта или ответил кто-то ещё
terminal-restarted = Ход начат заново
terminal-exercise-undo = Здесь шаги не отменяют; r — начать заново.
terminal-saved = Партия сохранена. Продолжить можно так: ludoteka play { $game } --resume
terminal-log = Что произошло
terminal-log-empty = Пока ничего.
terminal-card = Карта
terminal-cards = Карты на столе
terminal-rule = Что говорят правила
terminal-why = Чего сейчас нельзя
terminal-master = Что сделал бы мастер?
terminal-master-thinking = Мастер думает…
terminal-master-told = Ваш шанс победить с каждым вариантом; это ещё не ответ.
terminal-master-chance = { $n } %
terminal-coach-on = Тренер говорит перед каждым выбором.
terminal-coach-off = Тренер молчит.
terminal-standing = Когда спрашивать меня
terminal-no-card = Наведите указатель на карту, и её текст появится здесь.
terminal-too-small = Окно слишком мало: нужно 80 столбцов и 24 строки

## Keys

terminal-key-move = двигаться
terminal-key-scroll = листать
terminal-key-take = выбрать
terminal-key-pick = добавить
terminal-key-unpick = убрать
terminal-key-list = список
terminal-key-search = поиск
terminal-key-card = карта
terminal-key-rule = правило
terminal-key-why = почему
terminal-key-master = мастер
terminal-key-coach = тренер
terminal-key-standing = спрашивать
terminal-key-undo = отмена
terminal-key-restart = заново
terminal-key-log = журнал
terminal-key-language = язык
terminal-key-help = справка
terminal-key-quit = выход
terminal-key-close = закрыть
terminal-key-scores = счёт
terminal-key-again = заново
terminal-key-next = дальше
terminal-key-show = ответ

terminal-help = Справка
terminal-help-keys = Клавиши
terminal-help-signs = Знаки
terminal-help-more = Подробнее, вне партии:
terminal-help-move = двигаться по вариантам
terminal-help-number = перейти к варианту с этим номером
terminal-help-take = выбрать отмеченный вариант
terminal-help-pick = добавить или убрать карту или жетон, когда выбор составной; Tab показывает обычный список
terminal-help-search = поиск: вводите части слов, Esc завершает (большинство букв сразу начинают поиск)
terminal-help-card = прочитать отмеченную карту, а затем и любую другую на столе
terminal-help-rule = что говорят правила о вопросе и о том, что только что произошло
terminal-help-why = что сейчас нельзя сделать и почему
terminal-help-master = что сделал бы мастер, в игре с компьютером
terminal-help-coach = что сейчас важно, по мнению тренера: включить или выключить, в игре с компьютером
terminal-help-standing = когда спрашивать вас об ответах: вообще и по отдельным картам
terminal-help-undo = отменить последний ответ
terminal-help-restart = начать свой ход заново
terminal-help-log = всё, что произошло
terminal-help-language = сменить язык
terminal-help-quit = выйти; партия сохраняется после каждого ответа
terminal-help-again = начать заново, с первого шага
terminal-help-next = перейти к следующему, в любой момент
terminal-help-show = после неверного ответа: показать верный
terminal-help-leave = выйти; пройденное сохраняется
terminal-help-final = у варианта: отменить его будет нельзя
terminal-sign-active = чей ход или кого ждёт стол
terminal-sign-hidden = карта, которую вы не видите

## Between players

terminal-curtain = { $player }: ваш ход
terminal-curtain-text = Передайте клавиатуру. Карты скрыты, пока вы не нажмёте Enter.

## Starting and ending

terminal-resume-title = Вас ждёт партия
terminal-resume-text = Найдена неоконченная партия: { $players }; { $n ->
    [one] дан { $n } ответ
    [few] дано { $n } ответа
   *[many] дано { $n } ответов
}.
terminal-resume-yes = Продолжить её
terminal-resume-no = Начать новую (прежняя сохранится)
terminal-over = Партия окончена
terminal-winner = Победа: { $player }
terminal-winners = Общая победа: { $players }
terminal-total = Итого
terminal-key-of-dice = Ключ кубиков: { $key }
terminal-journal-kept = Журнал: { $path }
terminal-review = Разбор мастера: { $command }

## Lines printed outside the game

terminal-needs-terminal = Для игры нужен терминал: запустите её без каналов и перенаправлений.
terminal-nothing-to-resume = Сохранённой партии { $game } нет: начните новую без --resume.
terminal-save-damaged = Сохранённую партию нельзя использовать ({ $reason }); она отложена как { $path }

## Enchanted Kingdom on the board of Seasons

terminal-seasons-row = Открытые карты
terminal-seasons-enchantment = действующее колдовство
terminal-seasons-token = жетон особого свойства: не использован, использован
terminal-seasons-covered = закрытая ячейка резерва
terminal-seasons-copy = метка узурпатора: на нём и на карте, которую он копирует

## Уроки

terminal-lesson = Урок { $n } из { $all }: { $title }
terminal-lesson-onward = Enter — следующий урок.
terminal-lesson-match = Enter — ваша первая партия с несильным соперником. Клавиша m спросит совета у мастера.

## Puzzles

terminal-puzzle-onward = Enter — следующая задача.
terminal-puzzle-leads = Ожидаемый отрыв в конце: { $lead }, с лучшим { $best }.
