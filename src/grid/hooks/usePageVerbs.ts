import { type RefObject, useState } from 'react';
import type { ListVerb } from '../../../commands/core/listVerbs';
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
  readonly perform: RefObject<(verb: ListVerb) => void>;
  readonly reach: RefObject<GridHandle | null>;
  readonly focusSearch: (() => void) | undefined;
  readonly focusFilter: (() => void) | undefined;
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
  perform,
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
      await exportList({ model, screen, query, columns, as, onRows, signal: abort.signal });
    } catch (error) {
      // The script failed to load, or the export threw: either way there is no file, and the person waits for one.
      tell({ key: 'run.exportBroken', params: { code: 0 }, tone: 'bad' });
      throw error;
    } finally {
      setExported(null);
    }
  }

  function sortByName() {
    const { sorts = [] } = screen;
    const isByName = sorts.some(({ value }) => value === 'name');
    // The third time is the order that the list began with.
    const next = query.sort === 'name' ? '-name' : query.sort === '-name' ? (sorts[0]?.value ?? 'name') : 'name';
    if (isByName) onSort(next);
    else announceText('grid.noSortByName');
  }

  function switchLook() {
    prefs.look = prefs.look === 'pictures' ? 'table' : 'pictures';
    announceText(`grid.looks.${prefs.look}`);
  }

  function uncover() {
    prefs.uncovered = nextCover(prefs.uncovered);
    announceText(`grid.covers.${prefs.uncovered}`);
  }

  const verbs: Partial<Record<ListVerb, () => void>> = {
    firstCell: () => reach.current?.focusCell('first'),
    lastCell: () => reach.current?.focusCell('last'),
    search: focusSearch ?? (() => announceText('grid.noSearch')),
    filter: focusFilter ?? (() => announceText('grid.noFilter')),
    sort: screen.sorts?.length ? () => model.openPanel('sort') : () => announceText('grid.noSort'),
    sortByName,
    columns: () => model.openPanel('columns'),
    pageSize: () => model.openPanel('pageSize'),
    jump: () => model.openPanel('jump'),
    menu: () => model.state.cursor !== null && model.openPanel('menu'),
    look: screen.picture ? switchLook : () => announceText('grid.noPictures'),
    uncover: screen.picture ? uncover : () => announceText('grid.noPictures'),
    peek: screen.media ? () => model.openPanel('peek') : () => announceText('grid.noMedia'),
    copy: () => void copy(),
    exportCsv: () => void exportAs('csv'),
    exportXlsx: () => void exportAs('xlsx'),
  };
  perform.current = (verb) => verbs[verb]?.();
  return exported;
}
