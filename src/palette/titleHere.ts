import { commandById } from '../../commands/registry';
import { titleOf } from '../i18n/titles';
import { whereOf } from '../keys/bindings';
import { macroOf } from '../state/macroOf';
import { titleOn } from '../state/titleOn';
import { targetOf } from './target';

/** As the foot of the list calls it on the row that the cursor is on: a comment is no post. A macro has a name of its own. */
export function titleHere(id: string): string {
  const command = commandById(id);
  const { rows, kind } = targetOf(null);
  const macro = command && macroOf(command);
  if (macro) return macro.name;
  return command && whereOf(command) === kind ? titleOn(command, rows) : titleOf(id);
}
