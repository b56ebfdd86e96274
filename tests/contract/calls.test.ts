import { expect, test } from 'vitest';
import { CALLS, isEndpoint } from '../../contract/calls';
import { events } from '../../contract/events';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../contract/**/*.ts', { eager: true });
/** What a module exports and what stands in it: the calls of a list that two resources share are in an object each. */
const within = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && !isEndpoint(value) ? [value, ...Object.values(value)] : [value];

test('every call that a file of the contract declares is in the catalogue: its resource stands in contract/resources.ts', () => {
  const declared = Object.entries(MODULES).flatMap(([file, module]) =>
    Object.values(module)
      .flatMap(within)
      .filter(isEndpoint)
      .map((call) => ({ file, call })),
  );
  expect(declared.length).toBeGreaterThanOrEqual(CALLS.length);
  // By id: plainProfiles.ts and roleActions.ts declare calls again as other servers answer them.
  // A stream answers no envelope, and is in no list of calls.
  const known = new Set([...CALLS, events].map(({ id }) => id));
  const forgotten = declared.filter(({ call }) => !known.has(call.id));
  expect(forgotten.map(({ file, call }) => `${call.id} of ${file}`)).toEqual([]);
});
