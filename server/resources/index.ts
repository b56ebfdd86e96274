import * as server from '../../contract/server';
import type { Extension } from '../../contract/wire/endpoint';
import { type ServedCall, serve } from '../http/serve';
import * as answered from './answered';
import { arePoliciesListed } from './policies';

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
  'reports.together',
  'cases.records',
  'cases.weight',
  // A stream, which is served beside the calls (http/events.ts).
  'events',
];

/** What this server answers where its owner has not turned these extensions on, of which it then has neither a call nor a name. */
export function resourcesWithout(off: readonly Extension[] = []): readonly ServedCall[] {
  const answers = ANSWERED.filter(({ endpoint: { extension } }) => !extension || !off.includes(extension));
  const extensions = [...new Set([...answers.flatMap(({ endpoint }) => endpoint.extension ?? []), ...WITHIN_CALLS])];
  // A console offers decisions that name a policy where there is one to name.
  const withPolicies: Extension[] = [...extensions, 'reports.policy'];
  const isSo = extensions.includes('policies');
  return [
    ...answers,
    serve(server.capabilities, async ({ tx }) => (isSo && (await arePoliciesListed(tx)) ? withPolicies : extensions)),
  ];
}

/** Every call this server answers. */
export const RESOURCES: readonly ServedCall[] = resourcesWithout();
