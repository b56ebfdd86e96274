import { randomBytes } from 'node:crypto';
import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file of a folder whole or not at all: half a photo must never be served, since it would stay in every cache. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const half = join(folder, `.${randomBytes(8).toString('hex')}`);
  await writeFile(half, bytes, { flush: true });
  await rename(half, join(folder, name));
}

/** Whether there is such a file or folder, and this process may see it. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
