import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { screenCommand } from '../../navigation/screenCommand';
import { settledCount } from '../../run/job/ledger';
import type { JobSummary } from '../../run/job/summaries';
import { activeView } from '../../state/activeView';
import { serverHas } from '../../state/session';
import { asBottomBar } from '../../ui/bottomBars';
import { JobCard } from '../jobs/JobCard';
import { importing } from './importing';
import { showRows } from './showRows';

const BUTTON = 'button-plain h-7 rounded-md px-2 text-xs inline-flex items-center';

/** How far the writing is, and what came of it: below the rows, so that none moves when it begins or ends. */
export function WritingBar({ job, hasEnded }: { job: JobSummary; hasEnded: boolean }) {
  const t = useT();
  return (
    <section
      ref={asBottomBar}
      aria-label={t('temple.importRows.title')}
      className="flex max-h-1/3 shrink-0 flex-col gap-1 overflow-y-auto border-t border-line bg-canvas px-4 py-1.5"
    >
      {job.phase !== 'finished' && (
        <p className="text-sm tabular-nums" data-progress>
          {t('screens.templeImport.progress', {
            current: format.number(settledCount(job.counts)),
            total: format.number(job.total),
            done: format.number(job.counts.done),
          })}
        </p>
      )}
      {hasEnded && <End />}
      <JobCard job={job} isOpen={false} isLine />
    </section>
  );
}

/** That all is written, the way to what came in, and what can still be done about what did not. */
function End() {
  const t = useT();
  const { counts, isMending } = useSnapshot(importing);
  const refused = counts?.refused ?? 0;
  const shownAt = screenCommand(serverHas('imports') ? 'go.imports' : 'go.temples').path;
  return (
    <p className="flex flex-wrap items-center gap-2" data-import-over>
      <span className="pe-2 text-sm font-medium text-good">{t('screens.templeImport.over')}</span>
      <Link href={shownAt} className={BUTTON}>
        {t('screens.templeImport.seeImported')}
      </Link>
      {refused > 0 && !isMending && (
        <button
          type="button"
          className={BUTTON}
          onClick={() => {
            importing.isMending = true;
            showRows('verdict', 'refused');
            activeView.active?.focus();
          }}
        >
          {t('screens.templeImport.fixRefused', { count: refused })}
        </button>
      )}
    </p>
  );
}
