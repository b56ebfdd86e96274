import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '../../../commands/core/parts';
import { lookups } from '../../../commands/lateLookups';
import { writing } from '../../../commands/temples/importRows';
import { making } from '../../../commands/temples/making';
import { can, type EventOf, next, RUN, type RunState, recordedAs } from '../../../src/run/states';
import { type Act, type AnswerKind, aRun, shown } from '../../support/aRun';

// Its clock stands still while a part is fetched.
beforeAll(async () => void (await Promise.all([making(), writing(), lookups()])));

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
    arbitrary: fc.record({
      is: fc.constantFrom('undo', 'undo', 'undo', 'wait', 'sendNow', 'stopWaiting', 'signIn' as const),
    }),
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
  ...(['done', 'failed', 'settled', 'lost'] as const).flatMap((as): Act[][] => {
    const again: Act[] = [answered('lost'), { is: 'decide', how: 'sendAgain' }, UNDONE, answered(as)];
    return [again, [SENT, answered('done'), UNDONE, ...again]];
  }),
  [SENT, answered('done'), UNDONE, answered('lost'), { is: 'decide', how: 'isThere' }],
  ...([[], [UNDONE]] as const).flatMap((then): Act[][] => [
    [{ is: 'stopWaiting' }, ...then, answered('lost')],
    [answered('sessionEnded'), { is: 'stopWaiting' }, ...then],
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
  /** Its question stays open until it is answered, and the person may wait no longer. */
  readonly isAsked: boolean;
}
const HIDES: Variant = {
  ...{ of: 'post.hide', isHeld: false, isOnce: false, isUndoOnce: false, hasUndo: true, isAsked: false },
};
const VARIANTS: readonly Variant[] = [
  HIDES,
  { ...HIDES, of: 'post.delete', isHeld: true, hasUndo: false },
  { ...HIDES, of: 'temple.delete', isHeld: true, isUndoOnce: true },
  { ...HIDES, of: 'temple.add', isOnce: true },
  { ...HIDES, of: 'profile.verifyPhone', isAsked: true },
];

const seen = new Set<string>();
const SENT_IN: ReadonlySet<RunState> = new Set(['sending', 'sendingAgain', 'undoing', 'undoingAgain']);
const isOfUndo = (state: RunState) => state === 'undoing' || state === 'undoingAgain';

/** A state that is moved by the table, and what has moved it seen. */
class Life {
  constructor(public state: RunState) {}

  move(event: EventOf<typeof RUN>): void {
    seen.add(`${this.state} ${event}`);
    this.state = next(RUN, this.state, event);
  }
}

/** A run as the table has it. */
class Model extends Life {
  isOut: boolean;
  private endsItself = true;
  private isSignedIn = true;
  /** The person waits no longer at its question. */
  private isLeft = false;
  /** Some call of it may have arrived without an answer. */
  private mayBeDone = false;

  constructor(private readonly variant: Variant) {
    super(variant.isHeld ? 'held' : 'sending');
    this.isOut = !variant.isHeld;
  }

  override move(event: EventOf<typeof RUN>): void {
    super.move(event);
    if (this.state !== 'undoAsked') this.isOut = SENT_IN.has(this.state) && this.isSignedIn;
  }

  take(act: Act): void {
    const { isOnce, isUndoOnce, hasUndo } = this.variant;
    if (act.is === 'answer') this.answer(act.as);
    else if (act.is === 'undo') {
      if (this.state === 'held') this.move('pullBack');
      else if (hasUndo && can(RUN, this.state, 'undo')) {
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
    } else if (act.is === 'stopWaiting' && this.variant.isAsked && this.endsItself && this.state === 'sending') {
      this.isLeft = true;
      if (!this.isOut) this.move('stop');
    } else if (act.is === 'signIn') {
      this.isSignedIn = true;
      this.isOut = SENT_IN.has(this.state) || this.state === 'undoAsked';
    } else if (act.is === 'reload' || act.is === 'signOut') {
      this.endsItself = false;
      this.isLeft = false;
      this.isSignedIn = true;
      this.mayBeDone = true;
      if (this.state === 'undoAsked') this.move('reload');
      if (isOnce && SENT_IN.has(this.state) && !isOfUndo(this.state)) this.move('unsure');
      if (isUndoOnce && isOfUndo(this.state)) this.move('undo unsure');
      this.isOut = SENT_IN.has(this.state);
    }
  }

  private answer(as: AnswerKind) {
    const isUndo = isOfUndo(this.state);
    if (this.isLeft && this.state === 'sending' && (as === 'lost' || as === 'sessionEnded')) this.move('stop');
    else if (as === 'sessionEnded') {
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

/** What is shown and kept of a run in this state. */
const asIn = (state: RunState) => ({
  held: state === 'held',
  doubted: state === 'unsure' || state === 'undoUnsure' ? [state] : [],
  recorded: recordedAs(state),
});

/**
 * A run of parts as the table has it; of each is said whether it only puts something where it may have been before. Nothing but its calls is
 * played: the other tests have what becomes of any run where a page goes or a session ends.
 */
class PartsModel extends Life {
  /** How many were answered, of the run or of its undo. */
  private answered = 0;
  /** How many stand that have changed something; of an undo how many it takes back, and how many it has passed over. */
  private changed = 0;
  private passed = 0;
  /** Some part was so already. */
  private isSettled = false;
  private isStopping = false;

  constructor(
    private readonly puts: readonly boolean[],
    private readonly isKeyed: boolean,
  ) {
    super('sending');
  }

  take(act: Act): void {
    if (act.is === 'undo') this.undo();
    else if (act.is === 'decide' && this.state === 'unsure') {
      this.move(act.how);
      if (act.how === 'look') this.move('unsure');
    } else if (act.is === 'answer') {
      if (this.state === 'undoing') this.answerUndo(act.as);
      else this.answer(act.as);
    }
  }

  private undo() {
    if (this.state === 'sending') this.isStopping = true;
    else if (can(RUN, this.state, 'undo')) this.takeBack();
  }

  /** What was stopped, or is answered, is taken back as far as it has changed anything. */
  private takeBack() {
    if (this.changed === 0) return this.move('pullBack');
    this.move('undo');
    if (this.state === 'undoAsked') this.move('lost');
    this.answered = 0;
    this.passed = 0;
  }

  private answer(as: AnswerKind) {
    const isPut = this.puts[this.answered] === true;
    const isOnce = isPut && !this.isKeyed;
    if (as === 'lost' && isOnce) this.move('unsure');
    else if (as === 'lost') {
      if (!this.isStopping) return;
      this.changed += 1;
    } else if (as === 'done' || (as === 'settled' && isPut)) {
      this.answered += 1;
      if (!isPut) this.changed += 1;
      if (as === 'settled') this.isSettled = true;
      if (this.answered === this.puts.length) this.move(this.changed === 0 && this.isSettled ? 'settled' : 'done');
    } else if (as === 'failed' || as === 'settled') this.move(this.changed > 0 ? 'partly' : as);
    if (this.isStopping && can(RUN, this.state, 'undo')) this.takeBack();
    this.isStopping = false;
  }

  private answerUndo(as: AnswerKind) {
    if (as === 'lost') return;
    if (as === 'failed') {
      this.move('undo failed');
      this.changed -= this.answered;
      return;
    }
    this.answered += 1;
    if (as === 'settled') this.passed += 1;
    if (this.answered === this.changed) this.move(this.passed === this.changed ? 'undo settled' : 'undo done');
  }
}

describe('a run on one row', () => {
  test.each(VARIANTS)(
    'of $of is always where its table says, whatever happens to it',
    async (variant) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anAct, { maxLength: 24 }), async (acts) => {
          const model = new Model(variant);
          const { of } = variant;
          const { begin, take, calls, page } = aRun({ of, extensions: of === 'post.hide' ? ['restore'] : [] });
          const id = await begin();
          const compare = (after: string) => expect(shown(id), after).toEqual(asIn(model.state));
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

  const HIDE: Part = { commandId: 'post.hide', on: 'row', args: {} };
  const BLOCK: Part = { commandId: 'post.block', on: 'row', args: {} };
  /** On a server that does not say whether that was there before, it counts as nothing changed. */
  const PROMOTE: Part = { commandId: 'post.promoteHotlive', on: 'row', args: {} };
  const anAnswer = fc.constantFrom(...(['done', 'done', 'failed', 'settled', 'lost'] as const)).map(answered);
  const aWord = fc.constantFrom(...(['look', 'sendAgain', 'isThere', 'leave'] as const));
  const ofParts = fc.record({
    parts: fc.constantFrom([HIDE], [PROMOTE], [HIDE, BLOCK], [HIDE, PROMOTE], [PROMOTE, HIDE], [BLOCK, PROMOTE, HIDE]),
    isKeyed: fc.boolean(),
    acts: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: anAnswer },
        { weight: 2, arbitrary: fc.constant<Act>(UNDONE) },
        { weight: 1, arbitrary: aWord.map((how): Act => ({ is: 'decide', how })) },
      ),
      { maxLength: 16 },
    ),
  });

  test('of parts is always where its table says, however far they come', async () => {
    await fc.assert(
      fc.asyncProperty(ofParts, async ({ parts, isKeyed, acts }) => {
        const model = new PartsModel(
          parts.map(({ commandId }) => commandId === PROMOTE.commandId),
          isKeyed,
        );
        const extensions = isKeyed ? (['restore', 'idempotency'] as const) : (['restore'] as const);
        const { begin, take, page } = aRun({ of: 'macro.run', parts, extensions });
        const id = await begin();
        expect(shown(id)).toEqual(asIn(model.state));
        for (const act of acts) {
          const before = model.state;
          if (act.is === 'answer' && !SENT_IN.has(before)) continue;
          model.take(act);
          await take(act, id);
          expect(shown(id), `${before} ${JSON.stringify(act)}`).toEqual(asIn(model.state));
        }
        page().goAway();
      }),
      {
        examples: [
          [{ parts: [PROMOTE], isKeyed: true, acts: [answered('done'), UNDONE] }],
          [{ parts: [HIDE, BLOCK], isKeyed: true, acts: [answered('done'), answered('failed'), UNDONE] }],
          [
            {
              parts: [HIDE, BLOCK],
              isKeyed: true,
              // The second may have arrived: its undo is done, that of the first is refused, and tried again.
              acts: [...(['done', 'undo', 'lost', 'done', 'failed', 'undo', 'done'] as const)].map(
                (one): Act => (one === 'undo' ? UNDONE : answered(one)),
              ),
            },
          ],
          [{ parts: [PROMOTE, HIDE], isKeyed: true, acts: [UNDONE, answered('done')] }],
          [
            {
              parts: [HIDE, PROMOTE],
              isKeyed: false,
              acts: [answered('done'), answered('lost'), { is: 'decide', how: 'sendAgain' }, answered('failed')],
            },
          ],
        ],
      },
    );
  }, 120_000);

  afterAll(() => {
    const edges = Object.entries(RUN).flatMap(([state, events]) =>
      Object.keys(events).map((event) => `${state} ${event}`),
    );
    expect(edges.filter((edge) => !seen.has(edge))).toEqual([]);
  });
});
