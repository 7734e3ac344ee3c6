### The terminal game: everything around the table, the same for every game.

terminal-language = English

## Players

terminal-you = Player (you)

## Choosing

terminal-thinking = { $player } is thinking…
terminal-watching = The computers play; you watch
terminal-out = { $player } is out
terminal-out-text = Go on watching, or press q to leave; the match is kept.
terminal-reversible = can be taken back
terminal-final = cannot be taken back
terminal-again = Press Enter again: it cannot be taken back
terminal-confirm = Done
terminal-filter = Search: { $text }
terminal-number = Option { $text }
terminal-no-match = Nothing matches. Esc clears the search.
terminal-count = { $n } of { $all }
terminal-undone = Taken back
terminal-cannot-undo = Cannot be taken back: a die, a revealed card or another answer came since
terminal-restarted = Back at the beginning of the turn
terminal-exercise-undo = Steps are not taken back here; r begins again.
terminal-saved = Saved. Go on any time with: ludoteka play { $game } --resume
terminal-log = What happened
terminal-log-empty = Nothing yet.
terminal-card = Card
terminal-cards = Cards on the table
terminal-rule = What the rules say
terminal-why = What cannot be done now
terminal-master = What would a master do?
terminal-master-thinking = The master is thinking…
terminal-master-told = Your chance to win with each option; nothing is done yet.
terminal-master-chance = { $n }%
terminal-coach-on = The coach speaks before each choice.
terminal-coach-off = The coach is silent.
terminal-standing = When to ask me
terminal-no-card = Move onto a card to read it here.
terminal-too-small = The window is too small: 80 columns and 24 rows are needed

## Keys

terminal-key-move = move
terminal-key-scroll = scroll
terminal-key-take = choose
terminal-key-pick = add
terminal-key-unpick = take away
terminal-key-list = list
terminal-key-search = search
terminal-key-card = card
terminal-key-rule = rule
terminal-key-why = why
terminal-key-master = master
terminal-key-coach = coach
terminal-key-standing = ask me
terminal-key-undo = undo
terminal-key-restart = restart turn
terminal-key-log = log
terminal-key-language = language
terminal-key-help = help
terminal-key-quit = quit
terminal-key-close = close
terminal-key-scores = scores
terminal-key-again = begin again
terminal-key-next = next
terminal-key-show = show me

terminal-help = Help
terminal-help-keys = Keys
terminal-help-signs = Signs
terminal-help-more = The whole of it, outside a match:
terminal-help-move = move among the options
terminal-help-number = jump to the option with that number
terminal-help-take = choose the option under the mark
terminal-help-pick = add or take away a card or token where several make one choice; Tab shows the plain list instead
terminal-help-search = search: type parts of words, Esc ends it (most letters start a search at once)
terminal-help-card = read the card under the mark, then any other card on the table
terminal-help-rule = what the rules say about the question, and about what has just happened
terminal-help-why = what cannot be done now, and why
terminal-help-master = what a master would do, in a match against computer players
terminal-help-coach = what the coach thinks matters before each choice: on or off, against computer players
terminal-help-standing = when to be asked for answers, in general and card by card
terminal-help-undo = take back your last answer
terminal-help-restart = go back to the beginning of your turn
terminal-help-log = all that happened so far
terminal-help-language = switch the language
terminal-help-quit = leave; the match is saved after every answer
terminal-help-again = begin again, from the first step
terminal-help-next = go on to the next one, at any time
terminal-help-show = after a wrong answer: be shown the right one
terminal-help-leave = leave; what is done is kept
terminal-help-final = beside an option: it cannot be taken back
terminal-sign-active = whose turn it is, or whom the table waits for
terminal-sign-hidden = a card that you cannot see

## Between players

terminal-curtain = { $player }, it is your turn
terminal-curtain-text = Hand over the keyboard. The cards are hidden until you press Enter.

## Starting and ending

terminal-resume-title = A match is waiting
terminal-resume-text = An unfinished match was found: { $players }, { $n ->
    [one] 1 answer
   *[other] { $n } answers
} so far.
terminal-resume-yes = Go on with it
terminal-resume-no = Begin a new match (the old one is kept)
terminal-over = The match is over
terminal-winner = Winner: { $player }
terminal-winners = Shared victory: { $players }
terminal-total = Total
terminal-key-of-dice = Key of the dice: { $key }
terminal-journal-kept = Journal: { $path }
terminal-review = A master reviews it: { $command }

## Lines printed outside the game

terminal-needs-terminal = The game needs a terminal to be played in: run it without pipes or redirection.
terminal-nothing-to-resume = There is no saved match of { $game }: start one without --resume.
terminal-save-damaged = The saved match cannot be used ({ $reason }); it was kept as { $path }

## Enchanted Kingdom on the board of Seasons

terminal-seasons-row = Open cards
terminal-seasons-enchantment = enchantment in force
terminal-seasons-token = ability token, unused and used
terminal-seasons-covered = covered space of the reserve
terminal-seasons-copy = usurper’s marker, on itself and on the card it copies

## Lessons

terminal-lesson = Lesson { $n } of { $all }: { $title }
terminal-lesson-onward = Press Enter for the next lesson.
terminal-lesson-match = Press Enter for your first match, against a gentle rival. The key m asks a master for advice.

## Puzzles

terminal-puzzle-onward = Press Enter for the next puzzle.
terminal-puzzle-leads = Expected lead at the end: { $lead }, with the best { $best }.
