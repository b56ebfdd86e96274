/** By address, what was asked for: it is here, or on its way. */
const asked = new Map<string, Promise<void>>();

/**
 * Imports a part of the console once its files have come. To many browsers a module whose file did not come stays lost until the page is
 * reloaded, and so does every module that imports it; a failed fetch of the file can be retried. The build puts this in place of Vite's own
 * preloading (scripts/preloadList.ts), with the addresses of the files as they are in the script at `importer`: none where the
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
  const ahead = askedAhead.get(url);
  if (ahead && ahead.dataset.lost === undefined) return Promise.resolve();
  const coming = url.endsWith('.css')
    ? linkStyle(url)
    : retriesModules
      ? link(url, 'modulepreload')
      : fetchScript(url).then(() => (ahead ? loadAnew() : undefined));
  asked.set(url, coming);
  coming.catch(() => asked.delete(url));
  return coming;
}

/** What the page has asked for itself, as modules, by address: all of it before its first script runs (src/app/boot.js). */
const askedAhead = new Map(
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'), (link) => [link.href, link]),
);

/** Where a module stays lost that the page needs first, nothing has been done in it yet. Never resolves. */
function loadAnew(): Promise<void> {
  location.reload();
  return new Promise(() => {});
}

interface NamedBrowser {
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string; readonly version: string }[] };
}

/**
 * Whether the browser asks anew for a module whose file did not come, as the HTML standard has it since 2026 (whatwg/html#10327). Of this
 * one it is known; over plain http no browser says which it is.
 */
const retriesModules = (navigator as NamedBrowser).userAgentData?.brands.some(
  ({ brand, version }) => brand === 'Chromium' && Number(version) >= 156,
);

/** Into the browser's cache, whole: a part that broke off would be lost as well. The import asks for it once more, there. */
async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  await answer.blob();
}

async function linkStyle(url: string): Promise<void> {
  if (![...document.styleSheets].some(({ href }) => href === url)) await link(url, 'stylesheet');
}

const link = (url: string, rel: 'stylesheet' | 'modulepreload') =>
  new Promise<void>((resolve, reject) => {
    const element = document.createElement('link');
    const onerror = () => {
      element.remove();
      reject(new Error(url));
    };
    document.head.append(Object.assign(element, { rel, crossOrigin: '', href: url, onload: () => resolve(), onerror }));
  });
