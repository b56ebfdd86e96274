import { memo, type ReactNode, useRef } from 'react';
import { useT } from '../../i18n';
import { useRoving } from '../../keys/roving';
import { Icon } from '../../ui/Icon';
import type { Shown } from '../hooks/useColumns';
import type { GridModel } from '../model/gridState';
import { isEmptySelection } from '../model/selection';
import { checkCell } from './checkCell';

interface HeaderProps {
  readonly model: GridModel;
  readonly columns: readonly Shown<unknown>[];
  /** What one drags for the width of a column. */
  readonly edges: ReactNode;
  readonly selection: GridModel['state']['selection'];
  readonly heightPx: number;
  readonly onSort: (sort: string) => void;
  readonly sort: string | null;
}

/** The column heads, and what they sort by. */
export const Header = memo(function Header({ model, columns, edges, selection, heightPx, onSort, sort }: HeaderProps) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row, { noStop: true });
  return (
    <div
      ref={row}
      data-part=""
      role="row"
      aria-rowindex={1}
      className="grid-row sticky top-0 z-10 bg-raised border-b border-strong text-xs text-soft font-medium"
      style={{ height: heightPx }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        model.view.focus();
      }}
    >
      <span role="columnheader">
        {checkCell({
          command: 'list.selectAll',
          label: t('list.selectAll.title'),
          isChecked: !isEmptySelection(selection),
          box(box) {
            // Of all that match, too, some may be out.
            if (box) box.indeterminate = selection.ids.size > 0;
          },
          onClick: () => model.view.verb('selectAll'),
        })}
      </span>
      {columns.map(({ column }) => {
        const name = column.sortable;
        const isSorted = name !== undefined && sort?.replace(/^-/, '') === name;
        const isDown = sort?.startsWith('-') === true;
        return (
          <div
            role="columnheader"
            key={column.id}
            aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
            className={`relative flex items-center min-w-0 px-2.5 ${column.atEnd ? 'justify-end' : ''}`}
          >
            {name === undefined ? (
              <span className="truncate" title={t(column.title)}>
                {t(column.title)}
              </span>
            ) : (
              <button
                type="button"
                tabIndex={-1}
                data-command="list.sort"
                className="flex items-center gap-1 min-w-6 min-h-6 hover:text-ink"
                onClick={() => onSort(isSorted && isDown ? name : isSorted ? `-${name}` : name)}
              >
                <span className="truncate" title={t(column.title)}>
                  {t(column.title)}
                </span>
                {isSorted && <Icon name={isDown ? 'arrow-down' : 'arrow-up'} />}
              </button>
            )}
            <span aria-hidden="true" className="absolute inset-y-1.5 end-0 border-e border-line" />
          </div>
        );
      })}
      {edges}
    </div>
  );
});
