import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Post } from '../../../contract/posts';
import { openList } from '../../../src/grid/rows/list';
import type { List } from '../../../src/grid/rows/listState';
import { type PageRequest, type RowsOf, rowsOfKind } from '../../../src/grid/rows/source';
import { beginChange, commitChange } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';
import { aListServer, flush, type Item, itemRows } from '../../support/listServer';

const shown = (list: List<Item>) => Array.from({ length: list.state.count }, (_, position) => list.idAt(position));

async function see<Row>(list: List<Row>, from: number, to = from + 30) {
  list.setVisibleRange(from, to);
  await flush();
  while (list.state.busy) await flush();
}

test('the first page comes with the total, and nothing else is asked for', async () => {
  const server = aListServer(1000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  expect(list.state).toMatchObject({ phase: 'ready', count: 1000, total: 1000, loaded: 100, hasMore: true });
  expect(server.calls).toHaveLength(1);
});

test('any position of ten million rows is one call away, and memory stays bounded', async () => {
  const source = {
    key: 'long',
    load: async ({ pos, count }: { pos: number; count: number }) => ({
      data: Array.from({ length: Math.min(count, 10_000_000 - pos) }, (_, i) => ({ id: `r${pos + i}`, open: true })),
      total: 10_000_000,
    }),
  };
  const list = openList(source, itemRows, { rowsHeld: 1000 });
  await see(list, 0);
  for (const position of [9_999_980, 5_000_000, 123_456, 7_777_777]) {
    await see(list, position, position + 20);
    expect(list.idAt(position + 5)).toBe(`r${position + 5}`);
  }
  for (let page = 0; page < 50; page += 1) await see(list, 2_000_000 + page * 100);
  expect(list.state.loaded).toBeLessThanOrEqual(1200);
  expect(list.idAt(2_004_910)).toBe('r2004910');
});

test('rows that leave above are not skipped over and rows that arrive above are not shown twice', async () => {
  const server = aListServer(500);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.remove(10, 60);
  server.insert(0, 25);
  await see(list, 90);
  await see(list, 180);
  const ids = shown(list).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(90, 110)).toEqual(Array.from({ length: 20 }, (_, i) => `r${90 + i}`));
  expect(ids.some((id) => id.startsWith('n'))).toBe(false);
});

test('a page that is on its way does not take back what was done meanwhile to a row that it meets', async () => {
  const posts = Array.from({ length: 250 }, () => aPost());
  let answerNow = () => {};
  const load = async ({ pos, count }: PageRequest) => {
    const data = posts.slice(pos, pos + count);
    if (pos > 0) await new Promise<void>((done) => (answerNow = done));
    return { data, total: posts.length };
  };
  const list = openList({ key: 'posts', load }, rowsOfKind('post') as RowsOf<Post>);
  await see(list, 0);
  list.setVisibleRange(80, 110);
  await flush();
  const id = list.idAt(99) ?? '';
  beginChange('post', id, 'token', (post) => ({ ...post, hidden: true }));
  commitChange('post', id, 'token', null);
  answerNow();
  await flush();
  expect(list.idAt(100)).toBe(posts[100]?.postId);
  expect(list.row(id)).toMatchObject({ hidden: true });
});

test('a drift far beyond the overlap is found again', async () => {
  const server = aListServer(5000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.insert(0, 1700);
  server.remove(1750, 20);
  await see(list, 90);
  expect(list.idAt(100)).toBe('r100');
  expect(list.idAt(0)).toBe('r0');
});

test('settled rows stay where they are, and the offsets sent are less by them', async () => {
  const server = aListServer(400);
  const list = openList(
    server.source,
    { ...itemRows, matches: ({ open }) => open },
    { query: { filters: { open: 'yes' }, sort: null, text: '' } },
  );
  await see(list, 0);
  for (let index = 0; index < 80; index += 1) {
    const item = { id: `r${index}`, open: false };
    server.items[index] = item;
    Object.assign(list.row(item.id) ?? {}, item);
  }
  await see(list, 90);
  expect(list.idAt(5)).toBe('r5');
  expect(list.idAt(100)).toBe('r100');
  expect(server.calls).toHaveLength(2);
  expect(list.state.count).toBe(400);
});

test('a failed first page empties the list and says why; retry brings it', async () => {
  const server = aListServer(50);
  server.refuseNext(1);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  expect(list.state).toMatchObject({ phase: 'failed', count: 0 });
  expect(list.state.failures[0]?.refusal.refused).toBe(503);
  list.retry();
  await flush();
  expect(list.state).toMatchObject({ phase: 'ready', count: 50, failures: [] });
});

test('rows that were read stay when they cannot be read anew, and say why until they are', async () => {
  const server = aListServer(500);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  await see(list, 300);
  server.refuseNext(1);
  await list.refresh(310);
  expect(list.state).toMatchObject({ phase: 'ready', count: 500, failures: [], stale: { refused: 503 } });
  expect([list.idAt(5), list.idAt(310)]).toEqual(['r5', 'r310']);
  server.remove(0, 1);
  list.retry();
  await flush();
  expect(list.state).toMatchObject({ phase: 'ready', count: 499, stale: null });
  expect(list.idAt(309)).toBe('r310');
});

test('what is asked for otherwise and refused leaves no row that was not asked for', async () => {
  const server = aListServer(50);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.refuseNext(2);
  list.setQuery({ filters: { open: 'yes' }, sort: null, text: '' });
  await flush();
  expect(list.state).toMatchObject({ phase: 'failed', count: 0, stale: null });
  void list.refresh();
  await flush();
  expect(list.state).toMatchObject({ phase: 'failed', count: 0, stale: null });
});

test('a failed page further down leaves the rest in place and waits for retry', async () => {
  const server = aListServer(500);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.refuseNext(1);
  await see(list, 300);
  await see(list, 300);
  expect(list.state.phase).toBe('ready');
  expect(list.state.failures).toHaveLength(1);
  expect(list.idAt(5)).toBe('r5');
  list.retry();
  await flush();
  expect(list.idAt(305)).toBe('r305');
});

test('what comes next is read before it is seen where the list is scrolled, either way, and after a jump nothing is', async () => {
  const server = aListServer(10_000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  await see(list, 25);
  expect(server.calls).toHaveLength(1);
  await see(list, 45);
  expect(list.idAt(100)).toBe('r100');
  expect(server.calls).toHaveLength(2);
  await see(list, 9000);
  expect(server.calls).toHaveLength(3);
  await see(list, 8999);
  expect(list.idAt(8970)).toBe('r8970');
});

test('a page that is scrolled past is given up, and the one where the flight ends is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = aListServer(10_000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  const open = server.hold();
  list.setVisibleRange(5000, 5030);
  list.setVisibleRange(9000, 9030);
  list.setVisibleRange(9100, 9130);
  list.setVisibleRange(9000, 9030);
  expect(server.calls[1]?.signal.aborted).toBe(true);
  open();
  vi.runAllTimers();
  await flush();
  expect(server.calls).toHaveLength(3);
  expect(list.idAt(9005)).toBe('r9005');
  expect(list.idAt(5005)).toBeUndefined();
  vi.useRealTimers();
});

test('without a total there is more as long as pages come back full', async () => {
  const server = aListServer(150, { saysTotal: false });
  const list = openList(server.source, itemRows);
  await see(list, 0);
  expect(list.state).toMatchObject({ total: null, hasMore: true });
  await see(list, 95);
  expect(list.state).toMatchObject({ count: 150, hasMore: false });
});

test('new rows wait and are counted, until the list is refreshed', async () => {
  const server = aListServer(300);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.insert(0, 3);
  await list.checkForNew();
  expect(list.state.arrived).toBe(3);
  expect(list.idAt(0)).toBe('r0');
  await list.refresh();
  expect(list.state.arrived).toBe(0);
  expect(list.idAt(3)).toBe('r0');
});

test('load answers with the row at a position, or with nothing below the end', async () => {
  const server = aListServer(250);
  const list = openList(server.source, itemRows);
  expect(await list.load(120)).toBe('r120');
  expect(await list.load(400)).toBeUndefined();
});

const change = fc.oneof(
  fc.record({ is: fc.constant('insert' as const), at: fc.nat(900), count: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ is: fc.constant('remove' as const), at: fc.nat(900), count: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ is: fc.constant('see' as const), at: fc.nat(1000), count: fc.constant(30) }),
);

test('whatever comes and goes between pages, no row is shown twice and none between neighbours is skipped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 14 }), fc.boolean(), fc.boolean(), async (steps, saysTotal, up) => {
      const server = aListServer(600, { saysTotal });
      const list = openList(server.source, itemRows, { pageSize: 50, rowsHeld: 2000 });
      const stayed = new Set(server.items.map(({ id }) => id));
      await see(list, 0);
      for (const step of steps) {
        if (step.is === 'insert') server.insert(step.at, step.count);
        else if (step.is === 'remove') for (const id of server.remove(step.at, step.count)) stayed.delete(id);
        else await see(list, Math.min(step.at, list.state.count), Math.min(step.at, list.state.count) + step.count);
      }
      // From end to end as a person would scroll: up from the end where the total says where that is, and down.
      const { count } = list.state;
      for (let at = count; up && at > 0; at -= 25) await see(list, Math.max(0, at - 25));
      for (let at = 0; at < list.state.count; at += 25) await see(list, at);
      while (list.state.hasMore && (await list.load(list.state.count))) await see(list, list.state.count - 30);
      for (let at = 0; at < list.state.count; at += 25) await see(list, at);
      const ids = shown(list);
      expect(ids).not.toContain(undefined);
      expect(new Set(ids).size).toBe(ids.length);
      const inOrder = ids.filter((id) => id !== undefined && stayed.has(id));
      expect(inOrder).toHaveLength(stayed.size);
      expect(inOrder).toEqual(server.items.map(({ id }) => id).filter((id) => stayed.has(id)));
    }),
    { numRuns: 150 },
  );
});

test('a total that is wrong hides nothing: the list goes on while pages come back full', async () => {
  const server = aListServer(250, { saysTotal: false });
  const load: typeof server.source.load = async (request) => {
    const answer = await server.source.load(request);
    return answer.refused === undefined ? { ...answer, total: answer.data.length } : answer;
  };
  const list = openList({ ...server.source, load }, itemRows);
  await see(list, 0);
  expect(list.state).toMatchObject({ total: null, hasMore: true, end: 100 });
  await see(list, 95);
  await see(list, 195);
  expect(list.state).toMatchObject({ count: 250, hasMore: false });
});

test('a total that is true is asked about once, where the list ends with a full page', async () => {
  const server = aListServer(100);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  await list.refresh();
  await flush();
  expect(list.state).toMatchObject({ total: 100, count: 100 });
  expect(server.calls).toHaveLength(3);
});

test('whether a total is true is asked beside the page that it makes the last one, not after it', async () => {
  const server = aListServer(1000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  const answer = server.hold();
  const last = list.load(999);
  await flush();
  expect(server.calls.slice(1).map(({ pos, count }) => [pos, pos + count])).toEqual([
    [expect.any(Number), 1000],
    [1000, 1001],
  ]);
  answer();
  expect(await last).toBe('r999');
  expect(list.state).toMatchObject({ total: 1000, count: 1000, hasMore: true });
  await list.load(500);
  expect(server.calls).toHaveLength(4);
});

test.each([true, false])(
  'a server that gives fewer rows a call than it is asked for is called on (total said: %s)',
  async (saysTotal) => {
    const server = aListServer(130, { saysTotal });
    const load: typeof server.source.load = (request) =>
      server.source.load({ ...request, count: Math.min(request.count, 40) });
    const list = openList({ ...server.source, load }, itemRows);
    await see(list, 0);
    expect(shown(list).slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, at) => `r${at}`));
    await see(list, 95);
    expect(list.state).toMatchObject({ count: 130, hasMore: false });
  },
);

test('the pages in view are read again without any row moving, and those out of view when they come into it', async () => {
  const server = aListServer(1000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  await see(list, 500);
  const before = shown(list);
  server.insert(0, 3);
  const [gone = ''] = server.remove(510, 1);
  server.calls.length = 0;
  const { rows, missing } = await list.readAgain();
  expect(missing).toEqual([gone]);
  expect(rows.map(({ id }) => id)).toContain(before[520]);
  expect(server.calls.length).toBeLessThanOrEqual(2);
  expect(shown(list).slice(500, 530)).toEqual(before.slice(500, 530));
  expect(list.idAt(10)).toBeUndefined();
  await see(list, 0);
  expect(list.idAt(10)).toBeDefined();
});

test('of rows that are named only their pages are read again, in one call each', async () => {
  const server = aListServer(1000);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  server.calls.length = 0;
  expect(await list.readAgain(['r900'])).toEqual({ rows: [], missing: [] });
  expect(server.calls).toHaveLength(0);
  const { rows } = await list.readAgain(['r3', 'r4', 'r20']);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['r3', 'r4', 'r20']));
  expect(server.calls).toHaveLength(1);
});

test('a call that fails while rows are read again leaves them as they are, and says nothing', async () => {
  const server = aListServer(300);
  const list = openList(server.source, itemRows);
  await see(list, 0);
  const before = shown(list);
  server.refuseNext(1);
  expect(await list.readAgain()).toEqual({ rows: [], missing: [] });
  expect(shown(list)).toEqual(before);
  expect(list.state).toMatchObject({ phase: 'ready', failures: [], stale: null });
});
