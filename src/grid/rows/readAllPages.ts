import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Refusal } from '../../../contract/wire/endpoint';
import { OVERLAP } from './mergePage';
import type { ListSource, Query, RowsOf } from './source';

/** The list could not be read to its end: carries the refusal. Not for single pages on screen, which are retried in place. */
export class ReadAllError extends Error {
  constructor(readonly refusal: Refusal) {
    super(`The list could not be read to its end (${refusal.refused}).`);
  }
}

/** Rows of a whole list, a page at a time, with the total as last said. */
export interface ReadPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
}

/**
 * Reads a whole list from the top, each row once, whatever comes and goes meanwhile: a page that does not begin with a row
 * already read lies too far down, and the walk steps back until one does. Throws `WalkBroken` where a call is refused.
 */
export async function* readAllPages<Row>(
  source: ListSource<Row>,
  rows: RowsOf<Row>,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<ReadPage<Row>> {
  const read = new Set<string>();
  let pos = 0;
  let back = COUNT_MAX;
  while (!signal.aborted) {
    const answer = await source.load({ ...query, pos, count: COUNT_MAX, signal });
    if (signal.aborted) return;
    if (answer.refused !== undefined) throw new ReadAllError(answer);
    const { data, total } = answer;
    const first = data[0];
    const isContinued = pos === 0 || (first !== undefined && read.has(rows.idOf(first)));
    if (!isContinued) {
      pos = Math.max(0, pos - back);
      back *= 2;
      continue;
    }
    back = COUNT_MAX;
    const fresh = data.filter((row) => !read.has(rows.idOf(row)));
    for (const row of fresh) read.add(rows.idOf(row));
    if (fresh.length > 0) yield { rows: fresh, total };
    if (data.length < COUNT_MAX) return;
    pos += data.length - OVERLAP;
  }
}
