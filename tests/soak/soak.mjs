import { fromSources } from '../../scripts/ensure.mjs';
import { PASSWORD } from '../bench/aServer.mjs';
import { signIn } from '../bench/together/callsOf.mjs';
import { Decisions } from '../bench/together/decisions.mjs';
import { hire } from '../bench/together/hire.mjs';
import { disagreements } from './agreement.mjs';
import { aModerator } from './aModerator.mjs';
import { Ledger } from './ledger.mjs';
import { processorOf } from './processes.mjs';
import { reportsArrive } from './reportsArrive.mjs';
import { startSite } from './site.mjs';
import { Tally } from './tally.mjs';
import { watch } from './watch.mjs';

const MAY = ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT', 'PROFILE_VIEW', 'POST_VIEW'];
const INTERVAL_SECONDS = 60;
const INTERVALS_AT_LEAST = 10;
const ARRIVE_AT_ONCE = 10;

/** Linux has all of 127.0.0.0/8: each moderator has an address of their own there, as people have, and signs in by it. */
const addressOf = (nth) => `127.1.${Math.floor(nth / 250)}.${1 + (nth % 250)}`;

/**
 * So many moderators at work for so many minutes on two servers behind nginx, on a store with `rows` members, posts and reports each.
 * Prints what comes of it, and answers what went wrong, a sentence each; undefined where it could not begin.
 */
export async function soak({ minutes, moderators, rows }) {
  const { notFlat, percentile } = await fromSources('tests/soak/verdict.ts');
  const site = await startSite(rows);
  if (!site) return undefined;
  const { db, port, servers, stop } = site;
  try {
    const admins = await Promise.all(servers.map((server) => signIn(server.port, 'admin', PASSWORD)));
    const staff = await hire(admins[0], moderators, MAY);
    const { total: cases } = await admins[0].call('GET', '/report/getlistcasefrompos?action=0&count=1');
    console.log(`${moderators} moderators, ${cases} open cases, ${rows} members, posts and reports each.`);
    const { rows: logged } = await db.query('SELECT max(audit_id) AS last FROM audit');
    const [tally, ledger, decisions] = [new Tally(), new Ledger(), new Decisions()];
    let isOver = false;
    const desks = [];
    for (let nth = 0; nth < moderators; nth += ARRIVE_AT_ONCE) {
      const arriving = staff.slice(nth, nth + ARRIVE_AT_ONCE).map((one, index) => {
        const from = addressOf(nth + index);
        return aModerator({ ...one, port, from, members: rows, tally, ledger, decisions, isOver: () => isOver });
      });
      desks.push(...(await Promise.all(arriving)));
    }
    const endReports = await reportsArrive(db, cases);
    const work = desks.map((desk) => desk.work());
    const seconds = Math.min(INTERVAL_SECONDS, (minutes * 60) / INTERVALS_AT_LEAST);
    const count = Math.round((minutes * 60) / seconds);
    const before = await processorOf(site);
    const intervals = await watch({ site, count, seconds, tally, decisions, percentile });
    const after = await processorOf(site);
    isOver = true;
    await Promise.all(work);
    await endReports();
    await Promise.all(desks.map((desk) => desk.leave()));

    const worked = Object.keys(after).map((name) => `${name} ${(after[name] - before[name]).toFixed(0)} s`);
    console.log(`Processor time: ${worked.join(', ')}.`);
    sayAll(intervals, ledger, percentile);
    const differ = await disagreements({ db, admins, ledger, lastEntry: logged[0].last });
    for (const admin of admins) admin.close();
    const unexpected = [...tally.unexpected].map(([what, times]) => `${times} times ${what}.`);
    return [...unexpected, ...notFlat(intervals), ...differ];
  } finally {
    await stop();
  }
}

function sayAll(intervals, ledger, percentile) {
  const signIns = intervals.flatMap((interval) => interval.signIns);
  const calls = intervals.reduce((sum, { reads, changes }) => sum + reads.length + changes.length, signIns.length);
  const heard = intervals.reduce((sum, interval) => sum + interval.heard, 0);
  console.log(
    `${calls} calls; ${ledger.decisions} decisions acknowledged, ${ledger.reopened} taken back, heard ${heard} times.`,
  );
  console.log(
    `${signIns.length} sign-ins, p50 ${percentile(signIns, 0.5).toFixed(0)} ms, p99 ${percentile(signIns, 0.99).toFixed(0)} ms.`,
  );
}
