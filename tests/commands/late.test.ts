import { expect, test } from 'vitest';
import { late } from '../../commands/core/late';

test('a part is fetched once, whoever asks for it while it is on its way, and also where it has nothing to say', async () => {
  let fetched = 0;
  const part = late(async () => {
    fetched += 1;
  });
  await Promise.all([part(), part()]);
  await part();
  expect(fetched).toBe(1);
});

test('a part that did not come is said to each who waits for it, and fetched again', async () => {
  let fetched = 0;
  const part = late(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('lost');
    return 'here';
  });
  expect(await Promise.allSettled([part(), part()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await part()).toBe('here');
  expect(fetched).toBe(2);
});
