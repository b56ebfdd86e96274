import { COUNT_MAX } from '../../../contract/wire/constants';
import { departedAbove, hasDeparted } from './departures';
import { forget, isWithin } from './eviction';
import type { ListCore } from './listCore';
import type { ReadAgain } from './listState';
import { serverOffset } from './loader';
import { OVERLAP } from './mergePage';
import { publish } from './placement';
import { endOf, type Segment } from './sparseRows';

/** A call for nobody is not waited for longer. */
const WITHIN_MS = 30_000;

/** Reads the pages in view again without moving any row (`List.readAgain`). A call that fails says nothing: the rows stay as they are. */
export async function readAgain<Row>(core: ListCore<Row>, ids?: readonly string[]): Promise<ReadAgain<Row>> {
  const { state, order } = core;
  // All of it comes anew as it is.
  if (state.phase !== 'ready') return NOTHING;
  const cursor = order.positionOf(core.focused() ?? '') ?? -1;
  const { from, to } = core.visibleRange;
  const isShown = (page: Segment) => isWithin(page, from, to) || isWithin(page, cursor, cursor + 1);
  const changed = ids && new Set(ids);
  const isOld = (page: Segment) => changed === undefined || page.ids.some((id) => changed.has(id));
  const elsewhere = order.stretches.filter((page) => !isShown(page) && isOld(page));
  if (elsewhere.length > 0) {
    forget(core, elsewhere);
    publish(core);
  }
  const pages = order.stretches.filter((page) => isShown(page) && isOld(page));
  const read = await Promise.all(pages.map((page) => readPage(core, page)));
  return { rows: read.flatMap(({ rows }) => rows), missing: read.flatMap(({ missing }) => missing) };
}

const NOTHING = { rows: [], missing: [] };

/** The rows of a page as they are now; it is looked for a second time where the list has moved away below it. */
async function readPage<Row>(core: ListCore<Row>, page: Segment): Promise<ReadAgain<Row>> {
  const { state, source, rows } = core;
  const { query } = state;
  const expected = core.knownTotal === null ? null : core.knownTotal - departedAbove(core);
  const signal = AbortSignal.timeout(WITHIN_MS);
  const count = Math.min(COUNT_MAX, endOf(page) - page.from + 2 * OVERLAP);
  const wanted = new Set(page.ids.filter((id) => !hasDeparted(core, id)));
  const found = new Map<string, Row>();
  let pos = Math.max(0, serverOffset(core, page.from) - OVERLAP);
  for (let tries = 2; tries > 0; tries -= 1) {
    const answer = await source.load({ ...query, pos, count, signal, anew: true });
    if (answer.refused !== undefined || state.query !== query || state.phase !== 'ready') return NOTHING;
    for (const row of answer.data) if (wanted.has(rows.idOf(row))) found.set(rows.idOf(row), row);
    const moved = answer.total === undefined || expected === null ? 0 : answer.total - expected;
    if (moved === 0 || found.size > wanted.size / 2) break;
    pos = Math.max(0, pos + moved);
  }
  return { rows: [...found.values()], missing: [...wanted].filter((id) => !found.has(id)) };
}
