import * as z from 'zod/mini';
import { type Endpoint, type Extension, endpoint } from './wire/endpoint';

/** Where the calls of our own server are at the root of its origin. */
export const API_HERE = '/api';

/** A setting that may be missing or null. */
const Unsaid = z.optional(z.nullable(z.string()));

/**
 * `GET /config.json`, beside the console and outside `/api`: where its calls go and how they carry the session (docs/specification.md
 * section 12.1). What another server's leaves out is what most have; a slash at the end of an address means nothing.
 */
export const ConsoleConfig = z.pipe(
  z.object({
    apiUrl: z.string(),
    sessionHeader: Unsaid,
    /** Empty or null: the header carries the bare key. */
    sessionScheme: Unsaid,
    /** None: pictures can't be sent. */
    photoUploadUrl: Unsaid,
    /** Where avatars go; absent: the call's own path below `apiUrl`. */
    avatarUploadUrl: Unsaid,
    /**
     * Other paths of calls, by their ids (`POST /post/blockpost`): a path, or method and path, with `{name}` for a parameter. Null: this
     * server has no such call. A call of an extension that is named is there, whatever the server lists.
     */
    paths: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
    /** Hosts whose players may be shown in a frame; a server that says nothing allows none. */
    embedHosts: z.optional(z.nullable(z.array(z.string()))),
    /**
     * Which field of a post says that it is hidden, or blocked, where the server does not say `hidden` and `blocked`: its name, with a dot
     * before each part below another, or `name=value` where one field carries several states.
     */
    postHidden: Unsaid,
    postBlocked: Unsaid,
    /** An operator's own labels of the map, GeoJSON (mapLabels.ts); absent: those that the console brings along. */
    mapLabelsUrl: Unsaid,
    /** Street tiles, a PMTiles file that takes Range requests; absent: the map is drawn from coasts and borders. */
    mapTilesUrl: Unsaid,
    /** Who else lets people in, by name (organisation.ts); absent: nobody. */
    organisation: Unsaid,
  }),
  z.transform(
    ({ apiUrl, sessionHeader, sessionScheme, photoUploadUrl, paths, embedHosts, ...rest }): ConsoleConfig => ({
      ...said(rest),
      apiUrl: apiUrl.replace(/\/+$/, ''),
      sessionHeader: sessionHeader || 'Authorization',
      sessionScheme: sessionScheme ?? (sessionHeader || sessionScheme === null ? '' : 'Bearer'),
      photoUploadUrl: photoUploadUrl ?? '',
      paths: { ...(photoUploadUrl ? {} : { 'POST /photos/upload': null }), ...paths },
      embedHosts: embedHosts ?? [],
    }),
  ),
);

/** Without what is null or empty. */
const said = <T extends object>(some: T) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value)) as { [K in keyof T]?: NonNullable<T[K]> };

export interface ConsoleConfig {
  readonly apiUrl: string;
  readonly sessionHeader: string;
  readonly sessionScheme: string;
  readonly photoUploadUrl: string;
  readonly avatarUploadUrl?: string;
  readonly paths?: Readonly<Record<string, string | null>>;
  readonly embedHosts?: readonly string[];
  readonly postHidden?: string;
  readonly postBlocked?: string;
  readonly mapLabelsUrl?: string;
  readonly mapTilesUrl?: string;
  readonly organisation?: string;
}

/** Where calls go otherwise than the contract says. */
export type Paths = NonNullable<ConsoleConfig['paths']>;

/** Whether a server has a call: it is named in `paths`, or is of section 7, or of an extension that the server lists. */
export function isServed(
  { id, extension }: Pick<Endpoint, 'id' | 'extension'>,
  { extensions, paths = {} }: { readonly extensions: ReadonlySet<Extension>; readonly paths?: Paths | undefined },
): boolean {
  const named = paths[id];
  if (named !== undefined) return named !== null;
  return extension === undefined || extensions.has(extension);
}

export const capabilities = endpoint({
  method: 'GET',
  path: '/capabilities',
  permission: 'public',
  data: z.array(z.string()),
  summary: 'The extensions that this server has.',
});
