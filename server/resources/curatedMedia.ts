import { hotlive, tvSlider } from '../../contract/curatedMedia';
import type { MediaEntry } from '../../contract/media';
import { Code } from '../../contract/wire/codes';
import { HOTLIVE_MEDIA_TYPES, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';
import { fold } from '../../contract/wire/fold';
import { RefusalError } from '../http/refusalError';
import { type Context, type ServedCall, serve } from '../http/serve';
import { curatedPage } from '../store/lists';
import { mediaRows, noSuchMedium, oneMedium } from './media/rows';

interface Curated {
  readonly list: 'hotlive' | 'tvslider';
  /** The noun of its commands and of its rows in the audit log. */
  readonly kind: 'hotlive' | 'tvSlider';
  readonly types: readonly number[];
}

const HOTLIVE: Curated = { list: 'hotlive', kind: 'hotlive', types: HOTLIVE_MEDIA_TYPES };
const SLIDER: Curated = { list: 'tvslider', kind: 'tvSlider', types: SLIDER_MEDIA_TYPES };

/** Hotlive and TV slider media: the same four calls on two lists (docs/specification.md sections 5 and 7). */
export const curatedMediaResource: readonly ServedCall[] = [
  serve(hotlive.list, (context) => list(HOTLIVE, context)),
  serve(hotlive.detail, (context) => detail(HOTLIVE, context)),
  serve(hotlive.create, (context) => create(HOTLIVE, context)),
  serve(hotlive.remove, (context) => remove(HOTLIVE, context)),
  serve(tvSlider.list, (context) => list(SLIDER, context)),
  serve(tvSlider.detail, (context) => detail(SLIDER, context)),
  serve(tvSlider.create, (context) => create(SLIDER, context)),
  serve(tvSlider.remove, (context) => remove(SLIDER, context)),
];

async function list({ list }: Curated, { tx, input }: Context<typeof hotlive.list>) {
  const { position: pos, ...asked } = input;
  const rows = tx
    .selectFrom('curated_media')
    .select('media_id')
    .where('list', '=', list)
    .where((eb) => eb.not('post_deleted'));
  const media = { list: `curated:${list}`, rows, id: 'media_id' } as const;
  const { page, direction, total } = await curatedPage(tx, media, { pos, ...asked });
  return { data: await mediaRows(tx, page, direction), total };
}

async function detail({ list }: Curated, { tx, input: { idmedia } }: Context<typeof hotlive.detail>) {
  const there = await tx
    .selectFrom('curated_media')
    .select('media_id')
    .where('list', '=', list)
    .where('media_id', '=', idmedia)
    .executeTakeFirst();
  if (!there) throw noSuchMedium(idmedia);
  return oneMedium(tx, idmedia);
}

/** Adds a medium; one that is there stays as it is and no change is recorded (docs/specification.md section 4). */
async function create(
  { list, kind, types }: Curated,
  { tx, input: { idmedia }, audit, now }: Context<typeof hotlive.create>,
): Promise<MediaEntry & { added: boolean }> {
  const medium = await oneMedium(tx, idmedia);
  if (!types.includes(medium.mediaType))
    throw new RefusalError(
      Code.malformed,
      `idmedia: ${list} takes media of type ${types.join(', ')}, not ${medium.mediaType}`,
      {
        issues: [{ path: 'idmedia', message: `media type ${medium.mediaType}` }],
      },
    );
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('curated_media')
    .values({ list, media_id: idmedia, added_at: now, sort_name: fold(medium.ownerInfo.displayName) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const added = numInsertedOrUpdatedRows === 1n;
  if (added)
    await audit({
      command: `${kind}.add`,
      kind,
      id: idmedia,
      before: null,
      after: { idmedia, mediaType: medium.mediaType },
    });
  return { ...medium, added };
}

async function remove({ list, kind }: Curated, { tx, input: { idmedia }, audit }: Context<typeof hotlive.remove>) {
  const removed = await tx
    .deleteFrom('curated_media')
    .where('list', '=', list)
    .where('media_id', '=', idmedia)
    .returning('added_at')
    .executeTakeFirst();
  if (!removed) throw noSuchMedium(idmedia);
  await audit({
    command: `${kind}.remove`,
    kind,
    id: idmedia,
    before: { idmedia, addedAt: removed.added_at },
    after: null,
  });
  return { idmedia };
}
