import type { Temple, TempleFields } from '../../contract/temples/calls';
import { late } from '../core/late';
import { fieldsOf } from './fields';
import { isDraft } from './saved';

/** How a temple is created without an idempotency key. Loaded late: no temple is created before the first list works. */
export const making = late(() => import('./made'));

/** What a run on this row makes. A draft was begun before it was sent. */
export const makingOf = (row: Temple, fields: TempleFields) => ({
  run: `${row.templeId} ${row.createdAt ?? ''}`,
  fields: fieldsOf(fields),
  isAwaited: true,
  ...(isDraft(row) && row.createdAt !== undefined ? { since: row.createdAt } : {}),
});
