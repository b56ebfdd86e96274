import { type CountedTable, counted } from './countedLists';

export const STICKERS: CountedTable = {
  table: 'sticker',
  at: 'created_at',
  prefix: 'sticker',
  lists: [[`'sticker'`, 'true']],
};
export const AUDIT: CountedTable = {
  table: 'audit',
  at: 'at',
  prefix: 'audit',
  lists: [
    [`'audit'`, 'true'],
    [`'audit:' || r.uid`, 'true'],
    [`'audit:folded'`, 'NOT r.behind'],
    [`'audit:folded:' || r.uid`, 'NOT r.behind'],
  ],
};

const EVENTS = ['insert', 'update', 'delete', 'truncate'] as const;

/** Notifications, stickers, and the audit log folded by job: of each job its first change, the others behind it. */
export const notices = {
  name: '0008_notices',
  up: [
    `CREATE TABLE notification (
      notification_id bigserial PRIMARY KEY, title text NOT NULL, body text NOT NULL, audience text NOT NULL,
      uid int NOT NULL REFERENCES admin_user, created_at int8 NOT NULL)`,
    `CREATE INDEX notification_time ON notification (created_at, notification_id)`,
    `CREATE INDEX notification_audience ON notification (audience, created_at, notification_id)`,
    ...counted({
      table: 'notification',
      at: 'created_at',
      prefix: 'notification',
      lists: [
        [`'notification'`, 'true'],
        [`'notification:' || r.audience`, 'true'],
      ],
    }),

    `CREATE TABLE sticker (
      sticker_id text PRIMARY KEY, url text NOT NULL, thumb text NOT NULL, uid int NOT NULL REFERENCES admin_user,
      created_at int8 NOT NULL)`,
    `CREATE INDEX sticker_time ON sticker (created_at, sticker_id)`,
    ...counted(STICKERS),

    // Calls of one job come several at a time: who gets to write its row here is the first of it.
    `CREATE TABLE audit_job (uid int NOT NULL, job text NOT NULL, PRIMARY KEY (uid, job))`,
    `ALTER TABLE audit ADD COLUMN job text, ADD COLUMN behind bool NOT NULL DEFAULT false`,
    `CREATE INDEX audit_job_rows ON audit (job, at, audit_id) WHERE job IS NOT NULL`,
    `CREATE INDEX audit_folded ON audit (at, audit_id) WHERE NOT behind`,
    `CREATE INDEX audit_folded_uid ON audit (uid, at, audit_id) WHERE NOT behind`,
    ...EVENTS.flatMap((event) => [`DROP TRIGGER count_${event} ON audit`, `DROP FUNCTION count_audit_${event}()`]),
    `INSERT INTO list_count SELECT 'audit:folded' || substr(list, 6), level, bucket, sum(n) FROM list_stretch
      WHERE list = 'audit' OR list LIKE 'audit:%' GROUP BY 1, 2, 3`,
    ...counted(AUDIT),
  ],
};
