import type { Page } from 'playwright-core';

/** What a page asks for at such addresses is answered only once the returned function is called. */
export async function holding(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
