import { ownIds } from './departures';
import { forget } from './eviction';
import type { ListCore } from './listCore';
import { readAllPages } from './readAllPages';

/** The ids of all rows that match, a page at a time: each page's rows are there until the next. */
export async function* everyId<Row>(core: ListCore<Row>, signal: AbortSignal): AsyncGenerator<readonly string[]> {
  const sinceMs = Date.now();
  for await (const page of readAllPages(core.source, core.rows, core.state.query, signal)) {
    const ids = core.retainer.take(page.rows, sinceMs);
    const mine = ownIds(core);
    try {
      yield mine.length === 0 ? ids : ids.filter((id) => !mine.includes(id));
    } finally {
      forget(core, [], ids);
    }
  }
}
