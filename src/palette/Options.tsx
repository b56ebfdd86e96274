import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import type { AnswerOption } from '../../commands/core/option';
import { useT } from '../i18n';
import { Count, INPUT } from './Step';

interface OptionsProps {
  readonly label: string;
  readonly choice: {
    readonly hasLetters: boolean;
    readonly text: string;
    readonly type: (text: string) => void;
    readonly shown: readonly AnswerOption[];
    readonly at: number;
    readonly mark: (place: number) => void;
    readonly focus: RefObject<HTMLElement | null>;
    readonly list: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Several can be chosen: which are says `isTicked`. */
  readonly isTicked?: (option: AnswerOption) => boolean;
  readonly onPress: (option: AnswerOption) => void;
  readonly children: (option: AnswerOption) => ReactNode;
  /** Below the options. */
  readonly after?: ReactNode;
}

/** The options of a question: with a field that narrows them down, unless a letter picks each. */
export function Options({ label, choice, isTicked, onPress, children, after }: OptionsProps) {
  const t = useT();
  const { hasLetters, text, type, shown, at, mark, focus, list, onKeyDown } = choice;
  const active = at < 0 ? undefined : `option-${at}`;
  return (
    <>
      <p className="px-4 pt-3 font-medium">{label}</p>
      {!hasLetters && (
        <input
          ref={focus as Ref<HTMLInputElement>}
          role="combobox"
          aria-expanded="true"
          aria-controls="options"
          aria-autocomplete="list"
          aria-activedescendant={active}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          className={INPUT}
          placeholder={t('palette.narrow')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <div
        ref={(element) => {
          list.current = element;
          if (hasLetters) focus.current = element;
        }}
        id="options"
        role="listbox"
        aria-multiselectable={isTicked ? true : undefined}
        tabIndex={hasLetters ? 0 : -1}
        aria-label={label}
        aria-activedescendant={hasLetters ? active : undefined}
        onKeyDown={hasLetters ? onKeyDown : undefined}
        className="p-1.5 outline-none max-h-[min(460px,60vh,calc(100dvh-13rem))] flat:max-h-none overflow-y-auto"
      >
        {shown.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field, or the list box, handles the keys of all options
          <div
            key={option.value}
            id={`option-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={isTicked ? isTicked(option) : place === at}
            aria-current={place === at}
            aria-disabled={option.disabledReason !== undefined || option.isThere || undefined}
            className="flex items-center gap-2.5 min-h-10 px-2.5 py-1 rounded-md text-sm cursor-pointer aria-[current=true]:bg-selected"
            onMouseMove={() => mark(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPress(option)}
          >
            {children(option)}
          </div>
        ))}
        {shown.length === 0 && text !== '' && <p className="px-2.5 py-4 text-sm text-faint">{t('palette.noOption')}</p>}
        {after}
      </div>
      {text !== '' && <Count of={shown.length} />}
    </>
  );
}
