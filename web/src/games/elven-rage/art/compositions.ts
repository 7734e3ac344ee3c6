/**
 * The pictures of the cards, as a table: what stands in the middle, what stands beside it, on which field of heraldry, before
 * which country. compose.ts draws them; `node scripts/pictures.mjs` writes pictures/.
 * Emblems are names of the game-icons set, see docs/credits.md.
 */

export type Palette =
  | 'abyss'
  | 'banner'
  | 'bloom'
  | 'cave'
  | 'crypt'
  | 'dawn'
  | 'dusk'
  | 'dusk2'
  | 'frost'
  | 'glacier'
  | 'grove'
  | 'heath'
  | 'ivoryhall'
  | 'meadow'
  | 'moor'
  | 'moss'
  | 'noon'
  | 'parchment'
  | 'pyre'
  | 'storm'
  | 'sunrise'
  | 'velvet';
export type Paint =
  'bark' | 'blood' | 'ember' | 'gold' | 'ice' | 'ivory' | 'leaf' | 'rose' | 'silver' | 'slate' | 'steel' | 'violet';
export type Field = 'arch' | 'gonfalon' | 'lozenge' | 'none' | 'pennon' | 'roundel' | 'shield' | 'wreath';
export type Ground =
  | 'crags'
  | 'dunes'
  | 'ferns'
  | 'flames'
  | 'hills'
  | 'peaks'
  | 'pines'
  | 'reeds'
  | 'roots'
  | 'ruins'
  | 'thorns'
  | 'towers'
  | 'wall'
  | 'waves';
export type Weave = 'embers' | 'flakes' | 'leaves' | 'rays' | 'runes' | 'stars' | 'weave';

export interface Composition {
  /** The emblem of the card: no other card has it. */
  main: string;
  /** A smaller one, lower right. */
  with: readonly string[];
  palette: Palette;
  paint: Paint;
  /** The paint of the companion. */
  tint: Paint;
  /** What is carved behind the emblem. */
  field: Field;
  ground: Ground;
  weave: Weave;
}

function picture(
  main: string,
  companion: string,
  palette: Palette,
  [paint, tint]: readonly [Paint, Paint],
  field: Field,
  ground: Ground,
  weave: Weave,
): Composition {
  return { main, with: [companion], palette, paint, tint, field, ground, weave };
}

export const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  // forest
  'forest:1': picture('footsteps', 'oak-leaf', 'moss', ['bark', 'leaf'], 'roundel', 'ferns', 'leaves'),
  'forest:2': picture('bowman', 'arrows-shield', 'grove', ['leaf', 'bark'], 'arch', 'pines', 'rays'),
  'forest:3': picture('woman-elf-face', 'vine-flower', 'bloom', ['rose', 'leaf'], 'wreath', 'ferns', 'leaves'),
  'forest:4': picture('sprint', 'leaf-swirl', 'dawn', ['leaf', 'gold'], 'lozenge', 'hills', 'leaves'),
  'forest:5': picture('thorny-vine', 'oak-leaf', 'grove', ['bark', 'leaf'], 'shield', 'thorns', 'weave'),
  'forest:6': picture('domino-mask', 'sparkles', 'dusk', ['silver', 'rose'], 'roundel', 'ferns', 'stars'),
  'forest:7': picture('evil-tree', 'acorn', 'moss', ['bark', 'leaf'], 'none', 'roots', 'leaves'),
  'forest:8': picture('butterfly', 'feather', 'dusk', ['gold', 'leaf'], 'pennon', 'pines', 'stars'),
  'forest:9': picture('owl', 'tree-branch', 'grove', ['ivory', 'bark'], 'arch', 'roots', 'rays'),
  'forest:10': picture('high-shot', 'arrow-cluster', 'bloom', ['leaf', 'gold'], 'shield', 'pines', 'rays'),
  'forest:11': picture('elf-helmet', 'pine-tree', 'moss', ['silver', 'leaf'], 'gonfalon', 'hills', 'weave'),
  'forest:12': picture('tree-face', 'lotus-flower', 'bloom', ['leaf', 'rose'], 'wreath', 'roots', 'rays'),
  'forest:13': picture('spiked-dragon-head', 'thorny-vine', 'grove', ['leaf', 'bark'], 'none', 'thorns', 'embers'),
  // black
  'black:1': picture('hooded-figure', 'candle-flame', 'crypt', ['slate', 'ember'], 'arch', 'ruins', 'runes'),
  'black:2': picture('crystal-cluster', 'prayer', 'abyss', ['violet', 'slate'], 'lozenge', 'crags', 'runes'),
  'black:3': picture('visored-helm', 'halberd', 'crypt', ['slate', 'violet'], 'shield', 'wall', 'weave'),
  'black:4': picture('mounted-knight', 'spears', 'abyss', ['slate', 'blood'], 'pennon', 'crags', 'rays'),
  'black:5': picture('screaming', 'bloody-sword', 'pyre', ['blood', 'slate'], 'roundel', 'flames', 'embers'),
  'black:6': picture('rock-golem', 'stone-block', 'crypt', ['slate', 'ember'], 'none', 'crags', 'runes'),
  'black:7': picture('horse-head', 'moon', 'abyss', ['violet', 'silver'], 'roundel', 'hills', 'stars'),
  'black:8': picture('iron-mask', 'manacles', 'pyre', ['slate', 'blood'], 'gonfalon', 'wall', 'weave'),
  'black:9': picture('skeleton', 'crossed-bones', 'crypt', ['ivory', 'slate'], 'arch', 'ruins', 'runes'),
  'black:10': picture('crowned-skull', 'daggers', 'abyss', ['silver', 'violet'], 'shield', 'ruins', 'rays'),
  'black:11': picture('rune-stone', 'shouting', 'abyss', ['violet', 'ember'], 'none', 'crags', 'runes'),
  'black:12': picture('overlord-helm', 'crown-of-thorns', 'pyre', ['slate', 'blood'], 'gonfalon', 'flames', 'embers'),
  'black:13': picture('fire-breath', 'burning-embers', 'pyre', ['ember', 'blood'], 'none', 'flames', 'embers'),
  // snow
  'snow:1': picture('barbarian', 'snowflake-1', 'frost', ['ice', 'steel'], 'shield', 'peaks', 'flakes'),
  'snow:2': picture('watchtower', 'hunting-horn', 'dusk2', ['ice', 'gold'], 'none', 'pines', 'flakes'),
  'snow:3': picture('barbute', 'winged-sword', 'frost', ['steel', 'ice'], 'gonfalon', 'wall', 'weave'),
  'snow:4': picture('falling-rocks', 'mountains', 'glacier', ['ice', 'steel'], 'none', 'peaks', 'flakes'),
  'snow:5': picture('pocket-bow', 'ice-spear', 'glacier', ['steel', 'ice'], 'lozenge', 'pines', 'rays'),
  'snow:6': picture('wolf-head', 'paw', 'frost', ['ice', 'steel'], 'roundel', 'pines', 'flakes'),
  'snow:7': picture('mammoth', 'snowing', 'glacier', ['bark', 'ice'], 'none', 'hills', 'flakes'),
  'snow:8': picture('witch-face', 'frozen-orb', 'dusk2', ['ice', 'rose'], 'arch', 'peaks', 'stars'),
  'snow:9': picture('thunder-struck', 'wind-hole', 'storm', ['gold', 'ice'], 'pennon', 'peaks', 'rays'),
  'snow:10': picture('ice-golem', 'crown', 'storm', ['ice', 'gold'], 'gonfalon', 'peaks', 'flakes'),
  'snow:11': picture('peaks', 'open-book', 'dusk2', ['ice', 'ivory'], 'wreath', 'hills', 'stars'),
  'snow:12': picture('fist', 'ice-cube', 'glacier', ['ice', 'steel'], 'shield', 'crags', 'rays'),
  'snow:13': picture('sea-dragon', 'icicles-aura', 'frost', ['ice', 'steel'], 'none', 'waves', 'flakes'),
  // high
  'high:1': picture('spartan-helmet', 'spear-feather', 'noon', ['gold', 'steel'], 'shield', 'wall', 'weave'),
  'high:2': picture('archer', 'sunbeams', 'sunrise', ['gold', 'ivory'], 'roundel', 'hills', 'rays'),
  'high:3': picture('templar-shield', 'shield-reflect', 'noon', ['steel', 'gold'], 'gonfalon', 'wall', 'rays'),
  'high:4': picture('caduceus', 'healing', 'meadow', ['ivory', 'leaf'], 'wreath', 'hills', 'stars'),
  'high:5': picture('black-knight-helm', 'sun', 'sunrise', ['gold', 'blood'], 'shield', 'towers', 'rays'),
  'high:6': picture('gate', 'key', 'noon', ['bark', 'gold'], 'arch', 'towers', 'weave'),
  'high:7': picture('quill-ink', 'scroll-unfurled', 'parchment', ['ivory', 'bark'], 'none', 'dunes', 'runes'),
  'high:8': picture('griffin-symbol', 'feathered-wing', 'sunrise', ['gold', 'ivory'], 'pennon', 'hills', 'rays'),
  'high:9': picture('winged-shield', 'jeweled-chalice', 'noon', ['ivory', 'gold'], 'none', 'towers', 'rays'),
  'high:10': picture('queen-crown', 'lotus-flower', 'meadow', ['gold', 'rose'], 'wreath', 'hills', 'stars'),
  'high:11': picture('scales', 'jeweled-chalice', 'parchment', ['gold', 'ivory'], 'gonfalon', 'dunes', 'weave'),
  'high:12': picture('throne-king', 'laurel-crown', 'sunrise', ['gold', 'blood'], 'wreath', 'towers', 'weave'),
  'high:13': picture('double-dragon', 'gold-scarab', 'sunrise', ['gold', 'ember'], 'none', 'dunes', 'embers'),
  // neutral
  'neutral:1': picture('hydra', 'dragon-breath', 'ivoryhall', ['ivory', 'ember'], 'none', 'towers', 'rays'),
  'neutral:2': picture('sands-of-time', 'pocket-watch', 'ivoryhall', ['silver', 'gold'], 'roundel', 'dunes', 'stars'),
  'neutral:3': picture('centurion-helmet', 'crossed-swords', 'ivoryhall', ['gold', 'blood'], 'shield', 'wall', 'weave'),
  'neutral:4': picture('daemon-skull', 'flame-spin', 'pyre', ['ember', 'ivory'], 'lozenge', 'flames', 'embers'),
  'neutral:5': picture('goblin-head', 'bone-knife', 'heath', ['leaf', 'ivory'], 'none', 'ferns', 'weave'),
  'neutral:6': picture('orc-head', 'battle-axe', 'heath', ['leaf', 'steel'], 'shield', 'crags', 'embers'),
  'neutral:7': picture('troll', 'wood-club', 'moor', ['slate', 'bark'], 'none', 'crags', 'weave'),
  'neutral:8': picture('rat', 'lantern-flame', 'cave', ['ember', 'gold'], 'arch', 'ruins', 'stars'),
  'neutral:9': picture('dwarf-face', 'war-pick', 'cave', ['bark', 'steel'], 'gonfalon', 'crags', 'weave'),
  'neutral:10': picture('centaur', 'bow-arrow', 'heath', ['bark', 'leaf'], 'roundel', 'hills', 'leaves'),
  'neutral:11': picture('harpy', 'feathered-wing', 'moor', ['rose', 'ivory'], 'none', 'peaks', 'flakes'),
  'neutral:12': picture('bad-gnome', 'dynamite', 'cave', ['gold', 'ember'], 'lozenge', 'ruins', 'embers'),
  'neutral:13': picture('lizardman', 'trident', 'moor', ['leaf', 'steel'], 'none', 'reeds', 'weave'),
  'neutral:14': picture('boar', 'boar-tusks', 'heath', ['bark', 'ivory'], 'roundel', 'ferns', 'leaves'),
  'neutral:15': picture('giant', 'rock', 'moor', ['slate', 'ivory'], 'none', 'crags', 'rays'),
  'neutral:16': picture('spectre', 'haunting', 'moor', ['silver', 'violet'], 'arch', 'ruins', 'runes'),
  'neutral:17': picture('werewolf', 'moon-claws', 'dusk', ['slate', 'silver'], 'roundel', 'pines', 'stars'),
  'neutral:18': picture('ogre', 'spiked-mace', 'heath', ['bark', 'slate'], 'none', 'hills', 'weave'),
  'neutral:19': picture('crossed-swords', 'swords-emblem', 'parchment', ['steel', 'gold'], 'shield', 'wall', 'rays'),
  'neutral:20': picture('pitchfork', 'barn', 'heath', ['bark', 'gold'], 'none', 'reeds', 'weave'),
  'neutral:21': picture('salamander', 'fire', 'cave', ['ember', 'blood'], 'lozenge', 'flames', 'embers'),
  // treasure
  'treasure:1': picture('locked-chest', 'gold-stack', 'cave', ['gold', 'ember'], 'arch', 'dunes', 'stars'),
  // artifact
  'artifact:1': picture('relic-blade', 'sunrise', 'velvet', ['gold', 'ivory'], 'none', 'dunes', 'rays'),
  'artifact:2': picture('thorned-arrow', 'drop', 'velvet', ['blood', 'leaf'], 'lozenge', 'thorns', 'weave'),
  'artifact:3': picture('feather', 'small-fire', 'velvet', ['ember', 'gold'], 'none', 'flames', 'rays'),
  'artifact:4': picture('chalice-drops', 'water-drop', 'velvet', ['silver', 'ice'], 'roundel', 'waves', 'stars'),
  'artifact:5': picture('tied-scroll', 'lightning-storm', 'velvet', ['ivory', 'gold'], 'arch', 'dunes', 'rays'),
  'artifact:6': picture('crossed-chains', 'snowflake-2', 'velvet', ['ice', 'steel'], 'lozenge', 'peaks', 'flakes'),
  'artifact:7': picture('whirlwind', 'gem-pendant', 'velvet', ['leaf', 'gold'], 'roundel', 'reeds', 'weave'),
  'artifact:8': picture('wingfoot', 'stars-stack', 'velvet', ['ivory', 'gold'], 'none', 'hills', 'stars'),
  'artifact:9': picture('leather-boot', 'weight', 'velvet', ['slate', 'bark'], 'gonfalon', 'crags', 'weave'),
  'artifact:10': picture('ankh', 'return-arrow', 'velvet', ['gold', 'rose'], 'wreath', 'dunes', 'rays'),
  'artifact:11': picture('magic-portal', 'card-exchange', 'velvet', ['violet', 'silver'], 'none', 'ruins', 'stars'),
  'artifact:12': picture('wax-seal', 'silence', 'velvet', ['blood', 'ivory'], 'none', 'dunes', 'runes'),
  'artifact:13': picture('diamond-ring', 'cancel', 'velvet', ['gold', 'ice'], 'roundel', 'waves', 'rays'),
  'artifact:14': picture('skeleton-key', 'stone-tower', 'velvet', ['steel', 'gold'], 'arch', 'towers', 'runes'),
  'artifact:15': picture('hunting-horn', 'spears', 'velvet', ['bark', 'gold'], 'shield', 'hills', 'rays'),
  'artifact:16': picture('tattered-banner', 'shield', 'velvet', ['blood', 'gold'], 'none', 'wall', 'weave'),
  'artifact:17': picture('all-seeing-eye', 'crystal-ball', 'velvet', ['gold', 'violet'], 'lozenge', 'dunes', 'runes'),
  'artifact:18': picture('horn-internal', 'crossed-swords', 'velvet', ['ivory', 'bark'], 'gonfalon', 'hills', 'weave'),
  'artifact:19': picture('spell-book', 'quill', 'velvet', ['violet', 'ivory'], 'none', 'ruins', 'stars'),
  'artifact:20': picture('jewel-crown', 'flag-objective', 'velvet', ['gold', 'blood'], 'wreath', 'towers', 'rays'),
  // goal
  'goal:1': picture('tower-flag', 'tower-fall', 'banner', ['gold', 'ivory'], 'none', 'towers', 'rays'),
  'goal:2': picture('treasure-map', 'flag-objective', 'banner', ['ivory', 'gold'], 'none', 'hills', 'weave'),
  'goal:3': picture('siege-ram', 'broken-wall', 'banner', ['bark', 'ember'], 'none', 'wall', 'embers'),
  'goal:4': picture('white-tower', 'dragon-shield', 'banner', ['ivory', 'gold'], 'wreath', 'towers', 'stars'),
  'goal:5': picture('open-treasure-chest', 'cash', 'banner', ['gold', 'ivory'], 'roundel', 'dunes', 'rays'),
  'goal:6': picture('swap-bag', 'gems', 'banner', ['bark', 'violet'], 'none', 'ruins', 'stars'),
  'goal:7': picture('imperial-crown', 'crossed-swords', 'banner', ['gold', 'blood'], 'shield', 'crags', 'rays'),
};
