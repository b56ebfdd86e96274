import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

test('a colleague is suspended and brought back, and keeps name, roles and password', async () => {
  const { uid } = server.server.hire();
  const now = () => server.server.data.staff.find((one) => one.uid === uid);
  const before = structuredClone(now());
  const page = await server.openForeign(`/dashboard/user-manager?row=${uid}`, { tier: 100 });
  const set = async (status: string) => {
    await page.locator('[data-detail] [data-command="adminUser.setStatus"]').click();
    await page.getByRole('dialog').getByText(status).first().click();
  };
  await set('Tạm ngưng');
  await expect.poll(() => now()?.status).toBe(3);
  await set('Đang hoạt động');
  await expect.poll(() => now()?.status).toBe(1);
  expect(now()).toEqual(before);
});
