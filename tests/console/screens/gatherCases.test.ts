import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseIdOf, groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import type { AbuseReport, Decision, ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import type { PageRequest } from '../../../src/grid/rows/source';
import { gatherCases } from '../../../src/screens/reports/gatherCases';
import type { ReportsRead } from '../../../src/screens/reports/reportsRead';
import { baseOf, beginChange, commitChange, evictRows, putRows } from '../../../src/state/rows';

let made = 0;
/** A report on one of a few posts; each test has posts of its own, since rows are held by what they are about. */
const reportOn = (postId: string, decision: Decision = 'open'): AbuseReport => {
  made += 1;
  return { reportId: `r${made}`, postId, decision, createdAt: 1_790_000_000 - made, reason: '', media: [] };
};

interface ServerOptions {
  /** It gives no more rows a call than this. */
  readonly pageMax?: number;
  readonly saysTotal?: boolean;
  /** It filters by decision. */
  readonly filters?: boolean;
}

/** A server of section 7 with this list, the newest report first. */
function aServer(stored: AbuseReport[], { pageMax = 200, saysTotal = false, filters = false }: ServerOptions = {}) {
  const calls: { pos: number; count: number }[] = [];
  let refusal: Code | undefined;
  const isListed = ({ decision }: AbuseReport, { filters: asked }: Pick<PageRequest, 'filters'>) =>
    !filters || asked.decision === undefined || asked.decision === decision;
  const state: ReportsRead = { read: 0, total: null };
  const load = gatherCases(
    {
      key: 'reports',
      load: async ({ pos, count, filters: asked }) => {
        calls.push({ pos, count });
        if (refusal !== undefined) return { refused: refusal, message: '' };
        const all = stored.filter((report) => isListed(report, { filters: asked }));
        const data = all.slice(pos, pos + Math.min(count, pageMax));
        return saysTotal ? { data, total: all.length } : { data };
      },
    },
    isListed,
    state,
  );
  /** A page of cases, put where a list puts it. */
  const page = async (pos: number, count: number, more: Partial<PageRequest> = {}) => {
    const request = { filters: {}, sort: null, text: '', signal: new AbortController().signal, ...more };
    const answer = await load({ pos, count, ...request });
    if (answer.refused === undefined) putRows('report', [...answer.data]);
    return answer;
  };
  return {
    calls,
    state,
    page,
    refuse: (code?: Code) => {
      refusal = code;
    },
    rows: async (pos: number, count: number, more: Partial<PageRequest> = {}): Promise<readonly ReportCase[]> => {
      const answer = await page(pos, count, more);
      return answer.refused === undefined ? answer.data : expect.fail(answer.message);
    },
  };
}
/** The rows as they are shown by now: they have heard of what was read after them. */
const shown = (cases: readonly ReportCase[]) => cases.map(({ caseId }) => baseOf('report', caseId) as ReportCase);
const summary = (cases: readonly ReportCase[]) =>
  cases.map(({ caseId, reports }) => [caseId, ...reports.map(({ reportId }) => reportId).toSorted()]);

test('read page by page, each case is there once, with all its reports, and the total comes with the end', async () => {
  const posts = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 500 });
  const options = fc.record({ pageMax: fc.constantFrom(7, 60, 200), saysTotal: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(posts, fc.integer({ min: 1, max: 200 }), options, async (about, size, how) => {
      const own = `${made}`;
      const stored = about.map((post) => reportOn(`${own}-${post}`));
      const server = aServer(stored, how);
      const whole = groupReportsIntoCases(stored);
      const read: ReportCase[] = [];
      for (let pos = 0; ; pos += size) {
        const answer = await server.page(pos, size, { anew: pos === 0 });
        if (answer.refused !== undefined) throw new Error('refused');
        read.push(...answer.data);
        if (answer.total !== undefined) expect(answer.total).toBe(whole.length);
        if (answer.data.length < size) {
          expect(answer.total).toBe(whole.length);
          break;
        }
      }
      expect(summary(shown(read))).toEqual(summary(whole));
      expect(server.state).toEqual({ read: stored.length, total: stored.length });
    }),
    { numRuns: 60 },
  );
});

test('no more is read than the cases asked for need', async () => {
  const stored = Array.from({ length: 2000 }, (_, at) => reportOn(`can-${at >> 1}`));
  const server = aServer(stored, { saysTotal: true });
  expect(await server.rows(0, 100, { anew: true })).toHaveLength(100);
  expect(server.calls).toHaveLength(1);
  expect(server.state).toEqual({ read: 200, total: 2000 });
  await server.rows(80, 100);
  expect(server.calls).toHaveLength(2);
  await server.rows(20, 100);
  expect(server.calls).toHaveLength(2);
});

describe('while the list is read', () => {
  test('what arrives at the top joins its case, or stands first, and nothing is left out below', async () => {
    const stored = Array.from({ length: 700 }, (_, at) => reportOn(`dau-${at % 350}`));
    const server = aServer(stored);
    await server.rows(0, 100, { anew: true });
    stored.unshift(reportOn('dau-5'), reportOn('moi'));
    // The look at new rows.
    const [first, second] = await server.rows(0, 20);
    expect([first?.caseId, second?.caseId]).toEqual(['pdau-5', 'pmoi']);
    expect(first?.reportCount).toBe(2);
    const all = [];
    for (let pos = 0; pos < 400; pos += 100) all.push(...(await server.rows(pos, 100)));
    expect(summary(shown(all))).toEqual(summary(groupReportsIntoCases(stored)));
  });

  test('so much at once that the first rows are all new is read as a list of its own', async () => {
    const stored = Array.from({ length: 300 }, (_, at) => reportOn(`cu-${at}`));
    const server = aServer(stored);
    await server.rows(0, 100, { anew: true });
    stored.unshift(...Array.from({ length: 60 }, (_, at) => reportOn(`lu-${at}`)));
    await server.rows(0, 20);
    const all = [...(await server.rows(0, 200)), ...(await server.rows(200, 200))];
    expect(summary(shown(all))).toEqual(summary(groupReportsIntoCases(stored)));
  });

  test('what was decided here stays decided, though its page is not read again', async () => {
    const server = aServer([reportOn('xong'), reportOn('con')]);
    const [row] = await server.rows(0, 100, { anew: true });
    beginChange('report', 'pxong', 'so', (one) => ({ ...one, decision: 'ignored' }));
    const decided = (row as ReportCase).reports.map((report) => ({ ...report, decision: 'ignored' as const }));
    commitChange('report', 'pxong', 'so', { ...(row as ReportCase), decision: 'ignored', reports: decided });
    expect((await server.rows(1, 100)).map(({ decision }) => decision)).toEqual(['open']);
    expect(baseOf('report', 'pxong')?.decision).toBe('ignored');
    // Nor where nothing is held of it: then the list is read again.
    const before = server.calls.length;
    evictRows('report', ['pcon']);
    commitChange('report', 'pcon', 'kia', null);
    await server.rows(1, 100);
    expect(server.calls.length).toBeGreaterThan(before);
  });

  test('a filter of the server lists what is decided so, and what has left it is not counted', async () => {
    const stored = [reportOn('loc-1'), reportOn('loc-2', 'deleted'), reportOn('loc-1', 'deleted'), reportOn('loc-3')];
    const server = aServer(stored, { filters: true });
    const open = { filters: { decision: 'open' } };
    const rows = await server.rows(0, 100, { ...open, anew: true });
    expect(rows.map(({ caseId, reportCount }) => [caseId, reportCount])).toEqual([
      ['ploc-1', 1],
      ['ploc-3', 1],
    ]);
    const [first] = rows as [ReportCase];
    const reports = first.reports.map((report) => ({ ...report, decision: 'ignored' as const }));
    beginChange('report', 'ploc-1', 'so', (row) => row);
    commitChange('report', 'ploc-1', 'so', { ...first, decision: 'ignored', reports });
    const answer = await server.page(1, 100, open);
    expect(answer).toMatchObject({ data: [], total: 1 });
  });

  test('a refusal is said, and the next try reads the list from its top', async () => {
    const stored = Array.from({ length: 600 }, (_, at) => reportOn(`loi-${at}`));
    const server = aServer(stored);
    await server.rows(0, 100, { anew: true });
    server.refuse(Code.unavailable);
    expect(await server.page(200, 100)).toMatchObject({ refused: Code.unavailable });
    server.refuse();
    expect((await server.rows(200, 100)).map(({ caseId }) => caseId)).toEqual(stored.slice(200, 300).map(caseIdOf));
  });

  test('who has gone elsewhere waits for no page that nobody needs', async () => {
    const server = aServer(Array.from({ length: 5000 }, (_, at) => reportOn(`xa-${at}`)));
    await server.rows(0, 100, { anew: true });
    const gone = AbortSignal.abort();
    expect(await server.page(4000, 100, { signal: gone })).toMatchObject({ refused: Code.lost });
    expect(server.calls).toHaveLength(1);
  });
});
