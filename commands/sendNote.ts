import type { Colleague } from '../contract/caseDesk';
import * as colleagues from '../contract/colleagues';
import * as notes from '../contract/notes';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { Noted, NoteRow } from './core/rows';
import type { World } from './core/world';
import { calledIn } from './mentions';

/** A note that is about to be written. */
export const newNote = (about: Noted): NoteRow => ({
  id: `new ${about.kind} ${about.id}`,
  by: { uid: 0, display_name: '', avatar: '' },
  text: '',
  mentions: [],
  created: 0,
  about,
});

/** Those of the staff who may see what the note is about: whom it can call. */
export const colleaguesFor = (
  { call }: Pick<World, 'call'>,
  { about }: NoteRow,
): Promise<Answer<readonly Colleague[]>> => call(colleagues.list, { kind: about.kind });

/** Sends a note that was begun (`newNote`). */
export async function createNote(world: World, row: NoteRow, text: string): Promise<Answer<NoteRow>> {
  const mentions = await calledBy(world, row, text);
  if (mentions.refused !== undefined) return mentions;
  const body = { text, mentions: mentions.data };
  return mapAnswer(await world.call(notes.create, { ...row.about, body }), aboutSame(row));
}

/** Sends the new words of a note. */
export async function rewriteNote(world: World, row: NoteRow, text: string): Promise<Answer<NoteRow>> {
  const mentions = await calledBy(world, row, text);
  if (mentions.refused !== undefined) return mentions;
  const body = { text, mentions: mentions.data };
  return mapAnswer(await world.call(notes.edit, { kind: row.about.kind, idnote: row.id, body }), aboutSame(row));
}

/**
 * Whom the words of a note call. The staff are asked for where there is an `@` alone. Whom the note as it was called under a name that they
 * do not have any more, it calls still.
 */
async function calledBy(world: World, row: NoteRow, words: string): Promise<Answer<number[]>> {
  const named = calledIn(row.text, row.mentions);
  const kept = row.mentions.filter((one) => !named.includes(one));
  const answer = words.includes('@') ? await colleaguesFor(world, row) : { data: [] };
  return mapAnswer(answer, (all) => [...new Set([...kept, ...calledIn(words, all)].map(({ uid }) => uid))]);
}

const aboutSame =
  ({ about }: NoteRow) =>
  (note: notes.Note): NoteRow => ({ ...note, about });
