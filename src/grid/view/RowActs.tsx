import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { isMutation } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { commandStateOf } from '../../../commands/state';
import { useT } from '../../i18n';
import { useCommandContext } from '../../run';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { onResize } from '../../ui/onResize';
import { pointerPlace } from '../../ui/pointerPlace';
import type { GridModel } from '../model/gridState';
import { isEmptySelection } from '../model/selection';
import { cellsOf, endOfActs } from './actsPlace';
import { bySafety, commandsOn } from './RowMenu';

/** So many commands have a button; with more of them the row's words would be hidden. */
const MOST = 3;

interface RowActsProps {
  readonly model: GridModel;
  /** The box in which rows are scrolled. */
  readonly scroller: RefObject<HTMLElement | null>;
}

interface Pointed {
  readonly id: string;
  readonly row: HTMLElement;
  /** How far the row's end lies beyond the box, where the table is wider than that. */
  readonly hiddenPx: number;
}

/**
 * What is most done with a row, on the one that the mouse is on, where it covers the least. All of it is in the row's menu too, which has
 * keys and words: here it is for the hand alone, out of the order of Tab and of what is read out.
 */
export default function RowActs({ model, scroller }: RowActsProps) {
  const { kind } = model.list.rows;
  const pointed = usePointed(scroller);
  // The row may have left with another version.
  useSnapshot(model.list.state);
  const { selection } = useSnapshot(model.state) as GridModel['state'];
  // What can be done with a selection stands in its bar: a button on one of its rows would be taken for that.
  if (!isEmptySelection(selection)) return null;
  if (pointed === null || kind === null || !pointed.row.isConnected) return null;
  return createPortal(<Acts key={pointed.id} model={model} kind={kind} {...pointed} />, pointed.row);
}

/** As wide as the ring of a focused row, within which the buttons stand (grid.css). */
const RING_PX = 2;

/** Of the box of the buttons, what only lets the words beneath it fade (grid.css). */
const FADE_PX = 36;

/** A wheel that is turned on takes less time than this for its next step. */
const REST_MS = 120;

/**
 * The row that the mouse is on; a finger is on none. Rows that only pass below the mouse have nothing drawn in them, nor has one that it was
 * left on by whoever works by keys.
 */
function usePointed(scroller: RefObject<HTMLElement | null>): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isLeftAlone = false;
    // What is below it is not shown as pointed at either (grid.css): on the box of the rows alone, and once, not with every key.
    const leaveAlone = (is: boolean) => {
      if (is === isLeftAlone) return;
      isLeftAlone = is;
      box.toggleAttribute('data-left-alone', is);
    };
    const place = pointerPlace();
    const onScroll = () => {
      if (rest === undefined) setPointed(null);
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        pointAt(box.querySelector('[data-row]:hover'), 'mouse');
      }, REST_MS);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (rest === undefined) pointAt(target, pointerType);
    };
    const pointAt = (target: EventTarget | null, pointerType: string) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const id = row?.dataset.row;
      if (!row || id === undefined || pointerType !== 'mouse' || isLeftAlone) return setPointed(null);
      setPointed((before) =>
        before?.row === row && before.id === id ? before : { id, row, hiddenPx: beyond(row, box) },
      );
    };
    const onLeave = () => setPointed(null);
    const onKey = ({ key }: KeyboardEvent) => {
      // Held with a click, it is part of that.
      if (/^(?:Shift|Control|Alt|Meta)$/.test(key)) return;
      leaveAlone(true);
      setPointed(null);
    };
    const onMove = (event: PointerEvent) => {
      const hasMoved = place.isAnother(event);
      place.keep(event);
      if (!isLeftAlone || !hasMoved) return;
      leaveAlone(false);
      pointAt(event.target, event.pointerType);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointermove', onMove);
    document.addEventListener('keydown', onKey, true);
    box.addEventListener('pointerover', onOver);
    box.addEventListener('pointerleave', onLeave);
    return () => {
      clearTimeout(rest);
      leaveAlone(false);
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointermove', onMove);
      document.removeEventListener('keydown', onKey, true);
      box.removeEventListener('pointerover', onOver);
      box.removeEventListener('pointerleave', onLeave);
    };
  }, [scroller]);
  return pointed;
}

function beyond(row: HTMLElement, box: HTMLElement): number {
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const isRtl = getComputedStyle(box).direction === 'rtl';
  return Math.max(0, isRtl ? outer.left - inner.left : inner.right - outer.right);
}

function Acts({ model, kind, id, row: of, hiddenPx }: Pointed & { readonly model: GridModel; readonly kind: Kind }) {
  const t = useT();
  const row = useRow(kind, id)?.row;
  const context = useCommandContext();
  const box = useRef<HTMLDivElement>(null);
  const [endPx, setEndPx] = useState(hiddenPx);
  // Before it is painted, and again where a detail that opens makes the row narrower.
  useLayoutEffect(
    () =>
      onResize(of, () => {
        const widthPx = (box.current?.offsetWidth ?? 0) - FADE_PX;
        const next = endOfActs(cellsOf(of), widthPx, hiddenPx);
        return () => setEndPx(next);
      }),
    [of, hiddenPx],
  );
  if (row === undefined) return null;
  const acts = commandsOn(kind)
    .filter((one) => isMutation(one) && one.key && commandStateOf(one, [row], context, kind).is === 'ready')
    .slice(0, MOST)
    .sort(bySafety);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="row-acts pointer-events-none absolute flex items-center gap-0.5 bg-inherit ps-10 pe-2 *:pointer-events-auto"
      style={{ insetInlineEnd: Math.max(RING_PX, endPx) }}
      // The focus stays on the row.
      onMouseDown={(event) => event.preventDefault()}
    >
      {acts.map(({ id: command }) => (
        <CommandButton key={command} command={command} rows={[row]} rowKind={kind} look="icon" isStop={false} />
      ))}
      <button
        type="button"
        tabIndex={-1}
        data-tip={t('list.menu.title')}
        className="grid size-8 place-items-center rounded-md hover:bg-hover"
        onClick={({ currentTarget }) => {
          const { right, bottom } = currentTarget.getBoundingClientRect();
          model.focusRow(id);
          model.openPanel('menu', { x: right, y: bottom });
        }}
      >
        <Icon name="ellipsis" />
      </button>
    </div>
  );
}
