import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../contract/calls';
import { ListedCaseOnWire, ReportCaseOnWire } from '../../contract/casesOnWire';
import { CommentOnWire } from '../../contract/comments';
import { PostOnWire } from '../../contract/posts';
import { BLOCK_KINDS, block, ProfileOnWire } from '../../contract/profiles';
import { ReportMediaOnWire } from '../../contract/reportMedia';
import { DECISIONS, ReportOnWire } from '../../contract/reports';
import { ACTION_IDS, AREA_TYPE_ID, AREAS } from '../../contract/wire/areas';
import {
  boolInString,
  commaSeparatedIds,
  commaSeparatedInts,
  intInString,
  jsonInString,
} from '../../contract/wire/codecs';
import { Code, HTTP_STATUS } from '../../contract/wire/codes';
import { MEDIA_TYPES } from '../../contract/wire/constants';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
/** Of another post: no post shares itself, nor one called `0`. */
const originId = id.map((some) => `goc-${some}`.slice(0, 64));
const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
/** Of 1970-01-01 00:00:00 members say that it is not known. */
const moment = fc.integer({ min: 1, max: 4_000_000_000 });
const person = fc.record({ uid: fc.integer({ min: 1 }), pubkey: id, displayName: text, avatar: text });
const medium = fc.record({ idmedia: id, mediaType: fc.constantFrom(...MEDIA_TYPES), url: text, thumb: text });
const media = fc.array(medium, { maxLength: 3 });
const decision = fc.constantFrom(...DECISIONS);
/** 0 says of some servers' reports that they are about no comment. */
const commentId = fc.option(
  id.filter((one) => one !== '0'),
  { nil: undefined },
);
/** Leaves out what is undefined, as JSON does. */
const sparse = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const caseReport = fc.record({ reportId: id, decision, createdAt: seconds, reason: text, reporter: person });
const reportCase = fc
  .record({
    caseId: id,
    postId: id,
    commentId,
    decision,
    createdAt: seconds,
    reported: person,
    content: text,
    media,
    reportCount: fc.nat(),
    reports: fc.array(caseReport, { maxLength: 3 }),
  })
  .map(sparse);
/** As a list has them: an id that says what the case is about, few reasons, and neither who made an open report nor when. */
const listedCase = fc
  .tuple(reportCase, fc.boolean(), fc.array(fc.constantFrom('', 'Spam', '0', '1'), { minLength: 3, maxLength: 3 }))
  .map(([one, isOwnId, reasons]) => ({
    ...one,
    caseId: isOwnId ? (one.commentId === undefined ? `p${one.postId}` : `c${one.commentId}`) : `r${one.caseId}`,
    reports: one.reports.map(({ reporter, createdAt, ...report }, nth) => ({
      ...report,
      ...(report.decision !== 'open' && { reporter, createdAt }),
      reason: reasons[nth] ?? '',
    })),
  }));

/** What is encoded, sent as JSON and decoded again is what it was. */
function travels<T>(codec: z.core.$ZodType<T, unknown>, values: fc.Arbitrary<T>) {
  fc.assert(
    fc.property(values, (value) => {
      const wire = JSON.parse(JSON.stringify(z.encode(codec as z.ZodMiniType<T, unknown>, value)));
      expect(z.decode(codec as z.ZodMiniType<T, unknown>, wire)).toEqual(value);
    }),
  );
}

describe('what travels arrives as it was', () => {
  test('numbers, booleans, lists and JSON in strings', () => {
    travels(intInString(z.int()), fc.integer({ min: -1e14, max: 1e14 }));
    travels(boolInString, fc.boolean());
    travels(block.query.blockTypes as never, fc.uniqueArray(fc.constantFrom(...BLOCK_KINDS)));
    travels(commaSeparatedInts as never, fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1 }));
    travels(commaSeparatedIds as never, fc.uniqueArray(id));
    travels(jsonInString(z.array(z.string())) as never, fc.array(text));
  });

  test('a member', () => {
    const profile = fc.record({
      pubkey: id,
      uid: fc.integer({ min: 1 }),
      displayName: text,
      photo: text,
      bornAt: fc.option(seconds),
      gender: fc.constantFrom('men' as const, 'woman' as const),
      email: text,
      phone: text,
      idCard: text,
      location: text,
      createdAt: moment,
      changedAt: moment,
      phoneVerified: fc.boolean(),
      blocks: fc.uniqueArray(fc.constantFrom(...BLOCK_KINDS)),
      authentic: fc.boolean(),
    }); // prettier-ignore
    travels(ProfileOnWire as never, profile);
  });

  test('a post, a comment, a report and a case', () => {
    travels(
      PostOnWire as never,
      fc.record({
        postId: id,
        createdAt: seconds,
        owner: person,
        content: text,
        origin: fc.option(fc.record({ postId: originId, content: text })),
        media,
        commentCount: fc.nat(),
        lastComment: fc.option(text),
        likeCount: fc.nat(),
        hidden: fc.boolean(),
        blocked: fc.boolean(),
      }), // prettier-ignore
    );
    travels(
      CommentOnWire as never,
      fc.record({
        commentId: id,
        postId: id,
        createdAt: seconds,
        content: text,
        owner: person,
        links: fc.array(text),
        replyCount: fc.nat(),
        lastReply: fc.option(text),
        media,
      }),
    );
    travels(
      ReportOnWire as never,
      fc
        .record({
          reportId: id,
          postId: id,
          commentId,
          decision,
          createdAt: seconds,
          reason: text,
          reporter: person,
          reported: person,
          content: text,
          media,
        })
        .map(sparse),
    );
    travels(ReportCaseOnWire as never, reportCase);
  });
});

test('a case of a list arrives without its author’s number and the ids of its media, and as it was in all else', () => {
  fc.assert(
    fc.property(listedCase, (one) => {
      const wire = JSON.parse(JSON.stringify(z.encode(ListedCaseOnWire, one)));
      expect(JSON.stringify(wire)).not.toContain(`"uid":${one.reported.uid},"pubkey":"${one.reported.pubkey}"`);
      const { reported, ...arrived } = z.decode(ListedCaseOnWire, wire);
      expect({ avatar: '', ...reported, uid: one.reported.uid }).toEqual(one.reported);
      expect({
        ...arrived,
        media: arrived.media.map((medium, nth) => ({ ...medium, idmedia: one.media[nth]?.idmedia })),
      }).toEqual({ ...one, reported: undefined });
    }),
  );
});

test('a list of whole cases, as another server may have it, is read as whole cases, whatever their ids look like', () => {
  fc.assert(
    fc.property(reportCase, fc.constantFrom('', 'p', 'c'), (one, kind) => {
      const wire = JSON.parse(JSON.stringify(z.encode(ReportCaseOnWire, { ...one, caseId: kind + one.caseId })));
      expect(z.decode(ListedCaseOnWire, wire)).toEqual(z.decode(ReportCaseOnWire, wire));
    }),
  );
});

test('a listed case names a reason once and says nothing that its id or its state says', () => {
  const report = { decision: 'open', createdAt: 90, reason: 'Spam' } as const;
  const reports = [
    { ...report, reportId: 'r1' },
    { ...report, reportId: 'r2' },
    { ...report, reportId: 'r3', reason: 'Lừa đảo' },
    { ...report, reportId: 'r4' },
  ];
  const one = { decision: 'open', createdAt: 90, reportCount: 4, content: 'Bán vé số', media: [], reports } as const;
  const said = {
    timestamp: 90,
    content: 'Bán vé số',
    reports: [['r1', 'Spam'], ['r2'], ['r3', 'Lừa đảo'], ['r4', 0]],
  };
  const wireOf = (of: object) => JSON.parse(JSON.stringify(z.encode(ListedCaseOnWire, { ...one, ...of } as never)));
  expect(wireOf({ caseId: 'pP', postId: 'P' })).toEqual({ caseId: 'pP', ...said });
  expect(wireOf({ caseId: 'cC', postId: 'P', commentId: 'C' })).toEqual({ caseId: 'cC', postId: 'P', ...said });
});

test('a report carries the two media types of its section alone, and takes what says less or more', () => {
  fc.assert(
    fc.property(medium, (one) => {
      const sent = z.encode(ReportMediaOnWire, one);
      expect([1, 2]).toContain(sent.mediaType);
      expect(sent.mediaType === 2).toBe([2, 3, 4, 7].includes(one.mediaType));
      expect(z.decode(ReportMediaOnWire, JSON.parse(JSON.stringify(sent)))).toEqual(one);
    }),
  );
  expect(z.decode(ReportMediaOnWire, { mediaType: 2, url: 'https://media.vn/a.mp4' })).toMatchObject({
    mediaType: 2,
    url: 'https://media.vn/a.mp4',
    thumb: '',
  });
  expect(z.decode(ReportMediaOnWire, { mediaType: 7, url: '' })).toMatchObject({ mediaType: 7 });
});

describe('what is malformed is refused, not guessed', () => {
  test('numbers, booleans and JSON that are none', () => {
    const accepts = (codec: unknown, wire: unknown) => z.safeDecode(codec as z.ZodMiniType, wire as never).success;
    for (const wire of ['', '1.5', 'x', '1e9', ' 1', '0x1'])
      expect(accepts(intInString(z.int()), wire), wire).toBe(false);
    for (const wire of ['TRUE', '1', '']) expect(accepts(boolInString, wire), wire).toBe(false);
    expect(accepts(jsonInString(z.unknown()), '[1')).toBe(false);
    expect(accepts(block.query.blockTypes, 'BLOCK_POST|BLOCK_SUN')).toBe(false);
    expect(accepts(block.query.blockTypes, '')).toBe(true);
  });
});

describe('the catalogue', () => {
  test('no two calls have the same method and path', () => {
    const ids = CALLS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every action stands in one area, every area has its type id, every code its status', () => {
    expect(new Set(ACTION_IDS).size).toBe(ACTION_IDS.length);
    expect(new Set(Object.values(AREA_TYPE_ID)).size).toBe(Object.keys(AREAS).length);
    for (const code of Object.values(Code))
      if (code !== Code.lost && code !== Code.unreadable && code !== Code.halfDone)
        expect(HTTP_STATUS[code]).toBeGreaterThanOrEqual(200);
  });
});
