import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** The sources as they are, and nothing built of them. */
const unbuilt = mkdtempSync(join(tmpdir(), 'tamquan-unbuilt-'));
for (const name of ['scripts', 'bin', 'package.json', 'tsconfig.json'])
  cpSync(join(ROOT, name), join(unbuilt, name), { recursive: true });
for (const name of ['contract', 'server', 'node_modules']) symlinkSync(join(ROOT, name), join(unbuilt, name));
afterAll(() => rmSync(unbuilt, { recursive: true, force: true }));

/** Looks at the settings as `npm start` does first, and says whether the bundler is in the memory of who did. */
const LOOK = `
  const { refuseWrongSettings } = await import('./scripts/ensure.mjs');
  await refuseWrongSettings();
  console.log(process.report.getReport().sharedObjects.some((path) => path.includes('rolldown')) ? 'kept' : 'not kept');
`;
const look = (more: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', LOOK], {
    cwd: unbuilt,
    env: { ...process.env, ...more },
    encoding: 'utf8',
  });

test('a setting that can’t be meant ends the start before anything is built', () => {
  const { status, stderr } = look({ TAMQUAN_NONSENSE: '1' });
  expect(stderr).toContain('TAMQUAN_NONSENSE');
  expect(status).toBe(1);
});

test('a server that was built at its start does not keep what builds it', () => {
  const { status, stdout } = look();
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'not kept\n' });
});
