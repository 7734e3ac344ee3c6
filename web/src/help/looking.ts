/** What of a board somebody points at: the nearest thing that has a name in the game's table, or that is a card. */
import type { Help } from '../rules/shown';
import { lookUp } from './help';

export interface Found {
  node: HTMLElement;
  /** its name in the table */
  topic: string;
  card: string;
  /** the signs on it, that which is pointed at first */
  signs: string[];
  /** what it says of itself here and now */
  now: string;
  /** what the engine calls it, where it cannot be used */
  thing: string;
}

const NAMED = '[data-help], [data-topic], [data-card], [data-asks]';
const MOST_SIGNS = 5;
const FINGER = 16; // px that it may miss a thing by

/** What lies on a card is told with the card. */
function within(node: Element): boolean {
  return node.parentElement?.closest('[data-card]') != null;
}

function nameOf(node: HTMLElement): string {
  return node.dataset.help ?? node.dataset.topic ?? '';
}

/** All that can be explained within an element. */
export function things(root: ParentNode, help: Help): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(NAMED)].filter(
    (node) => !within(node) && (node.dataset.card ?? node.dataset.asks ?? lookUp(help, 'topics', nameOf(node))),
  );
}

/** What a finger meant that met nothing: the nearest thing within an element. */
export function foundNear(root: ParentNode, x: number, y: number, help: Help): Found | null {
  let least = FINGER;
  let nearest: HTMLElement | null = null;
  for (const node of things(root, help)) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away < least) [least, nearest] = [away, node];
  }
  return foundAt(nearest, help);
}

export function foundAt(at: Element | null, help: Help): Found | null {
  let node = at?.closest<HTMLElement>('[data-card]') ?? at?.closest<HTMLElement>(NAMED) ?? null;
  while (node && !(node.dataset.card ?? node.dataset.asks ?? lookUp(help, 'topics', nameOf(node))))
    node = node.parentElement?.closest<HTMLElement>(NAMED) ?? null;
  if (!node) return null;
  const own = at?.closest<HTMLElement>('[data-sign]');
  const all = [own && node.contains(own) ? own : null, ...node.querySelectorAll<HTMLElement>('[data-sign]')];
  const part = at?.closest<HTMLElement>('[data-now]');
  const signs = [...new Set(all.map((one) => one?.dataset.sign ?? ''))].filter((one) => lookUp(help, 'signs', one));
  return {
    node,
    topic: nameOf(node),
    card: node.dataset.card ?? '',
    // a whole region has too many of them to be about one
    signs: signs.slice(0, node.dataset.topic && signs.length > MOST_SIGNS ? (own ? 1 : 0) : MOST_SIGNS),
    now: (part && part !== node && node.contains(part) && !within(part) && part.dataset.now) || saysNow(node),
    thing: whyAt(node),
  };
}

/** What it is called for those who do not see it tells how it stands: `Reserve 3/7: fire, air`. */
function saysNow(node: HTMLElement): string {
  if (node.dataset.card !== undefined || node.dataset.asks !== undefined) return '';
  if (node.dataset.now) return node.dataset.now;
  const whole = node.querySelector<HTMLElement>(':scope > [data-now]:only-child');
  if (whole?.dataset.now) return whole.dataset.now;
  const inner = node.querySelectorAll('[role="img"][aria-label]');
  const label = node.ariaLabel ?? node.getAttribute('title') ?? node.dataset.title ?? '';
  const only = inner.length === 1 ? inner[0]!.getAttribute('aria-label')! : '';
  return only.length > label.length ? only : label;
}

function whyAt(node: HTMLElement): string {
  const asked =
    node.closest<HTMLElement>('[data-why]') ?? node.querySelector<HTMLElement>(':scope > [data-why]:only-child');
  return asked?.dataset.why ?? '';
}
