import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { type Store, storeAt } from '../store/connection';
import { storeIn } from '../store/folder';
import { FolderInUse } from '../store/folderLock';
import { inWords } from '../store/postgresTrouble';
import { PROGRAM } from '../version';
import { copyOfRunning } from './copyOfRunning';
import { dump } from './dump';
import { FORMAT, MANIFEST, MANIFEST_SUM, type Manifest } from './manifest';
import { photosOf } from './photos';
import { sumLine } from './readArchive';
import { type Archive, beginArchive, sumOf } from './writeArchive';

/**
 * Writes one archive of the store and its photos, as of one moment; servers go on meanwhile. Answers its manifest. Throws a sentence where
 * it can't, and then leaves no file.
 */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  if (config.databaseUrl === undefined && !existsSync(storeIn(config.dataDir)))
    throw new Error(`There is no store in ${config.dataDir}: TAMQUAN_DATA names it.`);
  const archive = await beginArchive(file);
  try {
    const manifest = await fill(archive, config);
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await archive.add(MANIFEST, bytes);
    await archive.add(MANIFEST_SUM, Buffer.from(sumLine(sumOf(bytes))));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.discard();
    throw inWords(error, config.databaseUrl);
  }
}

async function fill(archive: Archive, config: Config): Promise<Manifest> {
  const dumped = await onStore(config, (store) => store.asItIs((db) => dump(db, archive)));
  const sum = createHash('sha256');
  const photos = { count: 0, bytes: 0 };
  // After the rows: a photo is kept before a row names it, and never goes.
  for await (const { name, bytes } of photosOf(config)) {
    await archive.add(name, bytes);
    sum.update(`${name}\n`).update(bytes);
    photos.count += 1;
    photos.bytes += bytes.length;
  }
  return {
    format: FORMAT,
    product: 'tamquan',
    version: PROGRAM.version,
    storeKind: config.databaseUrl === undefined ? 'pglite' : 'postgres',
    ...dumped,
    photos: { ...photos, sha256: sum.digest('hex') },
  };
}

/** The store; of an embedded one that a server has open, a copy that the server makes. */
async function onStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await closing(await storeAt(config), work);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const copy = await copyOfRunning(config.dataDir);
    try {
      return await closing(await storeAt({ dataDir: copy.folder }), work);
    } finally {
      await copy.remove();
    }
  }
}

async function closing<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
