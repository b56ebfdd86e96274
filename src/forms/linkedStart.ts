import type { Ask } from '../../commands/core/definition';

/** What is answered by typing. */
export const TEXTS: ReadonlySet<string> = new Set(['text', 'long', 'secret', 'code', 'phone', 'email', 'date']);

/**
 * What a question begins with where a link filled it in (`src/navigation/runLink.ts`), as its answers are; undefined where the link says
 * nothing that could be an answer. No link holds a password or a file.
 */
export function linkedStart(ask: Ask, text: string | undefined, rows: readonly unknown[]): unknown {
  if (text === undefined || ask.as === 'secret' || ask.as === 'code') return undefined;
  if (TEXTS.has(ask.as)) return text;
  if (ask.as !== 'oneOf' && ask.as !== 'someOf') return undefined;
  const real = new Set(ask.options(rows).map(({ value }) => value));
  if (ask.as === 'oneOf') return ask.loadOptions !== undefined || real.has(text) ? text : undefined;
  const some = text.split(',').filter((value) => real.has(value));
  return some.length > 0 ? some : undefined;
}
