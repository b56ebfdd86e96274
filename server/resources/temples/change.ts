import * as z from 'zod/mini';
import * as temples from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { keptSince } from '../../store/bin';
import type { TempleRow } from '../../store/schema';
import { asTemple, audited, columnsOf, newRow, newTempleId, noSuchTemple, templeForUpdate } from './rows';

const FIELDS = Object.keys(temples.EMPTY_TEMPLE) as (keyof temples.TempleFields)[];

export const changeTemples: readonly ServedCall[] = [
  serve(temples.create, async ({ tx, input: { body }, audit, now }) => {
    const { templeId: asked = temples.DRAFT_ID, ...fields } = body;
    const former = await tx
      .selectFrom('temple')
      .select('deleted_at')
      .where('temple_id', '=', asked)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (former?.deleted_at === null) throw new RefusalError(Code.alreadyExists, `There is a temple ${asked} already`);
    const revived = former !== undefined && former.deleted_at >= keptSince(now);
    const row = revived
      ? await tx
          .updateTable('temple')
          .set({ ...columnsOf(fields), updated_at: now, deleted_at: null, deleted_by: null })
          .where('temple_id', '=', asked)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('temple')
          .values(newRow(newTempleId(now), fields, now))
          .returningAll()
          .executeTakeFirstOrThrow();
    const after = asTemple(row);
    await audit({
      command: 'temple.create',
      kind: 'temple',
      id: after.templeId,
      before: null,
      after: audited(after),
    });
    return after;
  }),

  serve(temples.edit, async ({ tx, input: { body }, audit, now }) => {
    const { templeId, updatedAt, ...given } = body;
    const row = await templeForUpdate(tx, templeId);
    const before = asTemple(row);
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) throw changedMeanwhile(row);
    const { place, ...said } = { ...audited(before), ...given };
    const wanted = { ...said, place, name: said.name.trim() };
    const changed = FIELDS.filter((field) => JSON.stringify(wanted[field]) !== JSON.stringify(before[field]));
    if (changed.length === 0) return before;
    const after = asTemple(
      await tx
        .updateTable('temple')
        // Later than the row before even within one second: `updated` is what the next edit is held against.
        .set({ ...columnsOf(wanted), updated_at: Math.max(now, row.updated_at + 1) })
        .where('temple_id', '=', templeId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    const seen = (temple: temples.Temple) => Object.fromEntries(changed.map((field) => [field, temple[field]]));
    await audit({ command: 'temple.edit', kind: 'temple', id: templeId, before: seen(before), after: seen(after) });
    return after;
  }),

  serve(temples.remove, async ({ tx, input: { idlocation }, caller, audit, now }) => {
    const row = await tx
      .updateTable('temple')
      .set({ deleted_at: now, deleted_by: caller.uid })
      .where('temple_id', '=', idlocation)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw noSuchTemple(idlocation);
    await audit({
      command: 'temple.delete',
      kind: 'temple',
      id: idlocation,
      before: audited(asTemple(row)),
      after: null,
    });
    return { idlocation };
  }),

  serve(temples.restore, async ({ tx, input: { idlocation }, audit, now }) => {
    const before = await tx
      .selectFrom('temple')
      .selectAll()
      .where('temple_id', '=', idlocation)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before || (before.deleted_at !== null && before.deleted_at < keptSince(now))) throw noSuchTemple(idlocation);
    const temple = asTemple(before);
    if (before.deleted_at === null) return temple;
    await tx
      .updateTable('temple')
      .set({ deleted_at: null, deleted_by: null })
      .where('temple_id', '=', idlocation)
      .execute();
    await audit({ command: 'temple.restore', kind: 'temple', id: idlocation, before: null, after: audited(temple) });
    return temple;
  }),
];

/** 409 with the present row as the wire has it, so that both versions can be laid side by side (docs/specification.md section 12.2). */
const changedMeanwhile = (row: TempleRow) =>
  new RefusalError(
    Code.changedMeanwhile,
    'The temple was changed by somebody else meanwhile',
    z.encode(temples.TempleOnWire, asTemple(row)),
  );
