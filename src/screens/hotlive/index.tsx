import { hotlive } from '../../../contract/curatedMedia';
import type { MediaEntry } from '../../../contract/media';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { mediaColumns, pictureFor } from '../curated/media';
import { CURATED_SORTS, nameOrder } from '../curated/members';

const PATH = '/dashboard/hotliveuser-manager';

/** Videos shown to everybody (docs/specification.md section 2), as pictures or as a table. */
export default listScreen<MediaEntry>({
  go: 'go.hotlive',
  kind: 'hotlive',
  list: {
    key: 'hotlive',
    load: ({ pos, count, signal, sort }) =>
      call(hotlive.list, { position: pos, count, ...nameOrder(sort) }, { signal }),
  },
  columns: mediaColumns,
  picture: pictureFor(PATH),
  isVetted: true,
  media: (row) => [row],
  detail: detailPart(() => import('./HotliveDetail')),
  empty: 'screens.curated.hotliveEmpty',
  emptyCommand: 'hotlive.add',
  commands: ['hotlive.add'],
  sorts: CURATED_SORTS,
  readsAll: { sorts: { name: (row) => row.ownerInfo.displayName } },
  isSettled: (row) => row.removed === true,
  matches: (row) => !row.removed,
});
