import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from './packages';

const FOLDERS = ['contract', 'commands', 'src', 'server'];
/** Draws the console's icons out of a package that no other source names. */
const BUILT_IN = ['scripts/iconSprite.ts'];
const CODE = /\.(?:ts|tsx|mjs|css)$/;

/** The texts of everything that is built into console and server. */
export const shippedSources = (root: string): readonly string[] =>
  [
    ...FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && CODE.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
    ...BUILT_IN.map((path) => join(root, path)),
  ].map((path) => readFileSync(path, 'utf8'));

/** What package-lock.json says. */
export const lockOf = (root: string): Lock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
