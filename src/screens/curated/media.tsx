import { useSnapshot } from 'valtio';
import type { MediaEntry } from '../../../contract/media';
import { ago, badge, person, text } from '../../grid/columns';
import { prefsOf } from '../../grid/model/prefs';
import type { Column } from '../../grid/screen';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { Avatar } from '../../media/Avatar';
import { MediaStill } from '../../media/MediaStill';
import { MediaThumb } from '../../media/MediaThumb';
import { typeName, typeText } from '../../media/typeName';
import { Name } from '../../ui/Name';
import { revealed } from '../../ui/revealed';

/** The columns of hotlive and slider media. */
export const mediaColumns: readonly Column<MediaEntry>[] = [
  {
    id: 'content',
    title: 'screens.curated.post',
    width: 320,
    cell: (row) => (
      <span className="flex items-center gap-2 min-w-0">
        <MediaThumb media={[row]} isVetted />
        <span dir="auto" className="truncate" title={row.content}>
          {revealed(row.content || row.idmedia)}
        </span>
      </span>
    ),
    accessor: (row) => row.content ?? '',
  },
  person<MediaEntry>({
    id: 'owner',
    title: 'screens.curated.owner',
    width: 220,
    sortable: 'name',
    of: (row) => row.ownerInfo,
  }),
  badge<MediaEntry>({
    id: 'type',
    title: 'screens.curated.type',
    width: 170,
    of: (row) => [
      ...(row.removed ? [{ text: 'screens.curated.removed', tone: 'bad', icon: 'trash-2' } as const] : []),
      ...(row.mediaType === undefined ? [] : [{ ...typeName(row.mediaType), tone: 'fact' } as const]),
    ],
  }),
  text<MediaEntry>({
    id: 'idmedia',
    title: 'screens.curated.id',
    width: 150,
    onCard: 'none',
    of: (row) => row.idmedia,
  }),
  ago<MediaEntry>({
    id: 'posted',
    title: 'screens.curated.posted',
    width: 120,
    of: (row) => row.timestamps ?? Number.NaN,
    accessor: (row) => (row.timestamps === undefined ? '' : format.dateTime(row.timestamps)),
  }),
];

/** A medium in a frame of the picture grid, covered as far as this list is, with whose it is. */
export const pictureFor = (path: string) =>
  function CuratedPicture({ row }: { row: MediaEntry }) {
    const { uncovered } = useSnapshot(prefsOf(path));
    return (
      <>
        <span className="relative min-h-0 grow">
          <MediaStill media={row} uncovered={uncovered} />
        </span>
        <span className="flex shrink-0 items-center gap-2 px-2 py-1.5">
          <Avatar src={row.ownerInfo.avatar} name={row.ownerInfo.displayName} size={24} />
          <span className="min-w-0 text-xs leading-4">
            <Name of={row.ownerInfo.displayName} className="block truncate font-medium" />
            <span dir="auto" className="block truncate text-soft" title={row.content}>
              {revealed(row.removed ? t('screens.curated.removed') : row.content || typeText(row.mediaType))}
            </span>
          </span>
        </span>
      </>
    );
  };
