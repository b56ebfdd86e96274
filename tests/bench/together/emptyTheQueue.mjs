import { setTimeout as delay } from 'node:timers/promises';
import { aModerator } from './aModerator.mjs';
import { aNetwork } from './aNetwork.mjs';
import { Decisions } from './decisions.mjs';
import { line, ms } from './print.mjs';

/** All the log says of acts after the entry $1: how often each thing was acted upon, and whether the store has the same decision by the same person. */
const ACTS = `SELECT a.target_kind AS kind, a.target_id AS id, count(*)::int AS acts,
    bool_and(r.report_id IS NULL OR (r.action::text = a.after->>'action' AND r.processed_by = a.uid)) AS agrees
  FROM audit a LEFT JOIN report r ON a.target_kind = 'report' AND r.report_id = a.target_id
  WHERE a.audit_id > $1 AND a.command IN ('report.ignore', 'report.deletePost', 'report.blockUser')
  GROUP BY 1, 2`;
const DECISIONS = `SELECT report_id AS id, action, processed_by AS uid FROM report WHERE report_id = ANY($1)`;
const BECAME = ['open', 'ignored', 'deleted', 'blocked'];

/**
 * All of `staff` empty a queue of `cases`, each given by the ids of its reports, and begin so many cases `apart`. With `cutSeconds` the
 * network of the first is away for so long, a fifth of the time into it. Prints what came of it.
 */
export async function emptyTheQueue({ name, servers, staff, cases, apart = 0, pauseMs, cutSeconds, db }) {
  const reportIds = cases.flat();
  const decisions = new Decisions();
  const networks = cutSeconds ? [await aNetwork(servers[0].port)] : [];
  const moderators = await Promise.all(
    staff.map((one, nth) =>
      aModerator({
        ...one,
        port: servers[nth % servers.length].port,
        network: networks[nth],
        cases,
        // Whoever is cut off is at cases that nobody else comes to meanwhile.
        from: networks[nth] ? Math.floor(cases.length / 2) : nth * apart,
        pauseMs,
        decisions,
      }),
    ),
  );
  const { rows: logged } = await db.query('SELECT coalesce(max(audit_id), 0) AS last FROM audit');
  const began = performance.now();
  const work = Promise.all(moderators.map((moderator) => moderator.work()));
  if (cutSeconds)
    await cutOne(moderators[0], networks[0], { cutSeconds, afterMs: (cases.length / staff.length) * (pauseMs / 5) });
  await work;
  const seconds = (performance.now() - began) / 1000;

  const acts = (await db.query(ACTS, [logged[0].last])).rows;
  const stored = (await db.query(DECISIONS, [reportIds])).rows;
  const untold = moderators.map(({ queue }) =>
    stored.filter(
      ({ id, action, uid }) => queue.told.get(id)?.became !== BECAME[action] || queue.told.get(id)?.uid !== uid,
    ),
  );
  const sum = (of) => moderators.reduce((total, moderator) => total + of(moderator), 0);
  const ofReports = acts.filter(({ kind }) => kind === 'report');
  line(
    `${name}: ${staff.length} moderators, ${servers.length} servers`,
    `${cases.length} cases (${reportIds.length} reports) in ${seconds.toFixed(1)} s`,
  );
  line(
    '  reports decided, of those as the log says',
    `${stored.filter(({ action }) => action).length}, ${ofReports.filter(({ agrees }) => agrees).length}`,
  );
  line('  acts on what was acted upon before', acts.filter((act) => act.acts > 1).length);
  line(
    '  decided by two, and answered by who was first',
    sum(({ counts }) => counts.ofOthers),
  );
  line(
    '  claims of what somebody was at, or had decided',
    sum(({ counts }) => counts.refusedClaims),
  );
  line('  decisions that somebody was not told', untold.flat().length);
  line("  from one's decision to the others' streams", ms(decisions.tookMs));
  if (cutSeconds) sayWhatWasAway(moderators[0].away, cutSeconds);
  for (const moderator of moderators) await moderator.close();
  for (const network of networks) network.close();
}

async function cutOne(moderator, network, { cutSeconds, afterMs }) {
  await delay(afterMs);
  moderator.cut();
  await delay(cutSeconds * 1000);
  network.restore();
}

function sayWhatWasAway({ decisions, told, by }, cutSeconds) {
  const own = [...decisions.values()].filter((isOwn) => isOwn).length;
  const others = [...decisions.values()].filter((isOwn) => isOwn === false).length;
  line(
    `  one without a network for ${cutSeconds} s: decided`,
    `${decisions.size}: ${own} so, ${others} by others sooner`,
  );
  line('  told to them when it was there again', `${told} decisions, by ${by}`);
}
