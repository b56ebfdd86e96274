import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../commands/core/definition';
import { COMMANDS, commandById } from '../../../commands/every';
import { KINDS } from '../../../commands/kinds';
import { newestOpenCases, oneReport } from '../../../commands/oneReport';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import * as reports from '../../../contract/reports';
import { type AbuseReport, DECISIONS, type Decision, type ReportCase } from '../../../contract/reports';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { unreadOf } from '../../../contract/wire/unread';
import { createClient } from '../../../src/client/client';
import { plainText } from '../../../src/grid/columns/unreadCell';
import { reportColumns } from '../../../src/screens/reports/columns';
import { fillReply } from '../../../src/screens/reports/fillReply';
import { reportersOf } from '../../../src/screens/reports/useThread';
import { aConsole, flush, refused } from '../../support/aConsole';

const config = { apiUrl: '/api', sessionHeader: 'X-Session', sessionScheme: '', photoUploadUrl: '' };
/** What the console makes of a list of reports of a server with no extensions. */
async function listed(data: unknown): Promise<Answer<readonly AbuseReport[]>> {
  const { call } = createClient({
    config,
    key: () => 'khoa',
    extensions: () => [],
    fetch: async () => new Response(JSON.stringify({ error: { code: 200, message: 'OK' }, data })),
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  return call(reports.list, {});
}
const casesIn = async (data: unknown): Promise<readonly ReportCase[]> => {
  const answer = await listed(data);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return groupReportsIntoCases(answer.data);
};

/** A report with what docs/specification.md section 3 names and nothing else. */
const bare = (reportId: string, more: Record<string, unknown> = {}) => ({
  reportId,
  postId: 'p1',
  action: 0,
  timestamp: 1_790_000_000,
  listMediaObj: [{ mediaType: 1, url: 'https://anh.example/1.png' }],
  ...more,
});
const person = { uid: 7, pubkey: 'key7', displayName: 'Trần Thị Bảy', avatar: '' };
const BEYOND = {
  reason: 'Lừa đảo',
  reporter: person,
  reported: person,
  content: 'Bán vé số',
  commentId: 'c9',
};
const plain: CommandContext = {
  principal: { uid: 1, tierId: 100, actions: new Set(ACTION_IDS) },
  extensions: new Set(),
  screens: new Set(),
  isRunning: () => false,
};
const stateFor = (command: string, row: ReportCase) => {
  const found = commandById(command);
  return found && commandStateOf(found, [row], plain, 'report');
};

describe('a report with any of the fields that section 3 does not name left out', () => {
  test('is nothing odd: it is listed, named and drawn, and every command can say whether it takes it', async () => {
    const dropped = fc.subarray(Object.keys(BEYOND));
    const nulled = fc.subarray(Object.keys(BEYOND));
    await fc.assert(
      fc.asyncProperty(dropped, nulled, async (absent, none) => {
        const wire: Record<string, unknown> = { ...bare('1'), ...BEYOND };
        for (const name of none) wire[name] = null;
        for (const name of absent) delete wire[name];
        const [row] = await casesIn([wire]);
        if (!row) throw new Error('it is not listed');
        expect(unreadOf(row)).toEqual([]);
        const words = [
          KINDS.report.nameOf(row),
          ...reportColumns.map((column) => plainText(column as never, row)),
          fillReply('{reporter} {reason} {postExcerpt}', 'vi', {
            content: row.content ?? '',
            report: row.reports[0] as never,
          }),
        ].join(' ');
        expect(words).not.toMatch(/undefined|null|NaN|1970|\[object/);
        for (const column of reportColumns) expect(() => column.cell(row)).not.toThrow();
        for (const command of COMMANDS.filter((one) => kindOf(one) === 'report'))
          expect(stateFor(command.id, row)).not.toMatchObject({ why: 'command.failed' });
      }),
    );
  });

  test('with neither text nor author is called by what it is about', async () => {
    const [post, comment] = await casesIn([bare('1'), bare('2', { commentId: 'c9' })]);
    expect(post && KINDS.report.nameOf(post)).toBe('#p1');
    expect(comment && KINDS.report.nameOf(comment)).toBe('#c9');
  });

  test('can be decided; its author can be blocked and not be opened', async () => {
    const [row] = (await casesIn([bare('1')])) as [ReportCase];
    for (const command of ['report.ignore', 'report.deletePost', 'report.blockUser', 'report.comments'])
      expect(stateFor(command, row)).toMatchObject({ is: 'ready' });
    expect(stateFor('report.openAuthor', row)).toEqual({ is: 'disabled', why: 'command.memberUnknown' });
    expect(stateFor('report.reopen', row)).toEqual({ is: 'hidden' });
    expect(stateFor('report.sendReply', row)).toEqual({ is: 'hidden' });
  });

  test('is about a post where its comment is null, empty or number 0', async () => {
    for (const commentId of [null, '', '0', 0]) {
      const [row] = await casesIn([bare('1', { commentId })]);
      expect(row).not.toHaveProperty('commentId');
      expect(unreadOf(row)).toEqual([]);
    }
  });

  test('whose numbers come in quotes is decided or not as they say', async () => {
    const [open, ignored, odd] = await casesIn([
      bare('1', { action: '0', timestamp: '1790000000' }),
      bare('2', { action: '1', postId: 'p2' }),
      bare('3', { action: '7', postId: 'p3' }),
    ]);
    expect([open, ignored].map((row) => row?.decision)).toEqual(['open', 'ignored']);
    expect([open, ignored, odd].map((row) => unreadOf(row).length)).toEqual([0, 0, 1]);
    expect(open && stateFor('report.ignore', open)).toMatchObject({ is: 'ready' });
    expect(odd && stateFor('report.ignore', odd)).toEqual({ is: 'disabled', why: 'command.unread' });
  });

  test('has as many recipients as reports', async () => {
    const [row] = (await casesIn([bare('1'), bare('2'), bare('3', { postId: 'p2' })])) as [ReportCase];
    expect(row.reportCount).toBe(2);
    expect(reportersOf(row, undefined)).toEqual([{ reportId: '1' }, { reportId: '2' }]);
  });

  test('whose post could not be read stands alone', async () => {
    const cases = await casesIn([bare('1', { postId: [] }), bare('2', { postId: null })]);
    expect(cases.map(({ reportCount }) => reportCount)).toEqual([1, 1]);
  });
});

/** A server of section 7 in memory, whose processreport answers 313 to whatever is decided already, the same decision too. */
function aPlainServer(stored: AbuseReport[], more: { pageMax?: number; breaks?: () => boolean } = {}) {
  const decide = (reportId: string, decision: Decision) => {
    const at = stored.findIndex((report) => report.reportId === reportId);
    const report = stored[at];
    if (report) stored[at] = { ...report, decision };
  };
  const answer = ({ endpoint, input }: { endpoint: { path: string }; input: Record<string, unknown> }) => {
    if (endpoint.path === '/report/getlistreportfrompos') {
      if (more.breaks?.()) return refused(Code.forbidden);
      const pos = Number(input.pos);
      return { data: stored.slice(pos, pos + Math.min(Number(input.count), more.pageMax ?? 200)) };
    }
    const report = stored.find(({ reportId }) => reportId === input.idreport);
    if (!report) return refused(Code.notFound);
    if (report.decision !== 'open') return refused(Code.taskEnded);
    decide(report.reportId, DECISIONS[Number(input.action)] ?? 'open');
    return { data: null };
  };
  return { answer, decide };
}
const stored = (reportId: string, more: Partial<AbuseReport> = {}): AbuseReport => ({
  reportId,
  postId: `p${reportId}`,
  decision: 'open',
  createdAt: 1_790_000_000,
  reason: '',
  media: [],
  ...more,
});
const MAY = ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'] as const;
const HOLD_MS = 60_000;

/** A console on such a server; `loses` is true for a call that arrives and whose answer does not. */
function aPlainDesk(
  all: AbuseReport[],
  { loses = () => false, ...server }: { loses?: () => boolean; pageMax?: number; breaks?: () => boolean } = {},
) {
  const { answer, decide } = aPlainServer(all, server);
  const harness = aConsole({
    kind: 'report',
    rows: groupReportsIntoCases(all),
    may: MAY,
    extensions: [],
    refuse: (sent) => {
      const made = answer(sent);
      return sent.endpoint.method === 'PUT' && loses() ? refused(Code.lost) : made;
    },
  });
  return {
    harness,
    decide,
    said: () => harness.said.map(({ key }) => key),
    made: () => harness.calls.filter(({ id }) => id.startsWith('PUT')).map(({ input }) => input.idreport),
  };
}
const once = () => {
  let left = 1;
  return () => {
    left -= 1;
    return left >= 0;
  };
};

describe('a decision on a server that takes none back', () => {
  test('is held, can be pulled back, and goes out after that', async () => {
    const { harness, made } = aPlainDesk([stored('1'), stored('2')]);
    await harness.invoke('report.ignore');
    expect(harness.row(0).decision).toBe('ignored');
    expect(harness.cursorAt()).toBe(1);
    await flush();
    expect(made()).toEqual([]);
    await harness.runner.undo();
    expect(harness.row(0).decision).toBe('open');
    await harness.invoke('report.blockUser');
    await harness.clock.pass(HOLD_MS);
    // What came back has the focus again.
    expect(made()).toEqual(['1']);
    expect(harness.row(0).decision).toBe('blocked');
  });

  test('whose answer was lost is ours, though the same again is answered 313', async () => {
    const { harness, made, said } = aPlainDesk([stored('1')], { loses: once() });
    await harness.invoke('report.deletePost');
    await harness.clock.pass(HOLD_MS);
    expect(made()).toEqual(['1', '1']);
    expect(said()).toContain('report.deletePost.done');
    expect(said()).not.toContain('command.settledAs');
    expect(harness.row(0).decision).toBe('deleted');
  });

  test('that somebody else made otherwise meanwhile is shown as theirs, lost answer or not', async () => {
    for (const loses of [undefined, once()]) {
      const { harness, decide, said } = aPlainDesk([stored('1')], {
        loses: () => {
          decide('1', 'blocked');
          return loses?.() ?? false;
        },
      });
      decide('1', 'open');
      await harness.invoke('report.ignore');
      decide('1', 'blocked');
      await harness.clock.pass(HOLD_MS);
      expect(said()).toContain('command.settledAs');
      expect(harness.row(0).decision).toBe('blocked');
    }
  });

  test('that may have been ours is called nobody else’s where the list cannot be read', async () => {
    const { harness, said } = aPlainDesk([stored('1')], { loses: once(), breaks: () => true });
    await harness.invoke('report.ignore');
    await harness.clock.pass(HOLD_MS);
    expect(said()).toContain('run.settledMaybeByUs');
    expect(said()).not.toContain('command.settledAs');
  });

  test('settles the reports about the same that are left, and shows what others made of theirs', async () => {
    const about = { postId: 'p1' };
    const { harness, decide, made } = aPlainDesk([stored('1', about), stored('2', about)]);
    await harness.invoke('report.deletePost');
    decide('2', 'ignored');
    await harness.clock.pass(HOLD_MS);
    expect(made()).toEqual(['1', '2']);
    expect(harness.row(0).reports.map(({ decision }) => decision)).toEqual(['deleted', 'ignored']);
  });
});

describe('one report of a server that has no call for one', () => {
  const world = (all: AbuseReport[], pageMax?: number) => {
    const { answer } = aPlainServer(all, pageMax === undefined ? {} : { pageMax });
    let calls = 0;
    return {
      calls: () => calls,
      has: () => false,
      call: (async (endpoint: never, input: never) => {
        calls += 1;
        return answer({ endpoint, input });
      }) as never,
    };
  };
  const many = Array.from({ length: 450 }, (_, at) => stored(String(at)));

  test('is found in the pages of its list, however few rows the server gives at once', async () => {
    expect(await oneReport(world(many), 'pp430')).toMatchObject({ data: { caseId: 'pp430' } });
    expect(await oneReport(world(many, 50), 'pp120')).toMatchObject({ data: { caseId: 'pp120' } });
  });

  test('is gone where the list was read to its end, and unknown where it was not', async () => {
    expect(await oneReport(world(many), 'lạ')).toMatchObject({ refused: Code.notFound });
    const deep = world(many, 20);
    expect(await oneReport(deep, 'pp430')).toBeUndefined();
    expect(deep.calls()).toBe(5);
  });

  test('is offered while it is open, as one of the newest', async () => {
    const decided = many.map((report, at) => ({
      ...report,
      decision: at % 2 === 0 ? ('ignored' as const) : report.decision,
    }));
    const answer = await newestOpenCases(world(decided), 5);
    if (answer.refused !== undefined) throw new Error(answer.message);
    const newest = groupReportsIntoCases(decided.filter(({ decision }) => decision === 'open')).slice(0, 5);
    expect(answer.data.map(({ caseId }) => caseId)).toEqual(newest.map(({ caseId }) => caseId));
    expect(answer.data).toHaveLength(5);
  });
});
