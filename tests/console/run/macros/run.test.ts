import { describe, expect, test } from 'vitest';
import type { Macro, Part } from '../../../../commands/core/parts';
import { Code } from '../../../../contract/wire/codes';
import { actHistory } from '../../../../src/run/history/actHistory';
import { jobs } from '../../../../src/run/job/jobs';
import { progressOf } from '../../../../src/run/job/ledger';
import { aCase, aProfile } from '../../../commands/rows';
import { aConsole, refused } from '../../../support/aConsole';

const MAY = ['REPORT_VIEW', 'PROFILE_VIEW', 'PROFILE_LOCK', 'PROFILE_VERIFY'] as const;
const WHOLE = ['cases', 'restore', 'idempotency', 'added'] as const;
const IGNORE: Part = { commandId: 'report.ignore', on: 'row', args: {} };
const BLOCK: Part = { commandId: 'profile.block', on: 'author', args: { kinds: ['BLOCK_POST'] } };
const aMacro = (...parts: Part[]): Macro => ({ name: 'Bỏ qua rồi chặn', kind: 'report', parts });

/** A queue whose cases are by these authors, in their order. */
function queue(
  authors: readonly ReturnType<typeof aProfile>[],
  more: Partial<Parameters<typeof aConsole<'report'>>[0]> = {},
) {
  const rows = authors.map(({ pubkey, displayName }) =>
    aCase({ reported: { pubkey, displayName, avatar: '' } as never }),
  );
  const desk = aConsole({ kind: 'report', rows, may: [...MAY], extensions: [...WHOLE], ...more });
  for (const author of authors) desk.server.add('profile', author);
  const changing = () => desk.calls.map(({ id }) => id).filter((id) => !id.startsWith('GET'));
  return {
    ...desk,
    changing,
    run: (macro: Macro) => desk.runner.invoke('macro.run', { rowKind: 'report', args: { macro }, source: 'key' }),
    decision: (at: number) => desk.server.row('report', rows[at]?.caseId ?? '')?.decision,
    blocks: (at: number) => desk.server.row('profile', authors[at]?.pubkey ?? '')?.blocks,
  };
}

describe('on one row', () => {
  test('its parts are done in their order, and undo takes them back, the last first', async () => {
    const desk = queue([aProfile({ blocks: ['BLOCK_COMMENT'] }), aProfile()]);
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['ignored', ['BLOCK_POST']]);
    expect(actHistory.entries.map(({ commandId, outcome }) => [commandId, outcome])).toEqual([['macro.run', 'done']]);
    expect(desk.said.map(({ key }) => key)).toEqual(['macro.run.done']);
    const done = desk.changing().length;
    await desk.runner.undo();
    await desk.quiet();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['open', ['BLOCK_COMMENT']]);
    expect(desk.changing().slice(done)).toEqual([desk.changing()[1], expect.stringContaining('report')]);
    expect(desk.row(0).decision).toBe('open');
  });

  test('a part that fails ends it: no later one is sent, and undo takes back what was done', async () => {
    const desk = queue([aProfile({ blocks: [] })], {
      refuse: ({ endpoint }) => (endpoint.path === '/users/block' ? refused(Code.forbidden) : undefined),
    });
    await desk.run(aMacro(IGNORE, BLOCK, { commandId: 'profile.setAuthentic', on: 'author', args: {} }));
    await desk.quiet();
    expect(desk.changing()).toHaveLength(2);
    expect(desk.said.at(-1)).toMatchObject({
      key: 'macro.stopped',
      params: { part: 2, step: 'profile.block', code: 308 },
      undo: actHistory.entries[0]?.id,
    });
    expect(desk.decision(0)).toBe('ignored');
    await desk.runner.undo();
    await desk.quiet();
    expect(desk.decision(0)).toBe('open');
    expect(desk.row(0).decision).toBe('open');
  });

  test('what is so already is passed over, and stays so when it is undone', async () => {
    const desk = queue([aProfile({ blocks: ['BLOCK_POST'] })]);
    await desk.run(aMacro(BLOCK, IGNORE));
    await desk.quiet();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['ignored', ['BLOCK_POST']]);
    await desk.runner.undo();
    await desk.quiet();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['open', ['BLOCK_POST']]);
  });

  test('undo while its calls are out takes back all that arrives', async () => {
    const desk = queue([aProfile({ blocks: [] })], { slow: true });
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.answer(1);
    const undone = desk.runner.undo();
    await desk.answerAll();
    await undone;
    await desk.answerAll();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['open', []]);
    expect(desk.row(0).decision).toBe('open');
  });

  test('a case that is decided already is not run on', async () => {
    const desk = queue([aProfile()]);
    await desk.invoke('report.ignore');
    await desk.quiet();
    const before = desk.changing().length;
    desk.focus(0);
    expect(await desk.run(aMacro(IGNORE, BLOCK))).toEqual({ is: 'steppedOut' });
    await desk.quiet();
    expect(desk.changing()).toHaveLength(before);
    expect(desk.said.at(-1)).toMatchObject({ key: expect.stringContaining('report.'), tone: 'info' });
    expect(actHistory.entries.map(({ commandId }) => commandId)).toEqual(['report.ignore']);
  });

  test('undo before anything of it went out sends nothing', async () => {
    const desk = queue([aProfile({ blocks: [] })]);
    await desk.run(aMacro(IGNORE, BLOCK));
    const [entry] = actHistory.entries;
    expect(await desk.runner.undo()).toBe(true);
    await desk.quiet();
    expect(desk.changing()).toEqual([]);
    expect(desk.said).toMatchObject([{ key: 'run.pulledBack', tone: 'good', about: entry?.id }]);
    expect(actHistory.entries).toMatchObject([{ outcome: 'pulledBack', takenBackAt: desk.clock.now() }]);
    expect(desk.row(0).decision).toBe('open');
  });

  test('undo of one whose first part is being refused has nothing to take back, and says that alone', async () => {
    const desk = queue([aProfile({ blocks: [] })], {
      slow: true,
      refuse: ({ endpoint }) => (endpoint.method === 'GET' ? undefined : refused(Code.forbidden)),
    });
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.answer(0);
    const undone = desk.runner.undo();
    await desk.answerAll();
    expect(await undone).toBe(false);
    await desk.answerAll();
    expect(desk.changing()).toHaveLength(1);
    expect(desk.said.map(({ key }) => key)).toEqual(['macro.stopped']);
    expect(desk.said[0]).not.toHaveProperty('undo');
    expect(actHistory.entries[0]?.outcome).toBe('failed');
  });

  test('an undo that is refused on the way leaves what it did not reach, which the next undo takes back', async () => {
    let isBroken = false;
    const author = aProfile({ blocks: [] });
    const desk = queue([author], {
      refuse: ({ endpoint }) =>
        isBroken && endpoint.id === 'PUT /report/reopen' ? refused(Code.unexpected) : undefined,
    });
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    isBroken = true;
    expect(await desk.runner.undo()).toBe(false);
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['ignored', []]);
    // A colleague does it by hand meanwhile: that is not the macro's any more.
    desk.server.change('profile', author.pubkey, { blocks: ['BLOCK_POST'] });
    isBroken = false;
    expect(await desk.runner.undo()).toBe(true);
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['open', ['BLOCK_POST']]);
  });

  test('repeat runs it on the row that is chosen now', async () => {
    const desk = queue([aProfile({ blocks: [] }), aProfile({ blocks: [] })]);
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    desk.focus(1);
    await desk.runner.repeat();
    await desk.quiet();
    expect([desk.decision(1), desk.blocks(1)]).toEqual(['ignored', ['BLOCK_POST']]);
  });

  test('where the server can’t take back a part, all of it is held, and undo pulls it back', async () => {
    const desk = queue([aProfile({ blocks: [] })], { extensions: ['cases'] });
    await desk.run(aMacro(IGNORE, BLOCK));
    expect(desk.row(0).decision).toBe('ignored');
    await desk.runner.undo();
    await desk.clock.pass(60_000);
    expect(desk.changing()).toEqual([]);
    expect(desk.row(0).decision).toBe('open');
  });

  test('a part that the person may not do any more is not sent', async () => {
    const desk = queue([aProfile()], { may: ['REPORT_VIEW', 'PROFILE_VIEW'] });
    await desk.run(aMacro(BLOCK, IGNORE));
    await desk.clock.pass(60_000);
    expect(desk.changing()).toEqual([]);
    expect(desk.said.at(-1)).toMatchObject({ key: 'macro.stopped', params: { part: 1, code: Code.forbidden } });
  });

  test('redo runs it again on the same row', async () => {
    const desk = queue([aProfile({ blocks: [] })]);
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    await desk.runner.undo();
    await desk.quiet();
    await desk.runner.redo();
    await desk.quiet();
    expect([desk.decision(0), desk.blocks(0)]).toEqual(['ignored', ['BLOCK_POST']]);
  });
});

describe('on many rows', () => {
  test('what is done to an author is done once, and undo takes it back once', async () => {
    const [one, other] = [aProfile({ blocks: [] }), aProfile({ blocks: [] })];
    const desk = queue([one, other, one, one]);
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    expect(desk.changing().filter((id) => id === 'PUT /users/block')).toHaveLength(2);
    expect([0, 1, 2, 3].map(desk.decision)).toEqual(['ignored', 'ignored', 'ignored', 'ignored']);
    expect(jobs.list[0]).toMatchObject({ called: 'Bỏ qua rồi chặn', counts: { done: 4 } });
    await desk.runner.undo();
    await desk.quiet();
    expect([0, 1, 2, 3].map(desk.decision)).toEqual(['open', 'open', 'open', 'open']);
    expect([0, 1].map(desk.blocks)).toEqual([[], []]);
    expect(jobs.list.map(({ counts }) => counts.done)).toEqual([4, 4]);
  });

  test('a row keeps at which part it failed, a retry goes on there, and undo takes back what was done of it', async () => {
    const authors = [aProfile({ blocks: [] }), aProfile({ blocks: [] })];
    let isBroken = true;
    const desk = queue(authors, {
      refuse: ({ endpoint, input }) =>
        isBroken && endpoint.path === '/users/block' && input.pubkey === authors[1]?.pubkey
          ? refused(Code.unexpected)
          : undefined,
    });
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    const [job] = jobs.list;
    const [failed] = desk.runner.jobs.rowsOf(job?.id ?? '', ['failed']);
    expect(job?.counts).toMatchObject({ done: 1, failed: 1 });
    expect(failed && progressOf(failed)?.stopped).toMatchObject({ part: 2, commandId: 'profile.block' });
    isBroken = false;
    const before = desk.changing().length;
    await desk.runner.jobs.retryFailed(job?.id ?? '');
    await desk.quiet();
    expect(desk.changing().slice(before)).toEqual(['PUT /users/block']);
    await desk.runner.undo(job?.id);
    await desk.quiet();
    expect([desk.decision(0), desk.decision(1), desk.blocks(0), desk.blocks(1)]).toEqual(['open', 'open', [], []]);
  });

  test('rows that failed on the way are undone with the others', async () => {
    const authors = [aProfile({ blocks: [] }), aProfile({ blocks: [] })];
    const desk = queue(authors, {
      refuse: ({ endpoint }) => (endpoint.path === '/users/block' ? refused(Code.unexpected) : undefined),
    });
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    expect([desk.decision(0), desk.decision(1)]).toEqual(['ignored', 'ignored']);
    await desk.runner.undo();
    await desk.quiet();
    expect([desk.decision(0), desk.decision(1)]).toEqual(['open', 'open']);
  });

  test('rows of which nothing was done do not hide that something was done of others', async () => {
    const authors = [aProfile({ blocks: [] }), aProfile({ blocks: [] })];
    const desk = queue(authors, {
      refuse: ({ endpoint, input, nth }) =>
        endpoint.path === '/users/block' || (endpoint.method !== 'GET' && nth === 1 && input)
          ? refused(Code.forbidden)
          : undefined,
    });
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    const [job] = jobs.list;
    expect(job?.counts).toMatchObject({ done: 0, failed: 2 });
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.jobFailed', undo: job?.id });
    expect(actHistory.entries[0]?.outcome).toBe('done');
  });

  test('the cursor is on the first of them, once they are undone', async () => {
    const desk = queue([aProfile({ blocks: [] }), aProfile({ blocks: [] })]);
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    desk.focus(1);
    await desk.runner.undo();
    await desk.quiet();
    expect(desk.cursorAt()).toBe(0);
    expect(jobs.list[0]).toMatchObject({ undoable: false, called: 'Bỏ qua rồi chặn' });
  });

  test('rows that can’t take a part are skipped, with the reason, and what is done to their author with the next', async () => {
    const author = aProfile({ blocks: [] });
    const desk = queue([author, author, aProfile({ blocks: [] })]);
    await desk.invoke('report.ignore');
    await desk.quiet();
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    expect(jobs.list[0]?.counts).toMatchObject({ done: 2, skipped: 1 });
    expect([0, 1, 2].map(desk.blocks)).toEqual([['BLOCK_POST'], ['BLOCK_POST'], ['BLOCK_POST']]);
  });

  test('a job that is paused while calls are out shows what it is to do, and once it has gone on what it did', async () => {
    const desk = queue([aProfile({ blocks: [] }), aProfile({ blocks: [] })], { slow: true });
    desk.selectAll();
    await desk.run(aMacro(BLOCK, IGNORE));
    await desk.answer(1);
    const id = jobs.list[0]?.id ?? '';
    desk.runner.jobs.pause(id);
    await desk.answerAll();
    expect([0, 1].map((at) => desk.row(at).decision)).toEqual(['ignored', 'ignored']);
    desk.runner.jobs.resume(id);
    await desk.answerAll();
    await desk.clock.pass(2000);
    expect(jobs.list[0]?.counts.done).toBe(2);
    expect([0, 1].map(desk.decision)).toEqual(['ignored', 'ignored']);
    expect([0, 1].map((at) => desk.row(at).decision)).toEqual(['ignored', 'ignored']);
  });

  test('one question is asked before many, whatever its parts', async () => {
    const desk = queue(
      Array.from({ length: 26 }, () => aProfile()),
      { confirms: false },
    );
    desk.selectAll();
    await desk.run(aMacro(IGNORE, BLOCK));
    await desk.quiet();
    expect(desk.questions).toEqual([26]);
    expect(desk.changing()).toEqual([]);
  });
});

test('a page that comes after one that was left goes on with the job', async () => {
  const authors = Array.from({ length: 8 }, () => aProfile({ blocks: [] }));
  const first = queue(authors, { slow: true });
  first.selectAll();
  await first.run(aMacro(IGNORE, BLOCK));
  await first.answer(3);
  first.goAway();
  const rows = first.ids.map((id) => first.server.row('report', id)).flatMap((row) => row ?? []);
  const next = aConsole({
    kind: 'report',
    rows,
    may: [...MAY],
    extensions: [...WHOLE],
    after: { kept: first.kept, claims: first.claims, server: first.server },
  });
  await next.runner.load();
  await next.quiet();
  await next.clock.pass(60_000);
  expect(authors.map((_, at) => [first.decision(at), first.blocks(at)])).toEqual(
    authors.map(() => ['ignored', ['BLOCK_POST']]),
  );
});
