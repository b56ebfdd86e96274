// The content security policy has style sheets come as files. Two libraries write theirs into an element of the page instead: sonner, whose
// sheet is a file as well (src/shell/toasts.tsx imports it), and react-style-singleton, in whose place stands src/ui/styleSingleton.ts.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WRITES_SHEET = /^__insertCSS\(".*"\);$/m;

/** Keeps libraries from writing style sheets into the page. Fails the build where sonner writes its own in another way than this knows. */
export const styleFiles = (): Plugin => ({
  name: 'style-files',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: { 'react-style-singleton': fileURLToPath(new URL('../src/ui/styleSingleton.ts', import.meta.url)) },
    },
  }),
  transform(code, id) {
    if (!id.endsWith('/sonner/dist/index.mjs')) return null;
    if (!WRITES_SHEET.test(code))
      this.error('sonner writes its style sheet into the page in a way that is not known here');
    return { code: code.replace(WRITES_SHEET, ''), map: null };
  },
});
