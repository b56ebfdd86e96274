import { tvSlider } from '../../../contract/curatedMedia';
import type { MediaEntry } from '../../../contract/media';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { mediaColumns, pictureFor } from '../curated/media';
import { CURATED_SORTS, nameOrder } from '../curated/members';

const PATH = '/dashboard/tvslider-manager';

/** Pictures shown on TV (docs/specification.md section 2), as pictures or as a table. */
export default listScreen<MediaEntry>({
  go: 'go.tvSlider',
  kind: 'tvSlider',
  list: {
    key: 'tvSlider',
    load: ({ pos, count, signal, sort }) =>
      call(tvSlider.list, { position: pos, count, ...nameOrder(sort) }, { signal }),
  },
  columns: mediaColumns,
  picture: pictureFor(PATH),
  isVetted: true,
  media: (row) => [row],
  detail: detailPart(() => import('./TvSliderDetail')),
  empty: 'screens.curated.sliderEmpty',
  emptyCommand: 'tvSlider.add',
  commands: ['tvSlider.add'],
  sorts: CURATED_SORTS,
  readsAll: { sorts: { name: (row) => row.ownerInfo.displayName } },
  isSettled: (row) => row.removed === true,
  matches: (row) => !row.removed,
});
