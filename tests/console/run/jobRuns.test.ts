import { describe, expect, test } from 'vitest';
import { writing } from '../../../commands/temples/importRows';
import { Code } from '../../../contract/wire/codes';
import { jobs } from '../../../src/run/job/jobs';
import { type ListMove, onListMove } from '../../../src/state/listMoves';
import { aMediaEntry, aPost, aTemple, aTempleRow } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await writing();

const MAY = ['POST_VIEW', 'POST_HIDE', 'POST_DELETE'] as const;
const posts = (count: number) => Array.from({ length: count }, () => aPost());
type Options = Partial<Parameters<typeof aConsole<'post'>>[0]>;
const theJob = () => jobs.list[0] ?? expect.fail('there is no job');

/** A job that hides these posts, begun. */
async function hiding({ rows = posts(6), ...more }: Options = {}) {
  const desk = aConsole({ kind: 'post', rows, may: MAY, ...more });
  desk.selectAll();
  await desk.invoke('post.hide');
  return { ...desk, job: theJob().id };
}
/** The page after one that is gone. */
async function thePageAfter(one: object, more: Options = {}) {
  jobs.list = [];
  const next = aConsole({ kind: 'post', rows: [], may: MAY, after: one as never, ...more });
  await next.runner.load();
  return next;
}
const states = (desk: Pick<ReturnType<typeof aConsole>, 'runner'>) =>
  desk.runner.jobs.rowsOf(theJob().id).map(({ state }) => state);

describe('of the jobs that have ended', () => {
  test('the last fifty stay, in the list and in what is kept', async () => {
    // The first is paused: it has not ended, and is none of the fifty.
    const refuse: Options['refuse'] = ({ nth }) => (nth <= 2 ? new Promise(() => {}) : undefined);
    const desk = aConsole({ kind: 'post', rows: posts(4), may: MAY, refuse });
    desk.select(2, 3);
    await desk.invoke('post.hide');
    await desk.clock.pass(0);
    const paused = theJob().id;
    desk.runner.jobs.pause(paused);
    const begun: string[] = [];
    for (let nth = 0; nth < 52; nth += 1) {
      desk.select(0, 1);
      await desk.invoke(nth % 2 === 0 ? 'post.hide' : 'post.unhide');
      await desk.clock.pass(500);
      begun.unshift(theJob().id);
    }
    expect(jobs.list.map(({ id }) => id)).toEqual([...begun.slice(0, 50), paused]);
    const kept = [...desk.kept.keys()].filter((key) => key.startsWith('job:') || key.startsWith('rows:'));
    const stay = [...begun.slice(0, 50), paused].flatMap((id) => [`job:${id}`, `rows:${id}:0`]);
    expect(new Set(kept)).toEqual(new Set(stay));
    expect(desk.runner.jobs.find(begun[51] ?? '')).toBeUndefined();
  });

  test('one of an earlier page has its counts at once, and its rows once somebody looks', async () => {
    const one = await hiding({ refuse: ({ nth }) => (nth === 2 ? refused(Code.forbidden) : undefined) });
    await one.clock.pass(1000);
    one.goAway();
    const next = await thePageAfter(one);
    expect(theJob()).toMatchObject({ phase: 'finished', loaded: false, counts: { done: 5, failed: 1 } });
    expect(next.runner.jobs.rowsOf(one.job)).toEqual([]);
    await next.clock.pass(0);
    expect(theJob().loaded).toBe(true);
    expect(next.runner.jobs.rowsOf(one.job, ['failed'])).toMatchObject([
      { rowId: one.id(1), code: Code.forbidden, message: 'refused 308', before: { postId: one.id(1) } },
    ]);
    expect(next.runner.jobs.rowsOf(one.job)).toHaveLength(6);
    expect(next.runner.hasUnsent()).toBe(false);
  });

  test('those of an earlier page stand with the newest first, in whatever order the browser has kept them', async () => {
    const one = aConsole({ kind: 'post', rows: posts(2), may: MAY });
    const begun: string[] = [];
    for (const command of ['post.hide', 'post.unhide', 'post.hide']) {
      one.selectAll();
      await one.invoke(command);
      await one.clock.pass(500);
      begun.unshift(theJob().id);
    }
    one.goAway();
    const kept = [...one.kept].reverse();
    one.kept.clear();
    for (const [key, value] of kept) one.kept.set(key, value);
    await thePageAfter(one);
    expect(jobs.list.map(({ id }) => id)).toEqual(begun);
  });

  test('none is waited for, nor one that is not there', async () => {
    const desk = await hiding();
    await desk.clock.pass(1000);
    await desk.runner.jobs.ended(desk.job);
    await desk.runner.jobs.ended('gone');
    expect(await desk.runner.jobs.standingRows('gone')).toBeUndefined();
    expect(desk.runner.jobs.rowsOf('gone')).toEqual([]);
  });
});

describe('a job that runs', () => {
  test('is unsent until its end, which whoever waits for it hears of', async () => {
    const desk = await hiding({ slow: true });
    let isTold = false;
    void desk.runner.jobs.ended(desk.job).then(() => {
      isTold = true;
    });
    await desk.answer(5);
    expect([desk.runner.hasUnsent(), isTold]).toEqual([true, false]);
    await desk.answerAll();
    expect([desk.runner.hasUnsent(), isTold]).toEqual([false, true]);
    expect(theJob()).toMatchObject({ phase: 'finished', finishedAt: Math.floor(desk.clock.now() / 1000) });
  });

  test('can be cancelled before anything of it is written down, and is let go of', async () => {
    const desk = aConsole({ kind: 'post', rows: posts(6), may: MAY });
    const { claim } = desk.host;
    // A browser that is slower to say whose the job is than to write down its end.
    Object.assign(desk.host, { claim: (name: string) => desk.clock.sleep(500).then(() => claim(name)) });
    desk.selectAll();
    await desk.invoke('post.hide');
    desk.runner.jobs.cancel(theJob().id);
    await desk.clock.pass(1000);
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { cancelled: 6 } });
    expect([desk.calls, [...desk.claims], desk.row(0).hidden]).toEqual([[], [], false]);
  });

  test('is neither gone on with nor cancelled, paused or tried again once it has ended', async () => {
    const desk = await hiding();
    await desk.clock.pass(1000);
    const sent = desk.calls.length;
    for (const act of ['pause', 'resume', 'cancel'] as const) desk.runner.jobs[act](desk.job);
    for (const act of ['pause', 'resume', 'cancel', 'retryFailed', 'decide'] as const)
      await desk.runner.jobs[act]('gone', 'look');
    await desk.clock.pass(1000);
    expect([theJob().phase, desk.calls.length]).toEqual(['finished', sent]);
    expect(desk.said.map(({ key }) => key)).toEqual(['run.jobDone']);
  });

  test('gone on with after a pause is gone on with by the next page as well, though every row was out', async () => {
    const one = await hiding({ refuse: () => new Promise(() => {}) });
    await one.clock.pass(1000);
    one.runner.jobs.pause(one.job);
    await one.clock.pass(1000);
    one.runner.jobs.resume(one.job);
    await one.clock.pass(1000);
    one.goAway();
    await thePageAfter(one).then((next) => next.clock.pass(1000));
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 6 } });
  });

  test('lets its rows go in one moment: they are chosen no more and take the same again', async () => {
    const desk = await hiding({ slow: true });
    await desk.answer(3);
    await desk.clock.pass(99);
    expect(desk.selectedIds()).toHaveLength(6);
    await desk.clock.pass(1);
    expect(desk.selectedIds()).toEqual(desk.ids.slice(3));
    const busy = desk.ids.map((id) => desk.runner.context().isRunning('post.hide', 'post', id));
    expect(busy).toEqual([false, false, false, true, true, true]);
    await desk.answer(1);
    await desk.clock.pass(100);
    expect(desk.selectedIds()).toEqual(desk.ids.slice(4));
    await desk.answerAll();
    expect(desk.selectedIds()).toEqual([]);
  });

  test('keeps those chosen that were refused, which are free at once', async () => {
    const desk = await hiding({ refuse: ({ nth }) => (nth < 3 ? refused(Code.forbidden) : undefined) });
    await desk.clock.pass(1000);
    expect(desk.selectedIds()).toEqual(desk.ids.slice(0, 2));
    expect(desk.runner.context().isRunning('post.hide', 'post', desk.id(0))).toBe(false);
    expect([desk.row(0).hidden, desk.row(2).hidden]).toEqual([false, true]);
  });

  test('lets go of rows that it leaves out before anything is sent', async () => {
    const desk = await hiding({ rows: [aPost(), aPost({ hidden: true }), aPost()], slow: true });
    expect(desk.selectedIds()).toEqual([desk.id(0), desk.id(2)]);
    await desk.answerAll();
  });
});

/** Posts that have been hidden, and a second job that shows them again, to which no answer comes. */
async function hidingAndUnhiding() {
  let isSilent = false;
  const one = await hiding({ refuse: () => (isSilent ? new Promise(() => {}) : undefined) });
  await one.clock.pass(1000);
  isSilent = true;
  one.selectAll();
  await one.invoke('post.unhide');
  await one.clock.pass(1000);
  return one;
}

describe('a job of another tab', () => {
  test('is left to it, and gone on with once that is gone; what has ended is there at once, and only once', async () => {
    const one = await hidingAndUnhiding();
    const { id } = theJob();
    const other = await thePageAfter(one);
    await other.clock.pass(5000);
    expect([jobs.list.map((job) => job.id), other.calls]).toEqual([[one.job], []]);
    await other.runner.jobs.whole(one.job);
    const { list } = jobs;
    one.goAway();
    // The list is the page's: what the one that goes has cleared is the other's here.
    jobs.list = list;
    await other.clock.pass(5000);
    expect(jobs.list.map((job) => [job.id, job.phase, job.counts.done, job.loaded])).toEqual([
      [id, 'finished', 6, true],
      [one.job, 'finished', 6, true],
    ]);
    expect([other.calls.length, [...other.claims]]).toEqual([6, []]);
  });

  test('that ends there is listed as ended, and nothing of it is sent again', async () => {
    const one = await hiding({ slow: true });
    await one.answer(0);
    const other = await thePageAfter(one);
    await one.answerAll();
    jobs.list = [];
    await other.clock.pass(5000);
    expect(theJob()).toMatchObject({ id: one.job, phase: 'finished', loaded: false, counts: { done: 6 } });
    expect([other.calls, [...other.claims]]).toEqual([[], []]);
  });

  test('that had ended between a look and a claim is listed as ended as well', async () => {
    const one = await hiding({ slow: true });
    await one.answer(0);
    const asItWas = structuredClone(one.kept.get(`job:${one.job}`));
    await one.answerAll();
    jobs.list = [];
    const other = aConsole({ kind: 'post', rows: [], may: MAY, after: one as never });
    Object.assign(other.host.storage, { all: async (prefix: string) => (prefix === 'job:' ? [asItWas] : []) });
    await other.runner.load();
    await other.clock.pass(5000);
    expect(theJob()).toMatchObject({ id: one.job, phase: 'finished', loaded: false, counts: { done: 6 } });
    expect([other.calls, [...other.claims]]).toEqual([[], []]);
  });

  test('is neither listed nor gone on with for whoever has signed in meanwhile', async () => {
    const one = await hidingAndUnhiding();
    const other = await thePageAfter(one);
    other.signOut();
    await other.signInAs(2);
    one.goAway();
    await other.clock.pass(5000);
    expect([jobs.list, other.calls, [...other.claims]]).toEqual([[], [], []]);
  });
});

describe('the calls of a job', () => {
  test('are no more at once than may be: the other rows wait, and are not said to be on their way', async () => {
    const desk = await hiding({ rows: posts(20), slow: true });
    await desk.answer(0);
    expect(theJob().counts).toMatchObject({ done: 0, sending: 6, waiting: 14 });
    await desk.answer(1);
    expect(theJob().counts).toMatchObject({ done: 1, sending: 6, waiting: 13 });
    await desk.answerAll();
    expect(theJob().counts).toMatchObject({ done: 20 });
  });

  test('are out for no row before it is written down that they may be', async () => {
    const desk = await hiding({ rows: posts(130), slow: true });
    for (let answered = 0; answered < 130; answered += 1) {
      await desk.answer(answered === 0 ? 0 : 1);
      const { reach = 0 } = desk.kept.get(`job:${desk.job}`) as { reach?: number };
      expect(states(desk).lastIndexOf('sending')).toBeLessThan(reach);
    }
    await desk.answerAll();
    expect(theJob().counts).toMatchObject({ done: 130 });
  });

  test('nor where they take many rows that do not begin where the last ones ended', async () => {
    const rows = [...posts(50), aPost({ hidden: true }), ...posts(79)];
    const desk = await hiding({ rows, slow: true, extensions: ['restore', 'posts.together'] });
    await desk.answer(0);
    const { reach = 0 } = desk.kept.get(`job:${desk.job}`) as { reach?: number };
    expect(states(desk).lastIndexOf('sending')).toBe(129);
    expect(reach).toBeGreaterThan(129);
    await desk.answerAll();
  });

  test('leave behind what undo needs of each row, in whichever part of the job it is kept', async () => {
    const rows = Array.from({ length: 502 }, () => aTempleRow());
    const desk = aConsole({
      kind: 'templeRow',
      rows,
      may: ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'],
      extensions: [],
      refuse: ({ endpoint, nth }) =>
        endpoint.method === 'GET' ? refused(Code.forbidden) : { data: aTemple({ templeId: `made${nth}` }) },
    });
    await desk.runner.invoke('temple.importRows', { rows, rowKind: 'templeRow', source: 'button' });
    await desk.quiet();
    await desk.clock.pass(1000);
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 502 } });
    const made = (at: number) => desk.runner.jobs.rowsOf(theJob().id)[at]?.remembered;
    expect(made(501)).toMatchObject({ templeId: expect.stringContaining('made') });
    expect(desk.kept.get(`remembered:${theJob().id}:1`)).toEqual({ 0: made(500), 1: made(501) });
  });
});

describe('rows that the server has not answered', () => {
  const busy = (desk: Awaited<ReturnType<typeof hiding>>) =>
    desk.ids.map((id) => desk.runner.context().isRunning('post.hide', 'post', id));
  const all = <T>(what: T) => Array(6).fill(what);

  test('wait in a pause as they are shown, chosen and in the hands of their job', async () => {
    const desk = await hiding({ refuse: () => refused(Code.unavailable) });
    await desk.clock.pass(1000);
    desk.runner.jobs.pause(desk.job);
    await desk.clock.pass(1000);
    expect(theJob()).toMatchObject({ phase: 'paused', counts: { waiting: 6, sending: 0 } });
    expect([desk.selectedIds(), busy(desk), desk.row(5).hidden]).toEqual([desk.ids, all(true), true]);
    // The page that finds it has the word of each row, and need not take any for sent that was not.
    expect(desk.kept.get(`job:${desk.job}`)).toMatchObject({ phase: 'paused', reach: 0 });
  });

  test.each([
    ['that has not taken their calls stay chosen, as they were, without a reason', Code.unavailable, 'cancelled', null],
    ['and may have been done say so', Code.lost, 'failed', { code: Code.lost, message: '', commandId: 'post.hide' }],
  ] as const)('%s, once their job is cancelled', async (_, code, state, trouble) => {
    const desk = await hiding({ refuse: () => refused(code) });
    await desk.clock.pass(1000);
    desk.runner.jobs.cancel(desk.job);
    await desk.clock.pass(1000);
    expect([theJob().phase, states(desk)]).toEqual(['finished', all(state)]);
    const codes = desk.runner.jobs.rowsOf(desk.job).map((row) => row.code);
    expect(codes).toEqual(all(trouble?.code));
    expect([desk.selectedIds(), busy(desk), desk.row(5).hidden]).toEqual([desk.ids, all(false), false]);
    expect([desk.trouble(0), desk.trouble(5)]).toEqual([trouble, trouble]);
  });
});

describe('rows that were refused and are tried again', () => {
  test('say nothing of the first try, and their job is claimed and let go of as before', async () => {
    let isRefusing = true;
    const desk = await hiding({ refuse: () => (isRefusing ? refused(Code.forbidden) : undefined) });
    await desk.clock.pass(1000);
    expect([...desk.claims]).toEqual([]);
    isRefusing = false;
    const retried = desk.runner.jobs.retryFailed(desk.job);
    await desk.clock.pass(0);
    await retried;
    await desk.clock.pass(1000);
    const [row] = desk.runner.jobs.rowsOf(desk.job);
    expect(row).toEqual({ rowId: desk.id(0), name: expect.any(String), state: 'done', before: expect.anything() });
    expect([[...desk.claims], desk.trouble(0), desk.row(0).hidden]).toEqual([[], null, true]);
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 6, failed: 0 } });
  });

  test('go out in their turn while the others are on their way, shown as they will be', async () => {
    let isRefusing = true;
    const desk = await hiding({ slow: true, refuse: () => (isRefusing ? refused(Code.forbidden) : undefined) });
    await desk.answer(1);
    isRefusing = false;
    expect([states(desk)[0], desk.row(0).hidden]).toEqual(['failed', false]);
    void desk.runner.jobs.retryFailed(desk.job);
    await desk.clock.pass(0);
    expect([states(desk)[0], desk.row(0).hidden]).toEqual(['waiting', true]);
    expect(desk.runner.context().isRunning('post.hide', 'post', desk.id(0))).toBe(true);
    await desk.answerAll();
    expect(states(desk)[0]).toBe('done');
  });

  test('wait where the person pauses before the first goes out', async () => {
    let isRefusing = true;
    const desk = await hiding({ refuse: () => (isRefusing ? refused(Code.forbidden) : undefined) });
    await desk.clock.pass(1000);
    isRefusing = false;
    const sent = desk.calls.length;
    void desk.runner.jobs.retryFailed(desk.job);
    const { find } = desk.runner.jobs;
    for (let turns = 0; find(desk.job)?.phase === 'finished' && turns < 1000; turns += 1) await Promise.resolve();
    desk.runner.jobs.pause(desk.job);
    await desk.clock.pass(1000);
    expect([theJob().phase, desk.calls.length]).toEqual(['paused', sent]);
  });

  test.each([
    ['by the next page', (): void => {}],
    [
      'where an earlier console kept the job',
      (head: object): void => void Reflect.deleteProperty(head, 'mayHaveArrived'),
    ],
  ])('are not somebody else’s doing where the call before had arrived: %s', async (_, turnOld) => {
    const one = aConsole({ kind: 'post', rows: posts(3), may: MAY, extensions: [], losesAnswers: () => Code.lost });
    one.selectAll();
    await one.invoke('post.delete');
    await one.clock.pass(8000);
    one.runner.jobs.cancel(theJob().id);
    await one.clock.pass(1000);
    expect(states(one)).toEqual(Array(3).fill('failed'));
    one.goAway();
    turnOld(one.kept.get([...one.kept.keys()].find((key) => key.startsWith('job:')) ?? '') as object);
    const next = await thePageAfter(one, { extensions: [] });
    void next.runner.jobs.retryFailed(theJob().id);
    await next.clock.pass(1000);
    expect([theJob().phase, states(next)]).toEqual(['finished', Array(3).fill('done')]);
  });

  test('stay as they are where the job was paused meanwhile, until it is gone on with', async () => {
    let isRefusing = true;
    const desk = await hiding({ slow: true, refuse: () => (isRefusing ? refused(Code.forbidden) : undefined) });
    await desk.answer(1);
    isRefusing = false;
    desk.runner.jobs.pause(desk.job);
    await desk.runner.jobs.retryFailed(desk.job);
    await desk.answerAll();
    expect([theJob().phase, states(desk)[0]]).toEqual(['paused', 'waiting']);
    desk.runner.jobs.resume(desk.job);
    await desk.answerAll();
    expect(states(desk)[0]).toBe('done');
  });
});

describe('the undo of a job', () => {
  test('shows the lists that its rows are back, as if they had come by themselves', async () => {
    const moves: ListMove[] = [];
    const stop = onListMove((move) => moves.push(move));
    const desk = await hiding({ rows: posts(2) });
    await desk.clock.pass(1000);
    expect(moves).toEqual([]);
    await desk.runner.undo();
    await desk.clock.pass(1000);
    stop();
    expect(moves).toEqual(desk.ids.map((id) => ({ kind: 'post', id, as: 'back', isOwn: false })));
    expect(jobs.list.map(({ undone, undoes }) => ({ undone, undoes }))).toEqual([
      { undone: false, undoes: desk.job },
      { undone: true, undoes: null },
    ]);
  });

  test('leaves alone what somebody else has taken back, where the server shows it', async () => {
    const desk = await hiding({ rows: posts(3), extensions: ['restore', 'post.detail'] });
    await desk.clock.pass(1000);
    desk.server.change('post', desk.id(1), { hidden: false });
    await desk.runner.undo();
    await desk.clock.pass(1000);
    expect(theJob().counts).toMatchObject({ done: 2, settled: 1 });
    const shown = desk.calls.filter(({ id }) => id === 'POST /post/unhidepost').map(({ input }) => input.idpost);
    expect(shown).toEqual([desk.id(0), desk.id(2)]);
  });

  test('and that its rows are taken back is written down in one moment', async () => {
    const desk = await hiding({ slow: true });
    await desk.answerAll();
    void desk.runner.undo();
    await desk.answer(0);
    expect([theJob().phase, desk.kept.get(`job:${desk.job}`)]).toMatchObject(['running', { undone: true }]);
    await desk.answerAll();
  });

  test('of which rows were refused leaves those standing, and they alone', async () => {
    let isRefusing = true;
    const desk = await hiding({
      rows: posts(3),
      refuse: ({ endpoint, input }) =>
        isRefusing && endpoint.id === 'POST /post/unhidepost' && input.idpost === desk.id(1)
          ? refused(Code.forbidden)
          : undefined,
    });
    await desk.clock.pass(1000);
    const back: string[] = [];
    const stop = onListMove(({ id }) => back.push(id));
    await desk.runner.undo();
    await desk.clock.pass(1000);
    stop();
    expect(back.sort()).toEqual([desk.id(0), desk.id(2)].sort());
    isRefusing = false;
    expect((await desk.runner.jobs.standingRows(desk.job))?.map(({ rowId }) => rowId)).toEqual([desk.id(1)]);
    expect(jobs.list.find(({ id }) => id === desk.job)?.undone).toBe(false);
  });
});

test('the undo of a job, cancelled on its way, leaves the other rows standing, and they alone', async () => {
  const desk = await hiding({ rows: posts(8), slow: true });
  await desk.answerAll();
  void desk.runner.undo();
  await desk.answer(1);
  desk.runner.jobs.cancel(theJob().id);
  await desk.answerAll();
  const [undo, undone] = jobs.list;
  expect([undo?.counts, undone?.undone]).toMatchObject([{ done: 7, cancelled: 1 }, false]);
  expect((await desk.runner.jobs.standingRows(desk.job))?.map(({ rowId }) => rowId)).toEqual([desk.id(7)]);
});

describe('what is added to a list that may have it already', () => {
  const adding = async (more: Partial<Parameters<typeof aConsole<'media'>>[0]>) => {
    const rows = [aMediaEntry({ mediaType: 2 }), aMediaEntry({ mediaType: 2 })];
    const may = ['TV_HOTLIVE_ADD', 'TV_HOTLIVE_VIEW', 'TV_HOTLIVE_DELETE'] as const;
    const desk = aConsole({ kind: 'media', rows, may, ...more });
    desk.selectAll();
    await desk.invoke('hotlive.add');
    await desk.clock.pass(1000);
    return { ...desk, ledger: desk.runner.jobs.rowsOf(theJob().id) };
  };

  test('is done, but not taken out by undo, where nobody can tell whether it was there before', async () => {
    const refuse: Options['refuse'] = ({ endpoint }) =>
      endpoint.method === 'GET' ? refused(Code.forbidden) : { data: null };
    const desk = await adding({ extensions: [], refuse });
    expect(desk.ledger.map(({ state, why }) => [state, why])).toEqual([
      ['done', 'run.mayBeOld'],
      ['done', 'run.mayBeOld'],
    ]);
    const sent = desk.calls.length;
    expect(await desk.runner.undo()).toBe(false);
    expect(desk.calls).toHaveLength(sent);
  });

  test('says that it was there already, and nothing of what was added or refused', async () => {
    const codes = [Code.alreadyExists, Code.forbidden];
    const desk = await adding({ refuse: ({ nth }) => refused(codes[nth - 1] ?? Code.lost) });
    expect(desk.ledger.map(({ state, why }) => [state, why])).toEqual([
      ['settled', 'hotlive.alreadyThere'],
      ['failed', undefined],
    ]);
    expect(desk.ledger[0]).not.toHaveProperty('settledAs');
  });
});

describe('a job of thousands of rows', () => {
  const isHidden = (desk: Awaited<ReturnType<typeof hiding>>) =>
    desk.ids.map((_, at) => desk.row(at).hidden === true).lastIndexOf(true) + 1;

  test('shows the first at once and the others in turns, and sends nothing before all are shown', async () => {
    const desk = await hiding({ rows: posts(2100), extensions: ['restore', 'posts.together'] });
    const shown = [isHidden(desk)];
    while (shown.at(-1) !== 2100) {
      await desk.clock.pass(0);
      shown.push(isHidden(desk));
    }
    expect(shown).toEqual([1000, 2100]);
    await desk.quiet();
    expect(theJob()).toMatchObject({ phase: 'finished', counts: { done: 2100 } });
  });

  test('shows no more of them, once the person has signed out between two turns', async () => {
    const desk = await hiding({ rows: posts(2100), extensions: ['restore', 'posts.together'] });
    desk.signOut();
    await desk.signInAs(2);
    await desk.clock.pass(1000);
    expect([isHidden(desk), jobs.list, desk.calls]).toEqual([0, [], []]);
  });
});

test('a job that was held when its page went has sent nothing, and says so when the next page cancels it', async () => {
  const one = aConsole({ kind: 'post', rows: posts(2), may: MAY, extensions: [] });
  one.selectAll();
  await one.invoke('post.delete');
  await one.clock.pass(1000);
  one.goAway();
  const next = await thePageAfter(one, { extensions: [] });
  next.runner.jobs.cancel(theJob().id);
  await next.clock.pass(1000);
  expect([states(next), next.calls]).toEqual([['cancelled', 'cancelled'], []]);
});

test('a job that is held when its person signs out is sent neither then nor for the next', async () => {
  const desk = aConsole({ kind: 'post', rows: posts(2), may: MAY, extensions: [] });
  desk.selectAll();
  await desk.invoke('post.delete');
  await desk.clock.pass(1000);
  desk.signOut();
  await desk.signInAs(2);
  await desk.clock.pass(60_000);
  expect([desk.calls, jobs.list, desk.row(0).deleted]).toEqual([[], [], undefined]);
});

test('a job whose person signs out while it writes down how far it goes is not listed for the next', async () => {
  const desk = await hiding({ rows: posts(200), slow: true });
  const { writeMany } = desk.host.storage;
  let isWritten = () => {};
  const writing = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  Object.assign(desk.host.storage, {
    writeMany: async (entries: Parameters<typeof writeMany>[0]) => {
      await writing;
      await writeMany(entries);
    },
  });
  await desk.answer(101);
  const sent = desk.calls.length;
  desk.signOut();
  await desk.signInAs(2);
  isWritten();
  await desk.answerAll();
  expect([sent < 110, desk.calls.length - sent, jobs.list]).toEqual([true, 0, []]);
});

test('calls of a job say which it is to a server that logs jobs, and to no other', async () => {
  const named = await hiding({ rows: posts(2), extensions: ['restore', 'audit.jobs'] });
  await named.clock.pass(1000);
  expect(named.calls.map(({ job }) => job)).toEqual([named.job, named.job]);
  const plain = await hiding({ rows: posts(2) });
  await plain.clock.pass(1000);
  expect(plain.calls.map(({ job }) => job)).toEqual([undefined, undefined]);
});

test('what one person runs is neither listed for the next nor gone on with, and leaves no mark on its rows', async () => {
  const desk = await hiding({ slow: true, refuse: ({ nth }) => (nth === 4 ? refused(Code.forbidden) : undefined) });
  await desk.answer(2);
  desk.signOut();
  expect([jobs.list, desk.row(5).hidden, [...desk.runner.jobs.rowsOf(desk.job)]]).toEqual([[], false, []]);
  await desk.clock.pass(0);
  expect([...desk.claims]).toEqual([]);
  await desk.signInAs(2);
  await desk.answerAll();
  await desk.clock.pass(60_000);
  expect([jobs.list, desk.calls.length, desk.runner.hasUnsent()]).toEqual([[], 6, false]);
  expect([desk.said, desk.trouble(3)]).toEqual([[], null]);
});
