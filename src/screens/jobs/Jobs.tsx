import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { keyText } from '../../keys/keyText';
import { type JobSummary, jobs } from '../../run';
import { markFirstUsable } from '../../state/firstUsable';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { LocalDataNote } from '../../ui/LocalDataNote';
import { HeldCalls, UnsureCalls } from './HeldCalls';
import { JobCard } from './JobCard';
import { Ledger } from './Ledger';

/** Lists of which many rows are acted on at once. */
const WHERE_JOBS_BEGIN = ['go.reports', 'go.posts', 'go.profiles'];

/** Jobs on many rows: those that run, those that have ended, and the outcome of each row; and the calls that are still held. */
export default function Jobs() {
  const t = useT();
  const { list } = useSnapshot(jobs);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    markFirstUsable();
  }, []);
  const open = list.find((job) => job.id === chosen) ?? list[0];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t('jobs.open.title')}
        </h1>
        {list.length > 0 && <span className="text-sm text-soft tabular-nums">{format.number(list.length)}</span>}
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
            <p className="text-sm text-soft">{t('screens.jobs.empty', { select: keyText('list.select') })}</p>
            <div className="flex flex-wrap justify-center gap-2 pt-2">
              {WHERE_JOBS_BEGIN.map((command) => (
                <CommandButton key={command} command={command} look="large" />
              ))}
            </div>
          </div>
        )}
        <ul className="flex flex-col gap-2">
          {list.map((job) => (
            <li key={job.id}>
              <JobCard job={job as JobSummary} isOpen={job.id === open?.id} onOpen={() => setChosen(job.id)} />
              {job.id === open?.id && <Ledger key={job.id} job={job as JobSummary} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
