import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { limitTo } from '../../photos/concurrencyLimit';
import { isThere, writeWhole } from '../../photos/writeWhole';
import type { Drawing } from './draw';
import { PLACEHOLDER_FILE } from './names';

/** The folder of the demo's pictures, inside the one of all photos. */
export const DEMO_FOLDER = 'demo';

/**
 * Makes the folder of the demo's pictures, without which none is drawn: a server that has no demo has none of its pictures. One picture is
 * in it from the beginning, so that a backup has the folder.
 */
export async function makePictureFolder(photosDir: string): Promise<void> {
  const folder = join(photosDir, DEMO_FOLDER);
  await mkdir(folder, { recursive: true });
  const { DRAWINGS } = await import('./draw');
  await keep(folder, DRAWINGS.get(PLACEHOLDER_FILE) as Drawing);
}

/**
 * Returns the function that has a picture of the demo in its folder, drawn once somebody asks for it: to draw all 251 of them takes more
 * than two seconds of a processor, which a first start and a seed need not wait for. It does nothing where the demo has no such picture
 * or there is no folder of it, and throws where the picture can't be written.
 */
export function pictureKeeper(photosDir: string): (file: string) => Promise<void> {
  const folder = join(photosDir, DEMO_FOLDER);
  const inTurn = limitTo(availableParallelism());
  const there = new Set<string>();
  const underWay = new Map<Drawing, Promise<void>>();
  return async (file) => {
    if (there.has(file)) return;
    if (await isThere(join(folder, file))) return void there.add(file);
    if (!(await isThere(folder))) return;
    // Loaded only then: with it comes the library that encodes pictures.
    const { DRAWINGS } = await import('./draw');
    const drawing = DRAWINGS.get(file);
    if (drawing === undefined) return;
    const drawn = underWay.get(drawing) ?? inTurn(() => keep(folder, drawing));
    underWay.set(drawing, drawn);
    try {
      await drawn;
    } finally {
      underWay.delete(drawing);
    }
  };
}

async function keep(folder: string, drawing: Drawing): Promise<void> {
  for (const [file, bytes] of Object.entries(await drawing())) await writeWhole(folder, file, bytes);
}
