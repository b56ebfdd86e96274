import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { brokenRule } from '../../contract/passwords';
import { keyIn, SignedIn } from '../../contract/signIn';
import { asUserInfo } from '../../contract/userInfo';
import { PASSWORD_MIN_LENGTH } from '../../contract/wire/constants';

describe('the key that a server gives at sign-in', () => {
  test('is found by any of its names, a session key first', () => {
    const names = ['sessionkey', 'access_token', 'accessToken', 'token'] as const;
    for (const [at, name] of names.entries()) {
      const later = Object.fromEntries(names.slice(at + 1).map((other) => [other, 'another']));
      expect(keyIn({ ...later, [name]: 'khoa' })).toBe('khoa');
      expect(keyIn({ ...later, [name]: '' })).toBe(at < 3 ? 'another' : '');
    }
  });

  test('has to be there: without one nobody is signed in', () => {
    expect(z.safeParse(SignedIn, { token: 'khoa' }).success).toBe(true);
    expect(z.safeParse(SignedIn, { userinfo: { display_name: 'An' } }).success).toBe(false);
    expect(z.safeParse(SignedIn, { token: '' }).success).toBe(false);
  });
});

describe('who is signed in', () => {
  const AN = { uid: 7, user_name: 'an', display_name: 'Nguyễn An' };
  const PLAIN = { avatar: '', tier_id: 99, status: 1, roles: [] };

  test('has no role and no rights that the server does not say', () => {
    expect(asUserInfo(AN)).toEqual({ ...AN, ...PLAIN });
    expect(asUserInfo(AN)).not.toHaveProperty('actions');
  });

  test('is as the server says now, and what it leaves out as it was known before', () => {
    const roles = [{ role_id: 1, role_name: 'Biên tập' }];
    const known = { ...AN, avatar: '/a.webp', tier_id: 100, status: 3, roles, actions: ['POST_VIEW'] };
    expect(asUserInfo({ display_name: '' }, known)).toEqual({ ...known, status: 1 });
    const said = {
      uid: 8,
      user_name: 'binh',
      display_name: 'Bình',
      avatar: '',
      tier_id: 99,
      status: 2,
      roles: [],
      actions: [],
    };
    expect(asUserInfo(said, known)).toEqual(said);
  });

  test('is called by the user name where there is no other', () => {
    expect(asUserInfo({ ...AN, display_name: '' })).toMatchObject({ display_name: 'an' });
    expect(asUserInfo({ display_name: 'An' }, { uid: 7 })).toMatchObject({ user_name: '', display_name: 'An' });
  });

  test('is told apart by the name on a server without numbers, and is nobody without a name', () => {
    const numberOf = (name: string) => asUserInfo({ display_name: name })?.uid ?? expect.fail('it is nobody');
    expect(numberOf('Nguyễn An')).toBe(numberOf('Nguyễn An'));
    const all = ['an', 'na', 'Nguyễn An', 'a', 'x'.repeat(200)].map(numberOf);
    expect(new Set(all).size).toBe(all.length);
    for (const uid of all) expect(Number.isSafeInteger(uid) && uid < -1_000_000).toBe(true);
    // The same as it was with an earlier console, whose browser has kept it.
    expect(numberOf('an')).toBe(-1_009_844);
    expect(asUserInfo({ user_name: 'an', display_name: 'Nguyễn An' })?.uid).toBe(numberOf('an'));
    expect(asUserInfo({ display_name: '' })).toBeUndefined();
    expect(asUserInfo({ uid: 7, display_name: '' })).toMatchObject({ uid: 7 });
  });
});

test('a new password is long enough, by what a reader takes for one sign, and not the user name', () => {
  const long = 'x'.repeat(PASSWORD_MIN_LENGTH);
  expect(brokenRule(long, 'an')).toBeUndefined();
  expect(brokenRule(long.slice(1), 'an')).toBe('longEnough');
  expect(brokenRule('😀'.repeat(PASSWORD_MIN_LENGTH - 1), 'an')).toBe('longEnough');
  expect(brokenRule('😀'.repeat(PASSWORD_MIN_LENGTH), 'an')).toBeUndefined();
  expect(brokenRule(` ${long.toUpperCase()} `, long)).toBe('notTheUserName');
  expect(brokenRule(long, ` ${long} `)).toBe('notTheUserName');
});
