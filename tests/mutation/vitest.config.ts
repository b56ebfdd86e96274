import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

const ON_SERVER = {
  include: ['tests/server/**/*.test.ts'],
  globalSetup: './tests/server/template.ts',
  setupFiles: ['./tests/mutation/fewerCases.ts'],
};
const OF_LOGIC = {
  include: ['tests/{contract,commands,console,import}/**/*.test.{ts,tsx}'],
  setupFiles: ['./tests/support/ownWorld.ts', './tests/mutation/fewerCases.ts'],
};

/** How the tests of a part are run (parts.mjs); which of them a change concerns Stryker finds out. Files share a worker, as in `npm test`. */
export default defineConfig({
  test: {
    ...(process.env.MUTATION_ON_SERVER === 'on' ? ON_SERVER : OF_LOGIC),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
