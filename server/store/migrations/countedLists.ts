import { FAN_BITS, NARROWEST_BITS, STRETCH_BITS } from '../countBuckets';

/** The lists that a table's rows stand in, by SQL over one row `r`. */
export interface CountedTable {
  readonly table: string;
  /** The column of unix seconds that orders the lists. */
  readonly at: string;
  /** List name (an SQL expression) and condition, pair by pair. */
  readonly lists: readonly (readonly [name: string, when: string])[];
  /** What the names of all these lists begin with, for TRUNCATE. */
  readonly prefix: string;
  /** Tells these lists from others of the same table, which a later migration counts by triggers of their own. */
  readonly name?: string;
}

/** One number for the lock that lets a single transaction at a time write `list_count`. */
export const COUNT_LOCK = 7_260_001;

/**
 * Where the counts are. A writer that gets the lock adds to `list_count`, and takes along what others have left in `list_delta`;
 * one that does not get it leaves its change there and goes on: no writer waits for another, and no two can deadlock on the row
 * that counts the newest stretch. A reader adds both up in one snapshot, so the count is exact at every moment.
 */
export const COUNT_TABLES: readonly string[] = [
  `CREATE TABLE list_count (list text NOT NULL, level int2 NOT NULL, bucket int8 NOT NULL, n int8 NOT NULL,
    PRIMARY KEY (list, level, bucket)) WITH (fillfactor = 70)`,
  `CREATE TABLE list_delta (list text NOT NULL, level int2 NOT NULL, bucket int8 NOT NULL, n int8 NOT NULL)`,
  `CREATE VIEW list_stretch AS
    SELECT list, level, bucket, n FROM list_count UNION ALL SELECT list, level, bucket, n FROM list_delta`,
];

/**
 * The function behind `placeOf` of store/lists.ts. Level by level it adds up the stretches of the lists asked for to the one that
 * holds `pos`; `stretch` is the narrowest, null for the very first row and past the end. A function, because its plans are kept with the
 * connection: planning the same as one statement took longer than running it. Stable: it reads the snapshot of the statement that asks.
 */
export const LIST_PLACE = `CREATE FUNCTION list_place(asked text[], pos int8, newest bool,
    OUT total int8, OUT stretch int8, OUT skip int8) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    first int8 := -(1::int8 << 60);
    last int8 := 1::int8 << 60;
    one record;
  BEGIN
    SELECT coalesce(sum(n), 0) INTO total FROM list_stretch WHERE list = ANY(asked) AND level = 0;
    skip := pos;
    IF pos = 0 OR pos >= total THEN RETURN; END IF;
    FOR depth IN 1..${STRETCH_BITS.length} LOOP
      FOR one IN SELECT bucket, sum(n) AS n FROM list_stretch
        WHERE list = ANY(asked) AND level = depth AND bucket BETWEEN first AND last
        GROUP BY bucket ORDER BY CASE WHEN newest THEN -bucket ELSE bucket END
      LOOP
        stretch := one.bucket;
        EXIT WHEN one.n > skip;
        skip := skip - one.n;
      END LOOP;
      first := stretch << ${FAN_BITS};
      last := first + ${2 ** FAN_BITS - 1};
    END LOOP;
  END $$`;

/** What happens to rows, and the tables that a trigger finds them in. */
const SOURCES = { insert: ['new_rows'], update: ['new_rows', 'old_rows'], delete: ['old_rows'] } as const;
const calledBy = ({ table, name }: CountedTable) => (name === undefined ? table : `${table}_${name}`);

/** The statements that count a table's lists from now on, whichever way its rows come and go. */
export function counted(counts: CountedTable): string[] {
  const { table, prefix, name } = counts;
  const called = calledBy(counts);
  const trigger = name === undefined ? 'count' : `count_${name}`;
  const on = (event: keyof typeof SOURCES, tables: string) => [
    `CREATE FUNCTION count_${called}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${recorded(changes(counts, SOURCES[event]))}
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${trigger}_${event} AFTER ${event} ON ${table} REFERENCING ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${called}_${event}()`,
  ];
  return [
    ...on('insert', 'NEW TABLE AS new_rows'),
    ...on('update', 'NEW TABLE AS new_rows OLD TABLE AS old_rows'),
    ...on('delete', 'OLD TABLE AS old_rows'),
    `CREATE FUNCTION count_${called}_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM list_count WHERE list = '${prefix}' OR list LIKE '${prefix}:%';
      DELETE FROM list_delta WHERE list = '${prefix}' OR list LIKE '${prefix}:%';
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${trigger}_truncate AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION count_${called}_truncate()`,
  ];
}

/**
 * The same functions that add up first what stands in the same lists at the same time: of a thousand rows of one call, each was looked at
 * for each list and each stretch by itself, which took longer than its index entries.
 */
export function recounted(counts: CountedTable): string[] {
  return Object.entries(SOURCES).map(
    ([
      event,
      sources,
    ]) => `CREATE OR REPLACE FUNCTION count_${calledBy(counts)}_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${recorded(changesTogether(counts, sources))}
      RETURN NULL;
    END $$`,
  );
}

/** The statement that counts what a table holds already: for lists that begin when there are rows. */
export const countedNow = (counts: CountedTable): string =>
  `WITH new_rows AS (SELECT * FROM ${counts.table}) INSERT INTO list_count ${changes(counts, ['new_rows'])}`;

/** The change of each stretch of each list that one statement makes: new rows count one, old rows minus one. */
function changes({ at, lists }: CountedTable, sources: readonly string[]): string {
  const each = sources.map(
    (source) => `SELECT l.list, r.${at} AS at, ${source === 'new_rows' ? 1 : -1} AS n FROM ${source} r,
        LATERAL (VALUES ${lists.map(([name, when]) => `(${name}, ${when})`).join(', ')}) l(list, stands) WHERE l.stands`,
  );
  const levels = ['(0::int2, 0::int8)', ...STRETCH_BITS.map((bits, index) => `(${index + 1}::int2, c.at >> ${bits})`)];
  return `SELECT c.list, s.level, s.bucket, sum(c.n) AS n
      FROM (${each.join(' UNION ALL ')}) c,
        LATERAL (VALUES ${levels.join(', ')}) s(level, bucket)
      GROUP BY c.list, s.level, s.bucket HAVING sum(c.n) <> 0`;
}

/** The same, from rows that agree in all that their lists look at. */
function changesTogether({ at, lists }: CountedTable, sources: readonly string[]): string {
  const columns = [
    ...new Set(
      lists
        .flat()
        .join(' ')
        .match(/\br\.\w+/g),
    ),
  ].map((column) => column.slice('r.'.length));
  const alike = ['stretch', ...columns].join(', ');
  const each = sources.map(
    (source) => `SELECT l.list, r.stretch, ${source === 'new_rows' ? '' : '-'}r.n AS n
        FROM (SELECT ${[`${at} >> ${NARROWEST_BITS} AS stretch`, ...columns].join(', ')}, count(*) AS n FROM ${source} GROUP BY ${alike}) r,
          LATERAL (VALUES ${lists.map(([name, when]) => `(${name}, ${when})`).join(', ')}) l(list, stands) WHERE l.stands`,
  );
  const levels = STRETCH_BITS.map((bits, index) => `(${index + 1}::int2, c.stretch >> ${bits - NARROWEST_BITS})`);
  return `SELECT c.list, s.level, s.bucket, sum(c.n) AS n
      FROM (${each.join(' UNION ALL ')}) c, LATERAL (VALUES (0::int2, 0::int8), ${levels.join(', ')}) s(level, bucket)
      GROUP BY c.list, s.level, s.bucket HAVING sum(c.n) <> 0`;
}

function recorded(change: string): string {
  return `IF pg_try_advisory_xact_lock(${COUNT_LOCK}) THEN
        WITH change AS (${change}),
        left_over AS (DELETE FROM list_delta RETURNING list, level, bucket, n)
        INSERT INTO list_count
          SELECT list, level, bucket, sum(n)
          FROM (SELECT * FROM change UNION ALL SELECT * FROM left_over) every
          GROUP BY list, level, bucket
        ON CONFLICT (list, level, bucket) DO UPDATE SET n = list_count.n + excluded.n;
      ELSE
        INSERT INTO list_delta ${change};
      END IF;`;
}
