import { newerConsole } from '../state/newerConsole';

/** The script that a page of the console begins with (vite.config.ts): it is named by all that it holds and leads to. */
const START = /\bassets\/start-[\w-]+\.js\b/;
const startIn = (text: string) => START.exec(text)?.[0];

let found: string | undefined;

/**
 * Looks whether the page that is served by now is another than the one that this tab was loaded from: parts that have not come yet are gone
 * then. What is no page of the console says nothing.
 */
export async function lookForNewer(): Promise<void> {
  const own = startIn([...document.scripts].map(({ src }) => src).join(' '));
  const page = await fetch('index.html', { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const served = startIn(page);
  // Of each version it is said once: whoever has put it off is let alone until the next.
  if (own === undefined || served === undefined || served === found) return;
  found = served;
  newerConsole.isThere = served !== own;
}
