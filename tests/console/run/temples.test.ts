import { describe, expect, onTestFinished, test } from 'vitest';
import { fieldsOf } from '../../../commands/temples/fields';
import { making } from '../../../commands/temples/making';
import { DRAFT_ID } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { actHistory } from '../../../src/run/history/actHistory';
import { onListMove } from '../../../src/state/listMoves';
import { rowOf } from '../../../src/state/rows';
import { aTemple } from '../../commands/rows';
import { aConsole } from '../../support/aConsole';

// Its clock stands still while a part is fetched.
await making();

const MAY = ['LOCATION_VIEW', 'LOCATION_ADD', 'LOCATION_EDIT', 'LOCATION_DELETE'] as const;
/** A server that knows keys, holds an edit against `updated` and restores what was deleted. */
const OURS = ['bin', 'idempotency', 'edits.partial'] as const;
const creates = (calls: readonly { id: string; key?: string }[]) =>
  calls.filter(({ id }) => id === 'POST /location/create');

describe('a draft that is saved', () => {
  const aDraft = (more: Partial<Parameters<typeof aConsole<'temple'>>[0]> = {}) => {
    const heard: string[] = [];
    const draft = aTemple({ templeId: DRAFT_ID, name: 'Chùa mới' });
    const harness = aConsole({ kind: 'temple', rows: [draft], may: MAY, extensions: OURS, ...more });
    const stopHearing = onListMove(({ as, from, id }) => as === 'replaced' && heard.push(`${from} → ${id}`));
    onTestFinished(stopHearing);
    return { harness, heard, save: () => harness.invoke('temple.add', { fields: fieldsOf(draft) }) };
  };

  test('becomes a temple, and undo deletes that one', async () => {
    const { harness, heard, save } = aDraft();
    await save();
    await harness.quiet();
    expect(heard).toEqual([`${DRAFT_ID} → made1`]);
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'done', rowId: 'made1' });
    expect(rowOf('temple', 'made1')).toMatchObject({ name: 'Chùa mới' });
    expect(await harness.runner.undo()).toBe(true);
    await harness.quiet();
    expect(harness.calls.at(-1)).toMatchObject({ id: 'DELETE /location/delete', input: { idlocation: 'made1' } });
    expect(rowOf('temple', 'made1')).toMatchObject({ deleted: true });
  });

  test('is taken back and made again under the id it had', async () => {
    const { harness, save } = aDraft();
    await save();
    await harness.quiet();
    await harness.runner.undo();
    await harness.quiet();
    await harness.runner.redo();
    await harness.quiet();
    expect(creates(harness.calls).at(-1)).toMatchObject({ input: { body: { templeId: 'made1' } } });
    expect(harness.server.row('temple', 'made1')).toMatchObject({ removed: false });
  });

  test('goes out under one key however often its answer is lost', async () => {
    let lossy = 2;
    const { harness, save } = aDraft({ losesAnswers: () => (lossy-- > 0 ? Code.lost : undefined) });
    await save();
    await harness.clock.pass(20_000);
    const sent = creates(harness.calls);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toBeTruthy();
  });

  test('is taken back while it is on its way: what came of it is deleted', async () => {
    const { harness, save } = aDraft({ slow: true });
    await save();
    await harness.answer(0);
    const undone = harness.runner.undo();
    await harness.answerAll();
    expect(await undone).toBe(true);
    expect(harness.calls.at(-1)).toMatchObject({ id: 'DELETE /location/delete', input: { idlocation: 'made1' } });
  });

  test('is not taken back once somebody else has changed it', async () => {
    const { harness, save } = aDraft();
    await save();
    await harness.quiet();
    harness.server.change('temple', 'made1', { name: 'Tên khác', updatedAt: 9 });
    await harness.runner.undo();
    await harness.quiet();
    expect(harness.calls.map(({ id }) => id)).not.toContain('DELETE /location/delete');
    expect(harness.said.at(-1)).toMatchObject({ key: 'run.changedSince' });
  });
});

describe('an edit', () => {
  const edit = (harness: ReturnType<typeof aConsole<'temple'>>, fields: object) =>
    harness.invoke('temple.edit', { fields });

  test('that somebody else was before with is refused, and the row is as they left it', async () => {
    const harness = aConsole({ kind: 'temple', rows: [aTemple({ city: 'Huế' })], may: MAY, extensions: OURS });
    harness.server.change('temple', harness.id(0), { city: 'Vinh', updatedAt: 5 });
    await edit(harness, { nickname: 'Tên gọi' });
    await harness.quiet();
    expect(harness.row(0)).toMatchObject({ city: 'Vinh', nickname: '', updatedAt: 5 });
    expect(harness.trouble(0)).toMatchObject({ code: Code.changedMeanwhile });
  });

  test('is undone field by field, and leaves what others changed since', async () => {
    const harness = aConsole({
      kind: 'temple',
      rows: [aTemple({ city: 'Huế', nickname: 'cũ' })],
      may: MAY,
      extensions: OURS,
    });
    await edit(harness, { nickname: 'mới' });
    await harness.quiet();
    const there = harness.server.row('temple', harness.id(0));
    harness.server.change('temple', harness.id(0), { city: 'Vinh', updatedAt: (there?.updatedAt ?? 0) + 1 });
    expect(await harness.runner.undo()).toBe(true);
    await harness.quiet();
    expect(harness.server.row('temple', harness.id(0))).toMatchObject({ city: 'Vinh', nickname: 'cũ' });
  });
});

test('many temples are deleted as one job once its time is over, and where none can be restored undo creates every one anew', async () => {
  const rows = ['A', 'B', 'C'].map((name) => aTemple({ name }));
  const harness = aConsole({ kind: 'temple', rows, may: MAY, extensions: [] });
  harness.select(0, 1, 2);
  await harness.invoke('temple.remove');
  await harness.clock.pass(1000);
  expect(harness.row(1).deleted).toBe(true);
  expect(harness.calls).toEqual([]);
  await harness.clock.pass(10_000);
  await harness.runner.undo();
  await harness.clock.pass(1000);
  await harness.quiet();
  expect(['made1', 'made2', 'made3'].map((id) => harness.server.row('temple', id)?.name)).toEqual(['A', 'B', 'C']);
  expect(creates(harness.calls)).toHaveLength(3);
});

test('a deletion that can only be made good by a new temple says that it is a new one', async () => {
  const harness = aConsole({ kind: 'temple', rows: [aTemple({ name: 'A' })], may: MAY, extensions: [] });
  await harness.invoke('temple.delete');
  await harness.clock.pass(10_000);
  expect(harness.said.at(-1)).toMatchObject({ key: 'temple.delete.done', undo: expect.any(String) });
  await harness.runner.undo();
  await harness.quiet();
  expect(harness.said.at(-1)).toMatchObject({ key: 'temple.makeAgain.done' });
  expect(rowOf('temple', 'made1')).toMatchObject({ name: 'A' });
  // The list is looked through for the new one.
  expect(harness.said.at(-1)?.params).toMatchObject({ outOfView: 1 });
});

describe('a deletion by somebody who may not create', () => {
  const deletes = (calls: readonly { id: string }[]) => calls.filter(({ id }) => id === 'DELETE /location/delete');
  const deskOf = (rows = [aTemple()]) => aConsole({ kind: 'temple', rows, may: ['LOCATION_VIEW', 'LOCATION_DELETE'] });

  test('is held, and undo pulls it back before it is sent', async () => {
    const harness = deskOf();
    await harness.invoke('temple.delete');
    expect(harness.row(0).deleted).toBe(true);
    expect(deletes(harness.calls)).toEqual([]);
    expect(await harness.runner.undo()).toBe(true);
    await harness.clock.pass(10_000);
    expect(harness.row(0).deleted).toBeFalsy();
    expect(deletes(harness.calls)).toEqual([]);
  });

  test('goes out when its time is over, and offers no undo that would be refused', async () => {
    const harness = deskOf();
    await harness.invoke('temple.delete');
    await harness.clock.pass(10_000);
    expect(deletes(harness.calls)).toHaveLength(1);
    expect(harness.said.at(-1)?.undo).toBeUndefined();
    expect(actHistory.entries[0]).toMatchObject({ outcome: 'done', undoable: false });
  });

  test('runs at once where it can be restored', async () => {
    const harness = aConsole({ kind: 'temple', rows: [aTemple()], may: MAY, extensions: OURS });
    await harness.invoke('temple.delete');
    await harness.quiet();
    expect(deletes(harness.calls)).toHaveLength(1);
    expect(harness.said.at(-1)?.undo).toBeDefined();
  });
});
