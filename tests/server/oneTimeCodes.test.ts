import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { makeRecoveryCodes, makeSecret, recoveryHashOf, stepOf } from '../../server/auth/oneTimeCodes';

describe('a code of an app', () => {
  // The secret and the last six digits of the codes of RFC 6238, appendix B.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('of second %i is %s, as the standard has it', async (now, code) =>
    expect(await stepOf(SECRET, code, now)).toBe(Math.floor(now / 30)),
  );

  test('says for which step it is, of this one and those beside it, in the digits of any keyboard', async () => {
    const secret = await makeSecret();
    const digits = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 1e8 }),
        fc.integer({ min: -2, max: 2 }),
        digits,
        async (at, beside, zero) => {
          const now = at * 30 + 15;
          const code = generateSync({ secret, epoch: now + beside * 30 });
          const written = code.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
          expect(await stepOf(secret, ` ${written.slice(0, 3)}\u00a0${written.slice(3)}`, now)).toBe(
            Math.abs(beside) < 2 ? at + beside : undefined,
          );
        },
      ),
    );
  });

  test.each(['', '28708', '2870822', '1287082', 'a287082', '287082a', '28708x', '٢٨٧٠٨'])(
    '"%s" is none',
    async (code) => expect(await stepOf(SECRET, code, 59)).toBeUndefined(),
  );
});

describe('a recovery code', () => {
  test('is told from every other one, however it is written', () => {
    const [one = '', other = ''] = makeRecoveryCodes();
    const wanted = recoveryHashOf(one);
    expect(wanted).toMatch(/^[\w-]{43}$/);
    expect(recoveryHashOf(other)).not.toBe(wanted);
    const letters = [...one.replaceAll('-', '')];
    const alike: Record<string, readonly string[]> = { 0: ['0', 'o', 'O'], 1: ['1', 'i', 'I', 'l', 'L'] };
    const between = fc.constantFrom('', '-', ' ', '\t', ' - ');
    const written = fc.tuple(
      ...letters.map((letter) =>
        fc
          .tuple(fc.constantFrom(...(alike[letter] ?? [letter, letter.toUpperCase()])), between)
          .map((both) => both.join('')),
      ),
    );
    fc.assert(
      fc.property(written, (parts) => {
        expect(recoveryHashOf(parts.join(''))).toBe(wanted);
      }),
    );
  });

  test('takes nought for an o, and one for an i and an l', () => {
    expect(recoveryHashOf('oOiI-lLoO-oOiI-lLoO-oOiI-lLoO')).toBe(recoveryHashOf('0011-1100-0011-1100-0011-1100'));
    expect(recoveryHashOf('oOiI-lLoO-oOiI-lLoO')).toMatch(/^[\w-]{43}$/);
    expect(recoveryHashOf('oOiI-lLoO-oOiI-lLoO')).toBe(recoveryHashOf('0011-1100-0011-1100'));
  });

  test.each([15, 17, 23, 25, 6, 0])('has never %i characters', (length) =>
    expect(recoveryHashOf('7'.repeat(length))).toBeUndefined(),
  );
});
