import { useSnapshot } from 'valtio';
import { DECISIONS } from '../../../commands/templeRow';
import * as temples from '../../../contract/temples';
import { download } from '../../grid/exportCsv';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { type JobSummary, jobs } from '../../run';
import { settledCount } from '../../run/ledger';
import { JobCard } from '../jobs/JobCard';
import { useMay } from '../parts/useAsked';
import { type DuplicateKind, decideAll, importing } from './importing';
import { failedFile, jobOf } from './writing';

const KINDS = ['created', 'likeRow', 'likeStored', 'refused'] as const;
const BUTTON = 'h-7 rounded-md border border-line bg-surface px-2 text-xs hover:bg-hover';

/** How many rows of each verdict, what is decided for all duplicates of a kind, and how far the writing is. */
export function Outcome() {
  const t = useT();
  const { counts, importId, fileName } = useSnapshot(importing);
  const { list } = useSnapshot(jobs);
  const id = jobOf(importId);
  const job = list.find((one) => one.id === id);
  if (!counts) return null;
  const hasFailed = counts.refused > 0 || (job !== undefined && job.counts.failed + job.counts.settled > 0);
  return (
    <section
      aria-label={t('screens.templeImport.counts')}
      className="shrink-0 border-b border-line bg-canvas px-4 py-2"
    >
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {KINDS.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-2 gap-y-1" data-count={kind}>
            <span className="text-sm text-soft">{t(`screens.templeImport.verdicts.${kind}`)}</span>
            <strong className="font-semibold tabular-nums">{format.number(counts[kind])}</strong>
            {(kind === 'likeRow' || kind === 'likeStored') && counts[kind] > 0 && <ForAll kind={kind} />}
          </li>
        ))}
        {hasFailed && (
          <li>
            <button
              type="button"
              className={BUTTON}
              onClick={async () => download(await failedFile(), `${fileName.replace(/\.\w+$/, '')}-failed.csv`)}
            >
              {t('screens.templeImport.refusedFile')}
            </button>
          </li>
        )}
      </ul>
      {job && (
        <div className="pt-2">
          <p className="pb-1 text-sm tabular-nums" data-progress>
            {t('screens.templeImport.progress', {
              current: format.number(settledCount(job.counts)),
              total: format.number(job.total),
              count: format.number(job.counts.done),
            })}
          </p>
          <JobCard job={job as JobSummary} isOpen={false} />
        </div>
      )}
    </section>
  );
}

/** One decision for all duplicates of a kind. */
function ForAll({ kind }: { kind: DuplicateKind }) {
  const t = useT();
  const { decided } = useSnapshot(importing);
  // An earlier row of the file is filled in before it is created: that is no edit.
  const mayEdit = useMay(temples.edit) || kind === 'likeRow';
  return (
    <fieldset aria-label={format.pair(t('screens.templeImport.forAll'), t(`screens.templeImport.verdicts.${kind}`))}>
      <span className="inline-flex gap-1">
        {DECISIONS.filter((decision) => decision !== 'update' || mayEdit).map((decision) => (
          <button
            key={decision}
            type="button"
            aria-pressed={decided[kind] === decision}
            className={`${BUTTON} aria-pressed:border-accent aria-pressed:bg-selected`}
            onClick={() => void decideAll(kind, decision)}
          >
            {t(`screens.templeImport.decided.${decision}`)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
