/**
 * The pictures of the power cards, as a table: what stands in the middle, what stands beside it, on which ground, before
 * which pattern, and from where the light falls. compose.ts draws them; `node scripts/pictures.mjs` writes pictures/.
 * Emblems are names of the game-icons set, see docs/credits.md.
 */

export type Light = 'left' | 'right' | 'above' | 'below';
export type Palette =
  'lapis' | 'vermilion' | 'verdigris' | 'plum' | 'ochre' | 'night' | 'rose' | 'frost' | 'moss' | 'umber';
export type Paint =
  'gold' | 'silver' | 'ivory' | 'copper' | 'jade' | 'ruby' | 'sapphire' | 'amethyst' | 'ember' | 'sky' | 'bone';
export type Pattern =
  | 'lozenges'
  | 'stars'
  | 'scales'
  | 'waves'
  | 'chequer'
  | 'spirals'
  | 'quatrefoils'
  | 'rain'
  | 'vines'
  | 'bricks'
  | 'runes'
  | 'dots';
export type Ground =
  'hills' | 'sea' | 'clouds' | 'flames' | 'grass' | 'stones' | 'steps' | 'cloth' | 'crystals' | 'planks';
export type Halo = 'sun' | 'ring' | 'quatrefoil' | 'mandorla' | 'arch' | 'star' | 'moon' | 'glow';

export interface Composition {
  /** The emblem of the card: no other card has it. */
  main: string;
  /** One to four smaller ones: lower right, lower left, upper right, upper left. */
  with: readonly string[];
  palette: Palette;
  pattern: Pattern;
  halo: Halo;
  ground: Ground;
  light: Light;
  paint: Paint;
  /** Paints of the companions; the last one serves all that follow. */
  tints: readonly Paint[];
  /** Ink lines on the emblem, on its 512 × 512. */
  carved?: string;
}

function picture(
  main: string,
  companions: string,
  [paint, ...tints]: readonly [Paint, ...Paint[]],
  palette: Palette,
  pattern: Pattern,
  halo: Halo,
  ground: Ground,
  light: Light,
): Composition {
  return { main, with: companions.split(' '), palette, pattern, halo, ground, light, paint, tints };
}

export const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  'base:1': picture('gem-pendant', 'fluffy-cloud', ['amethyst', 'sky'], 'plum', 'spirals', 'ring', 'clouds', 'left'),
  'base:2': picture('gem-chain', 'small-fire', ['ruby', 'ember'], 'vermilion', 'lozenges', 'ring', 'flames', 'right'),
  'base:3': picture('heart-necklace', 'oak-leaf', ['jade', 'gold'], 'moss', 'vines', 'ring', 'hills', 'left'),
  'base:4': picture('gem-necklace', 'droplets', ['sapphire', 'sky'], 'lapis', 'waves', 'ring', 'sea', 'right'),
  'base:5': picture('scales', 'cut-diamond', ['gold', 'sky'], 'lapis', 'lozenges', 'arch', 'steps', 'above'),
  'base:6': picture('wizard-staff', 'sprout', ['jade', 'gold'], 'verdigris', 'quatrefoils', 'sun', 'grass', 'left'),
  'base:7': picture('boots', 'backward-time', ['copper', 'silver'], 'night', 'stars', 'moon', 'clouds', 'right'),
  'base:8': picture('swap-bag', 'minerals', ['copper', 'sky'], 'plum', 'chequer', 'quatrefoil', 'planks', 'left'),
  'base:9': picture(
    'jeweled-chalice',
    'feathered-wing',
    ['gold', 'ivory'],
    'lapis',
    'quatrefoils',
    'sun',
    'clouds',
    'above',
  ),
  'base:10': picture('sitting-dog', 'crossed-bones', ['ivory', 'bone'], 'vermilion', 'dots', 'arch', 'stones', 'left'),
  'base:11': picture('goblin-head', 'two-coins', ['jade', 'gold'], 'ochre', 'scales', 'quatrefoil', 'planks', 'right'),
  'base:12': picture('sun-priest', 'eye-of-horus', ['gold', 'sky'], 'night', 'stars', 'mandorla', 'steps', 'above'),
  'base:13': picture('open-treasure-chest', 'star-swirl', ['gold', 'ruby'], 'plum', 'dots', 'sun', 'planks', 'above'),
  'base:14': picture('hunting-horn', 'open-palm', ['bone', 'copper'], 'umber', 'rain', 'moon', 'grass', 'right'),
  'base:15': picture('rolling-dices', 'imp-laugh', ['ivory', 'ruby'], 'vermilion', 'chequer', 'star', 'cloth', 'left'),
  'base:16': picture('minotaur', 'earth-crack', ['copper', 'ember'], 'umber', 'bricks', 'glow', 'stones', 'below'),
  'base:17': picture('diplodocus', 'return-arrow', ['jade', 'gold'], 'verdigris', 'rain', 'arch', 'grass', 'right'),
  'base:18': picture('spell-book', 'polar-star', ['ivory', 'gold'], 'verdigris', 'runes', 'sun', 'cloth', 'above'),
  'base:19': picture(
    'horned-helm',
    'crossed-swords',
    ['silver', 'gold'],
    'vermilion',
    'scales',
    'quatrefoil',
    'stones',
    'right',
  ),
  'base:20': picture('magic-palm', 'shamrock', ['ivory', 'jade'], 'ochre', 'spirals', 'sun', 'clouds', 'left'),
  'base:21': picture(
    'wizard-face',
    'domino-mask',
    ['silver', 'amethyst'],
    'frost',
    'lozenges',
    'arch',
    'cloth',
    'left',
  ),
  'base:22': {
    ...picture('cube', 'rune-stone', ['gold', 'sky'], 'night', 'runes', 'star', 'crystals', 'left'),
    carved:
      'M112 205V386M112 262L189 233M112 326L189 298M369 220V400M369 312L307 261M369 312L431 204M186 119L256 87L326 119L256 151Z',
  },
  'base:23': picture('standing-potion', 'fluffy-flame', ['ruby', 'ember'], 'umber', 'scales', 'glow', 'cloth', 'left'),
  'base:24': picture(
    'spiral-bottle',
    'night-sleep',
    ['amethyst', 'silver'],
    'night',
    'spirals',
    'glow',
    'cloth',
    'right',
  ),
  'base:25': picture(
    'bubbling-flask',
    'enlightenment',
    ['sapphire', 'ivory'],
    'frost',
    'runes',
    'glow',
    'cloth',
    'above',
  ),
  'base:26': picture('health-potion', 'three-leaves', ['jade', 'gold'], 'rose', 'vines', 'glow', 'cloth', 'below'),
  'base:27': picture('sands-of-time', 'star-cycle', ['gold', 'silver'], 'night', 'dots', 'ring', 'steps', 'right'),
  'base:28': picture(
    'winged-scepter',
    'queen-crown',
    ['gold', 'ruby'],
    'plum',
    'quatrefoils',
    'star',
    'cloth',
    'above',
  ),
  'base:29': picture('philosopher-bust', 'candles', ['ivory', 'gold'], 'ochre', 'bricks', 'arch', 'steps', 'right'),
  'base:30': picture(
    'painted-pottery',
    'lotus-flower',
    ['sapphire', 'ivory'],
    'rose',
    'waves',
    'moon',
    'planks',
    'left',
  ),
  'base:31': picture(
    'intricate-necklace',
    'fire water-drop solid-leaf whirlwind',
    ['gold', 'ember', 'sapphire', 'jade', 'amethyst'],
    'umber',
    'quatrefoils',
    'quatrefoil',
    'cloth',
    'above',
  ),
  'base:32': picture('fruit-tree', 'sun-radiations', ['gold', 'gold'], 'moss', 'dots', 'sun', 'hills', 'above'),
  'base:33': picture('leeching-worm', 'rupee', ['amethyst', 'sky'], 'moss', 'waves', 'glow', 'sea', 'right'),
  'base:34': picture('crystal-ball', 'card-pick', ['sky', 'ivory'], 'plum', 'stars', 'ring', 'cloth', 'left'),
  'base:35': picture('cauldron', 'fangs-circle', ['copper', 'jade'], 'moss', 'scales', 'glow', 'flames', 'below'),
  'base:36': picture('crown', 'fangs', ['gold', 'ruby'], 'rose', 'lozenges', 'moon', 'cloth', 'right'),
  'base:37': picture(
    't-rex-skull',
    'spiked-dragon-head',
    ['bone', 'ember'],
    'umber',
    'scales',
    'sun',
    'stones',
    'left',
  ),
  'base:38': picture('devil-mask', 'fire-ring', ['ruby', 'ember'], 'night', 'rain', 'star', 'flames', 'below'),
  'base:39': picture('owl', 'warlock-eye', ['copper', 'gold'], 'frost', 'stars', 'moon', 'grass', 'right'),
  'base:40': picture(
    'whirlwind',
    'wind-slap',
    ['silver', 'amethyst'],
    'frost',
    'spirals',
    'mandorla',
    'clouds',
    'above',
  ),
  'base:41': picture('fairy', 'emerald', ['amethyst', 'jade'], 'verdigris', 'vines', 'glow', 'grass', 'left'),
  'base:42': picture('evil-book', 'crossed-chains', ['copper', 'silver'], 'rose', 'runes', 'arch', 'planks', 'below'),
  'base:43': picture('totem', 'paw', ['copper', 'gold'], 'ochre', 'chequer', 'sun', 'hills', 'left'),
  'base:44': picture('curvy-knife', 'animal-skull', ['silver', 'bone'], 'night', 'lozenges', 'moon', 'stones', 'left'),
  'base:45': picture('lantern-flame', 'butterfly', ['gold', 'ivory'], 'night', 'scales', 'sun', 'hills', 'above'),
  'base:46': picture('locked-chest', 'padlock', ['copper', 'gold'], 'lapis', 'bricks', 'arch', 'stones', 'left'),
  'base:47': picture(
    'mirror-mirror',
    'snowflake-1 sun',
    ['silver', 'gold'],
    'frost',
    'quatrefoils',
    'mandorla',
    'steps',
    'right',
  ),
  'base:48': picture('necklace-display', 'gems', ['ivory', 'ruby'], 'lapis', 'vines', 'arch', 'cloth', 'above'),
  'base:49': picture('cloak-dagger', 'moon', ['amethyst', 'silver'], 'verdigris', 'stars', 'arch', 'grass', 'right'),
  'base:50': picture('haunting', 'heart-drop', ['sky', 'sapphire'], 'lapis', 'rain', 'mandorla', 'sea', 'below'),
  'ek:1': picture('glass-heart', 'solid-leaf', ['ruby', 'jade'], 'moss', 'vines', 'sun', 'hills', 'above'),
  'ek:2': picture('cornucopia', 'two-coins', ['copper', 'gold'], 'ochre', 'dots', 'sun', 'grass', 'left'),
  'ek:3': picture('menhir', 'butterfly', ['silver', 'amethyst'], 'verdigris', 'runes', 'moon', 'grass', 'left'),
  'ek:4': picture('book-cover', 'moon', ['sapphire', 'silver'], 'night', 'quatrefoils', 'moon', 'cloth', 'right'),
  'ek:5': picture('scroll-unfurled', 'small-fire', ['ivory', 'ember'], 'vermilion', 'runes', 'ring', 'planks', 'below'),
  'ek:6': picture('old-lantern', 'sun-radiations', ['copper', 'gold'], 'lapis', 'stars', 'glow', 'steps', 'below'),
  'ek:7': picture('stone-bust', 'wind-slap', ['silver', 'sky'], 'frost', 'spirals', 'arch', 'steps', 'left'),
  'ek:8': picture('bird-cage', 'paw', ['gold', 'copper'], 'rose', 'lozenges', 'arch', 'planks', 'above'),
  'ek:9': picture('furnace', 'rupee', ['copper', 'sky'], 'umber', 'bricks', 'star', 'stones', 'below'),
  'ek:10': picture('stone-throne', 'return-arrow', ['gold', 'ivory'], 'plum', 'chequer', 'mandorla', 'steps', 'above'),
  'ek:11': picture('round-potion', 'ankh', ['ember', 'gold'], 'night', 'scales', 'mandorla', 'flames', 'below'),
  'ek:12': picture('fire-gem', 'gems', ['ember', 'ruby'], 'vermilion', 'scales', 'star', 'crystals', 'above'),
  'ek:13': picture(
    'magic-shield',
    'feathered-wing',
    ['silver', 'ivory'],
    'lapis',
    'lozenges',
    'sun',
    'stones',
    'right',
  ),
  'ek:14': picture(
    'perspective-dice-six-faces-six',
    'padlock',
    ['ivory', 'gold'],
    'verdigris',
    'chequer',
    'quatrefoil',
    'cloth',
    'right',
  ),
  'ek:15': picture('pocket-watch', 'droplets', ['gold', 'sapphire'], 'lapis', 'waves', 'ring', 'sea', 'right'),
  'ek:16': picture('telescope', 'star-swirl', ['copper', 'gold'], 'night', 'stars', 'ring', 'hills', 'left'),
  'ek:17': picture('hawk-emblem', 'feather', ['gold', 'ivory'], 'frost', 'dots', 'sun', 'clouds', 'below'),
  'ek:18': picture('raven', 'queen-crown', ['amethyst', 'gold'], 'rose', 'rain', 'moon', 'stones', 'left'),
  'ek:19': picture('spartan-helmet', 'halberd', ['gold', 'silver'], 'vermilion', 'bricks', 'arch', 'steps', 'right'),
  'ek:20': picture('rat', 'swap-bag', ['bone', 'copper'], 'moss', 'vines', 'moon', 'planks', 'right'),
};
