import { first } from './0001_first';
import { lists } from './0002_lists';
import { search } from './0003_search';
import { temples } from './0004_temples';

/** In the order they run. A released one is never changed; the next one mends it. */
export const MIGRATIONS: readonly { readonly name: string; readonly up: readonly string[] }[] = [
  first,
  lists,
  search,
  temples,
];
