import { useState } from 'react';
import { type AskSomeOf, unchangedValue } from '../../commands/core/definition';
import type { AnswerOption } from '../../commands/core/option';
import { useLabel, useOptionText } from '../forms';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { Options } from './Options';
import { Footer } from './Step';
import type { StepProps } from './stepProps';
import { useChoice, useOptionNames } from './useChoice';

const ALL = '*';
const MIXED = 'mixed';

/** What all rows have is ticked; what only some have is neither, and stays as each has it until it is ticked. */
function presentIn({ present, prefill, options }: AskSomeOf<string>, rows: readonly unknown[]): readonly string[] {
  if (!present) return prefill?.(rows) ?? [];
  const has = rows.map((row) => present(row as never));
  return options(rows).flatMap(({ value }) => {
    const count = has.filter((some) => some.includes(value)).length;
    return count === 0 ? [] : [count === rows.length ? value : unchangedValue(value)];
  });
}

/** Several of a few values, each switched on and off by itself; Enter applies them all at once. */
export function SomeOfStep({
  command,
  name,
  ask,
  rows,
  args,
  given,
  reason,
  onDone,
  onBack,
}: StepProps<AskSomeOf<string>>) {
  const t = useT();
  const textOf = useOptionText(command, name);
  const label = useLabel(command, name);
  const [ticked, setTicked] = useState<readonly string[]>(
    () => (given as readonly string[] | undefined) ?? presentIn(ask, rows),
  );
  const [tried, setTried] = useState(false);
  const real = ask.options(rows);
  const options: readonly AnswerOption[] = ask.pressAll ? [...real, { value: ALL, press: ask.pressAll }] : real;
  const verdict = ask.check?.(ticked, rows, args) ?? null;
  const hasAll = real.every(({ value }) => ticked.includes(value));
  const stateOf = (value: string): boolean | typeof MIXED =>
    value === ALL ? hasAll : ticked.includes(value) || (ticked.includes(unchangedValue(value)) && MIXED);
  const toggle = (value: string) => {
    if (value === ALL) return setTicked(hasAll ? [] : real.map((option) => option.value));
    const others = ticked.filter((other) => other !== value && other !== unchangedValue(value));
    setTicked(ticked.includes(value) ? others : [...others, value]);
  };
  const apply = () => {
    setTried(true);
    if (verdict === null) onDone(ticked);
  };
  const choice = useChoice({
    options,
    namesOf: useOptionNames(command, name),
    act: (value, by) => (by === 'enter' ? apply() : toggle(value)),
    onBack,
    spaceActs: true,
  });
  return (
    <>
      <Options
        label={label}
        choice={choice}
        isTicked={({ value }) => stateOf(value) === true}
        onPress={({ value }) => toggle(value)}
        after={
          (reason !== undefined || (tried && verdict !== null)) && (
            <p role="alert" className="px-2.5 py-1.5 text-xs text-danger">
              {tried && verdict !== null ? t(verdict) : reason}
            </p>
          )
        }
      >
        {(option) => {
          const state = stateOf(option.value);
          return (
            <>
              <span
                aria-hidden="true"
                className={`size-4 grid place-items-center rounded border ${state ? 'bg-accent border-accent text-on-accent' : 'border-strong'}`}
              >
                {state === MIXED ? '–' : state ? '✓' : ''}
              </span>
              <span className="grow">
                {option.value === ALL ? t(`${command.id}.${name}.all`) : textOf(option)}
                {state === MIXED && <span className="ps-2 text-xs text-soft">{t('palette.someHave')}</span>}
              </span>
              {option.press && <Keys press={option.press} />}
            </>
          );
        }}
      </Options>
      <Footer>
        <button type="button" className="h-8 px-3 rounded-md bg-accent text-on-accent font-medium" onClick={apply}>
          {t('palette.go')} ↵
        </button>
      </Footer>
    </>
  );
}
