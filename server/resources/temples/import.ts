import { type ExpressionBuilder, type Insertable, type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  edit,
  NewTempleOnWire,
  type TempleChange,
  TempleChangeOnWire,
  type TempleFields,
} from '../../../contract/temples/calls';
import { type Filling, fillingOf, pickFields } from '../../../contract/temples/fill';
import {
  type ImportOutcome,
  type ImportRow,
  importTemples,
  lookUpTemples,
} from '../../../contract/temples/importCalls';
import { IMPORTED_NAME_MAX } from '../../../contract/temples/imports';
import { isSameSpot, type Locatable, templeNameKey } from '../../../contract/temples/sameTemple';
import { Code } from '../../../contract/wire/codes';
import { mayCall } from '../../../contract/wire/permissions';
import { storable } from '../../../contract/wire/storable';
import { flawsOf } from '../../http/input';
import { type Change, type Context, type ServedCall, serve } from '../../http/serve';
import { bulkInsert } from '../../store/bulk';
import type { Schema, TempleRow, TempleTable } from '../../store/schema';
import { type Asked, foundByEach } from '../../store/sqlFragments';
import { lockedTemples, updateTemples, withFields } from './bulkChange';
import { type Entry, importOf, keptRows, record, unsentEntries } from './importBook';
import { type Answered, answeredEarlier, fingerprint, keepAnswers } from './rowKeys';
import { asTemple, audited, newRow, newTempleId } from './rows';

/** Imports come one after the other, so that two at once can't both find a temple missing and make it twice. */
const IMPORT_LOCK = 7_310_001;
export const lockImports = (tx: Kysely<Schema>) =>
  sql`SELECT pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);

/** What a row of a file says, read as the same temple in a call of its own would be; or what that call would have said. */
type Judged = { readonly row: ImportRow; readonly hash: string } & (
  | { readonly is: 'create'; readonly fields: TempleFields; readonly nameKey: string }
  | { readonly is: 'update'; readonly templeId: string; readonly filling: Filling }
  | { readonly is: 'wrong'; readonly message: string }
);
type Made = Pick<ImportOutcome, 'outcome'> & { readonly templeId: string };
type Call = Context<typeof importTemples>;

/** Makes and fills in what the rows of one call say, and writes down what became of each. */
async function importRows(context: Call) {
  const { tx, input, caller, now } = context;
  const { rows, import: source, unsent = [] } = input.body;
  const judged = rows.map(judge);
  await lockImports(tx);
  const importId = source && (await importOf(tx, source, { uid: caller.uid, now }));
  const who = { uid: caller.uid, now };
  const earlier = await answeredEarlier<Made>(
    tx,
    who,
    judged.map(({ row }) => row.key),
  );
  const work = await workOf(context, judged);
  const entries: Entry[] = [];
  const fresh: Answered<Made>[] = [];
  const outcomes = judged.map((one): ImportOutcome => {
    const { key, line } = one.row;
    const before = earlier.get(key);
    const again = before && repeated(one, before);
    const { outcome, after = null, former = null } = again ?? work.perform(one);
    const { id: templeId } = outcome;
    if (!again && templeId !== undefined && (outcome.outcome === 'created' || outcome.outcome === 'updated')) {
      const kept = { key, hash: one.hash, answer: { outcome: outcome.outcome, templeId } };
      earlier.set(key, kept);
      fresh.push(kept);
    }
    const state =
      outcome.outcome === 'refused' && outcome.code === Code.changedMeanwhile ? 'conflict' : outcome.outcome;
    const { code, message } = outcome;
    if (line !== undefined && !again)
      entries.push({ line, name: nameIn(one), state, templeId, before: former, after, code, message });
    return outcome;
  });
  await work.write();
  await keepAnswers(tx, importTemples.id, who, fresh);
  if (importId !== undefined) {
    const lines = [...entries, ...unsent].map(({ line }) => line);
    const before = await keptRows(tx, importId, lines);
    await record(tx, importId, [...unsentEntries(unsent, before), ...entries], before);
  }
  return outcomes;
}

interface Performed {
  readonly outcome: ImportOutcome;
  /** What it wrote, and over what. */
  readonly after?: Partial<TempleFields>;
  readonly former?: Partial<TempleFields> | null;
}

const refusedRow = (key: string, code: Code, message: string): Performed => ({
  outcome: { key, outcome: 'refused', code, message },
});

/** The same row again answers as the first time. */
function repeated({ row: { key }, hash }: Judged, before: Answered<Made>): Performed {
  if (before.hash !== hash) return refusedRow(key, Code.malformed, 'key: used before for another row');
  const { outcome = 'created', templeId } = before.answer;
  return { outcome: { key, outcome, id: templeId } };
}

/** Does rows one after the other in memory, on what the store has; `write` then makes all of it true. */
async function workOf({ tx, caller, audit, now }: Call, judged: readonly Judged[]) {
  const known = await namesakes(
    tx,
    judged.flatMap((one) => (one.is === 'create' ? [one.nameKey] : [])),
  );
  const present = await lockedTemples(
    tx,
    judged.flatMap((one) => (one.is === 'update' ? [one.templeId] : [])),
  );
  const made: Insertable<TempleTable>[] = [];
  const changedRows = new Map<string, TempleRow>();
  const changes: Change[] = [];
  const note = (id: string, before: Change['before'], after: Change['after']) =>
    changes.push({ command: 'temple.import', kind: 'temple', id, before, after });

  function create({ row: { key, anyway }, fields, nameKey }: Judged & { is: 'create' }): Performed {
    const alike = known.get(nameKey) ?? [];
    const twin = anyway ? undefined : alike.find((one) => isSameSpot(one, fields));
    if (twin) return { outcome: { key, outcome: 'duplicate', id: twin.templeId } };
    const templeId = newTempleId(now);
    known.set(nameKey, [...alike, { templeId, address: fields.address, city: fields.city, place: fields.place }]);
    made.push(newRow(templeId, fields, now, nameKey));
    note(templeId, null, fields);
    return { outcome: { key, outcome: 'created', id: templeId }, after: fields };
  }

  function update({ row: { key }, templeId, filling }: Judged & { is: 'update' }): Performed {
    if (!mayCall(caller, edit.permission))
      return refusedRow(key, Code.forbidden, `You have no permission to perform this action: ${edit.permission}`);
    const row = present.get(templeId);
    if (!row) return refusedRow(key, Code.changedMeanwhile, `There is no temple ${templeId}`);
    const before = audited(asTemple(row));
    const filled = fillingOf(before, filling);
    if (!filled) return refusedRow(key, Code.changedMeanwhile, 'Somebody has changed it since.');
    const { open, former } = filled;
    const { fields: after } = filling;
    if (open.length > 0) {
      const changed = withFields(row, { ...before, ...pickFields(after, open) }, now);
      present.set(templeId, changed);
      changedRows.set(templeId, changed);
      note(templeId, pickFields(before, open), pickFields(after, open));
    }
    return { outcome: { key, outcome: 'updated', id: templeId }, after, former };
  }

  return {
    perform: (one: Judged): Performed => {
      if (one.is === 'wrong') return refusedRow(one.row.key, Code.malformed, one.message);
      return one.is === 'create' ? create(one) : update(one);
    },
    write: async () => {
      await bulkInsert(tx, 'temple', made);
      await updateTemples(tx, [...changedRows.values()]);
      await audit(changes);
    },
  };
}

export const importOfTemples: readonly ServedCall[] = [
  serve(importTemples, importRows),
  serve(lookUpTemples, async ({ tx, input: { body } }) => {
    const rows = await foundByEach(tx, new Set(body.nameKeys), 'text', (eb) => named(eb).selectAll('temple'));
    return rows.map((row) => ({ ...audited(asTemple(row)), templeId: row.temple_id }));
  }),
];

/** The temples there are of one name that is asked for. */
const named = (eb: ExpressionBuilder<Schema & Asked<string>, 'asked'>) =>
  eb.selectFrom('temple').where('deleted_at', 'is', null).whereRef('sort_name', '=', 'asked.value');

function judge(row: ImportRow): Judged {
  const { key, temple, was, between } = row;
  // The line is only the row's position in the file, not part of its content.
  const hash = fingerprint(was ? [temple, was, between] : temple);
  const wrong = (message = 'malformed'): Judged => ({ row, hash, is: 'wrong', message });
  const read = was ? z.safeDecode(TempleChangeOnWire, temple as never) : z.safeDecode(NewTempleOnWire, temple as never);
  const [issue] = flawsOf({ key, ...temple }, read);
  if (issue || !read.success) return wrong(issue && `${issue.path}: ${issue.message}`);
  const { templeId = '' } = read.data;
  if (!was) {
    const fields = fieldsIn(read.data) as TempleFields;
    return { row, hash, is: 'create', fields, nameKey: templeNameKey(fields.name) };
  }
  const states = [was, ...(between ?? [])].map((state) =>
    z.safeDecode(TempleChangeOnWire, { ...state, id: templeId } as never),
  );
  const [before, ...others] = states.flatMap(({ data }) => (data ? [fieldsIn(data)] : []));
  if (!before || others.length + 1 < states.length) return wrong('was: malformed');
  return { row, hash, is: 'update', templeId, filling: { fields: fieldsIn(read.data), was: before, between: others } };
}

/** The fields that a change names, as they are stored: a name has no outer space. */
export function fieldsIn({ templeId: _, updatedAt: _also, ...fields }: Partial<TempleChange>): Partial<TempleFields> {
  return fields.name === undefined ? fields : { ...fields, name: fields.name.trim() };
}

function nameIn(one: Judged): string {
  const { name } = one.row.temple;
  const given = one.is === 'create' ? one.fields.name : name;
  return typeof given === 'string' ? storable(given.slice(0, IMPORTED_NAME_MAX)) : '';
}

interface Namesake extends Locatable {
  readonly templeId: string;
}

/** Where the temples of these names are, by name key. */
async function namesakes(tx: Kysely<Schema>, nameKeys: readonly string[]): Promise<Map<string, readonly Namesake[]>> {
  const rows = await foundByEach(tx, new Set(nameKeys), 'text', (eb) =>
    named(eb).select(['temple_id', 'sort_name', 'address', 'city', 'lat', 'lng']),
  );
  const known = new Map<string, Namesake[]>();
  for (const { temple_id, sort_name, lat, lng, address, city } of rows) {
    const place = lat === null || lng === null ? null : { lat, lng };
    const one = { templeId: temple_id, address, city, place };
    const alike = known.get(sort_name);
    if (alike) alike.push(one);
    else known.set(sort_name, [one]);
  }
  return known;
}
