import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The script that the builder would bring is twice as long, and a browser reads it anew for each page that is looked at. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 AA, as `rule element`: by every rule, or by the named ones. The page has no frame of another
 * origin, so that axe runs in one piece and needs no page of its own for the sum.
 */
export async function wcagProblems(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Half a megabyte of script: a page that has it keeps it.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : AXE })
    .setLegacyMode()
    // A toast that goes while it is looked at is half there; one that has come is looked at for itself.
    .exclude('[data-sonner-toaster]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`);
}
