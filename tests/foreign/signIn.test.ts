import { afterAll, beforeAll, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { type ForeignConsole, startForeignConsole } from './console';

let desk: ForeignConsole;
beforeAll(async () => {
  desk = await startForeignConsole();
});
afterAll(() => desk.close());

test('whoever signs in by the form meets the reports', async () => {
  const page = await desk.openForeign('/dashboard/report');
  await listReady(page);
});
