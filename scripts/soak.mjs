// npm run soak: two servers behind nginx on a throw-away PostgreSQL, and moderators at work on them for as long as somebody says (tests/soak).
// Ends with 1 where an answer was an error, where it got slower or larger, or where store, counters and log do not agree. On Linux alone:
// what processes hold is read from /proc, and each moderator has an address of 127.0.0.0/8.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ensureNode, stop } from './ensure.mjs';

const USAGE = `npm run soak -- [--minutes NUMBER] [--moderators NUMBER] [--rows NUMBER]

  --minutes NUMBER     how long; 10 if nobody says
  --moderators NUMBER  how many; 200 if nobody says
  --rows NUMBER        of how many members, posts, comments and reports each; 20000 if nobody says`;

const options = {
  minutes: { type: 'string', default: '10' },
  moderators: { type: 'string', default: '200' },
  rows: { type: 'string', default: '20000' },
  help: { type: 'boolean', default: false },
};
const { values } = parseArgs({ options });
const { help, ...numbers } = values;
const isNumber = (text) => Number(text) > 0;
if (help || !Object.values(numbers).every(isNumber)) {
  console.log(USAGE);
  process.exit(help ? 0 : 1);
}
if (process.platform !== 'linux') stop('npm run soak needs Linux.');

ensureNode();
ensureInstalled();
ensureBuilt();
const { soak } = await import('../tests/soak/soak.mjs');
const [minutes, moderators, rows] = [values.minutes, values.moderators, values.rows].map(Number);
const wrong = await soak({ minutes, moderators, rows });
if (!wrong) process.exit(1);
for (const sentence of wrong) console.log(sentence);
console.log(wrong.length === 0 ? 'PASSED' : 'FAILED');
process.exit(wrong.length === 0 ? 0 : 1);
