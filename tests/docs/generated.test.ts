import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../scripts/docs/pages';

const ROOT = join(import.meta.dirname, '../..');

describe('pages made from the code', () => {
  test.each(Object.entries(PAGES))('%s is what `npm run docs` writes', (path, page) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(page());
  });

  test('two runs write the same', () => {
    for (const page of Object.values(PAGES)) expect(page()).toBe(page());
  });
});
