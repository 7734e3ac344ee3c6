### Як список карт називає види та вартості в «Сезонах».

seasons-category-magic_item = магічний предмет
seasons-category-familiar = фамільяр
seasons-cost-air = повітря ×{ $n }
seasons-cost-water = вода ×{ $n }
seasons-cost-fire = вогонь ×{ $n }
seasons-cost-earth = земля ×{ $n }
seasons-cost-crystals = кристали ×{ $n }
seasons-cost-choose_distinct_energy_types = від 1 до 4 жетонів енергії різних типів
