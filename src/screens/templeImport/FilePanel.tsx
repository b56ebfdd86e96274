import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { excerpt } from '../../../contract/wire/shownText';
import { inOwnWay, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { firstRow } from '../../import/columns';
import type { Delimiter, FoundDelimiter } from '../../import/delimiter';
import { ENCODINGS, type Encoding, type FoundEncoding } from '../../import/encoding';
import type { Opened } from '../../import/protocol';
import { CommandButton } from '../../ui/CommandButton';
import { directionOf } from '../../ui/directionOf';
import { spelledOut } from '../../ui/hiddenCharacters';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { ColumnsPanel, guessText } from './ColumnsPanel';
import { Labelled, SELECT } from './controls';
import { FillPanel } from './FillPanel';
import { importing, readAs, setHeader, stopImport } from './importing';
import { RepairPanel } from './RepairPanel';

/** Wide enough for the panel to stand open beside the rows, which stay a table; below it lies over them, closed. */
const BESIDE = '(min-width: 1440px)';
/** Of a row, as much as an option shows. */
const SAMPLE_SIGNS = 60;
/** Rows near the top that may be the header. */
const HEADERS_MAX = 10;
const DELIMITERS = [
  { value: ',', name: 'comma' },
  { value: ';', name: 'semicolon' },
  { value: '\t', name: 'tab' },
] as const satisfies readonly { readonly value: Delimiter; readonly name: string }[];

const ENCODING_NAMES: Readonly<Partial<Record<Encoding, string>>> = { tcvn3: 'TCVN3 (ABC)', vni: 'VNI' };

/** How the file was read and what its columns mean: found by itself, and corrected here. */
export function FilePanel({ isOver, isWanted }: { isOver: boolean; isWanted: boolean }) {
  const t = useT();
  const { importId, fileName, opened, columns, phase, rows, isMending, continues } = useSnapshot(
    importing,
  ) as typeof importing;
  // What is written is as it was read: nothing here changes it any more.
  const isFixed = isOver && !isMending;
  const [isOpen] = useState(() => matchMedia(BESIDE).matches || phase === 'unchecked');
  if (!opened || !columns) return null;
  const guessed = guessText(columns);
  return (
    <details
      data-part
      open={isOpen}
      className={`group @container shrink-0 overflow-y-auto border-line bg-surface max-[1440px]:max-h-[60%] max-[1440px]:border-b min-[1440px]:w-70 min-[1440px]:border-e ${isWanted ? '' : 'min-[1440px]:max-[1719px]:group-has-[[data-surface=detail]]/import:hidden'}`}
    >
      <summary className="cursor-pointer px-4 py-2 font-medium flat:py-0.5">
        <bdi className="wrap-anywhere">{revealed(fileName)}</bdi>
        <span className="inline-block ps-2 text-sm font-normal text-soft tabular-nums">
          {t('screens.templeImport.lines', {
            count: opened.count - firstRow(columns),
          })}
        </span>
        <span className="inline-block ps-3 text-sm font-normal text-mark group-open:hidden">
          {t('screens.templeImport.columns')}
        </span>
        {guessed !== '' && (
          <span className="inline-block ps-3 text-sm font-medium text-warn group-open:hidden">{guessed}</span>
        )}
      </summary>
      <p className="px-4 pb-3">
        <CommandButton command="temple.importAnother" />
      </p>
      <fieldset
        disabled={isFixed}
        data-fixed={isFixed}
        className="flex flex-col gap-3 px-4 pb-4 disabled:opacity-60 @min-[40rem]:grid @min-[40rem]:grid-cols-3"
      >
        {phase === 'checking' && (
          <p className="col-span-full flex items-center gap-2 text-sm text-soft" role="status">
            <span className="grow tabular-nums">
              {t('screens.templeImport.checking', { rows: format.number(rows) })}
            </span>
            <button type="button" className="button-plain h-7 rounded-md px-2" onClick={stopImport}>
              {t('screens.templeImport.stop')}
            </button>
          </p>
        )}
        {/* What is left of a file that was read before is not read by a guess. */}
        {!continues && <SourceFields source={opened.source} />}
        <Labelled label={t('screens.templeImport.header')}>
          {(id) => (
            <select
              id={id}
              className={SELECT}
              dir={directionOf(opened.top[columns.header ?? -1]?.cells.join() ?? '')}
              value={columns.header ?? ''}
              onChange={({ target }) => void setHeader(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t('screens.templeImport.noHeader')}</option>
              {opened.top.slice(0, HEADERS_MAX).map(({ row, cells }, index) => (
                <option key={row} value={index}>
                  {t('screens.templeImport.headerRow', {
                    row,
                    cells: spelledOut(excerpt(cells.join(' · '), SAMPLE_SIGNS)),
                  })}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <ColumnsPanel key={importId} columns={columns} top={opened.top} />
        <RepairPanel columns={columns} top={opened.top} />
        <FillPanel />
      </fieldset>
    </details>
  );
}

/**
 * The panel in the least room, as long as a row is open beside it in a window that has none for all three: rows keep their lines, and the
 * bar above them its figures and keys. Pressed it makes room for the panel again.
 */
export function FileRail({ onUnfold }: { onUnfold: () => void }) {
  const { fileName } = useSnapshot(importing);
  return (
    <button
      type="button"
      data-file-rail=""
      aria-expanded={false}
      className="hidden w-10 shrink-0 flex-col items-center gap-3 border-e border-line bg-surface py-3 text-soft hover:bg-hover min-[1440px]:max-[1719px]:group-has-[[data-surface=detail]]/import:flex"
      onClick={onUnfold}
    >
      <Icon name="panel-left" className="rtl:-scale-x-100" />
      <bdi className="min-h-0 truncate text-sm font-medium text-ink [writing-mode:vertical-rl]">
        {revealed(fileName)}
      </bdi>
    </button>
  );
}

/** Encoding and separator, or which sheet, and why it was taken for that. */
function SourceFields({ source }: { source: Opened['source'] }) {
  const t = useT();
  const { uneven } = useSnapshot(importing);
  if (source.format === 'xlsx') {
    if (source.sheets.length < 2) return null;
    return (
      <Labelled
        label={t('screens.templeImport.sheet')}
        {...(source.because && { hint: t(`screens.templeImport.because.${source.because}`) })}
      >
        {(id) => (
          <select
            id={id}
            className={SELECT}
            dir={directionOf(source.sheets[source.sheet - 1] ?? '')}
            value={source.sheet}
            onChange={({ target }) => void readAs({ sheet: Number(target.value) })}
          >
            {source.sheets.map((name, index) => (
              <option key={name} value={index + 1}>
                {inOwnWay(spelledOut(name))}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    );
  }
  const { encoding, delimiter } = source;
  const { count, lines } = uneven;
  const because = (why: FoundDelimiter['because'] | FoundEncoding['because']) =>
    t(`screens.templeImport.because.${why}`);
  // That most rows are alike is why the separator was taken for one; of those that are not it is said, however it was found.
  const delimiterHint = [
    ...(delimiter.because === 'rows' && count > 0 ? [] : [because(delimiter.because)]),
    ...(count > 0
      ? [t('screens.templeImport.because.uneven', { number: format.number(count), lines: linesText() })]
      : []),
  ];
  return (
    <>
      <Labelled label={t('screens.templeImport.encoding')} hint={because(encoding.because)}>
        {(id) => (
          <select
            id={id}
            className={SELECT}
            value={encoding.encoding}
            onChange={({ target }) => {
              const chosen = ENCODINGS.find((one) => one === target.value);
              if (chosen) void readAs({ encoding: chosen });
            }}
          >
            {ENCODINGS.map((one) => (
              <option key={one} value={one}>
                {ENCODING_NAMES[one] ?? one.toUpperCase()}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('screens.templeImport.delimiter')} hint={delimiterHint.join(' · ')}>
        {(id) => (
          <select
            id={id}
            className={SELECT}
            value={delimiter.delimiter}
            onChange={({ target }) => {
              const chosen = DELIMITERS.find(({ value }) => value === target.value);
              if (chosen) void readAs({ delimiter: chosen.value });
            }}
          >
            {DELIMITERS.map(({ value, name }) => (
              <option key={value} value={value}>
                {t(`screens.templeImport.delimiters.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </>
  );

  function linesText(): string {
    const named = lines.map((line) => format.number(line)).join(', ');
    return count > lines.length ? `${named}, …` : named;
  }
}
