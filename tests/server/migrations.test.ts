import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/store/migrations';

const FOLDER = join(import.meta.dirname, '../../server/store/migrations');

test('every file of a migration is run, in the order of their numbers and under its own name', () => {
  const files = readdirSync(FOLDER).filter((name) => /^\d{4}_/.test(name));
  expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
