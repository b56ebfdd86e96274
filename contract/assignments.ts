import * as z from 'zod/mini';
import { Colleague } from './caseDesk';
import { Id } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/** A user's id as a query parameter, empty for nobody. */
const UidOrNobody = z.codec(
  z.string().check(z.regex(/^(?:[1-9]\d{0,8})?$/, 'expected the id of a user, or nothing')),
  z.nullable(z.int()),
  {
    decode: (text) => (text === '' ? null : Number(text)),
    encode: (uid) => (uid === null ? '' : String(uid)),
  },
);

export const assign = endpoint({
  method: 'PUT',
  path: '/report/assign',
  permission: 'REPORT_VIEW',
  query: { idcase: Id, uid: UidOrNobody },
  data: z.object({ caseId: Id, assignee: z.nullable(Colleague) }),
  errors: [Code.notFound, Code.taskEnded],
  extension: 'cases.assign',
  summary:
    'Hands an open case to somebody who may view reports, and tells them; with an empty `uid` to nobody. 313 once it is decided.',
});
