/** Of one statement that changes more rows of a kind than this, it is only said that many have changed. */
const TOLD_ONE_BY_ONE_MAX = 100;

/** What a statement has put into `made`, as events: one for each row, or one without an id where they are many. */
const eventsOf = ({ rows }: { readonly rows: string }) => `
  INSERT INTO event (at, kind, target_id, command, uid)
  SELECT max(at), kind, told_id, command, uid
  FROM (SELECT each.*, CASE WHEN count(*) OVER (PARTITION BY kind) <= ${TOLD_ONE_BY_ONE_MAX} THEN target_id END AS told_id
    FROM (${rows}) each) named
  GROUP BY kind, told_id, command, uid`;

const makesEvents = (table: string, rows: string) => [
  `CREATE FUNCTION ${table}_makes_events() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${eventsOf({ rows })}; RETURN NULL; END $$`,
  `CREATE TRIGGER makes_events AFTER INSERT ON ${table} REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION ${table}_makes_events()`,
];

/**
 * What has happened of late, for consoles that are open (server/events/log.ts): every change of the staff, as the audit log has it, and
 * every report that arrives, whoever writes it. `event_floor` says of which store the numbers are, and up to where they are forgotten.
 */
export const events = {
  name: '0015_events',
  up: [
    `CREATE TABLE event (
      event_id bigint GENERATED ALWAYS AS IDENTITY,
      xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
      at bigint NOT NULL,
      kind text NOT NULL,
      target_id text,
      command text NOT NULL,
      uid bigint,
      PRIMARY KEY (xid, event_id)
    )`,
    `CREATE INDEX event_at ON event (at)`,
    `CREATE UNIQUE INDEX event_number ON event (event_id)`,
    `CREATE TABLE event_floor (epoch text NOT NULL, xid xid8 NOT NULL)`,
    `INSERT INTO event_floor SELECT substr(md5(gen_random_uuid()::text), 1, 8), '0'`,
    ...makesEvents('audit', `SELECT at, target_kind AS kind, target_id, command, nullif(uid, 0) AS uid FROM made`),
    ...makesEvents(
      'report',
      `SELECT extract(epoch FROM now())::bigint AS at, 'report' AS kind, report_id AS target_id, 'report.arrive' AS command,
        NULL::bigint AS uid FROM made`,
    ),
  ],
};
