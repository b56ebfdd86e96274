import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { newestOpenCases, oneReport } from '../../commands/oneReport';
import { deleteReportedPost, ignoreReport } from '../../commands/reports';
import type { AbuseReport, ReportCase } from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import { COUNT_MAX } from '../../contract/wire/constants';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { aCase, aCaseReport, aPerson } from './rows';

const mutation = (id: string) => commandById(id) as AnyMutation;
const [blockUser, reopen] = [mutation('report.blockUser'), mutation('report.reopen')];
const ME: Principal = { uid: 7, tierId: 99, actions: new Set(['REPORT_VIEW', 'REPORT_IGNORE']) };
const somebody = (uid: number) => ({ uid, user_name: `so${uid}`, display_name: `Số ${uid}`, avatar: '' });
const refusal = (refused: Code) => ({ refused, message: '' });

interface Sent {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
}
/** A server with these extensions that answers as told, and what was asked of it. */
function aServer(answer: (sent: Sent) => unknown = () => ({ data: null }), extensions: readonly Extension[] = []) {
  const sent: Sent[] = [];
  const call = async ({ id }: Endpoint, input: Sent['input']) => {
    sent.push({ id, input });
    return answer({ id, input });
  };
  const has = (extension: Extension) => extensions.includes(extension);
  return { world: { call, has, me: () => ME } as unknown as World, sent };
}
const aPlainReport = (reportId: string, more: Partial<AbuseReport> = {}): AbuseReport => ({
  reportId,
  postId: 'p1',
  decision: 'open',
  createdAt: 1_790_000_000,
  reason: 'Lừa đảo',
  media: [],
  ...more,
});
const three = () => aCase({ reports: ['a', 'b', 'c'].map((reportId) => aCaseReport({ reportId })) });

describe('a decision', () => {
  test('is shown as the case has it then, where the server has no cases to say it', async () => {
    const row = aCase({
      reports: [aCaseReport({ reportId: 'a' }), aCaseReport({ reportId: 'b', decision: 'ignored' })],
    });
    const { world, sent } = aServer();
    const answer = await deleteReportedPost.run(world, row, { policy: '3' });
    expect(sent.map(({ input }) => input)).toEqual([{ idreport: 'a', action: 2, policy: '3' }]);
    expect(answer).toEqual({ data: deleteReportedPost.change?.(row, {}) });
    const shown = deleteReportedPost.change?.(row, {});
    expect([shown?.decision, shown?.reports.map(({ decision }) => decision)]).toEqual([
      'deleted',
      ['deleted', 'ignored'],
    ]);
    expect(deleteReportedPost.change?.({ ...row, decision: 'ignored' }, {})?.decision).toBe('ignored');
    expect(await deleteReportedPost.run(aServer(undefined, ['cases']).world, row, {})).toEqual({ data: null });
  });

  test('ends with the first refusal that says nothing of another’s doing', async () => {
    const { world, sent } = aServer(() => refusal(Code.forbidden));
    expect(await ignoreReport.run(world, three(), {})).toEqual(refusal(Code.forbidden));
    expect(sent).toHaveLength(1);
  });

  test('that another has made of some is read again, and of all is theirs', async () => {
    const theirs =
      (others: readonly string[]) =>
      ({ id, input }: Sent) => {
        if (id.startsWith('GET')) return { data: [aPlainReport('a', { decision: 'ignored' })], total: 1 };
        const decidedBy = others.includes(input.idreport as string) ? somebody(8) : somebody(7);
        return { data: { ...aPlainReport('a'), decidedBy } };
      };
    const some = aServer(theirs(['b']));
    const answer = await ignoreReport.run(some.world, { ...three(), caseId: 'pp1' }, {});
    expect(some.sent.map(({ id }) => id)).toEqual([
      ...Array(3).fill('PUT /report/processreport'),
      'GET /report/getlistreportfrompos',
    ]);
    expect(answer).toMatchObject({ data: { caseId: 'pp1', decision: 'ignored' } });
    expect(await ignoreReport.run(aServer(theirs(['b'])).world, three(), {})).toMatchObject({ data: null });
    const all = aServer(theirs(['a', 'b', 'c']));
    expect(await ignoreReport.run(all.world, three(), {})).toMatchObject({ refused: Code.taskEnded });
    const gone = aServer(() => refusal(Code.notFound));
    expect(await ignoreReport.run(gone.world, three(), {})).toEqual(refusal(Code.notFound));
    expect(gone.sent).toHaveLength(3);
    const oneGone = aServer(
      ({ input }) => (input.idreport === 'a' ? refusal(Code.notFound) : { data: null }),
      ['cases'],
    );
    expect(await ignoreReport.run(oneGone.world, three(), {})).toEqual({ data: null });
    // What became of the case can't be read.
    const unread = aServer((one) => (one.id.startsWith('GET') ? refusal(Code.lost) : theirs(['b'])(one)));
    expect(await ignoreReport.run(unread.world, three(), {})).toEqual({ data: null });
  });

  test('is nobody else’s where it is not known who one is', async () => {
    const { world } = aServer(() => ({ data: { ...aPlainReport('a'), decidedBy: somebody(8) } }), ['cases']);
    for (const me of [null, { ...ME, uid: undefined } as never])
      expect(await ignoreReport.run({ ...world, me: () => me }, aCase(), {})).toEqual({ data: null });
  });

  test('says how a case was decided, by whom and when as far as the server says that', () => {
    const has = (extension: Extension) => extension === 'cases';
    const settled = (row: ReportCase) => ignoreReport.words?.settledAs?.(row, has);
    expect(settled(aCase())).toBeUndefined();
    const by = { decision: 'deleted', decidedBy: somebody(8), decidedAt: 5 } as const;
    const decided = (...reports: Partial<ReturnType<typeof aCaseReport>>[]) =>
      aCase({ decision: 'deleted', reports: reports.map((more) => aCaseReport(more)) });
    const how = 'screens.reports.decision.deleted';
    expect(settled(decided({ decision: 'deleted' }))).toEqual({ how, isAskable: true });
    expect(settled(decided({ decision: 'ignored', decidedBy: somebody(9) }, by))).toEqual({
      how,
      by: { uid: 8, name: 'Số 8' },
      at: 5,
    });
    const { decidedAt: _unsaid, ...undated } = by;
    expect(settled(decided(undated))).toEqual({ how, by: { uid: 8, name: 'Số 8' } });
  });

  test('is in force while any report that it settled has it', () => {
    const before = aCase({
      reports: [aCaseReport({ reportId: 'a' }), aCaseReport({ reportId: 'b', decision: 'ignored' })],
    });
    const present = (a: 'open' | 'ignored' | 'deleted') =>
      aCase({
        reports: [
          aCaseReport({ reportId: 'a', decision: a }),
          aCaseReport({ reportId: 'b', decision: 'ignored' }),
          aCaseReport({ reportId: 'n' }),
        ],
      });
    const stands = (row: ReportCase) => ignoreReport.outcome?.stillApplies?.(row, before);
    expect([present('ignored'), present('open'), present('deleted')].map(stands)).toEqual([true, false, false]);
  });

  test('goes on with the next open case that nobody else is at, and leaves those out of many', () => {
    const by = { uid: 7, now: 100 };
    const claim = (uid: number, until: number) => aCase({ claim: { by: somebody(uid), until } as never });
    const isNext = (row: ReportCase) => ignoreReport.list?.advanceTo?.(row, by);
    expect([aCase(), claim(8, 101), claim(7, 101), claim(8, 100)].map(isNext)).toEqual([true, false, true, true]);
    expect(isNext(aCase({ decision: 'ignored' }))).toBe(false);
    expect(ignoreReport.bulk?.leavesOut?.(claim(8, 101), by)).toBe('report.colleagueAtIt');
    expect(ignoreReport.bulk?.leavesOut?.(claim(8, 99), by)).toBeNull();
  });

  test('is of as many reports as wait, and takes several calls where they are more than one', () => {
    const row = aCase({ reports: [...three().reports, aCaseReport({ decision: 'ignored' })] });
    expect([ignoreReport.words?.settles?.(row), ignoreReport.words?.settles?.(aCase())]).toEqual([3, 1]);
    expect([row, aCase()].map((one) => ignoreReport.isSeveralCalls?.(one, {}))).toEqual([true, false]);
    expect(ignoreReport.when?.(aCase({ decision: 'ignored' }))).toBe('report.alreadyDecided');
    expect(ignoreReport.when?.(aCase({ reports: [] }))).toBe('report.noneToDecide');
  });

  test('is called by what it does to a post or a comment, and by whom it falls on', () => {
    const has = (extension: Extension) => (isThere: boolean) => (asked: Extension) => isThere && asked === extension;
    const [cases, replies] = [has('cases'), has('reply')];
    const of = (commentId: string | undefined, isOurs: boolean) =>
      deleteReportedPost.words?.titles?.of({ ...aCase(), ...(commentId && { commentId }) }, cases(isOurs));
    expect([of(undefined, true), of('k1', true), of('k1', false)]).toEqual([
      undefined,
      'screens.reports.deleteComment',
      'screens.reports.deleteReported',
    ]);
    expect(deleteReportedPost.words?.titles?.others(cases(true))).toEqual(['screens.reports.deleteComment']);
    const row = aCase({ reported: aPerson({ displayName: 'Lan' }), content: 'Bán vé số' });
    const { reported: _unsaid, ...nobodys } = row;
    expect(blockUser.words?.targetNameOf?.(row)).toBe('\u2068Lan\u2069 · \u2068Bán vé số\u2069');
    expect(blockUser.words?.targetNameOf?.(nobodys)).toBe('Bán vé số');
    expect([row, nobodys].map((one) => blockUser.words?.saysDone?.(one))).toEqual([
      undefined,
      'report.blockUser.doneUnnamed',
    ]);
    expect([true, false].map((isOurs) => blockUser.hint?.(cases(isOurs)))).toEqual([
      undefined,
      'report.blockUser.hintElsewhere',
    ]);
    expect([true, false].map((isOurs) => commandById('report.reply')?.hint?.(replies(isOurs)))).toEqual([
      undefined,
      'report.reply.hintElsewhere',
    ]);
  });
});

describe('reopening', () => {
  const row = aCase({
    decision: 'ignored',
    reports: ['a', 'b', 'c'].map((reportId) =>
      aCaseReport({ reportId, decision: reportId === 'c' ? 'open' : 'ignored' }),
    ),
  });

  test('from a menu takes all decided reports, and as undo those that it names', async () => {
    const { world, sent } = aServer();
    expect(await reopen.run(world, row, {})).toEqual({ data: null });
    await reopen.run(world, row, { reportIds: ['b'] });
    expect(sent.map(({ input }) => input)).toEqual([{ idreport: 'a' }, { idreport: 'b' }, { idreport: 'b' }]);
    const shown = (args: object) =>
      reopen.change?.(row, args).reports.map(({ decision }: { decision: string }) => decision);
    expect(shown({})).toEqual(['open', 'open', 'open']);
    expect(shown({ reportIds: ['b'] })).toEqual(['ignored', 'open', 'open']);
    expect(reopen.change?.(row, {}).decision).toBe('open');
    expect([{}, { reportIds: ['b'] }].map((args) => reopen.isSeveralCalls?.(row, args))).toEqual([true, false]);
  });

  test('goes together where the server takes it so, and ends with a refusal', async () => {
    const together = aServer(undefined, ['reports.together']);
    await reopen.run(together.world, row, {});
    expect(together.sent.map(({ input }) => input)).toEqual([{ idreport: 'a', others: ['b'] }]);
    const refusing = aServer(() => refusal(Code.forbidden));
    expect(await reopen.run(refusing.world, row, {})).toEqual(refusal(Code.forbidden));
    expect(refusing.sent).toHaveLength(1);
  });

  test('is for whoever may make each of the decisions', () => {
    expect(reopen.when?.(row, ME)).toBeNull();
    expect(reopen.when?.(aCase(), ME)).toBe('report.stillOpen');
    const deleted = aCase({ decision: 'deleted', reports: [aCaseReport({ decision: 'deleted' })] });
    expect(reopen.when?.(deleted, ME)).toBe('report.notYoursToReopen');
    expect(reopen.when?.(deleted)).toBeNull();
  });
});

describe('a case as it is now', () => {
  test('is asked for where the server has cases', async () => {
    const { world, sent } = aServer(() => ({ data: aCase() }), ['cases']);
    await oneReport(world, 'pp1');
    expect(sent).toEqual([{ id: 'GET /report/getcase', input: { idcase: 'pp1' } }]);
    const open = aServer(() => ({ data: [aCase(), aCase({ decision: 'ignored' })] }), ['cases']);
    const newest = await newestOpenCases(open.world, 5);
    expect(open.sent[0]?.input).toEqual({ action: 'open', sort: '-time', pos: 0, count: 5 });
    expect(newest.refused === undefined && newest.data).toHaveLength(1);
  });

  /** A list of these reports, so many at once, that may say how many there are. */
  const aList = (all: readonly AbuseReport[], { most = COUNT_MAX, total = true } = {}) =>
    aServer(({ input }) => ({
      data: all.slice(Number(input.pos), Number(input.pos) + Math.min(most, Number(input.count))),
      ...(total && { total: all.length }),
    }));
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => aPlainReport(`r${at}`, { postId: `p${at}` }));

  test('is elsewhere looked for among the newest reports, to the end or for five pages', async () => {
    const found = aList(many(30), { most: 10 });
    expect(await oneReport(found.world, 'pp25')).toMatchObject({ data: { caseId: 'pp25' } });
    expect(found.sent.map(({ input }) => input.pos)).toEqual([0, 10, 20]);
    const short = aList(many(30), { most: 10, total: false });
    expect(await oneReport(short.world, 'pp99')).toMatchObject({ refused: Code.notFound });
    expect(short.sent.map(({ input }) => input.pos)).toEqual([0, 10, 20, 30]);
    const long = aList(many(60), { most: 10 });
    expect(await oneReport(long.world, 'pp55')).toBeUndefined();
    expect(long.sent).toHaveLength(5);
    expect(await oneReport(aServer(() => refusal(Code.lost)).world, 'pp1')).toEqual(refusal(Code.lost));
  });

  test('and the newest that are open are those of its newest page', async () => {
    const all = many(6).map((report, at) => ({
      ...report,
      decision: at % 2 === 0 ? ('open' as const) : ('ignored' as const),
    }));
    const newest = await newestOpenCases(aList(all).world, 2);
    expect(newest.refused === undefined && newest.data.map(({ caseId }) => caseId)).toEqual(['pp0', 'pp2']);
  });
});
