/**
 * What the process can be told by its environment (docs/specification.md section 12.1). `scripts/tamquan.mjs` reads it before anything is
 * built, so what is imported here and in config.ts has to run from the sources: no package with a program of its own.
 */
export interface SettingText {
  /** In Markdown, as docs/settings.md has it. */
  readonly means: string;
  /** What holds where it is not given, in words. */
  readonly otherwise: string;
  /** A value that it may have, for .env.example. */
  readonly example: string;
}

/** Of our own server, in the order in which they are told. */
export const OWN_SETTINGS = {
  PORT: { means: 'the port that it listens on', otherwise: '4173', example: '4173' },
  HOST: { means: 'the address that it listens on', otherwise: '127.0.0.1', example: '127.0.0.1' },
  DATABASE_URL: {
    means:
      'a `postgres://` address. A database that is not there yet is waited for; one that is lost answers 503 until it is back',
    otherwise: 'none: PGlite, embedded',
    example: 'postgres://user:password@127.0.0.1:5432/tamquan',
  },
  TAMQUAN_DATABASE_POOL: {
    means: 'connections to it at most (and two more: one asks whether it lives, one hears of other servers on it)',
    otherwise: '10',
    example: '10',
  },
  TAMQUAN_STATEMENT_TIMEOUT: {
    means: 'seconds that the database may work on one statement',
    otherwise: '10',
    example: '10',
  },
  TAMQUAN_DATA: { means: 'folder of the embedded store', otherwise: '`./.tamquan`', example: '/var/lib/tamquan' },
  TAMQUAN_PHOTOS: {
    means:
      'folder of the photos, or `s3://bucket/prefix` with the usual `AWS_*` variables (`AWS_ENDPOINT_URL` for what speaks like S3)',
    otherwise: '`<TAMQUAN_DATA>/photos`',
    example: '/var/lib/tamquan/photos',
  },
  TAMQUAN_TRUST_PROXY: {
    means:
      'the reverse proxies in front of it: addresses, networks (`10.0.0.0/8`, `loopback`), or a number of hops where nothing but the proxy reaches the port. Who signs in, is counted and stands in the log is then the caller that they name; set it behind a proxy, or all staff are one address',
    otherwise: 'none',
    example: 'loopback',
  },
  TAMQUAN_PUBLIC_URL: {
    means:
      'where this server is for others, `https://tamquan.example`: addresses of photos in answers begin with it, passkeys are bound to its host',
    otherwise: 'none: `/photos/…`',
    example: 'https://tamquan.example',
  },
  TAMQUAN_BASE_PATH: {
    means:
      'a path of its origin below which console, calls and photos are, `/tq`, whether a proxy takes it away or not',
    otherwise: 'none: `/`',
    example: '/tq',
  },
  TAMQUAN_HSTS: {
    means:
      '`on` (a year) or seconds: Strict-Transport-Security on every answer; `subdomains` a year for every host below this one too; `off` never',
    otherwise: 'where the caller speaks TLS, as a trusted proxy says by `X-Forwarded-Proto`',
    example: 'on',
  },
  TAMQUAN_DEMO: {
    means: '`on` fills an empty store and lets the demo staff in, `off` does neither',
    otherwise:
      'fills an embedded store; lets the demo staff in where only this machine reaches it (`HOST` is a loopback, no trusted proxy)',
    example: 'off',
  },
  TAMQUAN_ADMIN_USER: { means: 'the user name of the first super admin', otherwise: '`admin`', example: 'admin' },
  TAMQUAN_ADMIN_PASSWORD: {
    means: 'the password of the first super admin',
    otherwise: 'a random one, printed once and changed at the first sign-in, within 7 days',
    example: 'a-long-password-of-your-own',
  },
  LOG_LEVEL: {
    means: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    otherwise: '`warn`',
    example: 'info',
  },
  TAMQUAN_METRICS: {
    means:
      'a port, or `host:port`, at which `/metrics` is served for Prometheus, without a password; a port alone is one of this machine ([operating.md](operating.md#watching-it))',
    otherwise: 'none',
    example: '9464',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    means:
      'a collector of OpenTelemetry that traces are sent to, by OTLP over HTTP (`OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_RESOURCE_ATTRIBUTES` hold as usual; [operating.md](operating.md#traces))',
    otherwise: 'none: nothing is traced',
    example: 'http://127.0.0.1:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    means: 'the share of requests that is traced, from 0 to 1, where a trusted proxy has not decided on it',
    otherwise: '1',
    example: '0.1',
  },
  TAMQUAN_KEEP_DELETED: {
    means:
      'days for which texts, pictures and temples that were deleted are kept, 30 at least: until then they can be restored. After that a deleted post or comment is an empty one, on which its reports still hang',
    otherwise: 'for good',
    example: '90',
  },
  TAMQUAN_KEEP_LOG: {
    means: 'days for which the audit log is kept',
    otherwise: 'for good',
    example: '730',
  },
  TAMQUAN_KEEP_IMPORTS: {
    means: 'days for which the rows of an import are kept, and it can be taken back; its counts stay for good',
    otherwise: '90',
    example: '30',
  },
  TAMQUAN_PRESENCE: {
    means: '`off`: staff do not see who else has a screen before them, and nothing is kept of it',
    otherwise: '`on`',
    example: 'off',
  },
  TAMQUAN_EMBED_HOSTS: {
    means: 'hosts whose video players may be shown, in a sandbox and when asked for; empty for none',
    otherwise: '`www.youtube-nocookie.com,player.vimeo.com`',
    example: 'player.vimeo.com',
  },
  TAMQUAN_MAP_LABELS: {
    means:
      "a GeoJSON file of points in the place of the map's cities and islands: `name`, `name:vi`, `name:en` …, `minzoom` or `rank` (1 to 10), `kind` (`city`, `island`, `water`, `province`)",
    otherwise: 'none: those of the console',
    example: '/srv/map/labels.geojson',
  },
  TAMQUAN_TILES: {
    means:
      'a PMTiles file (version 3, vector tiles of the Protomaps schema, as [protomaps.com](https://docs.protomaps.com/basemaps/downloads) has them): the map then shows streets. It is served by this server in pieces; no other host is asked',
    otherwise: 'none: coasts and borders',
    example: '/srv/map/streets.pmtiles',
  },
  SMTP_URL: {
    means:
      'the mail server that replies to reporters leave by: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…`; a `%`, `@` or `/` in a password is written as in addresses (`%25`, `%40`, `%2F`). Without it a reply is kept in its case as not sent',
    otherwise: 'none',
    example: 'smtp://user:password@mail.example:587',
  },
  TAMQUAN_MAIL_FROM: {
    means: 'whom mail comes from: an address, or `Name <address>`',
    otherwise: "`Tam Quan <no-reply@…>` of the mail server's host",
    example: 'Tam Quan <no-reply@tamquan.example>',
  },
  TAMQUAN_MAIL_LANGUAGE: {
    means:
      "the community's language (`vi`, `en`, `zh`, `ar`, `it`, `es`, `fr`), in which subject and footer are, unless they are given",
    otherwise: '`vi`',
    example: 'en',
  },
  TAMQUAN_MAIL_SUBJECT: {
    means: 'the subject of mail',
    otherwise: "that language's words",
    example: 'About your report',
  },
  TAMQUAN_MAIL_FOOTER: {
    means: 'what stands below each mail; `\\n` begins a line of it',
    otherwise: "that language's words",
    example: 'The moderators of our community',
  },
  TAMQUAN_OIDC_ISSUER: {
    means:
      'the OpenID Connect provider by which staff sign in with the accounts of their organisation ([operating.md](operating.md#sign-in-by-the-organisation)); needs `TAMQUAN_PUBLIC_URL` and the three below',
    otherwise: 'none: by user name and password alone',
    example: 'https://login.example/realms/staff',
  },
  TAMQUAN_OIDC_CLIENT_ID: {
    means: 'as which client this server is registered there',
    otherwise: 'needed with an issuer',
    example: 'tamquan',
  },
  TAMQUAN_OIDC_CLIENT_SECRET: {
    means: "that client's secret, of 16 characters at least",
    otherwise: 'needed with an issuer',
    example: 'the-secret-that-the-provider-shows',
  },
  TAMQUAN_OIDC_ROLES: {
    means:
      'names of roles by group, as JSON, in the order in which they count; whoever is in none of these groups is not let in',
    otherwise: 'needed with an issuer',
    example: '{"tamquan-moderators": "Moderator"}',
  },
  TAMQUAN_OIDC_CLAIM: {
    means: 'the claim that holds the groups of a person',
    otherwise: '`groups`',
    example: 'roles',
  },
  TAMQUAN_OIDC_SCOPE: {
    means: 'what the provider is asked for, `openid` among it',
    otherwise: '`openid profile email`',
    example: 'openid profile email groups',
  },
  TAMQUAN_OIDC_NAME: {
    means: 'what the button of the sign-in page calls the organisation',
    otherwise: "the issuer's host",
    example: 'Temple Network',
  },
  TAMQUAN_OIDC_LINK: {
    means:
      "`on`: an account of the same user name is taken for the person who signs in by the organisation first, unless it is a super admin's; only for a provider whose people cannot choose their names",
    otherwise: '`off`: such a person is refused',
    example: 'on',
  },
} as const satisfies Readonly<Record<string, SettingText>>;

/** Of the console in front of a server that is not ours; without the first none of them may be given. */
export const OTHER_SERVER_SETTINGS = {
  TAMQUAN_API_URL: {
    means: "where the other server's calls are: `https://api.example/v1`, or a path of this origin",
    otherwise: 'none: our own server',
    example: 'https://api.example/v1',
  },
  TAMQUAN_SESSION_HEADER: {
    means: 'the header that carries the session key',
    otherwise: '`Authorization`',
    example: 'X-Session',
  },
  TAMQUAN_SESSION_SCHEME: {
    means: 'the word before the session key; an empty one is none',
    otherwise: '`Bearer` in `Authorization`, none in another header',
    example: 'Bearer',
  },
  TAMQUAN_PHOTO_UPLOAD_URL: {
    means: 'where photos are uploaded to',
    otherwise: '`/photos/upload` below the API',
    example: 'https://photos.example/upload',
  },
  TAMQUAN_AVATAR_UPLOAD_URL: {
    means: 'where avatars are uploaded to',
    otherwise: '`/photos/avatar` below the API',
    example: 'https://photos.example/avatar',
  },
  TAMQUAN_API_PATHS: {
    means:
      'where calls are that the specification shows no path of, as JSON by call: `{"POST /post/blockpost": "/post/block", "PUT /adminusers/ban": null}`; null is none, and what needs it is not offered',
    otherwise: 'as on our own server',
    example: '{"POST /post/blockpost": "/post/block", "PUT /adminusers/ban": null}',
  },
  TAMQUAN_POST_HIDDEN: {
    means:
      'which field of a post says that it is hidden: `is_hidden`, `moderation.hidden_at`, or with its value `status=2`',
    otherwise: '`hidden`; of a post without it the console says that its state is not known',
    example: 'is_hidden',
  },
  TAMQUAN_POST_BLOCKED: {
    means: 'which field of a post says that it is blocked, likewise',
    otherwise: '`blocked`; of a post without it the console says that its state is not known',
    example: 'moderation.blocked_at',
  },
} as const satisfies Readonly<Record<string, SettingText>>;

export type Setting = keyof typeof OWN_SETTINGS | keyof typeof OTHER_SERVER_SETTINGS;
const SETTINGS = Object.keys({ ...OWN_SETTINGS, ...OTHER_SERVER_SETTINGS });

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a setting; one that is empty is not given. A name that is not in the lists above does not compile. */
export const settingsOf = (env: Environment) => (name: Setting) => env[name]?.trim() || undefined;

/** Ours begin so: a name that is in no list was meant to be one that is. */
const PREFIX = 'TAMQUAN_';
/** More letters than this apart, two names have nothing to do with each other. */
const NEAR = 4;

/** Throws a sentence that names the first variable of ours that does nothing, and the one that was meant. */
export function refuseUnknown(env: Environment): void {
  const stranger = Object.keys(env).find((name) => name.startsWith(PREFIX) && !SETTINGS.includes(name));
  if (stranger === undefined) return;
  const near = nearest(stranger, SETTINGS, NEAR);
  const advice = near ? `was ${near} meant?` : 'docs/settings.md lists those that there are.';
  throw new Error(`${stranger} is no setting: ${advice}`);
}

/** The word that is fewest letters from this one, if it is within so many of it. */
export function nearest(word: string, words: readonly string[], within = Number.POSITIVE_INFINITY): string | undefined {
  return words
    .map((name) => ({ name, apart: distance(word, name) }))
    .sort((a, b) => a.apart - b.apart)
    .find(({ apart }) => apart <= within)?.name;
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (letter === other[index - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A whole number between two bounds, or a sentence. */
export function wholeNumber<Or>(
  name: Setting,
  value: string | undefined,
  [from, to]: readonly [number, number],
  or: Or,
): number | Or {
  if (value === undefined) return or;
  const number = Number(value);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Error(`${name}=${value}: a whole number from ${from} to ${to}.`);
}

/** One of a few words, or a sentence. */
export function oneOf<Word extends string, Or>(
  name: Setting,
  value: string | undefined,
  words: readonly Word[],
  or: Or,
) {
  if (value === undefined) return or;
  const word = words.find((each) => each === value.toLowerCase());
  if (word !== undefined) return word;
  throw new Error(`${name}=${value}: one of ${words.join(', ')}.`);
}

/** A `postgres://` address, or a sentence, which never repeats it: there may be a password in it. */
export function postgresAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const wanted = 'an address like postgres://user:password@host:5432/database';
  let url: URL;
  try {
    url = new URL(value);
    decodeURIComponent(url.pathname + url.username + url.password);
  } catch {
    throw new Error(`DATABASE_URL can't be read: ${wanted}.`);
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    throw new Error(`DATABASE_URL begins with ${url.protocol}: ${wanted}.`);
  return value;
}
