import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { orderOfWalk, walkFrom } from '../browser/walk/walk';
import { type ForeignConsole, startForeignConsole } from './console';

let desk: ForeignConsole;
beforeAll(async () => {
  desk = await startForeignConsole();
});
afterAll(() => desk.close());

const order = orderOfWalk(2, 30);

test(`whatever is pressed, on whatever network, the console keeps its promises (seed ${order.seed}, ${order.acts} acts)`, async () => {
  const page = await desk.openForeign('/dashboard/report', { tier: 100 });
  await listReady(page);
  expect(await walkFrom(page, { ...order, isCall: (url) => url.href.startsWith(desk.server.url) })).toEqual([]);
}, 7_200_000);
