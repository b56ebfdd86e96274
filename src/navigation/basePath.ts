/**
 * The path that the console is served under, without a slash at its end; empty for the root. It is set once, by `<base>` in index.html,
 * and every address in the page is relative to it. This file has only what the page itself needs: addresses of screens are written
 * without it everywhere.
 */
export const BASE = typeof document === 'undefined' ? '' : basePathOf(document.baseURI);

function basePathOf(uri: string | undefined): string {
  return uri === undefined || !URL.canParse(uri) ? '' : new URL(uri).pathname.replace(/\/[^/]*$/, '');
}

/** The address of a screen for a link, or for whatever leaves this page. */
export const hrefOf = (path: string): string => BASE + path;

/** The path of the screen that is open. */
export const currentPath = (): string =>
  isBelowBase() ? location.pathname.slice(BASE.length) || '/' : location.pathname;

/** Whether the page was opened where it lies: a server may answer with it elsewhere too. */
export const isBelowBase = (): boolean => location.pathname === BASE || location.pathname.startsWith(`${BASE}/`);
