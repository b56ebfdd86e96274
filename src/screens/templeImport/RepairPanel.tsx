import { useState } from 'react';
import { ROW_FIELDS, type RowField } from '../../../commands/core/templeRow';
import { excerpt } from '../../../contract/wire/shownText';
import { inOwnWay, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { type Columns, firstRow, type Otherwise, unusedColumns } from '../../import/columns';
import type { FileRow } from '../../import/rowStore';
import { submitByModEnter } from '../../keys/isModEnter';
import { spelledOut } from '../../ui/hiddenCharacters';
import { revealed } from '../../ui/revealed';
import { SELECT, SUMMARY } from './controls';
import { repair } from './repair';
import { TypesPanel } from './TypesPanel';

const SAMPLE_LENGTH = 24;
const BUTTON = 'button-plain h-8 rounded-md px-2.5 text-sm';
const fieldText = (field: RowField) => `screens.templeImport.fields.${field}` as const;

interface PanelProps {
  readonly columns: Columns;
  readonly top: readonly FileRow[];
}

/** Repairs of the whole file: columns that are not imported, empty cells, values of the type. `z` undoes each. */
export function RepairPanel({ columns, top }: PanelProps) {
  return (
    <div className="col-span-full flex flex-col gap-3 pt-2">
      <NotImported columns={columns} top={top} />
      <WhereEmpty columns={columns} />
      <TypesPanel columns={columns} />
    </div>
  );
}

/** The columns that mean nothing yet, each with a way to give it a field. */
function NotImported({ columns, top }: PanelProps) {
  const t = useT();
  const left = unusedColumns(columns);
  if (left.length === 0) return null;
  const below = top.slice(firstRow(columns));
  return (
    <details data-not-imported={left.length}>
      <summary className={SUMMARY}>
        {t('screens.templeImport.repair.notImported', { columns: format.number(left.length) })}
      </summary>
      <ul className="flex flex-col gap-2 pt-2">
        {left.map((at) => {
          const name = columns.names[at] || t('screens.templeImport.column', { number: at + 1 });
          const sample = below.map(({ cells }) => cells[at]?.trim() ?? '').find((cell) => cell !== '') ?? '';
          return (
            <li key={at} className="flex flex-col gap-1 text-sm">
              <span className="wrap-anywhere">
                <bdi className="font-medium">{revealed(name)}</bdi>
                {sample !== '' && <bdi className="ps-2 text-faint">{revealed(excerpt(sample, SAMPLE_LENGTH))}</bdi>}
              </span>
              <FieldSelect
                label={format.pair(t('screens.templeImport.repair.giveField'), name)}
                value=""
                none={t('screens.templeImport.repair.giveField')}
                onChoose={(field) => void repair({ is: 'column', column: at, field })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The rules for empty fields, and a form to add one. */
function WhereEmpty({ columns }: { columns: Columns }) {
  const t = useT();
  const [field, setField] = useState<RowField>('name');
  const [text, setText] = useState('');
  const rules = ROW_FIELDS.filter((one) => (columns.otherwise?.[one] ?? []).length > 0);
  const columnName = (at: number) => columns.names[at] || t('screens.templeImport.column', { number: at + 1 });
  const inWords = (one: Otherwise) => ('column' in one ? columnName(one.column) : `“${one.text}”`);
  const apply = () => {
    if (text.trim() === '') return;
    void repair({ is: 'text', field, text: text.trim() });
    setText('');
  };
  return (
    <details>
      <summary className={SUMMARY}>{t('screens.templeImport.repair.whereEmpty')}</summary>
      <ul className="flex flex-col gap-1 pt-2 text-sm">
        {rules.map((one) => (
          <li key={one} className="flex items-center gap-2" data-rule={one}>
            <span className="grow wrap-anywhere">
              {t(fieldText(one))}: <bdi>{format.list((columns.otherwise?.[one] ?? []).map(inWords))}</bdi>
            </span>
            <button
              type="button"
              className={BUTTON}
              aria-label={format.pair(t('temple.leaveEmpty.title'), t(fieldText(one)))}
              title={t('temple.leaveEmpty.title')}
              onClick={() => void repair({ is: 'clear', field: one })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form
        onKeyDown={submitByModEnter}
        className="flex flex-col gap-2 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <FieldSelect label={t('screens.templeImport.repair.ofField')} value={field} onChoose={setField} />
        <input
          type="text"
          dir="auto"
          value={text}
          aria-label={t('screens.templeImport.repair.text')}
          placeholder={t('screens.templeImport.repair.textExample')}
          autoComplete="off"
          className={SELECT}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={BUTTON} disabled={text.trim() === ''}>
          {t('screens.templeImport.repair.put')}
        </button>
        <p className="text-xs text-faint">
          {t('screens.templeImport.repair.textHint', { city: '{city}', type: '{type}' })}
        </p>
        <select
          className={SELECT}
          aria-label={t('temple.takeColumn.title')}
          value=""
          onChange={({ target }) => void repair({ is: 'take', field, column: Number(target.value) })}
        >
          <option value="" disabled>
            {t('temple.takeColumn.title')}
          </option>
          {Array.from({ length: columns.width }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={at} value={at}>
              {inOwnWay(spelledOut(columnName(at)))}
            </option>
          ))}
        </select>
      </form>
    </details>
  );
}

interface FieldSelectProps {
  readonly label: string;
  readonly value: RowField | '';
  /** Shown while no field is chosen. */
  readonly none?: string;
  readonly onChoose: (field: RowField) => void;
}

function FieldSelect({ label, value, none, onChoose }: FieldSelectProps) {
  const t = useT();
  return (
    <select
      className={SELECT}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const field = ROW_FIELDS.find((one) => one === target.value);
        if (field) onChoose(field);
      }}
    >
      {none !== undefined && (
        <option value="" disabled>
          {none}
        </option>
      )}
      {ROW_FIELDS.map((one) => (
        <option key={one} value={one}>
          {t(fieldText(one))}
        </option>
      ))}
    </select>
  );
}
