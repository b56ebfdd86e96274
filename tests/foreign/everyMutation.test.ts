import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { roleOf } from '../../commands/adminUsers/fields';
import type { Macro } from '../../commands/core/parts';
import type { StaffRow } from '../../commands/core/rows';
import { mergeTemples } from '../../commands/temples/merge';
import { dayOf } from '../../contract/birthDay';
import * as comments from '../../contract/comments';
import { BLOCK_KINDS, type Profile } from '../../contract/profiles';
import { EMPTY_TEMPLE, type Temple } from '../../contract/temples/calls';
import { ACTION_IDS, isGivenBy } from '../../contract/wire/areas';
import { aTemple, aTempleRow } from '../commands/rows';
import type { Data } from './comparedData';
import { IMPOSSIBLE } from './every/own';
import { startWithoutScreen, type WithoutScreen } from './withoutScreen';

let at: WithoutScreen;
let does: WithoutScreen['does'];
beforeAll(async () => {
  at = await startWithoutScreen();
  does = at.does;
});
afterAll(() => at.close());

/** Returns the first element of which `isIt` is true; without one the test fails. */
function one<T>(all: readonly T[], isIt: (one: T) => boolean): T {
  return all.find(isIt) ?? expect.fail('nothing is so');
}
const sets = <T extends object>(all: readonly T[], isIt: (one: T) => boolean, change: NoInfer<Partial<T>>) =>
  Object.assign(one(all, isIt), change);
const drops = <T>(all: T[], isIt: (one: T) => boolean) => all.splice(all.indexOf(one(all, isIt)), 1);

/** Of the first members one nobody has done anything to, and one whose posts are blocked. */
const FREE = 7;
const BLOCKED = 4;
const member = (index: number) => at.server.data.members[index] ?? expect.fail();
/** The answers of the form, as it opens. */
const formOf = ({ displayName, email, phone, bornAt, gender, idCard, location, photo }: Profile) => ({
  ...{ displayName, email, phone, birthDay: dayOf(bornAt), gender: gender ?? 'unsaid', idCard, location, photo },
});

test('members', async () => {
  const [free, blocked] = [member(FREE).pubkey, member(BLOCKED).pubkey];
  const of = (pubkey: string, change: Partial<Data['members'][number]>) => (data: Data) =>
    sets(data.members, (member) => member.pubkey === pubkey, change);
  const ONLY_ME = 'BLOCK_POST_ALLOW_ONLY_ME';
  Object.assign(member(5), { blocks: [ONLY_ME] });
  const onlyMe = member(5).pubkey;
  const both = of(blocked, { blocks: ['BLOCK_POST', ONLY_ME] });
  await does('profile.toggleOnlyMe', [blocked], {}, both, 'profile.setBlocks');
  await does('profile.toggleOnlyMe', [onlyMe], {}, of(onlyMe, { blocks: [] }), 'profile.setBlocks');
  await does('profile.unblock', [blocked], {}, of(blocked, { blocks: [] }), 'profile.setBlocks');
  const put = of(free, { blocks: ['BLOCK_POST'] });
  await does('profile.block', [free], { kinds: ['BLOCK_POST'] }, put, 'profile.setBlocks');
  const verified = of(free, { phoneVerified: true });
  const phone = '+84 91 200 1007';
  await does('profile.verifyPhone', [free], { phone }, verified, 'profile.unverifyPhone');
  await does('profile.setAuthentic', [free], {}, of(free, { authentic: true }), 'profile.unsetAuthentic');
  const sealed = member(9).pubkey;
  await does('profile.unsetAuthentic', [sealed], {}, of(sealed, { authentic: false }), 'profile.setAuthentic');

  const { fields } = at.server.switches;
  onTestFinished(() => {
    at.server.switches.fields = fields;
  });
  at.server.switches.fields = 'spec';
  const known = async () => formOf((await at.read('profile', free)) as Profile);
  const moved = { ...(await known()), location: 'Đà Lạt' };
  await does('profile.update', [free], moved, of(free, { location: 'Đà Lạt' }), 'whileHeld');
  at.server.switches.fields = 'extra';
  const mailed = { ...(await known()), email: 'moi@example.vn', birthDay: '1990-05-31' };
  const made = { email: 'moi@example.vn', dob: Date.parse('1990-05-31') / 1000 + (member(FREE).dob % 86_400) };
  await does('profile.update', [free], mailed, of(free, made), 'profile.setFields');
  const eight = member(8).pubkey;
  await does('profile.unverifyPhone', [eight], {}, of(eight, { phoneVerified: false }), 'profile.verifyPhone');
});

test('VIP and TV accounts', async () => {
  const { pubkey } = member(FREE);
  const { vips, tv } = at.server.data;
  const [plain = '', tagged = ''] = vips.map((vip) => vip.pubkey);
  const tags = (languageTags: string[]) => (data: Data) =>
    sets(data.vips, (vip) => vip.pubkey === tagged, { languageTags });
  await does('vip.add', [pubkey], {}, (data) => data.vips.push({ pubkey, languageTags: [] }), 'vip.takeBack');
  await does('vip.addLanguageTag', [tagged], { languages: ['fr'] }, tags(['vi', 'en', 'fr']), 'vip.removeLanguageTag');
  await does('vip.removeLanguageTag', [tagged], { languages: ['en'] }, tags(['vi']), 'vip.addLanguageTag');
  for (const gone of [plain, tagged])
    await does('vip.remove', [gone], {}, (data) => drops(data.vips, (vip) => vip.pubkey === gone), 'vip.putBack');
  await does('tvUser.add', [pubkey], {}, (data) => data.tv.push(pubkey), 'tvUser.takeBack');
  const [first = ''] = tv;
  await does('tvUser.remove', [first], {}, (data) => drops(data.tv, (key) => key === first), 'tvUser.putBack');
});

test('posts and comments', async () => {
  const of = (id: string, change: object) => (data: Data) => sets(data.posts, ({ idpost }) => idpost === id, change);
  await does('post.hide', ['p2010'], {}, of('p2010', { hidden: true }), 'whileHeld');
  await does('post.block', ['p2011'], {}, of('p2011', { blocked: true }), 'whileHeld');
  const gone = (data: Data) => ['p2012', 'p2013'].map((id) => of(id, { deleted: true })(data));
  await does('post.delete', ['p2012', 'p2013'], {}, gone, 'whileHeld');
  const [video, image] = [{ idmedia: 'm3010' }, { idmedia: 'm3000' }];
  await does('post.promoteHotlive', ['p2001'], video, (data) => data.hotlive.push('m3010'), 'post.unpromoteHotlive');
  await does('post.promoteSlider', ['p2000'], image, (data) => data.slider.push('m3000'), 'post.unpromoteSlider');
  const listed = await at.call(comments.list, { idpost: 'p2005', pos: 0, count: 3 });
  const [comment = expect.fail()] = listed.refused === undefined ? listed.data : [];
  await at.cannot('comment.blockAuthor', comment, 'command.memberUnknown');
});

test('reports', async () => {
  const decided = (ids: readonly number[], action: number) => (data: Data) => {
    for (const id of ids) one(data.reports, ({ reportId }) => reportId === id).action = action;
  };
  await does('report.ignore', ['cc20'], {}, decided([703], 1), 'whileHeld');
  // All reports of a post are settled by one decision.
  const deleted = (data: Data) => {
    decided([700, 701, 702, 760], 2)(data);
    one(data.posts, ({ idpost }) => idpost === 'p2000').deleted = true;
  };
  await does('report.deletePost', ['pp2000'], {}, deleted, 'whileHeld');
  const blocked = (data: Data) => {
    decided([706, 707, 762], 3)(data);
    one(data.posts, ({ idpost }) => idpost === 'p2002').owner.blocks = [...BLOCK_KINDS];
  };
  await does('report.blockUser', ['pp2002'], {}, blocked, 'whileHeld');
});

test('hotlive and slider', async () => {
  for (const [noun, name, idmedia] of [
    ['hotlive', 'hotlive', 'm3010'],
    ['tvSlider', 'slider', 'm3100'],
  ] as const) {
    await does(`${noun}.add`, [idmedia], {}, (data) => data[name].push(idmedia), `${noun}.takeBack`);
    const [first = ''] = at.server.data[name];
    await does(`${noun}.remove`, [first], {}, (data) => drops(data[name], (id) => id === first), `${noun}.putBack`);
  }
});

test('temples', async () => {
  const byId = (data: Data, id: number) => one(data.temples, (temple) => temple.id === id);
  const of = (ids: readonly number[], change: Partial<Data['temples'][number]>) => (data: Data) =>
    ids.map((id) => Object.assign(byId(data, id), change));
  const without = (data: Data, ...ids: readonly number[]) => {
    for (const id of ids) drops(data.temples, (temple) => temple.id === id);
  };
  const some = [401, 402, 403];
  await does('temple.edit', [401], { fields: { city: 'Vinh' } }, of([401], { city: 'Vinh' }), 'temple.revert');
  await does('temple.setType', some, { type: 'CHURCH' }, of(some, { type: 'CHURCH' }), 'temple.revert');
  const lao = { field: 'country', value: 'Lào' };
  await does('temple.setField', some, lao, of(some, { country: 'Lào' }), 'temple.revert');
  await does('temple.delete', [410], {}, (data) => without(data, 410), 'temple.makeAgain');

  const fields = { ...EMPTY_TEMPLE, name: 'Chùa Mới Thử', city: 'Huế', place: { lat: 16.4, lng: 107.5 } };
  const { place: _, ...texts } = fields;
  const stored = { ...texts, photos: [], place: { lat: '16.4', lng: '107.5' }, created: 0, updated: 0 };
  const made = (was: Data, now: Data) =>
    was.temples.push({ ...stored, id: one(now.temples, ({ name }) => name === fields.name).id });
  await does('temple.add', [aTemple({ templeId: '-2', name: '' })], { fields }, made, 'temple.delete');

  const choices = { keep: '406', name: '405', nickname: '404', place: '404', photos: 'all' };
  const merged = [];
  for (const id of [404, 405, 406]) merged.push((await at.read('temple', id)) as Temple);
  const [, args] = mergeTemples.pick(merged, {
    ...Object.fromEntries(Object.keys(EMPTY_TEMPLE).map((field) => [field, '406'])),
    ...choices,
  } as never);
  const merge = (data: Data) => {
    const [{ nickname, place }, { name }] = [byId(data, 404), byId(data, 405)];
    of([406], { nickname, place, name })(data);
    without(data, 404, 405);
  };
  await does('temple.mergeRows', [404, 405, 406], args, merge, 'temple.unmergeRows');

  const said = { description: 'Sửa từ tệp' };
  const write = { is: 'update', templeId: '407', fields: said, was: { description: '' } } as const;
  const rows = [aTempleRow({ write: { is: 'create', fields, anyway: false } }), aTempleRow({ name: 'Có rồi', write })];
  const imported = (was: Data, now: Data) => [made(was, now), of([407], said)(was)];
  await does('temple.importRows', rows, { source: undefined }, imported, 'temple.unimportRows');
});

test('staff, and the own password', async () => {
  const of = (uid: number, change: Partial<Data['staff'][number]>) => (data: Data) =>
    sets(data.staff, (user) => user.uid === uid, change);
  const SOMEBODY = 9004;
  const row = (await at.read('adminUser', SOMEBODY)) as StaffRow;
  const kept = { organId: '0', position: '1', rankId: '0', avatar: '' };
  const form = { userName: row.user_name, displayName: 'Đổi Tên Rồi', role: roleOf(row), tier: '99', ...kept };
  await does('adminUser.edit', [SOMEBODY], form, of(SOMEBODY, { display_name: 'Đổi Tên Rồi' }), 'adminUser.edit');
  await does('adminUser.setStatus', [SOMEBODY], { status: '3' }, of(SOMEBODY, { status: 3 }), 'adminUser.setStatus');
  await does('adminUser.ban', [SOMEBODY], {}, of(SOMEBODY, { status: 2 }), 'adminUser.setStatus');
  const password = 'mot cai that moi';
  await does('adminUser.resetPassword', [SOMEBODY], { password }, of(SOMEBODY, { password }), 'notAtAll');

  const added = { ...form, userName: 'nguoi.moi', displayName: 'Người Mới Đến', role: '2', password };
  const isNew = ({ user_name }: { user_name: string }) => user_name === 'nguoi.moi';
  const add = (was: Data, now: Data) =>
    was.staff.push({
      ...{ user_name: 'nguoi.moi', display_name: 'Người Mới Đến', password, roles: [2] },
      ...{ uid: one(now.staff, isNew).uid, organ_id: 0, position: 1, rank_id: 0, tier_id: 99, status: 1, avatar: '' },
    });
  await does('adminUser.add', [], added, add, 'notAtAll');
  const { uid } = one(at.server.data.staff, isNew);
  await does('adminUser.delete', [uid], {}, ({ staff }) => drops(staff, isNew), 'notAtAll');

  const oldPassword = one(at.server.data.staff, (user) => user.uid === at.uid).password;
  const own = { oldPassword, newPassword: password };
  await does('session.changePassword', [], own, of(at.uid, { password }), 'notAtAll');
});

test('roles', async () => {
  const READER = 3;
  const of = (change: (was: string[]) => string[]) => (data: Data) => {
    const role = one(data.roles, ({ role_id }) => role_id === READER);
    role.action_ids = change(role.action_ids);
  };
  const named = (data: Data) => {
    one(data.roles, ({ role_id }) => role_id === READER).role_name = 'Chỉ nhìn';
  };
  await does('role.edit', [READER], { name: 'Chỉ nhìn' }, named, 'role.edit');
  const more = of((was) => [...was, 'POST_DELETE']);
  await does('role.toggleAction', [READER], { action: 'POST_DELETE' }, more, 'role.setActions');
  const catalogue = ACTION_IDS.filter((action) => isGivenBy(action, () => false));
  const all = of((was) => [...new Set([...was, ...catalogue])]);
  await does('role.setAllActions', [READER], {}, all, 'role.setActions');
  const none = of(() => []);
  await does('role.clearAllActions', [READER], {}, none, 'role.setActions');

  const isNew = ({ role_name }: { role_name: string }) => role_name === 'Trực đêm';
  const add = (was: Data, now: Data) =>
    was.roles.push({ role_id: one(now.roles, isNew).role_id, role_name: 'Trực đêm', action_ids: [] });
  await does('role.add', [], { name: 'Trực đêm' }, add, 'notAtAll');
  const { role_id } = one(at.server.data.roles, isNew);
  await does('role.delete', [role_id], {}, ({ roles }) => drops(roles, isNew), 'notAtAll');
});

test('macros', async () => {
  const { pubkey } = member(11);
  const block = { commandId: 'profile.block', on: 'row', args: { kinds: ['BLOCK_COMMENT'] } } as const;
  const seal = { commandId: 'profile.setAuthentic', on: 'row', args: {} } as const;
  const macro: Macro = { name: 'Chặn và cấp dấu', kind: 'profile', parts: [block, seal] };
  Object.assign(member(11), { blocks: [], authentic: false });
  const both = (data: Data) =>
    sets(data.members, (one) => one.pubkey === pubkey, { blocks: ['BLOCK_COMMENT'], authentic: true });
  await does('macro.run', [pubkey], { macro }, both, 'macro.undo');
});

test('no command that changes something was left out', () => {
  expect([...at.ran, ...Object.keys(IMPOSSIBLE)].toSorted()).toEqual([...at.offered()].toSorted());
});

test('the server answered every call with what is expected of it', () => {
  // What is not there is asked after: before it is added, and once after it was deleted.
  const odd = at.server.calls.filter(
    ({ method, path, code = 200 }) => path !== '/capabilities' && code !== 200 && !(method === 'GET' && code === 304),
  );
  expect(odd.map(({ method, path, code, body, query }) => ({ call: `${method} ${path}`, code, body, query }))).toEqual(
    [],
  );
});
