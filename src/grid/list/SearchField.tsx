import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { ariaKeysOf } from '../../keys';
import { Icon } from '../../ui/Icon';

/** Rest after the last letter before the list is asked. */
const REST_MS = 250;

interface SearchFieldProps {
  /** The search text of the list's present query. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Puts the focus back into the list. */
  readonly onLeave: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** `icon`: a button until it has the focus, then over the whole line; `grows`: in a line with nothing but filters. */
  readonly look: 'wide' | 'narrow' | 'icon' | 'grows';
}

const LOOKS = {
  wide: 'h-8 w-56',
  narrow: 'h-8 w-44',
  icon: 'h-8 w-8 focus-within:absolute focus-within:inset-x-4 focus-within:z-10 focus-within:w-auto [&:not(:focus-within)_input]:absolute [&:not(:focus-within)_input]:inset-0 [&:not(:focus-within)_input]:opacity-0',
  grows: 'h-9 min-w-36 grow basis-0',
};

/** Searches the list while one types. Keeps its own text, so that an input method composes undisturbed. */
export function SearchField({ text, onSearch, onLeave, field, look }: SearchFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  const [isComposing, setComposing] = useState(false);
  // The address was changed from elsewhere: by Clear all, or the Back button.
  if (asked !== text) {
    setAsked(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (isComposing || typed.trim() === text) return;
    const timer = setTimeout(() => onSearch(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch, isComposing]);
  const [{ pathname }] = useState(location);
  const ask = useRef(() => {});
  ask.current = () => {
    if (typed.trim() !== text && location.pathname === pathname) onSearch(typed.trim());
  };
  // Drawn anew, in another language or at another width: what still rests is asked for at once, or the next field would begin without it.
  useEffect(() => () => ask.current(), []);
  return (
    <label
      className={`relative flex shrink-0 items-center gap-1.5 rounded-md border border-strong bg-surface px-2 text-soft outline-mark focus-within:outline-2 focus-within:-outline-offset-1 ${LOOKS[look]}`}
    >
      <Icon name="search" className="shrink-0" />
      {look === 'icon' && text !== '' && <span className="absolute -end-1 -top-1 size-2 rounded-full bg-mark" />}
      <input
        ref={field}
        type="search"
        // An empty field would lie from left to right, and its placeholder with it.
        dir={typed === '' ? undefined : 'auto'}
        value={typed}
        placeholder={t('grid.search')}
        aria-label={t('grid.search')}
        aria-keyshortcuts={ariaKeysOf('list.search')}
        data-command="list.search"
        className="min-w-0 grow bg-transparent text-sm text-ellipsis text-ink outline-none"
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        // The last `input` may have come before it: what the field holds now is searched either way.
        onCompositionEnd={(event) => {
          setComposing(false);
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape' && typed !== '') {
            setTyped('');
            onSearch('');
          } else if (event.key === 'Escape') onLeave();
          else if (event.key === 'Enter' || event.key === 'ArrowDown') {
            onSearch(typed.trim());
            onLeave();
          } else return;
          event.preventDefault();
        }}
      />
    </label>
  );
}
