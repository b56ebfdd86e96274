import { writeSync } from 'node:fs';
import type { FastifyServerOptions } from 'fastify';

/** How much is logged, and where to: a line of JSON each time. */
export interface LogPlace {
  readonly level: string;
  readonly stream: { readonly write: (line: string) => void };
}

/**
 * All that a line may say besides its time, its words and the id of its request. What a caller sends, or a row holds, is none of it: no name,
 * phone number, mail address, search or key. `why` is a word of a list, ours or the standard's. Anything else that code or a package hands to the log is left out here.
 */
const FIELDS = [
  'err',
  'errorId',
  'why',
  'uid',
  'remoteAddress',
  'method',
  'route',
  'status',
  'code',
  'ms',
  'version',
  'node',
  'port',
] as const;
/** Words of somebody else, as of a package that logs an error and nothing with it, may hold anything. */
const NO_WORDS = 'unexpected';

/** The logger of a server, which keeps to `FIELDS`. */
export const loggerOf = ({ level, stream }: LogPlace): FastifyServerOptions['logger'] => ({
  level,
  stream,
  formatters: {
    log: (said: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(FIELDS.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]))),
  },
  hooks: {
    logMethod(said: [unknown, ...unknown[]], log: (...said: unknown[]) => void) {
      const [first] = said;
      if (said.length > 1 || typeof first !== 'object') log.apply(this, said);
      else log.apply(this, [first instanceof Error ? { err: first } : first, NO_WORDS]);
    },
  },
  serializers: {
    err: (error: unknown) => loggedError(error),
    // Without the zone of a link-local address, which is a name of this machine's own.
    remoteAddress: (address: string) => address.replace(/%.*/, ''),
  },
});

const SAYS_CALLS: readonly string[] = ['info', 'debug', 'trace'];
/** Whether the log has a line for each call. */
export const saysCalls = ({ level }: LogPlace): boolean => SAYS_CALLS.includes(level);

const WORDS_MAX = 300;
const CAUSES_MAX = 3;
/** Of a host that could not be reached, which has as many digits as a phone number. */
const IP_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/;
/** The class of SQLSTATEs about a value, which PostgreSQL repeats in its words. */
const ABOUT_A_VALUE = /^22...$/;

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
};

/**
 * What the log says of an error: not the values that a database names beside its words (`detail`, parameters), nor those that it or a parser
 * quotes in them. The other words stay, since a fault is not found without them: code of ours puts nothing of a caller or a row into those.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const quotesInput = error instanceof SyntaxError || (typeof code === 'string' && ABOUT_A_VALUE.test(code));
  return {
    type: error.name,
    message: wordsOf(error.message, quotesInput),
    // Its first lines are the message once more.
    stack: (error.stack ?? '')
      .replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && depth < CAUSES_MAX && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function wordsOf(message: string, quotesInput: boolean): string {
  return (quotesInput ? message.replace(/["'][\s\S]*["']/, '"…"') : message)
    .replaceAll(/[^\s"'<>]+@[^\s"'<>]+/g, '…@…')
    .replaceAll(/\+?\d[\d .-]{7,}\d/g, (digits) => (IP_ADDRESS.test(digits) ? digits : '…'))
    .slice(0, WORDS_MAX);
}

/**
 * Writes the log to an open file, pipe or terminal. Where it can't be written, as on a disk that is full, a line is lost: the log's
 * own stream would try again for ever, and the whole process with it. A reader of a pipe that is slow is waited for by `process.stdout`.
 */
export const logTo = (descriptor: number) => ({
  write(line: string): void {
    try {
      writeSync(descriptor, line);
    } catch (error) {
      if ((error as { code?: string }).code === 'EAGAIN') process.stdout.write(line);
    }
  },
});
