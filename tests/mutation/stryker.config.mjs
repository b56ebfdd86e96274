// How `npm run mutation` (scripts/mutation.mjs) changes code and tells what was noticed: https://stryker-mutator.io/docs/stryker-js/configuration

const report = process.env.MUTATION_REPORT ?? '.test/mutation/report';

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is only read when a file is loaded is a table: of texts, calls, schemas. To test one again says the same twice, and takes all tests.
  ignoreStatic: true,
  // Beyond what the tests took without the change: a busy machine is not taken for a loop without an end.
  timeoutMS: 12_000,
  reporters: ['progress', 'html', 'json'],
  logLevel: 'warn',
  warnings: { slow: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  tempDirName: '.test/mutation/copies',
  // A copy of the project needs no more than the logic and its tests. TypeScript is read by Vite: Stryker knows no TypeScript 7.
  ignorePatterns: [
    'dist',
    '.test',
    '.tamquan',
    'packaging',
    'tests/{browser,foreign,bench,soak,mutation/node_modules}',
  ],
  tsconfigFile: 'none.json',
};
