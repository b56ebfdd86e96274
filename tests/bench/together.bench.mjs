// Twenty moderators empty a queue of 2,000 cases at once, on two servers that share one PostgreSQL, with claims, each told of the others by
// GET /events: as fast as answers come, and once more at a hand's pace while the network of one is away for a minute. Beside it what
// PostgreSQL itself takes to pass a word on (NOTIFY to LISTEN), and what a thousand listeners weigh.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { PASSWORD } from './aServer.mjs';
import { signIn } from './together/callsOf.mjs';
import { emptyTheQueue } from './together/emptyTheQueue.mjs';
import { hire } from './together/hire.mjs';
import { line, ms } from './together/print.mjs';
import { twoServers } from './together/twoServers.mjs';
import { weighStreams } from './together/weighStreams.mjs';

const MODERATORS = 20;
/** Two queues of cases, each of one or two open reports, are among so many. */
const REPORTS_A_CASE = 8;
/** For trying: npm run bench -- together --cases 200 --pause-ms 200 --cut-seconds 3 */
const OPTIONS = {
  cases: { type: 'string', default: '2000' },
  'pause-ms': { type: 'string', default: '2000' },
  'cut-seconds': { type: 'string', default: '60' },
};

/** What PostgreSQL takes to pass a word from one connection to another. */
async function bareNotify(connectionString) {
  const [one, other] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([one.connect(), other.connect()]);
  await other.query('LISTEN bench');
  const took = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const heard = new Promise((done) => other.once('notification', done));
    const began = performance.now();
    await one.query('NOTIFY bench');
    await heard;
    took.push(performance.now() - began);
  }
  await Promise.all([one.end(), other.end()]);
  return took;
}

/** The ids of the open reports of each open case, newest first. */
async function openCases(calls) {
  const cases = [];
  for (;;) {
    const page = await calls.data('GET', `/report/getlistcasefrompos?action=0&count=200&pos=${cases.length}`);
    if (page.length === 0) return cases;
    const openOf = ({ reports }) => reports.filter(({ action }) => action === 0).map(({ reportId }) => reportId);
    cases.push(...page.map(openOf));
  }
}

export default async function bench() {
  const { values } = parseArgs({ args: process.argv.slice(3), options: OPTIONS });
  const [count, pauseMs, cutSeconds] = [values.cases, values['pause-ms'], values['cut-seconds']].map(Number);
  const reports = String(2 * count * REPORTS_A_CASE);
  const started = await twoServers(['--members', '4000', '--posts', reports, '--comments', '0', '--reports', reports]);
  if (!started) return;
  const { storeUrl, servers, stop } = started;
  const db = new pg.Pool({ connectionString: storeUrl });
  try {
    line('bare NOTIFY to LISTEN', ms(await bareNotify(storeUrl)));
    const admin = await signIn(servers[0].port, 'admin', PASSWORD);
    const staff = await hire(admin, MODERATORS, ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT']);
    const cases = await openCases(admin);
    if (cases.length < 2 * count) throw new Error(`There are ${cases.length} cases only.`);
    const [first, second] = [cases.slice(0, count), cases.slice(count, 2 * count)];
    // Nobody looks at a case for no time at all: from the top all would go for the same one each time.
    const apart = Math.floor(count / MODERATORS);
    await emptyTheQueue({ name: 'as fast as it goes', servers, staff, cases: first, apart, pauseMs: 0, db });
    await emptyTheQueue({ name: "at a hand's pace", servers, staff, cases: second, pauseMs, cutSeconds, db });
    admin.close();
    const [listened, other] = servers;
    await weighStreams({ listened, other, staff, reports: first.map(([id]) => id) });
  } finally {
    await db.end();
    await stop();
  }
}
