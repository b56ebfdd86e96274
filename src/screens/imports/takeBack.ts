import type { TempleRow } from '../../../commands/core/templeRow';
import { standingIn } from '../../../commands/temples/unimport';
import type { ImportedRow, TempleImport } from '../../../contract/temples/imports';
import * as imports from '../../../contract/temples/imports';
import { call } from '../../client';
import { invoke } from '../../run';
import { loadingSelection } from '../../run/gate/targets';
import { notify } from '../../ui/notify';

const ROWS_A_CALL = 1000;

/** Reads which rows of an import stand, and takes them back as a job; the question before it names how many. */
export async function takeBack(of: TempleImport): Promise<void> {
  const abort = new AbortController();
  const rows: TempleRow[] = [];
  loadingSelection.now = { got: 0, of: standingIn(of), stop: () => abort.abort() };
  try {
    for (const state of imports.STANDING_STATES) {
      for (let pos = 0; ; pos += ROWS_A_CALL) {
        const asked = { idimport: of.id, state, pos, count: ROWS_A_CALL };
        const answer = await call(imports.rows, asked, { signal: abort.signal });
        if (abort.signal.aborted) return;
        if (answer.refused !== undefined) {
          const params = { command: 'temple.takeBackImport', name: of.fileName, code: answer.refused };
          return notify({ key: 'run.failed', params, tone: 'bad' });
        }
        rows.push(...answer.data.map((row) => rowOf(of, row)));
        if (loadingSelection.now) loadingSelection.now.got = rows.length;
        if (answer.data.length < ROWS_A_CALL) break;
      }
    }
  } finally {
    loadingSelection.now = null;
  }
  rows.sort((one, other) => one.line - other.line);
  if (rows.length === 0) return notify({ key: 'temple.importTakenBack', tone: 'info' });
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
