// What stands behind sign-in begins to come for whoever has a session while the first script does: src/app/insideAhead.js asks for it, and is
// told here how the files are called.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const SCRIPT = resolve(import.meta.dirname, '../src/app/insideAhead.js');
/**
 * Which chunks (vite.config.ts) which paths wait for: every page behind sign-in, every list, and every screen but the lists that show their
 * rows before the commands have come (src/screens/index.tsx).
 */
const ASKED = {
  entrance: '',
  inside: '',
  grid: '/dashboard/',
  commands: '^(?!.*/dashboard/(report|post-manager|profile-manager)$)',
};

/** Vite's plugin: puts the script into the page that is built. Throws where a chunk that it asks for is no more. */
export function insideAhead(): Plugin {
  let attributes: Record<string, string | true> = {};
  return {
    name: 'inside-ahead',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const fileOf = (name: string) => {
          // A group of modules that begins no other is the larger of two of its name: the other only leads to it.
          const [chunk] = Object.values(bundle)
            .flatMap((file) => (file.type === 'chunk' && file.name === name ? [file] : []))
            .sort((one, other) => other.code.length - one.code.length);
          if (!chunk) throw new Error(`scripts/insideAhead.ts: the build has no chunk ${name}`);
          return `./${chunk.fileName}`;
        };
        const source = minifySync(SCRIPT, readFileSync(SCRIPT, 'utf8')).code;
        const script = this.emitFile({ type: 'asset', name: 'inside-ahead.js', source });
        // The page is drawn, in the themes of this person, whether or not this has come.
        const files = Object.entries(ASKED).map(([name, where]) => [fileOf(name), where]);
        attributes = { src: `./${this.getFileName(script)}`, async: true, 'data-files': JSON.stringify(files) };
      },
    },
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'script', attrs: attributes, injectTo: 'head' }] },
  };
}
