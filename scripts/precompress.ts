// What the server sends compressed is compressed once, when the console is built, as small as it gets, and not again for each caller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this a packet is a packet. */
const LEAST_BYTES = 1024;

/** Vite's plugin: beside each text of the build stand `<name>.br` and `<name>.gz`. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler: ({ dir = '' }) => {
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          if (!TEXT.test(name)) continue;
          const text = readFileSync(join(dir, name));
          if (text.length < LEAST_BYTES) continue;
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
          writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
