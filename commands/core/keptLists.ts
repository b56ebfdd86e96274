import { COUNT_MAX } from '../../contract/wire/constants';
import type { Answer } from '../../contract/wire/endpoint';
import { cannotTell } from './elsewhere';

/** Lists that staff keep by hand are some hundreds long. */
const PAGES = 10;

/** The ids on a list that staff keep, as far as it could be read; `isWhole`: to its end. */
export interface KeptIds {
  readonly ids: ReadonlySet<string>;
  readonly isWhole: boolean;
}

/** Reads such a list to its end, or as far as `PAGES`. A user who may not see it gets no ids. */
export async function idsIn<Row>(
  page: (query: { readonly position: number; readonly count: number }) => Promise<Answer<readonly Row[]>>,
  idOf: (row: Row) => string,
): Promise<KeptIds> {
  const ids = new Set<string>();
  let read = 0;
  for (let nth = 0; nth < PAGES; nth += 1) {
    const answer = await page({ position: read, count: COUNT_MAX });
    if (answer.refused !== undefined) break;
    const before = ids.size;
    for (const row of answer.data) ids.add(idOf(row));
    read += answer.data.length;
    // A server may give fewer at once than it was asked for: its end is where it has no more.
    if (ids.size === before || (answer.total !== undefined && read === answer.total)) return { ids, isWhole: true };
  }
  return { ids, isWhole: false };
}

/** What such a list says of one id, where the detail call did not: `there`, null where it is not on it, or `cannotTell`. */
export function saidBy<T>({ ids, isWhole }: KeptIds, id: string, there: T): Answer<T | null> {
  if (ids.has(id)) return { data: there };
  return isWhole ? { data: null } : cannotTell;
}
