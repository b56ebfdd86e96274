import { SEED_DEFAULTS, seedOptions } from '../demo/seedOptions';
import { storeConfigOf } from './storeConfig';
import type { Subcommand } from './subcommand';

const DEFAULTS_TEXT = Object.entries(SEED_DEFAULTS)
  .map(([name, value]) => `${name} ${value}`)
  .join(', ');

export const seed: Subcommand = {
  name: 'seed',
  summary: 'fills an empty store with as many made-up rows as asked for',
  usage: `tamquan seed [--members n] [--posts n] [--comments n] [--reports n] [--temples n] [--seed n]

Fills an empty store (DATABASE_URL, else the folder TAMQUAN_DATA) for measurements, all or nothing. Nobody is made who can sign in: the first
tamquan serve makes the first super admin. From the sources: npm run seed -- --members 1000.
Defaults: ${DEFAULTS_TEXT}

  tamquan seed --members 1000000 --posts 1000000`,
  run: async (args) => {
    const config = storeConfigOf(process.env);
    const options = seedOptions(args);
    const { seed } = await import('../demo/seed');
    const began = performance.now();
    const secondsSince = () => (performance.now() - began) / 1000;
    await seed(config, options, sayingEvery(SAY_EVERY_SECONDS, secondsSince));
    const rows = options.members + options.posts + options.comments + options.reports;
    const rate = NUMBER.format(Math.round(rows / secondsSince()));
    console.log(`Filled in ${secondsSince().toFixed(0)} s, ${rate} members, posts, comments and reports a second.`);
  },
};

const SAY_EVERY_SECONDS = 2;
const NUMBER = new Intl.NumberFormat('en');
const LABELS = {
  member: 'members',
  post: 'posts with what hangs on them',
  indexes: 'indexes',
  statistics: 'statistics',
};

/** Says how far it is, as often as is worth reading, and where a step is done. */
function sayingEvery(seconds: number, secondsSince: () => number) {
  let said = -seconds;
  return (step: keyof typeof LABELS, done: number, of: number): void => {
    const now = secondsSince();
    if (done < of && now - said < seconds) return;
    said = now;
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    const count = of > 0 ? `${NUMBER.format(done)} of ${NUMBER.format(of)} ` : '';
    console.log(`${now.toFixed(0).padStart(5)} s  ${count}${LABELS[step]}  (${memory} MB)`);
  };
}
