import { afterAll, beforeAll, expect } from 'vitest';
import { listReady } from '../browser/atKeyboard';
import { orderOfWalk, walkFrom } from '../browser/walk/walk';
import { thorough } from '../support/depth';
import { type ForeignConsole, startForeignConsole } from './console';

let server: ForeignConsole;
beforeAll(async () => {
  server = await startForeignConsole();
});
afterAll(() => server.close());

const order = orderOfWalk(2, 30);

thorough(
  `whatever is pressed, on whatever network, the console keeps its promises (seed ${order.seed}, ${order.acts} acts)`,
  async () => {
    const page = await server.openForeign('/dashboard/report', { tier: 100 });
    await listReady(page);
    expect(await walkFrom(page, { ...order, isCall: (url) => url.href.startsWith(server.server.url) })).toEqual([]);
  },
  7_200_000,
);
