import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import * as roles from '../../contract/roles';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { type Permission, TIER_STAFF, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { RESOURCES } from '../../server/resources';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody's set of permissions that a call is tried with, and the query that decides where one does. */
interface Attempt {
  readonly holds: readonly Permission[];
  readonly query: Readonly<Record<string, string>>;
}
interface Expected {
  readonly call: string;
  readonly endpoint: Endpoint;
  readonly may: readonly Attempt[];
  readonly mayNot: readonly Attempt[];
}

const EVERY: readonly Permission[] = [...ACTION_IDS, 'ONLY_SUPER_ADMIN'];
const without = (...missing: readonly Permission[]) => EVERY.filter((one) => !missing.includes(one));

/** What the rule of a call means, told a second time: each permission alone is enough, and all others together are not. */
function expected(endpoint: Endpoint): Expected {
  const { permission: rule, id: call } = endpoint;
  const of = (may: readonly (readonly Permission[])[], mayNot: readonly (readonly Permission[])[], query = {}) => ({
    may: may.map((holds) => ({ holds, query })),
    mayNot: mayNot.map((holds) => ({ holds, query })),
  });
  if (rule === 'public' || rule === 'session') return { call, endpoint, ...of([[]], []) };
  if (typeof rule === 'string') return { call, endpoint, ...of([[rule]], [without(rule), []]) };
  if ('anyOf' in rule)
    return {
      call,
      endpoint,
      ...of(
        rule.anyOf.map((one) => [one]),
        [without(...rule.anyOf)],
      ),
    };
  if ('allOf' in rule)
    return {
      call,
      endpoint,
      ...of(
        [rule.allOf],
        rule.allOf.map((one) => without(one)),
      ),
    };
  const each = Object.entries(rule.of).map(([value, one]) => of([[one]], [without(one), []], { [rule.by]: value }));
  return { call, endpoint, may: each.flatMap(({ may }) => may), mayNot: each.flatMap(({ mayNot }) => mayNot) };
}

const hire = ({ holds }: Attempt) =>
  server.staffWith(
    holds.filter((one) => one !== 'ONLY_SUPER_ADMIN'),
    { tier: holds.includes('ONLY_SUPER_ADMIN') ? TIER_SUPER_ADMIN : TIER_STAFF },
  );

/** An id that nothing has. */
const NOBODY = '999999';

/** Sends a call with something in every part, which need not lead anywhere: only whether it is let in counts. */
async function attempt(endpoint: Endpoint, { query }: Attempt, caller?: Staff): Promise<number> {
  // One's own role, and nobody's user or session: what is refused on oneself is another matter (guards.test.ts).
  const path = endpoint.path.replaceAll(/\{\w+\}/g, String(endpoint === roles.actions ? caller?.roleId : NOBODY));
  // To look into the bin is another matter as well (bin.test.ts).
  const names = Object.keys(endpoint.query ?? {}).filter((name) => name !== 'deleted');
  const parts = { ...Object.fromEntries(names.map((name) => [name, name === 'uid' ? NOBODY : '1'])), ...query };
  const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(parts)}`, {
    method: endpoint.method,
    headers: {
      ...(caller ? { authorization: `Bearer ${caller.key}` } : {}),
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    },
    // Where a value decides who may, a body is read before that, and has to be one.
    ...(endpoint.body ? { body: JSON.stringify({ text: '1' }) } : {}),
  });
  return ((await response.json()) as { error: { code: number } }).error.code;
}

const told = ({ holds, query }: Attempt) => `${holds.length > 3 ? 'most' : holds.join()} ${JSON.stringify(query)}`;

test('every call that this server answers is in the catalogue that is tried here, and the other way round', () => {
  const answered = RESOURCES.map(({ endpoint }) => endpoint.id);
  expect(new Set(answered).size).toBe(answered.length);
  expect(answered.toSorted()).toEqual(CALLS.map(({ id }) => id).toSorted());
});

describe('who may make which call', () => {
  test.each(CALLS.map(expected))('$call', async ({ endpoint, may, mayNot }) => {
    for (const one of mayNot) {
      expect(await attempt(endpoint, one, await hire(one)), `with ${told(one)}`).toBe(Code.forbidden);
    }
    for (const one of may) {
      const code = await attempt(endpoint, one, await hire(one));
      expect([Code.forbidden, Code.sessionEnded], `with ${told(one)}`).not.toContain(code);
      expect(code, `with ${told(one)}`).toBeLessThan(500);
    }
    const [first] = may;
    if (first && endpoint.permission !== 'public')
      expect(await attempt(endpoint, first), 'without a session').toBe(Code.sessionEnded);
  });

  test('the actions of a role that is not one’s own need a permission to see roles or users', async () => {
    const other = await server.staffWith(['POST_VIEW']);
    const actionsOf = async (caller: Staff, roleId: number) => {
      const headers = { authorization: `Bearer ${caller.key}` };
      const response = await fetch(`${server.url}/api/roles/${roleId}/actions`, { headers });
      return (await response.json()) as { error: { code: number }; data: unknown };
    };
    const stranger = await server.staffWith(ACTION_IDS.filter((one) => one !== 'ROLE_VIEW' && one !== 'USER_VIEW'));
    expect((await actionsOf(stranger, other.roleId)).error.code).toBe(Code.forbidden);
    expect((await actionsOf(other, other.roleId)).data).toEqual(['POST_VIEW']);
    for (const action of ['ROLE_VIEW', 'USER_VIEW'])
      expect((await actionsOf(await server.staffWith([action]), other.roleId)).data).toEqual(['POST_VIEW']);
  });
});
