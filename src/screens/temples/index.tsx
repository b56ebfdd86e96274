import { thumbOf } from '../../../contract/photos';
import { TEMPLE_LACKS, TEMPLE_TYPES, type Temple } from '../../../contract/temples/calls';
import { MEDIA_IMAGE } from '../../../contract/wire/constants';
import { fold } from '../../../contract/wire/fold';
import { detailPart } from '../../grid/list/detailPart';
import type { Filter } from '../../grid/model/filter';
import type { GridModel } from '../../grid/model/gridState';
import type { Query } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { ChunkLoadError } from '../../ui/ChunkLoadError';
import { lazyPart, Nothing } from '../../ui/lazyPart';
import { withDeferred } from '../../ui/withDeferred';
import { templeColumns } from './columns';
import { subscribe } from './editor';
import { MapSwitch } from './MapSwitch';
import { templesWithDraft } from './source';

/** What the list can be narrowed down by, all together. */
const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    title: 'screens.posts.state',
    options: [{ value: 'deleted', title: 'screens.bin.deleted', extension: 'bin', needs: 'LOCATION_DELETE' }],
  },
  {
    id: 'type',
    title: 'screens.temples.type',
    options: TEMPLE_TYPES.map((value) => ({ value, title: `screens.temples.types.${value}` })),
    extension: 'temples.filters',
  },
  { id: 'city', title: 'screens.temples.city', as: 'text', extension: 'temples.filters' },
  { id: 'country', title: 'screens.temples.country', as: 'text', extension: 'temples.filters' },
  {
    id: 'without',
    title: 'screens.temples.without',
    options: TEMPLE_LACKS.map((value) => ({ value, title: `screens.temples.lacks.${value}` })),
    extension: 'temples.filters',
  },
];

/** Temples, the newest first. A new one that is not saved yet comes before all of them (docs/specification.md section 4). */
export default listScreen<Temple>({
  go: 'go.temples',
  kind: 'temple',
  list: templesWithDraft,
  columns: templeColumns,
  detail: detailPart(() => import('./TempleDetail')),
  map: lazyPart<{ model: GridModel }>(() => withDeferred(() => import('./map/TempleMap')), Nothing, ChunkLoadError)
    .Part,
  subscribe,
  empty: 'screens.temples.empty',
  emptyCommand: 'temple.create',
  commands: ['temple.create', 'temple.import', 'temple.export'],
  looks: MapSwitch,
  sorts: [
    { value: 'newest', title: 'screens.newest' },
    { value: 'name', title: 'screens.temples.byName' },
    { value: '-name', title: 'screens.temples.byNameDown' },
  ],
  readsAll: { sorts: { name: (row) => row.name } },
  filters: FILTERS,
  bin: { state: 'deleted' },
  canSearch: () => true,
  isSettled: (temple) => temple.deleted === true,
  matches: (temple, { filters }) =>
    (filters.state === 'deleted') === (temple.deleted === true) && isLeftBy(filters, temple),
  media: (temple) => temple.photos.map((url) => ({ idmedia: url, mediaType: MEDIA_IMAGE, url, thumb: thumbOf(url) })),
});

/** Whether the filters still leave it: one that was changed from under them has left the server's list. */
function isLeftBy({ type, city = '', country = '', without }: Query['filters'], temple: Temple): boolean {
  if (type !== undefined && temple.type !== type) return false;
  if (without === 'place' && temple.place !== null) return false;
  if (without === 'photos' && temple.photos.length > 0) return false;
  return holdsWords(temple.city, city) && holdsWords(temple.country, country);
}

const holdsWords = (text: string, words: string) =>
  fold(words)
    .split(' ')
    .every((word) => fold(text).includes(word));
