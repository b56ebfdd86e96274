import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { importing } from './importing';

/** What the button says that writes: how many rows it would write, as soon as they are counted, or that there is nothing new. */
export function ImportLabel({ isShort }: { isShort: boolean }) {
  const t = useT();
  const { toWrite } = useSnapshot(importing);
  if (toWrite === null) return t(isShort ? 'temple.importAll.short' : 'temple.importAll.title');
  if (toWrite === 0) return t(isShort ? 'temple.importAll.short' : 'screens.templeImport.nothingNew');
  return isShort
    ? t('screens.templeImport.importShort', { rows: format.number(toWrite) })
    : t('screens.templeImport.importRows', { count: toWrite });
}
