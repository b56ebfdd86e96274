import { Command } from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { mayCall, type PermissionRule } from '../../contract/wire/permissions';
import { call } from '../client';
import { findsExactly } from '../forms/whichText';
import { language, useT } from '../i18n';
import { Keys } from '../keys';
import { commandContext, invoke, useStateVersion } from '../run';
import { activeView } from '../state/activeView';
import { putRows, rowOf } from '../state/rows';
import { principal, serverHas } from '../state/session';
import { Icon } from '../ui/Icon';
import { type CommandEntry, entriesFor, named, optionEntries, recentEntries } from './entries';
import { needleOf, parseQuery, rank } from './match';
import { palette } from './paletteState';
import { rowSubtitle } from './rowSubtitle';
import { Breadcrumb, Count, Footer, INPUT, ITEM } from './Step';
import { useEnglishTexts } from './useEnglishTexts';

const SHOWN_MAX = 50;
const RECENT_MAX = 4;
const SEARCH_AFTER_MS = 150;
const FOUND_EACH = 6;
/** What could be a public key, an id or a number of a member. */
const LOOKS_LIKE_ID = /^[A-Za-z0-9_-]{6,64}$|^\d{1,15}$/;

/** The kinds of rows that words find here, with the permission of their search. */
const FINDABLE: { readonly [K in Kind]?: { readonly needs: PermissionRule; readonly icon: string } } = {
  profile: { needs: 'PROFILE_VIEW', icon: 'user' },
  post: { needs: 'POST_VIEW', icon: 'newspaper' },
  temple: { needs: 'LOCATION_VIEW', icon: 'landmark' },
  adminUser: { needs: 'USER_VIEW', icon: 'id-card' },
  // The screen that a role opens in is the super admin's.
  role: { needs: { allOf: ['ROLE_VIEW', 'ONLY_SUPER_ADMIN'] }, icon: 'key-round' },
};

interface Found {
  readonly kind: Kind;
  readonly row: unknown;
}

/** The palette's first page: commands for what is at hand, then what the words find among members, posts, admin users and roles. */
export function RootStep() {
  const t = useT();
  const { subject, isOfPlaces } = useSnapshot(palette) as typeof palette;
  const [text, setText] = useState(palette.text);
  const field = useRef<HTMLInputElement>(null);
  // Each page is a new field: without this the focus would be nowhere after a row was chosen.
  useEffect(() => field.current?.focus(), []);
  const english = useEnglishTexts();
  const { code } = useSnapshot(language);
  const turn = useStateVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language, and what the rows take once something has ended
  const entries = useMemo(() => {
    const target = subject ? { rows: [asItIs(subject)], kind: subject.kind } : chosenRows();
    const all = entriesFor(commandContext(), target, english, subject !== null);
    return isOfPlaces ? all.filter(({ section }) => section === 'go') : all;
  }, [subject, isOfPlaces, english, code, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change with the language
  const options = useMemo(
    () => (subject || isOfPlaces ? [] : optionEntries(commandContext(), english)),
    [subject, isOfPlaces, english, code],
  );
  const found = useFound(text, subject === null && !isOfPlaces);
  const shown = useMemo(() => {
    // A member of that name is meant rather than a command of which a part is called so.
    if (text.trim() !== '') return named([...entries, ...options], text, SHOWN_MAX, found?.length === 0);
    const able = entries.filter(({ why }) => why === null).slice(0, SHOWN_MAX);
    if (subject || isOfPlaces) return able;
    return [
      ...able.filter(({ section }) => section === 'rows'),
      ...recentEntries(entries, RECENT_MAX),
      ...able.filter(({ section }) => section !== 'rows'),
    ].slice(0, SHOWN_MAX);
  }, [entries, options, text, subject, isOfPlaces, found]);
  const rows = found ?? [];
  const first = LOOKS_LIKE_ID.test(text.trim()) ? rows.filter(({ kind, row }) => isNamed(kind, row, text.trim())) : [];
  const others = rows.filter((one) => !first.includes(one));

  const withDefaults = useRef(false);
  const choose = ({ command, args, why }: CommandEntry) => {
    // What can't be run says why, and the palette stays.
    palette.open = why !== null;
    void invoke(command.id, {
      source: 'palette',
      withDefaults: withDefaults.current,
      ...(args ? { args } : {}),
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
      <Breadcrumb parts={subject ? [t(`palette.kinds.${subject.kind}`), nameOf(subject)] : []} />
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
        {shown.length + rows.length === 0 && <p className="px-3 py-6 text-sm text-faint">{t('palette.nothing')}</p>}
        {first.map((one) => (
          <FoundItem key={keyOfFound(one)} found={one} onOpen={open} />
        ))}
        {shown.length === 0 && rows.length > 0 && text.trim() !== '' && (
          <p className="px-2.5 py-2 text-sm text-faint">{t('palette.noCommand')}</p>
        )}
        {shown.map((entry) => (
          <Command.Item
            key={keyOf(entry)}
            value={keyOf(entry)}
            onSelect={() => choose(entry)}
            data-command={entry.command.id}
            className={ITEM}
          >
            <Icon name={entry.command.icon} className={entry.command.tone === 'danger' ? 'text-danger' : 'text-soft'} />
            <span
              className={`grow truncate ${entry.why === null ? '' : 'text-faint'}`}
              title={[entry.title, entry.why ?? entry.hint].filter(Boolean).join(' · ')}
            >
              {entry.title}
              {(entry.why ?? entry.hint) && <span className="text-soft ps-2 text-xs">{entry.why ?? entry.hint}</span>}
            </span>
            {entry.section === 'recent' && <span className="text-xs text-faint">{t('palette.recent')}</span>}
            {/* A key would run it on the row below, not on the found one. */}
            {entry.args === undefined && !subject && <Keys of={entry.command.id} />}
          </Command.Item>
        ))}
        {others.map((one) => (
          <FoundItem key={keyOfFound(one)} found={one} onOpen={open} />
        ))}
      </Command.List>
      <Count of={shown.length + rows.length} />
      <Footer>
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

const keyOf = ({ section, command, args = {} }: CommandEntry) =>
  [section, command.id, ...Object.values(args)].join(':');
const keyOfFound = ({ kind, row }: Found) => `${kind}:${(KINDS[kind].idOf as (row: unknown) => string)(row)}`;
const nameOf = ({ kind, row }: Found) => (KINDS[kind].nameOf as (row: unknown) => string)(row);
/** The row as the console has it by now. */
const asItIs = ({ kind, row }: Found) => rowOf(kind, (KINDS[kind].idOf as (row: unknown) => string)(row)) ?? row;
const isNamed = (kind: Kind, row: unknown, text: string) =>
  (KINDS[kind].idOf as (row: unknown) => string)(row) === text || String((row as { uid?: number }).uid) === text;

function FoundItem({ found, onOpen }: { found: Found; onOpen: (found: Found) => void }) {
  const t = useT();
  return (
    <Command.Item value={keyOfFound(found)} onSelect={() => onOpen(found)} className={ITEM}>
      <Icon name={FINDABLE[found.kind]?.icon} className="text-soft" />
      <span className="text-faint text-xs whitespace-nowrap">{t(`palette.open.${found.kind}`)}</span>
      <bdi className="grow truncate ltr:text-left rtl:text-right">{nameOf(found)}</bdi>
      <bdi className="text-xs text-faint truncate max-w-40">{rowSubtitle(found.kind, found.row)}</bdi>
      <Icon name="chevron-right" size={14} className="text-faint" />
    </Command.Item>
  );
}

/** The rows that commands would act on now. */
function chosenRows(): { rows: readonly unknown[]; kind: Kind | undefined } {
  const view = activeView.active;
  if (!view?.kind) return { rows: [], kind: undefined };
  const { kind } = view;
  const ids = view.selectionSize() > 0 ? view.selectedIds() : [view.cursorId()];
  return { rows: ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? []))), kind };
}

/** Who or what is called so comes before what only mentions it; the order of kinds decides among equals. */
function byRank(found: readonly Found[], words: string): readonly Found[] {
  const query = parseQuery(words);
  return found
    .map((one) => ({ one, place: rank(needleOf([nameOf(one)]), query) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .map(({ one }) => one);
}

/** Rows by words, after a short rest, and null until the server has said; an answer that comes late is dropped. */
function useFound(text: string, wanted: boolean): readonly Found[] | null {
  const [found, setFound] = useState<readonly Found[] | null>([]);
  useEffect(() => {
    const words = text.trim();
    if (!wanted || words.length < 2) return setFound([]);
    let late = false;
    setFound((before) => (before?.length === 0 ? null : before));
    const timer = setTimeout(async () => {
      const world = { call, has: serverHas };
      const person = principal();
      const kinds = (Object.keys(FINDABLE) as Kind[]).filter(
        (kind) => person !== null && mayCall(person, FINDABLE[kind]?.needs ?? 'public'),
      );
      const answers = await Promise.all(
        kinds.map(async (kind) => {
          const answer = await KINDS[kind].search?.(world, words, FOUND_EACH);
          return answer?.refused === undefined && answer !== undefined ? answer.data.map((row) => ({ kind, row })) : [];
        }),
      );
      if (!late) setFound(byRank(answers.flat(), words));
    }, SEARCH_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, wanted]);
  return found;
}
