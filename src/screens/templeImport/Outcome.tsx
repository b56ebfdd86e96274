import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { DECISIONS } from '../../../commands/core/templeRow';
import * as temples from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { screenCommand } from '../../navigation/screenCommand';
import { type JobSummary, jobs, undosOf } from '../../run';
import { settledCount } from '../../run/job/ledger';
import { serverHas } from '../../state/session';
import { download } from '../../ui/download';
import { useCanCall } from '../components/useCall';
import { JobCard } from '../jobs/JobCard';
import { type DuplicateKind, decideAll, importing } from './importing';
import { Reasons } from './Reasons';
import { type Done, doneOf, failedFile, importJobOf, jobsOf } from './writing';

const KINDS = ['created', 'likeRow', 'likeStored', 'refused'] as const;
const BUTTON = 'button-plain h-7 rounded-md px-2 text-xs';

/** How many rows of each verdict, what is decided for all duplicates of a kind, and how far the writing is. */
export function Outcome({ isOver }: { isOver: boolean }) {
  const t = useT();
  const { counts, importId, fileName, isMending } = useSnapshot(importing);
  const { list } = useSnapshot(jobs);
  const id = importJobOf(importId);
  const job = list.find((one) => one.id === id);
  const done = useDone(importId, list as readonly JobSummary[]);
  if (!counts) return null;
  // What is written is said as done; what is left of it, if anything is, as still to come.
  const left = done ? counts.created - done.asJudged : counts.created;
  const hasFailed = counts.refused > 0 || (job !== undefined && job.counts.failed + job.counts.settled > 0);
  return (
    <section
      aria-label={t('screens.templeImport.counts')}
      className="shrink-0 border-b border-line bg-canvas px-4 py-2"
    >
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {done &&
          (['created', 'updated'] as const)
            .filter((kind) => done[kind] > 0)
            .map((kind) => (
              <li key={kind} className="flex items-center gap-x-2" data-done={kind}>
                <span className="text-sm text-soft">{t(`screens.templeImport.${kind}`)}</span>
                <strong className="font-semibold tabular-nums">{format.number(done[kind])}</strong>
              </li>
            ))}
        {done && done.unsure > 0 && (
          <li className="flex items-center gap-x-2" data-done="unsure">
            <span className="text-sm text-warn">{t('run.state.unsure')}</span>
            <strong className="font-semibold tabular-nums">{format.number(done.unsure)}</strong>
          </li>
        )}
        {KINDS.filter((kind) => kind !== 'created' || left > 0 || !done).map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-2 gap-y-1" data-count={kind}>
            <span className="text-sm text-soft">{t(`screens.templeImport.verdicts.${kind}`)}</span>
            <strong className="font-semibold tabular-nums">
              {format.number(kind === 'created' ? left : counts[kind])}
            </strong>
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
      {(!isOver || isMending) && <Reasons />}
      {isOver && done && <End refused={counts.refused} />}
      {job && (
        <div className="pt-2">
          {job.phase !== 'finished' && (
            <p className="pb-1 text-sm tabular-nums" data-progress>
              {t('screens.templeImport.progress', {
                current: format.number(settledCount(job.counts)),
                total: format.number(job.total),
                done: format.number(job.counts.done),
              })}
            </p>
          )}
          <JobCard job={job as JobSummary} isOpen={false} />
        </div>
      )}
    </section>
  );
}

/** That all is written, what came in, and the way to what did not. */
function End({ refused }: { refused: number }) {
  const t = useT();
  const { isMending } = useSnapshot(importing);
  const shownAt = screenCommand(serverHas('imports') ? 'go.imports' : 'go.temples').path;
  return (
    <p className="flex flex-wrap items-center gap-2 pt-2" data-import-over>
      <span className="pe-2 text-sm font-medium text-good">{t('screens.templeImport.over')}</span>
      <Link href={shownAt} className={`${BUTTON} inline-flex items-center`}>
        {t('screens.templeImport.seeImported')}
      </Link>
      {refused > 0 && !isMending && (
        <button
          type="button"
          className={BUTTON}
          onClick={() => {
            importing.isMending = true;
          }}
        >
          {t('screens.templeImport.fixRefused', { count: refused })}
        </button>
      )}
    </p>
  );
}

/** What is still in place of the rows written from the file; null before the first is written, and while they are being written. */
function useDone(importId: string, list: readonly JobSummary[]): Done | null {
  const mine = jobsOf(importId);
  const isOver = mine.length > 0 && list.every(({ id, phase }) => !mine.includes(id) || phase === 'finished');
  const undos = mine.flatMap((id) => undosOf(list, id)).map(({ phase, counts }) => `${phase} ${counts.done}`);
  const stand = `${isOver} ${list.filter(({ id }) => mine.includes(id)).map(({ finishedAt, undone }) => `${finishedAt} ${undone}`)} ${undos}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are counted again when a job has ended
  return useMemo(() => (isOver ? doneOf(importId) : null), [importId, stand]);
}

/** One decision for all duplicates of a kind. */
function ForAll({ kind }: { kind: DuplicateKind }) {
  const t = useT();
  const { decided } = useSnapshot(importing);
  // An earlier row of the file is filled in before it is created: that is no edit.
  const mayEdit = useCanCall(temples.edit) || kind === 'likeRow';
  return (
    <fieldset aria-label={format.pair(t('screens.templeImport.forAll'), t(`screens.templeImport.verdicts.${kind}`))}>
      <span className="inline-flex gap-1">
        {DECISIONS.filter((decision) => decision !== 'update' || mayEdit).map((decision) => (
          <button
            key={decision}
            type="button"
            aria-pressed={decided[kind] === decision}
            className={`${BUTTON} toggle`}
            onClick={() => void decideAll(kind, decision)}
          >
            {t(`screens.templeImport.decided.${decision}`)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
