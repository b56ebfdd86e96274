import { Code } from '../../contract/wire/codes';
import type { ListSource, PageRequest, RowsOf } from '../../src/grid/rows/source';

export interface Item {
  readonly id: string;
  readonly open: boolean;
}

/** A server's list that changes under whoever pages through it; newest first, the top is where new rows arrive. */
export function aListServer(size: number, { saysTotal = true } = {}) {
  let next = size;
  const items: Item[] = Array.from({ length: size }, (_, index) => ({ id: `r${index}`, open: true }));
  const calls: PageRequest[] = [];
  let refusals = 0;
  /** Set to hold answers back until it is called. */
  let gate: Promise<void> | null = null;
  const newItem = () => ({ id: `n${next++}`, open: true });
  const source: ListSource<Item> = {
    key: 'items',
    async load(request) {
      calls.push(request);
      await gate;
      if (request.signal.aborted) return { refused: Code.lost, message: 'aborted' };
      if (refusals > 0) {
        refusals -= 1;
        return { refused: Code.unavailable, message: 'try again' };
      }
      const wanted = items.filter(({ open }) => request.filters.open === undefined || open);
      const data = wanted.slice(request.pos, request.pos + request.count);
      return saysTotal ? { data, total: wanted.length } : { data };
    },
  };
  return {
    source,
    items,
    calls,
    refuseNext: (count: number) => {
      refusals = count;
    },
    hold() {
      let open = () => {};
      gate = new Promise((done) => {
        open = done;
      });
      return () => {
        gate = null;
        open();
      };
    },
    insert: (at: number, count: number) => {
      items.splice(Math.min(at, items.length), 0, ...Array.from({ length: count }, newItem));
    },
    remove: (at: number, count: number) => items.splice(Math.min(at, items.length), count).map(({ id }) => id),
  };
}

export const itemRows: RowsOf<Item> = { kind: null, idOf: ({ id }) => id };

/** Lets everything that waits on answers already given go on. */
export const flush = async () => {
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
};
