import { expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { outbox } from '../../../src/run/single/outbox';
import { history } from '../../../src/run/undo/history';
import { aCase } from '../../commands/rows';
import { aDesk, refused } from '../../support/aConsole';

const draft = { text: 'Chào {reporter}', language: 'vi', to: null } as const;
const messages = ['Hoa', 'Lan', 'Mai'].map((name, at) => ({ reportId: `r${at}`, text: `Chào ${name}` }));

const replying = (more: Partial<Parameters<typeof aDesk<'report'>>[0]> = {}) =>
  aDesk({
    kind: 'report',
    rows: [aCase()],
    may: ['REPORT_VIEW'],
    extensions: ['restore', 'reply', 'reply.thread'],
    // It keeps replies, of which it need not say anything.
    refuse: ({ endpoint }) => (endpoint.path === '/report/reply' ? { data: null } : undefined),
    ...more,
  });
const send = (desk: ReturnType<typeof replying>) => desk.invoke('report.sendReply', { messages, draft });
const posts = (desk: ReturnType<typeof replying>) => desk.calls.filter(({ id }) => id === 'POST /report/reply');

test('a reply is held whatever the server can do, and leaves after the hold: a call and a key for each reporter', async () => {
  const desk = replying();
  await send(desk);
  await desk.quiet();
  expect(outbox.held).toHaveLength(1);
  expect(posts(desk)).toEqual([]);
  await desk.clock.pass(6000);
  await desk.quiet();
  expect(posts(desk).map(({ input }) => [input.idreport, (input.body as { text: string }).text])).toEqual(
    messages.map(({ reportId, text }) => [reportId, text]),
  );
  expect(new Set(posts(desk).map(({ key }) => key)).size).toBe(3);
  expect(desk.drafts).toEqual(['taken']);
  expect(history.entries[0]).toMatchObject({ commandId: 'report.sendReply', outcome: 'done', undoable: false });
});

test('pulled back within the hold it is a draft again, and nothing leaves', async () => {
  const desk = replying();
  await send(desk);
  expect(await desk.runner.undo()).toBe(true);
  await desk.clock.pass(60_000);
  await desk.quiet();
  expect(posts(desk)).toEqual([]);
  expect(desk.drafts).toEqual(['taken', draft]);
});

test('nothing leaves after a sign-out, and the same person finds it held', async () => {
  const desk = replying();
  await send(desk);
  await desk.quiet();
  desk.signOut();
  await desk.clock.pass(60_000);
  await desk.quiet();
  expect(posts(desk)).toEqual([]);
  await desk.signInAs(1);
  expect(outbox.held).toMatchObject([{ sendAtMs: 0, args: { draft } }]);
  await desk.runner.undo();
  expect(desk.drafts.at(-1)).toEqual(draft);
});

test('what the server refuses is a draft again', async () => {
  const desk = replying({
    refuse: ({ endpoint }) => (endpoint.path === '/report/reply' ? refused(Code.malformed) : undefined),
  });
  await send(desk);
  await desk.clock.pass(6000);
  await desk.quiet();
  expect(desk.drafts).toEqual(['taken', draft]);
  expect(desk.said.at(-1)).toMatchObject({ key: 'run.failed' });
});

test('a server that sends no replies is asked for none', async () => {
  const desk = replying({ extensions: ['restore'] });
  expect(await send(desk)).toMatchObject({ is: 'missing' });
  expect(desk.drafts).toEqual([]);
});
