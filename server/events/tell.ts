import { type EventMessage, type RowEvent, TOLD_KINDS, type ToldKind } from '../../contract/events';
import * as notifications from '../../contract/notifications';
import { mayCall } from '../../contract/wire/permissions';
import { whatFirst } from '../http/callers';
import type { Caller } from '../http/serve';
import { type LoggedEvent, type Position, shownPosition } from './log';

const KINDS = Object.keys(TOLD_KINDS) as readonly ToldKind[];
const isTold = (kind: string): kind is ToldKind => kind in TOLD_KINDS;

/** What a command makes of a report; others leave it as it is. */
const BECAME: Readonly<Record<string, RowEvent['became']>> = {
  'report.arrive': 'arrived',
  'report.ignore': 'ignored',
  'report.deletePost': 'deleted',
  'report.blockUser': 'blocked',
  'report.reopen': 'open',
};

/** The commands after which somebody else may be at a case, or nobody. */
const CLAIMS: ReadonlySet<string> = new Set(['report.claim', 'report.giveUp']);

/** What somebody is told of. */
export interface Ears {
  /** The kinds of rows that they may read. */
  readonly kinds: ReadonlySet<ToldKind>;
  /** Who they are, if they may be told what is for them alone. */
  readonly uid: number | undefined;
}

export function earsOf(caller: Caller): Ears {
  // Until a new password is chosen, or a second factor set up, no call is answered, and nothing is told.
  if (whatFirst(caller)) return { kinds: new Set(), uid: undefined };
  return {
    kinds: new Set(KINDS.filter((kind) => mayCall(caller, TOLD_KINDS[kind]))),
    uid: mayCall(caller, notifications.list.permission) ? caller.uid : undefined,
  };
}

/** Events as they are told to those who may read such rows. Who did it is said of reports alone: of the rest the audit log tells. */
export function rowEvents(events: readonly LoggedEvent[], { kinds, uid }: Ears): readonly RowEvent[] {
  return events.flatMap(({ kind, id, at, command, by, caseId, claim, forUid }): readonly RowEvent[] => {
    if (!isTold(kind) || !(forUid === null ? kinds.has(kind) : forUid === uid)) return [];
    if (kind !== 'report') return [{ kind, id, at }];
    const became = BECAME[command];
    return [
      {
        kind,
        id,
        at,
        ...(caseId && { caseId }),
        ...(became && { became }),
        ...(by && { by }),
        ...(CLAIMS.has(command) && { claim }),
      },
    ];
  });
}

/** A message of the stream; with a position it is where a reader that has read it is. */
export function messageOf(name: EventMessage, data: object, position?: Position): string {
  const id = position ? `id: ${shownPosition(position)}\n` : '';
  return `${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Says nothing, but that the connection lives. */
export const BEAT = ': beat\n\n';
