import type { Query } from '../rows/source';
import type { Filter } from './filter';

/** What the filters are set to before anybody chooses. */
export const initialFilters = (filters: readonly Filter[]): Query['filters'] =>
  Object.fromEntries(filters.flatMap(({ id, initial }) => (initial === undefined ? [] : [[id, initial]])));
