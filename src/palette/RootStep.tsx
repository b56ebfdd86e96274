import { Command } from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind } from '../../commands/core/rows';
import { FOUND_IN } from '../../commands/find';
import { findsExactly } from '../forms/whichText';
import { language, useT } from '../i18n';
import { Keys } from '../keys';
import { SHOWN_BY } from '../navigation/rowAddress';
import { commandContext, invoke, useStateVersion } from '../run';
import { activeView } from '../state/activeView';
import { putRows, rowOf } from '../state/rows';
import { ActsOn } from './ActsOn';
import { EntryItem, keyOfEntry } from './EntryItem';
import { type CommandEntry, entriesFor, named, optionEntries, recentEntries } from './entries';
import { FoundItems } from './FoundItems';
import { type Found, type FoundGroup, idOfFound, nameOfFound } from './found';
import { grouped } from './groups';
import { parseQuery } from './match';
import { palette } from './paletteState';
import { SeeAll, searchableLists } from './SeeAll';
import { Breadcrumb, Count, Footer, GROUP, INPUT } from './Step';
import { useEnglishTexts } from './useEnglishTexts';
import { useFound } from './useFound';

const SHOWN_MAX = 50;
const RECENT_MAX = 4;
/** So many commands stand before what the words find among rows, and the rest after it: of both something can be seen at once. */
const BEFORE_FOUND = 6;

/** The palette's first page: commands for what is at hand, then what the words find among members, posts, admin users and roles. */
export function RootStep() {
  const t = useT();
  const { subject, isOfPlaces, link } = useSnapshot(palette) as typeof palette;
  const [text, setText] = useState(palette.text);
  const isLinked = link !== null && text === palette.text;
  const field = useRef<HTMLInputElement>(null);
  // Each page is a new field: without this the focus would be nowhere after a row was chosen.
  useEffect(() => field.current?.focus(), []);
  const english = useEnglishTexts();
  const { code } = useSnapshot(language);
  const turn = useStateVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows as they are once something has ended
  const target = useMemo(
    () => (subject ? { rows: [asItIs(subject)], kind: subject.kind, count: 1 } : chosenRows()),
    [subject, turn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and what the rows take once something has ended
  const entries = useMemo(() => {
    const all = entriesFor(commandContext(), target, english, subject !== null);
    return isOfPlaces ? all.filter(({ section }) => section === 'go') : all;
  }, [target, subject, isOfPlaces, english, code, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language
  const options = useMemo(
    () => (subject || isOfPlaces ? [] : optionEntries(commandContext(), english)),
    [subject, isOfPlaces, english, code],
  );
  const list = useRef<HTMLDivElement>(null);
  const { groups: found, isAnswered } = useFound(text, subject === null && !isOfPlaces && !isLinked, () =>
    isFoundMarked(list.current),
  );
  const words = text.trim();
  const isTyped = words !== '';
  const query = useMemo(() => parseQuery(text), [text]);
  // A member of that name is meant rather than a command of which a part is called so.
  const isLoose = isAnswered && found.length === 0;
  const { groups, rest } = useMemo(() => {
    const ungrouped = (some: readonly CommandEntry[]) => ({ groups: [{ group: null, entries: some }], rest: [] });
    if (isLinked) return ungrouped(entries.filter(({ command }) => command.id === link?.id));
    if (isTyped) {
      const fitting = named([...entries, ...options], text, SHOWN_MAX, isLoose);
      if (subject || isOfPlaces) return ungrouped(fitting);
      const first = fitting.slice(0, BEFORE_FOUND);
      const group = first.length === 0 ? [] : [{ group: 'commands' as const, entries: first }];
      return { groups: group, rest: fitting.slice(BEFORE_FOUND) };
    }
    const able = entries.filter(({ why }) => why === null);
    if (subject || isOfPlaces) return ungrouped(able.slice(0, SHOWN_MAX));
    return { groups: grouped(able, recentEntries(entries, RECENT_MAX), SHOWN_MAX), rest: [] };
  }, [entries, options, text, isTyped, subject, isOfPlaces, isLoose, isLinked, link]);
  // Only once nothing comes before them any more.
  const isWhole = isTyped && isAnswered && !subject && !isOfPlaces && !isLinked;
  const after = isWhole ? rest : [];
  const lists = isWhole ? searchableLists() : [];
  /** The way to all of a kind ends its group, unless a second one has more of it. */
  const seeAllOf = ({ kind }: FoundGroup) =>
    found.filter((group) => group.kind === kind).length === 1
      ? lists.find((find) => FOUND_IN[find] === SHOWN_BY[kind])
      : undefined;
  const inGroups = found.map(seeAllOf);
  const alone = lists.filter((find) => !inGroups.includes(find));
  const shownCount =
    groups.reduce((sum, group) => sum + group.entries.length, 0) +
    found.reduce((sum, { rows }) => sum + rows.length, 0) +
    after.length;

  const withDefaults = useRef(false);
  const choose = ({ command, args, why }: CommandEntry) => {
    // What can't be run says why, and the palette stays.
    palette.open = why !== null;
    void invoke(command.id, {
      source: 'palette',
      // A link's answers are asked, whatever is held with Enter.
      withDefaults: withDefaults.current && !isLinked,
      ...(args ? { args } : {}),
      ...(isLinked ? { starts: link?.answers } : {}),
      ...(subject ? { rows: [subject.row], rowKind: subject.kind } : {}),
    });
  };
  const open = ({ kind, row }: Found) => {
    putRows(kind, [row] as never);
    // The words found the row; its page begins with none.
    Object.assign(palette, { text: '', subject: { kind, row } });
  };

  const item = (entry: CommandEntry) => (
    <EntryItem
      key={keyOfEntry(entry)}
      entry={entry}
      query={query}
      rows={entry.section === 'rows' ? target.rows : []}
      hasKey={!subject}
      onChoose={() => choose(entry)}
    />
  );

  return (
    <>
      {subject ? (
        <Breadcrumb parts={[t(`palette.kinds.${subject.kind}`), nameOfFound(subject)]} />
      ) : (
        target.kind && !isOfPlaces && <ActsOn kind={target.kind} rows={target.rows} count={target.count} />
      )}
      <Command.Input
        ref={field}
        className={INPUT}
        value={text}
        onValueChange={setText}
        placeholder={t(
          subject
            ? 'palette.subjectPlaceholder'
            : isOfPlaces
              ? 'palette.placesPlaceholder'
              : findsExactly()
                ? 'palette.placeholderExactly'
                : 'palette.placeholder',
        )}
        onKeyDown={(event) => {
          // The list below takes Enter next, whatever is held with it.
          withDefaults.current = event.ctrlKey || event.metaKey;
          if (event.key === 'Backspace' && text === '' && subject) {
            event.preventDefault();
            palette.subject = null;
          }
        }}
      />
      <Command.List
        ref={list}
        label={t('palette.title')}
        className="h-[min(420px,60vh)] overflow-y-auto px-1.5 pb-1.5 scroll-py-8"
      >
        {shownCount === 0 && isAnswered && <p className="px-3 py-6 text-sm text-faint">{t('palette.nothing')}</p>}
        {groups.map(({ group, entries: some }) => (
          <Command.Group
            key={group ?? 'all'}
            className={GROUP}
            heading={group === null ? undefined : t(`palette.groups.${group}`)}
          >
            {some.map(item)}
          </Command.Group>
        ))}
        {found.map((group, at) => (
          <FoundItems
            // A kind stands twice where an answer must not move what is marked.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${group.kind} ${at}`}
            group={group}
            query={query}
            words={words}
            seeAll={seeAllOf(group)}
            onOpen={open}
          />
        ))}
        {after.length > 0 && (
          <Command.Group className={GROUP} heading={t('palette.groups.others')}>
            {after.map(item)}
          </Command.Group>
        )}
        {alone.length > 0 && (
          <Command.Group className={GROUP} heading={t('palette.groups.lists')}>
            {alone.map((find) => (
              <SeeAll key={find} find={find} words={words} />
            ))}
          </Command.Group>
        )}
      </Command.List>
      <Count of={shownCount} />
      <Footer areKeys>
        <span className="flex items-center gap-1.5">
          <kbd>↵</kbd> {t('palette.run')}
        </span>
        <span className="max-sm:hidden flex items-center gap-1.5">
          <Keys press="Mod+Enter" /> {t('palette.runWithDefaults')}
        </span>
        <span className="flex items-center gap-1.5">
          <kbd>Esc</kbd> {t(subject ? 'palette.stepBack' : 'palette.close')}
        </span>
      </Footer>
    </>
  );
}

/** The row as the console has it by now. */
const asItIs = (one: Found) => rowOf(one.kind, idOfFound(one)) ?? one.row;

const isFoundMarked = (list: HTMLElement | null) =>
  list?.querySelector('[cmdk-item][data-selected="true"]')?.hasAttribute('data-found') === true;

/** The rows that commands would act on now, and how many they are with those that are not loaded. */
function chosenRows(): { rows: readonly unknown[]; kind: Kind | undefined; count: number } {
  const view = activeView.active;
  if (!view?.kind) return { rows: [], kind: undefined, count: 0 };
  const { kind } = view;
  const size = view.selectionSize();
  const ids = size > 0 ? view.selectedIds() : [view.cursorId()];
  return { rows: ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? []))), kind, count: size || 1 };
}
