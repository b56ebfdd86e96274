import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/iconSprite.ts';
import { leaveOutDocs } from './scripts/leaveOutDocs.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadList } from './scripts/preloadList.ts';
import { ICON_NAMES } from './src/shell/iconNames.ts';

const preloads = preloadList();
const START =
  /node_modules\/(react|valtio|proxy-compare|rosetta|dlv|templite)\/|src\/(i18n\/index|client\/index|state\/(session|kept|signIn))\.ts|contract\/(languages|codes|endpoint|intInString|roleActions|server|signIn)\.ts/;

/** Builds the console. `npm run dev` serves it with the calls of a server on port 4173. */
export default defineConfig({
  plugins: [leaveOutDocs(), react(), tailwindcss(), iconSprite(ICON_NAMES), preloads.plugin, precompress()],
  build: {
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    outDir: 'dist/console',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    // Hashes do not compress, and every part names the parts it needs: seven letters tell the versions of a file apart as well.
    rollupOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // What sign-in and everything behind it share, in one file: by itself it falls into pieces, of which the server compresses none.
        advancedChunks: { groups: [{ name: 'start', test: START }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:4173',
      '/config.json': 'http://127.0.0.1:4173',
      '/photos': 'http://127.0.0.1:4173',
    },
  },
});
