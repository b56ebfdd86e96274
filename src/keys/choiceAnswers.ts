import { type Asks, isChoice } from '../../commands/core/definition';
import { commandById } from '../../commands/registry';

/** Both letters of `p h` are pressed in less. */
const WITHIN_MS = 1000;

let expected: { readonly letters: readonly string[]; readonly untilMs: number } | null = null;

/**
 * After the key of a choice come the letters that answer it, as in `p h`. Where the rows alone decide, or refuse it, nothing is asked, and
 * whoever presses both from habit would have the second taken for a command: `h` hides a post. `nowMs`: of a monotonic clock.
 */
export function expectAnswer(commandId: string, nowMs: number): void {
  const command = commandById(commandId);
  const letters =
    command === undefined || !isChoice(command)
      ? []
      : Object.values((command.asks ?? {}) as Asks).flatMap((ask) =>
          ask.as === 'oneOf' ? ask.options([]).flatMap(({ press }) => press ?? []) : [],
        );
  expected = letters.length === 0 ? null : { letters, untilMs: nowMs + WITHIN_MS };
}

/** Whether a press is such an answer, right after its choice; any press ends the waiting for one. */
export function isLateAnswer(press: string, nowMs: number): boolean {
  const isOne = expected !== null && nowMs < expected.untilMs && expected.letters.includes(press);
  expected = null;
  return isOne;
}
