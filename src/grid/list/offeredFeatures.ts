import { late } from '../../../commands/core/late';
import { hasPermission } from '../../../contract/wire/permissions';
import { principal, serverHas } from '../../state/session';
import type { Filter } from '../model/filter';
import type { ReadingState, ServerDoes } from '../rows/readWholeList';
import { type ListSource, READ_ROWS_MAX, type RowsOf } from '../rows/source';
import type { ListScreenOf } from '../screen';

const has = ({ extension }: Pick<Filter, 'extension'>) => !extension || serverHas(extension);

/** The filters, and of their values those, that this server has and this person may use. */
function offeredFilters(filters: readonly Filter[]): readonly Filter[] {
  const who = principal();
  return filters.filter(has).flatMap((filter) => {
    const options = filter.options?.filter(
      (one) => has(one) && (!one.needs || (who !== null && hasPermission(who, one.needs))),
    );
    return filter.as === undefined && options?.length === 0 ? [] : [options ? { ...filter, options } : filter];
  });
}

/** What of a list the server does by itself. */
const serverDoes = ({ canFilter, canSearch }: Pick<ListScreenOf, 'canFilter' | 'canSearch'>): ServerDoes => ({
  sorts: serverHas('sort'),
  searches: canSearch?.() ?? false,
  filters: canFilter?.() !== false,
});

/** The screen with what this server can do, or what is done here on what has been read (`readsAll`), and nothing else. */
export function offeredScreen<Row>(screen: ListScreenOf<Row>): ListScreenOf<Row> {
  const { filters, sorts, columns, readsAll } = screen;
  const server = serverDoes(screen);
  const isSorted = (name = '') => server.sorts || readsAll?.sorts?.[name.replace(/^-/, '')] !== undefined;
  const orders = sorts?.filter((sort, at) => at === 0 || (isSorted(sort.value) && has(sort))) ?? [];
  const offered = filters && offeredFilters(filters);
  /** Without an initial value: the whole list is not read before the person has chosen a filter. */
  const here = ({ initial: _, ...filter }: Filter): Filter[] => (readsAll?.filters?.[filter.id] ? [filter] : []);
  return {
    ...screen,
    columns: columns.map(({ sortable, ...column }) =>
      isSorted(sortable) && sortable ? { ...column, sortable } : column,
    ),
    ...(sorts && { sorts: orders.length > 1 ? orders : [] }),
    ...(offered && {
      filters: server.filters ? offered : offered.flatMap((one) => (one.everywhere ? [one] : here(one))),
    }),
    canSearch: () => server.searches || readsAll?.match !== undefined,
  };
}

/** The list of a screen, which does by itself what it can and the server can't; `state` says how far it is with that. */
export function offeredList<Row>(screen: ListScreenOf<Row>, rows: RowsOf<Row>, state: ReadingState): ListSource<Row> {
  const { list, readsAll: how } = screen;
  const server = serverDoes(screen);
  const isNeeded =
    (how?.sorts && !server.sorts) || (how?.match && !server.searches) || (how?.filters && !server.filters);
  if (!how || !isNeeded) return list;
  // Fetched where a server lacks something: most lack nothing.
  const part = late(async () =>
    (await import('../rows/readWholeList')).readWholeList(list, rows, { how, server, state }),
  );
  return { ...list, load: async (request) => (await part())(request) };
}

/** The same, but what would have to be sorted here is offered only while the list is not known to be longer than can be read. */
export function withinReach<Row>(screen: ListScreenOf<Row>, total: number | null): ListScreenOf<Row> {
  if (serverDoes(screen).sorts || total === null || total <= READ_ROWS_MAX) return screen;
  return { ...screen, sorts: [], columns: screen.columns.map(({ sortable: _, ...column }) => column) };
}
