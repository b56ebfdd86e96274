import { type ReactNode, useEffect, useRef } from 'react';
import type { Noted, NoteRow } from '../../../commands/core/rows';
import type { NotedKind } from '../../../contract/notes';
import * as notes from '../../../contract/notes';
import type { Profile } from '../../../contract/profiles';
import type { ReportCase } from '../../../contract/reports';
import { isServed } from '../../../contract/server';
import { mayCall } from '../../../contract/wire/permissions';
import { useT } from '../../i18n';
import { useRights } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { LoadMoreFooter } from '../components/LoadMoreFooter';
import { Section } from '../components/Section';
import { useItemFocus } from '../components/useItemFocus';
import type { LoadMore } from '../components/useLoadMore';
import { OneNote } from './OneNote';
import { useNotes } from './useNotes';

/** Whether this person is told what colleagues wrote about such. */
function useMayRead(kind: NotedKind): boolean {
  const context = useRights();
  return (
    context.principal !== null &&
    isServed(notes.list, context) &&
    mayCall(context.principal, notes.list.permission, { kind })
  );
}

/** What staff tell each other about a case, and the way to write there. */
export function NotesOnCase({ row }: { row: ReportCase }) {
  const write = <CommandButton command="report.note" rows={[row]} rowKind="report" />;
  return useMayRead('case') ? <Notes key={row.caseId} about={{ kind: 'case', id: row.caseId }} write={write} /> : null;
}

/** What staff tell each other about a member, and the way to write there. */
export function NotesOnMember({ row }: { row: Profile }) {
  const write = <CommandButton command="profile.note" rows={[row]} rowKind="profile" />;
  return useMayRead('profile') ? (
    <Notes key={row.pubkey} about={{ kind: 'profile', id: row.pubkey }} write={write} />
  ) : null;
}

/** What staff wrote about the author of what was reported; nothing where they wrote nothing. */
export function NotesOnAuthor({ pubkey }: { pubkey: string }) {
  const t = useT();
  const about = { kind: 'profile', id: pubkey } as const;
  return useMayRead('profile') ? <Notes key={pubkey} about={about} title={t('screens.notes.onAuthor')} /> : null;
}

/** For the box of notes: one that this person adds is scrolled to, since it is written in a dialog, often with the notes out of sight. */
function useOwnNewest({ rows: [newest], total }: LoadMore<NoteRow>) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(total);
  const isOwn = newest?.by.uid === useRights().principal?.uid;
  useEffect(() => {
    const isAdded = before.current !== null && total !== null && total > before.current;
    before.current = total;
    if (isAdded && isOwn) box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [total, isOwn]);
  return box;
}

interface NotesProps {
  readonly about: Noted;
  readonly title?: string;
  /** Without it the notes are there to be read, and where it is known that there are none there is nothing. */
  readonly write?: ReactNode;
}

function Notes({ about, title, write }: NotesProps) {
  const t = useT();
  const steps = useNotes(about);
  const focus = useItemFocus('note');
  const newest = useOwnNewest(steps);
  if (!write && steps.rows.length === 0 && steps.trouble === null) return null;
  return (
    <Section title={title ?? t('screens.notes.title')} aside={write}>
      <div ref={newest} {...focus} className="flex flex-col divide-y divide-line">
        {steps.rows.map((note) => (
          <OneNote key={note.id} note={note} />
        ))}
      </div>
      <LoadMoreFooter steps={steps} empty={t('screens.notes.none')} label={t('screens.notes.more')} />
    </Section>
  );
}
