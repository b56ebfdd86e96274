import type { TextKey } from './textKey';

/** One of the values of a choice; its text is the locale key `<command id>.<argument>.<value>`. */
export interface AnswerOption<T extends string = string> {
  readonly value: T;
  /** A letter that picks it inside the step, where letters are free. */
  readonly press?: string;
  /** What says it already, where the command has no text of its own for it. */
  readonly text?: TextKey;
  /** Shown instead of the locale text where the option is data, like a medium. */
  readonly label?: string;
  /** What it is found by as well, like the English name of a language that is shown by its own. */
  readonly words?: string;
  /** What is to be known of it before it is chosen, below its name. */
  readonly details?: string;
  /** A BCP 47 code: the option is that language, shown by its name. */
  readonly language?: string;
  /** A picture of what the option is. */
  readonly thumb?: string;
  /** The picture is a member's medium: covered until it is asked for. */
  readonly isMedium?: true;
  /** Every row has it already: shown as chosen, and left as it is (`someOf`). */
  readonly isThere?: true;
  /** Why this person may not choose it. */
  readonly disabledReason?: TextKey;
}
