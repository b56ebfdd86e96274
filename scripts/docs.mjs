// npm run docs: writes the pages of docs/ that are made from the code (scripts/docs/pages.ts says which).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';

ensureNode();
ensureInstalled();
const { PAGES } = await fromSources('scripts/docs/pages.ts');
for (const [path, page] of Object.entries(PAGES)) {
  writeFileSync(join(ROOT, path), page());
  console.log(path);
}
