import { isServed } from './server';
import type { Extension } from './wire/endpoint';

/** The list that a screen of an extension shows. */
const LISTS: Partial<Record<Extension, string>> = {
  notifications: 'GET /notification/list',
  stickers: 'GET /sticker/list',
  audit: 'GET /audit/list',
  imports: 'GET /imports/list',
};

/** Whether a server has what a screen, or a command that only looks, shows of an extension: the list of it is there. */
export const hasExtension = (extension: Extension, server: Parameters<typeof isServed>[1]): boolean =>
  isServed({ id: LISTS[extension] ?? '', extension }, server);
