import * as z from 'zod/mini';
import { Colleague } from './caseDesk';
import { NOTED, NotedKind } from './notes';
import { endpoint } from './wire/endpoint';

export const list = endpoint({
  method: 'GET',
  path: '/adminusers/colleagues',
  permission: { by: 'kind', of: NOTED },
  query: { kind: NotedKind },
  data: z.array(Colleague),
  extension: 'colleagues',
  summary:
    'Who of the staff is at work and may view cases, or members: to whom a case can be handed, and whom a note can mention. By name, the caller too.',
});
