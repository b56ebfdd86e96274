import { describe, expect, test } from 'vitest';
import { fieldsOf, making } from '../../../commands/temples/edit';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { history } from '../../../src/run/undo/history';
import { rowOf } from '../../../src/state/rows';
import { aTemple } from '../../commands/rows';
import { aDesk } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await making();

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
/** A server that knows keys, holds an edit against `updated` and restores what was deleted. */
const OURS = ['bin', 'idempotency', 'edits.partial'] as const;
const creates = (calls: readonly { id: string; key?: string }[]) =>
  calls.filter(({ id }) => id === 'POST /location/create');

describe('a draft that is saved', () => {
  const aDraft = (more: Partial<Parameters<typeof aDesk<'temple'>>[0]> = {}) => {
    const heard: string[] = [];
    const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
    const desk = aDesk({
      kind: 'temple',
      rows: [draft],
      may: MAY,
      extensions: OURS,
      made: (fromId) => void heard.push(fromId),
      ...more,
    });
    return { desk, heard, save: () => desk.invoke('temple.add', { fields: fieldsOf(draft) }) };
  };

  test('becomes a temple, and undo deletes that one', async () => {
    const { desk, heard, save } = aDraft();
    await save();
    await desk.quiet();
    expect(heard).toEqual([DRAFT_ID]);
    expect(history.entries[0]).toMatchObject({ outcome: 'done', rowId: 'made1' });
    expect(rowOf('temple', 'made1')).toMatchObject({ name: 'Chùa mới' });
    expect(await desk.runner.undo()).toBe(true);
    await desk.quiet();
    expect(desk.calls.at(-1)).toMatchObject({ id: 'DELETE /location/delete', input: { idlocation: 'made1' } });
    expect(rowOf('temple', 'made1')).toMatchObject({ deleted: true });
  });

  test('and taken back can be made again, under the id it had', async () => {
    const { desk, save } = aDraft();
    await save();
    await desk.quiet();
    await desk.runner.undo();
    await desk.quiet();
    await desk.runner.redo();
    await desk.quiet();
    expect(creates(desk.calls).at(-1)).toMatchObject({ input: { body: { templeId: 'made1' } } });
    expect(desk.server.row('temple', 'made1')).toMatchObject({ removed: false });
  });

  test('goes out under one key however often its answer is lost', async () => {
    let lossy = 2;
    const { desk, save } = aDraft({ arrivesBut: () => (lossy-- > 0 ? Code.lost : undefined) });
    await save();
    await desk.clock.pass(20_000);
    const sent = creates(desk.calls);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toBeTruthy();
  });

  test('is taken back while it is on its way: what came of it is deleted', async () => {
    const { desk, save } = aDraft({ slow: true });
    await save();
    await desk.answer(0);
    const undone = desk.runner.undo();
    await desk.answerAll();
    expect(await undone).toBe(true);
    expect(desk.calls.at(-1)).toMatchObject({ id: 'DELETE /location/delete', input: { idlocation: 'made1' } });
  });

  test('is not taken back once somebody else has changed it', async () => {
    const { desk, save } = aDraft();
    await save();
    await desk.quiet();
    desk.server.change('temple', 'made1', { name: 'Tên khác', updatedAt: 9 });
    await desk.runner.undo();
    await desk.quiet();
    expect(desk.calls.map(({ id }) => id)).not.toContain('DELETE /location/delete');
    expect(desk.said.at(-1)).toMatchObject({ key: 'run.undoneByOther' });
  });
});

describe('an edit', () => {
  const edit = (desk: ReturnType<typeof aDesk<'temple'>>, fields: object) => desk.invoke('temple.edit', { fields });

  test('that somebody else was before with is refused, and the row is as they left it', async () => {
    const desk = aDesk({ kind: 'temple', rows: [aTemple({ city: 'Huế' })], may: MAY, extensions: OURS });
    desk.server.change('temple', desk.id(0), { city: 'Vinh', updatedAt: 5 });
    await edit(desk, { nickname: 'Tên gọi' });
    await desk.quiet();
    expect(desk.row(0)).toMatchObject({ city: 'Vinh', nickname: '', updatedAt: 5 });
    expect(desk.trouble(0)).toMatchObject({ code: Code.changedMeanwhile });
  });

  test('is undone field by field, and leaves what others changed since', async () => {
    const desk = aDesk({
      kind: 'temple',
      rows: [aTemple({ city: 'Huế', nickname: 'cũ' })],
      may: MAY,
      extensions: OURS,
    });
    await edit(desk, { nickname: 'mới' });
    await desk.quiet();
    const there = desk.server.row('temple', desk.id(0));
    desk.server.change('temple', desk.id(0), { city: 'Vinh', updatedAt: (there?.updatedAt ?? 0) + 1 });
    expect(await desk.runner.undo()).toBe(true);
    await desk.quiet();
    expect(desk.server.row('temple', desk.id(0))).toMatchObject({ city: 'Vinh', nickname: 'cũ' });
  });
});

test('many temples are deleted as one job once its time is over, and where none can be restored undo creates every one anew', async () => {
  const rows = ['A', 'B', 'C'].map((name) => aTemple({ name }));
  const desk = aDesk({ kind: 'temple', rows, may: MAY, extensions: [] });
  desk.select(0, 1, 2);
  await desk.invoke('temple.remove');
  await desk.clock.pass(1000);
  expect(desk.row(1).deleted).toBe(true);
  expect(desk.calls).toEqual([]);
  await desk.clock.pass(10_000);
  await desk.runner.undo();
  await desk.clock.pass(1000);
  await desk.quiet();
  expect(['made1', 'made2', 'made3'].map((id) => desk.server.row('temple', id)?.name)).toEqual(['A', 'B', 'C']);
  expect(creates(desk.calls)).toHaveLength(3);
});

test('a deletion that can only be made good by a new temple says that it is a new one', async () => {
  const desk = aDesk({ kind: 'temple', rows: [aTemple({ name: 'A' })], may: MAY, extensions: [] });
  await desk.invoke('temple.delete');
  await desk.clock.pass(10_000);
  expect(desk.said.at(-1)).toMatchObject({ key: 'temple.delete.done', undo: expect.any(String) });
  await desk.runner.undo();
  await desk.quiet();
  expect(desk.said.at(-1)).toMatchObject({ key: 'temple.makeAgain.done' });
  expect(rowOf('temple', 'made1')).toMatchObject({ name: 'A' });
});

describe('a deletion by somebody who may not create', () => {
  const deletes = (calls: readonly { id: string }[]) => calls.filter(({ id }) => id === 'DELETE /location/delete');
  const deskOf = (rows = [aTemple()]) => aDesk({ kind: 'temple', rows, may: ['LOCATION_VIEW', 'LOCATION_DELETE'] });

  test('is held, and undo pulls it back before it is sent', async () => {
    const desk = deskOf();
    await desk.invoke('temple.delete');
    expect(desk.row(0).deleted).toBe(true);
    expect(deletes(desk.calls)).toEqual([]);
    expect(await desk.runner.undo()).toBe(true);
    await desk.clock.pass(10_000);
    expect(desk.row(0).deleted).toBeFalsy();
    expect(deletes(desk.calls)).toEqual([]);
  });

  test('goes out when its time is over, and offers no undo that would be refused', async () => {
    const desk = deskOf();
    await desk.invoke('temple.delete');
    await desk.clock.pass(10_000);
    expect(deletes(desk.calls)).toHaveLength(1);
    expect(desk.said.at(-1)?.undo).toBeUndefined();
    expect(history.entries[0]).toMatchObject({ outcome: 'done', undoable: false });
  });

  test('runs at once where it can be restored', async () => {
    const desk = aDesk({ kind: 'temple', rows: [aTemple()], may: MAY, extensions: OURS });
    await desk.invoke('temple.delete');
    await desk.quiet();
    expect(deletes(desk.calls)).toHaveLength(1);
    expect(desk.said.at(-1)?.undo).toBeDefined();
  });
});
