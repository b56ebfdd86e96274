import type { Command } from '../../commands/definition';

/** What was typed into the form of a command and never sent, by command. In memory alone: it is this person's, on this page. */
const drafts = new Map<string, Readonly<Record<string, string>>>();

const keeps = (command: Command) => 'keepsDraft' in command && command.keepsDraft === true;

export const draftOf = (command: Command) => drafts.get(command.id);

/** Keeps what is typed where the command says so. */
export function keepDraft(command: Command, values: Readonly<Record<string, string>>): void {
  if (keeps(command)) drafts.set(command.id, values);
}

/** It is on its way. */
export const forgetDraft = (command: Command): void => void drafts.delete(command.id);
