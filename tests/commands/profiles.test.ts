import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { World } from '../../commands/core/world';
import { blockProfile, toggleOnlyMe, unblockProfile } from '../../commands/profiles/blocks';
import { setFields, updateProfile } from '../../commands/profiles/fields';
import {
  setAuthentic,
  toggleAuthentic,
  togglePhone,
  unsetAuthentic,
  unverifyPhone,
  verifyPhone,
} from '../../commands/profiles/verify';
import { bornOn, dayOf } from '../../contract/birthDay';
import { GENDERS, type Profile, ProfileOnWire } from '../../contract/profiles';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import { aProfile } from './rows';

const read = (wire: unknown): Profile => z.decode(ProfileOnWire, wire as never);

type Sent = { id: string; input: Record<string, unknown> };

/** A world that writes down what it is asked, and answers by the call. */
function aWorld(answer: (sent: Sent) => unknown, extensions: readonly Extension[] = []) {
  const sent: Sent[] = [];
  const world = {
    has: (extension: Extension) => extensions.includes(extension),
    call: async ({ id }: Endpoint, input: Record<string, unknown>) => {
      sent.push({ id, input });
      return { data: answer({ id, input }) };
    },
  } as unknown as World;
  return { world, sent };
}
const answersOf = (row: Profile) =>
  ({
    displayName: row.displayName,
    email: row.email,
    phone: row.phone,
    birthDay: dayOf(row.bornAt),
    gender: row.gender ?? 'unsaid',
    idCard: row.idCard,
    location: row.location,
    photo: row.photo,
  }) as const;

describe('an edit', () => {
  test('of a member goes out with what changed alone, shows at once, and undo brings each back', async () => {
    const before = aProfile({ photo: '/photos/cu.webp', bornAt: 0, email: 'a@b.vn' });
    const { world, sent } = aWorld(() => before, ['edits.partial']);
    const args = {
      ...answersOf(before),
      email: '',
      birthDay: '1990-05-31',
      gender: 'men',
      location: 'Huế',
      photo: '/photos/moi.webp',
    } as const;
    expect(updateProfile.change?.(before, args)).toMatchObject({ photo: '/photos/moi.webp', location: 'Huế' });
    await updateProfile.run(world, before, args);
    expect(sent).toEqual([
      {
        id: 'PUT /users/updatebypubkey',
        input: {
          pubkey: before.pubkey,
          body: {
            email: '',
            bornAt: Date.UTC(1990, 4, 31) / 1000,
            gender: 'men',
            location: 'Huế',
            photo: '/photos/moi.webp',
          },
        },
      },
    ]);
    const [id, back] = updateProfile.undo?.(before, args) ?? [];
    expect(id).toBe('profile.setFields');
    const after = updateProfile.change?.(before, args) as Profile;
    expect(setFields.change?.(after, back as never)).toEqual(before);
  });

  test('of one field sends a server that takes no part the whole, as it had sent it', async () => {
    const row = aProfile({ bornAt: 641_234_567, location: 'Huế' });
    const raw = {
      pubkey: row.pubkey,
      uid: '7',
      dob: '641234567',
      gender: '2',
      location: 'Huế',
      idcard: null,
      photo: '',
      karma: 12,
    };
    const { world, sent } = aWorld(({ id }) => (id.startsWith('GET') ? raw : null));
    await updateProfile.run(world, row, { ...answersOf(row), location: 'Đà Nẵng' });
    expect(sent.map(({ id }) => id)).toEqual(['GET /users/getbypubkey', 'PUT /users/updatebypubkey']);
    // What it did not say, or said as nothing, stays unsaid, and what has a call of its own is not sent along.
    expect(sent[1]?.input.body).toEqual({ dob: '641234567', gender: '2', location: 'Đà Nẵng' });
  });

  test('of a field that the server never said is taken back by nothing, for nobody knows what stood there', () => {
    const row = read({ pubkey: 'k1', uid: '7', photo: '/a.webp', displayName: 'Lan', email: '', idcard: null });
    const edit = (more: object) => updateProfile.undo?.(row, { ...answersOf(row), ...more });
    expect(edit({ location: 'Huế' })).toBeUndefined();
    expect(edit({ idCard: '079' })).toBeUndefined();
    expect(edit({ gender: 'men' })).toBeUndefined();
    expect(edit({ birthDay: '1990-05-31' })).toBeUndefined();
    expect(edit({ displayName: 'Mai', location: 'Huế' })).toBeUndefined();
    // What it has said is put back, were it that nothing stood there.
    expect(edit({ displayName: 'Mai', email: 'a@b.vn' })).toEqual([
      'profile.setFields',
      { fields: { displayName: 'Lan', email: '' } },
    ]);
    expect(setFields.undo?.(row, { fields: { location: 'Huế' } })).toBeUndefined();
  });

  test('of a member of whom all is said can be taken back, a birth date that there was not too', () => {
    const wire = z.encode(ProfileOnWire, aProfile());
    const row = read(JSON.parse(JSON.stringify(wire)));
    expect(updateProfile.undo?.(row, { ...answersOf(row), birthDay: '1990-05-31', location: 'Huế' })).toEqual([
      'profile.setFields',
      { fields: { bornAt: null, location: '' } },
    ]);
  });

  test('of nothing is no call', async () => {
    const { world, sent } = aWorld(() => null);
    const row = aProfile();
    expect(await updateProfile.run(world, row, answersOf(row))).toMatchObject({ refused: 313 });
    expect(sent).toEqual([]);
  });

  test('leaves a name and a gender that nobody has said unsaid', async () => {
    const { gender: _unsaid, ...row } = aProfile({ displayName: '' });
    const { world, sent } = aWorld(({ id }) => (id.startsWith('GET') ? { pubkey: row.pubkey } : null));
    await updateProfile.run(world, row, { ...answersOf(row), location: 'Huế' });
    expect(sent[1]?.input.body).toEqual({ location: 'Huế' });
    expect(updateProfile.asks?.displayName.check?.('', [row], {})).toBeNull();
    expect(updateProfile.asks?.displayName.check?.('', [aProfile()], {})).toBe('profile.nameMissing');
  });
});

describe('the form of a member', () => {
  const asks = updateProfile.asks ?? expect.fail('it asks');
  test('begins with what the member says, and without one with nothing', () => {
    const row = aProfile({ bornAt: 0, email: 'a@b.vn', phone: '09', idCard: '079', location: 'Huế', photo: '/a.webp' });
    const { gender: _chosen, ...texts } = answersOf(row);
    for (const [name, value] of Object.entries(texts)) {
      const ask = asks[name as keyof typeof texts];
      expect(ask.prefill?.([row]), name).toBe(value);
      expect(ask.prefill?.([]), name).toBeUndefined();
    }
  });

  test('offers to leave a gender unsaid only where nobody has said one', () => {
    const { gender: _unsaid, ...row } = aProfile();
    const offered = (...rows: unknown[]) => asks.gender.options(rows).map(({ value }) => value);
    expect(offered(row)).toEqual(['unsaid', ...GENDERS]);
    expect(offered(aProfile())).toEqual(GENDERS);
    expect(offered()).toEqual(['unsaid', ...GENDERS]);
    expect([[row], [aProfile({ gender: 'men' })], []].map((rows) => asks.gender.initial?.(rows))).toEqual([
      'unsaid',
      'men',
      'unsaid',
    ]);
  });

  test('takes a day of the calendar, and a name that is more than blanks where there was one', () => {
    const born = (day: string) => asks.birthDay.check?.(day, [], {});
    expect(['1990-05-31', '1990-02-30'].map(born)).toEqual([null, 'palette.day.invalid']);
    const named = (name: string, ...rows: unknown[]) => asks.displayName.check?.(name, rows, {});
    expect(named('  ', aProfile())).toBe('profile.nameMissing');
    expect(named('  ')).toBe('profile.nameMissing');
    expect(named('Mai', aProfile())).toBeNull();
  });

  test('leaves a gender as it was by an edit of all else, and shows one that is said', () => {
    const { gender: _unsaid, ...row } = aProfile();
    expect(setFields.change?.(row, { fields: { location: 'Huế' } })).toEqual({ ...row, location: 'Huế' });
    expect(setFields.change?.(row, { fields: { gender: 'men' } })).toEqual({ ...row, gender: 'men' });
    expect(setFields.change?.(aProfile({ gender: 'men' }), { fields: { location: 'Huế' } })?.gender).toBe('men');
  });

  test('of a server that refuses to say the member is not sent', async () => {
    const refusal = { refused: 304, message: 'gone' };
    const asked: unknown[] = [];
    const call = async ({ id }: Endpoint, input: unknown) => {
      asked.push([id, input]);
      return refusal;
    };
    const row = aProfile({ pubkey: 'k' });
    const world = { call, has: () => false } as unknown as World;
    expect(await setFields.run(world, row, { fields: { location: 'Huế' } })).toEqual(refusal);
    expect(asked).toEqual([['GET /users/getbypubkey', { pubkey: 'k' }]]);
  });
});

describe('a phone number', () => {
  const check = (value: string) => verifyPhone.asks?.phone.check?.(value, [], {});
  test('is eight digits or more, with what people write between them', () => {
    for (const good of ['0901234567', '+84 (90) 123-45.67', ' 0901234567 ', '12345678', '12345678901234567890'])
      expect(check(good), good).toBeNull();
    for (const bad of ['', '1234567', '123456789012345678901', 'số 0901234567', '0901234567 nhà', '++84901234567'])
      expect(check(bad), bad).toBe('profile.phoneInvalid');
    expect(verifyPhone.asks?.phone.prefill?.([aProfile({ phone: '0901234567' })])).toBe('0901234567');
    expect(verifyPhone.asks?.phone.prefill?.([])).toBeUndefined();
  });

  test('says why it can’t be confirmed, or that be taken back', () => {
    expect(verifyPhone.when?.(aProfile({ phoneVerified: true }))).toBe('profile.phoneAlreadyVerified');
    expect(unverifyPhone.when?.(aProfile({ phone: '0901234567' }))).toBe('profile.phoneNotVerified');
    expect(unverifyPhone.when?.(aProfile({ phoneVerified: true }))).toBe('profile.phoneNotSaid');
    expect(unverifyPhone.when?.(aProfile({ phoneVerified: true, phone: '0901234567' }))).toBeNull();
  });

  test('that the server does not say is not sent as none, but as it was confirmed where undo knows that', async () => {
    const { world, sent } = aWorld(() => null);
    const row = aProfile({ pubkey: 'k', phoneVerified: true });
    expect(await unverifyPhone.run(world, row, {} as never)).toMatchObject({ refused: 304 });
    expect(sent).toEqual([]);
    const [id, args] = verifyPhone.undo?.(row, { phone: ' 0901234567 ' }) ?? [];
    expect([id, args]).toEqual(['profile.unverifyPhone', { phone: '0901234567' }]);
    await unverifyPhone.run(world, row, args as never);
    expect(sent[0]?.input).toEqual({ pubkey: 'k', phonenumber: '0901234567', verifyValue: false });
    expect(unverifyPhone.undo?.(row, args as never)).toEqual(['profile.verifyPhone', { phone: '0901234567' }]);
  });

  test('is confirmed by its key, or that taken back; of several only where all have it', () => {
    const [is, isNot] = [aProfile({ phoneVerified: true }), aProfile()];
    expect(togglePhone.pick([isNot], {})).toEqual(['profile.verifyPhone', {}]);
    expect(togglePhone.pick([is], {})).toEqual(['profile.unverifyPhone', {}]);
    expect(togglePhone.pick([isNot, isNot], {})).toEqual(['profile.unverifyPhone', {}]);
    expect(togglePhone.pick([], {})).toEqual(['profile.unverifyPhone', {}]);
    expect(togglePhone.whenTogether?.([is, is])).toBeNull();
    expect(togglePhone.whenTogether?.([is, isNot])).toBe('profile.verifiedOneByOne');
  });
});

describe('a birth date', () => {
  const midnight = (day: string, hours: number) => Date.parse(day) / 1000 - hours * 3600;
  test.each([0, 7, 8, 9, 10, 5.5, 5.75, 1, -5, -8])(
    'kept as midnight %s hours east is that day, and its next edit too',
    (hours) => {
      const before = midnight('1990-05-31', hours);
      expect(dayOf(before)).toBe('1990-05-31');
      expect(bornOn('1991-02-28', before)).toBe(midnight('1991-02-28', hours));
    },
  );

  test('kept to the second is the day by the clock of Vietnam, and keeps its time of day', () => {
    const evening = Date.parse('1990-05-31T23:14:07+07:00') / 1000;
    expect(dayOf(evening)).toBe('1990-05-31');
    expect(bornOn('1990-06-01', evening)).toBe(evening + 86_400);
    expect(dayOf(Date.parse('1990-05-31T00:14:07+07:00') / 1000)).toBe('1990-05-31');
  });

  test('that nobody knows is none', () => {
    expect(dayOf(null)).toBe('');
    expect(dayOf(Number.NaN)).toBe('');
    expect(bornOn('', 5)).toBeNull();
    expect(bornOn('1990-05-31', null)).toBe(Date.UTC(1990, 4, 31) / 1000);
  });
});

describe('blocks', () => {
  const row = aProfile({ blocks: ['BLOCK_POST', 'BLOCK_LIVESTREAM'] });
  test.each([
    ['set', () => blockProfile.run, { kinds: ['BLOCK_COMMENT'] }, ['BLOCK_COMMENT', 'BLOCK_LIVESTREAM']],
    ['lifted', () => unblockProfile.run, {}, ['BLOCK_LIVESTREAM']],
    ['toggled', () => toggleOnlyMe.run, {}, ['BLOCK_POST', 'BLOCK_POST_ALLOW_ONLY_ME', 'BLOCK_LIVESTREAM']],
  ] as const)('of a kind that only the server knows are sent back when others are %s', async (_, run, args, kinds) => {
    const { world, sent } = aWorld(() => row);
    await run()(world, row, args as never);
    expect(sent[0]?.input.blockTypes).toEqual(kinds);
  });
});

test('the seal goes by number: a member without one is told why not', () => {
  const { uid: _none, ...row } = aProfile();
  expect(setAuthentic.when?.(row)).toBe('profile.noUid');
  expect(setAuthentic.when?.(aProfile())).toBeNull();
  expect(unsetAuthentic.when?.({ ...row, authentic: true })).toBe('profile.noUid');
});

test('a seal that a member has or lacks already says so, and its key gives it to all where one lacks it', async () => {
  const [sealed, plain] = [aProfile({ authentic: true }), aProfile()];
  expect(setAuthentic.when?.(sealed)).toBe('profile.alreadyAuthentic');
  expect(unsetAuthentic.when?.(plain)).toBe('profile.notAuthentic');
  expect(toggleAuthentic.pick([sealed, plain], {})).toEqual(['profile.setAuthentic', {}]);
  expect(toggleAuthentic.pick([sealed, sealed], {})).toEqual(['profile.unsetAuthentic', {}]);
  const { uid: _none, ...nobody } = plain;
  const { world, sent } = aWorld(() => null);
  expect(await setAuthentic.run(world, nobody, {})).toMatchObject({ refused: 304 });
  expect(sent).toEqual([]);
});

test('a member whose only blocks are unknown here has none to lift, and of several a choice is for all or for one', () => {
  expect(unblockProfile.when?.(aProfile({ blocks: ['BLOCK_LIVESTREAM'] }))).toBe('profile.notBlocked');
  expect(unblockProfile.when?.(aProfile({ blocks: ['BLOCK_LIVESTREAM', 'BLOCK_POST'] }))).toBeNull();
  const rows = [aProfile({ blocks: ['BLOCK_POST'] }), aProfile()];
  const check = (...some: Profile[]) => blockProfile.asks?.kinds.check?.(['BLOCK_POST'], some, {});
  expect([check(...rows), check(...rows.slice(0, 1)), check()]).toEqual([null, 'profile.chooseKinds', null]);
  expect(blockProfile.asks?.kinds.present?.(aProfile({ blocks: ['BLOCK_LIVESTREAM', 'BLOCK_POST'] }) as never)).toEqual(
    ['BLOCK_POST'],
  );
});
