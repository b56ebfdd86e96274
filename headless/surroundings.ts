/** What the program has around it: a process, or a test. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What is handed to it; read only where it is asked for. */
  readonly stdin: AsyncIterable<string | Uint8Array>;
  /** Writes to stdout, and waits where nobody takes it yet. */
  readonly write: (text: string) => Promise<void>;
  /** Says a line to the person on stderr. */
  readonly say: (line: string) => void;
  /** Writes over the present line of the terminal; undefined where stderr is none. */
  readonly showProgress: ((line: string) => void) | undefined;
  /** Calls back when somebody wants it to end; answers how to stop listening. */
  readonly onInterrupt: (stop: () => void) => () => void;
}

/** How the process ends, by what came of it. */
export const EXIT = {
  /** Every row is done. */
  done: 0,
  /** A row failed or may have arrived without an answer, or the server could not be spoken to. */
  failed: 1,
  /** The words can't be meant, or the command asks first and nobody has said yes. */
  misuse: 2,
  /** The account may not do it, or its token has ended. */
  notAllowed: 3,
  /** No row was left to do anything to. */
  nothing: 4,
  /** It was stopped before its end; `resume` goes on. */
  stopped: 5,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the program with a sentence for a person. Not for rows, whose outcomes are lines. */
export class Ending extends Error {
  constructor(
    readonly exitCode: ExitCode,
    sentence: string,
  ) {
    super(sentence);
  }
}
