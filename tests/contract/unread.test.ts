import { describe, expect, test } from 'vitest';
import { looksAtUnread, unreadOf } from '../../contract/wire/unread';

const part = (field: string) => ({ field, at: field, isWhole: true });
interface Row {
  readonly name: string;
  readonly likes: number;
  readonly owner?: { readonly uid: number };
}
const row = { name: 'Chùa Một Cột', likes: 0, unread: [part('likes'), part('owner')] };

test('of a row without any, and of what is no row, every part could be read', () => {
  for (const one of [{ name: 'a' }, {}, 'a', null, undefined]) expect(unreadOf(one)).toEqual([]);
  expect(unreadOf(row)).toBe(row.unread);
});

describe('what needs a part of a row that could not be read', () => {
  test('is known by what it looks at, whatever else it looks at', () => {
    expect(looksAtUnread<Row>(row, ({ likes }) => likes)).toBe(true);
    expect(looksAtUnread<Row>(row, ({ name, likes }) => name.length + likes)).toBe(true);
    expect(looksAtUnread<Row>(row, ({ name }) => name.toUpperCase())).toBe(false);
    expect(looksAtUnread<Row>(row, (one) => ({ ...one }))).toBe(false);
  });

  test('is known although it fails on what is missing, and sees the rest of the row as it is', () => {
    expect(looksAtUnread<Row>(row, ({ owner }) => (owner as { uid: number }).uid)).toBe(true);
    expect(looksAtUnread<Row>(row, ({ name, likes }) => name === 'Chùa Một Cột' && likes)).toBe(true);
  });

  test('is not looked for where all could be read', () => {
    let isAsked = false;
    const read = () => {
      isAsked = true;
    };
    expect(looksAtUnread({ name: 'a' }, read)).toBe(false);
    expect(isAsked).toBe(false);
  });
});
