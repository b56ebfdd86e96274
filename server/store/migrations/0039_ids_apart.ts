import { INDEX_MEMORY } from '../withoutIndexes';

/** The ids of each table, as a search has them, and what stood of them at the end of the words that are searched. */
const TABLES = {
  member: { ids: { pubkey: 'lower(pubkey)', number: '(uid::text)' }, stood: `' ' || uid || ' ' || lower(pubkey)` },
  post: { ids: { id: 'lower(post_id)' }, stood: `' ' || lower(post_id)` },
  temple: { ids: { id: 'lower(temple_id)' }, stood: `' ' || lower(temple_id)` },
};

/**
 * Ids are looked up in indexes of their own, by their beginnings, and no longer among the words of a row. The signs of an id come by chance,
 * and the index of words kept an entry for each three of them: two thirds of the members' index were that. The words are written anew by a
 * change of type, which writes a table once and tells no trigger.
 */
export const idsApart = {
  name: '0039_ids_apart',
  up: [
    `SET LOCAL ${INDEX_MEMORY}`,
    ...Object.entries(TABLES).flatMap(([table, { ids, stood }]) => [
      `ALTER TABLE ${table} ALTER COLUMN folded TYPE text USING
      CASE WHEN right(folded, length(${stood})) = ${stood} THEN left(folded, -length(${stood})) ELSE folded END`,
      ...Object.entries(ids).map(
        ([name, id]) => `CREATE INDEX ${table}_${name}_begins ON ${table} (${id} text_pattern_ops)`,
      ),
      `ANALYZE ${table}`,
    ]),
  ],
};
