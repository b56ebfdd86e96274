import { proxy, subscribe } from 'valtio/vanilla';
import { LOOK_PARAM } from './address';
import type { Prefs } from './prefs';

/** In the address of a saved view: the ids of the columns that it shows, in their order. */
export const COLUMNS = 'columns';

/** What a list is looked at as. */
export type ViewMode = 'table' | 'pictures' | 'map';

/** Which columns of a list are shown, in their order, and what it is looked at as. */
export interface Arrangement {
  readonly columns: readonly string[];
  /** Absent where the list has one look only. */
  readonly look?: ViewMode;
}

/** The list that is on the page, for who saves a view of it; null where there is none. */
export const openArrangement: { now: Arrangement | null } = { now: null };

/** Parameters by which an address shows a list so; null for one that it has no use for. */
export const addressOfArrangement = ({ columns, look }: Arrangement): Readonly<Record<string, string | null>> => ({
  [COLUMNS]: columns.join(','),
  [LOOK_PARAM]: look ?? null,
});

/**
 * A person's preferences of a list as an address changes them. What it says of columns and look holds as long as it stands, whatever the
 * person changes about them meanwhile; everything else that is changed becomes their own. `ids` are those of the list's columns: others
 * are passed over, and an address that names none of them says nothing of columns.
 */
export function arrangedBy(own: Prefs, address: URLSearchParams, ids: readonly string[]): Prefs {
  const order = [...new Set(address.get(COLUMNS)?.split(','))].filter((id) => ids.includes(id));
  const look = address.get(LOOK_PARAM);
  const viewed: Partial<Prefs> = {
    ...(order.length > 0 && { order, shown: Object.fromEntries(ids.map((id) => [id, order.includes(id)])) }),
    ...((look === 'pictures' || look === 'table') && { look }),
  };
  if (Object.keys(viewed).length === 0) return own;
  const prefs = proxy<Prefs>({ ...own, ...viewed });
  subscribe(prefs, () => {
    const kept = Object.entries(prefs).filter(([name]) => !(name in viewed));
    Object.assign(own, Object.fromEntries(kept));
  });
  return prefs;
}
