import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isNamedType, TEMPLE_TYPES } from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { typeMeant } from '../../import/cells';
import type { Columns } from '../../import/columns';
import { folded } from '../../import/fold';
import type { TypeCount } from '../../import/protocol';
import { typeNamed } from '../../import/typeNames';
import { likelyType } from '../../import/types';
import { revealed } from '../../ui/revealed';
import { templeTypeName } from '../temples/fields';
import { SELECT, SUMMARY } from './controls';
import { importing, worker } from './importing';
import { repair } from './repair';

/** A column with more values than this is hardly one of types: the rest is rendered on request. */
const VALUES_AT_ONCE = 200;

/** What a value probably means; none where it names a type by itself. */
const suggested = (value: string): string | undefined =>
  typeNamed(value) === undefined ? likelyType(value) : undefined;

/** The values of the type in this file, how many rows have each, and what each becomes: remembered for the next file. */
export function TypesPanel({ columns }: { columns: Columns }) {
  const t = useT();
  const { reasons } = useSnapshot(importing);
  const [values, setValues] = useState<readonly TypeCount[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(VALUES_AT_ONCE);
  // Closed, it says how many are unknown: what is decided here is not to be overlooked.
  const isWanted = isOpen || reasons.some(({ code }) => code === 'unknownType');
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are judged anew may have other values
  useEffect(() => {
    let gone = false;
    if (isWanted)
      void worker()('types', { columns }).then((found) => {
        if (!gone) setValues(found.filter(({ value }) => value !== ''));
      });
    return () => {
      gone = true;
    };
  }, [columns, isWanted, reasons]);
  const meant = (value: string) => columns.types?.[folded(value)] ?? typeNamed(value) ?? '';
  const open = values.filter(({ value }) => meant(value) === '' && suggested(value) !== undefined);
  const unknown = values.filter(({ value }) => !isNamedType(typeMeant(value, columns))).length;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} data-types>
      <summary className={SUMMARY}>
        {t('screens.templeImport.repair.types')}
        {unknown > 0 && (
          <span className="ps-2 normal-case tracking-normal text-warn" data-unknown-types={unknown}>
            {t('screens.templeImport.repair.unknownTypes', { count: unknown })}
          </span>
        )}
      </summary>
      {values.length === 0 && <p className="pt-2 text-sm text-faint">{t('screens.templeImport.repair.noTypes')}</p>}
      <ul className="flex flex-col gap-2 pt-2">
        {values.slice(0, shown).map(({ value, count }) => {
          const likely = suggested(value);
          return (
            <li key={value} className="flex flex-col gap-1 text-sm" data-type={value}>
              <span className="wrap-anywhere">
                <bdi className="font-medium">{revealed(value)}</bdi>{' '}
                <span className="text-faint tabular-nums">· {format.number(count)}</span>
              </span>
              <select
                className={SELECT}
                aria-label={format.pair(t('temple.mapType.title'), value)}
                value={meant(value)}
                onChange={({ target }) => void repair({ is: 'type', value, type: target.value })}
              >
                {typeNamed(value) === undefined && (
                  <option value="">
                    {likely === undefined
                      ? t('screens.templeImport.repair.asItIs')
                      : `${t('screens.templeImport.repair.asItIs')} (${templeTypeName(likely)}?)`}
                  </option>
                )}
                {TEMPLE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {t(`screens.temples.types.${type}`)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      {values.length > shown && (
        <button type="button" className="pt-2 text-sm text-mark" onClick={() => setShown(shown + VALUES_AT_ONCE)}>
          {t('screens.more')}
        </button>
      )}
      {open.length > 0 && (
        <button
          type="button"
          className="button-plain mt-2 h-8 rounded-md px-2.5 text-sm"
          onClick={() => void repair({ is: 'types' })}
        >
          {t('temple.mapTypes.title')}
        </button>
      )}
    </details>
  );
}
