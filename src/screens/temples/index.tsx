import { lazy } from 'react';
import { MEDIA_IMAGE } from '../../../contract/constants';
import type { Answer } from '../../../contract/endpoint';
import type { NameOrder } from '../../../contract/paging';
import { thumbOf } from '../../../contract/photos';
import type { Temple } from '../../../contract/temples';
import * as temples from '../../../contract/temples';
import { call } from '../../client';
import { screen } from '../../grid/screen';
import type { PageRequest } from '../../grid/source';
import { templeColumns } from './columns';
import { loadDrafts, newTemple } from './drafts';
import { follow, PATH, wanted } from './editor';

/** Temples, the newest first. A new one that is not saved yet stands before all of them (SPEC.md section 4). */
export const templeScreen = screen<Temple>({
  path: PATH,
  kind: 'temple',
  title: 'go.temples.title',
  list: { key: 'temples', load: loadWithDraft },
  columns: templeColumns,
  detail: lazy(() => import('./TempleDetail')),
  opensInto: (rowId) => {
    wanted.focus = { rowId, field: 'name' };
  },
  follow,
  empty: 'screens.temples.empty',
  emptyCommand: 'temple.create',
  commands: ['temple.create', 'temple.import', 'temple.export'],
  sorts: [
    { value: 'newest', title: 'screens.newest' },
    { value: 'name', title: 'screens.temples.byName' },
    { value: '-name', title: 'screens.temples.byNameDown' },
  ],
  canSearch: () => true,
  isSettled: (temple) => temple.deleted === true,
  belongs: (temple) => !temple.deleted,
  media: (temple) => temple.photos.map((url) => ({ idmedia: url, mediaType: MEDIA_IMAGE, url, thumb: thumbOf(url) })),
});

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
