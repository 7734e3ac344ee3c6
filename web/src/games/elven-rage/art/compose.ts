/** Draws a card's picture from its row in the table of compositions: a carved and painted panel, one self-contained SVG a card. */

import { emblemDefs, place, round, type Emblems } from '../../pictures';
import type { Composition, Field, Ground, Paint, Palette, Weave } from './compositions';

export const WIDTH = 200;
export const HEIGHT = 170;

interface Country {
  /** The sky from top to horizon, the light in it, what is carved on it, the ground. */
  top: string;
  low: string;
  light: string;
  field: string;
  ground: string;
}

const PALETTES: Record<Palette, Country> = {
  moss: { top: '#3d5a2c', low: '#a9bd6a', light: '#f4f0b8', field: '#2c4a22', ground: '#1a2e14' },
  grove: { top: '#1d4a34', low: '#6fa36a', light: '#dff3b4', field: '#163a2a', ground: '#0d241a' },
  bloom: { top: '#4f6b3c', low: '#d9c78f', light: '#ffe9cf', field: '#6d3f55', ground: '#22351a' },
  dawn: { top: '#6a8a4a', low: '#f0cf85', light: '#fff3c9', field: '#3f6130', ground: '#2a3d18' },
  dusk: { top: '#2a2c4a', low: '#7d6a86', light: '#f1d9e0', field: '#1f2f35', ground: '#151a24' },
  crypt: { top: '#1d1a29', low: '#5d5470', light: '#d9c7f0', field: '#15121f', ground: '#0d0b14' },
  abyss: { top: '#1a0f33', low: '#5b3d8f', light: '#d3b4ff', field: '#130a26', ground: '#0c0619' },
  pyre: { top: '#2b0d10', low: '#9c3a20', light: '#ffc98a', field: '#1d080a', ground: '#140506' },
  frost: { top: '#4f86a8', low: '#d6e8ef', light: '#ffffff', field: '#2d5f80', ground: '#23485f' },
  glacier: { top: '#2a6d8c', low: '#a8d6de', light: '#f2ffff', field: '#1d4f68', ground: '#16394b' },
  dusk2: { top: '#2f3f6b', low: '#a9b4d0', light: '#fdeee0', field: '#26335a', ground: '#1a2440' },
  storm: { top: '#26384c', low: '#7f97a8', light: '#fff6cc', field: '#1c2b3b', ground: '#131e29' },
  noon: { top: '#8c6d2c', low: '#f0d896', light: '#fffbe2', field: '#5d4213', ground: '#3a290b' },
  sunrise: { top: '#a4521f', low: '#f6cf7c', light: '#fff2c0', field: '#6d2f10', ground: '#431c08' },
  meadow: { top: '#7c8a4a', low: '#f1e2a4', light: '#fffce8', field: '#54602c', ground: '#353c18' },
  parchment: { top: '#8a6a44', low: '#e6cfa0', light: '#fff6dc', field: '#5d4226', ground: '#3b2815' },
  ivoryhall: { top: '#6d6458', low: '#e2d8c3', light: '#ffffff', field: '#4c453b', ground: '#2d2821' },
  heath: { top: '#6a5a35', low: '#c2ae74', light: '#f8ecc0', field: '#4b3f22', ground: '#2b2412' },
  moor: { top: '#3b4547', low: '#8d9a8e', light: '#eaf2dc', field: '#2a3234', ground: '#191f20' },
  cave: { top: '#2b2018', low: '#7a5434', light: '#ffd79a', field: '#1f160f', ground: '#140d08' },
  velvet: { top: '#3c1420', low: '#8f4a3a', light: '#ffe0b0', field: '#2a0c17', ground: '#1a070e' },
  banner: { top: '#5e1618', low: '#b3543a', light: '#ffe6b8', field: '#430e11', ground: '#2a0a0a' },
};

// Where the light falls, the body, the side in shadow.
const PAINTS: Record<Paint, readonly [string, string, string]> = {
  leaf: ['#f0fbc4', '#9ccc5c', '#4a7d2c'],
  bark: ['#f3d9b0', '#b07a45', '#633c1b'],
  rose: ['#ffe6ea', '#f09aab', '#a8465f'],
  gold: ['#fff6c8', '#f0c04a', '#a8701a'],
  silver: ['#ffffff', '#cdd6e4', '#7c88a0'],
  ivory: ['#fffef5', '#efe2c2', '#ac946a'],
  slate: ['#e6e2f0', '#958ca8', '#4c4460'],
  violet: ['#f4e4ff', '#b98bf0', '#6a3bb0'],
  ember: ['#fff0b8', '#ff9a4a', '#c23c14'],
  blood: ['#ffd6c4', '#d8503c', '#7d1a14'],
  ice: ['#ffffff', '#c3e9f7', '#5c9fc4'],
  steel: ['#f6fafc', '#a9bac6', '#56697a'],
};

const WEAVES: Record<Weave, readonly [number, number, string]> = {
  leaves: [44, 40, 'M8 6c6 0 9 3 9 9-6 0-9-3-9-9zM30 24c0 5-3 8-8 8 0-5 3-8 8-8z'],
  rays: [200, 170, ''],
  weave: [16, 16, 'M0 0h8v2H0zM8 8h8v2H8zM4 4h2v8H4zM12 12h2v4h-2zM12 0h2v4h-2z'],
  stars: [
    61,
    53,
    `M9 7l.8 3.200 3.200.8-3.200.8-.8 3.200-.8-3.200L5 11l3.200-.8zM44 30l.6 2.400 2.400.6-2.400.6-.6
      2.400-.6-2.400-2.400-.6 2.400-.6zM30 8a.8.8 0 1 0 .1 0M18 40a.8.8 0 1 0 .1 0`,
  ],
  embers: [
    43,
    51,
    `M7 12l1.200 3.500L7 19l-1.200-3.500zM28 4l.9 2.600-.9 2.600-.9-2.600zM36 32l1.400 4-1.400 4-1.400-4zM16 40l.8
      2.200-.8 2.200-.8-2.200z`,
  ],
  runes: [
    60,
    44,
    `M8 6h1.500v14H8zM9.500 6l6 5-.8 1-5.200-4.200zM36 22h1.500v14H36zM37.500 29l6-5 .8 1-6.800 6zM52 6h1.500v10H52z
      M49 9l8 3-.5 1.300-8-3z`,
  ],
  flakes: [47, 41, 'M8 8a1.600 1.600 0 1 0 .1 0M31 4a1 1 0 1 0 .1 0M41 23a2 2 0 1 0 .1 0M17 31a1.200 1.200 0 1 0 .1 0'],
};

// What the emblem stands on, from its upper edge down.
const GROUNDS: Record<Ground, string> = {
  ferns: 'M0 150q6-18 14-2q4-22 14-2q8-14 14 2h24q4-10 9 0h50q5-12 10 0h20q6-20 14-2q4-16 12 0q6-10 19 0V170H0Z',
  pines: 'M0 152l8-4 9-26 9 26 7-18 7 20h14l6-14 6 14h72l7-22 8 22 6-34 10 34 7-20 8 20 17 2V170H0Z',
  hills: 'M0 148Q38 126 84 144T156 138T200 144V170H0Z',
  roots: 'M0 150q20-10 34-2q10-18 20-4q8 8 22 4q18-10 44 2q14-16 26-4q16 10 30-2q14-4 24 6V170H0Z',
  thorns:
    'M0 150Q30 138 44 144L50 122L56 145Q80 150 96 148L100 132L106 149Q130 152 146 144L154 118L160 143Q184 140 200 148V170H0Z',
  ruins:
    'M0 148H16V130H24V136H30V126H38V148H58V140H66V148H138V138H146V122H154V130H160V116H170V148H184V134H192V142H200V170H0Z',
  crags: 'M0 148l14-22 10 12 12-26 14 34 12-8 10 10h56l12-14 10 8 14-28 12 26 12-16 12 22V170H0Z',
  wall: 'M0 134h14v8h10v-8h14v8h10v-8h14v8h76v-8h14v8h10v-8h14v8h10v-8h14V170H0Z',
  flames: `M0 152q8-5 9-22q12 10 13 23q6-8 5-26q15 12 16 28q7-7 6-16q11 7 13 17h66q7-6 6-16q12 7 13 17q7-8 6-28q15 12 16 28
      q6-8 6-21q11 9 13 18q6-5 7-12V170H0Z`,
  peaks: 'M0 150L26 116l14 18 18-30 26 42 12-8h24l14-14 16 16 22-40 28 50V170H0Z',
  waves: 'M0 144q12-8 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V170H0Z',
  towers: 'M0 150h12v-34h4v5h5v-5h5v5h5v-5h4v34h30v-8h70v8h22v-44h4v5h6v-5h6v5h6v-5h4v44h17V170H0Z',
  dunes: 'M0 152Q52 130 108 150Q150 130 200 146V170H0Z',
  reeds: 'M0 154l5-22 3 21 6-34 4 33 7-18 3 18 8-10 4 10h114l6-14 4 14 6-30 4 29 8-38 4 37 6-20 4 21 4-12V170H0Z',
};

function wreath(color: string): string {
  let leaves = '';
  for (let i = 0; i < 22; i += 1) {
    const angle = (i * 360) / 22;
    leaves += `<path d="M0-66q7-6 14-3-4 8-14 3z" transform="rotate(${round(angle)})"/>`;
  }
  return `<g transform="translate(100 80)" fill="${color}" opacity=".9">${leaves}</g>`;
}

/** What is carved behind the emblem. */
function field(kind: Field, p: Country): string {
  const edge = `fill="${p.field}" fill-opacity=".78" stroke="${p.light}" stroke-opacity=".65" stroke-width="2"`;
  const stitch = `fill="none" stroke="${p.light}" stroke-opacity=".55" stroke-width="1" stroke-dasharray="3 3"`;
  const twice = (outer: string, inner: string): string => `<path d="${outer}" ${edge}/><path d="${inner}" ${stitch}/>`;
  switch (kind) {
    case 'roundel':
      return `<circle cx="100" cy="80" r="66" ${edge}/><circle cx="100" cy="80" r="60" ${stitch}/>`;
    case 'shield':
      return twice('M38 14H162V78Q162 128 100 156Q38 128 38 78Z', 'M45 21H155V78Q155 122 100 148Q45 122 45 78Z');
    case 'gonfalon':
      return twice('M42 6H158V138L129 122L100 144L71 122L42 138Z', 'M49 13H151V126L129 114L100 134L71 114L49 126Z');
    case 'pennon':
      return twice('M14 22L190 40L150 80L190 118L14 136Z', 'M22 31L172 46L140 80L172 112L22 127Z');
    case 'lozenge':
      return twice('M100 2L176 80L100 158L24 80Z', 'M100 12L166 80L100 148L34 80Z');
    case 'arch':
      return twice('M40 170V76Q40 18 100 6Q160 18 160 76V170Z', 'M48 170V78Q48 26 100 15Q152 26 152 78V170Z');
    case 'wreath':
      return `<circle cx="100" cy="80" r="58" fill="${p.field}" fill-opacity=".6"/>${wreath(p.light)}`;
    case 'none':
      return '';
  }
}

function rays(color: string): string {
  let d = '';
  for (let i = 0; i < 18; i += 1) {
    const angle = (i * 2 * Math.PI) / 18;
    const at = (a: number, r: number): string => `${round(40 + Math.cos(a) * r)} ${round(10 + Math.sin(a) * r)}`;
    d += `M40 10L${at(angle - 0.07, 240)}L${at(angle + 0.07, 240)}Z`;
  }
  return `<path d="${d}" fill="${color}" opacity=".2"/>`;
}

/** An emblem carved in relief: its shadow, its dark edge, its painted body, the light on its rim. */
function emblem(id: string, x: number, y: number, size: number, ink: string): string {
  const moved = (dx: number, dy: number): string => place(x + dx, y + dy, size);
  return (
    `<use href="#${id}" transform="${moved(3.5, 5)}" fill="#000" stroke="#000" stroke-width="26" stroke-linejoin="round" opacity=".34"/>` +
    `<use href="#${id}" transform="${moved(0, 0)}" fill="${ink}" stroke="${ink}" stroke-width="28" stroke-linejoin="round"/>` +
    `<use href="#${id}" transform="${moved(-0.9, -1.2)}" fill="#fff" opacity=".75"/>` +
    `<use href="#${id}" transform="${moved(0, 0)}" fill="url(#${id}p)"/>`
  );
}

function paints(id: string, paint: Paint): string {
  const [lit, body, shade] = PAINTS[paint];
  return `<linearGradient id="${id}p" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${lit}"/><stop offset=".45"
    stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
}

/** The whole picture. */
export function compose(c: Composition, emblems: Emblems): string {
  const p = PALETTES[c.palette];
  const [ww, wh, motif] = WEAVES[c.weave];
  const all = `M0 0H${WIDTH}V${HEIGHT}H0Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">` +
    '<defs>' +
    `<linearGradient id="b" x2="0" y2="1"><stop stop-color="${p.top}"/><stop offset=".86" stop-color="${p.low}"/></linearGradient>` +
    `<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="46" cy="18" r="170"><stop stop-color="${p.light}"
      stop-opacity=".62"/><stop offset=".55" stop-color="${p.light}" stop-opacity=".12"/><stop offset="1"
      stop-color="${p.light}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="96" cy="76" r="136"><stop offset=".6"
      stop-color="${p.ground}" stop-opacity="0"/><stop offset="1" stop-color="${p.ground}" stop-opacity=".7"/>
      </radialGradient>` +
    (motif
      ? `<pattern id="t" width="${ww}" height="${wh}" patternUnits="userSpaceOnUse"><path d="${motif}"
        fill="${p.light}" opacity=".3"/></pattern>`
      : '') +
    emblemDefs(c.main, c.with, emblems, (id, i) => paints(id, i < 0 ? c.paint : c.tint)) +
    '</defs>' +
    `<path fill="url(#b)" d="${all}"/>` +
    (motif ? `<path fill="url(#t)" d="${all}"/>` : rays(p.light)) +
    `<path fill="url(#s)" d="${all}"/>` +
    `<path d="${GROUNDS[c.ground]}" transform="translate(0 -16)" fill="${p.field}" opacity=".5"/>` +
    field(c.field, p) +
    `<path d="${GROUNDS[c.ground]}" fill="${p.ground}" stroke="${p.light}" stroke-width="1" stroke-opacity=".45"/>` +
    emblem('m', 100, 78, 112, p.ground) +
    c.with.map((_, i) => emblem(`c${i}`, 160 - 120 * i, 130, 46, p.ground)).join('') +
    `<path fill="url(#v)" d="${all}"/>` +
    '</svg>\n'
  );
}
