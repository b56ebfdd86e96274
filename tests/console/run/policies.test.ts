import { expect, test } from 'vitest';
import type { AskOneOf } from '../../../commands/core/definition';
import { commandById } from '../../../commands/every';
import { actHistory } from '../../../src/run';
import { jobs } from '../../../src/run/job/summaries';
import { aCase } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';

const cases = (count: number) => Array.from({ length: count }, () => aCase());
const atDesk = (count: number, more: { confirms?: boolean; cancelsPrompts?: boolean } = {}) =>
  aConsole({
    kind: 'report',
    rows: cases(count),
    may: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'],
    extensions: ['restore', 'cases', 'reports.together', 'policies', 'reports.policy'],
    asked: { policy: '7' },
    ...more,
  });

test('the key of a decision asks for no policy', async () => {
  const desk = atDesk(1);
  await desk.invoke('report.deletePost');
  await desk.quiet();
  expect(desk.asks).toEqual([]);
  expect(desk.calls.map(({ input }) => input.policy)).toEqual([undefined]);
});

test('a policy is asked for first, and then the row is decided, the cursor goes on, and undo opens it again', async () => {
  const desk = atDesk(2);
  await desk.invoke('report.deleteForPolicy');
  await desk.quiet();
  expect(desk.asks).toHaveLength(1);
  expect(desk.calls).toMatchObject([{ id: 'PUT /report/processreport', input: { action: 2, policy: '7' } }]);
  expect(desk.row(0).decision).toBe('deleted');
  expect(desk.cursorAt()).toBe(1);
  await desk.runner.undo();
  await desk.quiet();
  expect(desk.row(0).decision).toBe('open');
  await desk.runner.redo();
  await desk.quiet();
  expect(desk.calls.at(-1)).toMatchObject({ id: 'PUT /report/processreport', input: { action: 2, policy: '7' } });
});

test('of a selection each case is decided under the one policy, asked for once, and one undo opens them all', async () => {
  const desk = atDesk(30);
  desk.selectAll();
  await desk.invoke('report.blockForPolicy');
  await desk.quiet();
  expect(desk.asks).toHaveLength(1);
  expect(desk.questions).toEqual([30]);
  const sent = desk.calls.filter(({ id }) => id === 'PUT /report/processreport');
  expect(sent).toHaveLength(30);
  expect(sent.every(({ input }) => input.action === 3 && input.policy === '7')).toBe(true);
  await desk.runner.undo();
  await desk.quiet();
  expect(desk.ids.map((_, at) => desk.row(at).decision)).toEqual(desk.ids.map(() => 'open'));
});

test('many are called by what is true of all of them, wherever that is said: in what ends them, among jobs and in the history', async () => {
  const called = async (...comments: (string | undefined)[]) => {
    const desk = aConsole({
      kind: 'report',
      rows: comments.map((commentId) => aCase({ commentId })),
      may: ['REPORT_VIEW', 'REPORT_DELETE_POST'],
      extensions: ['restore', 'cases'],
    });
    desk.selectAll();
    await desk.invoke('report.deletePost');
    await desk.quiet();
    const told = desk.said.find(({ key }) => key === 'run.jobDone')?.params?.label;
    return new Set([told, jobs.list[0]?.label, actHistory.entries[0]?.label]);
  };
  expect(await called('c1', undefined)).toEqual(new Set(['screens.reports.deleteReported']));
  expect(await called('c1', 'c2')).toEqual(new Set(['screens.reports.deleteComment']));
  expect(await called(undefined, undefined)).toEqual(new Set([undefined]));
});

test('who leaves the question has decided nothing', async () => {
  const desk = atDesk(1, { cancelsPrompts: true });
  expect(await desk.invoke('report.deleteForPolicy')).toEqual({ is: 'steppedOut' });
  expect(desk.calls).toEqual([]);
});

test('each message of what is done under a policy names the one that was chosen', async () => {
  const ask = commandById('report.deleteForPolicy')?.asks?.policy as AskOneOf<string> | undefined;
  await ask?.loadOptions?.({ call: async () => ({ data: [{ id: '7', name: 'Lừa đảo', text: '' }] }) } as never, []);
  const desk = atDesk(30);
  const said = () => desk.said.at(-1)?.params?.policy;
  await desk.invoke('report.deleteForPolicy');
  await desk.quiet();
  expect(said()).toBe('Lừa đảo');
  desk.select(1, 2, 3);
  await desk.invoke('report.blockForPolicy');
  await desk.quiet();
  expect(said()).toBe('Lừa đảo');
  await desk.invoke('report.deletePost');
  await desk.quiet();
  expect(said()).toBeUndefined();
});

test('where a server could list policies and has none, their key says so and how there will be some, and asks nothing', async () => {
  const without = { kind: 'report', rows: cases(1), may: ['REPORT_VIEW', 'REPORT_DELETE_POST'] } as const;
  const desk = aConsole({ ...without, extensions: ['restore', 'cases', 'policies'] });
  expect(await desk.invoke('report.deleteForPolicy')).toEqual({ is: 'disabled', why: 'policy.none' });
  expect(desk.said.map(({ key }) => key)).toEqual(['policy.none']);
  expect(desk.asks).toEqual([]);
  const other = aConsole({ ...without, rows: cases(1), extensions: ['restore', 'cases'] });
  await other.invoke('report.deleteForPolicy');
  expect(other.said.map(({ key }) => key)).toEqual(['run.notHere']);
});
