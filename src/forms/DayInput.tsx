import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { isCalendarDay } from '../../commands/core/day';
import { useT } from '../i18n';
import { Icon } from '../ui/Icon';
import { meantDay, withSlashes, writtenDay } from './dayText';

interface DayInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'dir'> {
  /** As it is kept, `2026-01-31`; what was typed where that is no day. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/**
 * A day, typed as days are written everywhere (docs/specification.md section 9): a browser's own field has the order of the browser's
 * language, which need not be that of the page. The browser's calendar is a button away.
 */
export function DayInput({ value, onValue, className = '', onBlur, ...input }: DayInputProps) {
  const t = useT();
  const [typed, setTyped] = useState(() => writtenDay(value));
  const box = useRef<HTMLSpanElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  // A day from elsewhere is shown as what it is.
  const shown = meantDay(typed) === value ? typed : writtenDay(value);
  const take = (text: string) => {
    setTyped(text);
    onValue(meantDay(text));
  };
  return (
    <span ref={box} dir="ltr" className="relative block">
      <input
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('palette.day.order')}
        value={shown}
        className={`${className} pe-11 tabular-nums`}
        onChange={({ target }) => take(withSlashes(target.value, shown))}
        onBlur={(event) => {
          setTyped(writtenDay(value));
          onBlur?.(event);
        }}
      />
      {/* Where its calendar comes up; never seen, and no stop of Tab. */}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isCalendarDay(value) ? value : ''}
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={({ target }) => {
          take(writtenDay(target.value));
          box.current?.querySelector('input')?.focus();
        }}
      />
      <button
        type="button"
        aria-label={t('palette.day.pick')}
        data-tip={t('palette.day.pick')}
        className="absolute inset-y-0.5 end-0.5 grid w-9 place-items-center rounded-md text-soft hover:bg-hover"
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar-range" />
      </button>
    </span>
  );
}
