import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { keyText } from '../../keys/keyText';
import { capsOf, WithCaps } from '../../keys/WithCaps';
import { type JobSummary, jobs, undosOf } from '../../run/job/summaries';
import { markFirstUsable } from '../../state/firstUsable';
import { evictRows, putRows } from '../../state/rows';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { LocalDataNote } from '../../ui/LocalDataNote';
import { useItemFocus } from '../components/useItemFocus';
import { HeldCalls, UnsureCalls } from './HeldCalls';
import { JobCard, jobRow } from './JobCard';
import { Ledger } from './Ledger';

/** Lists of which many rows are acted on at once. */
const WHERE_JOBS_BEGIN = ['go.reports', 'go.posts', 'go.profiles'];

/** Jobs on many rows: those that run, those that have ended, and the outcome of each row; and the calls that are still held. */
export default function Jobs() {
  const t = useT();
  const list = useSnapshot(jobs).list as readonly JobSummary[];
  const focus = useItemFocus('job', (id) => ({ open: () => setChosen(id) }));
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    heading.current?.focus();
    markFirstUsable();
  }, []);
  // What takes a job back is a line below it; by itself where that one is no longer known.
  const isUndoOf = (of: string | null) => of !== null && list.some(({ id }) => id === of);
  const first = list.filter(({ undoes }) => !isUndoOf(undoes));
  const open = list.find((job) => job.id === chosen) ?? first[0];
  const hasSome = first.length > 0;
  useEffect(() => {
    const at = document.activeElement;
    if (hasSome && (at === heading.current || at === document.body))
      box.current?.querySelector<HTMLElement>('[data-job]')?.focus();
  }, [hasSome]);
  useEffect(() => {
    putRows('job', list.map(jobRow));
  }, [list]);
  useEffect(
    () => () =>
      evictRows(
        'job',
        jobs.list.map(({ id }) => id),
      ),
    [],
  );
  // The ring of a job is drawn around what takes it back and around its ledger as well, which are one with it.
  const itemOf = (job: JobSummary, isLine = false) => {
    const isOpen = job.id === open?.id;
    const undos = undosOf(list, job.id);
    return (
      <div className="rounded-xl outline-offset-1 outline-(--focus) has-[>article:focus-visible]:outline-2 *:focus-visible:outline-none">
        <JobCard
          job={job}
          isLine={isLine}
          isFollowed={undos.length > 0}
          isOpen={isOpen}
          onOpen={() => setChosen(job.id)}
        />
        {undos.length > 0 && (
          <ul
            className={`flex flex-col gap-1 border border-t-0 bg-surface px-2 pt-2 pb-3.5 ${isOpen ? 'border-strong' : 'rounded-b-xl border-line'}`}
          >
            {undos.map((undo) => (
              <li key={undo.id}>{itemOf(undo as JobSummary, true)}</li>
            ))}
          </ul>
        )}
        {isOpen && <Ledger key={job.id} job={job} />}
      </div>
    );
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t('jobs.open.title')}
        </h1>
        {hasSome && <span className="text-sm text-soft tabular-nums">{format.number(first.length)}</span>}
        <span className="ms-auto">
          <CommandButton command="history.open" />
        </span>
      </header>
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto bg-surface p-4">
        <LocalDataNote className="text-sm text-soft" />
        <UnsureCalls />
        <HeldCalls />
        {list.length === 0 && (
          <div className="m-auto flex max-w-md flex-col items-center gap-2 p-6 text-center">
            <Icon name="list-checks" size={28} className="text-faint" />
            <p className="text-sm text-soft">
              <WithCaps text={t('screens.jobs.empty', { select: keyText('list.select', capsOf) })} />
            </p>
            <div className="flex flex-col gap-2 pt-2">
              {WHERE_JOBS_BEGIN.map((command) => (
                <CommandButton key={command} command={command} look="large" />
              ))}
            </div>
          </div>
        )}
        <ul ref={box} data-surface="detail" className="flex flex-col gap-2" {...focus}>
          {first.map((job) => (
            <li key={job.id}>{itemOf(job)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
