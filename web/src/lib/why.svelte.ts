/**
 * Why something on the table cannot be used. The engine says so when it is asked: whenever a person points at, touches or
 * focuses a thing that has `data-why`, the data the engine knows it by. What it says is shown in the prompt and in the
 * card's large view, and described to screen readers.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Attachment } from 'svelte/attachments';
import { lang, loadLater } from './i18n';
import { MOST_THINGS, type Json } from '../protocol';
import { plain, reasonParts, type Telling } from './prose';

const LOOK_MS = 120; // a pointer that only passes by asks nothing

/** Where nobody plays there is nobody to be asked. */
const nobody = (_things: Json[]): Promise<Json[][] | null> => Promise.resolve(null);

class Why {
  /** What the person looks at and cannot use. */
  told = $state.raw<{ thing: Json; reasons: Json[]; telling: Telling } | null>(null);
  readonly known = new SvelteMap<string, Json[]>(); // in this position
  ask = nobody;
  /** Look at something once more. */
  again: (element: HTMLElement) => void = () => undefined;
  age = 0; // positions forgotten
  private described = new Set<Element>();

  tell(element: Element, thing: string, reasons: Json[], telling: Telling): void {
    this.told = { thing: JSON.parse(thing) as Json, reasons, telling };
    element.setAttribute('aria-description', sentences(reasons, telling));
    this.described.add(element);
  }

  /** Ask about things, unless their reasons are known. */
  async learn(things: readonly string[]): Promise<void> {
    const unknown = things.filter((thing) => !this.known.has(thing)).slice(0, MOST_THINGS);
    if (unknown.length === 0) return;
    const told = await this.ask(unknown.map((thing) => JSON.parse(thing) as Json));
    told?.forEach((reasons, i) => this.known.set(unknown[i]!, reasons));
  }

  /** Nothing is looked at any more. */
  rest(): void {
    this.told = null;
  }

  /** The match went on: whatever was said may be wrong. */
  forget(): void {
    this.rest();
    this.age += 1;
    this.known.clear();
    for (const element of this.described) element.removeAttribute('aria-description');
    this.described.clear();
  }

  /** The reason against it, for the rule behind that. */
  kindAbout(shown: Json): string {
    return this.about(shown) ? String(this.told?.reasons[0]?.kind) : '';
  }

  /** What stands against something that is shown large, if it is what was looked at. */
  about(shown: Json): string {
    const { told } = this;
    return told && Object.entries(shown).every(([key, value]) => told.thing[key] === value)
      ? sentences(told.reasons, told.telling)
      : '';
  }
}

export const why = new Why();

function sentences(reasons: readonly Json[], telling: Telling): string {
  return reasons.map((reason) => `${plain(reasonParts(reason, telling))}.`).join(' ');
}

/** Asks about whatever is looked at within an element. */
export function explains(ask: Why['ask'], telling: () => Telling): Attachment<HTMLElement> {
  return (root) => {
    why.ask = async (things) => {
      const words = ['', telling().game].map((game) => loadLater('reasons', lang.current, game));
      const [reasons] = await Promise.all([ask(things), ...words]);
      return reasons;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: Element | null = null; // focused or clicked: the pointer may leave it

    const thingAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-why]');
    const apart = (event: Event): boolean =>
      (event.target as Element).closest('dialog, [role="dialog"], [data-rule-of]') !== null;

    async function look(element: HTMLElement): Promise<void> {
      const thing = element.dataset.why;
      if (thing === undefined) return; // it can be used meanwhile
      await why.learn([thing]);
      const reasons = why.known.get(thing);
      if (!reasons || element.dataset.why !== thing) return;
      if (reasons.length > 0 && (held === element || element.matches(':hover')))
        why.tell(element, thing, reasons, telling());
    }
    const hold = (event: Event): void => {
      if (apart(event)) return;
      clearTimeout(timer);
      held = thingAt(event);
      if (held) void look(held as HTMLElement);
      else why.rest();
    };
    let last: [HTMLElement | null, string | undefined, number] = [null, undefined, -1];
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || apart(event)) return;
      const element = thingAt(event) ?? (held?.isConnected ? (held as HTMLElement) : null);
      const now: typeof last = [element, element?.dataset.why, why.age];
      if (now.every((one, i) => one === last[i])) return;
      last = now;
      clearTimeout(timer);
      if (element?.dataset.why) timer = setTimeout(() => void look(element), LOOK_MS);
      else why.rest();
    };
    why.again = (element) => {
      held = element;
      void look(element);
    };
    root.addEventListener('focusin', hold);
    root.addEventListener('click', hold);
    root.addEventListener('pointermove', over);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('focusin', hold);
      root.removeEventListener('click', hold);
      root.removeEventListener('pointermove', over);
      why.ask = nobody;
      why.again = () => undefined;
      why.forget();
    };
  };
}
