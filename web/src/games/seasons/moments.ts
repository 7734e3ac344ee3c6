/** A year and a season that begin. */
import { t } from '../../lib/i18n';
import { eventParts } from '../../lib/prose';
import type { GameClient } from '../types';
import type { Round } from './shown';

export const moments: NonNullable<GameClient['moments']> = (log, from, telling) =>
  log.slice(from).flatMap((entry, i) => {
    if (entry.event.kind !== 'round') return [];
    const earlier = log.slice(0, from + i);
    const last = earlier.findLastIndex((one) => one.event.kind === 'round');
    if (last < 0) return [];
    const [before, now] = [earlier[last]!.event as Round, entry.event as Round];
    const year = now.year !== before.year;
    if (!year && now.season === before.season) return [];
    // why: what moved the marker, and what it brought
    const why = log
      .slice(last + 1, from + i + 1)
      .filter(({ event }) => ['season-moved', 'archive-opened', 'round'].includes(String(event.kind)));
    return [
      {
        kind: year ? 'year' : 'season',
        title: year
          ? t('seasons-label-year', { year: t('seasons-year', { year: now.year }) })
          : t(`seasons-season-${now.season}`),
        sign: `wheel/${now.season}`,
        parts: why.map((one) => eventParts(one, telling) ?? []),
        waits: year,
      },
    ];
  });
