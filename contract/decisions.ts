import * as z from 'zod/mini';

/** What was decided on a report, in the order of the wire's numbers 0 to 3 (docs/specification.md section 3). */
export const DECISIONS = ['open', 'ignored', 'deleted', 'blocked'] as const;
export type Decision = (typeof DECISIONS)[number];
/** The decisions that processreport can make. */
export const ACTION_OF = { ignored: 1, deleted: 2, blocked: 3 } as const;

export const DecisionNumber = z.codec(z.literal([0, 1, 2, 3]), z.enum(DECISIONS), {
  decode: (number) => DECISIONS[number],
  encode: (decision) => DECISIONS.indexOf(decision) as 0 | 1 | 2 | 3,
});
/** The same as a query parameter. */
export const DecisionInString = z.codec(z.enum(['0', '1', '2', '3']), z.enum(DECISIONS), {
  decode: (text) => DECISIONS[Number(text) as 0 | 1 | 2 | 3],
  encode: (decision) => String(DECISIONS.indexOf(decision)) as '0' | '1' | '2' | '3',
});

/** Who has decided a report, of the staff. */
export const Decider = z.object({ uid: z.int(), display_name: z.string() });
