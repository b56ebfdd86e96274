import { COUNT_MAX } from '../../contract/wire/constants';
import type { Answer, Refusal } from '../../contract/wire/endpoint';

/** The list could not be read to its end: carries the refusal. Not for single pages on screen, which are retried in place. */
export class ReadAllError extends Error {
  constructor(readonly refusal: Refusal) {
    super(`The list could not be read to its end (${refusal.refused}).`);
  }
}

/** Pages overlap by this much, or by half of a small one, so that rows added or removed above them between calls are noticed. */
const OVERLAP = 20;
/** A walk that goes back farther reads rows that come in another order each time. */
const FURTHEST_BACK = 64 * COUNT_MAX;

/** Rows that no page before had, with the total as last said. */
export interface NewRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
}

interface Pages<Row> {
  readonly idOf: (row: Row) => string;
  /** COUNT_MAX rows from this offset on. */
  readonly load: (pos: number) => Promise<Answer<readonly Row[]>>;
  /** Whether the list ends with a page of so many rows, of which those of `page` are new. */
  readonly isLast: (size: number, page: NewRows<Row>, pos: number) => boolean;
  readonly signal?: AbortSignal;
}

/**
 * Reads a whole list from the top, each row once, even while rows come and go: a page that does not begin with a row already read
 * lies too far down, since rows above it have gone, and the walk steps back until one does. Throws `ReadAllError` where a call is refused.
 */
export async function* everyPage<Row>({ idOf, load, isLast, signal }: Pages<Row>): AsyncGenerator<NewRows<Row>> {
  const read = new Set<string>();
  const isRead = (row: Row) => read.has(idOf(row));
  let pos = 0;
  let back = COUNT_MAX;
  while (!signal?.aborted) {
    const answer = await load(pos);
    if (signal?.aborted) return;
    if (answer.refused !== undefined) throw new ReadAllError(answer);
    const { data, total } = answer;
    if (pos > 0 && back < FURTHEST_BACK && !data.slice(0, 1).some(isRead)) {
      pos = Math.max(0, pos - back);
      back *= 2;
      continue;
    }
    back = COUNT_MAX;
    const rows = data.filter((row) => !isRead(row));
    for (const row of rows) read.add(idOf(row));
    const page = { rows, total };
    if (rows.length > 0) yield page;
    if (isLast(data.length, page, pos)) return;
    pos += data.length - Math.min(OVERLAP, data.length >> 1);
  }
}
