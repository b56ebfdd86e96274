import type { Judged, TempleFill, TempleRow } from '../../../commands/core/templeRow';
import { changeOfDraft, fieldsOfDraft } from '../../import/fields';
import type { Fill } from '../../import/fill';
import { isNoName, looksLikeAddress } from '../../import/names';
import type { Write } from '../../import/plan';
import type { TableRow } from '../../import/protocol';
import { likelyType } from '../../import/types';

/** The name of a row in the list, the ledger and the store of rows: of this import and no other, and short enough for a key. */
const rowIdOf = (importId: string, index: number): string => `${importId}-${index}`;
export const indexOf = (rowId: string): number => Number(rowId.slice(rowId.lastIndexOf('-') + 1));

/** A row of the file as the list shows it; one that makes no temple is called what its cell of names says. */
export function listRow(
  importId: string,
  { index, row, cells, draft, verdict, warnings, far, also, earlierRow, fill, decision, said }: TableRow,
  nameAt?: number,
): TempleRow {
  const likely = warnings.includes('unknownType') ? likelyType(said.type ?? '') : undefined;
  return {
    rowId: rowIdOf(importId, index),
    line: row,
    name: draft?.name ?? nameIn(cells, nameAt),
    cells: draft ? [] : cells,
    fields: draft ? fieldsOfDraft(draft) : {},
    texts: said,
    judged: judgedAs(verdict, also, earlierRow, fillOf(fill)),
    ...(warnings.length > 0 && { warnings }),
    ...(likely !== undefined && { likelyType: likely }),
    ...(far && { far }),
    decision,
    write: null,
  };
}

/** Only a name is shown in the place for names: a number or an address there would be mistaken for one. */
function nameIn(cells: readonly string[], nameAt = -1): string {
  const cell = cells[nameAt] ?? '';
  return isNoName(cell) || looksLikeAddress(cell) ? '' : cell;
}

const fillOf = (fill: Fill | null): TempleFill => ({
  was: changeOfDraft(fill?.was ?? {}),
  becomes: changeOfDraft(fill?.becomes ?? {}),
});

function judgedAs(
  verdict: TableRow['verdict'],
  also: TableRow['also'],
  earlierRow: number | null,
  fill: TempleFill,
): Judged {
  switch (verdict.is) {
    case 'likeRow':
      return { is: 'likeRow', line: earlierRow ?? 0, metres: verdict.metres, fill };
    case 'likeStored': {
      const { templeId, name } = verdict.temple;
      return { is: 'likeStored', templeId, name, metres: verdict.metres, fill };
    }
    case 'refused':
      return also.length > 0 ? { ...verdict, also } : verdict;
    default:
      return verdict;
  }
}

/** What a row writes, as the job has it. */
export function jobRow(importId: string, write: Write): TempleRow {
  const { index, row } = write;
  const fixed = {
    rowId: rowIdOf(importId, index),
    line: row,
    cells: [],
    judged: { is: 'created' },
    decision: 'skip',
  } as const;
  if (write.write === 'update') {
    const { templeId, name } = write;
    const { was, becomes: fields } = fillOf(write.fill);
    const between = write.between.map(changeOfDraft);
    return {
      ...fixed,
      name,
      fields,
      write: { is: 'update', templeId, fields, was, ...(between.length > 0 && { between }) },
    };
  }
  const fields = fieldsOfDraft(write.draft);
  return { ...fixed, name: fields.name, fields, write: { is: 'create', fields, anyway: write.anyway } };
}
