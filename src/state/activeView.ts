import { proxy, ref } from 'valtio';
import type { ListVerb } from '../../commands/core/listVerbs';
import type { Kind } from '../../commands/core/rows';

/**
 * What commands act on when no target is given: the list, or the detail, that has or last had the focus. The grid and
 * the details register themselves; runner, keys, palette and bulk bar read this and know nothing of tables.
 */
export interface ActiveView {
  /** Of the rows; null for a list whose rows no command takes (jobs, audit). */
  readonly kind: Kind | null;
  readonly part: 'list' | 'detail' | 'charts';
  /** A list that is looked at as a map: its keys go from point to point, and there is no focused row. */
  readonly isMap?: true;
  /** The focused row, or null in an empty list. */
  readonly cursorId: () => string | null;
  /** In the order of the list as far as it is known. For "all matching" see `selectionSize`. */
  readonly selectedIds: () => readonly string[];
  /** Every selected row's id, fetching what is not loaded (all matching). */
  readonly everySelectedId: (signal: AbortSignal) => AsyncIterable<readonly string[]>;
  readonly selectionSize: () => number;
  /** Takes these rows out of the selection: those that were settled. Failed ones stay. */
  readonly unselect: (ids: readonly string[]) => void;
  /** Moves the cursor to the next row (below, else above) that satisfies the predicate, loading on; else stays. */
  readonly advanceTo: (predicate: (row: never) => boolean) => void;
  /** Moves the cursor to the first row of the list that satisfies the predicate. */
  readonly selectFirst: (predicate: (row: never) => boolean) => void;
  /**
   * Refetches the list and moves the cursor to this row, which was created just now: if a search, filters or another order keep it out of
   * the rows that are read, they are reset.
   */
  readonly find: (id: string) => Promise<void>;
  /** A row that will get the cursor is being created: commands on the cursor's row wait until the returned function is called. */
  readonly making: () => () => void;
  /** Moves the cursor, and the focus with it, to this row where the list has it: it comes back. */
  readonly returnTo: (id: string) => void;
  /**
   * The same once it has come back; refetches the list if the row is not in it. False if search or filters leave the row out, undefined where
   * that can't be told: there is no list, or it could not be read.
   */
  readonly bringBack: (id: string) => Promise<boolean | undefined>;
  /**
   * If its rows are still those of another search, filter or sort, or a row is being created: resolves once the requested rows are
   * there, or failed to load.
   */
  readonly answered: () => Promise<void> | undefined;
  /** The list's query. */
  readonly query: () => { readonly text: string; readonly sort: string | null };
  readonly verb: (verb: ListVerb) => void;
  /** Whether it has nothing that the verb could act on: no search, no filters, no pictures. Asked for it all the same, it says so. */
  readonly lacks?: (verb: ListVerb) => boolean;
  /** Whether Esc would take nothing back in it: nothing is selected, open, searched for or filtered. */
  readonly isAtRest?: () => boolean;
  /** Puts the focus back on the focused row, or on the heading of an empty list. */
  readonly focus: () => void;
}

/** For a view that is no list: nothing is selected in it, and there is nowhere to go on to. */
export const notAList = {
  selectedIds: () => [],
  everySelectedId: async function* () {},
  selectionSize: () => 0,
  unselect: () => {},
  advanceTo: () => {},
  selectFirst: () => {},
  find: async () => {},
  making: () => () => {},
  returnTo: () => {},
  bringBack: async () => undefined,
  answered: () => undefined,
  query: () => ({ text: '', sort: null }),
} as const satisfies Partial<ActiveView>;

export const activeView = proxy<{ active: ActiveView | null }>({ active: null });

/** Makes a view the one that commands act on. Returns the function to call when it leaves the page. */
export function setActiveView(view: ActiveView): () => void {
  const held = ref(view);
  activeView.active = held;
  return () => {
    if (activeView.active === held) activeView.active = null;
  };
}
