import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../commands/every';
import { CALLS_IN_FLIGHT_MAX, POSTS_TOGETHER_MAX } from '../../../contract/wire/constants';
import type { Extension } from '../../../contract/wire/endpoint';
import {
  activate,
  callsAtOnce,
  executionOf,
  goesTogether,
  isOnce,
  preconditionOf,
  reachFor,
  takeNext,
  unfinishedRows,
} from '../../../src/run/job/activeJob';
import { countRows, type Job, type LedgerRow, ROW_STATES, rowIn } from '../../../src/run/job/ledger';
import { jobs, summaryOf, undosOf, updateSummary } from '../../../src/run/job/summaries';
import { aPost, aTempleRow } from '../../commands/rows';

const aRow = (more: Partial<LedgerRow> = {}): LedgerRow => ({
  rowId: crypto.randomUUID(),
  name: '',
  before: aPost(),
  state: 'waiting',
  ...more,
});
const aJob = (rows: readonly LedgerRow[], more: Partial<Job> = {}): Job => ({
  id: crypto.randomUUID(),
  commandId: 'post.hide',
  kind: 'post',
  args: {},
  uid: 1,
  startedAt: 1_790_000_000,
  phase: 'running',
  rows,
  counts: countRows(rows),
  undoable: true,
  undone: false,
  ...more,
});
const rows = (count: number, more: Partial<LedgerRow> = {}) => Array.from({ length: count }, () => aRow(more));
const having =
  (...extensions: Extension[]) =>
  (extension: Extension) =>
    extensions.includes(extension);
/** How many rows each call of a job takes, until none waits. */
function callsOf(job: Job, has = having()) {
  const run = activate(job, null, null);
  const calls: (readonly number[])[] = [];
  for (let taken = takeNext(run, has); taken.length > 0; taken = takeNext(run, has)) {
    for (const at of taken) (job.rows[at] as LedgerRow).state = 'sending';
    calls.push(taken);
  }
  return calls;
}
const lengths = (calls: readonly (readonly number[])[]) => calls.map(({ length }) => length);

describe('the calls of a job', () => {
  test('take each row that waits once, in their order, and no other', () => {
    const states = fc.array(fc.constantFrom(...ROW_STATES), { maxLength: 30 });
    fc.assert(
      fc.property(states, fc.boolean(), (some, isTogether) => {
        const job = aJob(some.map((state) => aRow({ state })));
        const waiting = some.flatMap((state, at) => (state === 'waiting' ? [at] : []));
        const calls = callsOf(job, isTogether ? having('posts.together') : having());
        expect(calls.flat()).toEqual(waiting);
        if (!isTogether) expect(calls.every(({ length }) => length === 1)).toBe(true);
      }),
    );
  });

  test('of a row of an import that is alone are those of many where the server keeps imports: it would be missing there', () => {
    const alone = aRow({ before: aTempleRow() });
    const { write: _, ...unwritten } = aTempleRow();
    const importing = { commandId: 'temple.importRows' };
    expect(goesTogether(importing, alone, having('temples.import', 'imports'))).toBe(true);
    expect(goesTogether(importing, alone, having())).toBe(false);
    expect(goesTogether(importing, aRow({ before: unwritten }), having('temples.import'))).toBe(false);
    // What became of a post is written down whichever way it went.
    expect(goesTogether({ commandId: 'post.hide' }, aRow(), having('posts.together'))).toBe(false);
  });

  test('take as many together as the command does, of those that stand side by side', () => {
    const has = having('posts.together');
    expect(lengths(callsOf(aJob(rows(2 * POSTS_TOGETHER_MAX + 3)), has))).toEqual([
      POSTS_TOGETHER_MAX,
      POSTS_TOGETHER_MAX,
      3,
    ]);
    const apart = aJob([...rows(3), aRow({ state: 'done' }), ...rows(2)]);
    expect(lengths(callsOf(apart, has))).toEqual([3, 2]);
    expect(lengths(callsOf(aJob(rows(3), { commandId: 'post.delete' }), has))).toEqual([1, 1, 1]);
  });

  test('take by itself what an earlier page may have sent, where the server can’t tell by a key', () => {
    const sent = () => [...rows(2), aRow({ begun: true }), aRow({ begun: true }), ...rows(1)];
    expect(lengths(callsOf(aJob(sent()), having('posts.together')))).toEqual([2, 1, 1, 1]);
    const write = { is: 'create' } as never;
    const imported = sent().map((row) => ({ ...row, before: aTempleRow({ write }) }));
    const importing = { commandId: 'temple.importRows', kind: 'templeRow' } as const;
    expect(lengths(callsOf(aJob(imported, importing), having('temples.import')))).toEqual([5]);
  });

  test('take by itself what the server does not take with others', () => {
    const of = (is: 'create' | 'update') => aRow({ before: aTempleRow({ write: { is } as never }) });
    const mixed = () =>
      aJob([of('create'), of('update'), of('create'), of('create')], {
        commandId: 'temple.importRows',
        kind: 'templeRow',
      });
    expect(lengths(callsOf(mixed(), having('temples.import')))).toEqual([1, 1, 2]);
    expect(lengths(callsOf(mixed(), having('temples.import', 'imports')))).toEqual([4]);
  });

  test('are as many at once as any may be, or fewer where the server takes such calls one after the other', () => {
    const importing = aJob([], { commandId: 'temple.importRows' });
    expect(callsAtOnce(aJob([]), having('posts.together'))).toBe(CALLS_IN_FLIGHT_MAX);
    expect(callsAtOnce(importing, having())).toBe(CALLS_IN_FLIGHT_MAX);
    expect(callsAtOnce(importing, having('temples.import'))).toBe(2);
  });

  test('may be out as far as was written down: no further than can be, where nothing is sent twice', () => {
    expect(reachFor(aJob(rows(10)), 3, true)).toBe(3 + CALLS_IN_FLIGHT_MAX);
    expect(reachFor(aJob(rows(10)), 3, true, 50)).toBe(3 + 50 * CALLS_IN_FLIGHT_MAX);
    expect(reachFor(aJob(rows(10)), 3, false)).toBe(103);
    expect(reachFor(aJob(rows(10)), 3, false, 50)).toBe(303);
    const long = (count: number) => aJob(Array.from({ length: count }, () => ({}) as LedgerRow));
    expect(reachFor(long(5000), 0, true)).toBe(CALLS_IN_FLIGHT_MAX);
    expect(reachFor(long(5001), 0, true)).toBe(100);
  });

  test('make something that a second one would make again, of what creates without keys alone', () => {
    expect(isOnce(aJob([], { commandId: 'temple.importRows' }), having())).toBe(true);
    expect(isOnce(aJob([], { commandId: 'temple.importRows' }), having('idempotency'))).toBe(false);
    expect(isOnce(aJob([]), having())).toBe(false);
    expect(isOnce(aJob([], { commandId: 'gone.command' }), having())).toBe(false);
  });
});

describe('a row of a job', () => {
  test('is run with its own answers, or those of the job', () => {
    const [own, shared] = [aRow({ args: { kinds: ['BLOCK_POST'] } }), aRow()];
    const job = aJob([own, shared], { args: { kinds: [] } });
    expect(executionOf(job, own)).toMatchObject({
      kind: 'post',
      args: { kinds: ['BLOCK_POST'] },
      token: `${job.id}/${own.rowId}`,
    });
    expect(executionOf(job, shared)).toMatchObject({ rowId: shared.rowId, before: shared.before, args: { kinds: [] } });
    expect(() => executionOf(aJob([], { commandId: 'post.open' }), own)).toThrow('post.open');
  });

  test('is taken back only while it is as it was left', () => {
    const [done, other] = [aRow(), aRow()];
    const undone = aJob([done]);
    const run = { ...activate(aJob([]), null, null), undone: new Map([[done.rowId, done]]) };
    const stands = preconditionOf(run, undone, done);
    expect([stands?.({ ...aPost(), hidden: true }), stands?.({ ...aPost(), hidden: false })]).toEqual([true, false]);
    expect(preconditionOf(run, undone, other)).toBeUndefined();
    expect(preconditionOf(run, undefined, done)).toBeUndefined();
    expect(preconditionOf(activate(aJob([]), null, null), undone, done)).toBeUndefined();
  });

  test('is unfinished while it waits or is being sent, and its job runs', () => {
    const all = ROW_STATES.map((state) => aRow({ state }));
    expect(unfinishedRows(aJob(all)).map(({ state }) => state)).toEqual(['waiting', 'sending']);
    expect(unfinishedRows(aJob(all, { phase: 'finished' }))).toEqual([]);
  });

  test('is found by its id, however often one looks', () => {
    const [first, second] = [aRow(), aRow()];
    const ledger = [first, second];
    for (const row of [first, second, second]) expect(rowIn(ledger, row.rowId)).toBe(row);
    expect(rowIn(ledger, 'elsewhere')).toBeUndefined();
    expect(rowIn([second], first.rowId)).toBeUndefined();
  });
});

describe('the list of jobs', () => {
  const listed = (more: Partial<Job> = {}, loaded = true) => {
    const { rows: ledger, ...job } = aJob(rows(2), more);
    updateSummary({ ...job, phase: job.phase as 'running' }, ledger.length, loaded);
    return job.id;
  };

  test('has the newest first, and what is shown of each', () => {
    jobs.list = [];
    const macro = { name: 'Bỏ qua rồi chặn', kind: 'report', parts: [] };
    const older = listed();
    const newer = listed({ args: { macro }, phase: 'held', sendAt: 7, undoes: older, undoable: false }, false);
    expect(jobs.list.map(({ id }) => id)).toEqual([newer, older]);
    const shown = {
      commandId: 'post.hide',
      kind: 'post',
      startedAt: 1_790_000_000,
      total: 2,
      finishedAt: null,
      undone: false,
    };
    const counts = countRows(rows(2));
    expect(summaryOf(older)).toEqual({
      ...shown,
      id: older,
      counts,
      phase: 'running',
      sendAt: null,
      undoable: true,
      undoes: null,
      loaded: true,
    });
    expect(summaryOf(newer)).toEqual({
      ...shown,
      ...{
        id: newer,
        counts,
        phase: 'held',
        sendAt: 7,
        undoable: false,
        undoes: older,
        loaded: false,
        called: macro.name,
      },
    });
    expect(undosOf(jobs.list, older).map(({ id }) => id)).toEqual([newer]);
    expect(undosOf(jobs.list, newer)).toEqual([]);
  });

  test('calls each as its command is called on those rows, where that is not its title', () => {
    jobs.list = [];
    const label = 'post.deleteSeveral' as Job['label'];
    const [plain, labelled] = [listed(), listed({ label })];
    expect([summaryOf(plain)?.label, summaryOf(labelled)?.label]).toEqual([undefined, label]);
  });

  test('has each once, as it is now; what waits for the person’s word has no time', () => {
    jobs.list = [];
    const id = listed({ phase: 'held', sendAt: 7 });
    const other = listed();
    listed({ id, phase: 'held', sendAt: 0 });
    expect(summaryOf(id)).toMatchObject({ phase: 'held', sendAt: null });
    listed({ id, phase: 'finished', finishedAt: 9, undone: true }, false);
    expect(jobs.list.map((one) => one.id)).toEqual([other, id]);
    expect(summaryOf(id)).toMatchObject({ phase: 'finished', finishedAt: 9, undone: true, loaded: false });
  });
});
