import type { Command } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';

/** What the runner cannot know by itself; palette and dialogs answer. All texts are keys or data, never sentences. */
export interface Question {
  readonly command: Command;
  /** The targets found so far; empty where one still has to be chosen. */
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  /** The arguments given so far. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What the questions begin with, as text, where a link filled them in. */
  readonly starts?: Readonly<Record<string, string>>;
  /** The command was chosen in the palette: a step back from its first question leads there again, from any other to the page. */
  readonly isFromPalette?: boolean;
}

/** Why what was answered was not taken: a code, and by argument a text, or null where the code's words are meant. */
export interface RejectedAnswers {
  readonly code: number;
  /** The server's words. */
  readonly message?: string;
  readonly fields: Readonly<Record<string, TextKey | null>>;
  /** Said instead of the code's words. */
  readonly says?: TextKey;
}

/**
 * A question with a typed answer stays open, and takes no key, while its answer is in flight: a refusal is shown at its field together
 * with the text, and no key pressed while waiting reaches the page behind (docs/specification.md section 10.9).
 */
export interface OpenQuestion {
  /** False once the person has left it: the outcome is then reported elsewhere. */
  readonly isOpen: () => boolean;
  readonly close: () => void;
  /** Says why, and asks again; null when the person leaves. */
  readonly again: (why: RejectedAnswers) => Promise<CollectedAnswers | null>;
  /** What ends the waiting when the person does not want to wait any longer. */
  readonly stopBy: (stop: () => void) => void;
}

export interface CollectedAnswers {
  readonly rows: readonly unknown[];
  readonly args: Readonly<Record<string, unknown>>;
  readonly open?: OpenQuestion | undefined;
}

/** The missing target and arguments, collected step by step; null when the person stepped out, and then nothing happens. */
export type AskPrompt = (question: Question) => Promise<CollectedAnswers | null>;

/** "Delete 37 posts?": true only for an answer given after the question appeared (docs/specification.md section 10.3). */
export type ConfirmPrompt = (
  question: Question & {
    readonly count: number;
    /** Why it is asked at all. */
    readonly because?: TextKey | undefined;
    /** Why rows that were meant are left out, and how many of them. */
    readonly leftOut: readonly (readonly [why: TextKey, count: number])[];
    /** This person can take it back by a call. */
    readonly undoable: boolean;
  },
) => Promise<boolean>;
