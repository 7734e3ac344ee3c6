/** Draws a card's picture from its row in the table of compositions: one self-contained SVG a card, a night that glows. */

import { emblemDefs, place, round, type Emblems } from '../../pictures';
import type { Composition, Ground, Halo, Paint, Palette, Sky } from './compositions';

export const WIDTH = 200;
export const HEIGHT = 150;

interface Night {
  top: string;
  bottom: string;
  /** What shines in it. */
  glow: string;
  ground: string;
}

const PALETTES: Record<Palette, Night> = {
  mist: { top: '#0d1322', bottom: '#46557c', glow: '#b7c9f5', ground: '#0a0f1b' },
  soot: { top: '#07090f', bottom: '#2b3246', glow: '#8fa5d8', ground: '#05070c' },
  grove: { top: '#041a14', bottom: '#15694a', glow: '#8ff5b8', ground: '#03130e' },
  marsh: { top: '#0e1c0a', bottom: '#4c7a2c', glow: '#d3f58f', ground: '#0a1407' },
  ember: { top: '#21080a', bottom: '#9a3018', glow: '#ffb36b', ground: '#170506' },
  lava: { top: '#2a0b04', bottom: '#c2561a', glow: '#ffe08a', ground: '#1b0703' },
  dawn: { top: '#1c3c52', bottom: '#8fb6bd', glow: '#fff6d0', ground: '#132b3b' },
  ice: { top: '#12304a', bottom: '#5f9dbb', glow: '#e4f8ff', ground: '#0c2234' },
  abyss: { top: '#0f0526', bottom: '#4b2596', glow: '#d6a8ff', ground: '#0a031b' },
  rift: { top: '#22072e', bottom: '#8a2d86', glow: '#ffb0f0', ground: '#170420' },
  dusk: { top: '#0b1f28', bottom: '#3f6d64', glow: '#ffe3a3', ground: '#07161c' },
  blood: { top: '#14050a', bottom: '#5e1a24', glow: '#ff9c8a', ground: '#0d0306' },
  bone: { top: '#14110c', bottom: '#5a4a34', glow: '#f0d8a6', ground: '#0d0b07' },
};

// Where the light falls, the body, the side in shadow.
const PAINTS: Record<Paint, readonly [string, string, string]> = {
  moon: ['#ffffff', '#c6d4f4', '#7387b8'],
  slate: ['#dbe4f7', '#8b9cc2', '#48567a'],
  moss: ['#e2f3c3', '#94b869', '#4a6b33'],
  lime: ['#f6ffd0', '#a9ec78', '#3f9a4a'],
  flame: ['#fff1b5', '#ff9a4d', '#d23a17'],
  coal: ['#ffd2b0', '#8a4a35', '#3a1712'],
  pearl: ['#ffffff', '#e3f1f5', '#9dbdc9'],
  gold: ['#fffbdc', '#ffd667', '#c28a22'],
  violet: ['#f6e6ff', '#c28bff', '#7037c4'],
  rose: ['#ffe3ea', '#ff8fa9', '#bf335d'],
  teal: ['#e2fffa', '#6fe3d2', '#1f8f8d'],
  ivory: ['#fffdf2', '#f0e2bf', '#b39a6a'],
  rust: ['#ffe0c6', '#e08a56', '#8f3f22'],
};

const SKIES: Record<Sky, readonly [number, number, string]> = {
  motes: [
    47,
    41,
    'M6 8a1.200 1.200 0 1 0 .1 0M29 3a.8.8 0 1 0 .1 0M40 22a1.600 1.600 0 1 0 .1 0M16 30a.9.9 0 1 0 .1 0',
  ],
  stars: [
    61,
    53,
    `M9 7l.8 3.200 3.200.8-3.200.8-.8 3.200-.8-3.200L5 11l3.200-.8zM44 30l.6 2.400 2.400.6-2.400.6-.6
      2.400-.6-2.400-2.400-.6 2.400-.6zM30 8a.7.7 0 1 0 .1 0M18 38a.7.7 0 1 0 .1 0M54 12a.9.9 0 1 0 .1 0`,
  ],
  rain: [23, 37, 'M4 2l-1.800 11h.8L5 2zM15 18l-1.800 11h.8L16 18z'],
  spores: [
    53,
    47,
    'M8 10a2.200 2.200 0 1 0 .1 0M36 6a1.300 1.300 0 1 0 .1 0M24 30a2.800 2.800 0 1 0 .1 0M46 34a1 1 0 1 0 .1 0',
  ],
  sparks: [
    43,
    51,
    `M7 12l1.200 3.500L7 19l-1.200-3.500zM28 4l.9 2.600-.9 2.600-.9-2.600zM36 32l1.400 4-1.400 4-1.400-4zM16 40l.8
      2.200-.8 2.200-.8-2.200z`,
  ],
  runes: [
    67,
    45,
    'M8 6h1v12H8zM9 6l5 4-.6.8L9 7.400zM36 24h1v12h-1zM37 30l5-4 .6.8L37 31.300zM54 8h1v9h-1zM51 10l7 3-.4 1-7-3z',
  ],
  bubbles: [
    59,
    43,
    `M10 10a3 3 0 1 0 .1 0M10 11.200a1.800 1.800 0 1 1-.1 0M38 24a4.500 4.500 0 1 0 .1 0M38 25.400a3.100 3.100 0 1
      1-.1 0M50 8a1.400 1.400 0 1 0 .1 0`,
  ],
  streaks: [71, 33, 'M4 8h22l4 .6-4 .6H4zM38 22h28l4 .6-4 .6H38z'],
};

// What the emblem stands on, from its upper edge down.
const GROUNDS: Record<Ground, string> = {
  crystals: 'M0 132l8-14 8 12 9-26 12 28 8-10 10 12 9-18 8 18h52l9-20 10 20 7-12 10 10 11-30 11 24 8-14 10 18V150H0Z',
  fungi: `M0 134q14-3 22-2v-10q-10 0-10-4q4-9 13-9t13 9q0 4-10 4v10q16-4 26-2v-6q-6 0-6-3q3-6 9-6t9 6q0 3-6 3v6h62v-8q-8
      0-8-4q4-7 11-7t11 7q0 4-8 4v8q10-2 18-1v-14q-13 0-13-5q5-12 17-12t17 12q0 5-13 5v15q8 0 15 2V150H0Z`,
  hills: 'M0 130Q38 108 84 126T156 120T200 126V150H0Z',
  waves: 'M0 126q12-8 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V150H0Z',
  thorns:
    'M0 132Q30 120 44 126L50 104L56 127Q80 132 96 130L100 114L106 131Q130 134 146 126L154 100L160 125Q184 122 200 130V150H0Z',
  ruins:
    'M0 130H16V112H24V118H30V108H38V130H58V122H66V130H138V120H146V104H154V112H160V98H170V130H184V116H192V124H200V150H0Z',
  dunes: 'M0 134Q52 112 108 132Q150 112 200 128V150H0Z',
  reeds: 'M0 136l5-22 3 21 6-34 4 33 7-18 3 18 8-10 4 10h114l6-14 4 14 6-30 4 29 8-38 4 37 6-20 4 21 4-12V150H0Z',
  flames: `M0 134q8-5 9-22q12 10 13 23q6-8 5-26q15 12 16 28q7-7 6-16q11 7 13 17h66q7-6 6-16q12 7 13 17q7-8 6-28q15 12 16 28
      q6-8 6-21q11 9 13 18q6-5 7-12V150H0Z`,
  fog: 'M0 130a18 18 0 0 1 32-7a22 22 0 0 1 38-1a19 19 0 0 1 34 3a22 22 0 0 1 38-2a19 19 0 0 1 34 2a18 18 0 0 1 24 6V150H0Z',
};

function rays(count: number, inner: number, outer: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    const half = Math.PI / count / 2.2;
    const reach = i % 2 ? outer * 0.84 : outer;
    const at = (a: number, r: number): string => `${round(100 + Math.cos(a) * r)} ${round(72 + Math.sin(a) * r)}`;
    d += `M${at(angle - half, inner)}L${at(angle, reach)}L${at(angle + half, inner)}Z`;
  }
  return d;
}

function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners - Math.PI / 2;
    return `${round(100 + Math.cos(angle) * radius)} ${round(72 + Math.sin(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

/** What shines behind the emblem. */
function halo(kind: Halo, glow: string): string {
  const line = `fill="none" stroke="${glow}"`;
  switch (kind) {
    case 'moon':
      return `<circle cx="100" cy="66" r="54" fill="${glow}" opacity=".3"/><circle cx="84" cy="50" r="9" fill="#000"
        opacity=".12"/><circle cx="122" cy="80" r="13" fill="#000" opacity=".1"/>`;
    case 'crescent':
      return `<path d="M128 8A62 62 0 1 1 60 110A54 54 0 1 0 128 8Z" fill="${glow}" opacity=".4"/>`;
    case 'ring':
      return `<circle cx="100" cy="72" r="58" ${line} stroke-width="2" opacity=".7"/><circle cx="100" cy="72" r="64"
        ${line} stroke-width="1" stroke-dasharray="1 5" stroke-linecap="round" opacity=".8"/>`;
    case 'rays':
      return `<path d="${rays(20, 50, 92)}" fill="${glow}" opacity=".26"/>`;
    case 'rift':
      return `<path d="M104-4l-14 40l12 14l-18 34l14 12l-12 58h10l16-58l-12-14l18-34l-12-14l14-38Z" fill="${glow}" opacity=".55"/>
        <path d="M70 10l18 34M128 20l-20 30M64 92l22 6M136 96l-24 8" ${line} stroke-width="1.4" opacity=".5"/>`;
    case 'web':
      return `<path d="M100-10V150M20 72H180M36 8L164 136M164 8L36 136" ${line} stroke-width=".8" opacity=".45"/><path
        d="${polygon(8, 34)}${polygon(8, 52)}${polygon(8, 70)}" ${line} stroke-width=".9" opacity=".5"/>`;
    case 'hex':
      return `<path d="${polygon(6, 60)}" fill="${glow}" fill-opacity=".14" stroke="${glow}" stroke-width="2"
        stroke-opacity=".65"/><path d="${polygon(6, 68)}" ${line} stroke-width=".9" opacity=".5"/>`;
    case 'spiral':
      return `<path d="M100 72a7 7 0 0 1 7-7a15 15 0 0 1 8 26a24 24 0 0 1-38-14a33 33 0 0 1 48-36a42 42 0 0 1 10 62a51
        51 0 0 1-80 2a60 60 0 0 1 0-78" ${line} stroke-width="2.4" stroke-linecap="round" opacity=".5"/>`;
    case 'arch':
      return `<path d="M44 150V70Q44 20 100 6Q156 20 156 70V150Z" fill="${glow}" fill-opacity=".16" stroke="${glow}"
        stroke-width="2" stroke-opacity=".6"/>`;
    case 'glow':
      return `<circle cx="100" cy="72" r="30" fill="${glow}" opacity=".35"/>`;
  }
}

/** An emblem that glows: its aura, its ink, its body. */
function emblem(id: string, x: number, y: number, size: number, glow: string, ink: string): string {
  return (
    `<g transform="${place(x, y, size)}" stroke-linejoin="round">` +
    `<use href="#${id}" fill="none" stroke="${glow}" stroke-width="92" opacity=".1"/>` +
    `<use href="#${id}" fill="none" stroke="${glow}" stroke-width="58" opacity=".16"/>` +
    `<use href="#${id}" fill="${ink}" stroke="${ink}" stroke-width="26"/>` +
    `<use href="#${id}" fill="url(#${id}p)"/>` +
    '</g>'
  );
}

function paints(id: string, paint: Paint): string {
  const [lit, body, shade] = PAINTS[paint];
  return `<linearGradient id="${id}p" x1=".3" y1="0" x2=".7" y2="1"><stop stop-color="${lit}"/><stop offset=".45"
    stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
}

const COMPANION = 44;
const PLACES: readonly (readonly [number, number])[] = [
  [153, 106],
  [45, 34],
];

/** The whole picture. */
export function compose(c: Composition, emblems: Emblems): string {
  const p = PALETTES[c.palette];
  const [sw, sh, dots] = SKIES[c.sky];
  const companions = c.with
    .map((_, i) => {
      const [x, y] = PLACES[i] ?? [100, 120];
      return emblem(`c${i}`, x, y, COMPANION, p.glow, p.ground);
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">` +
    '<defs>' +
    `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${p.top}"/><stop offset="1" stop-color="${p.bottom}"/></linearGradient>` +
    `<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="100" cy="72" r="96"><stop stop-color="${p.glow}"
      stop-opacity=".5"/><stop offset=".5" stop-color="${p.glow}" stop-opacity=".14"/><stop offset="1"
      stop-color="${p.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${p.glow}" stop-opacity="0"/><stop offset="1"
      stop-color="${p.glow}" stop-opacity=".34"/></linearGradient>` +
    `<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="100" cy="70" r="126"><stop offset=".55"
      stop-color="${p.ground}" stop-opacity="0"/><stop offset="1" stop-color="${p.ground}" stop-opacity=".75"/>
      </radialGradient>` +
    `<pattern id="t" width="${sw}" height="${sh}" patternUnits="userSpaceOnUse"><path d="${dots}" fill="${p.glow}"
      fill-rule="evenodd" opacity=".55"/></pattern>` +
    emblemDefs(c.main, c.with, emblems, (id, i) => paints(id, i < 0 ? c.paint : c.tint)) +
    '</defs>' +
    `<path fill="url(#b)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><path fill="url(#t)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><path
      fill="url(#s)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>` +
    halo(c.halo, p.glow) +
    `<path d="${GROUNDS[c.ground]}" transform="translate(0 -14)" fill="${p.bottom}" opacity=".55"/>` +
    `<path d="${GROUNDS[c.ground]}" fill="${p.ground}" stroke="${p.glow}" stroke-width="1" stroke-opacity=".55"/>` +
    emblem('m', 100, 72, 108, p.glow, p.ground) +
    companions +
    `<path fill="url(#f)" d="M0 112H${WIDTH}V${HEIGHT}H0Z"/><path fill="url(#v)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>` +
    '</svg>\n'
  );
}
