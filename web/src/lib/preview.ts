/** What an option would do, as the engine tells it beforehand. */

import type { OptionPreview } from '../protocol';
import { t } from './i18n';
import { eventParts, plain, type Telling } from './prose';

/** A view as the changes of a preview would leave it; what stays the same is shared. */
export function patched<View extends object>(view: View, changes: OptionPreview['changes']): View {
  let found: unknown = view;
  for (const [path, , after] of changes) found = put(found, path, after);
  return found as View;
}

function put(into: unknown, [step, ...rest]: readonly (number | string)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(into) ? [...(into as unknown[])] : { ...(into as object) }) as Record<
    number | string,
    unknown
  >;
  copy[step] = put(copy[step], rest, value);
  return copy;
}

/** One line about it: what the log would say. Empty where there is nothing to say. */
export function foretold(preview: OptionPreview, telling: Telling): string {
  if (preview.outlook === 'open' || preview.outlook === 'end') return t(`web-preview-${preview.outlook}`);
  const lines = preview.events.map((event) => plain(eventParts({ event }, telling) ?? [])).filter(Boolean);
  if (lines.length === 0) return '';
  return preview.outlook === 'unanswered'
    ? t('web-preview-unanswered', { what: lines.join(' · ') })
    : lines.join(' · ');
}
