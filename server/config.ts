import { join } from 'node:path';
import { USER_NAME } from '../contract/adminUsers';
import { brokenRule } from '../contract/passwords';
import { IMPORT_ROWS_DAYS } from '../contract/temples/imports';
import { PASSWORD_MIN_LENGTH, RESTORE_DAYS } from '../contract/wire/constants';
import { type BasePath, basePathOf } from './http/basePath';
import { type Hsts, hstsOf } from './http/hsts';
import { type PublicUrl, publicUrlOf } from './http/publicUrl';
import { type TrustedProxies, trustedProxiesOf } from './http/trustProxy';
import { type MailSettings, mailOf } from './mail/settings';
import { type MapFiles, mapFilesOf } from './mapFiles';
import { type MetricsPlace, metricsPlaceOf } from './metrics/place';
import { type OrganisationSettings, organisationOf } from './organisation/settings';
import { type OtherServer, otherServerOf } from './otherServer';
import { type BucketPlace, bucketOf } from './photos/bucket';
import { type Environment, oneOf, postgresAddress, refuseUnknown, settingsOf, wholeNumber } from './settings';
import type { Retention } from './store/retention';
import { type TracesPlace, tracesPlaceOf } from './tracing/place';

/** How the process is told what to be, docs/specification.md section 12.1. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | undefined;
  /** Connections to a PostgreSQL at most. */
  readonly databasePool: number;
  /** What the server has been working on for so long is given up. */
  readonly statementTimeoutMs: number;
  readonly dataDir: string;
  /** The demo's pictures lie here, and uploaded ones too unless they go to a bucket. */
  readonly photosDir: string;
  /** Whether staff see who else has a screen before them. */
  readonly presence: boolean;
  /** Hosts whose players may be shown in a frame. */
  readonly embedHosts: readonly string[];
  /** What the map is drawn with besides the console's own. */
  readonly mapFiles: MapFiles;
  /** Who may say whose call it is and whether it came over TLS. */
  readonly trustProxy: TrustedProxies;
  /** Where this server is for others. */
  readonly publicUrl: PublicUrl;
  /** Below which path of its origin it is. */
  readonly basePath: BasePath;
  /** Where the console's calls go instead of here: then there is no store, and nothing but the console is served. */
  readonly otherServer: OtherServer | undefined;
  /** As http/frame.ts takes it. */
  readonly hsts: Hsts;
  readonly photosBucket: BucketPlace | undefined;
  /** Absent: replies are kept and not sent. */
  readonly mail: MailSettings | undefined;
  /** Absent: staff sign in by their passwords alone. */
  readonly organisation: OrganisationSettings | undefined;
  readonly retention: Retention;
  /** Whether an empty store is filled with demo data. */
  readonly demo: boolean;
  /** Whether the demo's staff, whose password is public, may sign in. */
  readonly demoStaff: boolean;
  readonly adminUser: string;
  /** Undefined: one is made up and printed. */
  readonly adminPassword: string | undefined;
  readonly logLevel: LogLevel;
  /** Absent: no metrics are kept. */
  readonly metrics: MetricsPlace | undefined;
  /** Absent: nothing is traced. */
  readonly traces: TracesPlace | undefined;
}

const EMBED_HOSTS = 'www.youtube-nocookie.com,player.vimeo.com';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
/** A name or an address, with a port where it is not the usual one. */
const HOST_NAME = /^(\*\.)?[A-Za-z0-9][A-Za-z0-9.-]*(:\d{1,5})?$/;
/** Only this machine can reach a server that listens here. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Reads the environment. Throws a sentence for what can't be meant. */
export function configOf(env: Environment): Config {
  refuseUnknown(env);
  const setting = settingsOf(env);
  const databaseUrl = postgresAddress(setting('DATABASE_URL'));
  const dataDir = setting('TAMQUAN_DATA') ?? './.tamquan';
  const host = setting('HOST') ?? '127.0.0.1';
  const demo = oneOf('TAMQUAN_DEMO', setting('TAMQUAN_DEMO'), ['on', 'off'], undefined);
  const photosBucket = bucketOf(env);
  const basePath = basePathOf(setting('TAMQUAN_BASE_PATH'));
  const publicUrl = publicUrlOf(setting('TAMQUAN_PUBLIC_URL'), basePath);
  return {
    host,
    port: wholeNumber('PORT', setting('PORT'), [0, 65_535], 4173),
    databaseUrl,
    databasePool: wholeNumber('TAMQUAN_DATABASE_POOL', setting('TAMQUAN_DATABASE_POOL'), [1, 1000], 10),
    statementTimeoutMs:
      1000 * wholeNumber('TAMQUAN_STATEMENT_TIMEOUT', setting('TAMQUAN_STATEMENT_TIMEOUT'), [1, 3600], 10),
    dataDir,
    presence: oneOf('TAMQUAN_PRESENCE', setting('TAMQUAN_PRESENCE'), ['on', 'off'], 'on') === 'on',
    embedHosts: embedHosts(env.TAMQUAN_EMBED_HOSTS ?? EMBED_HOSTS),
    mapFiles: mapFilesOf(setting),
    photosDir: photosBucket ? join(dataDir, 'photos') : photosFolder(setting('TAMQUAN_PHOTOS'), dataDir),
    photosBucket,
    trustProxy: trustedProxiesOf(setting('TAMQUAN_TRUST_PROXY')),
    publicUrl,
    basePath,
    otherServer: otherServerOf(env),
    hsts: hstsOf(setting('TAMQUAN_HSTS')),
    mail: mailOf(setting),
    organisation: organisationOf(setting, publicUrl),
    retention: retentionOf(setting),
    demo: demo === 'on' || (demo === undefined && databaseUrl === undefined),
    demoStaff: demo === 'on' || (demo === undefined && isLoopback(host) && !setting('TAMQUAN_TRUST_PROXY')),
    ...firstAdmin(setting('TAMQUAN_ADMIN_USER') ?? 'admin', env.TAMQUAN_ADMIN_PASSWORD || undefined),
    logLevel: oneOf('LOG_LEVEL', setting('LOG_LEVEL'), LOG_LEVELS, 'warn'),
    metrics: metricsPlaceOf(setting('TAMQUAN_METRICS')),
    traces: tracesPlaceOf(setting('OTEL_EXPORTER_OTLP_ENDPOINT'), setting('OTEL_TRACES_SAMPLER_ARG')),
  };
}

/** The same, and refuses a first password that is easy to guess, for which a list is read (auth/newPassword.ts). */
export async function checkedConfigOf(env: Environment): Promise<Config> {
  const config = configOf(env);
  if (config.adminPassword === undefined) return config;
  const { whyNot } = await import('./auth/newPassword');
  const why = await whyNot(config.adminPassword, config.adminUser);
  if (why !== undefined) throw new Error(`TAMQUAN_ADMIN_PASSWORD: ${why}.`);
  return config;
}

/** A hundred years: what is given in days and meant in seconds is no such number. */
const DAYS_MAX = 36_500;

function retentionOf(setting: ReturnType<typeof settingsOf>): Retention {
  const days = <Or>(
    name: 'TAMQUAN_KEEP_DELETED' | 'TAMQUAN_KEEP_LOG' | 'TAMQUAN_KEEP_IMPORTS',
    least: number,
    or: Or,
  ) => wholeNumber(name, setting(name), [least, DAYS_MAX], or);
  return {
    // What is in a bin can be restored.
    deletedDays: days('TAMQUAN_KEEP_DELETED', RESTORE_DAYS, undefined),
    logDays: days('TAMQUAN_KEEP_LOG', 1, undefined),
    importDays: days('TAMQUAN_KEEP_IMPORTS', 1, IMPORT_ROWS_DAYS),
  };
}

/** Empty: no player of anybody is shown. */
function embedHosts(value: string): readonly string[] {
  const hosts = value
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  const odd = hosts.find((host) => !HOST_NAME.test(host));
  if (odd !== undefined) throw new Error(`TAMQUAN_EMBED_HOSTS: ${odd} is no name of a host like player.vimeo.com.`);
  return hosts;
}

function photosFolder(value: string | undefined, dataDir: string): string {
  if (value?.includes('://')) throw new Error(`TAMQUAN_PHOTOS=${value}: a folder, or s3://bucket/prefix.`);
  return value ?? join(dataDir, 'photos');
}

/** The first super admin obeys the rules of any other (contract/passwords.ts, contract/adminUsers.ts). */
function firstAdmin(adminUser: string, adminPassword: string | undefined) {
  if (!USER_NAME.test(adminUser))
    throw new Error(`TAMQUAN_ADMIN_USER=${adminUser}: 1 to 64 letters, digits and . _ @ + - only.`);
  if (adminPassword !== undefined) {
    const broken = brokenRule(adminPassword, adminUser);
    if (broken) throw new Error(`TAMQUAN_ADMIN_PASSWORD: ${PASSWORD_WORDS[broken]}.`);
    if (adminPassword.length > 256) throw new Error('TAMQUAN_ADMIN_PASSWORD: at most 256 characters.');
  }
  return { adminUser, adminPassword };
}

const PASSWORD_WORDS = {
  longEnough: `at least ${PASSWORD_MIN_LENGTH} characters`,
  notTheUserName: 'not the user name',
} as const;
