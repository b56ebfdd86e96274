// npm run licences: lists the licence of every package that is shipped, and ends with 1 where one is not allowed (scripts/shipped/licences.ts).
import { ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';

ensureNode();
ensureInstalled();
const { shippedPackages } = await fromSources('scripts/shipped/packages.ts');
const { lockOf, shippedSources } = await fromSources('scripts/shipped/sources.ts');
const { refusedLicences } = await fromSources('scripts/shipped/licences.ts');

const packages = shippedPackages(lockOf(ROOT), shippedSources(ROOT));
for (const { name, version, licence } of packages) console.log(`${licence}\t${name}\t${version}`);
const refused = refusedLicences(packages);
for (const sentence of refused) console.error(sentence);
process.exitCode = refused.length === 0 ? 0 : 1;
