import { type CountedTable, counted } from './countedLists';

export const REPORT_CASES: CountedTable = {
  table: 'report_case',
  at: 'newest_at',
  prefix: 'case',
  lists: [
    [`'case'`, 'true'],
    [`'case:' || r.action`, 'true'],
    [`'case:of:' || r.assignee_uid`, 'r.assignee_uid IS NOT NULL'],
    [`'case:of:' || r.assignee_uid || ':' || r.action`, 'r.assignee_uid IS NOT NULL'],
  ],
};
export const NOTIFICATIONS: CountedTable = {
  table: 'notification',
  at: 'created_at',
  prefix: 'notification',
  lists: [
    [`'notification'`, `r.audience NOT LIKE 'uid:%'`],
    [`'notification:' || r.audience`, 'true'],
  ],
};

const EVENTS = ['insert', 'update', 'delete', 'truncate'] as const;
/** Ends the counting of a table's lists, to begin anew with others. */
const uncounted = (table: string) =>
  EVENTS.flatMap((event) => [`DROP TRIGGER count_${event} ON ${table}`, `DROP FUNCTION count_${table}_${event}()`]);

/**
 * Whose case is whose, as counted lists: nobody's is anybody's yet. And notices to one person, by the audience `uid:7`, which are in no list
 * of the others, and told to nobody else.
 */
export const assignments = {
  name: '0017_assignments',
  up: [
    `ALTER TABLE report_case ADD COLUMN assignee_uid int`,
    `CREATE INDEX report_case_assignee ON report_case (assignee_uid, newest_at, case_id) WHERE assignee_uid IS NOT NULL`,
    `CREATE INDEX report_case_assignee_action ON report_case (assignee_uid, action, newest_at, case_id)
      WHERE assignee_uid IS NOT NULL`,
    ...uncounted('report_case'),
    ...counted(REPORT_CASES),

    `ALTER TABLE notification ADD COLUMN because text, ADD COLUMN about_kind text, ADD COLUMN about_id text`,
    `CREATE INDEX notification_to_many ON notification (created_at, notification_id) WHERE audience NOT LIKE 'uid:%'`,
    `CREATE INDEX notification_audiences ON notification (audience) WHERE audience NOT LIKE 'uid:%'`,
    ...uncounted('notification'),
    ...counted(NOTIFICATIONS),
    `ALTER TABLE event ADD COLUMN for_uid int`,
    `CREATE FUNCTION notification_makes_events() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE it notification := coalesce(NEW, OLD);
    BEGIN
      IF it.audience LIKE 'uid:%' THEN
        INSERT INTO event (at, kind, target_id, command, for_uid) VALUES (extract(epoch FROM now())::int8, 'notification',
          it.notification_id::text, 'notification.' || lower(TG_OP), substr(it.audience, 5)::int);
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER makes_events AFTER INSERT OR DELETE ON notification
      FOR EACH ROW EXECUTE FUNCTION notification_makes_events()`,
  ],
};
