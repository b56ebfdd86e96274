/** Deleted posts and comments that still have what was written, for a server that keeps it for a time only (store/retention.ts). */
export const retention = {
  name: '0024_retention',
  up: [
    `CREATE INDEX post_deleted_written ON post (deleted_at) WHERE deleted_at IS NOT NULL AND folded <> ''`,
    `CREATE INDEX comment_deleted_written ON comment (deleted_at)
      WHERE deleted_at IS NOT NULL AND (content <> '' OR links <> '{}' OR media <> '[]')`,
  ],
};
