import { useEffect, useState } from 'react';
import type { Post } from '../../../contract/posts';
import type { ReportCase } from '../../../contract/reports';
import { baseOf, onCommitted } from '../../state/rows';

/**
 * How often something of a member was decided, deleted or brought back since this is shown, by undo too: here and, as far as the server tells
 * of it, elsewhere. What was counted of them before is no longer true then. `caseId`: a case that counts also where its author is not known.
 */
export function useChangesAbout(pubkey: string | undefined, caseId?: string): number {
  const [changes, setChanges] = useState(0);
  useEffect(
    () =>
      onCommitted((kind, id, _isOwn, before) => {
        const isCounted =
          kind === 'report'
            ? isOtherwiseDecided(baseOf(kind, id), before, { pubkey, caseId })
            : kind === 'post' && isPostOf(baseOf(kind, id), before, pubkey);
        if (isCounted) setChanges((so) => so + 1);
      }),
    [pubkey, caseId],
  );
  return changes;
}

interface About {
  readonly pubkey: string | undefined;
  readonly caseId: string | undefined;
}

const decisionsOf = ({ reports }: ReportCase) =>
  reports.map(({ reportId, decision }) => `${reportId} ${decision}`).join();

function isOtherwiseDecided(now: ReportCase | undefined, before: unknown, { pubkey, caseId }: About): boolean {
  if (!now || (now.caseId !== caseId && (pubkey === undefined || now.reported?.pubkey !== pubkey))) return false;
  return !before || decisionsOf(now) !== decisionsOf(before as ReportCase);
}

const isPostOf = (now: Post | undefined, before: unknown, pubkey: string | undefined): boolean =>
  now !== undefined &&
  pubkey !== undefined &&
  now.owner?.pubkey === pubkey &&
  now.deleted !== (before as Post | undefined)?.deleted;
