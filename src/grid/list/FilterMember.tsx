import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { notFoundText, whichText } from '../../forms/whichText';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { useFoundRows } from '../../state/useFoundRows';
import { Name } from '../../ui/Name';
import type { Filter } from '../model/filter';
import { rememberName } from '../view/MemberName';

interface FilterMemberProps {
  readonly filter: Filter;
  readonly onChoose: (pubkey: string | undefined) => void;
}

/** A member to filter by: found as the palette finds them, by name, phone, uid or public key. */
export default function FilterMember({ filter, onChoose }: FilterMemberProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const found = useRef<HTMLDivElement>(null);
  const members = useFoundRows('profile', text);
  const choose = (pubkey: string, name: string) => {
    rememberName(pubkey, name);
    onChoose(pubkey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [first] = members ?? [];
    if (event.key === 'Enter' && first && !event.repeat) choose(first.pubkey, first.displayName);
    else if (event.key === 'ArrowDown') found.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex flex-col gap-1.5 p-2">
      <label htmlFor={id} className="text-xs text-soft">
        {t(filter.title)}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was opened to type into
        autoFocus
        type="text"
        dir="auto"
        maxLength={64}
        value={text}
        placeholder={t(whichText('profile'))}
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 w-full min-w-64 px-2.5 rounded-md border border-strong bg-surface text-ink"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={found} role="menu" aria-label={t(filter.title)}>
        {members?.length === 0 && <p className="px-2.5 py-2 text-soft">{t(notFoundText('profile'))}</p>}
        {members?.map(({ pubkey, displayName, photo, uid }) => (
          <button
            key={pubkey}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="flex w-full min-h-9 items-center gap-2 rounded-md px-2.5 text-start hover:bg-hover focus:bg-hover"
            onClick={() => choose(pubkey, displayName)}
          >
            <Avatar src={photo} name={displayName} size={24} />
            <Name of={displayName} className="grow truncate" />
            <bdi dir="ltr" className="shrink-0 text-xs text-faint">
              UID {uid}
            </bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
