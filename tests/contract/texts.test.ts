import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as adminUsers from '../../contract/adminUsers';
import * as notifications from '../../contract/notifications';
import * as profiles from '../../contract/profiles';
import * as roles from '../../contract/roles';
import * as session from '../../contract/session';
import * as temples from '../../contract/temples/calls';

/** Names as they are spoken, letters and marks apart or in one, in any mixture. */
const written = fc
  .array(fc.constantFrom('ă', 'ệ', 'ơ', 'Đ', 'ữ', 'é', 'n', ' ', '한', 'e\u0323\u0302', 'o\u031b\u0301'), {
    minLength: 1,
    maxLength: 20,
  })
  .map((letters) => `x${letters.join('')}x`)
  .chain((text) => fc.constantFrom(text, text.normalize('NFD'), text.normalize('NFC')));

const CALLS = [
  [adminUsers.create, 'display_name', { user_name: 'hoa', password: 'mot-mat-khau' }],
  [adminUsers.edit, 'display_name', {}],
  [roles.create, 'role_name', { action_ids: [] }],
  [notifications.create, 'title', { body: 'x', audience: 'all' }],
  [notifications.create, 'body', { title: 'x', audience: 'all' }],
  [session.editProfile, 'display_name', {}],
  [profiles.update, 'displayName', {}],
  [profiles.update, 'location', {}],
  ...(['name', 'nickname', 'address', 'city', 'country', 'description'] as const).map(
    (field) => [temples.create, field, { name: 'x' }] as const,
  ),
  [temples.edit, 'name', { id: 't1' }],
] as const;

test.each(CALLS)('%# what people write arrives with letters and marks in one', ({ id, body }, field, others) => {
  fc.assert(
    fc.property(written, (text) => {
      const read = z.decode(body as z.ZodMiniType, { ...others, [field]: text } as never) as Record<string, unknown>;
      expect(read[field], id).toBe(text.normalize('NFC'));
    }),
  );
});

test('a password arrives as it was typed', () => {
  const password = 'mo\u0323\u0302t-ma\u0323\u0302t';
  expect(z.decode(session.changePassword.body, { password_old: password, password_new: password })).toEqual({
    password_old: password,
    password_new: password,
  });
});
