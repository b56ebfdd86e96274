import {
  type AliasedSelectQueryBuilder,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Claim, Colleague } from '../../contract/caseDesk';
import type { Media, MediaList } from '../../contract/media';
import type { Person } from '../../contract/people';
import type { Schema } from './schema';
import { PLANNED_EACH_TIME } from './statementNames';

/**
 * SQL for one of up to thousands of ids, as a call about many rows asks. A plan that was kept from when the table was small would go through
 * the whole table for them, on an embedded store as long as it runs: it is planned each time.
 */
export const among = (id: string, values: Iterable<string | number>) =>
  sql<boolean>`${sql.ref(id)} = ANY(${[...values]}) ${sql.raw(PLANNED_EACH_TIME)}`;

export interface Asked<T> {
  readonly asked: { readonly value: T };
}

/**
 * Rows found by each of up to thousands of values of a column that is no id: `find` says how, of one `asked.value`. A store which has not
 * counted its rows yet, as in the first minute of a large import, finds `among` them by reading all of its rows.
 */
export const foundByEach = <T extends string | number, DB extends Schema & Asked<T>, TB extends keyof DB, O>(
  tx: Kysely<Schema>,
  values: Iterable<T>,
  type: 'text' | 'int',
  find: (eb: ExpressionBuilder<Schema & Asked<T>, 'asked'>) => SelectQueryBuilder<DB, TB, O>,
): Promise<O[]> =>
  tx
    .selectFrom(
      sql<{ value: T }>`(SELECT unnest(${[...values]}::${sql.raw(type)}[]) AS value ${sql.raw(PLANNED_EACH_TIME)})`.as(
        'asked',
      ),
    )
    // The offset keeps it from being joined as a whole table: each value is looked up by the index.
    .innerJoinLateral(
      (eb) =>
        find(eb as never)
          .offset(0)
          .as('found') as AliasedSelectQueryBuilder<O, 'found'>,
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .execute() as Promise<O[]>;

/** SQL for the contract's Person, from the member table under the name that a query gives it. */
export function person(member: string) {
  const of = (column: string) => sql.ref(`${member}.${column}`);
  return sql<Person>`json_build_object('uid', ${of('uid')}, 'pubkey', ${of('pubkey')},
    'displayName', ${of('display_name')}, 'avatar', ${of('photo')})`;
}

/** SQL for the contract's Colleague, from the table of the staff under the name that a query gives it. */
export function colleague(staff: string) {
  const of = (column: string) => sql.ref(`${staff}.${column}`);
  return sql<Colleague>`json_build_object('uid', ${of('uid')}, 'display_name', ${of('display_name')}, 'avatar', ${of('avatar')})`;
}

/**
 * SQL for the present moment by the clock of the store: claims end by themselves, and several processes would not agree on when by clocks of
 * their own.
 */
export const PRESENT = sql<number>`extract(epoch FROM now())::int8`;

/** SQL for the claim that holds on the case of this id, null where there is none. */
export const claimOn = (caseId: string) => sql<Claim | null>`(
  SELECT json_build_object('by', ${colleague('holder')}, 'until', held.until)
  FROM case_claim held JOIN admin_user holder ON holder.uid = held.uid
  WHERE held.case_id = ${sql.ref(caseId)} AND held.until > ${PRESENT})`;

/** SQL for the lists that a medium, given by a column with its id, is promoted into. */
export const listsOf = (mediaId: string) =>
  sql<
    MediaList[]
  >`(SELECT coalesce(json_agg(c.list ORDER BY c.list), '[]') FROM curated_media c WHERE c.media_id = ${sql.ref(mediaId)})`;
const LISTS = sql`, 'lists', ${listsOf('m.media_id')}`;

/** SQL for the media of a post, given by a column with its id, in their order; with the lists they are on already, if asked. */
export function mediaOf(postId: string, withLists = false) {
  return sql<Media[]>`coalesce((
    SELECT json_agg(json_build_object('idmedia', m.media_id, 'mediaType', m.media_type, 'url', m.url, 'thumb', m.thumb${withLists ? LISTS : sql``})
      ORDER BY m.ordinal, m.media_id)
    FROM media m WHERE m.post_id = ${sql.ref(postId)}), '[]')`;
}
