import { type CountedTable, counted, countedNow } from './countedLists';

/**
 * A post is in exactly one list of its kind: the set of its media's types with whether it is hidden and blocked. A filter by types
 * and state selects some of these kinds, so that the sum of their counts is exact and no post is met twice (`kindsOf` of
 * server/resources/posts/kinds.ts). 1 << type is a type's bit; those beyond 14 are none that docs/specification.md section 3 knows.
 */
const KIND = (row: string) => `(${row}media_mask::int * 4 + ${row}blocked::int * 2 + ${row}hidden::int)`;
export const POST_KINDS: CountedTable = {
  table: 'post',
  name: 'kind',
  at: 'created_at',
  prefix: 'postkind',
  lists: [[`'postkind:' || ${KIND('r.')}`, 'r.deleted_at IS NULL AND r.media_mask <> 0']],
};
const BITS = `bit_or(CASE WHEN media_type BETWEEN 0 AND 14 THEN 1 << media_type ELSE 0 END)::int2`;

/** The triggers by which media say in their post which types it has, whichever way they come and go. */
const marked = (event: string, tables: string, changed: string, mask: string) => [
  `CREATE FUNCTION media_mark_posts_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE post SET media_mask = ${mask}
      FROM (${changed}) c WHERE post.post_id = c.post_id AND post.media_mask <> ${mask};
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER mark_posts_${event} AFTER ${event} ON media REFERENCING ${tables}
    FOR EACH STATEMENT EXECUTE FUNCTION media_mark_posts_${event}()`,
];
const COUNTED_ANEW = `coalesce((SELECT ${BITS} FROM media m WHERE m.post_id = post.post_id), 0)::int2`;

/** Posts by the types of their media. */
export const postFilters = {
  name: '0012_post_filters',
  up: [
    `ALTER TABLE post ADD COLUMN media_mask int2 NOT NULL DEFAULT 0`,
    `UPDATE post SET media_mask = m.mask
      FROM (SELECT post_id, ${BITS} AS mask FROM media GROUP BY post_id) m WHERE m.post_id = post.post_id`,
    `CREATE INDEX post_kind ON post (${KIND('')}, created_at, post_id) WHERE deleted_at IS NULL AND media_mask <> 0`,
    ...counted(POST_KINDS),
    countedNow(POST_KINDS),
    // Added to the present mask: of two transactions that write media of one post at once, neither loses the other's bits.
    ...marked(
      'insert',
      'NEW TABLE AS new_rows',
      `SELECT post_id, ${BITS} AS mask FROM new_rows GROUP BY post_id`,
      '(post.media_mask | c.mask)',
    ),
    ...marked(
      'update',
      'NEW TABLE AS new_rows OLD TABLE AS old_rows',
      `SELECT n.post_id FROM new_rows n JOIN old_rows o USING (media_id)
        WHERE n.media_type <> o.media_type OR n.post_id <> o.post_id
      UNION SELECT o.post_id FROM new_rows n JOIN old_rows o USING (media_id) WHERE n.post_id <> o.post_id`,
      COUNTED_ANEW,
    ),
    ...marked('delete', 'OLD TABLE AS old_rows', 'SELECT DISTINCT post_id FROM old_rows', COUNTED_ANEW),
  ],
};
