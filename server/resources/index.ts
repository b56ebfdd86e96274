import * as server from '../../contract/server';
import type { Extension } from '../../contract/wire/endpoint';
import { type ServedCall, serve } from '../http/serve';
import * as answered from './answered';

const ANSWERED: readonly ServedCall[] = Object.values(answered).flat();

/** Which stand in no call of their own: parameters of lists, headers of calls that change something, fields of edits and answers. */
const WITHIN_CALLS: readonly Extension[] = [
  'filters',
  'temples.filters',
  'sort',
  'idempotency',
  'audit.jobs',
  'edits.partial',
  'added',
  // A stream, which is served beside the calls (http/events.ts).
  'events',
];
const extensions = [...new Set([...ANSWERED.flatMap(({ endpoint }) => endpoint.extension ?? []), ...WITHIN_CALLS])];

const capabilities = serve(server.capabilities, async () => extensions);

/** Every call this server answers. */
export const RESOURCES: readonly ServedCall[] = [...ANSWERED, capabilities];
