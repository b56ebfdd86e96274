import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ImportedRow, ImportState } from '../../../contract/temples/imports';
import { Badge } from '../../grid/columns';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason, reasonOf } from '../../i18n/reason';
import { rowAddress } from '../../navigation/rowAddress';
import { Name } from '../../ui/Name';
import { reasonText } from '../templeImport/reasonText';
import { useImportRows } from './useImportRows';
import { TONES } from './words';

const ROW_PX = 36;
/** Of one that failed: what is wrong with it stands below its name, and takes no room from that. */
const FAILED_ROW_PX = 54;
/** As high as its rows, to this: half of one is seen, so that one sees that there are more. */
const HIGHEST_PX = 12.5 * ROW_PX;
const IS_THERE: readonly ImportState[] = [
  'created',
  'updated',
  'duplicate',
  'restored',
  'changed',
  'conflict',
  'leftOut',
];

/** The outcome of each row of an import: those that failed, of which there are `failed`, and the others, both in the order of the file. */
export function ImportRows({
  idimport,
  state,
  version,
  failed,
}: {
  idimport: string;
  state: ImportState | undefined;
  version: string;
  failed: number;
}) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const { total, rowAt, see, isReading, refused } = useImportRows(idimport, state, version);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: (index) => (index < failed ? FAILED_ROW_PX : ROW_PX),
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const missing = items.find(({ index }) => !rowAt(index))?.index;
  useEffect(() => {
    if (missing !== undefined) see(missing);
  });
  if (refused !== null)
    return (
      <p role="alert" className="text-sm text-danger">
        {reason(refused)}
      </p>
    );
  if (isReading) return <div className="skeleton h-9" />;
  if (total === 0) return <p className="text-sm text-faint">{t('screens.imports.noRows')}</p>;
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key
      tabIndex={0}
      aria-label={t('screens.imports.outcome')}
      className="overflow-y-auto rounded-lg border border-line bg-surface"
      style={{ height: Math.min(HIGHEST_PX, virtual.getTotalSize()) + 2 }}
    >
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, size }) => {
          const row = rowAt(index);
          return row && <Line key={row.line} row={row} topPx={start} heightPx={size} />;
        })}
      </ul>
    </section>
  );
}

function Line({ row, topPx, heightPx }: { row: ImportedRow; topPx: number; heightPx: number }) {
  const { line, name, state, templeId } = row;
  const why = whyNot(row);
  return (
    <li
      className="absolute inset-x-0 flex flex-col justify-center border-b border-line px-3 text-sm"
      style={{ height: heightPx, top: topPx }}
      data-line={line}
    >
      <span className="flex items-center gap-3">
        <span className="min-w-8 shrink-0 text-xs text-faint tabular-nums">{format.number(line)}</span>
        {templeId !== undefined && IS_THERE.includes(state) ? (
          <Link href={rowAddress('temple', templeId)} className="min-w-0 grow basis-0 text-mark hover:underline">
            <Name of={name} className="block truncate" />
          </Link>
        ) : (
          <Name of={name} className="min-w-0 grow basis-0 truncate" />
        )}
        <span className="max-w-1/2 shrink-0">
          <Badge text={`screens.imports.states.${state}`} tone={TONES[state]} />
        </span>
      </span>
      {why !== '' && (
        <span className="truncate ps-11 text-xs text-soft" title={why}>
          {why}
        </span>
      )}
    </li>
  );
}

/** What is wrong with a row that could not be read, or why the server refused it; nothing of one that went well. */
function whyNot({ code, faults = [] }: ImportedRow): string {
  if (code !== undefined) return reasonOf('temple.importRows', code);
  return faults.map(reasonText).join(' · ');
}
