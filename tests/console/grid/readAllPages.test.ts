import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAllPages } from '../../../src/grid/rows/readAllPages';
import { EVERYTHING } from '../../../src/grid/rows/source';
import { aListServer, itemRows } from '../../support/listServer';

const never = new AbortController().signal;

test('a walk reads every row that stays, each once, whatever comes and goes between its pages', async () => {
  const change = fc.record({ insert: fc.boolean(), at: fc.nat(900), count: fc.integer({ min: 0, max: 250 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
      const server = aListServer(900);
      const stayed = new Set(server.items.map(({ id }) => id));
      const left = [...changes];
      const read: string[] = [];
      for await (const { rows } of readAllPages(server.source, itemRows, EVERYTHING, never)) {
        expect(rows).not.toEqual([]);
        read.push(...rows.map(({ id }) => id));
        const next = left.shift();
        if (next?.insert) server.insert(next.at, next.count);
        else if (next) for (const id of server.remove(next.at, next.count)) stayed.delete(id);
      }
      expect(new Set(read).size).toBe(read.length);
      expect(read.filter((id) => stayed.has(id))).toHaveLength(stayed.size);
    }),
  );
});

test('a refused page ends the walk and says why', async () => {
  const server = aListServer(900);
  const reading = readAllPages(server.source, itemRows, EVERYTHING, never);
  await reading.next();
  server.refuseNext(1);
  await expect(reading.next()).rejects.toMatchObject({ refusal: { refused: 503 } });
});

test('a walk that is left while a page is on its way says nothing of that page', async () => {
  const server = aListServer(900);
  const left = new AbortController();
  const source = {
    ...server.source,
    load: (request: Parameters<typeof server.source.load>[0]) => {
      if (request.pos > 0) left.abort();
      return server.source.load(request);
    },
  };
  const reading = readAllPages(source, itemRows, EVERYTHING, left.signal);
  expect((await reading.next()).done).toBe(false);
  expect(await reading.next()).toEqual({ done: true, value: undefined });
});
