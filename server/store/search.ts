import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type StringReference,
  sql,
} from 'kysely';
import { COUNT_DEFAULT } from '../../contract/wire/constants';
import { fold } from '../../contract/wire/fold';
import { type AskedPage, inOrder, newestFirst } from './lists';
import type { Schema } from './schema';
import { type Asker, idleSince, signedInBy } from './signedIn';

/** Totals of searches are exact up to here; a search that finds more says this many. */
export const FOUND_MAX = 10_000;
/** More words than this narrow nothing down. */
const WORDS_MAX = 12;
/** Trigrams know a shorter word of letters by its beginning only. */
const SHORT = /^[a-z0-9]{1,2}$/;

/**
 * The LIKE patterns that a folded text matches when it holds every word of `text`: anywhere in it, but a word of one or two letters
 * at the beginning of a word, since nothing but reading every row could find it inside one. Empty where there is no word.
 */
export const patternsOf = (text: string): string[] => wordsOf(text).map(patternOf);

const patternOf = (word: string) => (SHORT.test(word) ? `% ${word}%` : `%${literal(word)}%`);
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** The condition that a `folded` column matches all patterns; no patterns find nothing. */
type Folded = 'temple.city_folded' | 'temple.country_folded' | 'u.folded';
export function matchesAll(column: Folded, patterns: readonly string[]) {
  if (patterns.length === 0) return sql<boolean>`false`;
  const each = patterns.map((pattern) => sql`${sql.ref(column)} LIKE ${pattern}`);
  return sql<boolean>`(${sql.join(each, sql` AND `)})`;
}

/** So many signs of an id are no word that somebody looks for: fewer stand in one by chance. */
const ID_SIGNS_MIN = 6;
/** What an id is written with, once it is folded. */
const ID = /^[\w-]+$/;
/** Comes behind every text that begins alike, byte by byte. */
const LAST = '\u{10ffff}';

/** The key of each table, and what is called an id there, as its indexes have it, word for word (migrations/0039_ids_apart.ts). */
const IDS = {
  member: { key: 'uid', called: ['lower(pubkey)', '(uid::text)'] },
  post: { key: 'post_id', called: ['lower(post_id)'] },
  temple: { key: 'temple_id', called: ['lower(temple_id)'] },
};

/**
 * The condition that a row holds every word of `text`, or is called by it: an id is found by its beginning, from six signs on, or as a
 * whole, and by no piece of it. No words find nothing. Who is called so is looked up first, so that the index of words is asked for
 * all of them at once and what it finds is looked at once.
 */
export function holdsWords(table: keyof typeof IDS, text: string) {
  const words = wordsOf(text);
  if (words.length === 0) return sql<boolean>`false`;
  const { key, called } = IDS[table];
  const isInText = (word: string) => sql`${sql.ref(`${table}.folded`)} LIKE ${patternOf(word)}`;
  const isId = (word: string) =>
    sql.join(
      called.map((id) => begins(sql.raw(id), word)),
      OR,
    );
  const inText = sql.join(words.map(isInText), AND);
  const ids = words.filter((word) => ID.test(word));
  if (ids.length === 0) return sql<boolean>`(${inText})`;
  const holds = (word: string) => (ID.test(word) ? sql`(${isInText(word)} OR ${isId(word)})` : isInText(word));
  const isCalledByOne = sql.join(ids.map(isId), OR);
  const others = words.length === 1 ? sql`true` : sql.join(words.map(holds), AND);
  return sql<boolean>`(${inText} OR ${sql.ref(`${table}.${key}`)} = ANY(ARRAY(
    SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE (${isCalledByOne}) AND ${others})))`;
}
const AND = sql` AND `;
const OR = sql` OR `;

/** By operators that compare bytes, whose index serves a plan for any value as well. */
const begins = (id: RawBuilder<unknown>, word: string) =>
  word.length < ID_SIGNS_MIN ? sql`${id} = ${word}` : sql`${id} ~>=~ ${word} AND ${id} ~<~ ${word + LAST}`;

/** How many rows a query finds, counted no further than FOUND_MAX. */
export async function countFound(db: Kysely<Schema>, found: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int8 AS total FROM (SELECT 1 FROM (${found}) found LIMIT ${sql.lit(FOUND_MAX)}) counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** What is asked for, of what is found. */
interface Search<TB extends keyof Schema, O> {
  /** The rows of the table, found or not: those of a page are read by their keys, without being looked for again. */
  readonly all: SelectQueryBuilder<Schema, TB, O>;
  readonly found: SelectQueryBuilder<Schema, TB, O>;
  readonly asked: AskedPage;
  /** The columns that put it in order. */
  readonly at: StringReference<Schema, TB>;
  readonly id: StringReference<Schema, TB>;
}

/**
 * Looks once for what is counted and put in order, and says who asks; `read` reads the page of that. More than FOUND_MAX rows are gone
 * through in order instead, which soon comes upon a page of them.
 */
export async function searchPage<TB extends keyof Schema, O, R>(
  { tx, asker }: { readonly tx: Kysely<Schema>; readonly asker: Asker },
  { all, found, asked, at, id }: Search<TB, O>,
  read: (page: SelectQueryBuilder<Schema, TB, O>, direction: 'asc' | 'desc') => Promise<R[]>,
): Promise<{ readonly data: R[]; readonly total: number }> {
  const { pos = 0, count = COUNT_DEFAULT, sort } = asked;
  const direction = sort === 'time' ? 'asc' : 'desc';
  const { rows } = await foundKeys({ found, at, id }, { pos, count, direction, asker }).execute(tx);
  const { total = 0, keys = null, said = null } = rows[0] ?? {};
  if (asker.keyHash !== null) await asker.says(said);
  if (total >= FOUND_MAX) return { data: await read(inOrder(found, asked, direction, at, id), direction), total };
  if (keys === null) return { data: [], total };
  const page = all
    .where(sql<boolean>`${sql.ref(id)} = ANY(${keys})`)
    .orderBy(at, direction)
    .orderBy(id, direction);
  return { data: await read(page, direction), total };
}

interface FoundKeys {
  readonly total: number;
  /** Of the page; null where it has no rows, or where there are too many to be put in order. */
  readonly keys: readonly (string | number)[] | null;
  readonly said: string | null;
}

/** The statement of a search: it goes through what matches once. */
export function foundKeys<TB extends keyof Schema, O>(
  { found, at, id }: Pick<Search<TB, O>, 'found' | 'at' | 'id'>,
  { pos, count, direction, asker }: { pos: number; count: number; direction: 'asc' | 'desc'; asker: Asker },
) {
  const keys = found.clearSelect().select([sql.ref<number>(at).as('at'), sql.ref<string | number>(id).as('id')]);
  const order = sql.raw(direction);
  const said = asker.keyHash === null ? sql`NULL` : signedInBy(asker.keyHash, asker.now, idleSince(asker.now));
  return sql<FoundKeys>`
    WITH found AS MATERIALIZED (${keys.limit(sql.lit(FOUND_MAX))}), counted AS (SELECT count(*) AS total FROM found)
    SELECT total, ${said} AS said, CASE WHEN total < ${sql.lit(FOUND_MAX)} THEN (
        SELECT json_agg(id ORDER BY at ${order}, id ${order})
        FROM (SELECT at, id FROM found ORDER BY at ${order}, id ${order} OFFSET ${pos} LIMIT ${count}) page) END AS keys
    FROM counted`;
}

/**
 * The page of a search that found `total` rows. Few are first found all together, as countFound did, and then put in order: `+ 0`
 * keeps the planner from going through the whole table in order instead, which it likes for words that are frequent each but never
 * stand together.
 */
export function newestFound<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  total: number,
  asked: AskedPage,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  if (total >= FOUND_MAX) return newestFirst(found, asked, at, id);
  const { pos = 0, count = COUNT_DEFAULT } = asked;
  return found
    .orderBy(sql`${sql.ref(at)} + 0`, 'desc')
    .orderBy(id, 'desc')
    .offset(pos)
    .limit(count);
}
