import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Extension } from '../../../contract/wire/endpoint';
import { mutationById } from '../../../src/run/call/runNames';
import type { RunOutcome } from '../../../src/run/call/runOutcome';
import type { ToastMessage } from '../../../src/run/call/toastMessage';
import { actHistory, type Entry } from '../../../src/run/history/actHistory';
import { createHistory, entryOf } from '../../../src/run/history/history';
import { notifyUndone } from '../../../src/run/history/notifyUndone';
import { aPost } from '../../commands/rows';
import { aConsole, keepingIn } from '../../support/aConsole';

const anEntry = (more: Partial<Entry> = {}): Entry => ({
  id: crypto.randomUUID(),
  commandId: 'post.hide',
  kind: 'post',
  rowId: 'p1',
  name: 'Chùa Một Cột',
  args: {},
  before: null,
  left: {},
  jobId: null,
  count: 1,
  at: 1_790_000_000,
  uid: 1,
  outcome: 'done',
  undoable: true,
  ...more,
});
const shown = () => actHistory.entries.map(({ id }) => id);

beforeEach(() => {
  actHistory.entries = [];
});

describe('the history', () => {
  test('keeps the newest two hundred, in this page and for the next', async () => {
    const kept = new Map<string, unknown>();
    const history = createHistory(keepingIn(kept));
    const entries = Array.from({ length: 201 }, () => anEntry());
    for (const entry of entries) await history.add(entry);
    const newest = entries.map(({ id }) => id).reverse();
    expect(shown()).toEqual(newest.slice(0, 200));
    history.leave();
    expect(shown()).toEqual([]);
    await createHistory(keepingIn(kept)).load(1);
    expect(shown()).toEqual(newest.slice(0, 200));
  });

  test('shows each person their own acts alone, and each once, behind what this page has done already', async () => {
    const kept = new Map<string, unknown>();
    const history = createHistory(keepingIn(kept));
    const [mine, theirs, fresh] = [anEntry(), anEntry({ uid: 2 }), anEntry()];
    await history.add(mine);
    await history.add(theirs);
    history.leave();
    await history.add(fresh);
    await history.load(1);
    await history.load(1);
    expect(shown()).toEqual([fresh.id, mine.id]);
  });

  test('shows what is not certain yet in this page alone', async () => {
    const kept = new Map<string, unknown>();
    const history = createHistory(keepingIn(kept));
    const [undone, other] = [anEntry(), anEntry()];
    await history.add(other);
    await history.add(undone);
    history.show(undone.id, { outcome: 'undone' });
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['undone', 'done']);
    history.leave();
    await history.load(1);
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    await history.update(undone.id, { outcome: 'undone' });
    history.leave();
    await history.load(1);
    expect(actHistory.entries.map(({ outcome }) => outcome)).toEqual(['undone', 'done']);
  });
});

describe('undo is offered', () => {
  const OUTCOMES = ['done', 'sending', 'failed', 'settled', 'unsure', 'undone', 'pulledBack'] as const;
  const some = fc.array(
    fc.record({ outcome: fc.constantFrom(...OUTCOMES), undoable: fc.boolean(), isUnderWay: fc.boolean() }),
    { maxLength: 6 },
  );
  /** What there is to say of an entry that somebody who presses undo comes to. */
  const meaning = ({
    outcome,
    undoable,
    isUnderWay,
  }: {
    outcome: Entry['outcome'];
    undoable: boolean;
    isUnderWay: boolean;
  }) => {
    if (outcome === 'undone' || outcome === 'pulledBack') return 'is taken back';
    return undoable && (outcome === 'done' || (outcome === 'sending' && isUnderWay)) ? 'can be undone' : 'stays';
  };

  test('of the newest that was done, or is under way here; the newest that stays is named if it came after that', () => {
    fc.assert(
      fc.property(some, (acts) => {
        actHistory.entries = acts.map((act, at) => anEntry({ ...act, id: `${at}` }));
        const { next, stays } = createHistory(keepingIn(new Map())).context(
          ({ id }) => acts[Number(id)]?.isUnderWay ?? false,
        );
        const meanings = acts.map(meaning);
        const first = meanings.indexOf('can be undone');
        const newer = first < 0 ? meanings : meanings.slice(0, first);
        const left = newer.indexOf('stays');
        expect([next?.id, stays?.id]).toEqual([first < 0 ? undefined : `${first}`, left < 0 ? undefined : `${left}`]);
      }),
    );
  });
});

test.each([
  ['post.hide', true, 'a command undoes it'],
  ['note.delete', true, 'it is held before it goes out'],
  ['session.changePassword', false, 'nothing takes it back'],
])('%s begins as one that can be undone (%s): %s', (id, isUndoable) => {
  const { left, outcome, undoable } = entryOf(mutationById(id) ?? expect.fail(id), anEntry());
  expect({ left, outcome, undoable }).toEqual({ left: {}, outcome: 'sending', undoable: isUndoable });
});

describe('redo begins', () => {
  test('with what was taken back last; of what was taken back in one moment with the oldest', () => {
    const some = fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 2 }), { maxLength: 6 });
    fc.assert(
      fc.property(some, (times) => {
        actHistory.entries = times.map((takenBackAt, at) => anEntry({ id: `${at}`, takenBackAt }));
        const latest = Math.max(...times.map((time) => time ?? 0));
        const at = latest > 0 ? times.lastIndexOf(latest) : -1;
        expect(createHistory(keepingIn(new Map())).latestTakenBack()?.id).toBe(at < 0 ? undefined : `${at}`);
      }),
    );
  });
});

describe('what came of an undo is said', () => {
  const say = (inverse: string, outcome: RunOutcome, extensions: readonly Extension[] = []) => {
    const { host, said } = aConsole({ kind: 'post', rows: [aPost()], may: [], extensions: [...extensions] });
    const undone = anEntry({ id: 'e1', commandId: 'post.delete', before: aPost() });
    notifyUndone(host, {
      undone,
      inverse: mutationById(inverse) ?? expect.fail(),
      outcome,
      beside: { next: 'post.block' },
    });
    return said;
  };
  const NAMED = { command: 'post.delete', name: 'Chùa Một Cột', next: 'post.block' };
  const told = (key: string, tone: ToastMessage['tone'], more = {}) => [
    { key, params: { ...NAMED, ...more }, tone, about: 'e1' },
  ];

  test.each<[string, RunOutcome, string, ToastMessage['tone'], object?]>([
    ['done', { is: 'done', left: {} }, 'run.undone', 'good'],
    ['pulled back', { is: 'aborted', begun: false }, 'run.pulledBack', 'good'],
    ['not answered, and is not found', { is: 'unsure', code: 0, looked: 'notThere' }, 'run.unsure.notThere', 'bad'],
    [
      'not answered, and can’t be looked for',
      { is: 'unsure', code: 0, looked: 'cannotTell' },
      'run.unsure.cannotTell',
      'bad',
    ],
    ['somebody else’s', { is: 'settled', code: 304 }, 'run.changedSince', 'info'],
    ['refused', { is: 'failed', code: 308, message: 'no' }, 'run.undoFailed', 'bad', { code: 308, message: 'no' }],
  ])('where it is %s, in the place of what was said of the run', (_, outcome, key, tone, more) => {
    expect(say('post.restore', outcome)).toEqual(told(key, tone, more));
  });

  test('as a new row where the server can only make it again', () => {
    const outcome: RunOutcome = { is: 'done', left: {} };
    expect(say('temple.makeAgain', outcome).map(({ key }) => key)).toEqual(['temple.makeAgain.done']);
    expect(say('temple.makeAgain', outcome, ['bin']).map(({ key }) => key)).toEqual(['run.undone']);
  });
});
