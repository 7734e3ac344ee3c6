### What stands on the pictures of the rulebook and in their legends. The browser loads this file with the rulebook.

elven-rage-figure-rivals = Ben, Anna, Clara

elven-rage-figure-table-rivals = Your rivals: Lands, Towers, cards, treasures, artifacts
elven-rage-figure-map = The map
elven-rage-figure-squads = The squads of neutral warriors
elven-rage-figure-goal = Your secret goal, and how far you have come
elven-rage-figure-race = Your Lands, Towers and Castles
elven-rage-figure-artifacts = Your artifacts
elven-rage-figure-treasures = Your treasures
elven-rage-figure-hand = Your hand

elven-rage-figure-castle = A start Castle with its dragon
elven-rage-figure-borders = Framed in red: the three Lands that border on it
elven-rage-figure-tower = A Tower
elven-rage-figure-plain = A plain Land
elven-rage-figure-centre = The Central Castle

elven-rage-figure-initiative = Initiative
elven-rage-figure-lives = Lives
elven-rage-figure-attack-left = Attack to the left
elven-rage-figure-attack-forward = Attack forward
elven-rage-figure-attack-right = Attack to the right
elven-rage-figure-hero = The mark of a hero
elven-rage-figure-price = Price of the action in Lands
elven-rage-figure-timing = When the action can be played
elven-rage-figure-action = What the action does

elven-rage-figure-squad-open = The card that was turned up, for all to see
elven-rage-figure-squad-known = Known to you alone; others see its back

elven-rage-figure-left = left
elven-rage-figure-right = right
elven-rage-figure-forward = forward
elven-rage-figure-reserve-goes = Reserve: back to its owner’s hand
elven-rage-figure-fallen-goes = Fatal wound: to its owner’s discard pile
elven-rage-figure-chain-first = Declared last, happens first
elven-rage-figure-chain-second = Happens second
elven-rage-figure-chain-last = Declared first, happens last
