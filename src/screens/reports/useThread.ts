import { useEffect, useState } from 'react';
import * as replies from '../../../contract/replies';
import type { ReportCase } from '../../../contract/reports';
import type { DataOf, Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { nowMs } from '../../client/serverClock';
import { useRow } from '../../state/useRow';
import { isUserActive } from '../../state/userActivity';
import { DEBOUNCE_MS, useCanCall } from '../components/useCall';
import { useRetryUnanswered } from '../components/useRetryUnanswered';

export type CaseThread = DataOf<typeof replies.thread>;

/** How soon to look again at what waits: soon after it was sent, seldom once the mail server has put it off. */
const LOOK_MS = [2000, 60_000] as const;
/** A window that has not been used for this long need not show pending replies yet. */
const LEFT_ALONE_MS = 5 * 60_000;

interface OpenThread {
  readonly thread: CaseThread | undefined;
  /** Why it could not be read, where it could not. */
  readonly refusal: Refusal | undefined;
}

/** The replies in a case, refetched after each reply and while one waits; undefined if no call gives them, or none has answered yet. */
export function useThread(caseId: string): OpenThread {
  const mayLook = useCanCall(replies.thread);
  const [read, setRead] = useState<{ caseId: string; thread: CaseThread }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [turn, setTurn] = useState(0);
  const isSent = useRow('report', caseId)?.pending === 0;
  const thread = read?.caseId === caseId ? read.thread : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched in each turn
  useEffect(() => {
    if (!mayLook || !isSent) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await call(replies.thread, { idcase: caseId }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setRefusal(answer.refused === undefined ? undefined : answer);
      if (answer.refused === undefined) setRead({ caseId, thread: answer.data });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [mayLook, isSent, caseId, turn]);
  useRetryUnanswered(refusal?.refused, () => setTurn(turn + 1));
  useEffect(() => {
    const due = thread?.replies.flatMap(({ state, at }) => (state === 'waiting' ? [at * 1000] : [])) ?? [];
    if (due.length === 0) return;
    const wait = Math.min(LOOK_MS[1], Math.max(LOOK_MS[0], Math.min(...due) - nowMs()));
    const timer = setInterval(() => {
      if (isUserActive(LEFT_ALONE_MS)) setTurn((before) => before + 1);
    }, wait);
    return () => clearInterval(timer);
  }, [thread]);
  return { thread, refusal };
}

/**
 * Everybody who can be replied to. Where no call names them, those of the case's reports, each once as far as the server says who that
 * is; whether an address is known nobody says then.
 */
export function reportersOf(row: ReportCase, thread: CaseThread | undefined): readonly Recipient[] {
  if (thread) return thread.reporters;
  const byUid = new Map(row.reports.toReversed().map((report) => [report.reporter?.uid ?? report.reportId, report]));
  return [...byUid.values()]
    .toReversed()
    .map(({ reportId, reporter }) => ({ reportId, ...(reporter && { reporter }) }));
}

export type Recipient = Pick<replies.Reporter, 'reportId'> &
  Partial<Pick<replies.Reporter, 'reporter'>> & { readonly hasAddress?: boolean };
