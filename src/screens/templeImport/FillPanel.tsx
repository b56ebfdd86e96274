import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { FILL_FIELDS, FILL_WAYS, type FillField } from '../../../commands/core/templeRow';
import * as temples from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { useCanCall } from '../components/useCall';
import { SELECT } from './controls';
import { fillHow, importing } from './importing';
import { importFieldName } from './words';

/** Never empty, so there is nothing to fill but what is replaced. */
const NEVER_EMPTY: readonly FillField[] = ['name', 'type'];

/** What filling in may do to each field of the temples that are there. */
export function FillPanel() {
  const t = useT();
  const { filling } = useSnapshot(importing);
  const mayEdit = useCanCall(temples.edit);
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  const wayOf = (field: FillField) =>
    NEVER_EMPTY.includes(field) && filling[field] !== 'replace' ? 'keep' : (filling[field] ?? 'fill');
  return (
    <details className="col-span-full pt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-xs font-semibold uppercase tracking-wide text-faint">
        {t('screens.templeImport.fill.how')}
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-2 pt-2 @min-[40rem]:grid @min-[40rem]:grid-cols-3 @min-[40rem]:gap-x-3">
          <p className="col-span-full text-xs text-faint">{t('screens.templeImport.fill.howHint')}</p>
          {FILL_FIELDS.map((field) => (
            <div key={field} className="flex flex-col gap-1">
              <span aria-hidden className="text-xs font-medium text-soft">
                {importFieldName(field)}
              </span>
              <select
                data-filling={field}
                aria-label={format.pair(t('screens.templeImport.fill.how'), importFieldName(field))}
                className={SELECT}
                value={wayOf(field)}
                onChange={({ target }) => {
                  const way = FILL_WAYS.find((one) => one === target.value);
                  if (way) void fillHow(field, way);
                }}
              >
                {FILL_WAYS.filter((way) => way !== 'fill' || !NEVER_EMPTY.includes(field)).map((way) => (
                  <option key={way} value={way}>
                    {t(`screens.templeImport.fill.ways.${way === 'fill' && field === 'photos' ? 'add' : way}`)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      )}
    </details>
  );
}
