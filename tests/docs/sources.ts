import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const FOLDERS = ['contract', 'commands', 'src', 'headless', 'server', 'tests', 'scripts', 'docs'];
const TEXT = /\.(ts|tsx|mjs|css|html|md)$/;
const AT_ROOT = /\.md$|\.config\.ts$|^biome\.json$|^index\.html$/;

/** Made by builds and tests, or brought from elsewhere. */
export const NOT_OURS: ReadonlySet<string> = new Set(['.git', '.test', 'coverage', 'dist', 'node_modules']);

export interface Source {
  /** In the repository. */
  readonly path: string;
  readonly text: string;
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (TEXT.test(entry.name)) yield path;
  }
}

/** Everything that people have written for the repository: sources, tests, scripts, pages. */
export function sources(): readonly Source[] {
  const atRoot = readdirSync(ROOT).filter((name) => AT_ROOT.test(name));
  return [
    ...atRoot.map((name) => join(ROOT, name)),
    ...FOLDERS.flatMap((folder) => [...filesBelow(join(ROOT, folder))]),
  ]
    .sort()
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
}
