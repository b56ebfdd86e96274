import { type Kysely, type Selectable, sql } from 'kysely';
import * as teamViews from '../../contract/teamViews';
import { ruleOfView } from '../../contract/viewAddress';
import { Code } from '../../contract/wire/codes';
import { isBlank } from '../../contract/wire/isBlank';
import { mayCall } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
import { type ServedCall, serve } from '../http/serve';
import type { Schema } from '../store/schema';

/** One answer has all of them, and a sidebar and a palette offer them. */
const VIEWS_MAX = 200;
const KIND = 'teamView';

/** Views of the team (extension `teamViews`): everybody sees those of the screens that are theirs to see. */
export const teamViewsResource: readonly ServedCall[] = [
  serve(teamViews.list, async ({ tx, caller }) => {
    const all = (await tx.selectFrom('team_view').selectAll().orderBy('name').execute()).map(asView);
    return all.filter(({ address }) => {
      const rule = ruleOfView(address);
      return rule !== undefined && mayCall(caller, rule);
    });
  }),

  serve(teamViews.save, async ({ tx, input, now, audit }) => {
    const { replaces, ...body } = input.body;
    refuseUnusable(body);
    await oneChangeAtATime(tx);
    const before = await tx.selectFrom('team_view').selectAll().where('name', '=', body.name).executeTakeFirst();
    if (before && replaces === undefined)
      throw new RefusalError(Code.alreadyExists, 'A view of the team has this name already', asView(before));
    if (before && replaces !== before.updated_at)
      throw new RefusalError(Code.changedMeanwhile, 'This view has been changed meanwhile', asView(before));
    if (!before) await refuseTooMany(tx);
    const after = await tx
      .insertInto('team_view')
      .values({ ...body, updated_at: now })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          address: body.address,
          updated_at: sql`greatest(excluded.updated_at, team_view.updated_at + 1)`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit({
      command: before ? 'teamView.replace' : 'teamView.add',
      kind: KIND,
      id: String(after.view_id),
      before: before ? { name: before.name, address: before.address } : null,
      after: body,
    });
    return asView(after);
  }),

  serve(teamViews.remove, async ({ tx, input: { id }, audit }) => {
    const { view_id, name, address } = await lockedView(tx, id);
    await tx.deleteFrom('team_view').where('view_id', '=', view_id).execute();
    await audit({ command: 'view.unshare', kind: KIND, id, before: { name, address }, after: null });
    return { id };
  }),
];

type Whole = Selectable<Schema['team_view']>;
const asView = ({ view_id, updated_at, ...row }: Whole): teamViews.TeamView => ({
  ...row,
  id: String(view_id),
  updated: updated_at,
});

/** Two who choose one name at once wait for each other; views of the team are changed once in a while. */
const oneChangeAtATime = (tx: Kysely<Schema>) => sql`LOCK TABLE team_view IN SHARE ROW EXCLUSIVE MODE`.execute(tx);

/** A name of which nothing is seen could not be chosen, and an address of no screen not be opened. */
function refuseUnusable({ name, address }: { readonly name: string; readonly address: string }): void {
  if (isBlank(name))
    throw new RefusalError(Code.malformed, 'Nothing of the name is to be seen', {
      issues: [{ path: 'name', message: 'expected letters' }],
    });
  if (ruleOfView(address) === undefined)
    throw new RefusalError(Code.malformed, 'The address is none of a screen of the console', {
      issues: [{ path: 'address', message: 'expected path and query of a screen' }],
    });
}

async function lockedView(tx: Kysely<Schema>, id: string): Promise<Whole> {
  const found = /^\d{1,15}$/.test(id)
    ? await tx.selectFrom('team_view').selectAll().where('view_id', '=', Number(id)).forUpdate().executeTakeFirst()
    : undefined;
  if (!found) throw new RefusalError(Code.notFound, `There is no view ${id} of the team`);
  return found;
}

async function refuseTooMany(tx: Kysely<Schema>): Promise<void> {
  const { count } = await tx
    .selectFrom('team_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= VIEWS_MAX)
    throw new RefusalError(Code.malformed, `There are ${VIEWS_MAX} views of the team already, as many as there can be`);
}
