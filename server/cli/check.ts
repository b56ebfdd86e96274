import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { Misuse, type Subcommand } from './subcommand';

export const check: Subcommand = {
  name: 'check',
  summary: "says what another server speaks of the console's calls",
  usage: `tamquan check URL [--user NAME] [--config FILE] [--origin ORIGIN] [--write]

Signs in at URL, where the calls of a server are, and says which of the specification's calls it has (docs/specification.md section 7): reads
are made with ids that the server names itself, and nothing is changed. Proposes a config.json. Ends with 0 where the console can work on
it, else with 1. From the sources: npm run check-server -- URL.

  --user NAME      who signs in; admin if nobody is named. The password is asked for, or is in TAMQUAN_CHECK_PASSWORD
  --config FILE    a config.json to begin with: sessionHeader, sessionScheme, paths, and where photos go
  --origin ORIGIN  where the console will be: also asks what browsers ask before calls of another origin
  --write          makes a temple that is named a test, changes it and deletes it

  tamquan check https://api.example/v1 --user kiemduyet`,
  run: async (args) => {
    const { url, user, origin, write, config: file } = orderOf(args);
    const config = readConfigFile(file);
    // It reads answers with the console's own code: what another reader made of them would say nothing of the console.
    const { checkServer } = await import('../../scripts/checkServer');
    const password = process.env.TAMQUAN_CHECK_PASSWORD || (await askPassword(user));
    const works = await checkServer({ apiUrl: url, userName: user, password, config, origin, write }, (text) =>
      console.log(text),
    );
    if (!works) process.exitCode = 1;
  },
};

function orderOf(args: readonly string[]) {
  const options = {
    user: { type: 'string', default: 'admin' },
    config: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) throw new Misuse('One address is needed, where the calls are.');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${url} is no address like https://api.example/v1.`);
  const { origin } = values;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new Error(`--origin ${origin} is no origin like https://console.example.`);
  return { ...values, url, origin };
}

function readConfigFile(file: string | undefined) {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`--config ${file} can't be read as JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Asks without showing what is typed. */
async function askPassword(userName: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: process.stdin.isTTY === true });
  if (process.stdin.isTTY) process.stderr.write(`Password of ${userName}: `);
  const password = await terminal.question('');
  terminal.close();
  if (process.stdin.isTTY) process.stderr.write('\n');
  return password;
}
