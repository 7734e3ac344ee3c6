/**
 * The drawn map of Farrun. The Lands are sectors of three rings around the Central Castle; a gentle warp of the whole
 * plane turns their straight borders into coasts and hedges, so neighbours keep sharing one line.
 */

import { mapFor } from './catalogue';
import type { LandKind } from './shown';

/** A point in map units: the Central Castle has radius 1, each ring is 1 wide. */
export interface Point {
  x: number;
  y: number;
}

export interface LandShape {
  name: string;
  kind: LandKind;
  /** The seat in whose sector it lies; borders belong to the one before, the centre to nobody. */
  sector: number;
  path: string;
  /** Where its building and chip stand. */
  at: Point;
  /** How wide it is there, for what is drawn on it. */
  room: number;
}

export interface MapShape {
  lands: LandShape[];
  byName: ReadonlyMap<string, LandShape>;
  /** x, y, width, height of all of it. */
  box: [number, number, number, number];
  coast: string;
}

interface Sector {
  r0: number;
  r1: number;
  a0: number;
  a1: number;
}

/** Where a Land lies: rings and angles, the latter as shares of half a sector from its seat's axis. */
function sectorOf(name: string, sectors: number): Sector {
  if (name === 'C') return { r0: 0, r1: 1, a0: 0, a1: 360 };
  const half = 180 / sectors;
  const axis = Number(name[1]) * 2 * half;
  const between = (r0: number, r1: number, from: number, to: number): Sector => ({
    r0,
    r1,
    a0: axis + from * half,
    a1: axis + to * half,
  });
  const side = name[2];
  switch (name[0]) {
    case 'K':
      return between(3, 4, -0.3, 0.3);
    case 'F':
      return side === 'n' ? between(3, 4, 0.3, 0.75) : between(3, 4, -0.75, -0.3);
    case 'B':
      return between(3, 4, 0.75, 1.25);
    case 'M':
      return side === 'n' ? between(2, 3, 0.5, 1) : side === 'p' ? between(2, 3, -1, -0.5) : between(2, 3, -0.5, 0.5);
    case 'G':
      return between(1, 2, -0.72, 0.72);
    default:
      return between(1, 2, 0.72, 1.28);
  }
}

/** The warp: a sum of waves, the same at the same place, so shared borders stay shared. */
function warp({ x, y }: Point): Point {
  const dx =
    0.075 * Math.sin(2.3 * y + 0.7 * x + 0.4) +
    0.035 * Math.sin(5.9 * y - 3.1 * x + 1.9) +
    0.018 * Math.sin(13.7 * y + 9.3 * x);
  const dy =
    0.075 * Math.sin(2.1 * x - 0.9 * y + 2.2) +
    0.035 * Math.sin(6.3 * x + 2.7 * y + 0.6) +
    0.018 * Math.sin(12.9 * x - 11.1 * y + 4.0);
  return { x: x + dx, y: y + dy };
}

function polar(r: number, angle: number): Point {
  const a = ((angle - 90) * Math.PI) / 180;
  return { x: r * Math.cos(a), y: r * Math.sin(a) };
}

const STEP = 0.11; // a border bends at least this often, in map units

function along(from: (t: number) => Point, length: number): Point[] {
  const n = Math.max(2, Math.ceil(length / STEP));
  return Array.from({ length: n }, (_, i) => warp(from(i / n)));
}

function outline({ r0, r1, a0, a1 }: Sector, turn: number): Point[] {
  const arc = (r: number, from: number, to: number): Point[] =>
    along((t) => polar(r, turn + from + (to - from) * t), (r * Math.abs(to - from) * Math.PI) / 180);
  if (r0 === 0) return arc(r1, a0, a1);
  const side = (a: number, from: number, to: number): Point[] =>
    along((t) => polar(from + (to - from) * t, turn + a), Math.abs(to - from));
  return [...arc(r1, a0, a1), ...side(a1, r1, r0), ...arc(r0, a1, a0), ...side(a0, r0, r1)];
}

function draw(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
}

const MARGIN = 0.22;

/** The map for a number of players, turned so that the near seat's Castle lies at the bottom. */
export function drawMap(seats: number, near: number): MapShape {
  const sectors = seats === 3 ? 3 : 4;
  // Of the half map the flat side is up, and the near seat is on the left: it is its own mirror image.
  const turn = seats === 2 ? 135 : 180 - (near * 360) / sectors;
  const mirror = seats === 2 && near === 0 ? -1 : 1;
  const all: Point[] = [];
  const lands = Object.entries(mapFor(seats).lands).map(([name, { kind }]): LandShape => {
    const sector = sectorOf(name, sectors);
    const points = outline(sector, turn).map(({ x, y }) => ({ x: x * mirror, y }));
    all.push(...points);
    const middle = polar((sector.r0 + sector.r1) / 2, turn + (sector.a0 + sector.a1) / 2);
    const { x, y } = name === 'C' ? { x: 0, y: 0 } : warp(middle);
    const width = (((sector.r0 + sector.r1) / 2) * (sector.a1 - sector.a0) * Math.PI) / 180;
    return {
      name,
      kind,
      sector: name === 'C' ? -1 : Number(name[1]),
      path: draw(points),
      at: { x: x * mirror, y },
      room: Math.min(name === 'C' ? 1.7 : width, 1.6),
    };
  });
  const xs = all.map((point) => point.x);
  const ys = all.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    lands,
    byName: new Map(lands.map((land) => [land.name, land])),
    box: [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top],
    coast: lands.map((land) => land.path).join(''),
  };
}
