import type * as records from '../../../contract/records';
import { useT } from '../../i18n';

/** Beside a reporter's name, how often the earlier reports were agreed with: in short for the eye, in full to the pointer and when read out. */
export function ReporterRecord({ record: { agreed, ignored, open } }: { record: records.ReporterRecord }) {
  const t = useT();
  const total = agreed + ignored;
  if (total === 0)
    return (
      <span className="min-w-0 truncate">
        {open > 0 ? t('screens.reports.othersOpen', { count: open }) : t('screens.reports.firstReport')}
      </span>
    );
  const whole = t('screens.reports.agreedWith', { agreed, count: total });
  return (
    <span className="relative min-w-0 truncate" data-tip={whole}>
      <span aria-hidden="true" className="tabular-nums">
        {t('screens.reports.upheld', { agreed, total })}
      </span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
