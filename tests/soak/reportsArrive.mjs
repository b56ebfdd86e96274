const LOOK_EVERY_MS = 1000;
/** Of so many posts and members reports are made: enough that no two often meet. */
const KNOWN_MAX = 20_000;
const REASONS = ['Spam', 'Lừa đảo', 'Xúc phạm', 'Nội dung sai sự thật'];

/**
 * Members report posts, each by a transaction of its own as the community's server makes them, as many as keep the queue at `cases` open
 * ones; a moderator who empties a queue faster than it fills has nothing left to be measured by. Returns what ends it.
 */
export async function reportsArrive(db, cases) {
  const posts = (await db.query('SELECT post_id, uid FROM post WHERE deleted_at IS NULL LIMIT $1', [KNOWN_MAX])).rows;
  const members = (await db.query('SELECT uid FROM member LIMIT $1', [KNOWN_MAX])).rows;
  let made = 0;
  const report = async () => {
    const { post_id, uid } = anyOf(posts);
    made += 1;
    await db.query(ARRIVES, [`soak${made}`, post_id, anyOf(members).uid, uid, anyOf(REASONS)]);
  };
  const keepUp = async () => {
    const { rows } = await db.query('SELECT count(*)::int AS open FROM report_case WHERE action = 0');
    for (let missing = cases - rows[0].open; missing > 0; missing -= 1) await report();
  };
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(keepUp);
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

export const anyOf = (values) => values[Math.floor(Math.random() * values.length)];

/** The case is taken before the report, as every decision does; of a post that has been deleted meanwhile nobody reports anything. */
const ARRIVES = `WITH there AS (SELECT post_id FROM post WHERE post_id = $2 AND deleted_at IS NULL FOR KEY SHARE),
  gathered AS (
    INSERT INTO report_case AS known (case_id, post_id, reported_uid, action, newest_at, report_count, open_count)
    SELECT 'p' || post_id, post_id, $4, 0, extract(epoch FROM now())::bigint, 1, 1 FROM there
    ON CONFLICT (case_id) DO UPDATE SET action = 0, newest_at = greatest(known.newest_at, excluded.newest_at),
      report_count = known.report_count + 1, open_count = known.open_count + 1
    RETURNING case_id, post_id, newest_at)
  INSERT INTO report (report_id, case_id, post_id, reporter_uid, reported_uid, reason, created_at)
  SELECT $1, case_id, post_id, $3, $4, $5, newest_at FROM gathered`;
