import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNT_MAX } from '../../../contract/wire/constants';
import { windowOfPages } from '../../../src/grid/rows/numberedPages';

const rows = (total: number) => Array.from({ length: total }, (_, index) => index);

test('any rows of a list in numbered pages are those that a list by offsets would give, from two pages at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(500), fc.nat(600), fc.integer({ min: 1, max: COUNT_MAX }), async (total, pos, count) => {
      const all = rows(total);
      let calls = 0;
      const answer = await windowOfPages({ pos, count }, async ({ page_number, page_size }) => {
        calls += 1;
        expect(page_size).toBeLessThanOrEqual(COUNT_MAX);
        // A server that sends more than it was asked for.
        return { data: all.slice((page_number - 1) * page_size, page_number * page_size + 3), total };
      });
      expect(answer).toEqual({ data: all.slice(pos, pos + count), total });
      expect(calls).toBeLessThanOrEqual(2);
    }),
  );
});

test('a refusal is passed on, of whichever page', async () => {
  const refused = { refused: 503, message: '' } as const;
  for (const failing of [1, 2])
    expect(
      await windowOfPages({ pos: 150, count: 190 }, async ({ page_number }) =>
        page_number === failing ? refused : { data: rows(190), total: 1000 },
      ),
    ).toEqual(refused);
});

test('a server that makes its pages smaller than they are asked for is read in pages as small as those', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(500),
      fc.nat(600),
      fc.integer({ min: 1, max: COUNT_MAX }),
      fc.integer({ min: 1, max: 60 }),
      async (total, pos, count, most) => {
        const all = rows(total);
        const answer = await windowOfPages({ pos, count }, async ({ page_number, page_size }) => {
          const size = Math.min(page_size, most);
          return { data: all.slice((page_number - 1) * size, page_number * size) };
        });
        expect(answer).toEqual({ data: all.slice(pos, pos + count) });
      },
    ),
  );
});
