// npm start: installs, builds, prepares the store, serves; says where and how to sign in.
import { built, ensureBuilt, ensureInstalled, ensureNode, readConfig, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
const config = await readConfig();
ensureBuilt();
const { start } = await built('main');

let running;
try {
  running = await start(config);
} catch (error) {
  stop(error.code === 'EADDRINUSE' ? `Port ${config.port} is taken: set PORT to another one.` : error.message);
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
