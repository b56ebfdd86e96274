import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { spokenKeyText } from '../../keys/keyText';
import { remPx } from '../../ui/remPx';
import { rowElement, useGridFocus } from '../hooks/useGridFocus';
import { useScrollAnchor } from '../hooks/useScrollAnchor';
import { useScrollWindow } from '../hooks/useScrollWindow';
import { useWidth } from '../hooks/useWidth';
import type { GridHandle } from '../model/gridHandle';
import type { GridModel } from '../model/gridState';
import { Picture } from './Picture';
import { rowFlags } from './rowFlags';

interface PicturesProps {
  readonly model: GridModel;
  readonly label: string;
  /** The content of a frame. */
  readonly picture: ComponentType<{ row: unknown }>;
  readonly isSettled?: ((row: unknown) => boolean) | undefined;
  /** Height of what lies over the last line: the bulk bar. */
  readonly footerPx: number;
  readonly reach: RefObject<GridHandle | null>;
  /** Shown in a layer over the page: commands go on acting on the list below. */
  readonly isInLayer?: boolean;
}

/** Sizes on a page of 16 px letters. */
const LINE = 220;
const NARROWEST = 164;
const GAP_PX = 12;

/**
 * The rows of a list as pictures, several in a line: the same cursor, selection and commands as the table. Lines are virtual, so
 * a hundred thousand pictures cost what a screenful costs.
 */
export default function Pictures({ model, label, picture, isSettled, footerPx, reach, isInLayer }: PicturesProps) {
  const t = useT();
  const { list } = model;
  const state = useSnapshot(list.state);
  const { cursor, selection, opened } = useSnapshot(model.state);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(scroller);
  const linePx = remPx(LINE);
  const perLine = Math.max(1, Math.floor((widthPx - GAP_PX) / (remPx(NARROWEST) + GAP_PX)));
  const lines = Math.ceil(state.count / perLine);
  const cursorAt = cursor === null ? undefined : list.positionOf(cursor);
  const selected = selection as typeof model.state.selection;
  const flags = rowFlags({ cursor, opened, selection: selected, cursorAt, phase: state.phase, hasLeft: list.hasLeft });
  const cursorLine = cursorAt === undefined ? undefined : Math.floor(cursorAt / perLine);
  const window = useScrollWindow({
    scroller,
    count: lines,
    rowPx: linePx,
    headerPx: GAP_PX,
    footerPx,
    cursor: cursorLine,
  });
  const { seen } = window;
  const [from, to] = [seen.from * perLine, Math.min(seen.to * perLine, state.count)];
  useEffect(() => list.setVisibleRange(from, Math.max(to, from + 1)), [list, from, to]);

  const goTo = (position: number) => model.moveTo(position);
  reach.current = {
    reveal: (position) => window.reveal(Math.floor(position / perLine)),
    pageRows: () => window.pageRows() * perLine,
    focusCell: (end) => goTo((cursorLine ?? 0) * perLine + (end === 'first' ? 0 : perLine - 1)),
    cursorBox: () => rowElement(grid.current, model.state.cursor)?.getBoundingClientRect(),
  };
  useScrollAnchor({ model, version: state.version, window, scroller, linePx, perLine });
  const focus = useGridFocus(model, grid, state.version, isInLayer);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event, perLine);
    if (by === undefined || cursorAt === undefined) return;
    event.preventDefault();
    goTo(cursorAt + by);
  };

  return (
    <div
      ref={scroller}
      data-surface={isInLayer ? undefined : 'list'}
      className="grow min-h-0 overflow-auto bg-canvas"
      style={{ scrollPaddingBlock: `${GAP_PX}px ${footerPx}px`, overflowAnchor: 'none' }}
    >
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={state.total === null && state.hasMore ? -1 : lines}
        aria-colcount={perLine}
        aria-multiselectable="true"
        aria-busy={state.busy}
        className="relative"
        style={{ height: window.heightPx }}
        onKeyDown={onKeyDown}
        {...focus}
      >
        {window.drawn.map(({ position: line, topPx }) => (
          <div
            key={line}
            role="row"
            aria-rowindex={line + 1}
            className="absolute inset-x-0 top-0 grid px-3"
            style={{
              height: linePx - GAP_PX,
              gap: GAP_PX,
              gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
              transform: `translateY(${topPx}px)`,
            }}
          >
            {positionsOf(line, perLine, state.count).map((position) => {
              const id = list.idAt(position);
              return id === undefined ? (
                <div role="gridcell" key={`at ${position}`} aria-busy="true" className="rounded-xl skeleton" />
              ) : (
                <Picture
                  key={id}
                  model={model}
                  id={id}
                  column={position - line * perLine + 1}
                  picture={picture}
                  isSettled={isSettled}
                  {...flags(id, position)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <span className="sr-only">
        {t('grid.picturesHint', {
          select: spokenKeyText('list.select'),
          peek: spokenKeyText('list.peek'),
          open: spokenKeyText('list.open'),
        })}
      </span>
    </div>
  );
}

const positionsOf = (line: number, perLine: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(perLine, count - line * perLine)) }, (_, at) => line * perLine + at);

/** Arrows go where they point: to the neighbour on that side, or in the line above or below. */
function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, perLine: number): number | undefined {
  if (shiftKey || ctrlKey || metaKey || altKey) return undefined;
  const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
  return { ArrowRight: onward, ArrowLeft: -onward, ArrowDown: perLine, ArrowUp: -perLine }[key];
}
