import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { edit, remove, TempleChangeOnWire, type TempleFields } from '../../../contract/temples/calls';
import { isAsWritten, openBack, pickFields } from '../../../contract/temples/fill';
import { type UnimportOutcome, unimportTemples, type WrittenRow } from '../../../contract/temples/importCalls';
import { Code } from '../../../contract/wire/codes';
import { mayCall } from '../../../contract/wire/permissions';
import { flawsOf } from '../../http/input';
import { type Change, type Context, type ServedCall, serve } from '../../http/serve';
import type { By } from '../../store/deletion';
import type { Schema, TempleRow } from '../../store/schema';
import { among } from '../../store/sqlFragments';
import { lockedTemples, updateTemples, withFields } from './bulkChange';
import { fieldsIn, lockImports } from './import';
import { type Entry, type KeptRow, keptRows, record, stands } from './importBook';
import { type Answered, answeredEarlier, fingerprint, keepAnswers } from './rowKeys';
import { asTemple, audited } from './rows';

type Call = Context<typeof unimportTemples>;
type RowOutcome = Omit<UnimportOutcome, 'key'>;

/** The values a row has written, and those before it where it filled in. */
interface Written {
  readonly templeId: string;
  readonly fields: Partial<TempleFields>;
  readonly former: Partial<TempleFields> | null;
}

/** Takes rows of an import back: what somebody has changed since stays as it is. */
async function unimportRows(context: Call) {
  const { tx, input, caller, now } = context;
  await lockImports(tx);
  const { rows, import: importId } = input.body;
  const who = { uid: caller.uid, now };
  const earlier = await answeredEarlier<RowOutcome>(
    tx,
    who,
    rows.map(({ key }) => key),
  );
  const kept =
    importId === undefined
      ? new Map()
      : await keptRows(
          tx,
          importId,
          rows.flatMap(({ line }) => line ?? []),
        );
  const written = rows.map((row) => writtenBy(row, kept));
  const work = await workOf(context, written);
  const fresh: Answered<RowOutcome>[] = [];
  const entries: Entry[] = [];
  const outcomes = rows.map((row, at): UnimportOutcome => {
    const { key, line } = row;
    const hash = fingerprint(row);
    const before = earlier.get(key);
    if (before)
      return before.hash === hash
        ? { key, ...before.answer }
        : { key, outcome: 'refused', code: Code.malformed, message: 'key: used before for another row' };
    const outcome = work.perform(written[at] ?? 'unknown');
    if (outcome.outcome !== 'refused') {
      const answered = { key, hash, answer: outcome };
      earlier.set(key, answered);
      fresh.push(answered);
      const entry = line === undefined ? undefined : kept.get(line);
      // A row that was taken back already is found gone: its entry already says how that happened.
      if (entry && stands(entry)) entries.push({ ...entryOf(entry), state: outcome.outcome });
    }
    return { key, ...outcome };
  });
  await work.write();
  await keepAnswers(tx, unimportTemples.id, who, fresh);
  if (importId !== undefined) await record(tx, importId, entries, kept);
  return outcomes;
}

/** Does rows one after the other in memory, on what the store has; `write` then makes all of it true. */
async function workOf({ tx, caller, audit, now }: Call, written: readonly (Written | string)[]) {
  const present = await lockedTemples(
    tx,
    written.flatMap((one) => (typeof one === 'string' ? [] : [one.templeId])),
  );
  const removed: string[] = [];
  const restored = new Map<string, TempleRow>();
  const changes: Change[] = [];
  const forbidden = (permission: string): RowOutcome => ({
    outcome: 'refused',
    code: Code.forbidden,
    message: `You have no permission to perform this action: ${permission}`,
  });

  function perform(one: Written | string): RowOutcome {
    if (typeof one === 'string') return { outcome: 'refused', code: Code.malformed, message: one };
    const { templeId: id, fields, former } = one;
    const row = present.get(id);
    if (!row) return { outcome: 'gone' };
    const before = audited(asTemple(row));
    if (!former) {
      if (!isAsWritten(before, fields)) return { outcome: 'changed' };
      if (!mayCall(caller, remove.permission)) return forbidden(remove.permission);
      present.delete(id);
      restored.delete(id);
      removed.push(id);
      changes.push({ command: 'temple.delete', kind: 'temple', id, before: { ...before }, after: null });
      return { outcome: 'removed' };
    }
    const open = openBack(before, fields, former);
    if (!open) return { outcome: 'changed' };
    if (!mayCall(caller, edit.permission)) return forbidden(edit.permission);
    if (open.length > 0) {
      const after = withFields(row, { ...before, ...pickFields(former, open) }, now);
      present.set(id, after);
      restored.set(id, after);
      const [was, is] = [pickFields(before, open), pickFields(former, open)];
      changes.push({ command: 'temple.edit', kind: 'temple', id, before: was, after: is });
    }
    return { outcome: 'restored' };
  }

  return {
    perform,
    write: async () => {
      if (removed.length > 0) await removeAll(tx, removed, { uid: caller.uid, now });
      await updateTemples(tx, [...restored.values()]);
      await audit(changes);
    },
  };
}

const removeAll = (tx: Kysely<Schema>, ids: readonly string[], { uid, now }: By) =>
  tx.updateTable('temple').set({ deleted_at: now, deleted_by: uid }).where(among('temple_id', ids)).execute();

/** The values the row wrote, as its import knows them, else as the call says; or what is wrong with them. */
function writtenBy({ key, line, temple, was }: WrittenRow, kept: ReadonlyMap<number, KeptRow>): Written | string {
  const entry = line === undefined ? undefined : kept.get(line);
  if (entry?.temple_id && entry.after) return { templeId: entry.temple_id, fields: entry.after, former: entry.before };
  if (!temple) return 'line: no such row is kept, or it wrote nothing';
  const read = z.safeDecode(TempleChangeOnWire, temple as never);
  const [issue] = flawsOf({ key, ...temple }, read);
  if (issue || !read.success) return issue ? `${issue.path}: ${issue.message}` : 'malformed';
  const { templeId } = read.data;
  const fields = fieldsIn(read.data);
  if (!was) return { templeId, fields, former: null };
  const former = z.safeDecode(TempleChangeOnWire, { ...was, id: templeId } as never);
  return former.success ? { templeId, fields, former: fieldsIn(former.data) } : 'was: malformed';
}

const entryOf = ({ line, name, temple_id, before, after }: KeptRow): Omit<Entry, 'state'> => ({
  ...{ line, name, templeId: temple_id ?? undefined },
  ...{ before, after },
});

export const takingImportsBack: readonly ServedCall[] = [serve(unimportTemples, unimportRows)];
