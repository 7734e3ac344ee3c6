"""What actions and artifacts do, as verbs that cards are composed of."""
