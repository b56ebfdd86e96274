// npm run seed: fills an empty store with as many rows as asked for, for benchmarks.
import { built, ensureBuilt, ensureInstalled, ensureNode, readStoreConfig, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
const config = await readStoreConfig();
ensureBuilt();

const { seed, seedOptions, USAGE } = await built('seed');

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}

const LABELS = {
  member: 'members',
  post: 'posts with what hangs on them',
  indexes: 'indexes',
  statistics: 'statistics',
};
const SAY_EVERY_SECONDS = 2;
const began = performance.now();
const secondsSince = () => (performance.now() - began) / 1000;
const number = new Intl.NumberFormat('en');
let said = -SAY_EVERY_SECONDS;

function progress(step, done, of) {
  const now = secondsSince();
  if (done < of && now - said < SAY_EVERY_SECONDS) return;
  said = now;
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  const count = of > 0 ? `${number.format(done)} of ${number.format(of)} ` : '';
  console.log(`${now.toFixed(0).padStart(5)} s  ${count}${LABELS[step]}  (${memory} MB)`);
}

try {
  const options = seedOptions(args);
  await seed(config, options, progress);
  const rows = options.members + options.posts + options.comments + options.reports;
  const rate = number.format(Math.round(rows / secondsSince()));
  console.log(`Filled in ${secondsSince().toFixed(0)} s, ${rate} members, posts, comments and reports a second.`);
} catch (error) {
  stop(error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${USAGE}` : error.message);
}
