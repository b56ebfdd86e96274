import { PHOTOS_PER_CALL_MAX } from '../contract/photos';
import * as stickers from '../contract/stickers';
import { Code } from '../contract/wire/codes';
import { defineMutation, files, mapAnswer, nothing } from './core/definition';
import { ok } from './core/disabledReason';
import type { World } from './core/world';

/** More than anybody picks by hand; what a folder holds comes in turns. */
const STICKERS_MAX = 100;

/** Adds pictures as stickers, a few in a call; one that is there already is not added twice. */
export const uploadStickers = defineMutation({
  id: 'sticker.upload',
  on: nothing(),
  endpoint: stickers.upload,
  asks: {
    pictures: files({
      most: STICKERS_MAX,
      check: (chosen) => (chosen.length === 0 ? 'sticker.noPictures' : ok),
      refusals: { fields: ['files'], codes: [Code.tooLarge, Code.notAnImage] },
    }),
  },
  key: { press: 'c', where: 'sticker' },
  icon: 'image-plus',
  run: async (world, _none, { pictures }) => {
    const uploaded: string[] = [];
    for (let from = 0; from < pictures.length; from += PHOTOS_PER_CALL_MAX) {
      const answer = await world.call(stickers.upload, {
        files: { files: pictures.slice(from, from + PHOTOS_PER_CALL_MAX) },
      });
      // What came before is there, and sent again it is not added twice.
      if (answer.refused !== undefined) {
        if (from > 0) world.list('refresh');
        return mapAnswer(answer, () => null);
      }
      uploaded.push(...(answer.data?.uploaded_files ?? []));
    }
    await showNew(world, uploaded);
    return { data: null };
  },
});

/** Only the list says which sticker a picture has become. */
async function showNew({ call, revealNewRow, list }: World, uploaded: readonly string[]) {
  const answer = await call(stickers.list, { pos: 0, count: PHOTOS_PER_CALL_MAX });
  const made = answer.refused === undefined ? answer.data.find(({ url }) => uploaded.includes(url)) : undefined;
  if (made) revealNewRow('sticker', made.id);
  else list('refresh');
}

export const stickerCommands = [uploadStickers] as const;
