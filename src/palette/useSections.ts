import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { language, useT } from '../i18n';
import { commandContext, useStateVersion } from '../run';
import { teamViews } from '../state/teamViews';
import { type CommandEntry, entriesFor, named, optionEntries, recentEntries, teamViewEntries } from './entries';
import type { FindableKind, Found } from './found';
import { AIMED_MAX, type Aim } from './foundSoFar';
import { grouped } from './groups';
import { entryLines, type Line, type Section } from './lines';
import type { palette } from './paletteState';
import { searchableLists } from './seeAll';
import { type Split, splitQuery } from './splitQuery';
import { type Target, targetOf } from './target';
import { useEnglishTexts } from './useEnglishTexts';
import { useFound } from './useFound';
import { aimedAt, type Verb, verbsFor } from './verbs';

const SHOWN_MAX = 50;
const RECENT_MAX = 4;
/** So many commands stand before what the words find among rows, and the rest after it: of both something can be seen at once. */
const BEFORE_FOUND = 6;

interface Sections {
  /** What the commands of the rows act on. */
  readonly target: Target;
  readonly sections: readonly Section[];
  /** The ways to all that the words find in a list: there from the first letter, whatever the server has said. */
  readonly lists: Section;
  /** The server has said what there is for these words. */
  readonly isAnswered: boolean;
  /** Where some of the words name commands, and the others rows for these. */
  readonly split: Split<Verb> | null;
}

interface Scope extends Pick<typeof palette, 'subject' | 'isOfPlaces'> {
  /** Drawn before it is opened it knows no more than what there was then. */
  readonly isShown: boolean;
  /** Alone, while what it was opened with is not changed. */
  readonly link: typeof palette.link;
}

/** What the palette's root shows for a text. `isFoundMarked`: the mark is on a found row. */
export function useSections(
  { isShown, subject, isOfPlaces, link }: Scope,
  text: string,
  isFoundMarked: () => boolean,
): Sections {
  const t = useT();
  const english = useEnglishTexts();
  const { code } = useSnapshot(language);
  const turn = useStateVersion();
  const { all: ofTeam } = useSnapshot(teamViews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows as they are at the opening, and once something has ended
  const target = useMemo(() => targetOf(subject), [isShown, subject, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and what the rows take once something has ended
  const entries = useMemo(() => {
    const context = commandContext();
    const all = entriesFor(context, target, english, subject !== null);
    return isOfPlaces ? [...all.filter(({ section: of }) => of === 'go'), ...teamViewEntries(context, english)] : all;
  }, [target, subject, isOfPlaces, english, code, turn, ofTeam]);
  const isTyped = text.trim() !== '';
  const isWhole = subject === null && !isOfPlaces;
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and the team's views with the team
  const options = useMemo(
    () =>
      isWhole && isTyped
        ? [...optionEntries(commandContext(), english), ...teamViewEntries(commandContext(), english)]
        : [],
    [isWhole, isTyped, english, code, ofTeam],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be run changes once something has ended, and its names with the language
  const verbs = useMemo(
    () => (isWhole && isTyped && link === null ? verbsFor(commandContext(), english) : []),
    [isWhole, isTyped, link, english, code, turn],
  );
  const split = useMemo(() => splitQuery(text, verbs), [text, verbs]);
  const aim = useAim(split);
  const { groups: found, isAnswered } = useFound(text, isWhole && link === null, aim, isFoundMarked);
  // A member of that name is meant rather than a command of which a part is called so.
  const isLoose = isAnswered && found.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings change with the language
  const { first, rest } = useMemo(() => {
    const alone = (some: readonly CommandEntry[]) => ({ first: [section('all', null, entryLines(some))], rest: [] });
    if (link) return alone(entries.filter(({ command }) => command.id === link.id));
    if (isTyped) {
      const fitting = named([...entries, ...options], text, SHOWN_MAX, isLoose);
      if (!isWhole) return alone(fitting);
      const lines = entryLines(fitting.slice(0, BEFORE_FOUND));
      return { first: [section('commands', t('palette.groups.commands'), lines)], rest: fitting.slice(BEFORE_FOUND) };
    }
    const able = entries.filter(({ why }) => why === null);
    if (!isWhole) return alone(able.slice(0, SHOWN_MAX));
    const parts = grouped(able, recentEntries(entries, RECENT_MAX), SHOWN_MAX).map(({ group, entries: some }) =>
      section(group, t(`palette.groups.${group}`), entryLines(some)),
    );
    return { first: parts, rest: [] };
  }, [entries, options, text, isTyped, isWhole, isLoose, link, code]);
  const isFinding = isTyped && isWhole && link === null;
  // Only once nothing comes before them any more.
  const isComplete = isFinding && isAnswered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings change with the language
  const sections = useMemo(() => {
    const all = [
      ...first,
      // A kind stands twice where an answer must not move what is marked.
      ...found.map(({ kind, rows }, at) =>
        section(
          `${kind} ${at}`,
          t(`palette.found.${kind}`),
          kind === 'aimed' ? aimedLines(rows, split) : rows.map((one) => ({ is: 'found', found: one })),
        ),
      ),
      section('others', t('palette.groups.others'), entryLines(isComplete ? rest : [])),
    ];
    return all.filter(({ lines }) => lines.length > 0);
  }, [first, rest, found, split, isComplete, code, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the language, what may be searched once something has ended
  const lists = useMemo(
    () =>
      section(
        'lists',
        t('palette.groups.lists'),
        (isFinding ? searchableLists() : []).map((find) => ({ is: 'seeAll', find })),
      ),
    [isFinding, code, turn],
  );
  return { target, sections, lists, isAnswered, split };
}

/** The same aim while it is asked for the same: what some key or ended run makes anew is not searched for again. */
function useAim(split: Split<Verb> | null): Aim | null {
  const kinds = [...new Set(split?.verbs.map(({ kind }) => kind))].join();
  const rest = split?.rest ?? '';
  return useMemo(() => (rest === '' ? null : { rest, kinds: kinds.split(',') as FindableKind[] }), [rest, kinds]);
}

const aimedLines = (rows: readonly Found[], split: Split<Verb> | null): readonly Line[] =>
  aimedAt(rows, split?.verbs ?? [], commandContext(), AIMED_MAX).map((aimed) => ({ is: 'aimed', aimed }));

const section = (name: string, heading: string | null, lines: readonly Line[]): Section => ({ name, heading, lines });
