import { API_HERE } from '../../contract/server';

/**
 * What this browser keeps it keeps by API: two consoles of one origin that speak to two servers share no session, draft or job with
 * each other, nor does one that is pointed at another server go on with what it had; two that speak to one server share them.
 * Language and themes are the browser's.
 */
let whose = '';

/** Says which API it is, by its address; app/main.ts does, before anything that is kept is read. */
export function setStorageOwner(apiUrl: string): void {
  const { origin, pathname, href } = new URL(apiUrl, location.origin);
  const address = (origin === location.origin ? pathname : href).replace(/\/+$/, '');
  whose = address === API_HERE ? '' : `@${address}`;
}

/** The name of an entry in the browser's storages, of a lock, and of a channel to other tabs. */
export const storageName = (name: string): string => `tamquan${whose}.${name}`;

/** The same for the browser's database, whose names have always been bare. */
export const databaseKey = (name: string): string => (whose === '' ? name : `${whose} ${name}`);
