import { ReadAllError } from '../../../../commands/core/everyPage';
import type { Temple } from '../../../../contract/temples/calls';
import { POINTS_MAX, points } from '../../../../contract/temples/points';
import { call } from '../../../client';
import { readAllPages } from '../../../grid/rows/readAllPages';
import { type Query, rowsOfKind } from '../../../grid/rows/source';
import { serverHas } from '../../../state/session';
import { narrowedBy, savedTemples } from '../source';

/** Some temples of a list side by side. */
export interface SomePlaces {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Longitude and latitude by turns; NaN for one that has no place. */
  readonly degrees: Float64Array;
  /** Of the whole list, as the server says it; undefined where it doesn't. */
  readonly total: number | undefined;
}

/**
 * The places of every temple that a list shows: some thousands a call where the server has a call for that, else page by page. Throws
 * `ReadAllError` where a call is refused.
 */
export function readPlaces(query: Query, signal: AbortSignal): AsyncGenerator<SomePlaces> {
  return serverHas('temples.points') ? byPoints(query, signal) : byPages(query, signal);
}

async function* byPoints({ text, filters }: Query, signal: AbortSignal): AsyncGenerator<SomePlaces> {
  const asked = { ...(text === '' ? {} : { text }), ...narrowedBy(filters) };
  let total: number | undefined;
  let after: string | undefined;
  while (!signal.aborted) {
    const answer = await call(points, after === undefined ? asked : { ...asked, after }, { signal });
    if (signal.aborted) return;
    if (answer.refused !== undefined) throw new ReadAllError(answer);
    const { ids, names, degrees } = answer.data;
    total ??= answer.data.total;
    yield { ids, names, degrees: Float64Array.from(degrees, (one) => one ?? Number.NaN), total };
    after = ids.at(-1);
    if (ids.length < POINTS_MAX) return;
  }
}

async function* byPages(query: Query, signal: AbortSignal): AsyncGenerator<SomePlaces> {
  for await (const { rows, total } of readAllPages(savedTemples, rowsOfKind('temple'), query, signal)) {
    const temples = rows as readonly Temple[];
    yield {
      ids: temples.map(({ templeId }) => templeId),
      names: temples.map(({ name }) => name),
      degrees: degreesOf(temples.map(({ place }) => place)),
      total,
    };
  }
}

/** Places one after the other, as what makes clusters takes them. */
export const degreesOf = (places: readonly Temple['place'][]): Float64Array =>
  Float64Array.from(places.flatMap((place) => [place?.lng ?? Number.NaN, place?.lat ?? Number.NaN]));
