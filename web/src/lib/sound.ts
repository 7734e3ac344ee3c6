/** A handful of soft sounds, made by WebAudio when first needed. */
import { prefs } from './prefs.svelte';

type Name = 'turn' | 'move' | 'card' | 'dice' | 'chat' | 'end';

/** Notes of a sound: frequency, start, length, loudness. */
const SOUNDS: Record<Name, [number, number, number, number][]> = {
  turn: [
    [523.25, 0, 0.5, 0.16],
    [783.99, 0.13, 0.7, 0.14],
  ],
  move: [[392, 0, 0.16, 0.05]],
  card: [
    [293.66, 0, 0.18, 0.07],
    [440, 0.05, 0.16, 0.05],
  ],
  dice: [
    [180, 0, 0.06, 0.12],
    [240, 0.07, 0.05, 0.1],
    [205, 0.13, 0.05, 0.08],
  ],
  chat: [[659.25, 0, 0.2, 0.06]],
  end: [
    [392, 0, 0.7, 0.12],
    [523.25, 0.16, 0.8, 0.12],
    [659.25, 0.32, 1.1, 0.12],
  ],
};

const LATE = 500; // ms after which a sound would tell of something that is past

let context: AudioContext | null = null;
let sounding = 0;

export function play(name: Name): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return; // no sound before the first click: the browser's rule
  context ??= new AudioContext();
  if (context.state === 'running') return sound(context, name);
  const woken = context;
  const asked = performance.now();
  woken.resume().then(
    () => performance.now() - asked < LATE && sound(woken, name),
    () => undefined,
  );
}

function sound(context: AudioContext, name: Name): void {
  for (const [frequency, start, length, loudness] of SOUNDS[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    sounding += 1;
    tone.onended = () => {
      sounding -= 1;
      if (sounding) return;
      // silence is computed too, and costs as much
      void context.suspend().then(() => (sounding ? context.resume() : undefined));
    };
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
