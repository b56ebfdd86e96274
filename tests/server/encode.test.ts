import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ListedCaseOnWire, ReportCaseOnWire } from '../../contract/casesOnWire';
import { PostOnWire } from '../../contract/posts';
import { ProfileOnWire } from '../../contract/profiles';
import { writerOf } from '../../server/http/encode';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\n', '\u007f', '\u2028', '😀', '\ud83d', 'Đống'),
);
const id = fc.string({ minLength: 1, maxLength: 20 });
const seconds = fc.integer({ min: 0, max: 2_000_000_000 });
const person = fc.record({ uid: fc.nat(), pubkey: id, displayName: text, avatar: text });
const medium = fc.record({ idmedia: id, mediaType: fc.nat(), url: text, thumb: text }, { requiredKeys: ['mediaType'] });
const profile = fc.record({
  pubkey: id,
  uid: fc.nat(),
  displayName: text,
  photo: text,
  bornAt: fc.option(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })),
  gender: fc.constantFrom('men', 'woman'),
  email: text,
  phone: text,
  idCard: text,
  location: text,
  createdAt: seconds,
  changedAt: seconds,
  phoneVerified: fc.boolean(),
  blocks: fc.array(text),
  authentic: fc.boolean(),
});
const post = fc.record(
  {
    postId: id,
    createdAt: seconds,
    owner: person,
    content: text,
    origin: fc.option(fc.record({ postId: id, content: text })),
    media: fc.array(medium),
    commentCount: fc.nat(),
    lastComment: fc.option(text),
    likeCount: fc.oneof(fc.nat(), text),
    hidden: fc.boolean(),
    blocked: fc.boolean(),
  },
  {
    requiredKeys: [
      'postId',
      'createdAt',
      'owner',
      'content',
      'origin',
      'media',
      'commentCount',
      'lastComment',
      'likeCount',
    ],
  },
);
const decision = fc.constantFrom('open', 'ignored', 'deleted', 'blocked');
const report = fc.record(
  { reportId: id, decision, createdAt: seconds, reason: text, reporter: person, decidedAt: seconds },
  { requiredKeys: ['reportId', 'decision', 'createdAt', 'reason'] },
);
const reportCase = fc.record(
  {
    caseId: id,
    postId: id,
    commentId: id,
    decision,
    createdAt: seconds,
    reported: person,
    content: text,
    media: fc.array(medium),
    reports: fc.array(report),
    reportCount: fc.nat(),
  },
  { requiredKeys: ['caseId', 'postId', 'decision', 'createdAt', 'media', 'reports', 'reportCount'] },
);

test.each([
  ['members', ProfileOnWire, profile],
  ['posts', PostOnWire, post],
  ['cases', ReportCaseOnWire, reportCase],
  ['cases of a list', ListedCaseOnWire, reportCase],
] as const)('%s are written as the codec encodes them', (_name, schema, rows) => {
  const write = writerOf(z.array(schema as z.ZodMiniType));
  fc.assert(
    fc.property(fc.array(rows as fc.Arbitrary<unknown>, { maxLength: 4 }), (list) => {
      const written = write(list) ?? '';
      expect(JSON.parse(written)).toEqual(
        JSON.parse(JSON.stringify(z.encode(z.array(schema as z.ZodMiniType), list as never))),
      );
      // No field in another order or form than it has always had, and no character that JSON may not hold as it is.
      expect(written).toBe(JSON.stringify(JSON.parse(written)));
    }),
  );
});

test('what a schema does not name is written nowhere', () => {
  const write = writerOf(z.object({ inner: z.object({ a: z.optional(z.string()), b: z.nullable(z.int()) }) }));
  expect(write({ inner: { a: undefined, b: null, secret: 1 }, secret: 2 })).toBe('{"inner":{"b":null}}');
});
