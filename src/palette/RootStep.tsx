import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { findsExactly } from '../forms/whichText';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { invoke } from '../run';
import { putRows } from '../state/rows';
import { ActsOn } from './ActsOn';
import { EntryItem } from './EntryItem';
import type { CommandEntry } from './entries';
import { FoundItem } from './FoundItem';
import { type Found, nameOfFound } from './found';
import { LineGroup } from './LineGroup';
import { keyOfLine, type Line } from './lines';
import { idOfLine } from './listLine';
import { parseQuery } from './match';
import { palette } from './paletteState';
import { SeeAll, seeAll } from './SeeAll';
import { Breadcrumb, Count, Footer, INPUT } from './Step';
import { useLines } from './useLines';
import { usePrintedKeys } from './usePrintedKeys';
import { useSections } from './useSections';
import { useSlots } from './useSlots';

const NO_ROWS: readonly unknown[] = [];

/** The palette's first page: commands for what is at hand, then what the words find among members, posts, admin users and roles. */
export function RootStep({ label, isShown }: { label: string; isShown: boolean }) {
  const t = useT();
  const { subject, isOfPlaces, isSearch, link } = useSnapshot(palette) as typeof palette;
  const [text, setText] = useState(palette.text);
  const isLinked = link !== null && text === palette.text;
  const field = useRef<HTMLInputElement>(null);
  // Each page is a new field: without this the focus would be nowhere after a row was chosen.
  useEffect(() => field.current?.focus(), []);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { target, sections, isAnswered } = useSections(
    { isShown, subject, isOfPlaces, link: isLinked ? link : null },
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
  const open = ({ kind, row }: Found) => {
    putRows(kind, [row] as never);
    // The words found the row; its page begins with none.
    Object.assign(palette, { text: '', subject: { kind, row } });
  };
  const lines = useMemo(() => sections.flatMap((section) => section.lines), [sections]);
  const keys = useMemo(() => lines.map(keyOfLine), [lines]);
  const starts = useMemo(() => startsOf(sections), [sections]);
  const { marked, drawnCount, onKeyDown, ...pointer } = useLines({
    keys,
    starts,
    text,
    list,
    onChoose: (key) => {
      const line = lines[keys.indexOf(key)];
      if (line?.is === 'entry') run(line.entry);
      else if (line?.is === 'found') open(line.found);
      else if (line) seeAll(line.find, words);
    },
  });

  const contentOf = (line: Line): ReactNode => {
    if (line.is === 'seeAll') return <SeeAll find={line.find} words={words} />;
    if (line.is === 'found') return <FoundItem found={line.found} query={query} words={words} />;
    const rows = line.entry.section === 'rows' ? target.rows : NO_ROWS;
    return <EntryItem entry={line.entry} query={query} rows={rows} hasKey={!subject} printed={printed} />;
  };
  const undrawn = lines.length - drawnCount;
  const drawn = sections.filter((_, at) => (starts[at] ?? 0) < drawnCount);
  const slotOf = useSlots(drawn.map(({ name }) => name));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field has the focus; a click beside it takes that for a moment
    <div cmdk-root="" tabIndex={-1} onKeyDown={onKeyDown}>
      {subject ? (
        <Breadcrumb parts={[t(`palette.kinds.${subject.kind}`), nameOfFound(subject)]} />
      ) : (
        target.kind && !isOfPlaces && <ActsOn kind={target.kind} rows={target.rows} count={target.count} />
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
      <div
        ref={list}
        id={listId}
        cmdk-list=""
        role="listbox"
        aria-label={t('palette.title')}
        className="h-[min(420px,60vh)] overflow-y-auto px-1.5 pb-1.5 scroll-py-8"
        {...pointer}
      >
        {lines.length === 0 && isAnswered && <p className="px-3 py-6 text-sm text-faint">{t('palette.nothing')}</p>}
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
      </div>
      <Count of={lines.filter(({ is }) => is !== 'seeAll').length} />
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
    </div>
  );
}

/** Where each section begins among all lines. */
function startsOf(sections: readonly { readonly lines: readonly Line[] }[]): readonly number[] {
  let at = 0;
  return sections.map(({ lines }) => {
    at += lines.length;
    return at - lines.length;
  });
}

const isFoundMarked = (list: HTMLElement | null) =>
  list?.querySelector('[role="option"][aria-selected="true"]')?.hasAttribute('data-found') === true;
