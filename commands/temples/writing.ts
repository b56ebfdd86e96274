import * as temples from '../../contract/temples/calls';
import { isAsWritten } from '../../contract/temples/fill';
import {
  fillingRow,
  type ImportOutcome,
  importRow,
  importTemples,
  type UnimportOutcome,
  unimportTemples,
  writtenRow,
} from '../../contract/temples/importCalls';
import type { ImportSource } from '../../contract/temples/imports';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { mapAnswer } from '../core/definition';
import type { TempleRow, TempleWrite } from '../core/templeRow';
import type { World } from '../core/world';
import { CHANGED_SINCE, fillTemple, giveBack } from './fill';
import { findMade, type Making, makeTemple, release } from './made';

// What `temple.importRows` and `temple.unimportRows` do, loaded when they run: no import comes before the first list works.

type Answers = Answer<readonly Answer<TempleRow | null>[]>;

/** Writes one row of a file: makes its temple, or fills in the one that it is about. */
export const writeRow = (world: World, row: TempleRow, again: boolean): Promise<Answer<TempleRow>> =>
  row.write?.is === 'update' ? fillTemple(world, row, row.write) : create(world, row, again);

async function create(world: World, row: TempleRow, again: boolean): Promise<Answer<TempleRow>> {
  const making = makingOf(row);
  const made = world.has('idempotency')
    ? await world.call(temples.create, { body: making.fields })
    : await makeTemple(world, making, again);
  return mapAnswer(made, (temple) => ({ ...row, templeId: temple?.templeId ?? '' }));
}

/** What a row makes. Which temple that has become matters at once only where another row makes the same. */
function makingOf({ rowId, write }: TempleRow): Making {
  const { known, hasTwins } = write?.is === 'create' ? write : {};
  const fields = { ...temples.EMPTY_TEMPLE, ...write?.fields };
  return { run: rowId, fields, known, hasTwins, isAwaited: hasTwins === true };
}

/** Whether the temple of a row that got no answer is there. */
export const findRow = async (world: World, row: TempleRow): Promise<Answer<TempleRow | null>> =>
  mapAnswer(await findMade(world, makingOf(row)), (made) => made && { ...row, templeId: made.templeId });

/** Writes many rows in one call, under the import that `source` names where the server keeps imports. */
export async function writeRows(
  { call, has }: World,
  rows: readonly TempleRow[],
  keys: readonly string[],
  source: ImportSource | undefined,
): Promise<Answers> {
  const kept = has('imports') ? source : undefined;
  const sent = rows.flatMap(({ write, line }, at) =>
    write ? [{ ...writing(keys[at] ?? '', write), ...(kept && { line }) }] : [],
  );
  const unsent = rows.flatMap(({ alongside = [] }) => alongside);
  const underImport = kept && { import: kept, ...(unsent.length > 0 && { unsent }) };
  const answer = await call(importTemples, { body: { rows: sent, ...underImport } });
  return mapAnswer(answer, (outcomes) => rows.map((row, at) => writtenBy(row, outcomes[at])));
}

const writing = (key: string, write: TempleWrite) =>
  write.is === 'create' ? importRow(key, write.fields, write.anyway) : fillingRow(key, write.templeId, write);

function writtenBy(row: TempleRow, outcome: ImportOutcome | undefined): Answer<TempleRow> {
  const { id: templeId, code = Code.malformed, message = '' } = outcome ?? {};
  const { write } = row;
  if (outcome?.outcome === 'created' && templeId !== undefined) return { data: { ...row, templeId } };
  if (outcome?.outcome === 'updated' && templeId !== undefined && write?.is === 'update')
    return { data: { ...row, templeId, former: write.was } };
  if (outcome?.outcome === 'duplicate') return { refused: Code.taskEnded, message };
  return { refused: code as Code, message };
}

/** Takes one row back: deletes the temple that it made, or gives back what it has filled in. `again`: an earlier try may have done it. */
export async function takeBackRow(world: World, row: TempleRow, again: boolean): Promise<Answer<TempleRow | null>> {
  const { former, write } = row;
  const written = write?.fields ?? {};
  const found = row.templeId === '' ? await findRow(world, row) : undefined;
  if (found?.refused !== undefined) return { refused: Code.changedMeanwhile, message: found.message };
  if (found?.data === null) return { refused: Code.notFound, message: 'There is no such temple any more.' };
  const templeId = found?.data.templeId ?? row.templeId ?? '';
  if (former) return mapAnswer(await giveBack(world, templeId, written, former), () => asBefore(row));
  const present = await world.call(temples.detail, { idlocation: templeId });
  // An earlier try may have deleted it: the delete below is then refused, and the runner finds out whose doing that was.
  if (present.refused !== undefined && !(again && present.refused === Code.notFound)) return present;
  if (present.refused === undefined && !isAsWritten(present.data, written)) return CHANGED_SINCE;
  return mapAnswer(await world.call(temples.remove, { idlocation: templeId }), () => {
    release(templeId);
    return asBefore(row);
  });
}

/** Takes many rows back in one call, as the import `kept` on the server has them, or as they say themselves. */
export async function takeBackRows(
  { call }: World,
  rows: readonly TempleRow[],
  keys: readonly string[],
  kept: string | undefined,
): Promise<Answers> {
  const sent = rows.map(({ line, templeId = '', write, former }, at) => {
    const key = keys[at] ?? '';
    return kept === undefined ? writtenRow(key, templeId, write?.fields ?? {}, former) : { key, line };
  });
  const answer = await call(unimportTemples, { body: { rows: sent, ...(kept && { import: kept }) } });
  return mapAnswer(answer, (outcomes) => rows.map((row, at) => takenBackBy(row, outcomes[at])));
}

function takenBackBy(row: TempleRow, outcome: UnimportOutcome | undefined): Answer<TempleRow> {
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
