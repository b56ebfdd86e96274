import { text } from 'node:stream/consumers';
import { Ending, EXIT, type Surroundings } from './surroundings';

/** The ids that a run was given: its words, and for `-` what stands on stdin, each once and in its order. */
export async function idsOf(words: readonly string[], stdin: Surroundings['stdin']): Promise<readonly string[]> {
  const ids = words.filter((word) => word !== '-');
  const more = ids.length < words.length ? linesOf(await text(stdin)) : [];
  return [...new Set([...ids, ...more])];
}

/** An id a line, or an object of JSON with one: what another run has said can be handed to the next. */
const linesOf = (handedIn: string): readonly string[] =>
  handedIn
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at) => (line.startsWith('{') ? idIn(line, at + 1) : line));

function idIn(line: string, number: number): string {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    if (typeof id === 'string' || typeof id === 'number') return String(id);
  } catch {
    // It is said below, as of an object without an id.
  }
  throw new Ending(EXIT.misuse, `Line ${number} of what was handed in is no JSON with an id.`);
}
