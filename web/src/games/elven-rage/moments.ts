/** A people that is out. How a battle ended is shown on its own stage. */
import { t } from '../../lib/i18n';
import { eventParts } from '../../lib/prose';
import type { GameClient } from '../types';
import { parting } from './logic';

export const moments: NonNullable<GameClient['moments']> = (log, from, telling) =>
  log.slice(from).flatMap(({ event }, i) => {
    if (event.kind !== 'eliminated') return [];
    const told = parting(log.slice(0, from + i + 1), Number(event.seat));
    return [
      {
        kind: 'out',
        title: t('elven-rage-board-out'),
        sign: 'castle',
        parts: told.map((entry) => eventParts(entry, telling) ?? []),
        waits: true,
      },
    ];
  });
