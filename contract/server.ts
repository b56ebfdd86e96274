import * as z from 'zod/mini';
import { type Endpoint, type Extension, endpoint } from './endpoint';

/** Where the calls of our own server are at the root of its origin. */
export const API_HERE = '/api';

/** `GET /config.json`, beside the console and outside `/api`: where its calls go and how they carry the session (API.md "Running"). */
export const ConsoleConfig = z.object({
  apiUrl: z.string(),
  sessionHeader: z.string(),
  sessionScheme: z.string(),
  photoUploadUrl: z.string(),
  /** Where avatars go; absent: the call's own path below `apiUrl`. */
  avatarUploadUrl: z.optional(z.string()),
  /**
   * Other paths of calls, by their ids (`POST /post/blockpost`): a path, or method and path, with `{name}` for a parameter. Null: this
   * server has no such call. A call of an extension that is named is there, whatever the server lists.
   */
  paths: z.optional(z.record(z.string(), z.nullable(z.string()))),
  /** Hosts whose players may be shown in a frame; a server that says nothing allows none. */
  embedHosts: z.optional(z.array(z.string())),
});
export type ConsoleConfig = z.output<typeof ConsoleConfig>;

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
