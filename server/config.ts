import { join } from 'node:path';
import { type BucketPlace, bucketOf } from './photos/bucket';

/** How the process is told what to be, API.md "Running". */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The demo's pictures lie here, and uploaded ones too unless they go to a bucket. */
  readonly photosDir: string;
  /** Hosts whose players may be shown in a frame. */
  readonly embedHosts: readonly string[];
  readonly photosBucket: BucketPlace | undefined;
  /** Whether an empty store is filled with demo data. */
  readonly demo: boolean;
  readonly adminUser: string | undefined;
  readonly adminPassword: string | undefined;
}

const EMBED_HOSTS = 'www.youtube-nocookie.com,player.vimeo.com';

/** Reads the environment. Throws a sentence for what can't be meant. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${env.PORT} is no port.`);
  const demo = env.TAMQUAN_DEMO || (env.DATABASE_URL ? 'off' : 'on');
  if (demo !== 'on' && demo !== 'off') throw new Error(`TAMQUAN_DEMO=${demo}: on or off.`);
  const dataDir = env.TAMQUAN_DATA || './.tamquan';
  const photosBucket = bucketOf(env);
  return {
    host: env.HOST || '127.0.0.1',
    port,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir,
    embedHosts: (env.TAMQUAN_EMBED_HOSTS ?? EMBED_HOSTS)
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    photosDir: photosBucket ? join(dataDir, 'photos') : env.TAMQUAN_PHOTOS || join(dataDir, 'photos'),
    photosBucket,
    demo: demo === 'on',
    adminUser: env.TAMQUAN_ADMIN_USER || undefined,
    adminPassword: env.TAMQUAN_ADMIN_PASSWORD || undefined,
  };
}
