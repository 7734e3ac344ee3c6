/** My turn while I look elsewhere: title, icon, badge, sound, notification. */
import { t } from './i18n';
import { prefs, set } from './prefs.svelte';
import { play } from './sound';
import { toast } from './toast.svelte';

let shown = false;
let base = 'Ludoteka';

function write(): void {
  const turn = t('web-title-turn'); // read in any case: pages that set a title set it anew in another language
  document.title = shown ? `● ${turn} · ${base}` : base;
  document.querySelector<HTMLLinkElement>('#icon')?.setAttribute('href', shown ? '/icon-turn.svg' : '/icon.svg');
}

export function title(text: string): void {
  base = text ? `${text} · Ludoteka` : 'Ludoteka';
  write();
}

/** Show whether somebody waits for me. */
export function myTurn(mine: boolean): void {
  if (mine === shown) return;
  shown = mine;
  write();
  const badge = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

/** It has just become my turn. */
export function callMe(text: string, address: string): void {
  play('turn');
  if (!prefs.notify || document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notification = new Notification(t('web-title-turn'), { body: text, tag: address, icon: '/icon.svg' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

export async function wantNotifications(wanted: boolean): Promise<void> {
  const granted =
    wanted && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
  set('notify', granted);
  if (wanted && !granted) toast(t('web-notify-denied'), true);
}
