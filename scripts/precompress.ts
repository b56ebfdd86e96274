// What the server sends compressed is compressed once, when the console is built, and not again for each caller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this a packet is a packet. */
const LEAST_BYTES = 1024;
/** The few files above this, all of them of maps, took two thirds of the time at the best quality, and were a tenth smaller for it. */
const LARGE_BYTES = 512 * 1024;
const [BEST, QUICK] = [constants.BROTLI_MAX_QUALITY, 9];

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Vite's plugin: beside each text of the build stand `<name>.br` and `<name>.gz`. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler: async ({ dir = '' }) => {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
        // Node compresses several at once, as far as there are processors.
        await Promise.all(names.map((name) => compress(join(dir, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  if (text.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE_BYTES ? QUICK : BEST };
  writeFileSync(`${path}.br`, await brotliOf(text, { params }));
  writeFileSync(`${path}.gz`, await gzipOf(text, { level: 9 }));
}
