import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCommon } from '../../server/auth/commonPasswords';
import { hashNewPassword, whyNot } from '../../server/auth/newPassword';
import { asInitial, hashPassword, isPassword, NO_PASSWORD, SET_ASIDE, verifyDummy } from '../../server/auth/passwords';

const LONG_AND_RARE = 'kY7-mango-lantern';

describe('a password is easy to guess', () => {
  test.each([
    ['is in the list as it is, whatever the case and the blanks round it', ' L58JKDJP! '],
    ['is in the list without its signs', '8.phrowz-622'],
    ['is in the list without the digits round it', '12mango3456'],
    ['is in the list without its accents', 'Đrá-gòn 1'],
    ['is one of the list said again and again', '8phrowz6228phrowz622'],
    ['is one of the list said again and again with digits round it', '9mango-mango-mango7'],
    ['is one sign', '**********'],
    ['is one letter', '好好好好好好好好好好'],
    ['is digits', '2840-5719-3366'],
    ['is of this place', 'Mật khẩu của tôi'],
    ['is of this place, said twice', 'tamquantamquan'],
    ['is the user name with something around it', '2026.HOA-Le!'],
    ['is the user name said again and again', 'hoale hoale hoale'],
    ['is the user name backwards', '**el.aoh**'],
    ['is the user name backwards again and again', 'elaohelaoh99'],
  ])('where it %s', async (_why, password) => expect(await isCommon(password, '7.hoa.lê')).toBe(true));

  test('of a user name only where that has three letters at least', async () => {
    expect(await isCommon('xyz-xyz-xyz', 'xyz')).toBe(true);
    expect(await isCommon('zyx-zyx-zyx', 'xyz')).toBe(true);
    expect(await isCommon('xyz-xyz-xyz', 'zxy')).toBe(false);
    expect(await isCommon('xy-xy-xy-xy', 'xy1')).toBe(false);
  });

  test.each(['hoa.le và mẹ', 'le.hoa.1999', 'mango-xyz-mango', 'hoaleelaoh', 'dra77gon', LONG_AND_RARE])(
    'but not where it is "%s"',
    async (password) => expect(await isCommon(password, 'hoa.lê')).toBe(false),
  );
});

describe('a new password', () => {
  test.each([
    ['ngắn', 'at least 10 characters'],
    ['Nguyen.Thi.Hoa', 'not the user name'],
    [
      'nguyen.thi.hoa.1',
      'too easy to guess: not a common password, nor the user name or this site with something around it',
    ],
  ])('"%s" is refused at its field: %s', async (password, why) => {
    expect(await whyNot(password, 'nguyen.thi.hoa')).toBe(why);
    await expect(hashNewPassword(password, 'nguyen.thi.hoa', 'password_new')).rejects.toMatchObject({
      code: 400,
      message: `body.password_new: ${why}`,
      data: { issues: [{ path: 'body.password_new', message: why }] },
    });
  });

  test('is kept as a hash, by which it is known again', async () => {
    expect(await whyNot(LONG_AND_RARE, 'hoa')).toBeUndefined();
    const hashed = await hashNewPassword(LONG_AND_RARE, 'hoa', 'password_new');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(LONG_AND_RARE, hashed)).toBe(true);
    expect(await isPassword('mot-mat-khau-khac', hashed)).toBe(false);
  });
});

describe('what opens', () => {
  const NOW = 1_800_000_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a password that others know opens for seven days, and then nothing does', async () => {
    const initial = asInitial(await hashPassword(LONG_AND_RARE), NOW);
    expect(initial).toMatch(new RegExp(`^until ${NOW + 7 * 86_400} \\$argon2id`));
    vi.setSystemTime((NOW + 7 * 86_400) * 1000 - 1);
    expect(await isPassword(LONG_AND_RARE, initial)).toBe(true);
    expect(await isPassword('mot-mat-khau-khac', initial)).toBe(false);
    vi.setSystemTime((NOW + 7 * 86_400) * 1000);
    expect(await isPassword(LONG_AND_RARE, initial)).toBe(false);
  });

  test('nothing, where there is no password or it was set aside, nor for a name that does not exist', async () => {
    const aside = SET_ASIDE + (await hashPassword(LONG_AND_RARE));
    for (const kept of [NO_PASSWORD, aside])
      for (const password of [LONG_AND_RARE, kept, '']) expect(await isPassword(password, kept)).toBe(false);
    for (const password of [LONG_AND_RARE, 'there is nobody of this name'])
      expect(await verifyDummy(password)).toBe(false);
  });
});
