// npm run audit: asks the registry which packages of package-lock.json are known to be vulnerable. Ends with 1 where one that is shipped is, and
// with 2 where the registry can't be asked, since then nobody knows. Those that only build or try it are named, and end nothing.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';

ensureNode();
ensureInstalled();
const { readAudit } = await fromSources('scripts/shipped/audit.ts');
const { shippedPackages } = await fromSources('scripts/shipped/packages.ts');
const { lockOf, shippedSources } = await fromSources('scripts/shipped/sources.ts');

const args = ['audit', '--json', '--package-lock-only'];
const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const packages = shippedPackages(lockOf(ROOT), shippedSources(ROOT));
const { unknown, shipped = [], tools = [] } = readAudit(stdout ?? '', packages);
if (unknown !== undefined) {
  console.error(`The registry can't be asked, so nobody knows whether a package is vulnerable: ${unknown}`);
  process.exitCode = 2;
} else {
  for (const sentence of tools) console.log(`only to build or to try it: ${sentence}`);
  for (const sentence of shipped) console.error(`shipped: ${sentence}`);
  if (shipped.length === 0)
    console.log(`Of ${packages.length} packages that are shipped none is known to be vulnerable.`);
  process.exitCode = shipped.length === 0 ? 0 : 1;
}
