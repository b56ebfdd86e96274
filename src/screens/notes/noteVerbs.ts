import type { ScreenVerbs } from '../../../commands/core/world';
import { newNote } from '../../../commands/sendNote';
import { invoke } from '../../run';

/** What commands do with notes. */
export const noteVerbs: ScreenVerbs['note'] = {
  write: (about) => void invoke('note.add', { rows: [newNote(about)], rowKind: 'note', source: 'key' }),
};
