import type { ImportedRow, ImportState, TempleImport } from '../../../contract/temples/imports';
import * as imports from '../../../contract/temples/imports';
import { call } from '../../client';
import { loadingSelection } from '../../run/gate/targets';
import { notify } from '../../ui/notify';

const ROWS_A_CALL = 1000;

/**
 * Reads all rows of an import that stand in these states, and shows meanwhile how many of `total` are there. Undefined where the person
 * stopped it, or the server refused: then it is said that `command` failed.
 */
export async function readRows(
  { id, fileName }: TempleImport,
  states: readonly ImportState[],
  total: number,
  command: string,
): Promise<readonly ImportedRow[] | undefined> {
  const abort = new AbortController();
  const rows: ImportedRow[] = [];
  loadingSelection.now = { got: 0, of: total, stop: () => abort.abort() };
  try {
    for (const state of states) {
      for (let pos = 0; ; pos += ROWS_A_CALL) {
        const asked = { idimport: id, state, pos, count: ROWS_A_CALL };
        const answer = await call(imports.rows, asked, { signal: abort.signal });
        if (abort.signal.aborted) return undefined;
        if (answer.refused !== undefined) {
          notify({ key: 'run.failed', params: { command, name: fileName, code: answer.refused }, tone: 'bad' });
          return undefined;
        }
        rows.push(...answer.data);
        if (loadingSelection.now) loadingSelection.now.got = rows.length;
        if (answer.data.length < ROWS_A_CALL) break;
      }
    }
  } finally {
    loadingSelection.now = null;
  }
  return rows;
}
