import { type KeyboardEvent, useRef } from 'react';
import type { Area } from '../../../contract/wire/areas';
import { readPress } from '../../keys/press';
import { useRoving } from '../../keys/roving';

interface ActionMatrixProps {
  /** What the filter leaves, area by area. */
  readonly shown: readonly { readonly area: Area | 'others'; readonly actions: readonly string[] }[];
  /** What Enter in the filter toggles. */
  readonly first: string | undefined;
  readonly held: readonly string[];
  /** As the server has it: what differs is marked. */
  readonly saved: readonly string[];
  readonly isLocked: boolean;
  readonly titleOf: (action: string) => string;
  readonly areaOf: (area: Area | 'others') => string;
  readonly onToggle: (action: string) => void;
}

/** A row an area, a box an action. One stop of Tab: arrows move from box to box, Space and x toggle. */
export function ActionMatrix({ shown, first, held, saved, isLocked, titleOf, areaOf, onToggle }: ActionMatrixProps) {
  const table = useRef<HTMLDivElement>(null);
  useRoving(table);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, action: string) => {
    const reading = readPress(event.nativeEvent, false);
    if (reading.is !== 'press') return;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[reading.press];
    if (by !== undefined) {
      const boxes = [...(table.current?.querySelectorAll<HTMLElement>('input') ?? [])];
      const sideways = reading.press === 'ArrowLeft' || reading.press === 'ArrowRight';
      const sign = sideways && document.documentElement.dir === 'rtl' ? -by : by;
      boxes[boxes.indexOf(event.currentTarget) + sign]?.focus();
    } else if (reading.press === 'x') {
      if (!event.repeat) onToggle(action);
    } else return;
    event.preventDefault();
  };
  return (
    <div ref={table} data-roving="" className="pt-3">
      {shown.map(({ area, actions }) => (
        <fieldset
          key={area}
          aria-labelledby={`area-${area}`}
          className="grid grid-cols-[8.5rem_1fr] gap-x-3 py-2 border-b border-line last:border-0"
        >
          <span id={`area-${area}`} className="text-sm text-soft pt-1.5">
            {areaOf(area)}
          </span>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-3">
            {actions.map((action) => {
              const isHeld = held.includes(action);
              const isChanged = isHeld !== saved.includes(action);
              return (
                <label
                  key={action}
                  className={`flex items-center gap-2 min-h-8 px-1.5 rounded-md text-sm ${action === first ? 'bg-selected' : ''} ${isChanged ? 'font-semibold' : ''}`}
                >
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-(--mark)"
                    checked={isHeld}
                    aria-disabled={isLocked}
                    onChange={() => onToggle(action)}
                    onKeyDown={(event) => onKeyDown(event, action)}
                  />
                  {titleOf(action)}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
