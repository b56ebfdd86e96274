import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vip } from '../../contract/curatedMembers';
import * as profiles from '../../contract/profiles';

const row = (schema: z.core.$ZodType, wire: unknown) => z.safeDecode(schema as z.ZodMiniType, wire);
const read = (wire: object) =>
  z.decode(profiles.ProfileOnWire as z.ZodMiniType, { pubkey: 'k1', ...wire }) as profiles.Profile;
const member = (profiles.byPubkey as { data: z.core.$ZodType }).data;
const account = (vip.detail as { data: z.core.$ZodType }).data;

/** A value left out, null, empty, plain, or as JSON in a string. */
const said = (value: fc.Arbitrary<unknown>, empty = true) =>
  fc.oneof(
    value,
    value.map((one) => JSON.stringify(one)),
    ...(empty ? [fc.constantFrom(null, '', undefined)] : []),
  );
const sparse = (wire: object) => JSON.parse(JSON.stringify(wire)) as object;
const words = fc.oneof(fc.string(), fc.constantFrom(null, undefined));
const whole = fc.integer({ min: 1, max: 4_000_000_000 });
const kinds = fc.array(fc.constantFrom(...profiles.BLOCK_KINDS, 'BLOCK_LIVESTREAM'));
const yes = fc.constantFrom(true, false, 1, 0, 'true', 'false');

describe('a member of any server', () => {
  test('is read whatever is left out, in strings or plain, and nothing of it is odd', () => {
    const wire = fc
      .record({
        pubkey: fc.stringMatching(/^[a-z0-9]{1,64}$/),
        uid: said(whole),
        photo: words,
        verifymap: said(
          fc.oneof(
            fc.record({ Phone: fc.oneof(yes, fc.record({ phone: fc.string(), verified: yes })) }),
            fc.constant({}),
          ),
        ),
        blockstatus: said(kinds),
        authentic: said(fc.boolean()),
        displayName: words,
        email: words,
        phone: words,
        idcard: words,
        location: words,
        dob: said(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })),
        gender: said(fc.integer({ min: 0, max: 3 })),
        created: said(whole),
        lastModified: said(whole),
        karma: fc.anything(),
      })
      .map(sparse);
    fc.assert(fc.property(wire, (one) => row(member, one).success));
  });

  test.each([
    [{ Phone: true }, true, ''],
    [{ Phone: 'true' }, true, ''],
    [{ Phone: 1 }, true, ''],
    [{ phone: true }, true, ''],
    [{ Phone: '+84912345678' }, true, '+84912345678'],
    [{ Phone: { phone: '+84912345678', verified: 'true' } }, true, '+84912345678'],
    [{ Phone: { phone: '+84912345678', verified: false } }, false, '+84912345678'],
    [{ Phone: '0912 345.678' }, true, '0912 345.678'],
    [{ Phone: '+84 (0)91-234' }, true, '+84 (0)91-234'],
    [{ Phone: 'gọi 0912345678' }, false, ''],
    [{ Phone: '0912345678 nhé' }, false, ''],
    [{ Phone: '12' }, false, ''],
    [{ Phone: null }, false, ''],
    [{ Phone: 'false' }, false, ''],
    [{}, false, ''],
  ])('whose verifymap is %j is verified: %s', (map, phoneVerified, phone) => {
    for (const verifymap of [map, JSON.stringify(map)])
      expect(read({ verifymap })).toMatchObject({ phoneVerified, phone });
  });

  test('says nothing of what its server did not say', () => {
    expect(read({})).toStrictEqual({
      pubkey: 'k1',
      displayName: '',
      photo: '',
      bornAt: null,
      email: '',
      phone: '',
      idCard: '',
      location: '',
      phoneVerified: false,
      blocks: [],
      authentic: false,
      unsaid: ['displayName', 'bornAt', 'gender', 'email', 'phone', 'idCard', 'location', 'photo'],
    });
    const { createdAt, changedAt, gender } = read({ created: 0, lastModified: '', gender: null });
    expect([createdAt, changedAt, gender]).toEqual([undefined, undefined, undefined]);
  });

  test('is odd where what vouches for it, or what is blocked, is neither a list nor a map', () => {
    expect(row(member, { pubkey: 'k1', verifymap: 5 }).success).toBe(false);
    expect(row(member, { pubkey: 'k1', blockstatus: 5 }).success).toBe(false);
  });

  test('keeps kinds of block that only its server knows', () => {
    for (const blockstatus of [
      ['BLOCK_POST', 'X'],
      '["BLOCK_POST","X"]',
      'BLOCK_POST|X',
      { BLOCK_POST: true, X: 1, Y: false },
    ])
      expect(read({ blockstatus }).blocks).toEqual(['BLOCK_POST', 'X']);
    expect(z.encode(profiles.block.query.blockTypes, ['BLOCK_POST', 'X'])).toBe('BLOCK_POST|X');
  });
});

describe('a VIP account of any server', () => {
  test('is read whatever is left out and however it is tagged', () => {
    const tag = fc.oneof(fc.constantFrom('vi', 'EN', 'zh-Hant'), fc.string({ minLength: 1 }));
    const tags = fc.array(tag, { maxLength: 40 });
    const wire = fc
      .record({
        pubkey: fc.stringMatching(/^[a-z0-9]{1,64}$/),
        uid: said(whole),
        displayName: words,
        dob: said(fc.integer()),
        lastModified: said(whole),
        gender: said(fc.integer({ min: 0, max: 3 })),
        languageTags: said(tags),
        rank: fc.anything(),
      })
      .map(sparse);
    fc.assert(fc.property(wire, (one) => row(account, one).success));
    fc.assert(
      fc.property(tags, (languageTags) => {
        for (const sent of [languageTags, JSON.stringify(languageTags)])
          expect(row(account, { pubkey: 'k', languageTags: sent }).data).toMatchObject({ languageTags });
        // And all of them go back as they came.
        expect(JSON.parse(String(z.encode(vip.setTags.query.tags, languageTags)))).toEqual(languageTags);
      }),
    );
  });

  test.each([
    ['vi, en', ['vi', 'en']],
    ['["vi"]', ['vi']],
    [
      ['vi', null, '', 5],
      ['vi', '5'],
    ],
    [null, []],
    ['', []],
  ])('has the languages that its server says: %j', (languageTags, tags) => {
    for (const codec of [account, vip.create.data])
      expect(row(codec, { pubkey: 'k', languageTags }).data).toMatchObject({ languageTags: tags });
  });

  test('whose languages nobody can read is odd, and one that has none said has none', () => {
    expect(row(account, { pubkey: 'k', languageTags: { vi: true } }).success).toBe(false);
    expect(row(vip.create.data, { pubkey: 'k' }).data).toMatchObject({ languageTags: [] });
  });

  test('is no woman where its server does not say what it is', () => {
    expect(row(account, { pubkey: 'k' }).data).toStrictEqual({
      pubkey: 'k',
      displayName: '',
      bornAt: null,
      photo: '',
      languageTags: [],
    });
    expect(row(account, { pubkey: 'k', gender: '1' }).data).toMatchObject({ gender: 'men' });
    expect(row(account, { pubkey: 'k', gender: 2 }).data).toMatchObject({ gender: 'woman' });
  });
});
