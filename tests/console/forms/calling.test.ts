import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calledIn, handleOf } from '../../../commands/mentions';
import type { Colleague } from '../../../contract/caseDesk';
import { begunCall, offeredFor, withCall } from '../../../src/forms/calling';

const somebody = (uid: number, display_name: string): Colleague => ({ uid, display_name, avatar: '' });
const STAFF = [
  somebody(1, 'Nguyễn Thị Lan Anh'),
  somebody(2, 'Anh Đức'),
  somebody(3, 'Trần Lan'),
  ...Array.from({ length: 9 }, (_, at) => somebody(10 + at, `Sư ${at}`)),
];
const offered = (typed: string) => offeredFor(typed, STAFF).map(({ uid }) => uid);

describe('a call that is being typed', () => {
  test('begins at an @ that is not within a word, up to the caret', () => {
    expect(begunCall('Nhờ @lan xem', 8)).toEqual({ at: 4, typed: 'lan' });
    expect(begunCall('@', 1)).toEqual({ at: 0, typed: '' });
    for (const [text, caret] of [
      ['lan@chua.vn', 11],
      ['@ lan', 5],
      ['@lan\nxem', 8],
      ['Nhờ @lan', 3],
      ['', 0],
    ] as const)
      expect(begunCall(text, caret), text).toBeUndefined();
  });

  test('offers whose name has what is typed, marks or not, first whose name begins with it, six at most', () => {
    expect(offered('anh')).toEqual([2, 1]);
    expect(offered('lan anh')).toEqual([1]);
    expect(offered('Đức')).toEqual([2]);
    expect(offered('')).toHaveLength(6);
    expect(offered('zz')).toEqual([]);
  });

  test('offers nobody once a name stands there whole and the text goes on', () => {
    expect(offered('Trần Lan')).toEqual([3]);
    expect(offered('Trần Lan ')).toEqual([]);
  });

  test('becomes the name, with one space behind it, and the caret there', () => {
    expect(withCall('Nhờ @la xem', { at: 4, typed: 'la' }, 'Trần Lan')).toEqual({
      text: 'Nhờ @Trần Lan xem',
      caret: 14,
    });
  });
});

test('whoever is chosen is called by the text then', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STAFF), fc.string(), fc.string(), (one, before, after) => {
      const start = `${before} @`;
      const begun = begunCall(start + after, start.length) ?? expect.fail('nothing has begun');
      const { text, caret } = withCall(start + after, begun, handleOf(one, STAFF));
      expect(calledIn(text, STAFF)).toContain(one);
      expect(offeredFor(text.slice(begun.at + 1, caret), STAFF)).toEqual([]);
    }),
  );
});
