import { subscribe } from 'valtio/vanilla';
import type { TempleImport } from '../../../contract/temples/imports';
import * as imports from '../../../contract/temples/imports';
import { call } from '../../client';
import { ago, type BadgeOf, badge, number, text } from '../../grid/columns';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { format } from '../../i18n/format';
import { jobs } from '../../run/job/summaries';
import { staffName } from '../../ui/staffName';
import { notSent, TONES } from './words';

/** Imports of temples as the server keeps them, from all users. */
export default listScreen<TempleImport>({
  go: 'go.imports',
  kind: 'templeImport',
  list: {
    key: 'templeImports',
    load: ({ pos, count, filters, signal }) =>
      call(imports.list, { pos, count, ...(filters.failed && { failed: true }) }, { signal }),
  },
  filters: [
    {
      id: 'failed',
      title: 'screens.reports.waits',
      options: [{ value: 'yes', title: 'waiting.imports.title' }],
      extension: 'waiting',
      onlyWhenSet: true,
    },
  ],
  columns: [
    text<TempleImport>({ id: 'file', title: 'screens.imports.file', width: 200, of: ({ fileName }) => fileName }),
    badge<TempleImport>({ id: 'outcome', title: 'screens.imports.outcome', width: 300, of: outcomesOf }),
    text<TempleImport>({ id: 'by', title: 'screens.imports.by', width: 150, of: ({ by }) => staffName(by) }),
    ago<TempleImport>({ id: 'at', title: 'screens.imports.at', width: 130, of: ({ at }) => at }),
    number<TempleImport>({
      id: 'rows',
      title: 'screens.imports.rows',
      width: 90,
      onCard: 'none',
      of: ({ rows }) => rows,
    }),
  ],
  detail: detailPart(() => import('./ImportDetail')),
  commands: ['temple.import'],
  subscribe: ({ readAgain }) => followJobs(readAgain),
  empty: 'screens.imports.empty',
  emptyCommand: 'temple.import',
});

const SENT_STATES = imports.IMPORT_STATES.filter((state) => !imports.UNSENT_STATES.some((unsent) => unsent === state));

/** The outcomes of its rows, one badge for each that occurs, those of which nothing was sent among them, kept or not. */
function outcomesOf(row: TempleImport): readonly BadgeOf[] {
  const sent = SENT_STATES.filter((state) => row.counts[state] > 0).map(
    (state): BadgeOf => ({
      text: `screens.imports.counted.${state}`,
      tone: TONES[state],
      params: { number: format.number(row.counts[state]) },
    }),
  );
  return [...sent, ...notSent(row)];
}

/** An import that was written or undone here has changed in the list, so the list is refetched. */
function followJobs(readAgain: () => void): () => void {
  const ended = () =>
    jobs.list.filter(({ commandId, phase }) => /^temple\.(un)?importRows$/.test(commandId) && phase === 'finished')
      .length;
  let was = ended();
  return subscribe(jobs, () => {
    const now = ended();
    if (now !== was) readAgain();
    was = now;
  });
}
