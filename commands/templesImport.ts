import { Code } from '../contract/codes';
import type { Answer } from '../contract/endpoint';
import type { Temple, TempleFields } from '../contract/temples';
import * as temples from '../contract/temples';
import { type ImportOutcome, importRow, importTemples } from '../contract/templesImport';
import { answered, defineCommand, defineLook, many, nothing, ok } from './definition';
import { type DuplicateDecision, fillable, type TempleRow, type TempleWrite, undecided } from './templeRow';
import { sendEdit } from './temples';
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

/** Writes rows of a file, as the screen of the import has judged them and a person has decided. */
export const importRows = defineCommand({
  id: 'temple.importRows',
  on: many('templeRow'),
  does: temples.create,
  listed: false,
  when: ({ write }) => (write ? ok : 'temple.nothingToWrite'),
  run: async (world, row) => (row.write?.is === 'update' ? update(world, row, row.write) : create(world, row)),
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
    const present = await world.call(temples.detail, { idlocation: templeId });
    if (present.refused !== undefined) return present;
    if (!isAsWritten(present.data, write?.fields ?? {}))
      return { refused: Code.taskEnded, message: 'Somebody has changed it since.' };
    const answer: Answer<unknown> = former
      ? await sendEdit(world, present.data, former)
      : await world.call(temples.remove, { idlocation: templeId });
    const { templeId: _gone, former: _back, ...asBefore } = row;
    return answered(answer, () => asBefore);
  },
});

async function create({ call }: World, row: TempleRow): Promise<Answer<TempleRow>> {
  const body = { ...temples.EMPTY_TEMPLE, ...row.write?.fields };
  return answered(await call(temples.create, { body }), ({ templeId }) => ({ ...row, templeId }));
}

/** Writes over nothing that a person has not seen: what has changed since they decided is for them to look at. */
async function update(
  world: World,
  row: TempleRow,
  { templeId, fields, was }: TempleWrite & { readonly is: 'update' },
): Promise<Answer<TempleRow>> {
  const present = await world.call(temples.detail, { idlocation: templeId });
  // Gone since the rows were judged: that is for a person to look at, and nothing that is there already.
  if (present.refused === Code.notFound) return { refused: Code.changedMeanwhile, message: present.message };
  if (present.refused !== undefined) return present;
  const { data } = present;
  const made: TempleRow = { ...row, templeId, former: was };
  // An earlier try, whose answer was lost.
  if (isAsWritten(data, fields)) return { data: made };
  const names = Object.keys(fields) as (keyof TempleFields)[];
  const isSeen = (name: keyof TempleFields) => isSame(data[name], was[name]) || isSame(data[name], fields[name]);
  if (!names.every(isSeen)) return { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };
  return answered(await sendEdit(world, data, fields), () => made);
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
  importRows,
  unimportRows,
] as const;
