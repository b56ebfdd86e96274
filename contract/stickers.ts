import * as z from 'zod/mini';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';

/** A sticker; its id names its content, so that the same picture is one sticker. */
export const Sticker = z.object({
  id: Id,
  url: z.string(),
  thumb: z.string(),
  created: UnixSeconds,
  /** Who put it there. */
  sender: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
});
export type Sticker = z.output<typeof Sticker>;

export const list = endpoint({
  method: 'GET',
  path: '/sticker/list',
  permission: 'STICKER_VIEW',
  query: paging,
  data: z.array(Sticker),
  list: true,
  extension: 'stickers',
  summary: 'Stickers, newest first.',
});

export const upload = endpoint({
  method: 'POST',
  path: '/sticker/upload',
  permission: 'STICKER_UPLOAD',
  files: ['files'],
  data: z.object({ uploaded_files: z.array(z.string()), added: z.int() }),
  mirroredAtTop: ['uploaded_files'],
  errors: [Code.tooLarge, Code.notAnImage],
  extension: 'stickers',
  summary:
    'Adds up to 10 pictures as stickers and says how many of them are new; the same picture is never added twice.',
});
