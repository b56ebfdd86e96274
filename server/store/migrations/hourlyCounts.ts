/** One number for the lock that lets a single transaction at a time write `hour_count`. */
export const HOUR_LOCK = 7_260_002;

/**
 * Where the hourly counts are. As with the lists (countedLists.ts): a writer that gets the lock adds to `hour_count` and takes along
 * what others left in `hour_delta`; one that does not leaves its change there without waiting. `hour_made` adds both up.
 * Every hour of Asia/Ho_Chi_Minh is an hour of UTC, so `hour` is unix seconds by 3600, and no zone is needed here.
 */
export const HOURLY_TABLES: readonly string[] = [
  `CREATE TABLE hour_count (series text NOT NULL, hour int8 NOT NULL, n int8 NOT NULL,
    PRIMARY KEY (series, hour)) WITH (fillfactor = 70)`,
  `CREATE TABLE hour_delta (series text NOT NULL, hour int8 NOT NULL, n int8 NOT NULL)`,
  `CREATE VIEW hour_made AS SELECT series, hour, n FROM hour_count UNION ALL SELECT series, hour, n FROM hour_delta`,
];

/**
 * The statements that count a table's rows by the hour in which they were made, those that are there and those to come. A row
 * counts as long as it is in the table, marked as deleted or not; only removing it takes it out, which no call does.
 */
export function hourly(table: string, series: string): string[] {
  const counted = (
    source: string,
    n: 1 | -1,
  ) => `SELECT '${series}' AS series, ${hourOf('r')} AS hour, ${n} * count(*) AS n
        FROM ${source} r GROUP BY hour`;
  const on = (event: string, kept: 'NEW' | 'OLD', n: 1 | -1) => [
    `CREATE FUNCTION hourly_${table}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${recorded(counted('changed', n))}
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER hourly_${event} AFTER ${event} ON ${table} REFERENCING ${kept} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION hourly_${table}_${event}()`,
  ];
  return [
    ...on('insert', 'NEW', 1),
    ...on('delete', 'OLD', -1),
    // A row whose time is corrected, which no call does either. By row, so that all other updates cost nothing.
    `CREATE FUNCTION hourly_${table}_moved() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO hour_delta VALUES ('${series}', ${hourOf('OLD')}, -1), ('${series}', ${hourOf('NEW')}, 1);
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER hourly_moved AFTER UPDATE OF created_at ON ${table} FOR EACH ROW
      WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION hourly_${table}_moved()`,
    `CREATE FUNCTION hourly_${table}_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM hour_count WHERE series = '${series}';
      DELETE FROM hour_delta WHERE series = '${series}';
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER hourly_truncate AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION hourly_${table}_truncate()`,
    // After the triggers: they have locked the table against writers until the migration is done.
    `INSERT INTO hour_count ${counted(table, 1)}`,
  ];
}

/** Rounds down before 1970 too, which integer division does not; float8 is exact far beyond any time. */
const hourOf = (row: string) => `floor(${row}.created_at / 3600.0::float8)::int8`;

function recorded(change: string): string {
  return `IF pg_try_advisory_xact_lock(${HOUR_LOCK}) THEN
        WITH change AS (${change}),
        left_over AS (DELETE FROM hour_delta RETURNING series, hour, n)
        INSERT INTO hour_count
          SELECT series, hour, sum(n) FROM (SELECT * FROM change UNION ALL SELECT * FROM left_over) every
          GROUP BY series, hour
        ON CONFLICT (series, hour) DO UPDATE SET n = hour_count.n + excluded.n;
      ELSE
        INSERT INTO hour_delta ${change};
      END IF;`;
}
