import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { useColumnTable } from '../hooks/useColumnTable';
import type { GridModel } from '../model/gridState';
import { PAGE_SIZES, type Prefs, ROW_HEIGHTS } from '../model/prefs';
import type { ListScreenOf } from '../screen';
import { Choices } from './Choices';

interface ListMenusProps {
  readonly model: GridModel;
  readonly screen: Pick<ListScreenOf, 'sorts' | 'columns' | 'pageSizes'>;
  readonly prefs: Prefs;
  readonly sort: string | null;
  readonly onSort: (sort: string) => void;
  /** The button that a menu opens at. */
  readonly buttonOf: (command: string) => HTMLElement | null;
}

/** The menus of a list's toolbar: order of rows, columns, height and number of rows. */
export default function ListMenus({ model, screen, prefs, sort, onSort, buttonOf }: ListMenusProps) {
  const t = useT();
  const { panel } = useSnapshot(model.state);
  const { rowPx, pageRows } = useSnapshot(prefs);
  const close = () => model.openPanel(null);
  const common = (which: typeof panel) => ({
    isOpen: panel === which,
    onClose: close,
    anchor: () => buttonOf(`list.${which}`)?.getBoundingClientRect(),
    returnFocus: model.view.focus,
  });
  const sorts = screen.sorts ?? [];
  return (
    <>
      <Menu label={t('list.sort.title')} {...common('sort')}>
        <Choices
          options={sorts.map(({ value, title, hint }) => ({ value, label: t(title), hint: hint && t(hint) }))}
          value={sort ?? sorts[0]?.value ?? ''}
          onChoose={(value) => {
            close();
            onSort(value);
          }}
        />
      </Menu>
      <Menu label={t('list.pageSize.title')} {...common('pageSize')}>
        <Choices
          title={t('grid.rowHeight')}
          options={ROW_HEIGHTS.map((value) => ({ value, label: t(`grid.rowHeights.${value}`) }))}
          value={rowPx as (typeof ROW_HEIGHTS)[number]}
          onChoose={(value) => {
            close();
            prefs.rowPx = value;
          }}
        />
        <Choices
          title={t('grid.pageRows')}
          options={(screen.pageSizes ?? PAGE_SIZES).map((value) => ({ value, label: format.number(value) }))}
          value={pageRows}
          onChoose={(value) => {
            close();
            prefs.pageRows = value;
            model.list.setPageSize(value);
            // Back to the first page, read in the new size (docs/specification.md section 4).
            model.view.verb('first');
            model.view.verb('refresh');
          }}
        />
      </Menu>
      <Menu label={t('list.columns.title')} role="dialog" {...common('columns')}>
        <ColumnList screen={screen} prefs={prefs} />
      </Menu>
    </>
  );
}

function ColumnList({ screen, prefs }: Pick<ListMenusProps, 'screen' | 'prefs'>) {
  const t = useT();
  const table = useColumnTable(screen.columns, prefs);
  const leaves = table.getAllLeafColumns();
  const ids = leaves.map(({ id }) => id);
  const move = (id: string, by: number) => {
    const order = ids.filter((other) => other !== id);
    order.splice(ids.indexOf(id) + by, 0, id);
    table.setColumnOrder(order);
  };
  return (
    <>
      {leaves.map((leaf, index) => {
        const column = screen.columns.find(({ id }) => id === leaf.id);
        const title = column === undefined ? leaf.id : t(column.title);
        const isLast = leaf.getIsVisible() && table.getVisibleLeafColumns().length === 1;
        return (
          <div key={leaf.id} className="flex items-center gap-1 rounded-md ps-2.5 hover:bg-hover">
            <label className="flex grow min-h-8 items-center gap-2">
              <input
                type="checkbox"
                data-item
                className="size-4 accent-(--mark)"
                checked={leaf.getIsVisible()}
                disabled={isLast}
                onChange={() => leaf.toggleVisibility()}
              />
              {title}
            </label>
            <MoveButton
              label={t('grid.columnUp', { column: title })}
              icon="arrow-up"
              isOff={index === 0}
              onMove={() => move(leaf.id, -1)}
            />
            <MoveButton
              label={t('grid.columnDown', { column: title })}
              icon="arrow-down"
              isOff={index === ids.length - 1}
              onMove={() => move(leaf.id, 1)}
            />
          </div>
        );
      })}
      <button
        type="button"
        data-item
        className="mt-1 w-full min-h-8 rounded-md px-2.5 text-start text-soft hover:bg-hover focus:bg-hover"
        onClick={() => Object.assign(prefs, { order: [], shown: {}, widths: {} })}
      >
        {t('grid.columnsReset')}
      </button>
    </>
  );
}

function MoveButton({
  label,
  icon,
  isOff,
  onMove,
}: {
  label: string;
  icon: string;
  isOff: boolean;
  onMove: () => void;
}) {
  return (
    <button
      type="button"
      data-item
      disabled={isOff}
      aria-label={label}
      title={label}
      className="inline-flex size-7 items-center justify-center rounded-md hover:bg-hover focus:bg-hover disabled:opacity-30"
      onClick={onMove}
    >
      <Icon name={icon} />
    </button>
  );
}
