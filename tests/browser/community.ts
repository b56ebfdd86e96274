import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { fillWithDemo } from '../../server/demo';
import { DRAWINGS } from '../../server/demo/pictures/draw';
import { pictureKeeper } from '../../server/demo/pictures/folder';
import { openStore, type Store } from '../../server/store/connection';
import { createDatabase, openOwn, UNHURRIED } from '../server/emptyStore';

const SIZE = { members: 400, posts: 1600, comments: 3000, reports: 260 };
const inSeconds = () => Math.floor(Date.now() / 1000);
const fill = async (db: Store['db'], photosDir: string, now = inSeconds()) => {
  await fillWithDemo(db, { photosDir, now, size: SIZE });
  // All of them once, and not by each file's server.
  const keep = pictureKeeper(photosDir);
  await Promise.all([...DRAWINGS.keys()].map(keep));
};
const newFolder = () => mkdtempSync(join(tmpdir(), 'tamquan-photos-'));

declare module 'vitest' {
  interface ProvidedContext {
    /** What every file of journeys gets a copy of; null on PGlite, where each fills a store of its own. */
    community: { readonly database: string; readonly photosDir: string } | null;
  }
}

/** Once before all journeys: with STORE=postgres the demo community is made here, and copied for each file. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STORE !== 'postgres') {
    project.provide('community', null);
    return undefined;
  }
  const photosDir = newFolder();
  const { name, url, drop } = await createDatabase();
  const store = await openStore({ databaseUrl: url, ...UNHURRIED });
  await fill(store.db, photosDir);
  await store.close();
  project.provide('community', { database: name, photosDir });
  return async () => {
    await drop();
    rmSync(photosDir, { recursive: true, force: true });
  };
}

/**
 * A store with the demo community and its pictures, for one file of journeys to do with as it likes: as of today, or as of `now`, in
 * seconds, where each row and time has to be the same again.
 */
export async function openCommunity(now?: number): Promise<{ readonly store: Store; readonly photosDir: string }> {
  const photosDir = newFolder();
  const made = inject('community');
  if (made === null || now !== undefined) {
    const store = made === null ? await openStore({ ...UNHURRIED }) : await openOwn(await createDatabase());
    await fill(store.db, photosDir, now);
    return { store, photosDir };
  }
  cpSync(made.photosDir, photosDir, { recursive: true });
  return { store: await openOwn(await createDatabase(made.database)), photosDir };
}
