/** Draws a card's picture from its row in the table of compositions: one self-contained SVG a card. */

import { emblemDefs, place, round, type Emblems } from '../../pictures';
import type { Composition, Ground, Halo, Light, Paint, Palette, Pattern } from './compositions';

export const WIDTH = 200;
export const HEIGHT = 160;

interface Pigments {
  top: string;
  bottom: string;
  /** the lines of the pattern and of the halo */
  line: string;
  ground: string;
  ink: string;
}

// Pigments of a scriptorium, deep enough that gold and ivory stand out before them.
const PALETTES: Record<Palette, Pigments> = {
  lapis: { top: '#16306b', bottom: '#3e74bd', line: '#a9cbf2', ground: '#0f2350', ink: '#081431' },
  vermilion: { top: '#7c1a16', bottom: '#cf5a34', line: '#ffd09a', ground: '#561010', ink: '#310706' },
  verdigris: { top: '#0d4b49', bottom: '#3d9684', line: '#b5ead6', ground: '#083633', ink: '#041f1e' },
  plum: { top: '#42215f', bottom: '#8f5cae', line: '#e6c8f5', ground: '#2f1547', ink: '#1b0a2b' },
  ochre: { top: '#8a5212', bottom: '#e0a847', line: '#fff0bd', ground: '#5f370b', ink: '#331c05' },
  night: { top: '#151a38', bottom: '#41477f', line: '#b9bdf0', ground: '#0d1026', ink: '#070918' },
  rose: { top: '#6b1c3f', bottom: '#c2627f', line: '#ffd0da', ground: '#4a112b', ink: '#2a0818' },
  frost: { top: '#2b526c', bottom: '#86b4c6', line: '#e6f6fb', ground: '#1d3b50', ink: '#0e2130' },
  moss: { top: '#2c461a', bottom: '#7d9a45', line: '#e2efb4', ground: '#1e3211', ink: '#101d08' },
  umber: { top: '#432a1e', bottom: '#97683f', line: '#f1d3a4', ground: '#2e1b12', ink: '#190e08' },
};

// Where the light falls, the body, and the side in shadow.
const PAINTS: Record<Paint, readonly [string, string, string]> = {
  gold: ['#fff6cf', '#f3cd66', '#b07f22'],
  silver: ['#ffffff', '#d3dae4', '#8793a6'],
  ivory: ['#fffdf3', '#f3e6c8', '#bda679'],
  bone: ['#fdf7e3', '#e0d0a6', '#9a8558'],
  copper: ['#ffe1bd', '#e29a5c', '#94502a'],
  jade: ['#e6fbd3', '#93cd7c', '#3d7f43'],
  ruby: ['#ffd9cc', '#ec7265', '#a42430'],
  sapphire: ['#dcefff', '#79b4f0', '#2d62ad'],
  amethyst: ['#f3e3ff', '#c198ea', '#7144a8'],
  ember: ['#fff2b0', '#ffb347', '#d9531e'],
  sky: ['#f3fdff', '#a9e2ee', '#4a9bb8'],
};

const GOLD = '#e9c46a';

const SUN_AT: Record<Light, readonly [number, number]> = {
  left: [22, 18],
  right: [178, 18],
  above: [100, -8],
  below: [100, 168],
};
const LIT_FROM: Record<Light, readonly [number, number]> = {
  left: [-1, -1],
  right: [1, -1],
  above: [0, -1.3],
  below: [0, 1.3],
};

// A tile of the pattern: its size and its lines.
const PATTERNS: Record<Pattern, readonly [number, number, string]> = {
  lozenges: [20, 20, 'M10 0L20 10L10 20L0 10ZM10 8.4L11.6 10L10 11.6L8.4 10Z'],
  stars: [
    26,
    26,
    `M13 7L14.2 11.8L19 13L14.2 14.2L13 19L11.8 14.2L7 13L11.8 11.8ZM0 1.4A1.4 1.4 0 0 0 1.4 0M26 1.4A1.4 1.4 0 0 1
      24.6 0M0 24.6A1.4 1.4 0 0 1 1.4 26M26 24.6A1.4 1.4 0 0 0 24.6 26`,
  ],
  scales: [
    20,
    20,
    'M0 10A10 10 0 0 0 20 10M-10 0A10 10 0 0 0 10 0A10 10 0 0 0 30 0M4 10A6 6 0 0 0 16 10M-6 0A6 6 0 0 0 6 0M14 0A6 6 0 0 0 26 0',
  ],
  waves: [24, 12, 'M0 6Q6 0 12 6T24 6M0 12Q6 6 12 12T24 12'],
  chequer: [22, 22, 'M0 0H11V11H0ZM11 11H22V22H11ZM14 3H19V8H14ZM3 14H8V19H3Z'],
  spirals: [
    28,
    28,
    'M14 14a2 2 0 0 1 2-2a4 4 0 0 1 2 7a6 6 0 0 1-10-4a8 8 0 0 1 12-8M2 2a2 2 0 1 0 .1 0M27 27a1.4 1.4 0 1 0 .1 0',
  ],
  quatrefoils: [
    26,
    26,
    `M13 6a3.5 3.5 0 0 1 3.5 3.5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1-7 0a3.5 3.5 0 0 1 0-7A3.5 3.5 0 0 1 13 6ZM0 0L6 6M26
      0L20 6M0 26L6 20M26 26L20 20`,
  ],
  rain: [18, 22, 'M4 2L2 10M13 12L11 20M13 2L12 6M4 15L3 19'],
  vines: [36, 24, 'M0 12Q9 0 18 12T36 12M9 6q2-5 6-4q-1 5-6 4M27 18q2 5-3 5q-1-4 3-5M18 12q5-2 6 2'],
  bricks: [28, 20, 'M0 0H28M0 10H28M7 0V10M21 10V20'],
  runes: [40, 26, 'M5 4V20M5 4L11 8L5 12M18 20V6L24 12M24 6V20M32 4V20M28 8L36 14M36 8L28 14'],
  dots: [
    16,
    16,
    'M8 6.6a1.4 1.4 0 1 0 .1 0M0-1.4a1.4 1.4 0 1 0 .1 0M16-1.4a1.4 1.4 0 1 0 .1 0M0 14.6a1.4 1.4 0 1 0 .1 0M16 14.6a1.4 1.4 0 1 0 .1 0',
  ],
};

// What the emblem stands on, from its upper edge down; the second line is its ornament.
const GROUNDS: Record<Ground, readonly [string, string]> = {
  hills: ['M0 136Q38 112 84 132T156 126T200 132V160H0Z', 'M0 147Q50 130 100 146T200 142'],
  sea: [
    'M0 132q12-9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V160H0Z',
    'M0 146q12-8 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0M12 155q10-6 20 0t20 0m30 0q10-6 20 0t20 0t20 0',
  ],
  clouds: [
    'M0 138a16 16 0 0 1 28-7a20 20 0 0 1 36-2a17 17 0 0 1 32 3a20 20 0 0 1 37-2a17 17 0 0 1 33 1a17 17 0 0 1 34 8V160H0Z',
    'M14 150a12 12 0 0 1 22 0M60 152a13 13 0 0 1 25 0M112 151a13 13 0 0 1 25 0M160 152a12 12 0 0 1 23 0',
  ],
  flames: [
    `M0 140q6-4 7-16q9 8 11 17q5-6 5-20q12 10 14 22q6-7 5-17q11 7 13 17q7-8 6-22q13 10 14 23q5-6 5-15q10 6 12 15q7-8
      6-22q12 9 14 23q5-6 5-17q11 8 12 18q6-8 5-22q12 10 14 22q6-6 6-18q9 8 11 18q5-5 5-14q8 6 10 14q6-6 6-19q12 9 14
      19V160H0Z`,
    'M10 156q4-5 3-12q8 6 7 13M70 157q5-6 4-13q9 6 8 14M128 157q4-5 3-12q8 6 7 13M176 157q4-5 3-12q8 6 7 13',
  ],
  grass: [
    `M0 142l6-12l3 11l7-15l3 14l8-11l2 11l8-16l3 16l9-12l2 12l7-15l4 15l8-11l2 11l9-16l3 16l8-12l2 12l8-16l4 16l8-11l2
      11l8-15l3 15l9-12l2 12l7-16l4 16l8-11l2 11l9-15l3 15l8-12l2 12l9-12l4 10l3-9l3 9V160H0Z`,
    'M0 152Q50 144 100 152T200 150',
  ],
  stones: [
    'M0 138l14-9l20 3l10-6l26 5l12 7l18-8l24 4l16-6l22 7l14-5l24 8V160H0Z',
    'M14 129l6 16l-12 15M44 126l4 20l14 14M82 138l-4 22M118 134l-6 14l10 12M156 135l8 12l-6 13M182 133l-6 27',
  ],
  steps: ['M26 132H174V140H188V149H200V160H0V149H12V140H26Z', 'M26 140H174M12 149H188'],
  cloth: [
    'M0 134Q50 126 100 134T200 132V160H0Z',
    'M0 142Q50 134 100 142T200 140M20 160L26 141M60 160L62 138M100 160V142M140 160L138 146M180 160L174 141',
  ],
  crystals: [
    'M0 142l9-16l9 14l8-22l11 25l8-12l9 13l10-19l9 19h54l8-18l10 18l8-13l9 12l10-24l9 21l9-15l10 17V160H0Z',
    'M26 118l3 40M82 144l-2 14M145 126l2 32M182 119l-2 38',
  ],
  planks: [
    'M0 134H200V160H0Z',
    'M0 142H200M0 151H200M44 134V142M120 134V142M80 142V151M160 142V151M30 151V160M112 151V160',
  ],
};

function rays(count: number, inner: number, outer: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i * 2 * Math.PI) / count;
    const half = Math.PI / count / (i % 2 ? 2.6 : 1.7);
    const reach = i % 2 ? outer * 0.86 : outer;
    const at = (a: number, r: number): string => `${round(100 + Math.cos(a) * r)} ${round(76 + Math.sin(a) * r)}`;
    d += `M${at(angle - half, inner)}L${at(angle, reach)}L${at(angle + half, inner)}Z`;
  }
  return d;
}

function star(points: number, inner: number, outer: number): string {
  const corners = [];
  for (let i = 0; i < points * 2; i += 1) {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    corners.push(`${round(100 + Math.cos(angle) * r)} ${round(76 + Math.sin(angle) * r)}`);
  }
  return `M${corners.join('L')}Z`;
}

/** What shines behind the emblem. */
function halo(kind: Halo, line: string): string {
  const gilt = `fill="none" stroke="${GOLD}"`;
  switch (kind) {
    case 'sun':
      return `<path d="${rays(24, 58, 84)}" fill="${GOLD}" opacity=".55"/><circle cx="100" cy="76" r="56"
        fill="url(#s)" opacity=".75"/><circle cx="100" cy="76" r="56" ${gilt} stroke-width="1.6"/>`;
    case 'ring':
      return `<circle cx="100" cy="76" r="62" fill="url(#s)" opacity=".6"/><circle cx="100" cy="76" r="62" ${gilt}
        stroke-width="2.4"/><circle cx="100" cy="76" r="67" ${gilt} stroke-width="1" stroke-dasharray="1 4"
        stroke-linecap="round"/>`;
    case 'quatrefoil':
      return `<path d="M66 76a34 34 0 0 1 0-34a34 34 0 0 1 34-20a34 34 0 0 1 34 20a34 34 0 0 1 20 34a34 34 0 0 1-20 34
        a34 34 0 0 1-34 20a34 34 0 0 1-34-20a34 34 0 0 1-20-34a34 34 0 0 1 20-34" fill="url(#s)"
        fill-opacity=".65" stroke="${GOLD}" stroke-width="2"/>`;
    case 'mandorla':
      return `<path d="M100 4Q168 76 100 148Q32 76 100 4Z" fill="url(#s)" fill-opacity=".7" stroke="${GOLD}"
        stroke-width="2"/><path d="M100-6Q180 76 100 158Q20 76 100-6Z" ${gilt} stroke-width="1" opacity=".7"/>`;
    case 'arch':
      return `<path d="M40 150V74Q40 26 100 8Q160 26 160 74V150Z" fill="url(#s)" fill-opacity=".6" stroke="${GOLD}"
        stroke-width="2"/><path d="M34 150V72Q34 20 100 0Q166 20 166 72V150" ${gilt} stroke-width="1" opacity=".8"/>`;
    case 'star':
      return `<path d="${star(8, 52, 80)}" fill="url(#s)" fill-opacity=".65" stroke="${GOLD}" stroke-width="1.8" stroke-linejoin="round"/>`;
    case 'moon':
      return `<path d="M100 8A66 66 0 1 1 50 30A58 58 0 1 0 100 8Z" fill="${line}" opacity=".55"/><circle cx="100"
        cy="76" r="58" fill="url(#s)" opacity=".5"/>`;
    case 'glow':
      return `<circle cx="100" cy="76" r="76" fill="url(#s)"/>`;
  }
}

/** An emblem as a woodcut: its shadow, its ink, the edge where the light falls, its body. */
function emblem(id: string, x: number, y: number, size: number, light: Light, ink: string, carved = ''): string {
  const [dx, dy] = LIT_FROM[light];
  return (
    `<g transform="${place(x, y, size)}">` +
    `<use href="#${id}" x="${-dx * 14}" y="18" fill="${ink}" opacity=".45"/>` +
    `<use href="#${id}" fill="${ink}" stroke="${ink}" stroke-width="30" stroke-linejoin="round"/>` +
    `<use href="#${id}" x="${dx * 6}" y="${dy * 6}" fill="url(#${id}l)"/>` +
    `<use href="#${id}" fill="url(#${id}p)"/>` +
    (carved &&
      `<path d="${carved}" fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`) +
    '</g>'
  );
}

function paints(id: string, paint: Paint, light: Light): string {
  const [lit, body, shade] = PAINTS[paint];
  const [dx, dy] = LIT_FROM[light];
  const x1 = round(0.5 + dx * 0.42);
  const y1 = round(0.5 + Math.sign(dy) * 0.5);
  const ends = `x1="${x1}" y1="${y1}" x2="${round(1 - x1)}" y2="${round(1 - y1)}"`;
  return (
    `<linearGradient id="${id}p" ${ends}><stop stop-color="${lit}"/><stop offset=".45" stop-color="${body}"/><stop
      offset="1" stop-color="${shade}"/></linearGradient>` +
    `<linearGradient id="${id}l" ${ends}><stop stop-color="#fff"/><stop offset="1" stop-color="${body}"/></linearGradient>`
  );
}

const COMPANION = 46;

// Clear of the main emblem, of the cost above to the left and of the seals along the lower edge.
const PLACES: readonly (readonly [number, number])[] = [
  [159, 103],
  [41, 103],
  [160, 36],
  [40, 36],
];

/** The whole picture. */
export function compose(c: Composition, emblems: Emblems): string {
  const p = PALETTES[c.palette];
  const [pw, ph, lines] = PATTERNS[c.pattern];
  const [sunX, sunY] = SUN_AT[c.light];
  const [ground, ornament] = GROUNDS[c.ground];
  const filled = c.pattern === 'chequer' || c.pattern === 'dots' || c.pattern === 'stars';
  const pattern = filled
    ? `fill="${p.line}" opacity=".15"`
    : `fill="none" stroke="${p.line}" stroke-width="1.1" opacity=".26"`;
  const companions = c.with
    .map((_, i) => {
      const [x, y] = PLACES[i] ?? [100, 130];
      return emblem(`c${i}`, x, y, COMPANION, c.light, p.ink);
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">` +
    '<defs>' +
    `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${p.top}"/><stop offset="1" stop-color="${p.bottom}"/></linearGradient>` +
    `<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="100" cy="76" r="76"><stop stop-color="#fff4d2"
      stop-opacity=".72"/><stop offset=".6" stop-color="${p.line}" stop-opacity=".3"/><stop offset="1"
      stop-color="${p.line}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="d" gradientUnits="userSpaceOnUse" cx="${sunX}" cy="${sunY}" r="170"><stop
      stop-color="#fff3cf" stop-opacity=".55"/><stop offset=".5" stop-color="#fff3cf" stop-opacity=".08"/><stop
      offset="1" stop-color="${p.ink}" stop-opacity=".5"/></radialGradient>` +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${p.ground}"/><stop offset="1" stop-color="${p.ink}"/></linearGradient>` +
    `<pattern id="t" width="${pw}" height="${ph}" patternUnits="userSpaceOnUse"><path d="${lines}" ${pattern}/></pattern>` +
    emblemDefs(c.main, c.with, emblems, (id, i) =>
      paints(id, i < 0 ? c.paint : (c.tints[i] ?? c.tints.at(-1) ?? c.paint), c.light),
    ) +
    '</defs>' +
    '<path fill="url(#b)" d="M0 0H200V160H0Z"/><path fill="url(#t)" d="M0 0H200V160H0Z"/>' +
    halo(c.halo, p.line) +
    '<path fill="url(#d)" d="M0 0H200V160H0Z"/>' +
    `<path d="${ground}" fill="url(#g)" stroke="${GOLD}" stroke-width="1.2" stroke-opacity=".75"/><path
      d="${ornament}" fill="none" stroke="${p.line}" stroke-width="1" opacity=".3"/>` +
    emblem('m', 100, 78, 116, c.light, p.ink, c.carved) +
    companions +
    '</svg>\n'
  );
}
