import { describe, expect, test } from 'vitest';
import { Code } from '../../contract/codes';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as roles from '../../contract/roles';
import * as server from '../../contract/server';
import * as session from '../../contract/session';
import { createClient } from '../../src/client/client';

const config = { apiUrl: '/api', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '' };
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const yes = (data: unknown) => json({ error: { code: 200, message: 'OK' }, data });

/** A client whose requests are answered by `answer`, and what it asked for. */
function aClient(answer: () => Response | Promise<Response>, key: string | null = 'khoa') {
  const asked: { url: string; init: RequestInit }[] = [];
  const told = { ended: 0, forbidden: 0, pending: [] as number[] };
  const { call } = createClient({
    config,
    key: () => key,
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

  test('no connection is a lost answer, and so is the page of a proxy', async () => {
    const noNetwork = aClient(() => Promise.reject(new TypeError('fetch failed')));
    expect(await noNetwork.call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.lost });
    const proxy = aClient(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await proxy.call(posts.hide, { idpost: 'p' })).toMatchObject({ refused: Code.lost });
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
