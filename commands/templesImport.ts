import { Code } from '../contract/codes';
import type { Answer } from '../contract/endpoint';
import type { Temple, TempleFields } from '../contract/temples';
import * as temples from '../contract/temples';
import { type ImportOutcome, importRow, importTemples } from '../contract/templesImport';
import { answered, defineCommand, defineLook, many, nothing, ok, oneOf } from './definition';
import { CHANGED_SINCE, fillTemple, giveBack } from './templeFill';
import { type DuplicateDecision, FILL_FIELDS, FILL_WAYS, fillable, type TempleRow, undecided } from './templeRow';
import type { World } from './world';

const PATH = '/dashboard/temple-manager/import';
/** Of the 1,000 that a call takes: so that the count moves, and a pause is soon one. */
const ROWS_A_CALL = 200;

export const openImport = defineLook({
  id: 'temple.import',
  on: nothing(),
  needs: 'LOCATION_ADD',
  path: PATH,
  icon: 'file-up',
  show: (world) => world.go(PATH),
});

/** Writes all rows of the file that is open, as they were judged and decided; opens the import where none is. */
export const importAll = defineLook({
  id: 'temple.importAll',
  on: nothing(),
  needs: 'LOCATION_ADD',
  at: 'templeRow',
  key: { press: 'Mod+S', where: 'templeRow' },
  icon: 'list-checks',
  show: (world) => {
    if (!world.imports.begin()) world.go(PATH);
  },
});

const decides = (decision: DuplicateDecision, press: string) =>
  ({
    on: many('templeRow'),
    key: { press, where: 'templeRow' },
    when: undecided,
    show: (world: World, rows: readonly TempleRow[]) => world.imports.decide(rows, decision),
  }) as const;

export const skipRow = defineLook({
  id: 'temple.skipRow',
  needs: 'LOCATION_ADD',
  icon: 'x',
  ...decides('skip', 'n'),
});
export const createAnyway = defineLook({
  id: 'temple.createAnyway',
  needs: 'LOCATION_ADD',
  icon: 'plus',
  ...decides('create', 'c'),
});
export const updateFromRow = defineLook({
  id: 'temple.updateFromRow',
  needs: 'LOCATION_EDIT',
  icon: 'save',
  ...decides('update', 's'),
  when: fillable,
});

/** What filling in does to a field of the temples that are there; remembered for the next file. */
export const fillHow = defineLook({
  id: 'temple.fillHow',
  on: nothing(),
  needs: 'LOCATION_EDIT',
  at: 'templeRow',
  icon: 'settings',
  asks: {
    field: oneOf(FILL_FIELDS.map((value) => ({ value, text: `screens.templeImport.fields.${value}` }))),
    way: oneOf(FILL_WAYS.map((value) => ({ value, text: `screens.templeImport.fill.ways.${value}` }))),
  },
  show: (world, _, { field, way }) => world.imports.fillHow(field, way),
});

/** Writes rows of a file, as the screen of the import has judged them and a person has decided. */
export const importRows = defineCommand({
  id: 'temple.importRows',
  on: many('templeRow'),
  does: temples.create,
  listed: false,
  when: ({ write }) => (write ? ok : 'temple.nothingToWrite'),
  run: async (world, row) => (row.write?.is === 'update' ? fillTemple(world, row, row.write) : create(world, row)),
  together: {
    extension: 'temples.import',
    rowsMax: ROWS_A_CALL,
    takes: ({ write }) => write?.is === 'create',
    run: async ({ call }, rows, keys) => {
      const sent = rows.flatMap(({ write }, at) =>
        write?.is === 'create' ? [importRow(keys[at] ?? '', write.fields, write.anyway)] : [],
      );
      const answer = await call(importTemples, { body: { rows: sent } });
      return answered(answer, (outcomes) => rows.map((row, at) => answerOf(row, outcomes[at])));
    },
  },
  // Somebody has made one like it since the rows were judged.
  already: 'temple.likeIsThere',
  remembers: ({ templeId, former }) => ({ ...(templeId && { templeId }), ...(former && { former }) }),
  undo: () => ['temple.unimportRows', {}],
});

/**
 * Takes an import back: deletes the temple that a row made, gives back what an update has overwritten. What somebody has changed
 * since stays as it is.
 */
export const unimportRows = defineCommand({
  id: 'temple.unimportRows',
  on: many('templeRow'),
  does: temples.remove,
  listed: false,
  run: async (world, row) => {
    const { templeId = '', former, write } = row;
    const { templeId: _gone, former: _back, ...asBefore } = row;
    const written = write?.fields ?? {};
    if (former) return answered(await giveBack(world, templeId, written, former), () => asBefore);
    const present = await world.call(temples.detail, { idlocation: templeId });
    if (present.refused !== undefined) return present;
    if (!isAsWritten(present.data, written)) return CHANGED_SINCE;
    return answered(await world.call(temples.remove, { idlocation: templeId }), () => asBefore);
  },
});

async function create({ call }: World, row: TempleRow): Promise<Answer<TempleRow>> {
  const body = { ...temples.EMPTY_TEMPLE, ...row.write?.fields };
  return answered(await call(temples.create, { body }), ({ templeId }) => ({ ...row, templeId }));
}

function answerOf(row: TempleRow, outcome: ImportOutcome | undefined): Answer<TempleRow> {
  const { id: templeId, message = '' } = outcome ?? {};
  if (outcome?.outcome === 'created' && templeId !== undefined) return { data: { ...row, templeId } };
  if (outcome?.outcome === 'duplicate') return { refused: Code.taskEnded, message };
  return { refused: Code.malformed, message };
}

const isAsWritten = (present: Temple, fields: Partial<TempleFields>): boolean =>
  Object.entries(fields).every(([name, value]) => isSame(present[name as keyof TempleFields], value));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const templeImportCommands = [
  openImport,
  importAll,
  skipRow,
  createAnyway,
  updateFromRow,
  fillHow,
  importRows,
  unimportRows,
] as const;
