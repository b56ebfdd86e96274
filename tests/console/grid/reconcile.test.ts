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
const aCursor = ({ at, state, ...rest }: Partial<CursorView> = {}): CursorView => ({
  at: { position: 3, intent: null, linked: null, ...at },
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
  at: fc.record({
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
const settled = view.filter(({ list, at }) => list.state.phase === 'ready' && at.intent === null);

const deepFreeze = <T extends object>(one: T): T => {
  for (const part of Object.values(one)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(one);
};

test('it changes nothing itself, answers the same each time, and tells the page one thing at most', () => {
  fc.assert(
    fc.property(view, (before) => {
      deepFreeze(before);
      const [once, again] = [reconcile(before), reconcile(before)];
      expect([again.at, again.cursor, told(again)]).toEqual([once.at, once.cursor, told(once)]);
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
        at: once.at,
        state: { ...before.state, cursor: once.cursor },
        requery: null,
      });
      expect(again.cursor).toBe(once.cursor);
      expect(again.at.position).toBe(once.at.position);
      // The heading is told each time: the focus may have got lost meanwhile.
      expect(told(again).filter((call) => !/^(focusHeading|reveal:|open:)/.test(call))).toEqual([]);
    }),
  );
});

test('while rows load, or the cursor is on its way, it stays where it is', () => {
  const waiting = view.filter(
    ({ list, at }) => list.state.phase === 'loading' || (list.state.phase === 'ready' && at.intent?.is === 'move'),
  );
  fc.assert(
    fc.property(waiting, (before) => {
      expect(reconcile(before)).toEqual({ at: before.at, cursor: before.state.cursor });
    }),
  );
});

test('a list that could not be read gives the focus to its heading and keeps the cursor for when it is read again', () => {
  fc.assert(
    fc.property(view, (before) => {
      const after = reconcile({ ...before, list: aList(0, { phase: 'failed' }) });
      expect([after.at, after.cursor, told(after)]).toEqual([before.at, before.state.cursor, ['focusHeading']]);
    }),
  );
});

test('a row that is there keeps the cursor, wherever it stands by now', () => {
  fc.assert(
    fc.property(settled, (before) => {
      const { cursor } = before.state;
      const at = cursor === null ? undefined : before.list.positionOf(cursor);
      fc.pre(at !== undefined);
      const after = reconcile(before);
      expect(after.cursor).toBe(cursor);
      expect(after.at).toEqual({ position: at, intent: null, linked: null });
      const isElsewhere = before.at.linked === cursor || before.requery !== null;
      expect(told(after)).toEqual(isElsewhere ? [`reveal:${at}`] : []);
    }),
  );
});

test('the cursor of a row that has left goes to the one in its place, the last or the first, and an open detail with it', () => {
  fc.assert(
    fc.property(settled, (before) => {
      const { list, state, at } = before;
      fc.pre(state.cursor === null || list.positionOf(state.cursor) === undefined);
      fc.pre(at.linked === null || at.linked !== state.opened);
      const after = reconcile(before);
      const instead = list.idAt(Math.min(Math.max(0, at.position), list.state.count - 1)) ?? list.idAt(0);
      if (instead !== undefined) {
        expect([after.cursor, after.at.position]).toEqual([instead, list.positionOf(instead)]);
        expect(told(after)).toEqual(state.opened === null ? [] : [`open:${instead}`]);
      } else if (list.state.count > 0) {
        expect([after.cursor, told(after)]).toEqual([state.cursor, []]);
      } else expect([after.cursor, after.at.position, told(after)]).toEqual([null, 0, ['focusHeading']]);
    }),
  );
});

test('a row that a link opened has the cursor though no page has it, and its detail the focus, once', () => {
  const linked = { at: { position: 0, intent: null, linked: 'r99' }, state: { cursor: 'r99', opened: 'r99' } };
  const first = reconcile(aCursor(linked));
  expect([first.cursor, first.at.position, told(first)]).toEqual(['r99', BEFORE_FIRST, ['focusDetail:r99']]);
  const then = reconcile(aCursor({ ...linked, at: first.at }));
  expect([then.cursor, told(then)]).toEqual(['r99', []]);
  const closed = reconcile(aCursor({ at: then.at, state: { cursor: 'r99', opened: null } }));
  expect([closed.cursor, told(closed)]).toEqual(['r0', []]);
});

test('the way back leads to where the cursor was, once there are rows; into an empty list it leads to the heading', () => {
  const at = { position: 0, intent: { is: 'restore' as const, position: 7, id: 'r7' }, linked: null };
  const after = reconcile(aCursor({ at, state: { cursor: null, opened: null } }));
  expect([after.at.intent, after.cursor, told(after)]).toEqual([null, null, ['restore:7:r7']]);
  const empty = reconcile(aCursor({ at, state: { cursor: null, opened: null }, list: aList(0) }));
  expect([empty.at.intent, told(empty)]).toEqual([null, ['focusHeading']]);
});
