import { afterAll, beforeAll, expect, test } from 'vitest';
import * as profiles from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

let server: TestServer;
let keeper: Staff;
beforeAll(async () => {
  server = await startTestServer();
  keeper = await server.staffWith(['PROFILE_VIEW', 'PROFILE_LOCK', 'PROFILE_VERIFY', 'PROFILE_UPDATE']);
});
afterAll(() => server.close());

const verify = (pubkey: string, phonenumber: string, verifyValue = true) =>
  server.call(profiles.verifyPhone, { pubkey, phonenumber, verifyValue }, { key: keeper.key });
const update = (pubkey: string, body: profiles.ProfileFields) =>
  server.call(profiles.update, { pubkey, body }, { key: keeper.key });
const PHONE_REFUSED = 'phone number invalid or already used';

test('a member is found by number and by key, with every field', async () => {
  const { uid, pubkey } = await aMember(server.db, {
    display_name: 'Lý',
    born_at: -86_400,
    gender: 1,
    email: 'ly@vd.vn',
    phone: '+84911111111',
    id_card: '001',
    location: 'Huế',
  });
  const whole = {
    uid,
    pubkey,
    displayName: 'Lý',
    bornAt: -86_400,
    gender: 'men',
    email: 'ly@vd.vn',
    phone: '+84911111111',
    idCard: '001',
    location: 'Huế',
    phoneVerified: false,
    blocks: [],
    authentic: false,
  };
  expect(await server.call(profiles.byUid, { uid }, { key: keeper.key })).toMatchObject({ data: whole });
  expect(await server.call(profiles.byPubkey, { pubkey }, { key: keeper.key })).toMatchObject({ data: whole });
  expect(await server.call(profiles.byUid, { uid: 999_999 }, { key: keeper.key })).toMatchObject({
    status: 404,
    refused: Code.notFound,
  });
  expect(await server.call(profiles.byPubkey, { pubkey: 'nobody' }, { key: keeper.key })).toMatchObject({
    refused: Code.notFound,
  });
});

test('block kinds are set as the whole new set, and none clears them', async () => {
  const { pubkey } = await aMember(server.db, { blocks: ['BLOCK_POST'] });
  const block = (...blockTypes: profiles.BlockKind[]) =>
    server.call(profiles.block, { pubkey, blockTypes }, { key: keeper.key });
  expect(await block('BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME')).toMatchObject({
    data: { blocks: ['BLOCK_COMMENT', 'BLOCK_POST_ALLOW_ONLY_ME'] },
  });
  expect(await block()).toMatchObject({ data: { blocks: [] } });
  await block();
  const changes = await server.db
    .selectFrom('audit')
    .select('command')
    .where('target_id', '=', pubkey)
    .orderBy('audit_id')
    .execute();
  expect(changes.map((change) => change.command)).toEqual(['profile.block', 'profile.unblock']);
});

test.each([
  ['0912 345 601', '+84912345601'],
  ['+84 912 345 602', '+84912345602'],
  ['84912345603', '+84912345603'],
  ['024 3825 3604', '+842438253604'],
  ['+1 213 373 4253', '+12133734253'],
])('verifying %s keeps it as %s', async (written, kept) => {
  const { pubkey } = await aMember(server.db);
  expect(await verify(pubkey, written)).toMatchObject({ data: { phone: kept, phoneVerified: true } });
});

test.each(['12345', 'không phải số', '0912', ''])('%j is refused as a phone number', async (written) => {
  const { pubkey } = await aMember(server.db);
  expect(await verify(pubkey, written)).toMatchObject({ status: 400, refused: Code.malformed, message: PHONE_REFUSED });
});

test('a verified number belongs to one member, until it is unverified', async () => {
  const [first, second] = [await aMember(server.db), await aMember(server.db)];
  await verify(first.pubkey, '0987654321');
  expect(await verify(second.pubkey, '+84987654321')).toMatchObject({
    status: 409,
    refused: Code.alreadyExists,
    message: PHONE_REFUSED,
  });
  expect(await verify(first.pubkey, '', false)).toMatchObject({
    data: { phone: '+84987654321', phoneVerified: false },
  });
  expect(await verify(second.pubkey, '+84987654321')).toMatchObject({ status: 200 });
});

test('of two members who get the same number at the same moment one does', async () => {
  const members = [await aMember(server.db), await aMember(server.db)];
  const answers = await Promise.all(members.map(({ pubkey }) => verify(pubkey, '0977777777')));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test('the authentic seal is given and taken', async () => {
  const { uid } = await aMember(server.db);
  const seal = (isAuthentic: boolean) => server.call(profiles.setAuthentic, { uid, isAuthentic }, { key: keeper.key });
  expect(await seal(true)).toMatchObject({ data: { authentic: true } });
  expect(await seal(false)).toMatchObject({ data: { authentic: false } });
  expect(
    await server.call(profiles.setAuthentic, { uid: 999_999, isAuthentic: true }, { key: keeper.key }),
  ).toMatchObject({
    refused: Code.notFound,
  });
});

test('fields that are left out stay, and the change is recorded field by field', async () => {
  const { pubkey } = await aMember(server.db, { display_name: 'Cũ', email: 'cu@vd.vn', location: 'Huế' });
  expect(await update(pubkey, { displayName: '  Mới ', location: '', bornAt: 0 })).toMatchObject({
    data: { displayName: 'Mới', email: 'cu@vd.vn', location: '', bornAt: 0 },
  });
  const change = await server.db.selectFrom('audit').selectAll().where('target_id', '=', pubkey).executeTakeFirst();
  expect(change).toMatchObject({
    command: 'profile.update',
    before: { displayName: 'Cũ', location: 'Huế', bornAt: null },
    after: { displayName: 'Mới', location: '', bornAt: 0 },
  });
});

test('a new number is normalised and has to be verified again; a wrong one or an empty name is refused', async () => {
  const { pubkey } = await aMember(server.db);
  await verify(pubkey, '0966666661');
  expect(await update(pubkey, { phone: '+84966666661', email: 'a@vd.vn' })).toMatchObject({
    data: { phoneVerified: true },
  });
  expect(await update(pubkey, { phone: '0966 666 662' })).toMatchObject({
    data: { phone: '+84966666662', phoneVerified: false },
  });
  expect(await update(pubkey, { phone: '1' })).toMatchObject({ status: 400, refused: Code.malformed });
  expect(await update(pubkey, { displayName: '  ' })).toMatchObject({ status: 400, refused: Code.malformed });
  expect(await update('nobody', { location: 'x' })).toMatchObject({ status: 404, refused: Code.notFound });
});

test('a correction takes nobody else’s number, and names the field', async () => {
  const [first, second] = [await aMember(server.db), await aMember(server.db)];
  await verify(first.pubkey, '0955555551');
  const taken = {
    status: 409,
    refused: Code.alreadyExists,
    message: PHONE_REFUSED,
    data: { issues: [{ path: 'body.phone', message: 'already used' }] },
  };
  expect(await update(second.pubkey, { phone: '0955 555 551', location: 'Huế' })).toMatchObject(taken);
  await verify(first.pubkey, '', false);
  expect(await update(second.pubkey, { phone: '+84955555551' })).toMatchObject(taken);
  expect(await update(second.pubkey, { phone: '1' })).toMatchObject({
    status: 400,
    message: PHONE_REFUSED,
    data: { issues: [{ path: 'body.phone' }] },
  });
  expect(await update(first.pubkey, { phone: '' })).toMatchObject({ data: { phone: '' } });
  expect(await update(second.pubkey, { phone: '0955555551' })).toMatchObject({ data: { phone: '+84955555551' } });
});

test('of two corrections that give the same number at the same moment one is made', async () => {
  const members = [await aMember(server.db), await aMember(server.db), await aMember(server.db)];
  const answers = await Promise.all(members.map(({ pubkey }) => update(pubkey, { phone: '0944444441' })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
});

test('each act needs its permission', async () => {
  const { pubkey, uid } = await aMember(server.db);
  const { key } = await server.staffWith(['PROFILE_VIEW']);
  for (const answer of [
    await server.call(profiles.block, { pubkey, blockTypes: [] }, { key }),
    await server.call(profiles.verifyPhone, { pubkey, phonenumber: '0912345678', verifyValue: true }, { key }),
    await server.call(profiles.setAuthentic, { uid, isAuthentic: true }, { key }),
    await server.call(profiles.update, { pubkey, body: {} }, { key }),
  ])
    expect(answer).toMatchObject({ status: 403, refused: Code.forbidden });
  expect(await server.call(profiles.list, {}, { key: (await server.staffWith(['POST_VIEW'])).key })).toMatchObject({
    refused: Code.forbidden,
  });
});
