# What is this, what happened, what is asked: words around what the rulebook says, loaded when somebody first asks.

help-pointing = Click or tap anything to learn what it is.
help-pointing-keys = By keyboard: Tab and Enter.
help-leave = Done
help-more = more, and the rule
help-read-card = Read the card
help-chosen = Chosen by { $player }.
help-followed = This followed from:
help-owner = It is a card of { $player }.
help-aim = What the game is about
help-now = What to do now
help-more-help = Where to read more
