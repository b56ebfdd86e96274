import { COUNT_TABLES, type CountedTable, counted, LIST_PLACE } from './countedLists';

export const MEMBERS: CountedTable = {
  table: 'member',
  at: 'created_at',
  prefix: 'member',
  lists: [
    [`'member'`, 'true'],
    [`'member:blocked'`, `r.blocks <> '{}'`],
    [`'member:verified'`, 'r.phone_verified'],
    [`'member:authentic'`, 'r.authentic'],
  ],
};
export const POSTS: CountedTable = {
  table: 'post',
  at: 'created_at',
  prefix: 'post',
  lists: [
    [`'post'`, 'r.deleted_at IS NULL'],
    [`'post:visible'`, 'r.deleted_at IS NULL AND NOT r.hidden AND NOT r.blocked'],
    [`'post:hidden'`, 'r.deleted_at IS NULL AND r.hidden'],
    [`'post:blocked'`, 'r.deleted_at IS NULL AND r.blocked'],
  ],
};
export const MEDIA: CountedTable = {
  table: 'media',
  at: 'created_at',
  prefix: 'media',
  lists: [[`'media:' || r.media_type`, 'NOT r.post_deleted']],
};
export const CURATED_MEDIA: CountedTable = {
  table: 'curated_media',
  at: 'added_at',
  prefix: 'curated',
  lists: [[`'curated:' || r.list`, 'NOT r.post_deleted']],
};
export const REPORTS: CountedTable = {
  table: 'report',
  at: 'created_at',
  prefix: 'report',
  lists: [
    [`'report'`, 'true'],
    [`'report:' || r.action`, 'true'],
  ],
};

/** Every list is an index in its order and a count by stretches of time (store/lists.ts). */
export const lists = {
  name: '0002_lists',
  up: [
    ...COUNT_TABLES,
    LIST_PLACE,

    `CREATE INDEX member_time ON member (created_at, uid)`,
    `CREATE INDEX member_blocked ON member (created_at, uid) WHERE blocks <> '{}'`,
    `CREATE INDEX member_verified ON member (created_at, uid) WHERE phone_verified`,
    `CREATE INDEX member_authentic ON member (created_at, uid) WHERE authentic`,
    ...counted(MEMBERS),

    `CREATE INDEX post_time ON post (created_at, post_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX post_visible ON post (created_at, post_id) WHERE deleted_at IS NULL AND NOT hidden AND NOT blocked`,
    `CREATE INDEX post_hidden ON post (created_at, post_id) WHERE deleted_at IS NULL AND hidden`,
    `CREATE INDEX post_blocked ON post (created_at, post_id) WHERE deleted_at IS NULL AND blocked`,
    `CREATE INDEX post_author ON post (uid, created_at, post_id) WHERE deleted_at IS NULL`,
    ...counted(POSTS),

    `CREATE INDEX media_owner ON media (uid)`,
    `CREATE INDEX media_time ON media (media_type, created_at, media_id) WHERE NOT post_deleted`,
    ...counted(MEDIA),

    `CREATE INDEX curated_media_time ON curated_media (list, added_at, media_id) WHERE NOT post_deleted`,
    `CREATE INDEX curated_media_name ON curated_media (list, sort_name, media_id) WHERE NOT post_deleted`,
    `CREATE INDEX curated_media_media ON curated_media (media_id)`,
    ...counted(CURATED_MEDIA),

    // Media leave their lists with the post they stand in, and come back with it.
    `CREATE FUNCTION post_takes_media() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE gone bool := NEW.deleted_at IS NOT NULL;
    BEGIN
      UPDATE media SET post_deleted = gone WHERE post_id = NEW.post_id AND post_deleted <> gone;
      UPDATE curated_media c SET post_deleted = gone FROM media m
        WHERE m.post_id = NEW.post_id AND c.media_id = m.media_id AND c.post_deleted <> gone;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER takes_media AFTER UPDATE OF deleted_at ON post FOR EACH ROW
      WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION post_takes_media()`,

    `CREATE INDEX comment_post ON comment (post_id, created_at, comment_id) WHERE deleted_at IS NULL AND parent_id IS NULL`,
    `CREATE INDEX comment_newest ON comment (post_id, created_at, comment_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX comment_parent ON comment (parent_id, created_at, comment_id) WHERE deleted_at IS NULL`,

    `CREATE INDEX report_time ON report (created_at, report_id)`,
    `CREATE INDEX report_action ON report (action, created_at, report_id)`,
    `CREATE INDEX report_of_case ON report (case_id, created_at, report_id)`,
    `CREATE INDEX report_reported ON report (reported_uid)`,
    ...counted(REPORTS),

    `CREATE INDEX report_case_time ON report_case (newest_at, case_id)`,
    `CREATE INDEX report_case_action ON report_case (action, newest_at, case_id)`,
    `CREATE INDEX report_case_author ON report_case (reported_uid, newest_at, case_id)`,
    ...counted({
      table: 'report_case',
      at: 'newest_at',
      prefix: 'case',
      lists: [
        [`'case'`, 'true'],
        [`'case:' || r.action`, 'true'],
      ],
    }),

    // In the order of `at`, not of the number: numbers are handed out before the commit.
    `CREATE INDEX audit_time ON audit (at, audit_id)`,
    `CREATE INDEX audit_uid ON audit (uid, at, audit_id)`,
    `CREATE INDEX audit_name ON audit (lower(user_name), at, audit_id)`,
    `CREATE INDEX audit_command ON audit (command, at, audit_id)`,
    `CREATE INDEX audit_target ON audit (target_id, at, audit_id)`,
    ...counted({
      table: 'audit',
      at: 'at',
      prefix: 'audit',
      lists: [
        [`'audit'`, 'true'],
        [`'audit:' || r.uid`, 'true'],
      ],
    }),
  ],
};
