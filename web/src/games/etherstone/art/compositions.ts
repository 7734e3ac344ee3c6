/**
 * The pictures of the cards, as a table: what stands in the middle, what stands beside it, under which sky, before which
 * light, on which ground. compose.ts draws them; `node scripts/pictures.mjs` writes pictures/.
 * Emblems are names of the game-icons set, see docs/credits.md.
 */

export type Palette =
  | 'mist'
  | 'soot'
  | 'grove'
  | 'marsh'
  | 'ember'
  | 'lava'
  | 'dawn'
  | 'ice'
  | 'abyss'
  | 'rift'
  | 'dusk'
  | 'blood'
  | 'bone';
export type Paint =
  | 'moon'
  | 'slate'
  | 'moss'
  | 'lime'
  | 'flame'
  | 'coal'
  | 'pearl'
  | 'gold'
  | 'violet'
  | 'rose'
  | 'teal'
  | 'ivory'
  | 'rust';
export type Halo = 'moon' | 'ring' | 'rays' | 'rift' | 'web' | 'hex' | 'spiral' | 'crescent' | 'glow' | 'arch';
export type Ground =
  'crystals' | 'fungi' | 'hills' | 'waves' | 'thorns' | 'ruins' | 'dunes' | 'reeds' | 'flames' | 'fog';
export type Sky = 'motes' | 'stars' | 'rain' | 'spores' | 'sparks' | 'runes' | 'bubbles' | 'streaks';

export interface Composition {
  /** The emblem of the card: no other card has it. */
  main: string;
  /** Up to two smaller ones: lower right, then upper left. */
  with: readonly string[];
  palette: Palette;
  paint: Paint;
  /** The paint of the companions. */
  tint: Paint;
  halo: Halo;
  ground: Ground;
  sky: Sky;
}

function picture(
  main: string,
  companions: string,
  palette: Palette,
  [paint, tint]: readonly [Paint, Paint],
  halo: Halo,
  ground: Ground,
  sky: Sky,
): Composition {
  return { main, with: companions ? companions.split(' ') : [], palette, paint, tint, halo, ground, sky };
}

export const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  // mists
  ТУ001: picture('open-book', 'fluffy-cloud', 'mist', ['moon', 'slate'], 'crescent', 'fog', 'runes'),
  ТУ002: picture('leeching-worm', 'drop', 'soot', ['slate', 'rose'], 'glow', 'reeds', 'bubbles'),
  ТУ003: picture('ghost', 'footsteps', 'mist', ['pearl', 'slate'], 'moon', 'fog', 'motes'),
  ТУ004: picture('robber-hand', 'moon cut-diamond', 'soot', ['moon', 'gold'], 'crescent', 'ruins', 'stars'),
  ТУ005: picture('exit-door', 'fluffy-cloud', 'mist', ['slate', 'moon'], 'arch', 'fog', 'rain'),
  ТУ006: picture('scales', 'cut-diamond', 'soot', ['moon', 'slate'], 'hex', 'ruins', 'runes'),
  ТУ007: picture('mounted-knight', 'hidden', 'mist', ['slate', 'moon'], 'moon', 'reeds', 'rain'),
  ТУ008: picture('hunting-horn', 'sound-waves', 'soot', ['gold', 'moon'], 'ring', 'hills', 'streaks'),
  ТУ009: picture('swap-bag', 'gems', 'mist', ['moon', 'teal'], 'spiral', 'dunes', 'stars'),
  ТУ010: picture('cloak-dagger', 'smoke-bomb', 'soot', ['slate', 'moon'], 'crescent', 'fog', 'motes'),
  ТУ011: picture('screaming', 'terror', 'mist', ['pearl', 'moon'], 'rays', 'thorns', 'streaks'),
  ТУ012: picture('mole', 'cave-entrance', 'soot', ['moon', 'slate'], 'arch', 'hills', 'spores'),
  ТУ013: picture('trail', 'hidden', 'mist', ['moon', 'teal'], 'web', 'hills', 'stars'),
  ТУ014: picture('abacus', 'night-sky', 'soot', ['gold', 'moon'], 'moon', 'ruins', 'runes'),
  ТУ015: picture('overlord-helm', 'crown fluffy-cloud', 'soot', ['moon', 'gold'], 'rays', 'fog', 'stars'),
  // tamers
  УК001: picture('sniffing-dog', 'gems', 'grove', ['lime', 'teal'], 'glow', 'crystals', 'spores'),
  УК002: picture('ant', 'queen-crown', 'marsh', ['lime', 'gold'], 'hex', 'fungi', 'spores'),
  УК003: picture('chameleon-glyph', 'paw-print', 'grove', ['teal', 'lime'], 'spiral', 'reeds', 'bubbles'),
  УК004: picture('bear-head', 'round-shield', 'marsh', ['moss', 'ivory'], 'ring', 'hills', 'motes'),
  УК005: picture('tree-face', 'sing', 'grove', ['moss', 'lime'], 'rays', 'thorns', 'spores'),
  УК006: picture('fox-head', 'paw-print', 'grove', ['flame', 'lime'], 'moon', 'reeds', 'stars'),
  УК007: picture('hound', 'footsteps', 'marsh', ['moss', 'lime'], 'crescent', 'dunes', 'streaks'),
  УК008: picture('nest-eggs', 'paw-heart', 'grove', ['ivory', 'rose'], 'glow', 'fungi', 'motes'),
  УК009: picture('shepherds-crook', 'sheep', 'marsh', ['lime', 'pearl'], 'arch', 'hills', 'stars'),
  УК010: picture('ringing-bell', 'lasso', 'grove', ['gold', 'lime'], 'ring', 'reeds', 'streaks'),
  УК011: picture('buffalo-head', 'paw-heart', 'marsh', ['moss', 'rose'], 'moon', 'hills', 'spores'),
  УК012: picture('stag-head', 'high-shot', 'grove', ['ivory', 'lime'], 'crescent', 'thorns', 'stars'),
  УК013: picture('bee', 'honey-jar', 'marsh', ['gold', 'flame'], 'hex', 'fungi', 'motes'),
  УК014: picture('oasis', 'deer', 'grove', ['teal', 'lime'], 'moon', 'waves', 'stars'),
  УК015: picture('mammoth', 'crown', 'marsh', ['ivory', 'gold'], 'rays', 'hills', 'motes'),
  // salamanders
  СА001: picture('fire-bowl', 'wheat', 'ember', ['flame', 'gold'], 'glow', 'ruins', 'sparks'),
  СА002: picture('dragon-breath', 'small-fire', 'lava', ['flame', 'gold'], 'rays', 'flames', 'sparks'),
  СА003: picture('fire-silhouette', 'coal-pile', 'ember', ['gold', 'coal'], 'ring', 'flames', 'sparks'),
  СА004: picture('sword-smithing', 'small-fire', 'lava', ['pearl', 'flame'], 'glow', 'ruins', 'sparks'),
  СА005: picture('spark-spirit', 'sparkles', 'ember', ['gold', 'flame'], 'rays', 'dunes', 'sparks'),
  СА006: picture('explosion-rays', 'gems', 'lava', ['gold', 'violet'], 'hex', 'crystals', 'streaks'),
  СА007: picture('gecko', 'lava', 'ember', ['flame', 'gold'], 'moon', 'waves', 'bubbles'),
  СА008: picture('cannon', 'volcano', 'lava', ['rust', 'flame'], 'arch', 'hills', 'streaks'),
  СА009: picture('barbarian', 'fire-axe', 'ember', ['rust', 'flame'], 'crescent', 'flames', 'streaks'),
  СА010: picture('furnace', 'metal-boot', 'lava', ['rust', 'coal'], 'glow', 'dunes', 'sparks'),
  СА011: picture('sea-serpent', 'lava', 'ember', ['flame', 'gold'], 'spiral', 'waves', 'sparks'),
  СА012: picture('drum', 'spears', 'lava', ['gold', 'rust'], 'ring', 'flames', 'streaks'),
  СА013: picture('fire-dash', 'spears', 'ember', ['gold', 'flame'], 'rays', 'dunes', 'streaks'),
  СА014: picture('volcano', 'meteor-impact', 'lava', ['flame', 'gold'], 'glow', 'hills', 'sparks'),
  СА015: picture('salamander', 'queen-crown', 'ember', ['flame', 'gold'], 'moon', 'flames', 'sparks'),
  // lights
  СВ001: picture('magic-shield', 'lantern-flame', 'dawn', ['gold', 'pearl'], 'ring', 'hills', 'motes'),
  СВ002: picture('candle-flame', 'hood', 'ice', ['gold', 'pearl'], 'glow', 'fog', 'motes'),
  СВ003: picture('prayer', 'sunrise', 'dawn', ['ivory', 'gold'], 'arch', 'hills', 'streaks'),
  СВ004: picture('candles', 'wine-glass', 'ice', ['gold', 'rose'], 'hex', 'ruins', 'stars'),
  СВ005: picture('caduceus', 'bandage-roll', 'dawn', ['teal', 'pearl'], 'ring', 'reeds', 'motes'),
  СВ006: picture('gardening-shears', 'daisy', 'ice', ['pearl', 'lime'], 'arch', 'reeds', 'spores'),
  СВ007: picture('visored-helm', 'sun', 'dawn', ['pearl', 'gold'], 'rays', 'hills', 'motes'),
  СВ008: picture('sundial', 'sun', 'ice', ['ivory', 'gold'], 'moon', 'ruins', 'motes'),
  СВ009: picture('lyre', 'laurels', 'dawn', ['gold', 'pearl'], 'crescent', 'fog', 'runes'),
  СВ010: picture('black-knight-helm', 'shepherds-crook', 'ice', ['pearl', 'gold'], 'crescent', 'dunes', 'stars'),
  СВ011: picture('well', 'droplets', 'dawn', ['ivory', 'teal'], 'spiral', 'reeds', 'bubbles'),
  СВ012: picture('open-chest', 'candle-light', 'ice', ['gold', 'pearl'], 'arch', 'crystals', 'motes'),
  СВ013: picture('sun-radiations', 'sparkles', 'dawn', ['gold', 'pearl'], 'glow', 'fog', 'stars'),
  СВ014: picture('church', 'sunrise', 'dawn', ['pearl', 'gold'], 'rays', 'ruins', 'stars'),
  СВ015: picture('quill-ink', 'book-aura', 'ice', ['pearl', 'gold'], 'web', 'fog', 'runes'),
  // distortions
  ИС001: picture('eyestalk', 'curled-tentacle', 'abyss', ['violet', 'rose'], 'spiral', 'fungi', 'bubbles'),
  ИС002: picture('prism', 'sunbeams', 'rift', ['pearl', 'violet'], 'rays', 'crystals', 'motes'),
  ИС003: picture('mirror-mirror', 'echo-ripples', 'abyss', ['pearl', 'violet'], 'ring', 'waves', 'motes'),
  ИС004: picture('carnivore-mouth', 'skull-crossed-bones', 'rift', ['rose', 'ivory'], 'rift', 'thorns', 'bubbles'),
  ИС005: picture('pentacle', 'return-arrow', 'abyss', ['violet', 'teal'], 'ring', 'ruins', 'runes'),
  ИС006: picture('sharp-lips', 'rune-stone', 'rift', ['rose', 'violet'], 'web', 'fog', 'runes'),
  ИС007: picture('duality-mask', 'domino-mask', 'abyss', ['ivory', 'rose'], 'crescent', 'fog', 'stars'),
  ИС008: picture('shaking-hands', 'drop', 'rift', ['ivory', 'rose'], 'glow', 'ruins', 'rain'),
  ИС009: picture('embryo', 'floating-tentacles', 'abyss', ['rose', 'violet'], 'moon', 'waves', 'bubbles'),
  ИС010: picture('butterfly', 'caterpillar', 'rift', ['violet', 'lime'], 'rift', 'reeds', 'spores'),
  ИС011: picture('shatter', 'rainbow-star', 'abyss', ['pearl', 'teal'], 'hex', 'crystals', 'streaks'),
  ИС012: picture('plague-doctor-profile', 'thermometer-hot', 'rift', ['violet', 'rose'], 'moon', 'thorns', 'rain'),
  ИС013: picture('magic-gate', 'curled-tentacle', 'abyss', ['teal', 'violet'], 'arch', 'ruins', 'stars'),
  ИС014: picture('totem', 'gems', 'rift', ['gold', 'teal'], 'rays', 'crystals', 'stars'),
  ИС015: picture('tentacle-heart', 'floating-tentacles', 'abyss', ['rose', 'violet'], 'rift', 'waves', 'stars'),
  // leaders
  ВО001: picture('woman-elf-face', 'crown', 'dusk', ['ivory', 'gold'], 'arch', 'reeds', 'stars'),
  ВО002: picture('wizard-face', 'rainbow-star', 'dusk', ['pearl', 'violet'], 'hex', 'crystals', 'motes'),
  ВО003: picture('cultist', 'abacus', 'mist', ['slate', 'gold'], 'arch', 'ruins', 'motes'),
  ВО004: picture('dwarf-face', 'hunting-horn', 'grove', ['ivory', 'gold'], 'ring', 'hills', 'stars'),
  ВО005: picture('crested-helmet', 'round-shield', 'dawn', ['gold', 'pearl'], 'ring', 'ruins', 'motes'),
  ВО006: picture('steampunk-goggles', 'gears', 'dusk', ['rust', 'gold'], 'web', 'ruins', 'sparks'),
  ВО007: picture('orc-head', 'small-fire', 'ember', ['rust', 'gold'], 'rays', 'flames', 'sparks'),
  ВО008: picture('wolf-howl', 'paw-print', 'grove', ['moss', 'pearl'], 'moon', 'hills', 'stars'),
  ВО009: picture('meditation', 'sands-of-time', 'dawn', ['ivory', 'gold'], 'glow', 'waves', 'motes'),
  ВО010: picture('cowled', 'silenced', 'soot', ['moon', 'slate'], 'moon', 'fog', 'stars'),
  ВО011: picture('bandit', 'fingers-crossed', 'mist', ['slate', 'rose'], 'crescent', 'ruins', 'stars'),
  ВО012: picture('juggler', 'rolling-dices', 'dusk', ['teal', 'gold'], 'spiral', 'dunes', 'streaks'),
  ВО013: picture('horned-skull', 'curled-tentacle', 'abyss', ['ivory', 'rose'], 'rift', 'thorns', 'stars'),
  // threats
  УГ001: picture('tick', 'crystal-growth', 'bone', ['teal', 'violet'], 'hex', 'crystals', 'motes'),
  УГ002: picture('croc-jaws', 'three-leaves', 'bone', ['moss', 'lime'], 'glow', 'reeds', 'bubbles'),
  УГ003: picture('rock-golem', 'footsteps', 'bone', ['ivory', 'rust'], 'moon', 'dunes', 'motes'),
  УГ004: picture('crossed-sabres', 'dust-cloud', 'bone', ['pearl', 'rust'], 'crescent', 'dunes', 'streaks'),
  УГ005: picture('thorny-vine', 'mantrap', 'bone', ['lime', 'rose'], 'spiral', 'thorns', 'spores'),
  УГ006: picture('lynx-head', 'terror', 'blood', ['ivory', 'flame'], 'moon', 'hills', 'rain'),
  УГ007: picture('scorpion', 'small-fire', 'blood', ['rust', 'flame'], 'glow', 'dunes', 'sparks'),
  УГ008: picture('bull', 'dust-cloud', 'blood', ['rust', 'ivory'], 'rays', 'dunes', 'streaks'),
  УГ009: picture('giant', 'tear-tracks', 'blood', ['ivory', 'teal'], 'arch', 'hills', 'rain'),
  УГ010: picture('wyvern', 'gems', 'blood', ['violet', 'teal'], 'crescent', 'crystals', 'stars'),
  УГ011: picture('imp-laugh', 'pentacle', 'blood', ['violet', 'rose'], 'rift', 'ruins', 'runes'),
  УГ012: picture('troll', 'dead-wood', 'blood', ['moss', 'ivory'], 'moon', 'thorns', 'spores'),
  УГ013: picture('shark-jaws', 'drop', 'blood', ['pearl', 'rose'], 'glow', 'waves', 'bubbles'),
  УГ014: picture('crystal-cluster', 'tornado', 'blood', ['teal', 'pearl'], 'spiral', 'crystals', 'streaks'),
  УГ015: picture('evil-tree', 'footsteps', 'blood', ['moss', 'lime'], 'web', 'thorns', 'spores'),
  УГ016: picture('minotaur', 'magic-portal', 'blood', ['ivory', 'violet'], 'arch', 'ruins', 'stars'),
  УГ017: picture('comet-spark', 'plague-doctor-profile', 'blood', ['rose', 'moss'], 'rays', 'fog', 'stars'),
  УГ018: picture('beast-eye', 'crystal-growth', 'blood', ['gold', 'violet'], 'hex', 'crystals', 'stars'),
};
