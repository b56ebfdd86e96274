// The verbs of a grid, named as grids name them (docs/specification.md section 10.1, "Any list").

/** What only a table can do, where a list may be shown otherwise. */
export const TABLE_VERBS = [
  'first',
  'last',
  'pageDown',
  'pageUp',
  'firstCell',
  'lastCell',
  'extendNext',
  'extendPrevious',
  'extendPageDown',
  'extendPageUp',
  'selectRange',
] as const;
/** What shows or copies one row, and does nothing where none is looked at. */
export const ROW_VERBS = ['open', 'menu', 'peek', 'copy'] as const;
/** What any list does. */
const VERBS = [
  'next',
  'previous',
  'close',
  'back',
  'select',
  'selectAll',
  'clearSelection',
  'invertSelection',
  'search',
  'filter',
  'sort',
  'sortByName',
  'columns',
  'pageSize',
  'refresh',
  'copyLink',
  'exportCsv',
  'exportXlsx',
  'loadMore',
  'jump',
  'look',
  'uncover',
] as const;

export type ListVerb = (typeof TABLE_VERBS | typeof ROW_VERBS | typeof VERBS)[number];
