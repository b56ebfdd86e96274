import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { calledIn, handleOf } from '../../commands/mentions';
import type { Colleague } from '../../contract/caseDesk';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { Avatar } from '../media/Avatar';
import { Name } from '../ui/Name';
import { begunCall, offeredFor, withCall } from './calling';

interface MentionFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (value: string) => void;
  /** Whom it can call, without who writes: nobody is told of something of their own. Empty while they are asked for. */
  readonly colleagues: readonly Colleague[];
}

/**
 * A text that calls colleagues by `@` and their name: behind an `@` it offers those whose name has what is typed, and below it says who
 * will be told.
 */
export function MentionField({ value, onText, colleagues, onKeyDown, ...field }: MentionFieldProps) {
  const t = useT();
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** The place of an `@` whose offer was put away. */
  const [closedAt, setClosedAt] = useState<number>();
  const [caretToBe, setCaretToBe] = useState<{ readonly area: HTMLTextAreaElement; readonly at: number }>();
  const begun = begunCall(value, caret);
  const offered = begun && begun.at !== closedAt ? offeredFor(begun.typed, colleagues) : [];
  const isOffering = offered.length > 0;
  const place = Math.min(chosen, offered.length - 1);
  const told = calledIn(value, colleagues);
  // The caret can go behind what was put in once that is drawn.
  useLayoutEffect(() => caretToBe?.area.setSelectionRange(caretToBe.at, caretToBe.at), [caretToBe]);
  const choose = (one: Colleague | undefined, area: HTMLTextAreaElement) => {
    if (!one || !begun) return;
    const next = withCall(value, begun, handleOf(one, colleagues));
    onText(next.text);
    setCaret(next.caret);
    setCaretToBe({ area, at: next.caret });
    setChosen(0);
  };
  /** Whether the key was meant for the offer. */
  const steerOffer = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { key, currentTarget } = event;
    const isPlain = !(
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      event.nativeEvent.isComposing
    );
    if (!isOffering || !isPlain) return false;
    if (key === 'ArrowDown') setChosen((place + 1) % offered.length);
    else if (key === 'ArrowUp') setChosen((place + offered.length - 1) % offered.length);
    else if (key === 'Enter' || key === 'Tab') choose(offered[place], currentTarget);
    else if (key === 'Escape') setClosedAt(begun?.at);
    else return false;
    return true;
  };
  return (
    <>
      <textarea
        {...field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOffering ? `${id}-offer` : undefined}
        aria-activedescendant={isOffering ? `${id}-${place}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (!steerOffer(event)) return onKeyDown?.(event);
          event.preventDefault();
          // The question around would take it as the answer, or as leaving.
          event.stopPropagation();
        }}
      />
      {isOffering && (
        <div
          id={`${id}-offer`}
          role="listbox"
          aria-label={t('note.colleagues')}
          className="rounded-lg border border-line bg-surface p-1"
        >
          {offered.map((one, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the text, whose keys choose
            <div
              key={one.uid}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === place}
              className="flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2 text-sm hover:bg-hover aria-selected:bg-hover"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one, document.getElementById(field.id ?? '') as HTMLTextAreaElement)}
            >
              <Avatar src={one.avatar} name={one.display_name} size={24} />
              <Name of={handleOf(one, colleagues)} className="truncate" />
            </div>
          ))}
        </div>
      )}
      {told.length > 0 && (
        <p className="text-xs text-soft">
          {t('note.tells', { names: format.list(told.map(({ display_name }) => display_name)) })}
        </p>
      )}
    </>
  );
}
