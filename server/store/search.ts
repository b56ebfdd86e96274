import { type Expression, type Kysely, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import { COUNT_DEFAULT } from '../../contract/wire/constants';
import { fold } from '../../contract/wire/fold';
import { type AskedPage, newestFirst } from './lists';
import type { Schema } from './schema';

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
export function patternsOf(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)]
    .slice(0, WORDS_MAX)
    .map((word) => (SHORT.test(word) ? `% ${word}%` : `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

/** The condition that a `folded` column matches all patterns; no patterns find nothing. */
type Folded =
  | 'member.folded'
  | 'post.folded'
  | 'temple.folded'
  | 'temple.city_folded'
  | 'temple.country_folded'
  | 'u.folded';
export function matchesAll(column: Folded, patterns: readonly string[]) {
  if (patterns.length === 0) return sql<boolean>`false`;
  const each = patterns.map((pattern) => sql`${sql.ref(column)} LIKE ${pattern}`);
  return sql<boolean>`(${sql.join(each, sql` AND `)})`;
}

/** How many rows a query finds, counted no further than FOUND_MAX. */
export async function countFound(db: Kysely<Schema>, found: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int8 AS total FROM (SELECT 1 FROM (${found}) found LIMIT ${sql.lit(FOUND_MAX)}) counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
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
