import { type Kysely, sql } from 'kysely';
import * as policies from '../../contract/policies';
import { policyLine } from '../../contract/policies';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import { type ServedCall, serve } from '../http/serve';
import type { Schema } from '../store/schema';

/** As many as a case names of its reports. */
const CASE_REPORTS_MAX = 200;

/** What decisions can rest on (extension `policies`). They are few, and changed once in a while, as a whole. */
export const policiesResource: readonly ServedCall[] = [
  serve(policies.list, ({ tx }) => listed(tx)),

  serve(policies.save, async ({ tx, input: { body }, audit }) => {
    const { policies: lines, replaces } = body;
    if (new Set(lines.map(({ name }) => name)).size < lines.length)
      throw new RefusalError(Code.malformed, 'Two policies have one name', {
        issues: [{ path: 'body.policies', message: 'Each name stands once' }],
      });
    // Two who save at once would each take the other's for those that were there before.
    await sql`LOCK TABLE policy IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const before = await listed(tx);
    if (replaces && replaces.map(policyLine).join('\n') !== before.map(policyLine).join('\n'))
      throw new RefusalError(Code.changedMeanwhile, 'The policies have been changed meanwhile', before);
    await tx.updateTable('policy').set({ place: null }).where('place', 'is not', null).execute();
    if (lines.length > 0)
      await tx
        .insertInto('policy')
        .values(lines.map((line, place) => ({ ...line, place })))
        .onConflict((taken) =>
          taken
            .column('name')
            .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), place: eb.ref('excluded.place') })),
        )
        .execute();
    const after = await listed(tx);
    await audit({
      command: 'policy.edit',
      kind: 'policy',
      id: 'policies',
      before: { policies: before.map(policyLine) },
      after: { policies: after.map(policyLine) },
    });
    return after;
  }),

  serve(policies.ofCase, async ({ tx, input }) => {
    const rows = await tx
      .selectFrom('report as r')
      .innerJoin('policy as p', 'p.policy_id', 'r.policy_id')
      .select(['r.report_id', 'p.policy_id', 'p.name', 'p.text'])
      .where('r.case_id', '=', input.idcase)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.report_id', 'desc')
      .limit(CASE_REPORTS_MAX)
      .execute();
    return rows.map(({ report_id, ...row }) => ({ reportId: report_id, policy: asPolicy(row) }));
  }),
];

const listed = async (tx: Kysely<Schema>) =>
  (
    await tx
      .selectFrom('policy')
      .select(['policy_id', 'name', 'text'])
      .where('place', 'is not', null)
      .orderBy('place')
      .execute()
  ).map(asPolicy);

const asPolicy = ({ policy_id, name, text }: { policy_id: number; name: string; text: string }): policies.Policy => ({
  id: String(policy_id),
  name,
  text,
});

/** Whether a decision can name any. */
export async function arePoliciesListed(tx: Kysely<Schema>): Promise<boolean> {
  return (
    (await tx.selectFrom('policy').select('policy_id').where('place', 'is not', null).limit(1).execute()).length > 0
  );
}

/** A policy that a new decision names; 400 where it is not listed, and stays listed until the call is over. */
export async function listedPolicy(tx: Kysely<Schema>, id: string): Promise<{ policy_id: number; name: string }> {
  const found = /^\d{1,15}$/.test(id)
    ? await tx
        .selectFrom('policy')
        .select(['policy_id', 'name'])
        .where('policy_id', '=', Number(id))
        .where('place', 'is not', null)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!found)
    throw new RefusalError(Code.malformed, `There is no policy ${id}`, {
      issues: [{ path: 'policy', message: 'No policy that is listed' }],
    });
  return found;
}
