import type { NotedKind } from '../contract/notes';
import * as notes from '../contract/notes';
import type { Principal } from '../contract/wire/permissions';
import { defineConsoleCommand, defineMutation, mapAnswer, one, text } from './core/definition';
import { ok } from './core/disabledReason';
import { late, PART_MISSING } from './core/late';
import type { Noted, NoteRow } from './core/rows';
import type { QuestionWorld } from './core/world';

declare module './core/world' {
  interface ScreenVerbs {
    readonly note: {
      /** Asks for the words of a new note. */
      readonly write: (about: Noted) => void;
    };
  }
}

/** How a note is sent. Loaded late: none is written before the first list works. */
const sending = late(() => import('./sendNote'));

const words = (prefill?: (rows: readonly unknown[]) => string) =>
  text({
    as: 'long',
    ...(prefill && { prefill }),
    loadColleagues: async (world: QuestionWorld, [row]) => {
      const part = await sending().catch(() => undefined);
      return part ? part.colleaguesFor(world, row as NoteRow) : PART_MISSING;
    },
    check: (value) =>
      value.trim() === '' ? 'note.missing' : value.trim().length > notes.NOTE_MAX ? 'note.tooLong' : ok,
  });

const onlyMine = ({ by }: NoteRow, me: Principal | undefined) => (by.uid === me?.uid ? ok : 'note.ofOther');

/** Writes a note on a case or member (`newNote` in sendNote.ts); whom it calls by `@` finds it in the bell. */
const addNote = defineMutation({
  id: 'note.add',
  on: one('note'),
  endpoint: notes.create,
  asks: { text: words() },
  icon: 'file-plus',
  listed: false,
  form: { draftAt: ({ about }) => `${about.kind}.${about.id}` },
  run: async (world, row, { text }) => (await sending()).createNote(world, row, text),
  undo: () => ['note.delete', {}],
});

/** Writes one's own note anew. */
const editNote = defineMutation({
  id: 'note.edit',
  on: one('note'),
  endpoint: notes.edit,
  asks: { text: words(([row]) => (row as NoteRow).text) },
  key: { press: 'Mod+E', where: 'note' },
  icon: 'file-pen-line',
  when: onlyMine,
  form: { draftAt: ({ id }) => id },
  change: (row, { text }) => ({ ...row, text: text.trim() }),
  run: async (world, row, { text }) => (await sending()).rewriteNote(world, row, text),
  undo: ({ text }) => ['note.edit', { text }],
});

/** Removes one's own note for good, so it is held first: the log alone has it then. */
const deleteNote = defineMutation({
  id: 'note.delete',
  on: one('note'),
  endpoint: notes.remove,
  key: { press: 'v', where: 'note' },
  tone: 'danger',
  icon: 'file-x',
  holds: true,
  when: onlyMine,
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) =>
    mapAnswer(await call(notes.remove, { kind: row.about.kind, idnote: row.id }), () => null),
});

/** What begins a note on a row, with the permission to view it. */
const begins = (kind: NotedKind) => ({ permission: notes.NOTED[kind], extension: 'notes', icon: 'file-plus' }) as const;

const noteOnCase = defineConsoleCommand({
  ...begins('case'),
  id: 'report.note',
  on: one('report'),
  at: 'report',
  key: { press: 'h', where: 'report' },
  run: (world, [row]) => row && world.screen('note').write({ kind: 'case', id: row.caseId }),
});

const noteOnMember = defineConsoleCommand({
  ...begins('profile'),
  id: 'profile.note',
  on: one('profile'),
  at: 'profile',
  key: { press: 'h', where: 'profile' },
  run: (world, [row]) => row && world.screen('note').write({ kind: 'profile', id: row.pubkey }),
});

export const noteCommands = [noteOnCase, noteOnMember, addNote, editNote, deleteNote] as const;
