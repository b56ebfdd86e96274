import type { Page } from 'playwright-core';

/**
 * What the next page of this browser will find: how the newest change of the history ended, and how many calls are kept until they are
 * answered. It is written down a moment after the person sees it, so whoever loads a page anew waits for it here.
 */
export const keptInBrowser = (page: Page): Promise<{ readonly newest: string | undefined; readonly held: number }> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open('keyval-store'));
    const kept = database.transaction('keyval').objectStore('keyval');
    const [keys, values] = await Promise.all([answered(kept.getAllKeys()), answered(kept.getAll())]);
    database.close();
    const history = values[keys.findIndex((key) => /(^| )history$/.test(String(key)))];
    return {
      newest: history?.[0]?.outcome,
      held: keys.filter((key) => String(key).includes('held:')).length,
    };
  });
