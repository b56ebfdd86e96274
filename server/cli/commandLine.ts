import { nearest } from '../settings';
import { Misuse, type Subcommand } from './subcommand';
import { SUBCOMMANDS } from './subcommands';

/** More letters than this apart, two words have nothing to do with each other. */
const NEAR = 3;
const HELP = ['help', '--help', '-h'];
const VERSION = ['--version', '-v'];

/**
 * Does what the words after `tamquan` say; `serve` where there are none. Never throws: what went wrong is said in a sentence on stderr,
 * and the process ends with 1, or with 2 where the words can't be meant.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    const [word = 'serve', ...rest] = args;
    if (HELP.includes(word)) help(rest);
    else await run(known(VERSION.includes(word) ? 'version' : word), rest);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
}

async function run({ usage, run, saysHelp }: Subcommand, args: readonly string[]): Promise<void> {
  if (!saysHelp && args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await run(args);
  } catch (error) {
    const isMisuse = error instanceof Misuse || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    throw isMisuse ? new Misuse(`${(error as Error).message}\n\n${usage}`) : error;
  }
}

function help([word]: readonly string[]): void {
  if (word !== undefined && !HELP.includes(word)) {
    console.log(known(word).usage);
    return;
  }
  const lines = SUBCOMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  console.log(`tamquan SUBCOMMAND …

${lines.join('\n')}
  help       says this, or how one of them is called: tamquan help admin

Without a subcommand it serves. Settings are variables of the environment: docs/settings.md has them all.`);
}

function known(word: string): Subcommand {
  const found = SUBCOMMANDS.find(({ name }) => name === word);
  if (found) return found;
  const near = nearest(word, [...SUBCOMMANDS.map(({ name }) => name), 'help'], NEAR);
  throw new Misuse(
    `${word} is no subcommand: ${near === undefined ? 'tamquan help lists those that there are.' : `was ${near} meant?`}`,
  );
}
