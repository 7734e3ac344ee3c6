### How the list of cards names kinds and costs of Seasons.

seasons-category-magic_item = magic item
seasons-category-familiar = familiar
seasons-cost-air = air ×{ $n }
seasons-cost-water = water ×{ $n }
seasons-cost-fire = fire ×{ $n }
seasons-cost-earth = earth ×{ $n }
seasons-cost-crystals = crystals ×{ $n }
seasons-cost-choose_distinct_energy_types = 1 to 4 energy tokens of different types
