import { type TvUser, tvUsers } from '../../../contract/curatedMembers';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { CURATED_SORTS, nameOrder, tvUserColumns } from '../curated/members';

/** Members shown on TV (docs/specification.md section 2). */
export default listScreen<TvUser>({
  go: 'go.tvUsers',
  kind: 'tvUser',
  list: {
    key: 'tvUsers',
    load: ({ pos, count, signal, sort }) =>
      call(tvUsers.list, { position: pos, count, ...nameOrder(sort) }, { signal }),
  },
  columns: tvUserColumns,
  detail: detailPart(() => import('./TvUserDetail')),
  empty: 'screens.curated.tvEmpty',
  emptyCommand: 'tvUser.add',
  commands: ['tvUser.add'],
  sorts: CURATED_SORTS,
  readsAll: { sorts: { name: (row) => row.displayName } },
  isSettled: (row) => row.removed === true,
  matches: (row) => !row.removed,
});
