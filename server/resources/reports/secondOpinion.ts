import { type Kysely, sql } from 'kysely';
import type { SecondOpinion } from '../../../contract/caseDesk';
import type { CaseOpinion } from '../../../contract/secondOpinions';
import * as secondOpinions from '../../../contract/secondOpinions';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { opinionOn } from './caseDesk';
import { lockCase, lockedOpenCase } from './locked';
import { noSuchCase } from './rows';

/** Marks cases for another pair of eyes (extension `cases.opinion`). A decision takes the mark off (locked.ts). */
export const secondOpinionResource: readonly ServedCall[] = [
  serve(secondOpinions.ask, async ({ tx, input: { idcase: id, body }, caller, now, audit }) => {
    await lockedOpenCase(tx, id);
    const { secondOpinion: former } = await presentOf(tx, id);
    if (former && former.by.uid !== caller.uid) {
      const data: CaseOpinion = { caseId: id, secondOpinion: former };
      const message = `Case ${id} waits for a second opinion already, which ${former.by.display_name} has asked for`;
      throw new RefusalError(Code.alreadyExists, message, data);
    }
    const said = { proposes: body.proposes ?? null, text: body.text };
    if (former && former.text === said.text && (former.proposes ?? null) === said.proposes)
      return { caseId: id, secondOpinion: former };
    await tx
      .insertInto('case_opinion')
      .values({ case_id: id, uid: caller.uid, at: now, ...said })
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ at: now, ...said }))
      .execute();
    await audit({ command: 'report.askOpinion', kind: 'case', id, before: former && opinionOf(former), after: said });
    return presentOf(tx, id);
  }),

  serve(secondOpinions.withdraw, async ({ tx, input: { idcase: id }, caller, audit }) => {
    await lockCase(tx, id);
    const present = await presentOf(tx, id);
    const { secondOpinion } = present;
    if (!secondOpinion) return present;
    if (secondOpinion.by.uid !== caller.uid)
      throw new RefusalError(
        Code.forbidden,
        `${secondOpinion.by.display_name} has asked for a second opinion on case ${id}`,
      );
    await tx.deleteFrom('case_opinion').where('case_id', '=', id).execute();
    await audit({ command: 'report.withdrawOpinion', kind: 'case', id, before: opinionOf(secondOpinion), after: null });
    return { caseId: id, secondOpinion: null };
  }),
];

const opinionOf = ({ proposes, text }: SecondOpinion) => ({ proposes: proposes ?? null, text });

/** How a case is marked, or 304. */
async function presentOf(tx: Kysely<Schema>, caseId: string): Promise<CaseOpinion> {
  const { rows } = await sql<CaseOpinion>`
    SELECT c.case_id AS "caseId", ${opinionOn('c.case_id')} AS "secondOpinion" FROM report_case c
    WHERE c.case_id = ${caseId}`.execute(tx);
  const [present] = rows;
  if (!present) throw noSuchCase(caseId);
  return present;
}
