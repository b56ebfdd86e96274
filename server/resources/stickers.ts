import { UPLOADED_UNDER } from '../../contract/photos';
import * as stickers from '../../contract/stickers';
import { type ServedCall, serve } from '../http/serve';
import { keepImages } from '../photos/keep';
import { pageOf, seekPage } from '../store/lists';

/** Stickers (docs/specification.md section 12.7): pictures kept as photos are, each once. */
export const stickersResource: readonly ServedCall[] = [
  serve(stickers.list, async ({ tx, input }) => {
    const place = await seekPage(tx, ['sticker'], input);
    const page = pageOf(tx.selectFrom('sticker').selectAll(), place, 'created_at', 'sticker_id');
    const rows = await tx
      .selectFrom(page.as('s'))
      .innerJoin('admin_user as u', 'u.uid', 's.uid')
      .select(['s.sticker_id', 's.url', 's.thumb', 's.created_at', 'u.uid', 'u.user_name', 'u.display_name'])
      .orderBy('s.created_at', 'desc')
      .orderBy('s.sticker_id', 'desc')
      .execute();
    const data = rows.map(({ sticker_id, url, thumb, created_at, ...sender }) => ({
      id: sticker_id,
      url,
      thumb,
      created: created_at,
      sender,
    }));
    return { data, total: place.total };
  }),

  serve(
    stickers.upload,
    async ({ tx: db, input, photos, caller, now, audit }) => {
      const kept = await keepImages(photos, input.files.files, { square: false });
      const rows = kept.map(({ name, thumbName }) => ({
        sticker_id: name.replace(/\.webp$/, ''),
        url: UPLOADED_UNDER + name,
        thumb: UPLOADED_UNDER + thumbName,
        uid: caller.uid,
        created_at: now,
      }));
      const added = await db.transaction().execute(async (tx) => {
        const fresh = await tx
          .insertInto('sticker')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returning(['sticker_id', 'url'])
          .execute();
        await audit(
          fresh.map(({ sticker_id: id, url }) => ({
            command: 'sticker.upload',
            kind: 'sticker',
            id,
            before: null,
            after: { url },
          })),
          tx,
        );
        return fresh.length;
      });
      return { uploaded_files: rows.map(({ url }) => url), added };
    },
    // Encoding takes long and must hold no connection.
    'own',
  ),
];
