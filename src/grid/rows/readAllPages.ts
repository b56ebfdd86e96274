import { everyPage } from '../../../commands/core/everyPage';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { ListSource, Query, RowsOf } from './source';

/** A whole list, a page at a time (commands/core/everyPage.ts), from a source whose pages are whole: a short one is the last. */
export const readAllPages = <Row>(source: ListSource<Row>, { idOf }: RowsOf<Row>, query: Query, signal: AbortSignal) =>
  everyPage({
    idOf,
    load: (pos) => source.load({ ...query, pos, count: COUNT_MAX, signal }),
    isLast: (size) => size < COUNT_MAX,
    signal,
  });
