/** One word of the command line. A new one is a file beside this and a line in `subcommands.ts`. */
export interface Subcommand {
  /** The word itself. */
  readonly name: string;
  /** What it does: its line in `tamquan help`. */
  readonly summary: string;
  /** How it is called, what its words mean, and an example: `tamquan help NAME`. */
  readonly usage: string;
  /** It says itself what follows it, and how that is called. */
  readonly saysHelp?: true;
  /**
   * Does it with the words that follow. What it needs of the server it imports here and not above, so that no other subcommand loads it.
   * Throws a sentence for a person (the process ends with 1) or a Misuse (with 2).
   */
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** The words can't be meant: the usage is said with the sentence. Not for a setting, a file or a store that is wrong. */
export class Misuse extends Error {}
