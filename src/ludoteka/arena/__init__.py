"""Many matches at once: simulations that check the rules, and measurements of the engine."""
