import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { renderCell } from '../columns/unreadCell';
import type { GridModel } from '../model/gridState';
import type { Column } from '../screen';
import type { Card } from './card';

interface CardCellsProps {
  readonly model: GridModel;
  readonly id: string;
  readonly row: unknown;
  readonly card: Card;
  /** What befell the row's last change, said below its title; a sentence is all that is there. */
  readonly trouble: ReactNode;
  /** That its call is under way. */
  readonly pending: ReactNode;
}

/** The cells of a row as a card, in three lines or four, and the button for the row's menu on devices without keys or a right button. */
export function CardCells({ model, id, row, card, trouble, pending }: CardCellsProps) {
  const t = useT();
  const { title, end, line, notes, noteEnd } = card;
  const cell = (column: Column<unknown>) => renderCell(column, row);
  // A number of nothing says nothing, and on a card what does gets its room.
  const said = notes.filter(({ atEnd, typed }) => !(atEnd && typed?.of(row) === 0));
  const isClose = line.some(({ hasTwoLines }) => hasTwoLines);
  // A row with nothing to note keeps the room of that line, so that names stand at one height in all rows.
  const notesLine = !isClose && (notes.length > 0 || noteEnd !== undefined) ? 'min-h-5' : '';
  return (
    <>
      <div role="none" className={`card-lines ${isClose ? 'card-lines-close' : ''}`}>
        <div role="none" className="flex min-w-0 items-center gap-2">
          {title && (
            <div role="gridcell" className="grid-cell flex min-w-0 grow items-center gap-1.5 font-medium">
              {cell(title)}
              {pending}
            </div>
          )}
          {end && (
            <div role="gridcell" className="grid-cell shrink-0 text-xs">
              {cell(end)}
            </div>
          )}
        </div>
        {line.length > 0 && (
          <div role="none" className="flex min-w-0 items-center gap-3 text-soft">
            {line.map((column) => (
              <div
                role="gridcell"
                key={column.id}
                className={`grid-cell min-w-0 not-last:shrink-0 empty:hidden ${column.keepsWidth ? 'max-w-full' : 'not-last:max-w-3/5'}`}
              >
                {cell(column)}
              </div>
            ))}
          </div>
        )}
        <div role="none" className={`flex min-w-0 items-center gap-2 text-xs ${notesLine}`}>
          {trouble && (
            <div role="gridcell" className="flex min-w-0">
              {trouble}
            </div>
          )}
          {said.map((column) => (
            // A number keeps its line, and a long text gives way before a state does: by so much that this does not lose a part of a pixel, and with
            // it a word.
            <div
              role="gridcell"
              key={column.id}
              className={`grid-cell flex items-center gap-1 empty:hidden ${column.atEnd ? 'shrink-0 whitespace-nowrap' : column.keepsWidth ? 'min-w-0' : 'min-w-0 shrink-9999'}`}
            >
              {column.atEnd && <span className="text-soft">{t(column.title)}</span>}
              {cell(column)}
            </div>
          ))}
          {noteEnd && (
            <div role="gridcell" className="grid-cell ms-auto shrink-0">
              {cell(noteEnd)}
            </div>
          )}
        </div>
      </div>
      <div role="gridcell" className="grid place-items-center">
        <button
          type="button"
          tabIndex={-1}
          data-command="list.menu"
          aria-label={t('list.menu.title')}
          className="grid size-10 place-items-center rounded-md text-soft hover:bg-hover"
          onClick={(event) => {
            const { right, bottom } = event.currentTarget.getBoundingClientRect();
            model.focusRow(id);
            model.openPanel('menu', { x: right, y: bottom });
          }}
        >
          <Icon name="ellipsis" />
        </button>
      </div>
    </>
  );
}
