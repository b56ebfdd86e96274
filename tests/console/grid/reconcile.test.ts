import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEFORE_FIRST, type CursorPage, type CursorView, reconcile } from '../../../src/grid/model/reconcile';

/** A list of so many rows, `r0` on; those from `unread` on are in no page yet. */
function aList(count: number, { phase = 'ready' as CursorView['list']['state']['phase'], unread = count } = {}) {
  const known = Array.from({ length: Math.min(unread, count) }, (_, position) => `r${position}`);
  return {
    state: { phase, count },
    idAt: (position: number) => known[position],
    positionOf: (id: string) => (known.includes(id) ? known.indexOf(id) : undefined),
  };
}

/** A cursor on `r3` of ten rows, or as it is said. */
const aCursor = ({ cursor, state, ...rest }: Partial<CursorView> = {}): CursorView => ({
  cursor: { position: 3, intent: null, linked: null, ...cursor },
  state: { cursor: 'r3', opened: null, ...state },
  list: aList(10),
  requery: null,
  ...rest,
});

/** What the page is told, as `call:what`. */
function told({ tell }: ReturnType<typeof reconcile>): string[] {
  const calls: string[] = [];
  const page: CursorPage = {
    reveal: (position) => calls.push(`reveal:${position}`),
    open: (id) => calls.push(`open:${id}`),
    focusDetail: (id) => calls.push(`focusDetail:${id}`),
    focusHeading: () => calls.push('focusHeading'),
    restore: (position, id) => calls.push(`restore:${position}:${id}`),
  };
  tell?.(page);
  return calls;
}

const id = fc.nat(12).map((number) => `r${number}`);
const orNone = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const position = fc.nat(12);
const view: fc.Arbitrary<CursorView> = fc.record({
  cursor: fc.record({
    position: fc.integer({ min: BEFORE_FIRST, max: 12 }),
    intent: orNone(
      fc.oneof(
        fc.record({ is: fc.constant('move' as const), position }),
        fc.record({ is: fc.constant('restore' as const), position, id }),
      ),
    ),
    linked: orNone(id),
  }),
  state: fc.record({ cursor: orNone(id), opened: orNone(id) }),
  list: fc
    .record({ count: fc.nat(9), unread: fc.nat(9), phase: fc.constantFrom('loading', 'ready', 'failed') })
    .map(({ count, ...rest }) => aList(count, rest)),
  requery: fc.constantFrom(null, {}),
});

/** Nothing is loading that the cursor waits for. */
const settled = view.filter(({ list, cursor }) => list.state.phase === 'ready' && cursor.intent === null);

const deepFreeze = <T extends object>(one: T): T => {
  for (const part of Object.values(one)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(one);
};

test('it changes nothing itself, answers the same each time, and tells the page one thing at most', () => {
  fc.assert(
    fc.property(view, (before) => {
      deepFreeze(before);
      const [once, again] = [reconcile(before), reconcile(before)];
      expect([again.cursor, again.rowId, told(again)]).toEqual([once.cursor, once.rowId, told(once)]);
      expect(told(once).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is done once is done: the state that comes of it stays', () => {
  fc.assert(
    fc.property(settled, (before) => {
      const once = reconcile(before);
      const again = reconcile({
        ...before,
        cursor: once.cursor,
        state: { ...before.state, cursor: once.rowId },
        requery: null,
      });
      expect(again.rowId).toBe(once.rowId);
      expect(again.cursor.position).toBe(once.cursor.position);
      // The heading is told each time: the focus may have got lost meanwhile.
      expect(told(again).filter((call) => !/^(focusHeading|reveal:|open:)/.test(call))).toEqual([]);
    }),
  );
});

test('while rows load, or the cursor is on its way, it stays where it is', () => {
  const waiting = view.filter(
    ({ list, cursor }) =>
      list.state.phase === 'loading' || (list.state.phase === 'ready' && cursor.intent?.is === 'move'),
  );
  fc.assert(
    fc.property(waiting, (before) => {
      expect(reconcile(before)).toEqual({ cursor: before.cursor, rowId: before.state.cursor });
    }),
  );
});

test('a list that could not be read gives the focus to its heading and keeps the cursor for when it is read again', () => {
  fc.assert(
    fc.property(view, (before) => {
      const after = reconcile({ ...before, list: aList(0, { phase: 'failed' }) });
      expect([after.cursor, after.rowId, told(after)]).toEqual([before.cursor, before.state.cursor, ['focusHeading']]);
    }),
  );
});

test('a row that is there keeps the cursor, wherever it stands by now', () => {
  fc.assert(
    fc.property(settled, (before) => {
      const { cursor: rowId } = before.state;
      const position = rowId === null ? undefined : before.list.positionOf(rowId);
      fc.pre(position !== undefined);
      const after = reconcile(before);
      expect(after.rowId).toBe(rowId);
      expect(after.cursor).toEqual({ position, intent: null, linked: null });
      const isElsewhere = before.cursor.linked === rowId || before.requery !== null;
      expect(told(after)).toEqual(isElsewhere ? [`reveal:${position}`] : []);
    }),
  );
});

test('the cursor of a row that has left goes to the one in its place, the last or the first, and an open detail with it', () => {
  fc.assert(
    fc.property(settled, (before) => {
      const { list, state, cursor } = before;
      fc.pre(state.cursor === null || list.positionOf(state.cursor) === undefined);
      fc.pre(cursor.linked === null || cursor.linked !== state.opened);
      const after = reconcile(before);
      const instead = list.idAt(Math.min(Math.max(0, cursor.position), list.state.count - 1)) ?? list.idAt(0);
      if (instead !== undefined) {
        expect([after.rowId, after.cursor.position]).toEqual([instead, list.positionOf(instead)]);
        expect(told(after)).toEqual(state.opened === null ? [] : [`open:${instead}`]);
      } else if (list.state.count > 0) {
        expect([after.rowId, told(after)]).toEqual([state.cursor, []]);
      } else expect([after.rowId, after.cursor.position, told(after)]).toEqual([null, 0, ['focusHeading']]);
    }),
  );
});

test('a row that a link opened has the cursor though no page has it, and its detail the focus, once', () => {
  const linked = { cursor: { position: 0, intent: null, linked: 'r99' }, state: { cursor: 'r99', opened: 'r99' } };
  const first = reconcile(aCursor(linked));
  expect([first.rowId, first.cursor.position, told(first)]).toEqual(['r99', BEFORE_FIRST, ['focusDetail:r99']]);
  const then = reconcile(aCursor({ ...linked, cursor: first.cursor }));
  expect([then.rowId, told(then)]).toEqual(['r99', []]);
  const closed = reconcile(aCursor({ cursor: then.cursor, state: { cursor: 'r99', opened: null } }));
  expect([closed.rowId, told(closed)]).toEqual(['r0', []]);
});

test('the way back leads to where the cursor was, once there are rows; into an empty list it leads to the heading', () => {
  const cursor = { position: 0, intent: { is: 'restore' as const, position: 7, id: 'r7' }, linked: null };
  const after = reconcile(aCursor({ cursor, state: { cursor: null, opened: null } }));
  expect([after.cursor.intent, after.rowId, told(after)]).toEqual([null, null, ['restore:7:r7']]);
  const empty = reconcile(aCursor({ cursor, state: { cursor: null, opened: null }, list: aList(0) }));
  expect([empty.cursor.intent, told(empty)]).toEqual([null, ['focusHeading']]);
});
