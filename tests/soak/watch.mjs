import { monitorEventLoopDelay } from 'node:perf_hooks';
import { connectionsAt, memoryOf } from './processes.mjs';

const WEIGH_EVERY_MS = 1000;
const COLUMNS = [
  'min',
  'calls',
  'reads p50/95/99',
  'changes p50/95/99',
  'heard p50/99',
  'own',
  'MB',
  'conn',
  'refused',
];
const WIDTHS = [5, 6, 17, 18, 13, 5, 26, 9, 0];
const print = (cells) => console.log(cells.map((cell, index) => String(cell).padEnd(WIDTHS[index])).join('  '));

/**
 * Prints a line for each of `count` intervals of so many seconds, and answers what was taken of each (`Interval` of verdict.ts) when all
 * are over. Times are in ms, of the decisions those until another's stream tells them; `own` is the p99 by which this process itself was
 * late, which all times have in them.
 */
export async function watch({ site, count, seconds, tally, decisions, percentile }) {
  const late = monitorEventLoopDelay({ resolution: 10 });
  late.enable();
  const shares = (values, ...of) => of.map((share) => percentile(values, share).toFixed(0)).join('/');
  print(COLUMNS);
  const intervals = [];
  tally.take();
  const began = performance.now();
  for (let nth = 1; nth <= count; nth += 1) {
    const weights = [];
    do {
      await new Promise((done) => setTimeout(done, WEIGH_EVERY_MS));
      weights.push(await memoryOf(site));
    } while (performance.now() - began < nth * seconds * 1000);
    const { reads, changes, signIns, refused, wrong } = tally.take();
    const heard = decisions.tookMs.splice(0);
    const least = Object.keys(weights[0]).map((name) => [name, Math.min(...weights.map((mb) => mb[name]))]);
    // A connection of PostgreSQL keeps a plan of each statement that it has met: it grows until it has met the rarest.
    const { database: _database, ...judged } = Object.fromEntries(least);
    const lateMs = late.percentile(99) / 1e6;
    const refusals = [...refused].map(([code, times]) => `${code}: ${times}`);
    print([
      ((nth * seconds) / 60).toFixed(1),
      reads.length + changes.length + signIns.length,
      shares(reads, 0.5, 0.95, 0.99),
      shares(changes, 0.5, 0.95, 0.99),
      shares(heard, 0.5, 0.99),
      lateMs.toFixed(0),
      least.map(([, mb]) => mb.toFixed(0)).join(' + '),
      `${connectionsAt(site.port)}, ${connectionsAt(site.databasePort)}`,
      [...refusals, ...(wrong ? [`UNEXPECTED: ${wrong}`] : [])].join(', ') || '-',
    ]);
    late.reset();
    intervals.push({ reads, changes, signIns, heard: heard.length, lateMs, leastMb: judged });
  }
  late.disable();
  return intervals;
}
