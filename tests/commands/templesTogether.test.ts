import '../../commands/every';
import { describe, expect, test } from 'vitest';
import type { AskOneOf } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { setTempleField, setTempleType } from '../../commands/temples/bulk';
import { mergeTempleRows, mergeTemples } from '../../commands/temples/merge';
import type { Temple } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { aTemple } from './rows';

/** Our own server holds an edit against `updated`, and knows what was made under a key. */
const ours = (extension: string) => extension === 'edits.partial' || extension === 'idempotency';

/** Temples on a server that answers like ours: whole rows, 409 for a row that has changed, 404 for one that is gone. */
function aTempleServer(rows: readonly Temple[]) {
  const stored = new Map(rows.map((row) => [row.templeId, row]));
  const calls: string[] = [];
  const call = async ({ id }: Endpoint, input: Record<string, unknown>) => {
    calls.push(id);
    const body = input.body as Temple | undefined;
    const templeId = String(input.idlocation ?? body?.templeId);
    const present = stored.get(templeId);
    if (!present || present.deleted) return { refused: Code.notFound, message: 'gone' };
    if (id === 'GET /location/detail') return { data: present };
    if (id === 'DELETE /location/delete') {
      stored.set(templeId, { ...present, deleted: true });
      return { data: null };
    }
    if (body?.updatedAt !== present.updatedAt)
      return { refused: Code.changedMeanwhile, message: 'changed', data: present };
    const next = { ...present, ...body, updatedAt: (present.updatedAt ?? 0) + 1 };
    stored.set(templeId, next);
    return { data: next };
  };
  return { calls, world: { call, has: ours } as unknown as World, stored };
}

describe('one field of many temples', () => {
  test('is written over the temple as it is by now, and nothing else of it', async () => {
    const seen = aTemple({ city: 'Hue' });
    const { world, stored } = aTempleServer([
      { ...seen, nickname: 'Somebody was here', updatedAt: (seen.updatedAt ?? 0) + 5 },
    ]);
    expect(await setTempleField.run(world, seen, { field: 'city', value: ' Huế ' })).toMatchObject({
      data: { city: 'Huế', nickname: 'Somebody was here' },
    });
    expect(stored.get(seen.templeId)).toMatchObject({ city: 'Huế', nickname: 'Somebody was here' });
    expect(setTempleField.undo?.(seen, { field: 'city', value: 'Huế' })).toEqual([
      'temple.revert',
      { fields: { city: 'Hue' } },
    ]);
  });

  test('that is so already is settled and makes no change', async () => {
    const row = aTemple({ type: 'CHURCH' });
    const { calls, world } = aTempleServer([row]);
    expect(await setTempleType.run(world, row, { type: 'CHURCH' })).toMatchObject({ refused: Code.taskEnded });
    expect(calls).toEqual(['GET /location/detail']);
  });
});

describe('duplicates', () => {
  const one = aTemple({ templeId: 'a', name: 'Chùa Dâu', city: '', photos: ['/p/1'], createdAt: 10 });
  const other = aTemple({ templeId: 'b', name: 'Chua Dau', city: 'Bắc Ninh', photos: ['/p/2'], createdAt: 20 });
  const asks = mergeTemples.asks as Record<string, AskOneOf<string>>;
  const starts = (rows: readonly Temple[]) =>
    Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, ask.prefill?.(rows) ?? ask.initial?.(rows)]));

  test('are asked about field by field where they differ, and start from what is not empty and from all photos', () => {
    const asked = Object.entries(asks).filter(([, ask]) => ask.prefill?.([one, other]) === undefined);
    expect(asked.map(([name]) => name).sort()).toEqual(['city', 'keep', 'name', 'photos']);
    const [id, args] = mergeTemples.pick([other, one], starts([other, one]) as never);
    expect(id).toBe('temple.mergeRows');
    expect(args).toMatchObject({
      keep: 'a',
      fields: { name: 'Chùa Dâu', city: 'Bắc Ninh', photos: ['/p/1', '/p/2'] },
    });
  });

  const merged = () => mergeTemples.pick([one, other], starts([one, other]) as never)[1] as never;
  test.each([[['a', 'b']], [['b', 'a']]])('become one, whichever row comes first: %j', async (order) => {
    const { world, stored } = aTempleServer([one, other]);
    await Promise.all(order.map((id) => mergeTempleRows.run(world, (id === 'a' ? one : other) as Temple, merged())));
    expect(stored.get('a')).toMatchObject({ name: 'Chùa Dâu', city: 'Bắc Ninh', photos: ['/p/1', '/p/2'] });
    expect(stored.get('b')?.deleted).toBe(true);
    expect(mergeTempleRows.undo?.(one, merged())).toMatchObject(['temple.unmergeRows', { former: { city: '' } }]);
    expect(mergeTempleRows.undo?.(other, merged())).toEqual(['temple.unmergeRows', { former: null }]);
  });

  test.each(['a', 'b'])('that somebody has changed since (%s) lose nothing: neither is deleted', async (changed) => {
    const rows = [one, other].map((row) =>
      row.templeId === changed ? { ...row, description: 'mới', updatedAt: (row.updatedAt ?? 0) + 1 } : row,
    );
    const { world, stored } = aTempleServer(rows);
    const answer = await mergeTempleRows.run(world, other, merged());
    expect(answer).toMatchObject({ refused: Code.changedMeanwhile });
    expect([...stored.values()].some(({ deleted }) => deleted)).toBe(false);
    expect(stored.get(changed)?.description).toBe('mới');
  });

  test('can be two to six', () => {
    const principal = { uid: 1, tierId: 99, actions: new Set(['LOCATION_DELETE', 'LOCATION_EDIT'] as const) };
    const context: CommandContext = { principal, extensions: new Set(), screens: new Set(), isRunning: () => false };
    const many = (count: number) => Array.from({ length: count }, (_, at) => aTemple({ templeId: `t${at}` }));
    const states = [1, 2, 6, 7].map((count) => commandStateOf(mergeTemples, many(count), context, 'temple').is);
    expect(states).toEqual(['disabled', 'ready', 'ready', 'disabled']);
  });
});
