import { Command } from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind } from '../../commands/core/rows';
import { FOUND_IN } from '../../commands/find';
import { commandById } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { findsExactly } from '../forms/whichText';
import { language, useT } from '../i18n';
import { Keys } from '../keys';
import { commandContext, invoke, useStateVersion } from '../run';
import { activeView } from '../state/activeView';
import { putRows, rowOf } from '../state/rows';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { ActsOn } from './ActsOn';
import { EntryItem, keyOfEntry } from './EntryItem';
import { type CommandEntry, entriesFor, named, optionEntries, recentEntries } from './entries';
import { grouped } from './groups';
import { palette } from './paletteState';
import { rowSubtitle } from './rowSubtitle';
import { Breadcrumb, Count, Footer, GROUP, INPUT, ITEM } from './Step';
import { useEnglishTexts } from './useEnglishTexts';
import { FINDABLE, type Found, idOfFound, keyOfFound, nameOfFound, useFound } from './useFound';

const SHOWN_MAX = 50;
const RECENT_MAX = 4;
/** What could be a public key, an id or a number of a member. */
const LOOKS_LIKE_ID = /^[A-Za-z0-9_-]{6,64}$|^\d{1,15}$/;

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
  const { rows, isAnswered } = useFound(text, subject === null && !isOfPlaces && !isLinked);
  const isTyped = text.trim() !== '';
  // A member of that name is meant rather than a command of which a part is called so.
  const isLoose = isAnswered && rows.length === 0;
  const groups = useMemo(() => {
    if (isLinked) return [{ group: null, entries: entries.filter(({ command }) => command.id === link?.id) }];
    if (isTyped) return [{ group: null, entries: named([...entries, ...options], text, SHOWN_MAX, isLoose) }];
    const able = entries.filter(({ why }) => why === null);
    if (subject || isOfPlaces) return [{ group: null, entries: able.slice(0, SHOWN_MAX) }];
    return grouped(able, recentEntries(entries, RECENT_MAX), SHOWN_MAX);
  }, [entries, options, text, isTyped, subject, isOfPlaces, isLoose, isLinked, link]);
  const shownCount = groups.reduce((sum, group) => sum + group.entries.length, 0);
  // Whoever is named exactly comes first, unless that would push away a command that is marked already.
  const first =
    shownCount === 0 && LOOKS_LIKE_ID.test(text.trim()) ? rows.filter((one) => isNamed(one, text.trim())) : [];
  const others = [...first, ...rows.filter((one) => !first.includes(one))];
  // Only once nothing comes before them any more.
  const lists = isTyped && isAnswered && !subject && !isOfPlaces && !isLinked ? searchableLists() : [];

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
      <Command.List label={t('palette.title')} className="max-h-[min(420px,60vh)] overflow-y-auto px-1.5 pb-1.5">
        {shownCount + rows.length === 0 && <p className="px-3 py-6 text-sm text-faint">{t('palette.nothing')}</p>}
        {shownCount === 0 && rows.length > 0 && isTyped && (
          <p className="px-2.5 py-2 text-sm text-faint">{t('palette.noCommand')}</p>
        )}
        {groups.map(({ group, entries: some }) => (
          <Command.Group
            key={group ?? 'all'}
            className={GROUP}
            heading={group === null ? undefined : t(`palette.groups.${group}`)}
          >
            {some.map((entry) => (
              <EntryItem
                key={keyOfEntry(entry)}
                entry={entry}
                rows={entry.section === 'rows' ? target.rows : []}
                hasKey={!subject}
                onChoose={() => choose(entry)}
              />
            ))}
          </Command.Group>
        ))}
        {others.length > 0 && (
          <Command.Group className={GROUP} heading={t('palette.groups.found')}>
            {others.map((one) => (
              <FoundItem key={keyOfFound(one)} found={one} onOpen={open} />
            ))}
          </Command.Group>
        )}
        {lists.map(({ find, go }) => (
          <Command.Item
            key={find}
            value={find}
            className={ITEM}
            data-command={find}
            data-see-all=""
            onSelect={() => {
              palette.open = false;
              void invoke(find, { source: 'palette', args: { text: text.trim() } });
            }}
          >
            <Icon name="search" className="text-soft" />
            <span className="grow truncate">
              {t('palette.seeAll', { words: text.trim(), place: t(`${go}.title`) })}
            </span>
          </Command.Item>
        ))}
      </Command.List>
      <Count of={shownCount + rows.length} />
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
const isNamed = (one: Found, text: string) =>
  idOfFound(one) === text || String((one.row as { uid?: number }).uid) === text;

/** The lists that this person can search, with the screen of each. */
const searchableLists = () =>
  Object.entries(FOUND_IN).flatMap(([find, go]) => {
    const command = commandById(find);
    return command && commandStateOf(command, [], commandContext()).is === 'ready' ? [{ find, go }] : [];
  });

function FoundItem({ found, onOpen }: { found: Found; onOpen: (found: Found) => void }) {
  const t = useT();
  return (
    <Command.Item value={keyOfFound(found)} onSelect={() => onOpen(found)} className={ITEM}>
      <Icon name={FINDABLE[found.kind]?.icon} className="text-soft" />
      <span className="text-faint text-xs whitespace-nowrap">{t(`palette.open.${found.kind}`)}</span>
      <Name of={nameOfFound(found)} className="grow truncate ltr:text-left rtl:text-right" />{' '}
      <bdi className="text-xs text-faint truncate max-w-40">{rowSubtitle(found.kind, found.row)}</bdi>
      <Icon name="chevron-right" size={14} className="text-faint" />
    </Command.Item>
  );
}

/** The rows that commands would act on now, and how many they are with those that are not loaded. */
function chosenRows(): { rows: readonly unknown[]; kind: Kind | undefined; count: number } {
  const view = activeView.active;
  if (!view?.kind) return { rows: [], kind: undefined, count: 0 };
  const { kind } = view;
  const size = view.selectionSize();
  const ids = size > 0 ? view.selectedIds() : [view.cursorId()];
  return { rows: ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? []))), kind, count: size || 1 };
}
