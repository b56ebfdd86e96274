import type { Temple } from '../../../contract/temples/calls';
import * as temples from '../../../contract/temples/calls';
import { DRAFT_ID, TEMPLE_LACKS } from '../../../contract/temples/calls';
import type { Answer } from '../../../contract/wire/endpoint';
import type { NameOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import type { ListSource, PageRequest, Query } from '../../grid/rows/source';
import { loadDrafts, newTemple } from './drafts';

/** The temples that the server has. */
export const savedTemples: ListSource<Temple> = { key: 'temples', load };

/** The same with a new temple that is not saved yet before all of them (docs/specification.md section 4). */
export const templesWithDraft: ListSource<Temple> = {
  key: 'temples',
  load: loadWithDraft,
  own: (query) => (draftIn(query) ? [DRAFT_ID] : []),
};

/** What is searched for, and what filters leave, is the server's alone. */
function draftIn({ text, filters }: Query): Temple | undefined {
  loadDrafts();
  return text === '' && Object.keys(filters).length === 0 ? newTemple() : undefined;
}

/** A page with the draft as the list's first row. */
async function loadWithDraft(request: PageRequest): Promise<Answer<readonly Temple[]>> {
  const draft = draftIn(request);
  if (!draft) return load(request);
  const { pos, count } = request;
  if (pos > 0) return withTotal(await load({ ...request, pos: pos - 1 }), []);
  const answer = await load(request);
  const fitting = answer.refused === undefined ? { ...answer, data: answer.data.slice(0, count - 1) } : answer;
  return withTotal(fitting, [draft]);
}

function load({ text, sort, pos, count, filters, signal }: PageRequest): Promise<Answer<readonly Temple[]>> {
  const order: { sort?: NameOrder } = sort === 'name' || sort === '-name' ? { sort } : {};
  const page = { pos, count, ...order, ...narrowedBy(filters) };
  return text === '' ? call(temples.list, page, { signal }) : call(temples.search, { text, ...page }, { signal });
}

/** The filters of the list as the calls have them. */
export function narrowedBy({ state, type, city, country, without }: Query['filters']) {
  const lacking = TEMPLE_LACKS.find((one) => one === without);
  return {
    ...(state === 'deleted' && { deleted: '1' as const }),
    ...(type && { type }),
    ...(city && { city }),
    ...(country && { country }),
    ...(lacking && { without: lacking }),
  };
}

const withTotal = (answer: Answer<readonly Temple[]>, first: readonly Temple[]): Answer<readonly Temple[]> =>
  answer.refused !== undefined
    ? answer
    : {
        data: [...first, ...answer.data],
        ...(answer.total === undefined ? {} : { total: answer.total + 1 }),
      };
