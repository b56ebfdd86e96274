import { Code } from '../contract/codes';
import type { Answer } from '../contract/endpoint';
import { rows as importedRows, STANDING_STATES, type TempleImport } from '../contract/imports';
import { isAsWritten } from '../contract/templeFill';
import * as temples from '../contract/temples';
import { type UnimportOutcome, unimportTemples, writtenRow } from '../contract/templesImport';
import { answered, defineCommand, defineLook, given, many, nothing, ok, one } from './definition';
import { CHANGED_SINCE, giveBack } from './templeFill';
import type { TempleRow } from './templeRow';

const PATH = '/dashboard/temple-manager/imports';
/** Of the 1,000 that a call takes: so that the count moves, and a pause is soon one. */
const ROWS_A_CALL = 500;
/** Which of the two a row needs, the row says: a temple that was made goes, one that was filled in is edited. */
const { permission } = unimportTemples;

/** Imports of temples that the server keeps, whoever brought them. */
export const goImports = defineLook({
  id: 'go.imports',
  on: nothing(),
  needs: importedRows.permission,
  extension: 'imports',
  path: PATH,
  icon: 'history',
  show: (world) => world.go(PATH),
});

/** How many rows of an import stand as it wrote them, as far as is known. */
export const standingIn = ({ counts }: TempleImport): number =>
  STANDING_STATES.reduce((sum, state) => sum + counts[state], 0);

/** Takes back a whole import, one's own or a colleague's, row by row as undo does (`temple.unimportRows`). */
export const takeBackImport = defineLook({
  id: 'temple.takeBackImport',
  on: one('templeImport'),
  needs: permission,
  extension: 'imports',
  key: { press: 'v', where: 'templeImport' },
  tone: 'danger',
  icon: 'undo-2',
  when: (row) => (row.kept ? (standingIn(row) > 0 ? ok : 'temple.importTakenBack') : 'temple.importNotKept'),
  show: (world, [row]) => row && world.imports.takeBack(row),
});

/**
 * Takes rows of an import back: deletes the temple that a row made, gives back what it has filled in. What somebody has changed since
 * stays as it is.
 */
export const unimportRows = defineCommand({
  id: 'temple.unimportRows',
  on: many('templeRow'),
  does: { ...temples.remove, permission },
  // The import that keeps what the rows wrote; without it they say so themselves.
  asks: { importId: given<string | undefined>() },
  listed: false,
  confirm: 'always',
  run: async (world, row, _, again = false) => {
    const { templeId = '', former, write } = row;
    const written = write?.fields ?? {};
    if (former) return answered(await giveBack(world, templeId, written, former), () => asBefore(row));
    const present = await world.call(temples.detail, { idlocation: templeId });
    // Gone by an earlier try, perhaps: whoever deletes it again is told by the runner whose doing that was.
    if (present.refused !== undefined && !(again && present.refused === Code.notFound)) return present;
    if (present.refused === undefined && !isAsWritten(present.data, written)) return CHANGED_SINCE;
    return answered(await world.call(temples.remove, { idlocation: templeId }), () => asBefore(row));
  },
  together: {
    extension: 'imports',
    rowsMax: ROWS_A_CALL,
    takes: ({ templeId }) => templeId !== undefined,
    run: async ({ call }, rows, keys, { importId: kept }) => {
      const sent = rows.map(({ line, templeId = '', write, former }, at) => {
        const key = keys[at] ?? '';
        return kept === undefined ? writtenRow(key, templeId, write?.fields ?? {}, former) : { key, line };
      });
      const answer = await call(unimportTemples, { body: { rows: sent, ...(kept && { import: kept }) } });
      return answered(answer, (outcomes) => rows.map((row, at) => answerOf(row, outcomes[at])));
    },
  },
});

function answerOf(row: TempleRow, outcome: UnimportOutcome | undefined): Answer<TempleRow> {
  const { code = Code.malformed, message = '' } = outcome ?? {};
  if (outcome?.outcome === 'removed' || outcome?.outcome === 'restored') return { data: asBefore(row) };
  if (outcome?.outcome === 'changed') return CHANGED_SINCE;
  if (outcome?.outcome === 'gone') return { refused: Code.notFound, message };
  return { refused: code as Code, message };
}

/** The row as the file has it, before anything was written. */
function asBefore({ templeId: _gone, former: _back, ...row }: TempleRow): TempleRow {
  return row;
}

export const templeUnimportCommands = [goImports, takeBackImport, unimportRows] as const;
