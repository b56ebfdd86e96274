import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Deletion } from '../../../contract/bin';
import type { Temple, TempleFields } from '../../../contract/temples/calls';
import { templeNameKey } from '../../../contract/temples/sameTemple';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Schema, TempleRow, TempleTable } from '../../store/schema';
import { templeText } from '../../store/searchText';

/** A temple as the contract shows one. */
export function asTemple(row: Omit<TempleRow, 'city_folded' | 'country_folded'>, deletion?: Deletion | null): Temple {
  return {
    templeId: row.temple_id,
    name: row.name,
    nickname: row.nickname,
    type: row.type,
    address: row.address,
    city: row.city,
    country: row.country,
    description: row.description,
    place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    avatar: row.avatar,
    photos: row.photos,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(deletion ? { deleted: true, deletion } : {}),
  };
}

/** An id that says roughly when, so that ids of one time lie together in an index. 20 hex digits. */
export const newTempleId = (now: number) => now.toString(16).padStart(8, '0') + randomUUID().slice(-RANDOM_DIGITS);
/** The last part of a UUID is random throughout, and those of a thousand temples are drawn at once. */
const RANDOM_DIGITS = 12;

/**
 * The columns that say these fields, with what search and order read. A name has no outer space; its key may be known already. Field by
 * field: of a thousand new rows, spreading took longer than folding their texts.
 */
export function columnsOf(fields: TempleFields, nameKey = templeNameKey(fields.name)) {
  const { nickname, type, address, city, country, description, place, avatar, photos } = fields;
  const name = fields.name.trim();
  return {
    name,
    nickname,
    type,
    address,
    city,
    country,
    description,
    avatar,
    photos,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    sort_name: nameKey,
    folded: templeText({ name, nickname, address, city, country }),
  };
}

/** A whole new row. */
export function newRow(templeId: string, fields: TempleFields, now: number, nameKey?: string): Insertable<TempleTable> {
  return Object.assign(columnsOf(fields, nameKey), { temple_id: templeId, created_at: now, updated_at: now });
}

/** The temple with a row lock, so that no other call changes it before this one is over; 304 where there is none. */
export async function templeForUpdate(tx: Kysely<Schema>, templeId: string): Promise<TempleRow> {
  const row = await tx
    .selectFrom('temple')
    .selectAll()
    .where('temple_id', '=', templeId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw noSuchTemple(templeId);
  return row;
}

export const noSuchTemple = (templeId: string) => new RefusalError(Code.notFound, `There is no temple ${templeId}`);

/** What the audit log keeps of a temple: all that a person said of it. */
export function audited(temple: Temple): TempleFields {
  const {
    templeId: _id,
    createdAt: _created,
    updatedAt: _updated,
    deleted: _deleted,
    deletion: _deletion,
    ...fields
  } = temple;
  return fields;
}
