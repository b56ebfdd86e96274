import * as Popover from '@radix-ui/react-popover';
import { type KeyboardEvent, useRef } from 'react';
import { fold } from '../../contract/wire/fold';
import { keySettings, onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { allBindings } from '../keys/bindings';
import { isMac } from '../keys/platform';
import { readPress } from '../keys/press';
import type { MenuProps } from './menuProps';

/** From what it opens at, and from the window's edges. */
const OFFSET_PX = 4;
const EDGE_PX = 8;

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
        virtualRef={{
          current: {
            getBoundingClientRect: () => withRoom(withinWindow(anchor() ?? new DOMRect(80, 80, 0, 0)), box.current),
          },
        }}
      />
      <Popover.Portal>
        <Popover.Content
          ref={box}
          role={role}
          // Its items are walked by arrows; what is longer than the window has to be within reach of Tab all the same.
          tabIndex={role === 'menu' ? 0 : -1}
          aria-label={label}
          align={align}
          sideOffset={OFFSET_PX}
          collisionPadding={EDGE_PX}
          className="z-40 min-w-56 max-w-[min(24rem,var(--radix-popover-content-available-width))] max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm text-ink shadow-layer"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const items = itemsOf(box.current);
            // The mark is on the first that works; those that don't are reached by arrows, and say why.
            const first = items.find((item) => item.ariaDisabled !== 'true') ?? items[0];
            (first ?? box.current)?.focus();
          }}
          {...onCloseAutoFocus}
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
      <RestoreFocus to={returnFocus} />
    </Popover.Root>
  );
}

/** A list may be scrolled behind its menu: the row leaves the window then, and the menu with the focus in it stays at the edge. */
const withinWindow = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(
    Math.max(0, Math.min(x, innerWidth - width)),
    Math.max(0, Math.min(y, innerHeight - height)),
    width,
    height,
  );

/**
 * Moves the point of a menu that has room neither below nor above it up, so that the menu is whole beside it; it scrolls only in a window that
 * is too low for all of it.
 */
function withRoom(at: DOMRect, menu: HTMLElement | null): DOMRect {
  const { scrollHeight = 0, offsetHeight = 0, clientHeight = 0 } = menu ?? {};
  const heightPx = scrollHeight + offsetHeight - clientHeight + OFFSET_PX + EDGE_PX;
  if (at.height > 0 || at.y + heightPx <= innerHeight || at.y >= heightPx) return at;
  return new DOMRect(at.x, Math.max(EDGE_PX, innerHeight - heightPx), at.width, 0);
}

const itemsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"], [data-item], [data-command]') ?? []),
];

/** Arrows, Home and End by turns, and a letter that goes to the next item beginning with it. */
function walkItems(event: KeyboardEvent, box: HTMLElement | null) {
  if (event.nativeEvent.isComposing || event.target instanceof HTMLInputElement) return;
  // Of a menu that was opened from this one, which React has in it and the page beside it.
  if (!(event.target instanceof Node && box?.contains(event.target))) return;
  const items = itemsOf(box);
  const meant = itemOfKey(event, items);
  if (meant) {
    event.preventDefault();
    meant.click();
    return;
  }
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const to = target(event, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}

/** The item beside which a key is printed does what that key does. */
function itemOfKey({ nativeEvent }: KeyboardEvent, items: readonly HTMLElement[]) {
  const reading = readPress(nativeEvent, isMac());
  if (reading.is !== 'press' || keySettings.single === 'off' || !/^(Shift\+)?\p{L}$/u.test(reading.press))
    return undefined;
  const ids = allBindings().flatMap(({ press, commandId }) => (press === reading.press ? [commandId] : []));
  return items.find(({ dataset }) => dataset.command !== undefined && ids.includes(dataset.command));
}

function target({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: readonly HTMLElement[], at: number) {
  if (items.length === 0 || ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at === -1 ? items.length - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (!/^\p{L}$/u.test(key)) return undefined;
  // `x` finds `Xoá`, `d` finds `Đổi`.
  const letter = fold(key);
  for (let step = 1; step <= items.length; step += 1) {
    const index = (at + step) % items.length;
    if (fold(items[index]?.textContent ?? '').startsWith(letter)) return index;
  }
  return undefined;
}
