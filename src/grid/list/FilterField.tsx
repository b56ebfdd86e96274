import { type FormEvent, useId, useState } from 'react';
import { isCalendarDay } from '../../../commands/core/day';
import { DayInput } from '../../forms/DayInput';
import { useT } from '../../i18n';
import { submitByModEnter } from '../../keys/isModEnter';
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
  const [isWrong, setWrong] = useState(false);
  const isDay = filter.as === 'day';
  const type = (typed: string) => {
    setText(typed);
    setWrong(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (isDay && wanted !== '' && !isCalendarDay(wanted)) setWrong(true);
    else onChoose(wanted || undefined);
  };
  const common = {
    id,
    // It was opened to type into.
    autoFocus: true,
    className:
      'min-h-9 w-full min-w-0 px-2.5 rounded-md border border-strong bg-surface text-ink aria-invalid:border-danger',
  } as const;
  return (
    <form onKeyDown={submitByModEnter} onSubmit={submit} className="flex flex-col gap-1.5 p-2">
      <label htmlFor={id} className="text-xs text-soft">
        {t(filter.title)}
      </label>
      <div className="flex gap-1.5">
        <div className="min-w-0 grow">
          {isDay ? (
            <DayInput {...common} aria-invalid={isWrong} aria-describedby={`${id}-wrong`} value={text} onValue={type} />
          ) : (
            <input
              {...common}
              type="text"
              dir="auto"
              maxLength={64}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </div>
        <button type="submit" data-item className="button-primary h-9 px-3 rounded-md">
          {t('grid.apply')}
        </button>
      </div>
      {/* Its room is kept: what stands below stays where it is. */}
      {isDay && (
        <p id={`${id}-wrong`} role="alert" className="min-h-8 max-w-64 text-xs text-danger">
          {isWrong && t('palette.day.invalid')}
        </p>
      )}
    </form>
  );
}
