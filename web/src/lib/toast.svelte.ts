/** Short notes at the edge of the page that go by themselves. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 4500;
let last = 0;
const state = $state<{ all: Toast[] }>({ all: [] });

export const toasts = {
  get all(): Toast[] {
    return state.all;
  },
};

export function dismiss(id: number): void {
  state.all = state.all.filter((toast) => toast.id !== id);
}

export function toast(text: string, bad = false): void {
  last += 1;
  const id = last;
  state.all = [...state.all.filter((one) => one.text !== text).slice(-2), { id, text, bad }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}
