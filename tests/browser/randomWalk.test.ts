import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '../support/depth';
import { type Console, listReady, startConsole } from './console';
import { aBook, KNOWN_AFTER_MS, namesOfRows, type Pressed } from './walk/targets';
import { orderOfWalk, walkFrom } from './walk/walk';

let server: Console;
beforeAll(async () => {
  server = await startConsole();
});
afterAll(() => server.close());

const order = orderOfWalk(21, 40);

thorough(
  `whatever is pressed, on whatever network, the console keeps its promises (seed ${order.seed}, ${order.acts} acts)`,
  async () => {
    const page = await server.open('/dashboard/report', { tier: 100 });
    await listReady(page);
    expect(await walkFrom(page, { ...order, isCall: (url) => url.pathname.startsWith('/api/') })).toEqual([]);
  },
  7_200_000,
);

/** `h` on a list of posts, with the focus on the first. */
const pressed = (more: Partial<Pressed> = {}): Pressed => ({
  at: 1,
  key: 'h',
  path: '/dashboard/post-manager',
  focused: ['first'],
  hasSelection: false,
  selected: [],
  notSelected: ['first', 'second'],
  named: [],
  isInLayer: false,
  isInText: false,
  isLoading: false,
  shownLater: [],
  ...more,
});

test.each([
  ['lets pass a write on the focused row', pressed(), ['first'], 0],
  ['notices a write on another row', pressed(), ['second'], 1],
  [
    'notices a write beside the selection',
    pressed({ hasSelection: true, selected: ['second'] }),
    ['second', 'first'],
    1,
  ],
  ['notices a second write for one press', pressed(), ['first', 'first'], 1],
  ['notices a write after a key that changes nothing', pressed({ key: 'j' }), ['first'], 1],
  [
    'notices a write on the rows of the search before',
    pressed({ isLoading: true, shownLater: ['third'] }),
    ['first'],
    1,
  ],
])('a walk %s', (_what, press, ids, faults) => {
  const book = aBook(namesOfRows());
  book.presses.push(press);
  book.said.push({ at: 2, text: 'Hidden' });
  for (const id of ids) book.writes.push({ at: 3, call: 'POST /post/hidepost', id, isTaken: true });
  expect(new Set(book.faults(9 + KNOWN_AFTER_MS, false)).size).toBe(faults);
});

test.each([
  ['notices a write of which nothing is said', [], [], 1],
  ['hears the page that comes after one that went, however late it says what it owes', [5], [9000], 0],
  ['notices that this page owes nothing any more, and has said nothing', [5], [], 1],
  ['waits for no page that stayed until it was to have spoken', [9000], [9000], 1],
])('a walk %s', (_what, left, words, faults) => {
  const book = aBook(namesOfRows());
  book.presses.push(pressed());
  book.writes.push({ at: 3, call: 'POST /post/hidepost', id: 'first', isTaken: true });
  book.left.push(...left);
  const found = [...book.faults(3000, true), ...book.faults(8000, true)];
  book.said.push(...words.map((at) => ({ at, text: 'Hidden' })));
  found.push(...book.faults(9500, true), ...book.faults(10_000, false), ...book.faults(13_000, false));
  expect(found).toHaveLength(faults);
});
