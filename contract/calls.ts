import * as resources from './resources';
import type { Endpoint } from './wire/endpoint';

/** The modules of calls by resource, in the order of their names: that of a module's exports is not the same wherever this runs. */
export const RESOURCES: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(resources).sort(([one], [other]) => (one < other ? -1 : 1)),
);

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
}

/** Every call of the contract, in the order of its resources. */
export const CALLS: readonly Endpoint[] = Object.values(RESOURCES).flatMap((module) =>
  (Object.values(module) as unknown[]).filter(isEndpoint),
);
