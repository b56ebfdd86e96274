import type { Answer } from '../../../contract/wire/endpoint';
import { type ListSource, type PageRequest, type Query, sameQuery } from './source';

/**
 * The same list from a server whose pages and totals are not as they are asked for: one that gives fewer rows a call than it is asked
 * for is called on, and a total that says no more than what has been read is taken for one only once the list has been seen to end
 * there. From one that was wrong on, the list has none.
 */
export function wholePages<Row>(source: ListSource<Row>): ListSource<Row> {
  let totals: 'untried' | 'true' | 'false' = 'untried';
  /** The last total, and what it was said of. */
  let said: { readonly query: Query; readonly total: number } | null = null;

  async function load(request: PageRequest): Promise<Answer<readonly Row[]>> {
    const { pos, count } = request;
    const rowBeyond = (end: number) => source.load({ ...request, anew: false, pos: end, count: 1 });
    // The page that the total makes the last one: whether there is more is asked beside it, not after it.
    const isLast = totals === 'untried' && said?.total === pos + count && sameQuery(said.query, request);
    const [answer, beside] = await Promise.all([source.load(request), isLast ? rowBeyond(pos + count) : null]);
    if (answer.refused !== undefined) return answer;
    let { data, total } = answer;
    // A short page is the end, unless the server says that there is more, or says nothing.
    while (data.length > 0 && data.length < count && (total === undefined || total > pos + data.length)) {
      const more = await source.load({ ...request, anew: false, pos: pos + data.length, count: count - data.length });
      if (more.refused !== undefined) return more;
      if (more.data.length === 0) break;
      data = [...data, ...more.data.slice(0, count - data.length)];
      total = more.total;
    }
    if (totals === 'untried' && total !== undefined && data.length >= count && total <= pos + data.length) {
      const beyond = (data.length === count && beside) || (await rowBeyond(pos + data.length));
      if (beyond.refused !== undefined) return beyond;
      totals = beyond.data.length === 0 ? 'true' : 'false';
    }
    said = total === undefined ? null : { query: request, total };
    return total === undefined || totals === 'false' ? { data } : { data, total };
  }

  return { ...source, load };
}
