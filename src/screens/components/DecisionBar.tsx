import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Kind } from '../../../commands/core/rows';
import { useT } from '../../i18n';
import { asBottomBar } from '../../ui/bottomBars';
import { CommandButton } from '../../ui/CommandButton';

interface DecisionBarProps {
  /** In a fixed order of places: where one command takes another's place its button stays, and the focus on it. */
  readonly commands: readonly { readonly id: string; readonly label?: string }[];
  readonly rows: readonly unknown[];
  readonly kind: Kind;
}

/** What a row waits for, big and always in sight under its detail, with the keys where there is room for them. */
export function DecisionBar({ commands, rows, kind }: DecisionBarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => asBottomBar(bar.current), []);
  useOneLine(bar);
  return (
    <div
      ref={bar}
      data-decisions=""
      className="group/bar shrink-0 flex flex-wrap gap-2 data-tight:gap-1.5 px-4 data-tight:px-3 py-3 empty:hidden border-t border-line bg-surface"
    >
      {commands.map(({ id, label }, place) => (
        <CommandButton
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          key={place}
          command={id}
          rows={rows}
          rowKind={kind}
          look="large"
          {...(label === undefined ? {} : { label })}
          // The longer the words, the more of the row.
          share={(label ?? t(`${id}.title`)).length}
          // In one row while the longest words have room, long labels broken within their buttons, but never within a word.
          className="basis-[min-content] !h-auto min-h-10 !px-2 group-data-tight/bar:!px-1.5 py-1.5 leading-tight *:whitespace-normal *:break-keep max-md:[&_kbd]:hidden group-data-tight/bar:[&>svg]:hidden"
        />
      ))}
    </div>
  );
}

/** Where a button's words would need a second line, the pictures beside the words give their room to them. */
function useOneLine(bar: { readonly current: HTMLElement | null }) {
  const fit = () => {
    const { current } = bar;
    if (!current) return;
    delete current.dataset.tight;
    const isBroken = ({ clientHeight }: Element, linePx: number) => clientHeight > linePx;
    if ([...current.children].some((button) => isBroken(button, Number.parseFloat(getComputedStyle(button).minHeight))))
      current.dataset.tight = '';
  };
  useLayoutEffect(fit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the rendered buttons
  useEffect(() => {
    if (!bar.current) return;
    const watch = new ResizeObserver(fit);
    watch.observe(bar.current);
    return () => watch.disconnect();
  }, []);
}
