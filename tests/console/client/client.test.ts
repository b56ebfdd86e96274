import { describe, expect, test } from 'vitest';
import * as adminUsers from '../../../contract/adminUsers';
import * as posts from '../../../contract/posts';
import * as profiles from '../../../contract/profiles';
import * as roles from '../../../contract/roles';
import * as server from '../../../contract/server';
import * as session from '../../../contract/session';
import * as temples from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { EXTENSIONS, type Extension } from '../../../contract/wire/endpoint';
import { createClient } from '../../../src/client/client';

const config = { apiUrl: '/api', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '' };
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const yes = (data: unknown) => json({ error: { code: 200, message: 'OK' }, data });

/** A client whose requests are answered by `answer`, and what it asked for. */
function aClient(
  answer: () => Response | Promise<Response>,
  key: string | null = 'khoa',
  has: readonly Extension[] = EXTENSIONS,
) {
  const asked: { url: string; init: RequestInit }[] = [];
  const told = { ended: 0, forbidden: 0, pending: [] as number[] };
  const { call } = createClient({
    config,
    key: () => key,
    extensions: () => has,
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return answer();
    },
    onSessionEnded: () => void told.ended++,
    onForbidden: () => void told.forbidden++,
    onPending: (count) => void told.pending.push(count),
  });
  return { call, asked, told };
}

describe('a call', () => {
  test('is written as the wire has it, with one header for the session', async () => {
    const { call, asked } = aClient(() => yes({}));
    await call(profiles.block, { pubkey: 'khoa &?', blockTypes: ['BLOCK_POST', 'BLOCK_COMMENT'] });
    expect(asked[0]?.url).toBe('/api/users/block?pubkey=khoa+%26%3F&blockTypes=BLOCK_POST%7CBLOCK_COMMENT');
    expect(asked[0]?.init).toMatchObject({ method: 'PUT', headers: { Authorization: 'Bearer khoa' } });
  });

  test('puts parts of the path where they belong', async () => {
    const { call, asked } = aClient(() => yes([]));
    expect(await call(roles.actions, { id: 7 })).toEqual({ data: [] });
    expect(asked[0]?.url).toBe('/api/roles/7/actions');
  });

  test('that is public carries no session', async () => {
    const { call, asked } = aClient(() => yes([]));
    await call(server.capabilities, {});
    expect(asked[0]?.init.headers).not.toHaveProperty('Authorization');
  });

  test('says how many are under way, and that none is at the end', async () => {
    const { call, told } = aClient(() => yes([]));
    await call(server.capabilities, {});
    expect(told.pending).toEqual([1, 0]);
  });
});

describe('a refusal is a value', () => {
  test('with its code, its words and how long to wait', async () => {
    const busy = () =>
      json({ error: { code: 429, message: 'too many' } }, { status: 429, headers: { 'retry-after': '7' } });
    const { call } = aClient(busy);
    expect(await call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: 429, retryAfterSeconds: 7 });
  });

  test('of too many calls is waited out where something was only read, as long as somebody waits for it', async () => {
    const busy = (seconds: string) =>
      json({ error: { code: 429, message: 'too many' } }, { status: 429, headers: { 'retry-after': seconds } });
    const answers = [busy('0'), busy('0'), yes([])];
    const reading = aClient(() => answers.shift() ?? yes([]));
    expect(await reading.call(roles.actions, { id: 7 })).toEqual({ data: [] });
    expect(reading.asked).toHaveLength(3);
    expect(reading.told.pending).toEqual([1, 0]);

    const tooLong = aClient(() => busy('3600'));
    expect(await tooLong.call(roles.actions, { id: 7 })).toMatchObject({ refused: 429, retryAfterSeconds: 3600 });
    const leaving = new AbortController();
    const left = aClient(() => busy('60'));
    const answer = left.call(roles.actions, { id: 7 }, { signal: leaving.signal });
    leaving.abort();
    expect(await answer).toMatchObject({ refused: 429 });
    expect(left.asked).toHaveLength(1);
  });

  test('no connection is a lost answer, and the page of a proxy one that cannot be read', async () => {
    const noNetwork = aClient(() => Promise.reject(new TypeError('fetch failed')));
    expect(await noNetwork.call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.lost });
    const proxy = aClient(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await proxy.call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.unreadable, status: 502 });
  });

  test('an answer that breaks off before the end that its header named is one that cannot be read, whatever its beginning says', async () => {
    const body = new ReadableStream({
      start: (answer) => answer.enqueue(new TextEncoder().encode('{"error":{"code":200,"mess')),
      // As a browser does where less has come than the header said there would be.
      pull: (answer) => answer.error(new TypeError('network error')),
    });
    const { call } = aClient(() => new Response(body, { headers: { 'content-length': '400' } }));
    expect(await call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.unreadable, status: 200 });
  });

  test('what a proxy refuses for good is not asked for again', async () => {
    const { call } = aClient(() => new Response('<html>Too large</html>', { status: 413 }));
    expect(await call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.tooLarge });
  });

  test('an answer of another contract is none that can be used', async () => {
    const { call } = aClient(() => yes({ sessionkey: 7 }));
    const answer = await call(session.login, { body: { user_name: 'a', password: 'b' } });
    expect(answer).toMatchObject({ refused: Code.unexpected });
  });

  test('an ended session is told, but not that of a sign-in that failed', async () => {
    const ended = () => json({ error: { code: 303, message: 'ended' } }, { status: 401 });
    const inside = aClient(ended);
    await inside.call(posts.hide, { idpost: 'p' });
    expect(inside.told.ended).toBe(1);
    const outside = aClient(ended, null);
    await outside.call(session.profile, {});
    expect(outside.told.ended).toBe(0);
  });

  test('a missing permission is told, so that the console learns what changed', async () => {
    const { call, told } = aClient(() => json({ error: { code: 308, message: 'no' } }, { status: 403 }));
    await call(posts.hide, { idpost: 'p' });
    expect(told.forbidden).toBe(1);
  });
});

describe('a server that speaks section 7 alone', () => {
  const plain = (answer: () => Response) => aClient(answer, 'khoa', []);

  test('gets no parameter that section 7 does not name', async () => {
    const { call, asked } = plain(() => yes([]));
    await call(posts.list, { pos: 0, count: 20, sort: 'time', state: 'hidden', pubkey: 'khoa' });
    expect(asked[0]?.url).toBe('/api/post/getlistpostfrompos?pos=0&count=20');
  });

  test('gets no field of a body that section 7 does not name', async () => {
    const { call, asked } = plain(() => yes(null));
    await call(roles.edit, { id: 7, body: { role_name: 'Trực', updated: 12 } });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ role_name: 'Trực' });
  });

  test('gets no header but those of the session and of JSON', async () => {
    const { call, asked } = plain(() => yes(null));
    await call(temples.create, { body: { ...temples.EMPTY_TEMPLE, name: 'Chùa' } }, { idempotencyKey: 'k', job: 'j' });
    const names = Object.keys(asked[0]?.init.headers ?? {});
    expect(names.sort()).toEqual(['Authorization', 'accept', 'content-type']);
  });

  test('is not asked for a call that it does not list', async () => {
    const { call, asked } = plain(() => yes([]));
    expect(await call(posts.search, { text: 'chua' })).toMatchObject({ refused: Code.notFound });
    expect(asked).toEqual([]);
  });

  test.each([
    ['the row', { idpost: 'p' }],
    ['the id', 'p'],
    ['null', null],
    ['nothing', undefined],
  ])('has made a change whose answer holds %s', async (_what, data) => {
    const { call } = plain(() => yes(data));
    expect(await call(posts.block, { idpost: 'p' })).toMatchObject({ data: null });
  });

  test('may say its codes in strings, and codes that nobody knows with words of its own', async () => {
    const odd = plain(() => json({ error: { code: '200' }, data: null }));
    expect(await odd.call(posts.hide, { idpost: 'p' })).toMatchObject({ data: null });
    const own = plain(() => json({ error: { code: 912, message: 'Hết giờ' } }, { status: 422 }));
    expect(await own.call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: 912, message: 'Hết giờ' });
  });

  test.each([
    ['a page', '<html>no</html>', 404],
    ['nothing', '', 200],
    ['half of an answer', '{"error":{"code":200,"mess', 200],
  ])('that answers %s has answered what cannot be read', async (_what, body, status) => {
    const { call } = plain(() => new Response(body, { status }));
    expect(await call(posts.list, {})).toMatchObject({ refused: Code.unreadable, status });
  });

  test('has calls where its configuration names them, by another method and place too', async () => {
    const asked: string[] = [];
    const { call } = createClient({
      config: {
        ...config,
        paths: {
          'POST /post/blockpost': '/post/lock',
          'DELETE /adminusers/{id}': 'POST /adminusers/delete?uid={id}',
          'PUT /adminusers/ban': null,
          'GET /search/posts': '/posts/find',
        },
      },
      key: () => 'khoa',
      extensions: () => [],
      fetch: async (url, init) => {
        asked.push(`${init?.method} ${url}`);
        return yes([]);
      },
      onSessionEnded: () => {},
      onForbidden: () => {},
      onPending: () => {},
    });
    await call(posts.block, { idpost: 'p' });
    await call(adminUsers.remove, { id: 7 });
    await call(posts.search, { text: 'a' });
    expect(await call(adminUsers.ban, { uid: 7 })).toMatchObject({ refused: Code.notFound });
    expect(asked).toEqual([
      'POST /api/post/lock?idpost=p',
      'POST /api/adminusers/delete?uid=7',
      'GET /api/posts/find?text=a',
    ]);
  });
});
