import type { ImportState, TempleImport } from '../../../contract/temples/imports';
import type { BadgeOf, Tone } from '../../grid/columns';
import { t } from '../../i18n';
import { format } from '../../i18n/format';

/** What a state of an imported row means, repeated by its colour. */
export const TONES: Readonly<Record<ImportState, Tone>> = {
  created: 'good',
  updated: 'good',
  duplicate: 'fact',
  refused: 'bad',
  conflict: 'bad',
  unreadable: 'bad',
  leftOut: 'fact',
  removed: 'fact',
  restored: 'fact',
  changed: 'warn',
  gone: 'fact',
};

/** The rows of the file of which nothing was sent: those that could not be imported, which somebody may have to mend, and duplicates. */
export function notSent({ refused, leftOut }: Pick<TempleImport, 'refused' | 'leftOut'>): readonly BadgeOf[] {
  const counted = [
    { count: refused, state: t('screens.templeImport.verdicts.refused'), tone: 'bad' },
    { count: leftOut, state: t('run.state.skipped'), tone: 'fact' },
  ] as const;
  return counted
    .filter(({ count }) => count > 0)
    .map(({ count, state, tone }) => ({ text: 'run.counted', tone, params: { state, number: format.number(count) } }));
}
