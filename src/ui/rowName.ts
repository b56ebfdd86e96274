import type { Kind, Noted, NoteRow, Rows } from '../../commands/core/rows';
import type { TempleRow } from '../../commands/core/templeRow';
import { KINDS } from '../../commands/kinds';
import { isBlank } from '../../contract/wire/isBlank';
import { t, withoutIsolates } from '../i18n';
import { format } from '../i18n/format';
import { rowOf } from '../state/rows';

/**
 * What a row is called where it stands alone; a row of a file that has no name by its line, and what is in the place of the
 * name, and a note that has no words yet by what it is about.
 */
export function rowName<K extends Kind>(kind: K, row: unknown): string {
  if (kind === 'templeRow' && isBlank((row as TempleRow).name)) return lineOf(row as TempleRow);
  if (kind === 'note' && isBlank((row as NoteRow).text)) return notedName((row as NoteRow).about);
  return KINDS[kind].nameOf(row as Rows[K]);
}

function notedName({ kind, id }: Noted): string {
  const of = kind === 'case' ? 'report' : kind;
  const row = rowOf(of, id);
  return row === undefined ? id : rowName(of, row);
}

/** No character of any text. */
const PLACE = '\uFDD1';

function lineOf({ line, texts }: TempleRow): string {
  const said = texts?.name?.trim() || t('screens.templeImport.codes.noName');
  // The whole is looked through for what is hidden in it: no isolates of ours around what stands in the cell, and all that it has of its own.
  const name = withoutIsolates(format.pair(t('screens.templeImport.fields.name'), PLACE)).replace(PLACE, () => said);
  return `${t('screens.templeImport.line')} ${format.number(line)} · ${name}`;
}
