/** What the pictures of all games' cards share: their files, and the tools that draw them. */
import { messageName } from '../lib/names';

/** `base:9` -> `base-9.svg`, `ТУ001` -> `tu001.svg` */
export function fileName(id: string): string {
  return `${messageName(id)}.svg`;
}

/** Finds the picture of a card among those that the browser may load, '' where there is none. */
export function finder(files: Record<string, string>): (id: string) => string {
  return (id) => files[`./pictures/${fileName(id)}`] ?? '';
}

/** Looks up an emblem: the inner markup of an icon drawn on 512 × 512. */
export type Emblems = (name: string) => string;

/** Emblems take their paint from where they are used. */
function bare(markup: string): string {
  return markup.replaceAll(' fill="currentColor"', '').replaceAll('fill="currentColor" ', '');
}

export function round(n: number, digits = 1): number {
  return Math.round(n * 10 ** digits) / 10 ** digits;
}

/** Where an emblem of this size stands: its middle is at x, y. */
export function place(x: number, y: number, size: number): string {
  return `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 512, 4)})`;
}

/** The emblems of a picture, to be used as `m` and `c0`, `c1` …, each followed by its paints. */
export function emblemDefs(
  main: string,
  companions: readonly string[],
  emblems: Emblems,
  paints: (id: string, companion: number) => string,
): string {
  return (
    `<g id="m">${bare(emblems(main))}</g>` +
    companions.map((name, i) => `<g id="c${i}">${bare(emblems(name))}</g>${paints(`c${i}`, i)}`).join('') +
    paints('m', -1)
  );
}
