import * as Popover from '@radix-ui/react-popover';
import { type KeyboardEvent, useRef } from 'react';
import { FocusBack, focusIsReturned, useLayer } from '../keys';
import type { MenuProps } from './Menu';

/** What `Menu` draws while it is open. */
export default function OpenMenu({
  label,
  onClose,
  anchor,
  opener,
  returnFocus,
  role = 'menu',
  align = 'start',
  children,
}: Omit<MenuProps, 'isOpen'>) {
  useLayer('popover', { onEscape: onClose });
  const box = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor
        virtualRef={{ current: { getBoundingClientRect: () => anchor() ?? new DOMRect(80, 80, 0, 0) } }}
      />
      <Popover.Portal>
        <Popover.Content
          ref={box}
          role={role}
          // Its items are walked by arrows; what is longer than the window has to be within reach of Tab all the same.
          tabIndex={role === 'menu' ? 0 : -1}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-56 max-w-96 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-layer"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (itemsOf(box.current)[0] ?? box.current)?.focus();
          }}
          {...focusIsReturned}
          // The opener closes it itself; closed here already, its click would open it again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener?.()?.contains(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
          onKeyDown={(event) => walkItems(event, box.current)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
      <FocusBack to={returnFocus} />
    </Popover.Root>
  );
}

const itemsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"], [data-item], [data-command]') ?? []),
];

/** Arrows, Home and End by turns, and a letter that goes to the next item beginning with it. */
function walkItems(event: KeyboardEvent, box: HTMLElement | null) {
  if (event.nativeEvent.isComposing || event.target instanceof HTMLInputElement) return;
  const items = itemsOf(box);
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const to = target(event, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}

function target({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[], at: number) {
  if (items.length === 0 || ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at === -1 ? items.length - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (!/^\p{L}$/u.test(key)) return undefined;
  const letter = fold(key);
  for (let step = 1; step <= items.length; step += 1) {
    const index = (at + step) % items.length;
    if (fold(items[index]?.textContent ?? '').startsWith(letter)) return index;
  }
  return undefined;
}

/** Without marks and case: `x` finds `Xoá`, `d` finds `Đổi`. */
const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
