import * as temples from '../../contract/temples/calls';
import type { ImportSource } from '../../contract/temples/imports';
import { defineConsoleCommand, defineMutation, internal, many, nothing, oneOf } from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import { type DuplicateDecision, FILL_FIELDS, FILL_WAYS, fillable, type TempleRow, undecided } from '../core/templeRow';
import type { World } from '../core/world';
import { IMPORT_PATH } from './screens';

/** Of the 1,000 that a call takes: so that the count moves, a pause is soon one, and others get their turn of an embedded store. */
const ROWS_A_CALL = 500;
/** One is written while the next is on its way; a third would only wait for both, with a connection of the server in its hands. */
const CALLS_AT_ONCE = 2;

/** Writes all rows of the file that is open, as they were judged and decided; opens the import where none is. */
const importAll = defineConsoleCommand({
  id: 'temple.importAll',
  on: nothing(),
  permission: 'LOCATION_ADD',
  at: 'templeRow',
  key: { press: ['Mod+S', 'Mod+Enter'], where: 'templeRow' },
  icon: 'list-checks',
  run: (world) => {
    if (!world.screen('templeImport').begin()) world.go(IMPORT_PATH);
  },
});

/** Leads to where a file is chosen; the one that is open stays until another is. */
const importAnother = defineConsoleCommand({
  id: 'temple.importAnother',
  on: nothing(),
  permission: 'LOCATION_ADD',
  at: 'templeRow',
  key: { press: 'r', where: 'templeRow' },
  icon: 'file-up',
  run: (world) => {
    world.screen('templeImport').another();
    world.go(IMPORT_PATH);
  },
});

const decides = (decision: DuplicateDecision, press: string) =>
  ({
    on: many('templeRow'),
    key: { press, where: 'templeRow' },
    when: undecided,
    run: (world: World, rows: readonly TempleRow[]) => world.screen('templeImport').decide(rows, decision),
  }) as const;

const skipRow = defineConsoleCommand({
  id: 'temple.skipRow',
  permission: 'LOCATION_ADD',
  icon: 'x',
  ...decides('skip', 'n'),
});
const createAnyway = defineConsoleCommand({
  id: 'temple.createAnyway',
  permission: 'LOCATION_ADD',
  icon: 'plus',
  ...decides('create', 'c'),
});
const updateFromRow = defineConsoleCommand({
  id: 'temple.updateFromRow',
  permission: 'LOCATION_EDIT',
  icon: 'save',
  ...decides('update', 's'),
  when: fillable,
});

/** What filling in does to a field of the temples that are there; remembered for the next file. */
const fillHow = defineConsoleCommand({
  id: 'temple.fillHow',
  on: nothing(),
  permission: 'LOCATION_EDIT',
  at: 'templeRow',
  icon: 'settings',
  asks: {
    field: oneOf(FILL_FIELDS.map((value) => ({ value, text: `screens.templeImport.fields.${value}` }))),
    way: oneOf(FILL_WAYS.map((value) => ({ value, text: `screens.templeImport.fill.ways.${value}` }))),
  },
  run: (world, _, { field, way }) => world.screen('templeImport').fillHow(field, way),
});

/** Writes rows of a file, as the screen of the import has judged them and a person has decided. */
const importRows = defineMutation({
  id: 'temple.importRows',
  recordedAs: 'temple.import',
  on: many('templeRow'),
  endpoint: temples.create,
  // The file, as its import is kept under; none where the server keeps none.
  asks: { source: internal<ImportSource | undefined>() },
  listed: false,
  when: ({ write }) => (write ? ok : 'temple.nothingToWrite'),
  run: async (world, row, _, again = false) => (await writing()).writeRow(world, row, again),
  elsewhere: { arrived: async (world, row) => (await writing()).findRow(world, row) },
  bulk: {
    alwaysJob: true,
    batch: {
      extension: 'temples.import',
      maxRows: ROWS_A_CALL,
      callsAtOnce: CALLS_AT_ONCE,
      knowsKeys: true,
      accepts: ({ write }, has) => write?.is === 'create' || (write?.is === 'update' && has('imports')),
      run: async (world, rows, keys, { source }) => (await writing()).writeRows(world, rows, keys, source),
    },
  },
  words: {
    // Somebody has made one like it since the rows were judged.
    noopMessage: 'temple.likeIsThere',
    leavesBehind: ({ source }) =>
      source
        ? [
            { as: 'screens.imports.states.unreadable', count: source.refused },
            { as: 'screens.imports.states.leftOut', count: source.leftOut },
          ]
        : [],
  },
  outcome: {
    undoData: ({ templeId, former }) => ({ ...(templeId !== undefined && { templeId }), ...(former && { former }) }),
  },
  undo: (_, { source }) => ['temple.unimportRows', source ? { importId: source.id } : {}],
});

/** What importing and taking back do. Loaded late: neither runs before the first list works. */
export const writing = late(() => import('./writing'));

export const templeImportCommands = [
  importAll,
  importAnother,
  skipRow,
  createAnyway,
  updateFromRow,
  fillHow,
  importRows,
] as const;
