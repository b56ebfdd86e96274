import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { findsExactly } from '../forms/whichText';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { invoke } from '../run';
import { putRows } from '../state/rows';
import { ActsOn } from './ActsOn';
import { AimedItem } from './AimedItem';
import { EntryItem } from './EntryItem';
import type { CommandEntry } from './entries';
import { FoundItem } from './FoundItem';
import { type Found, nameOfFound } from './found';
import { LineGroup } from './LineGroup';
import { keyOfLine, type Line } from './lines';
import { idOfLine, listLine } from './listLine';
import { parseQuery } from './match';
import { palette } from './paletteState';
import { Breadcrumb, Count, Footer, footerKey, INPUT } from './Step';
import { allWords, placeOf, seeAll } from './seeAll';
import { useLines } from './useLines';
import { usePrintedKeys } from './usePrintedKeys';
import { useSections } from './useSections';
import { useSlots } from './useSlots';
import type { Aimed } from './verbs';

const NO_ROWS: readonly unknown[] = [];

/** In place of the rows that the server is asked for, from the first frame on. The same at each key, so that none draws them again. */
const COMING = (
  <div aria-hidden="true" data-coming="">
    {['w-1/2', 'w-2/5', 'w-3/5'].map((width) => (
      <div key={width} className="flex min-h-9 items-center gap-2.5 px-2.5">
        <span className="skeleton size-5 shrink-0" />
        <span className={`skeleton h-3.5 ${width}`} />
      </div>
    ))}
  </div>
);

/** The palette's first page: commands for what is at hand, then what the words find among members, posts, admin users and roles. */
export const RootStep = memo(function RootStep({ label }: { label: string }) {
  const t = useT();
  const { subject, isOfPlaces, isSearch, link } = useSnapshot(palette) as typeof palette;
  const [text, setText] = useState(palette.text);
  const isLinked = link !== null && text === palette.text;
  const field = useRef<HTMLInputElement>(null);
  // Each page is a new field: without this the focus would be nowhere after a row was chosen.
  useEffect(() => field.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { target, sections, lists, isAnswered, split } = useSections(
    { subject, isOfPlaces, link: isLinked ? link : null },
    text,
    () => isFoundMarked(list.current),
  );
  const words = text.trim();
  const printed = usePrintedKeys();
  const query = useMemo(() => parseQuery(text), [text]);

  const withDefaults = useRef(false);
  const run = ({ command, args, why }: CommandEntry) => {
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
  const runOn = ({ command, found: { kind, row }, why }: Aimed) => {
    palette.open = why !== null;
    putRows(kind, [row] as never);
    void invoke(command.id, { source: 'palette', withDefaults: withDefaults.current, rows: [row], rowKind: kind });
  };
  const open = ({ kind, row }: Found) => {
    putRows(kind, [row] as never);
    // The words found the row; its page begins with none.
    Object.assign(palette, { text: '', subject: { kind, row } });
  };
  const all = useMemo(() => [...sections, lists], [sections, lists]);
  const lines = useMemo(() => all.flatMap((section) => section.lines), [all]);
  const keys = useMemo(() => lines.map(keyOfLine), [lines]);
  const starts = useMemo(() => startsOf(all), [all]);
  const listed = lines.length - lists.lines.length;
  const { marked, drawnCount, onKeyDown, ...pointer } = useLines({
    keys,
    starts,
    // Whoever waits for an answer means what it brings, and no list.
    first: listed === 0 && !isAnswered ? -1 : 0,
    text,
    list,
    onChoose: (key) => {
      const line = lines[keys.indexOf(key)];
      if (line?.is === 'entry') run(line.entry);
      else if (line?.is === 'found') open(line.found);
      else if (line?.is === 'aimed') runOn(line.aimed);
      else if (line) seeAll(line.find, words);
    },
  });

  const markedLine = marked === undefined ? undefined : lines[keys.indexOf(marked)];
  const aimedRow = markedLine?.is === 'aimed' ? onOne(markedLine.aimed.found) : undefined;
  const contentOf = (line: Line): ReactNode => {
    if (line.is === 'seeAll') return placeOf(line.find);
    if (line.is === 'found') return <FoundItem found={line.found} query={query} words={words} />;
    if (line.is === 'aimed') return <AimedItem aimed={line.aimed} split={split} />;
    const rows = line.entry.section === 'rows' ? target.rows : NO_ROWS;
    return <EntryItem entry={line.entry} query={query} rows={rows} hasKey={!subject} printed={printed} />;
  };
  const undrawn = listed - drawnCount;
  const drawn = sections.filter((_, at) => (starts[at] ?? 0) < drawnCount);
  const slotOf = useSlots(drawn.map(({ name }) => name));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field has the focus; a click beside it takes that for a moment
    <div cmdk-root="" tabIndex={-1} className="flex min-h-0 flex-col" onKeyDown={onKeyDown}>
      {subject ? (
        <Breadcrumb parts={[t(`palette.kinds.${subject.kind}`), nameOfFound(subject)]} />
      ) : (
        target.kind && !isOfPlaces && <ActsOn {...(aimedRow ?? { ...target, kind: target.kind })} />
      )}
      <input
        ref={field}
        cmdk-input=""
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : idOfLine(marked)}
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        type="text"
        className={INPUT}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t(
          subject
            ? 'palette.subjectPlaceholder'
            : isOfPlaces
              ? 'palette.placesPlaceholder'
              : isSearch
                ? 'palette.searchPlaceholder'
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys of the field choose */}
      <div
        className="flex h-[min(420px,60vh)] flat:h-105 min-h-0 flex-col"
        onPointerMove={pointer.onPointerMove}
        onPointerDown={pointer.onPointerDown}
        onClick={pointer.onClick}
      >
        <div
          ref={list}
          id={listId}
          cmdk-list=""
          role="listbox"
          aria-label={t('palette.title')}
          aria-owns={lists.lines.length > 0 ? `${listId}-lists` : undefined}
          className="min-h-0 grow overflow-y-auto px-1.5 pb-1.5 scroll-py-8"
          onScroll={pointer.onScroll}
        >
          {listed === 0 && isAnswered && <p className="px-3 py-6 text-sm text-faint">{t('palette.nothing')}</p>}
          {drawn.map((section, at) => (
            <LineGroup
              key={slotOf(section.name)}
              id={`${listId}-${at}`}
              section={section}
              start={starts[at] ?? 0}
              count={lines.length}
              drawnCount={drawnCount - (starts[at] ?? 0)}
              marked={marked}
              contentOf={contentOf}
            />
          ))}
          {/* The room of those to come, each of a line's height: what scrolls does not jump. */}
          {undrawn > 0 && <div style={{ height: `${undrawn * 2.25}rem` }} />}
          {!isAnswered && COMING}
        </div>
        {lists.lines.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div
            id={`${listId}-lists`}
            role="group"
            aria-label={lists.heading ?? undefined}
            className="flex shrink-0 flex-wrap flat:flex-nowrap flat:overflow-x-auto items-center gap-x-1 border-t border-line px-2 py-1"
          >
            <p aria-hidden="true" className="basis-full flat:hidden truncate px-2 pt-1 text-xs font-medium text-faint">
              {allWords(words, '…')}
            </p>
            {lists.lines.map((line, at) => {
              const key = keyOfLine(line);
              const place = listed + at;
              return listLine({
                slot: at,
                line,
                isMarked: key === marked,
                place,
                count: lines.length,
                content: contentOf(line),
                ...(line.is === 'seeAll' && { label: allWords(words, placeOf(line.find)) }),
              });
            })}
          </div>
        )}
      </div>
      <Count of={lines.filter(({ is }) => is !== 'seeAll').length} />
      <Footer areKeys>
        {footerKey('↵', t('palette.run'))}
        {footerKey('Esc', t(subject ? 'palette.stepBack' : 'palette.close'))}
        {/* The last one: it comes and goes with what is marked. */}
        {(markedLine?.is === 'entry' || markedLine?.is === 'aimed') && (
          <span className="max-sm:hidden flex items-center gap-1.5">
            <Keys press="Mod+Enter" /> {t('palette.runWithDefaults')}
          </span>
        )}
      </Footer>
    </div>
  );
});

const onOne = ({ kind, row }: Found) => ({ kind, rows: [row], count: 1 });

/** Where each section begins among all lines. */
function startsOf(sections: readonly { readonly lines: readonly Line[] }[]): readonly number[] {
  let at = 0;
  return sections.map(({ lines }) => {
    at += lines.length;
    return at - lines.length;
  });
}

const isFoundMarked = (list: HTMLElement | null) =>
  list?.querySelector('[role="option"][aria-selected="true"]')?.matches('[data-found], [data-aimed]') === true;
