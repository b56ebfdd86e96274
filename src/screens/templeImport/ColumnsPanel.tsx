import { useState } from 'react';
import { excerpt } from '../../../contract/wire/shownText';
import { inOwnWay, t, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { type Columns, firstRow } from '../../import/columns';
import { COLUMN_FIELDS } from '../../import/draft';
import type { FileRow } from '../../import/rowStore';
import { directionOf } from '../../ui/directionOf';
import { spelledOut } from '../../ui/hiddenCharacters';
import { Labelled, SELECT } from './controls';
import { setColumn } from './repair';

const SAMPLE_LENGTH = 24;

/** Which column of the file holds which field. */
export function ColumnsPanel({ columns, top }: { columns: Columns; top: readonly FileRow[] }) {
  const t = useT();
  const below = top.slice(firstRow(columns));
  const options = Array.from({ length: columns.width }, (_, at) => {
    const name = columns.names[at] || t('screens.templeImport.column', { number: at + 1 });
    const sample = below.map(({ cells }) => cells[at]?.trim() ?? '').find((cell) => cell !== '') ?? '';
    return { at, text: sample === '' ? name : `${name} · ${excerpt(sample, SAMPLE_LENGTH)}` };
  });
  const isKnown = new Set(Object.values(columns.at)).size >= columns.width;
  const guessed = guessText(columns);
  const [isOpen] = useState(!isKnown || guessed !== '');
  return (
    <details
      open={isOpen}
      className="col-span-full pt-2"
      data-columns={guessed !== '' ? 'guessed' : isKnown ? 'known' : ''}
    >
      <summary className="cursor-pointer text-xs font-semibold uppercase tracking-wide text-faint">
        {t('screens.templeImport.columns')}
        {(guessed !== '' || isKnown) && (
          <span
            className={`block pt-1 text-sm normal-case tracking-normal ${guessed === '' ? 'font-normal text-soft' : 'font-medium text-warn'}`}
          >
            {guessed || t('screens.templeImport.columnsKnown')}
          </span>
        )}
      </summary>
      <fieldset
        aria-label={t('screens.templeImport.columns')}
        className="flex flex-col gap-2 pt-2 @min-[40rem]:grid @min-[40rem]:grid-cols-3 @min-[40rem]:gap-x-3"
      >
        <p className="col-span-full text-xs text-faint">{t('screens.templeImport.columnsHint')}</p>
        {COLUMN_FIELDS.map((field) => (
          <Labelled
            key={field}
            label={t(`screens.templeImport.fields.${field}`)}
            {...(columns.guessed?.includes(field) && { hint: t('screens.templeImport.guessed'), isDoubtful: true })}
          >
            {(id) => (
              <select
                id={id}
                data-column={field}
                className={SELECT}
                dir={directionOf(options[columns.at[field] ?? -1]?.text ?? '')}
                value={columns.at[field] ?? ''}
                onChange={({ target }) => void setColumn(field, target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('screens.templeImport.noColumn')}</option>
                {options.map(({ at, text }) => (
                  <option key={at} value={at}>
                    {inOwnWay(spelledOut(text))}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
        ))}
      </fieldset>
    </details>
  );
}

/** Which columns were taken for a field on a guess, by their headers; nothing where none was. */
export function guessText({ guessed = [], at, names }: Columns): string {
  if (guessed.length === 0) return '';
  const columns = format.list(guessed.map((field) => spelledOut(names[at[field] ?? -1] ?? '')));
  return t('screens.templeImport.columnsGuessed', { count: guessed.length, columns });
}
