/** Who deletes is kept with what is deleted. */
const keepsWho = (table: string, id: string) => [
  `ALTER TABLE ${table} ADD COLUMN deleted_by int`,
  // For rows already in the bin the audit log knows it.
  `UPDATE ${table} SET deleted_by = a.uid FROM audit a
    WHERE ${table}.deleted_at IS NOT NULL AND a.target_id = ${table}.${id} AND a.target_kind = '${table}' AND a.at = ${table}.deleted_at
      AND a.command IN ('${table}.delete', 'report.deletePost')`,
];

/** The parts of a language tag as BCP 47 writes them: `vi`, `zh-Hans`, `pt-BR`. */
const CANONICAL = `(SELECT string_agg(CASE WHEN i > 1 AND length(part) = 4 THEN initcap(part)
    WHEN i > 1 AND length(part) = 2 THEN upper(part) ELSE lower(part) END, '-' ORDER BY i)
  FROM unnest(string_to_array(tag, '-')) WITH ORDINALITY p(part, i))`;

/**
 * The bin of posts, temples and comments; replies go and come with the comment that they answer. A bin is small: an index on what is in
 * it is all that its lists need.
 */
export const bins = {
  name: '0011_bin',
  up: [
    ...keepsWho('post', 'post_id'),
    `CREATE INDEX post_bin ON post (deleted_at, post_id) WHERE deleted_at IS NOT NULL`,
    ...keepsWho('temple', 'temple_id'),
    `CREATE INDEX temple_bin ON temple (deleted_at, temple_id) WHERE deleted_at IS NOT NULL`,
    ...keepsWho('comment', 'comment_id'),
    `ALTER TABLE comment ADD COLUMN deleted_with text`,
    `CREATE INDEX comment_bin ON comment (post_id, deleted_at, comment_id) WHERE deleted_at IS NOT NULL AND deleted_with IS NULL`,
    `CREATE INDEX comment_gone_with ON comment (deleted_with) WHERE deleted_with IS NOT NULL`,
    // Replies to comments deleted before this were left behind where they are never shown, and were still counted.
    `WITH RECURSIVE gone AS (
        SELECT comment_id, comment_id AS root, deleted_at, deleted_by FROM comment WHERE deleted_at IS NOT NULL
        UNION
        SELECT c.comment_id, g.root, g.deleted_at, g.deleted_by FROM comment c
          JOIN gone g ON c.parent_id = g.comment_id WHERE c.deleted_at IS NULL),
      left_behind AS (
        UPDATE comment c SET deleted_at = g.deleted_at, deleted_by = g.deleted_by, deleted_with = g.root
          FROM gone g WHERE g.comment_id = c.comment_id AND c.deleted_at IS NULL RETURNING c.post_id)
      UPDATE post SET comment_count = comment_count - n
        FROM (SELECT post_id, count(*) AS n FROM left_behind GROUP BY post_id) l WHERE l.post_id = post.post_id`,
    `UPDATE curated_member SET language_tags = (
        SELECT array_agg(tag ORDER BY n) FROM (
          SELECT tag, min(n) AS n FROM (
            SELECT ${CANONICAL} AS tag, n FROM unnest(language_tags) WITH ORDINALITY t(tag, n)) written GROUP BY tag) once)
      WHERE list = 'vip' AND EXISTS (SELECT 1 FROM unnest(language_tags) tag WHERE tag <> ${CANONICAL})`,
  ],
};
