import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

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

test('a start loads no more packages than every server needs', () => {
  const loaded = new Set(['config', 'main'].flatMap((name) => packagesOf(join(ROOT, 'dist', 'server', `${name}.js`))));
  expect([...loaded].sort()).toEqual([
    '@fastify/compress',
    '@fastify/helmet',
    '@fastify/multipart',
    '@fastify/rate-limit',
    '@fastify/static',
    '@node-rs/argon2',
    'aws4fetch',
    'fastify',
    'pg',
    'proper-lockfile',
  ]);
});
