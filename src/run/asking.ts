import type { Command, Kind } from '../../commands/definition';

/** What the runner cannot know by itself; palette and dialogs answer. All texts are locale keys or data, never sentences. */
export interface Question {
  readonly command: Command;
  /** The targets found so far; empty where one still has to be chosen. */
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  /** The arguments given so far. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The argument that was answered before and refused, and with which code. */
  readonly refused?: { readonly name: string; readonly code: number } | undefined;
}

/** The missing target and arguments, collected step by step; null when the person stepped out, and then nothing happens. */
export type Ask = (
  question: Question,
) => Promise<{ readonly rows: readonly unknown[]; readonly args: Record<string, unknown> } | null>;

/** "Delete 37 posts?": true only for an answer given after the question appeared (KEYBOARD.md section 3). */
export type Confirm = (question: Question & { readonly count: number }) => Promise<boolean>;
