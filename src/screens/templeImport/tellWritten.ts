import type { TempleRow } from '../../../commands/core/templeRow';
import type { Importer } from '../../import';
import { draftOfChange } from '../../import/fields';
import type { WrittenRows } from '../../import/protocol';
import type { LedgerRow } from '../../run/job/ledger';
import { indexOf } from './rows';

/** Rows that are told in one message: to copy all those of a long file would hold up every key meanwhile. */
export const TOLD_AT_ONCE = 1000;

/** Tells the worker which rows are written, in turns; false where `isOn` said meanwhile that nobody asks any more. */
export async function tellWritten(
  call: Importer['call'],
  rows: readonly LedgerRow[],
  isOn: () => boolean,
): Promise<boolean> {
  for (let from = 0; from === 0 || from < rows.length; from += TOLD_AT_ONCE) {
    if (!isOn()) return false;
    await call('written', { rows: rows.slice(from, from + TOLD_AT_ONCE).map(asWritten), restart: from === 0 });
  }
  return true;
}

/** A row that is written, or on its way, as the worker has it. */
const asWritten = ({ rowId, remembered, before }: LedgerRow): WrittenRows[number] => [
  indexOf(rowId),
  {
    templeId: String(remembered?.templeId ?? ''),
    fields: draftOfChange((before as TempleRow).write?.fields ?? {}),
  },
];
