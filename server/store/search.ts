import { type Expression, type Kysely, sql } from 'kysely';
import { fold } from './fold';
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
export function matchesAll(column: 'member.folded' | 'post.folded', patterns: readonly string[]) {
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
