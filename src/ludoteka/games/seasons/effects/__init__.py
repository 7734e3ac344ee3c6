"""The verbs of the power cards, by what they touch. Each is a class registered under a stable name, with a short
function that makes it a step of a card's effect."""
