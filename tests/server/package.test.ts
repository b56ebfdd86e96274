import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { dependencies, name } from '../../package.json';
import { thorough } from '../support/depth';
import { started, startProcess } from './aProcess';

const ROOT = resolve(import.meta.dirname, '../..');
/** Without what it depends on. */
const UNPACKED_MOST_BYTES = 60_000_000;
interface Packed {
  readonly files: readonly { readonly path: string }[];
  readonly unpackedSize: number;
}

const root = mkdtempSync(join(tmpdir(), 'tamquan-package-'));
afterAll(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** The packages that a module names, those of Node aside. */
function packagesIn(module: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { source } = node as { source?: { value?: unknown } };
    if (typeof source?.value === 'string') found.push(source.value);
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(module));
  return found
    .filter((from) => !from.startsWith('.') && !isBuiltin(from))
    .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
/** What would tell that a file was written. */
const statesBelow = (folder: string) =>
  filesBelow(folder).map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);

test('the package depends on exactly what its server imports', () => {
  const modules = filesBelow(join(ROOT, 'dist/server')).filter((file) => /\.m?js$/.test(file));
  const imported = new Set(modules.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  expect([...imported].sort()).toEqual(Object.keys(dependencies).sort());
});

thorough(
  'what is packed runs in an empty folder with what it depends on, and changes nothing of itself',
  async () => {
    // What it packs has been built, so that nothing has to be before it. How it is packed is npm's.
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    const [{ files, unpackedSize }]: [Packed] = JSON.parse(packed.toString());
    expect(unpackedSize).toBeLessThan(UNPACKED_MOST_BYTES);
    const modules = join(root, 'node_modules');
    const unpacked = join(modules, name);
    for (const { path } of files) {
      mkdirSync(dirname(join(unpacked, path)), { recursive: true });
      copyFileSync(join(ROOT, path), join(unpacked, path));
      chmodSync(join(unpacked, path), 0o444);
    }
    for (const one of Object.keys(dependencies)) {
      mkdirSync(dirname(join(modules, one)), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', one), join(modules, one));
    }
    const before = statesBelow(unpacked);
    const program = { program: process.execPath, args: [join(unpacked, 'bin/tamquan.mjs'), 'serve'] };
    const server = await startProcess(join(root, 'data'), undefined, {}, program);
    await server.ready();
    expect(await server.signIn()).toMatch(/./);
    expect(await (await fetch(server.url)).text()).toContain('<title>Tam Quan</title>');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(statesBelow(unpacked)).toEqual(before);
  },
  180_000,
);
