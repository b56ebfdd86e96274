import type { Answer } from '../../../contract/endpoint';
import type { NameOrder } from '../../../contract/paging';
import type { Temple } from '../../../contract/temples';
import * as temples from '../../../contract/temples';
import { call } from '../../client';
import type { ListSource, PageRequest } from '../../grid/source';
import { loadDrafts, newTemple } from './drafts';

/** The temples that the server has. */
export const savedTemples: ListSource<Temple> = { key: 'temples', load };

/** The same with a new temple that is not saved yet before all of them (SPEC.md section 4). */
export const templesWithDraft: ListSource<Temple> = { key: 'temples', load: loadWithDraft };

/** A page with the draft as the list's first row; what is searched for is the server's alone. */
async function loadWithDraft(request: PageRequest): Promise<Answer<readonly Temple[]>> {
  loadDrafts();
  const draft = request.text === '' ? newTemple() : undefined;
  if (!draft) return load(request);
  const { pos, count } = request;
  if (pos > 0) return withTotal(await load({ ...request, pos: pos - 1 }), []);
  const answer = await load(request);
  const fitting = answer.refused === undefined ? { ...answer, data: answer.data.slice(0, count - 1) } : answer;
  return withTotal(fitting, [draft]);
}

function load({ text, sort, pos, count, signal }: PageRequest): Promise<Answer<readonly Temple[]>> {
  const order: { sort?: NameOrder } = sort === 'name' || sort === '-name' ? { sort } : {};
  const page = { pos, count, ...order };
  return text === '' ? call(temples.list, page, { signal }) : call(temples.search, { text, ...page }, { signal });
}

const withTotal = (answer: Answer<readonly Temple[]>, first: readonly Temple[]): Answer<readonly Temple[]> =>
  answer.refused !== undefined
    ? answer
    : {
        data: [...first, ...answer.data],
        ...(answer.total === undefined ? {} : { total: answer.total + 1 }),
      };
