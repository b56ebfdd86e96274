import { isConsoleCommand, kindOf } from '../../commands/core/definition';
import { KINDS } from '../../commands/kinds';
import { areChartsAtHand } from '../keys/scopes';
import type { CommandEntry } from './entries';

/** What the palette's root is parted into while nothing is typed, in this order. */
const GROUPS = ['rows', 'recent', 'here', 'create', 'go', 'console', 'others'] as const;
export type EntryGroup = (typeof GROUPS)[number];

/** Verbs of commands that make something new, whatever it is. */
const MAKES = /\.(add|create|make|send|upload|import)$/;
/** Nouns of what opens a list where some rows of it are found. */
const LEAD_TO_ROWS: ReadonlySet<string> = new Set(['find', 'waiting']);

/**
 * The group of an entry, by what the registry says of its command; null for what can do nothing here: it is there for those who ask for it by
 * name.
 */
function groupOf({ section, command }: CommandEntry): EntryGroup | null {
  if (section === 'rows' || section === 'recent' || section === 'go') return section;
  const [noun = ''] = command.id.split('.');
  if (MAKES.test(command.id)) return 'create';
  if (section === 'others') return noun === 'list' ? null : 'others';
  if (kindOf(command) !== undefined) return 'others';
  if (isOfThisView(command, noun)) return 'here';
  if (LEAD_TO_ROWS.has(noun)) return 'go';
  // What changes no data and is of no view is of the console itself.
  return isConsoleCommand(command) ? 'console' : 'others';
}

/** Whether what is here acts on the list, the charts or the file at hand: what is of other rows or charts is not here. */
const isOfThisView = ({ key, at }: CommandEntry['command'], noun: string) =>
  noun === 'list' ||
  noun === 'stats' ||
  noun in KINDS ||
  at !== undefined ||
  (key?.where === 'stats' && areChartsAtHand());

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
