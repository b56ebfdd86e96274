import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hotlive, tvSlider } from '../../contract/curatedMedia';
import * as media from '../../contract/media';
import * as posts from '../../contract/posts';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aCuratedMedium, aMedium, aMember, aPost, LONG_AGO } from './rows';

let server: TestServer;
let curator: Staff;
beforeAll(async () => {
  server = await startTestServer();
  const of = (area: string) => ['VIEW', 'ADD', 'DELETE'].map((verb) => `${area}_${verb}`);
  curator = await server.staffWith([...of('TV_HOTLIVE'), ...of('TV_SLIDER'), 'MEDIA_VIEW', 'POST_DELETE']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE member, post, media, comment, report, report_case, curated_media CASCADE`.execute(server.db);
});

const add = (idmedia: string) => server.call(hotlive.create, { idmedia }, { key: curator.key });
const list = () => server.call(hotlive.list, {}, { key: curator.key });

test.each([2, 3, 4, 7] as const)('hotlive takes a medium of type %i, once', async (type) => {
  const idmedia = await aMedium(server.db, await aPost(server.db), type);
  for (let again = 0; again < 2; again++) expect(await add(idmedia)).toMatchObject({ status: 200, data: { idmedia } });
  expect(await list()).toMatchObject({ total: 1, data: [{ idmedia, mediaType: type }] });
  expect(await server.call(hotlive.detail, { idmedia }, { key: curator.key })).toMatchObject({ data: { idmedia } });
  const changes = await server.db.selectFrom('audit').select('command').where('target_id', '=', idmedia).execute();
  expect(changes).toEqual([{ command: 'hotlive.add' }]);
});

test('the slider takes pictures only, hotlive none', async () => {
  const post = await aPost(server.db);
  const [picture, video] = [await aMedium(server.db, post, 1), await aMedium(server.db, post, 2)];
  expect(await server.call(tvSlider.create, { idmedia: picture }, { key: curator.key })).toMatchObject({ status: 200 });
  expect(await server.call(tvSlider.create, { idmedia: video }, { key: curator.key })).toMatchObject({
    status: 400,
    refused: Code.malformed,
  });
  expect(await add(picture)).toMatchObject({ status: 400, refused: Code.malformed });
  expect(await server.call(tvSlider.list, {}, { key: curator.key })).toMatchObject({ total: 1 });
});

test('what is taken out is gone, and taking it out again answers 304', async () => {
  const idmedia = await aMedium(server.db, await aPost(server.db), 2);
  await add(idmedia);
  const remove = () => server.call(hotlive.remove, { idmedia }, { key: curator.key });
  expect(await remove()).toMatchObject({ status: 200, data: { idmedia } });
  expect(await list()).toMatchObject({ total: 0, data: [] });
  expect(await remove()).toMatchObject({ status: 404, refused: Code.notFound });
  expect(await server.call(hotlive.detail, { idmedia }, { key: curator.key })).toMatchObject({
    refused: Code.notFound,
  });
  expect(await add('nowhere')).toMatchObject({ refused: Code.notFound });
});

test('lists are newest first, or by the owner’s name without regard to marks', async () => {
  const named = async (display_name: string, added: number) => {
    const author = await aMember(server.db, { display_name });
    const idmedia = await aMedium(server.db, await aPost(server.db, { author }), 2);
    await aCuratedMedium(server.db, 'hotlive', idmedia, author, LONG_AGO + added);
    return idmedia;
  };
  const dao = await named('Đào', 1);
  const an = await named('Ân', 2);
  const binh = await named('bình', 3);
  const ids = async (sort?: 'name' | '-name') => {
    const answer = await server.call(hotlive.list, { sort }, { key: curator.key });
    return answer.refused === undefined ? answer.data.map((one) => one.idmedia) : [];
  };
  expect(await ids()).toEqual([binh, an, dao]);
  expect(await ids('name')).toEqual([an, binh, dao]);
  expect(await ids('-name')).toEqual([dao, binh, an]);
  for (const [position, count] of [
    [0, 1],
    [1, 1],
    [1, 5],
    [2, 1],
    [3, 1],
  ] as const) {
    const page = await server.call(hotlive.list, { sort: 'name', position, count }, { key: curator.key });
    const names = [an, binh, dao].slice(position, position + count).map((idmedia) => ({ idmedia }));
    expect(page).toMatchObject({ total: 3, data: names });
  }
});

test('a curated medium leaves the list with its deleted post and comes back with it', async () => {
  const post = await aPost(server.db);
  const idmedia = await aMedium(server.db, post, 2);
  await add(idmedia);
  await server.call(posts.remove, { idpost: post.post_id }, { key: curator.key });
  expect(await list()).toMatchObject({ total: 0, data: [] });
  await server.call(posts.restore, { idpost: post.post_id }, { key: curator.key });
  expect(await list()).toMatchObject({ total: 1, data: [{ idmedia }] });
});

test('media are listed by any set of types, newest first, page by page', async () => {
  const post = await aPost(server.db);
  const made = [];
  for (const type of [1, 2, 3, 1, 2, 10] as const) made.push(await aMedium(server.db, post, type));
  const ids = async (mediaType: number[] | undefined, pos = 0, count = 20) => {
    const answer = await server.call(media.list, { mediaType, pos, count }, { key: curator.key });
    return answer.refused === undefined ? { total: answer.total, ids: answer.data.map((one) => one.idmedia) } : answer;
  };
  const newest = made.toReversed();
  expect(await ids(undefined)).toEqual({ total: 6, ids: newest });
  expect(await ids([2, 3])).toEqual({ total: 3, ids: [newest[1], newest[3], newest[4]] });
  expect(await ids([2, 3], 1, 1)).toEqual({ total: 3, ids: [newest[3]] });
  expect(await ids([5])).toEqual({ total: 0, ids: [] });
});

test('each act needs its permission', async () => {
  const idmedia = await aMedium(server.db, await aPost(server.db), 2);
  const looker = await server.staffWith(['TV_HOTLIVE_VIEW']);
  expect(await server.call(hotlive.list, {}, { key: looker.key })).toMatchObject({ status: 200 });
  expect(await server.call(hotlive.create, { idmedia }, { key: looker.key })).toMatchObject({
    refused: Code.forbidden,
  });
  expect(await server.call(hotlive.remove, { idmedia }, { key: looker.key })).toMatchObject({
    refused: Code.forbidden,
  });
  expect(await server.call(tvSlider.list, {}, { key: looker.key })).toMatchObject({ refused: Code.forbidden });
});
