/**
 * Nothing irrevocable by accident: what the game calls weighty is pressed twice in the same place. The first press arms it,
 * the second takes it; the next question or Escape lets go of it. It can be switched off in the settings.
 */
import type { QuestionInfo } from '../protocol';
import { prefs } from './prefs.svelte';

class Deliberate {
  /** The text of the option that will be taken if it is pressed again. */
  armed = $state('');
  private question: QuestionInfo | null = null;
  private finger = false; // the last press was a tap
  private decided = false;

  /** Another question. */
  ask(question: QuestionInfo | null): void {
    if (question?.number !== this.question?.number || question?.kind !== this.question?.kind) this.armed = '';
    this.question = question;
  }

  /** Whether a press only arms the option. `read`: what is tapped was opened and read before. */
  holds(text: string, read = false): boolean {
    const weight = this.question?.options.find((option) => option.text === text)?.weight;
    const asks =
      !this.decided && prefs.confirm && (weight === 'always' || (weight === 'touch' && this.finger && !read));
    const held = asks && this.armed !== text;
    this.armed = held ? text : '';
    return held;
  }

  /** Do what was held as often as it must be. */
  decide(run: () => void): void {
    this.decided = true;
    run();
    this.decided = false;
  }

  rest(): void {
    this.armed = '';
  }

  readonly notice = (event: Event): void => {
    this.finger = event instanceof PointerEvent && event.pointerType !== 'mouse';
  };
}

export const deliberate = new Deliberate();
