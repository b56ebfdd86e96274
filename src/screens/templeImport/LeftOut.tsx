import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { importing } from './importing';

const KINDS = ['duplicates', 'refused'] as const;

/** What the question before an import does not count: the rows of the file that nothing will come of. */
export default function LeftOut() {
  const t = useT();
  const { leftOut } = useSnapshot(importing);
  return KINDS.filter((kind) => leftOut[kind] > 0).map((kind) => (
    <p key={kind} className="pt-1" data-left-out={kind}>
      {t(`screens.templeImport.leftOut.${kind}`, { count: leftOut[kind] })}
    </p>
  ));
}
