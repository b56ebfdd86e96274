import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createGrid } from '../../../src/grid/model/gridModel';
import type { GridHost } from '../../../src/grid/model/gridState';
import { sizeOf } from '../../../src/grid/model/selection';
import { openList } from '../../../src/grid/rows/list';
import { EVERYTHING, type RowsOf } from '../../../src/grid/rows/source';
import { aListServer, flush, type Item, itemRows } from '../../support/listServer';

let said: string[];
let opened: (string | null)[];
let isCovered = false;
/** The positions that were brought into view. */
let shown: number[] = [];

/** A grid on a server's list, its first page loaded and the cursor on the first row. */
async function aGrid(size = 1000, rows: RowsOf<Item> = itemRows, { saysTotal = true } = {}) {
  const server = aListServer(size, { saysTotal });
  const list = openList(server.source, rows);
  const host: GridHost = {
    reveal: (position) => {
      shown.push(position);
      list.setVisibleRange(Math.max(0, position - 10), position + 20);
    },
    pageRows: () => 20,
    open: (id) => {
      opened.push(id);
      grid.state.opened = id;
    },
    isCovered: () => isCovered,
    announce: (key) => said.push(key),
    perform: () => {},
    focusDetail: () => said.push('focusDetail'),
    focusHeading: () => said.push('focusHeading'),
  };
  const grid = createGrid(list as never, host);
  list.setVisibleRange(0, 30);
  await flush();
  grid.reconcileCursor();
  return { server, list, grid, verb: grid.view.verb, size: () => sizeOf(grid.state.selection, list.state.count) };
}

beforeEach(() => {
  isCovered = false;
  said = [];
  opened = [];
});

test('the first row has the cursor once it is there', async () => {
  const { grid } = await aGrid();
  expect(grid.state.cursor).toBe('r0');
});

test('the cursor walks on into pages that are not loaded yet, as far as the key was pressed', async () => {
  const { grid, verb } = await aGrid();
  grid.moveTo(98);
  for (let press = 0; press < 5; press += 1) verb('next');
  await flush();
  await flush();
  expect(grid.state.cursor).toBe('r103');
});

test('a step to rows that cannot be read leaves the cursor where it is, and in view', async () => {
  const { server, grid } = await aGrid();
  server.refuseNext(1);
  shown = [];
  grid.moveTo(999);
  await flush();
  expect(grid.state.cursor).toBe('r0');
  expect(shown).toEqual([0]);
});

test.each([
  ['next', 'r280', 0],
  ['extendNext', 'r280', 241],
  ['pageDown', 'r499', 0],
] as const)(
  '%s pressed on beyond what is known of a list without a total loses no press',
  async (press, at, chosen) => {
    const { grid, verb, size } = await aGrid(500, itemRows, { saysTotal: false });
    grid.moveTo(40);
    await flush();
    for (let presses = 0; presses < 240; presses += 1) verb(press);
    for (let turn = 0; turn < 8; turn += 1) await flush();
    expect([grid.state.cursor, size()]).toEqual([at, chosen]);
    verb('next');
    await flush();
    expect(grid.state.cursor).toBe(at === 'r499' ? at : 'r281');
  },
);

test('a row that keeps the cursor while the order changes is brought into view where it stands then', async () => {
  const { server, list, grid } = await aGrid();
  grid.moveTo(2);
  server.items.splice(0, 48, ...server.items.slice(0, 48).reverse());
  shown = [];
  grid.setQuery({ ...EVERYTHING, sort: 'time' });
  await flush();
  grid.reconcileCursor();
  expect([grid.state.cursor, list.positionOf('r2'), shown.at(-1)]).toEqual(['r2', 45, 45]);
  // Read again without being asked for anything else, it stays wherever the person has scrolled.
  list.refresh(0);
  await flush();
  grid.reconcileCursor();
  expect(shown.at(-1)).toBe(45);
  expect(shown).toHaveLength(2);
});

test('the last row is one key away, and one back is the row before it', async () => {
  const { grid, verb } = await aGrid(10_000);
  verb('last');
  await flush();
  await flush();
  expect(grid.state.cursor).toBe('r9999');
  verb('previous');
  expect(grid.state.cursor).toBe('r9998');
});

test('what acts on the row of the cursor waits for where that is on its way to, and no longer once it is sent elsewhere', async () => {
  const { server, grid, verb } = await aGrid(10_000);
  const letGo = server.hold();
  verb('last');
  const arrived = grid.view.answered()?.then(() => grid.state.cursor);
  verb('previous');
  letGo();
  await flush();
  await flush();
  expect(await arrived).toBe('r9998');
  expect(grid.view.answered()).toBeUndefined();

  const never = server.hold();
  grid.moveTo(5000);
  expect(grid.view.answered()).toBeDefined();
  grid.focusRow('r9990');
  expect(grid.view.answered()).toBeUndefined();
  never();
});

test('a decision for the row after the last that is loaded waits for it', async () => {
  const { server, list, grid } = await aGrid();
  grid.moveTo(list.state.end - 1);
  const letGo = server.hold();
  const end = list.state.end;
  grid.view.advanceTo(() => true);
  const arrived = grid.view.answered()?.then(() => grid.state.cursor);
  letGo();
  await flush();
  expect(await arrived).toBe(`r${end}`);
});

test('a place that is not loaded is shown with its rows, and before them where they have to be waited for', async () => {
  const { server, grid, verb } = await aGrid(10_000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  shown = [];
  verb('last');
  expect(shown).toEqual([]);
  await flush();
  expect([grid.state.cursor, shown]).toEqual(['r9999', [9999]]);

  const letGo = server.hold();
  grid.moveTo(5000);
  vi.advanceTimersByTime(60);
  expect(shown.at(-1)).toBe(5000);
  // Whoever goes on meanwhile sees each place at once.
  verb('pageDown');
  vi.advanceTimersByTime(0);
  expect(shown.at(-1)).toBe(5020);
  letGo();
  await flush();
  await flush();
  expect([grid.state.cursor, shown.at(-1)]).toEqual(['r5020', 5020]);
});

test('Shift+J selects from where it began; Esc takes the selection back, then the detail', async () => {
  const { grid, verb, size } = await aGrid();
  verb('open');
  for (let press = 0; press < 3; press += 1) verb('extendNext');
  expect(size()).toBe(4);
  verb('close');
  expect(size()).toBe(0);
  expect(grid.state.opened).toBe('r3');
  verb('close');
  expect(grid.state.opened).toBeNull();
});

test('an open detail follows the cursor; Enter again goes into it', async () => {
  const { grid, verb } = await aGrid();
  verb('open');
  verb('next');
  expect(grid.state.opened).toBe('r1');
  verb('open');
  expect(said).toContain('focusDetail');
});

test('after a decision the cursor goes to the next row still to do, over pages not loaded yet', async () => {
  const { server, grid } = await aGrid(400);
  for (let index = 0; index < 250; index += 1) {
    const done: Item = { id: `r${index}`, open: false };
    server.items[index] = done;
    Object.assign(grid.list.row(done.id) ?? {}, done);
  }
  grid.view.advanceTo(((row: Item) => row.open) as never);
  for (let turn = 0; turn < 6; turn += 1) await flush();
  expect(grid.state.cursor).toBe('r250');
});

test('with nothing left below, it goes back up, and with nothing at all it stays and says so', async () => {
  const { grid } = await aGrid(50);
  grid.moveTo(49);
  grid.view.advanceTo(((row: Item) => row.id === 'r7') as never);
  expect(grid.state.cursor).toBe('r7');
  grid.view.advanceTo(() => false);
  await flush();
  expect(grid.state.cursor).toBe('r7');
  expect(said).toContain('grid.noneLeft');
});

test('from the row that a decision led on to one goes back to the decided one, and once more to where one was', async () => {
  const { grid, verb } = await aGrid(50);
  verb('back');
  expect(said).toContain('grid.nowhereBack');
  grid.moveTo(3);
  grid.view.advanceTo(((row: Item) => row.id === 'r7') as never);
  verb('next');
  for (const there of ['r3', 'r8', 'r3']) {
    verb('back');
    expect(grid.state.cursor).toBe(there);
  }
});

test('the cursor of a row that has left goes to the row in its place', async () => {
  const { server, grid, list } = await aGrid(50);
  grid.moveTo(10);
  server.remove(10, 3);
  await list.refresh(10);
  grid.reconcileCursor();
  expect(grid.state.cursor).toBe('r13');
});

test('with no row left the heading has the focus', async () => {
  const { server, grid, list } = await aGrid(5);
  server.remove(0, 5);
  await list.refresh();
  grid.reconcileCursor();
  expect(grid.state.cursor).toBeNull();
  expect(said).toContain('focusHeading');
});

test('a list that could not be read gives the focus to the heading, and the row has it again after retry', async () => {
  const { server, grid, list, verb } = await aGrid(50);
  verb('next');
  server.refuseNext(1);
  grid.setQuery({ filters: { open: 'yes' }, sort: null, text: '' });
  await flush();
  grid.reconcileCursor();
  expect(said).toContain('focusHeading');
  list.retry();
  await flush();
  grid.reconcileCursor();
  expect(grid.state.cursor).toBe('r1');
});

test('a list that could not be read anew leaves the cursor on its row and the keys at work', async () => {
  const { server, grid, list, verb } = await aGrid(50);
  verb('next');
  server.refuseNext(1);
  await list.refresh(1);
  grid.reconcileCursor();
  expect(grid.state.cursor).toBe('r1');
  expect(said).not.toContain('focusHeading');
  verb('next');
  expect(grid.state.cursor).toBe('r2');
});

test('all that match are read for a command, those not loaded too, the exceptions aside', async () => {
  const { grid, verb, size } = await aGrid(500);
  verb('selectAll');
  expect(size()).toBe(100);
  verb('selectAll');
  expect(size()).toBe(500);
  verb('select');
  const ids: string[] = [];
  for await (const page of grid.view.everySelectedId(new AbortController().signal)) ids.push(...page);
  expect(ids).toHaveLength(499);
  expect(ids).not.toContain('r0');
});

test('all that match are as many as the heading says: what was settled here, though it still stands, is none of them', async () => {
  const { grid, list, verb } = await aGrid(500, { ...itemRows, matches: ({ open }) => open });
  const settle = (id: string) => Object.assign(list.row(id) ?? {}, { open: false });
  for (const id of ['r3', 'r4', 'r5']) settle(id);
  verb('selectAll');
  expect(grid.view.selectionSize()).toBe(97);
  verb('selectAll');
  expect(grid.view.selectionSize()).toBe(list.state.count - list.departedCount());
  expect(grid.view.selectionSize()).toBe(497);
  // What a job has settled is taken out of the selection as well, and counts once.
  settle('r7');
  grid.view.unselect(['r7']);
  expect(grid.view.selectionSize()).toBe(496);
  expect(grid.view.selectedIds()).not.toContain('r3');
});

test('rows that were settled leave the selection, the others stay in it', async () => {
  const { grid, verb, size } = await aGrid(50);
  verb('selectAll');
  grid.view.unselect(['r1', 'r2']);
  expect(size()).toBe(48);
  expect(grid.view.selectedIds()).not.toContain('r1');
});

test('a selection of rows outlives another sort and another filter; all that matched does not outlive another filter', async () => {
  const { grid, verb, size } = await aGrid(50);
  verb('select');
  grid.setQuery({ ...EVERYTHING, filters: { open: 'yes' } });
  await flush();
  expect(size()).toBe(1);
  verb('invertSelection');
  grid.setQuery({ ...EVERYTHING, filters: { open: 'yes' }, sort: 'time' });
  expect(size()).toBe(49);
  grid.setQuery(EVERYTHING);
  expect(size()).toBe(0);
  expect(said).toContain('grid.selectionEnded');
});

test('Esc takes back the selection before the detail, and a detail over the list before what it hides', async () => {
  const { grid, verb, size } = await aGrid();
  verb('select');
  verb('open');
  verb('close');
  expect([size(), grid.state.opened]).toEqual([0, 'r0']);
  verb('select');
  isCovered = true;
  verb('close');
  expect([size(), grid.state.opened]).toEqual([1, null]);
});

test('a row that was made elsewhere is read and has the cursor, wherever the order puts it', async () => {
  const { grid } = await aGrid(1000);
  await grid.view.find('r250');
  expect(grid.state.cursor).toBe('r250');
  expect(grid.list.positionOf('r250')).toBe(250);
});

test('a row that the list does not hold leaves the cursor where it is', async () => {
  const { grid } = await aGrid(300);
  grid.view.find('nobody');
  for (let turn = 0; turn < 6; turn += 1) await flush();
  expect(grid.state.cursor).toBe('r0');
});

test('the cursor goes back to a row that came back, where the list has it, and stays where it has not', async () => {
  const { grid, verb } = await aGrid();
  verb('next');
  grid.view.returnTo('r0');
  expect(grid.state.cursor).toBe('r0');
  grid.view.returnTo('r900');
  expect(grid.state.cursor).toBe('r0');
});

test('a list says that it leaves a row out that came back only once it has been read', async () => {
  const { grid, server } = await aGrid(30);
  expect(await grid.view.bringBack('r900')).toBe(false);
  server.refuseNext(1);
  expect(await grid.view.bringBack('r900')).toBeUndefined();
});
