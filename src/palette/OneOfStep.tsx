import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AskOneOf } from '../../commands/core/definition';
import { TRIALS, useLabel, useOptions, useOptionText } from '../forms';
import { useT } from '../i18n';
import { reason as reasonFor } from '../i18n/reason';
import { Keys } from '../keys';
import { THUMB_COVERS, UNCOVERED, type Uncovered } from '../media/covers';
import { shownAddress } from '../media/shownAddress';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { Options } from './Options';
import { Footer, footerKey } from './Step';
import type { StepProps } from './stepProps';
import { pickerPrefs, UncoverButton } from './UncoverButton';
import { useChoice, useOptionNames } from './useChoice';

/** One of a few values, found by typing, or picked by its letter. */
export function OneOfStep({
  command,
  name,
  ask,
  rows,
  given,
  reason,
  isFirst,
  onDone,
  onBack,
}: StepProps<AskOneOf<string>>) {
  const textOf = useOptionText(command, name);
  const label = useLabel(command, name);
  const t = useT();
  const { options, trouble, isLoading } = useOptions(ask, rows);
  const isEmpty = options.length === 0 && !isLoading && trouble === null;
  const done = (value: string) => {
    if (options.some((option) => option.value === value && option.disabledReason === undefined)) onDone(value);
  };
  const trial = TRIALS[command.id];
  const start = (given as string | undefined) ?? ask.initial?.(rows) ?? trial?.inForce();
  const choice = useChoice({ options, namesOf: useOptionNames(command, name), act: done, onBack, start });
  const { uncovered } = useSnapshot(pickerPrefs());
  const current = choice.shown[choice.at]?.value;
  useEffect(() => (current === undefined ? undefined : trial?.start?.(current)), [trial, current]);
  return (
    <>
      <Options
        label={label}
        choice={choice}
        onPress={({ value }) => done(value)}
        after={
          <>
            {(reason !== undefined || trouble !== null) && (
              <p role="alert" className="px-2.5 py-1.5 text-xs text-danger">
                {reason ?? (trouble && reasonFor(trouble))}
              </p>
            )}
            {isEmpty && (
              <p role="status" className="px-2.5 py-4 text-sm text-faint">
                {t('palette.noOptions')}
              </p>
            )}
          </>
        }
      >
        {(option) => (
          <>
            {option.thumb && <Thumb src={option.thumb} uncovered={option.isMedium ? uncovered : UNCOVERED} />}
            <span className="min-w-0 grow">
              <bdi>{revealed(textOf(option))}</bdi>
              {option.details && (
                <span className="block text-xs text-soft wrap-anywhere">
                  <bdi>{revealed(option.details)}</bdi>
                </span>
              )}
            </span>
            {trial && option.value === trial.inForce() && (
              <>
                <Icon name="check" size={16} className="shrink-0 text-mark" />
                <span className="sr-only">{t('theme.inForce')}</span>
              </>
            )}
            {option.disabledReason && <span className="text-xs text-danger">{t(option.disabledReason)}</span>}
            {option.press && <Keys press={option.press} />}
          </>
        )}
      </Options>
      {options.some(({ thumb, isMedium }) => thumb && isMedium) && (
        <Footer>
          <UncoverButton />
        </Footer>
      )}
      <Footer areKeys>
        {footerKey('↵', t('palette.choose'))}
        {footerKey('Esc', t(isFirst ? 'palette.close' : 'palette.stepBack'))}
      </Footer>
    </>
  );
}

const Thumb = ({ src, uncovered }: { src: string; uncovered: Uncovered }) => (
  <span className="size-10 shrink-0 overflow-hidden rounded">
    <img src={shownAddress(src)} alt="" className={`size-full object-cover ${THUMB_COVERS[uncovered]}`} />
  </span>
);
