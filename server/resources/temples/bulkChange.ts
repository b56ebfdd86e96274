import { type Kysely, sql } from 'kysely';
import { EMPTY_TEMPLE, type TempleFields } from '../../../contract/temples/calls';
import type { Schema, TempleRow } from '../../store/schema';
import { among } from '../../store/sqlFragments';
import { PLANNED_EACH_TIME } from '../../store/statementNames';
import { columnsOf } from './rows';

/** Whole temples by id with row locks until this call is over; always locked in one order, so that two calls never deadlock. */
export async function lockedTemples(tx: Kysely<Schema>, ids: Iterable<string>): Promise<Map<string, TempleRow>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('temple')
    .selectAll()
    .where(among('temple_id', asked))
    .where('deleted_at', 'is', null)
    .orderBy('temple_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.temple_id, row]));
}

/** The row with other fields, as `updateTemples` writes it. */
export const withFields = (row: TempleRow, fields: TempleFields, now: number): TempleRow => ({
  ...row,
  ...columnsOf(fields),
  updated_at: Math.max(now, row.updated_at + 1),
});

/** What `withFields` changes; other columns are the store's own. */
const CHANGED = [...Object.keys(columnsOf(EMPTY_TEMPLE)), 'updated_at'];

/** Writes many rows of `withFields` in one statement. */
export async function updateTemples(tx: Kysely<Schema>, rows: readonly TempleRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = sql.join(CHANGED.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  await sql`UPDATE temple SET ${set} FROM json_populate_recordset(NULL::temple, ${JSON.stringify(rows)}::json) r
    WHERE temple.temple_id = r.temple_id ${sql.raw(PLANNED_EACH_TIME)}`.execute(tx);
}
