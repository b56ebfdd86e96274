import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ROW_FIELDS, type RowField, type TempleRow } from '../../../commands/core/templeRow';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { revealed } from '../../ui/revealed';
import { Fact } from '../components/Section';
import { RefusedFor } from './fieldColumn';
import { importing } from './importing';
import { repair } from './repair';
import { isRefusedFor } from './words';

/** A row's value of each field, as its file has it: Enter, F2 or a click edits it, and the rows are judged again. */
export function EditFields({ row }: { row: TempleRow }) {
  const t = useT();
  const { columns } = useSnapshot(importing) as typeof importing;
  const [open, setOpen] = useState<RowField | null>(null);
  const list = useRef<HTMLDListElement>(null);
  const goesTo = useRef<RowField | null>(null);
  useEffect(() => {
    if (open !== null || goesTo.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-edit="${goesTo.current}"]`)?.focus();
    goesTo.current = null;
  }, [open]);
  const refusedFor = row.judged.is === 'refused' ? row.judged.field : null;
  const hasSaved = useRef(false);
  // What was written is judged: where the row is refused for another field now, that one is next.
  useEffect(() => {
    const fields = list.current;
    if (hasSaved.current && fields?.contains(document.activeElement))
      fields.querySelector<HTMLElement>(`[data-edit="${refusedFor}"]`)?.focus();
    hasSaved.current = false;
  }, [refusedFor]);
  const leave = (field: RowField) => {
    goesTo.current = field;
    setOpen(null);
  };
  const has = (field: RowField) => columns?.at[field] !== undefined || row.texts?.[field] !== undefined;
  // A place in one cell, or in two: as the file has it.
  const shown = ROW_FIELDS.filter((field) => (field === 'place' ? has(field) : true));
  const drawn = (text: string) =>
    text.trim() === '' ? (
      <span className="text-faint">{t('screens.templeImport.fill.empty')}</span>
    ) : (
      <bdi>{revealed(text)}</bdi>
    );
  return (
    <dl ref={list}>
      {shown.map((field) => {
        const name = t(`screens.templeImport.fields.${field}`);
        const text = row.texts?.[field] ?? '';
        return (
          <Fact key={field} name={name}>
            {open === field ? (
              <EditLine
                label={format.pair(t('temple.editRow.title'), name)}
                text={text}
                onLeave={() => leave(field)}
                onSave={(value) => {
                  leave(field);
                  hasSaved.current = value !== text;
                  if (value !== text) void repair({ is: 'cell', rowId: row.rowId, field, value });
                }}
              />
            ) : (
              <button
                type="button"
                data-edit={field}
                title={t('temple.editRow.title')}
                aria-label={format.pair(format.pair(t('temple.editRow.title'), name), text)}
                className="-m-1 min-h-7 w-full rounded p-1 text-start whitespace-pre-wrap wrap-anywhere hover:bg-hover"
                onClick={() => setOpen(field)}
                onKeyDown={(event) => {
                  if (event.key !== 'F2') return;
                  event.preventDefault();
                  event.nativeEvent.stopPropagation();
                  setOpen(field);
                }}
              >
                {isRefusedFor(row, [field]) ? <RefusedFor>{drawn(text)}</RefusedFor> : drawn(text)}
              </button>
            )}
          </Fact>
        );
      })}
    </dl>
  );
}

interface EditLineProps {
  readonly label: string;
  readonly text: string;
  readonly onSave: (value: string) => void;
  readonly onLeave: () => void;
}

/** Enter takes it, Esc leaves it; so does going elsewhere take it, for what is typed is meant. */
function EditLine({ label, text, onSave, onLeave }: EditLineProps) {
  const [value, setValue] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (how: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    how();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    end(() => (event.key === 'Enter' ? onSave(value) : onLeave()));
  };
  return (
    <input
      ref={field}
      type="text"
      dir="auto"
      aria-label={label}
      value={value}
      autoComplete="off"
      className="min-h-8 w-full rounded-md border border-strong bg-surface px-1.5 text-sm"
      onChange={({ target }) => setValue(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(() => onSave(value))}
    />
  );
}
