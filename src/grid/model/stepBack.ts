import type { TextKey } from '../../../commands/core/textKey';
import { type Query, sameQuery } from '../rows/source';
import type { Filter } from './filter';
import { initialFilters } from './initialFilters';

/** The part of a list's query that Esc clears, one at a time: the search before the filters; null if there is neither. */
export function stepBack(
  query: Query,
  filters: readonly Filter[] = [],
): { readonly query: Query; readonly says: TextKey } | null {
  if (query.text !== '') return { query: { ...query, text: '' }, says: 'grid.searchCleared' };
  const unfiltered = { ...query, filters: initialFilters(filters) };
  return sameQuery(query, unfiltered) ? null : { query: unfiltered, says: 'grid.filtersCleared' };
}
