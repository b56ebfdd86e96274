import type { Kind } from '../../commands/core/rows';
import { t, textOr } from '.';

/** How many rows of a kind, by what they are called; rows, where they have no name. */
export const countedRows = (kind: Kind | null | undefined, count: number): string =>
  textOr(kind === 'report' ? 'screens.reports.cases' : `grid.counted.${kind}`, t('palette.rows', { count }), { count });
