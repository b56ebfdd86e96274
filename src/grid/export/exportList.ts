import { ReadAllError } from '../../../commands/core/everyPage';
import { t } from '../../i18n';
import { announce } from '../../ui/announcer';
import { download } from '../../ui/download';
import { notify } from '../../ui/notify';
import type { GridModel } from '../model/gridState';
import { isEmptySelection } from '../model/selection';
import { readAllPages } from '../rows/readAllPages';
import type { Query } from '../rows/source';
import type { Column, ListScreenOf } from '../screen';
import { columnsOfFile } from './columnsOfFile';
import { csvOf } from './exportCsv';

interface Given {
  readonly model: GridModel;
  readonly screen: ListScreenOf<unknown>;
  readonly query: Query;
  /** Those shown. */
  readonly columns: readonly Column<unknown>[];
  /** In which order a person has put all of them. */
  readonly order: readonly string[];
  readonly as: 'csv' | 'xlsx';
  /** Rows written so far. */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** How often an export says how far it is. */
const SAID_EVERY_MS = 5000;

/** Hands out the selected rows of a list, or all that match, as a file. Throws what is a fault of ours. */
export async function exportList({ columns: shown, order, as, onRows, signal, ...of }: Given): Promise<void> {
  let saidAt = Date.now();
  const columns = columnsOfFile(of.screen.columns, shown, order);
  const given = {
    columns,
    titles: columns.map(({ title }) => t(title)),
    pages: pages(of, signal),
    onProgress(rows: number) {
      onRows(rows);
      if (Date.now() - saidAt < SAID_EVERY_MS) return;
      saidAt = Date.now();
      announce(t('grid.exporting', { count: rows }));
    },
  };
  try {
    const file =
      as === 'csv' ? await csvOf(given) : await (await import('./exportXlsx')).xlsxOf(given, t(of.screen.title));
    if (signal.aborted) return notify({ key: 'grid.exportStopped', tone: 'info' });
    download(file, `tamquan-${of.model.list.source.key}.${as}`);
    notify({ key: 'grid.exported', tone: 'good' });
  } catch (error) {
    if (error instanceof ReadAllError)
      notify({
        key: 'run.exportBroken',
        params: { code: error.refusal.refused, message: error.refusal.message },
        tone: 'bad',
      });
    else if (error instanceof Error && error.name === 'TooManyRows')
      notify({ key: 'grid.tooManyForXlsx', tone: 'bad' });
    else throw error;
  }
}

async function* pages({ model, screen, query }: Pick<Given, 'model' | 'screen' | 'query'>, signal: AbortSignal) {
  const { list, state, view } = model;
  if (screen.exported && isEmptySelection(state.selection)) {
    for await (const page of readAllPages(list.source, list.rows, screen.exported(query), signal)) yield page.rows;
    return;
  }
  const ids = isEmptySelection(state.selection) ? list.everyId(signal) : view.everySelectedId(signal);
  for await (const some of ids) yield some.flatMap((id) => list.row(id) ?? []);
}
