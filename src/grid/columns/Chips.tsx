import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { format } from '../../i18n/format';
import { onResize } from '../../ui/onResize';

interface Chip {
  /** What it says, for the tooltip of those that have no room. */
  readonly words: string;
  readonly drawn: ReactNode;
  /** It is never counted only: what is kept from a row is seen in every width. */
  readonly stays?: boolean | undefined;
}

const GAP_PX = 4;
/** Room for "+9" beside the last chip. */
const COUNT_PX = 30;

interface Room {
  /** So many chips are shown. */
  readonly fits: number;
  /** What those that are not would take, so that the box asks for the same room whatever it shows. */
  readonly hiddenPx: number;
}

/**
 * States of a row side by side, those that stay before the others. Those others that have no room are counted, and named in the tooltip;
 * where those that stay have too little even alone, their words are cut, never to make room for another.
 */
export function Chips({ chips: given }: { chips: readonly Chip[] }) {
  const box = useRef<HTMLSpanElement>(null);
  const chips = [...given.filter(({ stays }) => stays), ...given.filter(({ stays }) => !stays)];
  const names = format.list(chips.map(({ words }) => words));
  const least = Math.max(1, given.filter(({ stays }) => stays).length);
  const { fits, hiddenPx } = useRoom(box, names, chips.length, least);
  const hidden = chips.slice(fits);
  const [only] = chips;
  if (only === undefined) return null;
  // It says itself what it is, and cuts its own words.
  if (chips.length === 1) return <span className="flex min-w-0">{only.drawn}</span>;
  return (
    <span ref={box} className="flex min-w-0 items-center gap-1 overflow-clip" title={names || undefined}>
      {chips.map(({ drawn }, index) => (
        // Taken out of the line and not of the page: its width is asked for again when the room changes.
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip keeps nothing, and the next row's are drawn in the elements of this one's
          key={index}
          className={index >= fits ? 'invisible absolute' : fits > least ? 'flex shrink-0' : 'flex min-w-0'}
        >
          {drawn}
        </span>
      ))}
      {hidden.length > 0 && (
        <>
          <span className="shrink-0 text-xs text-soft">
            <span aria-hidden="true">+{format.number(hidden.length)}</span>
            <span className="sr-only">{format.list(hidden.map(({ words }) => words))}</span>
          </span>
          <span style={{ width: hiddenPx, flexShrink: 9999 }} />
        </>
      )}
    </span>
  );
}

/**
 * How many chips have room, never fewer than `least`. Several are measured when they or the room change: once the page is laid out anyway,
 * and before it is painted.
 */
function useRoom(box: RefObject<HTMLElement | null>, names: string, count: number, least: number): Room {
  const [room, setRoom] = useState<Room>({ fits: count, hiddenPx: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other widths
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || count < 2) return;
    return onResize(element, () => {
      let usedPx = -GAP_PX;
      const ends = [...element.children].slice(0, count).map((chip) => {
        usedPx += GAP_PX + (chip.firstElementChild?.getBoundingClientRect().width ?? 0);
        return usedPx;
      });
      const roomPx = element.clientWidth + 1;
      const fits =
        usedPx <= roomPx ? count : Math.max(least, ends.filter((endPx) => endPx + COUNT_PX <= roomPx).length);
      const hiddenPx = Math.ceil(usedPx - (ends[fits - 1] ?? 0));
      return () =>
        setRoom((before) => (before.fits === fits && before.hiddenPx === hiddenPx ? before : { fits, hiddenPx }));
    });
  }, [names]);
  return { ...room, fits: count < 2 ? count : Math.min(room.fits, count) };
}
