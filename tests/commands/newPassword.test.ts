import { expect, test } from 'vitest';
import { newPassword } from '../../commands/core/newPassword';

test('a password that takes the place of another says that it has to be another, and is refused where it is not', () => {
  const ask = newPassword(undefined, (given) => String(given.oldPassword ?? ''));
  const given = { oldPassword: 'mot-mat-khau-dai' };
  const rule = (value: string) =>
    ask.rules?.(value, [], given).find(({ text }) => text === 'password.notTheOld')?.isMet;
  expect([rule(''), rule('mot-mat-khau-dai'), rule('mot-mat-khau-moi')]).toEqual([false, false, true]);
  expect(ask.check?.('mot-mat-khau-dai', [], given)).toBe('password.notTheOld');
  expect(
    newPassword()
      .rules?.('mot-mat-khau-moi', [], given)
      .map(({ text }) => text),
  ).toEqual(['password.longEnough']);
});
