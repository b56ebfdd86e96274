/** By address, what was asked for: it is here, or on its way. */
const asked = new Map<string, Promise<void>>();

/**
 * Imports a part of the console once its files have come. By the HTML standard a module whose file did not come stays lost until the page
 * is reloaded, and so does every module that imports it; a failed fetch of the file can be retried. The build puts this in place of
 * Vite's own preloading (scripts/preloadList.ts), with the addresses of the files as they are in the script at `importer`: none where the
 * part stands in a file that is there already.
 */
export async function prefetchChunks<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  importer: string,
): Promise<T> {
  await Promise.all(files.map((file) => once(new URL(file, importer).href)));
  return load();
}

function once(url: string): Promise<void> {
  const known = asked.get(url);
  if (known) return known;
  const coming = url.endsWith('.css') ? linkStyle(url) : fetchScript(url);
  asked.set(url, coming);
  coming.catch(() => asked.delete(url));
  return coming;
}

/** Into the browser's cache, whole: a part that broke off would be lost as well. */
async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  await answer.blob();
}

const linkStyle = (url: string) =>
  new Promise<void>((resolve, reject) => {
    if ([...document.styleSheets].some(({ href }) => href === url)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(url));
    };
    document.head.append(link);
  });
