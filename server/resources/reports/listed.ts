import type { Decision } from '../../../contract/reports';
import { ACTION_OF } from '../../../contract/reports';
import type { CaseOrder } from '../../../contract/wire/paging';

/** The decisions as the store has them. */
export const ACTION = { open: 0, ...ACTION_OF } as const;

/** What orders cases: a column, and the first word of the names of the lists that are counted by it. */
export const CASE_ORDERS = {
  time: { at: 'newest_at', list: 'case' },
  weight: { at: 'weighs_from', list: 'weight' },
} as const;
export type OrderedBy = keyof typeof CASE_ORDERS;
export type CaseMoment = (typeof CASE_ORDERS)[OrderedBy]['at'];
type CaseList = (typeof CASE_ORDERS)[OrderedBy]['list'];

/** What a caller's order comes down to: by what, and in which direction: the heaviest has the earliest moment. */
export const orderOf = ({ sort }: { readonly sort?: CaseOrder | undefined }) =>
  sort === 'weight' ? ({ by: 'weight', sort: 'time' } as const) : ({ by: 'time', sort } as const);

/** The counted list of a filter (store/migrations/0002_lists.ts, 0017_assignments.ts, 0033_case_weight.ts). */
export const listed = (list: 'report' | CaseList | `${CaseList}:of:${number}`, decision: Decision | undefined) =>
  decision === undefined ? list : `${list}:${ACTION[decision]}`;
