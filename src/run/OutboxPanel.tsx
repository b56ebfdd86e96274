import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { theRunner } from '.';
import { outbox } from './outbox';
import { jobs } from './summaries';

const BUTTON = 'h-7 px-2.5 rounded-md border border-line bg-surface text-ink hover:bg-hover';
/** More are counted, and stand on the screen of jobs. */
const SHOWN = 3;

/** What is not sent yet, with the seconds left: sent now or dropped by the person's choice (COMMANDS.md, "Undo before confirm"). */
export function OutboxPanel() {
  const t = useT();
  const { held } = useSnapshot(outbox);
  const { list } = useSnapshot(jobs);
  const heldJobs = list.filter(({ phase }) => phase === 'held');
  const count = held.length + heldJobs.length;
  const now = useNow(count > 0);
  if (count === 0) return null;
  const { outbox: calls, jobs: run } = theRunner();
  return (
    <section aria-label={t('run.heldTitle')} className="shrink-0 border-b border-line bg-warn-soft px-4 py-1 text-sm">
      <ul>
        {held.slice(-SHOWN).map(({ id, commandId, name, sendAtMs }) => (
          <Line
            key={id}
            text={t(`${commandId}.title`)}
            name={name}
            secondsLeft={secondsUntil(sendAtMs, now)}
            onSend={() => void calls.sendNow(id)}
            onDrop={() => void calls.drop(id)}
          />
        ))}
        {heldJobs.map(({ id, commandId, total, sendAt }) => (
          <Line
            key={id}
            text={t(`${commandId}.title`)}
            name={t('palette.rows', { count: total })}
            secondsLeft={secondsUntil(sendAt ?? 0, now)}
            onSend={() => run.resume(id)}
            onDrop={() => run.cancel(id)}
          />
        ))}
      </ul>
      {held.length > SHOWN && <p className="text-soft">{t('palette.andMore', { count: held.length - SHOWN })}</p>}
    </section>
  );
}

interface LineProps {
  readonly text: string;
  readonly name: string;
  /** Null where it waits for the person's word. */
  readonly secondsLeft: number | null;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

function Line({ text, name, secondsLeft, onSend, onDrop }: LineProps) {
  const t = useT();
  return (
    <li className="flex items-center gap-3 py-0.5">
      <span className="truncate font-medium">
        {text}: <bdi className="font-normal">{name}</bdi>
      </span>
      <span className="grow tabular-nums text-soft">
        {secondsLeft === null ? t('run.heldTitle') : t('run.goesOutIn', { seconds: format.number(secondsLeft) })}
      </span>
      <button type="button" className={BUTTON} onClick={onSend}>
        {t('run.sendNow')}
      </button>
      <button type="button" className={BUTTON} onClick={onDrop}>
        {t('run.drop')}
      </button>
    </li>
  );
}

const secondsUntil = (atMs: number, now: number) => (atMs === 0 ? null : Math.max(0, Math.ceil((atMs - now) / 1000)));

/** The time, told again each second while somebody counts. */
function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now;
}
