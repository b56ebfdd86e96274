import type { RunOutcome } from '../call/runOutcome';
import type { Follower } from './doubts';
import type { HeldCall } from './heldCalls';

/** A try of a call: undo and sign-out end the waiting for it, and act on what came of it. */
export interface Flight {
  readonly held: HeldCall;
  readonly stop: () => void;
  /** By then its outcome has moved its run, and the history shows that. */
  readonly ended: Promise<RunOutcome>;
}

/** What this page alone has of a call. */
export interface InHand {
  /** Used for the call alone: what is written down and sent later has none. */
  readonly secrets?: Readonly<Record<string, unknown>>;
  readonly follower?: Follower;
  readonly flight?: Flight;
}
