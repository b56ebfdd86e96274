import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookups } from '../../../commands/lateLookups';
import { writing } from '../../../commands/temples/importRows';
import { making } from '../../../commands/temples/making';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { jobs } from '../../../src/run/job/jobs';
import { countRows } from '../../../src/run/job/ledger';
import { can, type EventOf, JOB, next, ROW, type StateOf } from '../../../src/run/states';
import { aPost, aTempleRow } from '../../commands/rows';
import { aConsole, flush, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
beforeAll(async () => void (await Promise.all([making(), writing(), lookups()])));

type Decision = 'look' | 'sendAgain' | 'isThere' | 'leave';
/** What a person, the server or the browser does; `at` picks one of the calls that are out. */
type Act =
  | { readonly is: 'answer'; readonly at: number; readonly as: 'done' | 'failed' | 'settled' | 'lost' | 'sessionEnded' }
  | { readonly is: 'decide'; readonly how: Decision }
  | { readonly is: 'pause' | 'resume' | 'cancel' | 'retry' | 'wait' | 'signIn' | 'reload' | 'signOut' };

const anAnswer = fc.record({
  is: fc.constant('answer' as const),
  at: fc.nat(),
  as: fc.constantFrom('done', 'failed', 'settled', 'lost', 'lost', 'sessionEnded' as const),
});
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: anAnswer },
  {
    weight: 7,
    arbitrary: fc.record({ is: fc.constantFrom('pause', 'resume', 'resume', 'cancel', 'retry', 'wait', 'signIn') }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constantFrom('reload', 'signOut') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('decide' as const),
      how: fc.constantFrom('look', 'sendAgain', 'isThere', 'leave' as const),
    }),
  },
) as fc.Arbitrary<Act>;

interface ModelRow {
  state: StateOf<typeof ROW>;
  /** An earlier call may have arrived. */
  begun: boolean;
  resend: boolean;
  /** While it is being sent: its call is out, was lost before, and is waited for no longer. */
  isOut: boolean;
  wasLost: boolean;
  isAborted: boolean;
}

/** The edges that some sequence has gone along. */
const seen = new Set<string>();

/** A job as the tables have it: what they leave open is who acts when, and what is known beside a state. */
class Model {
  readonly rows: ModelRow[];
  job: StateOf<typeof JOB>;
  isSignedIn = true;
  /** A hold ends by itself only in the page that began it. */
  private endsItself = true;
  /** What was asked while it was being cancelled. */
  private readonly asked: (() => void)[] = [];
  /** Whether more may be out than the states say (`reach`). */
  private mayReach: boolean;

  constructor(
    count: number,
    isHeld: boolean,
    /** What it makes a second call would make again, and no key tells the server. */
    private readonly isOnce: boolean,
  ) {
    this.job = isHeld ? 'held' : 'running';
    this.mayReach = !isHeld;
    this.rows = Array.from({ length: count }, () => ({
      state: 'waiting',
      begun: false,
      resend: false,
      isOut: false,
      wasLost: false,
      isAborted: false,
    }));
    this.sendWaiting();
  }

  private moveJob(event: EventOf<typeof JOB>) {
    seen.add(`job ${this.job} ${event}`);
    this.job = next(JOB, this.job, event);
  }
  private move(row: ModelRow, event: EventOf<typeof ROW>) {
    seen.add(`row ${row.state} ${event}`);
    row.state = next(ROW, row.state, event);
  }
  private inState = (state: ModelRow['state']) => this.rows.filter((row) => row.state === state);
  /** A second wish would meet what the first is still looking for. */
  takes = ({ is }: Act) => this.asked.length === 0 || (is !== 'retry' && is !== 'decide');
  out = () => this.rows.flatMap(({ isOut }, at) => (isOut ? [at] : []));

  /** A running job sends what waits, and one of which no row waits or is being sent has ended. */
  private sendWaiting() {
    for (const row of this.job === 'running' ? this.inState('waiting') : []) {
      this.mayReach = true;
      this.move(row, 'send');
      if (this.isOnce && row.begun && !row.resend) this.answered(row, 'unsure');
      else Object.assign(row, { isOut: this.isSignedIn, wasLost: false, isAborted: false });
    }
    if (this.job === 'finished' || this.job === 'held') return;
    if (this.inState('waiting').length + this.inState('sending').length > 0) return;
    this.moveJob('end');
    this.asked.shift()?.();
  }
  private answered(row: ModelRow, event: EventOf<typeof ROW>) {
    this.move(row, event);
    row.isOut = false;
    if (event !== 'giveUp') row.resend = false;
  }
  private giveUp(row: ModelRow) {
    this.answered(row, 'giveUp');
    row.begun ||= row.wasLost;
    if (this.job === 'cancelling') this.takeBack(row);
  }
  private takeBack(row: ModelRow) {
    this.move(row, row.begun ? 'lost' : 'cancel');
  }
  private abort() {
    for (const row of this.inState('sending')) {
      if (row.isOut) row.isAborted = true;
      else this.giveUp(row);
    }
  }
  /** Of what is being cancelled nothing is sent: what is asked of it waits for its end. */
  private again(rows: () => readonly ModelRow[], act: (row: ModelRow) => void) {
    if (this.job === 'cancelling') return this.asked.push(() => this.again(rows, act));
    const wasOver = this.job === 'finished';
    for (const row of rows()) act(row);
    if (wasOver) {
      this.moveJob('takeUp');
      this.mayReach = false;
      this.sendWaiting();
    }
    return this.asked.shift()?.();
  }

  take(act: Act): void {
    if (act.is === 'answer') this.answer(act.at, act.as);
    else if (act.is === 'pause' && can(JOB, this.job, 'pause')) {
      this.moveJob('pause');
      this.mayReach = false;
      this.abort();
    } else if (act.is === 'resume' && can(JOB, this.job, 'go')) {
      this.moveJob('go');
      this.sendWaiting();
    } else if (act.is === 'cancel' && can(JOB, this.job, 'cancel')) {
      this.moveJob('cancel');
      for (const row of this.inState('waiting')) this.takeBack(row);
      this.abort();
      this.sendWaiting();
    } else if (act.is === 'retry')
      this.again(
        () => this.inState('failed'),
        (row) => this.move(row, 'retry'),
      );
    else if (act.is === 'decide') this.decide(act.how);
    else if (act.is === 'signIn') this.signIn();
    else if (act.is === 'wait' && this.job === 'held' && this.endsItself) this.take({ is: 'resume' });
    else if (act.is === 'reload' || act.is === 'signOut') this.beFound();
  }

  private answer(at: number, as: Extract<Act, { is: 'answer' }>['as']) {
    const row = this.rows[at];
    if (!row) return;
    if (as === 'sessionEnded') {
      this.isSignedIn = false;
      row.isOut = false;
      if (!row.isAborted) return;
      this.giveUp(row);
    } else if (as !== 'lost') this.answered(row, as);
    else {
      row.wasLost = true;
      if (this.isOnce) this.answered(row, 'unsure');
      else if (row.isAborted) this.giveUp(row);
      else row.isOut = this.isSignedIn;
      if (row.state === 'sending') return;
    }
    this.sendWaiting();
  }
  private decide(how: Decision) {
    const isSent = how === 'look' || how === 'sendAgain';
    this.again(
      () => this.inState('unsure'),
      (row) => {
        this.move(row, how);
        row.begun ||= isSent;
        row.resend = how === 'sendAgain';
      },
    );
  }
  private signIn() {
    this.isSignedIn = true;
    for (const row of this.inState('sending')) row.isOut = true;
  }
  /** By a page that comes after this one. */
  private beFound() {
    this.isSignedIn = true;
    this.endsItself = false;
    this.asked.length = 0;
    if (this.job === 'finished') return;
    for (const row of this.inState('waiting')) row.begun ||= this.mayReach;
    for (const row of this.inState('sending')) {
      this.answered(row, 'reload');
      row.begun = true;
    }
    for (const row of this.rows) row.resend = false;
    if (this.job === 'cancelling') this.moveJob('reload');
    this.sendWaiting();
  }
}

const ANSWERS: Readonly<Record<Extract<Act, { is: 'answer' }>['as'], Answer<unknown>>> = {
  done: { data: null },
  failed: refused(Code.forbidden),
  settled: refused(Code.taskEnded),
  lost: refused(Code.lost),
  sessionEnded: refused(Code.sessionEnded),
};

/** Those that make things of one name take turns: no two of these do. */
let begun = 0;

/** Every call that changes something waits for its answer. */
function aJob(of: 'hides' | 'deletes' | 'makes', count: number) {
  begun += 1;
  const isMaking = of === 'makes';
  const rows = isMaking
    ? Array.from({ length: count }, (_, at) => aTempleRow({ name: `Chùa ${begun} ${at}` }))
    : Array.from({ length: count }, () => aPost({ hidden: false }));
  const ids = rows.map((row) => ('rowId' in row ? row.rowId : row.postId));
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  const sent = ids.map(() => 0);
  const open = (after?: { kept: Map<string, unknown>; claims: Set<string> }) =>
    aConsole({
      kind: (isMaking ? 'templeRow' : 'post') as 'post',
      rows: rows as never,
      may: ['POST_VIEW', 'POST_HIDE', 'POST_DELETE', 'LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT'],
      extensions: of === 'hides' ? ['restore'] : [],
      refuse: ({ endpoint, input }) => {
        if (endpoint.method === 'GET') return refused(Code.forbidden);
        const name = isMaking ? (input.body as { name: string }).name : undefined;
        const at = name === undefined ? ids.indexOf(String(input.idpost)) : Number(name.split(' ')[2]);
        sent[at] = (sent[at] ?? 0) + 1;
        return new Promise((answer) => waiting.set(at, answer));
      },
      ...(after && { after }),
    });
  let page = open();
  const begin = async () => {
    page.selectAll();
    if (isMaking) await page.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
    else await page.invoke(of === 'hides' ? 'post.hide' : 'post.delete');
    await flush();
    // Parts that come late take as long as the machine needs.
    while (isMaking && waiting.size < count) await flush();
  };
  const answer = async (at: number, as: keyof typeof ANSWERS) => {
    const give =
      waiting.get(at) ??
      expect.fail(`no call of row ${at} is out ${JSON.stringify(page.calls)} ${[...waiting.keys()]}`);
    waiting.delete(at);
    give(ANSWERS[as]);
    // Long enough for what was lost to be sent again.
    await page.clock.pass(as === 'lost' ? 20_000 : 0);
  };
  async function take(act: Act, id: string) {
    const { runner, clock } = page;
    if (act.is === 'answer') return answer(act.at, act.as);
    if (act.is === 'pause') runner.jobs.pause(id);
    if (act.is === 'resume') runner.jobs.resume(id);
    if (act.is === 'cancel') runner.jobs.cancel(id);
    if (act.is === 'retry') void runner.jobs.retryFailed(id);
    if (act.is === 'decide') void runner.jobs.decide(id, act.how);
    if (act.is === 'signIn') page.signIn();
    if (act.is === 'wait') await clock.pass(60_000);
    if (act.is === 'reload' || act.is === 'signOut') {
      await clock.pass(1000);
      const isGone = act.is === 'reload';
      if (isGone) page.goAway();
      else page.signOut();
      // Nobody waits for what is out any more. A page that is gone must not look for it: in this test it has its turns in common with the next.
      for (const give of waiting.values()) give(ANSWERS[isGone ? 'failed' : 'lost']);
      waiting.clear();
      await flush();
      if (isGone) page = open(page);
      if (isGone) jobs.list = [];
      else page.signIn();
      void (isGone ? page.runner.load() : page.signInAs(1));
      await page.clock.pass(1000);
    }
    return flush();
  }
  return { begin, take, sent, page: () => page };
}

const VARIANTS = [
  { of: 'hides', isHeld: false, isOnce: false },
  { of: 'deletes', isHeld: true, isOnce: false },
  { of: 'makes', isHeld: false, isOnce: true },
] as const;

/** What an earlier try may have made is looked for before it is made again, by the page after the next one as well. */
const REFUSED_AFTER_IT_MAY_HAVE_ARRIVED: Act[] = [
  { is: 'reload' },
  { is: 'decide', how: 'sendAgain' },
  { is: 'answer', at: 0, as: 'failed' },
  { is: 'reload' },
  { is: 'retry' },
];

const [RESUMED, PAUSED, DONE] = [{ is: 'resume' }, { is: 'pause' }, { is: 'answer', at: 0, as: 'done' }] as const;
/** Lives that chance comes to once or twice in all that it makes up, or never. */
const SELDOM: readonly Act[][] = [
  REFUSED_AFTER_IT_MAY_HAVE_ARRIVED,
  [RESUMED, PAUSED, DONE, DONE],
  [RESUMED, PAUSED, { is: 'cancel' }],
  [RESUMED, PAUSED, { is: 'resume' }],
];

describe('a job', () => {
  test.each(VARIANTS)(
    'that $of is always where its tables say, whatever happens to it',
    async ({ of, isHeld, isOnce }) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.array(anAct, { maxLength: 25 }), async (count, acts) => {
          const model = new Model(count, isHeld, isOnce);
          const { begin, take, sent, page } = aJob(of, count);
          await begin();
          const { id } = jobs.list[0] ?? expect.fail('there is no job');
          const compare = async (after: string) => {
            const job = await page().runner.jobs.whole(id);
            const is = { job: job?.phase, rows: job?.rows.map(({ state }) => state) };
            expect(is, after).toEqual({ job: model.job, rows: model.rows.map(({ state }) => state) });
            expect(job?.counts).toEqual(countRows(job?.rows ?? []));
            if (model.job === 'finished') expect([...page().claims].filter((name) => name.includes(id))).toEqual([]);
          };
          await compare('its beginning');
          for (const act of acts) {
            const out = model.out();
            const isAnswer = act.is === 'answer';
            if (!model.takes(act)) continue;
            // Where a thing is made only once, whoever looks for it would wait for a session too.
            if (isAnswer && (out.length === 0 || (isOnce && act.as === 'sessionEnded'))) continue;
            const done = isAnswer ? { ...act, at: out[act.at % out.length] ?? 0 } : act;
            const [before, sentBefore] = [model.rows.map(({ state }) => state), [...sent]];
            model.take(done);
            await take(done, id);
            await compare(JSON.stringify(done));
            const isOver = (at: number) => before[at] !== undefined && Object.keys(ROW[before[at]]).length === 0;
            for (const at of before.keys()) if (isOver(at)) expect(sent[at]).toBe(sentBefore[at]);
          }
          page().goAway();
        }),
        { numRuns: 150, examples: SELDOM.map((acts) => [2, acts]) },
      );
    },
    120_000,
  );

  afterAll(() => {
    const edges = (name: string, table: Readonly<Record<string, object>>) =>
      Object.entries(table).flatMap(([state, events]) =>
        Object.keys(events).map((event) => `${name} ${state} ${event}`),
      );
    expect([...edges('row', ROW), ...edges('job', JOB)].filter((edge) => !seen.has(edge))).toEqual([]);
  });
});
