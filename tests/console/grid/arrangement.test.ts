import fc from 'fast-check';
import { proxy } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { addressOfArrangement, arrangedBy } from '../../../src/grid/model/arrangement';
import type { Prefs } from '../../../src/grid/model/prefs';

const IDS = ['author', 'content', 'state', 'likes', 'time'];
const mine = (): Prefs =>
  proxy<Prefs>({
    order: ['time', 'author'],
    shown: { likes: false },
    widths: { content: 300 },
    rowPx: 32,
    pageRows: 100,
    look: 'pictures',
    uncovered: 0,
    detailPx: 500,
  });
const address = (query: string) => new URLSearchParams(query);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The columns that a list with these preferences shows, in their order. */
const shownBy = ({ order, shown }: Prefs) =>
  [...order, ...IDS.filter((id) => !order.includes(id))].filter((id) => shown[id] !== false);

test('whatever columns a view was saved with, its address shows them in their order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(IDS, { minLength: 1 }), fc.constantFrom('table', 'pictures'), (columns, look) => {
      const saved = new URLSearchParams();
      for (const [name, value] of Object.entries(addressOfArrangement({ columns, look })))
        if (value !== null) saved.set(name, value);
      const prefs = arrangedBy(mine(), address(String(saved)), IDS);
      expect(shownBy(prefs)).toEqual(columns);
      expect(prefs.look).toBe(look);
    }),
  );
});

test('an address that says nothing of it leaves the list as the person has it, and so does one of columns that there are none of', () => {
  const own = mine();
  for (const query of ['', 'state=hidden', 'columns=', 'columns=gone,gone.too', 'look=map'])
    expect(arrangedBy(own, address(query), IDS)).toBe(own);
});

test('of columns that a view names twice, or that have gone since, the others are shown', () => {
  expect(shownBy(arrangedBy(mine(), address('columns=likes,gone,likes,author'), IDS))).toEqual(['likes', 'author']);
});

test('what is changed about a view’s columns and look stays the view’s, all else becomes the person’s own', async () => {
  const own = mine();
  const prefs = arrangedBy(own, address('columns=author,likes&look=table'), IDS);
  Object.assign(prefs, { shown: { ...prefs.shown, time: true }, look: 'pictures', rowPx: 52, widths: { likes: 90 } });
  prefs.detailPx = 700;
  await settled();
  expect(own).toEqual({ ...mine(), rowPx: 52, widths: { likes: 90 }, detailPx: 700 });
  // Only the look is the view's here: columns stay the person's own, and are changed as such.
  const looked = arrangedBy(own, address('look=table'), IDS);
  expect(looked.look).toBe('table');
  looked.order = ['likes'];
  await settled();
  expect([own.order, own.look]).toEqual([['likes'], 'pictures']);
});
