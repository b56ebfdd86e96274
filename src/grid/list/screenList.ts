import { proxy, subscribe } from 'valtio/vanilla';
import { COVERED, UNCOVERED } from '../../media/covers';
import { queryOf } from '../model/address';
import { type Prefs, prefsOf } from '../model/prefs';
import { openList, PAGE_ROWS } from '../rows/list';
import type { List } from '../rows/listState';
import type { ReadingState } from '../rows/readWholeList';
import { type Query, rowsOfKind, sameQuery } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { offeredList, offeredScreen } from './offeredFeatures';

/** The list of a screen. */
export interface ScreenList {
  readonly list: List;
  /** How far it is with what the server can't do and is done here. */
  readonly reading: ReadingState;
}

/** Returns how this person likes the list of a screen. */
export const prefsOfScreen = ({ path, pageSizes, isVetted }: ListScreenOf<unknown>): Prefs =>
  prefsOf(path, { pageRows: pageSizes?.[0] ?? PAGE_ROWS, uncovered: isVetted ? UNCOVERED : COVERED });

let ahead: (ScreenList & { readonly path: string }) | undefined;
/** A list has been drawn: what would be opened ahead now would be old when it is. */
let isDrawn = false;

/**
 * Opens the list of the screen that the address names, before anything is drawn: the browser lays out a page that has its rows from the first
 * frame on once, and not three times. Resolves when the list has rows or can't have any.
 */
export async function openAhead(screen: ListScreenOf<unknown>): Promise<void> {
  if (isDrawn) return;
  const opened = open(screen, queryOf(new URLSearchParams(location.search), offeredScreen(screen)));
  ahead = { ...opened, path: screen.path };
  const { list } = opened;
  list.setVisibleRange(0, 1);
  await new Promise<void>((resolve) => {
    const stop = subscribe(
      list.state,
      () => {
        if (list.state.phase === 'loading') return;
        stop();
        resolve();
      },
      true,
    );
  });
}

/** Returns the list of a screen with this query: the one that was opened ahead, if it is that; else a new one. */
export function listOf(screen: ListScreenOf<unknown>, query: Query): ScreenList {
  const opened = ahead;
  ahead = undefined;
  isDrawn = true;
  if (opened?.path === screen.path && sameQuery(opened.list.state.query, query)) return opened;
  opened?.list.close();
  return open(screen, query);
}

/** Opens the list of a screen as it was declared, regardless of what the server supports. */
function open(screen: ListScreenOf<unknown>, query: Query): ScreenList {
  const rows = screen.kind === null ? { kind: null, idOf: screen.idOf ?? String } : rowsOfKind(screen.kind);
  const given = { ...rows, ...(screen.matches ? { matches: screen.matches } : {}) };
  const reading = proxy<ReadingState>({ now: null, of: null });
  const list = openList(offeredList(screen, given, reading), given, {
    query,
    pageSize: prefsOfScreen(screen).pageRows,
  });
  return { list, reading };
}
