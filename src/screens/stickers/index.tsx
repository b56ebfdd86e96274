import type { Media } from '../../../contract/media';
import type { Sticker } from '../../../contract/stickers';
import * as stickers from '../../../contract/stickers';
import { call } from '../../client';
import { ago, text } from '../../grid/columns';
import { detailPart } from '../../grid/list/detailPart';
import { listScreen } from '../../grid/screen';
import { MediaThumb } from '../../media/MediaThumb';
import { revealed } from '../../ui/revealed';
import { staffName } from '../../ui/staffName';
import { StickerStill } from './StickerStill';

/** A sticker as a picture among others, for quick looks. */
const asMedium = ({ id, url, thumb }: Sticker): Media => ({ idmedia: id, mediaType: 1, url, thumb });

/** Stickers as pictures or as a table; docs/specification.md section 2 names them in the catalogue alone. */
export default listScreen<Sticker>({
  go: 'go.stickers',
  kind: 'sticker',
  list: {
    key: 'stickers',
    load: ({ pos, count, signal }) => call(stickers.list, { pos, count }, { signal }),
  },
  columns: [
    {
      id: 'picture',
      title: 'screens.stickers.picture',
      width: 280,
      cell: (row) => (
        <span className="flex items-center gap-2 min-w-0">
          <MediaThumb media={[asMedium(row)]} />
          <bdi dir="ltr" className="truncate">
            {row.id}
          </bdi>
        </span>
      ),
      accessor: (row) => row.url,
    },
    text<Sticker>({ id: 'sender', title: 'screens.stickers.sender', width: 220, of: (row) => staffName(row.sender) }),
    ago<Sticker>({ id: 'created', title: 'screens.stickers.created', width: 130, of: (row) => row.created }),
  ],
  picture: ({ row }) => (
    <>
      {/* What staff put there themselves needs no cover. */}
      <span className="min-h-0 grow grid place-items-center bg-raised p-2">
        <StickerStill src={row.thumb} className="max-h-full" />
      </span>
      <bdi className="shrink-0 truncate px-2 py-1.5 text-xs text-soft">{revealed(staffName(row.sender))}</bdi>
    </>
  ),
  media: (row) => [asMedium(row)],
  detail: detailPart(() => import('./StickerDetail')),
  commands: ['sticker.upload'],
  empty: 'screens.stickers.empty',
  emptyCommand: 'sticker.upload',
});
