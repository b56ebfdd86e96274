import type { Asker } from '../store/signedIn';
import type { Caller } from './serve';

/** A caller who is known from an earlier call, with the hash of the key that this call shows as well. */
export interface Remembered {
  readonly caller: Caller;
  readonly keyHash: string;
}

/** The ways to learn who calls by now. */
interface Reading {
  readonly now: number;
  /** By what the store has said of the session. */
  readonly whoIs: (keyHash: string, json: string | null) => Promise<Caller | undefined>;
  /** By asking the store; throws what refuses the caller. */
  readonly whoCalls: () => Promise<Caller | null>;
}

/** For an answer to a caller whom the store has named before it. */
export const READ_ALREADY: Asker = { keyHash: null, now: 0, says: async () => {} };

/**
 * Answers a list without asking first who calls: the statement that reads the list reads the session along, and nothing leaves before
 * it has said that the caller is who they were and may what they might. Where it says otherwise the answer is made anew; where the list
 * was not read by such a statement, or not at all, the session is read afterwards.
 */
export async function answerRemembered(
  { caller, keyHash }: Remembered,
  { now, whoIs, whoCalls }: Reading,
  answerTo: (caller: Caller | null, asker: Asker) => Promise<string>,
): Promise<string> {
  let present: Caller | null | undefined;
  const says = async (json: string | null) => {
    present = await whoIs(keyHash, json);
  };
  const [answered] = await Promise.allSettled([answerTo(caller, { keyHash, now, says })]);
  present ??= await whoCalls();
  if (present !== caller) return answerTo(present, READ_ALREADY);
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}
