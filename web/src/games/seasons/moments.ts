/** A year and a season that begin. */
import { t } from '../../lib/i18n';
import { eventParts } from '../../lib/prose';
import type { GameClient } from '../types';
import type { Round } from './shown';
import { words } from './words';

export const moments: NonNullable<GameClient['moments']> = (log, from, telling) =>
  log.slice(from).flatMap((entry, i) => {
    if (entry.event.kind !== 'round') return [];
    const earlier = log.slice(0, from + i);
    const last = earlier.findLastIndex((one) => one.event.kind === 'round');
    if (last < 0) return [];
    const season = (at: Round): unknown => words.tell(at, [])?.season;
    const [before, now] = [earlier[last]!.event as Round, entry.event as Round];
    const year = now.year !== before.year;
    if (!year && season(now) === season(before)) return [];
    // why: what moved the marker, and what it brought
    const why = log
      .slice(last + 1, from + i + 1)
      .map((one, k) => ({ one, at: last + 1 + k }))
      .filter(({ one }) => ['season-moved', 'archive-opened', 'round'].includes(String(one.event.kind)));
    return [
      {
        kind: year ? 'year' : 'season',
        title: year
          ? t('seasons-label-year', { year: t('seasons-year', { year: now.year }) })
          : t(`seasons-season-${String(season(now))}`),
        parts: why.map(({ one, at }) => eventParts(one, telling, log.slice(0, at)) ?? []),
        waits: year,
      },
    ];
  });
