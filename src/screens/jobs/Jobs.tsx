import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { keyText } from '../../keys/keyText';
import { type JobSummary, jobs } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { LocalDataNote } from '../../ui/LocalDataNote';
import { HeldCalls, UnsureCalls } from './HeldCalls';
import { JobCard } from './JobCard';
import { Ledger } from './Ledger';

/** Jobs on many rows: those that run, those that have ended, and the outcome of each row; and the calls that are still held. */
export default function Jobs() {
  const t = useT();
  const { list } = useSnapshot(jobs);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${t('jobs.open.title')} · Tam Quan`;
    heading.current?.focus();
  }, [t]);
  const open = list.find((job) => job.id === chosen) ?? list[0];
  return (
    <div className="h-full flex flex-col gap-4 p-4 md:p-5 overflow-y-auto">
      <div className="flex flex-wrap items-center gap-2">
        <h1 ref={heading} tabIndex={-1} className="grow text-xl font-semibold outline-none">
          {t('jobs.open.title')}
        </h1>
        <CommandButton command="history.open" />
      </div>
      <LocalDataNote className="-mt-2 text-sm text-soft" />
      <UnsureCalls />
      <HeldCalls />
      {list.length === 0 && (
        <p className="py-16 text-center text-faint">{t('screens.jobs.empty', { select: keyText('list.select') })}</p>
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
  );
}
