import { type AskOneOf, type Asks, type Command, kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { AskPrompt, CollectedAnswers } from '../call/prompts';
import { defaultsOf } from './defaults';
import type { Invocation } from './invocation';

interface Collect extends Pick<Invocation, 'args' | 'source' | 'starts' | 'withDefaults'> {
  readonly command: Command;
  readonly rows: readonly unknown[];
  readonly rowKind?: Kind | undefined;
}

/**
 * Targets and arguments, asked for where the caller and the prefills left any open; null when the person stepped out. A
 * choice that has only one answer for these rows, or a usual one, is not asked (`prefill` and `usual` of
 * commands/core/definition.ts), and with defaults no question is that has a start.
 */
export async function collectArguments(
  ask: AskPrompt,
  { command, rows, rowKind, args: given, source, starts = {}, withDefaults = false }: Collect,
): Promise<CollectedAnswers | null> {
  const args: Record<string, unknown> = { ...(withDefaults && defaultsOf(command, rows)), ...given };
  let isOpen = kindOf(command) !== undefined && rows.length === 0;
  for (const [name, question] of Object.entries((command.asks ?? {}) as Asks)) {
    if (name in args || question.as === 'internal') continue;
    const answer = question.as === 'oneOf' && !(name in starts) ? unasked(question, rows) : undefined;
    if (answer === undefined) isOpen = true;
    else args[name] = answer;
  }
  return isOpen ? ask({ command, rows, rowKind, args, starts, isFromPalette: source === 'palette' }) : { rows, args };
}

const unasked = ({ prefill, default: byDefault }: AskOneOf<string>, rows: readonly unknown[]): string | undefined =>
  (rows.length > 0 ? prefill?.(rows) : undefined) ?? byDefault;
