import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import type { Endpoint } from '../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { isThorough } from '../support/depth';
import { startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  await aMember(server.db, { pubkey: 'pk' });
});
// What was sent before may have taken its role's permissions from whoever sent it, and then all else would be refused for that.
beforeEach(async () => {
  key = (await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN })).key;
});
afterAll(() => server.close());

/** What breaks stores: characters that text or JSON can't hold, numbers that no column can, patterns, the empty word. */
const NASTY = [
  ...['', ' ', '0', '-1', '1', '1.5', 'true', '%', '_', '\\', "'", '"', '[', '[]', '{}', 'null', 'pk'],
  ...['\0', 'a\0b', '\ud800', '\uffff', '2147483648', '9999999999', '999999999999999', '-999999999999999'],
  ...['a'.repeat(64), 'a'.repeat(300), 'toString', '__proto__', 'BLOCK_POST', '+84912345678'],
];
/** What the nth call is sent for certain: all of them, or a third where not everything is tried, the calls taking turns. */
const TURNS = 3;
const turnOf = (nth: number) => NASTY.filter((_, at) => isThorough || at % TURNS === nth % TURNS);
const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 80, unit: 'binary' }));
const nastyJson = fc.oneof(
  nasty,
  fc.integer(),
  fc.constantFrom(null, true, 1e300, [], {}),
  fc.array(nasty, { maxLength: 3 }),
);

type Parts = Readonly<Record<string, unknown>>;
interface Sent {
  readonly query: Parts;
  readonly params: Parts;
  readonly body: Parts;
}

const USER_FIELDS = ['display_name', 'organ_id', 'position', 'tier_id', 'rank_id', 'status', 'avatar', 'roles'];
const BODY_NAMES: Readonly<Record<string, readonly string[]>> = {
  'POST /adminusers/create': ['user_name', 'password', ...USER_FIELDS],
  'PUT /adminusers/{id}': ['user_name', 'updated', ...USER_FIELDS],
  'POST /adminusers/resetpass': ['password_new', 'uname'],
  'POST /serviceaccounts': ['user_name', 'display_name', 'role_id', 'days'],
  'POST /roles': ['role_name', 'action_ids', 'needs_second_factor'],
  'PUT /roles/{id}': ['role_name', 'action_ids', 'needs_second_factor', 'updated'],
  'PUT /users/updatebypubkey': ['displayName', 'dob', 'gender', 'email', 'phone', 'idcard', 'location', 'photo'],
  'POST /adminusers/login': ['user_name', 'password', 'code', 'passkey'],
  'POST /adminusers/passkeys': ['name', 'passkey'],
  'PUT /adminusers/passkeys/{id}': ['name'],
  'POST /adminusers/organisation': ['ticket', 'page'],
  'POST /adminusers/secondfactor/begin': ['password'],
  'POST /adminusers/secondfactor/confirm': ['code'],
  'POST /adminusers/secondfactor/end': ['password', 'code'],
  'POST /adminusers/secondfactor/recoverycodes': ['password', 'code'],
  'POST /adminusers/changepass': ['password_old', 'password_new'],
  'PUT /adminusers/profile': ['display_name', 'avatar'],
  'POST /location/create': ['id', 'name', 'type', 'city', 'description', 'lat', 'lng', 'avatar', 'photos'],
  'PUT /location/edit': ['id', 'name', 'type', 'city', 'description', 'lat', 'lng', 'avatar', 'photos', 'updated'],
  'POST /location/import': ['rows', 'import'],
  'POST /post/together': ['act', 'idposts'],
  'POST /location/unimport': ['rows', 'import'],
  'POST /report/reply': ['text'],
  'POST /note/create': ['text', 'mentions'],
  'PUT /note/edit': ['text', 'mentions'],
  'PUT /report/secondopinion': ['proposes', 'text'],
  'POST /replytemplate/create': ['language', 'name', 'text'],
  'PUT /replytemplate/edit': ['language', 'name', 'text', 'updated'],
  'POST /teamview/save': ['name', 'address', 'replaces'],
  'PUT /personal': ['name', 'text', 'replaces'],
  'PUT /policy/save': ['policies', 'replaces'],
  'POST /location/lookup': ['nameKeys'],
  'POST /notification/create': ['title', 'body', 'audience'],
  'POST /photos/upload': ['uid'],
  'POST /photos/avatar': ['uid', 'data'],
};
function namesOf(endpoint: Endpoint) {
  const body = BODY_NAMES[endpoint.id] ?? [];
  if (endpoint.body && body.length === 0) throw new Error(`BODY_NAMES lacks ${endpoint.id}.`);
  return { query: Object.keys(endpoint.query ?? {}), params: Object.keys(endpoint.params ?? {}), body };
}
const each = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** As a browser writes it; half of a surrogate pair has no such form. */
const written = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));

async function send(endpoint: Endpoint, { query, params, body }: Sent) {
  let path = endpoint.path;
  for (const [name, value] of Object.entries(params)) path = path.replace(`{${name}}`, written(value));
  const search = Object.entries(query).map(([name, value]) => `${name}=${written(value)}`);
  const response = await fetch(`${server.url}/api${path}?${search.join('&')}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${key}`, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    ...(endpoint.body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, answer: (await response.json()) as unknown };
}

describe('whatever a caller sends', () => {
  // Signing out would end the session that the others need.
  const calls = CALLS.filter((endpoint) => endpoint !== session.logout);

  test.each(calls.map((endpoint, nth) => [endpoint.id, endpoint, nth] as const))(
    '%s answers in the envelope, and never as if it were a bug',
    async (_id, endpoint, nth) => {
      const { query, params, body } = namesOf(endpoint);
      const sent = fc.record({
        query: fc.record(each(query, nasty) as Record<string, typeof nasty>, { requiredKeys: [] }),
        params: fc.record(each(params, nasty) as Record<string, typeof nasty>),
        body: fc.record(each(body, nastyJson) as Record<string, typeof nastyJson>, { requiredKeys: [] }),
      });
      const examples = turnOf(nth).map((value): [Sent] => [
        { query: each(query, value), params: each(params, value), body: each(body, value) },
      ]);
      await fc.assert(
        fc.asyncProperty(sent as fc.Arbitrary<Sent>, async (given) => {
          const { status, answer } = await send(endpoint, given);
          expect(answer).toMatchObject({ error: { code: expect.any(Number), message: expect.any(String) } });
          expect(status, JSON.stringify(answer)).toBeLessThan(500);
        }),
        { numRuns: examples.length + (isThorough ? 20 : 2), examples },
      );
    },
  );

  test('a text that no store can keep is refused by its name, and one in a parameter that nobody reads is not looked at', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    expect(await get('/users/getbypubkey?pubkey=%00')).toMatchObject({
      status: 400,
      body: {
        error: { code: 400, message: expect.stringContaining('pubkey') },
        data: { issues: [{ path: 'pubkey' }] },
      },
    });
    expect((await get('/users/list?nobody=%00')).status).toBe(200);
  });

  test.each(['/api', '/api/', '/api//', '/api/%E0%A4%A', '/api/roles/%zz', `/api/roles/${'9'.repeat(300)}`])(
    'the address %s, which leads nowhere, answers in the envelope',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toMatchObject({ error: { code: expect.any(Number), message: expect.any(String) } });
    },
  );
});
