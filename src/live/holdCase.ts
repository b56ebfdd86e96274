import * as z from 'zod/mini';
import { openIds } from '../../commands/openCases';
import * as claims from '../../contract/claims';
import { CaseClaim } from '../../contract/claims';
import type { ReportCase } from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import { call } from '../client';
import { nowMs } from '../client/serverClock';
import { afterPaint } from '../state/afterPaint';
import { baseOf, rowOf } from '../state/rows';
import { session } from '../state/session';
import { isUserActive } from '../state/userActivity';
import { claimed } from './caseAsTold';
import { updateIfOther } from './readAgain';

const LOOK_EVERY_MS = 30_000;
/** A claim that ends sooner is renewed. */
const RENEW_BEFORE_SECONDS = 90;
/** Nobody is at a case who has not touched the window for so long. */
const AT_IT_WITHIN_MS = 4 * 60_000;

/**
 * Says to the others that somebody is at a case, for as long as it is open before them (docs/specification.md section 12.11): from `afterMs` on,
 * renewed while they work, given up when they leave. It takes nothing from anybody: where a colleague is at it already, that is shown, and the
 * case is claimed once they have left. A claim that does not get through is tried again, and hinders nobody. Returns what ends it.
 */
export function holdCase(caseId: string, afterMs: number): () => void {
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  /** A report of it, once it was claimed or was to be: its list may have let go of the row by the time it is left. */
  let idreport: string | undefined;
  const claim = async () => {
    const row = rowOf('report', caseId);
    if (!row || !isWanted(row)) return;
    const [open] = openIds(row);
    // A case is claimed by a report of it that is open: one that names none is left alone.
    if (open === undefined) return;
    idreport = open;
    const answer = await call(claims.claim, { idreport });
    if (answer.refused === undefined) takeClaim(answer.data);
    else if (answer.refused === Code.alreadyExists) takeHolder(answer.data);
  };
  /**
   * Gives up one's own claim, also one that was taken over; of a case that is decided, or about to be, the decision ends it. The page may go
   * at any moment, and the call goes on.
   */
  const giveUp = async () => {
    const isDecided = (rowOf('report', caseId)?.decision ?? 'open') !== 'open';
    if (idreport === undefined || isDecided || session.phase !== 'in') return;
    const answer = await call(claims.giveUp, { idreport }, { keepalive: true });
    if (answer.refused === undefined) takeClaim(answer.data);
  };
  const look = () => {
    underWay = underWay.then(() => (isOver ? undefined : claim()));
  };
  // The case is seen before anybody is told.
  const first = setTimeout(() => afterPaint(look), afterMs);
  const timer = setInterval(look, LOOK_EVERY_MS);
  addEventListener('pagehide', giveUp);
  return () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(timer);
    removeEventListener('pagehide', giveUp);
    void underWay.then(giveUp);
  };
}

const isMine = ({ claim }: ReportCase) => claim !== undefined && claim.by.uid === session.user?.uid;
const secondsLeft = ({ claim }: ReportCase) => (claim ? claim.until - nowMs() / 1000 : 0);

/** Open, with somebody at the window, and nobody's who will still be there in a while. */
function isWanted(row: ReportCase): boolean {
  if (row.decision !== 'open' || session.phase !== 'in' || !isUserActive(AT_IT_WITHIN_MS)) return false;
  return secondsLeft(row) <= (isMine(row) ? RENEW_BEFORE_SECONDS : 0);
}

function takeClaim({ caseId, claim }: CaseClaim): void {
  const row = baseOf('report', caseId);
  if (row) updateIfOther('report', caseId, claimed(row, claim));
}

/** What a refusal says of who holds the case. */
function takeHolder(data: unknown): void {
  const said = z.safeParse(CaseClaim, data);
  if (said.success) takeClaim(said.data);
}
