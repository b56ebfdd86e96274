import { Code } from '../../../contract/wire/codes';
import type { Endpoint, Refusal } from '../../../contract/wire/endpoint';
import { isSentOnce } from './isSentOnce';
import type { PacedAnswer } from './pacer';

/** What is known of the calls of a run that change something. Nothing of it but `isBare` is ever unknown again. */
export interface CallsSoFar {
  /** Some call may have arrived. */
  readonly begun: boolean;
  /** So may one that was not answered, of this try or of an earlier one. */
  readonly unsure: boolean;
  /** An answer came to a call that may have arrived before: what it says of the row may be the doing of that one. */
  readonly cameAgain: boolean;
  /** What creates was not answered, and a server without keys would create it again. */
  readonly isUnconfirmed: boolean;
  /** Something was created on such a server. */
  readonly isMade: boolean;
  /** The last answer did not say what the row is now. */
  readonly isBare: boolean;
}

/** Before the first call of a try; `unsure`: an earlier try may have arrived. */
export const beforeCalls = (unsure: boolean): CallsSoFar => ({
  begun: false,
  unsure,
  cameAgain: false,
  isUnconfirmed: false,
  isMade: false,
  isBare: false,
});

interface Answered {
  readonly endpoint: Pick<Endpoint, 'method' | 'creates'>;
  readonly answer: PacedAnswer<unknown>;
  /** The server makes nothing twice under one key (extension `idempotency`). */
  readonly knowsKeys: boolean;
}

/** What is known once one more call has ended; what only reads says nothing. */
export function afterCall(before: CallsSoFar, { endpoint, answer, knowsKeys }: Answered): CallsSoFar {
  if (endpoint.method === 'GET') return before;
  const isAccepted = answer.refused === undefined;
  const mayHaveArrived = answer.mayHaveArrived === true;
  return {
    begun: before.begun || isAccepted || mayHaveArrived,
    unsure: before.unsure || mayHaveArrived,
    cameAgain: before.cameAgain || answer.cameAgain === true,
    isUnconfirmed: before.isUnconfirmed || answer.isUnconfirmed === true,
    isMade: before.isMade || (isAccepted && isSentOnce(endpoint, knowsKeys)),
    isBare: isAccepted && answer.isBare === true,
  };
}

/** Whether what a run that was refused so was to make may be there, and must not be made again. */
export const mayBeMade = ({ isUnconfirmed, isMade }: CallsSoFar, { refused }: Refusal): boolean =>
  isUnconfirmed || (isMade && refused === Code.lost);
