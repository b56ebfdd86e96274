import { type RowEvent, TOLD_KINDS, type ToldKind } from '../../contract/events';
import { emitHappening, type Told } from '../state/happenings';
import { baseOf } from '../state/rows';
import { session } from '../state/session';
import { caseAsTold, type ReportEvent } from './caseAsTold';
import type { Gathered } from './gather';
import { followOwnDecisions } from './ownDecisions';
import { takeChanged, updateIfOther } from './readAgain';
import { openReader } from './readLater';

const KINDS = Object.keys(TOLD_KINDS) as readonly ToldKind[];

/** Takes what was heard to the rows that are loaded, and tells the lists. */
export function openIntake() {
  const reader = openReader();
  const own = followOwnDecisions();

  function takeRow({ kind, id, caseId, ...event }: RowEvent): void {
    if (id === null) reader.any(kind);
    else if (kind === 'report') takeReport(caseId, { id, ...event });
    else if (baseOf(kind, id) !== undefined) reader.one(kind, id);
  }

  function takeReport(caseId: string | undefined, event: ReportEvent): void {
    const row = caseId === undefined ? undefined : baseOf('report', caseId);
    if (caseId === undefined || row === undefined) return;
    const isMine = event.by?.uid === session.user?.uid;
    // One's own decision is answered for by its event, and not by the next, which may be a colleague's.
    if (isMine && event.became !== undefined) reader.ownHeard('report', caseId);
    if (isMine && own.isOld(event.id, event.became)) return;
    const now = caseAsTold(row, event);
    if (now === undefined) reader.one('report', caseId);
    // Who is at a case is seen there, and comes and goes too often to be marked.
    else if (event.claim !== undefined || isMine) updateIfOther('report', caseId, now);
    else takeChanged('report', [now]);
  }

  return {
    take: ({ rows, isReread }: Gathered): void => {
      for (const event of rows) takeRow(event);
      if (isReread) reader.any(...KINDS);
      // A claim brings no row, and settles none.
      const told = rows.filter(({ claim }) => claim === undefined).map(asTold);
      if (told.length > 0) emitHappening('told', told);
    },
    /** What is shown may be from before anything was heard. */
    takeAll: (): void => reader.any(...KINDS),
    stop: (): void => {
      reader.stop();
      own.stop();
    },
  };
}

const asTold = ({ kind, id, caseId, became, by }: RowEvent): Told => ({
  kind,
  rowId: kind === 'report' && id !== null ? (caseId ?? null) : id,
  ...(became && { became }),
  ...(by && { by }),
});
