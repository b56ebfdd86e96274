import { type Ask, kindOf } from '../commands/core/definition';
import { textOr } from '../src/i18n';
import { optionText } from '../src/i18n/optionText';
import { titleOf } from '../src/i18n/titles';
import { IMPORT_TEMPLES, type Runnable } from './offered';
import { givable, isByFile, isText, OPTIONS } from './order';

const USAGE = `tamquan command COMMAND [ID …] [--ARGUMENT VALUE …] [--dry-run] [--yes]
tamquan command list | jobs | undo JOB | resume JOB | retry JOB | completion bash|zsh|fish

Runs a command of the console without a screen, against the server at TAMQUAN_SERVER, with the session key or the token of a service
account in TAMQUAN_TOKEN, or in the file that TAMQUAN_TOKEN_FILE names. TAMQUAN_CONFIG names a config.json for a server that serves none.
Rows are named by their ids; - reads them from stdin, an id or an object of JSON with one on each line. What came of each row is a line of
JSON on stdout. From the sources: npm run command --

  list             what this account may run there
  COMMAND --help   what the command acts on, and its arguments
  jobs             what was run on this machine
  undo JOB         takes a job back, whoever ran it on this machine, with the same account
  resume JOB       goes on with a job that was stopped or killed
  retry JOB        sends the failed rows of a job again
  completion SHELL what completes commands in bash, zsh or fish`;

const EXITS = `Ends with 0 where every row is done, 1 where one failed, 2 where the words can't be meant or --yes is missing, 3 where the account may not do
it or its token has ended, 4 where nothing was left to do, and 5 where it was stopped before its end.`;

/** How the program is called; of one command, its arguments from the registry. */
export const helpText = (command?: Runnable): string =>
  `${command ? ofCommand(command) : USAGE}\n\n${optionLines(command)}\n\n${EXITS}`;

function ofCommand(command: Runnable): string {
  const kind = kindOf(command);
  const rows =
    command.id === IMPORT_TEMPLES ? 'FILE' : kind === undefined ? '' : command.on.takes === 'one' ? 'ID' : 'ID …';
  const asks = givable(command);
  const line = ['tamquan command', command.id, rows, ...asks.map(([name, ask]) => wordOf(name, ask))]
    .filter(Boolean)
    .join(' ');
  const hint = textOr(`${command.id}.hint`, '');
  return [
    line,
    '',
    `${titleOf(command.id)}${hint && `. ${hint}`}`,
    ...(kind ? [`Acts on rows of the kind ${kind}.`] : []),
    ...(command.id === IMPORT_TEMPLES
      ? [
          '',
          '  --duplicates skip|create|update  what is done with rows that are like a temple that is there: skip unless named',
        ]
      : []),
    ...(asks.length > 0 ? ['', ...asks.map(([name, ask]) => argumentLine(command, name, ask))] : []),
  ].join('\n');
}

function wordOf(name: string, ask: Ask): string {
  const word =
    isByFile(ask) && ask.as !== 'files' ? `--${name}-from FILE` : `--${name} ${ask.as === 'files' ? 'FILE' : 'VALUE'}`;
  return isNeeded(ask) ? word : `[${word}]`;
}

/** Whether nothing is meant where it is left out; what its form begins with may depend on the row. */
const isNeeded = (ask: Ask) =>
  ask.as !== 'internal' && !ask.optional && ask.prefill === undefined && !('initial' in ask || 'default' in ask);

function argumentLine(command: Runnable, name: string, ask: Ask): string {
  const label = textOr(`${command.id}.${name}.label`, name);
  const options = ask.as === 'oneOf' || ask.as === 'someOf' ? fixedOf(ask) : [];
  const says =
    options.length === 0
      ? ''
      : `: ${options.map((option) => `${option.value} (${optionText(command, name, option)})`).join(', ')}`;
  const more =
    ask.as === 'someOf'
      ? '; several with commas between them'
      : isText(ask)
        ? `; --${name}-from reads it from a file`
        : '';
  return `  --${name}  ${label}${says}${more}`;
}

/** Its options that do not depend on rows. */
function fixedOf(ask: Extract<Ask, { readonly as: 'oneOf' | 'someOf' }>) {
  try {
    return ask.options([]);
  } catch {
    // They are those of a row, and told with it.
    return [];
  }
}

function optionLines(command: Runnable | undefined): string {
  const isFile = command === undefined || !('endpoint' in command);
  return Object.entries(OPTIONS)
    .filter(([name]) => isFile || name !== 'out')
    .map(([name, option]) => `  ${`--${name}${'takes' in option ? ` ${option.takes}` : ''}`.padEnd(16)} ${option.says}`)
    .join('\n');
}

/** A line a command: its id and what it is called. */
export function listText(commands: readonly Runnable[]): string {
  const width = Math.max(0, ...commands.map(({ id }) => id.length));
  return commands.map(({ id }) => `${id.padEnd(width)}  ${titleOf(id)}`).join('\n');
}
