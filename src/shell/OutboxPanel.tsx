import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ownNameOf } from '../../commands/core/parts';
import type { TextKey } from '../../commands/core/textKey';
import type { Extension } from '../../contract/wire/endpoint';
import { nowMs } from '../client/serverClock';
import { useT } from '../i18n';
import { countedRows } from '../i18n/countedRows';
import { format } from '../i18n/format';
import { titleOf, togetherWords } from '../i18n/titles';
import { Keys } from '../keys';
import { actHistory, nextToUndo, theEngine, undoEntry, useRights } from '../run';
import { messageParamsOf, mutationById } from '../run/call/runNames';
import { type JobSummary, jobs } from '../run/job/summaries';
import { type HeldCall, outbox } from '../run/single/heldCalls';
import { activeView } from '../state/activeView';
import { CommandButton } from '../ui/CommandButton';
import { spelledOut } from '../ui/hiddenCharacters';
import { RunTitle, runTitle } from '../ui/RunTitle';
import { revealed } from '../ui/revealed';
import { Decide } from './Decide';

/**
 * What is not sent yet, with the seconds left: sent now or dropped by the person's choice (docs/specification.md section 11.2).
 * Of several calls the newest, which is the one that undo pulls back; a line for each would cover the list.
 */
export default function OutboxPanel() {
  const { held, unsure } = useSnapshot(outbox);
  const { list } = useSnapshot(jobs);
  const heldJobs = list.filter(({ phase }) => phase === 'held');
  const count = held.length + heldJobs.length;
  const now = useNow(count);
  const doubtful = unsure.at(-1);
  return (
    <>
      {doubtful && <Unsure held={doubtful as HeldCall} more={unsure.length - 1} />}
      {count > 0 && (
        <NotSent held={held as readonly HeldCall[]} heldJobs={heldJobs as readonly JobSummary[]} now={now} />
      )}
    </>
  );
}

/** A call that may have arrived, until the person decides what to do with it. */
function Unsure({ held, more }: { held: HeldCall; more: number }) {
  const t = useT();
  const { commandId, name, looked, args, before } = held;
  const { canResend, decide } = theEngine();
  const section = useRef<HTMLElement>(null);
  const { asksForWord } = useSnapshot(outbox);
  const asked = useRef(asksForWord);
  useEffect(() => {
    if (asked.current === asksForWord) return;
    asked.current = asksForWord;
    section.current?.querySelector<HTMLElement>('fieldset button')?.focus();
  }, [asksForWord]);
  return (
    <section
      ref={section}
      aria-label={t('run.unsureTitle')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-warn-soft px-3 py-1 text-sm shadow-layer"
      onKeyDown={(event) => {
        if (event.key === 'Escape') backToWork();
      }}
    >
      <span className="font-medium">
        <RunTitle commandId={commandId} called={ownNameOf(args)} before={before} />
        {name !== '' && (
          <>
            : <bdi className="font-normal">{revealed(name)}</bdi>
          </>
        )}
      </span>
      <span className="grow text-soft">{t(`run.looked.${looked ?? 'cannotTell'}`)}</span>
      <More count={more} />
      <Decide
        name={name}
        canResend={canResend(held)}
        onDecide={(how) => {
          // The line goes, and its buttons with it.
          backToWork();
          void decide(held.id, how);
        }}
      />
    </section>
  );
}

/** The focus goes to what the page is about. */
function backToWork() {
  const { active } = activeView;
  if (active) active.focus();
  else document.getElementById('main')?.focus();
}

/** Those that this panel has no line for. */
function More({ count }: { count: number }) {
  const t = useT();
  if (count <= 0) return null;
  return (
    <>
      <span className="text-soft">{t('palette.andMore', { count })}</span>
      <CommandButton command="jobs.open" look="icon" />
    </>
  );
}

interface NotSentProps {
  readonly held: readonly HeldCall[];
  readonly heldJobs: readonly JobSummary[];
  readonly now: number;
}

function NotSent({ held, heldJobs, now }: NotSentProps) {
  const t = useT();
  const { outbox: calls, jobs: run } = theEngine();
  const { extensions } = useRights();
  const has = (extension: Extension) => extensions.has(extension);
  return (
    <section
      aria-label={t('run.heldTitle')}
      className="rounded-lg border border-line bg-warn-soft px-3 py-1 text-sm shadow-layer"
    >
      <ul>
        {held.slice(-1).map((one) => (
          <Line
            key={one.id}
            id={one.id}
            {...lineOf(one, has)}
            secondsLeft={secondsUntil(one.sendAtMs, now)}
            more={held.length - 1}
            onSend={() => void calls.sendNow(one.id)}
            onDrop={() => void calls.drop(one.id)}
          />
        ))}
        {heldJobs.map(({ id, total, sendAt, ...job }) => (
          <Line
            key={id}
            id={id}
            text={runTitle(job)}
            name={countedRows(job.kind, total)}
            secondsLeft={secondsUntil(sendAt ?? 0, now)}
            more={0}
            onSend={() => run.resume(id)}
            onDrop={() => run.cancel(id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** A held call has the name of the button that it came from, followed by how many rows it settles. */
function lineOf(held: HeldCall, has: (extension: Extension) => boolean) {
  const { command, name, label, several, called } = messageParamsOf(held, has);
  const together = several === undefined ? '' : togetherWords(several);
  const { savesIn } = mutationById(command)?.words?.savesAs?.(held.args) ?? {};
  return { text: called === undefined ? titleOf(command, label) : spelledOut(called), name, together, savesIn };
}

interface LineProps {
  /** Of its entry in the history. */
  readonly id: string;
  readonly text: string;
  readonly name: string;
  /** How many rows it settles, where that is more than one. */
  readonly together?: string;
  /** Says when, of what is only saved. */
  readonly savesIn?: TextKey | undefined;
  /** Null where it waits for the person's word. */
  readonly secondsLeft: number | null;
  /** Calls that are held besides this one. */
  readonly more: number;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

function Line({ id, text, name, together, savesIn, secondsLeft, more, onSend, onDrop }: LineProps) {
  const t = useT();
  useSnapshot(actHistory);
  // As long as it counts down and nothing was done since, the button is the key of undo with the mouse.
  const isNext = secondsLeft !== null && nextToUndo()?.id === id;
  return (
    // The name gives way to all else; what still has no room goes to a second line.
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
      <span className="flex min-w-0 grow basis-56 gap-1 font-medium">
        <span className="max-w-[70%] shrink-0 truncate">{text}: </span>
        <bdi className="truncate font-normal">
          {revealed(name)}
          {together}
        </bdi>
      </span>
      <span className="whitespace-nowrap tabular-nums text-soft">
        {secondsLeft === null
          ? t('run.heldTitle')
          : t(savesIn ?? 'run.goesOutIn', { seconds: format.number(secondsLeft) })}
      </span>
      <More count={more} />
      <button type="button" className="button-plain button-strip" onClick={onSend}>
        {t(savesIn ? 'common.save' : 'run.sendNow')}
      </button>
      <button
        type="button"
        {...(isNext && { 'data-command': 'history.undo' })}
        className="button-plain button-strip inline-flex items-center gap-1.5"
        onClick={() => {
          if (!isNext) return onDrop();
          // The button leaves with its line: the focus goes back to the rows before, and from there to the one that comes back.
          backToWork();
          void undoEntry(id);
        }}
      >
        {isNext ? t('common.undo') : t('run.drop')}
        {isNext && <Keys of="history.undo" />}
      </button>
    </li>
  );
}

const secondsUntil = (atMs: number, now: number) => (atMs === 0 ? null : Math.max(0, Math.ceil((atMs - now) / 1000)));

/** The time, told again each second while there is something to count down, and at once when something comes or goes. */
function useNow(count: number): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (count === 0) return;
    setNow(nowMs());
    const timer = setInterval(() => setNow(nowMs()), 1000);
    return () => clearInterval(timer);
  }, [count]);
  return now;
}
