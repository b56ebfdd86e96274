// npm start: installs, builds, prepares the store, serves; says where and how to sign in.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();

const { configOf, start } = await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);

let running;
try {
  running = await start(configOf(process.env));
} catch (error) {
  stop(
    error.code === 'EADDRINUSE' ? `Port ${process.env.PORT || 4173} is taken: set PORT to another one.` : error.message,
  );
}
const { address, firstAdmin, demoSignIns, close } = running;

console.log(`\n  Tam Quan   ${address}\n`);
if (firstAdmin) {
  const password = firstAdmin.password ?? 'the password you gave';
  console.log(`  Sign in    ${firstAdmin.userName} · ${password}${firstAdmin.password ? '   (shown this once)' : ''}`);
}
for (const { userName, password, role } of demoSignIns) console.log(`  Demo       ${userName} · ${password}   ${role}`);
console.log('\n  Ctrl+C stops it.\n');

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    close().then(
      () => process.exit(0),
      (error) => stop(error.message),
    );
  });
}
