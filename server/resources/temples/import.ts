import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { Code } from '../../../contract/codes';
import { IDEMPOTENCY_HOURS } from '../../../contract/constants';
import { isSameSpot, type Locatable, templeNameKey } from '../../../contract/sameTemple';
import { NewTempleOnWire, type TempleFields } from '../../../contract/temples';
import { type ImportOutcome, type ImportRow, importTemples, lookUpTemples } from '../../../contract/templesImport';
import { flawsOf } from '../../http/input';
import { type Context, type Served, serve } from '../../http/serve';
import { bulkInsert } from '../../store/bulk';
import type { Schema, TempleTable } from '../../store/schema';
import { asTemple, audited, newRow, newTempleId } from './rows';

/** Imports come one after the other, so that two at once can't both find a temple missing and make it twice. */
const IMPORT_LOCK = 7_310_001;

/**
 * Makes the rows of one call that can be made. A row's key stands in the idempotency table as that of any call that creates: its
 * answer is the id of the temple it made, so that the whole call, or part of it in another, may come again.
 */
async function importRows({ tx, input: { body }, caller, audit, now }: Context<typeof importTemples>) {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);
  const judged = body.rows.map((row) => ({ row, ...judge(row) }));
  const keys = judged.flatMap(({ row, fields }) => (fields ? [keptKey(row)] : []));
  const earlier = await madeEarlier(tx, caller.uid, keys, now);
  const known = await namesakes(
    tx,
    judged.flatMap(({ fields }) => (fields ? [templeNameKey(fields.name)] : [])),
  );
  const made: { row: ImportRow; hash: string; temple: Insertable<TempleTable> }[] = [];
  const outcomes = judged.map(({ row, hash, fields, refused }): ImportOutcome => {
    const { key } = row;
    if (!fields) return { key, outcome: 'refused', code: Code.malformed, message: refused };
    const before = earlier.get(keptKey(row));
    if (before) {
      return before.hash === hash
        ? { key, outcome: 'created', id: before.templeId }
        : { key, outcome: 'refused', code: Code.malformed, message: 'key: used before for another row' };
    }
    const nameKey = templeNameKey(fields.name);
    const alike = known.get(nameKey) ?? [];
    const twin = row.anyway ? undefined : alike.find((one) => isSameSpot(one, fields));
    if (twin) return { key, outcome: 'duplicate', id: twin.templeId };
    const templeId = newTempleId(now);
    known.set(nameKey, [...alike, { templeId, address: fields.address, city: fields.city, place: fields.place }]);
    earlier.set(keptKey(row), { templeId, hash });
    made.push({ row, hash, temple: newRow(templeId, fields, now) });
    return { key, outcome: 'created', id: templeId };
  });
  await bulkInsert(
    tx,
    'temple',
    made.map(({ temple }) => temple),
  );
  await bulkInsert(
    tx,
    'idempotency',
    made.map(({ row, hash, temple }) => ({
      key: keptKey(row),
      uid: caller.uid,
      call: importTemples.id,
      body_hash: hash,
      answer: JSON.stringify({ templeId: temple.temple_id }),
      at: now,
    })),
  );
  await audit(
    made.map(({ temple }) => ({
      command: 'temple.import',
      kind: 'temple',
      id: temple.temple_id,
      before: null,
      after: audited(asTemple({ ...temple, lat: temple.lat ?? null, lng: temple.lng ?? null, deleted_at: null })),
    })),
  );
  return outcomes;
}

export const importOfTemples: readonly Served[] = [
  serve(importTemples, importRows),
  serve(lookUpTemples, async ({ tx, input: { body } }) => {
    const rows = await named(tx, body.nameKeys).selectAll().execute();
    return rows.map((row) => ({ ...audited(asTemple(row)), templeId: row.temple_id }));
  }),
];

/** The temples there are of these names. */
const named = (tx: Kysely<Schema>, nameKeys: readonly string[]) =>
  tx
    .selectFrom('temple')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`sort_name = ANY(${[...new Set(nameKeys)]})`);

/** A row's key beside the keys of whole calls, which it can't be confused with. */
const keptKey = ({ key }: ImportRow) => `row ${key}`;

/** A row decoded as the same temple in a call of its own would be, or what that call would have said. */
function judge({ key, temple }: ImportRow): { hash: string; fields?: TempleFields; refused: string } {
  const hash = createHash('sha256').update(JSON.stringify(temple)).digest('base64url');
  const read = z.safeDecode(NewTempleOnWire, temple as never);
  const [issue] = flawsOf({ key, ...temple }, read);
  if (issue || !read.success) return { hash, refused: issue ? `${issue.path}: ${issue.message}` : 'malformed' };
  const { templeId: _always, ...fields } = read.data;
  return { hash, fields, refused: '' };
}

/** What rows of these keys have made within the last 24 hours. */
async function madeEarlier(tx: Kysely<Schema>, uid: number, keys: readonly string[], now: number) {
  const oldest = now - IDEMPOTENCY_HOURS * 3600;
  const mine = () => sql<boolean>`uid = ${uid} AND key = ANY(${keys})`;
  await tx.deleteFrom('idempotency').where(mine()).where('at', '<', oldest).execute();
  const there = await tx.selectFrom('idempotency').select(['key', 'body_hash', 'answer']).where(mine()).execute();
  return new Map(
    there.map(({ key, body_hash, answer }) => [
      key,
      { hash: body_hash, templeId: (answer as { templeId?: string }).templeId ?? '' },
    ]),
  );
}

interface Namesake extends Locatable {
  readonly templeId: string;
}

/** Where the temples of these names are, by name key. */
async function namesakes(tx: Kysely<Schema>, nameKeys: readonly string[]): Promise<Map<string, readonly Namesake[]>> {
  const rows = await named(tx, nameKeys).select(['temple_id', 'sort_name', 'address', 'city', 'lat', 'lng']).execute();
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
