import { ID_MAX_LENGTH } from '../../../contract/wire/codecs';
import type { Query } from '../rows/source';
import type { Filter, Sort } from './filter';

/** In the address: a filter that has an initial value and was taken off. */
const TAKEN_OFF = 'all';
export const SORT = 'sort';
const TEXT = 'text';
/** The row whose detail is open. */
export const ROW = 'row';

/** What the list is looked at as, where that is a map. */
export const LOOK_PARAM = 'look';
export const MAP = 'map';

interface Offers {
  readonly filters?: readonly Filter[] | undefined;
  readonly sorts?: readonly Sort[] | undefined;
}

/** What a filter of several is set to, one by one. */
export const filterValues = (value: string): readonly string[] => value.split(',');

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function canBe({ as, many, options = [] }: Filter, value: string): boolean {
  if (options.some((option) => option.value === value)) return true;
  if (many)
    return filterValues(value).every((part) => options.some((option) => filterValues(option.value).includes(part)));
  if (as === undefined) return false;
  return as === 'day' ? DAY.test(value) : value.trim() !== '' && value.length <= ID_MAX_LENGTH;
}

/** The query that an address asks for. What the list does not offer is not asked. */
export function queryOf(address: URLSearchParams, { filters = [], sorts = [] }: Offers): Query {
  const set: Record<string, string> = {};
  for (const filter of filters) {
    const value = address.get(filter.id) ?? filter.initial;
    if (value !== undefined && canBe(filter, value)) set[filter.id] = value;
  }
  const sort = address.get(SORT);
  return {
    filters: set,
    sort: sorts.some(({ value }) => value === sort) ? sort : null,
    text: address.get(TEXT)?.trim() ?? '',
  };
}

/** The address of a query; its other parameters are kept. */
export function addressOfQuery(
  address: URLSearchParams,
  query: Query,
  { filters = [], sorts = [] }: Offers,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined | null, usual: string | undefined) => {
    if (value === usual || value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  };
  for (const { id, initial } of filters) {
    put(id, query.filters[id] ?? (initial === undefined ? undefined : TAKEN_OFF), initial);
  }
  put(SORT, query.sort, sorts[0]?.value);
  put(TEXT, query.text, undefined);
  return next;
}
