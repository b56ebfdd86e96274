import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import { storeAt } from '../store/connection';
import type { Schema } from '../store/schema';
import { curateMedia, curateMembers } from './curated';
import { loadCommunity, type Progress, refuseInhabited, TABLES, tidy } from './load';
import { loadInParallel } from './loadInParallel';
import { drawPictures } from './pictures/draw';
import { DEMO_SEED, type Plan } from './plan';
import { buildTemples } from './temples';

export { configOf } from '../config';

const DEFAULTS = {
  members: 100_000,
  posts: 100_000,
  comments: 200_000,
  reports: 10_000,
  temples: 2000,
  seed: DEMO_SEED,
};
const OPTIONS = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' as const }]));

export const USAGE = `npm run seed -- [--members n] [--posts n] [--comments n] [--reports n] [--temples n] [--seed n]
Fills an empty store (DATABASE_URL, else the folder TAMQUAN_DATA) for benchmarks.
Defaults: ${Object.entries(DEFAULTS)
  .map(([name, value]) => `${name} ${value}`)
  .join(', ')}`;

export type SeedOptions = typeof DEFAULTS;

/** Reads the command line. Throws a sentence for what can't be meant. */
export function seedOptions(args: readonly string[]): SeedOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const number = (name: keyof SeedOptions, least: number) => {
    const given = values[name];
    const value = given === undefined ? DEFAULTS[name] : Number(given);
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new Error(`--${name} ${given}: a whole number from ${least}.`);
  };
  return {
    members: number('members', 1),
    posts: number('posts', 1),
    comments: number('comments', 0),
    reports: number('reports', 0),
    temples: number('temples', 0),
    seed: number('seed', 0),
  };
}

/**
 * Fills an empty store with a community of any size, all or nothing and in bounded memory: a PostgreSQL over several connections, the
 * embedded store in one transaction. Makes no staff: `npm start` on the store makes the first admin. Throws if the store has members, or
 * is open in another process.
 */
export async function seed(config: Config, options: SeedOptions, progress: Progress): Promise<void> {
  const store = storeAt(config);
  try {
    await store.prepare((db) => fill(db, config, options, progress));
  } finally {
    await store.close();
  }
}

async function fill(db: Kysely<Schema>, config: Config, options: SeedOptions, progress: Progress): Promise<void> {
  const plan: Plan = { ...options, now: Math.floor(Date.now() / 1000), moderators: [] };
  const { databaseUrl } = config;
  const meanwhile = () => drawPictures(join(config.photosDir, 'demo'));
  const rest = async (tx: Kysely<Schema>) => {
    await curateMedia(tx);
    await curateMembers(tx);
    await buildTemples(tx, { count: options.temples, seed: plan.seed, now: plan.now });
  };
  if (databaseUrl !== undefined) await loadInParallel(db, databaseUrl, { plan, progress, meanwhile, rest });
  else
    await db.transaction().execute(async (tx) => {
      await refuseInhabited(tx);
      await meanwhile();
      await loadCommunity(tx, plan, progress);
      await rest(tx);
    });
  progress('statistics', 0, 0);
  await tidy(db, databaseUrl === undefined ? [] : TABLES);
}
