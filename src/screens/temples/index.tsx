import { MEDIA_IMAGE } from '../../../contract/constants';
import { thumbOf } from '../../../contract/photos';
import type { Temple } from '../../../contract/temples';
import { detailPart } from '../../grid/detailPart';
import type { GridModel } from '../../grid/gridShape';
import { screen } from '../../grid/screen';
import { arriving, Nothing } from '../../shell/arriving';
import { PartLost } from '../../shell/PartLost';
import { templeColumns } from './columns';
import { follow, PATH, wanted } from './editor';
import { templesWithDraft } from './source';

/** Temples, the newest first. A new one that is not saved yet stands before all of them (SPEC.md section 4). */
export const templeScreen = screen<Temple>({
  path: PATH,
  kind: 'temple',
  title: 'go.temples.title',
  list: templesWithDraft,
  columns: templeColumns,
  detail: detailPart(() => import('./TempleDetail')),
  map: arriving<{ model: GridModel }>(() => import('./map/TempleMap'), Nothing, PartLost).Part,
  opensInto: (rowId) => {
    wanted.focus = { rowId, field: 'name' };
  },
  follow,
  empty: 'screens.temples.empty',
  emptyCommand: 'temple.create',
  commands: ['temple.create', 'temple.map', 'temple.import', 'temple.export'],
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
