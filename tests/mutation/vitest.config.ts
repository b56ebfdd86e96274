import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** The tests of pure logic, which are quick enough to run once for each change of a line. Which of them a change concerns Stryker finds out. */
export default defineConfig({
  test: {
    include: ['tests/{contract,commands,console,import}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    setupFiles: './tests/support/ownWorld.ts',
  },
});
