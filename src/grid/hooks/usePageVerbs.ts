import { type RefObject, useState } from 'react';
import type { ListVerb } from '../../../commands/core/listVerbs';
import type { TextKey } from '../../../commands/core/textKey';
import { nextCover } from '../../media/covers';
import { announceText } from '../../ui/announceText';
import { notify as tell } from '../../ui/notify';
import type { GridHandle } from '../model/gridHandle';
import type { GridModel } from '../model/gridState';
import type { Prefs } from '../model/prefs';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';
import type { Shown } from './useColumns';

interface Options {
  readonly model: GridModel;
  readonly screen: ListScreenOf<unknown>;
  readonly arranged: readonly Shown<unknown>[];
  readonly prefs: Prefs;
  readonly query: Query;
  readonly onSort: (sort: string) => void;
  /** Where the model finds what this draw's verbs do. */
  readonly verbs: RefObject<PageVerbs>;
  readonly reach: RefObject<GridHandle | null>;
  readonly focusSearch: (() => void) | undefined;
  readonly focusFilter: (() => void) | undefined;
}

/** What the verbs of a page do; undefined of those that its list has no use for. */
export type PageVerbs = Partial<Record<ListVerb, (() => void) | undefined>>;

/** What is said where a list has no use for a verb. */
const NONE: Partial<Record<ListVerb, TextKey>> = {
  search: 'grid.noSearch',
  filter: 'grid.noFilter',
  sort: 'grid.noSort',
  sortByName: 'grid.noSortByName',
  look: 'grid.noPictures',
  uncover: 'grid.noPictures',
  peek: 'grid.noMedia',
};

/** Whether a list has nothing that the verb could act on. */
export const lacks = (verbs: PageVerbs, verb: ListVerb) => verb in NONE && !verbs[verb];

/** Does what a verb does on this page, or says to those who listen that there is nothing for it. */
export function perform(verbs: PageVerbs, verb: ListVerb) {
  const none = NONE[verb];
  if (none && lacks(verbs, verb)) announceText(none);
  else verbs[verb]?.();
}

/** An export under way: the rows read so far, and how to end it. */
export interface Exporting {
  readonly rows: number;
  readonly stop: () => void;
}

/** The verbs that are matters of the page. Answers the export under way, or null while nothing is. */
export function usePageVerbs({
  model,
  screen,
  arranged,
  prefs,
  query,
  onSort,
  verbs,
  reach,
  focusSearch,
  focusFilter,
}: Options) {
  const [exported, setExported] = useState<Exporting | null>(null);
  const columns = arranged.map(({ column }) => column);

  async function copy() {
    try {
      const { copyRows } = await import('../export/copyRows');
      await copyRows(model, columns);
    } catch (error) {
      // The script failed to load, or the browser lets nothing be copied.
      tell({ key: 'screens.notCopied', tone: 'bad' });
      throw error;
    }
  }

  /** Reads all that matches, or all that is selected, and hands it out as a file; stopped or refused it hands out nothing. */
  async function exportAs(as: 'csv' | 'xlsx') {
    if (exported !== null) return;
    const abort = new AbortController();
    const onRows = (rows: number) => setExported({ rows, stop: () => abort.abort() });
    onRows(0);
    try {
      const { exportList } = await import('../export/exportList');
      await exportList({ model, screen, query, columns, order: prefs.order, as, onRows, signal: abort.signal });
    } catch (error) {
      // The script failed to load, or the export threw: either way there is no file, and the person waits for one.
      tell({ key: 'run.exportBroken', params: { code: 0 }, tone: 'bad' });
      throw error;
    } finally {
      setExported(null);
    }
  }

  const { sorts = [] } = screen;
  /** The third time is the order that the list began with. */
  const sortByName = () =>
    onSort(query.sort === 'name' ? '-name' : query.sort === '-name' ? (sorts[0]?.value ?? 'name') : 'name');

  function switchLook() {
    prefs.look = prefs.look === 'pictures' ? 'table' : 'pictures';
    announceText(`grid.looks.${prefs.look}`);
  }

  function uncover() {
    prefs.uncovered = nextCover(prefs.uncovered);
    announceText(`grid.covers.${prefs.uncovered}`);
  }

  verbs.current = {
    firstCell: () => reach.current?.focusCell('first'),
    lastCell: () => reach.current?.focusCell('last'),
    search: focusSearch,
    filter: focusFilter,
    sort: sorts.length > 0 ? () => model.openPanel('sort') : undefined,
    sortByName: sorts.some(({ value }) => value === 'name') ? sortByName : undefined,
    columns: () => model.openPanel('columns'),
    pageSize: () => model.openPanel('pageSize'),
    jump: () => model.openPanel('jump'),
    menu: () => model.state.cursor !== null && model.openPanel('menu'),
    look: screen.picture && switchLook,
    uncover: screen.picture && uncover,
    peek: screen.media && (() => model.openPanel('peek')),
    copy: () => void copy(),
    exportCsv: () => void exportAs('csv'),
    exportXlsx: () => void exportAs('xlsx'),
  };
  return exported;
}
