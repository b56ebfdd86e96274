import { isConsoleCommand, kindOf } from '../../commands/core/definition';
import type { CommandEntry } from './entries';

/** What the palette's root is parted into while nothing is typed, in this order. */
const GROUPS = ['rows', 'recent', 'here', 'create', 'go', 'console', 'others'] as const;
export type EntryGroup = (typeof GROUPS)[number];

/** Verbs of commands that make something new, whatever it is. */
const MAKES = /\.(add|create|send|upload|import)$/;
/** Nouns of what acts on lists and charts at hand. */
const OF_THIS_PLACE: ReadonlySet<string> = new Set(['list', 'stats']);

/** The group of an entry, by what the registry says of its command. */
function groupOf({ section, command }: CommandEntry): EntryGroup {
  if (section === 'rows' || section === 'recent' || section === 'go') return section;
  const [noun = ''] = command.id.split('.');
  if (MAKES.test(command.id)) return 'create';
  if (OF_THIS_PLACE.has(noun)) return 'here';
  if (section === 'others' || kindOf(command) !== undefined) return 'others';
  // What needs no permission but a session is of the console itself, not of anything in it.
  return isConsoleCommand(command) && (command.permission === 'session' || command.permission === 'public')
    ? 'console'
    : 'here';
}

/** The entries by group, each command once: what was run last is not said again where it belongs. */
export function grouped(
  entries: readonly CommandEntry[],
  recent: readonly CommandEntry[],
  limit: number,
): readonly { readonly group: EntryGroup; readonly entries: readonly CommandEntry[] }[] {
  const ofRows = new Set(entries.filter(({ section }) => section === 'rows').map(({ command }) => command.id));
  const again = recent.filter(({ command }) => !ofRows.has(command.id));
  const said = new Set(again.map(({ command }) => command.id));
  const all = [...again, ...entries.filter(({ command }) => !said.has(command.id))];
  const groups = new Map(all.map((entry) => [entry, groupOf(entry)]));
  let left = limit;
  return GROUPS.flatMap((group) => {
    const some = all.filter((entry) => groups.get(entry) === group).slice(0, left);
    left -= some.length;
    return some.length === 0 ? [] : [{ group, entries: some }];
  });
}
