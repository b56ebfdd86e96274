import type { CommandEntry } from './entries';
import { type Found, keyOfFound } from './found';
import type { Find } from './seeAll';
import { type Aimed, keyOfAimed } from './verbs';

/** One line of the palette's root: a command, a found row, a command with such a row, or the way to all that the words find in a list. */
export type Line =
  | { readonly is: 'entry'; readonly entry: CommandEntry }
  | { readonly is: 'found'; readonly found: Found }
  | { readonly is: 'aimed'; readonly aimed: Aimed }
  | { readonly is: 'seeAll'; readonly find: Find };

/** Lines that stand together, under a heading where there is more than one such section. */
export interface Section {
  readonly name: string;
  readonly heading: string | null;
  readonly lines: readonly Line[];
}

const keyOfEntry = ({ section, command, args = {} }: CommandEntry): string =>
  [section, command.id, ...Object.values(args)].join(':');

/** No two lines have the same. */
export function keyOfLine(line: Line): string {
  if (line.is === 'entry') return keyOfEntry(line.entry);
  if (line.is === 'aimed') return keyOfAimed(line.aimed);
  return line.is === 'found' ? keyOfFound(line.found) : line.find;
}

export const entryLines = (entries: readonly CommandEntry[]): readonly Line[] =>
  entries.map((entry) => ({ is: 'entry', entry }));
