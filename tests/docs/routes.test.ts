import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/screens';
import { ROOT } from './sources';

test('section 2 of the specification has the route of every screen', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').split(/^## [23]\. /m);
  const below = ROUTES.map(({ path }) => path.replace('/dashboard', '').replace(/\/:.*/, '')).filter(Boolean);
  expect(below.length).toBeGreaterThan(10);
  expect(below.filter((path) => !section.includes(`\`${path}`))).toEqual([]);
});
