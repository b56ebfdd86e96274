import { type RefObject, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { WAITS_DAYS } from '../../../contract/reports';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { nowMs } from '../../client/serverClock';
import { useT } from '../../i18n';
import { durationName } from '../../i18n/durationName';
import { format } from '../../i18n/format';
import { useRoving } from '../../keys/roving';
import { jobs } from '../../run/job/summaries';
import { useMinute } from '../../ui/ages';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { type TellTrouble, useTrouble } from './troubles';
import { type Known, useWaiting } from './useWaiting';
import { WaitingLink } from './WaitingLink';

interface WaitingProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** As of when: another one reads it anew. */
  readonly turn: number;
  readonly mayCases: boolean;
  readonly mayImports: boolean;
  /** Whether the server counts what waits. */
  readonly isCounted: boolean;
  readonly tell: TellTrouble;
}

/** What waits for this person, first of all: how much, since when, each with its key and the way in. */
export function Waiting({ heading, turn, mayCases, mayImports, isCounted, tell }: WaitingProps) {
  const t = useT();
  const { known, trouble, retry } = useWaiting(turn, { isCounted, mayCases });
  const isFailed = trouble !== null;
  useTrouble(
    tell,
    'waiting',
    trouble && { of: t('statistics.waits.title'), refusal: trouble, isStale: known !== undefined, retry },
  );
  const { list } = useSnapshot(jobs);
  const links = useRef<HTMLUListElement>(null);
  useRoving(links, { isColumn: true });
  const failedJobs = list.filter(({ phase, counts }) => phase === 'finished' && counts.failed > 0).length;
  const cases = known?.cases;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('statistics.waits.title')}
      </h1>
      <section
        aria-label={t('statistics.waits.title')}
        data-waiting=""
        className="rounded-xl border border-line bg-surface flex flex-col xl:flex-row break-inside-avoid"
      >
        {mayCases && (
          <div className="flex flex-col max-xl:sm:flex-row max-xl:sm:justify-between items-start gap-3 p-4 md:p-5 xl:w-80 xl:shrink-0 max-xl:border-b xl:border-e border-line">
            <Lead known={known} isCounted={isCounted} isFailed={isFailed} />
            <CommandButton command="waiting.start" look="large" isPrimary={cases?.open !== 0} className="mt-auto" />
          </div>
        )}
        <ul
          ref={links}
          data-roving
          // As many columns as have room for a label of two or three words beside its number and its keys, three at most: in more, labels take a
          // second line.
          className="grid grow grid-cols-[repeat(auto-fit,minmax(min(100%,max(18.75rem,30%)),1fr))] content-center gap-x-4 p-2"
        >
          {mayCases && isCounted && (
            <>
              <WaitingLink command="waiting.mine" count={cases?.mine} isFailed={isFailed} />
              <WaitingLink command="waiting.opinion" count={cases?.opinion} isFailed={isFailed} />
              {(['month', 'week'] as const).map((span) => (
                <WaitingLink
                  key={span}
                  command={`waiting.${span}`}
                  label={t(`statistics.waits.${span}`)}
                  count={cases?.[span]}
                  isFailed={isFailed}
                  alarm="late"
                />
              ))}
              <WaitingLink
                command="waiting.reply"
                // Without a mail server none has been tried: who reads the number knows what would let them leave.
                why={cases?.canMail === false && cases.reply > 0 ? t('screens.replies.reason.noMailServer') : undefined}
                count={cases?.reply}
                isFailed={isFailed}
              />
            </>
          )}
          {mayImports && isCounted && (
            <WaitingLink command="waiting.imports" count={known?.imports} isFailed={isFailed} alarm="failed" />
          )}
          <WaitingLink command="jobs.open" label={t('statistics.waits.jobs')} count={failedJobs} alarm="failed" />
        </ul>
      </section>
    </>
  );
}

/** The one number, and since when; or that there is nothing to do, which is as high. */
function Lead({ known, isCounted, isFailed }: { known: Known | undefined; isCounted: boolean; isFailed: boolean }) {
  const t = useT();
  const cases = known?.cases;
  const count = isCounted ? cases?.open : known?.total;
  if (cases?.open === 0)
    return (
      <div className="flex min-h-22.5 flex-col justify-center gap-1" data-nothing-waits="">
        <p className="flex items-center gap-2 text-lg font-semibold text-good">
          <Icon name="circle-check" size={20} className="shrink-0" />
          {t('statistics.waits.nothing')}
        </p>
        <p className="text-sm text-soft">{t('statistics.waits.nothingHint')}</p>
      </div>
    );
  return (
    <dl className="min-h-22.5">
      <dt className="text-sm text-soft">{t(isCounted ? 'statistics.waits.open' : 'statistics.waits.total')}</dt>
      <dd className="text-3xl font-semibold tabular-nums" data-waiting-count="">
        {count !== undefined ? (
          format.number(count)
        ) : known || isFailed ? (
          <span className="text-faint">—</span>
        ) : (
          <span className="skeleton block h-7 my-1 w-28" />
        )}
      </dd>
      {cases?.oldestAt !== undefined && <Oldest at={cases.oldestAt} />}
    </dl>
  );
}

function Oldest({ at }: { at: number }) {
  const t = useT();
  useMinute();
  const seconds = Math.max(0, Math.floor(nowMs() / 1000) - at);
  const isLate = seconds > WAITS_DAYS.month * DAY_SECONDS;
  // Of days the hours say nothing.
  const age = durationName(seconds < DAY_SECONDS ? seconds : seconds - (seconds % DAY_SECONDS));
  return (
    <dd className={`flex items-center gap-1.5 text-sm leading-6 ${isLate ? 'font-medium text-warn' : 'text-soft'}`}>
      {isLate && <Icon name="triangle-alert" size={14} />}
      {t('statistics.waits.oldest', { age })}
    </dd>
  );
}
