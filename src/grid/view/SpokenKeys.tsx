import { useT } from '../../i18n';
import { spokenKeyText } from '../../keys/keyText';

/** Says the keys of a table to who hears the page. */
export default function SpokenKeys() {
  const t = useT();
  return (
    <span className="sr-only">
      {t('grid.keysHint', {
        select: spokenKeyText('list.select'),
        menu: spokenKeyText('list.menu'),
        open: spokenKeyText('list.open'),
      })}
    </span>
  );
}
