import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/iconSprite.ts';
import { leaveOutDocs } from './scripts/leaveOutDocs.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadList } from './scripts/preloadList.ts';
import { ICON_NAMES } from './src/ui/iconNames.ts';

const preloads = preloadList();
/** Builds the console. `npm run dev` serves it with the calls of a server on port 4173. */
export default defineConfig({
  // One build for every base path: `<base>` in index.html says which it is.
  base: './',
  plugins: [leaveOutDocs(), react(), tailwindcss(), iconSprite(ICON_NAMES), preloads.plugin, precompress()],
  build: {
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    outDir: 'dist/console',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    // Hashes do not compress, and every part names the parts it needs: seven hexadecimal digits tell the versions of a file apart as well.
    rollupOptions: {
      output: {
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Each with all that it imports and that is in none before it: left alone these fall into forty pieces, each of which is named
        // wherever it is needed, and of which the server compresses none.
        advancedChunks: {
          groups: [
            // With the few that sign-in and what is behind it have in common: in the script of one, the other would carry all of it along.
            { name: 'start', test: /\/src\/(app\/main|i18n\/reason|shell\/Logo|ui\/pageTitle)\.tsx?$/, priority: 4 },
            { name: 'signIn', test: /\/src\/screens\/signIn\/SignIn\.tsx$/, priority: 3 },
            { name: 'entrance', test: /\/src\/state\/(readSession|restore)\.ts$/, priority: 3 },
            { name: 'inside', test: /\/src\/app\/Routes\.tsx$/, priority: 2 },
            {
              name: 'grid',
              test: /\/src\/grid\/(list\/(ListScreen|detailPart)|columns\/index|screen)\.tsx?$/,
              priority: 1,
            },
          ],
        },
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
