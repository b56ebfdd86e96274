import { CALLS } from '../contract/calls';
import { type Environment, nearest, type Setting, settingsOf } from './settings';

/** How the console reaches a server that is not this one, as config.json says it (docs/hosting.md). */
export interface OtherServer {
  readonly apiUrl: string;
  readonly sessionHeader: string;
  /** Empty: the header holds the session key alone. */
  readonly sessionScheme: string;
  readonly photoUploadUrl: string;
  readonly avatarUploadUrl?: string;
  /** Where calls are that the specification shows no path of, by call id; null: this server has none. */
  readonly paths?: Readonly<Record<string, string | null>>;
  /** Which field of a post says that it is hidden, or blocked: `name` or `name=value` (contract/server.ts). */
  readonly postHidden?: string;
  readonly postBlocked?: string;
}

/** Means nothing without `TAMQUAN_API_URL`. */
const OF_THE_OTHER = [
  'TAMQUAN_SESSION_HEADER',
  'TAMQUAN_SESSION_SCHEME',
  'TAMQUAN_PHOTO_UPLOAD_URL',
  'TAMQUAN_AVATAR_UPLOAD_URL',
  'TAMQUAN_API_PATHS',
  'TAMQUAN_POST_HIDDEN',
  'TAMQUAN_POST_BLOCKED',
] as const satisfies readonly Setting[];

const AUTHORIZATION = 'Authorization';
/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Those that no page may set, Fetch standard, "forbidden request-header". */
const OF_THE_BROWSER =
  /^(accept-(charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

/**
 * Reads the settings that have this process serve the console alone, in front of another server; undefined without `TAMQUAN_API_URL`.
 * Throws a sentence for what can't be meant.
 */
export function otherServerOf(env: Environment): OtherServer | undefined {
  const setting = settingsOf(env);
  const given = setting('TAMQUAN_API_URL');
  if (given === undefined) {
    const lonely = OF_THE_OTHER.find((name) => setting(name) !== undefined);
    if (lonely === undefined) return undefined;
    throw new Error(`${lonely} says how another server is spoken to: TAMQUAN_API_URL has to say where that is.`);
  }
  const apiUrl = addressOf('TAMQUAN_API_URL', given, 'https://api.example/v1').replace(/\/+$/, '');
  const photos = setting('TAMQUAN_PHOTO_UPLOAD_URL');
  const avatar = setting('TAMQUAN_AVATAR_UPLOAD_URL');
  const paths = setting('TAMQUAN_API_PATHS');
  const postHidden = fieldOf('TAMQUAN_POST_HIDDEN', setting('TAMQUAN_POST_HIDDEN'));
  const postBlocked = fieldOf('TAMQUAN_POST_BLOCKED', setting('TAMQUAN_POST_BLOCKED'));
  const sessionHeader = headerOf(setting('TAMQUAN_SESSION_HEADER') ?? AUTHORIZATION);
  return {
    apiUrl,
    sessionHeader,
    sessionScheme: schemeOf(env.TAMQUAN_SESSION_SCHEME?.trim(), sessionHeader),
    photoUploadUrl:
      photos === undefined
        ? `${apiUrl}/photos/upload`
        : addressOf('TAMQUAN_PHOTO_UPLOAD_URL', photos, 'https://photos.example/upload'),
    ...(avatar === undefined
      ? {}
      : { avatarUploadUrl: addressOf('TAMQUAN_AVATAR_UPLOAD_URL', avatar, 'https://photos.example/avatar') }),
    ...(paths === undefined ? {} : { paths: pathsOf(paths) }),
    ...(postHidden === undefined ? {} : { postHidden }),
    ...(postBlocked === undefined ? {} : { postBlocked }),
  };
}

/** The origins that the console speaks to besides its own, for the content security policy. */
export const originsOf = ({ apiUrl, photoUploadUrl, avatarUploadUrl }: OtherServer): readonly string[] => [
  ...new Set(
    [apiUrl, photoUploadUrl, avatarUploadUrl].flatMap((url) =>
      url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [],
    ),
  ),
];

/** An absolute address, or a path of the origin that the console is on. Uploads may have a query. */
function addressOf(name: Setting, given: string, example: string): string {
  const isPath = /^\/(?!\/)[^\s\\#]*$/.test(given);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isHttp = url !== undefined && /^https?:$/.test(url.protocol) && !url.hash && !url.username && !url.password;
  const mayAsk = name !== 'TAMQUAN_API_URL';
  if ((isPath || isHttp) && (mayAsk || !given.includes('?'))) return given;
  throw new Error(`${name}=${given}: an address like ${example}, or a path that begins with /.`);
}

function headerOf(given: string): string {
  if (!TOKEN.test(given)) throw new Error(`TAMQUAN_SESSION_HEADER=${given}: the name of a header, like Authorization.`);
  if (OF_THE_BROWSER.test(given))
    throw new Error(`TAMQUAN_SESSION_HEADER=${given}: browsers let no page set that header.`);
  return given;
}

/** Empty means no scheme. When not set it depends on the header, since only `Authorization` has `Bearer` before the key. */
function schemeOf(given: string | undefined, header: string): string {
  if (given === undefined) return header.toLowerCase() === AUTHORIZATION.toLowerCase() ? 'Bearer' : '';
  if (given === '' || TOKEN.test(given)) return given;
  throw new Error(`TAMQUAN_SESSION_SCHEME=${given}: one word like Bearer, or empty for the session key alone.`);
}

/** The name of a field, with a dot before each part below another, and perhaps the value that it then has. */
function fieldOf(name: Setting, given: string | undefined): string | undefined {
  if (given === undefined || /^[\w-]+(\.[\w-]+)*(=\S+)?$/.test(given)) return given;
  throw new Error(`${name}=${given}: the name of a field of a post, as is_hidden, or its name and value, as status=2.`);
}

/** `{"POST /post/blockpost": "PUT /post/{idpost}/block", "PUT /adminusers/ban": null}` */
function pathsOf(given: string): Readonly<Record<string, string | null>> {
  const wrong = (why: string) => new Error(`TAMQUAN_API_PATHS: ${why}`);
  let paths: unknown;
  try {
    paths = JSON.parse(given);
  } catch {
    paths = undefined;
  }
  if (typeof paths !== 'object' || paths === null || Array.isArray(paths))
    throw wrong('a JSON object like {"POST /post/blockpost": "/post/block", "PUT /adminusers/ban": null}.');
  const ids = CALLS.map(({ id }) => id);
  for (const [id, path] of Object.entries(paths)) {
    const call = CALLS.find((one) => one.id === id);
    if (!call) throw wrong(`there is no call ${id}: was ${nearest(id, ids)} meant?`);
    if (path === null) continue;
    if (typeof path !== 'string' || !/^([A-Z]+ )?\/(?!\/)[^\s\\#]*$/.test(path))
      throw wrong(`${id}: a path that begins with /, a method before it perhaps, or null where the server has none.`);
    const parts = { ...call.params, ...call.query };
    const strange = [...path.matchAll(/\{(\w*)\}/g)].find(([, name = '']) => !(name in parts));
    if (strange) throw wrong(`${id}: the call has no ${strange[0]} to put into its path.`);
  }
  return paths as Record<string, string | null>;
}
