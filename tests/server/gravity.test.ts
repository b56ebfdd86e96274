import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gravityOf } from '../../server/store/caseWeight';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

test.each([
  ['Đe doạ giết tôi', 2],
  ['ĐE DỌA', 2],
  ['Bài có trẻ em', 2],
  ['no doa danh toi', 2],
  ['threats of violence', 2],
  ['Lừa đảo: bắt nộp cọc', 1],
  ['lua dao', 1],
  ['It is a SCAM!', 1],
  ['Từ từ rồi tính', 0],
  ['Giá sốc, hàng giá rẻ', 0],
  ['Có bác nào biết không', 0],
  ['skilled', 0],
  ['Spam', 0],
  ['', 0],
] as const)('“%s” is of grade %i', (reason, gravity) => expect(gravityOf(reason)).toBe(gravity));

test('a reason is as grave to the store as to the program that makes up a community', async () => {
  const piece = fc.constantFrom(
    ...['Đe doạ', 'đe dọa', 'LỪA ĐẢO', 'Tự tử', 'từ từ', 'tu tu', 'giết', 'kill', 'skill', 'hate speech', 'self-harm'],
    ...['trẻ em', 'trễ em', 'ẤU DÂM', 'phishing', '诈骗', ' ', '.', '-', 'a', '😡', '\n', 'Ứ'],
  );
  const reason = fc
    .tuple(fc.array(piece, { maxLength: 5 }), fc.constantFrom('', ' '), fc.constantFrom('NFC' as const, 'NFD' as const))
    .map(([pieces, between, form]) => pieces.join(between).normalize(form));
  await fc.assert(
    fc.asyncProperty(fc.array(reason, { minLength: 1, maxLength: 30 }), async (reasons) => {
      const { rows } = await sql<{ gravity: number }>`
        SELECT gravity_of(reason) AS gravity FROM unnest(${reasons}::text[]) WITH ORDINALITY r(reason, nth)
        ORDER BY nth`.execute(store.db);
      expect(rows.map(({ gravity }) => gravity)).toEqual(reasons.map(gravityOf));
    }),
    { numRuns: 60 },
  );
});
