// npm start: installs, builds, prepares the store, serves; says where and how to sign in.
import { built, ensureBuilt, ensureInstalled, ensureNode, readConfig, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
await readConfig();
ensureBuilt();
const { checkedConfigOf } = await built('config');
// Passwords that are easy to guess stand in a list, which is read from what is built.
const config = await checkedConfigOf(process.env).catch((error) => stop(error.message));
const { start } = await built('main');

let listening;
let stopping = false;
const end = () => {
  if (stopping) return;
  stopping = true;
  // Nothing has been begun yet that could be left half done.
  if (!listening) process.exit(0);
  listening.close().then(
    () => process.exit(0),
    (error) => stop(error.message),
  );
};
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
// What is said to a disk that is full, or to nobody any more, is lost; the server goes on.
process.stdout.on('error', () => {});
// A file that may not grow is an error of the code that writes it, as a full disk is, and not the end of the process.
if (process.platform !== 'win32') process.on('SIGXFSZ', () => {});

let running;
try {
  running = await start(config, {
    listens: (it) => {
      listening = it;
    },
    waits: (sentence) => {
      console.log(`${sentence} Waiting for it; until then ${listening.address} answers 503.`);
    },
  });
} catch (error) {
  // Stopped before it was ready: what it was at has failed because of that.
  if (stopping) await new Promise(() => {});
  stop(error.message);
}
const { address, firstAdmin, demoSignIns } = running;

console.log(`\n  Tam Quan   ${address}\n`);
if (config.otherServer) console.log(`  Calls      ${config.otherServer.apiUrl}`);
if (firstAdmin) {
  const password = firstAdmin.password ?? 'the password you gave';
  const note = firstAdmin.password ? '   (shown this once; to be changed at the first sign-in)' : '';
  console.log(`  Sign in    ${firstAdmin.userName} · ${password}${note}`);
}
for (const { userName, password, role } of demoSignIns) console.log(`  Demo       ${userName} · ${password}   ${role}`);
console.log('\n  Ctrl+C stops it.\n');
