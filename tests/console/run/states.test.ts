import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveRow } from '../../../src/run/job/activeJob';
import { countRows, isOver, type Job, type LedgerRow, ROW_STATES, settledCount } from '../../../src/run/job/ledger';
import { can, JOB, next, ROW, RUN, recordedAs, shownPhase } from '../../../src/run/states';

type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What begins in which states, and where it rests for good. A job that has ended is taken up again by a person alone. */
const TABLES: readonly { what: string; table: States; begins: readonly string[]; ends: readonly string[] }[] = [
  { what: 'a row', table: ROW, begins: ['waiting', 'skipped'], ends: ['done', 'settled', 'skipped', 'cancelled'] },
  { what: 'a job', table: JOB, begins: ['held', 'running'], ends: ['finished'] },
  { what: 'a run', table: RUN, begins: ['held', 'sending'], ends: ['failed', 'settled', 'pulledBack', 'undone'] },
];

const after = (table: States, state: string) => Object.values(table[state] ?? {});
/** Every state that can be come to from there. */
function reachable(table: States, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const state of found) for (const to of after(table, state)) found.add(to);
  return found;
}
const eventsOf = (table: States) => [...new Set(Object.values(table).flatMap((events) => Object.keys(events)))];

describe.each(TABLES)('$what', ({ table, begins, ends }) => {
  test('leads to states that are there, and every state can be come to', () => {
    expect([...reachable(table, begins)].sort()).toEqual(Object.keys(table).sort());
  });

  test.each(Object.keys(table))('that is %s has a way to an end', (state) => {
    expect(ends.some((end) => reachable(table, [state]).has(end))).toBe(true);
  });

  test('leaves no end, whatever comes; and what a state does not take throws', () => {
    const events = fc.array(fc.constantFrom(...eventsOf(table)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...begins), events, (begin, some) => {
        let state = begin;
        for (const event of some) {
          const was = state;
          if (can(table, state, event as never)) state = next(table, state, event as never);
          else expect(() => next(table, was, event as never)).toThrow(was);
          if (ends.includes(was) && event !== 'takeUp') expect(state).toBe(was);
        }
      }),
    );
  });
});

test('an acknowledged row, or run, is never sent again', () => {
  expect(reachable(ROW, ['done'])).not.toContain('sending');
  for (const state of ['done', 'undoing', 'undoUnsure', 'undoingAgain'])
    for (const sent of ['sending', 'sendingAgain']) expect(reachable(RUN, [state])).not.toContain(sent);
});

test('what may have arrived goes out again by a person’s word alone, and by no retry', () => {
  expect(Object.keys(ROW.unsure)).toEqual(['look', 'sendAgain', 'isThere', 'leave']);
  for (const state of ['unsure', 'undoUnsure'] as const)
    expect(Object.keys(RUN[state])).toEqual(Object.keys(ROW.unsure));
  for (const [state, again] of [
    ['unsure', 'sendingAgain'],
    ['undoUnsure', 'undoingAgain'],
  ] as const)
    expect([RUN[state].look, RUN[state].sendAgain]).toEqual([again, again]);
});

test('the ledger has a number for every state of a row, and its counts are those of its rows, whatever moves them', () => {
  expect([...ROW_STATES].sort()).toEqual(Object.keys(ROW).sort());
  const moves = fc.array(fc.record({ at: fc.nat(4), nth: fc.nat(20) }), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (some) => {
      const rows = Array.from(
        { length: 5 },
        (_, at): LedgerRow => ({ rowId: `${at}`, name: '', before: null, state: 'waiting' }),
      );
      const job = { rows, counts: countRows(rows) } as unknown as Job;
      for (const { at, nth } of some) {
        const row = rows[at] as LedgerRow;
        // One of those that its state takes, so that rows get to their ends.
        const events = Object.keys(ROW[row.state]);
        if (events.length > 0) moveRow(job, row, events[nth % events.length] as never);
        expect(job.counts).toEqual(countRows(rows));
        const ended = rows.filter(({ state }) => state !== 'waiting' && state !== 'sending').length;
        expect([settledCount(job.counts), isOver(job)]).toEqual([ended, ended === rows.length]);
      }
    }),
  );
});

test('a job that is being cancelled is shown as running, which a page that comes later can go on with', () => {
  for (const phase of Object.keys(JOB) as (keyof typeof JOB)[])
    expect(shownPhase(phase)).toBe(phase === 'cancelling' ? 'running' : phase);
});

test('the history has what is held as sent, an undo before it is certain, and as unsure what may have arrived; else what became of the run', () => {
  const undo = { undoAsked: 'undone', undoing: 'undone', undoUnsure: 'unsure', undoingAgain: 'unsure' };
  const said = { held: 'sending', sendingAgain: 'unsure', ...undo };
  for (const state of Object.keys(RUN) as (keyof typeof RUN)[]) {
    const recorded = recordedAs(state);
    expect(recorded).toBe(state in said ? said[state as keyof typeof said] : state);
    expect(recordedAs(recorded)).toBe(recorded);
    // What is held is pulled back.
    expect(can(RUN, recorded, 'undo')).toBe(can(RUN, state, 'undo') || state === 'held');
  }
});

test('what another version of the console has kept, in a state that this one has not, takes nothing', () => {
  const unheard = 'postponed' as 'done';
  expect(can(RUN, unheard, 'undo')).toBe(false);
  expect(() => next(RUN, unheard, 'undo')).toThrow("What is postponed takes no 'undo'");
});
