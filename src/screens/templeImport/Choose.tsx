import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { invoke } from '../../run';
import { type JobSummary, jobs } from '../../run/job/summaries';
import { markFirstUsable } from '../../state/firstUsable';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { JobCard } from '../jobs/JobCard';
import { importing, stopImport, take } from './importing';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx';
const EARLIER = 3;

/**
 * Where no file is open, or another is wanted (`onBack` leaves it at that): the way to choose one, what is wrong with the one chosen, and
 * what earlier imports came to.
 */
export function Choose({ onBack }: { onBack?: (() => void) | undefined }) {
  const t = useT();
  const { phase, fileName, rows, failure } = useSnapshot(importing);
  const { list } = useSnapshot(jobs);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReading = phase === 'reading';
  useEffect(markFirstUsable, []);
  useEffect(() => {
    if (!isReading) button.current?.focus({ preventScroll: true });
  }, [isReading]);
  const earlier = list.filter(({ commandId }) => /^temple\.(un)?importRows$/.test(commandId)).slice(0, EARLIER);
  return (
    <div className="h-full overflow-y-auto p-4 md:p-5">
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <h1 className="text-xl font-semibold">{t('temple.import.title')}</h1>
        {isReading ? (
          <p className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-surface p-6" role="status">
            <span className="grow tabular-nums">
              {t('screens.templeImport.reading', { name: fileName, rows: format.number(rows) })}
            </span>
            <button type="button" className="button-plain h-8 rounded-md px-3" onClick={stopImport}>
              {t('screens.templeImport.stop')}
            </button>
          </p>
        ) : (
          <button
            ref={button}
            type="button"
            className="flex flex-col items-center gap-2 rounded-xl border-2 border-dashed border-strong bg-surface px-6 py-12 text-center hover:bg-hover"
            onClick={() => input.current?.click()}
          >
            <Icon name="file-up" size={28} />
            <span className="text-lg font-semibold">{t('screens.templeImport.choose')}</span>
            <span className="text-soft">{t('screens.templeImport.chooseHint')}</span>
            <span className="text-sm text-faint">{t('screens.templeImport.example')}</span>
          </button>
        )}
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <span>{t('temple.importTemplate.title')}</span>
          {(['csv', 'xlsx'] as const).map((as) => (
            <button
              key={as}
              type="button"
              data-template={as}
              className="button-plain h-8 rounded-md px-3"
              onClick={() => void invoke('temple.importTemplate', { args: { as }, source: 'button' })}
            >
              <bdi>{as.toUpperCase()}</bdi>
            </button>
          ))}
        </p>
        {onBack && (
          <button type="button" className="button-plain h-8 self-start rounded-md px-3 text-sm" onClick={onBack}>
            {t('common.cancel')}
          </button>
        )}
        {failure && (
          <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger">
            <bdi className="font-medium">{revealed(fileName)}</bdi>:{' '}
            {t(`screens.templeImport.failure.${failure.code}`, { row: format.number(failure.row ?? 0) })}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          className="hidden"
          tabIndex={-1}
          aria-label={t('screens.templeImport.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file, file.name);
            // The same file again is a choice too.
            target.value = '';
          }}
        />
        <div className="flex">
          <CommandButton command="go.imports" />
        </div>
        {earlier.length > 0 && (
          <section className="flex flex-col gap-2 pt-2">
            <h2 className="text-xs font-semibold uppercase tracking-wide text-faint">
              {t('screens.templeImport.earlier')}
            </h2>
            {earlier.map((job) => (
              <JobCard key={job.id} job={job as JobSummary} isOpen={false} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
