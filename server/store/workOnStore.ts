import { type Begin, storeAt } from './connection';
import type { StorePlace } from './engineAt';
import { inWords } from './postgresTrouble';

/**
 * Brings the store up to date, works on it, and closes it. Throws a sentence where the store can't be reached, is of a newer version, or
 * is an embedded one that another process has open.
 */
export async function workOnStore<T>(place: StorePlace, work: Begin<T>): Promise<T> {
  const store = await storeAt(place);
  try {
    return await store.prepare(work);
  } catch (error) {
    throw inWords(error, place.databaseUrl);
  } finally {
    await store.close();
  }
}
