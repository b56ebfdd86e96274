import { type Begin, type StorePlace, storeAt } from './connection';
import { postgresTrouble } from './postgresTrouble';

/**
 * Brings the store up to date, works on it, and closes it. Throws a sentence where the store can't be reached, is of a newer version, or
 * is an embedded one that another process has open.
 */
export async function workOnStore<T>(place: StorePlace, work: Begin<T>): Promise<T> {
  const store = storeAt(place);
  try {
    return await store.prepare(work);
  } catch (error) {
    const trouble = place.databaseUrl && postgresTrouble(error, place.databaseUrl);
    throw trouble ? new Error(trouble.sentence, { cause: error }) : error;
  } finally {
    await store.close();
  }
}
