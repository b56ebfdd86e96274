import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookups } from '../../../commands/lateLookups';
import { fieldsOf } from '../../../commands/temples/fields';
import { writing } from '../../../commands/temples/importRows';
import { making } from '../../../commands/temples/making';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { can, type EventOf, next, RUN, recordedAs, type StateOf } from '../../../src/run/states';
import { aPost, aTemple } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
beforeAll(async () => void (await Promise.all([making(), writing(), lookups()])));

const ANSWERS = {
  failed: refused(Code.forbidden),
  settled: refused(Code.taskEnded),
  lost: refused(Code.lost),
  sessionEnded: refused(Code.sessionEnded),
};
type AnswerKind = 'done' | keyof typeof ANSWERS;
type Decision = 'look' | 'sendAgain' | 'isThere' | 'leave';
type Act =
  | { readonly is: 'answer'; readonly as: AnswerKind }
  | { readonly is: 'decide'; readonly how: Decision }
  | { readonly is: 'undo' | 'wait' | 'sendNow' | 'signIn' | 'reload' | 'signOut' };
const anAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('answer' as const),
      as: fc.constantFrom('done', 'done', 'failed', 'settled', 'lost', 'lost', 'sessionEnded' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constantFrom('undo', 'undo', 'undo', 'wait', 'sendNow', 'signIn' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constantFrom('reload', 'signOut' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('decide' as const),
      how: fc.constantFrom('look', 'sendAgain', 'isThere', 'leave' as const),
    }),
  },
);

/** All that a person can say of an undo that may have arrived, which chance seldom comes to. */
const THROUGH_DOUBT: Act[] = [
  { is: 'sendNow' },
  { is: 'answer', as: 'done' },
  { is: 'undo' },
  { is: 'answer', as: 'lost' },
  { is: 'decide', how: 'look' },
  { is: 'decide', how: 'leave' },
  { is: 'undo' },
  { is: 'answer', as: 'lost' },
  { is: 'decide', how: 'sendAgain' },
  { is: 'answer', as: 'lost' },
  { is: 'decide', how: 'isThere' },
];

const answered = (as: AnswerKind): Act => ({ is: 'answer', as });
const [SENT, UNDONE] = [{ is: 'sendNow' }, { is: 'undo' }] as const;
/** Lives that chance comes to a few times in two hundred, or in one of twenty runs of all of these never. */
const SELDOM: readonly Act[][] = [
  THROUGH_DOUBT,
  ...(['done', 'failed', 'settled'] as const).map((as) => [SENT, answered('done'), UNDONE, answered(as)]),
  ...(['done', 'failed', 'settled', 'lost', 'sessionEnded'] as const).map((as) => [SENT, UNDONE, answered(as)]),
  [SENT, UNDONE, { is: 'reload' }],
  // What is not answered when somebody signs out is not waited for by the page that goes on after they have come back.
  [SENT, UNDONE, answered('done'), { is: 'signOut' }, { is: 'signOut' }, answered('failed')],
  ...(['look', 'sendAgain', 'isThere', 'leave'] as const).map((how): Act[] => [
    answered('lost'),
    { is: 'decide', how },
  ]),
];

interface Variant {
  readonly of: string;
  readonly isHeld: boolean;
  /** A second call would make again what it makes, and no key tells the server; the same of its undo. */
  readonly isOnce: boolean;
  readonly isUndoOnce: boolean;
  /** Whether a call takes it back. */
  readonly hasUndo: boolean;
}
const HIDES: Variant = { of: 'post.hide', isHeld: false, isOnce: false, isUndoOnce: false, hasUndo: true };
const VARIANTS: readonly Variant[] = [
  HIDES,
  { ...HIDES, of: 'post.delete', isHeld: true, hasUndo: false },
  { ...HIDES, of: 'temple.delete', isHeld: true, isUndoOnce: true },
  { ...HIDES, of: 'temple.add', isOnce: true },
];

const seen = new Set<string>();

/** A run as the table has it. */
class Model {
  state: StateOf<typeof RUN>;
  isOut: boolean;
  /** What the person has decided is not in the history before it is answered. */
  isByWord = false;
  private endsItself = true;
  private isSignedIn = true;
  /** Some call of it may have arrived without an answer. */
  private mayBeDone = false;

  constructor(private readonly variant: Variant) {
    this.state = variant.isHeld ? 'held' : 'sending';
    this.isOut = !variant.isHeld;
  }

  private move(event: EventOf<typeof RUN>) {
    seen.add(`${this.state} ${event}`);
    this.state = next(RUN, this.state, event);
    const isSent = this.state === 'sending' || this.state === 'undoing';
    if (this.state !== 'undoAsked') this.isOut = isSent && this.isSignedIn;
    this.isByWord = false;
  }

  take(act: Act): void {
    const { isOnce, isUndoOnce, hasUndo } = this.variant;
    if (act.is === 'answer') this.answer(act.as);
    else if (act.is === 'undo') {
      if (this.state === 'held') this.move('pullBack');
      else if (hasUndo && can(RUN, this.state, 'undo') && !this.isByWord) {
        this.move('undo');
        if (this.state === 'undoAsked' && !this.isOut) this.move(this.mayBeDone ? 'lost' : 'pullBack');
      }
    } else if (act.is === 'sendNow' || (act.is === 'wait' && this.endsItself)) {
      if (this.state === 'held') this.move('send');
    } else if (act.is === 'decide' && (this.state === 'unsure' || this.state === 'undoUnsure')) {
      const isUndo = this.state === 'undoUnsure';
      this.move(act.how);
      // What is made only once is looked for, and here nobody is let look.
      if (act.how === 'look') this.move(isUndo ? 'undo unsure' : 'unsure');
      this.isByWord = act.how === 'sendAgain';
    } else if (act.is === 'signIn') {
      this.isSignedIn = true;
      this.isOut = this.state === 'sending' || this.state === 'undoAsked' || this.state === 'undoing';
    } else if (act.is === 'reload' || act.is === 'signOut') {
      this.endsItself = false;
      this.isSignedIn = true;
      this.mayBeDone = true;
      if (this.state === 'undoAsked') this.move('reload');
      if (this.state === 'sending' && isOnce) this.move('unsure');
      if (this.state === 'undoing' && isUndoOnce) this.move('undo unsure');
      this.isOut = this.state === 'sending' || this.state === 'undoing';
    }
  }

  private answer(as: AnswerKind) {
    const isUndo = this.state === 'undoing';
    if (as === 'sessionEnded') {
      this.isSignedIn = false;
      this.isOut = false;
      // Nobody waits for its session.
      if (this.state === 'undoAsked') this.move(this.mayBeDone ? 'lost' : 'pullBack');
    } else if (as !== 'lost') this.move(isUndo ? `undo ${as}` : as);
    else if (isUndo ? this.variant.isUndoOnce : this.variant.isOnce) this.move(isUndo ? 'undo unsure' : 'unsure');
    else if (this.state === 'undoAsked') this.move('lost');
    else if (!isUndo) this.mayBeDone = true;
  }
}

let begun = 0;

/** One run, each of whose changing calls waits for its answer. */
function aRun({ of }: Variant) {
  begun += 1;
  const name = `Chùa ${begun}`;
  const isTemple = of.startsWith('temple');
  const row = !isTemple
    ? aPost({ hidden: false })
    : of === 'temple.add'
      ? aTemple({ templeId: DRAFT_ID, name })
      : aTemple({ name });
  let answer: ((answer: Answer<unknown>) => void) | undefined;
  let calls = 0;
  const open = (after?: { kept: Map<string, unknown>; claims: Set<string> }) =>
    aConsole({
      kind: (isTemple ? 'temple' : 'post') as 'post',
      rows: [row] as never,
      may: [
        'POST_VIEW',
        'POST_HIDE',
        'POST_DELETE',
        'LOCATION_VIEW',
        'LOCATION_ADD',
        'LOCATION_EDIT',
        'LOCATION_DELETE',
      ],
      extensions: of === 'post.hide' ? ['restore'] : [],
      refuse: ({ endpoint }) => {
        if (endpoint.method === 'GET') return refused(Code.forbidden);
        calls += 1;
        return new Promise((give) => {
          answer = give;
        });
      },
      ...(after && { after }),
    });
  let page = open();
  const begin = async () => {
    const args = of === 'temple.add' ? { fields: fieldsOf(row as never) } : undefined;
    await page.invoke(of, args);
    await flush();
    // Parts that come late take as long as the machine needs.
    while (calls === 0 && outbox.held.length === 0) await flush();
    return actHistory.entries[0]?.id ?? expect.fail('nothing was begun');
  };
  const made = () => ({ data: isTemple ? aTemple({ templeId: `made${begun}`, name }) : null });
  async function take(act: Act, id: string) {
    const { runner, clock } = page;
    if (act.is === 'answer') {
      answer?.(act.as === 'done' ? made() : ANSWERS[act.as]);
      // Long enough for what was lost to be sent again.
      await clock.pass(20_000);
    }
    if (act.is === 'undo') void runner.undo(id);
    if (act.is === 'signIn') page.signIn();
    if (act.is === 'wait') await clock.pass(60_000);
    if (act.is === 'sendNow') void runner.outbox.sendNow(id);
    if (act.is === 'decide' && outbox.unsure[0]) void runner.decide(outbox.unsure[0].id, act.how);
    if (act.is === 'reload' || act.is === 'signOut') {
      await clock.pass(1000);
      const isGone = act.is === 'reload';
      if (isGone) page.goAway();
      else page.signOut();
      // Nobody waits for what is out any more. A page that is gone must not look for it: in this test it has its turns in common with the next.
      answer?.(ANSWERS[isGone ? 'failed' : 'lost']);
      await flush();
      if (isGone) page = open(page);
      else page.signIn();
      void (isGone ? page.runner.load() : page.signInAs(1));
      await page.clock.pass(1000);
    }
    return flush();
  }
  return { begin, take, calls: () => calls, page: () => page };
}

/** What is shown and kept of the run: where its call is, and what the history says. */
const shown = (id: string) => ({
  held: outbox.held.some((held) => held.id === id),
  doubted: outbox.unsure.map((held) => (held.undoes === id ? 'undoUnsure' : held.id === id ? 'unsure' : 'another')),
  recorded: actHistory.entries.find((entry) => entry.id === id)?.outcome,
});

describe('a run on one row', () => {
  test.each(VARIANTS)(
    'of $of is always where its table says, whatever happens to it',
    async (variant) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anAct, { maxLength: 24 }), async (acts) => {
          const model = new Model(variant);
          const { begin, take, calls, page } = aRun(variant);
          const id = await begin();
          const compare = (after: string) => {
            const { state, isByWord } = model;
            const isDoubted = state === 'unsure' || state === 'undoUnsure';
            expect(shown(id), after).toEqual({
              held: state === 'held',
              doubted: isDoubted ? [state] : [],
              recorded: isByWord ? 'unsure' : recordedAs(state),
            });
          };
          compare('its beginning');
          for (const act of acts) {
            if (act.is === 'answer' && !model.isOut) continue;
            // Where a thing is made only once, whoever looks for it would wait for a session too.
            const isAway = act.is === 'answer' && act.as === 'sessionEnded';
            if (isAway && (variant.isOnce || variant.isUndoOnce)) continue;
            const [before, sent] = [model.state, calls()];
            model.take(act);
            await take(act, id);
            compare(`${before} ${JSON.stringify(act)}`);
            if (Object.keys(RUN[before]).length === 0) expect(calls()).toBe(sent);
          }
          page().goAway();
        }),
        // Twice as many as are usual where it runs.
        { numRuns: 2 * (fc.readConfigureGlobal().numRuns ?? 100), examples: SELDOM.map((acts) => [acts]) },
      );
    },
    120_000,
  );

  /** These take a question that is still open, and runs of parts. */
  const ELSEWHERE = ['sending stop', 'sending partly', 'sending pullBack', 'done pullBack'];

  afterAll(() => {
    const edges = Object.entries(RUN).flatMap(([state, events]) =>
      Object.keys(events).map((event) => `${state} ${event}`),
    );
    expect(edges.filter((edge) => !seen.has(edge)).sort()).toEqual([...ELSEWHERE].sort());
  });
});
