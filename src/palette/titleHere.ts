import { commandById } from '../../commands/registry';
import { titleOf } from '../i18n/titles';
import { whereOf } from '../keys/bindings';
import { titleOn } from '../state/titleOn';
import { targetOf } from './target';

/** As the foot of the list calls it on the row that the cursor is on: a comment is no post. */
export function titleHere(id: string): string {
  const command = commandById(id);
  const { rows, kind } = targetOf(null);
  return command && whereOf(command) === kind ? titleOn(command, rows) : titleOf(id);
}
