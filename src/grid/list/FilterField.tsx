import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../i18n';
import type { Filter } from '../model/filter';

interface FilterFieldProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** What a filter is set to, typed: a name, an id, a day. */
export function FilterField({ filter, value, onChoose }: FilterFieldProps) {
  const t = useT();
  const id = useId();
  const isChoice = filter.options?.some((option) => option.value === value);
  const [text, setText] = useState(isChoice ? '' : (value ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(text.trim() || undefined);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-1.5 p-2">
      <label htmlFor={id} className="text-xs text-soft">
        {t(filter.title)}
      </label>
      <div className="flex gap-1.5">
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it was opened to type into
          autoFocus
          type={filter.as === 'day' ? 'date' : 'text'}
          dir={filter.as === 'day' ? 'ltr' : 'auto'}
          maxLength={64}
          value={text}
          autoComplete="off"
          spellCheck={false}
          className="min-h-9 min-w-0 grow px-2.5 rounded-md border border-strong bg-surface text-ink"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" data-item className="h-9 px-3 rounded-md bg-accent text-on-accent font-medium">
          {t('grid.apply')}
        </button>
      </div>
    </form>
  );
}
