/** A leader who is infected, and the last round. */
import { t } from '../../lib/i18n';
import { eventParts } from '../../lib/prose';
import type { GameClient } from '../types';

const REASONS = 3; // sentences before it that tell why

export const moments: NonNullable<GameClient['moments']> = (log, from, telling) =>
  log.slice(from).flatMap((entry, i) => {
    const { kind } = entry.event;
    if (kind !== 'infected' && kind !== 'ending') return [];
    const told = log
      .slice(0, from + i + 1)
      .filter(({ number }) => number === entry.number)
      .slice(-REASONS);
    return [
      {
        kind: String(kind),
        title: t(kind === 'infected' ? 'etherstone-score-infection' : 'etherstone-board-last-round'),
        sign: kind === 'infected' ? 'infected' : 'end',
        parts: told.map((one) => eventParts(one, telling) ?? []),
        waits: false,
      },
    ];
  });
