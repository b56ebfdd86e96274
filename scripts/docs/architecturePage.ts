import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB, ROW, RUN } from '../../src/run/states';

const TABLES: readonly (readonly [string, Readonly<Record<string, Readonly<Record<string, string>>>>])[] = [
  ['a row of a job', ROW],
  ['a job', JOB],
  ['a run on one row', RUN],
];
/** As wide as the page that it stands on. */
const WIDTH = 140;

/** The tables of src/run/states.ts: each state with where its events lead, those that lead to one state together, and the ends last. */
const statesPicture = (): string =>
  TABLES.map(([title, states]) => {
    const ends = Object.keys(states).filter((state) => Object.keys(states[state] ?? {}).length === 0);
    const lines = Object.entries(states)
      .filter(([state]) => !ends.includes(state))
      .flatMap(([state, events]) => linesOf(state, events));
    return [title, ...lines, ...(ends.length > 0 ? [lineOf('', `ends: ${ends.join(', ')}`)] : [])].join('\n');
  }).join('\n');

const lineOf = (state: string, rest: string) => `  ${state.padEnd(12)} ${rest}`;

function linesOf(state: string, events: Readonly<Record<string, string>>): readonly string[] {
  const targets = [...new Set(Object.values(events))];
  const arrows = targets.map((target) => {
    const names = Object.keys(events).filter((event) => events[event] === target);
    return names.length === 1 && names[0] === target ? `→ ${target}` : `${names.join(', ')} → ${target}`;
  });
  const lines: string[] = [];
  for (const arrow of arrows) {
    const last = lines.at(-1);
    const longer = last === undefined ? lineOf(state, arrow) : `${last} · ${arrow}`;
    if (last === undefined || longer.length > WIDTH) lines.push(last === undefined ? longer : lineOf('', arrow));
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const PAGE = join(import.meta.dirname, '../../ARCHITECTURE.md');
/** Where the picture stands. */
const BLOCK = /(?<=^```\n)a row of a job[^`]*(?=\n```$)/m;

/** The page of the architecture with the picture as it is now. Throws where the page has no place for it. */
export function architecturePage(): string {
  const page = readFileSync(PAGE, 'utf8');
  if (!BLOCK.test(page)) throw new Error('ARCHITECTURE.md has no block that begins with "a row of a job".');
  return page.replace(BLOCK, () => statesPicture());
}
