// How `npm run mutation` (scripts/mutation.mjs) changes code and tells what was noticed: https://stryker-mutator.io/docs/stryker-js/configuration

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: '.test/mutation/report.html' },
  jsonReporter: { fileName: '.test/mutation/report.json' },
  tempDirName: '.test/mutation/copies',
  // A copy of the project needs no more than the logic and its tests. TypeScript is read by Vite: Stryker knows no TypeScript 7.
  ignorePatterns: [
    'dist',
    '.test',
    '.tamquan',
    'packaging',
    'tests/{browser,server,foreign,bench,soak,mutation/node_modules}',
  ],
  tsconfigFile: 'none.json',
};
