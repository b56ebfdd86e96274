import { useState } from 'react';
import { type AskSomeOf, unchangedValue } from '../../commands/core/definition';
import type { AnswerOption } from '../../commands/core/option';
import { useLabel, useOptionText } from '../forms';
import { textOr, useT } from '../i18n';
import { Keys } from '../keys';
import { Icon } from '../ui/Icon';
import { DeedButton } from './DeedButton';
import { Options } from './Options';
import { Footer, footerKey } from './Step';
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
  isFirst,
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
  const open = real.filter(({ isThere }) => !isThere);
  const isThere = (value: string) => real.some((option) => option.value === value && option.isThere);
  const hasAll = open.every(({ value }) => ticked.includes(value));
  const stateOf = (value: string): boolean | typeof MIXED =>
    value === ALL
      ? hasAll
      : isThere(value) || ticked.includes(value) || (ticked.includes(unchangedValue(value)) && MIXED);
  const toggle = (value: string) => {
    if (isThere(value)) return;
    if (value === ALL) return setTicked(hasAll ? [] : open.map((option) => option.value));
    const others = ticked.filter((other) => other !== value && other !== unchangedValue(value));
    setTicked(ticked.includes(value) ? others : [...others, value]);
  };
  const apply = (chosen = ticked) => {
    setTried(true);
    if ((ask.check?.(chosen, rows, args) ?? null) === null) onDone(chosen);
  };
  /** What was found by typing is meant, too. */
  const withFound = (value: string) =>
    choice.text === '' || value === ALL || stateOf(value) === true ? ticked : [...ticked, value];
  const choice = useChoice({
    options,
    namesOf: useOptionNames(command, name),
    act: (value, by) => (by === 'enter' ? apply(withFound(value)) : toggle(value)),
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
              {/* For the eyes alone, since the option says whether it is chosen. A checkbox would be a second thing to press in it. */}
              <span
                aria-hidden="true"
                className={`size-4 grid place-items-center rounded-sm border ${state ? 'bg-mark border-mark text-on-mark' : 'border-strong'}`}
              >
                {state && <Icon name={state === MIXED ? 'minus' : 'check'} size={12} />}
              </span>
              <span className="grow">
                <bdi>
                  {option.value === ALL ? textOr(`${command.id}.${name}.all`, t('common.all')) : textOf(option)}
                </bdi>
                {state === MIXED && <span className="ps-1 text-xs text-soft"> {t('palette.someHave')}</span>}
              </span>
              {option.press && <Keys press={option.press} />}
            </>
          );
        }}
      </Options>
      <div className="border-t border-line px-4 pb-3">
        <DeedButton
          {...{ command, rows, isFirst, onBack }}
          press="Enter"
          isUnready={verdict !== null}
          onClick={() => apply()}
        />
      </div>
      {/* The others are on its buttons. */}
      <Footer areKeys>{footerKey('␣', t('palette.choose'))}</Footer>
    </>
  );
}
