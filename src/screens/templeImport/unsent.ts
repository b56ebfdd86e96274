import type { TempleRow } from '../../../commands/core/templeRow';
import {
  IMPORT_CELLS_MAX,
  IMPORT_UNSENT_MAX,
  IMPORTED_NAME_MAX,
  type UnsentRow,
} from '../../../contract/temples/imports';
import { mendedCells } from '../../import/cells';
import type { Columns } from '../../import/columns';
import type { TableRow } from '../../import/protocol';
import type { VerdictKind } from '../../import/verdicts';
import { importing, worker } from './importing';
import { listRow } from './rows';

const ROWS_A_PAGE = 1000;
/** Of texts, so that all of it goes into one call with room to spare (`IMPORT_BODY_MAX_BYTES` of contract/temples/importCalls.ts). */
const SIGNS_MAX = 4 * 1024 * 1024;

/**
 * The rows of the open file of which nothing is sent, so many `refused` and so many duplicates `skipped`: as many as an import keeps, those that
 * cannot be read before the others.
 */
export async function unsentRows({
  refused,
  skipped,
}: {
  refused: number;
  skipped: number;
}): Promise<readonly UnsentRow[]> {
  const { columns } = importing;
  const rows: UnsentRow[] = [];
  let signs = 0;
  if (!columns) return rows;
  const wanted: readonly { readonly kinds: readonly VerdictKind[]; readonly count: number }[] = [
    { kinds: ['refused'], count: refused },
    { kinds: ['likeRow', 'likeStored'], count: skipped },
  ];
  for (const { kinds, count } of wanted) {
    let left = count;
    for (let start = 0; left > 0; start += ROWS_A_PAGE) {
      const page = await worker()('page', { start, count: ROWS_A_PAGE, kinds });
      if (page.rows.length === 0) break;
      for (const row of page.rows) {
        const unsent = unsentOf(row, columns as Columns);
        if (!unsent) continue;
        signs += unsent.cells?.join().length ?? 0;
        if (rows.length === IMPORT_UNSENT_MAX || signs > SIGNS_MAX) return rows;
        rows.push(unsent);
        left -= 1;
      }
    }
  }
  return rows;
}

/** The row as an import keeps it; undefined for a duplicate that something is done with, and for one of more cells than are kept. */
export function unsentOf(row: TableRow, columns: Columns): UnsentRow | undefined {
  const { verdict, decision, also } = row;
  const { name, line } = listRow('', row, columns.at.name);
  const named = { line, name: name.slice(0, IMPORTED_NAME_MAX) };
  if (verdict.is === 'refused') {
    const cells = mendedCells(row, columns);
    if (cells.length > IMPORT_CELLS_MAX) return undefined;
    const faults = [verdict, ...also].map(({ code, field }) => ({ code, field }));
    return { ...named, state: 'unreadable', cells, faults };
  }
  if (decision !== 'skip') return undefined;
  return { ...named, state: 'leftOut', ...(verdict.is === 'likeStored' && { templeId: verdict.temple.templeId }) };
}

/** Spreads rows of which nothing is sent over those that are, so that no call carries many more than others. */
export function sharedOut(rows: readonly TempleRow[], unsent: readonly UnsentRow[]): readonly TempleRow[] {
  const until = (at: number) => Math.floor((at * unsent.length) / rows.length);
  return rows.map((row, at) => {
    const alongside = unsent.slice(until(at), until(at + 1));
    return alongside.length > 0 ? { ...row, alongside } : row;
  });
}
