import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ListedCaseOnWire, ReportCaseOnWire } from '../../contract/casesOnWire';
import type { CaseReport, ReportCase } from '../../contract/reports';
import { processReport, ReportOnWire, TOGETHER_MAX } from '../../contract/reports';
import { aCase, aCaseReport, aMedium, aPerson } from '../commands/rows';

const sparse = (wire: unknown) => JSON.parse(JSON.stringify(wire)) as Record<string, unknown>;
const sent = (codec: unknown, value: unknown) => sparse(z.encode(codec as z.ZodMiniType, value));
const read = (codec: unknown, wire: unknown) => z.decode(codec as z.ZodMiniType, wire) as never;
const travels = (codec: unknown, value: unknown) => sparse(read(codec, sent(codec, value)));

const reason = fc.constantFrom('Lừa đảo', 'Spam', '');
const report = fc
  .record({ decision: fc.constantFrom('open', 'open', 'ignored', 'deleted'), reason })
  .map((more) => aCaseReport(more as Partial<CaseReport>));

describe('a case of a list', () => {
  test('says each reason once, and is read again as it was but for who reported it and when', () => {
    fc.assert(
      fc.property(fc.array(report, { minLength: 1, maxLength: 8 }), (reports) => {
        const listed = aCase({ reports });
        const { reports: again, ...rest } = read(ListedCaseOnWire, sent(ListedCaseOnWire, listed)) as ReportCase;
        expect(again.map(({ reportId, decision, reason: why }) => [reportId, decision, why])).toEqual(
          reports.map(({ reportId, decision, reason: why }) => [reportId, decision, why]),
        );
        const { reports: _all, reported: { uid: _number, avatar: _none, ...reported } = aPerson(), ...others } = listed;
        expect(sparse(rest)).toEqual(sparse({ ...others, reported }));
      }),
    );
  });

  test('names a reason that was there before by its place, and the one right before it not at all', () => {
    const reports = ['Spam', 'Spam', 'Lừa đảo', 'Spam', 'Spam'].map((why, at) =>
      aCaseReport({ reportId: `r${at}`, reason: why }),
    );
    expect(sent(ListedCaseOnWire, aCase({ reports })).reports).toEqual([
      ['r0', 'Spam'],
      ['r1'],
      ['r2', 'Lừa đảo'],
      ['r3', 0],
      ['r4'],
    ]);
  });

  test('leaves out what its id, its reports or the usual say', () => {
    const cases = { open: 0, ignored: 1, deleted: 0, blocked: 0 };
    const plain = sent(ListedCaseOnWire, aCase({ authorRecord: { joinedAt: 1, postCount: 2, cases } }));
    for (const unsaid of ['postId', 'commentId', 'action', 'listMediaObj', 'totalReport', 'authorRecord'])
      expect(plain, unsaid).not.toHaveProperty(unsaid);
  });

  test('says who it is about in their places: a key, a name and a picture where there is one; by name where no key is known', () => {
    const saidOf = (person: Parameters<typeof aPerson>[0]) =>
      sent(ListedCaseOnWire, aCase({ reported: aPerson({ uid: 5, pubkey: 'k', displayName: 'Lan', ...person }) }))
        .reported;
    expect(saidOf({ avatar: '' })).toEqual(['k', 'Lan']);
    expect(saidOf({ avatar: '/a.webp' })).toEqual(['k', 'Lan', '/a.webp']);
    expect(saidOf({ pubkey: undefined, avatar: '/a.webp' })).toEqual({ displayName: 'Lan', avatar: '/a.webp' });
    const short = { caseId: 'p1', timestamp: 1, content: null, reports: [['r1', 'Spam']] };
    const readOf = (reported: unknown) => (read(ListedCaseOnWire, { ...short, reported }) as ReportCase).reported;
    expect(readOf(['k', 'Lan'])).toEqual({ pubkey: 'k', displayName: 'Lan' });
    expect(readOf(['k', 'Lan', '/a.webp'])).toEqual({ pubkey: 'k', displayName: 'Lan', avatar: '/a.webp' });
    expect(readOf({ displayName: 'Lan' })).toEqual({ displayName: 'Lan' });
    expect(() => readOf(['k'])).toThrow();
  });

  test('says what is not as usual', () => {
    const unusual = {
      ...aCase({
        caseId: 'x1',
        postId: 'p9',
        commentId: 'c9',
        decision: 'deleted',
        reportCount: 300,
        media: [aMedium({ mediaType: 2 })],
      }),
      content: undefined,
    } as unknown as ReportCase;
    expect(sent(ListedCaseOnWire, unusual)).toMatchObject({
      ...{ caseId: 'x1', postId: 'p9', commentId: 'c9', action: 2, totalReport: 300, content: null },
      listMediaObj: [{ mediaType: 2 }],
    });
  });

  test('is about the comment that its id names, and a whole one may have an id of its own', () => {
    const short = { timestamp: 1, content: null, postId: 'p1', reports: [['r1', 'Spam']] };
    expect(read(ListedCaseOnWire, { ...short, caseId: 'c77' })).toMatchObject({
      commentId: '77',
      postId: 'p1',
      content: '',
    });
    expect(read(ListedCaseOnWire, { ...short, caseId: 'p77', postId: undefined })).toMatchObject({ postId: '77' });
    expect(read(ListedCaseOnWire, { ...short, caseId: 'p77' })).not.toHaveProperty('commentId');
    expect(read(ListedCaseOnWire, { ...short, caseId: 'c77', commentId: '5' })).toMatchObject({ commentId: '5' });
    const whole = sent(ReportCaseOnWire, aCase({ caseId: 'cua-ai', postId: 'p1' }));
    expect(read(ListedCaseOnWire, whole)).not.toHaveProperty('commentId');
    const comment = aCase({ caseId: 'c77', commentId: '77', postId: 'p1' });
    expect(sent(ListedCaseOnWire, comment)).not.toHaveProperty('commentId');
    expect(sent(ListedCaseOnWire, { ...comment, caseId: 'c78' })).toHaveProperty('commentId', '77');
    // Decided ones are said whole, and so is what they are about.
    expect(sent(ListedCaseOnWire, { ...comment, reports: [aCaseReport({ decision: 'ignored' })] })).toHaveProperty(
      'commentId',
    );
  });

  test('with a reason that no report before it has, has none', () => {
    const reports = [['r1'], ['r2', 5], ['r3', 'Spam'], ['r4']];
    const { reports: all, reportCount } = read(ListedCaseOnWire, {
      caseId: 'p1',
      timestamp: 1,
      content: 'a',
      reports,
    }) as ReportCase;
    expect(all.map(({ reason: why }) => why)).toEqual(['', '', 'Spam', 'Spam']);
    expect([all.map(({ decision }) => decision), reportCount]).toEqual([Array(4).fill('open'), 4]);
  });
});

test('a case by itself travels whole', () => {
  const whole = aCase({
    ...{ commentId: '5', decision: 'blocked', reportCount: 7, media: [aMedium({ mediaType: 1 })] },
    reports: [aCaseReport({ decision: 'blocked', decidedAt: 5 }), aCaseReport()],
  });
  expect(travels(ReportCaseOnWire, whole)).toEqual(sparse(whole));
  expect(sent(ReportCaseOnWire, { ...whole, content: undefined })).toHaveProperty('content', null);
});

describe('a report', () => {
  const plain = { reportId: 'r1', postId: 'p1', action: 0, timestamp: 5 };
  const bare = { reportId: 'r1', postId: 'p1', decision: 'open', createdAt: 5, reason: '', media: [] };

  test('says nothing of what its server leaves out, or says to be nothing', () => {
    expect(read(ReportOnWire, plain)).toEqual(bare);
    const nothing = {
      reason: null,
      reporter: null,
      reported: null,
      decidedBy: null,
      decidedAt: null,
      listMediaObj: null,
    };
    expect(read(ReportOnWire, { ...plain, ...nothing })).toEqual(bare);
    expect(read(ReportOnWire, { ...plain, content: null })).toEqual({ ...bare, content: '' });
    expect(read(ReportOnWire, { ...plain, content: '' })).toEqual({ ...bare, content: '' });
  });

  test.each([[null], [''], ['0'], [undefined]])('is on the post where its comment is %j', (commentId) => {
    expect(read(ReportOnWire, { ...plain, commentId })).toEqual(bare);
  });

  test('travels whole', () => {
    const whole = {
      ...bare,
      ...{
        commentId: '7',
        decision: 'deleted',
        reason: 'Spam',
        content: 'Vé số',
        decidedAt: 9,
        decidedBy: { uid: 1, display_name: 'An' },
      },
      ...{ reporter: aPerson(), reported: aPerson(), media: [aMedium({ mediaType: 1 })] },
    };
    expect(travels(ReportOnWire, whole)).toEqual(sparse(whole));
  });

  test.each([1, 2, 3, 4, 7, 10])('knows pictures and films, and what a medium is in its post: type %d', (mediaType) => {
    const medium = aMedium({ mediaType });
    const { listMediaObj } = sent(ReportOnWire, { ...bare, media: [medium] });
    const said = [2, 3, 4, 7].includes(mediaType) ? 2 : 1;
    const typeInPost = said === mediaType ? {} : { typeInPost: mediaType };
    expect(listMediaObj).toEqual([{ ...medium, mediaType: said, ...typeInPost }]);
    const inList = sent(ListedCaseOnWire, aCase({ media: [medium] })).listMediaObj;
    expect(inList).toEqual([
      { url: medium.url, thumb: medium.thumb, ...(said === 2 && { mediaType: 2 }), ...typeInPost },
    ]);
    expect(travels(ReportOnWire, { ...bare, media: [medium] })).toMatchObject({ media: [medium] });
    const { idmedia: _none, ...listed } = medium;
    expect(travels(ListedCaseOnWire, aCase({ media: [medium] }))).toMatchObject({ media: [listed] });
  });

  test('has a medium of no id by its address, and one without an address by a dash', () => {
    const mediaOf = (medium: object) =>
      (read(ReportOnWire, { ...plain, listMediaObj: [{ mediaType: 1, ...medium }] }) as { media: unknown }).media;
    const long = `https://anh.vn/${'x'.repeat(100)}.jpg`;
    expect(mediaOf({ url: long })).toEqual([{ idmedia: long.slice(-64), mediaType: 1, url: long, thumb: '' }]);
    expect(mediaOf({ url: '' })).toEqual([{ idmedia: '-', mediaType: 1, url: '', thumb: '' }]);
    const unsaid = { idmedia: 'm', mediaType: 1 };
    expect(sent(ReportOnWire, { ...bare, media: [unsaid] }).listMediaObj).toEqual([{ ...unsaid, url: '' }]);
    expect(mediaOf({ url: '', idmedia: 'm', thumb: 't' })).toEqual([
      { idmedia: 'm', mediaType: 1, url: '', thumb: 't' },
    ]);
  });
});

test('one call decides a hundred reports of a case, and no more', () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => `r${at}`).join(',');
  const isTaken = (ids: string) => z.safeDecode(processReport.query.others as unknown as z.ZodMiniType, ids).success;
  expect([isTaken(others(TOGETHER_MAX - 1)), isTaken(others(TOGETHER_MAX))]).toEqual([true, false]);
});
