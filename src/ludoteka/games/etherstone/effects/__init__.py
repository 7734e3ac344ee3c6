"""The verbs that abilities are made of, each beside the word that card files use for it."""
