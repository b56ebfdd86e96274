import type { Answers, Command } from '../../commands/core/definition';
import type { RejectedAnswers } from '../run';

/** One question of a command, as its step is drawn. */
export interface StepProps<A> {
  readonly command: Command;
  readonly name: string;
  readonly ask: A;
  readonly rows: readonly unknown[];
  /** What has been answered before. */
  readonly args: Answers;
  /** What was answered here before, where one has come back. */
  readonly given?: unknown;
  /** Why the last answer was not taken, and in words where that is about this one. */
  readonly why?: RejectedAnswers | null | undefined;
  readonly reason?: string | undefined;
  /** Nothing was asked before it: a step back leaves all as it was. */
  readonly isFirst: boolean;
  readonly onDone: (value: unknown) => void;
  /** What is answered here so far, where nothing else keeps it: it is there again when one comes back. */
  readonly onBegun: (value: string | readonly unknown[]) => void;
  readonly onBack: () => void;
}
