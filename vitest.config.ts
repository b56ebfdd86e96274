import { defineConfig } from 'vitest/config';

// Days begin at the same moment on every machine, for the tests, for the servers that they start and for the browsers.
process.env.TZ = 'UTC';

const JOURNEYS = {
  // What comes about comes about on a slow machine too: a second would measure the machine.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 90_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // The server's modules are loaded once a worker, and its files share a browser (tests/browser/oneBrowser.ts).
  isolate: false,
};

/**
 * What the embedded store could do otherwise than a PostgreSQL: how it is opened, killed, locked and told, how it reads letters, and one
 * file of each way of asking it. The others say the same of both, and `npm test` runs them on PostgreSQL alone.
 */
const EMBEDDED = [
  'demo',
  'events',
  'gravity',
  'lists',
  'migrations',
  'prepared',
  'process',
  'releases',
  'statistics',
  'storeFolder',
].map((name) => `tests/server/${name}.test.ts`);
const isShort = process.env.STORE === 'pglite' && process.env.THOROUGH !== 'on';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{contract,commands,console,docs,import,soak}/**/*.test.{ts,tsx}'],
          // Generated cases are many, and run beside a server's tests on the same two cores.
          testTimeout: 30_000,
          maxWorkers: 2,
          isolate: false,
          setupFiles: './tests/support/ownWorld.ts',
        },
      },
      {
        test: {
          name: 'server',
          include: isShort ? EMBEDDED : ['tests/server/**/*.test.ts'],
          globalSetup: './tests/server/template.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts a server of its own; two cores carry two. Its modules keep nothing, so they are loaded once a worker.
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: './tests/browser/community.ts',
          ...JOURNEYS,
        },
      },
      // The console on a server that is not ours; FOREIGN names what it does differently (tests/foreign/server/switches.ts).
      { test: { name: 'foreign', include: ['tests/foreign/**/*.test.ts'], ...JOURNEYS } },
    ],
  },
});
