import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist', 'server');

beforeAll(() => {
  const build = `import('./scripts/ensure.mjs').then(({ ensureBuilt }) => ensureBuilt())`;
  expect(spawnSync(process.execPath, ['-e', build], { cwd: ROOT }).status).toBe(0);
}, 120_000);

/** The packages that a module of the built server loads with it, whether they are needed or not. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm)];
  return imports.flatMap(([, from = '']) => {
    if (from.startsWith('.')) return packagesOf(join(dirname(file), from), seen);
    return from.startsWith('node:') ? [] : [from];
  });
}

const built = (name: string) => {
  const file = readdirSync(DIST).find(
    (one) => one === `${name}.js` || (one.startsWith(`${name}-`) && one.endsWith('.js')),
  );
  return [...new Set(packagesOf(join(DIST, file ?? `no ${name}`)))].sort();
};

test('an embedded store begins to open before anything is loaded that it does not need', () => {
  // The settings are read before, with what knows a place for photos.
  expect(built('main')).toEqual(['aws4fetch', 'proper-lockfile']);
});

test('a start loads no more packages than every server needs, and what speaks to PostgreSQL where there is one', () => {
  expect(built('running')).toEqual([
    '@fastify/compress',
    '@fastify/helmet',
    '@fastify/multipart',
    '@fastify/rate-limit',
    '@fastify/static',
    '@node-rs/argon2',
    'aws4fetch',
    'fastify',
    'proper-lockfile',
  ]);
  expect(built('postgres')).toContain('pg');
});
