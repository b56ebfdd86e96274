import type { Page } from 'playwright-core';
import { runFirst } from './runFirst';

/** What the page complains of from here on, in its console or by an event of its policy; pictures that are not there aside. */
export async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await runFirst(page, () => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      console.error(violatedDirective, sourceFile, sample),
    );
    Object.assign(window, { sprung: () => console.error('a text has run') });
  });
  return complaints;
}
