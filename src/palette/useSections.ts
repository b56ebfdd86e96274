import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language, useT } from '../i18n';
import { commandContext, useStateVersion } from '../run';
import { activeView } from '../state/activeView';
import { afterPaint } from '../state/afterPaint';
import { session } from '../state/session';
import { teamViews } from '../state/teamViews';
import {
  type CommandEntry,
  type EnglishTexts,
  entriesFor,
  named,
  optionEntries,
  recentEntries,
  teamViewEntries,
} from './entries';
import type { FindableKind, Found } from './found';
import { AIMED_MAX, type Aim } from './foundSoFar';
import { grouped } from './groups';
import { entryLines, type Line, type Section } from './lines';
import { palette } from './paletteState';
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
  /** Alone, while what it was opened with is not changed. */
  readonly link: typeof palette.link;
}

/** What the palette's root shows for a text. `isFoundMarked`: the mark is on a found row. */
export function useSections(
  { subject, isOfPlaces, link }: Scope,
  text: string,
  isFoundMarked: () => boolean,
): Sections {
  const t = useT();
  const english = useEnglishTexts();
  const { code } = useSnapshot(language);
  const turn = useStateVersion();
  const { all: ofTeam } = useSnapshot(teamViews);
  const signedIn = useSnapshot(session);
  const { target, entries } = useAtHand({ subject, isOfPlaces }, english, `${code} ${turn}`, ofTeam);
  const isTyped = text.trim() !== '';
  const isWhole = subject === null && !isOfPlaces;
  // Made before anything is typed, with what is drawn in the quiet: the first key has enough to do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and what may be run with who is signed in
  const options = useMemo(
    () => (isWhole ? [...optionEntries(commandContext(), english), ...teamViewEntries(commandContext(), english)] : []),
    [isWhole, english, code, ofTeam, turn, signedIn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language, and what may be run with who is signed in
  const verbs = useMemo(
    () => (isWhole && link === null ? verbsFor(commandContext(), english) : []),
    [isWhole, link, english, code, turn, signedIn],
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

interface AtHand {
  readonly target: Target;
  /** The list or the charts. */
  readonly view: typeof activeView.active;
  readonly entries: readonly CommandEntry[];
}

/**
 * What the commands act on and which there are, as it is at the opening and once something has ended (`turn`). What was drawn before the
 * opening knows no more than what there was then: it is looked at again, and drawn again only where it has become another.
 */
function useAtHand(
  { subject, isOfPlaces }: Pick<Scope, 'subject' | 'isOfPlaces'>,
  english: EnglishTexts,
  turn: string,
  ofTeam: unknown,
): AtHand {
  const read = (): AtHand => {
    const context = commandContext();
    const target = targetOf(subject);
    const view = activeView.active;
    const all = entriesFor(context, target, english, subject !== null);
    if (!isOfPlaces) return { target, view, entries: all };
    const places = all.filter(({ section: of }) => of === 'go');
    return { target, view, entries: [...places, ...teamViewEntries(context, english)] };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and what the rows take once something has ended
  const drawn = useMemo(() => ({ ...read(), isOpen: palette.open }), [subject, isOfPlaces, english, turn, ofTeam]);
  const [opened, setOpened] = useState<AtHand & { readonly after: AtHand }>();
  const seen = useRef<AtHand>(undefined);
  useLayoutEffect(() => {
    if (drawn.isOpen || seen.current === drawn) return;
    const lookAgain = () => {
      seen.current = drawn;
      const now = read();
      if (now.entries !== drawn.entries || !isSameTarget(now.target, drawn.target)) setOpened({ ...now, after: drawn });
    };
    // For the same rows of the same view hardly anything is ever another: its first frame need not wait for that.
    if (drawn.view === activeView.active && isSameTarget(targetOf(subject), drawn.target)) return afterPaint(lookAgain);
    lookAgain();
  });
  return opened?.after === drawn ? opened : drawn;
}

const isSameTarget = (one: Target, other: Target): boolean =>
  one.kind === other.kind &&
  one.count === other.count &&
  one.isOpen === other.isOpen &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => row === other.rows[at]);

/** The same aim while it is asked for the same: what some key or ended run makes anew is not searched for again. */
function useAim(split: Split<Verb> | null): Aim | null {
  const kinds = [...new Set(split?.verbs.map(({ kind }) => kind))].join();
  const rest = split?.rest ?? '';
  return useMemo(() => (rest === '' ? null : { rest, kinds: kinds.split(',') as FindableKind[] }), [rest, kinds]);
}

const aimedLines = (rows: readonly Found[], split: Split<Verb> | null): readonly Line[] =>
  aimedAt(rows, split?.verbs ?? [], commandContext(), AIMED_MAX).map((aimed) => ({ is: 'aimed', aimed }));

const section = (name: string, heading: string | null, lines: readonly Line[]): Section => ({ name, heading, lines });
