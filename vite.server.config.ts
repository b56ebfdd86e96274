import { defineConfig } from 'vite';

/** What the console's own code stands on where it runs without a screen (headless/): only what is built of the console has these. */
const OF_THE_CONSOLE = [
  'valtio',
  'proxy-compare',
  'rosetta',
  'dlv',
  'templite',
  'idb-keyval',
  'papaparse',
  'read-excel-file',
  'fflate',
];

/**
 * Bundles the server and the seeder for Node. Packages stay where npm put them, but for those of hundreds of small modules: reading these
 * one by one takes a third of a start, and those that trace would be installed by everybody for the few who do.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['kysely', 'zod', /^@opentelemetry\//, ...OF_THE_CONSOLE] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        cli: 'server/cli/commandLine.ts',
        main: 'server/main.ts',
        config: 'server/config.ts',
        seed: 'server/demo/seed.ts',
        pgliteWorker: 'server/store/pgliteWorker.mjs',
      },
      output: {
        // The worker is found beside whoever starts it, under its own name.
        entryFileNames: (chunk) => (chunk.name === 'pgliteWorker' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});
