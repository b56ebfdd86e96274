import * as z from 'zod/mini';
import { SETTLED, SecondOpinion } from './caseDesk';
import { Id } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

export const OPINION_MAX = 2000;

/** How a case is marked now; also what `data` of a refusal says where somebody else has marked it. */
export const CaseOpinion = z.object({ caseId: Id, secondOpinion: z.nullable(SecondOpinion) });
export type CaseOpinion = z.output<typeof CaseOpinion>;

export const ask = endpoint({
  method: 'PUT',
  path: '/report/secondopinion',
  permission: 'REPORT_VIEW',
  query: { idcase: Id },
  body: z.object({
    /** What the one who asks would decide; absent where they do not know. */
    proposes: z.optional(z.enum(SETTLED)),
    text: z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(OPINION_MAX)),
  }),
  data: CaseOpinion,
  errors: [Code.notFound, Code.alreadyExists, Code.taskEnded],
  extension: 'cases.opinion',
  summary:
    'Marks an open case for another pair of eyes, with the opinion of the first, which the same person may write anew; 305 where somebody else has marked it, 313 once it is decided.',
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/report/secondopinion',
  permission: 'REPORT_VIEW',
  query: { idcase: Id },
  data: CaseOpinion,
  errors: [Code.notFound],
  extension: 'cases.opinion',
  summary: "Takes one's own mark off a case; 308 for that of somebody else.",
});
