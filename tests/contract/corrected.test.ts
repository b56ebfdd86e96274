import { describe, expect, test } from 'vitest';
import { dayOf } from '../../contract/birthDay';
import { corrected } from '../../contract/plainProfiles';

describe('a server that takes an edit for the whole is sent', () => {
  const sent = {
    pubkey: 'k',
    displayName: 'Lan',
    dob: '5',
    gender: '0',
    email: '',
    phone: null,
    idcard: '012',
    karma: 7,
  };

  test('what it had sent, letter by letter, of what can be corrected, and nothing of what it left out or empty', () => {
    expect(corrected(sent, {})).toStrictEqual({ displayName: 'Lan', dob: '5', gender: '0', idcard: '012' });
  });

  test('in place of what is corrected its new value, a number in quotes where it came in quotes', () => {
    expect(corrected(sent, { displayName: 'Hoa', bornAt: 9, gender: 'men' })).toMatchObject({
      displayName: 'Hoa',
      dob: '9',
      gender: '1',
    });
    expect(corrected({ dob: 5, gender: 1 }, { bornAt: 9, gender: 'woman' })).toStrictEqual({ dob: 9, gender: 0 });
    expect(corrected({}, { bornAt: 9, email: 'lan@chua.vn' })).toStrictEqual({ dob: 9, email: 'lan@chua.vn' });
  });

  test('null for a gender or a birth date that is removed', () => {
    expect(corrected({ gender: '1', dob: '5' }, { gender: null, bornAt: null })).toStrictEqual({
      gender: null,
      dob: null,
    });
  });
});

test('a birth date at noon by UTC is of the day that it is in, and one a quarter later of the next', () => {
  const noon = Date.UTC(1990, 4, 31, 12) / 1000;
  expect([dayOf(noon), dayOf(noon + 900), dayOf(Number.NaN), dayOf(8.64e12 + 1)]).toEqual([
    '1990-05-31',
    '1990-06-01',
    '',
    '',
  ]);
});
