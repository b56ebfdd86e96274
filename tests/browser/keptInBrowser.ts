import type { Page } from 'playwright-core';

export interface Kept {
  /** How the newest change of the history ended. */
  readonly newest: string | undefined;
  /** How many calls are kept until they are answered. */
  readonly held: number;
  /** Whether something is under way, or done already, of which a page has yet to say what came of it. */
  readonly owesWord: boolean;
}

/**
 * What the next page of this browser will find. It is written down a moment after the person sees it, so whoever loads a page anew waits for
 * it here.
 */
export const keptInBrowser = (page: Page): Promise<Kept> =>
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
      owesWord:
        Object.keys(sessionStorage).some((key) => key.endsWith('.unsaid')) ||
        keys.some(
          (key, at) =>
            (String(key).includes('held:') && ['sending', 'undoing'].includes(values[at].state)) ||
            (/(^| )job:/.test(String(key)) && values[at].phase === 'running'),
        ),
    };
  });
