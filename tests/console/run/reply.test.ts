import { expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { outbox } from '../../../src/run/single/heldCalls';
import { aCase } from '../../commands/rows';
import { aConsole, refused } from '../../support/aConsole';

const draft = { text: 'Chào {reporter}', language: 'vi', to: null } as const;
const messages = ['Hoa', 'Lan', 'Mai'].map((name, at) => ({ reportId: `r${at}`, text: `Chào ${name}` }));

const replying = (more: Partial<Parameters<typeof aConsole<'report'>>[0]> = {}) =>
  aConsole({
    kind: 'report',
    rows: [aCase()],
    may: ['REPORT_VIEW'],
    extensions: ['restore', 'reply', 'reply.thread'],
    // It keeps replies, of which it need not say anything.
    refuse: ({ endpoint }) => (endpoint.path === '/report/reply' ? { data: null } : undefined),
    ...more,
  });
const send = (harness: ReturnType<typeof replying>) => harness.invoke('report.sendReply', { messages, draft });
const posts = (harness: ReturnType<typeof replying>) => harness.calls.filter(({ id }) => id === 'POST /report/reply');

test('a reply is held whatever the server can do, and leaves after the hold: a call and a key for each reporter', async () => {
  const harness = replying();
  await send(harness);
  await harness.quiet();
  expect(outbox.held).toHaveLength(1);
  expect(posts(harness)).toEqual([]);
  await harness.clock.pass(6000);
  await harness.quiet();
  expect(posts(harness).map(({ input }) => [input.idreport, (input.body as { text: string }).text])).toEqual(
    messages.map(({ reportId, text }) => [reportId, text]),
  );
  expect(new Set(posts(harness).map(({ key }) => key)).size).toBe(3);
  expect(harness.drafts).toEqual(['taken']);
  expect(actHistory.entries[0]).toMatchObject({ commandId: 'report.sendReply', outcome: 'done', undoable: false });
});

test('a reply that no mail server takes on is said to be saved, while it is held and in the history', async () => {
  const harness = replying();
  await harness.invoke('report.sendReply', { messages, draft, isOnlySaved: true });
  const label = 'report.sendReply.saves';
  expect(harness.said).toMatchObject([{ key: 'report.sendReply.savesHeld', params: { label } }]);
  expect(actHistory.entries[0]).toMatchObject({ label });
  await harness.runner.undo();
  expect(harness.said.at(-1)).toMatchObject({ key: 'run.pulledBack', params: { label } });
});

test('pulled back within the hold it is a draft again, and nothing leaves', async () => {
  const harness = replying();
  await send(harness);
  expect(await harness.runner.undo()).toBe(true);
  await harness.clock.pass(60_000);
  await harness.quiet();
  expect(posts(harness)).toEqual([]);
  expect(harness.drafts).toEqual(['taken', draft]);
});

test('nothing leaves after a sign-out, and the same person finds it held', async () => {
  const harness = replying();
  await send(harness);
  await harness.quiet();
  harness.signOut();
  await harness.clock.pass(60_000);
  await harness.quiet();
  expect(posts(harness)).toEqual([]);
  await harness.signInAs(1);
  expect(outbox.held).toMatchObject([{ sendAtMs: 0, args: { draft } }]);
  await harness.runner.undo();
  expect(harness.drafts.at(-1)).toEqual(draft);
});

test('what the server refuses is a draft again', async () => {
  const harness = replying({
    refuse: ({ endpoint }) => (endpoint.path === '/report/reply' ? refused(Code.malformed) : undefined),
  });
  await send(harness);
  await harness.clock.pass(6000);
  await harness.quiet();
  expect(harness.drafts).toEqual(['taken', draft]);
  expect(harness.said.at(-1)).toMatchObject({ key: 'run.failed' });
});

test('a server that sends no replies is asked for none', async () => {
  const harness = replying({ extensions: ['restore'] });
  expect(await send(harness)).toMatchObject({ is: 'missing' });
  expect(harness.drafts).toEqual([]);
});
