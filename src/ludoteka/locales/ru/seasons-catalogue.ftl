### Как список карт называет виды и стоимости в «Сезонах».

seasons-category-magic_item = волшебный предмет
seasons-category-familiar = фамильяр
seasons-cost-air = воздух ×{ $n }
seasons-cost-water = вода ×{ $n }
seasons-cost-fire = огонь ×{ $n }
seasons-cost-earth = земля ×{ $n }
seasons-cost-crystals = кристаллы ×{ $n }
seasons-cost-choose_distinct_energy_types = от 1 до 4 жетонов энергии разных типов
