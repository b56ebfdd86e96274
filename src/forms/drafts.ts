import type { Command } from '../../commands/core/definition';
import { losesByReload } from '../state/reloadLoses';

/** What was typed into the form of a command and never sent, by command. In memory alone: it is this person's, on this page. */
const drafts = new Map<string, Readonly<Record<string, string>>>();
losesByReload(() => drafts.size > 0);

/** Whether what is typed into this command's form is there again when the form is. */
export const keepsDraft = (command: Command): boolean => 'keepsDraft' in command && command.keepsDraft === true;

export const formDraftOf = (command: Command) => drafts.get(command.id);

/** Keeps what is typed where the command says so, for as long as it differs from how the form begins. */
export function keepDraft(
  command: Command,
  values: Readonly<Record<string, string>>,
  start: Readonly<Record<string, string>>,
): void {
  if (!keepsDraft(command)) return;
  if (Object.entries(values).some(([name, value]) => value !== start[name])) drafts.set(command.id, values);
  else drafts.delete(command.id);
}

/** Called when the command is sent. */
export const forgetDraft = (command: Command): void => void drafts.delete(command.id);
