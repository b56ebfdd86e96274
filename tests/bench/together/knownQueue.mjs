import { EventEmitter, once } from 'node:events';

/**
 * The queue as one moderator knows it: the cases that were open when it was read, and what the stream has told since. `told` has the
 * decision on each report as `{ became, uid }`.
 */
export class KnownQueue extends EventEmitter {
  told = new Map();
  #cases;
  #ofReport;
  #uid;
  #at;

  constructor(cases, { uid, from }) {
    super();
    this.#uid = uid;
    this.#at = from;
    this.#cases = cases.map((reportIds) => ({ open: new Set(reportIds) }));
    this.#ofReport = new Map(this.#cases.flatMap((known) => [...known.open].map((id) => [id, known])));
  }

  /** A row of the stream; true where it tells a decision that was not known. */
  hear({ id, became, by, claim }) {
    const known = this.#ofReport.get(id);
    if (!known) return false;
    if (claim !== undefined) known.claim = claim ?? undefined;
    const isNews = became !== undefined && !this.told.has(id);
    if (isNews) this.decide(id, became, by?.uid);
    this.emit('change');
    return isNews;
  }

  decide(id, became, uid) {
    if (!this.#ofReport.has(id)) return;
    this.told.set(id, { became, uid });
    this.#ofReport.get(id).open.delete(id);
  }

  /** Until there is something else to know. */
  change() {
    return once(this, 'change');
  }

  get isEmpty() {
    return this.#cases.every(({ open }) => open.size === 0);
  }

  /** Open, nobody else is at it, and one has not decided it oneself. */
  isFree({ open, claim, isMine }) {
    return open.size > 0 && !isMine && (!claim || claim.by.uid === this.#uid || claim.until <= Date.now() / 1000);
  }

  /** The next free case below the last one, from the top again after the last; undefined where there is none. */
  next() {
    const { length } = this.#cases;
    for (let step = 0; step < length; step += 1) {
      const at = (this.#at + step) % length;
      if (!this.isFree(this.#cases[at])) continue;
      this.#at = at + 1;
      return this.#cases[at];
    }
    return undefined;
  }
}
