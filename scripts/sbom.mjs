// npm run sbom [-- FILE]: writes what is shipped as a list of materials in CycloneDX, from package-lock.json and the sources alone.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';

ensureNode();
ensureInstalled();
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { shippedPackages } = await fromSources('scripts/shipped/packages.ts');
const { lockOf, shippedSources } = await fromSources('scripts/shipped/sources.ts');
const { bomOfShipped } = await fromSources('scripts/shipped/bom.ts');

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'];
const all = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
const file = resolve(process.argv[2] ?? join(ROOT, 'dist', `${name}-${version}.cdx.json`));
const bom = bomOfShipped(all, name, shippedPackages(lockOf(ROOT), shippedSources(ROOT)));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${bom.components.length} packages`);
