import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { textOr, useT } from '../../i18n';
import { invoke } from '../../run';
import { type ThemePart, theme } from '../../theme';
import { chosenOf, layoutChoice, SYSTEMS, THEMES, tryTheme } from '../../theme/choose';
import { Icon } from '../../ui/Icon';

/**
 * The themes of a part, each drawn small as it will look. Pointed at or walked onto, one is tried on the whole console; left, it is
 * taken off again; a click or Enter keeps it. One tab stop, arrows walk.
 */
export function Swatches({ part }: { part: ThemePart }) {
  const t = useT();
  useSnapshot(theme);
  useSnapshot(layoutChoice);
  const chosen = chosenOf(part);
  const [tried, setTried] = useState<number | null>(null);
  useEffect(() => (tried === null ? undefined : tryTheme(part, tried)), [part, tried]);
  const nameId = useId();
  const command = `theme.${part}`;
  const nameOf = (number: number) => textOr(`theme.${part}.number.${number}`, String(number));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: onward, ArrowLeft: -onward, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const swatches = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = swatches.findIndex((swatch) => swatch.matches(':focus'));
    swatches[(at + by + swatches.length) % swatches.length]?.focus();
  };
  return (
    <fieldset>
      <legend className="contents">
        <span className="flex items-baseline gap-2 pb-2">
          <span className="grow text-xs font-semibold uppercase tracking-wide text-faint">
            {t(`shell.settings.${part}`)}
          </span>
          <span id={nameId} className="text-xs text-soft">
            {nameOf(tried ?? chosen)}
          </span>
        </span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk among the buttons, which have the focus */}
      <div className={`grid gap-2 ${part === 'layout' ? 'grid-cols-4' : 'grid-cols-7'}`} onKeyDown={walk}>
        {[
          ...Array.from({ length: THEMES[part] }, (_, index) => index + 1),
          ...(part === 'layout' ? [SYSTEMS] : []),
        ].map((number) => (
          <button
            key={number}
            type="button"
            data-command={command}
            aria-pressed={number === chosen}
            aria-label={nameOf(number)}
            title={nameOf(number)}
            tabIndex={number === chosen ? 0 : -1}
            className="relative h-12 overflow-hidden rounded-lg border border-strong forced-color-adjust-none aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-mark focus-visible:outline-2 focus-visible:outline-offset-2"
            onMouseEnter={() => setTried(number)}
            onMouseLeave={() => setTried(null)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setTried(number)}
            onBlur={() => setTried(null)}
            onClick={() => void invoke(command, { source: 'button', args: { number: String(number) } })}
          >
            <Drawn part={part} number={number} />
            {number === chosen && (
              <span className="absolute bottom-0.5 end-0.5 grid size-4 place-items-center rounded-full bg-mark text-on-mark">
                <Icon name="check" size={12} />
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A console the size of a stamp, whose part is in this theme; the others are in those in force. */
function Drawn({ part, number }: { part: ThemePart; number: number }) {
  if (part === 'layout' && number === SYSTEMS)
    return (
      <span aria-hidden="true" className="flex size-full">
        {[1, 2].map((half) => (
          <span key={half} className="w-1/2 overflow-hidden">
            <Drawn part="layout" number={half} />
          </span>
        ))}
      </span>
    );
  if (part === 'layout')
    return (
      <span data-layout={number} aria-hidden="true" className="flex size-full flex-col gap-1 bg-canvas p-1.5 text-ink">
        <span className="flex grow items-center gap-1.5 rounded-sm border border-line bg-surface px-1.5">
          <span className="text-sm font-semibold">Aa</span>
          <span className="h-1.5 w-1/3 rounded-full bg-soft" />
          <span className="ms-auto size-2.5 rounded-full bg-primary" />
          <span className="size-2.5 rounded-full bg-mark" />
        </span>
      </span>
    );
  if (part === 'topbar')
    return (
      <span data-topbar={number} aria-hidden="true" className="flex size-full flex-col bg-canvas">
        <span className="flex h-5 items-center gap-1 border-b border-topbar-line bg-topbar px-1">
          <span className="size-1.5 rounded-full bg-topbar-ink" />
          <span className="h-1.5 grow rounded-full bg-topbar-soft" />
        </span>
      </span>
    );
  return (
    <span data-sidebar={number} aria-hidden="true" className="flex size-full bg-canvas">
      <span className="flex w-3/5 flex-col gap-1 bg-sidebar p-1 pt-1.5">
        <span className="h-1.5 w-4/5 rounded-full bg-sidebar-ink" />
        <span className="h-2.5 -mx-0.5 grid items-center rounded-sm bg-sidebar-active px-0.5">
          <span className="h-1 w-3/5 rounded-full bg-sidebar-ink" />
        </span>
        <span className="h-1.5 w-3/5 rounded-full bg-sidebar-soft" />
      </span>
    </span>
  );
}
