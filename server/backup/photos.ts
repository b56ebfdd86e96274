import { existsSync } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOADED_UNDER } from '../../contract/photos';
import type { Config } from '../config';
import { openBucket } from '../photos/bucket';
import { makeFolder } from '../store/folder';
import { PHOTOS } from './manifest';
import type { Entry } from './readArchive';

/** Photos are named in an archive as behind `/photos/`, whether they come from a folder or a bucket. */
const UPLOADED = UPLOADED_UNDER.slice(1);
/** Beside the photos and on the same disk, so that they are moved into their place at once. */
const RESTORING = '.restoring';
/** No part of it empty or beginning with a point, so that it leads nowhere else. */
const PATH_BELOW = /^[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/;
/** Of the root of a disk. */
const OF_THE_DISK = 'lost+found';

type Place = Pick<Config, 'photosDir' | 'photosBucket'>;

/** All photos of a store, one in memory at a time. To be read after the rows, since each is kept before a row names it. */
export async function* photosOf({ photosDir, photosBucket }: Place): AsyncGenerator<Entry> {
  for await (const path of filesBelow(photosDir))
    yield { name: PHOTOS + relative(photosDir, path).split(sep).join('/'), bytes: await readFile(path) };
  if (!photosBucket) return;
  const bucket = openBucket(photosBucket);
  for await (const photo of bucket.names()) {
    const body = await bucket.fetch(photo);
    if (!body) throw new Error(`The bucket lists ${photo} and does not have it.`);
    yield { name: UPLOADED + photo, bytes: await buffer(body) };
  }
}

/** Without those whose names begin with a point: they are being written. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith('.') || entry.name === OF_THE_DISK) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

export interface PhotoRestore {
  /** Keeps a photo of an archive, not yet in its place. */
  readonly keep: (entry: Entry) => Promise<void>;
  /** Moves all into their place. */
  readonly move: () => Promise<void>;
  /** Takes everything away again; after `move` too. */
  readonly takeBack: () => Promise<void>;
}

/**
 * Begins to put photos back: into a folder, which has to be empty, and those that were uploaded into the bucket where there is one. What is
 * in a bucket stays there when the rest is taken back: its names come from the content, so it stands in nobody's way.
 */
export async function restorePhotos({ photosDir, photosBucket }: Place): Promise<PhotoRestore> {
  const restoring = join(photosDir, RESTORING);
  const wasThere = existsSync(photosDir);
  makeFolder(photosDir);
  await rm(restoring, { recursive: true, force: true });
  const [stranger] = (await readdir(photosDir)).filter((name) => name !== OF_THE_DISK);
  if (stranger !== undefined)
    throw new Error(
      `The folder of photos ${photosDir} is not empty (${stranger}): a backup goes only into an empty one.`,
    );
  await mkdir(restoring);
  const bucket = photosBucket && openBucket(photosBucket);
  let moved: string[] = [];
  return {
    keep: async ({ name, bytes }) => {
      if (bucket && name.startsWith(UPLOADED)) return bucket.keep(name.slice(UPLOADED.length), bytes);
      const path = name.slice(PHOTOS.length);
      if (!PATH_BELOW.test(path)) throw new Error(`${name} is no name of a photo.`);
      const file = join(restoring, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes, { flush: true });
    },
    move: async () => {
      for (const name of await readdir(restoring)) {
        await rename(join(restoring, name), join(photosDir, name));
        moved.push(name);
      }
      await rmdir(restoring);
    },
    takeBack: async () => {
      for (const path of [RESTORING, ...moved]) await rm(join(photosDir, path), { recursive: true, force: true });
      moved = [];
      if (!wasThere) await rmdir(photosDir);
    },
  };
}
