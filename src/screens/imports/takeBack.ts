import type { TempleRow } from '../../../commands/core/templeRow';
import { standingIn } from '../../../commands/temples/unimport';
import { type ImportedRow, STANDING_STATES, type TempleImport } from '../../../contract/temples/imports';
import { invoke } from '../../run';
import { notify } from '../../ui/notify';
import { readRows } from './readRows';

/** Reads which rows of an import stand, and takes them back as a job; the question before it names how many. */
export async function takeBack(of: TempleImport): Promise<void> {
  const standing = await readRows(of, STANDING_STATES, standingIn(of), 'temple.takeBackImport');
  if (!standing) return;
  if (standing.length === 0) return notify({ key: 'temple.importTakenBack', tone: 'info' });
  const rows = standing.map((row) => rowOf(of, row)).sort((one, other) => one.line - other.line);
  await invoke('temple.unimportRows', { rows, rowKind: 'templeRow', args: { importId: of.id }, source: 'button' });
}

/** A row of the import as its undo takes it: what it wrote, the server knows. */
function rowOf(of: TempleImport, { line, name, templeId, filled }: ImportedRow): TempleRow {
  return {
    rowId: `${of.id.slice(0, 8)}-${line}`,
    line,
    name,
    cells: [],
    fields: {},
    judged: { is: 'created' },
    decision: 'skip',
    write: null,
    ...(templeId === undefined ? {} : { templeId }),
    ...(filled ? { former: {} } : {}),
  };
}
