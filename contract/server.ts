import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** `GET /config.json`, beside the console and outside `/api`: where its calls go and how they carry the session (API.md "Running"). */
export const ConsoleConfig = z.object({
  apiUrl: z.string(),
  sessionHeader: z.string(),
  sessionScheme: z.string(),
  photoUploadUrl: z.string(),
  /** Hosts whose players may be shown in a frame; a server that says nothing allows none. */
  embedHosts: z.optional(z.array(z.string())),
});
export type ConsoleConfig = z.output<typeof ConsoleConfig>;

export const capabilities = endpoint({
  method: 'GET',
  path: '/capabilities',
  permission: 'public',
  data: z.array(z.string()),
  summary: 'The extensions that this server has.',
});
