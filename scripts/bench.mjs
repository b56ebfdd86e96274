// npm run bench: measures against a peer or a physical limit in the same run, and prints medians. Not part of npm test.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './ensure.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();

const folder = join(ROOT, 'tests', 'bench');
const [only] = process.argv.slice(2);
for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.bench.mjs') || (only && !name.includes(only))) continue;
  console.log(`\n── ${name.replace('.bench.mjs', '')}`);
  const { default: bench } = await import(pathToFileURL(join(folder, name)).href);
  await bench();
}
