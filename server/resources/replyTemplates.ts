import { type Kysely, sql } from 'kysely';
import * as templates from '../../contract/replyTemplates';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import { type ServedCall, serve } from '../http/serve';
import type { Schema } from '../store/schema';

/** Templates of replies (extension `reply.templates`). They are few: one answer has all. */
export const replyTemplatesResource: readonly ServedCall[] = [
  serve(templates.list, async ({ tx }) => (await whole(tx).execute()).map(asTemplate)),

  serve(templates.create, async ({ tx, input: { body }, now, audit }) => {
    await oneChangeAtATime(tx);
    await refuseTaken(tx, body);
    const { template_id } = await tx
      .insertInto('reply_template')
      .values({ ...body, updated_at: now })
      .returning('template_id')
      .executeTakeFirstOrThrow();
    await audit({ command: 'replyTemplate.add', kind: KIND, id: String(template_id), before: null, after: body });
    return oneTemplate(tx, template_id);
  }),

  serve(templates.edit, async ({ tx, input, now, audit }) => {
    const { updated, ...body } = input.body;
    await oneChangeAtATime(tx);
    const before = await lockedTemplate(tx, input.id);
    if (updated !== undefined && updated !== before.updated_at)
      throw new RefusalError(
        Code.changedMeanwhile,
        `Template ${input.id} has been changed meanwhile`,
        await oneTemplate(tx, before.template_id),
      );
    await refuseTaken(tx, body, before.template_id);
    await tx
      .updateTable('reply_template')
      .set({ ...body, updated_at: Math.max(now, before.updated_at + 1) })
      .where('template_id', '=', before.template_id)
      .execute();
    const { language, name, text } = before;
    await audit({
      command: 'replyTemplate.edit',
      kind: KIND,
      id: input.id,
      before: { language, name, text },
      after: body,
    });
    return oneTemplate(tx, before.template_id);
  }),

  serve(templates.remove, async ({ tx, input: { id }, audit }) => {
    const { template_id, language, name, text } = await lockedTemplate(tx, id);
    await tx.deleteFrom('reply_template').where('template_id', '=', template_id).execute();
    await audit({ command: 'replyTemplate.delete', kind: KIND, id, before: { language, name, text }, after: null });
    return { id };
  }),
];

const KIND = 'replyTemplate';

const whole = (tx: Kysely<Schema>) =>
  tx.selectFrom('reply_template').selectAll().orderBy('language').orderBy('name').orderBy('template_id');

type Whole = Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirstOrThrow']>>;
const asTemplate = ({ template_id, updated_at, ...row }: Whole): templates.ReplyTemplate => ({
  ...row,
  id: String(template_id),
  updated: updated_at,
});

const oneTemplate = async (tx: Kysely<Schema>, id: number) =>
  asTemplate(await whole(tx).where('template_id', '=', id).executeTakeFirstOrThrow());

/** Two who choose one name at once wait for each other; templates are changed once in a while. */
const oneChangeAtATime = (tx: Kysely<Schema>) => sql`LOCK TABLE reply_template IN SHARE ROW EXCLUSIVE MODE`.execute(tx);

async function lockedTemplate(tx: Kysely<Schema>, id: string): Promise<Whole> {
  const found = /^\d{1,15}$/.test(id)
    ? await tx
        .selectFrom('reply_template')
        .selectAll()
        .where('template_id', '=', Number(id))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw new RefusalError(Code.notFound, `There is no template ${id}`);
  return found;
}

async function refuseTaken(
  tx: Kysely<Schema>,
  { language, name }: { readonly language: templates.ReplyTemplate['language']; readonly name: string },
  except = 0,
): Promise<void> {
  const taken = await tx
    .selectFrom('reply_template')
    .select('template_id')
    .where('language', '=', language)
    .where('name', '=', name)
    .where('template_id', '<>', except)
    .executeTakeFirst();
  if (taken) throw new RefusalError(Code.alreadyExists, 'A template of this language has this name already');
}
