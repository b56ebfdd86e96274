import { useT } from '../../i18n';
import type { Exporting } from '../hooks/usePageVerbs';

/** How far an export is, and how to end it. */
export default function ExportingNow({ rows, stop }: Exporting) {
  const t = useT();
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs text-soft tabular-nums">
      {t('grid.exporting', { count: rows })}
      <button type="button" data-stop="" className="button-plain h-8 rounded-md px-2" onClick={stop}>
        {t('grid.stopExport')}
      </button>
    </span>
  );
}
