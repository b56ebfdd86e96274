import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tvUsers, vip } from '../../contract/curatedMembers';
import * as profiles from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember, LONG_AGO } from './rows';

let server: TestServer;
let curator: Staff;
beforeAll(async () => {
  server = await startTestServer();
  curator = await server.staffWith([
    ...['VIEW', 'ADD', 'EDIT', 'DELETE'].map((verb) => `VIP_${verb}`),
    ...['VIEW', 'ADD', 'DELETE'].map((verb) => `TV_ACCOUNT_${verb}`),
    'PROFILE_UPDATE',
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE member, post, media, comment, report, report_case, curated_media, curated_member, vip_tag, audit CASCADE`.execute(
    server.db,
  );
});

const as = () => ({ key: curator.key });
const LISTS = [
  ['VIP', vip],
  ['TV', tvUsers],
] as const;

test.each(LISTS)(
  'a member is added to %s once, says so the second time, and is changed by neither',
  async (_, calls) => {
    const { pubkey, uid } = await aMember(server.db, { gender: 1, born_at: 7 * 86_400, photo: '/photos/a.webp' });
    expect(await server.call(calls.create, { pubkey }, as())).toMatchObject({
      status: 200,
      data: { uid, added: true },
    });
    expect(await server.call(calls.create, { pubkey }, as())).toMatchObject({
      status: 200,
      data: { uid, added: false },
    });
    const row = { uid, pubkey, gender: 'men', bornAt: 7 * 86_400, photo: '/photos/a.webp' };
    expect(await server.call(calls.list, {}, as())).toMatchObject({ total: 1, data: [row] });
    expect(await server.call(calls.detail, { pubkey }, as())).toMatchObject({ data: row });
    const changes = await server.db.selectFrom('audit').select(['command', 'target_id']).execute();
    expect(changes).toEqual([{ command: calls === vip ? 'vip.add' : 'tvUser.add', target_id: pubkey }]);
  },
);

test.each(LISTS)('what is taken out of %s is gone, and taking it out again answers 304', async (_, calls) => {
  const { pubkey } = await aMember(server.db);
  await server.call(calls.create, { pubkey }, as());
  expect(await server.call(calls.remove, { pubkey }, as())).toMatchObject({ status: 200, data: { pubkey } });
  expect(await server.call(calls.list, {}, as())).toMatchObject({ total: 0, data: [] });
  for (const call of [calls.remove, calls.detail])
    expect(await server.call(call, { pubkey }, as())).toMatchObject({ status: 404, refused: Code.notFound });
  expect(await server.call(calls.create, { pubkey: 'nobody' }, as())).toMatchObject({ refused: Code.notFound });
});

test.each(LISTS)('%s is newest first, or by name without regard to marks, from any position', async (_, calls) => {
  const pubkeys: string[] = [];
  for (const [index, display_name] of ['Đào', 'Ân', 'bình', 'an'].entries()) {
    const { pubkey, uid } = await aMember(server.db, { display_name });
    await server.call(calls.create, { pubkey }, as());
    await server.db
      .updateTable('curated_member')
      .set({ added_at: LONG_AGO + index })
      .where('uid', '=', uid)
      .execute();
    pubkeys.push(pubkey);
  }
  const [dao = '', an = '', binh = '', plainAn = ''] = pubkeys;
  const page = async (sort?: 'name' | '-name', position = 0, count = 20) => {
    const answer = await server.call(calls.list, { sort, position, count }, as());
    return answer.refused === undefined ? { total: answer.total, ids: answer.data.map((row) => row.pubkey) } : answer;
  };
  expect(await page()).toEqual({ total: 4, ids: [plainAn, binh, an, dao] });
  const byName = [an, plainAn, binh, dao];
  for (let position = 0; position <= 4; position += 1)
    for (const count of [1, 2, 5]) {
      expect(await page('name', position, count)).toEqual({ total: 4, ids: byName.slice(position, position + count) });
      expect(await page('-name', position, count)).toEqual({
        total: 4,
        ids: byName.toReversed().slice(position, position + count),
      });
    }
  const renamed = { pubkey: dao, body: { displayName: 'Ánh Dương' } };
  expect(await server.call(profiles.update, renamed, as())).toMatchObject({ status: 200 });
  expect(await page('name', 2, 1)).toEqual({ total: 4, ids: [dao] });
});

test('language tags stand once each, in the order given, and every list by language is exact', async () => {
  const TAGS = ['vi', 'en', 'zh-Hant', 'ar'];
  const tags = fc.array(fc.constantFrom(...TAGS), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(tags, { minLength: 1, maxLength: 5 }), tags, async (given, later) => {
      await sql`TRUNCATE member, curated_member, vip_tag CASCADE`.execute(server.db);
      const has = new Map<string, readonly string[]>();
      for (const some of given) {
        const { pubkey } = await aMember(server.db);
        const answer = await server.call(vip.create, { pubkey, tags: some }, as());
        expect(answer).toMatchObject({ data: { languageTags: [...new Set(some)] } });
        has.set(pubkey, some);
      }
      const [first = ''] = has.keys();
      expect(await server.call(vip.setTags, { pubkey: first, tags: later }, as())).toMatchObject({
        data: { languageTags: [...new Set(later)] },
      });
      has.set(first, later);
      for (const tag of TAGS) {
        const wanted = [...has].filter(([, some]) => some.includes(tag)).map(([pubkey]) => pubkey);
        const answer = await server.call(vip.list, { tag, sort: 'name' }, as());
        expect(answer).toMatchObject({ total: wanted.length });
        if (answer.refused === undefined)
          expect(answer.data.map(({ pubkey }) => pubkey).toSorted()).toEqual(wanted.toSorted());
        expect(await server.call(vip.list, { tag }, as())).toMatchObject({ total: wanted.length });
      }
    }),
    { numRuns: 15 },
  );
});

test('a language is on an account once, however its tag is written', async () => {
  const { pubkey } = await aMember(server.db);
  await server.call(vip.create, { pubkey, tags: ['VI', 'vi'] }, as());
  expect(await server.call(vip.detail, { pubkey }, as())).toMatchObject({ data: { languageTags: ['vi'] } });
  const tags = ['vi', 'zh-hans', 'ZH-HANS', 'pt-br'];
  expect(await server.call(vip.setTags, { pubkey, tags }, as())).toMatchObject({
    data: { languageTags: ['vi', 'zh-Hans', 'pt-BR'] },
  });
  const tagged = await server.call(vip.list, { tag: 'Zh-hANS', count: 200 }, as());
  expect(tagged.refused === undefined && tagged.data.map((one) => one.pubkey)).toContain(pubkey);
});

test('a tag that is no language code is refused and named', async () => {
  const { pubkey } = await aMember(server.db);
  await server.call(vip.create, { pubkey }, as());
  for (const tags of ['["tiếng việt"]', '[""]', '["v"]', '"vi"', 'vi', JSON.stringify(Array(21).fill('vi'))]) {
    const query = new URLSearchParams({ pubkey, tags });
    const answer = await fetch(`${server.url}/api/follow/setlanguagetags?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${curator.key}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 400 },
      data: { issues: [{ path: expect.stringMatching(/^tags/) }] },
    });
  }
  expect(await server.call(vip.setTags, { pubkey: 'nobody', tags: ['vi'] }, as())).toMatchObject({ status: 404 });
  expect(await server.call(vip.detail, { pubkey }, as())).toMatchObject({ data: { languageTags: [] } });
});

test('each act needs its permission', async () => {
  const { pubkey } = await aMember(server.db);
  await server.call(vip.create, { pubkey }, as());
  const looker = { key: (await server.staffWith(['VIP_VIEW', 'TV_ACCOUNT_VIEW'])).key };
  expect(await server.call(vip.list, {}, looker)).toMatchObject({ status: 200 });
  expect(await server.call(tvUsers.list, {}, looker)).toMatchObject({ status: 200 });
  const forbidden = { status: 403, refused: Code.forbidden };
  expect(await server.call(vip.create, { pubkey }, looker)).toMatchObject(forbidden);
  expect(await server.call(vip.remove, { pubkey }, looker)).toMatchObject(forbidden);
  expect(await server.call(vip.setTags, { pubkey, tags: ['vi'] }, looker)).toMatchObject(forbidden);
  expect(await server.call(tvUsers.create, { pubkey }, looker)).toMatchObject(forbidden);
  expect(await server.call(tvUsers.remove, { pubkey }, looker)).toMatchObject(forbidden);
});
