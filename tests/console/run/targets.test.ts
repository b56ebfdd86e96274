import { subscribe } from 'valtio/vanilla';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../commands/core/definition';
import type { World } from '../../../commands/core/world';
import { commandById } from '../../../commands/every';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { createInFlight } from '../../../src/run/call/inFlight';
import { allTargets, loadingSelection, pastDecided } from '../../../src/run/gate/targets';
import { type ActiveView, notAList } from '../../../src/state/activeView';
import { evictRows, putRows } from '../../../src/state/rows';
import { aCase, aProfile } from '../../commands/rows';

const profiles = Array.from({ length: 5 }, () => aProfile());
const ids = profiles.map(({ pubkey }) => pubkey);

/** A list of members, with the cursor on the first, that has loaded so many of them; `selected` are chosen, two a page. */
function aList({ loaded = 5, selected = [] as readonly string[], more = {} as Partial<ActiveView> } = {}) {
  putRows('profile', profiles.slice(0, loaded));
  const unselected: string[] = [];
  const view: ActiveView = {
    ...notAList,
    kind: 'profile',
    part: 'list',
    cursorId: () => ids[0] ?? null,
    selectedIds: () => selected,
    selectionSize: () => selected.length,
    everySelectedId: async function* () {
      for (let from = 0; from < selected.length; from += 2) yield selected.slice(from, from + 2);
    },
    unselect: (gone) => void unselected.push(...gone),
    verb: () => {},
    focus: () => {},
    ...more,
  };
  return { view, unselected };
}
/** A server that is asked for single members: it has them all, unless `answers` says otherwise. */
const aWorld = (answers: Readonly<Record<string, Answer<unknown>>> = {}) => {
  const asked: string[] = [];
  const call = async (_endpoint: unknown, { pubkey }: { pubkey: string }) => {
    asked.push(pubkey);
    return answers[pubkey] ?? { data: profiles.find((profile) => profile.pubkey === pubkey) };
  };
  return { asked, world: { has: () => false, call } as unknown as World };
};
const found = async (kind: Parameters<typeof allTargets>[0], view: ActiveView | null, { world } = aWorld()) => {
  const targets = await allTargets(kind, view, world);
  return typeof targets === 'string' ? targets : (targets.rows as typeof profiles).map(({ pubkey }) => pubkey);
};
const gone: Answer<unknown> = { refused: Code.notFound, message: 'gone' };

beforeEach(() => evictRows('profile', ids));

describe('the rows that a command is meant for', () => {
  test('are those chosen, else the one with the cursor, as far as the list has it', async () => {
    expect(await found('profile', aList({ selected: ids.slice(1, 3) }).view)).toEqual(ids.slice(1, 3));
    expect(await found('profile', aList().view)).toEqual([ids[0]]);
    expect(await found('profile', aList({ more: { cursorId: () => null } }).view)).toEqual([]);
  });

  test('are none without a list, in a list of other rows, or for a command that takes none', async () => {
    const { view } = aList({ selected: ids });
    for (const [kind, list] of [
      ['profile', null],
      ['post', view],
      [undefined, view],
    ] as const)
      expect(await found(kind, list)).toEqual([]);
  });

  test('are read one by one where the list has not loaded them, and counted meanwhile', async () => {
    const { view, unselected } = aList({ loaded: 3, selected: ids });
    const counted: unknown[] = [];
    const stop = subscribe(
      loadingSelection,
      () => counted.push([loadingSelection.now?.got, loadingSelection.now?.of]),
      true,
    );
    const world = aWorld();
    expect(await found('profile', view, world)).toEqual(ids);
    stop();
    expect(world.asked).toEqual(ids.slice(3));
    expect(counted).toEqual([
      [0, 5],
      [2, 5],
      [4, 5],
      [5, 5],
      [undefined, undefined],
    ]);
    expect(unselected).toEqual([]);
  });

  test('are no longer those that are gone, which are chosen no more', async () => {
    const { view, unselected } = aList({ loaded: 3, selected: ids });
    expect(await found('profile', view, aWorld({ [ids[3] ?? '']: gone }))).toEqual(ids.filter((_, at) => at !== 3));
    expect(unselected).toEqual([ids[3]]);
  });

  test('are not a part of what was chosen, where the server does not say what one of them is', async () => {
    const { view, unselected } = aList({ loaded: 2, selected: ids });
    const away = aWorld({ [ids[2] ?? '']: gone, [ids[3] ?? '']: { refused: Code.unavailable, message: 'away' } });
    expect(await found('profile', view, away)).toBe('broken');
    expect(away.asked).toEqual(ids.slice(2, 4));
    expect(unselected).toEqual([]);
    expect(loadingSelection.now).toBeNull();
  });

  test('are not a part of it where the list breaks on the way either, and the reason is in the log of the browser', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('no network');
    const everySelectedId = async function* () {
      yield [];
      throw error;
    };
    expect(await found('profile', aList({ loaded: 2, selected: ids, more: { everySelectedId } }).view)).toBe('broken');
    expect(log).toHaveBeenCalledWith(expect.any(String), error);
    expect(loadingSelection.now).toBeNull();
    log.mockRestore();
  });

  test('are none once the person has stopped it: no further page is read, and what was chosen stays chosen', async () => {
    let pages = 0;
    let isAborted = () => false;
    const everySelectedId = async function* (signal: AbortSignal) {
      isAborted = () => signal.aborted;
      for (; ; pages += 1) {
        if (pages === 1) loadingSelection.now?.stop();
        yield ids.slice(2, 4);
      }
    };
    const { view, unselected } = aList({ loaded: 2, selected: ids, more: { everySelectedId } });
    expect(await found('profile', view, aWorld({ [ids[2] ?? '']: gone }))).toBe('stopped');
    expect([pages, isAborted(), unselected]).toEqual([1, true, []]);
    expect(loadingSelection.now).toBeNull();
  });
});

describe('of several decisions in a row', () => {
  const [decided, other, next] = [aCase(), aCase(), aCase()];
  const command = (id: string) => commandById(id) as Command;
  /** Two cases are chosen, these are in the hands of these decisions, and the cursor is on a third. */
  function afterDecisions(
    inHand: readonly (readonly [string, { readonly caseId: string }])[],
    { by = 'report.ignore', cursorId = next.caseId as string | null, view = true, rows = [decided, other] } = {},
  ) {
    putRows('report', [decided, other, next]);
    const inFlight = createInFlight(() => {});
    for (const [id, { caseId }] of inHand) inFlight.begin(id, 'report', caseId);
    const list = view ? { ...aList().view, kind: 'report' as const, cursorId: () => cursorId } : null;
    return pastDecided(command(by), { rows, rowKind: 'report', view: list }, inFlight).rows;
  }
  const BOTH = [
    ['report.ignore', decided],
    ['report.deletePost', other],
  ] as const;

  test('the next is meant for the row of the cursor, once every chosen one is in the hands of one', () => {
    expect(afterDecisions(BOTH)).toEqual([next]);
    expect(afterDecisions(BOTH.slice(0, 1))).toEqual([decided, other]);
  });

  test('what is no decision is meant for the rows that are chosen', () => {
    expect(
      afterDecisions([
        ['report.ignore', decided],
        ['report.assignMe', other],
      ]),
    ).toEqual([decided, other]);
    expect(afterDecisions(BOTH, { by: 'report.assignMe' })).toEqual([decided, other]);
    expect(afterDecisions(BOTH, { by: 'report.open' })).toEqual([decided, other]);
  });

  test('none is meant for a row that was chosen before, or for one that is not loaded', () => {
    expect(afterDecisions(BOTH, { cursorId: other.caseId })).toEqual([decided, other]);
    expect(afterDecisions(BOTH, { cursorId: null })).toEqual([decided, other]);
    expect(afterDecisions(BOTH, { cursorId: 'elsewhere' })).toEqual([decided, other]);
  });

  test('none is meant for a row where nothing was chosen, or no list is shown', () => {
    expect(afterDecisions(BOTH, { rows: [] })).toEqual([]);
    expect(afterDecisions(BOTH, { view: false })).toEqual([decided, other]);
  });
});
