import type { Command } from '../../commands/core/definition';
import { readPersonal, writePersonal } from '../state/personalStorage';
import { losesByReload } from '../state/reloadLoses';

/** What was typed into the form of a command and never sent, by command. In memory alone: it is this person's, on this page. */
const drafts = new Map<string, Readonly<Record<string, string>>>();
losesByReload(() => drafts.size > 0);

/** Whether what is typed into this command's form is there again when the form is. */
export const keepsDraft = (command: Command): boolean => 'form' in command && command.form?.keepsDraft === true;

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

/** Where in this browser the text of this command on these rows is kept; undefined where it is not. */
export function draftPlaceOf(command: Command, [row, other]: readonly unknown[]): string | undefined {
  const name = 'form' in command && row !== undefined && other === undefined ? command.form?.draftAt?.(row) : undefined;
  return name === undefined ? undefined : `draft.${command.id}.${name}`;
}

/** The text kept at such a place; undefined if there is none. */
export const textDraftOf = (place: string | undefined): string | undefined =>
  (place !== undefined && readPersonal(place)) || undefined;

/** Keeps the text at such a place while it is another than the one that the question begins with. */
export function keepTextDraft(place: string | undefined, text: string, start: string): void {
  if (place !== undefined) writePersonal(place, text === start ? '' : text);
}

/** Called when the command is sent. */
export function forgetDraft(command: Command, rows: readonly unknown[]): void {
  drafts.delete(command.id);
  keepTextDraft(draftPlaceOf(command, rows), '', '');
}
