import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Schema } from '../store/schema';
import { tidy } from '../store/tidy';
import { workOnStore } from '../store/workOnStore';
import { curateMedia, curateMembers } from './curated';
import { loadCommunity, type Progress, refuseInhabited, TABLES } from './load';
import { loadInParallel } from './loadInParallel';
import { makePictureFolder } from './pictures/folder';
import type { Plan } from './plan';
import type { SeedOptions } from './seedOptions';
import { buildTemples } from './temples';

export { configOf } from '../config';
export { seedOptions } from './seedOptions';

/**
 * Fills an empty store with a community of any size, all or nothing and in bounded memory: a PostgreSQL over several connections, the
 * embedded store in one transaction. Makes no staff: a server on the store makes the first admin. Throws if the store has members, or
 * is open in another process.
 */
export async function seed(config: Config, options: SeedOptions, progress: Progress): Promise<void> {
  await workOnStore(config, (db) => fill(db, config, options, progress));
}

async function fill(db: Kysely<Schema>, config: Config, options: SeedOptions, progress: Progress): Promise<void> {
  const plan: Plan = { ...options, now: Math.floor(Date.now() / 1000), moderators: [] };
  const { databaseUrl } = config;
  const rest = async (tx: Kysely<Schema>) => {
    await makePictureFolder(config.photosDir);
    await curateMedia(tx);
    await curateMembers(tx);
    await buildTemples(tx, { count: options.temples, seed: plan.seed, now: plan.now });
  };
  if (databaseUrl !== undefined) await loadInParallel(db, databaseUrl, { plan, progress, rest });
  else
    await db.transaction().execute(async (tx) => {
      await refuseInhabited(tx);
      await loadCommunity(tx, plan, progress);
      await rest(tx);
    });
  progress('statistics', 0, 0);
  await tidy(db, databaseUrl === undefined ? [] : TABLES);
}
