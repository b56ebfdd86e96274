import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { importing } from './importing';
import { importChangesText } from './words';

/** What the question before an import does not count: the temples there are that change, and the rows that nothing will come of. */
export default function LeftOut() {
  const t = useT();
  const { planned } = useSnapshot(importing) as typeof importing;
  if (!planned) return null;
  const { changes, merged, nothingNew, skipped, refused } = planned;
  const lines: readonly (readonly [id: string, count: number, text: string])[] = [
    ['changes', changes.temples, importChangesText(changes)],
    rows('filling', changes.rows),
    rows('merged', merged),
    rows('nothingNew', nothingNew),
    ['duplicates', skipped, t('screens.templeImport.leftOut.duplicates', { count: skipped })],
    ['refused', refused, t('screens.templeImport.leftOut.refused', { count: refused })],
  ];
  return lines
    .filter(([, count]) => count > 0)
    .map(([id, , text]) => (
      <p key={id} className="pt-1" data-left-out={id}>
        {text}
      </p>
    ));

  function rows(id: 'filling' | 'merged' | 'nothingNew', count: number) {
    return [id, count, t(`screens.templeImport.leftOut.${id}`, { rows: format.number(count) })] as const;
  }
}
