import { parseArgs } from 'node:util';
import type { Ask, Asks } from '../commands/core/definition';
import { IMPORT_TEMPLES, RUNNABLE, type Runnable, runnableById } from './offered';
import { Ending, EXIT } from './surroundings';

/** Words that are no command of the registry. */
export const OWN_WORDS = ['list', 'jobs', 'undo', 'resume', 'retry', 'completion'] as const;
type OwnWord = (typeof OWN_WORDS)[number];

/** What every run can be told besides the arguments of its command; `takes` is what stands behind it. */
export const OPTIONS = {
  'dry-run': { says: 'says what would happen to each row, and sends nothing that changes anything' },
  yes: { says: 'says yes where the command asks first' },
  lang: { takes: 'CODE', says: 'language of reasons and files: vi (unless named), en, zh, it, es, fr or ar' },
  out: { takes: 'FILE', says: 'where a file goes that the command hands over; stdout unless named' },
  wait: { takes: 'SECONDS', says: 'how long a server that is away is waited for before it stops: 300 unless named' },
  help: { says: 'says this' },
} as const satisfies Readonly<Record<string, { readonly takes?: string; readonly says: string }>>;

const WAIT_SECONDS = 300;

interface Common {
  readonly lang: string | undefined;
  readonly waitSeconds: number;
}

/** A command to be run. */
export interface Run extends Common {
  readonly command: Runnable;
  /** Rows by their ids, or `-` for those on stdin. */
  readonly ids: readonly string[];
  /** What was said of its arguments, by argument: one text, or for lists each as often as it was named. */
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** The same, of texts that stand in files. */
  readonly files: Readonly<Record<string, string>>;
  readonly isDry: boolean;
  readonly isYes: boolean;
  readonly out: string | undefined;
  /** What an import does with rows that are there already. */
  readonly duplicates: string | undefined;
}

export type Order =
  | { readonly is: 'help'; readonly command?: Runnable }
  | ({ readonly is: 'run' } & Run)
  | ({ readonly is: OwnWord; readonly words: readonly string[] } & Common);

/** The arguments of a command that the command line gives. */
export const givable = (command: Runnable): readonly (readonly [name: string, ask: Ask])[] =>
  Object.entries((command.asks ?? {}) as Asks).filter(([, { as }]) => as !== 'internal');

/** Whether what it is goes in by a file alone: a secret in the words of a command line is seen by everybody on the machine. */
export const isByFile = ({ as }: Ask): boolean => as === 'secret' || as === 'code' || as === 'files';
/** Whether a file can say it. */
export const isText = ({ as }: Ask): boolean =>
  as !== 'oneOf' && as !== 'someOf' && as !== 'files' && as !== 'internal';

const COMMON = { lang: { type: 'string' }, wait: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** Reads the words behind `command`. Throws an Ending for what can't be meant. */
export function orderOf(words: readonly string[]): Order {
  const [word, ...rest] = words;
  if (word === undefined || word === '--help' || word === '-h' || word === 'help') return helpOf(rest[0]);
  if (word === '--list') return orderOf(['list', ...rest]);
  const own = OWN_WORDS.find((one) => one === word);
  const isHelp = rest.includes('--help') || rest.includes('-h');
  if (own) return isHelp ? { is: 'help' } : ownOrder(own, rest);
  const command = commandOf(word);
  return isHelp ? { is: 'help', command } : { is: 'run', ...runOf(command, rest) };
}

const helpOf = (word: string | undefined): Order =>
  word === undefined ? { is: 'help' } : { is: 'help', command: commandOf(word) };

function commandOf(word: string): Runnable {
  const command = runnableById(word);
  if (command) return command;
  const near = RUNNABLE.map(({ id }) => id).filter((id) => id.startsWith(`${word.split('.')[0]}.`));
  const hint = near.length > 0 ? `There are ${near.join(', ')}.` : '`list` says which there are.';
  throw new Ending(EXIT.misuse, `${word} is no command that runs without a screen. ${hint}`);
}

function ownOrder(is: OwnWord, words: readonly string[]): Order {
  const { values, positionals } = parsed(words, COMMON);
  return { is, words: positionals, ...commonOf(values) };
}

function runOf(command: Runnable, words: readonly string[]): Run {
  const asks = givable(command);
  const given = Object.fromEntries(
    asks.flatMap(([name, ask]) => [
      ...(isByFile(ask) && ask.as !== 'files' ? [] : [[name, { type: 'string', multiple: true }] as const]),
      ...(isText(ask) ? [[`${name}-from`, { type: 'string' }] as const] : []),
    ]),
  );
  const { values, positionals } = parsed(words, {
    ...COMMON,
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    out: { type: 'string' },
    ...(command.id === IMPORT_TEMPLES && { duplicates: { type: 'string' } }),
    ...given,
  });
  const names = asks.map(([name]) => name);
  return {
    command,
    ids: positionals,
    said: Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name] as string[]]] : []))),
    files: Object.fromEntries(
      names.flatMap((name) => (values[`${name}-from`] ? [[name, values[`${name}-from`] as string]] : [])),
    ),
    isDry: values['dry-run'] === true,
    isYes: values.yes === true,
    out: values.out as string | undefined,
    duplicates: values.duplicates as string | undefined,
    ...commonOf(values),
  };
}

type Values = Readonly<Record<string, unknown>>;

function commonOf({ lang, wait = String(WAIT_SECONDS) }: Values): Common {
  if (!/^\d{1,6}$/.test(String(wait))) throw new Ending(EXIT.misuse, `--wait ${wait} is no number of seconds.`);
  return { lang: lang as string | undefined, waitSeconds: Number(wait) };
}

function parsed(args: readonly string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    throw new Ending(EXIT.misuse, (error as Error).message);
  }
}
