import { proxy } from 'valtio/vanilla';
import type { AnswerOption } from '../../../commands/core/option';
import type { TempleRow } from '../../../commands/core/templeRow';
import type { ImportChoice, Repair } from '../../../commands/temples/repairs';
import { TEMPLE_TYPES } from '../../../contract/temples/calls';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { saveColumns } from '../../import/columnMemory';
import type { Columns, Otherwise } from '../../import/columns';
import { pairOf } from '../../import/coordinates';
import type { ColumnField } from '../../import/draft';
import { ENCODINGS } from '../../import/encoding';
import { folded } from '../../import/fold';
import type { RowEdits } from '../../import/rowStore';
import { likelyType } from '../../import/types';
import { announce } from '../../ui/announcer';
import { importing, judge, judgeAgain, readAs, worker } from './importing';
import { keepTypes, ownKeeper } from './memory';
import { indexOf } from './rows';

/** Ways back from the repairs of the file that is open, the latest last; another file has none, and neither has one that is written. */
let ways: (() => Promise<void>)[] = [];
export const repairs = proxy({ count: 0 });
let repairedId: string | null = null;

const setWays = (next: typeof ways) => {
  ways = next;
  repairs.count = next.length;
};
/** Clears the undo steps of this file: it is being written, or another one is open. */
export const forgetRepairs = (): void => setWays([]);

function addWay(back: () => Promise<void>): void {
  const { opened } = importing;
  const id = opened === null ? null : `${importing.fileName}/${opened.count}`;
  setWays(id === repairedId ? [...ways, back] : [back]);
  repairedId = id;
}

/** Takes the latest repair back. */
export function undoRepair(): boolean {
  const back = ways.at(-1);
  if (!back || importing.phase === 'none' || importing.phase === 'reading') return false;
  setWays(ways.slice(0, -1));
  void back().then(() => announce(t('screens.templeImport.repair.undone')));
  return true;
}

/** Makes a repair and judges the rows again. */
export async function repair(what: Repair): Promise<void> {
  const { columns } = importing;
  if (!columns) return;
  switch (what.is) {
    case 'cell':
      return writeCells([{ rowId: what.rowId, edits: { [what.field]: what.value } }]);
    case 'swapPlace':
      return writeCells(what.rows.map(({ rowId, texts = {} }) => ({ rowId, edits: swapped(texts) })));
    case 'sheet':
      forgetRepairs();
      return readAs({ sheet: what.sheet });
    case 'encoding': {
      const encoding = ENCODINGS.find((one) => one === what.encoding);
      forgetRepairs();
      return encoding && readAs({ encoding });
    }
    case 'column':
      return setColumn(what.field, what.column);
    case 'text':
      return change(standIn(columns, what.field, [{ text: what.text, types: typeNames() }]));
    case 'take':
      return change(standIn(columns, what.field, [...columnsFor(columns, what.field), { column: what.column }]));
    case 'clear':
      return change(standIn(columns, what.field, []));
    case 'type':
      return mapTypes(columns, { [folded(what.value)]: what.type });
    case 'types': {
      const values = await worker()('types', { columns });
      const asked = what.values && new Set(what.values.map(folded));
      const likely = values.flatMap(({ value }) => {
        const type = likelyType(value);
        return type === undefined || asked?.has(folded(value)) === false ? [] : [[folded(value), type] as const];
      });
      return mapTypes(columns, Object.fromEntries(likely));
    }
  }
}

/** Maps a field to another column, or to none; that column is then no other field's. */
export function setColumn(field: ColumnField, index: number | null): Promise<void> {
  const { columns } = importing;
  if (!columns) return Promise.resolve();
  const { [field]: _, ...at } = index === null ? columns.at : without(columns.at, index);
  const { guessed = [], ...known } = columns;
  const open = guessed.filter((one) => one !== field && one in at);
  return change({
    ...known,
    ...(open.length > 0 && { guessed: open }),
    at: index === null ? at : { ...at, [field]: index },
  });
}

const without = (at: Columns['at'], column: number): Columns['at'] =>
  Object.fromEntries(Object.entries(at).filter(([, index]) => index !== column));

function standIn(columns: Columns, field: ColumnField, instead: readonly Otherwise[]): Columns {
  const { [field]: _, ...others } = columns.otherwise ?? {};
  return { ...columns, otherwise: instead.length === 0 ? others : { ...others, [field]: instead } };
}
const columnsFor = ({ otherwise }: Columns, field: ColumnField) =>
  (otherwise?.[field] ?? []).filter((one) => 'column' in one);

/** What types are called by the person who writes `{type}`. */
const typeNames = () => Object.fromEntries(TEMPLE_TYPES.map((type) => [type, t(`screens.temples.types.${type}`)]));

function mapTypes(columns: Columns, more: Readonly<Record<string, string>>): Promise<void> {
  const types = Object.fromEntries(Object.entries({ ...columns.types, ...more }).filter(([, type]) => type !== ''));
  return change({ ...columns, types });
}

async function change(next: Columns): Promise<void> {
  const { columns: before, phase } = importing;
  if (!before) return;
  const put = async (columns: Columns) => {
    saveColumns(ownKeeper, columns);
    if (columns.types) keepTypes(columns.types);
    await (phase === 'checked' ? judgeAgain(columns) : judge(columns));
  };
  addWay(() => put(before));
  await put(next);
}

/** What a row says of its place, the other way round: in two cells, or in one. */
function swapped({ lat = '', lng = '', place = '' }: NonNullable<TempleRow['texts']>): RowEdits {
  if (lat !== '' || lng !== '') return { lat: lng, lng: lat };
  const [first, second] = pairOf(place) ?? [];
  return first === undefined ? {} : { place: `${second}, ${first}` };
}

interface CellsOfRow {
  readonly rowId: string;
  readonly edits: RowEdits;
}

/** Writes over cells of rows in one step. */
async function writeCells(rows: readonly CellsOfRow[]): Promise<void> {
  const { columns } = importing;
  if (!columns) return;
  const before: (readonly [index: number, edits: RowEdits])[] = [];
  for (const { rowId } of rows) {
    const index = indexOf(rowId);
    before.push([index, await worker()('edit', { index, edits: {} })]);
  }
  const put = async (all: typeof before) => {
    for (const [index, edits] of all) await worker()('edit', { index, edits });
    if (importing.columns) await judgeAgain(importing.columns);
  };
  addWay(() => put(before));
  importing.mended = before.length === 1 ? (before[0]?.[0] ?? null) : null;
  await put(before.map(([index, edits], at) => [index, { ...edits, ...rows[at]?.edits }] as const));
}

/** What the open file offers to choose from. */
export async function choices(of: ImportChoice): Promise<readonly AnswerOption[]> {
  const { columns, opened } = importing;
  if (!columns || !opened) return [];
  if (of === 'columns') return columnOptions(columns);
  if (of === 'encodings') return ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }));
  if (of === 'sheets')
    return opened.source.format === 'xlsx'
      ? opened.source.sheets.map((label, index) => ({ value: String(index + 1), label }))
      : [];
  const values = await worker()('types', { columns });
  return values
    .filter(({ value }) => value !== '')
    .map(({ value, count }) => ({ value, label: `${value} · ${format.number(count)}` }));
}

const columnOptions = (columns: Columns): readonly AnswerOption[] =>
  Array.from({ length: columns.width }, (_, at) => ({
    value: String(at),
    label: columns.names[at] || t('screens.templeImport.column', { number: at + 1 }),
  }));
