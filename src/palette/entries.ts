import { type Asks, type Command, isConsoleCommand, kindOf } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { COMMANDS, commandById } from '../../commands/registry';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { language, t, textOr } from '../i18n';
import { optionText } from '../i18n/optionText';
import { titleOf } from '../i18n/titles';
import { isAboutMissingKeys } from '../keys/platform';
import { areChartsAtHand, isUselessHere } from '../keys/scopes';
import { viewedTitle } from '../navigation/viewedTitle';
import { actHistory } from '../run/history/actHistory';
import { activeView } from '../state/activeView';
import { macroOf } from '../state/macroOf';
import { viewName } from '../state/savedViews';
import { serverHas } from '../state/session';
import { teamViews } from '../state/teamViews';
import { titleOn } from '../state/titleOn';
import { lackIn, partsText } from './macroWords';
import { prepareMarks } from './marks';
import { bestMatches, type Haystack, haystackOf, namesSome, parseQuery } from './match';
import type { Target } from './target';

/** One line of the palette's root. */
export interface CommandEntry {
  readonly command: Command;
  /** What it answers already: the line is one option of the command's one question. */
  readonly args?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly hint: string;
  readonly haystack: Haystack;
  /** Of an option: what it is called by itself, without its command. */
  readonly own?: Haystack;
  readonly section: 'rows' | 'screen' | 'go' | 'recent' | 'others';
  /** Why these rows can't take it; null where it can be run. */
  readonly why: string | null;
}

/** A text of the English locale file by its key; undefined where there is none, or the file is not there yet. */
export type EnglishTexts = (key: string) => string | undefined;

/** Who reads its entry has done already what it does; the list of keys has it. */
const OPENS_THIS = 'palette.open';

/**
 * The commands there are, in the order of docs/specification.md section 10.5: for the row or the selection, for the screen, navigation.
 * What the person may not run is left out; what the rows can't take, or are taking, is there for those who ask for it by name, with the
 * reason. `subject` narrows it to the commands of one found row.
 */
export function entriesFor(
  context: CommandContext,
  target: Pick<Target, 'rows' | 'kind' | 'isOpen'>,
  english: EnglishTexts,
  subjectOnly: boolean,
): readonly CommandEntry[] {
  const entries = COMMANDS.filter(({ listed }) => listed !== false).flatMap((command): CommandEntry[] => {
    const kind = kindOf(command);
    if (command.id === OPENS_THIS || isAboutMissingKeys(command.id) || (subjectOnly && kind !== target.kind)) return [];
    if (command.at !== undefined && command.at !== target.kind) return [];
    if (isUselessHere(command.id) || (target.isOpen && command.id === `${target.kind}.open`)) return [];
    const onRows = kind !== undefined && kind === target.kind && target.rows.length > 0;
    // What no words can name can't be asked for.
    if (!onRows && kind !== undefined && !KINDS[kind].search && !KINDS[kind].fetch) return [];
    const state = onRows ? commandStateOf(command, target.rows, context, kind) : commandStateOf(command, [], context);
    if (state.is === 'hidden') return [];
    const macro = macroOf(command);
    if (macro) {
      if (macro.kind !== target.kind || target.rows.length === 0) return [];
      return [keptEntry({ ...entryOf(command, english, 'rows', []), why: lackIn(macro, context) })];
    }
    // Left out while it runs, its words would find another command, and Enter would run that.
    const why = state.is === 'ready' ? null : t(state.is === 'disabled' ? state.why : 'run.phase.running');
    const section = onRows ? 'rows' : sectionOf(command, target.kind);
    return [keptEntry({ ...entryOf(command, english, section, onRows ? target.rows : []), why })];
  });
  const order = { rows: 0, screen: 1, go: 2, recent: 3, others: 4 };
  // One act has one line: what would first ask for its row gives way to what does the same to the rows here.
  const here = new Set(entries.filter(({ section }) => section !== 'others').map(({ title }) => title));
  return keptList(
    plainFirst(
      entries
        .filter(({ section, title }) => section !== 'others' || !here.has(title))
        .sort((a, b) => order[a.section] - order[b.section]),
    ),
  );
}

/**
 * Of one section what says more comes after what says the beginning of it alone: whoever types what two names share means no more than that, so
 * that a view is kept for oneself before it is shared with the team.
 */
function plainFirst(entries: readonly CommandEntry[]): readonly CommandEntry[] {
  const names = entries.map(({ section, title }) => `${section} ${title}`);
  // Looked for at each opening, and hardly ever another.
  if (names.length !== ordered.names.length || names.some((name, at) => name !== ordered.names[at]))
    ordered = { names, order: plainOrder(names) };
  return ordered.order.flatMap((at) => entries[at] ?? []);
}

let ordered: { readonly names: readonly string[]; readonly order: readonly number[] } = { names: [], order: [] };

/** The places of these names in that order. */
function plainOrder(names: readonly string[]): readonly number[] {
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const places = names.map((name, at) => {
    let last = at;
    for (let end = name.indexOf(' ') + 2; end < name.length; end += 1)
      last = Math.max(last, placeOf.get(name.slice(0, end)) ?? at);
    return { at, last };
  });
  // Right after that one, which has its own place there.
  return places
    .sort((a, b) => a.last - b.last || Number(a.at !== a.last) - Number(b.at !== b.last))
    .map(({ at }) => at);
}

let listed: readonly CommandEntry[] = [];

/** The last list, if it had the same entries: what is made of it need not be made again as the palette opens. */
function keptList(entries: readonly CommandEntry[]): readonly CommandEntry[] {
  const isSame = entries.length === listed.length && entries.every((entry, at) => entry === listed[at]);
  if (!isSame) listed = entries;
  return listed;
}

/**
 * The options of commands that take no row and ask only one question: a person who types "7 days" means the range, and need not know
 * the name of the command that sets it.
 */
export function optionEntries(context: CommandContext, english: EnglishTexts): readonly CommandEntry[] {
  return COMMANDS.flatMap((command): readonly CommandEntry[] => {
    const [only, another] = Object.entries((command.asks ?? {}) as Asks).filter(
      ([, ask]) => !(ask.as === 'oneOf' && ask.default !== undefined),
    );
    if (!only || another || kindOf(command) !== undefined || command.listed === false) return [];
    const [name, ask] = only;
    if (ask.as !== 'oneOf' || ask.loadOptions || commandStateOf(command, [], context).is !== 'ready') return [];
    const hint = titleOf(command.id);
    return ask.options([]).map((option) => {
      const title = optionText(command, name, option);
      const id = `${command.id}.${name}.${option.value}`;
      const words = `${command.id}.${name}.words.${option.value}`;
      const names = () => [title, textOr(words, ''), english(id) ?? '', english(words) ?? '', option.words ?? ''];
      const haystack = keptHaystack(id, `${hint}\n${title}`, english, () => [...names(), `${hint} ${title}`]);
      const own = keptHaystack(`${id} alone`, title, english, names);
      return { command, args: { [name]: option.value }, title, hint, haystack, own, section: 'others', why: null };
    });
  });
}

/** The views of the team by their names, as the person's own are found by theirs. */
export function teamViewEntries(context: CommandContext, english: EnglishTexts): readonly CommandEntry[] {
  const command = commandById('view.open');
  if (!command || commandStateOf(command, [], context).is !== 'ready') return [];
  return teamViews.all.map(({ id, name, address }): CommandEntry => {
    const hint = [t('view.ofTeam'), viewedTitle(address)].filter(Boolean).join(' · ');
    const haystack = keptHaystack(`team ${id}`, `${hint}\n${name}`, english, () => [name, hint, `${hint} ${name}`]);
    return { command, args: { which: `team ${id}` }, title: name, hint, haystack, section: 'go', why: null };
  });
}

/** What belongs to the rows and the screen at hand is meant rather than what is about others. */
const BEHIND = { rows: 0, recent: 0, screen: 0.1, go: 0.2, others: 0.7 } as const;
/** An option that is called by just these words comes before a command that has them as another name, and after one that is called so too. */
const OPTION_BY_NAME = 0.25;

/** What can't be run just now comes after what can and fits nearly as well, and before what hardly fits. */
const UNABLE_BEHIND = 2;

/**
 * What the words find among the entries, the best first, and among those that fit alike what belongs here. Where nothing fits all of the
 * words, what fits most of them, if it may be `loose`.
 */
export function named(
  entries: readonly CommandEntry[],
  words: string,
  limit: number,
  loose = true,
): readonly CommandEntry[] {
  const query = parseQuery(words);
  // The name of a command alone means the command, and none of its options.
  const meant = entries.filter(({ own }) => own === undefined || namesSome(own, query));
  const find = (wholly: boolean) =>
    bestMatches(meant, ({ haystack }) => haystack, words, limit, {
      behind: ({ section, why, own }) =>
        (own?.texts[0]?.whole === query.whole ? OPTION_BY_NAME : BEHIND[section]) + (why === null ? 0 : UNABLE_BEHIND),
      wholly,
    });
  const fitting = find(true);
  return fitting.length > 0 || !loose ? fitting : find(false);
}

/** Commands for the list at hand, screens to go to, and at the end what would first have to ask for its row or is about other rows. */
function sectionOf(command: Command, here: Kind | undefined): CommandEntry['section'] {
  const [noun = ''] = command.id.split('.');
  // What has a key here is of this list, also where it takes rows of another: what is added to it.
  if (here !== undefined && command.key?.where === here) return 'screen';
  const isOfOtherRows = noun in KINDS && (here === undefined || ![noun, command.at].includes(here));
  const isOfOtherView = (noun === 'list' && !isListAtHand(here)) || (noun === 'stats' && !areChartsAtHand());
  const isElsewhere = isOfOtherRows || isOfOtherView;
  if (kindOf(command) !== undefined || isElsewhere) return 'others';
  return isConsoleCommand(command) && (command.path !== undefined || typeof command.view === 'number')
    ? 'go'
    : 'screen';
}

/** There are lists whose rows no command takes, the audit log for one. */
const isListAtHand = (here: Kind | undefined) =>
  here !== undefined || (activeView.active !== null && !areChartsAtHand());

/** The commands run last, newest first, each once, without those that would have to ask here for their row. */
export function recentEntries(entries: readonly CommandEntry[], limit: number): readonly CommandEntry[] {
  const able = new Map(
    entries
      .filter(({ command, section, why }) => why === null && (section !== 'others' || kindOf(command) === undefined))
      .map((entry) => [entry.command.id, entry]),
  );
  const ids = new Set(actHistory.entries.map(({ commandId }) => commandId));
  return [...ids]
    .flatMap((id) => able.get(id as Command['id']) ?? [])
    .slice(0, limit)
    .map((entry) => ({ ...entry, section: 'recent' }));
}

function entryOf(
  command: Command,
  english: EnglishTexts,
  section: CommandEntry['section'],
  rows: readonly unknown[],
): Omit<CommandEntry, 'why'> {
  const own = (name: string) => textOr(`${command.id}.${name}`, '');
  const inEnglish = (name: string) => english(`${command.id}.${name}`) ?? '';
  const hintKey = command.hint?.(serverHas) ?? `${command.id}.hint`;
  const ownName = isConsoleCommand(command) ? viewName(command.view) : undefined;
  const macro = macroOf(command);
  const title = macro?.name ?? titleOn(command, rows);
  const hint = macro ? partsText(macro) : (ownName ?? textOr(hintKey, ''));
  const haystack = keptHaystack(command.id, `${title}\n${hint}`, english, () => [
    title,
    [own('title'), own('words')].join(),
    inEnglish('title'),
    inEnglish('words'),
    hint,
    inEnglish('hint'),
  ]);
  return { command, title, hint, haystack, section };
}

const kept = new Map<string, CommandEntry>();

/** The entry that says the same, if there was one: its line is not drawn again. */
function keptEntry(entry: CommandEntry): CommandEntry {
  const place = `${entry.section} ${entry.command.id}`;
  const before = kept.get(place);
  const isSame =
    before !== undefined &&
    before.title === entry.title &&
    before.hint === entry.hint &&
    before.haystack === entry.haystack &&
    before.why === entry.why;
  if (isSame) return before;
  kept.set(place, entry);
  return entry;
}

/** Prepares what a command can be found by, and what stands out in it. */
export function prepareEntry(command: Command, english: EnglishTexts): void {
  const { title, hint } = entryOf(command, english, 'others', []);
  prepareMarks(title);
  prepareMarks(hint);
}

/** What commands and their options can be found by, by id. To prepare that costs more than all else that is done with it. */
const haystacks = new Map<
  string,
  { readonly haystack: Haystack; readonly said: string; readonly english: EnglishTexts }
>();

/** The haystack of these words: the one there was, if it is of the same texts and for what is shown alike. */
function keptHaystack(id: string, shown: string, english: EnglishTexts, words: () => readonly string[]): Haystack {
  const said = `${language.code} ${language.isWhole}\n${shown}`;
  const kept = haystacks.get(id);
  if (kept?.said === said && kept.english === english) return kept.haystack;
  const haystack = haystackOf(words());
  haystacks.set(id, { haystack, said, english });
  return haystack;
}
