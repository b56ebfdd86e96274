import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema';
import { tidy } from '../store/tidy';
import { curateMedia, curateMembers } from './curated';
import { loadCommunity, refuseInhabited } from './load';
import { makePictureFolder } from './pictures/folder';
import { DEMO_SEED, DEMO_SIZE, type Plan } from './plan';
import { hireDemoStaff } from './staff';
import { buildTemples, DEMO_TEMPLES } from './temples';

export { DEMO_SIGN_INS } from './staff';

type Size = Pick<Plan, 'members' | 'posts' | 'comments' | 'reports'>;

export interface DemoOptions {
  /** The folder behind `/photos/`; the demo writes into its folder `demo`. */
  readonly photosDir: string;
  /** Unix seconds: up to here the community lives. */
  readonly now: number;
  /** Smaller than what the first start fills, for tests. */
  readonly size?: Size;
  /** Whether its staff, whose password is public, are made with it: true unless said otherwise. */
  readonly withStaff?: boolean;
}

/**
 * Fills an empty store with a living community, the folder of its pictures and its staff (`DEMO_SIGN_INS`). All or nothing: broken off, the
 * store is as empty as before. The same `now` and size give the same rows. Throws if there are members already. The first super
 * admin is not its business; make it before, since it is made only where there is no admin user at all.
 */
export async function fillWithDemo(
  db: Kysely<Schema>,
  { photosDir, now, size = DEMO_SIZE, withStaff = true }: DemoOptions,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await refuseInhabited(tx);
    // Before the rows: they never point at a folder that could not be made.
    await makePictureFolder(photosDir);
    const moderators = withStaff ? await hireDemoStaff(tx, now) : [];
    await loadCommunity(tx, { ...size, seed: DEMO_SEED, now, moderators });
    await curateMedia(tx);
    await curateMembers(tx);
    await buildTemples(tx, { count: DEMO_TEMPLES, seed: DEMO_SEED, now });
  });
  await tidy(db);
}
