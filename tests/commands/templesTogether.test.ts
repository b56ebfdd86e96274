import { describe, expect, test } from 'vitest';
import type { AnyMutation, AskOneOf } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { setTempleField, setTempleType } from '../../commands/temples/bulk';
import { mergeTempleRows, mergeTemples } from '../../commands/temples/merge';
import { TEMPLE_LIMITS, type Temple } from '../../contract/temples/calls';
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

  test('are named so that a person can tell them apart, the oldest first, which stays unless another is chosen', () => {
    const label = (row: Partial<Temple>) =>
      asks.keep?.options([aTemple({ templeId: 'id-654321', name: 'Dâu', ...row })])[0]?.label;
    expect(label({ address: '1 Lê Lợi', city: 'Huế' })).toBe('Dâu · 1 Lê Lợi · 654321');
    expect(label({ city: 'Huế' })).toBe('Dâu · Huế · 654321');
    expect(label({})).toBe('Dâu · 654321');
    expect(asks.keep?.options([other, one]).map(({ value }) => value)).toEqual(['a', 'b']);
    expect([asks.keep?.initial?.([other, one]), asks.keep?.initial?.([])]).toEqual(['a', '']);
    const { createdAt: _unsaid, ...undated } = other;
    expect(asks.keep?.initial?.([one, undated])).toBe('b');
  });

  test('are shown by what each has of a field', () => {
    const shown = (field: string, row: Partial<Temple>) => {
      const { value: _id, ...how } = asks[field]?.options([aTemple({ name: 'Dâu', ...row })])[0] ?? { value: '' };
      return how;
    };
    expect(shown('place', { place: { lat: 21, lng: 105.5 } })).toEqual({ label: '21, 105.5' });
    expect(shown('place', {})).toEqual({ label: '—' });
    expect(shown('photos', { photos: ['/a', '/b'] })).toEqual({ label: '2' });
    expect(shown('avatar', {})).toEqual({ label: '—' });
    expect(shown('avatar', { avatar: '/a' })).toEqual({ label: '1 · Dâu', thumb: '/a' });
    expect(shown('type', { type: 'CHURCH' })).toEqual({ text: 'screens.temples.types.CHURCH' });
    expect(shown('type', { type: 'MIẾU' })).toEqual({ label: 'MIẾU' });
    expect(shown('city', { city: 'Huế' })).toEqual({ label: 'Huế' });
    expect(shown('city', {})).toEqual({ label: '—' });
    const [all, ...each] = asks.photos?.options([one, other]) ?? [];
    expect([all, each.length]).toEqual([{ value: 'all', text: 'temple.merge.allPhotos' }, 2]);
    expect(asks.city?.options([one, other])).toHaveLength(2);
    expect([asks.photos?.initial?.([one, other]), asks.city?.initial?.([one, other])]).toEqual(['all', 'b']);
    expect([asks.photos?.initial?.([]), asks.city?.initial?.([]), asks.city?.prefill?.([])]).toEqual([
      '',
      '',
      undefined,
    ]);
    const bare = [aTemple({ templeId: 'c', createdAt: 1 }), aTemple({ templeId: 'd', createdAt: 2, name: 'Khác' })];
    expect(asks.city?.initial?.(bare)).toBe('c');
  });

  test('have each field from whom it was chosen, and photos of one where that was', () => {
    const [, args] = mergeTemples.pick([one, other], {
      ...starts([one, other]),
      keep: 'b',
      photos: 'b',
      name: 'b',
    } as never);
    expect(args).toMatchObject({
      keep: 'b',
      was: { city: 'Bắc Ninh' },
      fields: { name: 'Chua Dau', photos: ['/p/2'] },
    });
    const many = [one, other].map((row, at) => ({
      ...row,
      photos: Array.from({ length: 40 }, (_, nth) => `/p/${at}-${nth}`),
    }));
    const [, { fields }] = mergeTemples.pick(many, starts(many) as never) as [string, { fields: Temple }];
    expect(fields.photos.length).toBeLessThan(80);
  });

  test('become one by whoever may edit and delete', () => {
    const me = { uid: 1, tierId: 99, actions: new Set(['LOCATION_DELETE'] as const) };
    expect(mergeTemples.when?.(one, me)).toBe('temple.mergeNeedsEdit');
    expect(mergeTemples.when?.(one)).toBeNull();
    expect(mergeTemples.when?.({ ...one, deleted: true }, me)).toBe('temple.gone');
  });

  test('are shown at once as what becomes of them, and what undo makes of that', () => {
    const change = (row: Temple) => mergeTempleRows.change?.(row, merged());
    expect(change(one)).toMatchObject({ templeId: 'a', city: 'Bắc Ninh' });
    expect(change(one)?.deleted).toBeUndefined();
    expect(change(other)).toEqual({ ...other, deleted: true });
    const back = commandById('temple.unmergeRows') as AnyMutation;
    expect(back.change?.(one, { former: { city: 'Huế' } })).toEqual({ ...one, city: 'Huế' });
    expect(back.change?.({ ...other, deleted: true }, { former: null })).toEqual({ ...other, deleted: false });
  });

  test('are not lost where a call is refused, and merged by another just so they are merged', async () => {
    const refusal = { refused: Code.unavailable, message: '' };
    const run = async (row: Temple, answer: (id: string, nth: number) => unknown) => {
      const asked: string[] = [];
      const call = async ({ id }: Endpoint) => {
        asked.push(id);
        return answer(id, asked.length);
      };
      return [await mergeTempleRows.run({ call, has: ours } as unknown as World, row, merged()), asked] as const;
    };
    expect(await run(other, () => refusal)).toEqual([refusal, ['GET /location/detail']]);
    expect(await run(one, () => refusal)).toEqual([refusal, ['GET /location/detail']]);
    const refusedEdit = await run(one, (id) => (id.startsWith('GET') ? { data: one } : refusal));
    expect(refusedEdit[0]).toEqual(refusal);
    const { fields } = merged() as { fields: Temple };
    const meanwhile = { refused: Code.changedMeanwhile, message: '' };
    const byAnother = await run(one, (id, nth) =>
      id.startsWith('PUT') ? meanwhile : { data: nth === 1 ? one : { ...one, ...fields } },
    );
    expect(byAnother[0]).toMatchObject({ data: { city: 'Bắc Ninh' } });
    const otherwise = await run(one, (id) => (id.startsWith('PUT') ? meanwhile : { data: one }));
    expect(otherwise[0]).toMatchObject({ refused: Code.changedMeanwhile });
  });
});

test('a text for many is as long as the field takes, and is written without the blanks around it', () => {
  const { value } = setTempleField.asks ?? expect.fail('it asks');
  const check = (length: number, field?: string) => value.check?.('x'.repeat(length), [], { field });
  for (const field of ['city', 'description'] as const) {
    const most = TEMPLE_LIMITS[field];
    expect([check(most, field), check(most + 1, field)], field).toEqual([null, 'temple.fieldTooLong']);
  }
  expect([check(TEMPLE_LIMITS.description), check(TEMPLE_LIMITS.description + 1)]).toEqual([
    null,
    'temple.fieldTooLong',
  ]);
  expect(setTempleType.undo?.(aTemple({ type: 'CHURCH' }), { type: 'PAGODA' })).toEqual([
    'temple.revert',
    { fields: { type: 'CHURCH' } },
  ]);
});
