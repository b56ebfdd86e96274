import { parseArgs } from 'node:util';
import { INITIAL_PASSWORD_DAYS } from '../../contract/wire/constants';
import { type Config, checkedConfigOf } from '../config';
import type { Listening, Running } from '../main';
import type { Subcommand } from './subcommand';

export const serve: Subcommand = {
  name: 'serve',
  summary: 'serves the console and its calls, until it is stopped',
  usage: `tamquan serve

Brings the store up to date, makes the first super admin where there is none, serves the console, the calls and the photos, and says where
and how to sign in. Ctrl+C or SIGTERM stops it: it finishes what runs, in ten seconds at most. From the sources: npm start.

  tamquan serve                                          an embedded store in ./.tamquan, with demo data
  PORT=8080 DATABASE_URL=postgres://user:password@host/tamquan tamquan serve`,
  run: async (args) => {
    parseArgs({ args: [...args], options: {} });
    const config = await checkedConfigOf(process.env);
    greet(await startUntilStopped(config), config);
  },
};

/** Starts, and ends the process with a stop signal, also with one that comes before the start is done. */
async function startUntilStopped(config: Config): Promise<Running> {
  const { start } = await import('../main');
  let listening: Listening | undefined;
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    // Nothing has been begun yet that could be left half done.
    if (!listening) process.exit(0);
    listening.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  // What is said to a disk that is full, or to nobody any more, is lost; the server goes on.
  process.stdout.on('error', () => {});
  // A file that may not grow is an error of the code that writes it, as a full disk is, and not the end of the process.
  if (process.platform !== 'win32') process.on('SIGXFSZ', () => {});
  try {
    return await start(config, {
      listens: (it) => {
        listening = it;
      },
      waits: (sentence) => {
        console.log(`${sentence} Waiting for it; until then ${listening?.address} answers 503.`);
      },
    });
  } catch (error) {
    // Stopped before it was ready: what it was at has failed because of that.
    if (stopping) return new Promise<never>(() => {});
    console.error((error as Error).message);
    // What has been begun may hold the process: whoever supervises it has to see that it failed.
    process.exit(1);
  }
}

/** Says where it is and how to sign in. */
function greet({ address, firstAdmin, demoSignIns }: Running, { otherServer }: Config): void {
  console.log(`\n  Tam Quan   ${address}\n`);
  if (otherServer) console.log(`  Calls      ${otherServer.apiUrl}`);
  if (firstAdmin) {
    const password = firstAdmin.password ?? 'the password you gave';
    const note = firstAdmin.password
      ? `   (shown this once; to be changed at the first sign-in, within ${INITIAL_PASSWORD_DAYS} days)`
      : '';
    console.log(`  Sign in    ${firstAdmin.userName} · ${password}${note}`);
  }
  for (const { userName, password, role } of demoSignIns)
    console.log(`  Demo       ${userName} · ${password}   ${role}`);
  console.log('\n  Ctrl+C stops it.\n');
}
