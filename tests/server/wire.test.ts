import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import { ACTION_IDS } from '../../contract/wire/areas';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { publicUrlOf } from '../../server/http/publicUrl';
import { startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

const PUBLIC = 'https://tamquan.example/tq';
let server: TestServer;
let away: TestServer;
let keys: Map<TestServer, string>;
beforeAll(async () => {
  server = await startTestServer();
  away = await startTestServer(undefined, { publicUrl: publicUrlOf(`${PUBLIC}/`) });
  keys = new Map();
  for (const one of [server, away]) {
    await aMember(one.db, { pubkey: 'pk' });
    keys.set(one, (await one.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN })).key);
  }
});
afterAll(() => Promise.all([server.close(), away.close()]));

interface Answer {
  readonly error: { readonly code: number; readonly message: string };
  readonly data: Readonly<Record<string, unknown>> & { readonly issues?: { path: string; message: string }[] };
}
async function send(method: string, path: string, body?: object, to = server): Promise<Answer> {
  const answer = await fetch(`${to.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${keys.get(to)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
}

describe('a 400 names the field as it was sent, and its rule', () => {
  const TEMPLE = { name: 'Chùa', id: 't' };
  test.each([
    ['GET', '/users/list?count=500', undefined, 'count', /200/],
    ['GET', '/users/list?pos=x', undefined, 'pos', /whole number/],
    ['PUT', '/users/block?pubkey=pk&blockTypes=ALL', undefined, 'blockTypes.0', /BLOCK_POST/],
    ['PUT', '/users/setauthentic?uid=1&isAuthentic=yes', undefined, 'isAuthentic', /true/],
    ['POST', '/follow/setlanguagetags?pubkey=pk&tags=vi', undefined, 'tags', /JSON/],
    ['PUT', '/users/updatebypubkey?pubkey=pk', { dob: 'x' }, 'body.dob', /number/],
    ['PUT', '/users/updatebypubkey?pubkey=pk', { idcard: 1 }, 'body.idcard', /string/],
    ['PUT', '/users/updatebypubkey?pubkey=pk', { gender: 'x' }, 'body.gender', /number/],
    ['PUT', '/users/updatebypubkey?pubkey=pk', { displayName: 'x'.repeat(121) }, 'body.displayName', /120/],
    ['POST', '/location/create', { ...TEMPLE, lat: '91', lng: '0' }, 'body.lat', /-90 to 90/],
    ['POST', '/location/create', { ...TEMPLE, lat: '0', lng: '-181' }, 'body.lng', /-180 to 180/],
    ['POST', '/location/create', { ...TEMPLE, lat: 'north' }, 'body.lat', /degrees/],
    ['POST', '/location/create', { id: 'x' }, 'body.name', /Object has null name/],
    ['POST', '/notification/create', { title: '', body: 'x', audience: 'all' }, 'body.title', />=1/],
    ['POST', '/roles', { role_name: 'x', action_ids: ['ONLY_SUPER_ADMIN'] }, 'body.action_ids.0', /STATISTICAL/],
    ['POST', '/adminusers/create', { user_name: 'hai chữ' }, 'body.user_name', /letters, digits/],
    ['POST', '/adminusers/create', { user_name: 'a', display_name: 'A' }, 'body.password', /string/],
    ['GET', '/roles/x', undefined, 'id', /whole number/],
  ])('%s %s %j: %s', async (method, path, body, field, rule) => {
    const { error, data } = await send(method, path, body);
    expect(error.code).toBe(400);
    const issue = data.issues?.find((one) => one.path === field);
    expect(issue?.message, JSON.stringify(data)).toMatch(rule);
    expect(data.issues?.map(({ message }) => message)).not.toContain('Invalid input');
  });
});

describe('the address of a picture', () => {
  const STRANGE = [
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:image/png;base64,AA',
      '//evil.example/a.png',
      'ftp://a.example/a',
    ],
    ...[
      '/photos/../api/x',
      '/\\evil.example/a',
      'a.png',
      '/other/a.png',
      'http://',
      ' javascript:alert(1)',
      'https:///a',
    ],
  ];
  const PLACES: readonly (readonly [string, string, object, string])[] = [
    ['PUT', '/users/updatebypubkey?pubkey=pk', {}, 'photo'],
    ['PUT', '/adminusers/profile', {}, 'avatar'],
    ['POST', '/adminusers/create', { user_name: 'anh', password: 'mot mat khau khac', display_name: 'A' }, 'avatar'],
    ['PUT', '/adminusers/1', {}, 'avatar'],
    ['POST', '/location/create', { name: 'Chùa' }, 'avatar'],
  ];

  test.each(PLACES)('%s %s takes none that is no picture of ours or of the web', async (method, path, body, field) => {
    for (const address of STRANGE)
      expect(await send(method, path, { ...body, [field]: address }), address).toMatchObject({
        error: { code: 400 },
        data: { issues: [{ path: `body.${field}`, message: expect.stringContaining('http') }] },
      });
  });

  test('that is no picture of ours or of the web is taken neither in a list of them nor in a row of an import', async () => {
    const photos = ['https://a.example/a.png', 'javascript:alert(1)'];
    expect(await send('POST', '/location/create', { name: 'Chùa', photos })).toMatchObject({
      data: { issues: [{ path: 'body.photos.1' }] },
    });
    expect(
      await send('POST', '/location/import', { rows: [{ key: 'k', temple: { name: 'Chùa', photos } }] }),
    ).toMatchObject({ error: { code: 200 }, data: [{ outcome: 'refused', code: 400 }] });
  });

  test.each(['https://a.example/a.png?x=1', 'http://a.example', '/photos/u/a.webp', '/photos/demo/a-1.webp', ''])(
    '"%s" is one',
    async (photo) => {
      const answer = await send('PUT', '/users/updatebypubkey?pubkey=pk', { photo });
      expect(answer).toMatchObject({ error: { code: 200 }, data: { photo } });
    },
  );
});

describe('TAMQUAN_PUBLIC_URL', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  async function uploaded(to: TestServer): Promise<string> {
    const form = new FormData();
    form.append('files', new Blob([PNG]));
    const answer = await fetch(`${to.url}/api/photos/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.get(to)}` },
      body: form,
    });
    const { uploaded_files, data } = (await answer.json()) as { uploaded_files: string[]; data: Answer['data'] };
    expect(data.uploaded_files).toEqual(uploaded_files);
    return uploaded_files[0] ?? '';
  }

  test('has addresses of photos begin with it wherever they are answered, and keeps them as our own', async () => {
    const photo = await uploaded(away);
    expect(photo).toMatch(new RegExp(`^${PUBLIC}/photos/u/[\\w-]{27}\\.webp$`));
    const temple = await send('POST', '/location/create', { name: 'Chùa', avatar: photo, photos: [photo] }, away);
    expect(temple.data).toMatchObject({ avatar: photo, photos: [photo] });
    const own = photo.slice(PUBLIC.length);
    expect(await away.db.selectFrom('temple').select(['avatar', 'photos']).execute()).toEqual([
      { avatar: own, photos: [own] },
    ]);
    expect(await send('PUT', '/adminusers/profile', { avatar: own }, away)).toMatchObject({ data: { avatar: photo } });
    expect(await send('GET', '/adminusers/profile', undefined, away)).toMatchObject({ data: { avatar: photo } });
    const seen = await fetch(`${away.url}${own}`);
    expect([seen.status, seen.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });

  test('leaves them as they are where it is not set', async () => {
    const photo = await uploaded(server);
    expect(photo).toMatch(/^\/photos\/u\//);
    expect((await fetch(`${server.url}${photo}`)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test.each(['tamquan.example', 'ftp://a.example', 'https://a.example/?x', 'https://u:p@a.example', 'https://'])(
    '%s can’t be meant and is named',
    (given) => expect(() => publicUrlOf(given)).toThrow(`TAMQUAN_PUBLIC_URL=${given}: `),
  );
});

test('the OpenAPI document names the parts of every multipart body', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: object }> } }>>;
  };
  const uploads = CALLS.filter(({ files }) => files !== undefined);
  expect(uploads.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['POST /photos/upload', 'POST /photos/avatar', 'POST /sticker/upload']),
  );
  for (const { path, files = [], id } of uploads) {
    const content = paths[path]?.post?.requestBody.content ?? {};
    expect(Object.keys(content), id).toEqual(['multipart/form-data']);
    const properties = Object.fromEntries(files.map((name) => [name, { type: 'array' }]));
    expect(content['multipart/form-data']?.schema, id).toMatchObject({ type: 'object', properties });
  }
});
