import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeId, canBePublicKey } from '../../commands/core/typedIds';
import { KINDS } from '../../commands/kinds';
import { Code } from '../../contract/wire/codes';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const keys = {
  hex: fc.uint8Array({ minLength: 20, maxLength: 32 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
  // Of 34 letters at random one key in 600 has no digit; it is found by what else is known of the member.
  base58: fc.string({ unit: fc.constantFrom(...BASE58), minLength: 34, maxLength: 34 }),
  base64: fc.uint8Array({ minLength: 32, maxLength: 33 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  uuid: fc.uuid(),
};

test('every way in which servers write keys can be a key', () => {
  for (const [name, key] of Object.entries(keys))
    fc.assert(
      fc.property(key, (text) => {
        fc.pre(/\d/.test(text));
        expect([name, canBePublicKey(text), canBeId(text)]).toEqual([name, true, true]);
      }),
    );
});

test.each([
  'chùa Hương',
  'nguyen van a',
  'nghiêng',
  'spam',
  'khoá bài',
  'báo-cáo',
  'a1',
  'Trần 3',
  'chùa Trấn Quốc 2',
  '2 chùa Trấn Quốc',
  'thanhpho',
  '',
  '👩‍🚒',
])('no member is asked for by the key “%s”, and nobody is found', async (words) => {
  const asked: string[] = [];
  const world = {
    has: () => false,
    call: async ({ id }: { id: string }) => {
      asked.push(id);
      return { refused: Code.notFound, message: '' };
    },
  };
  expect(await KINDS.profile.search?.(world as never, words, 5)).toMatchObject({ refused: Code.notFound });
  expect(asked).toEqual([]);
});

test('a public key has eight signs at least', () => {
  expect([canBePublicKey('k3mx0qr'), canBePublicKey('k3mx0qr7')]).toEqual([false, true]);
});

test('a number is asked for as a number, and as a key where it is long enough to be one', async () => {
  const asked: string[] = [];
  const call = async ({ path }: { path: string }) => {
    asked.push(path);
    return { refused: Code.notFound, message: '' };
  };
  const find = (words: string) => KINDS.profile.search?.({ has: () => false, call } as never, words, 5);
  await find('42');
  expect(asked.splice(0)).toEqual(['/users/getbyuid']);
  await find('1234567890123');
  expect(asked.splice(0)).toEqual(['/users/getbyuid', '/users/getbypubkey']);
  await find('0x00000000000000000000000abc0de0001eef');
  expect(asked).toEqual(['/users/getbypubkey']);
});
