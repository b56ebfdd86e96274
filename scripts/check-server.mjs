// npm run check-server: says what a server speaks of the calls that the console makes, and proposes a config.json.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ensureInstalled, ensureNode, fromSources, stop } from './ensure.mjs';

const USAGE = `npm run check-server -- URL [--user NAME] [--config FILE] [--origin ORIGIN] [--write]

Signs in at URL, where the calls of a server are (https://api.example/v1), and says which of the specification's calls it has
(docs/specification.md section 7): reads are made with ids that the server names itself, and nothing is changed. Ends with 0 where the console can work on it, else with 1.

  --user NAME      who signs in; admin if nobody is named. The password is asked for, or is in TAMQUAN_CHECK_PASSWORD
  --config FILE    a config.json to begin with: sessionHeader, sessionScheme, paths, and where photos go
  --origin ORIGIN  where the console will be: also asks what browsers ask before calls of another origin
  --write          makes a temple that is named a test, changes it and deletes it`;

/** Asks without showing what is typed. */
async function askPassword(userName) {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: process.stdin.isTTY === true });
  if (process.stdin.isTTY) process.stderr.write(`Password of ${userName}: `);
  const password = await terminal.question('');
  terminal.close();
  if (process.stdin.isTTY) process.stderr.write('\n');
  return password;
}

function readOrder() {
  const options = {
    user: { type: 'string', default: 'admin' },
    config: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) stop(USAGE);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    stop(`${url} is no address like https://api.example/v1.`);
  if (values.origin !== undefined && (!URL.canParse(values.origin) || new URL(values.origin).origin !== values.origin))
    stop(`--origin ${values.origin} is no origin like https://console.example.`);
  return { url, ...values };
}

function readConfigFile(file) {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`--config ${file} can't be read as JSON: ${error.message}`);
  }
}

ensureNode();
let order;
try {
  order = readOrder();
} catch (error) {
  stop(`${error.message}\n\n${USAGE}`);
}
const { url, user, origin, write } = order;
const config = readConfigFile(order.config);
ensureInstalled();
const { checkServer } = await fromSources('scripts/checkServer/index.ts');
const password = process.env.TAMQUAN_CHECK_PASSWORD || (await askPassword(user));
const works = await checkServer({ apiUrl: url, userName: user, password, config, origin, write }, (text) =>
  console.log(text),
);
process.exit(works ? 0 : 1);
