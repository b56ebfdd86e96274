import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as adminUsers from '../../contract/adminUsers';
import { assign } from '../../contract/assignments';
import { canonicalTag, vip } from '../../contract/curatedMembers';
import { MapLabels } from '../../contract/mapLabels';
import { audienceOfOne, create as notify, roleOfAudience } from '../../contract/notifications';
import { PHOTO_PERMISSIONS, takesPictures } from '../../contract/photos';
import { policyLine } from '../../contract/policies';
import * as profiles from '../../contract/profiles';
import * as roles from '../../contract/roles';
import { dailyMonth, registeredUsers } from '../../contract/statistics';

/** What a call understands of what it is given; undefined where it refuses that. */
const taken = (schema: unknown, given: unknown): unknown => {
  const read = z.safeDecode(schema as z.ZodMiniType, given);
  return read.success ? read.data : undefined;
};
const sent = (schema: unknown, value: unknown): unknown => z.encode(schema as z.ZodMiniType, value);
const whyNot = (schema: unknown, given: unknown) =>
  z.safeDecode(schema as z.ZodMiniType, given).error?.issues.map(({ message, path }) => [path.join('.'), message]);

describe('a call takes', () => {
  test('languages as a list of BCP 47 codes, and not too many', () => {
    const { tags } = vip.setTags.query;
    expect(taken(tags, '["vi","zh-Hant"]')).toEqual(['vi', 'zh-Hant']);
    expect(taken(tags, '[]')).toEqual([]);
    const codes = (count: number) => JSON.stringify(Array.from({ length: count }, () => 'vi'));
    expect(taken(tags, codes(20))).toHaveLength(20);
    for (const odd of [codes(21), 'vi,en', '"vi"', '{}', '["vi","tiếng Việt"]', '["v"]', '[1]', '["vi "]', '["-vi"]'])
      expect(taken(tags, odd), odd).toBeUndefined();
    expect(whyNot(tags, 'vi')).toEqual([['', expect.stringContaining('JSON')]]);
    expect(whyNot(tags, '[1]')).toEqual([['', expect.stringContaining('BCP 47')]]);
    expect(whyNot(tags, codes(21))).toEqual([['', expect.stringContaining('20')]]);
    expect(sent(tags, ['vi', 'en'])).toBe('["vi","en"]');
  });

  test('kinds of block each once, and only those that it knows; the one that it does not know is named', () => {
    const { blockTypes } = profiles.block.query;
    expect(taken(blockTypes, 'BLOCK_POST|BLOCK_COMMENT|BLOCK_POST')).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
    expect(taken(blockTypes, '')).toEqual([]);
    expect(whyNot(blockTypes, 'BLOCK_POST|BLOCK_X')).toEqual([
      ['1', expect.stringContaining('BLOCK_COMMENT, BLOCK_POST_ALLOW_ONLY_ME')],
    ]);
    expect(whyNot(blockTypes, 'BLOCK_X')).toEqual([['0', expect.any(String)]]);
    expect(sent(blockTypes, [])).toBe('');
  });

  test('a month as year and number', () => {
    const { month } = dailyMonth.query;
    expect(taken(month, '2026-02')).toEqual({ year: 2026, month: 2 });
    for (const odd of ['2026-13', '2026-00', '2026-2', '26-02', '2026-02-01', ''])
      expect(taken(month, odd)).toBeUndefined();
    expect([sent(month, { year: 2026, month: 11 }), sent(month, { year: 987, month: 5 })]).toEqual([
      '2026-11',
      '0987-05',
    ]);
  });

  test('an audience of all, of a tier or of a role, and knows the role', () => {
    const { audience } = (notify.body as unknown as { shape: Record<'audience', unknown> }).shape;
    for (const one of ['all', 'tier:99', 'tier:100', 'role:5']) expect(taken(audience, one)).toBe(one);
    for (const odd of ['tier:5', 'role:0', 'role:x', 'role:1234567890', 'uid:5', 'role:5 ', ' role:5', 'everybody'])
      expect(taken(audience, odd), odd).toBeUndefined();
    expect([roleOfAudience('role:12'), roleOfAudience('all'), roleOfAudience('role:0')]).toEqual([
      12,
      undefined,
      undefined,
    ]);
    // One for a single person is made by the server alone.
    expect([audienceOfOne(5), taken(audience, audienceOfOne(5))]).toEqual(['uid:5', undefined]);
  });

  test('somebody or nobody to hand a case to', () => {
    const { uid } = assign.query;
    expect([taken(uid, '7'), taken(uid, ''), sent(uid, 7), sent(uid, null)]).toEqual([7, null, '7', '']);
    for (const odd of ['0', '-1', '1.5', 'an', ' ', '1234567890']) expect(taken(uid, odd), odd).toBeUndefined();
  });

  test('a user name of letters, digits and few signs, without spaces around', () => {
    for (const name of ['an', 'an.nguyen@chua.vn', 'A_b+c-9'])
      expect(taken(adminUsers.UserName, ` ${name} `)).toBe(name);
    for (const odd of ['', 'nguyễn', 'a b', 'x'.repeat(65)]) expect(taken(adminUsers.UserName, odd)).toBeUndefined();
  });

  test('of a role only actions that there are, and sends on those that another server has', () => {
    const { action_ids } = (roles.edit.body as unknown as { shape: Record<'action_ids', unknown> }).shape;
    expect(taken(action_ids, ['POST_VIEW', 'LOCATION_ADD'])).toEqual(['POST_VIEW', 'LOCATION_ADD']);
    for (const odd of ['POST_FLY', 'ONLY_SUPER_ADMIN', '']) expect(taken(action_ids, [odd]), odd).toBeUndefined();
    expect(whyNot(action_ids, ['POST_FLY'])).toEqual([['0', expect.stringMatching(/POST_VIEW, /)]]);
    expect(sent(action_ids, ['POST_VIEW', 'KARMA_GIVE'])).toEqual(['POST_VIEW', 'KARMA_GIVE']);
  });

  test('what is corrected of a member by the names of the wire, and nothing of what is left out', () => {
    const body = profiles.update.body;
    const corrections = { displayName: 'Lan', bornAt: 0, gender: 'men', idCard: '012' };
    expect(sent(body, corrections)).toEqual({ displayName: 'Lan', dob: 0, gender: 1, idcard: '012' });
    expect(taken(body, sent(body, corrections))).toEqual(corrections);
    expect(sent(body, { gender: 'woman', bornAt: null })).toEqual({ gender: 0, dob: null });
    expect(taken(body, { gender: 5, dob: null })).toEqual({ gender: 'woman', bornAt: null });
    expect([sent(body, {}), taken(body, {})]).toStrictEqual([{}, {}]);
  });
});

test('points of statistics are whole numbers of time and total, and nothing else is a series', () => {
  const good = [
    { time: 1, total: 2 },
    { time: 3, total: 0 },
  ];
  expect(taken(registeredUsers.data, good)).toEqual(good);
  expect(taken(registeredUsers.data, [])).toEqual([]);
  for (const odd of [
    [{ time: 1 }],
    [{ total: 1 }],
    [null],
    [{ time: 1.5, total: 1 }],
    [{ time: 1, total: '2' }],
    {},
    null,
  ])
    expect(taken(registeredUsers.data, odd), JSON.stringify(odd)).toBeUndefined();
  expect(taken(registeredUsers.data, [...good, null])).toBeUndefined();
});

test('a language is one however its tag is written, and what is no tag stays as it is', () => {
  expect(['VI', 'vi', 'zh-hant', 'EN-us'].map(canonicalTag)).toEqual(['vi', 'vi', 'zh-Hant', 'en-US']);
  expect(canonicalTag('tiếng Việt')).toBe('tiếng Việt');
});

test('a policy is written in one line, its name alone where that says all', () => {
  expect(policyLine({ name: 'Lừa đảo', text: '' })).toBe('Lừa đảo');
  expect(policyLine({ name: 'Lừa đảo', text: 'Bán vé số giả' })).toBe('Lừa đảo: Bán vé số giả');
});

test('a label of a map lies on the earth', () => {
  const isTaken = (...coordinates: number[]) => {
    const geometry = { type: 'Point', coordinates };
    const features = [{ type: 'Feature', geometry, properties: { name: 'Hoàng Sa' } }];
    return taken(MapLabels, { type: 'FeatureCollection', features }) !== undefined;
  };
  expect([isTaken(112, 16.5), isTaken(180, 90), isTaken(-180, -90, 5)]).toEqual([true, true, true]);
  expect([isTaken(181, 0), isTaken(0, 91), isTaken(5), isTaken()]).toEqual([false, false, false, false]);
});

test('a picture can be sent where the server has a place for it; an avatar needs none of its own', () => {
  const server = (paths: Record<string, string | null>) => ({ extensions: new Set<never>(), paths });
  const [PHOTOS, AVATARS] = ['POST /photos/upload', 'POST /photos/avatar'];
  const takes = (paths: Record<string, string | null>) =>
    (['photo', 'avatar'] as const).map((as) => takesPictures(as, server(paths)));
  expect(takes({})).toEqual([true, true]);
  expect(takes({ [AVATARS]: null })).toEqual([true, true]);
  expect(takes({ [PHOTOS]: null })).toEqual([false, true]);
  expect(takes({ [PHOTOS]: null, [AVATARS]: null })).toEqual([false, false]);
  expect(PHOTO_PERMISSIONS).toContain('STICKER_UPLOAD');
});
