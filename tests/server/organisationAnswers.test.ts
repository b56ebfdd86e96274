import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import { Code } from '../../contract/wire/codes';
import { type AProvider, startProvider } from '../support/aProvider';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import {
  type AnOrganisation,
  begin,
  CALLBACK,
  comeAs,
  enter,
  leftIn,
  PAGE,
  PUBLIC_URL,
  signIn,
  startOrganisation,
  troubleOf,
  visit,
} from './anOrganisation';

const lines: string[] = [];
let organisation: AnOrganisation;
let provider: AProvider;
let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  organisation = await startOrganisation({ logger: { level: 'warn', stream } });
  ({ provider, server, chief } = organisation);
});
beforeEach(() => {
  provider.people.clear();
  provider.people.set('an', { sub: 'an', preferred_username: 'an', groups: ['kiem-duyet'] });
});
afterAll(() => organisation.close());

describe('an answer of the provider', () => {
  test('counts for the browser that went there, and once', async () => {
    const visitor = visit(server);
    const form = await begin(visitor);
    const callback = await visitor.signInAt(form, 'an', { stopAt: `${PUBLIC_URL}/api/` });
    expect(leftIn(await visit(server).go(callback.href), 'trouble')).toBe('late');
    const back = await visitor.go(callback.href);
    expect(leftIn(back, 'ticket')).toMatch(/^[\w-]{43}$/);
    expect(leftIn(await visitor.go(callback.href), 'trouble')).toBe('late');
  });

  test('to another question is none: its state has to be that of the browser', async () => {
    const visitor = visit(server);
    const form = await begin(visitor);
    const callback = await visitor.signInAt(form, 'an', { stopAt: `${PUBLIC_URL}/api/` });
    callback.searchParams.set('state', 'x'.repeat(43));
    expect(leftIn(await visitor.go(callback.href), 'trouble')).toBe('away');
  });

  test('is believed for the signature of its ID token', async () => {
    const forger = await startProvider([CALLBACK]);
    forger.people.set('an', { sub: 'an', preferred_username: 'an', groups: ['kiem-duyet'] });
    await forger.forge();
    const deceived = await startTestServer(undefined, {
      organisation: organisation.settingsWith({ TAMQUAN_OIDC_ISSUER: forger.issuer }),
      store: server.store,
    });
    expect(await troubleOf('an', deceived)).toBe('away');
    await deceived.app.close();
    await forger.close();
  });

  test('that refuses is said as one', async () => {
    const visitor = visit(server);
    await begin(visitor);
    const state = visitor.asked.searchParams.get('state') ?? '';
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    const back = await visitor.go(`${PUBLIC_URL}/api/adminusers/organisation/callback?${denied}`);
    expect(leftIn(back, 'trouble')).toBe('denied');
  });

  test('leaves a ticket that opens one session, for the page that asked, within a minute', async () => {
    const ticket = leftIn(await comeAs('an', server), 'ticket') ?? '';
    expect(await enter(ticket, server, 'v'.repeat(22))).toMatchObject({ refused: Code.notFound });
    expect((await enter(ticket, server)).refused).toBeUndefined();
    expect(await enter(ticket, server)).toMatchObject({ refused: Code.notFound });
    const late = leftIn(await comeAs('an', server), 'ticket') ?? '';
    await server.db
      .updateTable('organisation_ticket')
      .set((row) => ({ at: row('at', '-', 61) }))
      .execute();
    expect(await enter(late, server)).toMatchObject({ refused: Code.notFound });
    const uid = (await signIn('an', server)).userinfo?.uid ?? 0;
    const banned = leftIn(await comeAs('an', server), 'ticket') ?? '';
    await server.call(adminUsers.ban, { uid }, chief);
    expect(await enter(banned, server)).toMatchObject({ refused: Code.notFound });
    await server.call(adminUsers.setStatus, { uid, status: adminUsers.STATUS.active }, chief);
  });

  test('needs a word of the page that no other can guess', async () => {
    const answer = await fetch(`${server.url}/api/adminusers/organisation?page=ngan&next=/dashboard`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
  });

  test('does not come while the provider is away, and comes when it is back', async () => {
    const lost = await startProvider([]);
    await lost.close();
    const without = await startTestServer(undefined, {
      organisation: organisation.settingsWith({ TAMQUAN_OIDC_ISSUER: lost.issuer }),
      store: server.store,
    });
    expect(leftIn(await begin(visit(without)), 'trouble')).toBe('away');
    const back = await startProvider([CALLBACK], Number(new URL(lost.issuer).port));
    expect((await begin(visit(without))).origin).toBe(back.issuer);
    await back.close();
    await without.app.close();
  });
});

describe('the log', () => {
  beforeEach(() => {
    lines.length = 0;
  });
  const logged = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

  test('says why somebody was refused, and not who', async () => {
    provider.people.set('khach.la', { sub: 'khach.la', preferred_username: 'khach.la', groups: ['khach'] });
    expect(await troubleOf('khach.la', server)).toBe('noRole');
    expect(logged()).toMatchObject([
      { msg: 'sign-in by the organisation refused', why: 'noRole', remoteAddress: '127.0.0.1' },
    ]);
    expect(lines.join('')).not.toContain('khach.la');
  });

  test('says how the provider has refused the server itself', async () => {
    const stream = { write: (line: string) => void lines.push(line) };
    const stranger = await startTestServer(undefined, {
      organisation: organisation.settingsWith({ TAMQUAN_OIDC_CLIENT_SECRET: 'a-secret-of-somebody-else' }),
      store: server.store,
      logger: { level: 'warn', stream },
    });
    expect(await troubleOf('an', stranger)).toBe('away');
    expect(logged()).toMatchObject([{ msg: 'sign-in by the organisation failed', why: 'invalid_client' }]);
    expect(lines.join('')).not.toContain('a-secret-of-somebody-else');
    await stranger.app.close();
  });
});

test('the sign-in page is told the name of the organisation, and nothing of it where there is none', async () => {
  const told = async (url: string) => (await fetch(`${url}/config.json`)).json();
  expect(await told(server.url)).toMatchObject({ organisation: '127.0.0.1' });
  const plain = await startTestServer(undefined, { store: server.store });
  expect(await told(plain.url)).not.toHaveProperty('organisation');
  const answer = await fetch(`${plain.url}/api/adminusers/organisation?page=${PAGE}`, { redirect: 'manual' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await plain.app.close();
});
