import type { Decision } from '../../../contract/reports';
import { ACTION_OF } from '../../../contract/reports';

/** The decisions as the store has them. */
export const ACTION = { open: 0, ...ACTION_OF } as const;

/** The counted list of a filter (store/migrations/0002_lists.ts, 0017_assignments.ts). */
export const listed = (list: 'report' | 'case' | `case:of:${number}`, decision: Decision | undefined) =>
  decision === undefined ? list : `${list}:${ACTION[decision]}`;
