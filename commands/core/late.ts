import { Code } from '../../contract/wire/codes';
import type { Refusal } from '../../contract/wire/endpoint';

/**
 * A part of a command that is fetched when it is first needed, and there at once from then on. Whoever needs it while it is on its way waits
 * for the same; one that did not come is fetched again.
 */
export function late<M>(load: () => Promise<M>): () => Promise<M> {
  let coming: Promise<M> | undefined;
  return () => {
    coming ??= load().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** What is answered where a part can't be had: to the person it is a network that is away, and is tried again as one. */
export const PART_MISSING: Refusal = { refused: Code.lost, message: 'A part of the console is missing.' };
