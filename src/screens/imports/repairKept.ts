import { IMPORT_PATH } from '../../../commands/temples/screens';
import type { TempleImport } from '../../../contract/temples/imports';
import { navigate } from '../../navigation/navigate';
import { notify } from '../../ui/notify';
import { readRows } from './readRows';

/** Opens the rows of an import that could not be read, each at its place in the file. */
export async function repairKept(of: TempleImport): Promise<void> {
  const rows = await readRows(of, ['unreadable'], of.counts.unreadable, 'temple.repairImport');
  if (!rows) return;
  if (rows.length === 0) return notify({ key: 'temple.noRejectedKept', tone: 'info' });
  const { take } = await import('../templeImport/importing');
  const { fileOfRows, READ_AS } = await import('../../import/fileOfRows');
  void take(fileOfRows(of.columns ?? [], rows), of.fileName, { choice: READ_AS, continues: of });
  navigate(IMPORT_PATH);
}
