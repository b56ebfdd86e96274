import * as temples from '../../contract/temples/calls';
import { STANDING_STATES, TAKE_BACK, type TempleImport } from '../../contract/temples/imports';
import { defineConsoleCommand, defineMutation, internal, many, one } from '../core/definition';
import { ok } from '../core/disabledReason';
import { writing } from './importRows';

/** Of the 1,000 that a call takes: so that the count moves, and a pause is soon one. */
const ROWS_A_CALL = 500;
/** Which of the two a row needs, the row says: a temple that was made goes, one that was filled in is edited. */
const permission = TAKE_BACK;

/** How many rows of an import are still as it wrote them, as far as is known. */
export const standingIn = ({ counts }: TempleImport): number =>
  STANDING_STATES.reduce((sum, state) => sum + counts[state], 0);

/** Takes back a whole import, the user's own or a colleague's, row by row as undo does (`temple.unimportRows`). */
const takeBackImport = defineConsoleCommand({
  id: 'temple.takeBackImport',
  on: one('templeImport'),
  permission: permission,
  extension: 'imports',
  key: { press: 'v', where: 'templeImport' },
  tone: 'danger',
  icon: 'undo-2',
  when: (row) => (row.kept ? (standingIn(row) > 0 ? ok : 'temple.importTakenBack') : 'temple.importNotKept'),
  run: (world, [row]) => row && world.screen('templeImport').takeBack(row),
});

/**
 * Takes rows of an import back: deletes the temple that a row made, gives back what it has filled in. What somebody has changed since
 * stays as it is.
 */
const unimportRows = defineMutation({
  id: 'temple.unimportRows',
  recordedAs: 'temple.delete',
  on: many('templeRow'),
  endpoint: { ...temples.remove, permission },
  // The import that keeps what the rows wrote; without it they say so themselves.
  asks: { importId: internal<string | undefined>() },
  listed: false,
  tone: 'danger',
  icon: 'undo-2',
  confirm: 'always',
  run: async (world, row, _, again = false) => (await writing()).takeBackRow(world, row, again),
  bulk: {
    alwaysJob: true,
    batch: {
      extension: 'imports',
      maxRows: ROWS_A_CALL,
      knowsKeys: true,
      accepts: ({ templeId }) => templeId !== undefined,
      run: async (world, rows, keys, { importId }) => (await writing()).takeBackRows(world, rows, keys, importId),
    },
  },
});

export const templeUnimportCommands = [takeBackImport, unimportRows] as const;
