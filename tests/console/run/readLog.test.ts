import { expect, test, vi } from 'vitest';
import { commandById } from '../../../commands/every';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Extension } from '../../../contract/wire/endpoint';
import { isInLog } from '../../../src/run/call/readLog';
import { aCase, aCaseReport, aPost } from '../../commands/rows';

/** Asks the log of a server, which has these targets under the job, whether it has this row. */
async function ask(
  row: { readonly kind: 'post' | 'report'; readonly rowId: string | null; readonly before: unknown },
  {
    logged = [] as readonly string[],
    extensions = ['audit', 'audit.jobs'] as readonly Extension[],
    refused = false,
    throws = false,
  } = {},
) {
  const asked: unknown[] = [];
  const call = async (_endpoint: unknown, input: { readonly target: string }): Promise<Answer<unknown>> => {
    asked.push(input);
    if (throws) throw new Error('no network');
    if (refused) return { refused: Code.forbidden, message: 'no' };
    return { data: logged.includes(input.target) ? [{}] : [] };
  };
  const host = { call, commandContext: () => ({ extensions: new Set(extensions) }) } as never;
  const command = commandById('post.hide') as never;
  return { is: await isInLog(host, 'job1', { command, args: {}, token: 't', ...row }), asked };
}
const POST = { kind: 'post', rowId: 'p1', before: aPost() } as const;
const CASE = aCase({ reports: ['r1', 'r2', 'r3'].map((reportId) => aCaseReport({ reportId })) });
const REPORTS = { kind: 'report', rowId: 'c1', before: CASE } as const;
const entry = (target: string) => ({ job: 'job1', target, count: 1 });

test('the log of a server has a row under its job, or not', async () => {
  expect(await ask(POST, { logged: ['p1'] })).toEqual({ is: true, asked: [entry('p1')] });
  expect(await ask(POST, { logged: ['p2'] })).toEqual({ is: false, asked: [entry('p1')] });
});

test('a case is looked for by its reports, as decisions are logged, until one is found', async () => {
  expect(await ask(REPORTS, { logged: ['r2'] })).toEqual({ is: true, asked: [entry('r1'), entry('r2')] });
  expect(await ask(REPORTS, { logged: ['c1'] })).toEqual({ is: false, asked: ['r1', 'r2', 'r3'].map(entry) });
});

test('a server without such a log is not asked, nor is any about what has no row', async () => {
  const unknown = { is: undefined, asked: [] };
  expect(await ask(POST, { extensions: ['audit'] })).toEqual(unknown);
  expect(await ask(POST, { extensions: ['audit.jobs'] })).toEqual(unknown);
  expect(await ask({ ...POST, rowId: null })).toEqual(unknown);
});

test('where the log does not answer, nothing is known', async () => {
  expect(await ask(REPORTS, { refused: true })).toEqual({ is: undefined, asked: [entry('r1')] });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask(POST, { throws: true })).is).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
  log.mockRestore();
});
