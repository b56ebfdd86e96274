const ACTIONS = ['0', '1', '2', '3'];

/** The totals that each server answers, from its counters, and what the rows themselves say. */
const COUNTED = [
  ...ACTIONS.flatMap((action) => [
    [
      `/report/getlistcasefrompos?count=1&action=${action}`,
      `SELECT count(*) FROM report_case WHERE action = ${action}`,
    ],
    [`/report/getlistreportfrompos?count=1&action=${action}`, `SELECT count(*) FROM report WHERE action = ${action}`],
  ]),
  ['/report/getlistcasefrompos?count=1&action=0', 'SELECT count(DISTINCT case_id) FROM report WHERE action = 0'],
  ['/report/getlistcasefrompos?count=1', 'SELECT count(*) FROM report_case'],
  ['/post/getlistpostfrompos?count=1', 'SELECT count(*) FROM post WHERE deleted_at IS NULL'],
  ['/users/list?count=1', 'SELECT count(*) FROM member'],
];

const CASES = `SELECT count(*)::int AS wrong FROM report_case c JOIN (
    SELECT case_id, count(*) AS all_of_it, count(*) FILTER (WHERE action = 0) AS open FROM report GROUP BY 1) r USING (case_id)
  WHERE (c.report_count, c.open_count) <> (r.all_of_it, r.open) OR (c.action = 0) <> (r.open > 0)`;

/**
 * All that the log after the entry $1 says was made of reports: how often one was decided that was decided, or opened that was open, and of
 * how many reports the last entry says another decision, or another's, than the store.
 */
const LOGGED = `WITH acts AS (
    SELECT target_id, uid, (after->>'action')::int AS action, lag((after->>'action')::int) OVER one_by_one AS before_it,
      lead(audit_id) OVER one_by_one IS NULL AS is_last
    FROM audit WHERE audit_id > $1 AND target_kind = 'report' AND after ? 'action'
    WINDOW one_by_one AS (PARTITION BY target_id ORDER BY audit_id))
  SELECT count(*) FILTER (WHERE (acts.action = 0) = (before_it = 0))::int AS twice,
    count(*) FILTER (WHERE is_last AND (report.action, coalesce(report.processed_by, 0)) <>
      (acts.action, CASE WHEN acts.action = 0 THEN 0 ELSE acts.uid END))::int AS other
  FROM acts JOIN report ON report_id = target_id`;

/** Where the store, its counters, its log and what was acknowledged do not say the same, a sentence each. `admins`: calls of each server. */
export async function disagreements({ db, admins, ledger, lastEntry }) {
  const found = [];
  for (const [path, query] of COUNTED) {
    const { rows } = await db.query(query);
    for (const [index, admin] of admins.entries()) {
      const { total } = await admin.call('GET', path).catch(({ message }) => ({ total: message }));
      if (total !== Number(rows[0].count))
        found.push(`server ${index + 1}: ${path} answers ${total}; ${query}: ${rows[0].count}.`);
    }
  }
  const [cases] = (await db.query(CASES)).rows;
  if (cases.wrong > 0) found.push(`${cases.wrong} cases do not say what their reports say.`);
  const [{ twice, other }] = (await db.query(LOGGED, [lastEntry])).rows;
  if (twice > 0) found.push(`${twice} acts stand in the log twice.`);
  if (other > 0) found.push(`${other} reports are not as the last entry of the log says.`);
  const missing = await ledger.missingIn(db, lastEntry);
  if (missing > 0) found.push(`${missing} acts that were acknowledged do not stand in the log.`);
  return found;
}
