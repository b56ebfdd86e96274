import { describe, expect, test } from 'vitest';
import { idsIn, saidBy } from '../../commands/core/keptLists';
import { Code } from '../../contract/wire/codes';
import { COUNT_MAX } from '../../contract/wire/constants';

/** A list of so many rows; how often it was asked. */
function aList(rows: number, { saysTotal = false, failsAt = Number.POSITIVE_INFINITY, most = COUNT_MAX } = {}) {
  const asked: number[] = [];
  const page = async ({ position, count }: { position: number; count: number }) => {
    asked.push(position);
    if (position >= failsAt) return { refused: Code.forbidden, message: '' };
    const length = Math.max(0, Math.min(count, most, rows - position));
    const data = Array.from({ length }, (_, at) => `m${position + at}`);
    return saysTotal ? { data, total: rows } : { data };
  };
  return { asked, read: () => idsIn(page, (id) => id) };
}

describe('a list that staff keep', () => {
  test('is read to its end, however few rows a server gives at once, and no further where it says how many there are', async () => {
    for (const most of [COUNT_MAX, 30]) {
      const plain = aList(100, { most });
      expect(await plain.read()).toMatchObject({ ids: { size: 100 }, isWhole: true });
      expect(plain.asked.at(-1)).toBe(100);
      const telling = aList(100, { most, saysTotal: true });
      expect(await telling.read()).toMatchObject({ ids: { size: 100 }, isWhole: true });
      expect(telling.asked.at(-1)).toBeLessThan(100);
    }
  });

  test('says of what it has that it is there, of all else that it is not, where it was read to its end', async () => {
    const kept = await aList(3).read();
    expect(saidBy(kept, 'm2', 'here')).toEqual({ data: 'here' });
    expect(saidBy(kept, 'm3', 'here')).toEqual({ data: null });
  });

  test('says nothing of what it was not read for: it is too long, or may not be seen', async () => {
    const long = await aList(COUNT_MAX * 20).read();
    expect(long.isWhole).toBe(false);
    expect(saidBy(long, 'm0', 'here')).toEqual({ data: 'here' });
    expect(saidBy(long, 'someone', 'here')).toMatchObject({ refused: Code.lost });
    const refused = await aList(100, { failsAt: 0 }).read();
    expect(refused).toMatchObject({ ids: { size: 0 }, isWhole: false });
  });
});
