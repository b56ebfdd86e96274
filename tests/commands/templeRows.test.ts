import { expect, test } from 'vitest';
import type { Judged, TempleRow } from '../../commands/core/templeRow';
import { commandById } from '../../commands/every';
import { commandStateOf } from '../../commands/state';
import { ACTION_IDS } from '../../contract/wire/areas';
import { aTempleRow } from './rows';

const context = {
  principal: { actions: new Set(ACTION_IDS), tierId: 99 },
  extensions: new Set([]),
  screens: new Set([]),
  isRunning: () => false,
};
/** What can be done with a row of a file: `ready`, or why not. */
const can = (id: string, row: Partial<TempleRow>) => {
  const command = commandById(id);
  if (!command) throw new Error(`no command ${id}`);
  const state = commandStateOf(command, [aTempleRow(row)], context, 'templeRow');
  return state.is === 'disabled' ? state.why : state.is;
};
const DECIDE = ['temple.skipRow', 'temple.createAnyway'];
const like = (becomes: TempleRow['fields']): Judged => ({
  is: 'likeStored',
  templeId: 't1',
  name: 'Chùa Hương',
  metres: 40,
  fill: { was: {}, becomes },
});

test('about a row there is something to decide where it is like a temple, or like a row before it', () => {
  for (const id of DECIDE) {
    expect(can(id, { judged: like({}) })).toBe('ready');
    expect(can(id, { judged: { ...like({}), is: 'likeRow', line: 3 } as Judged })).toBe('ready');
    expect(can(id, { judged: { is: 'created' } })).toBe('temple.noDuplicate');
    expect(can(id, { judged: { is: 'refused', code: 'name', field: null } })).toBe('temple.noDuplicate');
  }
});

test('a row fills in what it is like only where it has something that is not there', () => {
  expect(can('temple.updateFromRow', { judged: like({ city: 'Hà Nội' }) })).toBe('ready');
  expect(can('temple.updateFromRow', { judged: like({}) })).toBe('temple.nothingNew');
  expect(can('temple.updateFromRow', { judged: { is: 'created' } })).toBe('temple.noDuplicate');
});

test('what stands in each other’s place is swapped, and a type that is guessed taken, only where that is so', () => {
  const swapped = {
    is: 'refused',
    code: 'noName',
    field: 'name',
    also: [{ code: 'swappedPlace', field: 'lat' }],
  } as const;
  expect(can('temple.swapPlace', { judged: swapped })).toBe('ready');
  expect(can('temple.swapPlace', { judged: { is: 'refused', code: 'placeOffEarth', field: 'lat' } })).toBe(
    'temple.notSwapped',
  );
  expect(can('temple.takeLikelyType', { likelyType: 'MONASTERY' })).toBe('ready');
  expect(can('temple.takeLikelyType', {})).toBe('temple.noLikelyType');
  expect(can('temple.takeLikelyType', { likelyType: 'MONASTERY', templeId: 't9' })).toBe('temple.rowWritten');
});

test('of a row that was written, or may have been, nothing is changed any more', () => {
  const judged = like({ city: 'Hà Nội' });
  for (const id of [...DECIDE, 'temple.updateFromRow', 'temple.editRow']) {
    expect(can(id, { judged, templeId: 't9' })).toBe('temple.rowWritten');
    // A server that made it, and has not said which it is.
    expect(can(id, { judged, templeId: '' })).toBe('temple.rowWritten');
    expect(can(id, { judged, isUnsure: true })).toBe('temple.rowUnsure');
    expect(can(id, { judged })).toBe('ready');
  }
});
