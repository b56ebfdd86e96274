import type { Ask, Asks, Command } from '../../../commands/core/definition';

/**
 * The answers that a command's questions start from, for those who want no questions (Mod+Enter, docs/specification.md section 10.5).
 * What has no start that would be taken is left open, and asked.
 */
export function defaultsOf(command: Command, rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  const starts = Object.entries((command.asks ?? {}) as Asks).flatMap(([name, ask]) => {
    const start = startOf(ask, rows);
    return start === undefined || !isTaken(ask, start, rows) ? [] : [[name, start]];
  });
  return Object.fromEntries(starts);
}

function startOf(ask: Ask, rows: readonly unknown[]): unknown {
  if (ask.as === 'internal') return undefined;
  const start =
    rows.length > 0 ? (ask.prefill?.(rows) ?? ('initial' in ask ? ask.initial?.(rows) : undefined)) : undefined;
  if (start !== undefined) return start;
  if (ask.as === 'oneOf') return ask.options(rows)[0]?.value;
  if (ask.as === 'someOf') return ask.options(rows).flatMap(({ value, isThere }) => (isThere ? [] : [value]));
  return ask.optional ? '' : undefined;
}

function isTaken(ask: Ask, value: unknown, rows: readonly unknown[]): boolean {
  if (ask.as === 'internal') return false;
  if (ask.optional && value === '') return true;
  return (
    (ask.check as ((value: unknown, rows: readonly unknown[]) => string | null) | undefined)?.(value, rows) == null
  );
}
