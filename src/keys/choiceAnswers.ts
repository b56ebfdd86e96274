import type { Asks } from '../../commands/core/definition';
import { commandById } from '../../commands/registry';

/** Both letters of `p h` are pressed in less. */
const WITHIN_MS = 1000;

let letters: readonly string[] = [];
let untilMs = 0;

/**
 * After the key of a choice come the letters that answer it, as in `p h`. Where the rows alone decide, or refuse it, nothing is asked, and
 * whoever presses both from habit would have the second taken for a command: `h` hides a post. `nowMs`: of a monotonic clock.
 */
export function expectAnswer(commandId: string, nowMs: number): void {
  letters = Object.values((commandById(commandId)?.asks ?? {}) as Asks).flatMap((ask) =>
    ask.as === 'oneOf' ? ask.options([]).flatMap(({ press }) => press ?? []) : [],
  );
  untilMs = nowMs + WITHIN_MS;
}

/** Whether a press is such an answer, right after its choice; any press ends the waiting for one. */
export function isLateAnswer(press: string, nowMs: number): boolean {
  const isOne = nowMs < untilMs && letters.includes(press);
  letters = [];
  return isOne;
}
