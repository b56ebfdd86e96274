import { beforeEach, expect, test, vi } from 'vitest';
import { commandById } from '../../../commands/every';
import { newNote } from '../../../commands/sendNote';
import { session } from '../../../src/state/session';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
  removeItem: (place: string) => void kept.delete(place),
});
const { draftPlaceOf, forgetDraft, keepTextDraft, textDraftOf } = await import('../../../src/forms/drafts');

const come = (uid: number) => {
  session.user = { uid, user_name: '', display_name: '', avatar: '', tier_id: 99, status: 1, roles: [] };
};
const addNote = commandById('note.add') ?? expect.fail('there is no note.add');
const onCase = newNote({ kind: 'case', id: 'c1' });
const placeOf = (row: unknown) => draftPlaceOf(addNote, [row]);

beforeEach(() => {
  kept.clear();
  come(7);
});

test('a note that is begun is there again for its row and its author alone, until it is sent', () => {
  keepTextDraft(placeOf(onCase), 'Đã gọi', '');
  expect(textDraftOf(placeOf(onCase))).toBe('Đã gọi');
  expect(textDraftOf(placeOf(newNote({ kind: 'case', id: 'c2' })))).toBeUndefined();
  expect(textDraftOf(placeOf(newNote({ kind: 'profile', id: 'c1' })))).toBeUndefined();
  come(8);
  expect(textDraftOf(placeOf(onCase))).toBeUndefined();
  come(7);
  forgetDraft(addNote, [onCase]);
  expect([...kept]).toEqual([]);
});

test('what is as it began is no draft, and what is asked for several rows at once is none either', () => {
  keepTextDraft(placeOf(onCase), 'Đã gọi', '');
  keepTextDraft(placeOf(onCase), 'như cũ', 'như cũ');
  expect([...kept]).toEqual([]);
  expect(draftPlaceOf(addNote, [onCase, onCase])).toBeUndefined();
});
