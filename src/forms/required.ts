import type { Answers, AskText } from '../../commands/core/definition';

/** Whether an empty answer would not be taken. */
export const isRequired = (ask: AskText, rows: readonly unknown[], given: Answers): boolean =>
  !ask.optional && (ask.check?.('', rows, given) ?? null) !== null;
