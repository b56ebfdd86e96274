import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { importing } from './importing';

/** What the button says that writes: how many rows it would write, as soon as they are counted, or that there is nothing new. */
export function ImportLabel() {
  const t = useT();
  const { toWrite } = useSnapshot(importing);
  if (toWrite === null) return t('temple.importAll.title');
  return toWrite === 0
    ? t('screens.templeImport.nothingNew')
    : t('screens.templeImport.importRows', { count: toWrite });
}
