import { expect, test } from 'vitest';
import { updateProfile } from '../../commands/profiles';
import type { World } from '../../commands/world';
import { aProfile } from './rows';

test('a member’s fields go out with the photo, show at once, and undo brings each back', async () => {
  const before = aProfile({ photo: '/photos/cu.webp', bornAt: 0, email: 'a@b.vn' });
  const inputs: unknown[] = [];
  const world = {
    call: async (_endpoint: unknown, input: unknown) => {
      inputs.push(input);
      return { data: before };
    },
  } as unknown as World;
  const args = {
    displayName: 'Tên Mới',
    email: '',
    phone: '',
    birthDay: '1990-05-31',
    gender: 'men',
    idCard: '',
    location: 'Huế',
    photo: '/photos/moi.webp',
  } as const;
  expect(updateProfile.change?.(before, args)).toMatchObject({ photo: '/photos/moi.webp', location: 'Huế' });
  await updateProfile.run(world, before, args);
  expect(inputs[0]).toMatchObject({
    pubkey: before.pubkey,
    body: { photo: '/photos/moi.webp', bornAt: Date.UTC(1990, 4, 31) / 1000 },
  });
  const [id, back] = updateProfile.undo?.(before, args) ?? [];
  expect(id).toBe('profile.update');
  expect(updateProfile.change?.(before, back as never)).toEqual(before);
});
