import { Code } from '../../contract/wire/codes';
import type { Answer, Extension, Refusal } from '../../contract/wire/endpoint';
import type { World } from './world';

/**
 * What a command needs on a server that is not ours: one that makes a thing twice where it is told twice, does not say whether what it was
 * told to add is new there, or cannot bring back what it has deleted. The executor asks for it by src/run/call/elsewhere.ts, and undo by
 * src/run/call/inverse.ts; where the server can do all of this, none of it is run.
 */
export interface Elsewhere<Row, Args, Made> {
  /**
   * For commands whose endpoint creates. A server that knows no Idempotency-Key is sent such a call once: where no answer came, this looks
   * whether it arrived, and the person is asked about what it can't find. It answers with the row that the run has made (or put there), null
   * where there is none, and a refusal where that can't be known: `cannotTell`, or one of a call. It can't be known either where several
   * rows fit. Its calls look; what the run had left to do after creating it may do here, by calls that set a value.
   */
  readonly arrived?: (world: World, row: Row, args: Args) => Promise<Answer<Row | Made | null>>;
  /**
   * It puts something where it can be only once, as a member among the VIP accounts. On a server whose answer does not say whether
   * it was new there (extension `added`) `arrived` is asked before the run too: what is there already is left as it is
   * (`already`), and undo never removes it. Where even that cannot be said, the run is not offered for undo.
   */
  readonly addsOnce?: true;
  /** What undo runs in its place on a server that lacks its call. */
  readonly orElse?: string;
  /**
   * It brings back what was deleted, but without this extension only as something new under another id: what it takes back is held in
   * the outbox first then.
   */
  readonly restores?: Extension;
}

/** What `arrived` answers where the server has no call that says it, or where several rows could be what was made. */
export const cannotTell: Refusal = { refused: Code.lost, message: 'Nobody can say whether it arrived.' };
